//! What is made of marbles: batches, retorts, transmutation, and the patronage of the team
//! (MC-19.6, MC-19.7, MC-19.12, MC-19.13).

use super::{
    ASIDE, BENCH, EffectProgress, MARBLES, ShopStep, asked, marbles, may_brew, shift,
    words::{BREW, DISTIL, PATRON, PUT_BACK, Q_BREW, Q_DISTIL, Q_PATRON, Q_TRANSMUTE, TRANSMUTE},
};
use crate::{
    games::merchants_cove::{
        level::{Colour, Good},
        rules::{goods, shops},
        table::{
            layout,
            nouns::{CoveTable, CoveView, GlassOwner, clan_key, colour_key, tell},
            verbs::FINISH,
        },
    },
    table::{
        action::Action,
        agenda::Consequence,
        ids::Rule,
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};

fn offer_brew(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((player, at, ShopStep::Brew { sizes, .. })) = asked(&t) else { return };
    for good in Good::all() {
        let checks = match sizes.of(good.size) {
            true => may_brew(&t, player, good),
            false => no("MC-19.6", "mc-no-size-here").err(),
        };
        let action = Action::one(BREW, good.ix().into());
        out.judge(action, "mc-act-brew-batch", Rule("MC-19.6"), checks)
            .number("marbles", t.level().shops.alchemist.kit.batch(good.size))
            .word("colour", colour_key(good.colour))
            .arg_with("good", || t.good_name(player, good));
    }
    let checks = if at.done > 0 { Ok(()) } else { Err(shops::not_in_full()) };
    out.judge(Action::plain(FINISH), "mc-act-brew-done", Rule("MC-18.4"), checks);
}

/// MC-19.4: spent marbles go back into the bag.
fn brew(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let Some(good) = Good::at(chosen.action().args[0]) else { return };
    let needed = t.level().shops.alchemist.kit.batch(good.size);
    t.ledger.done();
    shift(&mut t, (BENCH, MARBLES), good.colour, needed);
    goods::make(&mut t, player, good);
    at.again(&mut t, 0);
}

/// Whether a retort can be filled (MC-19.7, MC-18.3).
pub(super) fn may_distil(t: &CoveTable, player: GlassOwner, colour: Colour) -> Result<(), No> {
    let (have, need) = (marbles(t, BENCH, colour), t.level().shops.alchemist.kit.retort);
    if have < need {
        let no = no("MC-19.7", "mc-no-retort-marbles");
        return no.number("have", have).number("need", need).err();
    }
    match t.shield(player, colour) {
        true => no("MC-18.3", "mc-no-retort-full").err(),
        false => Ok(()),
    }
}

fn offer_distil(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((player, ..)) = asked(&t) else { return };
    for colour in Colour::ALL {
        let checks = may_distil(&t, player, colour);
        let action = Action::one(DISTIL, colour as i32);
        out.judge(action, "mc-act-distil", Rule("MC-19.7"), checks)
            .word("colour", colour_key(colour))
            .money("gold", t.in_hall(colour));
    }
}

/// MC-19.12: the marbles go back into the bag, the retort is marked full by its shield.
fn distil(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, ..)) = asked(&t) else { return };
    let Some(colour) = Colour::at(chosen.action().args[0]) else { return };
    let needed = t.level().shops.alchemist.kit.retort;
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    shift(&mut t, (BENCH, MARBLES), colour, needed);
    shops::activate(&mut t, player, colour);
}

/// Asks while marbles may be swapped; at first it is seen to that they go into the bag at the end.
pub(super) fn ask_transmute(t: &mut CoveTable, player: GlassOwner, at: EffectProgress, most: u8) {
    if at.done == 0 {
        t.ledger.follow(Consequence { follow: PUT_BACK, memory: [0; 4] });
    }
    let enough = t.ledger.count(BENCH) > 0 && t.ledger.count(MARBLES) > 0;
    if at.done < i32::from(most) && enough {
        at.ask(t, player, Q_TRANSMUTE);
    }
}

