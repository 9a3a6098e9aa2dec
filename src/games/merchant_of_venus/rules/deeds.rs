//! Deeds (MOV-9.1, MOV-9.3, MOV-9.5): ports on orbits and one factory for each culture, a fifth
//! cheaper at home. What they earn is paid by `visit`; what they count stands in `state`.

use super::{supply, visit};
use crate::games::merchant_of_venus::{
    level::{CultureIx, DeedIx, FactoryMarkerPlace, SpaceIx, SystemIx},
    table::{
        layout::{FACTORY, PORT, space_id},
        nouns::{VenusTable, VenusView},
        spec::PlaceKind,
        verbs::{BUY_FACTORY, BUY_PORT, Q_BASKET, Q_TRADE},
    },
};
use crate::table::{
    action::{Action, Value},
    ids::{PieceId, Rule},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The system where the ship in turn lies.
fn here(c: &VenusTable) -> Option<SystemIx> {
    c.level().space(c.ship_at(c.active())).system
}

/// MOV-9.1.1: the culture of this system sells its deeds, and nobody else.
fn seller(c: &VenusTable, system: Option<SystemIx>) -> Result<CultureIx, No> {
    let elsewhere = || {
        let name = system.map_or_else(String::new, |s| c.level().system(s).name.clone());
        no("MOV-9.1.1", "mov-no-deed-of-elsewhere").arg("system", Value::Name(name))
    };
    if system.is_none() || here(c) != system || visit::place(c) == PlaceKind::Base {
        return Err(elsewhere());
    }
    visit::culture(c)
}

/// MOV-1.1.4: a seat that has placed all its markers builds nothing more.
fn marker_left(c: &VenusTable) -> Result<PieceId, No> {
    let first = c.ledger.contents(c.layout().sites(c.active())).first().copied();
    first.ok_or_else(|| {
        no("MOV-1.1.4", "mov-no-markers-left")
            .number("count", c.level().rules.markers_per_seat.map_or(0, i64::from))
    })
}

fn port_for_sale(c: &VenusTable, deed: DeedIx) -> Result<(), No> {
    let d = c.level().port_deed(deed);
    let culture = seller(c, Some(d.system))?;
    if let Some(owner) = c.deed_owner(c.layout().port_deed(deed)) {
        return no("MOV-5.1.6", "mov-no-orbit-taken").arg("seat", Value::Seat(owner)).err();
    }
    marker_left(c)?;
    visit::can_pay(c, c.deed_price(c.active(), Some(culture), d.terms.price))
}

/// Whether a factory marker may stand on a space (1988, MOV-9.3.2): a city or a port of the system,
/// whoever owns it.
fn holds_factory(c: &VenusTable, space: SpaceIx) -> bool {
    matches!(
        c.place(space),
        PlaceKind::SurfaceCity | PlaceKind::SpaceCity | PlaceKind::Port(_) | PlaceKind::OpenPort
    )
}

fn factory_for_sale(c: &VenusTable, space: SpaceIx) -> Result<(), No> {
    let culture = seller(c, c.level().space(space).system)?;
    if let Some(owner) = c.factory_owner(culture) {
        return no("MOV-9.3.3", "mov-no-factory-owned").arg("seat", Value::Seat(owner)).err();
    }
    marker_left(c)?;
    if c.level().rules.factory_marker == FactoryMarkerPlace::CityOrPort && !holds_factory(c, space)
    {
        return no("MOV-9.3.2", "mov-no-factory-place").err();
    }
    visit::can_pay(
        c,
        c.deed_price(c.active(), Some(culture), c.level().culture(culture).factory_deed.price),
    )
}

fn judge_port(c: &VenusTable, out: &mut Offers, deed: DeedIx) {
    let d = c.level().port_deed(deed);
    let space = space_id(d.space);
    let cost = c.deed_price(c.active(), c.discovered(d.system), d.terms.price);
    let action = Action::one(BUY_PORT, space.0.into());
    out.judge(action, "mov-act-buy-port", Rule("MOV-9.1.2"), port_for_sale(c, deed))
        .space("space", space)
        .money("price", cost);
}

fn judge_factory(c: &VenusTable, out: &mut Offers, space: SpaceIx) {
    let culture = c.culture_at(space);
    let cost = culture.map_or(0, |culture| {
        c.deed_price(c.active(), Some(culture), c.level().culture(culture).factory_deed.price)
    });
    // 1988: the marker goes where the buyer says (MOV-9.3.2); 2012: to the market, so the place of
    // the ship stands for it.
    let choice = c.level().rules.factory_marker == FactoryMarkerPlace::CityOrPort;
    let (key, rule) = if choice {
        ("mov-act-buy-factory-at", "MOV-9.3.2")
    } else {
        ("mov-act-buy-factory", "MOV-9.3.1")
    };
    let action = Action::one(BUY_FACTORY, space.0.into());
    let checks = factory_for_sale(c, space);
    let words = out
        .judge(action, key, Rule(rule), checks)
        .space("space", space_id(space))
        .money("price", cost);
    if let Some(culture) = culture {
        words.name("culture", || c.level().culture(culture).name.clone());
    }
}

fn offer_deeds(c: VenusTable, mut out: ResMut<Offers>) {
    if !out.looking && c.card_left() == 0 && visit::buy_left(&c).is_err() {
        return;
    }
    let home = here(&c);
    if out.looking {
        (0..c.level().port_deeds.len() as u8).for_each(|n| judge_port(&c, &mut out, DeedIx(n)));
        for system in c.level().systems.iter().filter(|s| s.is_culture_system()) {
            // One space stands for the factory of a system elsewhere: it is refused as such.
            if let Some(&space) = system.landings.first().or(system.orbits.first())
                && c.level().space(space).system != home
            {
                judge_factory(&c, &mut out, space);
            }
        }
    }
    let at = c.ship_at(c.active());
    let Some(system) = home.filter(|_| c.culture_at(at).is_some()).map(|s| c.level().system(s))
    else {
        return;
    };
    if !out.looking {
        system
            .orbits
            .iter()
            .filter_map(|&o| c.level().space(o).deed)
            .for_each(|deed| judge_port(&c, &mut out, deed));
    }
    // The place where the ship lies comes first: where the marker stands has no effect (MOV-9.3.2).
    judge_factory(&c, &mut out, at);
    if c.level().rules.factory_marker == FactoryMarkerPlace::CityOrPort {
        for &space in system.spaces.iter().filter(|&&s| s != at) {
            let orbit = out.looking && c.level().space(space).is_orbit;
            if orbit || holds_factory(&c, space) {
                judge_factory(&c, &mut out, space);
            }
        }
    }
}

/// Pays for a deed, takes it and places a marker of the buyer in `zone`.
fn take_deed(
    c: &mut VenusTable,
    deed: PieceId,
    cost: i64,
    zone: crate::table::ids::ZoneId,
    sort: i32,
) {
    let seat = c.active();
    let (deeds, sites) = (c.layout().deeds(seat), c.layout().sites(seat));
    let paid = visit::pay(c, cost);
    c.ledger.move_piece(deed, deeds);
    if let Some(&marker) = c.ledger.contents(sites).first() {
        c.ledger.set_mark(marker, sort);
        c.ledger.move_piece(marker, zone);
    }
    visit::commission_on_buy(c, cost, paid);
}

fn buy_port(mut c: VenusTable, chosen: Res<Chosen>) {
    let space = SpaceIx(chosen.action().space().0);
    let (Some(deed), Some(culture)) = (c.level().space(space).deed, c.culture_at(space)) else {
        return;
    };
    let seat = c.active();
    let cost = c.deed_price(seat, Some(culture), c.level().port_deed(deed).terms.price);
    let (piece, zone) = (c.layout().port_deed(deed), c.layout().space(space));
    c.ledger
        .say("mov-log-port", Rule("MOV-9.1.2"))
        .seat("seat", seat)
        .space("space", space_id(space))
        .money("price", cost);
    take_deed(&mut c, piece, cost, zone, PORT);
}

fn buy_factory(mut c: VenusTable, chosen: Res<Chosen>) {
    let space = SpaceIx(chosen.action().space().0);
    let Some(culture) = c.culture_at(space) else { return };
    let seat = c.active();
    let cost = c.deed_price(seat, Some(culture), c.level().culture(culture).factory_deed.price);
    let zone = match c.level().rules.factory_marker {
        FactoryMarkerPlace::CityOrPort => c.layout().space(space),
        FactoryMarkerPlace::Market => c.layout().market(culture),
    };
    let name = c.culture_name(culture);
    c.ledger
        .say("mov-log-factory", Rule("MOV-9.3.1"))
        .seat("seat", seat)
        .arg("culture", name)
        .money("price", cost);
    let deed = c.layout().factory_deed(culture);
    take_deed(&mut c, deed, cost, zone, FACTORY);
    supply::factory_built(&mut c, culture);
    let (kind, name) = (c.layout().factory_good(culture), c.culture_name(culture));
    c.ledger.say("mov-log-factory-good", Rule("MOV-7.4.2")).kind("kind", kind).arg("culture", name);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[BUY_PORT], buy_port);
    rules.apply(&[BUY_FACTORY], buy_factory);
    rules.offer(&[Q_TRADE, Q_BASKET], offer_deeds);
}
