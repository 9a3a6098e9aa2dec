//! What the levels of all games share: texts that are built in or come from a folder, the lines of
//! their rows, findings with file, line and reason, and the check of a folder.
//!
//! Nothing here knows a game or what a row means.

mod files;
mod finding;
mod findings;
mod folder;
mod macros;
mod printed;
mod store;
pub(in crate::games) mod thinking;

pub use crate::{editions, level_files, lists, rows};
pub use files::{FileSet, Files};
pub use finding::{Finding, LevelError};
pub use findings::{Findings, Mark, ParsedFiles, id};
pub use folder::tagged;
pub(in crate::games) use folder::{THINKING, sorted};
pub use printed::{Editions, Printed};
pub(in crate::games) use store::with_built_in;
pub use store::{LevelPart, LevelStore, Levels};
pub use thinking::{SearchFigures, ThinkingFigures, WayOfPlaying, WinWeights};
