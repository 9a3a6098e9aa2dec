//! Positions that were set by hand, or taken in the middle of a visit: what is half done is brought
//! to its end by the rules, and nobody is lost.

use crate::merchants_cove::{TWO, act, play, position};
use caravanserai::table::{play::Play, scenario::Scenario};

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
