//! MC-6: the clock, and MC-8: the end of the day.

use crate::merchants_cove::{alone, play, with};

/// Both hands are open, as on the third day.
const OPEN: &str = "place #6 hour:1; place #7 hour:2; dial round 3";

/// MC-6.1, MC-6.5, MC-6.7: beyond 12 the count goes on, without indicators, and nobody is behind.
#[test]
fn mc_6_1_mc_6_5_mc_6_7_past_the_marker() {
    play(
        "hour @1 11; hour @0 11; bench red red",
        "draw bag red green; do visit brew, brew-batch red-small, board boat-1, board boat-2;
         at hourglass_0 hour:13; asks @1 mc-question-visit; count aboard:1 1; count aboard:2 1",
    );
}

/// MC-6.3, MC-6.4: a step at a time; an indicator in the middle of a move is obeyed at once.
#[test]
fn mc_6_3_mc_6_4_step_by_step() {
    play(
        "hour @0 5; hour @1 9; bench red red",
        "do visit brew, brew-batch red-small; asks @0 mc-question-board; at hourglass_0 hour:7;
         do board boat-1; at hourglass_0 hour:7; asks @0 mc-question-visit",
    );
    play(
        "hour @0 6; hour @1 9; bench red red",
        "do visit brew, brew-batch red-small; asks @0 mc-question-board; at hourglass_0 hour:7;
         do board boat-1; at hourglass_0 hour:8",
    );
    // A double indicator.
    play(
        "hour @0 9; hour @1 10; bench red red",
        "do visit brew, brew-batch red-small, board boat-1, board boat-1; at hourglass_0 hour:11; count aboard:1 2",
    );
}

/// MC-6.6: EX: who comes last lies on top, and is active first.
#[test]
fn mc_6_6_on_top_of_the_stack() {
    play(
        "hour @1 3; hour @0 1; bench red red",
        "do visit brew, brew-batch red-small; order hour:3 hourglass_1 hourglass_0; asks @0 mc-question-visit",
    );
}

