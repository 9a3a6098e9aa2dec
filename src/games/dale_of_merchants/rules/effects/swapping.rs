//! Cards that change places (DOM-8.10, DOM-8.11, DOM-5.10): exchanges between two zones, a played
//! card that takes another's place, a deck and a pile that are turned over. Both sides are picked
//! before any card moves.

use super::super::{cards, events};
use super::{
    picking::{self, Picked},
    reading,
    running::{RunningEffect, WalkFlow, progress},
    telling,
};
use crate::{
    games::dale_of_merchants::{
        level::{By, Event, Number, Pick, Zone},
        table::{
            layout::{self, Layout},
            nouns::DaleView,
            state::DaleTable,
            verbs::Q_EXCHANGE,
        },
    },
    table::{
        action::Value,
        dice::Stream,
        ids::{PieceId, Rule, SeatId},
        view::TableView,
    },
};

/// Progress of an exchange: the first side is picked.
const ONE_PICKED: i64 = 1;
/// Progress of an exchange: both sides are picked.
const BOTH_PICKED: i64 = 2;

/// The cards that one side of an exchange can give; of a deck's top the whole deck.
pub(super) fn side(c: &DaleTable, e: &RunningEffect, pick: &Pick) -> Option<Vec<PieceId>> {
    match pick.zone {
        Zone::DeckTop(p) => {
            Some(c.ledger.contents(c.layout().deck(reading::player(c, e, p)?)).to_vec())
        }
        _ => picking::candidates(c, e, pick),
    }
}

/// How many cards a side can give: of a deck's top also those of the pile, which would be shuffled
/// into it (DOM-8.2).
fn worth(c: &DaleTable, e: &RunningEffect, pick: &Pick) -> Option<usize> {
    let there = side(c, e, pick)?.len();
    Some(match pick.zone {
        Zone::DeckTop(p) => there + c.ledger.count(c.layout().pile(reading::player(c, e, p)?)),
        _ => there,
    })
}

/// Lays the shuffled pile of a seat under its deck if the deck holds fewer cards than are needed
/// (DOM-8.2).
fn lengthen(c: &mut DaleTable, seat: SeatId, needed: usize) {
    let (deck, pile) = (c.layout().deck(seat), c.layout().pile(seat));
    if c.ledger.count(deck) >= needed || c.ledger.count(pile) == 0 {
        return;
    }
    c.ledger.shuffle(pile, Stream::Draw);
    while let Some(card) = c.top(pile) {
        cards::put_at(c, card, deck, 0);
    }
    events::raise(c, Event::OtherShuffled, seat);
    c.ledger.say("dom-log-rebuilds", Rule("DOM-8.2")).seat("seat", seat);
}

/// How many cards are exchanged: as many as possible (DOM-8.10).
fn exchanged(c: &DaleTable, e: &RunningEffect, a: &Pick, b: &Pick, count: Number) -> Option<usize> {
    Some(reading::amount(c, e, count)?.min(worth(c, e, a)?).min(worth(c, e, b)?))
}

/// Picks the cards of one side; `true` if a question was asked.
fn pick_side(
    c: &mut DaleTable,
    e: &RunningEffect,
    pick: &Pick,
    count: usize,
    which: i32,
) -> Option<bool> {
    let there = side(c, e, pick)?;
    let chosen = match (pick.zone, pick.by) {
        (Zone::DeckTop(_), _) => there[there.len().saturating_sub(count)..].to_vec(),
        (_, By::Random) => picking::at_random(c, there.clone(), count),
        (_, By::ChosenBy(p)) if count < there.len() => {
            let chooser = reading::player(c, e, p)?;
            let whole = picking::contents(c, e, pick.zone)?;
            picking::show(c, &whole, chooser);
            c.ask(chooser, Q_EXCHANGE, [count as i32, count as i32, which, 0]);
            return Some(true);
        }
        _ => there.iter().copied().take(count).collect(),
    };
    for card in chosen {
        picking::add(c, &there, card);
    }
    Some(false)
}

