//! How could I …?: the shortest line of own choices, in the turn that runs, after which something
//! may be chosen or is there. It asks the rules on a branch and holds none of them; what chance,
//! hidden things or other seats decide ends a line and is never guessed.

use super::{
    action::Action,
    branch::{Branch, Foresight},
    game::Game,
    ids::{KindId, PurseId, SeatId, Verb, ZoneId},
    play::{Play, TurnMark},
    search::{Came, Limits, Quest, search},
    sight::Sight,
};
use std::sync::atomic::AtomicBool;

/// What somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To be allowed to choose this.
    Choice(Action),
    /// At least so much in a purse.
    Purse(PurseId, i64),
    /// A piece of a kind in a zone.
    Piece(ZoneId, KindId),
}

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
    },
}

/// Looks for the shortest line of a seat that leads to a goal, in at most so many positions and
/// until somebody has set `stop`. The table is as before afterwards. A seat that does not choose
/// now has no line.
pub fn reach(
    play: &mut Play,
    seat: SeatId,
    goal: Goal,
    (positions, stop): (usize, &AtomicBool),
) -> LineFound {
    let (game, turn) = (play.game(), play.turn_mark());
    let branch = play.branch_as_far(seat, Foresight::Seat);
    let limits = Limits { positions, longest: usize::MAX, stop };
    match search(branch, &mut TurnQuest { game, goal, turn }, limits) {
        Came::Found(line, shortest) => LineFound::Line { line, shortest },
        Came::Nothing { whole, unknown, over } => {
            LineFound::Nothing { whole, open: unknown || over }
        }
    }
}

impl Goal {
    /// Whether what is wanted is there in this picture of the table; what may be chosen a picture
    /// does not say.
    pub fn is_there(self, sight: &Sight) -> bool {
        match self {
            Goal::Choice(_) => false,
            Goal::Purse(purse, least) => sight.purse(purse) >= least,
            Goal::Piece(zone, kind) => {
                let pieces = &sight.catalogue.pieces;
                sight.zone(zone).known.iter().any(|piece| pieces[piece.ix()] == kind)
            }
        }
    }
}

/// A goal that is to be reached in the turn that runs.
struct TurnQuest {
    game: &'static dyn Game,
    goal: Goal,
    turn: TurnMark,
}

impl Quest for TurnQuest {
    fn is_reached(&mut self, branch: &mut Branch<'_>, _: &[Action]) -> bool {
        match self.goal {
            Goal::Choice(action) => {
                !self.is_over(branch) && branch.offers().iter().any(|o| o.accepts(&action))
            }
            Goal::Purse(..) | Goal::Piece(..) => self.goal.is_there(&branch.sight()),
        }
    }
    fn is_over(&self, branch: &Branch<'_>) -> bool {
        branch.turn_mark() != self.turn
    }
    fn is_beside(&self, verb: Verb) -> bool {
        self.game.is_beside(verb)
    }
    fn distance(&mut self, branch: &mut Branch<'_>) -> Option<i64> {
        self.game.distance(&branch.sight(), branch.seat(), self.goal)
    }
}
