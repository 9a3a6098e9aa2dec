//! Locals: corruption cards are discarded, unseen by the others (MC-15.1, MC-17.3).

use super::super::corruption;
use super::super::steps::{EffectProgress, EffectSource};
use crate::{
    games::merchants_cove::{
        level::Ability,
        table::{
            layout,
            nouns::{CoveTable, GlassOwner},
            verbs::*,
        },
    },
    table::{
        action::Action,
        ids::Rule,
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};

/// Asks for a card, while there is one and not all have been chosen.
pub(super) fn ask(t: &mut CoveTable, player: GlassOwner, at: EffectProgress, most: i32) {
    if at.done < most && t.ledger.count(layout::taints(player)) > 0 {
        at.ask(t, player, Q_DISCARD);
    }
}

/// Whether the number is free, zero included (MC-15.5).
fn free(t: &CoveTable, at: EffectProgress) -> bool {
    let EffectSource::Folk(folk) = at.source else { return false };
    matches!(t.level().folk(folk).ability, Ability::DiscardUpTo(_))
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((player, at)) = EffectProgress::asked(&t) else { return };
    for &card in t.ledger.contents(layout::taints(player)) {
        out.offer(Action::one(DISCARD, card.0.into()), "mc-act-discard", Rule("MC-15.1"))
            .kind("card", t.ledger.kind(card));
    }
    let checks = match free(&t, at) {
        true => Ok(()),
        false => no("MC-15.5", "mc-no-as-far").err(),
    };
    out.judge(Action::plain(FINISH), "mc-act-keep-cards", Rule("MC-15.5"), checks);
}

fn discard(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at)) = EffectProgress::asked(&t) else { return };
    let card = chosen.action().piece();
    t.ledger.done();
    corruption::discard(&mut t, player, card);
    at.again(&mut t, 0);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    if action.verb != DISCARD {
        return None;
    }
    let asked = t.ledger.decision().is_some_and(|d| d.question == Q_DISCARD);
    Some(match asked {
        true => no("MC-15.1", "mc-no-own-card"),
        false => no("MC-13.6", "mc-no-cost-card"),
    })
}

/// Puts the chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[DISCARD], discard);
    rules.offer(&[Q_DISCARD], offer);
}
