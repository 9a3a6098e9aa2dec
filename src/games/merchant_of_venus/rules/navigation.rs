//! The pilot number (MOV-4.6) with the relics that change it: Mulligan Gear (MOV-11.6) and Switch
//! Switch (MOV-11.9). Where a number leads is worked out by the flight; the gates have a chapter of
//! their own.

use super::flight::{Exit, Flight, FlightSpot, jump_start_rule};
use crate::games::merchant_of_venus::{
    level::{DeclarationRule, Effect},
    table::{
        layout::{self, space_id},
        nouns::{VenusTable, VenusView},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, MessageArgs, Thing},
    ids::{Dial, Rule, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The dial of one of the dice.
pub fn die(nth: u16) -> Dial {
    Dial(layout::DIE.0 + nth)
}

/// Whether a number may be fixed as the pilot number (MOV-4.6.2, MOV-4.6.3, MOV-11.9.1).
fn may_fix(
    f: &Flight<VenusTable>,
    spot: FlightSpot,
    allowed: u8,
    switch: bool,
    number: u8,
) -> Result<(), No> {
    let bit = 1 << number;
    if f.now.pilot != 0 && !switch {
        return no("MOV-4.6.2", "mov-no-number-is-fixed")
            .number("number", f.now.pilot.into())
            .err();
    }
    if f.rolled & bit == 0 {
        return no(
            if f.now.pilot == 0 { "MOV-4.6.2" } else { "MOV-11.9.1" },
            "mov-no-number-rolled",
        )
        .number("number", number.into())
        .err();
    }
    if allowed & bit == 0 {
        let needs = i64::from(allowed.trailing_zeros());
        return no(demand_rule(f, spot), "mov-no-number-demanded").number("number", needs).err();
    }
    if f.points_back(spot, number) {
        return no("MOV-4.6.4", "mov-no-number-back").number("number", number.into()).err();
    }
    Ok(())
}

/// The rule that asks for certain numbers at the start of a turn.
fn demand_rule(f: &Flight<VenusTable>, spot: FlightSpot) -> &'static str {
    match spot {
        // MOV-11.9.3: the Switch Switch does not free the ship from its declared first step (1988).
        _ if f.now.pilot != 0 && f.level.rules.declaration == DeclarationRule::FirstSpace => {
            "MOV-11.9.3"
        }
        FlightSpot::JumpStart => jump_start_rule(f.level),
        FlightSpot::Gate(_) => "MOV-4.2.6",
        FlightSpot::Circle | FlightSpot::Free => "MOV-4.2.5",
    }
}

/// Shows where a number leads.
fn touch_ways<'a>(
    f: &Flight<VenusTable>,
    spot: FlightSpot,
    number: u8,
    mut words: MessageArgs<'a>,
) -> MessageArgs<'a> {
    if words.0.is_none() || spot == FlightSpot::Free {
        return words;
    }
    match f.exit(spot, number) {
        Exit::Jump(gate, _) => words = words.touch(Thing::Space(space_id(gate))),
        Exit::Only(link) => {
            words = words.touch(Thing::Space(space_id(f.level.link(link).far(f.now.at))))
        }
        Exit::Links => {}
    }
    words
}

fn offer(c: VenusTable, mut out: ResMut<Offers>) {
    let f = Flight::of(&c);
    if f.may_reroll() {
        for nth in 0..c.ledger.dial(layout::DICE_COUNT) {
            let now = c.ledger.dial(die(nth as u16));
            out.offer(Action::one(REROLL, nth as i32), "mov-act-reroll", Rule("MOV-11.6.1"))
                .number("now", now);
        }
    }
    let (spot, switch) = (f.spot(), f.may_switch());
    let allowed = f.allowed(spot);
    for number in (1..=6u8).filter(|&n| n != f.now.pilot) {
        let action = Action::one(PILOT, number.into());
        match may_fix(&f, spot, allowed, switch, number) {
            Ok(()) => {
                let (key, rule) = if f.now.pilot == 0 {
                    ("mov-act-pilot", "MOV-4.6.2")
                } else {
                    ("mov-act-switch", "MOV-11.9.1")
                };
                let words = out.offer(action, key, Rule(rule)).number("number", number.into());
                touch_ways(&f, spot, number, words);
            }
            Err(no) => drop(out.judge(action, "mov-act-pilot", Rule("MOV-4.6.2"), Err(no))),
        }
    }
    // MOV-4.6.4: a number that points back may be chosen on purpose.
    if spot == FlightSpot::Circle {
        let usable = if f.now.pilot == 0 || switch { allowed } else { 1 << f.now.pilot };
        for number in (1..=6u8).filter(|&n| usable >> n & 1 != 0 && f.points_back(spot, n)) {
            out.offer(
                Action::one(STOP_IN_CIRCLE, number.into()),
                "mov-act-stop-in-circle",
                Rule("MOV-4.6.4"),
            )
            .number("number", number.into());
        }
    }
}

