//! Chapter DD-3, what the players choose before the first turn: equipment, then a start planet.

use super::turn;
use crate::games::duck_dealer::{
    level::{Equipment, PlanetIx},
    table::{
        layout::{self, HOLDS, Phase, stock},
        nouns::{DuckTable, DuckView},
        verbs::{EQUIP, Q_EQUIP, Q_START, START},
    },
};
use crate::table::{
    action::Action,
    ids::{Rule, SeatId, SpaceId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// DD-3.8: any kind, as often as wished; crew is a token of the stock.
fn may_equip(t: &DuckTable, what: Equipment) -> Result<(), No> {
    match what.colour() {
        Some(colour) if t.stock(colour) < 1 => {
            no("DD-13.5", "dd-no-token").arg("colour", turn::colour_word(colour)).err()
        }
        _ => Ok(()),
    }
}

fn offer_equipment(t: DuckTable, mut out: ResMut<Offers>) {
    for (n, what) in Equipment::ALL.into_iter().enumerate() {
        let checks = may_equip(&t, what);
        out.judge(Action::one(EQUIP, n as i32), "dd-act-equip", Rule("DD-3.8"), checks)
            .kind("equipment", t.layout().equipment_kind(what));
    }
}

/// Takes a piece of equipment from stock or supply into a ship.
pub fn take(t: &mut DuckTable, seat: SeatId, what: Equipment) {
    let to = t.layout().equipment(seat, what);
    t.ledger.pay(what.colour().map_or(HOLDS, stock), to, 1);
}

fn equip(mut t: DuckTable, chosen: Res<Chosen>) {
    let seat = t.active();
    let what = Equipment::ALL[chosen.action().args[0] as usize % Equipment::ALL.len()];
    t.ledger.done();
    take(&mut t, seat, what);
    let kind = t.layout().equipment_kind(what);
    t.ledger.say("dd-log-equip", Rule("DD-3.8")).seat("seat", seat).kind("equipment", kind);
    if t.filled(seat) >= t.level().start_equipment {
        turn::next_to_prepare(&mut t, Phase::Start);
    }
}

/// DD-3.9: a start planet that nobody has taken.
fn may_start(t: &DuckTable, space: SpaceId) -> Result<(), No> {
    let planet = t.level().planet_of(space.0).filter(|&p| t.level().is_start(p));
    match planet {
        None => Err(no("DD-3.9", "dd-no-start-only")),
        Some(planet) if t.ship_on(planet.0) => Err(no("DD-3.9", "dd-no-start-taken")),
        Some(_) => Ok(()),
    }
}

fn offer_planets(t: DuckTable, mut out: ResMut<Offers>) {
    for planet in t.level().every_planet().filter(|&p| t.level().is_start(p)) {
        let space = SpaceId(planet.0);
        let checks = may_start(&t, space);
        out.judge(Action::one(START, space.0.into()), "dd-act-start", Rule("DD-3.9"), checks)
            .space("planet", space);
    }
}

fn start(mut t: DuckTable, chosen: Res<Chosen>) {
    let (seat, planet) = (t.active(), PlanetIx(chosen.action().space().0));
    let (ship, zone) = (t.layout().ship(seat), t.layout().ships_at(planet.0));
    t.ledger.done();
    t.ledger.move_piece(ship, zone);
    let line = t.ledger.say("dd-log-start", Rule("DD-3.9"));
    line.seat("seat", seat).space("planet", SpaceId(planet.0));
    turn::next_to_prepare(&mut t, Phase::Turn);
    if t.phase() == Phase::Turn {
        let first = SeatId(t.ledger.dial(layout::FIRST) as u8);
        turn::begin(&mut t, first);
    }
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    match action.verb {
        EQUIP => match Equipment::ALL.get(action.args[0] as usize) {
            Some(&what) => may_equip(t, what).err(),
            None => Some(no("DD-3.8", "dd-no-equipment")),
        },
        START => may_start(t, action.space()).err(),
        _ => None,
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[EQUIP], equip);
    rules.apply(&[START], start);
    rules.offer(&[Q_EQUIP], offer_equipment);
    rules.offer(&[Q_START], offer_planets);
}
