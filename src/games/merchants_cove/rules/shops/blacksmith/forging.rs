//! The furnace: pieces, their temperature, overheating and hallmarks (MC-20.3 to MC-20.6,
//! MC-20.14).

use super::{
    FURNACE, RACK, STORE, ShopStep, asked, colour,
    ore::on_rack,
    words::{COAL, FORGE, HALLMARK, Q_FORGE, Q_HALLMARK, STORE_DICE},
};
use crate::{
    games::merchants_cove::{
        level::{Colour, Good, Size, Sizes, shops::blacksmith::PieceNeeds},
        rules::{corruption, goods, shops},
        table::{
            layout,
            nouns::{CoveTable, CoveView, GlassOwner, clan_key, tell},
            verbs::FINISH,
        },
    },
    table::{
        action::{Action, Thing},
        agenda::{Consequence, Decision},
        ids::{PieceId, Rule, SeatId},
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};
use std::ops::RangeInclusive;

/// What goes into the furnace: places of the rack, their heat, the good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Melt {
    /// Places of the rack, from 1, rising.
    pub places: Vec<i32>,
    /// The sum of their faces.
    pub heat: i64,
    /// What is forged.
    pub good: Good,
}

impl Melt {
    /// The places as they are written: one digit after the other.
    pub fn number(&self) -> i32 {
        self.places.iter().fold(0, |n, place| 10 * n + place)
    }
}

/// Places out of their written form; `None` where it names one twice, or none.
pub fn places(mut number: i32) -> Option<Vec<i32>> {
    let mut all = Vec::new();
    while number > 0 {
        all.push(number % 10);
        number /= 10;
    }
    all.reverse();
    let rising = all.windows(2).all(|pair| pair[0] < pair[1]);
    (rising && !all.is_empty() && all[0] > 0).then_some(all)
}

fn die(t: &impl CoveView, place: i32) -> Option<(u16, i64)> {
    let die = on_rack(t, place)?;
    Some((colour(t, die), t.mark_of(die).into()))
}

/// What these dice make of a good (MC-20.3).
fn melt(t: &impl CoveView, good: Good, places: Vec<i32>) -> Result<Melt, No> {
    let piece = t.level().shops.blacksmith.kit.piece(good.size);
    let dice: Option<Vec<(u16, i64)>> = places.iter().map(|&place| die(t, place)).collect();
    let wrong = match good.size {
        Size::Small => no("MC-20.3", "mc-no-weapon-dice"),
        Size::Large => no("MC-20.3", "mc-no-armour-dice"),
    };
    let Some(dice) = dice.filter(|dice| dice.len() == piece.dice) else { return Err(wrong) };
    if dice.iter().filter(|die| die.0 == good.colour as u16).count() < piece.own {
        return Err(wrong);
    }
    let heat = dice.iter().map(|die| die.1).sum();
    Ok(Melt { places, heat, good })
}

/// Whether a melt with so much coal is forged (MC-20.4).
///
/// # Errors
/// Why not.
pub fn may_forge(t: &impl CoveView, player: GlassOwner, melt: &Melt, coal: i64) -> Result<(), No> {
    goods::may_make(t, player, melt.good)?;
    let piece = t.level().shops.blacksmith.kit.piece(melt.good.size);
    if !(0..=t.dial(COAL)).contains(&coal) {
        let no = no("MC-20.4", "mc-no-coal");
        return no.number("have", t.dial(COAL)).number("need", coal).err();
    }
    let heat = melt.heat + coal;
    if heat < piece.least {
        return Err(no("MC-20.4", "mc-no-heat").number("heat", heat).number("least", piece.least));
    }
    match coal > 0 && heat > piece.most {
        true => no("MC-20.4", "mc-no-overheat").err(),
        false => Ok(()),
    }
}

/// The next choice of as many places of the rack, each rising, the last one first; `None` after the
/// highest.
fn next_choice(places: &mut [i32], rack: i32) -> Option<()> {
    let free = |(n, place): (usize, &i32)| *place <= rack - (places.len() - n) as i32;
    let at = (places.iter().enumerate()).rposition(free)?;
    let from = places[at] + 1;
    places[at..].iter_mut().zip(from..).for_each(|(place, to)| *place = to);
    Some(())
}

