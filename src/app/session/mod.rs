//! The state of the window, and the messages by which everything is asked for. Mouse, keyboard and
//! bots send the same [`ChoiceMade`]; a choice made on an older state of the table is dropped.
//!
//! | what | file |
//! |---|---|
//! | the game on the table and everything that outlives a screen | `state` |
//! | how it gets into its file | `saving` |
//! | what is open in the window | `shell` |
//! | the messages | `asked` |

mod asked;
mod saving;
mod shell;
mod state;

pub use asked::{ChoiceMade, CommandSent, RulesFault, Wake};
pub use saving::file_name;
pub use shell::{Counsel, Pos, Shell};
pub use state::{Session, StartWith};
