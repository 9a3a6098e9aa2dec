//! What panels are told of a lesson or a puzzle on the table. Plain values: nothing is decided or
//! drawn here.

use super::better_move::BetterMove;
use crate::table::action::{Message, Value};

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
    Puzzle(Box<PuzzleModel>),
    /// A choice of one's own game that is asked once more.
    Better(BetterMove),
}

/// A puzzle on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleModel {
    /// The text key of its title.
    pub title: String,
    /// The numbers that its texts are told.
    pub args: Vec<(&'static str, Value)>,
    /// The text key of the thing that they speak of.
    pub thing: Option<String>,
    /// The rules that it turns on.
    pub rules: Vec<String>,
    /// How many actions were done.
    pub done: usize,
    /// How many may be done.
    pub within: Option<usize>,
    /// How it stands.
    pub tried: Tried,
    /// How many stars that was worth.
    pub stars: u8,
    /// The hints that were asked for, in their order.
    pub hints: Vec<Message>,
    /// Whether there is one more.
    pub more_hints: bool,
    /// The numbers of the offers that the last hint names.
    pub wanted: Vec<usize>,
    /// The game and the puzzle that come next, if there is one.
    pub next: Option<(String, String)>,
    /// The game of which another one can be made, where this one was made for once.
    pub made: Option<String>,
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
