//! Chapters MC-8 to MC-10: the day ends, goods are sold dock by dock, then patrons pay.

pub use super::goods::brings;
use super::{clock, corruption, crowd, goods, peddler};
use crate::games::merchants_cove::{
    level::{Colour, DockWord, Good, RogueEffect, Size},
    table::{
        layout::{self, BAG, OFF, Phase},
        nouns::{CoveTable, CoveView, GlassOwner, clan_key, dock_key, tell},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, Range, Thing},
    agenda::Decision,
    ids::{Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// MC-8: the day is over; who is still at sea goes home, and the market opens.
pub fn open(t: &mut CoveTable) {
    clock::gather(t);
    let left: Vec<u16> = t.boats_at_sea().collect();
    for boat in left {
        crowd::send_home(t, boat);
        t.ledger.move_piece(layout::boat(boat), OFF);
        t.ledger.say("mc-log-left", Rule("MC-8.3")).number("boat", i64::from(boat) + 1);
    }
    t.ledger.set(layout::DOCK, 0);
    t.ledger.set(layout::SELLER, 0);
    t.set_phase(Phase::Market);
    t.ledger.say("mc-log-market", Rule("MC-8.1"));
}

/// The dock where goods are sold now.
pub fn dock_now(t: &impl CoveView) -> DockWord {
    DockWord::at(t.dial(layout::DOCK) as i32).unwrap_or(DockWord::BlackMarket)
}

/// The next one on this dock, the next dock, or the end of the market (MC-9.1, MC-9.2).
pub fn next(t: &mut CoveTable) {
    let order = t.selling_order();
    let at = t.ledger.dial(layout::SELLER) as usize;
    let dock = dock_now(t);
    let Some(&player) = order.get(at) else { return next_dock(t, &order, dock) };
    if t.is_peddler(player) {
        peddler::sell(t, player, dock);
    } else if can_do(t, player, dock) {
        t.ledger.set(layout::ACTIVE, player.into());
        t.ledger.ask(Decision { seat: SeatId(player), question: Q_SELL, memory: [0; 4] });
        return;
    }
    // Who can sell nothing has nothing to choose.
    t.ledger.add(layout::SELLER, 1);
}

fn next_dock(t: &mut CoveTable, order: &[GlassOwner], dock: DockWord) {
    if t.level().docks[dock as usize].card {
        black_market_cards(t, order);
    }
    t.ledger.set(layout::SELLER, 0);
    match DockWord::at(dock as i32 + 1) {
        Some(next) => t.ledger.set(layout::DOCK, next as i64),
        None => close(t),
    }
}

/// MC-9.1, MC-9.9: whoever sold there draws exactly one card, from the top of the stack.
fn black_market_cards(t: &mut CoveTable, order: &[GlassOwner]) {
    for &player in order {
        if t.flag(layout::sold(player)) && !t.is_peddler(player) {
            corruption::draw(t, player, 1, "MC-9.1");
        }
    }
}

/// Patronage (MC-10.1), then the day is cleared away.
fn close(t: &mut CoveTable) {
    let players: Vec<GlassOwner> = t.players().filter(|&player| !t.is_peddler(player)).collect();
    for player in players {
        for clan in
            Colour::ALL.into_iter().filter(|&clan| t.shield(player, clan)).collect::<Vec<_>>()
        {
            let gold = t.in_hall(clan);
            goods::earn(t, player, gold);
            let line = tell(t, player, "mc-log-patron", "MC-10.1").word("clan", clan_key(clan));
            line.money("gold", gold);
        }
    }
    for player in t.players() {
        t.ledger.set(layout::sold(player), 0);
        for dock in DockWord::ALL {
            t.ledger.set(layout::counted(player, dock), 0);
        }
    }
    t.ledger.set(layout::DOCK, 0);
    t.set_phase(Phase::CleanUp);
}

/// Whether a good can be sold on a dock.
fn may_sell(t: &CoveTable, player: GlassOwner, dock: DockWord, good: Good) -> Result<(), No> {
    if !t.level().docks[dock as usize].sells[good.size as usize] {
        return match good.size {
            Size::Small => no("MC-9.1", "mc-no-large-only").err(),
            Size::Large => no("MC-9.1", "mc-no-small-only").err(),
        };
    }
    if t.on_stall(player, good) == 0 {
        return no("MC-9.3", "mc-no-stall").err();
    }
    match t.buyers(player, dock, good.colour) {
        0 => no("MC-9.5", "mc-no-buyer").err(),
        _ => Ok(()),
    }
}

/// Whether another rogue of a dock can be counted (MC-16.2).
fn may_count(t: &CoveTable, player: GlassOwner, dock: DockWord) -> Result<(), No> {
    if !t.rogues_are(RogueEffect::Cultists) {
        return no("MC-16.2", "mc-no-cultists").err();
    }
    let rogues = t.how_many(layout::dock(dock), layout::ROGUE);
    if t.ledger.dial(layout::counted(player, dock)) >= rogues {
        return no("MC-16.2", "mc-no-rogue-left").err();
    }
    match t.card_left() {
        true => Ok(()),
        false => no("MC-16.2", "mc-no-card").err(),
    }
}

/// Whether somebody has anything to choose on a dock: a sale, or a rogue to count (MC-16.2). Until
/// version 2 of the rules nobody was asked for rogues who had nothing that sells there.
fn can_do(t: &CoveTable, player: GlassOwner, dock: DockWord) -> bool {
    let sells = |good: Good| {
        t.level().docks[dock as usize].sells[good.size as usize] && t.on_stall(player, good) > 0
    };
    let asked = t.spec.0.rules.has(2) || Good::all().any(sells);
    Good::all().any(|good| may_sell(t, player, dock, good).is_ok())
        || asked && may_count(t, player, dock).is_ok()
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let (player, dock) = (t.active().0, dock_now(&t));
    for good in Good::all() {
        let have = t.on_stall(player, good);
        let action = Action::two(SELL, good.ix().into(), have.max(1) as i32);
        match may_sell(&t, player, dock, good) {
            Ok(()) => {
                let range = Range { arg: 1, least: 1, most: have as i32 };
                out.offer_range(action, range, "mc-act-sell", Rule("MC-9.3"))
                    .arg_with("good", || t.good_name(player, good))
                    .money("each", brings(&t, player, dock, good))
                    .word("dock", dock_key(dock))
                    .touch(Thing::Zone(layout::dock(dock)));
            }
            checks => _ = out.judge(action, "mc-act-sell", Rule("MC-9.3"), checks),
        }
    }
    let checks = may_count(&t, player, dock);
    out.judge(Action::plain(COUNT_ROGUE), "mc-act-count-rogue", Rule("MC-16.2"), checks);
    out.offer(Action::plain(PASS), "mc-act-pass", Rule("MC-9.10")).word("dock", dock_key(dock));
}

fn sell(mut t: CoveTable, chosen: Res<Chosen>) {
    let (player, dock) = (t.active().0, dock_now(&t));
    let Some(good) = Good::at(chosen.action().args[0]) else { return };
    goods::trade(&mut t, player, dock, good, chosen.action().args[1].into());
}

fn count_rogue(mut t: CoveTable) {
    let (player, dock) = (t.active().0, dock_now(&t));
    tell(&mut t, player, "mc-log-cultists", "MC-16.2").word("dock", dock_key(dock));
    corruption::draw(&mut t, player, 1, "MC-16.2");
    t.ledger.add(layout::counted(player, dock), 1);
}

fn pass(mut t: CoveTable) {
    t.ledger.done();
    t.ledger.add(layout::SELLER, 1);
}

/// MC-11.1: the docks are emptied into the bag.
pub fn empty_docks(t: &mut CoveTable) {
    for dock in DockWord::ALL {
        crowd::move_all(t, layout::dock(dock), BAG);
    }
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let market = t.phase() == Phase::Market;
    Some(match action.verb {
        SELL | COUNT_ROGUE | PASS if !market => no("MC-9.1", "mc-no-market"),
        SELL => {
            let good = Good::at(action.args[0])?;
            let wrong = may_sell(t, t.active().0, dock_now(t), good).err();
            wrong.unwrap_or_else(|| no("MC-9.3", "mc-no-stall"))
        }
        COUNT_ROGUE => return may_count(t, t.active().0, dock_now(t)).err(),
        _ if market => no("MC-9.10", "mc-no-sell-first"),
        _ => return None,
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[SELL], sell);
    rules.apply(&[COUNT_ROGUE], count_rogue);
    rules.apply(&[PASS], pass);
    rules.offer(&[Q_SELL], offer);
}
