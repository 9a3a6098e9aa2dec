//! Chapters DD-10 and DD-11: what is built, and what is claimed.

use super::super::{play, with};

/// DD-10.1, DD-11.5: on a point only route cubes.
#[test]
fn dd_10_1_dd_11_5_on_a_point_only_route_cubes() {
    play(
        "acting; at @0 L06.1; tokens @0 0 4 2; goods @0 phone_booths yellow_ducks",
        "refused build-shipyard yellow_ducks by DD-10.1; refused claim mine by DD-10.1
         refused mine by DD-12.1; refused stop by DD-8.2
         do pay-cube L06.2; purse yellow:0 3; in cube:L06.2 cube_0",
    );
}

#[test]
fn dd_11_3_what_is_not_built_is_not_claimed() {
    play(
        "acting; tokens @0 0 6 0",
        "refused claim shipyard by DD-11.3; refused claim factory by DD-11.1",
    );
    play("acting; tokens @0 0 6 0; built yard_hold_a", "do claim shipyard; purse yellow:0 3");
}

/// DD-11.4, DD-11.6: leaving closes what was opened.
#[test]
fn dd_11_4_dd_11_6_leaving_closes_what_was_opened() {
    play(
        "acting; tokens @0 2 0 2; claimed @0 S1 mine",
        "do mine; dial opened:0 1; do drop yellow_ducks 1, move L06.2; dial opened:0 0
         do move S1, mine; purse blue:0 0; dial opened:0 1",
    );
    // A use before the claim opens nothing.
    play(
        "acting; tokens @0 0 3 2",
        "do mine, claim mine; dial opened:0 0; do mine, mine; purse blue:0 0",
    );
}

/// DD-10.2: one yellow token and the two goods, out of the builder's own ship.
#[test]
fn dd_10_2_a_yellow_token_and_two_goods() {
    let edits = "acting; at @1 S1; goods @1 phone_booths yellow_ducks; tokens @1 0 3 0";
    play(edits, "refused build-shipyard yellow_ducks by DD-1.6");
    let goods = "goods @0 phone_booths yellow_ducks";
    play(&format!("{edits}; {goods}"), "refused build-shipyard yellow_ducks by DD-10.2");
    play(
        &format!("{edits}; {goods}; tokens @0 0 2 0"),
        "do build-shipyard yellow_ducks; purse yellow:0 1; purse phone_booths:0 0; purse yellow_ducks:0 0",
    );
}

/// DD-10.3: a shipyard is built once, for its points.
#[test]
fn dd_10_3_a_shipyard_is_built_once() {
    play(
        "acting; tokens @0 0 2 0; goods @0 phone_booths phone_booths radios economy",
        "mark yard_hold_a 0; do build-shipyard radios; purse vp:0 10; mark yard_hold_a 1
         refused build-shipyard economy by DD-10.3",
    );
}

/// DD-10.4: a consumer costs one unit of what it wants, which is not sold besides.
#[test]
fn dd_10_4_the_good_paid_for_a_consumer_is_not_sold() {
    for (good, points) in [("satellites", 10), ("economy", 25), ("military", 50)] {
        play(
            &format!("acting; at @0 P1; consumer P1 {good}; tokens @0 0 1 1; goods @0 {good} blue_paint"),
            &format!(
                "do build-consumer blue_paint; purse vp:0 {points}; purse {good}:0 0
                 mark consumer_{good} 1; refused sell by DD-12.5; refused build-consumer radios by DD-10.4"
            ),
        );
    }
}

/// DD-10.5: a factory of any type in the supply whose inputs are aboard, on an empty place.
#[test]
fn dd_10_5_a_factory_of_any_type_aboard() {
    let goods = "goods @0 phone_booths yellow_ducks blue_paint; tokens @0 0 2 0";
    play(
        &format!("acting; at @0 P1; consumer P1 satellites; {goods}"),
        "offered build-factory radios; offered build-factory stealth_ducks
         refused build-factory satellites by DD-10.5; do build-factory radios; purse vp:0 10
         purse radios:0 0; refused build-factory stealth_ducks by DD-10.5",
    );
    play(&format!("acting; {goods}"), "refused build-factory radios by DD-10.5");
}

/// DD-10.6: what is built belongs to nobody.
#[test]
fn dd_10_6_everybody_uses_what_is_built() {
    play(
        "acting; at @0 P1; at @1 P1; consumer P1 radios; tokens @0 0 2 0; tokens @1 0 0 2
         goods @0 phone_booths yellow_ducks radios radios; goods @1 phone_booths yellow_ducks",
        "do build-factory radios, drop radios 1; do drop radios 1; do end-turn
         do act, produce; purse radios:1 1; refused sell by DD-12.5",
    );
    play(
        "acting; at @0 P1; at @1 P1; consumer P1 radios; tokens @0 0 1 0; tokens @1 0 0 1
         goods @0 radios economy; goods @1 radios",
        "do build-consumer economy, end-turn; do act, sell; purse vp:1 3; purse vp:0 10",
    );
}

/// DD-10.7: what was just built can be used.
#[test]
fn dd_10_7_used_in_the_turn_in_which_it_is_built() {
    play(
        "acting; at @0 P1; consumer P1 radios; tokens @0 0 2 2
         goods @0 phone_booths yellow_ducks phone_booths yellow_ducks radios radios economy",
        "do build-factory radios, produce; purse radios:0 3; do build-consumer economy, sell
         purse vp:0 23; purse radios:0 1",
    );
}

/// DD-11.1: three yellow tokens and a cube, for a site that nobody has claimed.
#[test]
fn dd_11_1_a_privilege_costs_three_yellow_tokens() {
    play("acting; tokens @0 0 2 0", "refused claim mine by DD-11.1");
    play(
        "acting; at @0 P1; at @1 P1; consumer P1 radios; factory P1 radios; tokens @0 0 6 0; tokens @1 0 3 0",
        "do claim mine, claim factory; purse yellow:0 0; in privilege:mine:P1 cube_0
         in privilege:factory:P1 cube_0; do end-turn; do act; refused claim mine by DD-11.1",
    );
}

/// DD-11.2: consumers are claimed only where the option says so.
#[test]
fn dd_11_2_consumers_are_claimed_by_option_alone() {
    let edits =
        "acting; at @0 P1; consumer P1 radios built; tokens @0 0 3 1; goods @0 radios radios";
    play(edits, "refused claim consumer by DD-11.2");
    let option = &[("consumer_privileges", 1)];
    with(2, option, edits, "do claim consumer, sell, sell; purse blue:0 0; purse vp:0 6");
    with(2, option, &edits.replace(" built", ""), "refused claim consumer by DD-11.3");
}

/// DD-11.5: a yellow token for each route cube, from anywhere, also after other tokens.
#[test]
fn dd_11_5_route_cubes_for_yellow_tokens() {
    play(
        "acting; tokens @0 1 2 0; cube @1 L27.1; at @1 L01.1",
        "do move L06.2; refused pay-cube L27.1 by DD-6.3; refused pay-cube L01.1 by DD-6.3
         refused pay-cube L06.2 by DD-6.3; do pay-cube L27.2, pay-cube L06.1; purse yellow:0 0
         refused pay-cube L27.3 by DD-11.5; dial steps 7; do move P1; dial steps 6",
    );
}
