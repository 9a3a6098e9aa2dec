//! The coach: beside the window each choice of the person is thought over once more, and where
//! another one was probably better, and by more than a little, one line says so. It sees what
//! the seat saw, and never speaks in a game between people, a lesson or a puzzle.

use super::{Table, background::BackgroundWork};
use crate::{
    bots::{self, Budget, Mistake},
    table::{
        action::{Action, Message},
        catalogue::Chooser,
        record::Save,
    },
    ui::model::Mode,
};
use std::task::Poll;

/// What a choice must cost of the chance to win to be spoken of.
const SHARE: f64 = 0.05;
/// How many choices are thought over at once: whoever goes on quickly hears of the last ones.
const AT_ONCE: usize = 2;

/// What the coach says of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoachWord {
    /// The entry of the choice, counted from 1.
    pub entry: usize,
    /// How much of the chance to win it cost, in hundredths.
    pub cost: i64,
    /// How what would have been better was worded.
    pub better: Option<Message>,
    /// What would have been chosen one after the other.
    pub line: Vec<Action>,
}

/// A choice that is thought over once more.
pub(super) struct Coached {
    action: Action,
    entry: usize,
    work: BackgroundWork<Option<Mistake>>,
}

impl Table {
    /// Whether a coach may speak here: against computer players, or in a study.
    pub fn may_be_coached(&self) -> bool {
        let alone = self.mode == Mode::Play && self.people().count() == 1 && self.trial.is_none();
        (alone || self.mode == Mode::Study) && !self.learns()
    }

    /// Lets what the person is about to choose be thought over, where there is anything to choose.
    pub fn coach(&mut self, action: Action) {
        if !self.may_be_coached() || !self.asked() || self.play.offers().len() < 2 {
            return;
        }
        let game = self.play.game();
        let Some(budget) = Budget::of(Chooser::Thinker, game.id()) else { return };
        let (save, entry) = (Save::of(&mut self.play), self.play.entries().len() + 1);
        let think = move |stop| {
            let (mut play, differs) = save.replay(game).ok()?;
            play.set_study(true);
            if differs.is_some() {
                None
            } else {
                bots::better_than(&mut play, action, budget, stop)
            }
        };
        if let Some(work) = BackgroundWork::begin("coach", &self.play, think) {
            self.coached.push(Coached { action, entry, work });
            let spare = self.coached.len().saturating_sub(AT_ONCE);
            self.coached.drain(..spare);
        }
    }

    /// Whether the coach still thinks.
    pub fn is_coaching(&self) -> bool {
        !self.coached.is_empty()
    }

    /// What the coach has to say, once, of a choice that was not taken back meanwhile.
    pub fn coach_word(&mut self) -> Option<CoachWord> {
        let heard = |coached: &mut Coached| match coached.work.hear() {
            Poll::Pending => None,
            Poll::Ready(found) => Some(found.flatten()),
        };
        let found = self.coached.iter_mut().enumerate().find_map(|(n, c)| Some((n, heard(c)?)));
        let (n, mistake) = found?;
        let Coached { action, entry, .. } = self.coached.remove(n);
        let mistake = mistake.filter(|mistake| mistake.cost() >= SHARE)?;
        let stands = self.play.entries().get(entry - 1).is_some_and(|done| done.did(action));
        stands.then(|| CoachWord {
            entry,
            cost: (100.0 * mistake.cost()).round() as i64,
            better: mistake.better,
            line: mistake.line.steps,
        })
    }
}
