//! The whole window without a screen and without a graphics card.

mod access;
mod aloud;
mod bar_places;
mod better;
#[path = "../common/mod.rs"]
mod common;
mod counsel;
mod disk;
mod editor;
mod flow;
mod keeping;
mod kept_plans;
mod large_place;
mod learn;
mod log;
mod look_back;
mod looks;
mod losses;
mod messages;
mod pace;
mod pointing;
mod ring;
mod room;
mod saves;
mod screen_reader;
mod screens;
mod secrets;
mod session;
mod settings;
mod sound;
mod storm;
mod strolls;
mod teacher;
mod thinking;
mod tiny;
#[path = "../tiny_game/mod.rs"]
mod tiny_game;
mod turns;
mod voyages;
mod what_if;
mod wishes;
