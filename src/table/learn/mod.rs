//! What teaches a game: lessons, in which somebody is led by the hand, and puzzles, in which
//! something is to be found. Both begin from a position that is written like that of a worked
//! example. It holds no rule and no sentence; a faulty file is reported, never repaired.

mod hints;
mod lesson;
mod outlook;
mod puzzle;
mod taught;

pub use hints::{STARS, SolutionStep};
pub use lesson::{CoursePlace, Guide, Lesson, LessonStep, course_places};
pub use outlook::{ReachedGoal, outlook};
pub use puzzle::{MOST_POSITIONS, Puzzle, PuzzleGoal, Searched, SharedTexts};
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

/// What a game says of its made puzzles: folder and file.
const MAKING: (&str, &str) = ("making", "asks.ron");
/// What it says of its signs.
const LEGEND: (&str, &str) = ("legend", "signs.ron");

fn written(game: &dyn Game, (folder, file): (&str, &str)) -> Option<&'static str> {
    let folder = assets::folder(game.info().files, folder)?;
    assets::texts(folder, file).into_iter().next().map(|(_, text)| text)
}

/// What is asked in puzzles of a game that are made out of played games, as it is written there.
pub fn asks(game: &dyn Game) -> Option<&'static str> {
    written(game, MAKING)
}

/// Which signs stand in the legend of a game, as it is written there.
pub fn legend(game: &dyn Game) -> Option<&'static str> {
    written(game, LEGEND)
}

/// The puzzles of a game in order of difficulty, equal ones in the order of their files' names.
pub fn puzzles(game: &dyn Game) -> &'static [Puzzle] {
    static READ: Shelf<Puzzle> = Mutex::new(BTreeMap::new());
    shelf(&READ, game)
}
