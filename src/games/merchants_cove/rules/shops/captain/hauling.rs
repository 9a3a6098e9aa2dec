//! Hauling: catches, landings, waters that are filled again (MC-21.3, MC-21.4, MC-21.6, MC-21.10).

use super::{
    EMPTY, EffectProgress, SHIPS, ShopStep, WATERS, asked, is_full, ship, water,
    words::{CATCH, CREW, LAND, Q_HAUL, Q_REFILL_WATER, REFILL_WATER},
};
use crate::{
    games::merchants_cove::{
        level::Size,
        rules::{goods, shops},
        table::{
            layout,
            nouns::{CoveTable, CoveView, GlassOwner, clan_key, tell},
            verbs::FINISH,
        },
    },
    table::{
        action::{Action, Thing, Value},
        ids::Rule,
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};

/// What a haul allows.
#[derive(Clone, Copy)]
struct Ways {
    small_only: bool,
    land: bool,
    free: bool,
}

fn ways(op: ShopStep) -> Ways {
    match op {
        ShopStep::Haul { small_only, land, free, .. } => Ways { small_only, land, free },
        _ => Ways { small_only: false, land: true, free: false },
    }
}

/// MC-21.6: each ship once.
fn unused(n: i32, used: i32) -> Result<(), No> {
    let known = (1..=i32::from(SHIPS)).contains(&n);
    match known && used & 1 << n == 0 {
        true => Ok(()),
        false => no("MC-21.6", "mc-no-ship-used").err(),
    }
}

fn crew(t: &CoveTable, needed: i64, rule: &'static str, key: &'static str) -> Result<(), No> {
    let have = t.ledger.dial(CREW);
    match have >= needed {
        true => Ok(()),
        false => {
            let no = no(rule, key).number("crew", needed);
            no.number("have", have).number("need", needed).err()
        }
    }
}

/// Whether a ship can take the catch of its water (MC-21.3).
fn may_catch(t: &CoveTable, player: GlassOwner, n: i32, used: i32, ways: Ways) -> Result<(), No> {
    unused(n, used)?;
    let at = ship(t, n as u16 - 1).0;
    if !is_full(t, at) {
        return no("MC-21.3", "mc-no-water").err();
    }
    let good = t.level().shops.captain.kit.waters[usize::from(at) - 1].good();
    if ways.small_only && good.size == Size::Large {
        return no("MC-21.10", "mc-no-small-catch").err();
    }
    let kit = &t.level().shops.captain.kit;
    let needed = if good.size == Size::Small { kit.small } else { kit.large };
    crew(t, if ways.free { 0 } else { needed }, "MC-21.3", "mc-no-crew")?;
    goods::may_make(t, player, good)
}

/// Whether a ship can land where it is (MC-21.4).
fn may_land(t: &CoveTable, player: GlassOwner, n: i32, used: i32, ways: Ways) -> Result<(), No> {
    unused(n, used)?;
    let at = ship(t, n as u16 - 1).0;
    let island =
        usize::from(at).checked_sub(1).and_then(|at| t.level().shops.captain.kit.waters[at].island);
    let Some(clan) = island.filter(|_| ways.land) else {
        return no("MC-21.4", "mc-no-island").err();
    };
    if t.shield(player, clan) {
        return no("MC-21.4", "mc-no-flag").err();
    }
    crew(t, t.level().shops.captain.kit.land, "MC-21.4", "mc-no-landing-crew")
}

/// Whether any ship can haul.
pub(super) fn any(t: &CoveTable, player: GlassOwner, op: ShopStep, used: i32) -> bool {
    let ways = ways(op);
    (1..=i32::from(SHIPS)).any(|n| {
        may_catch(t, player, n, used, ways).is_ok() || may_land(t, player, n, used, ways).is_ok()
    })
}

/// What is lacking where no ship can haul: the ship that came farthest says it.
pub(super) fn lacks(t: &CoveTable, player: GlassOwner, op: ShopStep) -> Value {
    let ways = ways(op);
    if (0..SHIPS).all(|n| ship(t, n).0 == 0) {
        return shops::lack("mc-lacks-sea", &[]);
    }
    let tried = (1..=i32::from(SHIPS)).flat_map(|n| {
        [may_catch(t, player, n, 0, ways), may_land(t, player, n, 0, ways)].map(Result::err)
    });
    let refused: Vec<No> = tried.flatten().collect();
    let crew = refused.iter().filter(|no| ["mc-no-crew", "mc-no-landing-crew"].contains(&no.key));
    let needed = crew.flat_map(|no| &no.args).filter_map(|(name, value)| match value {
        Value::Number(n) if *name == "need" => Some(*n),
        _ => None,
    });
    match needed.min() {
        Some(need) => {
            shops::lack("mc-lacks-crew", &[("have", t.ledger.dial(CREW)), ("need", need)])
        }
        None if refused.iter().any(|no| no.key == "mc-no-token") => {
            shops::lack("mc-lacks-catch", &[])
        }
        None if ways.land => shops::lack("mc-lacks-water", &[]),
        None => shops::lack("mc-lacks-small-water", &[]),
    }
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((player, at, op)) = asked(&t) else { return };
    let ways = ways(op);
    for n in 1..=i32::from(SHIPS) {
        let here = ship(&t, n as u16 - 1).0;
        let touch = Thing::Zone(water(here));
        let checks = may_catch(&t, player, n, at.extra, ways);
        let line = out.judge(Action::one(CATCH, n), "mc-act-catch", Rule("MC-21.3"), checks);
        let line = line.number("ship", n.into()).number("water", here.into()).touch(touch);
        if let Some(row) =
            usize::from(here).checked_sub(1).map(|at| &t.level().shops.captain.kit.waters[at])
        {
            line.arg_with("good", || t.good_name(player, row.good()));
        }
        let checks = may_land(&t, player, n, at.extra, ways);
        let line = out.judge(Action::one(LAND, n), "mc-act-land", Rule("MC-21.4"), checks);
        let line = line.number("ship", n.into()).number("water", here.into()).touch(touch);
        let island = usize::from(here)
            .checked_sub(1)
            .and_then(|at| t.level().shops.captain.kit.waters[at].island);
        if let Some(clan) = island {
            line.word("clan", clan_key(clan));
        }
    }
    let checks = if at.done > 0 { Ok(()) } else { Err(shops::not_in_full()) };
    out.judge(Action::plain(FINISH), "mc-act-haul-done", Rule("MC-18.4"), checks);
}

fn catch(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, op)) = asked(&t) else { return };
    let n = chosen.action().args[0];
    let here = ship(&t, n as u16 - 1).0;
    let Some(row) = usize::from(here).checked_sub(1) else { return };
    let (good, kit) =
        (t.level().shops.captain.kit.waters[row].good(), &t.level().shops.captain.kit);
    let needed = if good.size == Size::Small { kit.small } else { kit.large };
    t.ledger.done();
    if !ways(op).free {
        t.ledger.add(CREW, -needed);
    }
    let empty = t.ledger.dial(EMPTY) | 1 << here;
    t.ledger.set(EMPTY, empty);
    let line = tell(&mut t, player, "mc-log-catch", "MC-21.3").number("ship", n.into());
    line.number("water", here.into());
    goods::make(&mut t, player, good);
    at.again(&mut t, at.extra | 1 << n);
}

