//! MC-20: the Blacksmith.

use crate::merchants_cove::shop;

fn play(edits: &str, steps: &str) {
    shop("blacksmith", edits, steps);
}

/// MC-20.1: an empty rack, two pieces of coal, all dice in the store.
#[test]
fn mc_20_1_set_up() {
    play("as dealt", "count rack 0; dial coal 2; count ore-store 16");
}

/// MC-20.2, MC-20.7, MC-20.13: dice are named first, then rolled together.
#[test]
fn mc_20_2_mc_20_7_mc_20_13_the_ore_cart() {
    play(
        "",
        "dice 6 5 4; do visit ore_cart; refused finish by MC-5.4; do take-die red, take-die red; refused take-die red by MC-20.7; mark die_red 0; do take-die blue, finish; count rack 3; count ore-store 13; mark die_red 6; mark die_blue 4; at hourglass_0 hour:3",
    );
    play(
        "",
        "do visit ore_cart, take-die red, take-die green, take-die blue, take-die yellow; count rack 4; asks @1 mc-question-visit",
    );
    // EX-52: six lie there, so two more.
    play(
        "rack red 1 red 1 red 1 green 1 green 1 green 1",
        "do visit ore_cart, take-die red, take-die blue; count rack 8; asks @1 mc-question-visit",
    );
    play("rack red 1 red 1 red 1 red 1", "do visit ore_cart; refused take-die red by MC-20.2");
    play(
        "rack red 1 red 1 red 1 red 1 green 1 green 1 green 1 green 1",
        "refused visit ore_cart by MC-5.4; refused visit smuggled_ore by MC-5.4",
    );
}

/// MC-20.3: EX-47 and EX-48: the metals of a weapon and of armour.
#[test]
fn mc_20_3_metals() {
    play("rack red 5 yellow 3 blue 4", "do visit forge; offered forge-piece yellow-small 12 0; refused forge-piece green-small 12 0 by MC-20.3;
        refused forge-piece red-small 1 0 by MC-20.3; refused forge-piece red-small 123 0 by MC-20.3; refused forge-piece red-large 123 0 by MC-20.3");
    play("rack blue 6 blue 4 green 3", "do visit forge; refused forge-piece green-large 123 0 by MC-20.3; do forge-piece blue-large 123 0;
        purse stall:0:blue-large 1; count ore-store 16; at hourglass_0 hour:3");
}

/// MC-20.4, MC-20.14: EX-50: the window, the coal, too hot; the good needs a token.
#[test]
fn mc_20_4_mc_20_14_heat() {
    play("rack red 3 red 2; dial coal 6", "do visit forge; refused forge-piece red-small 12 1 by MC-20.4; offered forge-piece red-small 12 2;
        offered forge-piece red-small 12 4; refused forge-piece red-small 12 5 by MC-20.4; refused forge-piece red-small 12 7 by MC-20.4");
    play(
        "rack red 6 red 6 red 6",
        "do visit forge, forge-piece red-large 123 0; count corruption:0 1; purse stall:0:red-large 1; asks @1 mc-question-visit",
    );
    play(
        "rack red 5 yellow 3; stall @0 red-small red-small red-small red-small",
        "do visit forge; refused forge-piece red-small 12 0 by MC-5.5; do forge-piece yellow-small 12 0",
    );
}

/// MC-20.5, MC-20.8: up to three pieces, each of other dice, which go back to the store.
#[test]
fn mc_20_5_mc_20_8_three_pieces() {
    play("rack red 4 red 4 green 4 green 4 blue 4 blue 4 yellow 4 yellow 4",
        "do visit forge, forge-piece red-small 12 0; count rack 6; count ore-store 10; count furnace 0; mark die_red 0; do forge-piece green-small 12 0, forge-piece blue-small 12 0;
         asks @1 mc-question-visit; count rack 2; purse stall:0:red-small 1; purse stall:0:green-small 1; purse stall:0:blue-small 1");
    play(
        "rack red 4 red 4 green 4 green 4",
        "do visit forge; refused finish by MC-5.4; do forge-piece red-small 12 0, finish; count rack 2",
    );
}

/// MC-20.6: a hallmark for four coal after the heat, in the window, once a clan.
#[test]
fn mc_20_6_hallmarks() {
    play(
        "rack blue 6 blue 4 green 1; dial coal 5; hall blue 3",
        "do visit forge, forge-piece blue-large 123 1; asks @0 mc-question-hallmark; do finish; dial coal 4; dial shields:0 0",
    );
    play(
        "rack blue 6 blue 4 green 1; dial coal 4",
        "do visit forge, forge-piece blue-large 123 1; asks @1 mc-question-visit; dial coal 3",
    );
    play(
        "rack blue 6 blue 4 green 3; dial coal 5; dial shields:0 4",
        "do visit forge, forge-piece blue-large 123 0; asks @1 mc-question-visit",
    );
    play(
        "rack blue 6 blue 6 green 3; dial coal 5",
        "do visit forge, forge-piece blue-large 123 0; asks @1 mc-question-visit; count corruption:0 1",
    );
    play(
        "rack red 4 red 4; dial coal 6",
        "do visit forge, forge-piece red-small 12 0; asks @1 mc-question-visit",
    );
}

/// MC-20.9, MC-20.13: coal first, up to six; then dice, named first and rolled once.
#[test]
fn mc_20_9_mc_20_13_stoke() {
    play("rack red 1 green 2 blue 3; dial coal 5", "dice 6 5; do visit stoke; dial coal 6; do reroll-die 1; refused reroll-die 1 by MC-20.9; refused reroll-die 4 by MC-20.12;
        do reroll-die 3, finish; mark die_red 6; mark die_green 2; mark die_blue 5; at hourglass_0 hour:2");
    play("rack red 1; dial coal 1", "do visit stoke, finish; dial coal 3; mark die_red 1");
    play("rack red 1; dial coal 6", "do visit stoke; refused finish by MC-5.4; do reroll-die 1");
    play("dial coal 6", "refused visit stoke by MC-5.4");
}

/// MC-20.10: two dice with faces of choice, for a card.
#[test]
fn mc_20_10_smuggled_ore() {
    play("", "do visit smuggled_ore, set-die red 6, set-die blue 2; mark die_red 6; mark die_blue 2; count rack 2; count corruption:0 1; at hourglass_0 hour:2;
        asks @1 mc-question-visit");
}

/// MC-20.12: what each place of the team does, and when it can.
#[test]
fn mc_20_12_the_team() {
    let team = "team @0 1 l01; team @0 2 l02; team @0 3 l03; team @0 4 l04";
    play(&format!("{team}; rack red 3 red 5; dial coal 5"), "do visit team, use t1; dial coal 6; do use t2, turn-die 2 4; do use t4; refused forge-piece red-large 12 0 by MC-20.3;
        do forge-piece red-small 12 0; purse stall:0:red-small 1; refused use t2 by MC-14.1; do use t3, take-die green; count rack 1; asks @1 mc-question-visit");
    play(
        &format!("{team}; dial coal 6"),
        "do visit team; refused use t1 by MC-14.2; refused use t2 by MC-14.2; refused use t4 by MC-14.2; do use t3, take-die red; count rack 1",
    );
    play(
        &format!("{team}; rack red 4 red 4 red 4"),
        "do visit team, use t4; refused forge-piece red-large 123 0 by MC-20.12",
    );
}
