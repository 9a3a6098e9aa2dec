//! Chapter MC-6, the clock: an hourglass moves hour by hour, crosses indicators and may take a hand
//! that no mouse sits on. What a cost lets be due is said here too, cards included.

use super::{boats, corruption, course};
use crate::games::merchants_cove::table::{
    layout::{self, Phase},
    nouns::{CoveTable, CoveView, GlassOwner, tell},
    verbs::*,
};
use crate::table::{
    action::{Action, Thing},
    agenda::{Consequence, Decision},
    ids::{Rule, SeatId},
    offers::{No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::ResMut;

/// Lets hours of a cost be due.
pub fn spend(t: &mut CoveTable, player: GlassOwner, hours: i64) {
    let memory = [player.into(), hours as i32, 0, 0];
    t.ledger.follow(Consequence { follow: HOURS, memory });
}

/// Pays cards and hours after what will be put on top of them (MC-5.2, steps 3 and 4).
pub fn owe(t: &mut CoveTable, player: GlassOwner, cards: i64, hours: i64) {
    spend(t, player, hours);
    if cards > 0 {
        let memory = [player.into(), cards as i32, 0, 0];
        t.ledger.follow(Consequence { follow: CARDS, memory });
    }
}

/// The hand that begins at an hour, if no mouse sits on it (MC-6.8, MC-6.9).
fn open_hand(t: &CoveTable, hour: i64) -> Option<usize> {
    course::open_hand(t, layout::hour(hour))
}

/// Where the hourglass of a player stands: on an hour, or on a hand.
fn stands(t: &CoveTable, player: GlassOwner) -> Result<i64, usize> {
    let zone = t.ledger.zone_of(layout::glass(player));
    match layout::hand_of(zone) {
        Some(hand) => Err(hand),
        None => Ok(layout::hour_of(zone).unwrap_or(1)),
    }
}

/// MC-6.3: one space at a time, while hours are left.
fn step(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    let (player, left) = (due.memory[0] as GlassOwner, i64::from(due.memory[1]));
    if left <= 0 {
        return t.ledger.done();
    }
    match stands(&t, player) {
        Err(hand) => leave_hand(&mut t, player, hand, left),
        Ok(hour) if open_hand(&t, hour).is_some() && !t.is_peddler(player) => {
            let memory = [left as i32, 0, 0, 0];
            t.ledger.ask(Decision { seat: SeatId(player), question: Q_HAND, memory });
        }
        Ok(hour) => onward(&mut t, player, hour, left),
    }
}

/// The running step is over; the next ones are due.
fn passed(t: &mut CoveTable, player: GlassOwner, left: i64) {
    t.ledger.done();
    spend(t, player, left - 1);
}

fn leave_hand(t: &mut CoveTable, player: GlassOwner, hand: usize, left: i64) {
    let stop = course::onward(t, layout::hand(hand as u16));
    let exit = layout::hour_of(stop.zone).unwrap_or_default();
    passed(t, player, left);
    t.ledger.move_piece(layout::glass(player), stop.zone);
    tell(t, player, "mc-log-hour", "MC-6.8").number("hour", exit);
}

/// To the next hour; an indicator that is crossed is obeyed at once (MC-6.4).
fn onward(t: &mut CoveTable, player: GlassOwner, hour: i64, left: i64) {
    let stop = course::onward(t, layout::hour(hour));
    passed(t, player, left);
    t.ledger.move_piece(layout::glass(player), stop.zone);
    if left == 1 {
        tell(t, player, "mc-log-hour", "MC-6.3").number("hour", hour + 1);
    }
    boats::load(t, player, stop.loads);
}

fn offer_hand(t: CoveTable, mut out: ResMut<Offers>) {
    let Some(decision) = t.ledger.decision() else { return };
    let Ok(hour) = stands(&t, decision.seat.0) else { return };
    let Some(hand) = open_hand(&t, hour) else { return };
    let exit = t.level().hands[hand].exit;
    out.offer(Action::plain(HAND), "mc-act-take-hand", Rule("MC-6.8"))
        .number("hour", exit)
        .touch(Thing::Zone(layout::hand(hand as u16)));
    out.offer(Action::plain(ONWARD), "mc-act-next-hour", Rule("MC-6.12"))
        .number("hour", hour + 1)
        .touch(Thing::Zone(layout::hour(hour + 1)));
}

/// The decision lies on the hours that are due; both are over.
fn answered(t: &mut CoveTable) -> Option<(GlassOwner, i64, i64)> {
    let decision = t.ledger.decision()?;
    let hour = stands(t, decision.seat.0).ok()?;
    t.ledger.done();
    Some((decision.seat.0, hour, decision.memory[0].into()))
}

/// MC-6.10: whoever goes onto a hand draws a corruption card at once.
fn take_hand(mut t: CoveTable) {
    let Some((player, hour, left)) = answered(&mut t) else { return };
    let Some(hand) = open_hand(&t, hour) else { return };
    let stop = course::onto(hand);
    passed(&mut t, player, left);
    t.ledger.move_piece(layout::glass(player), stop.zone);
    tell(&mut t, player, "mc-log-hand", "MC-6.8");
    corruption::draw(&mut t, player, stop.cards, "MC-6.10");
}

fn next_hour(mut t: CoveTable) {
    let Some((player, hour, left)) = answered(&mut t) else { return };
    onward(&mut t, player, hour, left);
}

/// The player whose turn it is; `None` when the day is over (MC-5.1, MC-8.1).
pub fn next_player(t: &CoveTable) -> Option<GlassOwner> {
    course::acting(t, None)
}

/// MC-8.2: hourglasses beyond the marker come back to it; the most advanced ends on top.
pub fn gather(t: &mut CoveTable) {
    let marker = t.marker();
    let mut beyond: Vec<GlassOwner> = t.players().filter(|&p| t.half(p) > 2 * marker).collect();
    let height = |t: &CoveTable, p: GlassOwner| {
        let zone = t.ledger.zone_of(layout::glass(p));
        t.glasses(zone).iter().position(|&q| q == p)
    };
    beyond.sort_by_key(|&p| (t.half(p), height(t, p)));
    for player in beyond {
        t.ledger.move_piece(layout::glass(player), layout::hour(marker));
    }
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    if !matches!(action.verb, HAND | ONWARD) {
        return None;
    }
    if t.phase() != Phase::Production {
        return Some(no("MC-6.12", "mc-no-hours"));
    }
    let at = stands(t, t.active().0);
    let shut = t.level().hands.iter().position(|hand| Ok(hand.entry) == at);
    Some(match (action.verb, shut) {
        (HAND, Some(hand)) if t.has_mouse(hand) => no("MC-6.9", "mc-no-mouse"),
        (HAND, None) => no("MC-6.8", "mc-no-entry"),
        _ => no("MC-6.13", "mc-no-hours"),
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[HOURS], step);
    rules.apply(&[HAND], take_hand);
    rules.apply(&[ONWARD], next_hour);
    rules.offer(&[Q_HAND], offer_hand);
}
