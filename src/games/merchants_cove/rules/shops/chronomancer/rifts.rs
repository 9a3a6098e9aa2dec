//! Rifts: what the crossing gives, anchors, tiles that turn spent and fresh again (MC-22.4,
//! MC-22.5, MC-22.8, MC-22.12, MC-22.13).

use super::{
    CELLS, EffectProgress, SPENT, cell, column_of, crossing, matching, row_of, tile,
    words::{ANCHOR, EXPLORE, MEND, Q_EXPLORE, Q_MEND, Q_SPEND, SPEND},
};
use crate::{
    games::merchants_cove::{
        level::{Colour, Good, Size},
        rules::{goods, shops},
        table::{
            layout,
            nouns::{CoveTable, CoveView, GlassOwner, clan_key, tell},
            verbs::FINISH,
        },
    },
    table::{
        action::{Action, Thing},
        ids::Rule,
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};

/// What an exploration gives: large and small goods of the colour (MC-22.4, MC-22.12).
fn finds(t: &CoveTable, player: GlassOwner, colour: Colour) -> (i64, i64) {
    finds_of(t, player, colour, matching(t).len() as i64)
}

/// The same for so many matching tiles.
pub fn finds_of(t: &impl CoveView, player: GlassOwner, colour: Colour, m: i64) -> (i64, i64) {
    let kit = &t.level().shops.chronomancer.kit;
    let left = |size| t.in_supply(player, Good::new(colour, size));
    let wanted = if m >= kit.both { 2 } else { 1 };
    let large = i64::from(m >= kit.large).min(left(Size::Large));
    (large, (wanted - large).min(left(Size::Small)))
}

/// The colour of the crossing, if it is fresh.
fn fresh_crossing(t: &CoveTable) -> Result<Colour, No> {
    match tile(t, crossing(t)) {
        Some((_, colour, true)) => Ok(colour),
        _ => Err(no("MC-22.4", "mc-no-rift")),
    }
}

/// Whether an anchor is possible (MC-22.5, MC-22.13).
fn may_anchor(t: &CoveTable, player: GlassOwner) -> Result<(), No> {
    let colour = fresh_crossing(t)?;
    may_anchor_with(t, player, colour, matching(t).len() as i64)
}

/// The same for a fresh crossing with so many matching tiles.
///
/// # Errors
/// Why not.
pub fn may_anchor_with(
    t: &impl CoveView,
    player: GlassOwner,
    colour: Colour,
    m: i64,
) -> Result<(), No> {
    if m < t.level().shops.chronomancer.kit.anchors(colour) {
        return no("MC-22.5", "mc-no-anchor").err();
    }
    shops::may_activate(t, player, colour)
}

/// Whether the crossing yields a good or an anchor (MC-22.11).
pub(super) fn may_explore(t: &CoveTable, player: GlassOwner) -> Result<(), No> {
    let colour = fresh_crossing(t)?;
    match finds(t, player, colour) == (0, 0) && may_anchor(t, player).is_err() {
        true => no("MC-5.5", "mc-no-token").err(),
        false => Ok(()),
    }
}

/// MC-22.11: the crossing is fresh and its small good in the supply.
pub(super) fn may_errand(t: &CoveTable, player: GlassOwner) -> Result<(), No> {
    let colour = fresh_crossing(t)?;
    goods::may_make(t, player, Good::new(colour, Size::Small))
}

/// MC-22.11: a tile of the grid is spent.
pub(super) fn may_mend(t: &CoveTable) -> Result<(), No> {
    let spent = |n: u16| tile(t, n).is_some_and(|(.., fresh)| !fresh);
    match (0..CELLS).any(spent) {
        true => Ok(()),
        false => Err(shops::lacking()),
    }
}

fn spend(t: &mut CoveTable, n: u16) {
    if let Some((piece, ..)) = tile(t, n) {
        t.ledger.set_mark(piece, SPENT);
    }
}

/// Asks whether to anchor, where that is possible; else takes what there is.
pub(super) fn explore(t: &mut CoveTable, player: GlassOwner, at: EffectProgress) {
    match may_anchor(t, player) {
        Ok(()) => at.ask(t, player, Q_EXPLORE),
        Err(_) => take(t, player, at),
    }
}

/// MC-22.4: the goods, then the crossing turns spent, and with a large good one more tile.
fn take(t: &mut CoveTable, player: GlassOwner, at: EffectProgress) {
    let Ok(colour) = fresh_crossing(t) else { return };
    let (large, small) = finds(t, player, colour);
    (0..large).for_each(|_| _ = goods::make(t, player, Good::new(colour, Size::Large)));
    (0..small).for_each(|_| _ = goods::make(t, player, Good::new(colour, Size::Small)));
    let others: Vec<u16> = matching(t).into_iter().filter(|&n| n != crossing(t)).collect();
    let here = crossing(t);
    match others[..] {
        _ if large == 0 => {}
        [] => {}
        [other] => spend(t, other),
        _ => return at.ask(t, player, Q_SPEND),
    }
    spend(t, here);
    tell(t, player, "mc-log-explore", "MC-22.4");
}

fn offer_explore(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((player, ..)) = super::asked(&t) else { return };
    let Ok(colour) = fresh_crossing(&t) else { return };
    let (large, small) = finds(&t, player, colour);
    let checks = match large + small {
        0 => no("MC-5.5", "mc-no-token").err(),
        _ => Ok(()),
    };
    out.judge(Action::plain(EXPLORE), "mc-act-explore-rift", Rule("MC-22.4"), checks)
        .number("large", large)
        .number("small", small)
        .touch(Thing::Zone(cell(crossing(&t))));
    out.judge(Action::plain(ANCHOR), "mc-act-anchor", Rule("MC-22.5"), may_anchor(&t, player))
        .word("clan", clan_key(colour))
        .money("gold", t.in_hall(colour))
        .touch(Thing::Zone(cell(crossing(&t))));
}

fn explore_rift(mut t: CoveTable) {
    let Some((player, at, _)) = super::asked(&t) else { return };
    t.ledger.done();
    take(&mut t, player, at);
}

/// MC-22.5: only the small good, the shield, and only the crossing turns spent.
fn anchor(mut t: CoveTable) {
    let Some((player, ..)) = super::asked(&t) else { return };
    let Ok(colour) = fresh_crossing(&t) else { return };
    let here = crossing(&t);
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    goods::make(&mut t, player, Good::new(colour, Size::Small));
    spend(&mut t, here);
    shops::activate(&mut t, player, colour);
}

/// MC-22, team: a small good of the crossing, which turns spent.
pub(super) fn errand(t: &mut CoveTable, player: GlassOwner) {
    let Ok(colour) = fresh_crossing(t) else { return };
    if goods::make(t, player, Good::new(colour, Size::Small)) {
        spend(t, crossing(t));
    }
}

/// Whether this tile can be the other one that turns spent (MC-22.4).
fn may_spend(t: &CoveTable, n: u16) -> Result<(), No> {
    match n != crossing(t) && matching(t).contains(&n) {
        true => Ok(()),
        false => no("MC-22.4", "mc-no-second").err(),
    }
}

fn offer_spend(t: CoveTable, mut out: ResMut<Offers>) {
    for n in 0..CELLS {
        out.judge(
            Action::one(SPEND, n.into()),
            "mc-act-spend-tile",
            Rule("MC-22.4"),
            may_spend(&t, n),
        )
        .number("row", row_of(n))
        .number("column", column_of(n))
        .touch(Thing::Zone(cell(n)));
    }
}

fn spend_other(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, ..)) = super::asked(&t) else { return };
    let here = crossing(&t);
    t.ledger.done();
    spend(&mut t, chosen.action().args[0] as u16);
    spend(&mut t, here);
    tell(&mut t, player, "mc-log-explore", "MC-22.4");
}

