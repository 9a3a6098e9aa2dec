//! Caravanserai: trading board games to play and to study. The plan of the house: `assets` holds
//! the files that are built in, `table` is the vocabulary of every game, `games` the rules, `text`
//! the words, `bots` the computer players, `engine` the headless side, `view` the board, `ui` the
//! overlay, `app` the window, `cli` the command line. Arrows only point back along this list.

#[cfg(feature = "gui")]
pub mod app;
pub mod assets;
pub mod bots;
pub mod cli;
pub mod engine;
pub mod games;
pub mod table;
pub mod text;
#[cfg(feature = "gui")]
pub mod ui;
pub mod view;
