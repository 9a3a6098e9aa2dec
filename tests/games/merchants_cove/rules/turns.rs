//! MC-3 to MC-5: the course of the game, Arrival, and the turn.

use crate::{
    common::battery::step,
    merchants_cove::{TWO, act, action, dealt, play, position, shop, with},
};
use caravanserai::{
    bots::RandomBot,
    games::merchants_cove::{
        level::DockWord,
        table::{
            layout::{self, Phase},
            nouns::{CoveSight, CoveView},
        },
    },
    table::{ids::Viewer, journal::Barrier, play::UndoError, view::TableView},
};

/// A market in which seat 0 can still pass once, on the Black Market.
const LAST_SALE: &str = "dock black_market yellow; stall @0 yellow-small; market black_market";

/// MC-3.1, MC-3.2: three days; the third one has no clean-up.
#[test]
fn mc_3_1_mc_3_2_three_days() {
    let mut play = dealt(3, 4, &[]);
    let mut bot = RandomBot::new(4);
    let mut seen = vec![(1, Phase::Production)];
    while step(&mut play, &mut bot, "three days").is_some() {
        let sight = play.glance(Viewer::Everybody);
        let t = CoveSight::of(&sight).unwrap();
        let now = (t.round(), Phase::from(t.dial(layout::PHASE)));
        if seen.last() != Some(&now) {
            seen.push(now);
        }
    }
    let days: Vec<i64> = seen.iter().filter(|s| s.1 == Phase::Production).map(|s| s.0).collect();
    assert_eq!(days, [1, 2, 3]);
    let sight = play.glance(Viewer::Everybody);
    let t = CoveSight::of(&sight).unwrap();
    let docks: usize = DockWord::ALL.into_iter().map(|d| t.count(layout::dock(d))).sum();
    assert!(t.round() == 3 && docks > 0, "nothing was cleared away");
}

/// MC-3.3: what a rogue card says goes before the rule that rogues buy nothing.
#[test]
fn mc_3_3_a_rogue_card_overrides() {
    with(
        TWO,
        &[("rogues", 1)],
        "dock bazaar rogue; stall @0 red-large; market bazaar",
        "refused sell red-large 1 by MC-9.5; do count-rogue, sell red-large 1; purse gold:0 6",
    );
    // A merchant's rule goes before a base rule: cards are drawn after the action and before the
    // hours (MC-5.2), but a furnace that overheats costs its card at once, in the middle of it.
    shop(
        "blacksmith",
        "rack red 6 red 6 blue 4 blue 4",
        "do visit forge, forge-piece red-small 12 0; count corruption:0 1; asks @0 mc-question-forge; at hourglass_0 hour:1;
         do forge-piece blue-small 12 0; count corruption:0 1; at hourglass_0 hour:3",
    );
    // A rogue card goes before both: a full boat docks at once, but Thieves come first.
    with(
        TWO,
        &[("rogues", 2)],
        "hour @0 3; hour @1 9; bench red red; boat 2 blue blue red; boat 3 green",
        "draw bag rogue; do visit brew, brew-batch red-small, board boat-2; asks @0 mc-question-push; at boat_2 sea:left",
    );
}

