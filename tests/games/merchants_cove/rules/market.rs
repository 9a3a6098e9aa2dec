//! MC-9 and MC-10: selling and patronage, and MC-11: the clean-up.

use crate::merchants_cove::{alone, play, shop, with};

/// MC-9.2, MC-9.10: from the top of the stack to the bottom, one turn each on each dock.
#[test]
fn mc_9_2_mc_9_10_dock_by_dock() {
    play(
        "dock bazaar red; dock square red; stall @0 red-large red-small; stall @1 red-large red-small; market bazaar",
        "asks @0 mc-question-sell; do pass; asks @1 mc-question-sell; dial dock 0; do sell red-large 1; asks @1 mc-question-sell;
         do pass; asks @0 mc-question-sell; dial dock 1; refused sell red-large 1 by MC-9.1; do sell red-small 1, pass;
         asks @1 mc-question-sell; refused visit gather by MC-9.10; purse gold:0 3; purse gold:1 6",
    );
}

/// MC-9.3, MC-9.4, MC-9.7: customers stay for every sale of everybody.
#[test]
fn mc_9_3_mc_9_4_mc_9_7_customers_are_not_used_up() {
    play(
        "dock square red red; stall @0 red-small red-small red-small; stall @1 red-small; market square",
        "do sell red-small 2; purse gold:0 12; do sell red-small 1; purse gold:0 18; purse supply:0:red-small 4;
         do pass, sell red-small 1; purse gold:1 6; count dock:square 2",
    );
}

/// MC-9.5: no buyer, no sale.
#[test]
fn mc_9_5_no_buyer() {
    play(
        "dock square red; stall @0 blue-small red-small; market square",
        "refused sell blue-small 1 by MC-9.5",
    );
}

/// MC-9.6: what is not sold stays.
#[test]
fn mc_9_6_unsold_goods_stay() {
    play(
        "dock black_market red; stall @0 red-small blue-large; market black_market",
        "do pass; dial round 2; purse stall:0:red-small 1; purse stall:0:blue-large 1",
    );
}

/// MC-9.8: EX-06: a gem for every full hundred; gold is counted on.
#[test]
fn mc_9_8_a_gem_for_a_hundred() {
    play(
        "purse gold:0 96; dock bazaar blue; stall @0 blue-large; market bazaar",
        "do sell blue-large 1; purse gold:0 104; said mc-log-gem",
    );
    play(
        "purse gold:0 90; dock bazaar blue; stall @0 blue-large; market bazaar",
        "do sell blue-large 1; purse gold:0 98; said mc-log-sell",
    );
}

/// MC-9.1, MC-9.9: EX-40: one card for however many goods, after the last one has passed.
#[test]
fn mc_9_1_mc_9_9_the_black_market_costs_one_card() {
    play(
        "dock black_market red red; stall @0 red-small red-small red-large; stall @1 red-small; market black_market",
        "do sell red-small 2, sell red-large 1; purse gold:0 24; do pass; count corruption:0 0; do pass; dial round 2;
         count corruption:0 1; count corruption:1 0",
    );
}

/// MC-10.1, MC-10.3, MC-10.4: EX-04: each active shield pays for its hall, day after day.
#[test]
fn mc_10_1_mc_10_3_mc_10_4_shields_pay() {
    play(
        "dial shields:0 5; dial shields:1 8; hall red 4; hall blue 2; hall yellow 3; dock black_market red;
         stall @0 red-small; market black_market",
        "do pass; purse gold:0 6; purse gold:1 3; dial shields:0 5; dial shields:1 8",
    );
}

/// MC-10.2: immediate patronage pays once, at once.
#[test]
fn mc_10_2_immediate_patronage() {
    shop(
        "alchemist",
        "hour @1 9; dial shields:0 4; hall blue 5; team @0 4 l01",
        "do visit team, use t4; purse gold:0 5; asks @0 mc-question-visit",
    );
}

/// What is left of a day after the last sale.
const LAST: &str = "dock black_market yellow; stall @0 yellow-small; market black_market";

/// MC-11.1: docks into the bag, boats to sea; halls and lair stay.
#[test]
fn mc_11_1_docks_are_emptied() {
    play(
        &format!("hall red 5; lair 3; dock bazaar blue rogue; docked 1 bazaar; docked 4 square_east;
            place boat_2 boats:off; {LAST}"),
        "count bag 36; do pass; count dock:bazaar 0; count dock:black_market 0; count sea:left 3; count sea:right 3;
         count hall:red 5; count lair 3; count bag 27; dial no-loads 0",
    );
}

/// MC-11.2: the rightmost of the townsfolk goes under the deck, the row slides on.
#[test]
fn mc_11_2_the_rightmost_leaves() {
    play(&format!("row l01 l02 l03 l04; {LAST}"),
        "do pass; in row:4 folk_l03; in row:3 folk_l02; in row:2 folk_l01; count row:1 1; count townsfolk 20;
         has townsfolk folk_l04");
    play(
        &format!("row l01 l02 - -; {LAST}"),
        "do pass; has townsfolk folk_l02; in row:4 folk_l01; count row:1 1",
    );
}

/// MC-11.2: an empty row is filled from the deck all the same.
#[test]
fn mc_11_2_an_empty_row_is_filled() {
    play(
        &format!("row - - - -; {LAST}"),
        "count row:4 0; do pass; count row:1 1; count row:2 1; count row:3 1; count row:4 1",
    );
}

/// MC-11.3, MC-11.4: EX-28: mice to their hours, the stack to the lowest hour without one.
#[test]
fn mc_11_3_mc_11_4_mice_and_the_stack() {
    let edits = "dial marker 7; place hourglass_1 hour:7; place hourglass_0 hour:7";
    play(
        &format!("{LAST}; {edits}"),
        "do pass; at #6 hour:1; at #7 hand:b; order hour:2 hourglass_1 hourglass_0; dial marker 12;
        asks @0 mc-question-visit",
    );
    play(
        &format!("dial round 2; place #6 hour:1; {LAST}"),
        "do pass; at #7 hour:2; order hour:3 hourglass_1 hourglass_0; dial round 3",
    );
}

/// MC-11.5, MC-19.9, MC-20.11, MC-21.9, MC-22.10: what each shop does and keeps overnight.
#[test]
fn mc_11_5_mc_19_9_mc_20_11_mc_21_9_mc_22_10_overnight() {
    with(
        &["alchemist", "blacksmith"],
        &[],
        &format!("{LAST}; bench red blue; tube 1 red; rack red 5; dial coal 4"),
        "do pass; in bench marble_red marble_blue; in tube:1 marble_red; in rack die_red; dial coal 4",
    );
    with(
        &["captain", "chronomancer"],
        &[],
        &format!(
            "{LAST}; ship 1 5; dial crew 2; dial empty-waters 34; grid rgbygrybrbgygrryg; dial last-shift 3; mark rift_red 1"
        ),
        "do pass; dial empty-waters 0; dial crew 2; at ship_1 water:5; dial last-shift 3; in grid:0-0 rift_red; mark rift_red 1",
    );
}

/// MC-9.2: who can sell nothing on a dock has no turn there; the Peddler sells without asking.
#[test]
fn mc_9_2_nothing_to_choose() {
    play(
        "dock square red; stall @1 red-small; stall @0 red-large; market square",
        "asks @1 mc-question-sell",
    );
    alone(
        &[],
        "dock square red red; stall @1 red-small; dock black_market green; stall @0 green-small; market square",
        "purse gold:1 6; asks @0 mc-question-sell; dial dock 2",
    );
}
