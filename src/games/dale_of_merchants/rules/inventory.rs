//! The inventory action (DOM-7): any number of hand cards, none included, are laid out and
//! discarded in that order. It serves as a pass (DOM-3.7); no card is drawn here.

use super::{acting, cards, chameleons::Guise, laying};
use crate::games::dale_of_merchants::table::{
    layout::{self, Draft},
    nouns::DaleView,
    state::DaleTable,
    verbs::{DISCARD, INVENTORY, LAY, LIFT, Q_ACTION, Q_INVENTORY, WITHDRAW},
};
use crate::table::{
    action::{Action, Thing},
    ids::{Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

fn offer_action(c: DaleTable, mut out: ResMut<Offers>) {
    out.judge(
        Action::plain(INVENTORY),
        "dom-act-inventory",
        Rule("DOM-7.1"),
        acting::first_action(&c),
    );
}

fn begin(mut c: DaleTable) {
    c.ledger.done();
    c.ledger.set(layout::DRAFT, Draft::Inventory as i64);
}

/// The seat that lays out cards to discard now.
fn tidier(c: &DaleTable) -> Option<SeatId> {
    c.ledger.decision().filter(|d| d.question == Q_INVENTORY).map(|d| d.seat)
}

fn offer_cards(c: DaleTable, mut out: ResMut<Offers>) {
    let Some(seat) = tidier(&c) else { return };
    let mut laid = 0;
    for &card in c.hand(seat) {
        let piece = i32::from(card.0);
        let words = if c.is_laid(card) {
            laid += 1;
            out.offer(Action::one(LIFT, piece), "dom-act-lift-inventory", Rule("DOM-7.1"))
        } else {
            out.offer(Action::one(LAY, piece), "dom-act-lay-inventory", Rule("DOM-7.1"))
        };
        words.kind("card", c.ledger.kind(card)).touch(Thing::Piece(card));
    }
    out.offer(Action::plain(DISCARD), "dom-act-discard", Rule("DOM-7.1")).number("cards", laid);
    laying::offer_withdraw(&c, &mut out, Rule("DOM-7.1"), &[c.layout().hand(seat)]);
}

fn lay(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(seat) = tidier(&c) else { return };
    let card = chosen.action().piece();
    let hand = c.layout().hand(seat);
    // Discarding is no use of a card: a chameleon is its printed self (DOM-10.8).
    let itself = Guise { card, target: None, kind: c.ledger.kind(card) };
    laying::lay(&mut c, itself, &[hand]);
}

fn lift(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(seat) = tidier(&c) else { return };
    let hand = c.layout().hand(seat);
    laying::lift(&mut c, chosen.action().piece(), &[hand]);
}

fn withdraw(mut c: DaleTable) {
    let Some(seat) = tidier(&c) else { return };
    c.ledger.done();
    let hand = c.layout().hand(seat);
    laying::take_back(&mut c, &[hand]);
    c.ledger.set(layout::DRAFT, Draft::None as i64);
}

fn discard(mut c: DaleTable) {
    let Some(seat) = tidier(&c) else { return };
    c.ledger.done();
    let laid = c.picked(c.layout().hand(seat));
    if c.ledger.listening() {
        let (names, key) = (
            laying::names(&c, &laid),
            if laid.is_empty() { "dom-log-discards-nothing" } else { "dom-log-discards" },
        );
        c.ledger.say(key, Rule("DOM-7.1")).seat("seat", seat).arg("cards", names);
    }
    for card in laid {
        cards::discard(&mut c, card, seat);
    }
    c.ledger.set(layout::DRAFT, Draft::None as i64);
    acting::spend(&mut c);
}

/// Why something else is not possible while cards to discard are laid out.
pub(super) fn why_not(c: &DaleTable, seat: SeatId, action: Action) -> No {
    acting::not_laid(c, seat, action, "DOM-7.1").unwrap_or_else(|| acting::draft_is_open(c, action))
}

/// Why nothing can be discarded: no inventory action is open.
pub(super) fn no_inventory(action: Action) -> Option<No> {
    (action.verb == DISCARD).then(|| no("DOM-7.1", "dom-no-no-inventory"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[INVENTORY], begin);
    rules.apply(&[LAY], lay);
    rules.apply(&[LIFT], lift);
    rules.apply(&[DISCARD], discard);
    rules.apply(&[WITHDRAW], withdraw);
    rules.offer(&[Q_ACTION], offer_action);
    rules.offer(&[Q_INVENTORY], offer_cards);
}
