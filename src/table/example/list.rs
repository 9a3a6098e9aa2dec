//! Which worked examples a game has, and those of a rule. They are read once.

use super::text::Example;
use crate::table::game::Game;
use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

/// The examples of a game, in the order of its own list. A file that cannot be read is left out; a
/// test reads them all.
pub fn all(game: &dyn Game) -> &'static [Example] {
    // Read once and kept as long as the program runs.
    static READ: Mutex<BTreeMap<&str, &'static [Example]>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(game.id()).or_insert_with(|| {
        let examples: Vec<Example> =
            game.examples().iter().filter_map(|text| Example::read(text).ok()).collect();
        examples.leak()
    })
}

/// The positions that the help shows, in their order.
pub fn for_help(game: &dyn Game) -> Vec<&'static Example> {
    let mut shown: Vec<_> = all(game).iter().filter(|example| example.help > 0).collect();
    shown.sort_by_key(|example| example.help);
    shown
}

/// The example with this number.
pub fn find(game: &dyn Game, number: &str) -> Option<&'static Example> {
    all(game).iter().find(|e| e.example == number)
}

/// The examples that show a rule, or one within a section or chapter, in an edition.
pub fn for_rule<'a>(
    game: &dyn Game,
    rule: &'a str,
    edition: &'a str,
) -> impl Iterator<Item = &'static Example> + 'a {
    all(game).iter().filter(move |e| e.shows(rule) && e.editions.iter().any(|one| one == edition))
}
