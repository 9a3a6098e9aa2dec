//! What teaches a game: lessons, in which somebody is led by the hand, and puzzles, in which
//! something is to be found. Both begin from a position that is written like that of a worked
//! example. It holds no rule and no sentence; a faulty file is reported, never repaired.

mod hints;
mod lesson;
mod outlook;
mod puzzle;
mod taught;

pub use hints::{STARS, SolutionStep};
pub use lesson::{Guide, Lesson, LessonStep};
pub use outlook::{ReachedGoal, outlook};
pub use puzzle::{Puzzle, PuzzleGoal, Searched, SharedTexts};
pub use taught::{FOLDERS, FORMAT, StartingTable, Taught, texts};

use super::game::Game;
use crate::assets;
use std::{collections::BTreeMap, sync::Mutex};
use taught::{Shelf, shelf};

/// The lessons of a game, in the order of their files' names.
pub fn lessons(game: &dyn Game) -> &'static [Lesson] {
    static READ: Shelf<Lesson> = Mutex::new(BTreeMap::new());
    shelf(&READ, game)
}

/// The folder of a game's data that says what made puzzles ask.
pub const MAKING: &str = "making";

/// Whether puzzles of a game can be made out of played games.
pub fn are_made(game: &dyn Game) -> bool {
    assets::folder(game.info().files, MAKING).is_some()
}

/// The puzzles of a game in order of difficulty, equal ones in the order of their files' names.
pub fn puzzles(game: &dyn Game) -> &'static [Puzzle] {
    static READ: Shelf<Puzzle> = Mutex::new(BTreeMap::new());
    shelf(&READ, game)
}
