//! The overlay: every panel is a plain function that reads a model and gives wishes back. Nothing here changes a table,
//! and nothing here knows a rule; words come from `text`, pictures from `view::art`.

pub mod dale_of_merchants;
pub mod decision;
pub mod dialogs;
pub mod end;
pub mod gallery;
pub mod help;
pub mod kept;
pub mod log;
pub mod merchant_of_venus;
pub mod model;
pub mod new_game;
pub mod rail;
pub mod replay;
pub mod rules;
pub mod saves;
pub mod seats;
pub mod settings;
pub mod settings_panel;
pub mod sheets;
pub mod speak;
pub mod start;
pub mod study;
pub mod theme;
pub mod widgets;
pub mod wish;

pub use model::{Mode, Model, Standing};
pub use sheets::Sheets;
pub use speak::Voice;
pub use wish::{Dialog, Purpose, Screen, Tab, Wish};
