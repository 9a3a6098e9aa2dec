//! What a position looks worth to a seat: a measure for computer players, made from what that seat
//! may see. It decides no rule and promises nothing.

use crate::{
    games::duck_dealer::table::nouns::{DuckSight, DuckView},
    table::{ids::SeatId, sight::Sight},
};

/// Points, and a little for what is aboard.
pub fn estimate(sight: &Sight, seat: SeatId) -> i64 {
    DuckSight::of(sight).map_or(0, |t| 10 * t.vp(seat) + t.load(seat) + t.filled(seat))
}
