//! The log of effects: who drew how many, what was discarded, thrown away, rolled, named, guessed.
//! Names of cards that not everybody sees stand only in lines for those who do (DOM-15). It changes
//! nothing.

use super::{goals::CardGoal, running::RunningEffect};
use crate::{
    games::dale_of_merchants::{
        level::{Aura, Condition, Number, Source, Step, Zone},
        table::{
            layout::{AlterBy, Layout, MOST_ALTERATIONS},
            nouns::DaleView,
            state::DaleTable,
        },
    },
    table::{
        action::Value,
        ids::{PieceId, Rule, SeatId, Seats, ZoneId},
    },
};

/// Where cards came from, as far as the log needs it: read before they move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Origin {
    /// Everybody saw them there.
    open: bool,
    /// The seat whose hand they were in.
    hand: Option<SeatId>,
    /// The place of the first of them.
    zone: ZoneId,
}

impl Origin {
    /// The origin of cards that are about to move together; `None` without cards.
    pub(super) fn of(c: &DaleTable, cards: &[PieceId]) -> Option<Origin> {
        let first = *cards.first()?;
        let open = cards.iter().all(|&card| c.ledger.piece(card).face_up);
        let zone = c.ledger.zone_of(first);
        Some(Origin { open, hand: c.layout().hand_of(zone), zone })
    }
    /// Cards turned over from the deck of `whose`, or from the supply.
    fn turned_over(c: &DaleTable, whose: Option<SeatId>) -> Origin {
        let zone = whose.map_or(Layout::SUPPLY, |seat| c.layout().deck(seat));
        Origin { open: true, hand: None, zone }
    }
    /// "From …", in a sentence that begins with `subject`.
    pub(super) fn from(self, c: &DaleTable, subject: SeatId) -> Value {
        if !c.ledger.listening() {
            return Value::Number(0);
        }
        let l = c.layout();
        let stall = l.stack_of(self.zone).map(|(stall, _)| stall);
        // Of a stall of two the subject comes first: it is their own.
        for whose in std::iter::once(subject).chain(c.seats()) {
            let places = [
                (l.hand(whose) == self.zone, "dom-from-own-hand", "dom-from-hand"),
                (l.deck(whose) == self.zone, "dom-from-own-deck", "dom-from-deck"),
                (l.pile(whose) == self.zone, "dom-from-own-pile", "dom-from-pile"),
                (stall == Some(l.stall_of(whose)), "dom-from-own-stall", "dom-from-stall"),
            ];
            if let Some((_, own, other)) = places.into_iter().find(|(is, ..)| *is) {
                return if whose == subject {
                    Value::Word(own)
                } else {
                    Value::Phrase(other, vec![("whose", Value::Seat(whose))])
                };
            }
        }
        Value::Word(match self.zone {
            Layout::SUPPLY => "dom-from-supply",
            Layout::BIN => "dom-from-bin",
            Layout::RESERVE => "dom-from-reserve",
            Layout::BUFFER => "dom-from-aside",
            Layout::PAYMENT => "dom-from-payment",
            zone if l.slot_of(zone).is_some() => "dom-from-market",
            _ => "dom-from-table",
        })
    }
}

/// The names of cards, as one argument; built only where somebody listens.
fn names(c: &DaleTable, cards: &[PieceId]) -> Value {
    if !c.ledger.listening() {
        return Value::Number(0);
    }
    Value::List(cards.iter().map(|&card| c.name(card)).collect())
}

fn count(cards: &[PieceId]) -> i64 {
    cards.len() as i64
}

/// Cards were drawn or turned over, from the deck of `whose` or from the supply.
pub(super) fn drawn(
    c: &mut DaleTable,
    e: &RunningEffect,
    whose: Option<SeatId>,
    cards: &[PieceId],
    goal: CardGoal,
) {
    if cards.is_empty() {
        nothing(c, whose.unwrap_or(e.me));
        return;
    }
    let n = count(cards);
    match goal {
        CardGoal::Pile(_) | CardGoal::Away => {
            let origin = Origin::turned_over(c, whose);
            moved(c, whose.unwrap_or(e.me), cards, goal, origin);
            return;
        }
        _ => {}
    }
    let drawer = if let CardGoal::Hand(seat) = goal { seat } else { e.me };
    match whose {
        Some(seat) if seat == drawer => {
            c.ledger.say("dom-log-draws", Rule("DOM-8.1")).seat("seat", drawer).number("n", n)
        }
        Some(seat) => c
            .ledger
            .say("dom-log-draws-from", Rule("DOM-8.1"))
            .seat("seat", drawer)
            .seat("whose", seat)
            .number("n", n),
        None => c
            .ledger
            .say("dom-log-draws-supply", Rule("DOM-8.1"))
            .seat("seat", drawer)
            .number("n", n),
    };
    if let CardGoal::Hand(seat) = goal {
        only_to(c, &[seat], seat, cards);
    }
}

