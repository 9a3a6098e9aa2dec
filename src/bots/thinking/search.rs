//! One decision that is thought over: which choices are compared, in how many worlds, and when it
//! is enough. The same position, budget and seed give the same choice; a clock can only end it
//! early.

use super::{Means, field::Field, playouts::PlayoutTable};
use crate::{
    bots::{self, new_ground},
    table::{
        action::Action, catalogue::Chooser, game::Game, hash, ids::SeatId, play::Play, record::Save,
    },
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// How much is thought about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Playouts at most.
    pub playouts: u32,
    /// Time at most; without one the playouts alone count, and the choice is the same on every
    /// computer.
    pub time: Option<Duration>,
}

impl Budget {
    /// That of a thinking player of a game, without a clock; `None` if it does not play the game.
    pub fn of(by: Chooser, game: &str) -> Option<Budget> {
        let figures = Means::of(game, "")?.search;
        let playouts = match by {
            Chooser::Thinker => figures.thinker,
            Chooser::Master => figures.master,
            _ => return None,
        };
        Some(Budget { playouts, time: None })
    }
    /// The same, ended by the clock where somebody waits for it: after 0.3 seconds for the thinker,
    /// 3 for the master.
    #[must_use]
    pub fn with_clock_of(self, by: Chooser) -> Budget {
        let milliseconds = if by == Chooser::Master { 3000 } else { 300 };
        Budget { time: Some(Duration::from_millis(milliseconds)), ..self }
    }
}

/// A choice that was tried in worlds that may be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// The choice.
    pub action: Action,
    /// What came of it on the mean, as [`Search::tells_chances`] says; `None` where it was not
    /// tried.
    pub value: Option<f64>,
    /// In how many worlds.
    pub worlds: u32,
}

/// A decision to be thought over, with all that is needed for it: it may be run on another thread
/// while the game is looked at.
#[derive(Clone)]
pub struct Search {
    /// The game so far.
    save: Save,
    game: &'static dyn Game,
    seat: SeatId,
    /// `None` where the game brings nothing to think with.
    means: Option<Means>,
    budget: Budget,
    seed: u64,
    /// What is compared: first what is done where nothing is better. Empty where the seat has
    /// nothing to choose.
    choices: Vec<Action>,
    /// Whoever waits wants the best that has been found so far.
    hurry: Arc<AtomicBool>,
    /// So many of the best are tried until the budget is spent, though it is clear which is best.
    told: usize,
}

impl Search {
    /// Thinking over what a seat should do now. Where the seat does not choose now, running it
    /// gives nothing; where the game brings nothing to think with, it gives what the best player of
    /// the game does.
    pub fn of(play: &mut Play, seat: SeatId, budget: Budget) -> Search {
        // Of the game's own seed nothing may come into a choice: it tells what chance will bring.
        let seed = hash::fold(u64::from(seat.0), [0x7417_4b5e_a7c4_u64]);
        let game = play.game().id();
        let first = (play.decision_seat() == Some(seat))
            .then(|| bots::bot(bots::best(game), game, seed).ok().flatten())
            .flatten()
            .and_then(|mut bot| bots::ask(bot.as_mut(), play));
        Search::begin(play, seat, first, (seed, budget))
    }

    /// The same where somebody has proposed what is done if nothing is better.
    pub(super) fn from_first(play: &mut Play, first: Action, seed: u64, budget: Budget) -> Search {
        let seat = play.decision_seat().unwrap_or_default();
        Search::begin(play, seat, Some(first), (seed, budget))
    }

    /// Whether anything else would have been better than what was done here: that comes first, and
    /// what the best player would do is compared with it among others.
    pub fn instead_of(play: &mut Play, done: Action, budget: Budget) -> Search {
        let seat = play.decision_seat().unwrap_or_default();
        let mut search = Search::of(play, seat, budget);
        search.choices.retain(|choice| *choice != done);
        search.choices.insert(0, done);
        search
    }

    fn begin(
        play: &mut Play,
        seat: SeatId,
        first: Option<Action>,
        (seed, budget): (u64, Budget),
    ) -> Search {
        let game = play.game();
        let means = Means::of(game.id(), &play.setup().edition);
        let seed = hash::fold(seed, [play.entries().len() as u64]);
        let most = means.as_ref().map_or(1, |means| means.search.candidates as usize);
        let choices = first.map_or_else(Vec::new, |first| choices(play, first, most, seed));
        let (save, hurry) = (Save::of(play), Arc::default());
        Search { save, game, seat, means, budget, seed, choices, hurry, told: 0 }
    }

    /// Another budget.
    #[must_use]
    pub fn within(self, budget: Budget) -> Search {
        Search { budget, ..self }
    }

