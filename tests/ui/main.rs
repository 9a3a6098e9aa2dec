//! The panels of the overlay, without a window: those of the house and those of each game.

#[path = "../common/mod.rs"]
mod common;
mod dale_of_merchants;
mod duck_dealer;
mod golden;
mod merchant_of_venus;
mod merchants_cove;
mod panels;
mod sound;
mod tones;
