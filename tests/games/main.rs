//! The rules of the games, one test or more for each rule, their level files, their worked examples
//! and golden records. What holds for every game alike is the business of `tests/every_game`.

#[path = "../common/mod.rs"]
mod common;
mod courses;
mod dale_of_merchants;
mod duck_dealer;
mod level_files;
mod merchant_of_venus;
mod merchants_cove;
mod records;
mod rulebooks;
mod three_crates;
#[path = "../tiny_game/mod.rs"]
mod tiny_game;
mod versions;
mod worked_examples;
