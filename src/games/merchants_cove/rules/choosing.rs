//! The part of chapter MC-2 that is chosen or dealt when the table stands: merchants (MC-2.11,
//! MC-2.12), and how the first day begins.

use super::{arrival, shops::Merchant};
use crate::games::merchants_cove::table::{
    layout::{self, Phase},
    nouns::{CoveTable, CoveView, GlassOwner, tell},
    verbs::*,
};
use crate::table::{
    action::Action,
    agenda::Decision,
    dice::Stream,
    ids::{Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// MC-2.12: from the bottom of the stack to the top, so that the last to act chooses first.
fn chooser(t: &CoveTable) -> Option<GlassOwner> {
    let stack = t.glasses(layout::hour(1));
    stack.into_iter().find(|&player| !t.is_peddler(player) && t.merchant(player).is_none())
}

/// Asks the next one, or begins the first day.
pub fn next(t: &mut CoveTable) {
    match chooser(t) {
        Some(player) => {
            t.ledger.set(layout::ACTIVE, player.into());
            t.ledger.ask(Decision { seat: SeatId(player), question: Q_CHOOSE, memory: [0; 4] });
        }
        None => begin(t),
    }
}

/// Every shop is set up, then the first boats fill.
pub fn begin(t: &mut CoveTable) {
    for player in t.players() {
        if let Some(merchant) = t.merchant(player) {
            merchant.shop().set_up(t);
        }
    }
    arrival::arrive(t);
}

/// A player takes a merchant.
pub fn take(t: &mut CoveTable, player: GlassOwner, merchant: Merchant) {
    t.ledger.set(layout::merchant(player), merchant as i64 + 1);
    tell(t, player, "mc-log-merchant", "MC-2.11").word("merchant", merchant.name());
}

/// MC-2.11: deals a merchant at random to each player who has none.
pub fn deal(t: &mut CoveTable) {
    while let Some(player) = chooser(t) {
        let free: Vec<Merchant> =
            Merchant::ALL.into_iter().filter(|&m| t.player_with(m).is_none()).collect();
        let at = t.ledger.below(Stream::SetUp, free.len() as u32) as usize;
        let Some(&merchant) = free.get(at) else { return };
        take(t, player, merchant);
    }
}

fn may_take(t: &CoveTable, merchant: Merchant) -> Result<(), No> {
    match t.player_with(merchant) {
        Some(_) => no("MC-2.11", "mc-no-merchant").err(),
        None => Ok(()),
    }
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    for merchant in Merchant::ALL {
        let checks = may_take(&t, merchant);
        let action = Action::one(CHOOSE, merchant as i32);
        out.judge(action, "mc-act-choose", Rule("MC-2.11"), checks)
            .word("merchant", merchant.name());
    }
}

fn choose(mut t: CoveTable, chosen: Res<Chosen>) {
    let player = t.active().0;
    let Some(merchant) = Merchant::at(chosen.action().args[0].into()) else { return };
    t.ledger.done();
    take(&mut t, player, merchant);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let chosen = t.phase() != Phase::Choose;
    (action.verb == CHOOSE || !chosen).then(|| match chosen {
        true => no("MC-2.11", "mc-no-chosen"),
        false => no("MC-2.12", "mc-no-choose-first"),
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[CHOOSE], choose);
    rules.offer(&[Q_CHOOSE], offer);
}
