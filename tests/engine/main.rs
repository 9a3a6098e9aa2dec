//! The program without a window: its protocol, its computer players, and what comes in broken.

mod analysis;
mod bad_input;
mod branches;
mod browser;
#[path = "../common/mod.rs"]
mod common;
mod computer_players;
mod counsel;
mod export;
mod greedy;
mod how;
mod inputs;
mod lines;
mod protocol;
mod replays;
mod rivals;
mod statistics;
mod thinking;
mod tiny;
#[path = "../tiny_game/mod.rs"]
mod tiny_game;
mod worlds;
mod worth;
