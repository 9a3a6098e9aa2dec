//! What panels are told of counsel: whole lines, best first, as somebody may read and try them.
//! Plain values: nothing of it chooses anything.

use crate::table::{
    action::{Action, Message, Thing},
    ids::SpaceId,
    planning::{PlanFigure, differences},
    worth::WorthDoing,
};
use std::sync::Arc;

/// Why a line goes no further that ends with chance, or with what its seat cannot know.
pub const ENDS_UNKNOWN: &str = "ui-counsel-ends-unknown";

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
    /// Whether it is late enough in the game for a chance to win to say something by itself; else
    /// only how far the lines lie apart is told.
    pub is_late: bool,
    /// Whether it is what is left of a line that is being followed.
    pub is_rest: bool,
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
    /// What speaks for it, where a computer player says that.
    pub why: Option<Message>,
    /// By how much further one leads with it than with the first line, played on; with the first
    /// one than with the second. Nothing where that may be chance.
    pub ahead: Option<Lead>,
    /// Why it goes no further, as a text key.
    pub ends: &'static str,
    /// Its steps; the points of one flight are one.
    pub steps: Vec<CounselStep>,
}

/// By how much further somebody leads, on the mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    /// In tenths; below nought for less.
    pub tenths: i64,
    /// How often that was played on.
    pub times: u32,
}

/// One step of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounselStep {
    /// What is chosen, one after the other; more than one only on a flight, and where the same is
    /// done several times.
    pub actions: Vec<Action>,
    /// How each of them is worded where it is on offer.
    pub words: Vec<Message>,
    /// What it names on the board; what it is done to most of all stands last.
    pub things: Vec<Thing>,
    /// The places that a flight goes through, where it is one, beginning with the first.
    pub way: Vec<SpaceId>,
}

impl CounselStep {
    /// All of it in words: of a flight where it leads, with the points of the whole way.
    pub fn told(&self) -> Option<Message> {
        let words = match self.way.is_empty() {
            true => self.words.last().cloned(),
            false => Message::of_all(&self.words),
        };
        words.filter(|words| !words.key.is_empty())
    }
}

impl CounselLine {
    /// Whether it ends with something of which nobody knows yet what comes of it.
    pub fn ends_unknown(&self) -> bool {
        self.ends == ENDS_UNKNOWN
    }

    /// Everything that is chosen, one after the other.
    pub fn actions(&self) -> Vec<Action> {
        self.steps.iter().flat_map(|step| step.actions.iter().copied()).collect()
    }

    /// Whether something that is worth doing is done in it.
    pub fn does(&self, worth: &WorthDoing) -> bool {
        let mut choices = self.steps.iter().flat_map(|step| step.actions.iter().zip(&step.words));
        choices.any(|(action, words)| worth.is_done_by(*action, words))
    }

    /// What is left of it after its next choice, which has `brought` so much; nothing where another
    /// choice was made, or where it is at its end.
    pub fn after(&self, chosen: Action, brought: &[PlanFigure]) -> Option<CounselLine> {
        let mut rest = self.clone();
        let step = rest.steps.first_mut()?;
        if step.actions.first() != Some(&chosen) {
            return None;
        }
        step.actions.remove(0);
        step.words.drain(..step.words.len().min(1));
        if step.way.len() > 1 {
            step.way.remove(0);
        }
        if step.actions.is_empty() {
            rest.steps.remove(0);
        }
        rest.action = *rest.steps.first()?.actions.first()?;
        rest.gained = differences(brought, &self.gained);
        Some(rest)
    }
}

impl CounselSheet {
    /// The line that is shown on the board.
    pub fn on_board(&self) -> Option<&CounselLine> {
        self.lines.get(self.shown)
    }

    /// The first step of a line that no better line does at the same place; 0 where it begins as no
    /// other does.
    pub fn parts_at(&self, nth: usize) -> usize {
        let Some(line) = self.lines.get(nth) else { return 0 };
        let alike = |better: &CounselLine| {
            let both = better.steps.iter().zip(&line.steps);
            both.take_while(|(one, other)| one.actions == other.actions).count()
        };
        self.lines.iter().take(nth).map(alike).max().unwrap_or(0)
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
