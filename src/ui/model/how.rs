//! How somebody could do what is refused: what was asked, and the answer as it is shown. Plain
//! values; nothing is looked for here.

use crate::table::action::{Action, Message};

/// A question, and what has come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HowSheet {
    /// What somebody would like to choose.
    pub wanted: Action,
    /// The answer; `None` as long as it is looked for.
    pub answer: Option<HowAnswer>,
}

/// How it could be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HowAnswer {
    /// In this turn, by these own choices and their words.
    Line {
        /// One after the other.
        steps: Vec<(Action, Message)>,
        /// Whether no shorter line leads there.
        shortest: bool,
    },
    /// Perhaps in a later turn.
    Soon {
        /// Within how many more turns of one's own.
        turns: i64,
        /// In so many of the worlds that were played on.
        worlds: i64,
        /// How many worlds that were.
        of: i64,
    },
    /// Nothing was found.
    Nothing {
        /// Whether every line of this turn was looked at.
        whole: bool,
    },
}
