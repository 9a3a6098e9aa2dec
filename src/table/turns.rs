//! Turns in a record: where one begins and ends, and what was to be seen in it. The table stands
//! afterwards where it stood; for replays, films and plots, never for rules.

use super::{ids::Viewer, play::Play, sight::Sight};
use std::ops::RangeInclusive;

/// Most positions that are looked at of one turn: it has a few dozen.
const MOST: usize = 500;

/// The number of the turn after each entry, the set-up first. In a game that counts none a turn
/// lasts as long as the same seat chooses.
pub fn turns(play: &mut Play) -> Vec<i64> {
    let dial = play.catalogue().dial_by_key("turn");
    let here = play.entries().len();
    let mut turns: Vec<i64> = Vec::new();
    let mut seat = None;
    play.go_through(|play| {
        let before = turns.last().copied().unwrap_or(0);
        let now = play.entries().last().and_then(|e| e.seat).or(seat);
        let other = now != seat;
        seat = now;
        turns.push(dial.map_or(before + i64::from(other), |d| play.dial(d)));
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
