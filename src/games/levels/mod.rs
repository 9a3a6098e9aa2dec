//! What the levels of all games share: texts that are built in or come from a folder, the lines of
//! their rows, findings with file, line and reason, and the check of a folder.
//!
//! Nothing here knows a game or what a row means.

mod files;
mod finding;
mod folder;
mod macros;
mod printed;
mod store;

pub use files::{FileSet, Files};
pub use finding::{Finding, LevelError};
pub(in crate::games) use finding::{Findings, Mark};
pub(in crate::games) use folder::{sorted, tagged};
pub(in crate::games) use macros::{editions, level_files, lists, rows};
pub use printed::{Editions, Printed};
pub use store::LevelStore;
