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

/// Hours of a day.
const HOURS: i64 = 12;

/// Gold, what the icons are worth, and the price of what is on the stall.
pub fn estimate(sight: &Sight, seat: SeatId) -> i64 {
    CoveSight::of(sight).map_or(0, |t| {
        let price = |good| t.level().price(good) * t.on_stall(seat.0, good);
        let stall: i64 = Good::all().map(price).sum();
        t.gold(seat.0) + t.reckoning(seat.0) + 2 * stall
    })
}

/// How far the game has come: by the days (MC-3.1) and the hour of the market.
pub fn progress(sight: &Sight) -> i64 {
    let Some(t) = CoveSight::of(sight) else { return 0 };
    let days = t.level().rounds.max(1) * HOURS;
    100 * ((t.round() - 1) * HOURS + t.marker()) / days
}
