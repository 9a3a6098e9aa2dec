//! Pictures, scenes and the board.

#[cfg(feature = "gui")]
mod answers;
#[cfg(feature = "gui")]
mod board;
#[cfg(feature = "gui")]
mod camera;
mod cards;
#[path = "../common/mod.rs"]
mod common;
mod duck_dealer;
mod export;
mod merchants_cove;
mod pictures;
mod scene;
