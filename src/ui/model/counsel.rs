//! What panels are told of counsel: whole lines, best first, as somebody may read and try them.
//! Plain values: nothing of it chooses anything.

use crate::table::{
    action::{Action, Message, Thing},
    ids::SpaceId,
    planning::PlanFigure,
};
use std::sync::Arc;

/// Counsel that was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounselSheet {
    /// The lines, best first; at least one.
    pub lines: Arc<[CounselLine]>,
    /// Which of them is shown on the board.
    pub shown: usize,
    /// Whether it is still thought over.
    pub is_thinking: bool,
    /// Why a computer player would go the first one.
    pub why: String,
}

/// One line: what is done one after the other until the turn is over, or as far as anybody knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounselLine {
    /// Its first choice.
    pub action: Action,
    /// The chance to win with it, in hundredths; nothing where it was not played out.
    pub chance: Option<i64>,
    /// What it gains or loses.
    pub gained: Vec<PlanFigure>,
    /// Why it goes no further, as a text key.
    pub ends: &'static str,
    /// Its steps; the points of one flight are one.
    pub steps: Vec<CounselStep>,
}

/// One step of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounselStep {
    /// What is chosen, one after the other; more than one only on a flight.
    pub actions: Vec<Action>,
    /// How the last of them is worded where it is on offer.
    pub words: Option<Box<Message>>,
    /// What it names on the board.
    pub things: Vec<Thing>,
    /// The places that a flight goes through, where it is one, beginning with the first.
    pub way: Vec<SpaceId>,
}

impl CounselLine {
    /// Everything that is chosen, one after the other.
    pub fn actions(&self) -> Vec<Action> {
        self.steps.iter().flat_map(|step| step.actions.iter().copied()).collect()
    }
}

impl CounselSheet {
    /// The line that is shown on the board.
    pub fn on_board(&self) -> Option<&CounselLine> {
        self.lines.get(self.shown)
    }

    /// How much less likely a line wins than the first, in hundredths; nothing where that is not
    /// known.
    pub fn less(&self, line: &CounselLine) -> Option<i64> {
        let best = self.lines.first()?.chance?;
        Some(best - line.chance?)
    }

    /// Whether all lines are equally good, as far as they were played out.
    pub fn is_even(&self) -> bool {
        self.lines.len() > 1 && self.lines.iter().all(|line| self.less(line) == Some(0))
    }
}
