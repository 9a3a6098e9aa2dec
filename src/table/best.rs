//! The best of this turn: of all lines of own choices that the rules allow, the one after which a
//! seat has most of what its game compares lines by. Where there are too many of them it is the
//! best that was found, and says so. It holds no rule and guesses nothing.

use super::{
    action::Action,
    branch::{Branch, Foresight},
    game::Game,
    ids::{SeatId, Viewer},
    planning::{PlanFigure, differences},
    play::{Play, TurnMark},
    search::{Came, Limits, Quest, search},
};
use std::sync::atomic::AtomicBool;

/// The best line of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestLine {
    /// The choices; none where nothing more can be made of this turn.
    pub line: Vec<Action>,
    /// What it gains or costs.
    pub gained: Vec<PlanFigure>,
    /// Whether every line was looked at. Else it was found, and a better one may be there.
    pub whole: bool,
    /// Whether some of them end where nobody knows what comes of it: it is the best that is known
    /// up to there.
    pub open: bool,
}

/// Looks for the best line of a seat in the turn that runs, in at most so many positions and until
/// somebody has set `stop`. `found` are lines that are looked at beside it, such as those of quick
/// players. The table is as before afterwards.
pub fn best(
    play: &mut Play,
    seat: SeatId,
    found: &[Vec<Action>],
    (positions, stop): (usize, &AtomicBool),
) -> BestLine {
    let (game, turn) = (play.game(), play.turn_mark());
    let sight = play.glance(Viewer::Seat(seat));
    let before = game.figures(&sight, seat);
    let mut quest = BestQuest { game, turn, best: before.clone(), line: Vec::new() };
    let limits = Limits { positions, longest: usize::MAX, stop };
    let (whole, open) = match search(play.branch_as_far(seat, Foresight::Seat), &mut quest, limits)
    {
        Came::Nothing { whole, cut, unknown, .. } => (whole && !cut, unknown),
        Came::Found(..) => (false, false),
    };
    for line in found.iter().filter(|_| !whole) {
        let mut branch = play.branch_as_far(seat, Foresight::Seat);
        for (n, &action) in line.iter().enumerate() {
            if quest.is_over(&mut branch) || branch.choose(action).is_err() {
                break;
            }
            quest.is_reached(&mut branch, &line[..=n]);
        }
    }
    BestLine { gained: differences(&before, &quest.best), line: quest.line, whole, open }
}

/// The most that was seen so far.
struct BestQuest {
    game: &'static dyn Game,
    turn: TurnMark,
    best: Vec<PlanFigure>,
    line: Vec<Action>,
}

impl Quest for BestQuest {
    /// Nothing is ever enough; what is better is kept.
    fn is_reached(&mut self, branch: &mut Branch<'_>, line: &[Action]) -> bool {
        let figures = self.game.figures(&branch.sight(), branch.seat());
        let values = |all: &[PlanFigure]| all.iter().map(|f| f.value).collect::<Vec<_>>();
        // The numbers stand in the order in which they matter.
        if values(&figures) > values(&self.best) {
            (self.best, self.line) = (figures, line.to_vec());
        }
        false
    }
    fn is_over(&self, branch: &mut Branch<'_>) -> bool {
        branch.is_over(self.turn)
    }
}
