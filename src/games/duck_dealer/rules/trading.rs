//! Chapter DD-12: mines, factories and consumers are used. Shipyards have a file of their own.

use super::{
    exploring,
    paying::{self, may_use},
    privileges::{pay_use, price},
};
use crate::games::duck_dealer::{
    level::{Colour, FactoryIx, GoodIx, PlanetIx},
    table::{
        layout::Site,
        nouns::{DuckTable, DuckView},
        verbs::{MINE, PRODUCE, Q_ACT, SELL, after},
    },
};
use crate::table::{
    action::Action,
    ids::{Rule, SpaceId},
    offers::{No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::ResMut;

/// DD-12.1: where the ship of the seat in turn is.
pub fn here(t: &DuckTable) -> Result<PlanetIx, No> {
    t.planet_of(t.active()).ok_or_else(|| no("DD-12.1", "dd-no-between"))
}

/// A blue token, unless the site is open (DD-11.4), by a rule.
pub fn may_spend(t: &DuckTable, site: Site, rule: &'static str) -> Result<(), No> {
    let price = price(t, site);
    match t.can_spend(Colour::Blue) < price {
        true => no(rule, "dd-no-blue").number("count", price).err(),
        false => Ok(()),
    }
}

fn may_mine(t: &DuckTable) -> Result<(PlanetIx, GoodIx), No> {
    let planet = here(t)?;
    let good = t.mine(planet).ok_or_else(|| no("DD-12.2", "dd-no-mine"))?;
    may_spend(t, Site::Mine, "DD-12.2")?;
    Ok((planet, good))
}

fn may_produce(t: &DuckTable) -> Result<(PlanetIx, FactoryIx), No> {
    let planet = here(t)?;
    let factory = t.factory(planet).ok_or_else(|| no("DD-12.4", "dd-no-factory"))?;
    may_use(t, t.recipe(factory).inputs, "DD-12.4")?;
    may_spend(t, Site::Factory, "DD-12.1")?;
    Ok((planet, factory))
}

fn may_sell(t: &DuckTable) -> Result<(PlanetIx, GoodIx), No> {
    let planet = here(t)?;
    let Some((consumer, _, built)) = t.consumer(planet) else {
        return Err(no("DD-12.1", "dd-no-consumer"));
    };
    if !built {
        return Err(no("DD-12.5", "dd-no-consumer-unbuilt"));
    }
    let good = consumer.good;
    if t.cargo(t.active(), good) < 1 {
        let name = paying::name(t, good);
        let key = if t.load(t.active()) > 0 { "dd-no-only-buys" } else { "dd-no-good" };
        return Err(no("DD-12.5", key).arg("good", name));
    }
    may_spend(t, Site::Consumer, "DD-12.1")?;
    Ok((planet, good))
}

fn offer(t: DuckTable, mut out: ResMut<Offers>) {
    let Ok(planet) = here(&t) else { return };
    let (blue, looking) = (t.can_spend(Colour::Blue) > 0, out.looking);
    let worth = |site: Site| looking || blue || price(&t, site) == 0;
    if worth(Site::Mine)
        && let Some(good) = t.mine(planet)
    {
        let checks = may_mine(&t).map(|_| ());
        out.judge(Action::plain(MINE), "dd-act-mine", Rule("DD-12.2"), checks)
            .kind("good", t.layout().good_kind(good))
            .number("price", price(&t, Site::Mine));
    }
    if worth(Site::Factory)
        && let Some(factory) = t.factory(planet)
    {
        let recipe = t.recipe(factory);
        let checks = may_produce(&t).map(|_| ());
        out.judge(Action::plain(PRODUCE), "dd-act-produce", Rule("DD-12.4"), checks)
            .kind("good", t.layout().good_kind(recipe.product))
            .arg("a", paying::name(&t, recipe.inputs[0]))
            .arg("b", paying::name(&t, recipe.inputs[1]))
            .number("price", price(&t, Site::Factory));
    }
    if worth(Site::Consumer)
        && let Some((consumer, _, _)) = t.consumer(planet)
    {
        let checks = may_sell(&t).map(|_| ());
        out.judge(Action::plain(SELL), "dd-act-sell", Rule("DD-12.5"), checks)
            .kind("good", t.layout().good_kind(consumer.good))
            .number("vp", t.level().good(consumer.good).sale)
            .number("price", price(&t, Site::Consumer));
    }
}

fn mine(t: &mut DuckTable, _: Action) {
    let Ok((planet, good)) = may_mine(t) else { return };
    let seat = t.active();
    pay_use(t, planet, Site::Mine);
    paying::load(t, good);
    let kind = t.layout().good_kind(good);
    let line = t.ledger.say("dd-log-mine", Rule("DD-12.2")).seat("seat", seat);
    line.kind("good", kind).space("planet", SpaceId(planet.0));
}

fn produce(t: &mut DuckTable, _: Action) {
    let Ok((planet, factory)) = may_produce(t) else { return };
    let seat = t.active();
    let (inputs, product) = {
        let recipe = t.recipe(factory);
        (recipe.inputs, recipe.product)
    };
    pay_use(t, planet, Site::Factory);
    paying::pay(t, inputs);
    paying::load(t, product);
    let [a, b] = inputs.map(|good| paying::name(t, good));
    let kind = t.layout().good_kind(product);
    let line = t.ledger.say("dd-log-produce", Rule("DD-12.4")).seat("seat", seat);
    line.kind("good", kind).arg("a", a).arg("b", b).space("planet", SpaceId(planet.0));
}

fn sell(t: &mut DuckTable, _: Action) {
    let Ok((planet, good)) = may_sell(t) else { return };
    let (seat, vp) = (t.active(), t.level().good(good).sale);
    pay_use(t, planet, Site::Consumer);
    let cargo = t.layout().cargo(seat, good);
    t.ledger.pay(cargo, crate::games::duck_dealer::table::layout::SUPPLY, 1);
    paying::score(t, vp);
    let kind = t.layout().good_kind(good);
    let line = t.ledger.say("dd-log-sell", Rule("DD-12.5")).seat("seat", seat);
    line.kind("good", kind).space("planet", SpaceId(planet.0)).number("vp", vp);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    match action.verb {
        MINE => may_mine(t).err(),
        PRODUCE => may_produce(t).err(),
        SELL => may_sell(t).err(),
        _ => None,
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    exploring::stopping(rules, &[MINE], const { &[after(MINE)] }, mine);
    exploring::stopping(rules, &[PRODUCE], const { &[after(PRODUCE)] }, produce);
    exploring::stopping(rules, &[SELL], const { &[after(SELL)] }, sell);
    rules.offer(&[Q_ACT], offer);
}
