//! A game that is over, looked back at: how likely each seat was to win after every entry, and what
//! of that was luck, its own choices, or what others did. It reads positions by the weights that
//! were fitted to played games, plays nothing out, and leaves the game as it was.

use super::chances::{WinModel, now};
use crate::{
    games::levels::ThinkingFigures,
    table::{ids::SeatId, play::Play},
};
use std::cmp::Reverse;

/// How many turning points are told.
const SWINGS: usize = 5;

/// What moved the chances of a seat over the whole game, each from -1 to 1: together what it has at
/// the end less what it had at the beginning.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Shares {
    /// By dice, draws and dealt cards, whoever brought them about.
    pub luck: f64,
    /// By its own choices in which chance had no part.
    pub choices: f64,
    /// By choices of others, and by what was laid by hand.
    pub others: f64,
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
    /// Whether chance had a part in it.
    pub luck: bool,
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
}

/// Looks back at a game. `None` where it still runs (what is hidden would be told), where only one
/// seat plays, or where nothing was fitted to its edition.
pub fn analyse(play: &mut Play) -> Option<Analysis> {
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
    let mut shares = vec![Shares::default(); curve.first()?.len()];
    let mut moved = Vec::new();
    for (n, entry) in play.entries().iter().enumerate() {
        let luck = !entry.chance.is_empty();
        let changes: Vec<f64> = curve[n + 1].iter().zip(&curve[n]).map(|(a, b)| a - b).collect();
        for (seat, (share, change)) in shares.iter_mut().zip(&changes).enumerate() {
            let own = entry.seat.is_some_and(|by| by.ix() == seat);
            let part = match (luck, own) {
                (true, _) => &mut share.luck,
                (false, true) => &mut share.choices,
                (false, false) => &mut share.others,
            };
            *part += change;
        }
        let most = changes.iter().enumerate().max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()));
        if let Some((seat, &change)) = most {
            moved.push(Swing { entry: n + 1, seat: SeatId(seat as u8), change, luck });
        }
    }
    moved.sort_by_key(|point| Reverse((point.change.abs() * 1e6) as i64));
    moved.truncate(SWINGS);
    moved.sort_by_key(|point| point.entry);
    Some(Analysis { curve, shares, swings: moved })
}
