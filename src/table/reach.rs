//! How could I …?: the shortest line of own choices, in the turn that runs, after which something
//! may be chosen or is there. It asks the rules on a branch and holds none of them; what chance,
//! hidden things or other seats decide ends a line and is never guessed. Only its last choice may
//! be left to them, where it leads there in each of a few worlds dealt for the seat.

use super::{
    action::Action,
    branch::{Branch, Foresight},
    game::Game,
    goal::{Goal, Meant},
    ids::{SeatId, Verb, Viewer},
    play::{Play, TurnMark},
    search::{Came, Limits, Quest, search},
};
use std::sync::atomic::{AtomicBool, Ordering};

/// What came of looking for a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineFound {
    /// These choices lead there, one after the other; none where it is so already.
    Line {
        /// The choices.
        line: Vec<Action>,
        /// Whether every shorter line was looked at. Else it was found, and a shorter one may be
        /// there.
        shortest: bool,
    },
    /// No line was found.
    Nothing {
        /// Whether every line of this turn was looked at.
        whole: bool,
        /// Whether some of them end where chance, something hidden or another seat decides.
        open: bool,
        /// Whether each of them ends where chance or something hidden does.
        waits: bool,
    },
}

/// Looks for the shortest line of a seat that leads to a goal, in at most so many positions and
/// until somebody has set `stop`; where none does, for one whose last choice is left to chance and
/// leads there in each of a few worlds: likely, not sure. The table is as before afterwards. A seat
/// that does not choose now has no line.
pub fn reach(
    play: &mut Play,
    seat: SeatId,
    goal: Goal,
    (positions, stop): (usize, &AtomicBool),
) -> LineFound {
    let meant = play.game().meant(&play.glance(Viewer::Seat(seat)), seat, goal);
    let mut quest = TurnQuest::of(play, seat, meant);
    let found = looked(play, seat, &mut quest, (positions, stop));
    if let LineFound::Nothing { open: true, .. } = found {
        let sure = in_every_world(play, seat, meant, quest.unforeseen, stop);
        return sure.map_or(found, |line| LineFound::Line { line, shortest: false });
    }
    found
}

/// The same for a goal of which is known how it is meant, and only by choices of which all is known
/// that comes of them.
pub fn reach_foreseen(
    play: &mut Play,
    seat: SeatId,
    meant: Meant,
    limits: (usize, &AtomicBool),
) -> LineFound {
    let mut quest = TurnQuest::of(play, seat, meant);
    looked(play, seat, &mut quest, limits)
}

fn looked(
    play: &mut Play,
    seat: SeatId,
    quest: &mut TurnQuest,
    (positions, stop): (usize, &AtomicBool),
) -> LineFound {
    let branch = play.branch_as_far(seat, Foresight::Seat);
    let limits = Limits { positions, longest: usize::MAX, stop };
    match search(branch, quest, limits) {
        Came::Found(line, shortest) => LineFound::Line { line, shortest },
        Came::Nothing { whole, cut, unknown, over } => {
            let (open, waits) = (unknown || over, unknown && !over);
            LineFound::Nothing { whole: whole && !cut, open, waits }
        }
    }
}

/// Worlds in which a line must lead to its goal whose last choice is left to chance.
const WORLDS: u64 = 6;
/// Most such lines that are tried.
const UNFORESEEN: usize = 80;

/// The first of some lines after which the goal is there in every world that is dealt for the seat:
/// what lies hidden in the game itself has no part in it.
fn in_every_world(
    play: &mut Play,
    seat: SeatId,
    meant: Meant,
    mut lines: Vec<Vec<Action>>,
    stop: &AtomicBool,
) -> Option<Vec<Action>> {
    for number in 0..WORLDS {
        if lines.is_empty() || stop.load(Ordering::Relaxed) {
            return None;
        }
        let mut world = play.dealt_for(Viewer::Seat(seat), number)?;
        lines.retain(|line| leads(&mut world, seat, meant, line));
    }
    lines.into_iter().next()
}

/// Whether the goal is there after these choices; the world is as before.
fn leads(world: &mut Play, seat: SeatId, meant: Meant, line: &[Action]) -> bool {
    let (here, mark) = (world.entries().len(), world.turn_mark());
    let there = line.iter().all(|&action| world.choose(action).is_ok())
        && match meant.goal {
            Goal::Choice(_) => {
                let mine = world.decision_seat() == Some(seat) && world.turn_mark() == mark;
                mine && !world.turn_begins() && world.as_offered(seat, meant).is_some()
            }
            goal => goal.is_there(&world.glance(Viewer::Seat(seat))),
        };
    world.seek(here);
    there
}

/// A goal that is to be reached in the turn that runs.
struct TurnQuest {
    game: &'static dyn Game,
    meant: Meant,
    turn: TurnMark,
    /// Whether something was lacking where it began.
    lacks: bool,
    /// Lines of which nobody knows what comes of their last choice, the shortest first.
    unforeseen: Vec<Vec<Action>>,
}

impl TurnQuest {
    fn of(play: &mut Play, seat: SeatId, meant: Meant) -> TurnQuest {
        let (game, turn) = (play.game(), play.turn_mark());
        let lacks = !play.lacks(seat, meant).is_empty();
        TurnQuest { game, meant, turn, lacks, unforeseen: Vec::new() }
    }
}

impl Quest for TurnQuest {
    fn is_reached(&mut self, branch: &mut Branch<'_>, _: &[Action]) -> bool {
        match self.meant.goal {
            Goal::Choice(_) if self.is_over(branch) => false,
            Goal::Choice(_) => branch.is_offered(self.meant),
            Goal::Purse(purse, least) => branch.purse(purse) >= least,
            goal => goal.is_there(&branch.sight()),
        }
    }
    fn is_over(&self, branch: &mut Branch<'_>) -> bool {
        branch.is_over(self.turn)
    }
    fn ends_unforeseen(&mut self, line: &[Action], last: Action) {
        let line = [line, &[last]].concat();
        if self.unforeseen.len() < UNFORESEEN && !self.unforeseen.contains(&line) {
            self.unforeseen.push(line);
        }
    }
    fn is_beside(&self, verb: Verb) -> bool {
        self.game.is_beside(verb)
    }
    fn distance(&mut self, branch: &mut Branch<'_>) -> Option<i64> {
        let seat = branch.seat();
        // Who knows no way knows at least what is still lacking.
        let known = self.game.distance(&branch.sight(), seat, self.meant);
        known.or_else(|| {
            let lacks = self.lacks.then(|| branch.table().lacks(seat, self.meant))?;
            Some(lacks.iter().map(|lack| lack.count).sum())
        })
    }
}
