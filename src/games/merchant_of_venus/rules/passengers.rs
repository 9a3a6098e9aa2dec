//! Passengers (MOV-8.3): taken aboard where they wait, set down where they want to go. Never
//! counted, never any commission.

use super::{supply, visit};
use crate::games::merchant_of_venus::{
    level::{Endpoint, Passenger},
    table::{
        layout::{NEW, PieceNoun},
        nouns::{VenusTable, VenusView},
        verbs::{BOARD, F_PASSENGER_ARRIVES, Q_TRADE, SET_DOWN},
    },
};
use crate::table::{
    action::{Action, MessageArgs, Thing},
    ids::{KindId, PieceId, Rule, ZoneId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Where passengers wait at this place (MOV-8.3.1).
fn waiting(c: &VenusTable, here: Endpoint) -> ZoneId {
    match here {
        Endpoint::Base => c.layout().base,
        Endpoint::Culture(culture) => c.layout().market(culture),
    }
}

/// Who it is, where to and for how much: the same in every sentence about a passenger.
fn worded(c: &VenusTable, words: MessageArgs, kind: KindId, p: &Passenger) {
    if words.0.is_some() {
        words.kind("kind", kind).arg("to", visit::end_name(c, p.to)).money("fare", p.fare.into());
    }
}

/// MOV-8.3.2: the destination.
fn wants_out(c: &VenusTable, p: &Passenger, here: Endpoint) -> Result<(), No> {
    if p.to == here {
        return Ok(());
    }
    let key = if p.to == Endpoint::Base {
        "mov-no-passenger-to-base"
    } else {
        "mov-no-passenger-elsewhere"
    };
    no("MOV-8.3.2", key).arg("to", visit::end_name(c, p.to)).err()
}

fn offer_passengers(c: VenusTable, mut out: ResMut<Offers>) {
    let Some(here) = visit::endpoint(&c) else { return };
    let seat = c.active();
    for &piece in c.ledger.contents(waiting(&c, here)) {
        let kind = c.ledger.kind(piece);
        if let Some(p) = visit::passenger(&c, kind) {
            let action = Action::one(BOARD, kind.0.into());
            let words =
                out.judge(action, "mov-act-board", Rule("MOV-8.3.1"), visit::fits(&c, seat, kind));
            worded(&c, words.touch(Thing::Piece(piece)), kind, p);
        }
    }
    for &piece in c.ledger.contents(c.layout().hold(seat)) {
        let kind = c.ledger.kind(piece);
        if let Some(p) = visit::passenger(&c, kind)
            && (p.to == here || out.looking)
        {
            let action = Action::one(SET_DOWN, kind.0.into());
            let words =
                out.judge(action, "mov-act-set-down", Rule("MOV-8.3.2"), wants_out(&c, p, here));
            worded(&c, words.touch(Thing::Piece(piece)), kind, p);
        }
    }
}

fn board(mut c: VenusTable, chosen: Res<Chosen>) {
    let kind = KindId(chosen.action().args[0] as u16);
    let Some(here) = visit::endpoint(&c) else { return };
    let Some(piece) = c.ledger.find(waiting(&c, here), kind) else { return };
    let seat = c.active();
    c.take_aboard(seat, piece);
    c.ledger.set_mark(piece, NEW);
    visit::note_traded(&mut c);
    let held = c.spec();
    if let PieceNoun::Passenger(n) = held.layout.what(kind) {
        let to = visit::end_name(&c, held.level.passengers[n].to);
        c.ledger
            .say("mov-log-boarded", Rule("MOV-8.3.1"))
            .seat("seat", seat)
            .kind("kind", kind)
            .arg("to", to);
    }
}

fn set_down(mut c: VenusTable, chosen: Res<Chosen>) {
    let kind = KindId(chosen.action().args[0] as u16);
    let seat = c.active();
    if let Some(piece) = c.ledger.find(c.layout().hold(seat), kind) {
        c.follow(F_PASSENGER_ARRIVES, piece.0.into());
    }
}

/// A passenger gets off at its destination: the fare is paid, the token goes through the cup
/// (MOV-8.3.2, MOV-7.8.4).
fn arrive(mut c: VenusTable) {
    let Some(due) = c.ledger.consequence() else { return };
    c.ledger.done();
    let (seat, piece) = (c.active(), PieceId(due.memory[0] as u16));
    let kind = c.ledger.kind(piece);
    let Some(fare) = visit::passenger(&c, kind).map(|p| i64::from(p.fare)) else { return };
    let paid = c.bank_pays(seat, fare);
    c.ledger
        .say("mov-log-set-down", Rule("MOV-8.3.2"))
        .seat("seat", seat)
        .kind("kind", kind)
        .money("fare", paid);
    supply::through_the_cup(&mut c, &[piece]);
    visit::note_traded(&mut c);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[BOARD], board);
    rules.apply(&[SET_DOWN], set_down);
    rules.consequence(&[F_PASSENGER_ARRIVES], arrive);
    rules.offer(&[Q_TRADE], offer_passengers);
}
