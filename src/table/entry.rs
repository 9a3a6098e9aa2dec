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

impl Entry {
    /// Whether it is this choice.
    pub fn did(&self, action: Action) -> bool {
        self.what == EntryKind::Action(action)
    }

    /// Its log lines that `may` be read, each with whose it is: the seat that it names as the one
    /// who did it. What names nobody goes on from the line before it, the first from who chose: one
    /// choice may bring about what another seat has prepared, or how another one answers.
    pub fn by_owner(
        &self,
        may: impl Fn(&Narration) -> bool,
    ) -> impl Iterator<Item = (Option<SeatId>, &Narration)> {
        self.lines.iter().filter(move |line| may(line)).scan(self.seat, |owner, line| {
            *owner = line.message.doer().unwrap_or(*owner);
            Some((*owner, line))
        })
    }
}
