//! The table by itself, without any game of the house.

mod card_game;
mod files;
mod notes;
mod turns;
