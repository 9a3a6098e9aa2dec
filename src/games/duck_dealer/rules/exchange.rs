//! Chapter DD-14: two players on the same planet exchange goods. The one in turn puts an offer
//! together and lays it before the other, who agrees or declines.

use super::{
    exploring,
    paying::{self, good_of},
};
use crate::games::duck_dealer::{
    level::GoodIx,
    table::{
        layout::{self, Phase, gets, gives},
        nouns::{DuckTable, DuckView},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, Range, Value},
    game::RulesVersion,
    ids::{Dial, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The partner of the open exchange.
fn partner(t: &DuckTable) -> SeatId {
    SeatId((t.ledger.dial(layout::PARTNER) - 1).max(0) as u8)
}

/// DD-14.1: somebody else, on the same planet; one of the two has goods.
fn may_begin(t: &DuckTable, with: i32) -> Result<(), No> {
    let seat = t.active();
    let other = u8::try_from(with).ok().filter(|&n| n < t.layout().seats && n != seat.0);
    let here = t.planet_of(seat);
    match other.map(SeatId) {
        Some(other) if here.is_some() && t.planet_of(other) == here => {
            match t.load(seat) + t.load(other) > 0 || !t.spec.0.rules.has(2) {
                true => Ok(()),
                false => no("DD-14.2", "dd-no-goods-there").err(),
            }
        }
        _ => no("DD-14.1", "dd-no-partner").err(),
    }
}

fn offer_begin(t: DuckTable, mut out: ResMut<Offers>) {
    let seat = t.active();
    let Some(here) = t.space_of(seat) else { return };
    // Alone there is nothing to say.
    if t.ledger.count(t.layout().ships_at(here)) < 2 {
        return;
    }
    for other in t.seats().filter(|&other| other != seat && t.space_of(other) == Some(here)) {
        let checks = may_begin(&t, other.0.into());
        out.judge(
            Action::one(EXCHANGE, other.0.into()),
            "dd-act-exchange",
            Rule("DD-14.1"),
            checks,
        )
        .seat("partner", other);
    }
}

fn begin(t: &mut DuckTable, action: Action) {
    let other = action.seat();
    t.ledger.done();
    t.ledger.set(layout::PARTNER, i64::from(other.0) + 1);
    t.set_phase(Phase::Offer);
}

/// One side of the offer: what a seat has of each good, and the dial of how many it would give.
fn offer_side(
    t: &DuckTable,
    out: &mut Offers,
    verb: crate::table::ids::Verb,
    (from, dial): (SeatId, fn(GoodIx) -> Dial),
    key: &'static str,
) {
    for good in t.every_good() {
        let aboard = t.cargo(from, good);
        if aboard > 0 {
            let now = t.ledger.dial(dial(good)).clamp(0, aboard);
            let most = aboard.min(i32::MAX.into()) as i32;
            let action = Action::two(verb, good.0.into(), now as i32);
            let range = Range { arg: 1, least: 0, most };
            out.offer_range(action, range, key, Rule("DD-14.2"))
                .kind("good", t.layout().good_kind(good))
                .seat("partner", partner(t))
                .number("most", aboard);
        }
    }
}

/// How many goods are in the offer, given and got.
fn sums(t: &DuckTable) -> (i64, i64) {
    let sum = |dial: fn(GoodIx) -> Dial| t.every_good().map(|g| t.ledger.dial(dial(g))).sum();
    (sum(gives), sum(gets))
}

/// DD-14.2: something is exchanged, both have what they give, and whoever is not in turn has room
/// for it, or carries no more than before.
fn may_exchange(t: &DuckTable) -> Result<(), No> {
    let (seat, other) = (t.active(), partner(t));
    let (given, got) = sums(t);
    if given + got == 0 {
        return no("DD-14.2", "dd-no-empty-offer").err();
    }
    for good in t.every_good() {
        let short = t.cargo(seat, good) < t.ledger.dial(gives(good))
            || t.cargo(other, good) < t.ledger.dial(gets(good));
        if short {
            return no("DD-14.1", "dd-no-good").arg("good", paying::name(t, good)).err();
        }
    }
    let before = t.load(other);
    let after = before + given - got;
    match after <= t.capacity(other) || after <= before {
        true => Ok(()),
        false => no("DD-14.2", "dd-no-room").arg("partner", Value::Seat(other)).err(),
    }
}

/// What is given or got, as a list.
fn list(t: &DuckTable, dial: fn(GoodIx) -> Dial) -> Value {
    let some = |good: GoodIx| {
        let count = t.ledger.dial(dial(good));
        let args = vec![("count", Value::Number(count)), ("good", paying::name(t, good))];
        (count > 0).then_some(Value::Phrase("dd-some", args))
    };
    Value::List(t.every_good().filter_map(some).collect())
}

fn offer_draft(t: DuckTable, mut out: ResMut<Offers>) {
    let (seat, other) = (t.active(), partner(&t));
    offer_side(&t, &mut out, GIVE, (seat, gives), "dd-act-give");
    offer_side(&t, &mut out, WANT, (other, gets), "dd-act-want");
    let checks = may_exchange(&t);
    let words = out.judge(Action::plain(PROPOSE), "dd-act-propose", Rule("DD-14.3"), checks);
    words.seat("partner", other).arg("gives", list(&t, gives)).arg("gets", list(&t, gets));
    out.offer(Action::plain(WITHDRAW), "dd-act-withdraw", Rule("DD-14.3"));
}

fn compose(mut t: DuckTable, chosen: Res<Chosen>) {
    let action = chosen.action();
    let Some(good) = good_of(&t, action.args[0]) else { return };
    let dial = if action.verb == GIVE { gives(good) } else { gets(good) };
    t.ledger.set(dial, action.args[1].into());
}

fn propose(t: &mut DuckTable, _: Action) {
    let (seat, other) = (t.active(), partner(t));
    let (given, got) = (list(t, gives), list(t, gets));
    t.ledger.done();
    let line = t.ledger.say("dd-log-propose", Rule("DD-14.3")).seat("seat", seat);
    line.seat("partner", other).arg("gives", given).arg("gets", got);
    t.set_phase(Phase::Answer);
}

/// Nothing is open any more; the action turn goes on.
fn close(t: &mut DuckTable) {
    t.ledger.done();
    t.ledger.set(layout::PARTNER, 0);
    for good in t.every_good() {
        t.ledger.set(gives(good), 0);
        t.ledger.set(gets(good), 0);
    }
    t.set_phase(Phase::Act);
}

/// DD-14.3: also while the partner thinks it over; that is told.
fn withdraw(mut t: DuckTable) {
    let seat = t.active();
    if t.phase() == Phase::Answer {
        t.ledger.say("dd-log-withdraw", Rule("DD-14.3")).seat("seat", seat);
    }
    close(&mut t);
}

fn offer_answer(t: DuckTable, mut out: ResMut<Offers>) {
    let (seat, checks) = (t.active(), may_exchange(&t));
    // The partner gives what the one in turn gets.
    let words = out.judge(Action::plain(ACCEPT), "dd-act-accept", Rule("DD-14.2"), checks);
    words.seat("partner", seat).arg("gives", list(&t, gets)).arg("gets", list(&t, gives));
    out.offer(Action::plain(DECLINE), "dd-act-decline", Rule("DD-14.3")).seat("partner", seat);
    out.offer(Action::plain(WITHDRAW), "dd-act-take-back", Rule("DD-14.3")).seat("partner", seat);
}

fn accept(mut t: DuckTable) {
    let (seat, other) = (t.active(), partner(&t));
    let (given, got) = (list(&t, gives), list(&t, gets));
    for good in t.every_good() {
        let (mine, theirs) = (t.layout().cargo(seat, good), t.layout().cargo(other, good));
        let (given, got) = (t.ledger.dial(gives(good)), t.ledger.dial(gets(good)));
        t.ledger.pay(mine, theirs, given);
        t.ledger.pay(theirs, mine, got);
    }
    let line = t.ledger.say("dd-log-accept", Rule("DD-14.2")).seat("seat", seat);
    line.seat("partner", other).arg("gives", given).arg("gets", got);
    close(&mut t);
}

fn decline(mut t: DuckTable) {
    let other = partner(&t);
    t.ledger.say("dd-log-decline", Rule("DD-14.3")).seat("partner", other);
    close(&mut t);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    let open = matches!(t.phase(), Phase::Offer | Phase::Answer);
    Some(match action.verb {
        EXCHANGE if open => no("DD-14.3", "dd-no-exchange-open"),
        EXCHANGE => return may_begin(t, action.args[0]).err(),
        GIVE | WANT | PROPOSE | WITHDRAW if t.phase() != Phase::Offer => {
            no("DD-14.1", "dd-no-no-exchange")
        }
        GIVE | WANT => match good_of(t, action.args[0]) {
            Some(good) => no("DD-14.1", "dd-no-good").arg("good", paying::name(t, good)),
            None => no("DD-14.2", "dd-no-goods-only"),
        },
        PROPOSE => return may_exchange(t).err(),
        ACCEPT if t.phase() == Phase::Answer => return may_exchange(t).err(),
        ACCEPT | DECLINE => no("DD-14.2", "dd-no-not-for-you"),
        _ => return None,
    })
}

/// Puts the chapter into the stages. DD-14.3: what stops the ship is the proposal; until version 2
/// it was the beginning of the exchange.
pub fn plug(rules: &mut Rules, by: RulesVersion) {
    if by.has(2) {
        rules.apply(&[EXCHANGE], |mut t: DuckTable, chosen: Res<Chosen>| {
            begin(&mut t, chosen.action());
        });
        exploring::stopping(rules, &[PROPOSE], const { &[after(PROPOSE)] }, propose);
    } else {
        exploring::stopping(rules, &[EXCHANGE], const { &[after(EXCHANGE)] }, begin);
        rules.apply(&[PROPOSE], |mut t: DuckTable, chosen: Res<Chosen>| {
            propose(&mut t, chosen.action());
        });
    }
    rules.apply(&[GIVE, WANT], compose);
    rules.apply(&[WITHDRAW], withdraw);
    rules.apply(&[ACCEPT], accept);
    rules.apply(&[DECLINE], decline);
    rules.offer(&[Q_ACT], offer_begin);
    rules.offer(&[Q_OFFER], offer_draft);
    rules.offer(&[Q_ANSWER], offer_answer);
}
