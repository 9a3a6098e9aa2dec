//! What panels are told of a record that is watched, and where a jump in it leads. Plain values: no
//! game is looked at here.

use crate::table::{
    ids::{SeatId, Verb},
    notes::Note,
};
use std::sync::Arc;

/// What an entry of a record is, for lists and jumps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EntryInfo {
    /// Who acted, or who acted last before what nobody did.
    pub seat: Option<SeatId>,
    /// What was done, if it was an action.
    pub verb: Option<Verb>,
    /// The number of the turn after it.
    pub turn: i64,
    /// The number of the round after it.
    pub round: i64,
}

/// What a replay must know of the whole record.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReplayModel {
    /// The entry before which nothing is shown: where only a stretch is watched, its beginning.
    pub from: usize,
    /// The set-up and every entry, also those to come.
    pub entries: Arc<[EntryInfo]>,
    /// What was written on them, as far as the viewer may read it.
    pub notes: Vec<Note>,
    /// What the viewer has written on the entry that is looked at.
    pub own: Note,
}

/// How far one jump goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leap {
    /// To where a turn begins.
    Turn,
    /// To where a round begins.
    Round,
    /// To an entry with a note or a bookmark.
    Note,
}

impl ReplayModel {
    /// Where one comes to by a jump from an entry, if there is anything to jump to.
    pub fn leap(&self, at: usize, leap: Leap, on: bool) -> Option<usize> {
        let whole = self.entries.len();
        let begins = |n: &usize| match leap {
            Leap::Note => false,
            _ if *n == 0 => true,
            Leap::Turn => self.entries[*n].turn != self.entries[*n - 1].turn,
            Leap::Round => self.entries[*n].round != self.entries[*n - 1].round,
        };
        // Notes are few, entries are many.
        let noted = self.notes.iter().map(|note| note.entry).filter(|entry| *entry < whole);
        match (leap, on) {
            (Leap::Note, true) => noted.filter(|entry| *entry > at).min(),
            (Leap::Note, false) => noted.filter(|entry| (self.from..at).contains(entry)).max(),
            (_, true) => (at + 1..whole).find(begins),
            (_, false) => (self.from..at.min(whole)).rev().find(|n| *n == self.from || begins(n)),
        }
    }
}
