//! How could I …?: the shortest line of own choices, in the turn that runs, after which something
//! may be chosen or is there. It asks the rules on a branch and holds none of them; what chance,
//! hidden things or other seats decide ends a line and is never guessed.

use super::{
    action::{Action, Offer},
    branch::{Branch, BranchEnd},
    ids::{KindId, PurseId, SeatId, ZoneId},
    play::{Play, TurnMark},
};
use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicBool, Ordering},
};

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
    let turn = play.turn_mark();
    let mut search = LineSearch {
        branch: play.branch(seat),
        goal,
        turn,
        seen: BTreeMap::new(),
        left: positions,
        stop,
        line: Vec::new(),
        goes_on: false,
        open: false,
    };
    if search.is_there() {
        return LineFound::Line { line: Vec::new(), shortest: true };
    }
    for depth in 1.. {
        search.seen.clear();
        search.goes_on = false;
        match search.within(depth) {
            Looked::Found => return LineFound::Line { line: search.line, shortest: true },
            Looked::Spent => return LineFound::Nothing { whole: false, open: search.open },
            Looked::Nothing if search.goes_on => {}
            Looked::Nothing => break,
        }
    }
    LineFound::Nothing { whole: true, open: search.open }
}

/// What was found below a position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looked {
    Found,
    Nothing,
    /// No more positions may be looked at.
    Spent,
}

/// A search on its way.
struct LineSearch<'a> {
    branch: Branch<'a>,
    goal: Goal,
    /// The turn that it does not leave.
    turn: TurnMark,
    /// How many choices were left when a position was looked at.
    seen: BTreeMap<u64, usize>,
    /// How many positions may still be looked at.
    left: usize,
    stop: &'a AtomicBool,
    /// The choices that led to where it stands.
    line: Vec<Action>,
    /// Whether some line was cut only because it is long enough.
    goes_on: bool,
    /// Whether some line ended where nobody knows how it goes on.
    open: bool,
}

impl LineSearch<'_> {
    /// Looks at what so many more choices lead to.
    fn within(&mut self, depth: usize) -> Looked {
        let actions: Vec<Action> = self.branch.offers().iter().flat_map(ends).collect();
        for action in actions {
            match self.left.checked_sub(1) {
                Some(left) if !self.stop.load(Ordering::Relaxed) => self.left = left,
                _ => return Looked::Spent,
            }
            match self.branch.choose(action) {
                Ok(()) => {}
                Err(BranchEnd::Unforeseen) => {
                    self.open = true;
                    continue;
                }
                Err(BranchEnd::Illegal(_) | BranchEnd::OtherSeat) => continue,
            }
            self.line.push(action);
            let looked = self.look(depth - 1);
            if looked == Looked::Found {
                return looked;
            }
            self.line.pop();
            self.branch.back();
            if looked == Looked::Spent {
                return looked;
            }
        }
        Looked::Nothing
    }

    fn look(&mut self, depth: usize) -> Looked {
        if !self.branch.is_mine() || self.branch.turn_mark() != self.turn {
            self.open = true;
            return if self.is_done() { Looked::Found } else { Looked::Nothing };
        }
        let hash = self.branch.hash();
        if self.seen.get(&hash).is_some_and(|&before| before >= depth) {
            return Looked::Nothing;
        }
        self.seen.insert(hash, depth);
        if self.is_there() {
            return Looked::Found;
        }
        if depth == 0 {
            self.goes_on = true;
            return Looked::Nothing;
        }
        self.within(depth)
    }

    /// Whether what is wanted is so, or may be chosen.
    fn is_there(&mut self) -> bool {
        match self.goal {
            Goal::Choice(action) => self.branch.offers().iter().any(|o| o.accepts(&action)),
            Goal::Purse(..) | Goal::Piece(..) => self.is_done(),
        }
    }

    /// Whether what is wanted is so, though the turn may be over.
    fn is_done(&mut self) -> bool {
        match self.goal {
            Goal::Choice(_) => false,
            Goal::Purse(purse, least) => self.branch.sight().purse(purse) >= least,
            Goal::Piece(zone, kind) => {
                let sight = self.branch.sight();
                let pieces = &sight.catalogue.pieces;
                sight.zone(zone).known.iter().any(|piece| pieces[piece.ix()] == kind)
            }
        }
    }
}

/// The actions of an offer that are looked at: of an open amount both ends and what is proposed.
pub(super) fn ends(offer: &Offer) -> Vec<Action> {
    let Some(range) = offer.range else { return vec![offer.action] };
    let with = |n: i32| {
        let mut action = offer.action;
        action.args[range.arg] = n;
        action
    };
    let mut all = vec![offer.action, with(range.least), with(range.most)];
    all.sort();
    all.dedup();
    all
}
