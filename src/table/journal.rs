//! The journal: every change of every action with the value it replaced, so that the table can go
//! back to any mark. Written by the ledger alone. Nobody writes an inverse by hand.

use super::{
    agenda::Due,
    ids::{Dial, PieceId, PurseId, Seats, ZoneId},
};

/// One change, holding what was there before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// A piece left `zone`, where it lay at `place`.
    Moved {
        /// Which piece.
        piece: PieceId,
        /// Where it lay.
        zone: ZoneId,
        /// At which place of that zone.
        place: u16,
    },
    /// A piece's face, mark or audience changed.
    Turned {
        /// Which piece.
        piece: PieceId,
        /// Whether it lay face up.
        face_up: bool,
        /// Its mark.
        mark: i32,
        /// Who had been shown it.
        seen: Seats,
    },
    /// A purse held this amount.
    Purse(PurseId, i64),
    /// A dial stood at this number.
    Dial(Dial, i64),
    /// Something was put on the agenda: take it off.
    Pushed,
    /// This was taken off the agenda: put it back.
    Popped(Due),
    /// A number was drawn from this stream.
    Drawn(u8),
    /// A forced chance outcome was used up: put it back in front.
    Forced(u32),
    /// The queue of forced outcomes was lengthened by one.
    Queued,
}

/// Why an action stands and undo stops behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Dice, a draw or a shuffle have decided.
    Chance,
    /// A piece that nobody knew has come to light.
    Seen,
    /// What one seat alone knew was laid open or shown to another.
    Shown,
    /// Hidden pieces were looked through: others may conclude what lies there.
    Asked,
    /// A seat has answered in another's turn.
    Answered,
    /// By a rule of the game it stands, though nobody has learnt anything.
    Rule,
}

impl Barrier {
    /// Somebody learns what a piece is that these seats know.
    pub fn of(knowers: Seats) -> Barrier {
        if knowers == Seats::NONE { Barrier::Seen } else { Barrier::Shown }
    }
}

/// All changes since set-up, and what is known about the action that is running.
#[derive(Default)]
pub struct Journal {
    /// The changes, oldest first.
    pub changes: Vec<Change>,
    /// The earliest mark to which it has gone back since somebody noted one.
    pub furthest_back: usize,
    /// Chance outcomes of the running action.
    pub chance: Vec<u32>,
    /// What somebody has learnt by the running action, if anything: undo stops here.
    pub barrier: Option<Barrier>,
    /// Whether a rule of the game lets the running action stand: undo stops here, too, though
    /// nobody has learnt anything.
    pub stands: bool,
    /// How many consequences the running action has had, against runaway.
    pub follows: u32,
}

impl Journal {
    /// The present mark, to go back to later.
    pub fn mark(&self) -> usize {
        self.changes.len()
    }
}
