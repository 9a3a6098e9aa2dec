//! The bridge between session and board: the sight becomes a scene, offers glow, clicks become
//! choices. It decides nothing; what a click means follows from the offers and refusals of the
//! sight.
//!
//! | what | file |
//! |---|---|
//! | what the board is shown, and when anew | `shown` |
//! | what lies on it beside the scene: glow, traces, ways, ghosts, dice | `marks` |
//! | the line of counsel that is shown: numbers, flights | `counselled` |
//! | what a click means | `meaning` |
//! | clicks, and what is carried | `clicks` |

mod clicks;
mod counselled;
mod marks;
mod meaning;
mod shown;

pub use clicks::{catch, listen};
pub(super) use marks::flown_by;
pub use meaning::{Meaning, meaning};
pub(super) use meaning::{leads, looks_first};
pub(super) use shown::edits;
pub use shown::show;