/// Tells some seats which cards it was that `seat` got.
fn only_to(c: &mut DaleTable, to: &[SeatId], seat: SeatId, cards: &[PieceId]) {
    let names = names(c, cards);
    let who = to.iter().fold(Seats::NONE, |seats, &s| seats.with(s));
    c.ledger
        .say_to(who, "dom-log-gets-which", Rule("DOM-15.2"))
        .seat("seat", seat)
        .arg("cards", names);
}

/// Cards have moved. `mover` is who moved them.
pub(super) fn moved(
    c: &mut DaleTable,
    mover: SeatId,
    cards: &[PieceId],
    goal: CardGoal,
    origin: Origin,
) {
    let (n, list) = (count(cards), names(c, cards));
    let subject = if let CardGoal::Pile(seat) | CardGoal::Hand(seat) = goal { seat } else { mover };
    let from = origin.from(c, subject);
    let tell = |key, rule| {
        let words = c.ledger.say(key, Rule(rule)).seat("seat", subject).number("n", n);
        words.arg("from", from)
    };
    let words = match goal {
        CardGoal::Pile(_) => tell("dom-log-discards-from", "DOM-0.4"),
        CardGoal::Away => tell("dom-log-throws-away", "DOM-8.6"),
        CardGoal::Hand(_) if origin.open => tell("dom-log-takes", "DOM-0.5"),
        CardGoal::Deck(seat) if origin.open => c
            .ledger
            .say("dom-log-tops", Rule("DOM-8.8"))
            .seat("seat", mover)
            .seat("whose", seat)
            .number("n", n),
        CardGoal::Hand(seat) => return into_hand(c, mover, seat, cards, origin),
        CardGoal::Deck(seat) => return onto_deck(c, mover, seat, cards),
        CardGoal::Buffer(_) => return set_aside(c, mover, cards, origin),
    };
    words.arg("cards", list);
}

/// Cards that not everybody saw have come into a hand.
fn into_hand(c: &mut DaleTable, mover: SeatId, seat: SeatId, cards: &[PieceId], origin: Origin) {
    let n = count(cards);
    let Some(whose) = origin.hand.filter(|&whose| whose != seat) else {
        let from = origin.from(c, seat);
        let words = c.ledger.say("dom-log-takes-hidden", Rule("DOM-15.1"));
        words.seat("seat", seat).number("n", n).arg("from", from);
        only_to(c, &[seat], seat, cards);
        return;
    };
    let gives = mover == whose || mover != seat;
    let key = if gives { "dom-log-gives" } else { "dom-log-takes-from" };
    let words = c.ledger.say(key, Rule("DOM-15.2"));
    let (subject, other) = if gives { (whose, seat) } else { (seat, whose) };
    words.seat("seat", subject).seat("whose", other).number("n", n);
    only_to(c, &[seat, whose], seat, cards);
}

/// Cards that not everybody saw have been put onto the deck of a seat.
fn onto_deck(c: &mut DaleTable, mover: SeatId, whose: SeatId, cards: &[PieceId]) {
    let (n, list) = (count(cards), names(c, cards));
    let words = c.ledger.say("dom-log-tops-hidden", Rule("DOM-8.8"));
    words.seat("seat", mover).seat("whose", whose).number("n", n);
    let words = c.ledger.say_to(Seats::just(mover), "dom-log-tops-which", Rule("DOM-15.2"));
    words.seat("whose", whose).arg("cards", list);
}

/// Cards have come into a buffer.
fn set_aside(c: &mut DaleTable, mover: SeatId, cards: &[PieceId], origin: Origin) {
    let (n, list) = (count(cards), names(c, cards));
    let whose = origin.hand.unwrap_or(mover);
    c.ledger.say("dom-log-sets-aside", Rule("DOM-15.0")).seat("seat", whose).number("n", n);
    if origin.hand.is_some() {
        let only = Seats::just(whose);
        let words = c.ledger.say_to(only, "dom-log-sets-aside-which", Rule("DOM-15.2"));
        words.seat("seat", whose).arg("cards", list);
    }
}

