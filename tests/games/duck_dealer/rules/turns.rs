//! Chapters DD-4 to DD-6: kinds of turns, collecting energy, and what an action turn begins and
//! ends with.

use super::super::{action, duck, play, position, setup, with};
use caravanserai::{
    games::duck_dealer::table::{
        layout::{self, Phase},
        nouns::{DuckSight, DuckView},
    },
    table::{edit::Edit, ids::Viewer, play::Play, record::Save},
};

/// DD-5.5: part of a colour.
#[test]
fn dd_5_5_part_of_a_colour() {
    play(
        "ship @0 navigator navigator navigator; tokens @1 35 0 0",
        "do collect red; purse red:0 2; dial virtual:0 2; dial virtual:2 0",
    );
}

/// DD-5.6: virtual tokens go first and give nothing back.
#[test]
fn dd_5_6_virtual_tokens_go_first_and_give_nothing_back() {
    play(
        "acting; dial free-turn 1; dial virtual:2 1; tokens @0 0 0 2",
        "do mine; dial virtual:2 0; purse blue:0 2; purse stock:blue 37
         do mine; purse blue:0 1; purse stock:blue 38",
    );
}

/// DD-5.9: an empty stock gives nothing.
#[test]
fn dd_5_9_an_empty_stock_gives_nothing() {
    play(
        "tokens @1 39 40 39",
        "do collect yellow; purse yellow:0 0; dial virtual:0 1; dial virtual:1 1; dial virtual:2 1
         do free-turn; do end-turn; dial virtual:0 0; count counter 1; asks @1 dd-question-turn",
    );
}

/// Every cube of seat 0 is on the board: on points and on two sites.
fn without_cubes() -> String {
    let play = position("acting");
    let points = play.catalogue().spaces.iter().map(|s| s.id.clone()).filter(|id| id.contains('.'));
    let points: Vec<String> = points.take(37).collect();
    format!(
        "cube @0 {}; claimed @0 S1 mine; consumer P1 satellites; claimed @0 P1 mine; counter 0",
        points.join(" ")
    )
}

#[test]
fn dd_6_2_a_cube_is_taken_back_for_the_counter() {
    let edits = without_cubes();
    play(
        &format!("{edits}; dial opened:0 1"),
        "count cubes:0 0; do act; asks @0 dd-question-cube
         refused mine by DD-6.2; refused take-cube S2 mine by DD-6.2
         do take-cube S1 mine; count counter 1; count privilege:mine:S1 0; dial opened:0 0
         asks @0 dd-question-act",
    );
    play(
        &edits,
        "do act, take-cube L01.1 route; count cube:L01.1 0; count counter 1
         refused route-cube L01.1 by DD-6.2",
    );
}

#[test]
fn dd_6_4_route_cubes_come_first() {
    play(
        "tokens @0 0 0 1",
        "do act; offered route-cube L06.1; do mine; absent route-cube L06.1
         refused route-cube L06.1 by DD-6.4",
    );
}

/// DD-6.4: that a free cube was left is told, by whatever it is gone.
#[test]
fn dd_6_4_a_free_cube_that_is_left_is_told() {
    play("tokens @0 0 0 1", "do act, mine; said dd-log-cubes-left");
    play("tokens @0 0 0 1", "do act, end-turn; said dd-log-cubes-left");
}

/// DD-6.6: passages at any moment.
#[test]
fn dd_6_6_passages_at_any_moment() {
    play(
        "acting; tokens @0 1 0 0",
        "do passage P1, move L06.2, passage P4; dial steps 7; refused passage P5 by DD-9.2",
    );
}

/// DD-6.7: one colour leaves no choice.
#[test]
fn dd_6_7_one_colour_leaves_no_choice() {
    play("acting; tokens @0 0 0 9", "do end-turn; purse blue:0 4; asks @1 dd-question-turn");
}

/// DD-4.1: one of two kinds of turn, and no passing.
#[test]
fn dd_4_1_collect_or_act_and_nothing_else() {
    play(
        "",
        "offered act; offered collect red; offered collect yellow; offered collect blue
         refused end-turn by DD-4.1; refused stop by DD-4.1; do collect blue; asks @1 dd-question-turn",
    );
}

