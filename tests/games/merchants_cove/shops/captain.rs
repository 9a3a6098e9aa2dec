//! MC-21: the Captain.

use crate::merchants_cove::shop;
use caravanserai::games::merchants_cove::level::{Good, LEVELS};

fn play(edits: &str, steps: &str) {
    shop("captain", edits, steps);
}

/// MC-21.1: ships in the Harbour, crew ready, waters full.
#[test]
fn mc_21_1_set_up() {
    play("as dealt", "in water:0 ship_1 ship_2 ship_3; dial crew 5; dial empty-waters 0");
}

/// MC-21.2, MC-21.5, MC-21.11: the compass, then steps are shared.
#[test]
fn mc_21_2_mc_21_5_mc_21_11_sail() {
    for (sector, steps) in [2, 2, 3, 3, 3, 4, 4, 5].into_iter().enumerate() {
        play("", &format!("chance {sector}; do visit sail; refused sail-ships {} 0 0 by MC-21.2; refused sail-ships 0 0 0 by MC-21.11;
            do sail-ships 1 {} 0; at ship_1 water:1; at ship_2 water:{}; at hourglass_0 hour:2; count corruption:0 0",
            steps + 1, steps - 1, steps - 1));
    }
    play(
        "ship 1 11; ship 2 12",
        "chance 7; do visit sail, sail-ships 3 2 0; at ship_1 water:0; at ship_2 water:0; at ship_3 water:0",
    );
    play(
        "ship 1 3; ship 2 2",
        "chance 0; do visit sail, sail-ships 1 1 0; at ship_1 water:4; at ship_2 water:3",
    );
    play(
        "ship 1 3; ship 2 3",
        "chance 0; do visit sail, sail-ships 0 1 0; in water:3 ship_1; in water:4 ship_2",
    );
}

/// MC-21.3, MC-21.6: a catch of each water: good and crew.
#[test]
fn mc_21_3_mc_21_6_each_catch() {
    let level = LEVELS.named("standard").unwrap();
    for (n, water) in (1..).zip(&level.shops.captain.kit.waters) {
        let good: Good = water.good();
        let word = format!("{}-{}", good.colour.id(), good.size.id());
        let crew = if good.size.id() == "small" { 4 } else { 3 };
        play(
            &format!("ship 2 {n}; dial crew 5"),
            &format!(
                "do visit haul; refused catch 1 by MC-21.3; refused finish by MC-5.4; do catch 2;
            purse stall:0:{word} 1; dial crew {crew}; dial empty-waters {}",
                1 << n
            ),
        );
    }
    play("ship 1 4; ship 2 6; ship 3 1; dial crew 3", "do visit haul, catch 1; refused catch 1 by MC-21.6; refused catch 2 by MC-21.3; do catch 3;
        dial crew 0; at hourglass_0 hour:3; asks @1 mc-question-visit");
    play(
        "ship 1 1; ship 2 1; ship 3 2; dial crew 5; dial empty-waters 4",
        "do visit haul; refused catch 3 by MC-21.3; do catch 1; asks @1 mc-question-visit",
    );
    play(
        "ship 1 1; ship 2 5; dial crew 5; stall @0 red-small red-small red-small red-small",
        "do visit haul; refused catch 1 by MC-5.5; do catch 2; asks @1 mc-question-visit",
    );
}

/// MC-21.4: each island: a flag is the shield of its clan.
#[test]
fn mc_21_4_each_island() {
    for (water, clan, bits) in [(3, "green", 2), (5, "red", 1), (8, "blue", 4), (11, "yellow", 8)] {
        play(
            &format!("ship 1 {water}; dial crew 5; hall {clan} 4"),
            &format!(
                "do visit haul; do land 1; dial crew 2; purse gold:0 4; dial shields:0 {bits};
            dial empty-waters 0"
            ),
        );
        play(
            &format!("ship 1 {water}; dial crew 5; dial shields:0 {bits}"),
            "do visit haul; refused land 1 by MC-21.4",
        );
    }
    play("ship 1 1; dial crew 5", "do visit haul; refused land 1 by MC-21.4");
    play("ship 1 3; dial crew 2", "do visit haul; refused land 1 by MC-21.4; do catch 1");
}

/// MC-21.7: all crew ready; a ship may come home.
#[test]
fn mc_21_7_shore_leave() {
    play(
        "ship 2 7; dial crew 1",
        "do visit shore_leave; dial crew 5; refused recall 1 by MC-21.7; do recall 2; at ship_2 water:0; at hourglass_0 hour:3",
    );
    play("ship 2 7; dial crew 1", "do visit shore_leave, finish; at ship_2 water:7; dial crew 5");
    play("ship 2 7; dial crew 5", "do visit shore_leave; refused finish by MC-5.4; do recall 2");
    play("dial crew 5", "refused visit shore_leave by MC-5.4");
}

/// MC-21.8: the storm: a number of one's own, for a card.
#[test]
fn mc_21_8_storm() {
    play("", "do visit storm; refused call-number 7 by MC-21.8; refused call-number 0 by MC-21.8; do call-number 6, sail-ships 2 2 2; at ship_3 water:2; count corruption:0 1;
        at hourglass_0 hour:2");
}

/// MC-21.10: what each place of the team does, and when it can.
#[test]
fn mc_21_10_the_team() {
    let team = "team @0 1 l01; team @0 2 l02; team @0 3 l03; team @0 4 l04";
    play(&format!("{team}; dial crew 2; ship 1 1; dial empty-waters 4"), "do visit team, use t1; refused sail-ships 1 1 0 by MC-21.2; refused sail-ships 3 0 0 by MC-21.2; do sail-ships 0 2 0;
        at ship_2 water:2; do use t2; dial crew 4; do use t4; refused refill-water 1 by MC-21.10; do refill-water 2; dial empty-waters 0;
        do use t3; refused land 1 by MC-21.4; do catch 2; purse stall:0:green-small 1; dial crew 4; at hourglass_0 hour:3");
    play(
        &format!("{team}; dial crew 5"),
        "do visit team; refused use t2 by MC-14.2; refused use t3 by MC-14.2; refused use t4 by MC-14.2; do use t1, sail-ships 1 0 0, use t3",
    );
    play(
        &format!("{team}; dial crew 0; ship 1 4; ship 2 7"),
        "do visit team, use t3; refused catch 1 by MC-21.10; do catch 2; dial crew 0",
    );
}
