//! Duck Dealer: its rules, each refusal, its level files, its worked examples, and what must hold
//! after every action. The kit writes positions in the words of worked examples, on the reference
//! set-up.

mod levels;
mod random_play;
mod refusals;
mod rules;

use caravanserai::{
    games,
    table::{
        action::Action,
        catalogue::SeatInfo,
        example::{self, Example, FORMAT},
        game::{Game, Setup},
        play::Play,
    },
};
use std::collections::BTreeMap;

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
    let lines = |text: &str| {
        let lines = text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty());
        lines.map(str::to_owned).collect()
    };
    let reference = ["reference_mines", "reference_shipyards", "reference_consumers"];
    let mut all: BTreeMap<String, i64> = reference.map(|key| (key.to_owned(), 1)).into();
    all.extend(options.iter().map(|(key, value)| ((*key).to_owned(), *value)));
    Example {
        program: "caravanserai".into(),
        format: FORMAT,
        example: "X".into(),
        game: duck().id().into(),
        editions: vec!["standard".into()],
        rules: Vec::new(),
        seats,
        races: Vec::new(),
        options: all,
        seed: 7,
        edits: lines(edits),
        steps: lines(steps),
    }
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
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    Setup {
        game: duck().id().into(),
        edition: "standard".into(),
        seats: (0..seats).map(seat).collect(),
        options: options.iter().map(|(key, n)| ((*key).to_owned(), *n)).collect(),
        seed,
        study: true,
    }
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
