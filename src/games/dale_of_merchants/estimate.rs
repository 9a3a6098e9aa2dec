//! What a position looks worth to a seat: a measure for bots, made from what that seat may see. It
//! decides no rule and promises nothing; it only has to grow with what wins: stacks, and good cards
//! in circulation.

use super::layout::{Layout, OPTIONS, TEAMS};
use crate::table::{ids::SeatId, sight::Sight};

/// What a win counts beside anything else.
const WIN: i64 = 100_000;
/// What a stack counts.
const STACK: i64 = 1000;

/// The numbers of the table in a sight.
pub fn layout_of(sight: &Sight) -> Layout {
    Layout { seats: sight.catalogue.seat_count() as u8, teams: sight.dial(OPTIONS) & TEAMS != 0 }
}

/// The number for a seat: its stacks and hand, less a part of the best other stall.
pub fn estimate(sight: &Sight, seat: SeatId) -> i64 {
    let l = layout_of(sight);
    if seat.0 >= l.seats {
        return 0;
    }
    if let Some(outcome) = &sight.outcome {
        return if outcome.winners.contains(&seat) { WIN } else { -WIN };
    }
    let stacks = |s: SeatId| sight.dial(l.built(l.stall_of(s)));
    let best = l.from(SeatId(0)).filter(|&s| l.is_other(seat, s)).map(stacks).max().unwrap_or(0);
    let cards = sight.zone(l.hand(seat)).count
        + sight.zone(l.pile(seat)).count
        + sight.zone(l.deck(seat)).count;
    stacks(seat) * STACK - best * STACK / 2 + cards as i64
}
