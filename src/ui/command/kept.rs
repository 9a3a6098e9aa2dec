//! What commands and dialogs say of saved games: where a record and the rules of today part, and
//! which file can be brought back. Plain values; no file is read here.

use std::path::PathBuf;

/// In place of minutes, where a file is dated ahead of the clock.
pub const AHEAD: u64 = u64::MAX;

/// Where a record and the rules of today part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parting {
    /// What the save is called.
    pub name: String,
    /// How many entries both agree on.
    pub agreed: usize,
    /// How many entries the record has.
    pub entries: usize,
    /// What differs in the first one that does.
    pub why: String,
    /// Whether it was played with other level files.
    pub other_levels: bool,
    /// Whether it was played by another version of the rules.
    pub other_rules: bool,
    /// Whether the level files of then are at hand, so that it can be watched as it was played.
    pub recorded: bool,
    /// Whether it can be dealt today, so that it can be played on from where both agree.
    pub dealt: bool,
}

/// Why a file can be brought back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It was deleted.
    Deleted,
    /// It is what a save was before its last change.
    Earlier,
}

/// A file that can be brought back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptFile {
    /// Why it is there.
    pub kept: Kept,
    /// What the save was called.
    pub name: String,
    /// How many minutes ago it was written; [`AHEAD`] where nobody knows.
    pub minutes: u64,
    /// Where it lies.
    pub path: PathBuf,
}
