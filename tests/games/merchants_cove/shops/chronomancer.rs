//! MC-22: the Chronomancer. Grids are written row by row with the spare at the end; both machines
//! begin at 1, so that the crossing is the second tile of the second row.

use crate::merchants_cove::{act, position, shop};

fn play(edits: &str, steps: &str) {
    shop("chronomancer", edits, steps);
}

/// m = 2: red at the crossing, another one in its column.
const ONE: &str = "grid rgbygrybrbgygrryg";
/// m = 3: red at the crossing, two more in its row.
const THREE: &str = "grid ggbbrrryygygrbrgy";
/// m = 4: green at the crossing, with two more in its row and one in its column.
const FOUR: &str = "grid rgbrgggbrbyyryryg";
/// m = 3 in blue.
const BLUE: &str = "grid rgrrbbbggyryggyry";

/// MC-22.1: sixteen fresh tiles and a spare; both machines at 1.
#[test]
fn mc_22_1_set_up() {
    play(
        "as dealt",
        "count spare 1; count rifts 0; count grid:0-0 1; count grid:3-3 1; dial wizard-row 1; dial assistant-column 1; dial last-shift 0",
    );
}

/// MC-22.2, MC-22.6, MC-22.14: the spare goes in, the tile that comes out turns fresh; then a step.
#[test]
fn mc_22_2_mc_22_6_mc_22_14_shift_time() {
    play(&format!("{ONE}; mark rift_red 1"), "do visit shift_time, shift row-0 last; in spare rift_red; in grid:0-3 rift_green; in grid:0-0 rift_green; in grid:0-2 rift_yellow;
        do move-machine wizard-up; dial wizard-row 0; at hourglass_0 hour:2; asks @1 mc-question-visit; mark rift_red 0");
    play(
        ONE,
        "do visit shift_time, shift column-2 first; in spare rift_red; in grid:0-2 rift_green; in grid:1-2 rift_blue; do finish; dial wizard-row 1",
    );
    // EX-60, by the same entry and by others.
    play(
        &format!("{ONE}; dial last-shift 3"),
        "do visit shift_time; refused shift row-1 last by MC-22.2; offered shift row-1 first; offered shift row-2 last",
    );
    play(&format!("{ONE}; dial wizard-row 0; dial assistant-column 3"), "do visit shift_time, shift row-3 first; refused move-machine wizard-up by MC-22.2;
        refused move-machine assistant-right by MC-22.2; do move-machine assistant-left; dial assistant-column 2");
    let entries: Vec<String> = (0..4)
        .flat_map(|n| [format!("row-{n}"), format!("column-{n}")])
        .flat_map(|line| [format!("{line} first"), format!("{line} last")])
        .collect();
    assert_eq!(entries.len(), 16);
    for entry in entries {
        play(
            ONE,
            &format!("do visit shift_time, shift {entry}; count spare 1; asks @0 mc-question-move"),
        );
    }
}

/// MC-22.3, MC-22.4, MC-22.7: what m matching tiles give, and what turns spent.
#[test]
fn mc_22_3_mc_22_4_mc_22_7_explore() {
    play(
        ONE,
        "do visit explore; purse stall:0:red-small 1; purse stall:0:red-large 0; refused visit explore by MC-18.6; at hourglass_0 hour:3",
    );
    play(THREE, "do visit explore; asks @0 mc-question-spend; purse stall:0:red-large 1; refused spend-tile 1-1 by MC-22.4; refused spend-tile 3-0 by MC-22.4;
        do spend-tile 1-2; purse stall:0:red-small 0");
    play(
        &format!("{FOUR}; dial shields:0 2"),
        "do visit explore; purse stall:0:green-large 1; purse stall:0:green-small 1; do spend-tile 0-1; asks @1 mc-question-visit",
    );
    play(
        &format!("{THREE}; dial assistant-column 0"),
        "do visit explore; asks @0 mc-question-explore",
    );
}

/// MC-22.4: a spent crossing gives nothing; a spent tile does not match.
#[test]
fn mc_22_4_spent_tiles() {
    let explored = "do visit explore, spend-tile 1-2";
    play(
        &format!("{THREE}; hour @1 9"),
        &format!("{explored}; edit dial figure:0 0; refused visit explore by MC-22.4"),
    );
}

/// MC-22.5: EX-59: the small good, the shield, and only the crossing turns spent.
#[test]
fn mc_22_5_anchor() {
    play(&format!("{FOUR}; hall green 3"), "do visit explore; asks @0 mc-question-explore; do anchor; purse stall:0:green-small 1; purse stall:0:green-large 0; dial shields:0 2;
        purse gold:0 3; asks @1 mc-question-visit");
    play(
        FOUR,
        "do visit explore, explore-rift, spend-tile 1-0; dial shields:0 0; purse stall:0:green-large 1",
    );
    play(
        &format!("{FOUR}; stall @0 green-small green-small green-small green-small"),
        "do visit explore, anchor; dial shields:0 2; purse stall:0:green-small 4",
    );
}

/// MC-22.8: spent tiles turn fresh again, up to four.
#[test]
fn mc_22_8_mend() {
    play(ONE, "refused visit mend by MC-5.4");
    let spent: Vec<String> =
        ["red", "green", "blue", "yellow"].map(|c| format!("mark rift_{c} 1")).to_vec();
    play(&format!("{ONE}; {}", spent.join("; ")), "do visit mend; refused finish by MC-5.4; refused mend-tile 1-1 by MC-22.8; do mend-tile 0-0; mark rift_red 0; refused mend-tile 0-0 by MC-22.8;
        do mend-tile 0-1, finish; mark rift_green 0; mark rift_blue 1; at hourglass_0 hour:2");
    play(
        &format!("{ONE}; {}", spent.join("; ")),
        "do visit mend, mend-tile 0-0, mend-tile 0-1, mend-tile 0-2, mend-tile 0-3; asks @1 mc-question-visit",
    );
}

/// MC-22.9, MC-22.14: two different tiles change places; the machines go anywhere; the last shift
/// is remembered.
#[test]
fn mc_22_9_mc_22_14_tear_the_veil() {
    play(&format!("{ONE}; dial last-shift 3; mark rift_red 1"), "do visit tear_veil; refused swap-tiles 0-0 0-0 by MC-22.14; do swap-tiles 0-0 3-3; in grid:3-3 rift_red; in grid:0-0 rift_yellow;
        mark rift_red 1; do place-machines 3-0; dial wizard-row 3; dial assistant-column 0; dial last-shift 3; count corruption:0 1; at hourglass_0 hour:2");
    // Each pair has one name.
    let mut veil = position(&["chronomancer", "alchemist"], &[], ONE);
    act(&mut veil, "visit tear_veil");
    assert_eq!(veil.offers().len(), 16 * 15 / 2);
    play(
        ONE,
        "do visit tear_veil, swap-tiles 0-0 0-1, place-machines 1-1; dial wizard-row 1; dial assistant-column 1",
    );
}

/// MC-22.11: what each place of the team does, and when it can.
#[test]
fn mc_22_11_the_team() {
    let team = "team @0 1 l01; team @0 2 l02; team @0 3 l03; team @0 4 l04";
    play(&format!("{team}; {ONE}; mark rift_green 1"), "do visit team, use t1; refused finish by MC-5.4; do move-machine wizard-up, move-machine assistant-left; dial wizard-row 0; dial assistant-column 0;
        do use t4; purse stall:0:red-small 1; refused use t4 by MC-14.1; do use t3, mend-tile 0-1, mend-tile 0-0, use t2, shift row-3 first; at hourglass_0 hour:3; dial last-shift 7");
    play(
        &format!("{team}; {ONE}; stall @0 red-small red-small red-small red-small"),
        "do visit team; refused use t4 by MC-5.5; refused use t3 by MC-14.2; offered use t1; offered use t2",
    );
    play(
        &format!("{team}; {ONE}"),
        "do visit team, use t1, move-machine wizard-up, finish; dial wizard-row 0",
    );
}

/// MC-22.12: what a short supply gives instead.
#[test]
fn mc_22_12_a_short_supply() {
    let no_large = "stall @0 green-large green-large green-large";
    play(
        &format!("{FOUR}; dial shields:0 2; {no_large}"),
        "do visit explore; purse stall:0:green-small 2; purse stall:0:green-large 3; asks @1 mc-question-visit",
    );
    play(
        &format!("{THREE}; stall @0 red-large red-large red-large"),
        "do visit explore; purse stall:0:red-small 1; asks @1 mc-question-visit",
    );
    play(
        &format!("{ONE}; stall @0 red-small red-small red-small red-small"),
        "refused visit explore by MC-5.5",
    );
    play(
        &format!("{FOUR}; {no_large} green-small green-small green-small green-small"),
        "do visit explore; refused explore-rift by MC-5.5; do anchor; dial shields:0 2",
    );
}

/// MC-22.13: three blue tiles are enough for the blue anchor, three of another colour are not.
#[test]
fn mc_22_13_the_blue_anchor() {
    play(
        &format!("{BLUE}; hall blue 2"),
        "do visit explore; asks @0 mc-question-explore; do anchor; dial shields:0 4; purse gold:0 2; purse stall:0:blue-small 1",
    );
    play(THREE, "do visit explore; asks @0 mc-question-spend; refused anchor by MC-22.5");
}
