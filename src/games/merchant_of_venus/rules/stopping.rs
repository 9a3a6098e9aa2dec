//! Agreeing to stop (MOV-12.3.3), a rule of the house: after very many rounds one player proposes
//! at the beginning of an own turn to stop, and only if all others agree is the game over without a
//! winner. It judges no fortune and ends no game by itself.

use crate::games::merchant_of_venus::table::{
    layout,
    nouns::{VenusTable, VenusView},
    verbs::{AGREE, DECLINE, PROPOSE_STOP, Q_START, Q_STOP},
};
use crate::table::{
    action::Action,
    ids::{Rule, SeatId},
    offers::{No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::ResMut;

/// Rounds after which stopping may be proposed: more than any game has in which somebody trades.
pub(super) const ROUNDS: i64 = 150;

/// How the game has ended when all agreed, on the dial `ended`.
pub(in crate::games::merchant_of_venus) const AGREED: i64 = 3;

/// Whether stopping was proposed in this turn: a bit above those of the seats, so that no dial
/// was added and the hashes of older saves hold.
pub(in crate::games::merchant_of_venus) const PROPOSED: i64 = 1 << 40;

const RULE: Rule = Rule("MOV-12.3.3");

/// How many rounds are over.
fn rounds(c: &VenusTable) -> i64 {
    (c.turn() - 1) / i64::from(c.layout().seats)
}

fn may_propose(c: &VenusTable) -> Result<(), No> {
    if rounds(c) < ROUNDS {
        return no(RULE.0, "mov-no-stop-yet").number("rounds", ROUNDS).err();
    }
    if c.ledger.dial(layout::DEALS_REFUSED) & PROPOSED != 0 {
        return no(RULE.0, "mov-no-stop-again").err();
    }
    Ok(())
}

fn offer_proposal(c: VenusTable, mut out: ResMut<Offers>) {
    if rounds(&c) >= ROUNDS {
        let checks = may_propose(&c);
        out.judge(Action::plain(PROPOSE_STOP), "mov-act-propose-stop", RULE, checks);
    }
}

/// Asks the seat after the one that answered last; who proposed has agreed.
fn ask_next(c: &mut VenusTable, after: SeatId) {
    let next = SeatId((after.0 + 1) % c.layout().seats);
    if next == c.active() {
        c.ledger.set(layout::ENDED, AGREED);
    } else {
        c.ask(next, Q_STOP);
    }
}

fn propose(mut c: VenusTable) {
    let seat = c.active();
    let proposed = c.ledger.dial(layout::DEALS_REFUSED) | PROPOSED;
    c.ledger.set(layout::DEALS_REFUSED, proposed);
    c.ledger.say("mov-log-proposes-stop", RULE).seat("seat", seat);
    ask_next(&mut c, seat);
}

fn offer_answer(c: VenusTable, mut out: ResMut<Offers>) {
    let seat = c.active();
    out.offer(Action::plain(AGREE), "mov-act-agree", RULE).seat("seat", seat);
    out.offer(Action::plain(DECLINE), "mov-act-decline", RULE).seat("seat", seat);
}

fn agree(mut c: VenusTable) {
    let Some(decision) = c.ledger.decision() else { return };
    c.ledger.done();
    c.ledger.say("mov-log-agrees", RULE).seat("seat", decision.seat);
    ask_next(&mut c, decision.seat);
}

fn decline(mut c: VenusTable) {
    let Some(decision) = c.ledger.decision() else { return };
    c.ledger.done();
    c.ledger.say("mov-log-declines", RULE).seat("seat", decision.seat);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub(super) fn why_not(c: &VenusTable) -> No {
    may_propose(c).err().unwrap_or_else(|| no(RULE.0, "mov-no-stop-now"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.offer(&[Q_START], offer_proposal);
    rules.offer(&[Q_STOP], offer_answer);
    rules.apply(&[PROPOSE_STOP], propose);
    rules.apply(&[AGREE], agree);
    rules.apply(&[DECLINE], decline);
}
