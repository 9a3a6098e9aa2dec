//! What panels are told of a choice of one's own game for which a better one is looked for. Plain
//! values: nothing of it judges anything.

use crate::table::{action::Message, ids::SeatId};

/// A choice that is asked once more, as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BetterMove {
    /// Who chose.
    pub seat: SeatId,
    /// In which turn.
    pub turn: i64,
    /// How it was worded.
    pub done: Option<Message>,
    /// The chance to win with it, in hundredths.
    pub chance: i64,
    /// How what would have been better was worded.
    pub better: Option<Message>,
    /// The chance to win with that, in hundredths.
    pub better_chance: i64,
    /// Which of how many choices it is, the first being 1.
    pub nth: (usize, usize),
    /// What has come of looking for it.
    pub judged: Judged,
}

/// What has come of looking for a better choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Judged {
    /// Somebody looks for it.
    #[default]
    Open,
    /// What was chosen is weighed.
    Weighing,
    /// It is the one that was found.
    Best,
    /// It is another one, and probably no worse.
    AsGood,
    /// It is what was done in the game.
    AsBefore,
    /// It is another one, which costs so much of the chance to win, in hundredths.
    Worse(i64),
    /// The better one was shown.
    Shown,
}

impl Judged {
    /// Whether it is over, for now: nothing more may be chosen.
    pub fn is_over(self) -> bool {
        !matches!(self, Judged::Open | Judged::Shown)
    }
}
