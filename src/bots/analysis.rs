//! A game that is over, looked back at: how likely each seat was to win after every entry, and what
//! of that was luck and what was play. It reads positions by the weights that were fitted to played
//! games, asks in worlds that may be what a choice was worth before chance spoke, and leaves the
//! game as it was.

use super::{
    chances::{WinModel, now},
    mistakes::{Mistake, mistakes, suspects},
    thinking::Budget,
};
use crate::{
    games::levels::ThinkingFigures,
    table::{
        action::Action,
        edit::Edit,
        entry::{Entry, EntryKind},
        hash,
        ids::{SeatId, Viewer},
        play::Play,
        record::Save,
    },
};
use std::{cmp::Reverse, collections::BTreeSet};

/// How many turning points are told.
const SWINGS: usize = 5;
/// In how many worlds a choice is looked at of which chance, or a hidden card, had a part.
const WORLDS: u64 = 6;
/// How many times as much there is to do where choices are played out as where they are not.
const SHARE_OF_WALK: usize = 6;

/// What moved the chances of a seat over the whole game, each from -1 to 1: together what it has at
/// the end less what it had at the beginning.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Shares {
    /// By how dice and cards fell, against what was to be expected of them.
    pub luck: f64,
    /// By what was chosen: its own choices, less those of the others.
    pub play: f64,
}

/// An entry that moved the chances of a seat far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// Its number, counted from 1.
    pub entry: usize,
    /// Who won or lost most by it.
    pub seat: SeatId,
    /// How much, from -1 to 1.
    pub change: f64,
    /// What of it was luck.
    pub luck: f64,
}

/// What an analysis finds.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// After each entry, the set-up first, the chance of each seat to win, from 0 to 1.
    pub curve: Vec<Vec<f64>>,
    /// By seat.
    pub shares: Vec<Shares>,
    /// What moved most, in the order of the game.
    pub swings: Vec<Swing>,
    /// The choices that cost most, seat by seat, the costliest first; none where nobody asked for
    /// them or nobody can play positions of the game out.
    pub mistakes: Vec<Mistake>,
}

/// Looks back at a game. `None` where it still runs (what is hidden would be told), where only one
/// seat plays, or where nothing was fitted to its edition.
pub fn analyse(play: &mut Play) -> Option<Analysis> {
    analyse_told(play, 0, |_, _| true)
}

/// The same, and which choices cost most: at each that may have, so many playouts tell what else
/// could have been done. `told` hears how much of how much is done, and says whether to go on;
/// `None` as soon as it says no.
pub fn analyse_told(
    play: &mut Play,
    playouts: u32,
    told: impl FnMut(usize, usize) -> bool,
) -> Option<Analysis> {
    analyse_within(play, Budget { playouts, time: None }, told)
}

/// The same; the budget's time is for all choices together, each of those still to come has an even
/// share of what is left.
pub fn analyse_within(
    play: &mut Play,
    budget: Budget,
    mut told: impl FnMut(usize, usize) -> bool,
) -> Option<Analysis> {
    let playouts = budget.playouts;
    let figures = ThinkingFigures::of(play.game())?;
    let model = WinModel::of(&figures, &play.setup().edition)?;
    if !play.is_over() {
        return None;
    }
    let mut curve = Vec::with_capacity(play.entries().len() + 1);
    play.go_through(|play| curve.extend(now(play, &model)));
    if curve.len() != play.entries().len() + 1 {
        return None;
    }
    let save = Save::of(play);
    let mut tried = play.again(&save).ok()?;
    tried.listen(false);
    // It is walked back, past chance and past what others did.
    tried.set_study(true);
    let entries = play.entries().len();
    // Playing out takes most of the time.
    let all = if playouts > 0 { SHARE_OF_WALK * entries } else { entries };
    let mut walk = Walk::of(curve);
    for (n, entry) in play.entries().iter().enumerate().rev() {
        if !told(entries - n, all) {
            return None;
        }
        tried.undo_steps(1);
        let fell = entry.barrier.is_some() || !entry.chance.is_empty();
        let expected = match (&entry.what, entry.seat) {
            (EntryKind::Action(action), Some(seat)) if fell => {
                expected(&mut tried, *action, seat, &model)
            }
            _ => None,
        };
        walk.note(n, entry, expected);
    }
    let mut found = walk.end();
    if playouts > 0 {
        let mut tried = play.again(&save).ok()?;
        tried.set_study(true);
        let mut looked: BTreeSet<usize> = suspects(&mut tried, &found.losses).into_iter().collect();
        looked.extend(found.analysis.swings.iter().map(|swing| swing.entry));
        let rest = all - entries;
        let of = looked.len().max(1);
        let told = |done: usize| told(entries + rest * done / of, all);
        found.analysis.mistakes = mistakes(&mut tried, &looked, budget, told)?;
    }
    Some(found.analysis)
}

