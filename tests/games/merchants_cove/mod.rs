//! Merchants Cove: its rules, each refusal, its cards and shops, its level files, its worked
//! examples, and what must hold after every action. The kit writes positions in the words of worked
//! examples.

mod arranging;
mod bot;
mod cards;
mod lacking;
mod left;
mod levels;
mod random_play;
mod refusals;
mod rules;
mod shops;
mod thinking;
mod worked;

use crate::common::{battery::Configuration, worked as kit};
use caravanserai::{
    games,
    table::{
        action::Action,
        example::Example,
        game::{Game, Setup},
        play::Play,
    },
};

/// The game.
pub fn cove() -> &'static dyn Game {
    games::by_id("merchants_cove").unwrap()
}

/// The merchants of most positions.
pub const TWO: &[&str] = &["alchemist", "blacksmith"];

/// The example that these words are, separated by semicolons or lines.
pub fn example(races: &[&str], options: &[(&str, i64)], edits: &str, steps: &str) -> Example {
    Example {
        seats: races.len(),
        races: races.iter().map(|race| (*race).to_owned()).collect(),
        options: kit::options(options),
        ..kit::written(cove(), edits, steps)
    }
}

/// Plays it, with these merchants and options.
pub fn with(races: &[&str], options: &[(&str, i64)], edits: &str, steps: &str) {
    if let Err(fault) = example(races, options, edits, steps).run(cove(), "standard") {
        panic!("{edits}: {fault}");
    }
}

/// Plays it, with an Alchemist and a Blacksmith.
pub fn play(edits: &str, steps: &str) {
    with(TWO, &[], edits, steps);
}

/// Plays it, with this merchant and another.
pub fn shop(merchant: &str, edits: &str, steps: &str) {
    let other = if merchant == "alchemist" { "blacksmith" } else { "alchemist" };
    with(&[merchant, other], &[], edits, steps);
}

/// One person against the Peddler.
pub fn alone(options: &[(&str, i64)], edits: &str, steps: &str) {
    with(&["alchemist"], options, edits, steps);
}

/// Lays the position out.
pub fn position(races: &[&str], options: &[(&str, i64)], edits: &str) -> Play {
    let example = example(races, options, edits, "");
    example.begin(cove(), "standard").unwrap_or_else(|fault| panic!("{edits}: {fault}"))
}

/// An action, as it is written.
pub fn action(play: &Play, text: &str) -> Action {
    Action::parse(text, play.catalogue()).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Carries actions out, separated by commas.
pub fn act(play: &mut Play, text: &str) {
    for text in text.split(',').map(str::trim) {
        let wanted = action(play, text);
        if let Err(no) = play.choose(wanted) {
            panic!("{text} is refused by {} ({})", no.rule, no.message.key);
        }
    }
}

/// A set-up of so many seats, with these options.
pub fn setup(seats: usize, seed: u64, options: &[(&str, i64)]) -> Setup {
    let table = Configuration { game: cove(), edition: "standard", seats };
    Setup { options: kit::options(options), study: true, ..table.plain(seed) }
}

/// A table as it is dealt.
pub fn dealt(seats: usize, seed: u64, options: &[(&str, i64)]) -> Play {
    Play::begin(cove(), setup(seats, seed, options)).unwrap()
}
