//! The rules of the tiny game, one test each, in the words of worked examples: what
//! `docs/adding_a_game.md` asks of every game.

use crate::common::worked;
use caravanserai::games;

/// Seat 0 is in turn; lines are separated by semicolons.
fn play(edits: &str, steps: &str) {
    let game = games::by_id("tiny_game").expect("the line plugs it in");
    let example = worked::written(game, &format!("dial active 0; {edits}"), steps);
    example.run(game, "first").unwrap_or_else(|fault| panic!("{edits}: {fault}"));
}

/// Every crate is sold but these.
fn sold_but(left: &[u16], edits: &str) -> String {
    let sold = (0..12).filter(|n| !left.contains(n)).map(|n| format!("place #{n} sold"));
    format!("{}; {edits}", sold.collect::<Vec<_>>().join("; "))
}

/// TRI-1.1, TRI-2.1: fetch or sell one crate, then the next seat.
#[test]
fn tri_1_1_tri_2_1_one_crate_then_the_next_seat() {
    play(
        "",
        "asks @0 tri-question-turn; do fetch place_1; count hand:0 1; asks @1 tri-question-turn
         do fetch place_2; asks @0 tri-question-turn; refused sell #0 by TRI-3.1",
    );
}

/// TRI-1.2: whoever has no crate and finds none is passed over.
#[test]
fn tri_1_2_nothing_to_do() {
    let edits = sold_but(&[0, 5], "place #0 hand:0; place #5 hand:0");
    play(&edits, "do sell #0; asks @0 tri-question-turn; count hand:1 0");
}

/// TRI-1.3: after the last sale most coins win, or several share it.
#[test]
fn tri_1_3_most_coins_win() {
    let edits = sold_but(&[0], "place #0 hand:0; dial price:0 4");
    play(
        &format!("{edits}; purse coins:1 3"),
        "do sell #0; over; wins @0; refused fetch place_1 by TRI-1.3",
    );
    play(&format!("{edits}; purse coins:1 4"), "do sell #0; over; wins @0 @1");
}

/// TRI-2.2: only who fetches a crate looks into it.
#[test]
fn tri_2_2_nobody_else_looks_into_it() {
    play(
        &sold_but(&[0, 5], "place #0 place:1; place #5 hand:1"),
        "hidden @0 place:1; do fetch place_1; sees @0 hand:0 tea; hidden @1 hand:0
         told @0 tri-log-inside",
    );
}

/// TRI-2.3: nobody carries more than three crates.
#[test]
fn tri_2_3_three_crates_are_all() {
    play(
        "place #0 hand:0; place #5 hand:0; place #9 hand:0",
        "refused fetch place_1 by TRI-2.3; offered sell #0",
    );
}

/// TRI-2.4: the stock fills the row, and then nothing does.
#[test]
fn tri_2_4_the_row_is_filled_from_the_stock() {
    play("", "count place:1 1; count stock 9; do fetch place_1; count place:1 1; count stock 8");
    play(
        &sold_but(&[0, 5], "place #0 place:1; place #5 place:2"),
        "do fetch place_1; count place:1 0; refused fetch place_1 by TRI-2.4",
    );
}

/// TRI-3.1: a crate is turned over and brings its price.
#[test]
fn tri_3_1_a_sale_brings_the_price() {
    play("place #9 hand:0", "do sell #9; purse coins:0 12; sees @1 sold spice; count hand:0 0");
}

/// TRI-3.2, TRI-3.3: half of the roll, rounded up, and never below 1.
#[test]
fn tri_3_2_tri_3_3_the_price_falls_by_half_of_the_roll() {
    for (roll, left) in [(1, 7), (2, 7), (3, 6), (6, 5)] {
        play("place #0 hand:0", &format!("dice {roll}; do sell #0; dial price:0 {left}"));
    }
    play("place #0 hand:0; dial price:0 2", "dice 5; do sell #0; purse coins:0 2; dial price:0 1");
}
