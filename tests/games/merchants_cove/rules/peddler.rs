//! MC-23: alone against the Peddler. Seat 0 brews two hours; then the die is the Peddler's.

use crate::merchants_cove::{alone, dealt};
use caravanserai::{
    games::merchants_cove::{
        level::Good,
        table::{
            layout,
            nouns::{CoveSight, CoveView},
        },
    },
    table::{ids::Viewer, view::TableView},
};

/// The Peddler is an hour ahead, and acts as soon as seat 0 has brewed.
const NEAR: &str = "bench red red; hour @1 2";
const BREW: &str = "do visit brew, brew-batch red-small";

/// MC-23.1: hourglass, gold and tokens, but no merchant, no team at work, no card.
#[test]
fn mc_23_1_set_up() {
    let mut play = dealt(1, 6, &[]);
    let sight = play.glance(Viewer::Everybody);
    let t = CoveSight::of(&sight).unwrap();
    assert_eq!(t.players().count(), 2);
    assert!(t.is_peddler(1) && t.solo() && t.merchant(1).is_none());
    assert_eq!(Good::all().map(|good| t.in_supply(1, good)).sum::<i64>(), 28);
    assert_eq!((t.gold(1), t.count(layout::taints(1))), (0, 0));
    assert!((0..4).all(|n| t.team_card(1, n).is_none()));
}

/// MC-23.2: each face of the die; ties of demand go in the order of the colours.
#[test]
fn mc_23_2_the_die() {
    let waiting = format!(
        "{NEAR}; boat 1 blue blue; boat 4 blue; boat 5 yellow yellow; dock bazaar yellow green"
    );
    // Blue and yellow are wanted alike: blue comes first.
    for (die, purse) in [
        (2, "blue-small"),
        (3, "blue-small"),
        (4, "yellow-small"),
        (5, "yellow-small"),
        (6, "blue-large"),
    ] {
        alone(
            &[],
            &waiting,
            &format!(
                "dice {die}; draw bag red; {BREW}; purse stall:1:{purse} 1;
            at hourglass_1 hour:{}",
                if die == 6 { 5 } else { 4 }
            ),
        );
    }
    // A 1, and then whatever: a customer of the first colour goes home from the fullest boat.
    alone(&[], &waiting,
        &format!("dice 1 2; draw bag red; {BREW}; count hall:blue 2; in aboard:1 blue; purse stall:1:yellow-small 1;
            at hourglass_1 hour:5"));
}

/// MC-23.2: with a 6 the rightmost of the townsfolk goes under the deck.
#[test]
fn mc_23_2_a_six_moves_the_row() {
    alone(
        &[],
        &format!("{NEAR}; boat 1 red; row l01 l02 l03 l04"),
        &format!(
            "dice 6; draw bag red; {BREW}; purse stall:1:red-large 1; in row:4 folk_l03; has townsfolk folk_l04; count row:1 1"
        ),
    );
}

/// MC-23.3: what the Peddler draws goes to the fullest boat, which takes the first free berth.
#[test]
fn mc_23_3_how_it_loads() {
    alone(&[], &format!("{NEAR}; boat 2 red red; boat 3 blue blue green; boat 5 green green green"),
        &format!("dice 2; draw bag yellow; {BREW}; at boat_3 berth:bazaar; in dock:bazaar blue blue green yellow;
            asks @0 mc-question-visit"));
    alone(
        &[],
        &format!("{NEAR}; boat 2 red red; boat 5 green green"),
        &format!("dice 2; draw bag yellow; {BREW}; in aboard:2 red red yellow"),
    );
    alone(
        &[],
        &format!("{NEAR}; docked 4 square_east; boat 5 green green green"),
        &format!(
            "dice 2; draw bag yellow; {BREW}; at boat_5 berth:black_market; at boat_6 boats:off"
        ),
    );
    // It goes past an open hand.
    alone(
        &[],
        "bench red red; dial round 2; place #6 hour:1; hour @1 4; hour @0 3",
        &format!(
            "draw bag red; dice 2; {BREW}, board boat-1, next-hour; asks @0 mc-question-visit; at hourglass_1 hour:6; count corruption:1 0"
        ),
    );
}

/// MC-23.4: it sells where a good brings most, the earlier dock on a tie, for two buyers at least.
#[test]
fn mc_23_4_how_it_sells() {
    let other = "dock black_market green; stall @0 green-small";
    alone(
        &[],
        &format!(
            "{other}; dock square red red; dock black_market red red; stall @1 red-small; market square"
        ),
        "purse gold:1 6; dial dock 2",
    );
    alone(
        &[],
        &format!(
            "{other}; dock square red red; dock black_market red red red; stall @1 red-small; market square"
        ),
        "purse gold:1 0; asks @0 mc-question-sell; do pass; purse gold:1 9; count corruption:1 0",
    );
    alone(
        &[],
        &format!("{other}; dock bazaar red; stall @1 red-large; market bazaar"),
        "purse gold:1 0; dial dock 2",
    );
    alone(
        &[],
        &format!(
            "dial round 3; {other}; dock bazaar red; stall @0 red-large green-small; stall @1 red-large; market bazaar"
        ),
        "do pass; purse gold:1 6",
    );
}

/// MC-23.6: what cannot be done is skipped, the hours pass; no thief, no cultist, no patron works
/// for it.
#[test]
fn mc_23_6_what_it_does_not_do() {
    alone(
        &[],
        &format!("{NEAR}; boat 1 red; stall @1 red-small red-small red-small red-small"),
        &format!(
            "dice 2; draw bag red; {BREW}; purse supply:1:red-small 0; purse stall:1:red-small 4; at hourglass_1 hour:4"
        ),
    );
    alone(
        &[("rogues", 2)],
        &format!("{NEAR}; boat 1 red red; boat 3 green"),
        &format!(
            "dice 2; draw bag rogue; {BREW}; in aboard:1 red red rogue; asks @0 mc-question-visit; count corruption:1 0"
        ),
    );
    alone(
        &[("rogues", 1)],
        "dock bazaar rogue rogue; dock black_market green; stall @0 green-small; stall @1 red-large; market bazaar",
        "purse gold:1 0; count corruption:1 0; do pass, pass; dial round 2; purse gold:1 0",
    );
}
