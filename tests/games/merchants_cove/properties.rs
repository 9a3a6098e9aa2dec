//! What every game of the house must hold, for this one.

use super::cove;
use crate::common::battery::properties as held;

#[test]
fn nothing_is_lost() {
    held::nothing_is_lost(cove(), "standard");
}
#[test]
fn offers_and_refusals() {
    held::offers_and_refusals(cove(), "standard");
}
#[test]
fn undoing_and_redoing() {
    held::undoing_and_redoing(cove(), "standard");
}
#[test]
fn a_position_survives_as_a_scenario() {
    held::a_position_survives_as_a_scenario(cove(), "standard");
}
#[test]
fn the_same_seed_is_the_same_game() {
    held::the_same_seed_is_the_same_game(cove(), "standard");
}
#[test]
fn learning_stops_undo() {
    held::learning_stops_undo(cove(), "standard");
}
