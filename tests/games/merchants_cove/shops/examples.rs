//! Worked examples of the four shops.

use crate::merchants_cove::{play, with};

/// MC-19.2: EX-41.
#[test]
fn mc_19_2_marbles_run_together() {
    play(
        "tube 1 red green red red blue yellow; tube 2 red red red red red red",
        "do visit gather, harvest tube-1 2; count bench 4; count tube:1 6;
         refused harvest tube-1 1 by MC-19.5",
    );
}

/// MC-19.6: EX-45.
#[test]
fn mc_19_6_two_batches() {
    play(
        "bench red red red red red yellow yellow blue blue blue",
        "do visit brew, brew-batch red-large, brew-batch yellow-small; count bench 4;
         purse stall:0:red-large 1; purse stall:0:yellow-small 1",
    );
}

/// MC-19.7, MC-18.3: EX-46.
#[test]
fn mc_19_7_mc_18_3_a_retort_is_filled_once() {
    play(
        "bench blue blue blue red red; hall blue 4",
        "do visit distil, distil-colour blue; purse gold:0 4; dial shields:0 4; count bench 2",
    );
    play("bench blue blue blue; dial shields:0 4", "refused visit distil by MC-5.4");
}

/// MC-20.3, MC-20.4: EX-47 and EX-50.
#[test]
fn mc_20_3_mc_20_4_the_furnace_has_a_window() {
    let races = ["blacksmith", "alchemist"];
    with(
        &races,
        &[],
        "rack red 5 yellow 3",
        "do visit forge; offered forge-piece red-small 12 0; offered forge-piece yellow-small 12 0;
         refused forge-piece blue-small 12 0 by MC-20.3; do forge-piece red-small 12 0; purse stall:0:red-small 1",
    );
    with(&races, &[], "rack red 3 yellow 2; dial coal 1", "refused visit forge by MC-5.4");
    with(
        &races,
        &[],
        "rack red 3 yellow 2",
        "do visit forge; refused forge-piece red-small 12 1 by MC-20.4; do forge-piece red-small 12 2; dial coal 0",
    );
}

/// MC-20.6: EX-51.
#[test]
fn mc_20_6_a_hallmark_costs_coal() {
    with(
        &["blacksmith", "alchemist"],
        &[],
        "rack blue 6 blue 4 green 3; dial coal 5; hall blue 3",
        "do visit forge; refused forge-piece green-large 123 0 by MC-20.3;
         do forge-piece blue-large 123 0, hallmark; dial coal 1; purse gold:0 3; dial shields:0 4",
    );
}

/// MC-20.4: overheated.
#[test]
fn mc_20_4_overheated_pieces_bring_a_card() {
    with(
        &["blacksmith", "alchemist"],
        &[],
        "rack red 6 red 6",
        "do visit forge; refused forge-piece red-small 12 1 by MC-20.4; do forge-piece red-small 12 0;
         count corruption:0 1",
    );
}

/// MC-21.2: EX-53 and EX-55.
#[test]
fn mc_21_2_steps_are_shared() {
    let races = ["captain", "alchemist"];
    with(
        &races,
        &[],
        "",
        "do visit storm, call-number 3; refused sail-ships 2 2 0 by MC-21.2; refused sail-ships 0 0 0 by MC-21.11;
         do sail-ships 1 2 0; at ship_1 water:1; at ship_2 water:2; at ship_3 water:0; count corruption:0 1",
    );
    with(
        &races,
        &[],
        "ship 1 12",
        "do visit storm, call-number 3, sail-ships 3 0 0; at ship_1 water:0",
    );
}

/// MC-21.4: EX-56.
#[test]
fn mc_21_4_a_landing_plants_a_flag() {
    with(
        &["captain", "alchemist"],
        &[],
        "ship 1 5; dial crew 4; hall red 2",
        "do visit haul, land 1; dial crew 1; purse gold:0 2; dial shields:0 1; dial empty-waters 0",
    );
}

/// MC-22.4, MC-22.5: EX-57 and EX-59.
#[test]
fn mc_22_4_mc_22_5_what_the_crossing_gives() {
    let races = ["chronomancer", "alchemist"];
    // Only five tiles of each colour are there: the example of the rules, with a spare that fits.
    with(
        &races,
        &[],
        "grid rgbygrybrbgygrryg",
        "do visit explore; purse stall:0:red-small 1; purse stall:0:red-large 0",
    );
}
