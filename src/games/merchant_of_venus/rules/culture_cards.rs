//! Culture cards as credit (MOV-10.2): traded in for barter credit (1988) or opened as a basket of
//! things (2012). What goes into the basket is bought by the other chapters, through `visit::pay`;
//! how a card is got is the chapter of first contact.

use super::visit;
use crate::games::merchant_of_venus::{
    level::{CultureCardUse, CultureIx},
    table::{
        layout::{self, PieceNoun},
        nouns::{VenusTable, VenusView},
        verbs::{CLOSE_CARD, Q_BASKET, Q_TRADE, USE_CARD},
    },
};
use crate::table::{
    action::Action,
    ids::{KindId, Rule, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The rule by which this table uses culture cards.
fn rule(c: &VenusTable) -> &'static str {
    match c.level().rules.culture_card {
        CultureCardUse::BarterCredit => "MOV-10.2.1",
        CultureCardUse::Basket => "MOV-10.2.2",
    }
}

/// What is printed on the card of a culture.
fn value(c: &VenusTable, culture: CultureIx) -> i64 {
    c.level().culture(culture).card.into()
}

/// MOV-10.2.1, MOV-10.2.2: a card is good only with its own culture, at any of its trading places
/// (MOV-10.2.6).
fn its_own(c: &VenusTable, culture: CultureIx) -> Result<(), No> {
    match visit::culture(c) {
        Ok(here) if here == culture => Ok(()),
        _ => no(rule(c), "mov-no-card-of-another").arg("culture", c.culture_name(culture)).err(),
    }
}

fn offer_cards(c: VenusTable, mut out: ResMut<Offers>) {
    let key = match c.level().rules.culture_card {
        CultureCardUse::BarterCredit => "mov-act-trade-card-in",
        CultureCardUse::Basket => "mov-act-open-card",
    };
    for &card in c.ledger.contents(c.layout().cards(c.active())) {
        let kind = c.ledger.kind(card);
        let PieceNoun::Card(culture) = c.layout().what(kind) else { continue };
        let action = Action::one(USE_CARD, kind.0.into());
        let words = out
            .judge(action, key, Rule(rule(&c)), its_own(&c, culture))
            .money("value", value(&c, culture));
        words.name("culture", || c.level().culture(culture).name.clone());
    }
}

fn use_card(mut c: VenusTable, chosen: Res<Chosen>) {
    let kind = chosen.action().kind();
    let PieceNoun::Card(culture) = c.layout().what(kind) else { return };
    let (seat, value, name) = (c.active(), value(&c, culture), c.culture_name(culture));
    match c.level().rules.culture_card {
        // MOV-10.2.1: barter credit for the full value, no sell of a limited visit (MOV-7.2.6), and
        // the card is gone.
        CultureCardUse::BarterCredit => {
            discard(&mut c, kind);
            c.ledger.add(layout::BARTER, value);
            visit::note_traded(&mut c);
            c.ledger
                .say("mov-log-card-traded-in", Rule("MOV-10.2.1"))
                .seat("seat", seat)
                .arg("culture", name)
                .money("value", value);
            visit::commission_on_gain(&mut c, value);
        }
        // MOV-10.2.2
        CultureCardUse::Basket => {
            c.ledger.set(layout::BASKET, i64::from(kind.0) + 1);
            c.ledger.set(layout::BASKET_LEFT, value);
            c.ledger
                .say("mov-log-card-opened", Rule("MOV-10.2.2"))
                .seat("seat", seat)
                .arg("culture", name)
                .money("value", value);
            c.ask(seat, Q_BASKET);
        }
    }
}

/// The kind and culture of the card whose basket is open.
fn open(c: &VenusTable) -> Option<(KindId, CultureIx)> {
    let kind = KindId(u16::try_from(c.ledger.dial(layout::BASKET) - 1).ok()?);
    match c.layout().what(kind) {
        PieceNoun::Card(culture) => Some((kind, culture)),
        _ => None,
    }
}

fn discard(c: &mut VenusTable, kind: KindId) {
    let cards = c.layout().cards(c.active());
    if let Some(card) = c.ledger.find(cards, kind) {
        let removed = c.layout().removed;
        c.ledger.move_piece(card, removed);
    }
}

fn offer_close(c: VenusTable, mut out: ResMut<Offers>) {
    let Some((kind, culture)) = open(&c) else { return };
    let left = c.card_left();
    // A card from which nothing was bought is not used. The warning of D30: what is left of a used
    // card is lost.
    let key = if left == value(&c, culture) {
        "mov-act-close-card-unused"
    } else {
        "mov-act-close-card-losing"
    };
    let words = out.offer(Action::plain(CLOSE_CARD), key, Rule("MOV-10.2.2")).money("lost", left);
    words.kind("kind", kind).name("culture", || c.level().culture(culture).name.clone());
}

fn close_card(mut c: VenusTable) {
    c.ledger.done();
    close(&mut c);
}

/// Closes the basket: a used card leaves the game with what is left of it.
fn close(c: &mut VenusTable) {
    let (seat, lost) = (c.active(), c.card_left());
    if let Some((kind, culture)) = open(c) {
        let name = c.culture_name(culture);
        let key = match lost {
            0 => "mov-log-card-used-up",
            _ if lost == value(c, culture) => "mov-log-card-kept",
            _ => "mov-log-card-lapsed",
        };
        if key != "mov-log-card-kept" {
            discard(c, kind);
        }
        c.ledger
            .say(key, Rule("MOV-10.2.2"))
            .seat("seat", seat)
            .arg("culture", name)
            .money("lost", lost);
    }
    c.ledger.set(layout::BASKET, 0);
    c.ledger.set(layout::BASKET_LEFT, 0);
}

/// Closes a basket whose card is spent: what is bought afterwards is bought as usual (MOV-10.2.2).
/// Called after every action; does nothing unless a basket is open and nothing else is asked within
/// it.
fn settle(mut c: VenusTable) {
    if !c.flag(layout::BASKET) || c.ledger.dial(layout::BASKET_LEFT) > 0 {
        return;
    }
    match c.ledger.decision() {
        Some(d) if d.question == Q_BASKET => c.ledger.done(),
        None if c.ledger.agenda_is_empty() => {}
        _ => return,
    }
    close(&mut c);
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(c: &VenusTable, verb: Verb) -> No {
    no(rule(c), if verb == USE_CARD { "mov-no-no-card" } else { "mov-no-card-open" })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.turn(settle);
    rules.apply(&[USE_CARD], use_card);
    rules.apply(&[CLOSE_CARD], close_card);
    rules.offer(&[Q_TRADE], offer_cards);
    rules.offer(&[Q_BASKET], offer_close);
}
