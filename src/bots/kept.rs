//! What was found of a game that is over, as it is kept beside its save: figures and written
//! choices. Sentences are made anew from the game itself, and nothing is taken over that does not
//! fit it.

use super::{
    analysis::{Analysis, Shares, Swing},
    mistakes::{Mistake, chosen, told},
};
use crate::table::{action::Action, ids::SeatId, play::Play, record::Save};
use serde::{Deserialize, Serialize};

/// An analysis in a form that can be written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptAnalysis {
    /// After each entry, the set-up first, the chance of each seat to win.
    curve: Vec<Vec<f64>>,
    /// By seat: luck and play.
    shares: Vec<(f64, f64)>,
    /// Entry, seat, change, and what of it was luck.
    swings: Vec<(usize, SeatId, f64, f64)>,
    /// Entry, what was better, the chance with what was done, and the better one.
    mistakes: Vec<(usize, String, f64, f64)>,
}

impl Analysis {
    /// What is kept of it, of a game with these names.
    pub fn keep(&self, play: &Play) -> KeptAnalysis {
        let mistake = |m: &Mistake| {
            let better = m.line.steps.first()?.to_text(play.catalogue());
            Some((m.entry, better, m.chance, m.better_chance))
        };
        KeptAnalysis {
            curve: self.curve.clone(),
            shares: self.shares.iter().map(|shares| (shares.luck, shares.play)).collect(),
            swings: self.swings.iter().map(|s| (s.entry, s.seat, s.change, s.luck)).collect(),
            mistakes: self.mistakes.iter().filter_map(mistake).collect(),
        }
    }

    /// What was kept, told of the whole game again; `None` where it does not fit it. The game
    /// stands at its end afterwards.
    pub fn of_kept(kept: &KeptAnalysis, play: &mut Play) -> Option<Analysis> {
        let (whole, seats) = (play.entries().len(), play.setup().seats.len());
        let fits = kept.curve.len() == whole + 1
            && kept.curve.iter().all(|chances| chances.len() == seats)
            && kept.shares.len() == seats
            && kept.swings.iter().all(|(entry, seat, ..)| *entry <= whole && seat.ix() < seats);
        if !fits {
            return None;
        }
        let save = Save::of(play);
        let mut tried = play.again(&save).ok()?;
        tried.set_study(true);
        let mut mistake = |(entry, better, chance, better_chance): &(usize, String, f64, f64)| {
            let (_, done) = chosen(&tried, *entry)?;
            tried.seek(*entry - 1);
            let better = Action::parse(better, tried.catalogue()).ok()?;
            told(&mut tried, done, better, (*chance, *better_chance))
        };
        Some(Analysis {
            curve: kept.curve.clone(),
            shares: kept.shares.iter().map(|&(luck, play)| Shares { luck, play }).collect(),
            swings: kept
                .swings
                .iter()
                .map(|&(entry, seat, change, luck)| Swing { entry, seat, change, luck })
                .collect(),
            mistakes: kept.mistakes.iter().map(&mut mistake).collect::<Option<_>>()?,
        })
    }
}