/// MC-6.8: EX-17, EX-18: a hand is entered from its entry hour alone, and left to its exit hour.
#[test]
fn mc_6_8_entry_and_exit() {
    play(
        "hour @0 5; hour @1 9; dial round 2; place #6 hour:1; bench red red red red",
        "do visit brew; refused take-hand by MC-6.8",
    );
    play(&format!("{OPEN}; hour @0 8; hour @1 12; bench red red"),
        "do visit brew, brew-batch red-small, take-hand; at hourglass_0 hour:11; count corruption:0 1;
         asks @0 mc-question-visit");
}

/// MC-6.9: EX-18: on the second day the hand from 8 is still shut.
#[test]
fn mc_6_9_hand_b_on_the_second_day() {
    play(
        "hour @0 8; hour @1 12; dial round 2; place #6 hour:1; bench red red red red",
        "do visit brew; refused take-hand by MC-6.9; do brew-batch red-large; asks @0 mc-question-board",
    );
}

/// MC-6.10, MC-6.13: EX-19: a load, a card, and the exit hour; no second card when it is left
/// later.
#[test]
fn mc_6_10_mc_6_13_a_card_at_the_step() {
    play(&format!("{OPEN}; hour @0 3; hour @1 12; row m01 - - -; bench red red"),
        "do visit brew, brew-batch red-small, board boat-1; asks @0 mc-question-hand; do take-hand;
         at hourglass_0 hand:a; count corruption:0 1; asks @0 mc-question-visit;
         do visit recruit, take-on r1, recruit r1 t1; count corruption:0 2; asks @0 mc-question-visit; at hourglass_0 hour:8");
}

/// MC-6.13: without an hour left nobody is asked.
#[test]
fn mc_6_13_no_hour_left() {
    play(
        &format!("{OPEN}; hour @0 2; hour @1 12; bench red red"),
        "do visit brew, brew-batch red-small, board boat-1; at hourglass_0 hour:4; asks @0 mc-question-visit",
    );
}

/// MC-6.11: a hand lies between the hours, and counts against the marker so.
#[test]
fn mc_6_11_a_hand_on_the_way() {
    play(&format!("{OPEN}; hand @0 a; hour @1 6"), "asks @0 mc-question-visit");
    play(&format!("{OPEN}; hand @0 a; hour @1 5"), "asks @1 mc-question-visit");
    play(&format!("{OPEN}; hand @0 b; hour @1 10"), "asks @0 mc-question-visit");
    play(&format!("{OPEN}; hand @0 b; hour @1 9"), "asks @1 mc-question-visit");
    play(&format!("{OPEN}; hand @0 a; hour @1 6; dial marker 6"), "asks @0 mc-question-visit");
    play(
        &format!(
            "{OPEN}; hand @0 a; hour @1 5; dial marker 5; dock bazaar red; stall @0 red-large"
        ),
        "dial phase 3; order hour:5 hourglass_1 hourglass_0",
    );
}

/// MC-6.12: the way past an open hand stays free.
#[test]
fn mc_6_12_or_on_to_the_next_hour() {
    play(
        &format!("{OPEN}; hour @0 4; hour @1 12; bench red red"),
        "do visit brew, brew-batch red-small; offered take-hand; do next-hour; at hourglass_0 hour:6; count corruption:0 0",
    );
}

/// MC-6.8, MC-6.12: both hands in one move, with a card each (MC-6.10).
#[test]
fn mc_6_8_a_hand_after_another_move() {
    play(&format!("{OPEN}; hour @0 7; hour @1 12; bench red red"),
        "do visit brew, brew-batch red-small; at hourglass_0 hour:8; do take-hand; at hourglass_0 hand:b;
         asks @0 mc-question-visit; count corruption:0 1");
}

/// MC-8.1: the day lasts until all have reached the marker, and ends between turns.
#[test]
fn mc_8_1_the_day_ends() {
    play(
        "hour @0 11; hour @1 10; dock bazaar red; stall @0 red-large",
        "dial phase 2; asks @1 mc-question-visit",
    );
    play(
        "hour @0 12; hour @1 12; dock bazaar red; stall @0 red-large",
        "dial phase 3; asks @0 mc-question-sell",
    );
    play(
        "dial marker 4; hour @0 4; hour @1 3; dock bazaar red; stall @0 red-large",
        "dial phase 2; asks @1 mc-question-visit",
    );
}

/// MC-8.2: EX: those beyond come back to the marker, the most advanced on top.
#[test]
fn mc_8_2_the_stack_at_the_marker() {
    with(
        &["alchemist", "blacksmith", "captain", "chronomancer"],
        &[],
        "hour @3 12; hour @2 14; hour @1 13; hour @0 13; dock bazaar red; stall @0 red-large",
        "order hour:12 hourglass_3 hourglass_1 hourglass_0 hourglass_2; dial phase 3",
    );
    with(
        &["alchemist", "blacksmith", "captain"],
        &[],
        "hour @2 12; hour @1 12; hour @0 12; dock bazaar red; stall @0 red-large",
        "order hour:12 hourglass_2 hourglass_1 hourglass_0",
    );
}

/// MC-8.3: EX-26: boats that are still at sea send everybody home.
#[test]
fn mc_8_3_boats_at_sea_go_home() {
    play("hour @0 12; hour @1 12; boat 5 blue green green; boat 6 rogue; dock bazaar red; stall @0 red-large",
        "dial phase 3; count hall:blue 2; count hall:green 3; count lair 3; count aboard:5 0; count boats:off 6;
         count berth:bazaar 0");
}

/// MC-2.9, MC-6.4: EX-13, for two: the last two indicators are double, the first is not.
#[test]
fn mc_2_9_mc_6_4_one_alone_loads_as_two() {
    alone(
        &[],
        "hour @1 11; hour @0 11; bench red red",
        "draw bag red green; do visit brew, brew-batch red-small, board boat-1; in aboard:1 red; asks @0 mc-question-board; in drawn green",
    );
}
