//! Before the ship flies (MOV-3.1.2, MOV-4.1, MOV-4.2, MOV-4.3): it stays, or drives and relics are
//! set, a first space or a heading is declared, and the dice are rolled. All of it may be changed
//! until the roll.

use super::{
    flight::{Flight, Spaces, jump_start_rule},
    navigation::die,
};
use crate::games::merchant_of_venus::{
    level::{DeclarationRule, Effect, GateLockRule, SpaceIx},
    table::{
        layout::{self, OFF, Phase, space_id},
        nouns::{VenusTable, VenusView},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, Value},
    ids::{Rule, SeatId, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// What the Auto Pilot's die shows (MOV-11.5.1).
const SET_DIE: i64 = 4;

/// Visits every space that may be declared (MOV-4.2.1, MOV-4.2.2), each once: in 1988 the first
/// space that will be occupied, never a jumped one, in 2012 the neighbour along each link.
fn headings(f: &Flight<VenusTable>, mut visit: impl FnMut(SpaceIx)) {
    let mut named = Spaces::default();
    let by_number = f.level.space(f.now.at).exits.iter().any(Option::is_some);
    for &(link, to) in &f.level.space(f.now.at).links {
        if f.passes(link, to, by_number).is_err() {
            continue;
        }
        if f.level.rules.declaration == DeclarationRule::FirstSpace && f.jumps(to) {
            f.ends(link, to, |end| {
                if end != f.now.at && named.add(end) {
                    visit(end);
                }
                false
            });
        } else if named.add(to) {
            visit(to);
        }
    }
}

/// Whether the declaration that stands could still be made.
fn declaration_holds(c: &VenusTable) -> bool {
    let (sort, at) = (c.ledger.dial(layout::DECLARED), c.ledger.dial(layout::DECLARED_AT));
    let f = Flight::planned(c);
    match sort {
        1 => {
            let mut found = false;
            headings(&f, |space| found |= i64::from(space.0) == at);
            found
        }
        2 => f.gate_here().is_some() && f.other_gate(at as u8).is_some(),
        _ => true,
    }
}

/// After a change of the settings a declaration that is no longer possible is cleared (MOV-4.1.4).
fn check_declaration(mut c: VenusTable) {
    c.ledger.done();
    if !declaration_holds(&c) {
        let seat = c.active();
        c.ledger.set(layout::DECLARED, 0);
        c.ledger.set(layout::DECLARED_AT, 0);
        let rule = match c.level().rules.declaration {
            DeclarationRule::FirstSpace => "MOV-4.1.4",
            DeclarationRule::Heading => "MOV-4.2.1",
        };
        c.ledger.say("mov-log-declaration-cleared", Rule(rule)).seat("seat", seat);
    }
}

/// The fee that staying costs (MOV-4.8.6, MOV-4.8.10): in 1988 on a hazard, drives or not; in 2012
/// nothing.
fn stay_fee(c: &VenusTable, seat: SeatId) -> i64 {
    if !c.level().rules.stay_on_hazard_costs_fee {
        return 0;
    }
    c.fee_at(seat, c.ship_at(seat)).unwrap_or(0)
}

fn may_stay(c: &VenusTable, seat: SeatId) -> Result<(), No> {
    let (fee, have) = (stay_fee(c, seat), c.money(seat));
    if fee > have {
        return no("MOV-4.8.6", "mov-no-stay-fee").money("fee", fee).money("have", have).err();
    }
    Ok(())
}

fn offer_stay(c: VenusTable, mut out: ResMut<Offers>) {
    let seat = c.active();
    let fee = stay_fee(&c, seat);
    let (key, rule) =
        if fee > 0 { ("mov-act-stay-paying", "MOV-4.8.6") } else { ("mov-act-stay", "MOV-3.1.2") };
    out.judge(Action::plain(STAY), key, Rule(rule), may_stay(&c, seat)).money("fee", fee);
}

fn stay(mut c: VenusTable) {
    let seat = c.active();
    let (fee, at) = (stay_fee(&c, seat), c.ship_at(seat));
    c.ledger.done();
    c.set_phase(Phase::Move);
    if fee > 0 {
        c.pay_bank(seat, fee);
        c.ledger.say("mov-log-fee", Rule("MOV-4.8.6")).seat("seat", seat).money("fee", fee);
    }
    c.ledger.say("mov-log-stay", Rule("MOV-3.1.2")).seat("seat", seat).space("space", space_id(at));
    c.follow(F_MOVED, 1);
}

fn offer_settings(c: VenusTable, mut out: ResMut<Offers>) {
    let seat = c.active();
    // MOV-4.1.1, MOV-4.1.2: each drive as a whole.
    for drive in c.drives(seat) {
        let (verb, key) = if drive.on {
            (DRIVE_OFF, "mov-act-drive-off")
        } else {
            (DRIVE_ON, "mov-act-drive-on")
        };
        out.offer(Action::one(verb, drive.piece.0.into()), key, Rule("MOV-4.1.1"))
            .kind("kind", drive.kind);
    }
    if c.has(seat, &Effect::AutoPilot) {
        let (value, key) = if c.flag(layout::AUTO_SET) {
            (0, "mov-act-auto-pilot-off")
        } else {
            (1, "mov-act-auto-pilot")
        };
        out.offer(Action::one(AUTO_PILOT, value), key, Rule("MOV-11.5.1"));
    }
    if c.level().rules.gate_lock == GateLockRule::BeforeRoll && c.has(seat, &Effect::GateLock) {
        let (value, key) = if c.flag(layout::GATES_OFF) {
            (0, "mov-act-gate-lock-off")
        } else {
            (1, "mov-act-gate-lock")
        };
        out.offer(Action::one(GATE_LOCK, value), key, Rule("MOV-11.10.1"));
    }
    if c.has(seat, &Effect::JumpStart) {
        offer_jump_start(&c, &mut out, seat);
    }
}

/// The gates that the Jump Start can name (MOV-11.7.5).
fn offer_jump_start(c: &VenusTable, out: &mut Offers, seat: SeatId) {
    let (named, here) = (c.ledger.dial(layout::JUMP_NAMED), c.ship_at(seat));
    let rule = jump_start_rule(c.level());
    if named != 0 {
        out.offer(Action::one(JUMP_START, 0), "mov-act-jump-start-off", Rule(rule));
    }
    for number in (1..=6u8).filter(|&n| i64::from(n) != named) {
        let action = Action::one(JUMP_START, number.into());
        let checks = match c.gate_space(number) {
            _ if c.flag(layout::GATES_OFF) => no("MOV-11.10.1", "mov-no-gates-off").err(),
            None => no("MOV-11.7.5", "mov-no-gate-of-number").number("number", number.into()).err(),
            Some(space) if space == here => no("MOV-11.7.5", "mov-no-own-gate").err(),
            Some(_) => Ok(()),
        };
        out.judge(action, "mov-act-jump-start", Rule(rule), checks).number("gate", number.into());
    }
}

fn set_drive(mut c: VenusTable, chosen: Res<Chosen>) {
    let (seat, action) = (c.active(), chosen.action());
    let piece = action.piece();
    let on = action.verb == DRIVE_ON;
    let mark = c.ledger.piece(piece).mark;
    c.ledger.set_mark(piece, if on { mark & !OFF } else { mark | OFF });
    let kind = c.ledger.kind(piece);
    let key = if on { "mov-log-drive-on" } else { "mov-log-drive-off" };
    c.ledger.say(key, Rule("MOV-4.1.1")).seat("seat", seat).kind("kind", kind);
    c.follow(F_SETTINGS_CHANGED, 0);
}

fn set_auto_pilot(mut c: VenusTable, chosen: Res<Chosen>) {
    let (seat, on) = (c.active(), i64::from(chosen.action().args[0]));
    c.ledger.set(layout::AUTO_SET, on);
    let key = if on != 0 { "mov-log-auto-pilot" } else { "mov-log-auto-pilot-off" };
    c.ledger.say(key, Rule("MOV-11.5.1")).seat("seat", seat);
}

/// MOV-11.10.1: all gates are off for the turn; the Jump Start cannot be used then.
fn set_gate_lock(mut c: VenusTable, chosen: Res<Chosen>) {
    let (seat, on) = (c.active(), i64::from(chosen.action().args[0]));
    c.ledger.set(layout::GATES_OFF, on);
    if on != 0 {
        c.ledger.set(layout::JUMP_NAMED, 0);
    }
    let key = if on != 0 { "mov-log-gate-lock" } else { "mov-log-gate-lock-off" };
    c.ledger.say(key, Rule("MOV-11.10.1")).seat("seat", seat);
    c.follow(F_SETTINGS_CHANGED, 0);
}

/// The Jump Start names a gate in place of a space or heading (MOV-11.7.1, MOV-11.7.3).
fn set_jump_start(mut c: VenusTable, chosen: Res<Chosen>) {
    let (seat, number) = (c.active(), i64::from(chosen.action().args[0]));
    c.ledger.set(layout::JUMP_NAMED, number);
    let rule = jump_start_rule(c.level());
    if number != 0 {
        declare(&mut c, 0, 0);
        c.ledger.say("mov-log-jump-start", Rule(rule)).seat("seat", seat).number("gate", number);
    } else {
        c.ledger.say("mov-log-jump-start-off", Rule(rule)).seat("seat", seat);
    }
}

fn offer_headings(c: VenusTable, mut out: ResMut<Offers>) {
    let f = Flight::planned(&c);
    let first_space = f.level.rules.declaration == DeclarationRule::FirstSpace;
    let declared =
        (c.ledger.dial(layout::DECLARED) == 1).then(|| c.ledger.dial(layout::DECLARED_AT));
    let key = if first_space { "mov-act-head-space" } else { "mov-act-head" };
    headings(&f, |space| {
        if declared != Some(space.0.into()) {
            out.offer(Action::one(HEAD, space.0.into()), key, Rule("MOV-4.2.1"))
                .space("space", space_id(space));
        }
    });
    if out.looking && first_space {
        for &(_, to) in f.level.space(f.now.at).links.iter().filter(|(_, to)| f.jumps(*to)) {
            out.refuse(Action::one(HEAD, to.0.into()), Rule("MOV-4.2.1"), "mov-no-head-jumped")
                .space("space", space_id(to));
        }
    }
    if f.gate_here().is_some() {
        offer_gates(&f, &mut out);
    }
}

/// On a gate any other open gate may be declared (MOV-4.2.2).
fn offer_gates(f: &Flight<VenusTable>, out: &mut Offers) {
    let declared =
        (f.c.ledger.dial(layout::DECLARED) == 2).then(|| f.c.ledger.dial(layout::DECLARED_AT));
    for number in (1..=6u8).filter(|&n| declared != Some(n.into())) {
        let checks = if f.other_gate(number).is_some() {
            Ok(())
        } else {
            no("MOV-4.2.2", "mov-no-head-gate").err()
        };
        out.judge(
            Action::one(HEAD_GATE, number.into()),
            "mov-act-head-gate",
            Rule("MOV-4.2.2"),
            checks,
        )
        .number("gate", number.into());
    }
}

fn declare(c: &mut VenusTable, sort: i64, at: i64) {
    c.ledger.set(layout::DECLARED, sort);
    c.ledger.set(layout::DECLARED_AT, at);
    if sort != 0 {
        c.ledger.set(layout::JUMP_NAMED, 0);
    }
}

fn head(mut c: VenusTable, chosen: Res<Chosen>) {
    let (seat, action) = (c.active(), chosen.action());
    let at = action.args[0];
    if action.verb == HEAD {
        declare(&mut c, 1, at.into());
        let first_space = c.level().rules.declaration == DeclarationRule::FirstSpace;
        let key = if first_space { "mov-log-head-space" } else { "mov-log-head" };
        c.ledger.say(key, Rule("MOV-4.2.1")).seat("seat", seat).space("space", action.space());
    } else {
        declare(&mut c, 2, at.into());
        c.ledger
            .say("mov-log-head-gate", Rule("MOV-4.2.2"))
            .seat("seat", seat)
            .number("gate", at.into());
    }
}

/// How many dice a seat rolls (MOV-4.3.1): those of its ship, one more in the first turn of a late
/// seat (MOV-13.5.2), never more than the edition allows (MOV-4.3.2).
pub fn dice(c: &VenusTable, seat: SeatId) -> i64 {
    let mut dice = i64::from(c.level().ship(c.class(seat)).dice);
    if c.options().extra_die_late_seat && c.ledger.dial(layout::BEGUN) >> seat.0 & 1 == 0 {
        let figure = |name| {
            c.level()
                .variant("extra_die_late_seat")
                .and_then(|v| v.number(name))
                .map_or(0, i64::from)
        };
        let seats = i64::from(c.layout().seats);
        let place = (i64::from(seat.0) + seats - c.ledger.dial(layout::FIRST)) % seats + 1;
        if (figure("first_seat")..=figure("last_seat")).contains(&place) {
            dice += figure("dice");
        }
    }
    dice.min(c.level().rules.dice_limit.map_or(i64::MAX, i64::from))
        .clamp(1, layout::MOST_DICE.into())
}

fn offer_roll(c: VenusTable, mut out: ResMut<Offers>) {
    let declared = c.flag(layout::DECLARED) || c.flag(layout::JUMP_NAMED);
    let checks = if declared { Ok(()) } else { no("MOV-4.2.3", "mov-no-declaration").err() };
    out.judge(Action::plain(ROLL), "mov-act-roll", Rule("MOV-4.3.1"), checks)
        .number("dice", dice(&c, c.active()));
}

fn roll(mut c: VenusTable) {
    let seat = c.active();
    let (count, set) = (dice(&c, seat), c.flag(layout::AUTO_SET));
    c.ledger.done();
    c.set_phase(Phase::Move);
    let mut sum = 0;
    for nth in 0..count as u16 {
        let value = if nth == 0 && set { SET_DIE } else { i64::from(c.ledger.roll()) };
        c.ledger.set(die(nth), value);
        sum += value;
    }
    c.ledger.set(layout::DICE_COUNT, count);
    c.ledger.set(layout::POINTS, sum);
    let bound = c.flag(layout::DECLARED);
    c.ledger.set(layout::BOUND, bound.into());
    if c.level().rules.dice_stay_visible {
        // MOV-4.3.4
        let (dial, shown) = (c.layout().last_dice(seat), c.spec());
        c.ledger.set(dial, count);
        for nth in 0..count as u16 {
            let value = c.ledger.dial(die(nth));
            c.ledger.set(shown.layout.last_die(seat, nth), value);
        }
    }
    let mut values = [0; layout::MOST_DICE as usize];
    for (nth, value) in values.iter_mut().enumerate() {
        *value = c.ledger.dial(die(nth as u16));
    }
    let words =
        c.ledger.say("mov-log-roll", Rule("MOV-4.3.1")).seat("seat", seat).number("sum", sum);
    if words.0.is_some() {
        words.arg(
            "dice",
            Value::List(values[..count as usize].iter().map(|&v| Value::Number(v)).collect()),
        );
    }
    c.follow(F_FLY_ON, 0);
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(c: &VenusTable, moment: TurnMoment, verb: Verb) -> Option<No> {
    let at_gate = c.level().rules.gate_lock == GateLockRule::AtGate;
    Some(match (verb, moment) {
        (STAY, TurnMoment::Flying) => no("MOV-3.1.3", "mov-no-stay-after-roll"),
        (STAY | ROLL | HEAD | HEAD_GATE, TurnMoment::Trading) => {
            no("MOV-3.1.1", "mov-no-move-after-trade")
        }
        (HEAD | HEAD_GATE | ROLL, TurnMoment::Flying) => no("MOV-4.2.3", "mov-no-rolled-already"),
        (HEAD, TurnMoment::Preparing) => no("MOV-4.2.1", "mov-no-head"),
        (HEAD_GATE, TurnMoment::Preparing) => no("MOV-4.2.2", "mov-no-head-gate"),
        (DRIVE_ON | DRIVE_OFF, TurnMoment::Flying) => no("MOV-4.1.1", "mov-no-drives-set"),
        (DRIVE_ON | DRIVE_OFF, TurnMoment::Preparing) => no("MOV-4.1.2", "mov-no-drive-as-whole"),
        (AUTO_PILOT, TurnMoment::Flying) => no("MOV-11.5.1", "mov-no-auto-pilot-set"),
        (AUTO_PILOT, TurnMoment::Preparing) => no("MOV-11.5.1", "mov-no-auto-pilot"),
        (GATE_LOCK, _) if at_gate => no("MOV-11.10.2", "mov-no-lock-late"),
        (GATE_LOCK, TurnMoment::Flying) => no("MOV-11.10.1", "mov-no-gate-lock-set"),
        (GATE_LOCK, TurnMoment::Preparing) => no("MOV-11.10.1", "mov-no-gate-lock"),
        (JUMP_START, TurnMoment::Flying) => no("MOV-4.1.3", "mov-no-jump-start-set"),
        (JUMP_START, TurnMoment::Preparing) => no("MOV-11.7.5", "mov-no-jump-start"),
        _ => return None,
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[STAY], stay);
    rules.apply(&[DRIVE_ON, DRIVE_OFF], set_drive);
    rules.apply(&[AUTO_PILOT], set_auto_pilot);
    rules.apply(&[GATE_LOCK], set_gate_lock);
    rules.apply(&[JUMP_START], set_jump_start);
    rules.apply(&[HEAD, HEAD_GATE], head);
    rules.apply(&[ROLL], roll);
    rules.consequence(&[F_SETTINGS_CHANGED], check_declaration);
    rules.offer(&[Q_START], offer_stay);
    rules.offer(&[Q_START], offer_settings);
    rules.offer(&[Q_START], offer_headings);
    rules.offer(&[Q_START], offer_roll);
}
