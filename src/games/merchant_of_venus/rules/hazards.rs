//! Hazards (MOV-4.8): a ship that enters one pays the fee and goes on, or stops there and pays
//! nothing. Jumping a hazard belongs to the drives (MOV-4.11); beginning a turn on one to the
//! preparations (MOV-4.8.6).

use super::flight::Flight;
use crate::games::merchant_of_venus::table::{
    layout::{self, space_id},
    nouns::{VenusTable, VenusView},
    verbs::*,
};
use crate::table::{
    action::Action,
    ids::Rule,
    offers::{No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::ResMut;

/// The ship has come to a space: a hazard there, printed or found, asks its fee, unless a drive
/// jumps it (MOV-4.8.1, MOV-4.8.8, MOV-4.8.9, MOV-4.10.6).
pub fn meet(mut c: VenusTable) {
    if c.flag(layout::IN_JUMP) || c.flag(layout::CARRIED) {
        return;
    }
    let seat = c.active();
    let at = c.ship_at(seat);
    if let Some(fee) = c.fee_at(seat, at) {
        c.ledger.set(layout::HAZARD_DUE, 1);
        c.ledger
            .say("mov-log-hazard", Rule("MOV-4.8.2"))
            .seat("seat", seat)
            .space("space", space_id(at))
            .money("fee", fee);
    }
}

/// The fee that is due where the ship in turn is (MOV-4.8.2).
fn fee_due(c: &VenusTable) -> i64 {
    let seat = c.active();
    c.fee_at(seat, c.ship_at(seat)).unwrap_or(0)
}

/// Whether the fee can be paid to go on: not without movement points or a way on (MOV-4.8.5), and
/// with money alone (MOV-4.8.4).
fn may_pay(c: &VenusTable, fee: i64) -> Result<(), No> {
    if !Flight::of(c).can_go_on() {
        return no("MOV-4.8.5", "mov-no-way-on").err();
    }
    let have = c.money(c.active());
    if have < fee {
        return no("MOV-4.8.4", "mov-no-fee").money("fee", fee).money("have", have).err();
    }
    Ok(())
}

fn offer(c: VenusTable, mut out: ResMut<Offers>) {
    let fee = fee_due(&c);
    out.judge(Action::plain(PAY_FEE), "mov-act-pay-fee", Rule("MOV-4.8.1"), may_pay(&c, fee))
        .money("fee", fee);
    // MOV-4.8.3: also where the fee is 0.
    out.offer(Action::plain(STOP), "mov-act-stop", Rule("MOV-4.8.3"));
}

fn pay(mut c: VenusTable) {
    let (seat, fee) = (c.active(), fee_due(&c));
    c.ledger.done();
    c.pay_bank(seat, fee);
    c.ledger.set(layout::HAZARD_DUE, 0);
    c.ledger.say("mov-log-fee", Rule("MOV-4.8.7")).seat("seat", seat).money("fee", fee);
    c.follow(F_FLY_ON, 0);
}

fn stop(mut c: VenusTable) {
    let seat = c.active();
    c.ledger.done();
    c.ledger.say("mov-log-stop", Rule("MOV-4.8.1")).seat("seat", seat);
    c.follow(F_MOVEMENT_ENDS, 0);
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(moment: TurnMoment) -> Option<No> {
    matches!(moment, TurnMoment::Preparing | TurnMoment::Flying)
        .then(|| no("MOV-4.8.1", "mov-no-hazard"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[PAY_FEE], pay);
    rules.apply(&[STOP], stop);
    rules.offer(&[Q_HAZARD], offer);
}