/// What a walk over all entries has found.
struct Walk {
    analysis: Analysis,
    /// The entries of choices, each with what it was to be expected to change for its seat.
    losses: Vec<(usize, f64)>,
}

impl Walk {
    fn of(curve: Vec<Vec<f64>>) -> Walk {
        let shares = vec![Shares::default(); curve.first().map_or(0, Vec::len)];
        let analysis = Analysis { curve, shares, swings: Vec::new(), mistakes: Vec::new() };
        Walk { analysis, losses: Vec::new() }
    }

    /// Takes in what an entry has changed, and what of it was to be expected where chance had a
    /// part in it.
    fn note(&mut self, n: usize, entry: &Entry, expected: Option<Vec<f64>>) {
        let Analysis { curve, shares, swings, .. } = &mut self.analysis;
        let changes: Vec<f64> = curve[n + 1].iter().zip(&curve[n]).map(|(a, b)| a - b).collect();
        let expected = expected.unwrap_or_else(|| changes.clone());
        for ((share, change), expected) in shares.iter_mut().zip(&changes).zip(&expected) {
            share.luck += change - expected;
            share.play += expected;
        }
        let most = changes.iter().enumerate().max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()));
        if let Some((seat, &change)) = most {
            let luck = change - expected[seat];
            swings.push(Swing { entry: n + 1, seat: SeatId(seat as u8), change, luck });
        }
        let own = entry.seat.and_then(|seat| expected.get(seat.ix()));
        self.losses.extend(own.map(|change| (n + 1, *change)));
    }

    /// The whole game is walked over.
    fn end(mut self) -> Walk {
        let swings = &mut self.analysis.swings;
        swings.sort_by_key(|swing| Reverse((swing.change.abs() * 1e6) as i64));
        swings.truncate(SWINGS);
        swings.sort_by_key(|swing| swing.entry);
        self
    }
}

/// What an action was to be expected to change: the mean over worlds that differ in what its seat
/// did not know and in what chance brings, each looked at before it and after it. `None` where no
/// such world can be dealt.
fn expected(tried: &mut Play, action: Action, seat: SeatId, model: &WinModel) -> Option<Vec<f64>> {
    let here = tried.entries().len();
    let mut sums: Option<Vec<f64>> = None;
    let mut worlds = 0.0;
    for world in 0..WORLDS {
        let seed = hash::fold(here as u64, [world]);
        if tried.arrange(&[Edit::Redeal(Viewer::Seat(seat), seed)]).is_ok() {
            tried.reseed(seed);
            let before = now(tried, model)?;
            if tried.choose(action).is_ok() {
                let after = now(tried, model)?;
                let sums = sums.get_or_insert_with(|| vec![0.0; before.len()]);
                for (sum, (after, before)) in sums.iter_mut().zip(after.iter().zip(&before)) {
                    *sum += after - before;
                }
                worlds += 1.0;
            }
        }
        tried.undo_steps(tried.entries().len() - here);
    }
    sums.map(|sums| sums.iter().map(|sum| sum / worlds).collect())
}