fn land(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let n = chosen.action().args[0];
    let here = ship(&t, n as u16 - 1).0;
    let Some(row) = usize::from(here).checked_sub(1) else { return };
    let Some(clan) = t.level().shops.captain.kit.waters[row].island else { return };
    let crew = t.level().shops.captain.kit.land;
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    t.ledger.add(CREW, -crew);
    tell(&mut t, player, "mc-log-land", "MC-21.4").number("ship", n.into());
    shops::activate(&mut t, player, clan);
    at.again(&mut t, at.extra | 1 << n);
}

fn may_refill(t: &CoveTable, at: i32) -> Result<(), No> {
    match (1..=i32::from(WATERS)).contains(&at) && !is_full(t, at as u16) {
        true => Ok(()),
        false => no("MC-21.10", "mc-no-refill").err(),
    }
}

fn offer_refill(t: CoveTable, mut out: ResMut<Offers>) {
    for at in 1..=i32::from(WATERS) {
        let action = Action::one(REFILL_WATER, at);
        out.judge(action, "mc-act-refill-water", Rule("MC-21.10"), may_refill(&t, at))
            .number("water", at.into())
            .touch(Thing::Zone(water(at as u16)));
    }
}

fn refill(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, ..)) = asked(&t) else { return };
    let at = chosen.action().args[0];
    let empty = t.ledger.dial(EMPTY) & !(1 << at);
    t.ledger.done();
    t.ledger.set(EMPTY, empty);
    t.ledger.set(layout::DID, 1);
    tell(&mut t, player, "mc-log-refill", "MC-21.10").number("water", at.into());
}

/// Why an action of the shop that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let asked = asked(t).filter(|_| t.ledger.decision().is_some_and(|d| d.question == Q_HAUL));
    let (player, n) = (t.active().0, action.args[0]);
    let (used, ways) = match asked {
        Some((_, EffectProgress { extra, .. }, op)) => (extra, ways(op)),
        None => (0, ways(ShopStep::Recall)),
    };
    let wrong = match action.verb {
        CATCH => may_catch(t, player, n, used, ways),
        LAND => may_land(t, player, n, used, ways),
        REFILL_WATER => may_refill(t, n),
        _ => return None,
    };
    Some(wrong.err().unwrap_or_else(|| match action.verb {
        REFILL_WATER => no("MC-21.10", "mc-no-refill-now"),
        _ => no("MC-21.6", "mc-no-haul"),
    }))
}

/// Puts the shop's chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[CATCH], catch);
    rules.apply(&[LAND], land);
    rules.apply(&[REFILL_WATER], refill);
    rules.offer(&[Q_HAUL], offer);
    rules.offer(&[Q_REFILL_WATER], offer_refill);
}
