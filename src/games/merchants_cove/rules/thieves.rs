//! Chapter MC-16.3, Thieves: who has put a rogue on a boat may push a customer off it, for a
//! corruption card, before any boat docks.

use super::{corruption, crowd};
use crate::games::merchants_cove::{
    level::{Colour, RogueEffect},
    table::{
        layout::{self, BOATS},
        nouns::{CoveTable, CoveView, GlassOwner, tell, who_key},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, Thing},
    agenda::Decision,
    ids::{Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Whether somebody of this sort can be pushed from a boat to another.
fn may_push(t: &CoveTable, boat: u16, who: u16, other: u16) -> Result<(), No> {
    if Colour::at(who.into()).is_none() || crowd::find(t, boat, who).is_none() {
        return no("MC-16.3", "mc-no-same-boat").err();
    }
    if other == boat || crowd::may_board(t, other).is_err() {
        return no("MC-16.3", "mc-no-other-place").err();
    }
    match t.card_left() {
        true => Ok(()),
        false => no("MC-16.3", "mc-no-card").err(),
    }
}

/// MC-16.3: asks, where anybody can be pushed at all. The Peddler never does it (MC-23.6).
pub fn tempt(t: &mut CoveTable, player: GlassOwner, boat: u16) {
    if !t.rogues_are(RogueEffect::Thieves) || t.is_peddler(player) {
        return;
    }
    let any = Colour::ALL
        .into_iter()
        .any(|who| (0..BOATS).any(|other| may_push(t, boat, who as u16, other).is_ok()));
    if any {
        let memory = [boat.into(), 0, 0, 0];
        t.ledger.ask(Decision { seat: SeatId(player), question: Q_PUSH, memory });
    }
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let Some(decision) = t.ledger.decision() else { return };
    let boat = decision.memory[0] as u16;
    for who in 0..=layout::ROGUE {
        for other in 0..BOATS {
            let checks = may_push(&t, boat, who, other);
            let action = Action::two(PUSH, who.into(), other.into());
            out.judge(action, "mc-act-push-off", Rule("MC-16.3"), checks)
                .word("who", who_key(who))
                .number("boat", i64::from(boat) + 1)
                .number("other", i64::from(other) + 1)
                .touch(Thing::Zone(layout::aboard(other)));
        }
    }
    out.offer(Action::plain(FINISH), "mc-act-leave-be", Rule("MC-16.3"));
}

fn push(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some(decision) = t.ledger.decision() else { return };
    let (boat, player) = (decision.memory[0] as u16, decision.seat.0);
    let (who, other) = (chosen.action().args[0] as u16, chosen.action().args[1] as u16);
    let Some(piece) = crowd::find(&t, boat, who) else { return };
    t.ledger.done();
    corruption::draw(&mut t, player, 1, "MC-16.3");
    t.ledger.move_piece(piece, layout::aboard(other));
    let line = tell(&mut t, player, "mc-log-push", "MC-16.3").word("who", who_key(who));
    line.number("boat", i64::from(boat) + 1).number("other", i64::from(other) + 1);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(_: &CoveTable, action: Action) -> Option<No> {
    (action.verb == PUSH).then(|| no("MC-16.3", "mc-no-rogue-placed"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[PUSH], push);
    rules.offer(&[Q_PUSH], offer);
}
