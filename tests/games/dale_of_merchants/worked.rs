//! The worked examples of Dale of Merchants as files: their numbers are those of the rule
//! specification, none may be missing, and a faulty one says what is wrong.

use crate::common::worked::{has_exactly, of};
use caravanserai::{
    games,
    table::{game::Game, play::Play, scenario::Scenario},
};

/// The numbers of all worked examples.
const NUMBERS: &[u16] = &[
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 18, 19, 20, 21, 22, 24, 25, 26, 27, 28, 29,
    30, 32, 33, 34, 35, 36, 37, 38, 39, 40, 42, 43, 44, 45, 46, 48, 49, 50, 51, 52, 53, 55, 56, 57,
    58, 59, 60, 61, 62, 64, 65, 66, 67, 69, 70, 72, 73, 74, 75, 76, 77, 78, 79, 81, 82, 83, 85, 86,
    87, 88, 89, 90, 91, 92,
];

fn game() -> &'static dyn Game {
    games::by_id("dale_of_merchants").unwrap()
}

#[test]
fn every_number_has_its_example_and_every_file_is_built_in() {
    has_exactly(game().id(), NUMBERS);
}

#[test]
fn faulty_examples_say_what_is_wrong() {
    let run = |edit: &str, steps: &[&str]| {
        of(game(), &[edit], steps).run(game(), "original").expect_err("it is faulty")
    };
    for edit in [
        "ground floor",
        "hand owl_1",
        "hand @2 owl_1",
        "hand @0 owl",
        "stack @0 11 owl_1",
        "market a b",
        "bin nothing",
        "no-reserve at-all",
    ] {
        assert_eq!((run(edit, &[]).step, run(edit, &[]).line), (0, edit.to_owned()));
    }
    assert_eq!(run("hand @0 sloth_5a sloth_5a", &[]).step, 0, "there is one card of this kind");
    assert_eq!(run("bin junk", &[]).step, 0, "a position that breaks rules");
    for step in [
        "order hand:0",
        "order nowhere",
        "no-table draft 1 by DOM-2.1",
        "no-table set_1 2 set_2 2 by DOM-2.9",
        "no-table set_1",
        "do play #owl_1@pile:0",
    ] {
        assert_eq!(run("hand @0 owl_1", &[step]).step, 1, "{step}");
    }
}

/// A position begins between two steps: cards laid out for a purchase are no part of it, and that
/// is told.
#[test]
fn a_position_says_that_it_leaves_a_payment_out() {
    let buying =
        of(game(), &["hand @0 sloth_2 sloth_1", "market platypus_2"], &["do buy 0, lay #sloth_2"]);
    let mut play = buying.begin(game(), "original").unwrap();
    let whole = |play: &mut Play| Scenario::of(play, "x").unwrap().is_whole(play);
    assert!(whole(&mut play));
    buying.follow(&mut play, 0, 0).unwrap();
    assert!(!whole(&mut play));
}
