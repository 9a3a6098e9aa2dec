//! Flying (MOV-4.4, MOV-4.5, MOV-4.11): step by step along the links until the ship lands, is
//! stopped, is blocked or has no movement points. A jump over coloured spaces is flown step by step
//! too; where it leaves no choice the ship is carried on. What a circle, gate, hazard or box does
//! is said in their own chapters.

use super::{
    flight::{Bar, Flight, FlightSpot},
    moves,
};
use crate::games::merchant_of_venus::{
    level::{LinkIx, SpaceIx},
    table::{
        layout::{self, SPACE_WORDS, space_id},
        nouns::{VenusTable, VenusView, anything_new},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, Thing},
    ids::{Dial, LinkId, Rule, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Why a step is not legal, worded. Built only where somebody looks.
fn refusal(f: &Flight<VenusTable>, bar: Bar) -> No {
    match bar {
        Bar::Closed => no("MOV-11.4.1", "mov-no-air-foil"),
        Bar::Number => no(f.number_rule(), "mov-no-number-fixed"),
        Bar::Elsewhere => no("MOV-4.6.1", "mov-no-elsewhere").number("number", f.now.pilot.into()),
        Bar::ByGate(_) => no("MOV-4.7.1", "mov-no-by-gate").number("number", f.now.pilot.into()),
        Bar::Back => no(f.back_rule(), "mov-no-turning-back"),
        Bar::Twice => no("MOV-4.11.7", "mov-no-same-space"),
        Bar::NoEnd => no("MOV-4.11.2", "mov-no-jump-end").number("left", f.now.points),
        Bar::Points(cost) => {
            no("MOV-4.4.3", "mov-no-points").number("cost", cost).number("left", f.now.points)
        }
        Bar::Declared => no("MOV-4.2.4", "mov-no-declared"),
    }
}

fn offer_steps(c: VenusTable, mut out: ResMut<Offers>) {
    let f = Flight::of(&c);
    let spot = f.spot();
    let held = f.is_held(f.exit(spot, f.now.pilot));
    for &(link, to) in &f.level.space(f.now.at).links {
        let action = Action::one(STEP, to.0.into());
        let cost = match f.may_step(spot, held, link, to) {
            Ok(cost) => cost,
            Err(bar) if out.looking => {
                out.judge(action, "mov-act-step", Rule("MOV-4.4.1"), Err(refusal(&f, bar)));
                continue;
            }
            Err(_) => continue,
        };
        let over = f.jumps(to);
        let (key, rule) =
            if over { ("mov-act-jump-over", "MOV-4.11.1") } else { ("mov-act-step", "MOV-4.4.1") };
        let looking = out.looking;
        let mut words = out
            .offer(action, key, Rule(rule))
            .space("space", space_id(to))
            .number("cost", cost)
            .touch(Thing::Link(LinkId(link.0)));
        if over && looking {
            // Where the jump can end is shown together with its first space.
            f.ends(link, to, |end| {
                words = std::mem::replace(&mut words, crate::table::action::MessageArgs(None))
                    .touch(Thing::Space(space_id(end)));
                false
            });
        }
    }
}

fn step(mut c: VenusTable, chosen: Res<Chosen>) {
    let to = SpaceIx(chosen.action().space().0);
    let Some(link) = c.level().link_between(c.ship_at(c.active()), to) else { return };
    c.ledger.done();
    fly(&mut c, link, to);
    c.follow(F_ENTERED, 0);
}

/// Flies along one link.
fn fly(c: &mut VenusTable, link: LinkIx, to: SpaceIx) {
    let f = Flight::of(c);
    let (seat, before, after) = (f.seat, f.now, f.after_step(link, to));
    if before.bound && !f.follows(link, to) {
        // MOV-4.2.4: nothing else was legal.
        c.ledger.say("mov-log-declaration-void", Rule("MOV-4.2.4")).seat("seat", seat);
    }
    moves::take_course(c, &after);
    let (key, rule) = if after.in_jump {
        ("mov-log-jump-over", "MOV-4.11.1")
    } else {
        ("mov-log-step", "MOV-4.4.1")
    };
    c.ledger
        .say(key, Rule(rule))
        .seat("seat", seat)
        .space("space", space_id(to))
        .number("cost", before.points - after.points)
        .number("left", after.points);
}

fn end_jump(c: &mut VenusTable) {
    for dial in [layout::IN_JUMP, layout::CARRIED] {
        c.ledger.set(dial, 0);
    }
    for word in 0..SPACE_WORDS {
        c.ledger.set(Dial(layout::JUMPED.0 + word), 0);
    }
}

/// Asks how the ship flies on, carries it on where a jump leaves no choice, or ends the movement
/// where nothing is left to choose (MOV-4.4.4, MOV-4.4.5). Comes after what else happens on
/// entering a space: that is said by the chapters of encounters, observing and hazards.
fn fly_on(mut c: VenusTable) {
    c.ledger.done();
    let f = Flight::of(&c);
    let seat = f.seat;
    if f.now.in_jump || f.now.carried {
        let mut ways = f.steps();
        let (way, fork) = (ways.next(), ways.next().is_some());
        drop(ways);
        match way {
            None => c.follow(F_MOVEMENT_ENDS, 0),
            Some((link, to)) if !fork && !anything_new(&c, seat) => {
                fly(&mut c, link, to);
                c.follow(F_ENTERED, 0);
            }
            Some(_) => c.ask(seat, Q_MOVE),
        }
    } else if !f.can_go_on() && !f.may_reroll() {
        c.follow(F_MOVEMENT_ENDS, 0);
    } else if c.flag(layout::HAZARD_DUE) {
        c.ask(seat, Q_HAZARD);
    } else {
        c.ask(seat, Q_MOVE);
    }
}

/// What is left of the movement points is lost where the ship cannot go on: in a circle by its
/// pilot number (MOV-4.6.4), elsewhere since no way leads on (MOV-4.4.5). Who can land has landed.
fn tell_points_lost(c: &mut VenusTable) {
    let (seat, left) = (c.active(), c.ledger.dial(layout::POINTS));
    if left <= 0 || c.flag(layout::HAZARD_DUE) || c.place(c.ship_at(seat)).is_landing() {
        return;
    }
    let (key, rule) = match Flight::of(c).spot() {
        FlightSpot::Circle => ("mov-log-blocked", "MOV-4.6.4"),
        _ => ("mov-log-points-lost", "MOV-4.4.5"),
    };
    c.ledger.say(key, Rule(rule)).seat("seat", seat).number("left", left);
}

/// The movement is over; what is left of the movement points is lost. What comes then is the
/// business of the turn.
fn end_movement(mut c: VenusTable) {
    c.ledger.done();
    tell_points_lost(&mut c);
    let spent = c.ledger.dial(layout::POINTS) <= 0;
    c.ledger.set(layout::POINTS, 0);
    c.ledger.set(layout::HAZARD_DUE, 0);
    end_jump(&mut c);
    // MOV-10.3.5: whoever stops short of the last point meets nobody in open space.
    let stayed = !c.flag(layout::MOVED);
    let company = stayed || spent || !c.spec.0.rules.has(2);
    c.follow(F_MOVED, company.into());
    c.follow(F_LOOK_ROUND, 0);
}

/// Whether the ship in turn may land where it is (MOV-4.4.6).
fn may_land(c: &VenusTable) -> Result<(), No> {
    let at = c.ship_at(c.active());
    if c.flag(layout::IN_JUMP) || c.flag(layout::CARRIED) {
        return no("MOV-4.11.1", "mov-no-stop-in-jump").err();
    }
    if !c.place(at).is_landing() {
        return if c.level().space(at).is_orbit {
            no("MOV-4.4.8", "mov-no-port-here").err()
        } else {
            no("MOV-4.4.6", "mov-no-landing-place").err()
        };
    }
    if c.ledger.dial(layout::STEPS) == 0 {
        return no("MOV-4.4.6", "mov-no-land-at-start").err();
    }
    Ok(())
}

fn offer_land(c: VenusTable, mut out: ResMut<Offers>) {
    let at = space_id(c.ship_at(c.active()));
    out.judge(Action::plain(LAND), "mov-act-land", Rule("MOV-4.4.6"), may_land(&c))
        .space("space", at);
}

fn land(mut c: VenusTable) {
    c.ledger.done();
    // Landing forfeits what is left of the movement points (MOV-4.4.6); the turn says where the
    // ship has landed.
    c.ledger.set(layout::POINTS, 0);
    c.follow(F_MOVEMENT_ENDS, 0);
}

/// An edited position may leave a ship in flight with nothing to choose: then the movement is over
/// (MOV-4.4.5).
fn offer_drift(mut out: ResMut<Offers>) {
    if out.list.is_empty() {
        out.offer(Action::plain(END_TURN), "mov-act-drift", Rule("MOV-4.4.5"));
    }
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(c: &VenusTable, moment: TurnMoment, verb: Verb) -> Option<No> {
    let hazard = c.flag(layout::HAZARD_DUE);
    Some(match (verb, moment) {
        (_, TurnMoment::Preparing) => no("MOV-4.2.3", "mov-no-not-rolled-yet"),
        (_, TurnMoment::Trading) => no("MOV-3.1.1", "mov-no-move-after-trade"),
        (STEP, TurnMoment::Flying) if hazard => no("MOV-4.8.1", "mov-no-fee-first"),
        (STEP, TurnMoment::Flying) => no("MOV-4.4.1", "mov-no-link"),
        (LAND, TurnMoment::Flying) if hazard => no("MOV-4.4.6", "mov-no-landing-place"),
        _ => return None,
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[STEP], step);
    rules.apply(&[LAND], land);
    rules.consequence(&[F_MOVEMENT_ENDS], end_movement);
    rules.offer(&[Q_MOVE], offer_steps);
    rules.offer(&[Q_MOVE], offer_land);
}

/// Puts what must come last into the stages: among the offers of a movement, and on entering a
/// space after what the other chapters say about it.
pub fn plug_last(rules: &mut Rules) {
    rules.consequence(&[F_ENTERED, F_FLY_ON], fly_on);
    rules.offer(&[Q_MOVE], offer_drift);
}
