//! What a figure of the table is, as a text key with arguments, for whoever points at it. It says
//! no more than the sight shows.

use super::seen::SeenTable;
use crate::games::dale_of_merchants::table::nouns::DaleView;
use crate::games::game_table::GameView;
use crate::table::view::TableView;
use crate::{
    games::dale_of_merchants::table::layout::Layout,
    table::{
        action::{Message, Thing, Value},
        ids::{PieceId, SeatId, ZoneId},
        sight::Sight,
    },
    view::scene::thing_of,
};

/// The words for a figure.
#[must_use]
pub fn about(sight: &Sight, key: &str) -> Option<Message> {
    let seen = SeenTable::of(sight)?;
    match thing_of(key)? {
        Thing::Zone(zone) => zone_words(&seen, zone),
        Thing::Seat(seat) => {
            let n = |count: usize| Value::Number(count as i64);
            let l = seen.layout;
            let args = vec![
                ("seat", Value::Seat(seat)),
                ("hand", n(seen.held(seat).count())),
                ("deck", n(seen.count(l.deck(seat)))),
                ("pile", n(seen.count(l.pile(seat)))),
            ];
            Some(message("dom-about-seat", args))
        }
        // Pointed at, a card is shown enlarged instead; this is for whoever hears it.
        Thing::Piece(piece) => card_words(&seen, piece),
        Thing::Space(_) | Thing::Link(_) => None,
    }
}

fn message(key: &'static str, args: Vec<(&'static str, Value)>) -> Message {
    Message { key, rule: None, args, touches: Vec::new() }
}

/// A card, what it counts, and where it lies.
fn card_words(seen: &SeenTable, piece: PieceId) -> Option<Message> {
    let (zone, shown) = seen.find(piece)?;
    let l = seen.layout;
    let n = Value::Number;
    let mut args = vec![("card", Value::Kind(shown.kind?)), ("value", n(seen.value_now(shown)))];
    if let Some(slot) = l.slot_of(zone) {
        args.push(("price", n(seen.price(slot.into(), seen.near()).unwrap_or(0))));
        return Some(message("dom-about-card-market", args));
    }
    if let Some((stall, nth)) = l.stack_of(zone) {
        let seat = seen.seats().find(|&s| l.stall_of(s) == stall)?;
        args.extend([("seat", Value::Seat(seat)), ("stack", n(i64::from(nth) + 1))]);
        return Some(message("dom-about-card-stack", args));
    }
    let of = |seat: SeatId| {
        [
            (l.hand(seat), "dom-about-card-hand"),
            (l.pile(seat), "dom-about-card-pile"),
            (l.schedule(seat), "dom-about-card-schedule"),
        ]
        .into_iter()
        .find(|(z, _)| *z == zone)
        .map(|(_, key)| (seat, key))
    };
    match seen.seats().find_map(of) {
        Some((seat, key)) => {
            args.push(("seat", Value::Seat(seat)));
            Some(message(key, args))
        }
        None => Some(message("dom-about-card", args)),
    }
}

fn zone_words(seen: &SeenTable, zone: ZoneId) -> Option<Message> {
    let l = seen.layout;
    let held = l.hand_of(zone).map(|seat| seen.held(seat).count());
    let count = Value::Number(held.unwrap_or_else(|| seen.count(zone)) as i64);
    for (known, key) in [
        (Layout::SUPPLY, "dom-about-supply"),
        (Layout::BIN, "dom-about-bin"),
        (Layout::RESERVE, "dom-about-reserve"),
    ] {
        if zone == known {
            return Some(message(key, vec![("count", count)]));
        }
    }
    if let Some(slot) = l.slot_of(zone) {
        let more = seen.level.surcharges.get(usize::from(slot)).copied().unwrap_or(0);
        return Some(message("dom-about-slot", vec![("more", Value::Number(more.into()))]));
    }
    if let Some((stall, nth)) = l.stack_of(zone) {
        let seat = seen.seats().find(|&s| l.stall_of(s) == stall)?;
        let needs = seen.needs(seat);
        let next = i64::from(nth) + 1 == needs.stack;
        let n = Value::Number;
        let args = vec![
            ("seat", Value::Seat(seat)),
            ("stack", n(i64::from(nth) + 1)),
            ("total", n(needs.total)),
            ("threat", n(needs.threat)),
        ];
        return Some(message(if next { "dom-about-stack-next" } else { "dom-about-stack" }, args));
    }
    for seat in seen.seats() {
        for (known, key) in [
            (l.hand(seat), "dom-about-hand"),
            (l.deck(seat), "dom-about-deck"),
            (l.pile(seat), "dom-about-pile"),
            (l.schedule(seat), "dom-about-schedule"),
        ] {
            if zone == known {
                return Some(message(key, vec![("seat", Value::Seat(seat)), ("count", count)]));
            }
        }
    }
    None
}
