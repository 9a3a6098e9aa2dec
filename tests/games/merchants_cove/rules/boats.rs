//! MC-7: loads, docking, a full side, a full harbour.

use crate::merchants_cove::{TWO, play, with};

/// Seat 0 brews and crosses 3:30; the other is far ahead.
const CROSS: &str = "hour @0 3; hour @1 9; bench red red";
const BREW: &str = "do visit brew, brew-batch red-small";

/// MC-7.1: drawn first, then its boat is chosen, on either side.
#[test]
fn mc_7_1_drawn_and_then_placed() {
    play(
        CROSS,
        &format!(
            "draw bag yellow; {BREW}; in drawn yellow; offered board boat-1; offered board boat-6;
        do board boat-6; in aboard:6 yellow; count drawn 0"
        ),
    );
}

/// MC-7.2: the rule of Arrival does not hold for a load.
#[test]
fn mc_7_2_a_rogue_may_be_loaded() {
    play(
        CROSS,
        &format!(
            "draw bag rogue; {BREW}; do board boat-2; in aboard:2 rogue; asks @0 mc-question-visit"
        ),
    );
}

/// MC-7.3: nobody boards a docked boat; without a boat at sea nobody is drawn.
#[test]
fn mc_7_3_nothing_is_added_to_a_docked_boat() {
    play(
        &format!("{CROSS}; docked 1 bazaar"),
        &format!("{BREW}; refused board boat-1 by MC-7.3; do board boat-2"),
    );
    play(&format!("{CROSS}; docked 1 bazaar; docked 2 square_west; place boat_3 boats:off; docked 4 square_east;
        place boat_5 boats:off; place boat_6 boats:off"),
        &format!("{BREW}; count drawn 0; at hourglass_0 hour:5; asks @0 mc-question-visit"));
}

/// MC-7.4: with one free berth on its side a full boat has no choice.
#[test]
fn mc_7_4_the_only_free_berth() {
    play(
        &format!("{CROSS}; docked 1 bazaar; boat 2 blue blue green"),
        &format!(
            "draw bag red; {BREW}; do board boat-2; at boat_2 berth:square_west; in dock:square blue blue green red"
        ),
    );
}

/// MC-7.5, MC-7.10: a boat left over on a full side is taken off, even an empty one.
#[test]
fn mc_7_5_mc_7_10_boats_are_taken_off() {
    play(&format!("{CROSS}; docked 1 bazaar; boat 2 blue blue green"),
        &format!("draw bag red; {BREW}; do board boat-2; at boat_3 boats:off; count sea:right 3; dial no-loads 0;
        refused board boat-3 by MC-7.3"));
}

/// MC-7.6, MC-7.7: EX-23 and EX-24: the marker goes past 12, and whoever is not there yet plays on,
/// unless the option stops it; loads are ignored from then on.
#[test]
fn mc_7_6_mc_7_7_the_marker_goes_just_ahead() {
    let three = "docked 1 bazaar; docked 4 square_east; docked 5 black_market; boat 2 blue blue green; place boat_6 boats:off";
    for (stops, marker) in [(0, 13), (1, 12)] {
        let steps = format!(
            "{BREW}, board boat-2; dial marker {marker}; dial no-loads 1; at hourglass_0 hour:5"
        );
        with(
            TWO,
            &[("marker_stops_at_twelve", stops)],
            &format!("hour @0 3; hour @1 12; bench red red; {three}"),
            &steps,
        );
    }
    // At noon, but short of the marker: the day goes on.
    play(
        "place hourglass_0 hour:12; place hourglass_1 hour:13; dial marker 14; dial no-loads 1; dock square red; stall @1 red-small; bench red red",
        "asks @0 mc-question-visit; do visit brew, brew-batch red-small; at hourglass_0 hour:14
         asks @1 mc-question-visit",
    );
    play(&format!("hour @1 9; hour @0 9; bench red red; {three}"),
        &format!("draw bag red green; {BREW}, board boat-2; dial marker 11; dial no-loads 1; count drawn 0;
        at hourglass_0 hour:11; asks @1 mc-question-visit"));
    // EX-24: a step across 11:30 loads nobody.
    play(
        "hour @0 11; hour @1 12; bench red red; dial no-loads 1; dock bazaar red; stall @1 red-large",
        &format!("{BREW}; dial phase 3; count aboard:1 0"),
    );
}

/// MC-7.7: from a hand the marker goes to its exit hour; the moving hourglass finishes its move.
#[test]
fn mc_7_7_the_most_advanced_on_a_hand() {
    play("hour @0 3; place #6 hour:1; dial round 2; hand @1 a; bench red red; docked 1 bazaar; docked 4 square_east;
        docked 5 black_market; boat 2 blue blue green; place boat_6 boats:off",
        &format!("{BREW}, board boat-2; dial marker 7; asks @0 mc-question-hand; do next-hour; at hourglass_0 hour:5"));
}

/// MC-7.8: whoever fills a boat decides, however it was filled.
#[test]
fn mc_7_8_a_sailor_fills_a_boat() {
    play("row - - - s01; boat 4 red red blue", "draw bag green; do visit recruit, take-on r4, board boat-4;
        asks @0 mc-question-berth; refused berth bazaar by MC-7.4; do berth black-market; in dock:black_market red red blue green");
}

/// MC-7.9: from an empty bag nobody is drawn.
#[test]
fn mc_7_9_an_empty_bag() {
    play(
        &format!("hall red 13; hall green 13; hall blue 9; hall yellow 9; lair 6; {CROSS}"),
        &format!("count bag 0; {BREW}; at hourglass_0 hour:5; asks @0 mc-question-visit"),
    );
}

/// MC-7.10: at a double indicator the second load comes after the docking of the first.
#[test]
fn mc_7_10_docking_between_two_loads() {
    play("hour @0 9; hour @1 12; bench red red; boat 2 blue blue green",
        "draw bag red yellow; do visit brew, brew-batch red-small, board boat-2; asks @0 mc-question-berth; count drawn 0;
         do berth bazaar; asks @0 mc-question-board; in drawn yellow; refused board boat-2 by MC-7.3");
}

/// MC-7.4, MC-16.3: EX-37: a customer leaves the boat before it docks.
#[test]
fn mc_7_4_mc_16_3_thieves() {
    let edits = format!("{CROSS}; boat 2 blue blue red; boat 3 green");
    with(&["alchemist", "blacksmith"], &[("rogues", 2)], &edits,
        &format!("draw bag rogue; {BREW}, board boat-2; asks @0 mc-question-push; do push-off red boat-3;
        count corruption:0 1; in aboard:2 blue blue rogue; in aboard:3 green red; at boat_2 sea:left"));
    with(
        &["alchemist", "blacksmith"],
        &[("rogues", 2)],
        &edits,
        &format!(
            "draw bag rogue; {BREW}, board boat-2, finish; count corruption:0 0; asks @0 mc-question-berth"
        ),
    );
    // Two boats are full then: the one that was filled first docks first.
    with(&["alchemist", "blacksmith"], &[("rogues", 2)], &format!("{CROSS}; boat 2 blue blue; boat 3 green green green"),
        &format!("draw bag rogue; {BREW}, board boat-2, push-off blue boat-3; asks @0 mc-question-berth; do berth bazaar;
        in dock:bazaar green green green blue; in aboard:2 blue rogue"));
    // A customer on board tempts nobody.
    with(
        &["alchemist", "blacksmith"],
        &[("rogues", 2)],
        &edits,
        &format!("draw bag green; {BREW}, board boat-2; asks @0 mc-question-berth"),
    );
}