/// Exchanges equally many cards of two zones.
pub(super) fn swap(
    c: &mut DaleTable,
    e: &RunningEffect,
    a: &Pick,
    b: &Pick,
    count: Number,
) -> Option<WalkFlow> {
    if progress(c) == 0 {
        for pick in [a, b] {
            if matches!(pick.zone, Zone::Deck(_)) {
                picking::make_ready(c, e, pick.zone, Some(count));
            }
        }
        let n = exchanged(c, e, a, b, count)?;
        if n == 0 {
            telling::nothing(c, e.me);
            return Some(WalkFlow::Next);
        }
        for pick in [a, b] {
            if let Zone::DeckTop(p) = pick.zone {
                let seat = reading::player(c, e, p)?;
                lengthen(c, seat, n);
            }
        }
        c.ledger.set(layout::EFFECT_PROGRESS, ONE_PICKED);
        if pick_side(c, e, a, n, 0)? {
            return Some(WalkFlow::Wait);
        }
    }
    if progress(c) == ONE_PICKED {
        let n = exchanged(c, e, a, b, count)?;
        c.ledger.set(layout::EFFECT_PROGRESS, BOTH_PICKED);
        if pick_side(c, e, b, n, 1)? {
            return Some(WalkFlow::Wait);
        }
    }
    let (all_a, all_b) = (side(c, e, a)?, side(c, e, b)?);
    let (from_a, from_b) = (picking::in_order(c, &all_a), picking::in_order(c, &all_b));
    for all in [&all_a, &all_b] {
        picking::clear(c, all);
    }
    for pick in [a, b] {
        let whole = picking::contents(c, e, pick.zone)?;
        picking::cover(c, &whole);
    }
    let origins = [&from_a, &from_b].map(|cards| telling::Origin::of(c, cards));
    for (&x, &y) in from_a.iter().zip(&from_b) {
        change_places(c, x, y);
    }
    if let [Some(a), Some(b)] = origins {
        telling::exchanged(c, e.me, &from_a, &from_b, [a, b]);
    }
    Some(WalkFlow::Next)
}

/// Each card takes the place of the other.
fn change_places(c: &mut DaleTable, x: PieceId, y: PieceId) {
    let place = |c: &DaleTable, card: PieceId| {
        let zone = c.ledger.zone_of(card);
        let nth = c.ledger.contents(zone).iter().position(|&p| p == card).unwrap_or(0);
        (zone, nth as u16)
    };
    let ((zone_x, at_x), (zone_y, at_y)) = (place(c, x), place(c, y));
    if zone_x != zone_y {
        cards::put_at(c, x, zone_y, at_y);
        cards::put_at(c, y, zone_x, at_x);
    }
}

/// The played card takes the place of a picked one, which goes to my hand (DOM-5.10).
pub(super) fn replace(c: &mut DaleTable, e: &RunningEffect, pick: &Pick) -> Option<WalkFlow> {
    let card = match picking::select(c, e, pick, None)? {
        Picked::Asked => return Some(WalkFlow::Wait),
        Picked::Cards(cards) => cards.first().copied(),
    };
    let Some(card) = card else {
        telling::nothing(c, e.me);
        return Some(WalkFlow::Next);
    };
    reading::bind_cards(c, e, pick.bind, &[card]);
    let zone = c.ledger.zone_of(card);
    let from = telling::Origin::of(c, &[card]).map(|origin| origin.from(c, e.me));
    let at = c.ledger.contents(zone).iter().position(|&p| p == card).unwrap_or(0);
    cards::put_at(c, e.card, zone, at as u16);
    let hand = c.layout().hand(e.me);
    cards::put(c, card, hand);
    let (this, taken) = (c.name(e.card), c.name(card));
    c.ledger
        .say("dom-log-replaces", Rule("DOM-5.10"))
        .seat("seat", e.me)
        .arg("card", this)
        .arg("taken", taken)
        .arg("from", from.unwrap_or(Value::Number(0)));
    Some(WalkFlow::Next)
}

/// The deck is turned over and becomes the pile, so that its former bottom card lies on top; the
/// pile becomes the deck (DOM-8.11).
pub(super) fn turn_over(c: &mut DaleTable, seat: SeatId) {
    let (deck, pile) = (c.layout().deck(seat), c.layout().pile(seat));
    let (old_deck, old_pile) = (c.ledger.contents(deck).to_vec(), c.ledger.contents(pile).to_vec());
    debug_assert!(deck != Layout::SUPPLY, "decks of seats only");
    for &card in old_pile.iter().rev() {
        cards::put(c, card, deck);
    }
    for &card in old_deck.iter().rev() {
        cards::put(c, card, pile);
    }
    c.ledger.say("dom-log-turns-over", Rule("DOM-8.11")).seat("seat", seat);
}
