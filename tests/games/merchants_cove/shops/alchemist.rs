//! MC-19: the Alchemist.

use crate::merchants_cove::{TWO, act, cove, play, position, setup};
use caravanserai::{
    games::merchants_cove::{
        level::Clan,
        rules::shops::{Merchant, alchemist},
        table::nouns::{CoveSight, CoveView},
    },
    table::{ids::Viewer, play::Play, view::TableView},
};

/// MC-19.1, MC-18.6: tubes of six, tube 1 first, bottom to top; bench and retorts empty.
#[test]
fn mc_19_1_mc_18_6_set_up() {
    let mut setup = setup(2, 3, &[]);
    setup.seats[0].race = Merchant::Alchemist.id().to_owned();
    let mut play = Play::begin(cove(), setup).unwrap();
    let sight = play.glance(Viewer::Everybody);
    let t = CoveSight::of(&sight).unwrap();
    assert!((0..alchemist::TUBES).all(|n| t.count(alchemist::tube(n)) == 6));
    assert_eq!((t.count(alchemist::MARBLES), t.count(alchemist::BENCH)), (36, 0));
    assert!(t.players().all(|p| Clan::ALL.into_iter().all(|clan| !t.shield(p, clan))));
    let public = play.glance(Viewer::Public);
    assert!(public.zone(alchemist::tube(0)).pieces.iter().all(|p| p.kind.is_some()));
}

/// MC-19.2: EX-41 and EX-43: what runs together is taken, what touched before is not.
#[test]
fn mc_19_2_chains() {
    use alchemist::chain;
    assert_eq!(chain(&[0, 1, 0, 0, 2, 3], 1), [0, 1, 2, 3], "EX-41");
    assert_eq!(chain(&[0, 0, 1, 2, 3, 1], 1), [1], "EX-43: green falls on red");
    assert_eq!(chain(&[2, 0, 1, 0, 2, 2], 2), [0, 1, 2, 3, 4, 5], "a chain of two");
    assert_eq!(chain(&[0, 0, 0], 2), [2], "nothing falls from the top");
    assert_eq!(chain(&[0, 1, 1], 0), [0], "nothing lies below the lowest");
    play(
        "tube 1 red green red red blue yellow; tube 2 red red red red red red",
        "draw marbles marble_green marble_green marble_green marble_green; do visit gather, harvest tube-1 2;
         order tube:1 marble_blue marble_yellow marble_green marble_green marble_green marble_green",
    );
}

/// MC-19.3: EX-44: the surplus of the bench, chosen marble by marble, goes back before the refill.
#[test]
fn mc_19_3_the_surplus_goes_back() {
    play(
        "bench red red red green green green blue blue blue; tube 1 red green red red blue yellow; tube 2 yellow yellow",
        "do visit gather, harvest tube-1 2; asks @0 mc-question-surplus; count bench 13; count tube:1 2; refused return-marble yellow by MC-19.3;
         do return-marble red, return-marble blue, return-marble red; count bench 10; count tube:1 6; asks @0 mc-question-harvest",
    );
    play(
        "tube 1 red red",
        "do visit shake; refused harvest tube-2 1 by MC-19.3; refused harvest tube-1 3 by MC-19.3",
    );
}

/// MC-19.4, MC-19.6: spent marbles go back into the bag; no third batch.
#[test]
fn mc_19_4_mc_19_6_brewing() {
    play(
        "bench red red red red red yellow yellow blue blue blue",
        "count marbles 50; do visit brew; refused brew-batch green-small by MC-19.6; refused brew-batch blue-large by MC-19.6;
         do brew-batch red-large, brew-batch blue-small; count bench 4; count marbles 56; asks @1 mc-question-visit;
         at hourglass_0 hour:3",
    );
    play(
        "bench red red red red",
        "do visit brew; refused finish by MC-5.4; do brew-batch red-small, finish; purse stall:0:red-small 1",
    );
}

/// MC-19.5: two harvests from two tubes.
#[test]
fn mc_19_5_gather() {
    play(
        "tube 1 red red; tube 2 green",
        "do visit gather, harvest tube-1 2; refused harvest tube-1 1 by MC-19.5;
        do harvest tube-2 1; count bench 2; at hourglass_0 hour:3; count corruption:0 0",
    );
    play("tube 1 red red", "refused visit gather by MC-5.4");
}

