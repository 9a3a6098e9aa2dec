//! Cards that are laid out before they are committed: for a payment, a stack, an inventory action.
//! They stay where they are and carry their order and, chameleons, their copy (DOM-10.8); so
//! everything can be taken back. Nothing here decides what may be laid.

use super::chameleons::{self, Guise};
use crate::games::dale_of_merchants::{
    level::CardKind,
    table::{
        layout::mark,
        nouns::DaleView,
        state::DaleTable,
        verbs::{LAY, WITHDRAW},
    },
};
use crate::table::{
    action::{Action, Thing, Value},
    ids::{PieceId, Rule, SeatId, ZoneId},
    offers::Offers,
};

/// Lays a card in this guise, after all that lie out in these zones.
pub fn lay(c: &mut DaleTable, guise: Guise, zones: &[ZoneId]) {
    let pick = c.next_pick(zones);
    chameleons::put_on(c, guise);
    c.mark(guise.card, mark::PICK, pick);
}

/// Takes one laid card back; those after it move up.
pub fn lift(c: &mut DaleTable, card: PieceId, zones: &[ZoneId]) {
    let place = c.marked(card, mark::PICK);
    clear(c, card);
    for &zone in zones {
        for n in 0..c.ledger.count(zone) {
            let other = c.ledger.contents(zone)[n];
            let pick = c.marked(other, mark::PICK);
            if pick > place {
                c.mark(other, mark::PICK, pick - 1);
            }
        }
    }
}

/// Offers to take back what lies out in these zones, or where nothing does, to choose something
/// else than what was begun.
pub fn offer_withdraw(c: &DaleTable, out: &mut Offers, rule: Rule, zones: &[ZoneId]) {
    // Only who reads the words needs the number.
    let laid = if out.looking {
        zones
            .iter()
            .flat_map(|&zone| c.ledger.contents(zone))
            .filter(|&&card| c.is_laid(card))
            .count()
    } else {
        0
    };
    out.offer(Action::plain(WITHDRAW), "dom-act-withdraw", rule).number("cards", laid as i64);
}

/// Takes all laid cards of these zones back.
pub fn take_back(c: &mut DaleTable, zones: &[ZoneId]) {
    for &zone in zones {
        for n in 0..c.ledger.count(zone) {
            let card = c.ledger.contents(zone)[n];
            if c.is_laid(card) {
                clear(c, card);
            }
        }
    }
}

/// Wipes what was written on a card when it was laid.
pub fn clear(c: &mut DaleTable, card: PieceId) {
    for part in [mark::PICK, mark::COPY, mark::KEPT] {
        c.mark(card, part, 0);
    }
}

/// Whether `seat` could use a card of the hand as one of which `test` holds, copies by chameleons
/// included.
pub fn in_reach(c: &impl DaleView, seat: SeatId, test: impl Fn(&CardKind) -> bool) -> bool {
    c.hand(seat).iter().any(|&card| {
        if chameleons::is_chameleon(c, card) {
            chameleons::targets(c, card, seat).iter().any(|&t| test(c.printed(t)))
        } else {
            test(c.printed(card))
        }
    })
}

/// Shows everybody what laid chameleons copy out of a hand (DOM-10.10). To be called before any
/// card moves (DOM-10.13).
pub fn show_copies(c: &mut DaleTable, cards: &[PieceId], user: SeatId) {
    for &card in cards {
        if c.marked(card, mark::COPY) > 0 {
            let kind = c.shown_kind(card);
            if let Some(guise) =
                chameleons::guises(c, card, user).into_iter().find(|g| g.kind == kind)
            {
                chameleons::show_target(c, guise);
            }
        }
    }
}

/// The names of cards as the argument of a sentence; nothing is made where nobody reads it.
pub fn names(c: &DaleTable, cards: &[PieceId]) -> Value {
    if !c.ledger.listening() {
        return Value::List(Vec::new());
    }
    Value::List(cards.iter().map(|&p| c.name(p)).collect())
}

/// DOM-10.8: a chameleon that has a target is not laid without naming one.
pub fn refuse_unnamed(c: &DaleTable, out: &mut Offers, card: PieceId, seat: SeatId) {
    if out.looking
        && let Err(no) = chameleons::named(c, card, None, seat)
    {
        out.judge(Action::one(LAY, i32::from(card.0)), "dom-act-lay", Rule("DOM-10.8"), Err(no))
            .touch(Thing::Piece(card));
    }
}

/// Says what laid chameleons were used as (DOM-10.1).
pub fn say_copies(c: &mut DaleTable, cards: &[PieceId], seat: SeatId) {
    for &card in cards {
        if c.marked(card, mark::COPY) > 0 {
            let (name, kind) = (c.name(card), c.shown_kind(card));
            c.ledger
                .say("dom-log-used-as", Rule("DOM-10.8"))
                .seat("seat", seat)
                .arg("card", name)
                .kind("as", kind);
        }
    }
}
