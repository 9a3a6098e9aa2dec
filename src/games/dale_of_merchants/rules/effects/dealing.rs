//! Dealing out a buffer (DOM-12.2): I give exactly one card to each player, as I like. Until every
//! card has its player the cards only carry the number of the seat; then they go.

use super::super::cards;
use super::{
    picking, reading,
    running::{RunningEffect, WalkFlow, progress},
    telling,
};
use crate::{
    games::dale_of_merchants::{
        level::{Buffer, DealTo, Direction, Group, Step},
        table::{
            layout::{self, mark},
            nouns::DaleView,
            state::DaleTable,
            verbs::Q_DEAL,
        },
    },
    table::ids::{PieceId, SeatId},
};

/// Who gets cards, and which cards there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Round {
    /// The cards of the buffer.
    pub(super) cards: Vec<PieceId>,
    /// Who gets one, in order.
    pub(super) seats: Vec<SeatId>,
}

impl Round {
    /// The round of the present step.
    pub(super) fn of(c: &DaleTable, e: &RunningEffect) -> Option<Round> {
        let Step::Deal { buffer, players, .. } = c.program(e.program).step(e.pc) else {
            return None;
        };
        Round::new(c, e, buffer, players)
    }
    fn new(c: &DaleTable, e: &RunningEffect, buffer: Buffer, players: Group) -> Option<Round> {
        Some(Round {
            cards: picking::buffered(c, buffer),
            seats: reading::members(c, e, players, Direction::Clockwise)?,
        })
    }
    /// To whom a card is given.
    pub(super) fn given(c: &DaleTable, card: PieceId) -> Option<SeatId> {
        u8::try_from(c.marked(card, mark::PICK) - 1).ok().map(SeatId)
    }
    /// The card that a seat gets.
    pub(super) fn gets(&self, c: &DaleTable, seat: SeatId) -> Option<PieceId> {
        self.cards.iter().copied().find(|&card| Round::given(c, card) == Some(seat))
    }
    /// Gives a card to a seat.
    pub(super) fn give(c: &mut DaleTable, card: PieceId, seat: SeatId) {
        c.mark(card, mark::PICK, i32::from(seat.0) + 1);
    }
    /// Gives what can only be given one way; `true` if everybody has a card or no card is left.
    pub(super) fn settle(&self, c: &mut DaleTable) -> bool {
        let free: Vec<PieceId> =
            self.cards.iter().copied().filter(|&card| Round::given(c, card).is_none()).collect();
        let waiting: Vec<SeatId> =
            self.seats.iter().copied().filter(|&s| self.gets(c, s).is_none()).collect();
        let alike = free.len() >= waiting.len()
            && free.windows(2).all(|two| c.ledger.kind(two[0]) == c.ledger.kind(two[1]));
        if alike {
            for (card, seat) in free.into_iter().zip(waiting) {
                Round::give(c, card, seat);
            }
            return true;
        }
        free.is_empty() || waiting.is_empty()
    }
}

/// Deals out a buffer.
pub(super) fn deal(
    c: &mut DaleTable,
    e: &RunningEffect,
    buffer: Buffer,
    to: DealTo,
    players: Group,
) -> Option<WalkFlow> {
    let round = Round::new(c, e, buffer, players)?;
    if progress(c) == 0 && !round.settle(c) {
        c.ledger.set(layout::EFFECT_PROGRESS, 1);
        c.ask(e.me, Q_DEAL, [0; 4]);
        return Some(WalkFlow::Wait);
    }
    let given: Vec<(SeatId, PieceId)> =
        round.seats.iter().filter_map(|&s| round.gets(c, s).map(|card| (s, card))).collect();
    for (seat, card) in given {
        let l = c.layout();
        let deck = to == DealTo::DeckTops;
        cards::put(c, card, if deck { l.deck(seat) } else { l.hand(seat) });
        telling::dealt(c, e.me, seat, card, deck);
    }
    Some(WalkFlow::Next)
}
