//! What a position looks worth to a seat: a measure for computer players, made from what that seat
//! may see. It decides no rule and promises nothing.

use crate::{
    games::{
        duck_dealer::table::nouns::{DuckSight, DuckView},
        game_table::GameView,
    },
    table::{ids::SeatId, sight::Sight},
};

/// Points, and a little for what is aboard.
pub fn estimate(sight: &Sight, seat: SeatId) -> i64 {
    DuckSight::of(sight).map_or(0, |t| 10 * t.vp(seat) + t.load(seat) + t.filled(seat))
}

/// How far the game has come: by the cubes on the turn counter (DD-16.1).
pub fn progress(sight: &Sight) -> i64 {
    DuckSight::of(sight)
        .map_or(0, |t| 100 * t.counted() as i64 / (t.level().counter() as i64).max(1))
}
