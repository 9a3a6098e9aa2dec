//! The overlay: every panel is a plain function that reads a model and gives commands back. Nothing
//! here changes a table, and nothing here knows a rule; words come from `text`, pictures from
//! `view::art`.

pub mod arguments;
mod bearing;
pub mod command;
pub mod counsel;
pub mod cover;
pub mod curtain;
pub mod decision;
pub mod dial_field;
pub mod dialogs;
pub mod end;
pub mod export;
pub mod flow_bar;
pub mod gallery;
pub mod game_ui;
pub mod help;
pub mod how;
pub mod large_place;
pub mod learn;
pub mod log;
pub mod memo;
pub mod model;
pub mod moments;
pub mod new_game;
pub mod panel;
pub mod parts;
mod plates;
pub mod players;
pub mod presses;
pub mod replay;
pub mod ring;
pub mod route;
pub mod rules;
pub mod saves;
pub mod saving;
pub mod seats;
pub mod settings;
pub mod settings_panel;
pub mod side_panel;
pub mod since;
pub mod sound;
pub mod start;
pub mod statistics;
pub mod study;
pub mod table_text;
pub mod theme;
pub mod thumbnails;
pub mod told;
pub mod what_if;
pub mod widgets;
mod wording;

pub use command::{Command, Dialog, LearnCommand, Purpose, Screen, Tab, WhatIfCommand};
pub use game_ui::GameUi;
pub use model::{Flow, Mode, Model, Standing};
pub use table_text::TableText;
