//! Worked examples of the common rules, one rule or more for each.

use crate::merchants_cove::{play, with};

/// MC-9.1, MC-9.3: EX-01, the sale of the rulebook.
#[test]
fn mc_9_1_mc_9_3_the_sale_of_the_rulebook_brings_56() {
    play(
        "dock bazaar blue blue; dock square red red red red yellow; dock black_market yellow yellow;
         stall @0 blue-large red-small red-small yellow-small yellow-small; market bazaar",
        "do sell blue-large 1; purse gold:0 16; do pass; do sell red-small 2; purse gold:0 40;
         do pass; do sell yellow-small 2; purse gold:0 56; do pass; count corruption:0 1",
    );
}

/// MC-9.3: EX-02.
#[test]
fn mc_9_3_on_the_square_the_yellow_potions_bring_less() {
    play(
        "dock bazaar blue blue; dock square red red red red yellow; dock black_market yellow yellow;
         stall @0 blue-large red-small red-small yellow-small yellow-small; market bazaar",
        "do sell blue-large 1, pass, sell red-small 2, sell yellow-small 2; purse gold:0 48;
         do pass; count corruption:0 0",
    );
}

/// MC-9.1, MC-9.5: what a dock does not take.
#[test]
fn mc_9_1_mc_9_5_docks_refuse() {
    play(
        "dock bazaar blue; dock square red; stall @0 blue-large red-large red-small; market bazaar",
        "refused sell red-small 1 by MC-9.1; refused sell red-large 1 by MC-9.5;
         refused sell green-large 1 by MC-9.3; refused count-rogue by MC-16.2;
         do pass; refused sell blue-large 1 by MC-9.1",
    );
}

/// MC-5.1: EX-08 and EX-09.
#[test]
fn mc_5_1_whoever_is_furthest_behind_acts() {
    play("hour @1 4; hour @0 4", "asks @0 mc-question-visit");
    play("hour @0 6; hour @1 2", "asks @1 mc-question-visit");
}

/// MC-5.3: EX-10.
#[test]
fn mc_5_3_not_twice_in_a_row() {
    play("dial figure:0 4; bench red red", "refused visit brew by MC-5.3");
    play("bench red red", "offered visit brew; refused visit distil by MC-5.4");
}

/// MC-6.4: EX-11: a step over 3:30 brings a load.
#[test]
fn mc_6_4_an_indicator_is_obeyed_at_once() {
    play(
        "hour @0 3; hour @1 9; bench red red",
        "do visit brew, brew-batch red-small; asks @0 mc-question-board; at hourglass_0 hour:4;
         do board boat-1; at hourglass_0 hour:5; count aboard:1 1",
    );
}

/// MC-6.8, MC-6.10: EX-15.
#[test]
fn mc_6_8_mc_6_10_a_hand_saves_an_hour() {
    play(
        "hour @0 4; hour @1 9; place mouse hour:1; dial round 2; bench red red",
        "do visit brew, brew-batch red-small; asks @0 mc-question-hand; do take-hand;
         at hourglass_0 hour:7; count corruption:0 1",
    );
}

/// MC-6.9: EX-14.
#[test]
fn mc_6_9_a_mouse_shuts_the_hand() {
    play(
        "hour @0 4; hour @1 9; bench red red red red",
        "do visit brew, brew-batch red-small, finish; at hourglass_0 hour:6; refused take-hand by MC-6.8",
    );
}

/// MC-7.4: EX-20.
#[test]
fn mc_7_4_a_full_boat_docks_at_once() {
    play(
        "hour @0 3; hour @1 9; bench red red; boat 1 red red blue",
        "do visit brew, brew-batch red-small, board boat-1; asks @0 mc-question-berth;
         refused berth square-east by MC-7.4; do berth bazaar; count dock:bazaar 4; at boat_1 berth:bazaar",
    );
}

/// MC-7.5: EX-21.
#[test]
fn mc_7_5_a_full_side_sends_the_rest_home() {
    play(
        "hour @0 3; hour @1 9; bench red red; docked 1 bazaar; boat 2 blue blue green; boat 3 red red rogue",
        "do visit brew, brew-batch red-small, board boat-2; count dock:square 4; count hall:red 3;
         count lair 3; at boat_3 boats:off",
    );
}

/// MC-7.6, MC-7.7: the day is to end ahead of the most advanced hourglass.
#[test]
fn mc_7_6_mc_7_7_four_docked_boats_end_the_day() {
    play(
        "hour @0 3; hour @1 9; bench red red; docked 1 bazaar; docked 4 square_east;
         docked 5 black_market; boat 2 blue blue green; place boat_6 boats:off",
        "do visit brew, brew-batch red-small, board boat-2; dial marker 10; dial no-loads 1",
    );
}

/// MC-13.4, MC-13.5: EX-29.
#[test]
fn mc_13_4_mc_13_5_recruiting_slides_the_row() {
    with(
        &["blacksmith", "alchemist"],
        &[],
        "row l07 m01 m02 m09",
        "do visit recruit, take-on r4, recruit r4 t1; purse stall:0:red-large 1; in team:0:1 folk_m09;
         in row:4 folk_m02; in row:3 folk_m01; in row:2 folk_l07; count row:1 1; at hourglass_0 hour:2",
    );
}

/// MC-13.6: EX-30.
#[test]
fn mc_13_6_the_cost_cannot_be_discarded() {
    play(
        "row l08 m01 m02 m09; cards @0 c_1 c_r",
        "do visit recruit, take-on r1, discard #c_1@corruption:0, discard #c_r@corruption:0, recruit r1 t1; count corruption:0 1",
    );
}

/// MC-14.1, MC-14.2: EX-33.
#[test]
fn mc_14_1_mc_14_2_the_team_works_in_any_order() {
    play("", "refused visit team by MC-14.2");
    with(
        &["blacksmith", "alchemist"],
        &[],
        "team @0 1 l01; team @0 3 l02",
        "do visit team; refused use t2 by MC-14.1; do use t3, take-die red; refused use t3 by MC-14.1;
         do use t1; dial coal 4; at hourglass_0 hour:3",
    );
}

/// MC-16.2: EX-39.
#[test]
fn mc_16_2_cultists_count_rogues() {
    with(
        &["alchemist", "blacksmith"],
        &[("rogues", 1)],
        "dock bazaar blue rogue; stall @0 blue-large red-large; market bazaar",
        "do count-rogue; count corruption:0 1; do sell blue-large 1; purse gold:0 16;
         refused count-rogue by MC-16.2; do sell red-large 1; purse gold:0 22",
    );
}
