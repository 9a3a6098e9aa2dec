//! Observing (MOV-4.12) and the Spy Eye (MOV-11.8): secret looks at culture cards and face-down
//! markers. That somebody looked is public, what was seen is told to that seat alone.

use crate::games::merchant_of_venus::{
    level::{Effect, SpaceIx, SystemIx},
    table::{
        layout::{self, Phase, PieceNoun, space_id},
        nouns::{VenusTable, VenusView, anything_new, unknown_card, unknown_marker},
        verbs::*,
    },
};
use crate::table::{
    action::Action,
    ids::{Rule, SeatId, Seats, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// A ship that moves onto an orbit of a hidden culture is shown its card (MOV-4.12.1, MOV-4.12.3);
/// circles that are orbits count (MOV-4.6.7).
pub fn observe(mut c: VenusTable) {
    let seat = c.active();
    let at = c.ship_at(seat);
    if c.level().space(at).is_orbit
        && !c.flag(layout::IN_JUMP)
        && let Some(system) = unknown_card(&c, seat, at)
    {
        show_card(&mut c, seat, system, "MOV-4.12.1");
    }
}

fn show_card(c: &mut VenusTable, seat: SeatId, system: SystemIx, rule: &'static str) {
    let Some(card) = c.hidden_card(system) else { return };
    c.ledger.show(card, seat);
    let held = c.spec();
    let name = || held.level.system(system).name.clone();
    c.ledger.say("mov-log-observed", Rule(rule)).seat("seat", seat).name("system", name);
    if let PieceNoun::Card(culture) = held.layout.what(c.ledger.kind(card)) {
        let who = || held.level.culture(culture).name.clone();
        c.ledger
            .say_to(Seats::just(seat), "mov-log-observed-secret", Rule("MOV-4.12.3"))
            .name("system", name)
            .name("culture", who);
    }
}

fn show_marker(c: &mut VenusTable, seat: SeatId, space: SpaceIx) {
    let Some(marker) = c.marker_piece(space) else { return };
    c.ledger.show(marker, seat);
    let kind = c.ledger.kind(marker);
    c.ledger
        .say("mov-log-looked", Rule("MOV-11.8.1"))
        .seat("seat", seat)
        .space("space", space_id(space));
    c.ledger
        .say_to(Seats::just(seat), "mov-log-looked-secret", Rule("MOV-11.8.1"))
        .kind("kind", kind)
        .space("space", space_id(space));
}

/// The Spy Eye looks at everything it can see from where the movement ends: looking is free and
/// never hurts (MOV-4.12.3), and nobody asks any more.
fn look_round(mut c: VenusTable) {
    c.ledger.done();
    let seat = c.active();
    if !anything_new(&c, seat) {
        return;
    }
    let at = c.ship_at(seat);
    let held = c.spec();
    for &(_, near) in &held.level.space(at).links {
        if unknown_marker(&c, seat, near) {
            show_marker(&mut c, seat, near);
        }
    }
    if let Some(system) = unknown_card(&c, seat, at) {
        show_card(&mut c, seat, system, "MOV-11.8.2");
    }
}

fn offer(c: VenusTable, mut out: ResMut<Offers>) {
    let seat = c.active();
    if !c.has(seat, &Effect::SpyEye) {
        return;
    }
    let at = c.ship_at(seat);
    // MOV-11.8.1: next to the ship means joined by a link of this edition; gate jumps do not count
    // (MOV-11.8.3).
    for &(_, near) in &c.level().space(at).links {
        if unknown_marker(&c, seat, near) {
            out.offer(
                Action::one(LOOK_MARKER, near.0.into()),
                "mov-act-look-marker",
                Rule("MOV-11.8.1"),
            )
            .space("space", space_id(near));
        }
    }
    if let Some(system) = unknown_card(&c, seat, at) {
        out.offer(Action::plain(LOOK_CULTURE), "mov-act-look-culture", Rule("MOV-11.8.2"))
            .name("system", || c.level().system(system).name.clone());
    }
}

fn look_marker(mut c: VenusTable, chosen: Res<Chosen>) {
    let (seat, space) = (c.active(), SpaceIx(chosen.action().space().0));
    show_marker(&mut c, seat, space);
    go_on(&mut c);
}

fn look_culture(mut c: VenusTable) {
    let seat = c.active();
    if let Some(system) = unknown_card(&c, seat, c.ship_at(seat)) {
        show_card(&mut c, seat, system, "MOV-11.8.2");
    }
    go_on(&mut c);
}

/// In the middle of a jump the ship is carried on when nothing is left to choose or to look at
/// (MOV-11.8.3).
fn go_on(c: &mut VenusTable) {
    if c.phase() == Phase::Move && (c.flag(layout::IN_JUMP) || c.flag(layout::CARRIED)) {
        c.ledger.done();
        c.follow(F_FLY_ON, 0);
    }
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(c: &VenusTable, verb: Verb) -> No {
    match verb {
        LOOK_CULTURE => no("MOV-4.12.2", "mov-no-observing"),
        _ if c.has(c.active(), &Effect::SpyEye) => no("MOV-11.8.1", "mov-no-marker-near"),
        _ => no("MOV-11.8.1", "mov-no-spy-eye"),
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[LOOK_MARKER], look_marker);
    rules.apply(&[LOOK_CULTURE], look_culture);
    rules.consequence(&[F_LOOK_ROUND], look_round);
    rules.offer(&[Q_START, Q_MOVE, Q_HAZARD, Q_TRADE, Q_ASTEROID], offer);
}
