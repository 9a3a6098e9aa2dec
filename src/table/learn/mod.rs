//! What teaches a game: lessons, in which somebody is led by the hand, and puzzles, in which
//! something is to be found. Both begin from a position that is written like that of a worked
//! example. It holds no rule and no sentence; a faulty file is reported, never repaired.

mod lesson;
mod puzzle;
mod taught;

pub use lesson::{Guide, Lesson, LessonStep};
pub use puzzle::{Puzzle, PuzzleGoal, Searched};
pub use taught::{FOLDERS, FORMAT, StartingTable, Taught, texts};

use super::game::Game;
use std::{collections::BTreeMap, sync::Mutex};
use taught::{Shelf, shelf};

/// The lessons of a game, in the order of their files' names.
pub fn lessons(game: &dyn Game) -> &'static [Lesson] {
    static READ: Shelf<Lesson> = Mutex::new(BTreeMap::new());
    shelf(&READ, game)
}

/// The puzzles of a game, in the order of their files' names.
pub fn puzzles(game: &dyn Game) -> &'static [Puzzle] {
    static READ: Shelf<Puzzle> = Mutex::new(BTreeMap::new());
    shelf(&READ, game)
}