/// Everything that the dice on the rack could make of these sizes, whatever the temperature.
pub fn melts(t: &impl CoveView, sizes: Sizes) -> Vec<Melt> {
    let rack = t.count(RACK) as i32;
    let dice: Vec<(u16, i64)> = (1..=rack).filter_map(|place| die(t, place)).collect();
    let mut all = Vec::new();
    for size in Size::ALL.into_iter().filter(|&size| sizes.of(size)) {
        let piece = t.level().shops.blacksmith.kit.piece(size);
        if piece.dice > dice.len() {
            continue;
        }
        let mut places: Vec<i32> = (1..=piece.dice as i32).collect();
        loop {
            let taken = || places.iter().map(|&place| dice[place as usize - 1]);
            let heat = taken().map(|die| die.1).sum();
            for colour in Colour::ALL {
                if taken().filter(|die| die.0 == colour as u16).count() >= piece.own {
                    let good = Good::new(colour, size);
                    all.push(Melt { places: places.clone(), heat, good });
                }
            }
            if next_choice(&mut places, rack).is_none() {
                break;
            }
        }
    }
    all
}

/// How much coal makes a good of a melt, where there is a token of it (MC-20.4).
fn coal_for(t: &CoveTable, player: GlassOwner, melt: &Melt) -> RangeInclusive<i64> {
    let piece = t.level().shops.blacksmith.kit.piece(melt.good.size);
    let least = (piece.least - melt.heat).max(0);
    let most = t.ledger.dial(COAL).min((piece.most - melt.heat).max(0));
    // Nothing lies between where no token is left.
    least..=if t.in_supply(player, melt.good) > 0 { most } else { least - 1 }
}

/// Whether one piece can be forged at all (MC-20.12): with the hottest dice and all the coal.
pub(super) fn any(t: &CoveTable, player: GlassOwner, sizes: Sizes) -> bool {
    let rack = t.ledger.count(RACK) as i32;
    let mut dice: Vec<(u16, i64)> = (1..=rack).filter_map(|place| die(t, place)).collect();
    dice.sort_unstable_by_key(|die| -die.1);
    let coal = t.ledger.dial(COAL);
    Good::all().filter(|good| sizes.of(good.size) && t.in_supply(player, *good) > 0).any(|good| {
        let piece = t.level().shops.blacksmith.kit.piece(good.size);
        hottest(&dice, good.colour, piece).is_some_and(|heat| heat + coal >= piece.least)
    })
}

/// The most heat of so many dice, enough of them of a colour; the dice come hottest first.
fn hottest(dice: &[(u16, i64)], colour: Colour, piece: PieceNeeds) -> Option<i64> {
    let (mut own, mut rest, mut heat) = (piece.own, piece.dice - piece.own, 0);
    for &(found, face) in dice {
        let left = if found == colour as u16 && own > 0 { &mut own } else { &mut rest };
        if *left > 0 {
            (*left, heat) = (*left - 1, heat + face);
        }
    }
    (own == 0 && rest == 0).then_some(heat)
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((player, at, ShopStep::Forge { sizes, .. })) = asked(&t) else { return };
    for melt in melts(&t, sizes) {
        let piece = t.level().shops.blacksmith.kit.piece(melt.good.size);
        // Most are refused: their reasons are put together only where somebody looks.
        let every = 0..=t.ledger.dial(COAL);
        let tried = if out.looking { every } else { coal_for(&t, player, &melt) };
        for coal in tried {
            let checks = may_forge(&t, player, &melt, coal);
            let args = [melt.good.ix().into(), melt.number(), coal as i32];
            let hot = melt.heat + coal > piece.most;
            let key = if hot { "mc-act-forge-hot" } else { "mc-act-forge-piece" };
            out.judge(Action { verb: FORGE, args }, key, Rule("MC-20.3"), checks)
                .arg_with("good", || t.good_name(player, melt.good))
                .number("dice", melt.number().into())
                .number("heat", melt.heat + coal)
                .number("coal", coal)
                .touch(Thing::Zone(RACK));
        }
    }
    let checks = if at.done > 0 { Ok(()) } else { Err(shops::not_in_full()) };
    out.judge(Action::plain(FINISH), "mc-act-forge-done", Rule("MC-18.4"), checks);
}

