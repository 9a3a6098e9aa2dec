//! Merchants Cove: its rules, its level files, and what must hold after every action. The kit writes
//! positions in the words of worked examples.

mod random_play;
mod rules;
mod shops;

use crate::common::worked;
use caravanserai::{
    games::merchants_cove::MerchantsCove,
    table::{example::Example, game::Game},
};

/// The game.
pub fn cove() -> &'static dyn Game {
    &MerchantsCove
}

/// The example that these words are, separated by semicolons or lines.
pub fn example(races: &[&str], options: &[(&str, i64)], edits: &str, steps: &str) -> Example {
    Example {
        seats: races.len(),
        races: races.iter().map(|race| (*race).to_owned()).collect(),
        options: worked::options(options),
        ..worked::written(cove(), edits, steps)
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
    with(&["alchemist", "blacksmith"], &[], edits, steps);
}

#[test]
fn the_level_files_are_sound() {
    use caravanserai::games::{levels::Printed, merchants_cove::level::Level};
    let found = Level::check_all(None);
    assert!(found.is_empty(), "{found:#?}");
}
