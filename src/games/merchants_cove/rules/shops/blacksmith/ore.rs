//! Dice: taken from the ore store, rolled, set, rolled again, turned (MC-20.2, MC-20.9, MC-20.10,
//! MC-20.13). A die without a face lies with mark 0 until it is rolled.

use super::{
    EffectProgress, RACK, STORE, ShopStep, asked, colour, in_store,
    words::{Q_REROLL, Q_TAKE, Q_TURN_DIE, REROLL, ROLL, SET, TAKE, TURN},
};
use crate::{
    games::merchants_cove::{
        level::Colour,
        rules::{shops, steps::did},
        table::{
            layout,
            nouns::{CoveTable, CoveView, GlassOwner, colour_key, tell},
            verbs::FINISH,
        },
    },
    table::{
        action::{Action, Thing},
        agenda::Consequence,
        ids::{PieceId, Rule},
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};

/// How many of each colour were taken is kept in so many bits.
const BITS: i32 = 4;

fn taken(at: EffectProgress, colour: Colour) -> i32 {
    at.extra >> (BITS * colour as i32) & 15
}

/// Asks for a die while one may be taken; at first it is seen to that they are rolled at the end.
pub(super) fn ask(
    t: &mut CoveTable,
    player: GlassOwner,
    at: EffectProgress,
    (most, per_colour, set): (u8, u8, bool),
) {
    if at.done == 0 && !set {
        roll_later(t, player);
    }
    let any = Colour::ALL.into_iter().any(|c| may_take(t, at, c, per_colour).is_ok());
    if at.done < i32::from(most) && any {
        at.ask(t, player, Q_TAKE);
    }
}

fn full() -> No {
    no("MC-20.2", "mc-no-rack")
}

fn may_take(t: &CoveTable, at: EffectProgress, colour: Colour, per_colour: u8) -> Result<(), No> {
    if t.ledger.count(RACK) >= t.level().shops.blacksmith.kit.rack {
        return full().err();
    }
    if in_store(t, colour) == 0 {
        return no("MC-20.2", "mc-no-die").err();
    }
    match taken(at, colour) < per_colour.into() {
        true => Ok(()),
        false => no("MC-20.7", "mc-no-per-colour").number("dice", per_colour.into()).err(),
    }
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((_, at, ShopStep::Take { per_colour, set, .. })) = asked(&t) else { return };
    for colour in Colour::ALL {
        let checks = may_take(&t, at, colour, per_colour);
        let faces = if set { 1..=6 } else { 0..=0 };
        for face in faces {
            let (action, key) = match set {
                true => (Action::two(SET, colour as i32, face), "mc-act-set-die"),
                false => (Action::one(TAKE, colour as i32), "mc-act-take-die"),
            };
            out.judge(action, key, Rule("MC-20.2"), checks.clone())
                .word("colour", colour_key(colour))
                .number("face", face.into())
                .touch(Thing::Zone(STORE));
        }
    }
    let checks = if at.done > 0 { Ok(()) } else { Err(shops::not_in_full()) };
    out.judge(Action::plain(FINISH), "mc-act-take-done", Rule("MC-18.4"), checks);
}

fn take(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let Some(wanted) = Colour::at(chosen.action().args[0]) else { return };
    let mut store = t.ledger.contents(STORE).iter().copied();
    let Some(die) = store.find(|&die| colour(&t, die) == wanted as u16) else { return };
    let face = if chosen.action().verb == SET { chosen.action().args[1] } else { 0 };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    t.ledger.move_piece(die, RACK);
    t.ledger.set_mark(die, face);
    let line = tell(&mut t, player, "mc-log-take-die", "MC-20.2");
    line.word("colour", colour_key(wanted));
    at.again(&mut t, at.extra + (1 << (BITS * wanted as i32)));
}

fn roll_later(t: &mut CoveTable, player: GlassOwner) {
    t.ledger.follow(Consequence { follow: ROLL, memory: [player.into(), 0, 0, 0] });
}

/// A position whose rack has dice without a face: they are rolled.
pub(super) fn arrange(t: &mut CoveTable, player: GlassOwner) {
    if t.ledger.contents(RACK).iter().any(|&die| t.ledger.piece(die).mark == 0) {
        roll_later(t, player);
    }
}

/// MC-20.13: all dice without a face are rolled together.
fn roll(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    for die in t.ledger.contents(RACK).to_vec() {
        if t.ledger.piece(die).mark == 0 {
            let face = t.ledger.roll();
            t.ledger.set_mark(die, face as i32);
            let player = due.memory[0] as GlassOwner;
            let line = tell(&mut t, player, "mc-log-roll", "MC-20.13");
            line.number("face", face.into());
        }
    }
}

/// The die on a place of the rack, counted from 1.
pub(super) fn on_rack(t: &impl CoveView, place: i32) -> Option<PieceId> {
    let at = usize::try_from(place).ok()?.checked_sub(1)?;
    t.contents(RACK).get(at).copied()
}

pub(super) fn ask_reroll(t: &mut CoveTable, player: GlassOwner, at: EffectProgress) {
    if at.done == 0 {
        roll_later(t, player);
    }
    let left = t.ledger.contents(RACK).iter().any(|&die| t.ledger.piece(die).mark != 0);
    if left {
        at.ask(t, player, Q_REROLL);
    }
}

fn may_reroll(t: &CoveTable, place: i32) -> Result<(), No> {
    match on_rack(t, place).map(|die| t.ledger.piece(die).mark) {
        None => no("MC-20.12", "mc-no-rack-die").err(),
        Some(0) => no("MC-20.9", "mc-no-rerolled").err(),
        Some(_) => Ok(()),
    }
}

fn offer_reroll(t: CoveTable, mut out: ResMut<Offers>) {
    for place in 1..=t.level().shops.blacksmith.kit.rack as i32 {
        let action = Action::one(REROLL, place);
        out.judge(action, "mc-act-reroll-die", Rule("MC-20.9"), may_reroll(&t, place))
            .number("place", place.into())
            .touch(Thing::Zone(RACK));
    }
    // MC-5.4: with nothing gained before, at least one is rolled.
    let checks = if did(&t) { Ok(()) } else { Err(shops::not_in_full()) };
    out.judge(Action::plain(FINISH), "mc-act-reroll-done", Rule("MC-20.9"), checks);
}

fn reroll(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((_, at, _)) = asked(&t) else { return };
    let Some(die) = on_rack(&t, chosen.action().args[0]) else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    t.ledger.set_mark(die, 0);
    at.again(&mut t, 0);
}

fn may_turn(t: &CoveTable, place: i32, face: i32) -> Result<(), No> {
    match on_rack(t, place).is_some() && (1..=6).contains(&face) {
        true => Ok(()),
        false => no("MC-20.12", "mc-no-rack-die").err(),
    }
}

fn offer_turn(t: CoveTable, mut out: ResMut<Offers>) {
    for place in 1..=t.level().shops.blacksmith.kit.rack as i32 {
        for face in 1..=6 {
            let checks = may_turn(&t, place, face);
            let action = Action::two(TURN, place, face);
            out.judge(action, "mc-act-turn-die", Rule("MC-20.12"), checks)
                .number("place", place.into())
                .number("face", face.into())
                .touch(Thing::Zone(RACK));
        }
    }
}

fn turn(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, ..)) = asked(&t) else { return };
    let [place, face, _] = chosen.action().args;
    let Some(die) = on_rack(&t, place) else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    t.ledger.set_mark(die, face);
    tell(&mut t, player, "mc-log-turn-die", "MC-20.12").number("face", face.into());
}

/// Why an action of the shop that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let asked = t.ledger.decision().map(|d| d.question);
    Some(match action.verb {
        TAKE | SET if asked == Some(Q_TAKE) => no("MC-20.13", "mc-no-such-take"),
        TAKE | SET if t.ledger.count(RACK) >= t.level().shops.blacksmith.kit.rack => full(),
        TAKE | SET => no("MC-20.2", "mc-no-taking"),
        REROLL => {
            let wrong = may_reroll(t, action.args[0]).err();
            wrong.unwrap_or_else(|| no("MC-20.9", "mc-no-reroll-now"))
        }
        TURN => {
            let wrong = may_turn(t, action.args[0], action.args[1]).err();
            wrong.unwrap_or_else(|| no("MC-20.12", "mc-no-turn-now"))
        }
        _ => return None,
    })
}

/// Puts the shop's chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[TAKE, SET], take);
    rules.apply(&[REROLL], reroll);
    rules.apply(&[TURN], turn);
    rules.consequence(&[ROLL], roll);
    rules.offer(&[Q_TAKE], offer);
    rules.offer(&[Q_REROLL], offer_reroll);
    rules.offer(&[Q_TURN_DIE], offer_turn);
}
