//! Notes on the entries of a record: what somebody wrote beside a move, and bookmarks. They change
//! nothing of the game, and no hash knows them.

use super::ids::{SeatId, Viewer};
use serde::{Deserialize, Serialize};

/// Longest note, in letters.
pub const LONGEST: usize = 600;

/// What somebody wrote on an entry, or that it bears a bookmark.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// After which entry; 0 is the dealing.
    pub entry: usize,
    /// Whose it is while the game goes on; for everybody where nobody is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatId>,
    /// Whether the entry bears a bookmark.
    #[serde(default)]
    pub bookmark: bool,
    /// What was written; nothing where it is a bookmark alone.
    #[serde(default)]
    pub text: String,
}

impl Note {
    /// Whether somebody may read it before the game is over: one's own, and what is for all.
    pub fn is_for(&self, viewer: Viewer) -> bool {
        match (self.seat, viewer) {
            (None, _) | (_, Viewer::Everybody) => true,
            (Some(seat), Viewer::Seat(me)) => seat == me,
            (Some(_), Viewer::Public) => false,
        }
    }
}

/// Puts a note in the place of the one that the same writer has on the same entry; one that says
/// nothing takes it away.
pub fn put(notes: &mut Vec<Note>, mut note: Note) {
    notes.retain(|n| (n.entry, n.seat) != (note.entry, note.seat));
    note.text = note.text.trim().chars().take(LONGEST).collect();
    if note.bookmark || !note.text.is_empty() {
        let at = notes.partition_point(|n| (n.entry, n.seat) < (note.entry, note.seat));
        notes.insert(at, note);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_writer_has_one_note_on_an_entry_and_an_empty_one_takes_it_away() {
        let note =
            |entry, seat, text: &str| Note { entry, seat, bookmark: false, text: text.to_owned() };
        let (ann, ben) = (Some(SeatId(0)), Some(SeatId(1)));
        let mut notes = Vec::new();
        for n in [note(7, ann, "why?"), note(3, None, " all "), note(7, ben, "mine")] {
            put(&mut notes, n);
        }
        put(&mut notes, note(7, ann, &"x".repeat(LONGEST + 5)));
        let said: Vec<_> = notes.iter().map(|n| (n.entry, n.seat, n.text.len())).collect();
        assert_eq!(said, [(3, None, 3), (7, ann, LONGEST), (7, ben, 4)]);
        put(&mut notes, note(7, ann, "  "));
        assert_eq!(notes.len(), 2);
        let read = |viewer| notes.iter().filter(|n| n.is_for(viewer)).count();
        assert_eq!(read(Viewer::Seat(SeatId(0))), 1, "another one's note is not read");
        assert_eq!([read(Viewer::Public), read(Viewer::Everybody)], [1, 2]);
    }
}
