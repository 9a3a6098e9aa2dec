//! Bartering (MOV-10.1): shields, drives and relics are traded in for credit that buys from this
//! culture in this turn. Ships go the same way, but only for another ship: that is the chapter of
//! ships.

use super::{supply, visit};
use crate::games::merchant_of_venus::table::{
    layout::{self, PieceNoun},
    nouns::{VenusTable, VenusView},
    spec::PlaceKind,
    verbs::{BARTER_FIRST, Q_BASKET, Q_TRADE, TRADE_IN},
};
use crate::table::{
    action::Action,
    ids::{KindId, PieceId, Rule, SeatId, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// What a kind brings in trade (MOV-10.1.3); `None` for what is never traded in so.
fn worth(c: &VenusTable, kind: KindId) -> Option<i64> {
    let taken = matches!(c.layout().what(kind), PieceNoun::Equipment(_) | PieceNoun::Relic(_));
    taken.then(|| c.trade_in(kind))
}

/// MOV-10.1.1, MOV-10.1.7: any culture takes any equipment; the Base takes it in one edition only.
fn taker(c: &VenusTable) -> Result<(), No> {
    if visit::place(c) != PlaceKind::Base {
        return visit::culture(c).map(|_| ());
    }
    if c.level().rules.base_takes_equipment {
        Ok(())
    } else {
        no("MOV-10.1.7", "mov-no-barter-at-base").err()
    }
}

fn takes(c: &VenusTable) -> Result<(), No> {
    taker(c)?;
    visit::sell_left(c)
}

fn offer_trade_ins(c: VenusTable, mut out: ResMut<Offers>) {
    let seat = c.active();
    let takes = takes(&c);
    if takes.is_err() && !out.looking {
        return;
    }
    for (n, piece) in c.aboard(seat).enumerate() {
        let kind = c.ledger.kind(piece);
        // One of a kind stands for all of it.
        if c.aboard(seat).take(n).any(|p| c.ledger.kind(p) == kind) {
            continue;
        }
        let action = Action::one(TRADE_IN, kind.0.into());
        if let Some(worth) = worth(&c, kind) {
            out.judge(action, "mov-act-trade-in", Rule("MOV-10.1.3"), takes.clone())
                .kind("kind", kind)
                .money("worth", worth);
        } else if out.looking {
            let (rule, key) = match c.layout().what(kind) {
                PieceNoun::Passenger(_) => ("MOV-8.3.5", "mov-no-passenger-trade"),
                _ => ("MOV-7.5.3", "mov-no-good-barter"),
            };
            out.refuse(action, Rule(rule), key).kind("kind", kind);
        }
    }
    if out.looking {
        refuse_the_rest(&c, seat, &mut out);
    }
}

/// What else lies before a seat and is no barter: its ship alone (MOV-10.1.6) and its deeds
/// (MOV-9.1.3, MOV-7.5.3).
fn refuse_the_rest(c: &VenusTable, seat: SeatId, out: &mut Offers) {
    let class = c.layout().class(c.class(seat));
    out.refuse(Action::one(TRADE_IN, class.0.into()), Rule("MOV-10.1.6"), "mov-no-ship-alone")
        .kind("kind", class);
    for &deed in c.ledger.contents(c.layout().deeds(seat)) {
        let kind = c.ledger.kind(deed);
        if c.is_deed(kind) {
            let rule = if matches!(c.layout().what(kind), PieceNoun::PortDeed(_)) {
                "MOV-9.1.3"
            } else {
                "MOV-7.5.3"
            };
            out.refuse(Action::one(TRADE_IN, kind.0.into()), Rule(rule), "mov-no-deed-barter")
                .kind("kind", kind);
        }
    }
}

/// The piece that leaves first, as in a deal; until version 2 of the rules the first of a hold,
/// then of the hull.
fn which(c: &VenusTable, seat: SeatId, kind: KindId) -> Option<PieceId> {
    let l = c.layout();
    if !c.spec.0.rules.has(2) {
        let zones = [l.hold(seat), l.hull(seat), l.relics(seat)];
        return zones.into_iter().find_map(|zone| c.ledger.find(zone, kind));
    }
    supply::leaves_first(c, seat, c.aboard(seat).filter(|&p| c.ledger.kind(p) == kind))
}

fn trade_in(mut c: VenusTable, chosen: Res<Chosen>) {
    let kind = chosen.action().kind();
    let seat = c.active();
    let (Some(piece), Some(worth)) = (which(&c, seat, kind), worth(&c, kind)) else { return };
    // MOV-10.1.5: a relic is for sale where it was taken in, equipment goes back to its stock.
    let zone = match (c.layout().what(kind), visit::culture(&c)) {
        (PieceNoun::Equipment(e), _) => c.layout().stock(e),
        (_, Ok(culture)) => c.layout().market(culture),
        (_, Err(_)) => c.layout().base,
    };
    c.ledger.set_mark(piece, 0);
    c.ledger.move_piece(piece, zone);
    c.tidy_hull(seat);
    c.ledger.add(layout::BARTER, worth);
    visit::count_sell(&mut c);
    c.ledger
        .say("mov-log-trade-in", Rule("MOV-10.1.1"))
        .seat("seat", seat)
        .kind("kind", kind)
        .money("worth", worth);
    visit::commission_on_gain(&mut c, worth);
}

/// MOV-10.1.8: what is spent first is the buyer's choice.
fn offer_order(c: VenusTable, mut out: ResMut<Offers>) {
    let credit = c.ledger.dial(layout::BARTER);
    let barter_first = c.flag(layout::BARTER_IS_FIRST);
    let action = Action::one(BARTER_FIRST, (!barter_first).into());
    if credit > 0 {
        let key = if barter_first { "mov-act-money-first" } else { "mov-act-barter-first" };
        out.offer(action, key, Rule("MOV-10.1.8")).money("credit", credit);
    } else {
        out.refuse(action, Rule("MOV-10.1.8"), "mov-no-barter-credit");
    }
}

fn set_order(mut c: VenusTable, chosen: Res<Chosen>) {
    c.ledger.set(layout::BARTER_IS_FIRST, i64::from(chosen.action().args[0] != 0));
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(c: &VenusTable, verb: Verb, kind: KindId) -> No {
    if verb == BARTER_FIRST {
        let credit = c.ledger.dial(layout::BARTER) > 0;
        let key = if credit { "mov-no-order-stands" } else { "mov-no-barter-credit" };
        return no("MOV-10.1.8", key);
    }
    match c.layout().what(kind) {
        PieceNoun::Equipment(_) | PieceNoun::Relic(_) => no("MOV-10.1.1", "mov-no-none-aboard"),
        PieceNoun::Class(_) | PieceNoun::Ship(_) => no("MOV-10.1.6", "mov-no-ship-only-for-ship"),
        _ => no("MOV-7.5.3", "mov-no-not-bartered"),
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[TRADE_IN], trade_in);
    rules.apply(&[BARTER_FIRST], set_order);
    rules.offer(&[Q_TRADE], offer_trade_ins);
    rules.offer(&[Q_TRADE, Q_BASKET], offer_order);
}