/// DD-4.2: an action turn needs no token.
#[test]
fn dd_4_2_an_action_turn_without_a_token() {
    play(
        "tokens @0 0 0 0; passage @0 P1",
        "do act; refused mine by DD-12.2; refused move L06.2 by DD-7.1; do passage P2, end-turn
         count counter 1; asks @1 dd-question-turn",
    );
}

/// DD-5.1: one token of the colour wished, and one for each of the crew.
#[test]
fn dd_5_1_one_token_and_one_for_each_of_the_crew() {
    let crew = "ship @0 navigator engineer merchant";
    play(
        crew,
        "do collect blue; purse red:0 1; purse yellow:0 1; purse blue:0 2; asks @1 dd-question-turn",
    );
    play(
        "ship @0 hold hold hold",
        "do collect red; purse red:0 1; purse yellow:0 0; purse blue:0 0",
    );
    play(
        "ship @0 navigator navigator merchant",
        "do collect yellow; purse red:0 2; purse yellow:0 1; purse blue:0 1; purse stock:red 36",
    );
}

/// DD-5.2: however many tokens lie there, a collect turn gives none back.
#[test]
fn dd_5_2_no_limit_in_a_collect_turn() {
    play(
        "tokens @0 9 9 9",
        "do collect red; purse red:0 11; purse yellow:0 9; purse blue:0 10; asks @1 dd-question-turn",
    );
}

/// DD-5.4: an exhausted colour may be wished although others are left.
#[test]
fn dd_5_4_an_exhausted_colour_may_be_wished() {
    play(
        "tokens @1 0 0 39",
        "purse stock:blue 0; purse stock:yellow 40; offered collect blue; do collect blue
         purse red:0 1; purse blue:0 0; dial virtual:2 2; offered free-turn; offered no-free-turn",
    );
}

const SHORT: &str = "ship @0 navigator navigator merchant; tokens @1 37 0 0";

/// DD-5.7: a cube on the counter, route cubes by its row; who has none left takes one back.
#[test]
fn dd_5_7_a_free_action_turn_puts_its_cube_on_the_counter() {
    for (counted, cubes) in [(0, 1), (7, 1), (8, 2), (16, 3)] {
        let steps = format!(
            "do collect blue, free-turn; count counter {}; dial allowance {cubes}
             dial virtual:0 1; asks @0 dd-question-act",
            counted + 1
        );
        play(&format!("{SHORT}; counter {counted}"), &steps);
    }
    play(
        &format!("{}; {SHORT}", without_cubes()),
        "do collect blue, free-turn; asks @0 dd-question-cube",
    );
}

/// DD-5.7: with the option no cube on the counter, route cubes by the row of the last one.
#[test]
fn dd_5_7_with_the_option_the_counter_is_left_alone() {
    let short = SHORT;
    for (counted, cubes) in [(0, 1), (8, 1), (9, 2), (17, 3)] {
        with(
            2,
            &[("uncounted_free_turns", 1)],
            &format!("{short}; counter {counted}"),
            &format!("do collect blue, free-turn; count counter {counted}; dial allowance {cubes}"),
        );
    }
}

/// DD-5.7: what began under version 1 of the rules is played on by it, also out of its save.
#[test]
fn dd_5_7_an_old_record_is_played_on_by_its_own_version() {
    for (version, counted) in [(1, 0), (2, 1)] {
        let mut game = Play::begin_by(duck(), setup(2, 4, &[]), None, version).unwrap();
        let edits = ["purse red:1 40", "purse yellow:1 40", "purse blue:1 40"];
        let preparing = |play: &Play| play.dial(layout::PHASE) < Phase::Turn as i64;
        while preparing(&game) {
            let first = game.offers()[0].action;
            game.choose(first).unwrap();
        }
        let crew = ["purse navigator:0 0", "purse engineer:0 0", "purse merchant:0 0"];
        let more = ["purse navigator:1 0", "purse engineer:1 0", "purse merchant:1 0"];
        let edits = [&edits[..], &crew, &more].concat();
        let edits: Vec<_> =
            edits.iter().map(|e| Edit::parse(e, game.catalogue()).unwrap()).collect();
        game.arrange(&edits).unwrap();
        let save = Save::of(&mut game);
        let (mut again, parted) = save.replay(duck()).unwrap();
        assert_eq!((save.rules_version, parted, save.changed_since(duck())), (version, None, None));
        for text in ["collect red", "free-turn"] {
            again.choose(action(&again, text)).unwrap();
        }
        let sight = again.sight(Viewer::Everybody);
        assert_eq!(DuckSight::of(&sight).unwrap().counted(), counted, "version {version}");
    }
}

