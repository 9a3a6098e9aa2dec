//! What was written on the entries of a game, and what lists and jumps of a replay must know of
//! each entry. A note of somebody who still plays with secrets is that person's alone until the
//! game is over; every other note is for all.

use super::{Past, Table};
use crate::{
    table::{
        ids::{SeatId, Viewer},
        notes::{self, Note},
        turns::TurnCount,
    },
    ui::{model::Mode, replay::EntryInfo},
};
use std::sync::Arc;

impl Table {
    /// The notes that whoever may be looking may read, in the order of entries.
    pub fn notes(&self) -> Vec<Note> {
        let (entries, eyes) = (self.past.len(), self.viewer());
        let open = !self.guarded() && self.curtain().is_none();
        let mine = |n: &&Note| n.entry < entries && (open || n.is_for(eyes));
        self.notes.iter().filter(mine).cloned().collect()
    }

    /// All notes, to take along to another table of the same game.
    pub fn notes_of_all(&self) -> Vec<Note> {
        self.notes.clone()
    }

    /// Those that belong to entries that there are.
    pub(super) fn notes_to_keep(&self, entries: usize) -> Vec<Note> {
        self.notes.iter().filter(|n| n.entry <= entries).cloned().collect()
    }

    /// What was written on entries that came otherwise belongs to nothing any more.
    pub(super) fn forget_notes(&mut self) {
        let last = self.play.entries().len();
        self.notes.retain(|n| n.entry < last);
    }

    /// Whose a note is that is written now: one's own while several people still play, else
    /// everybody's.
    pub fn note_writer(&self) -> Option<SeatId> {
        match self.onlooker.eyes() {
            Viewer::Seat(seat) if self.guarded() => Some(seat),
            _ => None,
        }
    }

    /// The text and the bookmark that whoever writes now has on an entry.
    pub fn own_note(&self, entry: usize) -> Note {
        let seat = self.note_writer();
        let own = self.notes.iter().find(|n| (n.entry, n.seat) == (entry, seat));
        own.cloned().unwrap_or(Note { entry, seat, ..Note::default() })
    }

    /// Takes a note over in place of the same writer's on the same entry.
    pub fn put_note(&mut self, note: Note) {
        notes::put(&mut self.notes, note);
    }

    /// What lists of entries and jumps must know of each: in a replay alone.
    pub(super) fn list_entries(&mut self) {
        let Mode::Replay { .. } = self.mode else { return };
        if self.entry_infos.len() == self.past.len() {
            return;
        }
        let c = self.play.catalogue();
        let counts_rounds = c.dial_by_key("round").is_some();
        let seats = c.seat_count().max(1) as i64;
        let info = |past: &Past| {
            let TurnCount { number: turn, seat } = past.turn;
            // A game that counts no rounds: as many turns as there are seats.
            let by_turns = (turn + seats - 1).div_euclid(seats);
            let round = if counts_rounds { past.round } else { by_turns };
            EntryInfo { seat, verb: past.verb, turn, round }
        };
        let infos: Vec<EntryInfo> = self.past.iter().map(info).collect();
        self.entry_infos = infos.into();
    }

    /// See [`EntryInfo`]; nothing where no replay is watched.
    pub fn entry_infos(&self) -> Arc<[EntryInfo]> {
        Arc::clone(&self.entry_infos)
    }
}
