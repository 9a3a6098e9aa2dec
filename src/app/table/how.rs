//! How could I …?, looked for on a thread of its own: first in the turn that runs, then in worlds
//! that may be. It sees what the seat sees, and counts only for the position that it was asked in.

use super::{Table, background::BackgroundWork};
use crate::{
    bots,
    table::{
        action::Action,
        game::Game,
        ids::SeatId,
        play::Play,
        reach::{Goal, LineFound, reach},
        record::Save,
    },
    ui::model::how::{HowAnswer, HowSheet, LackShown, SoonShown, WordedLine},
};
use std::{sync::atomic::AtomicBool, task::Poll};

/// Positions of this turn that are looked at: a second at most.
const POSITIONS: usize = 40_000;
/// Positions that are looked at for what is lacking.
const LACKING: usize = 4_000;

/// A question, and the answer that is looked for.
pub(super) struct HowSearch {
    wanted: Goal,
    work: BackgroundWork<HowAnswer>,
    answer: Option<HowAnswer>,
}

impl Table {
    /// Whether somebody may ask how something could be done: who is asked, and not in a lesson or
    /// puzzle, whose point it is to find that.
    pub fn may_ask_how(&self) -> bool {
        self.asked() && !self.learns()
    }

    /// Looks for a way to something that is refused or wished for.
    pub fn ask_how(&mut self, wanted: Goal) {
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
                how.answer = Some(answer.unwrap_or_else(nothing));
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

fn nothing() -> HowAnswer {
    HowAnswer::Later { lacks: Vec::new(), soon: SoonShown::Nothing { whole: false } }
}

/// The answer, on a table of its own.
fn found(
    save: &Save,
    game: &'static dyn Game,
    (seat, goal): (SeatId, Goal),
    stop: &AtomicBool,
) -> HowAnswer {
    let Ok((mut play, None)) = save.replay(game) else { return nothing() };
    let (whole, open) = match reach(&mut play, seat, goal, (POSITIONS, stop)) {
        LineFound::Line { line, shortest } => {
            return HowAnswer::Line { steps: worded(&mut play, &line), shortest };
        }
        LineFound::Nothing { whole, open } => (whole, open),
    };
    let lacks = play.lacks(seat, goal).into_iter().map(|lack| {
        let way = lack.goal.map(|goal| reach(&mut play, seat, goal, (LACKING, stop)));
        let way = match way {
            Some(LineFound::Line { line, .. }) => Some(worded(&mut play, &line)),
            _ => None,
        };
        LackShown { words: lack.words(), way }
    });
    let lacks = lacks.collect();
    let soon = bots::soon(&mut play, seat, goal, stop);
    let soon = match soon.as_ref().and_then(|soon| Some((soon.likely()?, soon.worlds))) {
        None => SoonShown::Nothing { whole: whole && !open },
        Some(((turns, worlds), of)) => {
            SoonShown::Within { turns: turns as i64, worlds: worlds.into(), of: of.into() }
        }
    };
    HowAnswer::Later { lacks, soon }
}

/// The steps with their words; the table is as before.
pub(super) fn worded(play: &mut Play, line: &[Action]) -> WordedLine {
    let here = play.entries().len();
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
    play.seek(here);
    steps
}
