//! How could I …?, the whole answer: a line of own choices this turn; the rule, where it never
//! gives way; else what is lacking, and how soon it may be in worlds that may be. It sees what the
//! seat sees, and promises nothing that chance, hidden things or others decide.

use super::soon::{Soon, soon};
use crate::{
    games::levels::ThinkingFigures,
    table::{
        action::{Action, Message, Refusal},
        aims::Lack,
        game::Game,
        goal::Goal,
        ids::{SeatId, Viewer},
        play::Play,
        reach::{LineFound, reach},
    },
};
use std::sync::atomic::AtomicBool;

/// Positions of a turn that are looked at where a game says nothing: a second at most.
const POSITIONS: usize = 40_000;
/// Positions that are looked at for what is lacking.
const LACKING: usize = 4_000;

/// How something could be reached.
#[derive(Clone, PartialEq, Debug)]
pub enum HowFound {
    /// In this turn, by these own choices.
    Line {
        /// One after the other; none where it is so already.
        line: Vec<Action>,
        /// Whether no shorter line leads there.
        shortest: bool,
    },
    /// In this game never: so says this rule.
    Never(Box<Refusal>),
    /// Not by own choices of this turn, as far as was looked.
    NotNow {
        /// What forbids it now; `None` where something is wanted that nobody chooses.
        no: Option<Box<Refusal>>,
        /// What is to be known of it, such as where it is sold.
        known: Option<Message>,
        /// What is lacking.
        lacks: Vec<LackFound>,
        /// Whether every line of this turn was looked at.
        whole: bool,
        /// Whether some of them end where chance, something hidden or another seat decides.
        open: bool,
        /// How soon it may be; `None` where no world could be played on.
        soon: Option<Soon>,
    },
}

/// Something that is lacking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LackFound {
    /// What, and how much of it.
    pub lack: Lack,
    /// The choices of this turn by which there is enough of it, where there are such.
    pub way: Option<Vec<Action>>,
}

/// How many positions of a turn are looked at where somebody waits for the answer.
pub fn how_positions(game: &'static dyn Game) -> usize {
    let own = ThinkingFigures::of(game).and_then(|figures| figures.answers);
    own.map_or(POSITIONS, |positions| positions as usize)
}

/// Looks for a way of a seat to a goal, in at most so many positions of this turn and until
/// somebody has set `stop`. The table is as before afterwards.
pub fn how(
    play: &mut Play,
    seat: SeatId,
    goal: Goal,
    (positions, stop): (usize, &AtomicBool),
) -> HowFound {
    let no = refusal(play, seat, goal);
    if let Some(no) = no.as_ref().filter(|no| play.game().is_for_good(no)) {
        return HowFound::Never(no.clone());
    }
    let (whole, open) = match reach(play, seat, goal, (positions, stop)) {
        LineFound::Line { line, shortest } => return HowFound::Line { line, shortest },
        LineFound::Nothing { whole, open, .. } => (whole, open),
    };
    let missing = play.lacks(seat, goal.into()).into_iter().map(|lack| {
        let found = lack.goal.map(|goal| reach(play, seat, goal, (positions.min(LACKING), stop)));
        let way = match found {
            Some(LineFound::Line { line, .. }) => Some(line),
            _ => None,
        };
        LackFound { lack, way }
    });
    let lacks = missing.collect();
    let known = play.game().known(&play.glance(Viewer::Seat(seat)), seat, goal);
    HowFound::NotNow { no, known, lacks, whole, open, soon: soon(play, seat, goal, stop) }
}

/// What forbids a choice that is not offered.
fn refusal(play: &mut Play, seat: SeatId, goal: Goal) -> Option<Box<Refusal>> {
    let action = match goal {
        Goal::Choice(action) => action,
        // What it is to be chosen for may lie where nobody can choose it.
        goal => play.game().choice(&play.glance(Viewer::Seat(seat)), seat, goal.into())?,
    };
    let offered = play.offers().iter().any(|offer| offer.filled(action).is_some());
    (!offered).then(|| Box::new(play.explain_illegal(action)))
}
