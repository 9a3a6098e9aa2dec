//! Duck Dealer: its rules, each refusal, its level files, its worked examples, and what must hold
//! after every action. The kit writes positions in the words of worked examples, on the reference
//! set-up.

mod arranging;
mod chains;
mod counsel;
mod faults;
mod left;
mod levels;
mod planning;
mod random_play;
mod refusals;
mod rules;
mod ways;
mod worth;

use crate::common::{battery::Configuration, worked};
use caravanserai::{
    games,
    table::{
        action::Action,
        example::{self, Example},
        game::{Game, Setup},
        play::Play,
    },
};

/// The numbers of all worked examples; those between them do not exist. 61 is the whole turn of
/// section 19a.
const NUMBERS: &[u16] = &[
    1, 2, 3, 5, 6, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 24, 25, 26, 27, 29, 30, 31, 32,
    33, 35, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 47, 48, 49, 51, 52, 53, 55, 56, 58, 59, 60, 61,
];

/// The game.
pub fn duck() -> &'static dyn Game {
    games::by_id("duck_dealer").unwrap()
}

/// The example that these words are, separated by semicolons or lines.
pub fn example(seats: usize, options: &[(&str, i64)], edits: &str, steps: &str) -> Example {
    let reference = ["reference_mines", "reference_shipyards", "reference_consumers"];
    let mut all = worked::options(&reference.map(|key| (key, 1)));
    all.extend(worked::options(options));
    Example { seats, options: all, ..worked::written(duck(), edits, steps) }
}

/// Plays it, with two players.
pub fn play(edits: &str, steps: &str) {
    with(2, &[], edits, steps);
}

/// Plays it, with so many players and options.
pub fn with(seats: usize, options: &[(&str, i64)], edits: &str, steps: &str) {
    if let Err(fault) = example(seats, options, edits, steps).run(duck(), "standard") {
        panic!("{edits}: {fault}");
    }
}

/// Lays the position out.
pub fn position(edits: &str) -> Play {
    example(2, &[], edits, "").begin(duck(), "standard").unwrap_or_else(|fault| panic!("{fault}"))
}

/// An action, as it is written.
pub fn action(play: &Play, text: &str) -> Action {
    Action::parse(text, play.catalogue()).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// A set-up of so many seats, with these options.
pub fn setup(seats: usize, seed: u64, options: &[(&str, i64)]) -> Setup {
    let table = Configuration { game: duck(), edition: "standard", seats };
    Setup { options: worked::options(options), study: true, ..table.plain(seed) }
}

/// A table as it is dealt.
pub fn dealt(seats: usize, seed: u64) -> Play {
    Play::begin(duck(), setup(seats, seed, &[])).unwrap()
}

#[test]
fn every_number_has_its_example() {
    for number in NUMBERS {
        let name = format!("X{number:02}");
        assert!(example::find(duck(), &name).is_some(), "{name} is missing");
    }
    assert_eq!(example::all(duck()).len(), NUMBERS.len() + 1, "X46b shows the option");
}
