//! Sailors: adventurers leave boats at sea for a dock, a hall, the bag or another boat (MC-15.3,
//! MC-15.4).

use super::super::steps::{EffectProgress, EffectSource};
use super::super::{boats, crowd};
use crate::{
    games::merchants_cove::{
        level::{Ability, Colour, DockWord},
        table::{
            layout::{self, BAG, BOATS, ROGUE},
            nouns::{CoveTable, CoveView, GlassOwner, dock_key, tell, who_key},
            verbs::*,
        },
    },
    table::{
        action::{Action, Thing},
        ids::{Rule, Verb},
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};

/// The verb of an ability that moves somebody.
fn verb(ability: Ability) -> Option<Verb> {
    match ability {
        Ability::BoatToDock => Some(TO_DOCK),
        Ability::BoatToHall => Some(TO_HALL),
        Ability::BoatToBag => Some(TO_BAG),
        Ability::BoatToBoat => Some(TO_BOAT),
        _ => None,
    }
}

/// Every action of a verb, with third arguments where it has one.
fn actions(verb: Verb) -> impl Iterator<Item = Action> {
    let thirds = match verb {
        TO_DOCK => DockWord::ALL.len() as i32,
        TO_BOAT => BOATS.into(),
        _ => 1,
    };
    (0..i32::from(BOATS)).flat_map(move |boat| {
        (0..=i32::from(ROGUE))
            .flat_map(move |who| (0..thirds).map(move |to| Action { verb, args: [boat, who, to] }))
    })
}

/// Whether somebody of this sort can be moved from this boat.
fn may_move(t: &CoveTable, action: Action) -> Result<(), No> {
    let [boat, who, to] = action.args.map(|n| n as u16);
    if !t.at_sea(boat) || crowd::find(t, boat, who).is_none() {
        return no("MC-15.3", "mc-no-sailor").err();
    }
    if action.verb == TO_HALL && who == ROGUE {
        return no("MC-15.3", "mc-no-rogue-hall").err();
    }
    if action.verb == TO_BOAT && (to == boat || crowd::may_board(t, to).is_err()) {
        return no("MC-15.4", "mc-no-other-boat").err();
    }
    Ok(())
}

/// Asks who moves; where nobody can, the ability is lost (MC-13.2).
pub(super) fn ask(t: &mut CoveTable, player: GlassOwner, ability: Ability, at: EffectProgress) {
    let Some(verb) = verb(ability) else { return };
    if actions(verb).any(|action| may_move(t, action).is_ok()) {
        at.ask(t, player, Q_SAILOR);
    }
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((_, EffectProgress { source: EffectSource::Folk(folk), .. })) =
        EffectProgress::asked(&t)
    else {
        return;
    };
    let Some(verb) = verb(t.level().folk(folk).ability) else { return };
    let (key, rule) = match verb {
        TO_DOCK => ("mc-act-to-dock", Rule("MC-15.4")),
        TO_HALL => ("mc-act-to-hall", Rule("MC-15.3")),
        TO_BAG => ("mc-act-to-bag", Rule("MC-15.3")),
        _ => ("mc-act-to-boat", Rule("MC-15.4")),
    };
    for action in actions(verb) {
        let [boat, who, to] = action.args;
        let checks = may_move(&t, action);
        let line = out.judge(action, key, rule, checks);
        let line = line
            .number("boat", i64::from(boat) + 1)
            .word("who", who_key(who as u16))
            .touch(Thing::Zone(layout::aboard(boat as u16)));
        match (verb, DockWord::at(to)) {
            (TO_DOCK, Some(dock)) => _ = line.word("dock", dock_key(dock)),
            (TO_BOAT, _) => _ = line.number("other", i64::from(to) + 1),
            _ => {}
        }
    }
    let checks = no("MC-15.5", "mc-no-as-far").err();
    out.judge(Action::plain(FINISH), "mc-act-keep-cards", Rule("MC-15.5"), checks);
}

fn carry(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, _)) = EffectProgress::asked(&t) else { return };
    let action = chosen.action();
    let [boat, who, to] = action.args.map(|n| n as u16);
    let Some(piece) = crowd::find(&t, boat, who) else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    let (zone, key) = match action.verb {
        TO_DOCK => {
            let dock = DockWord::at(to.into()).unwrap_or(DockWord::Square);
            (layout::dock(dock), "mc-log-to-dock")
        }
        TO_HALL => (crowd::home(&t, piece), "mc-log-to-hall"),
        TO_BAG => (BAG, "mc-log-to-bag"),
        _ => (layout::aboard(to), "mc-log-to-boat"),
    };
    let line = tell(&mut t, player, key, "MC-15.3").word("who", who_key(who));
    let line = line.number("boat", i64::from(boat) + 1);
    if let (TO_DOCK, Some(dock)) = (action.verb, DockWord::at(to.into())) {
        line.word("dock", dock_key(dock));
    }
    match action.verb {
        TO_BOAT => boats::put_aboard(&mut t, player, piece, to),
        _ => t.ledger.move_piece(piece, zone),
    }
}

/// Why an action of this chapter that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    if !matches!(action.verb, TO_DOCK | TO_HALL | TO_BAG | TO_BOAT) {
        return None;
    }
    let colour = Colour::at(action.args[1]).is_some();
    let hall = action.verb == TO_HALL && !colour;
    let known = may_move(t, action).err().filter(|_| !hall);
    Some(match hall {
        true => no("MC-15.3", "mc-no-rogue-hall"),
        false => known.unwrap_or_else(|| no("MC-15.3", "mc-no-sailor-asked")),
    })
}

/// Puts the chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[TO_DOCK, TO_HALL, TO_BAG, TO_BOAT], carry);
    rules.offer(&[Q_SAILOR], offer);
}
