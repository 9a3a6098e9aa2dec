//! How could I …?, looked for on a thread of its own: first in the turn that runs, then in worlds
//! that may be. It sees what the seat sees, and counts only for the position that it was asked in.

use super::{Table, background::BackgroundWork};
use crate::{
    bots,
    table::{
        action::{Action, Message},
        game::Game,
        ids::SeatId,
        play::Play,
        reach::{Goal, LineFound, reach},
        record::Save,
    },
    ui::model::how::{HowAnswer, HowSheet},
};
use std::{sync::atomic::AtomicBool, task::Poll};

/// Positions of this turn that are looked at: a second at most.
const POSITIONS: usize = 40_000;

/// A question, and the answer that is looked for.
pub(super) struct HowSearch {
    wanted: Action,
    work: BackgroundWork<HowAnswer>,
    answer: Option<HowAnswer>,
}

impl Table {
    /// Whether somebody may ask how something could be done: who is asked, and not in a lesson or
    /// puzzle, whose point it is to find that.
    pub fn may_ask_how(&self) -> bool {
        self.asked() && !self.learns()
    }

    /// Looks for a way to something that is refused.
    pub fn ask_how(&mut self, wanted: Action) {
        let Some(seat) = self.play.decision_seat().filter(|_| self.may_ask_how()) else { return };
        let (save, game) = (Save::of(&mut self.play), self.play.game());
        let look =
            move |stop: std::sync::Arc<AtomicBool>| found(&save, game, (seat, wanted), &stop);
        let work = BackgroundWork::begin("how could I", &self.play, look);
        self.how = work.map(|work| HowSearch { wanted, work, answer: None });
    }

    /// Hears whether the answer has come; whether it is still looked for.
    pub fn hear_how(&mut self) -> bool {
        let Some(how) = self.how.as_mut().filter(|how| how.answer.is_none()) else { return false };
        match how.work.hear() {
            Poll::Pending => true,
            Poll::Ready(answer) => {
                how.answer = Some(answer.unwrap_or(HowAnswer::Nothing { whole: false }));
                false
            }
        }
    }

    /// What was asked in the position that there is, with the answer.
    pub fn how_sheet(&self) -> Option<HowSheet> {
        let how = self.how.as_ref().filter(|how| how.work.is_about(&self.play))?;
        Some(HowSheet { wanted: how.wanted, answer: how.answer.clone() })
    }
}

/// The answer, on a table of its own.
fn found(
    save: &Save,
    game: &'static dyn Game,
    (seat, wanted): (SeatId, Action),
    stop: &AtomicBool,
) -> HowAnswer {
    let Ok((mut play, None)) = save.replay(game) else {
        return HowAnswer::Nothing { whole: false };
    };
    let goal = Goal::Choice(wanted);
    match reach(&mut play, seat, goal, (POSITIONS, stop)) {
        LineFound::Line { line, shortest } => {
            HowAnswer::Line { steps: worded(&mut play, &line), shortest }
        }
        LineFound::Nothing { whole, open } => {
            match bots::soon(&mut play, seat, goal, stop).and_then(|soon| {
                let (turns, worlds) = soon.likely()?;
                Some(HowAnswer::Soon {
                    turns: turns as i64,
                    worlds: i64::from(worlds),
                    of: i64::from(soon.worlds),
                })
            }) {
                Some(soon) => soon,
                None => HowAnswer::Nothing { whole: whole && !open },
            }
        }
    }
}

/// The steps with their words; the table may be thrown away afterwards.
fn worded(play: &mut Play, line: &[Action]) -> Vec<(Action, Message)> {
    let mut steps = Vec::new();
    for &action in line {
        let offers = play.look();
        let offer = offers.list.iter().find(|offer| offer.accepts(&action));
        let words = offer.and_then(|offer| offer.message.as_deref().cloned());
        steps.push((action, words.unwrap_or_default()));
        if play.choose(action).is_err() {
            break;
        }
    }
    steps
}
