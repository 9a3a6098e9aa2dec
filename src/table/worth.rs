//! What is worth doing: what a game reckons with, those first that pay most for what they cost,
//! each laid out by the rules as far as this turn goes. It holds no rule; what is laid out is tried
//! on a copy and played nowhere.

use super::{
    action::{ANY, Action, Message},
    aims::{Doing, Prospect, WayStep},
    branch::{Branch, Foresight},
    goal::Goal,
    ids::{SeatId, Viewer},
    planning::{PlanFigure, differences},
    play::Play,
    reach::{LineFound, reach_foreseen},
};
use std::sync::atomic::{AtomicBool, Ordering};

/// How many are told.
const TOLD: usize = 8;
/// Positions that are looked at for each goal of one.
const POSITIONS: usize = 2_000;

/// Something that is worth doing, laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorthDoing {
    /// What the game says of it.
    pub prospect: Prospect,
    /// The own choices of this turn that lead there, with their words, as far as they go.
    pub line: Vec<(Action, Message)>,
    /// Whether they lead there in this turn.
    pub whole: bool,
    /// Whether there are none since chance or something hidden decides first.
    pub waits: bool,
    /// Whether they spend what is not there yet.
    pub overdraws: bool,
    /// What they gain or cost, of the numbers by which plans are compared.
    pub gained: Vec<PlanFigure>,
}

impl WorthDoing {
    /// The choice that it comes down to, with its words, where this turn gets so far: of what does
    /// not lead there in this turn only what is begun by that choice.
    pub fn deed(&self) -> Option<&(Action, Message)> {
        let is_it = |(action, _): &&(Action, Message)| self.comes_down_to(*action);
        match self.whole {
            true => self.line.iter().rev().find(is_it),
            false => self.line.first().filter(is_it),
        }
    }

    /// Whether it is done by a choice that is made where it is worded so: the same deed for the
    /// same things.
    pub fn is_done_by(&self, action: Action, words: &Message) -> bool {
        let same = |(_, own): &(Action, Message)| own.touches == words.touches;
        self.comes_down_to(action) && self.deed().is_some_and(same)
    }

    fn comes_down_to(&self, action: Action) -> bool {
        let fits = |(is, wanted): (&i32, &i32)| *wanted == ANY || is == wanted;
        let is_it =
            |deed: Action| action.verb == deed.verb && action.args.iter().zip(&deed.args).all(fits);
        self.prospect.deed.is_some_and(is_it)
    }
}

/// What is worth doing for the seat that must choose, best first, until somebody has set `stop`.
/// The position is the same afterwards, but what could have been done again is forgotten: it is
/// asked of a copy.
pub fn worth(play: &mut Play, stop: &AtomicBool) -> Vec<WorthDoing> {
    let Some(seat) = play.decision_seat() else { return Vec::new() };
    let sight = play.glance(Viewer::Seat(seat));
    let mut all = Vec::new();
    for prospect in play.game().prospects(&sight, seat).into_iter().take(TOLD) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        all.push(laid_out(play, seat, prospect, stop));
    }
    all
}

/// Tries how far it goes in this turn, first with what there is, and where something is lacking
/// as if it were there.
fn laid_out(play: &mut Play, seat: SeatId, prospect: Prospect, stop: &AtomicBool) -> WorthDoing {
    let lacks = !prospect.lacks.is_empty();
    let overdraws = lacks && play.overdraw(Some(seat));
    let before = figures(play, seat);
    let mut waits = false;
    let (line, whole) = match &prospect.doing {
        Doing::Choices(choices) => by_choices(play, seat, choices),
        Doing::Goals(goals) => by_goals(play, seat, goals, &mut waits, stop),
    };
    waits &= line.is_empty();
    let (line, after) = worded(play, seat, &line);
    if overdraws {
        play.overdraw(None);
    }
    WorthDoing { prospect, line, whole, waits, overdraws, gained: differences(&before, &after) }
}

fn figures(play: &mut Play, seat: SeatId) -> Vec<PlanFigure> {
    let sight = play.glance(Viewer::Seat(seat));
    play.game().figures(&sight, seat)
}

/// Goes by choices as far as they are offered.
fn by_choices(play: &mut Play, seat: SeatId, choices: &[WayStep]) -> (Vec<Action>, bool) {
    go_by(&mut play.branch_as_far(seat, Foresight::Seat), choices)
}

/// Goes by choices on a branch as far as they are offered; what was chosen, and whether that was
/// all. What nobody knows yet comes after the last one of them, on which the branch does not go.
pub fn go_by(branch: &mut Branch<'_>, choices: &[WayStep]) -> (Vec<Action>, bool) {
    let mut line = Vec::new();
    for (nth, step) in choices.iter().enumerate() {
        let action = match branch.offers().iter().find_map(|offer| offer.filled(step.action)) {
            Some(action) => action,
            None if step.if_asked => continue,
            None => return (line, false),
        };
        let goes_on = branch.choose(action).is_ok();
        line.push(action);
        if !goes_on {
            return (line, nth + 1 == choices.len());
        }
    }
    (line, true)
}

/// Goes from goal to goal; what is to be chosen is chosen. `waits` says whether chance or something
/// hidden decides before there is a way.
fn by_goals(
    play: &mut Play,
    seat: SeatId,
    goals: &[Goal],
    waits: &mut bool,
    stop: &AtomicBool,
) -> (Vec<Action>, bool) {
    let sight = play.glance(Viewer::Seat(seat));
    let here = play.entries().len();
    let mut line = Vec::new();
    let whole = goals.iter().all(|&goal| {
        let meant = play.game().meant(&sight, seat, goal);
        let steps = match reach_foreseen(play, seat, meant, (POSITIONS, stop)) {
            LineFound::Line { line, .. } => line,
            LineFound::Nothing { waits: not_yet, .. } => {
                *waits = not_yet;
                return false;
            }
        };
        let mut take = |play: &mut Play, step: Option<Action>| {
            let done = step.filter(|&step| play.choose(step).is_ok());
            line.extend(done);
            done.is_some()
        };
        let there = steps.into_iter().all(|step| take(play, Some(step)));
        if !matches!(meant.goal, Goal::Choice(_)) {
            return there;
        }
        let choice = play.as_offered(seat, meant);
        there && take(play, choice)
    });
    play.seek(here);
    (line, whole)
}

/// The steps with their words, and the numbers after them; the table is as before.
fn worded(
    play: &mut Play,
    seat: SeatId,
    line: &[Action],
) -> (Vec<(Action, Message)>, Vec<PlanFigure>) {
    let here = play.entries().len();
    let mut steps = Vec::new();
    let mut after = figures(play, seat);
    for &action in line {
        steps.push((action, play.worded(action).map_or_else(Message::default, |words| *words)));
        let foreseen = play.branch_as_far(seat, Foresight::Seat).choose(action).is_ok();
        if !foreseen || play.choose(action).is_err() {
            break;
        }
        after = figures(play, seat);
    }
    play.seek(here);
    (steps, after)
}
