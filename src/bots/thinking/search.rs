//! One decision that is thought over: which choices are compared, in how many worlds, and when it
//! is enough. The same position, budget and seed give the same choice; a clock can only end it
//! early.

use super::{
    CandidateLine, Means,
    field::{Field, Gain},
    planner,
    playouts::PlayoutTable,
};
use crate::{
    bots::{self, Seen, new_ground},
    table::{
        action::{Action, Message},
        catalogue::Chooser,
        entry::{Entry, EntryKind},
        game::Game,
        hash,
        ids::SeatId,
        play::Play,
        record::Save,
    },
};
use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// By how many tenths of a standard error another choice is probably better.
const PROBABLY: u32 = 10;
/// By how many it is surely better, where many are compared and the best of them is spoken of.
const SURELY: u32 = 25;
/// In how many worlds at least both were tried, where somebody is told that one is surely better.
const SURE_PAIRS: u32 = 8;

/// In how many worlds at least two choices were tried, where somebody is told how far one leads.
const LEAST_TOLD: usize = 6;
/// By how many standard errors a lead is no chance.
const TELLING: f64 = 1.5;

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
        let figures = Means::of_player(by, game, "")?.search;
        let playouts = if by == Chooser::Master { figures.master } else { figures.thinker };
        Some(Budget { playouts, time: None })
    }
    /// The same, ended by the clock where somebody waits for it: after 3 seconds for the master,
    /// 0.3 for the others, less for one that is in a hurry.
    #[must_use]
    pub fn with_clock_of(self, by: Chooser) -> Budget {
        let milliseconds = match by {
            Chooser::Master => 3000,
            Chooser::Hurried => 100,
            _ => 300,
        };
        Budget { time: Some(Duration::from_millis(milliseconds)), ..self }
    }
}

/// A choice that was tried in worlds that may be.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The choice.
    pub action: Action,
    /// The whole line that was tried, this choice first.
    pub line: CandidateLine,
    /// What came of it on the mean, as [`Search::tells_chances`] says; `None` where it was not
    /// tried.
    pub value: Option<f64>,
    /// In how many worlds.
    pub worlds: u32,
    /// By how much the seat led at the end of each, where that is told.
    leads: Vec<Option<f64>>,
}

/// By how much further the seat leads by one choice than by another, on the mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// In tenths of what the game counts; below nought where it leads less.
    pub tenths: i64,
    /// In how many worlds both were tried.
    pub worlds: u32,
}

impl Weighed {
    /// By how much further the seat leads than by another choice; `None` where that is not told or
    /// may be chance.
    pub fn ahead_of(&self, other: &Weighed) -> Option<Ahead> {
        let gain = Gain::between(&self.leads, &other.leads)?;
        let tenths = (10.0 * gain.mean).round() as i64;
        let tells = gain.worlds >= LEAST_TOLD && gain.is_sure(TELLING) && tenths != 0;
        tells.then_some(Ahead { tenths, worlds: gain.worlds as u32 })
    }
}

/// The line that a search has settled on, for whoever goes on by it; empty as long as it thinks.
#[derive(Clone, Default)]
pub(super) struct Settled(Arc<Mutex<Option<(usize, CandidateLine)>>>);

