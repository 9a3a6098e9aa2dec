//! What a seat could still look at from where its ship is (MOV-4.12, MOV-11.8). That somebody has
//! looked is public, so every viewer can tell. Looking is the chapter of observing.

use super::VenusView;
use crate::{
    games::merchant_of_venus::level::{Effect, SpaceIx, SystemIx},
    table::ids::SeatId,
};

/// The system of a space, if its hidden culture card is one that a seat does not know yet.
pub fn unknown_card(view: &impl VenusView, seat: SeatId, at: SpaceIx) -> Option<SystemIx> {
    let system = view.level().space(at).system?;
    view.card_of(system).filter(|card| !card.seen.has(seat)).map(|_| system)
}

/// Whether a face-down marker lies on a space that a seat does not know yet.
pub fn unknown_marker(view: &impl VenusView, seat: SeatId, space: SpaceIx) -> bool {
    let marker = view.layout().marker_box(space).and_then(|zone| view.top_piece(zone));
    marker.is_some_and(|m| !m.face_up && !m.seen.has(seat))
}

/// Whether the Spy Eye of a seat could see something new from where its ship is (MOV-11.8.3).
pub fn anything_new(view: &impl VenusView, seat: SeatId) -> bool {
    let at = view.ship_at(seat);
    view.has(seat, &Effect::SpyEye)
        && (unknown_card(view, seat, at).is_some()
            || view
                .level()
                .space(at)
                .links
                .iter()
                .any(|&(_, near)| unknown_marker(view, seat, near)))
}
