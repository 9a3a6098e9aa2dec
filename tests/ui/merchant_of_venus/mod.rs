//! The panels of Merchant of Venus in the overlay: buttons give the commands they name, greyed ones
//! their rule; sums of the planner are those of the rulebook; every sheet can be drawn at every
//! position, and nothing is wider than the side panel.
mod drawing;
mod map;
mod plans;
mod presses;
mod scene;
mod ways;
mod words;
