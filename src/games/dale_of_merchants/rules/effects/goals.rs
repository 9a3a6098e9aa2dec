//! Where the cards of a step go, with the players found out. It moves nothing.

use super::{reading, running::RunningEffect};
use crate::{
    games::dale_of_merchants::{
        level::{Buffer, Dest},
        table::state::DaleTable,
    },
    table::ids::SeatId,
};

/// Where cards go, with the player found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CardGoal {
    /// Into the hand of a seat.
    Hand(SeatId),
    /// On the deck of a seat.
    Deck(SeatId),
    /// On the discard pile of a seat.
    Pile(SeatId),
    /// Thrown away.
    Away,
    /// Into a buffer.
    Buffer(Buffer),
}

/// Where a destination is now; `None` if it reads an unset binding. The market's own order is the
/// business of the purchase.
pub(super) fn goal(c: &DaleTable, e: &RunningEffect, to: Dest) -> Option<CardGoal> {
    Some(match to {
        Dest::Hand(p) => CardGoal::Hand(reading::player(c, e, p)?),
        Dest::DeckTop(p) => CardGoal::Deck(reading::player(c, e, p)?),
        Dest::PileTop(p) => CardGoal::Pile(reading::player(c, e, p)?),
        Dest::ThrownAway => CardGoal::Away,
        Dest::Buffer(buffer) => CardGoal::Buffer(buffer),
        Dest::SameSlots => return None,
    })
}
