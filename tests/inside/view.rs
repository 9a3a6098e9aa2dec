//! The board and its words, among the rest of the view as everybody sees it.

pub use caravanserai::view::*;

mod art;
#[path = "../../src/view/board/mod.rs"]
pub mod board;
#[path = "../../src/view/labels/mod.rs"]
mod labels;
