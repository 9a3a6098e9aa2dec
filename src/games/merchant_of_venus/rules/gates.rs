//! Gates (MOV-4.7) and the relics that work on them: Jump Start (MOV-11.7) and Gate Lock
//! (MOV-11.10). A gate is left by the pilot number; where the number leads is worked out by the
//! flight.

use super::{
    flight::{Exit, Flight, FlightSpot},
    moves,
};
use crate::games::merchant_of_venus::{
    level::{Effect, GateLockRule, JumpStartRule, SpaceIx},
    table::{
        layout::{self, Phase, space_id},
        nouns::{Declared, VenusTable, VenusView},
        verbs::*,
    },
};
use crate::table::{
    action::Action,
    ids::{Rule, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Whether the ship may jump to an open gate now.
fn may_jump(f: &Flight<VenusTable>, spot: FlightSpot, gate: SpaceIx) -> Result<i64, No> {
    match spot {
        FlightSpot::Gate(_) | FlightSpot::JumpStart if f.now.pilot == 0 => {
            Err(no(f.number_rule(), "mov-no-number-fixed"))
        }
        FlightSpot::Gate(_) | FlightSpot::JumpStart => match f.exit(spot, f.now.pilot) {
            Exit::Jump(to, cost) if to == gate => {
                if cost > f.now.points {
                    return Err(no("MOV-4.4.3", "mov-no-points")
                        .number("cost", cost)
                        .number("left", f.now.points));
                }
                Ok(cost)
            }
            Exit::Jump(..) => {
                Err(no("MOV-4.7.1", "mov-no-other-gate").number("number", f.now.pilot.into()))
            }
            _ => Err(no("MOV-4.7.1", "mov-no-gate-open").number("number", f.now.pilot.into())),
        },
        _ if f.now.by_gate && f.may_switch() => Err(no("MOV-11.9.2", "mov-no-gate-again")),
        _ if f.now.by_gate => Err(no("MOV-4.7.5", "mov-no-gate-again")),
        _ if f.c.flag(layout::GATES_OFF) => Err(no("MOV-11.10.1", "mov-no-gates-off")),
        _ => Err(no("MOV-11.10.2", "mov-no-gate-locked")),
    }
}

fn offer(c: VenusTable, mut out: ResMut<Offers>) {
    let f = Flight::of(&c);
    let spot = f.spot();
    let leads = matches!(spot, FlightSpot::Gate(_) | FlightSpot::JumpStart);
    // Away from gates there is nothing to offer, and nothing that needs a refusal.
    if !leads && c.gate(f.now.at).is_none() {
        return;
    }
    for &gate in &c.layout().boxes {
        if gate == f.now.at || (!out.looking && !leads) {
            continue;
        }
        let Some(number) = c.gate(gate) else { continue };
        let (key, rule) = if spot == FlightSpot::JumpStart {
            ("mov-act-jump-start-go", jump_start_price_rule(&f))
        } else {
            ("mov-act-jump", "MOV-4.7.1")
        };
        let action = Action::one(JUMP, gate.0.into());
        match may_jump(&f, spot, gate) {
            Ok(cost) => out.offer(action, key, Rule(rule)).number("cost", cost),
            Err(no) => out.judge(action, key, Rule(rule), Err(no)),
        }
        .number("gate", number.into())
        .space("space", space_id(gate));
    }
}

/// The rule that says what the Jump Start costs.
fn jump_start_price_rule(f: &Flight<VenusTable>) -> &'static str {
    match f.level.rules.jump_start {
        JumpStartRule::NamedGate => "MOV-11.7.2",
        JumpStartRule::MatchingDie => "MOV-11.7.4",
    }
}

fn jump(mut c: VenusTable, chosen: Res<Chosen>) {
    let to = SpaceIx(chosen.action().space().0);
    let f = Flight::of(&c);
    let (seat, spot, before) = (f.seat, f.spot(), f.now);
    let Exit::Jump(_, cost) = f.exit(spot, before.pilot) else { return };
    let rule = if spot == FlightSpot::JumpStart { jump_start_price_rule(&f) } else { "MOV-4.7.1" };
    let declared = c.declared() == Declared::Gate(before.pilot);
    let after = f.after_jump(to, cost);
    c.ledger.done();
    if before.bound && !declared {
        c.ledger.say("mov-log-declaration-void", Rule("MOV-4.2.4")).seat("seat", seat);
    }
    moves::take_course(&mut c, &after);
    let gate = c.gate(to).unwrap_or(0);
    c.ledger
        .say("mov-log-jump", Rule(rule))
        .seat("seat", seat)
        .number("gate", gate.into())
        .space("space", space_id(to))
        .number("cost", cost)
        .number("left", after.points);
    c.follow(F_ENTERED, 0);
}

/// Whether the ship may lock the gate it is on for this turn (MOV-11.10.2): on entering it, or
/// before the heading where the turn begins on it.
fn may_lock(c: &VenusTable) -> Result<(), No> {
    if !c.has(c.active(), &Effect::GateLock) {
        return no("MOV-11.10.2", "mov-no-lock-owner").err();
    }
    if c.phase() == Phase::Move && c.ledger.dial(layout::STEPS) == 0 {
        return no("MOV-11.10.2", "mov-no-lock-late").err();
    }
    if Flight::of(c).gate_here().is_none() {
        return no("MOV-11.10.2", "mov-no-lock").err();
    }
    Ok(())
}

fn offer_lock(c: VenusTable, mut out: ResMut<Offers>) {
    if c.level().rules.gate_lock == GateLockRule::AtGate
        && let Some(gate) = c.gate(c.ship_at(c.active()))
    {
        out.judge(Action::plain(LOCK), "mov-act-lock", Rule("MOV-11.10.2"), may_lock(&c))
            .number("gate", gate.into());
    }
}

fn lock(mut c: VenusTable) {
    let seat = c.active();
    let Some(gate) = c.gate(c.ship_at(seat)) else { return };
    let locked = c.ledger.dial(layout::LOCKED) | 1 << gate;
    c.ledger.set(layout::LOCKED, locked);
    c.ledger
        .say("mov-log-lock", Rule("MOV-11.10.2"))
        .seat("seat", seat)
        .number("gate", gate.into());
    if c.phase() == Phase::Move {
        c.ledger.done();
        c.follow(F_FLY_ON, 0);
    } else {
        c.follow(F_SETTINGS_CHANGED, 0);
    }
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(c: &VenusTable, moment: TurnMoment, verb: Verb) -> Option<No> {
    let at_gate = c.level().rules.gate_lock == GateLockRule::AtGate;
    Some(match (verb, moment) {
        (JUMP, TurnMoment::Preparing) => no("MOV-4.2.3", "mov-no-not-rolled-yet"),
        (JUMP, TurnMoment::Trading) => no("MOV-3.1.1", "mov-no-move-after-trade"),
        (JUMP, TurnMoment::Flying) => no("MOV-4.7.1", "mov-no-gate-here"),
        (LOCK, _) if at_gate => no("MOV-11.10.2", "mov-no-lock"),
        (LOCK, _) => no("MOV-11.10.1", "mov-no-gate-lock-set"),
        _ => return None,
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[JUMP], jump);
    rules.apply(&[LOCK], lock);
    rules.offer(&[Q_MOVE], offer);
    rules.offer(&[Q_START, Q_MOVE], offer_lock);
}
