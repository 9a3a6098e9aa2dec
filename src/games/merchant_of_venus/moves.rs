//! What several chapters do to the ship in turn, through the ledger. Nothing here offers, asks or
//! decides anything.

use super::{
    layout::{self, SPACE_WORDS},
    level::SpaceIx,
    state::VenusTable,
};
use crate::table::ids::Dial;

/// Puts the ship in turn on a space and counts the step.
pub fn place_ship(c: &mut VenusTable, to: SpaceIx) {
    let (ship, zone) = (c.layout().ship(c.active()), c.layout().space(to));
    c.ledger.move_piece(ship, zone);
    c.ledger.add(layout::STEPS, 1);
    c.ledger.set(layout::MOVED, 1);
}

/// Notes a space as flown through by the running jump (MOV-4.11.7).
pub fn note_jumped(c: &mut VenusTable, space: SpaceIx) {
    let word = space.0 / 64;
    if word < SPACE_WORDS {
        let dial = Dial(layout::JUMPED.0 + word);
        let bits = c.ledger.dial(dial) | 1 << (space.0 % 64);
        c.ledger.set(dial, bits);
    }
}
