//! What panels are told of a lesson or a puzzle on the table. Plain values: nothing is decided or
//! drawn here.

use super::better_move::BetterMove;

/// What lies on the table, where it is to be learnt from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Learning {
    /// A lesson.
    Lesson {
        /// The text key of its title.
        title: String,
        /// The text key of the sentence that stands now.
        says: String,
        /// The rules behind it.
        rules: Vec<String>,
        /// How many steps are done.
        at: usize,
        /// How many there are.
        of: usize,
        /// The numbers of the offers that are wanted now.
        wanted: Vec<usize>,
        /// The game and the lesson that come next in its course, if there is one.
        next: Option<(String, String)>,
    },
    /// A puzzle.
    Puzzle {
        /// The text key of its title.
        title: String,
        /// The rules that it turns on.
        rules: Vec<String>,
        /// How many actions were done.
        done: usize,
        /// How many may be done.
        within: Option<usize>,
        /// How it stands.
        tried: Tried,
        /// The game and the puzzle that come next, if there is one.
        next: Option<(String, String)>,
    },
    /// A choice of one's own game that is asked once more.
    Better(BetterMove),
}

/// How a puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tried {
    /// Somebody looks for the solution.
    #[default]
    Open,
    /// The goal is reached.
    Solved,
    /// Nothing more may be done, and the goal is not reached.
    Missed,
}
