//! Chapter DD-11: sites are claimed, and what a claimed site costs its owner.

use super::{
    building::here,
    exploring,
    turn::{self, SITE_KEYS},
};
use crate::games::duck_dealer::{
    level::{Colour, PlanetIx},
    table::{
        layout::{Site, opened},
        nouns::{DuckTable, DuckView},
        verbs::{CLAIM, Q_ACT, after},
    },
};
use crate::table::{
    action::{Action, Value},
    ids::{Rule, SpaceId},
    offers::{No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::ResMut;

/// Blue tokens that a use of a site costs the seat in turn (DD-11.4, DD-12.1).
pub fn price(t: &DuckTable, site: Site) -> i64 {
    if t.is_open(t.active(), site) { 0 } else { t.level().costs.trade }
}

/// Pays for a use of a site. The first use of a claimed one opens it (DD-11.4, DD-11.6).
pub fn pay_use(t: &mut DuckTable, planet: PlanetIx, site: Site) {
    let (seat, price) = (t.active(), price(t, site));
    turn::spend(t, Colour::Blue, price);
    if t.claimed(planet, site) == Some(seat) {
        let open = t.ledger.dial(opened(seat)) | 1 << site.place();
        t.ledger.set(opened(seat), open);
    }
}

/// Whether there is a working site of this sort on a planet (DD-11.2, DD-11.3).
fn is_there(t: &DuckTable, planet: PlanetIx, site: Site) -> Result<(), No> {
    let nothing = || no("DD-11.1", "dd-no-site").err();
    let unbuilt = || no("DD-11.3", "dd-no-unbuilt").err();
    match site {
        Site::Mine if t.mine(planet).is_none() => nothing(),
        Site::Shipyard => match t.yard(planet) {
            None => nothing(),
            Some((_, _, false)) => unbuilt(),
            Some(_) => Ok(()),
        },
        Site::Consumer => match t.consumer(planet) {
            None => nothing(),
            Some(_) if !t.spec.0.options.consumer_privileges => {
                no("DD-11.2", "dd-no-claim-consumer").err()
            }
            Some((_, _, false)) => unbuilt(),
            Some(_) => Ok(()),
        },
        Site::Factory if t.factory(planet).is_none() => nothing(),
        Site::Mine | Site::Factory => Ok(()),
    }
}

fn may_claim(t: &DuckTable, site: Site) -> Result<(), No> {
    let planet = here(t)?;
    is_there(t, planet, site)?;
    if let Some(owner) = t.claimed(planet, site) {
        return no("DD-11.1", "dd-no-claimed").arg("owner", Value::Seat(owner)).err();
    }
    if t.ledger.count(t.layout().cubes(t.active())) == 0 {
        return no("DD-6.2", "dd-no-cube").err();
    }
    let price = t.level().costs.privilege;
    match t.can_spend(Colour::Yellow) < price {
        true => no("DD-11.1", "dd-no-yellow-claim").number("count", price).err(),
        false => Ok(()),
    }
}

fn offer(t: DuckTable, mut out: ResMut<Offers>) {
    let price = t.level().costs.privilege;
    if !out.looking && t.can_spend(Colour::Yellow) < price {
        return;
    }
    let Ok(planet) = here(&t) else { return };
    let start = t.level().is_start(planet);
    for (n, site) in Site::ALL.into_iter().enumerate() {
        let there = site.fits(start) && t.ledger.count(zone_of(&t, planet, site)) > 0;
        if !there {
            continue;
        }
        let checks = may_claim(&t, site);
        out.judge(Action::one(CLAIM, n as i32), "dd-act-claim", Rule("DD-11.1"), checks)
            .word("site", SITE_KEYS[n])
            .space("planet", SpaceId(planet.0))
            .number("price", price);
    }
}

/// Where the tile of a site lies.
fn zone_of(t: &DuckTable, planet: PlanetIx, site: Site) -> crate::table::ids::ZoneId {
    let l = t.layout();
    match site {
        Site::Mine => l.mine(planet),
        Site::Shipyard | Site::Consumer => l.second(planet),
        Site::Factory => l.factory(planet).unwrap_or(l.second(planet)),
    }
}

fn claim(t: &mut DuckTable, action: Action) {
    let seat = t.active();
    let (Ok(planet), Some(&site)) = (here(t), Site::ALL.get(action.args[0] as usize)) else {
        return;
    };
    let (hand, price) = (t.layout().cubes(seat), t.level().costs.privilege);
    let (Some(&cube), Some(zone)) =
        (t.ledger.contents(hand).last(), t.layout().privilege(planet, site))
    else {
        return;
    };
    turn::spend(t, Colour::Yellow, price);
    t.ledger.move_piece(cube, zone);
    let line = t.ledger.say("dd-log-claim", Rule("DD-11.1")).seat("seat", seat);
    line.word("site", SITE_KEYS[site as usize]).space("planet", SpaceId(planet.0));
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    (action.verb == CLAIM).then(|| match Site::ALL.get(action.args[0] as usize) {
        Some(&site) => may_claim(t, site).err(),
        None => Some(no("DD-11.1", "dd-no-site")),
    })?
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    exploring::stopping(rules, &[CLAIM], const { &[after(CLAIM)] }, claim);
    rules.offer(&[Q_ACT], offer);
}
