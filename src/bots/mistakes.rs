//! The choices that cost a seat most, of a game that is over: at each of those that may have, what
//! was done is compared with what else could have been, in worlds that the seat could not tell from
//! the one it was in. What nobody could know then is held against nobody.

use super::{
    ask,
    line::{LineTable, TurnLine},
    thinking::{Ahead, Budget, Search, Weighed},
};
use crate::table::{
    action::{Action, Message},
    entry::EntryKind,
    ids::SeatId,
    play::Play,
    record::Save,
};
use std::{
    cmp::Reverse,
    collections::BTreeSet,
    sync::{Arc, atomic::AtomicBool},
    time::{Duration, Instant},
};

/// Of how many choices of each seat it is asked whether something else was better.
const LOOKED_AT: usize = 8;
/// How many are told of each seat.
const TOLD: usize = 5;
/// What costs less is nothing to speak of.
const LEAST: f64 = 0.01;

/// A choice than which another one was probably better.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// Its entry, counted from 1.
    pub entry: usize,
    /// Who chose.
    pub seat: SeatId,
    /// How it was worded among the offers.
    pub done: Option<Message>,
    /// The chance to win after it, from 0 to 1.
    pub chance: f64,
    /// The same after what was better.
    pub better_chance: f64,
    /// How what was better was worded.
    pub better: Option<Message>,
    /// By how much further the seat leads by that, played on; `None` where that may be chance.
    pub ahead: Option<Ahead>,
    /// The line that begins with it.
    pub line: TurnLine,
}

impl Mistake {
    /// How much of the chance to win it cost.
    pub fn cost(&self) -> f64 {
        self.better_chance - self.chance
    }
}

/// Which entries may have been mistakes: what the best quick player would have done otherwise
/// first, of those and of the others what was followed by most of a loss. `losses` are the entries
/// of choices with what was to be expected of each.
pub(super) fn suspects(tried: &mut Play, losses: &[(usize, f64)]) -> Vec<usize> {
    let seats = tried.setup().seats.len();
    let mut all: Vec<(SeatId, bool, i64, usize)> = Vec::new();
    let game = tried.game().id();
    for &(entry, change) in losses {
        let Some((seat, done)) = chosen(tried, entry) else { continue };
        tried.seek(entry - 1);
        if tried.offers().len() < 2 {
            continue;
        }
        let quick = super::bot(super::best(game), game, u64::from(seat.0));
        let proposed = quick.ok().flatten().and_then(|mut bot| ask(bot.as_mut(), tried));
        all.push((seat, proposed == Some(done), (change * 1e6) as i64, entry));
    }
    all.sort_unstable();
    let of_seat = |seat: usize| {
        let own = all.iter().filter(move |(of, ..)| of.ix() == seat);
        own.take(LOOKED_AT).map(|(.., entry)| *entry)
    };
    (0..seats).flat_map(of_seat).collect()
}

/// Who has chosen what by an entry of the whole line.
pub(super) fn chosen(play: &Play, entry: usize) -> Option<(SeatId, Action)> {
    let done = play.entries().len();
    let at = entry.checked_sub(1)?;
    let entry = match at.checked_sub(done) {
        None => play.entries().get(at)?,
        // What was taken back lies with the next one last.
        Some(ahead) => play.undone().iter().rev().nth(ahead)?,
    };
    match entry.what {
        EntryKind::Action(action) => Some((entry.seat?, action)),
        EntryKind::SetUp | EntryKind::Edits(_) => None,
    }
}

/// Looks at some entries, all of them in the budget's time, if it has one; `told` hears after each
/// how many are done, and says whether to go on.
/// `None` as soon as it says no.
pub(super) fn mistakes(
    tried: &mut Play,
    entries: &BTreeSet<usize>,
    budget: Budget,
    mut told: impl FnMut(usize) -> bool,
) -> Option<Vec<Mistake>> {
    let (mut found, begun) = (Vec::new(), Instant::now());
    for (n, &entry) in entries.iter().enumerate() {
        if !told(n) {
            return None;
        }
        let left = (entries.len() - n) as u32;
        let share = |time: Duration| time.saturating_sub(begun.elapsed()) / left;
        let budget = Budget { time: budget.time.map(share), ..budget };
        found.extend(mistake(tried, entry, budget));
    }
    found.sort_by_key(|m| (m.seat, Reverse((m.cost() * 1e6) as i64), m.entry));
    let mut of_seat = (SeatId::default(), 0);
    found.retain(|mistake| {
        of_seat = (mistake.seat, if mistake.seat == of_seat.0 { of_seat.1 + 1 } else { 1 });
        of_seat.1 <= TOLD
    });
    Some(found)
}

/// Whether the choice of an entry was one.
fn mistake(tried: &mut Play, entry: usize, budget: Budget) -> Option<Mistake> {
    let (_, done) = chosen(tried, entry)?;
    tried.seek(entry - 1);
    better_than(tried, done, budget, Arc::default())
}

/// What would probably have been better at this position than what is done there, by what the seat
/// knows; nothing where that is nothing to speak of, or where nobody can play positions of
/// the game out. Once `hurry` is set it ends with what it has.
pub fn better_than(
    play: &mut Play,
    done: Action,
    budget: Budget,
    hurry: Arc<AtomicBool>,
) -> Option<Mistake> {
    better_by(Search::instead_of(play, done, budget), play, done, hurry)
}

/// As [`better_than`], only where another choice was surely better: for whoever interrupts.
pub fn surely_better_than(
    play: &mut Play,
    done: Action,
    budget: Budget,
    hurry: Arc<AtomicBool>,
) -> Option<Mistake> {
    better_by(Search::instead_of(play, done, budget).only_surely(), play, done, hurry)
}

fn better_by(
    search: Search,
    play: &mut Play,
    done: Action,
    hurry: Arc<AtomicBool>,
) -> Option<Mistake> {
    if !search.tells_chances() {
        return None;
    }
    let ranked = search.telling(2).hurried_by(hurry).ranked(&AtomicBool::new(false))?;
    let best: &Weighed = ranked.first().filter(|best| best.action != done)?;
    let own = ranked.iter().find(|weighed| weighed.action == done)?;
    let (chance, better_chance) = (own.value?, best.value?);
    if better_chance - chance < LEAST {
        return None;
    }
    let ahead = best.ahead_of(own);
    let told = told(play, done, best.action, (chance, better_chance))?;
    Some(Mistake { ahead, ..told })
}

/// That another choice was better than what is done at this position, as it is told.
pub(super) fn told(
    play: &mut Play,
    done: Action,
    better: Action,
    (chance, better_chance): (f64, f64),
) -> Option<Mistake> {
    let seat = play.decision_seat()?;
    let mut worded = |action: Action| play.worded(action).map(|words| *words);
    let (done, worded_better) = (worded(done), worded(better));
    let save = Save::of(play);
    let line = LineTable::of(&save, play.game())?.follow(&[better], |_, _| ())?;
    let entry = play.entries().len() + 1;
    let (better, ahead) = (worded_better, None);
    Some(Mistake { entry, seat, done, chance, better_chance, better, ahead, line })
}
