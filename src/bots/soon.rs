//! How soon?: in worlds that may be, played on by the game's own players, the first turn of a seat
//! in which a goal can be reached. It sees what the seat sees; what it says is a count of worlds,
//! and never a promise.

use super::{ask_quick, best, bot};
use crate::table::{
    action::{Action, Message},
    entry::EntryKind,
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

/// Most choices of a world that are told.
const TOLD: usize = 12;

/// An own choice in a world that was played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoonStep {
    /// In how many turns of one's own; 0 is the one that runs.
    pub turn: usize,
    /// The choice.
    pub action: Action,
    /// How it was worded there.
    pub words: Message,
}

/// In how many worlds a goal can be reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Soon {
    /// How many worlds were played on.
    pub worlds: u32,
    /// In how many of them it can be reached within one more turn of the seat, within two, and so
    /// on.
    pub within: Vec<u32>,
    /// How it came in the world in which it came first: the own choices, of several alike in a row
    /// the last.
    pub example: Vec<SoonStep>,
    /// All own choices of the turn that runs in that world.
    pub now: Vec<Action>,
}

/// A world in which it came, at the moment when it could be reached.
struct WorldReached {
    world: Play,
    /// In how many more turns of the seat; 0 is the next one.
    turn: usize,
    /// The own choices on the way: in which turn, and after how many entries.
    own: Vec<(usize, usize)>,
    /// The choices that lead there from here.
    line: Vec<Action>,
}

impl WorldReached {
    /// The own choices with their words, first to last. Only what is told is worded: it takes as
    /// long as choosing.
    fn worded(mut self) -> Vec<SoonStep> {
        let turn = self.turn + 1;
        let there = self.world.worded_line(&self.line).into_iter();
        let mut steps: Vec<SoonStep> =
            there.rev().map(|(action, words)| SoonStep { turn, action, words }).collect();
        for (turn, at) in self.own.into_iter().rev() {
            let Some(&EntryKind::Action(action)) =
                self.world.entries().get(at).map(|entry| &entry.what)
            else {
                continue;
            };
            self.world.seek(at);
            let words = self.world.worded(action).map_or_else(Message::default, |words| *words);
            steps.push(SoonStep { turn, action, words });
        }
        steps.reverse();
        steps
    }
}

/// Of choices that are worded alike in a row the last, and no more than are told.
fn told(steps: Vec<SoonStep>) -> Vec<SoonStep> {
    let mut told: Vec<SoonStep> = Vec::new();
    for step in steps.into_iter().filter(|step| !step.words.key.is_empty()) {
        told.pop_if(|last| last.turn == step.turn && last.words.key == step.words.key);
        told.push(step);
    }
    told.truncate(TOLD);
    told
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
    let mut soon = Soon { within: vec![0; TURNS], ..Soon::default() };
    let mut first: Option<WorldReached> = None;
    for number in 0..WORLDS {
        let Ok(mut world) = play.fork(Some(Viewer::Seat(seat)), hash::fold(0, [number])) else {
            continue;
        };
        world.listen(false);
        soon.worlds += 1;
        if let Some(there) = first_turn(world, seat, meant, (number, stop))? {
            soon.within[there.turn..].iter_mut().for_each(|count| *count += 1);
            if first.as_ref().is_none_or(|first| there.turn < first.turn) {
                first = Some(there);
            }
        }
    }
    if let Some(first) = first {
        let steps = first.worded();
        soon.now = steps.iter().filter(|step| step.turn == 0).map(|step| step.action).collect();
        soon.example = told(steps);
    }
    (soon.worlds > 0).then_some(soon)
}

/// The first of the seat's coming turns in which the goal can be reached; the outer `None` where
/// nobody plays the game, or where it was stopped.
fn first_turn(
    mut world: Play,
    seat: SeatId,
    meant: Meant,
    (seed, stop): (u64, &AtomicBool),
) -> Option<Option<WorldReached>> {
    let game = world.game().id();
    let seats = world.catalogue().seat_count() as u64;
    let mut players = (0..seats)
        .map(|n| bot(best(game), game, hash::fold(seed, [n])).ok().flatten())
        .collect::<Option<Vec<_>>>()?;
    let (mut turns, mut acted) = (0, false);
    let mut own = Vec::new();
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
        if now == seat && looked.first() != Some(&mark) && is_own(&world, seat) {
            let first = looked.last() != Some(&mark);
            if first && looked.len() > TURNS {
                break;
            }
            let line = match first {
                true => line_there(&mut world, seat, meant, stop),
                false => world.as_offered(seat, meant).map(|_| Vec::new()),
            };
            if first {
                looked.push(mark);
            }
            if let Some(line) = line {
                let turn = looked.len() - 2;
                return Some(Some(WorldReached { world, turn, own, line }));
            }
        }
        let Some(action) =
            players.get_mut(now.ix()).and_then(|p| ask_quick(p.as_mut(), &mut world))
        else {
            break;
        };
        if world.choose(action).is_err() {
            break;
        }
        if now == seat {
            own.push((looked.len() - 1, world.entries().len() - 1));
        }
        acted |= now == seat;
    }
    Some(None)
}

/// Whether it is the seat's turn, where the game has such a thing.
fn is_own(world: &Play, seat: SeatId) -> bool {
    world.in_turn().is_none_or(|whose| whose == seat)
}

/// The choices by which it can be reached in the turn that runs.
fn line_there(
    world: &mut Play,
    seat: SeatId,
    meant: Meant,
    stop: &AtomicBool,
) -> Option<Vec<Action>> {
    match reach_foreseen(world, seat, meant, (POSITIONS, stop)) {
        LineFound::Line { line, .. } => Some(line),
        LineFound::Nothing { .. } => None,
    }
}
