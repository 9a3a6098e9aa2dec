//! Chapters DD-7 to DD-9: flying, exploring, passages.

use super::super::{action, play, position};
use caravanserai::games::{
    duck_dealer::level::{Edition, Level},
    levels::Printed,
};

/// DD-7.6: stopping loses steps and cubes do not stop.
#[test]
fn dd_7_6_stopping_loses_steps_and_cubes_do_not_stop() {
    play(
        "acting; tokens @0 1 1 1; at @0 S2",
        "do move L07.1; do pay-cube L08.1; dial steps 7; do move P1; dial steps 6
         do stop, explore left; dial steps 0; do mine; refused stop by DD-8.2",
    );
}

/// DD-8.4: empty stacks.
#[test]
fn dd_8_4_empty_stacks() {
    let tiles = |stack: &str, planets: &[&str]| -> String {
        let level = Level::load(Edition::Standard).unwrap();
        let n = usize::from(stack == "right");
        let goods = level.reference.stacks[n].iter().map(|&c| level.consumer(c).good);
        let named = goods.zip(planets).map(|(g, p)| format!("consumer {p} {}", level.good(g).id));
        named.collect::<Vec<_>>().join("; ")
    };
    let left = tiles("left", &["P6", "P7", "P8", "P9", "P10", "P11"]);
    play(
        &format!("acting; at @0 P1; tokens @0 0 0 1; {left}"),
        "count consumers:left 0; do mine; absent explore left; refused explore left by DD-8.1
         do explore right; in consumer:P1 consumer_stealth_ducks",
    );
    // With both stacks empty nothing happens: one tile too many is needed, so one planet gets none.
    let right = tiles("right", &["P2", "P3", "P4", "P5", "P1"]);
    let mut game = position(&format!("acting; at @0 S1; {left}; {right}"));
    assert!(game.choose(action(&game, "end-turn")).is_ok());
}

/// DD-7.1: the fuller the ship, the fewer steps of a red token; the built-in hold is no slot.
#[test]
fn dd_7_1_steps_by_filled_slots() {
    for (pieces, left) in [(0, 7), (3, 7), (4, 4), (6, 4), (7, 1), (12, 1)] {
        let ship = vec!["hold"; pieces].join(" ");
        play(
            &format!("acting; ship @0 {ship}; tokens @0 1 0 0"),
            &format!("do move L06.2; dial steps {left}"),
        );
    }
}

/// DD-7.2: a route with k points is k + 1 steps long.
#[test]
fn dd_7_2_as_many_steps_as_points_and_one() {
    play(
        "acting; tokens @0 1 0 0",
        "do move L16.1, move L16.2, move L16.3, move L16.4, move L16.5; dial steps 3
         do move P7; dial steps 2; purse red:0 0; refused move S2 by DD-7.2",
    );
}

/// DD-7.3: own cubes are skipped, those of others change nothing.
#[test]
fn dd_7_3_own_cubes_save_steps() {
    let flown = "acting; tokens @0 1 0 0; cube";
    play(&format!("{flown} @0 L06.2"), "do move L06.1; dial steps 7; do move P1; dial steps 6");
    play(&format!("{flown} @0 L06.1"), "do move L06.2, move P1; dial steps 6");
    play(&format!("{flown} @1 L06.1 L06.2"), "do move L06.2, move L06.1, move P1; dial steps 5");
}

/// DD-7.4: a ship cannot stop on its own cube; one command leads over all of them.
#[test]
fn dd_7_4_no_stop_on_an_own_cube() {
    play(
        "acting; tokens @0 1 0 0; cube @0 L16.1 L16.2 L16.3 L16.4 L16.5",
        "refused move L16.1 by DD-7.4; refused move L16.5 by DD-7.4; do move P7; dial steps 7",
    );
}

/// DD-7.5: several ships on a point or a planet, and either way from a point.
#[test]
fn dd_7_5_ships_pass_and_stop_freely() {
    play(
        "acting; tokens @0 1 0 0; at @1 L06.2",
        "do move L06.2; count at:L06.2 2; offered move L06.1; offered move S1; do move S1
         do move L06.2, move L06.1; dial steps 4",
    );
    play(
        "acting; tokens @0 1 0 1; at @1 P1; consumer P1 radios",
        "do move L06.2, move L06.1, move P1, mine; count at:P1 2",
    );
}

/// DD-7.7: a red token is paid when its first step is needed.
#[test]
fn dd_7_7_the_next_token_is_paid_when_it_is_needed() {
    play(
        "acting; tokens @0 2 0 0; dial steps 1",
        "do move L06.2; purse red:0 2; dial steps 0; do move L06.1; purse red:0 1; dial steps 7",
    );
}

