//! A partner's help with a stack (DOM-14.4, DOM-14.7, DOM-14.9, DOM-14.11): the builder proposes
//! what is laid, the partner adds cards or none, the builder confirms or withdraws. All of it is
//! public; no other help exists.

use super::{
    laying,
    stall::{draft, sheet::StackSheet},
};
use crate::games::dale_of_merchants::table::{
    layout::{self, mark},
    nouns::DaleView,
    state::DaleTable,
    verbs::{ANSWER_HELP, ASK_HELP, Q_HELP},
};
use crate::table::{
    action::{Action, Thing},
    ids::{PieceId, Rule, SeatId},
    offers::{Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::ResMut;

/// Nobody was asked.
const NOT_ASKED: i64 = 0;
/// The partner is asked.
const ASKED: i64 = 1;
/// The partner has answered.
const ANSWERED: i64 = 2;

/// Asking the partner, among what the builder may do. Once for one stack that is laid out.
pub(super) fn offer_help(c: &DaleTable, out: &mut Offers, sheet: &StackSheet, builder: SeatId) {
    let Some(partner) = c.layout().partner(builder) else { return };
    let checks = if c.ledger.dial(layout::HELP) == NOT_ASKED {
        sheet.has_builder_card()
    } else {
        no("DOM-14.9", "dom-no-help-again").err()
    };
    let refused = checks.is_err();
    let words = out.judge(Action::plain(ASK_HELP), "dom-act-ask-help", Rule("DOM-14.9"), checks);
    if !refused {
        words.seat("partner", partner).number("n", sheet.lacks()).touch(Thing::Seat(partner));
    }
}

/// The cards that a seat has laid out of its hand and pile.
fn laid_by(c: &DaleTable, seat: SeatId) -> Vec<PieceId> {
    let l = c.layout();
    let mut cards = c.picked(l.hand(seat));
    cards.extend(c.picked(l.pile(seat)));
    cards.sort_by_key(|&p| c.marked(p, mark::PICK));
    cards
}

/// Everybody sees what a seat has laid (DOM-14.8, DOM-14.9), and what chameleons among it copy.
fn show(c: &mut DaleTable, cards: &[PieceId], seat: SeatId) {
    laying::show_copies(c, cards, seat);
    laying::say_copies(c, cards, seat);
    for &card in cards {
        c.ledger.turn_up(card);
    }
}

fn ask_help(mut c: DaleTable) {
    let Some(builder) = draft::builder(&c) else { return };
    c.ledger.done();
    let cards = laid_by(&c, builder);
    let (names, partner) =
        (laying::names(&c, &cards), c.layout().partner(builder).unwrap_or(builder));
    let total = c.needs(builder).total;
    let words = c
        .ledger
        .say("dom-log-asks-help", Rule("DOM-14.9"))
        .seat("seat", builder)
        .seat("partner", partner);
    words.arg("cards", names).number("total", total);
    show(&mut c, &cards, builder);
    c.ledger.set(layout::HELP, ASKED);
}

fn offer_answer(c: DaleTable, mut out: ResMut<Offers>) {
    let Some(sheet) = StackSheet::now(&c) else { return };
    sheet.offer_cards(&c, &mut out);
    let cards = laid_by(&c, c.asked()).len() as i64;
    let key = if cards == 0 { "dom-act-decline-help" } else { "dom-act-answer-help" };
    out.offer(Action::plain(ANSWER_HELP), key, Rule("DOM-14.9"))
        .number("cards", cards)
        .number("n", sheet.lacks())
        .seat("builder", c.active());
}

fn answer_help(mut c: DaleTable) {
    let Some(partner) = c.ledger.decision().filter(|d| d.question == Q_HELP).map(|d| d.seat) else {
        return;
    };
    c.ledger.done();
    let cards = laid_by(&c, partner);
    let names = laying::names(&c, &cards);
    let (key, builder) =
        (if cards.is_empty() { "dom-log-declines-help" } else { "dom-log-helps" }, c.active());
    c.ledger
        .say(key, Rule("DOM-14.9"))
        .seat("seat", partner)
        .seat("builder", builder)
        .arg("cards", names);
    show(&mut c, &cards, partner);
    c.ledger.set(layout::HELP, ANSWERED);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[ASK_HELP], ask_help);
    rules.apply(&[ANSWER_HELP], answer_help);
    rules.offer(&[Q_HELP], offer_answer);
}
