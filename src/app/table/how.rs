//! How could I …?, looked for on a thread of its own: first in the turn that runs, then in worlds
//! that may be. It sees what the seat sees, and counts only for the position that it was asked in.

use super::{Table, background::BackgroundWork};
use crate::{
    bots::{self, HowFound, LackFound, Soon},
    table::{game::Game, goal::Goal, ids::SeatId, record::Save},
    ui::model::how::{ExampleShown, HowAnswer, HowSheet, LackShown, SoonShown},
};
use std::{sync::atomic::AtomicBool, task::Poll};

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
    let soon = SoonShown::Nothing { whole: false };
    let (known, lacks) = (None, Vec::new());
    HowAnswer::Later { known, lacks, soon, example: ExampleShown::default() }
}

/// The answer, on a table of its own.
fn found(
    save: &Save,
    game: &'static dyn Game,
    (seat, goal): (SeatId, Goal),
    stop: &AtomicBool,
) -> HowAnswer {
    let Ok((mut play, None)) = save.replay(game) else { return nothing() };
    match bots::how(&mut play, seat, goal, (bots::how_positions(game), stop)) {
        HowFound::Line { line, shortest } => {
            HowAnswer::Line { steps: play.worded_line(&line), shortest }
        }
        HowFound::Never(_) => HowAnswer::Never,
        HowFound::NotNow { known, lacks, whole, open, soon, .. } => {
            let lacks = lacks.into_iter().map(|LackFound { lack, way }| LackShown {
                words: lack.words(),
                way: way.map(|way| play.worded_line(&way)),
            });
            let lacks = lacks.collect();
            let shown = soon_shown(soon.as_ref(), whole && !open);
            let example = soon.filter(|_| matches!(shown, SoonShown::Within { .. }));
            let example = example_shown(example);
            HowAnswer::Later { known, lacks, soon: shown, example }
        }
    }
}

fn example_shown(soon: Option<Soon>) -> ExampleShown {
    let Some(soon) = soon else { return ExampleShown::default() };
    let steps = soon.example.into_iter().map(|step| (step.turn, step.words));
    ExampleShown { steps: steps.collect(), now: soon.now }
}

fn soon_shown(soon: Option<&Soon>, whole: bool) -> SoonShown {
    match soon.and_then(|soon| Some((soon.likely()?, soon.worlds))) {
        None => SoonShown::Nothing { whole },
        Some(((turns, worlds), of)) => {
            SoonShown::Within { turns: turns as i64, worlds: worlds.into(), of: of.into() }
        }
    }
}
