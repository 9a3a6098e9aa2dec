//! Positions that were set by hand, or taken in the middle of a visit: what is half done is brought
//! to its end by the rules, and nobody is lost.

use crate::merchants_cove::{TWO, act, play, position};
use caravanserai::table::{
    edit::Edit,
    ids::Viewer,
    play::{ArrangeError, Play},
    scenario::Scenario,
};

/// What a position by hand lacks as a whole is said by its rule, and nothing is taken over.
#[test]
fn mc_22_1_mc_2_11_mc_6_9_mc_11_3_mc_21_3_a_position_is_judged_as_a_whole() {
    let broken = |merchants: &[&str], edits: &[&str]| -> Vec<&'static str> {
        let mut play = position(merchants, &[], "");
        let before = play.hash();
        let edits: Vec<Edit> =
            edits.iter().map(|e| Edit::parse(e, play.catalogue()).unwrap()).collect();
        let Err(ArrangeError::Problems(found)) = play.arrange(&edits) else {
            panic!("{edits:?}: taken over")
        };
        assert_eq!(play.hash(), before);
        found.iter().map(|problem| problem.rule.0).collect()
    };
    let rifts = ["chronomancer", "alchemist"];
    let tile = |zone: &str| {
        let mut play = position(&rifts, &[], "");
        let all = play.sight(Viewer::Everybody);
        let zone = play.catalogue().zone_by_key(zone).unwrap();
        all.zone(zone).pieces[0].id.unwrap().0
    };
    for (from, to) in [("grid:0-0", "grid:0-1"), ("spare", "grid:0-0"), ("grid:3-3", "rifts")] {
        let edit = format!("place #{} {to}", tile(from));
        assert_eq!(broken(&rifts, &[&edit]), ["MC-22.1"], "{from} to {to}");
    }
    let captains = ["captain", "alchemist"];
    assert_eq!(broken(&captains, &["dial merchant:1 3"]), ["MC-2.11"]);
    assert_eq!(broken(&captains, &["place #6 hour:9"]), ["MC-11.3"]);
    assert_eq!(broken(&captains, &["place hourglass_0 hand:a"]), ["MC-6.9"]);
    assert_eq!(broken(&captains, &["dial empty-waters 1"]), ["MC-21.3"]);
}

/// MC-7.1: whoever was drawn boards; of several one, the others are in the bag again.
#[test]
fn mc_7_1_whoever_was_drawn_boards() {
    let steps = "asks @0 mc-question-board; in drawn blue; do board boat-3; in aboard:3 blue;
        asks @0 mc-question-visit";
    play("place blue drawn", steps);
    play("place blue drawn; place red drawn", steps);
}

/// MC-7.1, MC-7.3: without a place at sea nobody boards.
#[test]
fn mc_7_3_nobody_boards_where_no_boat_is_at_sea() {
    let off = "place boat_1 boats:off; place boat_2 boats:off; place boat_3 boats:off;
        place boat_4 boats:off; place boat_5 boats:off; place boat_6 boats:off";
    play(
        &format!("place blue drawn; {off}"),
        "count drawn 0; has bag blue; asks @0 mc-question-visit",
    );
}

/// MC-7.4: a full boat docks; the player in turn chooses between free berths.
#[test]
fn mc_7_4_full_boats_dock() {
    play(
        "boat 2 blue blue green red; docked 1 bazaar",
        "at boat_2 berth:square_west; in dock:square blue blue green red; at boat_3 boats:off",
    );
    play(
        "boat 2 blue blue green red; boat 1 red red red red",
        "asks @0 mc-question-berth; count aboard:1 4; do berth square-west;
        in dock:square red red red red; at boat_2 berth:bazaar; asks @0 mc-question-visit",
    );
    // Before anybody boards: the next one is drawn when no boat is full.
    play(
        "boat 2 blue blue green red; place yellow drawn",
        "count drawn 0; asks @0 mc-question-berth",
    );
}

/// MC-7.5: a full boat that finds no berth is taken off.
#[test]
fn mc_7_5_a_full_boat_without_a_berth_is_taken_off() {
    play(
        "boat 3 blue blue rogue red; docked 1 bazaar; docked 2 square_west",
        "at boat_3 boats:off; count aboard:3 0; has hall:blue blue; has lair rogue",
    );
}

/// MC-20.5, MC-20.13: dice in the furnace have been used, dice without a face are rolled.
#[test]
fn mc_20_13_dice_are_put_away() {
    play(
        "rack red 5; place die_blue furnace; place die_green rack; chance 3",
        "count furnace 0; count rack 2; mark die_red 5; mark die_green 4; asks @0 mc-question-visit",
    );
}

/// MC-19.3, MC-19.13: what lies beside the bench goes back, and so does what it cannot hold.
#[test]
fn mc_19_3_marbles_are_put_away() {
    play(
        "bench red red red red red red green green green green green blue; tube 1 red;
        place marble_yellow marbles:aside",
        "count marbles:aside 0; asks @0 mc-question-surplus; do return-marble red, return-marble blue;
        count bench 10; count tube:1 6; asks @0 mc-question-visit",
    );
}

fn opened(play: &mut Play) -> (Play, bool) {
    let scenario = Scenario::of(play, "x").expect("it can be set up");
    (scenario.begin(play.game()).expect("it opens"), scenario.is_whole(play))
}

/// MC-6.4: what is still due in a visit is no part of a position, and that is said.
#[test]
fn mc_6_4_a_position_in_the_middle_of_a_visit_is_not_whole() {
    let mut play = position(TWO, &[], "hour @0 3; hour @1 9; bench red red");
    assert!(opened(&mut play).1);
    act(&mut play, "visit brew, brew-batch red-small");
    let (mut again, whole) = opened(&mut play);
    assert!(!whole, "the hours of the visit are not over");
    act(&mut play, "board boat-6");
    act(&mut again, "board boat-6");
    let visit = |play: &Play| play.offers().iter().map(|o| o.action).collect::<Vec<_>>();
    assert_eq!(visit(&play), visit(&again));
}
