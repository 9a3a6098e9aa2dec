//! The catalogue: every game of the house, one folder each. No rule stands here.

pub mod dale_of_merchants;
pub mod game_table;
pub mod levels;
pub mod merchant_of_venus;
mod positions;
mod vocabulary;

use crate::table::{
    game::{Game, SetupError},
    record::Snapshot,
};
use levels::{FileSet, Finding, Printed};
use std::path::Path;

/// Every game, in the order of the start screen.
pub fn all() -> &'static [&'static dyn Game] {
    static ALL: [&dyn Game; 2] =
        [&merchant_of_venus::MerchantOfVenus, &dale_of_merchants::DaleOfMerchants];
    &ALL
}

/// The game with this identifier.
///
/// # Errors
/// [`SetupError::Game`] lists the games there are.
pub fn by_id(id: &str) -> Result<&'static dyn Game, SetupError> {
    all().iter().copied().find(|g| g.id() == id).ok_or_else(|| {
        let names: Vec<&str> = all().iter().map(|g| g.id()).collect();
        SetupError::Game(id.chars().take(40).collect(), names.join(", "))
    })
}

/// Whether the game was over at this position. Every game keeps that in a dial of one name.
pub fn is_over(position: &Snapshot) -> bool {
    position.dials.iter().any(|(dial, value)| dial == vocabulary::OVER && *value != 0)
}

/// Checks the level files of every game: the built-in ones, or those of a folder (a file that is
/// missing there is the built-in one). The folder may hold the files of one game or of several, or
/// a folder for each game. An empty list means that all is well.
pub fn check_levels(dir: Option<&Path>) -> Vec<Finding> {
    let mut found = merchant_of_venus::level::Level::check_all(dir);
    found.extend(dale_of_merchants::level::Level::check_all(dir));
    levels::sorted(found)
}

/// Reads the level files of every game from a folder, and at once, so that a fault is told before
/// anything else happens. Does nothing once a level has been read.
///
/// # Errors
/// A sentence that names file, line and reason.
pub fn use_levels(folder: &Path) -> Result<(), String> {
    let (venus, dale) = (&merchant_of_venus::level::LEVELS, &dale_of_merchants::level::LEVELS);
    venus.use_folder(folder.to_owned());
    dale.use_folder(folder.to_owned());
    venus.read_all()?;
    dale.read_all()
}

/// The names of the level files of all games. No two games share one, so that files can lie in one
/// folder.
pub fn level_file_names() -> Vec<&'static str> {
    let venus = merchant_of_venus::level::LevelFile::ALL.map(FileSet::name);
    let dale = dale_of_merchants::level::LevelFile::ALL.map(FileSet::name);
    venus.into_iter().chain(dale).collect()
}
