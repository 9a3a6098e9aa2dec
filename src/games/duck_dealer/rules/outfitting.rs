//! Chapters DD-12.3 and DD-13: equipment is bought at a shipyard, replaced, and goods are thrown
//! away.

use super::{
    exploring,
    paying::{self, good_of, may_pay},
    preparing,
    privileges::{pay_use, price},
    trading::{here, may_spend},
    turn::colour_word,
};
use crate::games::duck_dealer::{
    level::{Colour, Equipment, GoodIx, PlanetIx, Yard, YardIx},
    table::{
        layout::{HOLDS, SUPPLY, Site, stock},
        nouns::{DuckTable, DuckView},
        verbs::{BUY, DROP, Q_ACT, REPLACED_WORDS, after},
    },
};
use crate::table::{
    action::{Action, Range, Value},
    ids::{Rule, SpaceId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The equipment that an argument says is replaced: `Some(None)` for none.
fn replaced_of(arg: i32) -> Option<Option<Equipment>> {
    match usize::try_from(arg) {
        Ok(0) => Some(None),
        Ok(n) if n < REPLACED_WORDS.len() => Some(Some(Equipment::ALL[n - 1])),
        _ => None,
    }
}

/// The built shipyard here (DD-12.3).
fn built_yard(t: &DuckTable) -> Result<(PlanetIx, YardIx), No> {
    let planet = here(t)?;
    match t.yard(planet) {
        None => Err(no("DD-12.1", "dd-no-yard")),
        Some((_, _, false)) => Err(no("DD-12.3", "dd-no-yard-unbuilt")),
        Some((_, yard, true)) => Ok((planet, yard)),
    }
}

/// DD-13.5: the token that the crew member would be; the blue token that is paid and a token that
/// is replaced go back first.
fn may_hire(t: &DuckTable, what: Equipment, replaced: Option<Equipment>) -> Result<(), No> {
    let Some(colour) = what.colour() else { return Ok(()) };
    let paid = (price(t, Site::Shipyard) - t.virtual_tokens(Colour::Blue)).max(0);
    let paid = if colour == Colour::Blue { paid } else { 0 };
    let back = i64::from(replaced.and_then(Equipment::colour) == Some(colour));
    match t.stock(colour) + paid + back > 0 {
        true => Ok(()),
        false => no("DD-13.5", "dd-no-token").arg("colour", colour_word(colour)).err(),
    }
}

/// DD-13.2: a free slot, or a piece that leaves.
fn may_fit(t: &DuckTable, replaced: Option<Equipment>) -> Result<(), No> {
    let seat = t.active();
    match replaced {
        None if t.filled(seat) >= t.level().slots() => no("DD-13.2", "dd-no-slot").err(),
        Some(old) if t.equipment(seat, old) == 0 => {
            let name = Value::Kind(t.layout().equipment_kind(old));
            no("DD-13.2", "dd-no-piece").arg("equipment", name).err()
        }
        _ => Ok(()),
    }
}

fn may_buy(
    t: &DuckTable,
    yard: &Yard,
    other: Option<GoodIx>,
    replaced: Option<Equipment>,
) -> Result<(), No> {
    may_pay(t, yard.good, other)?;
    may_spend(t, Site::Shipyard, "DD-12.1")?;
    may_hire(t, yard.gives, replaced)?;
    may_fit(t, replaced)
}

fn offer(t: DuckTable, mut out: ResMut<Offers>) {
    let Ok((_, yard)) = built_yard(&t) else { return };
    let (yard, seat) = (t.level().yard(yard), t.active());
    let full = t.filled(seat) >= t.level().slots();
    for other in paying::others(&t, yard.good) {
        for n in 0..REPLACED_WORDS.len() as i32 {
            let Some(replaced) = replaced_of(n) else { continue };
            // What is not aboard, and whatever is hopeless, is refused once and without it.
            if replaced.is_some_and(|old| t.equipment(seat, old) == 0) {
                continue;
            }
            let checks = may_buy(&t, yard, Some(other), replaced);
            if checks.is_err() && (!out.looking || (replaced.is_some() && !full)) {
                continue;
            }
            let key = if replaced.is_some() { "dd-act-replace" } else { "dd-act-buy" };
            let action = Action::two(BUY, other.0.into(), n);
            let words = out
                .judge(action, key, Rule("DD-12.3"), checks)
                .kind("equipment", t.layout().equipment_kind(yard.gives))
                .kind("good", t.layout().good_kind(yard.good))
                .kind("other", t.layout().good_kind(other))
                .number("price", price(&t, Site::Shipyard));
            if let Some(old) = replaced {
                words.kind("old", t.layout().equipment_kind(old));
            }
        }
    }
}

fn buy(t: &mut DuckTable, action: Action) {
    let seat = t.active();
    let (Ok((planet, yard)), Some(other), Some(replaced)) =
        (built_yard(t), good_of(t, action.args[0]), replaced_of(action.args[1]))
    else {
        return;
    };
    let (good, gives) = {
        let yard = t.level().yard(yard);
        (yard.good, yard.gives)
    };
    pay_use(t, planet, Site::Shipyard);
    paying::pay(t, [good, other]);
    if let Some(old) = replaced {
        let from = t.layout().equipment(seat, old);
        t.ledger.pay(from, old.colour().map_or(HOLDS, stock), 1);
    }
    preparing::take(t, seat, gives);
    let kind = t.layout().equipment_kind(gives);
    let key = if replaced.is_some() { "dd-log-replace" } else { "dd-log-buy" };
    let old = replaced.map(|old| t.layout().equipment_kind(old));
    let line = t.ledger.say(key, Rule("DD-12.3")).seat("seat", seat).kind("equipment", kind);
    let line = line.space("planet", SpaceId(planet.0));
    if let Some(old) = old {
        line.kind("old", old);
    }
}

/// DD-13.4.
fn may_drop(t: &DuckTable, good: GoodIx, count: i64) -> Result<(), No> {
    match (1..=t.cargo(t.active(), good)).contains(&count) {
        true => Ok(()),
        false => no("DD-13.4", "dd-no-good").arg("good", paying::name(t, good)).err(),
    }
}

fn offer_drop(t: DuckTable, mut out: ResMut<Offers>) {
    for good in t.every_good() {
        let aboard = t.cargo(t.active(), good);
        if aboard > 0 {
            let range = Range { arg: 1, least: 1, most: aboard.min(i32::MAX.into()) as i32 };
            let action = Action::two(DROP, good.0.into(), 1);
            out.offer_range(action, range, "dd-act-drop", Rule("DD-13.4"))
                .kind("good", t.layout().good_kind(good))
                .number("most", aboard);
        }
    }
}

fn drop_goods(mut t: DuckTable, chosen: Res<Chosen>) {
    let (seat, action) = (t.active(), chosen.action());
    let Some(good) = good_of(&t, action.args[0]) else { return };
    let (cargo, count) = (t.layout().cargo(seat, good), i64::from(action.args[1]));
    t.ledger.pay(cargo, SUPPLY, count);
    let kind = t.layout().good_kind(good);
    let line = t.ledger.say("dd-log-drop", Rule("DD-13.4")).seat("seat", seat);
    line.kind("good", kind).number("count", count);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    let good = good_of(t, action.args[0]);
    match action.verb {
        BUY => {
            let Some(replaced) = replaced_of(action.args[1]) else {
                return Some(no("DD-13.2", "dd-no-slot"));
            };
            let yard = built_yard(t).map(|(_, yard)| t.level().yard(yard));
            yard.and_then(|yard| may_buy(t, yard, good, replaced)).err()
        }
        DROP => match good {
            Some(good) => may_drop(t, good, action.args[1].into()).err(),
            None => Some(no("DD-13.4", "dd-no-goods-only")),
        },
        _ => None,
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    exploring::stopping(rules, &[BUY], const { &[after(BUY)] }, buy);
    rules.apply(&[DROP], drop_goods);
    rules.offer(&[Q_ACT], offer);
    rules.offer(&[Q_ACT], offer_drop);
}
