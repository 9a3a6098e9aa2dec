//! Why a file of ours could not be read or written: what was wrong, and where.

use std::path::PathBuf;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The file system said no.
    #[error("{path}: {what}: {source}")]
    File {
        /// Which file.
        path: PathBuf,
        /// What was tried.
        what: &'static str,
        /// What the system said.
        source: std::io::Error,
    },
    /// Far too long.
    #[error("the file has {0} bytes, far more than any saved game")]
    Long(u64),
    /// Not text, cut, or damaged so that it cannot be read.
    #[error(
        "line {line}, column {column}: {why}; the file is cut, damaged or not a save file of this program"
    )]
    Unreadable {
        /// Where.
        line: usize,
        /// Where in the line.
        column: usize,
        /// What the reader expected.
        why: String,
    },
    /// Written by something else.
    #[error("the file was written by \"{0}\", not by this program")]
    Foreign(String),
    /// A newer or unknown format.
    #[error(
        "the file has format {0}, this program reads format {FORMAT}; use the version of the program that wrote it, or a newer one"
    )]
    Format(u32),
    /// What it holds does not fit the fingerprint.
    #[error("the file does not match its own fingerprint: it was damaged or edited")]
    Damaged,
    /// The game cannot be set up so.
    #[error("the set-up in the file is impossible: {0}")]
    Setup(String),
    /// An entry cannot be read.
    #[error("entry {0}: {1}")]
    Entry(usize, String),
}