/// DD-6.7: the limit of four holds in a free action turn, too.
#[test]
fn dd_6_7_the_limit_of_a_free_action_turn() {
    let short = SHORT;
    play(
        &format!("{short}; tokens @0 0 0 7"),
        "do collect blue; purse red:0 1; purse blue:0 9; do free-turn; do passage P1, end-turn
         asks @0 dd-question-keep; do keep 1 0 3; purse blue:0 3; asks @1 dd-question-turn",
    );
}

/// DD-5.8: who declines loses what was missing, and the turn is over.
#[test]
fn dd_5_8_what_is_declined_is_lost() {
    play(
        "tokens @1 0 0 39; tokens @0 3 3 0",
        "do collect blue; dial virtual:2 2; do no-free-turn; dial virtual:2 0; purse blue:0 0
         purse red:0 4; purse yellow:0 3; asks @1 dd-question-turn; count counter 0",
    );
}

/// DD-6.1: a cube of whoever acts on the lowest free space of a counter that all share.
#[test]
fn dd_6_1_each_action_turn_takes_the_next_space() {
    play(
        "",
        "do act; in counter cube_0; count cubes:0 38; do end-turn; do act; in counter cube_0 cube_1
         do end-turn; do act; count counter 3; count cubes:0 37",
    );
    play("counter 22", "do act, end-turn; asks @1 dd-question-turn; do act, end-turn; over");
}

/// DD-6.3: as many route cubes as the row says, on points without cube and ship.
#[test]
fn dd_6_3_route_cubes_by_the_row_of_the_counter() {
    for (counted, cubes) in [(0, 1), (7, 1), (8, 2), (15, 2), (16, 3), (23, 3)] {
        play(&format!("counter {counted}"), &format!("do act; dial allowance {cubes}"));
    }
    play(
        "counter 8; at @1 L07.1; cube @1 L06.1; cube @0 L06.2; tokens @0 1 1 1",
        "do act; refused route-cube L07.1 by DD-6.3; refused route-cube L06.1 by DD-6.3
         refused route-cube L06.2 by DD-6.3; do route-cube L27.3, route-cube L01.1
         refused route-cube L01.2 by DD-6.3; purse red:0 1; purse yellow:0 1; purse blue:0 1",
    );
}

/// DD-6.5: in any order and as often as wished; what is spent is in the stock at once.
#[test]
fn dd_6_5_spending_in_any_order_returns_tokens_at_once() {
    play(
        "acting; at @0 P1; consumer P1 radios; tokens @0 1 1 2; goods @0 phone_booths yellow_ducks",
        "do mine; purse blue:0 1; purse stock:blue 38; do build-factory radios; purse stock:yellow 40
         do drop blue_paint 1; do move L06.1, move P1; purse stock:red 39; do mine; purse stock:blue 39",
    );
}

/// DD-6.8: exploring, then the virtual tokens, then the limit, then the end of the game.
#[test]
fn dd_6_8_the_end_of_a_turn_has_an_order() {
    play(
        "acting; counter 24; at @0 P6; tokens @0 3 2 4; dial virtual:0 2; dial free-turn 1",
        "do end-turn; asks @0 dd-question-explore; dial virtual:0 2; do explore left
         dial virtual:0 0; asks @0 dd-question-keep; purse red:0 3; do keep 2 1 1; over",
    );
    // Steps in hand are lost with the turn.
    play(
        "tokens @0 1 0 0",
        "do act, move L06.2; dial steps 7; do end-turn; dial steps 0; asks @1 dd-question-turn",
    );
}
