//! How soon?: in worlds that may be, played on by the game's own players, the first turn of a seat
//! in which a goal can be reached. It sees what the seat sees; what it says is a count of worlds,
//! and never a promise.

use super::{ask_quick, best, bot};
use crate::table::{
    goal::{Goal, Meant},
    hash,
    ids::{SeatId, Viewer},
    play::{Play, TurnMark},
    reach::{LineFound, reach_foreseen},
};
use std::sync::atomic::{AtomicBool, Ordering};

/// How many worlds are dealt.
const WORLDS: u64 = 10;
/// How many turns of the seat are looked at.
const TURNS: usize = 6;
/// Choices of all seats in one world at most.
const STEPS: usize = 2_000;
/// Positions that are looked at in each turn.
const POSITIONS: usize = 300;

/// In how many worlds a goal can be reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Soon {
    /// How many worlds were played on.
    pub worlds: u32,
    /// In how many of them it can be reached within one more turn of the seat, within two, and so
    /// on.
    pub within: Vec<u32>,
}

impl Soon {
    /// The first number of turns within which it can be reached in at least half of the worlds.
    pub fn likely(&self) -> Option<(usize, u32)> {
        let half = |&(_, &count): &(usize, &u32)| count > 0 && count * 2 >= self.worlds;
        self.within.iter().enumerate().find(half).map(|(n, &count)| (n + 1, count))
    }
}

/// Plays worlds on until a goal of a seat can be reached. `None` where no world can be dealt, where
/// nobody plays the game, or as soon as somebody has set `stop`.
pub fn soon(play: &mut Play, seat: SeatId, goal: Goal, stop: &AtomicBool) -> Option<Soon> {
    let meant = play.game().meant(&play.glance(Viewer::Seat(seat)), seat, goal);
    let mut soon = Soon { worlds: 0, within: vec![0; TURNS] };
    for number in 0..WORLDS {
        let Ok(mut world) = play.fork(Some(Viewer::Seat(seat)), hash::fold(0, [number])) else {
            continue;
        };
        world.listen(false);
        soon.worlds += 1;
        if let Some(turn) = first_turn(&mut world, seat, meant, (number, stop))? {
            soon.within[turn..].iter_mut().for_each(|count| *count += 1);
        }
    }
    (soon.worlds > 0).then_some(soon)
}

/// The first of the seat's coming turns in which the goal can be reached; the outer `None` where
/// nobody plays the game, or where it was stopped.
fn first_turn(
    world: &mut Play,
    seat: SeatId,
    meant: Meant,
    (seed, stop): (u64, &AtomicBool),
) -> Option<Option<usize>> {
    let game = world.game().id();
    let seats = world.catalogue().seat_count() as u64;
    let mut players = (0..seats)
        .map(|n| bot(best(game), game, hash::fold(seed, [n])).ok().flatten())
        .collect::<Option<Vec<_>>>()?;
    let (mut turns, mut acted) = (0, false);
    let mut looked: Vec<(TurnMark, usize)> = vec![(world.turn_mark(), turns)];
    for _ in 0..STEPS {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let Some(now) = world.decision_seat() else { break };
        if now == seat && acted && world.turn_begins() {
            (turns, acted) = (turns + 1, false);
        }
        let mark = (world.turn_mark(), turns);
        if now == seat && looked.first() != Some(&mark) && is_own(world, seat) {
            let first = looked.last() != Some(&mark);
            if first && looked.len() > TURNS {
                break;
            }
            let there = match first {
                true => is_reached(world, seat, meant, stop),
                false => world.is_offered(seat, meant),
            };
            if first {
                looked.push(mark);
            }
            if there {
                return Some(Some(looked.len() - 2));
            }
        }
        let Some(action) = players.get_mut(now.ix()).and_then(|p| ask_quick(p.as_mut(), world))
        else {
            break;
        };
        if world.choose(action).is_err() {
            break;
        }
        acted |= now == seat;
    }
    Some(None)
}

/// Whether it is the seat's turn, where the game has such a thing.
fn is_own(world: &Play, seat: SeatId) -> bool {
    world.in_turn().is_none_or(|whose| whose == seat)
}

/// Whether it can be reached in the turn that runs.
fn is_reached(world: &mut Play, seat: SeatId, meant: Meant, stop: &AtomicBool) -> bool {
    matches!(reach_foreseen(world, seat, meant, (POSITIONS, stop)), LineFound::Line { .. })
}
