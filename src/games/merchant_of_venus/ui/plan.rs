//! The plan of a seat, counted once for a position: trips as they are reckoned elsewhere, over the
//! ways that one click flies. Nothing is reckoned here.

use crate::{
    games::merchant_of_venus::{study::planning::TripPlan, table::nouns::VenusSight, ui::routes},
    table::ids::SeatId,
    ui::memo,
};
use bevy_egui::egui::Context;
use std::sync::Arc;

/// The plan of a seat for this position: counted once and kept until the position changes.
pub fn kept(ctx: &Context, n: &VenusSight, seat: SeatId) -> Arc<TripPlan> {
    memo::memo(ctx, ("mov plan", seat.0), n.sight, || trips(n, seat))
}

/// The plan of a seat for this position.
pub fn trips(n: &VenusSight, seat: SeatId) -> TripPlan {
    TripPlan::of(n, seat, routes::costs(n))
}