/// DD-7.8: no ship flies or jumps with more than it has room for.
#[test]
fn dd_7_8_an_overloaded_ship_stays() {
    play(
        "acting; tokens @0 2 0 0; ship @0; goods @0 radios radios; passage @1 S1; passage @1 P1",
        "refused move L06.2 by DD-7.8; refused jump by DD-7.8; do drop radios 1; offered move L06.2
         do jump; at ship_0 at:P1",
    );
}

/// DD-7.9: speed is read when the token is spent.
#[test]
fn dd_7_9_what_was_just_bought_slows_the_next_token() {
    play(
        "acting; built yard_hold_a; goods @0 phone_booths plastic_beads; tokens @0 1 0 1",
        "do buy plastic_beads none; purse hold:0 2; do move L06.2; dial steps 4",
    );
    // Steps that were paid for before stay as they are.
    play("acting; ship @0 hold hold hold hold; dial steps 6", "do move L06.2; dial steps 5");
}

/// DD-8.1: one of the two top tiles, on a planet without one; compulsory.
#[test]
fn dd_8_1_one_of_two_top_tiles() {
    play(
        "acting; at @0 P1",
        "do end-turn; asks @0 dd-question-explore; refused end-turn by DD-8.1; offered explore left
         offered explore right; do explore right; in consumer:P1 consumer_stealth_ducks
         mark consumer_stealth_ducks 0; asks @1 dd-question-turn",
    );
    // Start planets and planets that somebody has visited are not explored.
    play("acting; at @0 S2", "do end-turn; asks @1 dd-question-turn");
    play("acting; at @0 P1; consumer P1 radios", "do end-turn; asks @1 dd-question-turn");
}

/// DD-8.2: flying over explores nothing; acting, ending the turn or a declared stop does.
#[test]
fn dd_8_2_only_a_stop_explores() {
    let way = "do move L06.2, move L06.1, move P1; count consumer:P1 0; ";
    play(
        "acting; tokens @0 1 0 0",
        &format!("{way}do move L07.1, move S2, end-turn; count consumer:P1 0"),
    );
    for stop in ["stop", "mine", "end-turn"] {
        play(
            "acting; tokens @0 1 0 1",
            &format!(
                "{way}do {stop}; asks @0 dd-question-explore; do explore left; count consumer:P1 1"
            ),
        );
    }
}

/// DD-8.3: the tile is chosen before what caused the stop, and can be used at once.
#[test]
fn dd_8_3_the_tile_comes_first_and_can_be_used() {
    play(
        "acting; at @0 P1; tokens @0 0 1 1; goods @0 satellites radios",
        "do mine; asks @0 dd-question-explore; purse blue_paint:0 0; purse blue:0 1; do explore left
         purse blue_paint:0 1; purse blue:0 0; do build-consumer radios; purse vp:0 10",
    );
}

/// DD-9.1: on planets without a passage, anywhere, for nothing.
#[test]
fn dd_9_1_a_passage_on_each_planet_at_most() {
    play(
        "acting; passage @1 P9",
        "refused passage P9 by DD-9.1; do passage P10; refused passage P10 by DD-9.1
         refused passage L06.1 by DD-9.1; do passage S4; count passages:0 0",
    );
}

/// DD-9.2: the two may be placed in different turns, and stay.
#[test]
fn dd_9_2_passages_stay() {
    play(
        "",
        "do act, passage P1, end-turn; do act, end-turn; in passage:P1 passage_0
         do act, passage P2; refused passage P3 by DD-9.2; in passage:P1 passage_0",
    );
}

/// DD-9.3: anybody's passage, for a red token, once both ends lie there.
#[test]
fn dd_9_3_a_jump_costs_a_red_token() {
    play("acting; passage @1 S1; tokens @0 1 0 0", "refused jump by DD-9.3");
    let both = "acting; passage @1 S1; passage @1 P9";
    play(both, "refused jump by DD-9.3");
    play(&format!("{both}; tokens @0 1 0 0"), "do jump; at ship_0 at:P9; purse red:0 0");
    play(&format!("{both}; tokens @0 1 0 0; at @0 S2"), "refused jump by DD-9.3");
}

/// DD-9.4: steps in hand are kept, nothing is explored, and it can be done again.
#[test]
fn dd_9_4_a_jump_is_no_step_and_no_stop() {
    play(
        "acting; tokens @0 3 0 0; passage @1 S1; passage @1 P9; dial steps 2; claimed @0 S1 mine; dial opened:0 1",
        "do jump; dial steps 2; purse red:0 2; count consumer:P9 0; dial opened:0 0
         do jump; at ship_0 at:S1; dial steps 2; purse red:0 1; count consumer:P9 0",
    );
}
