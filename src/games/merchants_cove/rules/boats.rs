//! Chapter MC-7, Load the boats and docking: who boards, which berth a full boat takes, what
//! happens when a side or the whole harbour is full.

use super::{course, crowd, thieves};
use crate::games::merchants_cove::{
    level::BerthIx,
    table::{
        layout::{self, BOATS, DRAWN, OFF, Phase},
        nouns::{CoveTable, CoveView, GlassOwner, berth_key, tell, who_key},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, Thing},
    agenda::{Consequence, Decision},
    dice::Stream,
    ids::{PieceId, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Lets so many loads be due (MC-6.4).
pub fn load(t: &mut CoveTable, player: GlassOwner, count: i64) {
    if count > 0 {
        let memory = [player.into(), count as i32, 0, 0];
        t.ledger.follow(Consequence { follow: LOADS, memory });
    }
}

/// A load: an adventurer is drawn, then its boat is chosen (MC-7.1).
fn loads(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    let (player, count) = (due.memory[0] as GlassOwner, due.memory[1]);
    // MC-7.6: ignored once all berths are taken.
    if t.flag(layout::NO_LOADS) {
        return;
    }
    load(&mut t, player, i64::from(count) - 1);
    draw_and_ask(&mut t, player);
}

/// Draws an adventurer for a boat at sea; without one, or with an empty bag, nothing happens
/// (MC-7.3, MC-7.9, MC-15.6).
pub fn draw_and_ask(t: &mut CoveTable, player: GlassOwner) {
    if t.boats_at_sea().next().is_none() {
        return;
    }
    let Some(piece) = crowd::draw(t, Stream::Draw) else { return };
    t.ledger.set(layout::DID, 1);
    t.ledger.move_piece(piece, DRAWN);
    let who = who_key(t.who(piece));
    tell(t, player, "mc-log-drawn", "MC-7.1").word("who", who);
    if t.is_peddler(player) {
        // MC-23.3: what the Peddler has drawn goes to the fullest boat at sea.
        if let Some(boat) = crowd::fullest(t, t.boats_at_sea()) {
            put_aboard(t, player, piece, boat);
        }
        return;
    }
    ask_board(t, player);
}

/// Asks on which boat whoever was drawn goes.
pub fn ask_board(t: &mut CoveTable, player: GlassOwner) {
    t.ledger.ask(Decision { seat: SeatId(player), question: Q_BOARD, memory: [0; 4] });
}

/// Whether somebody could board some boat, and no boat docks before.
pub fn next_can_board(t: &CoveTable) -> bool {
    (0..BOATS).any(|boat| crowd::may_board(t, boat).is_ok())
        && !(0..BOATS).any(|boat| is_full(t, boat))
}

fn offer_board(t: CoveTable, mut out: ResMut<Offers>) {
    let who = crowd::drawn(&t).map_or("mc-who-rogue", |piece| who_key(t.who(piece)));
    for boat in 0..BOATS {
        let checks = crowd::may_board(&t, boat);
        out.judge(Action::one(BOARD, boat.into()), "mc-act-board", Rule("MC-7.1"), checks)
            .number("boat", i64::from(boat) + 1)
            .word("who", who)
            .touch(Thing::Zone(layout::aboard(boat)));
    }
}

fn board(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some(decision) = t.ledger.decision() else { return };
    let boat = chosen.action().args[0] as u16;
    t.ledger.done();
    if let Some(piece) = crowd::drawn(&t) {
        put_aboard(&mut t, decision.seat.0, piece, boat);
    }
}

/// MC-7.8: whoever is put on a boat may fill it; thieves come before docking (MC-16.3).
pub fn put_aboard(t: &mut CoveTable, player: GlassOwner, piece: PieceId, boat: u16) {
    t.ledger.move_piece(piece, layout::aboard(boat));
    let who = who_key(t.who(piece));
    let line = tell(t, player, "mc-log-board", "MC-7.1").word("who", who);
    line.number("boat", i64::from(boat) + 1);
    dock_first(t, player, boat);
    if crowd::is_rogue(t, piece) {
        thieves::tempt(t, player, boat);
    }
}

/// Lets all full boats dock, this one first.
fn dock_first(t: &mut CoveTable, player: GlassOwner, boat: u16) {
    let memory = [player.into(), boat.into(), 0, 0];
    t.ledger.follow(Consequence { follow: DOCKING, memory });
}

/// Whether a boat at sea has no free place.
fn is_full(t: &CoveTable, boat: u16) -> bool {
    t.at_sea(boat) && t.free_places(boat) == 0
}

/// For a position: full boats dock (MC-7.4), those that find no berth are taken off (MC-7.5).
pub fn dock_full(t: &mut CoveTable) {
    for boat in (0..BOATS).filter(|&boat| is_full(t, boat)).collect::<Vec<_>>() {
        if t.free_berths(t.level().side_of(boat)).next().is_none() {
            take_off(t, boat);
        }
    }
    if let Some(boat) = (0..BOATS).find(|&boat| is_full(t, boat)) {
        let player = t.active().0;
        dock_first(t, player, boat);
    }
}

/// MC-7.4: every full boat docks, the one that was filled first before others.
fn docking(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    let (player, first) = (due.memory[0] as GlassOwner, due.memory[1] as u16);
    let boat = std::iter::once(first).chain(0..BOATS).find(|&boat| is_full(&t, boat));
    let Some(boat) = boat else { return t.ledger.done() };
    let side = t.level().side_of(boat);
    let free: Vec<BerthIx> = t.free_berths(side).collect();
    match free[..] {
        [] => t.ledger.done(),
        [berth] => dock(&mut t, player, boat, berth),
        [berth, ..] if t.is_peddler(player) => dock(&mut t, player, boat, berth),
        _ => {
            let memory = [boat.into(), 0, 0, 0];
            t.ledger.ask(Decision { seat: SeatId(player), question: Q_BERTH, memory });
        }
    }
}

/// Whether a boat can dock in a berth.
fn may_dock(t: &CoveTable, boat: u16, berth: BerthIx) -> Result<(), No> {
    if t.level().berth(berth).side != t.level().side_of(boat) {
        return no("MC-7.4", "mc-no-side").err();
    }
    match t.ledger.count(layout::berth(berth)) {
        0 => Ok(()),
        _ => no("MC-7.4", "mc-no-berth").err(),
    }
}

fn offer_berth(t: CoveTable, mut out: ResMut<Offers>) {
    let Some(decision) = t.ledger.decision() else { return };
    let boat = decision.memory[0] as u16;
    for n in 0..t.level().berths.len() as u8 {
        let checks = may_dock(&t, boat, BerthIx(n));
        out.judge(Action::one(BERTH, n.into()), "mc-act-berth", Rule("MC-7.4"), checks)
            .number("boat", i64::from(boat) + 1)
            .word("berth", berth_key(BerthIx(n)))
            .touch(Thing::Zone(layout::berth(BerthIx(n))));
    }
}

fn choose_berth(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some(decision) = t.ledger.decision() else { return };
    let berth = BerthIx(chosen.action().args[0] as u8);
    t.ledger.done();
    dock(&mut t, decision.seat.0, decision.memory[0] as u16, berth);
}

/// MC-7.4: the boat docks, all its adventurers land; then the side or the harbour may be full.
pub fn dock(t: &mut CoveTable, player: GlassOwner, boat: u16, berth: BerthIx) {
    let (side, dock) = (t.level().side_of(boat), t.level().berth(berth).dock);
    t.ledger.move_piece(layout::boat(boat), layout::berth(berth));
    crowd::move_all(t, layout::aboard(boat), layout::dock(dock));
    let line = tell(t, player, "mc-log-dock", "MC-7.4").number("boat", i64::from(boat) + 1);
    line.word("berth", berth_key(berth));
    if t.free_berths(side).next().is_none() {
        let left: Vec<u16> =
            t.boats_at_sea().filter(|&boat| t.level().side_of(boat) == side).collect();
        left.into_iter().for_each(|boat| take_off(t, boat));
    }
    if t.berths_full() {
        close_harbour(t);
    }
}

/// MC-7.5: a boat that finds no berth is taken off; those aboard go home.
pub fn take_off(t: &mut CoveTable, boat: u16) {
    crowd::send_home(t, boat);
    t.ledger.move_piece(layout::boat(boat), OFF);
    t.ledger.say("mc-log-off", Rule("MC-7.5")).number("boat", i64::from(boat) + 1);
}

/// MC-7.6, MC-7.7: the day is to end just ahead of the most advanced hourglass.
fn close_harbour(t: &mut CoveTable) {
    t.ledger.set(layout::NO_LOADS, 1);
    if t.phase() != Phase::Production {
        return;
    }
    let marker = course::closing_hour(t);
    t.ledger.set(layout::MARKER, marker);
    t.ledger.say("mc-log-marker", Rule("MC-7.6")).number("hour", marker);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    Some(match action.verb {
        BOARD => return crowd::may_board(t, action.args[0] as u16).err().or(Some(not_drawn())),
        BERTH => match t.ledger.count(layout::berth(BerthIx(action.args[0] as u8))) {
            0 => no("MC-7.4", "mc-no-boat-to-dock"),
            _ => no("MC-7.4", "mc-no-berth"),
        },
        _ => return None,
    })
}

fn not_drawn() -> No {
    no("MC-7.1", "mc-no-drawn")
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[LOADS], loads);
    rules.consequence(&[DOCKING], docking);
    rules.apply(&[BOARD], board);
    rules.apply(&[BERTH], choose_berth);
    rules.offer(&[Q_BOARD], offer_board);
    rules.offer(&[Q_BERTH], offer_berth);
}