/// Nothing happened where something might have.
pub(super) fn nothing(c: &mut DaleTable, seat: SeatId) {
    c.ledger.say("dom-log-nothing", Rule("DOM-5.6")).seat("seat", seat);
}

/// Cards have changed places; `origins` is where they were, so that everybody reads whose cards
/// were changed.
pub(super) fn exchanged(
    c: &mut DaleTable,
    me: SeatId,
    a: &[PieceId],
    b: &[PieceId],
    [from, with]: [Origin; 2],
) {
    let places = [from, with].map(|origin| origin.from(c, me));
    let words = c.ledger.say("dom-log-exchanges", Rule("DOM-8.10"));
    let [of_a, of_b] = places;
    words.seat("seat", me).number("n", count(a)).arg("from", of_a).arg("with", of_b);
    for (seat, cards) in [(from.hand, b), (with.hand, a)] {
        if let Some(seat) = seat {
            only_to(c, &[seat], seat, cards);
        }
    }
}

/// A die was rolled.
pub(super) fn rolled(c: &mut DaleTable, seat: SeatId, shown: i64) {
    c.ledger.say("dom-log-rolls", Rule("DOM-17.1")).seat("seat", seat).number("n", shown);
}

/// Players were named.
pub(super) fn players(c: &mut DaleTable, seat: SeatId, bits: i64) {
    if c.ledger.listening() {
        let named: Vec<Value> =
            c.seats().filter(|s| bits >> s.0 & 1 == 1).map(Value::Seat).collect();
        let n = named.len() as i64;
        c.ledger
            .say("dom-log-names", Rule("DOM-12.1"))
            .seat("seat", seat)
            .arg("players", Value::List(named))
            .number("n", n);
    }
}

/// A number was named, or a way that the number stands for.
pub(super) fn number(c: &mut DaleTable, e: &RunningEffect, seat: SeatId, n: i64) {
    let key = match number_key(c, e, n as i32) {
        "dom-act-from-deck" => "dom-log-from-deck",
        "dom-act-from-pile" => "dom-log-from-pile",
        _ => "dom-log-number",
    };
    c.ledger.say(key, Rule("DOM-5.5")).seat("seat", seat).number("n", n);
}

/// A direction was named.
pub(super) fn side(c: &mut DaleTable, seat: SeatId, left: bool) {
    c.ledger
        .say(if left { "dom-log-left" } else { "dom-log-right" }, Rule("DOM-12.9"))
        .seat("seat", seat);
}

/// Somebody looks at cards; of the hand of `whose`, if it is one.
pub(super) fn looks(c: &mut DaleTable, seat: SeatId, whose: Option<SeatId>, cards: &[PieceId]) {
    let (n, list) = (count(cards), names(c, cards));
    match whose {
        Some(whose) => c
            .ledger
            .say("dom-log-looks-hand", Rule("DOM-15.0"))
            .seat("seat", seat)
            .seat("whose", whose)
            .number("n", n),
        None => c.ledger.say("dom-log-looks", Rule("DOM-15.0")).seat("seat", seat).number("n", n),
    };
    c.ledger
        .say_to(Seats::just(seat), "dom-log-sees", Rule("DOM-15.0"))
        .seat("seat", seat)
        .arg("cards", list);
}

/// Cards were shown to everybody.
pub(super) fn revealed(c: &mut DaleTable, seat: SeatId, cards: &[PieceId]) {
    let list = names(c, cards);
    c.ledger.say("dom-log-reveals", Rule("DOM-15.0")).seat("seat", seat).arg("cards", list);
}

/// A shown card turns out to be a copy (DOM-10.16).
pub(super) fn revealed_copy(c: &mut DaleTable, seat: SeatId, card: PieceId) {
    let (name, copied) = (c.name(card), c.shown_kind(card));
    c.ledger
        .say("dom-log-reveals-as", Rule("DOM-10.16"))
        .seat("seat", seat)
        .arg("card", name)
        .kind("as", copied);
}

