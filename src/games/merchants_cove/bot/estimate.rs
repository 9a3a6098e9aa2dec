//! What a position looks worth to a seat: a measure for computer players, made from what that seat
//! may see. It decides no rule and promises nothing.

use crate::{
    games::{
        game_table::GameView,
        merchants_cove::{
            level::Good,
            table::nouns::{CoveSight, CoveView},
        },
    },
    table::{ids::SeatId, sight::Sight},
};

/// Gold, what the icons are worth, and the price of what is on the stall.
pub fn estimate(sight: &Sight, seat: SeatId) -> i64 {
    CoveSight::of(sight).map_or(0, |t| {
        let price = |good| t.level().price(good) * t.on_stall(seat.0, good);
        let stall: i64 = Good::all().map(price).sum();
        t.gold(seat.0) + t.reckoning(seat.0) + 2 * stall
    })
}
