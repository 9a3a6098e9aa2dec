//! The overlay: every panel is a plain function that reads a model and gives wishes back. Nothing here changes a table,
//! and nothing here knows a rule; words come from `text`, pictures from `view::art`.

pub mod gallery;
pub mod merchant_of_venus;
pub mod model;
pub mod settings;
pub mod sheets;
pub mod speak;
pub mod theme;
pub mod widgets;
pub mod wish;

pub use model::{Mode, Model, Standing};
pub use sheets::Sheets;
pub use speak::Voice;
pub use wish::{Dialog, Screen, Tab, Wish};
