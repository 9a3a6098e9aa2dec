//! The one interpreter of effects: a card, a space or a place of a team is a list of typed verbs,
//! carried out step by step. Steps of a shop are carried out by the shop. It never decides which
//! effect is begun.

mod locals;
mod sailors;

use super::{
    boats, goods,
    steps::{EffectProgress, EffectSource},
};
use crate::games::merchants_cove::{
    level::{Ability, FolkIx, Good},
    table::{
        nouns::{CoveTable, GlassOwner},
        verbs::*,
    },
};
use crate::table::{action::Action, agenda::Consequence, offers::No, stages::Rules};

/// The next step of an effect is due, and after it the one that follows.
fn effect(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    let Some(at) = EffectProgress::of(due.memory) else { return };
    let steps = match at.source {
        EffectSource::Folk(_) => 1,
        EffectSource::Shop(merchant, job) => merchant.shop().steps(t.level(), job),
    };
    if at.step + 1 < steps {
        let next = EffectProgress { step: at.step + 1, ..at };
        t.ledger.follow(Consequence { follow: EFFECT, memory: next.memory() });
    }
    if at.step < steps {
        t.ledger.follow(Consequence { follow: STEP, memory: at.memory() });
    }
}

fn step(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    let Some(at) = EffectProgress::of(due.memory) else { return };
    let player = t.active().0;
    match at.source {
        EffectSource::Folk(folk) => ability(&mut t, player, folk, at),
        EffectSource::Shop(merchant, _) => merchant.shop().run(&mut t, player, at),
    }
}

/// MC-15: the abilities of the townsfolk, as far as possible (MC-13.2).
fn ability(t: &mut CoveTable, player: GlassOwner, folk: FolkIx, at: EffectProgress) {
    match t.level().folk(folk).ability {
        Ability::GainGood(colour, size) => _ = goods::make(t, player, Good::new(colour, size)),
        Ability::DiscardCorruption => locals::ask(t, player, at, 1),
        Ability::DiscardUpTo(most) => locals::ask(t, player, at, most.into()),
        Ability::LoadBoat => boats::draw_and_ask(t, player),
        moved => sailors::ask(t, player, moved, at),
    }
}

/// MC-5.4, MC-15.1: no more of what may be left.
fn finish(mut t: CoveTable) {
    t.ledger.done();
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    sailors::why_not(t, action).or_else(|| locals::why_not(t, action))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[EFFECT], effect);
    rules.consequence(&[STEP], step);
    rules.apply(&[FINISH], finish);
    locals::plug(rules);
    sailors::plug(rules);
}
