//! Discarding, to make room (MOV-10.4): goods and passengers go into the cup, equipment back to its
//! stock, and nothing is paid but, in 1988, a passenger's fare at its destination. What does not
//! fit into a smaller ship is the business of that chapter; both put it off through `supply`.

use super::{supply, visit};
use crate::games::merchant_of_venus::table::{
    layout::NEW,
    nouns::{VenusTable, VenusView},
    spec::PlaceKind,
    verbs::{DISCARD, F_PASSENGER_ARRIVES, Q_ASTEROID, Q_BASKET, Q_SURPLUS, Q_TRADE},
};
use crate::table::{
    action::{Action, Thing},
    ids::{KindId, PieceId, Rule, SeatId, ZoneId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The rule under which this edition discards: MOV-10.4.1 (1988) or MOV-10.4.2 (2012).
fn rule(c: &VenusTable) -> &'static str {
    if c.level().rules.discard_same_turn { "MOV-10.4.2" } else { "MOV-10.4.1" }
}

/// Whether cargo can be put off at this place.
fn place_allows(c: &VenusTable) -> Result<(), No> {
    let asteroids = c.level().rules.asteroid_discard;
    match visit::place(c) {
        PlaceKind::Open => {}
        PlaceKind::Asteroid if !asteroids => {}
        _ => return Ok(()),
    }
    no(rule(c), if asteroids { "mov-no-discard-place-or-asteroid" } else { "mov-no-discard-place" })
        .err()
}

/// The piece of a kind that would be discarded: out of the holds before the hull, and none that was
/// got this turn where that is not allowed (MOV-10.4.1).
fn candidate(c: &VenusTable, seat: SeatId, kind: KindId) -> Result<PieceId, No> {
    let new_too = c.level().rules.discard_same_turn;
    let of_kind = |zone: ZoneId| {
        c.ledger.contents(zone).iter().copied().filter(move |&p| c.ledger.kind(p) == kind)
    };
    let mut all = of_kind(c.layout().hold(seat)).chain(of_kind(c.layout().hull(seat)));
    all.find(|&p| new_too || c.ledger.piece(p).mark & NEW == 0)
        .ok_or_else(|| no("MOV-10.4.1", "mov-no-discard-new"))
}

/// Whether discarding this kind here brings the fare (MOV-8.3.4, MOV-10.4.3).
pub(super) fn pays(c: &VenusTable, kind: KindId) -> bool {
    let there =
        |p: &crate::games::merchant_of_venus::level::Passenger| visit::endpoint(c) == Some(p.to);
    c.level().rules.passenger_put_off_pays && visit::passenger(c, kind).is_some_and(there)
}

fn offer_discards(c: VenusTable, mut out: ResMut<Offers>) {
    let place = place_allows(&c);
    if place.is_err() && !out.looking {
        return;
    }
    let seat = c.active();
    let (hold, hull) =
        (c.ledger.contents(c.layout().hold(seat)), c.ledger.contents(c.layout().hull(seat)));
    for (n, &piece) in hold.iter().chain(hull).enumerate() {
        let kind = c.ledger.kind(piece);
        if hold.iter().take(n).any(|&p| c.ledger.kind(p) == kind) {
            continue;
        }
        let checks = place.clone().and_then(|()| candidate(&c, seat, kind).map(drop));
        let key =
            if out.looking && pays(&c, kind) { "mov-act-discard-fare" } else { "mov-act-discard" };
        let words = out.judge(Action::one(DISCARD, kind.0.into()), key, Rule(rule(&c)), checks);
        words.kind("kind", kind).touch(Thing::Piece(piece));
    }
    refuse_relics(&c, &mut out, seat, "mov-no-discard-relic");
}

/// MOV-10.4.5: relics are never given up; said to whoever looks.
pub fn refuse_relics(c: &VenusTable, out: &mut Offers, seat: SeatId, key: &'static str) {
    if !out.looking {
        return;
    }
    for &relic in c.ledger.contents(c.layout().relics(seat)) {
        let kind = c.ledger.kind(relic);
        out.refuse(Action::one(DISCARD, kind.0.into()), Rule("MOV-10.4.5"), key).kind("kind", kind);
    }
}

fn discard(mut c: VenusTable, chosen: Res<Chosen>) {
    // What a smaller ship leaves behind is the business of `ships`; no question stands any more
    // where that has already let a passenger get off.
    if c.ledger.decision().is_none_or(|d| d.question == Q_SURPLUS) {
        return;
    }
    let kind = KindId(chosen.action().args[0] as u16);
    let seat = c.active();
    let Ok(piece) = candidate(&c, seat, kind) else { return };
    if pays(&c, kind) {
        c.follow(F_PASSENGER_ARRIVES, piece.0.into());
        return;
    }
    let rule = rule(&c);
    c.ledger.say("mov-log-discarded", Rule(rule)).seat("seat", seat).kind("kind", kind);
    supply::put_off(&mut c, seat, piece);
    visit::note_traded(&mut c);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[DISCARD], discard);
    rules.offer(&[Q_TRADE, Q_ASTEROID, Q_BASKET], offer_discards);
}
