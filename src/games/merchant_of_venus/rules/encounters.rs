//! Encounter boxes and asteroids (MOV-4.9, MOV-4.10, MOV-11.12): markers are turned up for good by
//! the ship that comes to them, and relics are taken by the ship that lies at them. What gates and
//! hazards do is said in their own chapters.

use super::{
    flight::{Flight, relic_rule},
    moves,
};
use crate::games::merchant_of_venus::{
    level::MarkerKind,
    table::{
        layout::{self, Phase, space_id},
        nouns::{VenusTable, VenusView},
        verbs::*,
    },
};
use crate::table::{
    action::Action,
    ids::{PieceId, Rule},
    offers::{No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::ResMut;

/// The ship has come to a space: a face-down marker there is turned up for good and takes effect at
/// once (MOV-4.10.1). A hazard whose colour a drive of the ship jumps carries it on (MOV-4.10.7).
pub fn turn_up(mut c: VenusTable) {
    let seat = c.active();
    let at = c.ship_at(seat);
    let Some(piece) = c.marker_piece(at).filter(|&p| !c.ledger.piece(p).face_up) else { return };
    if c.flag(layout::IN_JUMP) {
        return;
    }
    c.ledger.turn_up(piece);
    let (kind, rule) = (c.ledger.kind(piece), found_rule(&c, piece));
    c.ledger
        .say("mov-log-found", Rule(rule))
        .seat("seat", seat)
        .kind("kind", kind)
        .space("space", space_id(at));
    if Flight::of(&c).jumps(at) {
        c.ledger.set(layout::CARRIED, 1);
        moves::note_jumped(&mut c, at);
        c.ledger.say("mov-log-carried", Rule("MOV-4.10.7")).seat("seat", seat);
    }
}

/// The rule for what was found.
fn found_rule(c: &VenusTable, piece: PieceId) -> &'static str {
    match c.marker_kind(c.ledger.kind(piece)) {
        Some(MarkerKind::Gate(_)) => "MOV-4.7.2",
        Some(MarkerKind::OpenPort) => "MOV-4.10.5",
        Some(MarkerKind::Hazard(..)) => "MOV-4.10.6",
        Some(MarkerKind::Relic(_)) => relic_rule(c.level()),
        None => "MOV-4.10.1",
    }
}

/// Whether the ship in turn may take the relic where it lies: once its movement has ended there
/// (MOV-4.10.2, MOV-4.9.2), in 2012 also in flight, which ends the turn (MOV-4.10.3). The Laser is
/// taken like any other (MOV-11.12.1).
fn may_take(c: &VenusTable) -> Result<PieceId, No> {
    let relic = c
        .relic_at(c.ship_at(c.active()))
        .ok_or_else(|| no(relic_rule(c.level()), "mov-no-relic"))?;
    if c.phase() == Phase::Move {
        if !c.level().rules.relic_ends_turn {
            return Err(no("MOV-4.10.2", "mov-no-relic-in-flight"));
        }
        if c.ledger.dial(layout::STEPS) == 0 {
            return Err(no("MOV-3.1.3", "mov-no-stay-after-roll"));
        }
    }
    Ok(relic)
}

fn offer(c: VenusTable, mut out: ResMut<Offers>) {
    let at = c.ship_at(c.active());
    // Where no relic lies there is nothing to offer or to refuse.
    let Some(relic) = c.relic_at(at) else { return };
    let kind = c.ledger.kind(relic);
    let (key, rule) = if c.level().rules.relic_ends_turn {
        ("mov-act-take-relic-last", "MOV-4.10.3")
    } else {
        ("mov-act-take-relic", "MOV-4.10.2")
    };
    out.judge(Action::plain(TAKE_RELIC), key, Rule(rule), may_take(&c).map(|_| ()))
        .kind("kind", kind);
}

fn take(mut c: VenusTable) {
    let (seat, at) = (c.active(), c.ship_at(c.active()));
    let Some(relic) = c.relic_at(at) else { return };
    let (kind, rule) = (c.ledger.kind(relic), relic_rule(c.level()));
    // The emptied box is an asteroid from now on.
    c.take_aboard(seat, relic);
    c.ledger
        .say("mov-log-relic", Rule(rule))
        .seat("seat", seat)
        .kind("kind", kind)
        .space("space", space_id(at));
    if c.level().rules.relic_ends_turn {
        c.ledger.done();
        c.ledger.set(layout::POINTS, 0);
        c.follow(F_TURN_END, 0);
    }
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(c: &VenusTable) -> No {
    no(relic_rule(c.level()), "mov-no-relic")
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[TAKE_RELIC], take);
    rules.offer(&[Q_MOVE, Q_ASTEROID], offer);
}
