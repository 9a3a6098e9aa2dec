//! A choice of one's own game that is asked once more, in a branch: what somebody chooses instead
//! is weighed against the best that was found, as far as the seat could know. It takes nothing back
//! and writes nothing.

use super::{Table, background::BackgroundWork};
use crate::{
    bots::{self, Budget, Mistake},
    table::{action::Action, catalogue::Chooser, entry::EntryKind, record::Save},
    ui::{
        model::better_move::{BetterMove, Judged},
        told::CostlyChoice,
    },
};
use std::{sync::Arc, task::Poll};

/// A choice that is asked, among others that will be.
pub struct Exercise {
    /// All that are asked, one after the other.
    choices: Arc<[CostlyChoice]>,
    at: usize,
    /// What was done in the game.
    done: Action,
    /// How many entries the branch begins with.
    base: usize,
    judged: Judged,
    work: Option<BackgroundWork<Option<Mistake>>>,
}

impl Table {
    /// What was done by an entry of the record that is watched.
    pub fn done_by(&self, entry: usize) -> Option<Action> {
        let done = self.play.entries();
        let ahead = || self.play.undone().iter().rev().nth(entry.checked_sub(done.len() + 1)?);
        match entry.checked_sub(1).and_then(|at| done.get(at)).or_else(ahead)?.what {
            EntryKind::Action(action) => Some(action),
            EntryKind::SetUp | EntryKind::Edits(_) => None,
        }
    }

    /// Asks one of these choices once more in this branch, which begins before it.
    pub fn ask_better(&mut self, choices: Arc<[CostlyChoice]>, at: usize, done: Action) {
        let (base, judged) = (self.play.entries().len(), Judged::Open);
        self.exercise = Some(Exercise { choices, at, done, base, judged, work: None });
        self.look();
    }

    /// The choices that are asked, and the number of the one on the table.
    pub fn exercise(&self) -> Option<(Arc<[CostlyChoice]>, usize)> {
        self.exercise.as_ref().map(|exercise| (exercise.choices.clone(), exercise.at))
    }

    /// Whether nothing more may be chosen because somebody has chosen.
    pub(super) fn exercise_over(&self) -> bool {
        self.exercise.as_ref().is_some_and(|exercise| exercise.judged.is_over())
    }

    /// Lays the question out again; where the better line is shown, it is no question any more.
    pub fn exercise_again(&mut self, shows: bool) {
        self.replan(|plan, play| plan.go(play, 0));
        if let Some(exercise) = self.exercise.as_mut().filter(|_| shows) {
            exercise.judged = Judged::Shown;
        }
        self.look();
    }

    /// The position before what is about to be chosen, where it will be judged.
    pub(super) fn position_asked(&mut self) -> Option<Save> {
        let open = self.exercise.as_ref()?.judged == Judged::Open;
        let asked = self.play.entries().len() == self.exercise.as_ref()?.base;
        (open && asked).then(|| Save::of(&mut self.play))
    }

    /// Judges what was chosen in this position.
    pub(super) fn judge(&mut self, before: Save, action: Action) {
        let game = self.play.game();
        let Some(exercise) = &mut self.exercise else { return };
        let best = exercise.choices.get(exercise.at).and_then(|choice| choice.line.first());
        exercise.judged = if best == Some(&action) {
            Judged::Best
        } else if exercise.done == action {
            Judged::AsBefore
        } else {
            Judged::Weighing
        };
        if exercise.judged == Judged::Weighing {
            let budget = Budget::of(Chooser::Thinker, game.id());
            let weigh = move |stop| {
                let (mut play, differs) = before.replay(game).ok()?;
                play.set_study(true);
                let budget = budget.filter(|_| differs.is_none())?;
                bots::better_than(&mut play, action, budget, stop)
            };
            exercise.work = BackgroundWork::begin("better move", &self.play, weigh);
        }
        self.look();
    }

    /// Hears what weighing has found; whether it is still weighed.
    pub fn hear_judged(&mut self) -> bool {
        let Some(exercise) = self.exercise.as_mut().filter(|e| e.judged == Judged::Weighing) else {
            return false;
        };
        let heard = exercise.work.as_mut().map_or(Poll::Ready(None), BackgroundWork::hear);
        let Poll::Ready(found) = heard else { return true };
        let cost = found.flatten().map(|mistake| (100.0 * mistake.cost()).round() as i64);
        exercise.work = None;
        exercise.judged = match cost {
            Some(cost) if cost > 1 => Judged::Worse(cost),
            _ => Judged::AsGood,
        };
        self.look();
        false
    }

    /// Whoever has taken back what was chosen looks for it again.
    pub(super) fn reckon_exercise(&mut self) {
        let entries = self.play.entries().len();
        if let Some(exercise) = self.exercise.as_mut().filter(|e| entries <= e.base)
            && exercise.judged.is_over()
        {
            (exercise.judged, exercise.work) = (Judged::Open, None);
        }
    }

    /// What panels know of it.
    pub fn better_move(&self) -> Option<BetterMove> {
        let Exercise { choices, at, judged, .. } = self.exercise.as_ref()?;
        let choice = choices.get(*at)?;
        Some(BetterMove {
            seat: choice.seat,
            turn: choice.turn,
            done: choice.done.clone(),
            chance: choice.chance,
            better: choice.better.clone(),
            better_chance: choice.better_chance,
            nth: (at + 1, choices.len()),
            judged: *judged,
        })
    }
}
