//! Counsel that is thought over on a thread of its own, while whoever has asked reads the first
//! answer. It sees what the seat sees, and counts only for the position that it was asked in.

use super::{Table, thought::Thought};
use crate::{
    bots::{Budget, Search, Weighed},
    table::{action::Action, catalogue::Chooser},
};
use std::{task::Poll, time::Duration};

/// How long counsel is thought over.
const PATIENCE: Duration = Duration::from_secs(2);
/// How many choices are told.
const TOLD: usize = 3;

/// Counsel for a position.
pub(super) struct CounselSearch {
    thought: Thought,
    /// What was found, best first; `None` as long as it is thought over.
    found: Option<Vec<Weighed>>,
}

impl Table {
    /// Lets the decision that the person has asked about be thought over, where the game knows what
    /// positions are worth; nothing where that is done already.
    pub fn think_for_person(&mut self) {
        let known = self.advice.as_ref().is_some_and(|advice| advice.thought.is_about(&self.play));
        let game = self.play.game().id();
        let Some(seat) = self.play.decision_seat().filter(|_| !known) else { return };
        self.advice = Budget::of(Chooser::Master, game).and_then(|budget| {
            let budget = Budget { time: Some(PATIENCE), ..budget };
            let search = Search::of(&mut self.play, seat, budget);
            let search = search.tells_chances().then_some(search)?.telling(TOLD);
            Thought::begin(search, &self.play).map(|thought| CounselSearch { thought, found: None })
        });
    }

    /// Whether counsel is being thought over for the position that there is.
    pub fn is_advising(&self) -> bool {
        let of_now = |advice: &&CounselSearch| advice.thought.is_about(&self.play);
        self.advice.as_ref().filter(of_now).is_some_and(|advice| advice.found.is_none())
    }

    /// Hears whether counsel has been thought over; true once, when it has.
    pub fn advice_came(&mut self) -> bool {
        let Some(advice) = self.advice.as_mut().filter(|advice| advice.found.is_none()) else {
            return false;
        };
        let Poll::Ready(found) = advice.thought.hear() else { return false };
        advice.found = Some(found);
        true
    }

    /// What was found for the position that there is, best first, each with its chance to win in
    /// hundredths; nothing where it is still thought over, or was never asked.
    pub fn advised(&self) -> Vec<(Action, i64)> {
        let of_now = |advice: &&CounselSearch| advice.thought.is_about(&self.play);
        let found = self.advice.as_ref().filter(of_now).and_then(|advice| advice.found.as_ref());
        let told = |weighed: &Weighed| {
            let percent = (100.0 * weighed.value?).round() as i64;
            Some((weighed.action, percent))
        };
        found.into_iter().flatten().filter_map(told).take(TOLD).collect()
    }
}