/// MC-4.1, MC-4.2, MC-4.3: EX-27: rogues are set aside, and go back to the bag.
#[test]
fn mc_4_1_mc_4_2_mc_4_3_rogues_are_set_aside() {
    play(LAST_SALE,
        "draw bag red rogue blue green green rogue yellow red red green green blue red red;
         do pass; dial round 2; in aboard:1 red blue; in aboard:2 green green; in aboard:3 yellow red;
         in aboard:4 red green; in aboard:5 green blue; in aboard:6 red red; count drawn 0;
         count sea:left 3; count sea:right 3");
}

/// MC-4.4: with the Cultists they board like customers.
#[test]
fn mc_4_4_rogues_board() {
    with(
        TWO,
        &[("rogues", 1)],
        LAST_SALE,
        "draw bag rogue blue rogue; do pass; in aboard:1 rogue blue; has aboard:2 rogue",
    );
}

/// MC-4.5: an empty bag fills the boats as far as it can.
#[test]
fn mc_4_5_a_short_bag() {
    let home: Vec<String> = [("red", 13), ("green", 13), ("blue", 9)]
        .into_iter()
        .map(|(clan, all)| format!("hall {clan} {all}"))
        .collect();
    play(
        &format!("{}; hall yellow 5; lair 6; {LAST_SALE}", home.join("; ")),
        "do pass; dial round 2; count aboard:1 2; count aboard:2 2; count aboard:3 0; count bag 0",
    );
}

/// MC-4.6: Thieves tempt nobody at dawn.
#[test]
fn mc_4_6_nobody_is_active_at_dawn() {
    with(
        TWO,
        &[("rogues", 2)],
        LAST_SALE,
        "do pass; dial round 2; asks @0 mc-question-visit; count corruption:0 0",
    );
}

/// MC-5.2, MC-5.6: figure, action, cards, hours, in this order.
#[test]
fn mc_5_2_mc_5_6_four_steps() {
    let mut play = position(TWO, &[], "tube 1 red red");
    act(&mut play, "visit shake");
    let before = play.glance(Viewer::Everybody);
    let t = CoveSight::of(&before).unwrap();
    assert_eq!((t.dial(layout::figure(0)), t.count(layout::taints(0))), (6, 0));
    act(&mut play, "harvest tube-1 1");
    let keys: Vec<&str> =
        play.entries().last().unwrap().lines.iter().map(|l| l.message.key).collect();
    let at = |key| keys.iter().position(|k| *k == key).unwrap_or_else(|| panic!("{key}: {keys:?}"));
    assert!(at("mc-log-harvest") < at("mc-log-corruption"), "{keys:?}");
    assert!(at("mc-log-corruption") < at("mc-log-hour"), "{keys:?}");
}

/// MC-5.2: EX-09: the same one may act again.
#[test]
fn mc_5_2_the_same_one_again() {
    with(
        &["alchemist", "blacksmith", "captain"],
        &[],
        "hour @0 2; hour @1 6; hour @2 7; bench red red",
        "do visit brew, brew-batch red-small; asks @0 mc-question-board; do board boat-1; asks @0 mc-question-visit",
    );
}

/// MC-5.3: a figure may come back after it was elsewhere, and stays where it is overnight.
#[test]
fn mc_5_3_overnight() {
    play(
        &format!("dial figure:0 4; bench red red; tube 1 red; tube 2 red; {LAST_SALE}"),
        "do pass; dial round 2; dial figure:0 4; refused visit brew by MC-5.3; offered visit gather",
    );
}

/// MC-5.5: without a token nothing is made.
#[test]
fn mc_5_5_no_token() {
    play(
        "bench red red red red; stall @0 red-small red-small red-small red-small",
        "do visit brew; refused brew-batch red-small by MC-5.5; do brew-batch red-large; purse supply:0:red-large 2",
    );
}

/// MC-5.6, MC-17.1, MC-17.2: who holds a card knows it, the others its back; it does nothing until
/// the end.
#[test]
fn mc_5_6_mc_17_1_mc_17_2_cards_are_hidden() {
    play(
        "cards @0 c_1 c_rb",
        "sees @0 corruption:0 c_rb; hidden @1 corruption:0; count corruption:0 2; purse gold:0 0",
    );
}

/// MC-5.7: only who can do nothing waits.
#[test]
fn mc_5_7_waiting() {
    // The rack is full, and of no good is a token left.
    let each = ["red", "green", "blue", "yellow"];
    let rack = each.map(|c| format!(" {c} 1 {c} 1")).concat();
    let small = each.map(|c| format!(" {c}-small").repeat(4)).concat();
    let large = each.map(|c| format!(" {c}-large").repeat(3)).concat();
    shop(
        "blacksmith",
        &format!("rack{rack}; stall @0{small}{large}; dial figure:0 9"),
        "absent visit stoke; absent visit recruit; offered wait; do wait; at hourglass_0 hour:2; dial figure:0 9",
    );
    shop("blacksmith", "", "refused wait by MC-5.7");
}

/// MC-5.9: what was learnt or gained stands; a choice before is taken back.
#[test]
fn mc_5_9_what_cannot_be_taken_back() {
    let mut play = position(TWO, &[], "tube 1 red red; tube 2 red; bench red red; hour @1 9");
    play.set_study(false);
    act(&mut play, "visit brew");
    assert!(play.undo().is_ok(), "only the figure has moved");
    act(&mut play, "visit brew, brew-batch red-small");
    assert_eq!(play.may_undo(), Err(UndoError::Barrier), "goods have changed");
    assert_eq!(play.entries().last().and_then(|e| e.barrier), Some(Barrier::Rule));
    act(&mut play, "visit gather, harvest tube-1 1");
    assert_eq!(play.may_undo(), Err(UndoError::Barrier), "marbles were drawn");
    assert_eq!(play.entries().last().and_then(|e| e.barrier), Some(Barrier::Chance));
    assert_eq!(crate::merchants_cove::cove().info().undo_rule, "MC-5.9");
    // Sales are no action of a space: they are taken back until somebody passes.
    let mut play = position(TWO, &[], "dock bazaar blue; stall @0 blue-large; market bazaar");
    play.set_study(false);
    act(&mut play, "sell blue-large 1");
    assert!(play.undo().is_ok());
}

/// MC-5.1: whoever is not furthest behind has to wait for the turn.
#[test]
fn mc_5_1_out_of_turn() {
    let mut play = position(TWO, &[], "hour @0 4; hour @1 2; bench red red");
    assert_eq!(play.decision_seat().map(|s| s.0), Some(1));
    let brew = action(&play, "visit brew");
    let no = play.choose(brew).map(|_| ()).unwrap_err();
    assert_eq!(no.rule.0, "MC-18.6", "it is another merchant's turn");
}

/// MC-5.1, MC-5.2, MC-5.6, MC-6.4, MC-6.6, MC-6.10, MC-6.12, MC-13.5: what a turn does, in this
/// order: figure, effect, cards of the cost, then hour by hour the hand, its card and the load, the
/// stack, the row, and who acts next.
#[test]
fn mc_5_2_the_order_of_a_turn() {
    play(
        "dial round 2; place mouse hour:1; hour @0 3; hour @1 7; row l07 l02 m01 m02; cards @0 c_1",
        "asks @0 mc-question-visit; do visit recruit; dial figure:0 1; asks @0 mc-question-recruit; refused visit team by MC-5.2;
         do take-on r1; asks @0 mc-question-discard; count corruption:0 1; in row:1 folk_l07;
         do discard #c_1@corruption:0; asks @0 mc-question-team-place; do recruit r1 t1; count corruption:0 1; in team:0:1 folk_l07; count row:1 0; at hourglass_0 hour:4;
         asks @0 mc-question-board; do board boat-1; asks @0 mc-question-hand; count corruption:0 1; count row:1 0;
         do take-hand; count corruption:0 2; at hourglass_0 hand:a; count aboard:1 1; count row:1 1; asks @0 mc-question-visit",
    );
    // Beyond the last hour on a space with another the hourglass lies on top; then the day is over.
    play(
        "hour @1 12; hour @0 10; bench red red; dock square red",
        "draw bag red green; do visit brew, brew-batch red-small; asks @0 mc-question-board; at hourglass_0 hour:12;
         do board boat-1; asks @0 mc-question-board; dial phase 2; do board boat-2; dial phase 3; order hour:12 hourglass_1 hourglass_0;
         asks @0 mc-question-sell",
    );
}
