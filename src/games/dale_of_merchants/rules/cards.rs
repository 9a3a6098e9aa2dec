//! Cards on the move (DOM-8): one by one, from decks that are rebuilt only when a card is needed,
//! onto piles, the bin, the reserve. Whoever moves a card in this game moves it here, so that
//! faces, marks, alterations and events stay right.

use super::{events, values};
use crate::games::dale_of_merchants::{
    level::Event,
    table::{
        layout::{self, Layout, mark},
        nouns::DaleView,
        state::DaleTable,
    },
};
use crate::table::{
    dice::Stream,
    ids::{PieceId, Rule, SeatId, ZoneId},
    view::TableView,
};

/// Where cards lie face down.
fn is_hidden(c: &DaleTable, zone: ZoneId) -> bool {
    let l = c.layout();
    zone == Layout::SUPPLY
        || zone == Layout::BUFFER
        || c.seats().any(|s| zone == l.hand(s) || zone == l.deck(s))
}

/// Moves a card to the top of a zone: what was written on it is gone, it lies as cards lie there, a
/// hand that it comes into raises an event (DOM-10.7), alterations end when it leaves the hand
/// (DOM-11.3).
pub fn put(c: &mut DaleTable, card: PieceId, to: ZoneId) {
    let place = c.ledger.count(to) as u16;
    put_at(c, card, to, place);
}

/// [`put`], at a place counted from the bottom.
pub fn put_at(c: &mut DaleTable, card: PieceId, to: ZoneId, place: u16) {
    let from = c.ledger.zone_of(card);
    let l = c.layout();
    if l.hand_of(from).is_some() && from != to {
        values::forget(c, card);
    }
    // A binding of the running effect stays with the card; all else belonged to its stay in the
    // zone (DOM-10.4).
    let kept = c.ledger.piece(card).mark;
    c.ledger.set_mark(card, mark::BOUND.with(0, mark::BOUND.of(kept)));
    if is_hidden(c, to) {
        c.ledger.turn_down(card);
    } else {
        c.ledger.turn_up(card);
    }
    c.ledger.place_piece(card, to, place);
    if let Some(seat) = l.hand_of(to) {
        events::arrives(c, card, seat);
    }
}

/// Shuffles a deck (DOM-8.5): an event if there is at least one card.
pub fn shuffle_deck(c: &mut DaleTable, seat: SeatId) {
    let deck = c.layout().deck(seat);
    if c.ledger.count(deck) > 0 {
        for n in 0..c.ledger.count(deck) {
            let card = c.ledger.contents(deck)[n];
            c.ledger.turn_down(card);
        }
        c.ledger.shuffle(deck, Stream::Draw);
        events::raise(c, Event::OtherShuffled, seat);
        c.ledger.say("dom-log-shuffles", Rule("DOM-8.2")).seat("seat", seat);
    }
}

/// Turns all cards of one zone into another, then shuffles it: pile to deck, bin to supply
/// (DOM-8.2).
fn rebuild(c: &mut DaleTable, from: ZoneId, to: ZoneId) {
    while let Some(card) = c.top(from) {
        put(c, card, to);
    }
    c.ledger.shuffle(to, Stream::Draw);
}

/// Makes sure that a deck has a card, if its pile can give one (DOM-8.1, DOM-8.2).
fn ready(c: &mut DaleTable, seat: SeatId) {
    let (deck, pile) = (c.layout().deck(seat), c.layout().pile(seat));
    if c.ledger.count(deck) == 0 && c.ledger.count(pile) > 0 {
        rebuild(c, pile, deck);
        events::raise(c, Event::OtherShuffled, seat);
        c.ledger.say("dom-log-rebuilds", Rule("DOM-8.2")).seat("seat", seat);
    }
}

/// Makes the pile part of a deck that is too short to be searched for so many cards (remastered).
pub fn refill_for_search(c: &mut DaleTable, seat: SeatId, wanted: usize) {
    let (deck, pile) = (c.layout().deck(seat), c.layout().pile(seat));
    if c.ledger.count(deck) < wanted && c.ledger.count(pile) > 0 {
        while let Some(card) = c.top(pile) {
            put_at(c, card, deck, 0);
        }
        shuffle_deck(c, seat);
    }
}

/// The next card of a deck for an order to draw (DOM-8.3): junk where deck and pile are empty. It
/// still lies where it lay.
pub fn next_drawn(c: &mut DaleTable, seat: SeatId) -> Option<PieceId> {
    next_flipped(c, seat).or_else(|| spare_junk(c))
}

/// A junk card of the reserve, or one that stands in (DOM-8.3).
fn spare_junk(c: &mut DaleTable) -> Option<PieceId> {
    if let Some(junk) = c.top(Layout::RESERVE) {
        return Some(junk);
    }
    let junk = c.top(Layout::STAND_INS)?;
    c.ledger.say("dom-log-stand-in", Rule("DOM-8.3"));
    Some(junk)
}

/// The next card of a deck for any other order (DOM-8.4): none where deck and pile are empty. It
/// still lies where it lay.
pub fn next_flipped(c: &mut DaleTable, seat: SeatId) -> Option<PieceId> {
    ready(c, seat);
    c.top(c.layout().deck(seat))
}

/// The next card of the supply (DOM-8.2, DOM-8.4).
pub fn next_supplied(c: &mut DaleTable) -> Option<PieceId> {
    if c.ledger.count(Layout::SUPPLY) == 0 && c.ledger.count(Layout::BIN) > 0 {
        rebuild(c, Layout::BIN, Layout::SUPPLY);
        c.ledger.say("dom-log-supply-rebuilt", Rule("DOM-8.2"));
    }
    c.top(Layout::SUPPLY)
}

/// Draws one card from the own deck into the hand.
pub fn draw(c: &mut DaleTable, seat: SeatId) -> Option<PieceId> {
    let card = next_drawn(c, seat)?;
    let hand = c.layout().hand(seat);
    put(c, card, hand);
    Some(card)
}

/// Puts a card on a discard pile (DOM-0.4).
pub fn discard(c: &mut DaleTable, card: PieceId, whose: SeatId) {
    let pile = c.layout().pile(whose);
    put(c, card, pile);
}

/// Throws a card away (DOM-8.6): junk to the reserve, animalfolk cards on the bin.
pub fn throw_away(c: &mut DaleTable, card: PieceId) {
    let to = if c.is_junk(card) { Layout::RESERVE } else { Layout::BIN };
    put(c, card, to);
}

/// Slides the market to the right and fills it from the right (DOM-9.4).
pub fn fill_market(c: &mut DaleTable) {
    let l = c.layout();
    let mut free = 0;
    for slot in 0..layout::SLOTS {
        if let Some(card) = c.offered(slot.into()) {
            if free < slot {
                c.ledger.move_piece(card, l.slot(free));
            }
            free += 1;
        }
    }
    for slot in free..layout::SLOTS {
        let Some(card) = next_supplied(c) else { break };
        put(c, card, l.slot(slot));
    }
    // Somebody may read it: the market has changed.
    if free < layout::SLOTS {
        c.ledger
            .say("dom-log-market-filled", Rule("DOM-9.4"))
            .number("cards", i64::from(layout::SLOTS - free));
    }
}
