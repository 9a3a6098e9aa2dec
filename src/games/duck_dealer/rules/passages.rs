//! Chapter DD-9: Schrödinger passages are placed, and ships jump through them.

use super::{flight, turn};
use crate::games::duck_dealer::{
    level::{Colour, PlanetIx},
    table::{
        nouns::{DuckTable, DuckView},
        verbs::{JUMP, PASSAGE, Q_ACT},
    },
};
use crate::table::{
    action::Action,
    ids::{Rule, SpaceId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// DD-9.1: a marker in hand, a planet without a passage of any colour.
fn may_place(t: &DuckTable, space: u16) -> Result<(), No> {
    let Some(planet) = t.level().planet_of(space) else {
        return no("DD-9.1", "dd-no-passage-planet").err();
    };
    if t.ledger.count(t.layout().passages(t.active())) == 0 {
        return no("DD-9.2", "dd-no-passage-left").err();
    }
    match t.passage_on(planet) {
        Some(_) => no("DD-9.1", "dd-no-passage-there").err(),
        None => Ok(()),
    }
}

fn offer_places(t: DuckTable, mut out: ResMut<Offers>) {
    if t.ledger.count(t.layout().passages(t.active())) == 0 {
        return;
    }
    for planet in t.level().every_planet() {
        let checks = may_place(&t, planet.0);
        let action = Action::one(PASSAGE, planet.0.into());
        out.judge(action, "dd-act-passage", Rule("DD-9.1"), checks)
            .space("planet", SpaceId(planet.0));
    }
}

fn place(mut t: DuckTable, chosen: Res<Chosen>) {
    let (seat, planet) = (t.active(), PlanetIx(chosen.action().space().0));
    let hand = t.layout().passages(seat);
    let Some(&marker) = t.ledger.contents(hand).last() else { return };
    let zone = t.layout().passage_at(planet);
    t.ledger.move_piece(marker, zone);
    let line = t.ledger.say("dd-log-passage", Rule("DD-9.1")).seat("seat", seat);
    line.space("planet", SpaceId(planet.0));
}

/// DD-9.3: a passage here whose other end is placed, and a red token.
fn may_jump(t: &DuckTable) -> Result<PlanetIx, No> {
    let here = t.planet_of(t.active()).filter(|&planet| t.passage_on(planet).is_some());
    let Some(here) = here else { return Err(no("DD-9.3", "dd-no-passage-here")) };
    let Some(to) = t.other_end(here) else { return Err(no("DD-9.3", "dd-no-other-end")) };
    flight::may_leave(t)?;
    let price = t.level().costs.jump;
    match t.can_spend(Colour::Red) < price {
        true => Err(no("DD-9.3", "dd-no-red-jump").number("count", price)),
        false => Ok(to),
    }
}

fn offer_jump(t: DuckTable, mut out: ResMut<Offers>) {
    let here = t.planet_of(t.active()).filter(|&planet| t.passage_on(planet).is_some());
    let Some(here) = here else { return };
    let to = t.other_end(here);
    let checks = may_jump(&t).map(|_| ());
    let words = out.judge(Action::plain(JUMP), "dd-act-jump", Rule("DD-9.3"), checks);
    if let Some(to) = to {
        words.space("planet", SpaceId(to.0)).number("price", t.level().costs.jump);
    }
}

/// DD-9.4: no steps are paid, and those in hand stay.
fn jump(mut t: DuckTable) {
    let Ok(to) = may_jump(&t) else { return };
    let (seat, price) = (t.active(), t.level().costs.jump);
    turn::spend(&mut t, Colour::Red, price);
    flight::arrive(&mut t, SpaceId(to.0));
    let line = t.ledger.say("dd-log-jump", Rule("DD-9.3")).seat("seat", seat);
    line.space("planet", SpaceId(to.0)).number("price", price);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    match action.verb {
        PASSAGE => may_place(t, u16::try_from(action.args[0]).unwrap_or(u16::MAX)).err(),
        JUMP => may_jump(t).err(),
        _ => None,
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[PASSAGE], place);
    rules.apply(&[JUMP], jump);
    rules.offer(&[Q_ACT], offer_places);
    rules.offer(&[Q_ACT], offer_jump);
}
