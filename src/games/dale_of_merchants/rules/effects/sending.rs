//! Cards on their way to where a step sends them, one after the other, and who may know of it. It
//! picks none.

use super::super::cards;
use super::{
    goals::CardGoal,
    picking, reading,
    running::RunningEffect,
    telling::{self, Origin},
};
use crate::{
    games::dale_of_merchants::table::{
        layout::{Layout, mark},
        nouns::DaleView,
        state::DaleTable,
    },
    table::ids::{PieceId, SeatId},
};

/// The seat whose hand, deck or pile a card lies in.
pub(super) fn giver(c: &DaleTable, card: PieceId) -> Option<SeatId> {
    let (l, zone) = (c.layout(), c.ledger.zone_of(card));
    c.seats().find(|&s| zone == l.hand(s) || zone == l.deck(s) || zone == l.pile(s))
}

/// Puts a card where it goes. `from` gave it, if it comes into a buffer.
pub(super) fn arrive(
    c: &mut DaleTable,
    e: &RunningEffect,
    card: PieceId,
    goal: CardGoal,
    from: Option<SeatId>,
) {
    let l = c.layout();
    match goal {
        CardGoal::Hand(seat) => cards::put(c, card, l.hand(seat)),
        CardGoal::Deck(seat) => cards::put(c, card, l.deck(seat)),
        CardGoal::Pile(seat) => cards::discard(c, card, seat),
        CardGoal::Away => cards::throw_away(c, card),
        CardGoal::Buffer(buffer) => {
            cards::put(c, card, Layout::BUFFER);
            c.mark(card, picking::WHICH, i32::from(buffer.0 & 1));
            if let Some(seat) = from {
                c.mark(card, mark::SEAT, i32::from(seat.0) + 1);
                reading::note_source(c, buffer, seat);
            }
            if c.program(e.program).buffers.get(buffer.ix()).is_some_and(|b| b.seen) {
                c.ledger.show(card, e.me);
            }
        }
    }
}

/// Sends cards on their way, one after the other, and tells who may know.
pub(super) fn send(
    c: &mut DaleTable,
    e: &RunningEffect,
    mover: SeatId,
    cards: &[PieceId],
    goal: CardGoal,
) {
    let Some(origin) = Origin::of(c, cards) else { return };
    for &card in cards {
        let from = giver(c, card);
        arrive(c, e, card, goal, from);
    }
    telling::moved(c, mover, cards, goal, origin);
}
