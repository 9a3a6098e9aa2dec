//! An entry of a game's record: one thing that was done, with its chance, its log lines and the
//! hash of what came of it. It is never changed afterwards.

use super::{
    action::{Action, Narration},
    edit::Edit,
    ids::SeatId,
    journal::Barrier,
};

/// What an entry did.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum EntryKind {
    /// The dealing.
    #[default]
    SetUp,
    /// A seat's choice.
    Action(Action),
    /// A change of the position in study mode.
    Edits(Vec<Edit>),
}

/// One entry of the record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// What was done.
    pub what: EntryKind,
    /// By whom.
    pub seat: Option<SeatId>,
    /// The chance outcomes, each counted from 0.
    pub chance: Vec<u32>,
    /// Why it stands, except in study mode: chance was drawn, somebody learnt something, or a rule
    /// of the game says so.
    pub barrier: Option<Barrier>,
    /// The journal's mark after it.
    pub mark: usize,
    /// The hash of the position after it.
    pub hash: u64,
    /// Its log lines.
    pub lines: Vec<Narration>,
}
