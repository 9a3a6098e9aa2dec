//! The rules of the house, read off the sources: layers, files, words, and what rules are tested.

mod arrows;
mod circles;
#[path = "../common/mod.rs"]
mod common;
mod documents;
mod games;
mod layers;
mod names;
mod packages;
mod rooms;
mod rules;
mod texts;
#[path = "../tiny_game/mod.rs"]
mod tiny_game;
mod words;