fn fix(c: &mut VenusTable, number: i64) {
    let (seat, before) = (c.active(), c.ledger.dial(layout::PILOT_NUMBER));
    c.ledger.set(layout::PILOT_NUMBER, number);
    let (key, rule) =
        if before == 0 { ("mov-log-pilot", "MOV-4.6.2") } else { ("mov-log-switch", "MOV-11.9.1") };
    c.ledger.say(key, Rule(rule)).seat("seat", seat).number("number", number);
}

fn pilot(mut c: VenusTable, chosen: Res<Chosen>) {
    c.ledger.done();
    fix(&mut c, chosen.action().args[0].into());
    c.follow(F_FLY_ON, 0);
}

fn stop_in_circle(mut c: VenusTable, chosen: Res<Chosen>) {
    c.ledger.done();
    let number = i64::from(chosen.action().args[0]);
    if c.ledger.dial(layout::PILOT_NUMBER) != number {
        fix(&mut c, number);
    }
    let seat = c.active();
    c.ledger
        .say("mov-log-stop-in-circle", Rule("MOV-4.6.4"))
        .seat("seat", seat)
        .number("number", number);
    // What is left of the movement points is lost, and that is said already.
    c.ledger.set(layout::POINTS, 0);
    c.follow(F_MOVEMENT_ENDS, 0);
}

/// MOV-11.6.1: the new result stands.
fn reroll(mut c: VenusTable, chosen: Res<Chosen>) {
    c.ledger.done();
    let (seat, nth) = (c.active(), chosen.action().args[0] as u16);
    let (before, after) = (c.ledger.dial(die(nth)), i64::from(c.ledger.roll()));
    c.ledger.set(die(nth), after);
    c.ledger.add(layout::POINTS, after - before);
    c.ledger.set(layout::REROLLED, 1);
    if c.level().rules.dice_stay_visible {
        let last = c.layout().last_die(seat, nth);
        c.ledger.set(last, after);
    }
    let left = c.ledger.dial(layout::POINTS);
    c.ledger
        .say("mov-log-reroll", Rule("MOV-11.6.1"))
        .seat("seat", seat)
        .number("before", before)
        .number("after", after)
        .number("left", left);
    c.follow(F_FLY_ON, 0);
}

/// Why the Mulligan Gear does nothing now: shown to its owner after it is too late.
fn refuse_reroll(c: VenusTable, mut out: ResMut<Offers>) {
    if !out.looking || !c.has(c.active(), &Effect::MulliganGear) || Flight::of(&c).may_reroll() {
        return;
    }
    for nth in 0..c.ledger.dial(layout::DICE_COUNT) {
        out.refuse(Action::one(REROLL, nth as i32), Rule("MOV-11.6.1"), "mov-no-mulligan");
    }
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(moment: TurnMoment, verb: Verb) -> Option<No> {
    Some(match (verb, moment) {
        (_, TurnMoment::Preparing) => no("MOV-4.2.3", "mov-no-not-rolled-yet"),
        (PILOT, TurnMoment::Trading) => no("MOV-3.1.1", "mov-no-move-after-trade"),
        (PILOT, TurnMoment::Flying) => no("MOV-4.6.2", "mov-no-no-pilot-number"),
        (REROLL, TurnMoment::Flying) => no("MOV-11.6.1", "mov-no-mulligan"),
        (STOP_IN_CIRCLE, TurnMoment::Flying) => no("MOV-4.6.4", "mov-no-stop-in-circle"),
        _ => return None,
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[PILOT], pilot);
    rules.apply(&[STOP_IN_CIRCLE], stop_in_circle);
    rules.apply(&[REROLL], reroll);
    rules.offer(&[Q_MOVE], offer);
    rules.offer(&[Q_MOVE], refuse_reroll);
}