impl Settled {
    fn with<T>(&self, read: impl FnOnce(&mut Option<(usize, CandidateLine)>) -> T) -> T {
        read(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
    /// What comes next of it in a game that has gone so far; `None` where it is at its end, or
    /// where something else was done.
    pub(super) fn next(&self, entries: &[Entry]) -> Option<Action> {
        self.with(|settled| {
            let (from, line) = settled.as_ref()?;
            let since = entries.get(*from..)?.iter().map(|entry| &entry.what);
            let done = since.len();
            let as_told = |(did, action): (&EntryKind, &Action)| *did == EntryKind::Action(*action);
            let followed = done > 0 && since.zip(&line.actions).all(as_told);
            line.actions.get(done).copied().filter(|_| followed)
        })
    }
    /// What speaks for it.
    pub(super) fn why(&self) -> Option<Message> {
        self.with(|settled| settled.as_ref().and_then(|(_, line)| line.why.clone()))
    }
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
    choices: Vec<CandidateLine>,
    /// What it settles on.
    settled: Settled,
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
            .then(|| {
                planner(play, seed).or_else(|| bots::bot(bots::best(game), game, seed).ok()?)
            })
            .flatten()
            .and_then(|mut bot| bots::ask(bot.as_mut(), play));
        Search::begin(play, seat, first, (Chooser::Thinker, seed, budget))
    }

    /// As `by` thinks, where somebody has proposed what is done if nothing is better.
    pub(super) fn from_first(
        play: &mut Play,
        first: Action,
        (by, seed): (Chooser, u64),
        budget: Budget,
    ) -> Search {
        let seat = play.decision_seat().unwrap_or_default();
        Search::begin(play, seat, Some(first), (by, seed, budget))
    }

    /// Whether anything else would have been better than what was done here: that comes first, and
    /// what the best player would do is compared with it among others.
    pub fn instead_of(play: &mut Play, done: Action, budget: Budget) -> Search {
        let seat = play.decision_seat().unwrap_or_default();
        let mut search = Search::of(play, seat, budget);
        let as_done = |line: &&CandidateLine| line.actions.first() == Some(&done);
        let own = search.choices.iter().find(as_done).cloned();
        search.put_first(own.unwrap_or_else(|| done.into()));
        if let Some(means) = &mut search.means {
            // Who plays leaves a plan only for what is surely better; who looks back wants to hear
            // of what is probably better, too.
            means.search.sureness = means.search.sureness.min(PROBABLY);
        }
        search
    }

    /// Another choice takes the place of what was done only where it is surely better.
    #[must_use]
    pub fn only_surely(mut self) -> Search {
        if let Some(means) = &mut self.means {
            means.search.sureness = means.search.sureness.max(SURELY);
            means.search.pairs = means.search.pairs.max(SURE_PAIRS);
        }
        self
    }

    /// What a seat should do that is on its way along a line: it stays on it where nothing else is
    /// better.
    pub fn keeping(play: &mut Play, line: Vec<Action>, budget: Budget) -> Search {
        let seat = play.decision_seat().unwrap_or_default();
        let mut search = Search::of(play, seat, budget);
        search.put_first(CandidateLine { actions: line, why: None });
        search
    }

    /// Compares all others with this line, which takes the place of whatever is a part of it, or
    /// goes on from it.
    fn put_first(&mut self, line: CandidateLine) {
        let is_own = |other: &CandidateLine| {
            other.actions.starts_with(&line.actions) || line.actions.starts_with(&other.actions)
        };
        self.choices.retain(|other| !is_own(other));
        self.choices.insert(0, line);
    }

    fn begin(
        play: &mut Play,
        seat: SeatId,
        first: Option<Action>,
        (by, seed, budget): (Chooser, u64, Budget),
    ) -> Search {
        let game = play.game();
        let means = Means::of_player(by, game.id(), &play.setup().edition);
        let seed = hash::fold(seed, [play.entries().len() as u64]);
        let choices = match (first, &means) {
            (None, _) => Vec::new(),
            (Some(first), None) => vec![first.into()],
            (Some(first), Some(means)) => compared_with(play, (seat, first), means, seed),
        };
        let (save, hurry, settled) = (Save::of(play), Arc::default(), Settled::default());
        Search { save, game, seat, means, budget, seed, choices, settled, hurry, told: 0 }
    }

    /// Where it will say what it has settled on.
    pub(super) fn settled(&self) -> Settled {
        self.settled.clone()
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
        self.choices.get(best)?.actions.first().copied()
    }

    /// What was compared, best first, each with what came of it: first what [`Search::run`] gives.
    /// Lines may begin alike, and none is told twice. `None` as there.
    pub fn ranked(&self, cancel: &AtomicBool) -> Option<Vec<Weighed>> {
        let (field, best) = self.compared(cancel)?;
        let weighed = |(choice, line): (usize, &CandidateLine)| {
            let (value, worlds) = field.mean_of(choice);
            let action = *line.actions.first()?;
            Some(Weighed {
                action,
                line: line.clone(),
                value: (worlds > 0).then_some(value),
                worlds,
                leads: field.leads_of(choice),
            })
        };
        let mut all: Vec<Weighed> = self.choices.iter().enumerate().filter_map(weighed).collect();
        let first = all.remove(best);
        all.sort_by(|a, b| b.value.unwrap_or(f64::MIN).total_cmp(&a.value.unwrap_or(f64::MIN)));
        all.insert(0, first);
        let mut told: Vec<Vec<Action>> = Vec::new();
        all.retain(|one| {
            let new = !told.contains(&one.line.actions);
            told.push(one.line.actions.clone());
            new
        });
        Some(all)
    }

    /// Whether what comes of a choice is told as the chance to win, from 0 to 1; else it is how far
    /// the seat is ahead.
    pub fn tells_chances(&self) -> bool {
        self.means.as_ref().is_some_and(|means| means.model.is_some())
    }

    /// The field after all that the budget allows, and which of the choices is best.
    fn compared(&self, cancel: &AtomicBool) -> Option<(Field, usize)> {
        let (field, best) = self.tried(cancel)?;
        let line = self.choices.get(best).map(|line| (self.save.entries.len(), line.clone()));
        self.settled.with(|settled| *settled = line);
        Some((field, best))
    }

    fn tried(&self, cancel: &AtomicBool) -> Option<(Field, usize)> {
        let cancelled = || cancel.load(Ordering::Relaxed);
        if self.choices.is_empty() || cancelled() {
            return None;
        }
        let mut field = Field::new(self.choices.len());
        let table = |means: &Means| {
            let told = (self.seed, self.told > 0);
            PlayoutTable::of(&self.save, (self.game, self.seat), means.clone(), told)
        };
        let Some(means) = self.means.as_ref().filter(|_| self.choices.len() > 1) else {
            return Some((field, 0));
        };
        let Some(mut table) = table(means) else { return Some((field, 0)) };
        let until = self.budget.time.map(|time| Instant::now() + time);
        let hurried = || cancelled() || self.hurry.load(Ordering::Relaxed);
        let stopped = || hurried() || until.is_some_and(|until| Instant::now() >= until);
        self.compare(&mut table, &mut field, self.round(means.search.worlds), &stopped);
        let best = field.best(f64::from(means.search.sureness) / 10.0, means.search.pairs as usize);
        (!cancelled()).then_some((field, best))
    }

    /// In how many worlds the field is tried before its worse half is left out: so many that all
    /// halvings take half of the budget, `least` at least. The other half is for the last two.
    fn round(&self, least: u32) -> u32 {
        let choices = self.choices.len() as u32;
        let halvings = choices.next_power_of_two().trailing_zeros();
        least.max(self.budget.playouts / 2 / (choices * halvings).max(1))
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
            let lines: Vec<&CandidateLine> =
                field.alive().iter().map(|&choice| &self.choices[choice]).collect();
            if left < lines.len() || stopped() {
                return false;
            }
            left -= lines.len();
            if let Some(outcomes) = table.world(number, &lines, stopped) {
                field.note(&outcomes);
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

/// What is compared with what was proposed, which is the first: the lines of the game, or else
/// single offers.
fn compared_with(
    play: &mut Play,
    (seat, first): (SeatId, Action),
    means: &Means,
    seed: u64,
) -> Vec<CandidateLine> {
    if matches!(play.offers(), [only] if only.range.is_none()) {
        return vec![first.into()];
    }
    let most = means.search.candidates as usize;
    let Some(lines) = means.part.lines else {
        let is_move = |action| !means.part.is_no_move.is_some_and(|no_move| no_move(action));
        let singles = single_offers(play, first, (most, &is_move), seed).into_iter();
        return singles.map(|action| with_what_belongs(means, action)).collect();
    };
    let mut lines = lines(&mut Seen { play, seat, open: None }, first, &means.habits);
    let as_proposed = |line: &CandidateLine| line.actions.first() == Some(&first);
    let proposed = match lines.iter().position(as_proposed) {
        Some(at) => lines.remove(at),
        None => first.into(),
    };
    let mut choices = vec![proposed];
    for line in lines {
        let Some(&action) = line.actions.first() else { continue };
        let offered = play.offers().iter().any(|offer| offer.accepts(&action));
        let begins_alike = choices.iter().any(|choice| choice.actions.first() == Some(&action));
        if choices.len() < most
            && offered
            && (begins_alike || !new_ground::comes_back(play, action))
        {
            choices.push(line);
        }
    }
    choices
}

/// What was proposed, and some of the other offers, drawn by `seed`. Offers of an open amount are
/// compared only as they were proposed; what leads back to where the turn has been is left out, and
/// what is no move.
fn single_offers(
    play: &mut Play,
    first: Action,
    (most, is_move): (usize, &dyn Fn(Action) -> bool),
    seed: u64,
) -> Vec<Action> {
    let mut rest: Vec<Action> = play
        .offers()
        .iter()
        .filter(|offer| offer.range.is_none())
        .map(|offer| offer.action)
        .filter(|&action| action != first && is_move(action))
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

/// A single offer, with what is done right after it.
fn with_what_belongs(means: &Means, action: Action) -> CandidateLine {
    let then = means.part.then.and_then(|then| then(action));
    CandidateLine { actions: [action].into_iter().chain(then).collect(), why: None }
}
