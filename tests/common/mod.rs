//! What the tests of every layer share: a battery that every game must pass, a table to write
//! positions down for each game, and ways to look at files, pictures, panels and windows. It is no
//! test itself, and asserts nothing beyond what a call names.
// Every test program uses another part of this.
#![allow(dead_code)]

pub mod battery;
pub mod dale_of_merchants;
pub mod fluent;
pub mod levels;
pub mod merchant_of_venus;
#[cfg(feature = "gui")]
pub mod panels;
pub mod pictures;
pub mod process;
pub mod sources;
pub mod tables;
pub mod waiting;
#[cfg(feature = "gui")]
pub mod window;
pub mod worked;