/// MC-19.7, MC-19.12: three marbles go back into the bag, the retort is its shield.
#[test]
fn mc_19_7_mc_19_12_distil() {
    play("bench blue blue blue blue red; hall blue 3",
        "do visit distil; refused distil-colour red by MC-19.7; do distil-colour blue; count bench 2; count marbles 58;
         dial shields:0 4; purse gold:0 3; at hourglass_0 hour:2");
    play(
        "bench blue blue blue red red red; dial shields:0 4",
        "do visit distil; refused distil-colour blue by MC-18.3; do distil-colour red; dial shields:0 5",
    );
}

/// MC-19.8, MC-19.11: a swap takes nothing by itself; then one harvest, for a card.
#[test]
fn mc_19_8_mc_19_11_shake() {
    play(
        "tube 1 red blue red; tube 2 green red",
        "do visit shake; refused swap-marbles tube-1 3 by MC-19.8; refused swap-marbles tube-4 1 by MC-19.8; do swap-marbles tube-1 2;
         order tube:1 marble_red marble_red marble_red; order tube:2 marble_green marble_blue; count bench 0;
         do harvest tube-2 2; count bench 1; count tube:2 6; count corruption:0 1; at hourglass_0 hour:2",
    );
    play("tube 1 red red; tube 3 red", "do visit shake; asks @0 mc-question-harvest");
    play("", "refused visit shake by MC-5.4");
}

/// MC-19.10, MC-19.13: what each place of the team does, and when it can.
#[test]
fn mc_19_10_mc_19_13_the_team() {
    let team = "team @0 1 l01; team @0 2 l02; team @0 3 l03; team @0 4 l04";
    play(&format!("{team}; tube 1 red green red"), "do visit team; refused use t2 by MC-14.2; refused use t3 by MC-14.2;
        do use t1, harvest tube-1 2; in bench marble_red marble_green marble_red; do use t2; refused brew-batch red-large by MC-19.6;
        do brew-batch red-small; purse stall:0:red-small 1; do use t4; purse gold:0 2; do finish; at hourglass_0 hour:3");
    play(&format!("{team}; bench red red green"), "do visit team, use t3; refused transmute blue red by MC-19.13; do transmute red blue;
        in bench marble_blue marble_red marble_green; count marbles:aside 1; refused transmute blue yellow by MC-19.13;
        do transmute red yellow; in bench marble_blue marble_yellow marble_green; count marbles:aside 0; count marbles 57");
    play(
        &format!("{team}; bench red; dial shields:0 9; hall red 3; hall yellow 5"),
        "do visit team, use t4; refused patronage blue by MC-19.13; do patronage yellow; purse gold:0 5",
    );
    play(
        &format!("{team}; dial shields:0 2; hall green 4"),
        "do visit team, use t4; purse gold:0 4",
    );
    // A colour that the bag does not hold.
    let blue: Vec<String> = (0..12).map(|_| "place marble_blue tube:4".to_owned()).collect();
    play(
        &format!("{team}; bench red; {}", blue.join("; ")),
        "do visit team, use t3; refused transmute red blue by MC-19.13",
    );
}

/// MC-19.11: out, chain, bench, surplus, refill from the bottom up, and only then the next harvest;
/// neighbours are tubes 1-2, 2-3 and 3-4 at one height.
#[test]
fn mc_19_11_a_harvest_step_by_step() {
    play(
        "bench red red red green green green blue blue blue; tube 1 yellow red green red; tube 2 yellow",
        "draw marbles marble_blue marble_green marble_blue marble_green marble_yellow;
         do visit gather, harvest tube-1 3; asks @0 mc-question-surplus; count bench 12; order tube:1 marble_yellow;
         do return-marble blue; count tube:1 1; do return-marble green; asks @0 mc-question-harvest; count bench 10;
         order tube:1 marble_yellow marble_blue marble_green marble_blue marble_green marble_yellow; count tube:2 1",
    );
    let tubes = "tube 1 red; tube 2 red green; tube 3 red green; tube 4 red";
    play(
        tubes,
        "do visit shake; offered swap-marbles tube-1 1; offered swap-marbles tube-2 1; offered swap-marbles tube-3 1;
         offered swap-marbles tube-2 2; refused swap-marbles tube-1 2 by MC-19.8; refused swap-marbles tube-3 2 by MC-19.8;
         refused swap-marbles tube-4 1 by MC-19.8; do swap-marbles tube-2 2; count bench 0; asks @0 mc-question-harvest",
    );
}

/// MC-19.11: with tubes and bench full the bag never runs dry.
#[test]
fn mc_19_11_marbles_are_enough() {
    let mut play = position(TWO, &[], "bench red red red green green green blue blue blue yellow; tube 1 red red red red red red;
        tube 2 green green green green green green; tube 3 red red red red red red; tube 4 yellow yellow yellow yellow yellow yellow");
    let sight = play.glance(Viewer::Everybody);
    assert_eq!(CoveSight::of(&sight).unwrap().count(alchemist::MARBLES), 26);
    act(
        &mut play,
        "visit gather, harvest tube-1 1, return-marble red, harvest tube-2 1, return-marble green",
    );
    let sight = play.glance(Viewer::Everybody);
    assert_eq!(CoveSight::of(&sight).unwrap().count(alchemist::MARBLES), 26);
}