    /// Once `hurry` is set, the search ends with the best that it has found so far.
    #[must_use]
    pub fn hurried_by(self, hurry: Arc<AtomicBool>) -> Search {
        Search { hurry, ..self }
    }

    /// Tries so many of the best until the budget is spent, though it is clear which is best: for
    /// whoever is told what comes of them.
    #[must_use]
    pub fn telling(self, told: usize) -> Search {
        Search { told, ..self }
    }

    /// The budget.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// The seat that chooses.
    pub fn seat(&self) -> SeatId {
        self.seat
    }

    /// What the seat should do: one of the offers. `None` if it has nothing to choose, or as soon
    /// as somebody has set `cancel`.
    pub fn run(&self, cancel: &AtomicBool) -> Option<Action> {
        let (_, best) = self.compared(cancel)?;
        self.choices.get(best).copied()
    }

    /// What was compared, best first, each with what came of it: first what [`Search::run`] gives.
    /// `None` as there.
    pub fn ranked(&self, cancel: &AtomicBool) -> Option<Vec<Weighed>> {
        let (field, best) = self.compared(cancel)?;
        let weighed = |(choice, &action): (usize, &Action)| {
            let (value, worlds) = field.mean_of(choice);
            Weighed { action, value: (worlds > 0).then_some(value), worlds }
        };
        let mut all: Vec<Weighed> = self.choices.iter().enumerate().map(weighed).collect();
        let first = all.remove(best);
        all.sort_by(|a, b| b.value.unwrap_or(f64::MIN).total_cmp(&a.value.unwrap_or(f64::MIN)));
        Some([vec![first], all].concat())
    }

    /// Whether what comes of a choice is told as the chance to win, from 0 to 1; else it is how far
    /// the seat is ahead.
    pub fn tells_chances(&self) -> bool {
        self.means.as_ref().is_some_and(|means| means.model.is_some())
    }

    /// The field after all that the budget allows, and which of the choices is best.
    fn compared(&self, cancel: &AtomicBool) -> Option<(Field, usize)> {
        let cancelled = || cancel.load(Ordering::Relaxed);
        if self.choices.is_empty() || cancelled() {
            return None;
        }
        let mut field = Field::new(self.choices.len());
        let table = |means: &Means| {
            PlayoutTable::of(&self.save, (self.game, self.seat), means.clone(), self.seed)
        };
        let Some(means) = self.means.as_ref().filter(|_| self.choices.len() > 1) else {
            return Some((field, 0));
        };
        let Some(mut table) = table(means) else { return Some((field, 0)) };
        let until = self.budget.time.map(|time| Instant::now() + time);
        let hurried = || cancelled() || self.hurry.load(Ordering::Relaxed);
        let stopped = || hurried() || until.is_some_and(|until| Instant::now() >= until);
        self.compare(&mut table, &mut field, means.search.worlds, &stopped);
        let best = field.best(f64::from(means.search.sureness) / 10.0, means.search.pairs as usize);
        (!cancelled()).then_some((field, best))
    }

    /// Tries the field in world after world until the budget is spent or nothing is left to
    /// compare.
    fn compare(
        &self,
        table: &mut PlayoutTable,
        field: &mut Field,
        round: u32,
        stopped: &dyn Fn() -> bool,
    ) {
        let mut left = self.budget.playouts as usize;
        let mut number = 0;
        // One more world; false where the budget does not hold it any more.
        let mut world = |field: &mut Field| {
            let actions: Vec<Action> =
                field.alive().iter().map(|&choice| self.choices[choice]).collect();
            if left < actions.len() || stopped() {
                return false;
            }
            left -= actions.len();
            if let Some(values) = table.world(number, &actions, stopped) {
                field.note(&values);
            }
            number += 1;
            true
        };
        while field.alive().len() > 1 {
            if !(0..round.max(1)).all(|_| world(field)) {
                return;
            }
            field.halve();
        }
        if self.told > 0 {
            field.keep_best(self.told);
            while world(field) {}
        }
    }
}

/// What is compared: what was proposed, and some of the other offers, drawn by `seed`. Offers of an
/// open amount are compared only as they were proposed, and what leads back to where the turn has
/// been is left out.
fn choices(play: &mut Play, first: Action, most: usize, seed: u64) -> Vec<Action> {
    let mut rest: Vec<Action> = play
        .offers()
        .iter()
        .filter(|offer| offer.range.is_none() && offer.action != first)
        .map(|offer| offer.action)
        .collect();
    let mut choices = vec![first];
    let mut drawn = 0;
    while !rest.is_empty() && choices.len() < most {
        drawn += 1;
        let at = hash::fold(seed, [drawn]) % rest.len() as u64;
        let action = rest.swap_remove(at as usize);
        if !new_ground::comes_back(play, action) {
            choices.push(action);
        }
    }
    choices
}
