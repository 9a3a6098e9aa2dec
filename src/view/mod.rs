//! The board: what is to be seen of a table, as a list of figures, and how the figures are drawn.
//!
//! Everything in here reads a sight, never the table itself, and changes nothing in the game.

pub mod art;
#[cfg(feature = "gui")]
pub mod board;
pub mod caption;
pub mod export;
pub mod figures;
mod labels;
pub mod legend;
pub mod picture;
pub mod scene;
