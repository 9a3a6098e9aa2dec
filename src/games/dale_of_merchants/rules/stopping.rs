//! Stopping the game (DOM-13.3): one player proposes it, once in an own turn, or, by a rule of the
//! house (DOM-13.4), everybody is asked with the standings when nobody has built for many rounds;
//! only if all agree is the game over without a winner.

use crate::games::dale_of_merchants::table::{
    layout,
    nouns::DaleView,
    state::DaleTable,
    verbs::{AGREE, DECLINE, PROPOSE_STOP, Q_ACTION, Q_STOP},
};
use crate::table::{
    action::{Action, Value},
    ids::{Rule, SeatId},
    offers::{No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::ResMut;

/// DOM-13.4: rounds without a new stack after which everybody is asked.
const STILL: i64 = 15;

/// A turn begins: where nobody has built for many rounds, everybody is told how the stalls stand
/// and asked whether the game stops.
pub(super) fn offer_where_nothing_moves(c: &mut DaleTable, seat: SeatId) {
    let turn = c.ledger.dial(layout::TURN);
    let seats = i64::from(c.layout().seats);
    if turn - c.ledger.dial(layout::LAST_BUILT) <= STILL * seats {
        return;
    }
    c.ledger.set(layout::LAST_BUILT, turn);
    let one = |s: SeatId| {
        let stacks = Value::Number(c.stacks(s));
        Value::Phrase("dom-log-standing", vec![("seat", Value::Seat(s)), ("stacks", stacks)])
    };
    let all = Value::List(c.seats().map(one).collect());
    c.ledger
        .say("dom-log-nothing-moves", Rule("DOM-13.4"))
        .number("rounds", STILL)
        .arg("standings", all);
    c.ask(seat, Q_STOP, [0; 4]);
}

/// The next player who has not agreed yet.
fn undecided(c: &DaleTable, after: SeatId) -> Option<SeatId> {
    let agreed = c.ledger.dial(layout::AGREED);
    c.layout().from(c.layout().left(after)).find(|s| agreed & 1 << s.0 == 0)
}

fn offer_proposal(c: DaleTable, mut out: ResMut<Offers>) {
    let checks =
        if c.flag(layout::PROPOSED) { no("DOM-13.3", "dom-no-proposed").err() } else { Ok(()) };
    out.judge(Action::plain(PROPOSE_STOP), "dom-act-propose-stop", Rule("DOM-13.3"), checks);
}

fn propose(mut c: DaleTable) {
    let seat = c.active();
    c.ledger.set(layout::PROPOSED, i64::from(seat.0) + 1);
    c.ledger.set(layout::AGREED, 1 << seat.0);
    c.ledger.say("dom-log-proposes-stop", Rule("DOM-13.3")).seat("seat", seat);
    if let Some(next) = undecided(&c, seat) {
        c.ask(next, Q_STOP, [0; 4]);
    }
}

fn offer_answer(c: DaleTable, mut out: ResMut<Offers>) {
    let seat = c.active();
    out.offer(Action::plain(AGREE), "dom-act-agree", Rule("DOM-13.3")).seat("seat", seat);
    out.offer(Action::plain(DECLINE), "dom-act-decline", Rule("DOM-13.3")).seat("seat", seat);
}

fn agree(mut c: DaleTable) {
    let Some(decision) = c.ledger.decision() else { return };
    c.ledger.done();
    let agreed = c.ledger.dial(layout::AGREED) | 1 << decision.seat.0;
    c.ledger.set(layout::AGREED, agreed);
    c.ledger.say("dom-log-agrees", Rule("DOM-13.3")).seat("seat", decision.seat);
    match undecided(&c, decision.seat) {
        Some(next) => c.ask(next, Q_STOP, [0; 4]),
        None => c.ledger.set(layout::ENDED, 2),
    }
}

fn decline(mut c: DaleTable) {
    let Some(decision) = c.ledger.decision() else { return };
    c.ledger.done();
    c.ledger.set(layout::AGREED, 0);
    c.ledger.say("dom-log-declines", Rule("DOM-13.3")).seat("seat", decision.seat);
}

/// Why something else is not possible while a seat is asked whether the game stops.
pub(super) fn why_not(seat: SeatId) -> No {
    no("DOM-13.3", "dom-no-stop-first").arg("seat", Value::Seat(seat))
}

/// Why there is nothing to agree to.
pub(super) fn nothing_proposed(action: Action) -> Option<No> {
    matches!(action.verb, AGREE | DECLINE).then(|| no("DOM-13.3", "dom-no-nothing-proposed"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.offer(&[Q_ACTION], offer_proposal);
    rules.offer(&[Q_STOP], offer_answer);
    rules.apply(&[PROPOSE_STOP], propose);
    rules.apply(&[AGREE], agree);
    rules.apply(&[DECLINE], decline);
}
