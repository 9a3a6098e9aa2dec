//! The computer player of Duck Dealer, among the rest of its game as everybody sees it.

pub use caravanserai::games::duck_dealer::{level, table};

#[path = "../../src/games/duck_dealer/bot/mod.rs"]
mod bot;