/// New marbles of this action lie on the bench, but are not swapped again: bit by colour of how
/// many came.
fn may_transmute(t: &CoveTable, at: EffectProgress, from: Colour, to: Colour) -> Result<(), No> {
    let fresh = i64::from(at.extra >> (4 * from as i32) & 15);
    if marbles(t, BENCH, from) <= fresh {
        return no("MC-19.13", "mc-no-bench-marble").err();
    }
    match marbles(t, MARBLES, to) {
        0 => no("MC-19.13", "mc-no-bag-marble").err(),
        _ => Ok(()),
    }
}

fn offer_transmute(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((_, at, _)) = asked(&t) else { return };
    for from in Colour::ALL {
        for to in Colour::ALL {
            let checks = may_transmute(&t, at, from, to);
            let action = Action::two(TRANSMUTE, from as i32, to as i32);
            out.judge(action, "mc-act-transmute", Rule("MC-19.13"), checks)
                .word("from", colour_key(from))
                .word("to", colour_key(to));
        }
    }
    let checks = if at.done > 0 { Ok(()) } else { Err(shops::not_in_full()) };
    out.judge(Action::plain(FINISH), "mc-act-transmute-done", Rule("MC-18.4"), checks);
}

fn transmute(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let [from, to, _] = chosen.action().args.map(Colour::at);
    let (Some(from), Some(to)) = (from, to) else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    shift(&mut t, (BENCH, ASIDE), from, 1);
    shift(&mut t, (MARBLES, BENCH), to, 1);
    let line = tell(&mut t, player, "mc-log-transmute", "MC-19.13").word("from", colour_key(from));
    line.word("to", colour_key(to));
    at.again(&mut t, at.extra + (1 << (4 * to as i32)));
}

/// MC-19.13: with no active shield it is gold; with one it needs no asking.
pub(super) fn ask_patron(
    t: &mut CoveTable,
    player: GlassOwner,
    at: EffectProgress,
    otherwise: i64,
) {
    let active: Vec<Colour> = Colour::ALL.into_iter().filter(|&c| t.shield(player, c)).collect();
    t.ledger.set(layout::DID, 1);
    match active[..] {
        [] => {
            goods::earn(t, player, otherwise);
            tell(t, player, "mc-log-gold", "MC-19.13").money("gold", otherwise);
        }
        [clan] => shops::patronage(t, player, clan),
        _ => at.ask(t, player, Q_PATRON),
    }
}

fn offer_patron(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((player, ..)) = asked(&t) else { return };
    for clan in Colour::ALL {
        let checks = match t.shield(player, clan) {
            true => Ok(()),
            false => no("MC-19.13", "mc-no-shield").err(),
        };
        out.judge(Action::one(PATRON, clan as i32), "mc-act-patronage", Rule("MC-19.13"), checks)
            .word("clan", clan_key(clan))
            .money("gold", t.in_hall(clan));
    }
}

fn patron(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, ..)) = asked(&t) else { return };
    let Some(clan) = Colour::at(chosen.action().args[0]) else { return };
    t.ledger.done();
    shops::patronage(&mut t, player, clan);
}

/// Why an action of the shop that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let asked = t.ledger.decision().map(|d| d.question);
    Some(match action.verb {
        BREW if asked == Some(Q_BREW) => {
            may_brew(t, t.active().0, Good::at(action.args[0])?).err()?
        }
        BREW => no("MC-19.6", "mc-no-brewing"),
        DISTIL => {
            let colour = Colour::at(action.args[0])?;
            let wrong = may_distil(t, t.active().0, colour).err();
            wrong.unwrap_or_else(|| no("MC-19.7", "mc-no-distilling"))
        }
        TRANSMUTE => no("MC-19.13", "mc-no-transmuting"),
        PATRON => no("MC-19.13", "mc-no-patron-now"),
        _ => return None,
    })
}

/// Puts the shop's chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[BREW], brew);
    rules.apply(&[DISTIL], distil);
    rules.apply(&[TRANSMUTE], transmute);
    rules.apply(&[PATRON], patron);
    rules.offer(&[Q_BREW], offer_brew);
    rules.offer(&[Q_DISTIL], offer_distil);
    rules.offer(&[Q_TRANSMUTE], offer_transmute);
    rules.offer(&[Q_PATRON], offer_patron);
}
