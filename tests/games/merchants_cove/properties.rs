//! What every game of the house must hold, for this one. Once the game stands in the list of games,
//! `tests/every_game` holds all of it and this file goes.

use super::cove;
use crate::common::battery::EDITION;

fn held(name: &str) {
    let check = EDITION.iter().find(|(n, _)| *n == name).expect("there is such a check").1;
    check(cove(), "standard");
}

#[test]
fn nothing_is_lost() {
    held("nothing_is_lost");
}
#[test]
fn offers_and_refusals() {
    held("offers_and_refusals");
}
#[test]
fn undoing_and_redoing() {
    held("undoing_all_leads_back_and_redoing_all_leads_on");
}
#[test]
fn a_position_survives_as_a_scenario() {
    held("a_position_survives_as_a_scenario");
}
#[test]
fn the_same_seed_is_the_same_game() {
    held("the_same_seed_is_the_same_game");
}
#[test]
fn learning_stops_undo() {
    held("learning_stops_undo");
}
#[test]
fn hidden_things_make_no_difference() {
    held("hidden_things_make_no_difference_a");
}