/// MC-20.14: spend coal, make the good; overheated: a card, else a hallmark may follow; then the
/// dice go to the store.
fn forge(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let [good, dice, coal] = chosen.action().args;
    let (Some(good), Some(places)) = (Good::at(good), places(dice)) else { return };
    let Ok(melt) = melt(&t, good, places) else { return };
    let dice: Vec<PieceId> = melt.places.iter().filter_map(|&p| on_rack(&t, p)).collect();
    t.ledger.done();
    at.again(&mut t, 0);
    t.ledger.follow(Consequence { follow: STORE_DICE, memory: [0; 4] });
    dice.into_iter().for_each(|die| t.ledger.move_piece(die, FURNACE));
    t.ledger.add(COAL, -i64::from(coal));
    let heat = melt.heat + i64::from(coal);
    tell(&mut t, player, "mc-log-forge", "MC-20.14").number("heat", heat);
    goods::make(&mut t, player, good);
    if heat > t.level().shops.blacksmith.kit.piece(good.size).most {
        corruption::draw(&mut t, player, 1, "MC-20.4");
    } else if may_hallmark(&t, player, good).is_ok() {
        let memory = [good.ix().into(), 0, 0, 0];
        t.ledger.ask(Decision { seat: SeatId(player), question: Q_HALLMARK, memory });
    }
}

/// MC-20.6: armour in the window, coal left, the shield not yet active.
fn may_hallmark(t: &CoveTable, player: GlassOwner, good: Good) -> Result<(), No> {
    if good.size != Size::Large || t.ledger.dial(COAL) < t.level().shops.blacksmith.kit.hallmark {
        return no("MC-20.6", "mc-no-hallmark").err();
    }
    shops::may_activate(t, player, good.colour)
}

fn offer_hallmark(t: CoveTable, mut out: ResMut<Offers>) {
    let Some(decision) = t.ledger.decision() else { return };
    let Some(good) = Good::at(decision.memory[0]) else { return };
    let checks = may_hallmark(&t, decision.seat.0, good);
    out.judge(Action::plain(HALLMARK), "mc-act-hallmark", Rule("MC-20.6"), checks)
        .word("clan", clan_key(good.colour))
        .number("coal", t.level().shops.blacksmith.kit.hallmark)
        .money("gold", t.in_hall(good.colour));
    out.offer(Action::plain(FINISH), "mc-act-no-hallmark", Rule("MC-20.6"));
}

fn hallmark(mut t: CoveTable) {
    let Some(decision) = t.ledger.decision() else { return };
    let Some(good) = Good::at(decision.memory[0]) else { return };
    let coal = t.level().shops.blacksmith.kit.hallmark;
    t.ledger.done();
    t.ledger.add(COAL, -coal);
    shops::activate(&mut t, decision.seat.0, good.colour);
}

/// A position with dice in the furnace: their piece is made, they were used.
pub(super) fn arrange(t: &mut CoveTable) {
    if t.ledger.count(FURNACE) > 0 {
        t.ledger.follow(Consequence { follow: STORE_DICE, memory: [0; 4] });
    }
}

/// MC-20.5: dice that were used go back to the ore store.
fn store(mut t: CoveTable) {
    t.ledger.done();
    for die in t.ledger.contents(FURNACE).to_vec() {
        t.ledger.set_mark(die, 0);
        t.ledger.move_piece(die, STORE);
    }
    t.ledger.set(layout::DID, 1);
}

/// Why an action of the shop that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let player = t.active().0;
    Some(match action.verb {
        FORGE if t.ledger.decision().is_some_and(|d| d.question == Q_FORGE) => {
            let good = Good::at(action.args[0])?;
            let found = melt(t, good, places(action.args[1]).unwrap_or_default());
            let wrong = found.and_then(|m| may_forge(t, player, &m, action.args[2].into()));
            wrong.err().unwrap_or_else(|| no("MC-20.12", "mc-no-weapon-only"))
        }
        FORGE => no("MC-20.8", "mc-no-forging"),
        HALLMARK => no("MC-20.6", "mc-no-hallmark"),
        _ => return None,
    })
}

/// Puts the shop's chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[FORGE], forge);
    rules.apply(&[HALLMARK], hallmark);
    rules.consequence(&[STORE_DICE], store);
    rules.offer(&[Q_FORGE], offer);
    rules.offer(&[Q_HALLMARK], offer_hallmark);
}
