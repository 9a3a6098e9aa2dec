//! Chapter DD-7: the flight along a route to the next planet or point without an own cube, and the
//! stop that is declared (DD-8.2).

use super::{exploring, turn};
use crate::games::duck_dealer::{
    level::{Colour, Lane},
    table::{
        layout::{self, opened},
        nouns::{DuckTable, DuckView},
        verbs::{MOVE, Q_ACT, STOP, after},
    },
};
use crate::table::{
    action::Action,
    ids::{Rule, SeatId, SpaceId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Where one command along a lane leads: past the points with own cubes (DD-7.3, DD-7.4).
pub fn next_along<T: DuckView>(t: &T, seat: SeatId, lane: &Lane) -> Option<u16> {
    lane.ahead.iter().copied().find(|&space| t.cube_on(space) != Some(seat))
}

/// DD-7.8, DD-13.3: nothing flies or jumps with more aboard than it has room for.
pub fn may_leave(t: &DuckTable) -> Result<(), No> {
    let seat = t.active();
    let (load, capacity) = (t.load(seat), t.capacity(seat));
    match load > capacity {
        true => {
            no("DD-7.8", "dd-no-overloaded").number("load", load).number("capacity", capacity).err()
        }
        false => Ok(()),
    }
}

/// DD-7.1, DD-7.7: a step in hand, or a token that buys some.
fn may_step(t: &DuckTable) -> Result<(), No> {
    match t.ledger.dial(layout::STEPS) > 0 || t.can_spend(Colour::Red) > 0 {
        true => Ok(()),
        false => no("DD-7.1", "dd-no-red").err(),
    }
}

fn may_move(t: &DuckTable) -> Result<(), No> {
    may_leave(t).and_then(|()| may_step(t))
}

fn offer(t: DuckTable, mut out: ResMut<Offers>) {
    let seat = t.active();
    let checks = may_move(&t);
    let Some(here) = t.space_of(seat) else { return };
    if checks.is_err() && !out.looking {
        return;
    }
    let steps = t.ledger.dial(layout::STEPS);
    // What the next token buys where no step is in hand.
    let bought = if steps > 0 { 0 } else { t.speed(seat) };
    for lane in t.level().lanes(here) {
        let Some(to) = next_along(&t, seat, lane) else { continue };
        let key = if steps > 0 { "dd-act-move" } else { "dd-act-move-token" };
        out.judge(Action::one(MOVE, to.into()), key, Rule("DD-7.2"), checks.clone())
            .space("space", SpaceId(to))
            .number("left", steps + bought - 1);
    }
}

/// Flies: the token is paid when its first step is needed (DD-7.7), and the planet is left
/// (DD-11.6).
fn fly(mut t: DuckTable, chosen: Res<Chosen>) {
    let (seat, to) = (t.active(), chosen.action().space());
    if t.ledger.dial(layout::STEPS) == 0 {
        let speed = t.speed(seat);
        turn::spend(&mut t, Colour::Red, 1);
        t.ledger.set(layout::STEPS, speed);
    }
    t.ledger.add(layout::STEPS, -1);
    arrive(&mut t, to);
    let left = t.ledger.dial(layout::STEPS);
    let line = t.ledger.say("dd-log-move", Rule("DD-7.2")).seat("seat", seat);
    line.space("space", to).number("left", left);
}

/// The ship of the seat in turn leaves where it is (DD-11.6) and is somewhere else.
pub fn arrive(t: &mut DuckTable, to: SpaceId) {
    let seat = t.active();
    t.ledger.set(opened(seat), 0);
    let (ship, zone) = (t.layout().ship(seat), t.layout().ships_at(to.0));
    t.ledger.move_piece(ship, zone);
}

/// DD-8.2: with steps in hand, or on a planet that nobody has visited.
fn may_stop(t: &DuckTable) -> Result<(), No> {
    match t.planet_of(t.active()) {
        None => no("DD-8.2", "dd-no-planet").err(),
        Some(planet) if t.ledger.dial(layout::STEPS) > 0 || t.unexplored(planet) => Ok(()),
        Some(_) => no("DD-8.2", "dd-no-stopped").err(),
    }
}

fn offer_stop(t: DuckTable, mut out: ResMut<Offers>) {
    let checks = may_stop(&t);
    if checks.is_err() && !out.looking {
        return;
    }
    let planet = t.planet_of(t.active());
    let new = planet.is_some_and(|planet| t.unexplored(planet));
    let key = if new { "dd-act-stop-explore" } else { "dd-act-stop" };
    let words = out.judge(Action::plain(STOP), key, Rule("DD-8.2"), checks);
    if let Some(planet) = planet {
        words.space("planet", SpaceId(planet.0));
    }
}

fn stop(t: &mut DuckTable, _: Action) {
    let seat = t.active();
    let Some(planet) = t.planet_of(seat) else { return };
    let line = t.ledger.say("dd-log-stop", Rule("DD-8.2")).seat("seat", seat);
    line.space("planet", SpaceId(planet.0));
}

/// Why a space cannot be flown to now (DD-7.2, DD-7.4).
fn not_there(t: &DuckTable, space: i32) -> No {
    let seat = t.active();
    let lanes = t.space_of(seat).map_or(&[][..], |here| t.level().lanes(here));
    let skipped = |lane: &Lane| {
        let own = |p: &&u16| t.cube_on(**p) == Some(seat);
        lane.ahead.iter().take_while(own).any(|&p| i32::from(p) == space)
    };
    if lanes.iter().any(skipped) {
        return no("DD-7.4", "dd-no-skipped");
    }
    no("DD-7.2", "dd-no-adjacent")
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    match action.verb {
        MOVE => may_move(t).err().or_else(|| Some(not_there(t, action.args[0]))),
        STOP => may_stop(t).err(),
        _ => None,
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[MOVE], fly);
    exploring::stopping(rules, &[STOP], const { &[after(STOP)] }, stop);
    rules.offer(&[Q_ACT], offer);
    rules.offer(&[Q_ACT], offer_stop);
}
