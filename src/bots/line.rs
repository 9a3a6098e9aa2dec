//! The way on from a choice, or from several, until its turn is over, as the best quick player of
//! the game goes it: what counsel shows of a choice. It is followed on a copy of the game and stops
//! before anything that the seat does not know yet: dice, cards that are drawn, what others answer.

use super::Bot;
use crate::table::{
    action::Action,
    branch::{BranchEnd, Foresight},
    game::Game,
    hash,
    ids::{SeatId, Viewer},
    planning::{PlanFigure, differences},
    play::Play,
    record::Save,
};

/// Most choices of a line: more than most turns have.
const LONGEST: usize = 60;

/// Why a line goes no further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineEnd {
    /// The turn is over.
    Turn,
    /// What comes of its last choice nobody knows yet.
    Unknown,
    /// Somebody else is asked.
    Others,
    /// The game is over.
    Over,
    /// It goes on, and was followed far enough.
    Long,
}

impl LineEnd {
    /// Its written name.
    pub const fn name(self) -> &'static str {
        match self {
            LineEnd::Turn => "turn",
            LineEnd::Unknown => "unknown",
            LineEnd::Others => "others",
            LineEnd::Over => "over",
            LineEnd::Long => "long",
        }
    }
}

/// A line of play of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnLine {
    /// What the seat chooses, one after the other; at least one.
    pub steps: Vec<Action>,
    /// What it gains or loses by them, of the numbers by which plans are compared; what stays the
    /// same is left out.
    pub gained: Vec<PlanFigure>,
    /// Why it ends.
    pub ends: LineEnd,
    /// The position to which it leads: two lines that lead to the same one are one.
    pub leads_to: u64,
}

/// A copy of a game on which lines are followed.
pub struct LineTable {
    play: Play,
    seat: SeatId,
}

impl LineTable {
    /// The position at the end of a record, for the seat that must choose there. `None` where
    /// nobody must, or where today's rules cannot follow the record.
    pub fn of(save: &Save, game: &'static dyn Game) -> Option<LineTable> {
        let (mut play, differs) = save.replay(game).ok()?;
        let seat = play.decision_seat().filter(|_| differs.is_none())?;
        // What is followed is taken back.
        play.set_study(true);
        Some(LineTable { play, seat })
    }

    /// The line that begins with these choices, as far as they are offered, and goes on as the
    /// quick player does; `see` looks at the position before each step. `None` where the first of
    /// them is not on offer.
    pub fn follow(
        &mut self,
        begins: &[Action],
        mut see: impl FnMut(&mut Play, Action),
    ) -> Option<TurnLine> {
        let (&first, mut planned) = begins.split_first()?;
        let here = self.play.entries().len();
        let before = self.figures();
        let game = self.play.game().id();
        let mut bot = super::bot(super::best(game), game, u64::from(self.seat.0)).ok()??;
        let mut steps = Vec::new();
        let (mut next, mut leads_to) = (first, self.play.hash());
        let ends = loop {
            see(&mut self.play, next);
            let step = match self.step(next) {
                None if steps.is_empty() => return None,
                None => break LineEnd::Long,
                Some(step) => step,
            };
            match step {
                Step::Unknown => {
                    // Nobody knows where it leads, but from where, and by what.
                    let written = next.args.iter().map(|&arg| i64::from(arg) as u64);
                    leads_to = hash::fold(leads_to, written.chain([u64::from(next.verb.0)]));
                    steps.push(next);
                    break LineEnd::Unknown;
                }
                Step::Ends(end) => {
                    steps.push(next);
                    leads_to = self.play.hash();
                    break end;
                }
                Step::GoesOn => steps.push(next),
            }
            leads_to = self.play.hash();
            if steps.len() >= LONGEST {
                break LineEnd::Long;
            }
            let Some(chosen) = self.chosen(&mut planned, bot.as_mut()) else {
                break LineEnd::Long;
            };
            next = chosen;
        };
        let after = self.figures();
        self.play.undo_steps(self.play.entries().len() - here);
        Some(TurnLine { steps, gained: differences(&before, &after), ends, leads_to })
    }

    /// What is planned, and once that is not offered or at its end what the player chooses.
    fn chosen(&mut self, planned: &mut &[Action], bot: &mut dyn Bot) -> Option<Action> {
        match planned.split_first() {
            Some((&next, rest)) if self.play.offers().iter().any(|o| o.accepts(&next)) => {
                *planned = rest;
                Some(next)
            }
            _ => {
                *planned = &[];
                super::ask(bot, &mut self.play)
            }
        }
    }

    /// One step; it is not carried out where it tells what the seat cannot know. `None` where the
    /// rules do not allow it.
    fn step(&mut self, action: Action) -> Option<Step> {
        let turn = self.play.turn_mark();
        match self.play.branch_as_far(self.seat, Foresight::Seat).choose(action) {
            Ok(()) => {}
            Err(BranchEnd::Unforeseen) => return Some(Step::Unknown),
            Err(BranchEnd::Illegal(_) | BranchEnd::OtherSeat) => return None,
        }
        self.play.choose(action).ok()?;
        Some(match self.play.decision_seat() {
            None => Step::Ends(LineEnd::Over),
            _ if self.play.turn_mark() != turn => Step::Ends(LineEnd::Turn),
            Some(seat) if seat != self.seat => Step::Ends(LineEnd::Others),
            Some(_) => Step::GoesOn,
        })
    }

    fn figures(&mut self) -> Vec<PlanFigure> {
        let sight = self.play.glance(Viewer::Seat(self.seat));
        self.play.game().figures(&sight, self.seat)
    }
}

/// How it goes on after a step.
enum Step {
    GoesOn,
    Unknown,
    Ends(LineEnd),
}
