//! What a seat could still look at from where its ship is (MOV-4.12, MOV-11.8). It only reads the
//! table; looking is the chapter of observing.

use super::{
    level::{Effect, SpaceIx, SystemIx},
    state::VenusTable,
};
use crate::table::ids::{PieceId, SeatId};

/// The hidden culture card of a space's system that a seat does not know yet.
pub fn unknown_card(c: &VenusTable, seat: SeatId, at: SpaceIx) -> Option<(SystemIx, PieceId)> {
    let system = c.level().space(at).system?;
    let card = c.hidden_card(system)?;
    (!c.ledger.piece(card).seen.has(seat)).then_some((system, card))
}

/// The face-down marker on a space that a seat does not know yet.
pub fn unknown_marker(c: &VenusTable, seat: SeatId, space: SpaceIx) -> Option<PieceId> {
    let marker = c.ledger.piece(c.marker_piece(space)?);
    (!marker.face_up && !marker.seen.has(seat)).then_some(marker.id)
}

/// Whether the Spy Eye of a seat could see something new from where its ship is (MOV-11.8.3).
pub fn anything_new(c: &VenusTable, seat: SeatId) -> bool {
    let at = c.ship_at(seat);
    c.has(seat, &Effect::SpyEye)
        && (unknown_card(c, seat, at).is_some()
            || c.level()
                .space(at)
                .links
                .iter()
                .any(|&(_, near)| unknown_marker(c, seat, near).is_some()))
}
