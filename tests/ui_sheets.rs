//! The panels of Merchant of Venus in the overlay: buttons give the commands they name, greyed ones
//! their rule; sums of the planner are those of the rulebook; every sheet can be drawn at every
//! position, and nothing is wider than the side panel.
#![cfg(feature = "gui")]

#[path = "ui_sheets/drawing.rs"]
mod drawing;
#[path = "kit/mod.rs"]
mod kit;
mod panel_kit;
#[path = "ui_sheets/plans.rs"]
mod plans;
#[path = "ui_sheets/presses.rs"]
mod presses;
#[path = "ui_sheets/scene.rs"]
mod scene;
#[path = "ui_sheets/words.rs"]
mod words;
