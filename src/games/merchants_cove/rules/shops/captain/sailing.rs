//! Sailing: the compass, the storm, and how steps are shared (MC-21.2, MC-21.5, MC-21.8, MC-21.11),
//! and ships that come home (MC-21.7).

use super::{
    EffectProgress, SHIPS, ShopStep, Steps, WATERS, asked, ship, water,
    words::{NAME, Q_RECALL, Q_SAIL, Q_STORM, RECALL, SAIL},
};
use crate::{
    games::merchants_cove::{
        rules::{shops, steps::did},
        table::{
            layout,
            nouns::{CoveTable, GlassOwner, tell},
            verbs::FINISH,
        },
    },
    table::{
        action::{Action, Thing},
        dice::Stream,
        ids::Rule,
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};

/// The number is spun, named or known; then the steps are shared. What `extra` remembers is the
/// number.
pub(super) fn begin(t: &mut CoveTable, player: GlassOwner, at: EffectProgress, steps: Steps) {
    if at.done > 0 {
        return;
    }
    match steps {
        Steps::Fixed(number) => EffectProgress { extra: number, ..at }.ask(t, player, Q_SAIL),
        Steps::Choose(_) => at.ask(t, player, Q_STORM),
        Steps::Spin => {
            let sectors = t.level().shops.captain.kit.compass.clone();
            let at_sector = t.ledger.below(Stream::Dice, sectors.len() as u32) as usize;
            let Some(&number) = sectors.get(at_sector) else { return };
            tell(t, player, "mc-log-compass", "MC-21.5").number("steps", number.into());
            EffectProgress { extra: number, ..at }.ask(t, player, Q_SAIL);
        }
    }
}

fn most_steps(op: ShopStep) -> i32 {
    match op {
        ShopStep::Sail { steps: Steps::Choose(most), .. } => most,
        _ => 0,
    }
}

fn offer_storm(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((.., op)) = asked(&t) else { return };
    for number in 1..=most_steps(op) {
        out.offer(Action::one(NAME, number), "mc-act-name-number", Rule("MC-21.8"))
            .number("steps", number.into());
    }
}

fn name(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let number = chosen.action().args[0];
    t.ledger.done();
    tell(&mut t, player, "mc-log-storm", "MC-21.8").number("steps", number.into());
    EffectProgress { extra: number, ..at }.ask(&mut t, player, Q_SAIL);
}

/// Whether steps can be shared so.
fn may_sail(number: i32, ships: usize, shares: [i32; 3]) -> Result<(), No> {
    let sum: i32 = shares.iter().sum();
    if shares.iter().any(|&n| n < 0) || sum > number {
        return no("MC-21.2", "mc-no-steps").number("steps", number.into()).err();
    }
    if sum < 1 {
        return no("MC-21.11", "mc-no-step").err();
    }
    match shares.iter().filter(|&&n| n > 0).count() <= ships {
        true => Ok(()),
        false => no("MC-21.2", "mc-no-one-ship").err(),
    }
}

fn offer_sail(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((_, at, ShopStep::Sail { ships, .. })) = asked(&t) else { return };
    let number = at.extra;
    for first in 0..=number {
        for second in 0..=number - first {
            for third in 0..=number - first - second {
                let shares = [first, second, third];
                let checks = may_sail(number, ships, shares);
                let action = Action { verb: SAIL, args: shares };
                out.judge(action, "mc-act-sail-ships", Rule("MC-21.11"), checks)
                    .number("first", first.into())
                    .number("second", second.into())
                    .number("third", third.into());
            }
        }
    }
}

/// The water to which so many steps lead: the Harbour, 0, stops a ship (MC-21.2).
pub const fn after(from: u16, steps: u16) -> u16 {
    let to = from + steps;
    if to > WATERS { 0 } else { to }
}

/// MC-21.2: clockwise; the Harbour stops a ship, what is left is lost.
fn sail(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, ..)) = asked(&t) else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    for (n, steps) in chosen.action().args.into_iter().enumerate().filter(|(_, s)| *s > 0) {
        let (from, Some(piece)) = ship(&t, n as u16) else { continue };
        let to = after(from, steps as u16);
        t.ledger.move_piece(piece, water(to));
        let line = tell(&mut t, player, "mc-log-sail", "MC-21.2").number("ship", n as i64 + 1);
        line.number("water", to.into());
    }
}

fn may_recall(t: &CoveTable, n: i32) -> Result<(), No> {
    match (1..=i32::from(SHIPS)).contains(&n) && ship(t, n as u16 - 1).0 > 0 {
        true => Ok(()),
        false => no("MC-21.7", "mc-no-harbour").err(),
    }
}

fn offer_recall(t: CoveTable, mut out: ResMut<Offers>) {
    for n in 1..=i32::from(SHIPS) {
        let at = ship(&t, n as u16 - 1).0;
        out.judge(Action::one(RECALL, n), "mc-act-recall", Rule("MC-21.7"), may_recall(&t, n))
            .number("ship", n.into())
            .touch(Thing::Zone(water(at)));
    }
    let checks = if did(&t) { Ok(()) } else { Err(shops::not_in_full()) };
    out.judge(Action::plain(FINISH), "mc-act-no-recall", Rule("MC-21.7"), checks);
}

fn recall(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, ..)) = asked(&t) else { return };
    let n = chosen.action().args[0];
    let (_, Some(piece)) = ship(&t, n as u16 - 1) else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    t.ledger.move_piece(piece, water(0));
    tell(&mut t, player, "mc-log-recall", "MC-21.7").number("ship", n.into());
}

/// Why an action of the shop that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let asked = asked(t).zip(t.ledger.decision());
    Some(match action.verb {
        NAME => no("MC-21.8", "mc-no-number"),
        SAIL => match asked {
            Some(((_, at, ShopStep::Sail { ships, .. }), d)) if d.question == Q_SAIL => {
                may_sail(at.extra, ships, action.args).err()?
            }
            _ => no("MC-21.11", "mc-no-sailing"),
        },
        RECALL => {
            let wrong = may_recall(t, action.args[0]).err();
            wrong.unwrap_or_else(|| no("MC-21.7", "mc-no-recall-now"))
        }
        _ => return None,
    })
}

/// Puts the shop's chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[NAME], name);
    rules.apply(&[SAIL], sail);
    rules.apply(&[RECALL], recall);
    rules.offer(&[Q_STORM], offer_storm);
    rules.offer(&[Q_SAIL], offer_sail);
    rules.offer(&[Q_RECALL], offer_recall);
}
