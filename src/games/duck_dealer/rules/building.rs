//! Chapter DD-10: shipyards and consumers are built, factories set up. Each costs yellow energy and
//! two goods, and brings points at once.

use super::{
    exploring,
    paying::{self, good_of, may_pay, may_use},
    turn,
};
use crate::games::duck_dealer::{
    level::{Colour, ConsumerIx, FactoryIx, GoodIx, PlanetIx, YardIx},
    table::{
        layout::{FACTORIES, PieceNoun},
        nouns::{DuckTable, DuckView},
        verbs::{BUILD_CONSUMER, BUILD_FACTORY, BUILD_YARD, Q_ACT, after},
    },
};
use crate::table::{
    action::Action,
    ids::{PieceId, Rule, SpaceId},
    offers::{No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::ResMut;

/// DD-10.1: where the ship of the seat in turn is.
pub fn here(t: &DuckTable) -> Result<PlanetIx, No> {
    t.planet_of(t.active()).ok_or_else(|| no("DD-10.1", "dd-no-between"))
}

/// DD-10.2.
fn may_spend(t: &DuckTable) -> Result<(), No> {
    let price = t.level().costs.build;
    match t.can_spend(Colour::Yellow) < price {
        true => no("DD-10.2", "dd-no-yellow").number("count", price).err(),
        false => Ok(()),
    }
}

/// The shipyard that could be built here, as far as goods and energy go for it (DD-10.3).
fn unbuilt_yard(t: &DuckTable) -> Result<YardIx, No> {
    match t.yard(here(t)?) {
        None => Err(no("DD-10.1", "dd-no-yard")),
        Some((_, _, true)) => Err(no("DD-10.3", "dd-no-built")),
        Some((_, yard, false)) => Ok(yard),
    }
}

/// The consumer that could be built here (DD-10.4).
fn unbuilt_consumer(t: &DuckTable) -> Result<ConsumerIx, No> {
    match t.consumer(here(t)?) {
        None => Err(no("DD-10.4", "dd-no-consumer")),
        Some((_, _, true)) => Err(no("DD-10.4", "dd-no-built")),
        Some((_, consumer, false)) => Ok(consumer),
    }
}

fn may_build(t: &DuckTable, named: GoodIx, other: Option<GoodIx>) -> Result<(), No> {
    may_pay(t, named, other).and_then(|()| may_spend(t))
}

fn offer_yard(t: DuckTable, mut out: ResMut<Offers>) {
    let Ok(yard) = unbuilt_yard(&t) else { return };
    if !out.looking && may_spend(&t).is_err() {
        return;
    }
    let yard = t.level().yard(yard);
    for other in paying::others(&t, yard.good) {
        let checks = may_build(&t, yard.good, Some(other));
        let action = Action::one(BUILD_YARD, other.0.into());
        let words = out.judge(action, "dd-act-build-shipyard", Rule("DD-10.3"), checks);
        words
            .kind("equipment", t.layout().equipment_kind(yard.gives))
            .kind("good", t.layout().good_kind(yard.good))
            .kind("other", t.layout().good_kind(other))
            .number("vp", yard.vp);
    }
}

fn offer_consumer(t: DuckTable, mut out: ResMut<Offers>) {
    let Ok(consumer) = unbuilt_consumer(&t) else { return };
    if !out.looking && may_spend(&t).is_err() {
        return;
    }
    let consumer = t.level().consumer(consumer);
    for other in paying::others(&t, consumer.good) {
        let checks = may_build(&t, consumer.good, Some(other));
        let action = Action::one(BUILD_CONSUMER, other.0.into());
        let words = out.judge(action, "dd-act-build-consumer", Rule("DD-10.4"), checks);
        words
            .kind("good", t.layout().good_kind(consumer.good))
            .kind("other", t.layout().good_kind(other))
            .number("vp", consumer.vp);
    }
}

/// DD-10.5: an ordinary planet whose factory place is empty.
fn free_place(t: &DuckTable) -> Result<PlanetIx, No> {
    let planet = here(t)?;
    match t.layout().factory(planet) {
        None => Err(no("DD-10.5", "dd-no-factory-place")),
        Some(_) if t.factory(planet).is_some() => Err(no("DD-10.5", "dd-no-factory-taken")),
        Some(_) => Ok(planet),
    }
}

/// The tile of a factory in the supply (DD-2.7).
fn in_supply(t: &DuckTable, factory: FactoryIx) -> Result<PieceId, No> {
    let kind = t.layout().factory_kind(factory);
    t.ledger.find(FACTORIES, kind).ok_or_else(|| no("DD-2.7", "dd-no-factory-gone"))
}

fn may_set_up(t: &DuckTable, factory: FactoryIx) -> Result<PieceId, No> {
    free_place(t)?;
    let tile = in_supply(t, factory)?;
    may_use(t, t.recipe(factory).inputs, "DD-10.5")?;
    may_spend(t)?;
    Ok(tile)
}

fn offer_factories(t: DuckTable, mut out: ResMut<Offers>) {
    if free_place(&t).is_err() || (!out.looking && may_spend(&t).is_err()) {
        return;
    }
    for &tile in t.ledger.contents(FACTORIES) {
        let PieceNoun::Factory(factory) = t.layout().what(t.ledger.kind(tile)) else { continue };
        let recipe = t.recipe(factory);
        let aboard = recipe.inputs.iter().all(|&good| t.cargo(t.active(), good) > 0);
        if !aboard && !out.looking {
            continue;
        }
        let checks = may_set_up(&t, factory).map(|_| ());
        let action = Action::one(BUILD_FACTORY, recipe.product.0.into());
        let words = out.judge(action, "dd-act-build-factory", Rule("DD-10.5"), checks);
        words
            .kind("good", t.layout().good_kind(recipe.product))
            .arg("a", paying::name(&t, recipe.inputs[0]))
            .arg("b", paying::name(&t, recipe.inputs[1]))
            .number("vp", recipe.vp);
    }
}

/// Turns the tile on the second place to its built side.
fn turn_over(t: &mut DuckTable, planet: PlanetIx) {
    let zone = t.layout().second(planet);
    if let Some(&tile) = t.ledger.contents(zone).first() {
        t.ledger.set_mark(tile, 1);
    }
}

/// Energy, goods, points: what every building has.
fn pay(t: &mut DuckTable, goods: [GoodIx; 2], vp: i64) {
    let price = t.level().costs.build;
    turn::spend(t, Colour::Yellow, price);
    paying::pay(t, goods);
    paying::score(t, vp);
}

fn build_yard(t: &mut DuckTable, action: Action) {
    let seat = t.active();
    let (Ok(planet), Ok(yard), Some(other)) =
        (here(t), unbuilt_yard(t), good_of(t, action.args[0]))
    else {
        return;
    };
    let (good, vp, gives) = {
        let yard = t.level().yard(yard);
        (yard.good, yard.vp, yard.gives)
    };
    pay(t, [good, other], vp);
    turn_over(t, planet);
    let kind = t.layout().equipment_kind(gives);
    let line = t.ledger.say("dd-log-build-shipyard", Rule("DD-10.3")).seat("seat", seat);
    line.kind("equipment", kind).space("planet", SpaceId(planet.0)).number("vp", vp);
}

fn build_consumer(t: &mut DuckTable, action: Action) {
    let seat = t.active();
    let (Ok(planet), Ok(consumer), Some(other)) =
        (here(t), unbuilt_consumer(t), good_of(t, action.args[0]))
    else {
        return;
    };
    let (good, vp) = {
        let consumer = t.level().consumer(consumer);
        (consumer.good, consumer.vp)
    };
    pay(t, [good, other], vp);
    turn_over(t, planet);
    let kind = t.layout().good_kind(good);
    let line = t.ledger.say("dd-log-build-consumer", Rule("DD-10.4")).seat("seat", seat);
    line.kind("good", kind).space("planet", SpaceId(planet.0)).number("vp", vp);
}

/// The factory that makes what an argument names.
fn maker(t: &DuckTable, arg: i32) -> Option<FactoryIx> {
    t.spec.0.maker[good_of(t, arg)?.ix()]
}

fn build_factory(t: &mut DuckTable, action: Action) {
    let seat = t.active();
    let (Ok(planet), Some(factory)) = (here(t), maker(t, action.args[0])) else { return };
    let (Ok(tile), Some(zone)) = (may_set_up(t, factory), t.layout().factory(planet)) else {
        return;
    };
    let (inputs, vp, product) = {
        let recipe = t.recipe(factory);
        (recipe.inputs, recipe.vp, recipe.product)
    };
    pay(t, inputs, vp);
    t.ledger.move_piece(tile, zone);
    let kind = t.layout().good_kind(product);
    let line = t.ledger.say("dd-log-build-factory", Rule("DD-10.5")).seat("seat", seat);
    line.kind("good", kind).space("planet", SpaceId(planet.0)).number("vp", vp);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    let other = good_of(t, action.args[0]);
    let reason = match action.verb {
        BUILD_YARD => {
            unbuilt_yard(t).and_then(|yard| may_build(t, t.level().yard(yard).good, other))
        }
        BUILD_CONSUMER => unbuilt_consumer(t)
            .and_then(|consumer| may_build(t, t.level().consumer(consumer).good, other)),
        BUILD_FACTORY => match (free_place(t), maker(t, action.args[0])) {
            (Err(no), _) => Err(no),
            (Ok(_), Some(factory)) => may_set_up(t, factory).map(|_| ()),
            (Ok(_), None) => Err(no("DD-10.5", "dd-no-such-factory")),
        },
        _ => return None,
    };
    reason.err()
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    exploring::stopping(rules, &[BUILD_YARD], const { &[after(BUILD_YARD)] }, build_yard);
    exploring::stopping(
        rules,
        &[BUILD_CONSUMER],
        const { &[after(BUILD_CONSUMER)] },
        build_consumer,
    );
    exploring::stopping(rules, &[BUILD_FACTORY], const { &[after(BUILD_FACTORY)] }, build_factory);
    rules.offer(&[Q_ACT], offer_yard);
    rules.offer(&[Q_ACT], offer_consumer);
    rules.offer(&[Q_ACT], offer_factories);
}
