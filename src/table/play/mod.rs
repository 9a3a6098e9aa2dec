//! A game in progress, and the only way to choose, take back, look and edit. Window, computer
//! players, protocol, tests and replay all go through here. `running` is the game itself,
//! `choosing` the one door; `looking`, `taking_back` and `arranging` stand on it, `following` on
//! all of them.

mod arranging;
mod choosing;
mod following;
mod looking;
mod running;
mod taking_back;

pub use arranging::ArrangeError;
pub use choosing::TurnMark;
pub use running::Play;
pub use taking_back::UndoError;
