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
