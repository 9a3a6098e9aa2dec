//! Turns in a record: where one begins and ends, and what was to be seen in it. The table stands
//! afterwards where it stood; for replays, films and plots, never for rules.

use super::{
    entry::EntryKind,
    ids::{SeatId, Viewer},
    play::Play,
    sight::Sight,
};
use std::ops::RangeInclusive;

/// Most positions that are looked at of one turn: it has a few dozen.
const MOST: usize = 500;

/// The turn that runs after an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TurnCount {
    /// Its number; 0 is before the first one.
    pub number: i64,
    /// Who has chosen last in it or, where nobody has yet, before it.
    pub seat: Option<SeatId>,
}

impl TurnCount {
    /// The turn after one more entry, of this seat, which may begin a turn: the one that the game
    /// itself counts, else one more where another seat chooses or a turn begins. What nobody chose
    /// belongs to the turn that runs.
    #[must_use]
    pub fn after(self, (seat, begins): (Option<SeatId>, bool), counted: Option<i64>) -> TurnCount {
        let next = begins || seat.is_some() && seat != self.seat;
        TurnCount {
            number: counted.unwrap_or(self.number + i64::from(next)),
            seat: seat.or(self.seat),
        }
    }

    /// The turn in which a table stands, which stood in this one an entry before.
    #[must_use]
    pub fn now(self, play: &Play) -> TurnCount {
        let counted = play.catalogue().dial_by_key("turn").map(|dial| play.dial(dial));
        let last = play.entries().last();
        let begins = last.is_some_and(|entry| match entry.what {
            EntryKind::Action(action) => play.game().begins_turn(&action),
            _ => false,
        });
        self.after((last.and_then(|entry| entry.seat), begins), counted)
    }
}

/// The number of the turn after each entry, the set-up first.
pub fn turns(play: &mut Play) -> Vec<i64> {
    let here = play.entries().len();
    let (mut turns, mut turn) = (Vec::new(), TurnCount::default());
    play.go_through(|play| {
        turn = turn.now(play);
        turns.push(turn.number);
    });
    play.seek(here);
    turns
}

/// The positions of the turn that runs after so many entries, from its beginning to the entry that
/// ends it.
pub fn turn_at(play: &mut Play, at: usize) -> RangeInclusive<usize> {
    let turns = turns(play);
    let at = at.min(turns.len() - 1);
    // Where the next turn has only begun, the one that has just ended is meant.
    let alone = at > 0 && turns[at - 1] != turns[at] && turns.get(at + 1) != Some(&turns[at]);
    let turn = turns[if alone { at - 1 } else { at }];
    let first = turns.iter().position(|t| *t == turn).unwrap_or(at);
    let last = turns.iter().rposition(|t| *t == turn).unwrap_or(at);
    first..=(last + 1).min(turns.len() - 1)
}

/// The positions of the turn in which an entry was made, counted from 1, from its beginning to the
/// entry that ends it.
pub fn turn_of(play: &mut Play, entry: usize) -> RangeInclusive<usize> {
    let turns = turns(play);
    let Some(&turn) = turns.get(entry.saturating_sub(1)) else { return turn_at(play, entry) };
    let first = turns.iter().position(|t| *t == turn).unwrap_or(0);
    let last = turns.iter().rposition(|t| *t == turn).unwrap_or(entry);
    first..=(last + 1).min(turns.len() - 1)
}

/// What was to be seen in some positions, each for whom `eyes` says.
pub fn sights(
    play: &mut Play,
    positions: RangeInclusive<usize>,
    eyes: impl Fn(usize) -> Viewer,
) -> Vec<Sight> {
    let here = play.entries().len();
    let sight = |at| {
        play.seek(at);
        play.sight(eyes(at))
    };
    let sights = positions.take(MOST).map(sight).collect();
    play.seek(here);
    sights
}

/// The fortunes of all seats in so many positions from one on.
pub fn fortunes(play: &mut Play, from: usize, count: usize) -> Vec<Vec<i64>> {
    let here = play.entries().len();
    let fortunes = |at| {
        play.seek(at);
        play.fortunes()
    };
    let all = (from..from + count).map(fortunes).collect();
    play.seek(here);
    all
}