/// Whether this tile can be turned fresh (MC-22.8).
fn may_mend_tile(t: &CoveTable, n: u16) -> Result<(), No> {
    match tile(t, n) {
        Some((.., false)) => Ok(()),
        _ => no("MC-22.8", "mc-no-mend").err(),
    }
}

fn offer_mend(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((_, at, _)) = super::asked(&t) else { return };
    for n in 0..CELLS {
        let action = Action::one(MEND, n.into());
        out.judge(action, "mc-act-mend-tile", Rule("MC-22.8"), may_mend_tile(&t, n))
            .number("row", row_of(n))
            .number("column", column_of(n))
            .touch(Thing::Zone(cell(n)));
    }
    let checks = if at.done > 0 { Ok(()) } else { Err(shops::not_in_full()) };
    out.judge(Action::plain(FINISH), "mc-act-mend-done", Rule("MC-18.4"), checks);
}

fn mend(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = super::asked(&t) else { return };
    let Some((piece, ..)) = tile(&t, chosen.action().args[0] as u16) else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    t.ledger.set_mark(piece, 0);
    tell(&mut t, player, "mc-log-mend", "MC-22.8");
    at.again(&mut t, 0);
}

/// Why an action of the shop that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let (player, n) = (t.active().0, action.args[0] as u16);
    let wrong = match action.verb {
        EXPLORE => may_explore(t, player),
        ANCHOR => may_anchor(t, player),
        SPEND => may_spend(t, n),
        MEND => may_mend_tile(t, n),
        _ => return None,
    };
    Some(wrong.err().unwrap_or_else(|| no("MC-22.4", "mc-no-exploring")))
}

/// Puts the shop's chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[EXPLORE], explore_rift);
    rules.apply(&[ANCHOR], anchor);
    rules.apply(&[SPEND], spend_other);
    rules.apply(&[MEND], mend);
    rules.offer(&[Q_EXPLORE], offer_explore);
    rules.offer(&[Q_SPEND], offer_spend);
    rules.offer(&[Q_MEND], offer_mend);
}