/// A card was chosen in secret.
pub(super) fn remembered(c: &mut DaleTable, seat: SeatId, cards: &[PieceId]) {
    let (n, list) = (count(cards), names(c, cards));
    c.ledger.say("dom-log-chooses", Rule("DOM-5.5")).seat("seat", seat).number("n", n);
    c.ledger
        .say_to(Seats::just(seat), "dom-log-chooses-which", Rule("DOM-5.5"))
        .seat("seat", seat)
        .arg("cards", list);
}

/// Values were altered: of a card, or of all that the active seat uses.
pub(super) fn altered(
    c: &mut DaleTable,
    seat: SeatId,
    card: Option<PieceId>,
    change: AlterBy,
    n: i64,
) {
    let all = card.is_none();
    let key = match change {
        AlterBy::Add if all => "dom-log-all-more",
        AlterBy::Add => "dom-log-card-more",
        AlterBy::Times if all => "dom-log-all-times",
        AlterBy::Times => "dom-log-card-times",
        AlterBy::SetTo if all => "dom-log-all-set",
        AlterBy::SetTo => "dom-log-card-set",
    };
    let name = card.map(|card| c.name(card));
    let words = c.ledger.say(key, Rule("DOM-11.1")).seat("seat", seat).number("n", n);
    if let Some(name) = name {
        words.arg("card", name);
    }
}

/// An alteration has no effect: there are as many as one turn can hold.
pub(super) fn altered_enough(c: &mut DaleTable, seat: SeatId) {
    let most = i64::from(MOST_ALTERATIONS);
    c.ledger.say("dom-log-altered-enough", Rule("DOM-11.1")).seat("seat", seat).number("n", most);
}

/// A lasting effect began.
pub(super) fn aura(c: &mut DaleTable, seat: SeatId, aura: Aura) {
    let (key, rule, n) = match aura {
        Aura::MarketCost(n) => ("dom-log-aura-market", "DOM-4.1", n),
        Aura::StackNeeds(n) => ("dom-log-aura-stack", "DOM-6.1", n),
        Aura::RefillCap(n) => ("dom-log-aura-refill", "DOM-9.3", i32::from(n)),
        Aura::HandSize(n) => ("dom-log-aura-hand", "DOM-9.2", n),
        Aura::MyMarketCost(n) if n < 0 => ("dom-log-aura-cheaper", "DOM-4.1", -n),
        Aura::MyMarketCost(n) => ("dom-log-aura-dearer", "DOM-4.1", n),
    };
    c.ledger.say(key, Rule(rule)).seat("seat", seat).number("n", i64::from(n));
}

/// A card of a buffer was given to a seat, into the hand or onto the deck.
pub(super) fn dealt(c: &mut DaleTable, me: SeatId, to: SeatId, card: PieceId, deck: bool) {
    debug_assert!(c.ledger.zone_of(card) != Layout::BUFFER, "told after the move");
    let key = if deck { "dom-log-deals-deck" } else { "dom-log-deals" };
    c.ledger.say(key, Rule("DOM-12.2")).seat("seat", me).seat("whose", to);
    let list = names(c, &[card]);
    let who = if deck { Seats::just(me) } else { Seats::just(me).with(to) };
    let key = if deck { "dom-log-tops-which" } else { "dom-log-gets-which" };
    let words = c.ledger.say_to(who, key, Rule("DOM-15.2")).arg("cards", list);
    if deck {
        words.seat("whose", to)
    } else {
        words.seat("seat", to)
    };
}

/// How a number is worded: where the effect only uses it to tell ways apart, by what that way does.
pub(super) fn number_key(c: &DaleTable, e: &RunningEffect, n: i32) -> &'static str {
    let program = c.program(e.program);
    let Step::ChooseNumber { into, .. } = program.step(e.pc) else { return "dom-act-number" };
    let Step::Unless { condition: Condition::Equal(Number::Bound(b), Number::Fixed(first)), to } =
        program.step(e.pc + 1)
    else {
        return "dom-act-number";
    };
    if b != into {
        return "dom-act-number";
    }
    match program.step(if n == first { e.pc + 2 } else { to }) {
        Step::Flip { from: Source::DeckOf(_), .. } | Step::Draw { from: Source::DeckOf(_), .. } => {
            "dom-act-from-deck"
        }
        Step::Move { cards, .. } if matches!(cards.zone, Zone::PileTop(_)) => "dom-act-from-pile",
        _ => "dom-act-number",
    }
}
