//! A deal is put together (MOV-10.3.2): pieces of both seats and money, taken back as often as
//! wished, until it is proposed or given up. Nothing changes hands here.

use super::super::supply;
use super::{
    IN_DEAL, Terms, ask, both_have_money, both_have_room, close, composer, credits, given, kinds,
    named, other, refusals, something_changes,
};
use crate::{
    games::merchant_of_venus::table::{
        layout,
        nouns::{VenusTable, VenusView},
        verbs::{ASK, CANCEL_DEAL, DEAL_MONEY, GIVE, PROPOSE, Q_DEAL, TAKE_BACK},
    },
    table::{
        action::{Action, Range, Value},
        ids::{KindId, PieceId, Rule, SeatId},
        offers::{Chosen, No, Offers},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};

fn offer_pieces(c: VenusTable, mut out: ResMut<Offers>) {
    let (own, theirs, looking) = (composer(&c), other(&c), out.looking);
    // Words are made only where somebody reads them.
    let in_words = |kind| if looking { named(&c, kind) } else { Value::Kind(kind) };
    for kind in kinds(&c, own, false) {
        out.offer(Action::one(GIVE, kind.0.into()), "mov-act-give", Rule("MOV-10.3.2"))
            .arg("kind", in_words(kind))
            .seat("partner", theirs);
    }
    for kind in kinds(&c, theirs, false) {
        out.offer(Action::one(ASK, kind.0.into()), "mov-act-ask", Rule("MOV-10.3.2"))
            .arg("kind", in_words(kind))
            .seat("partner", theirs);
    }
    for seat in [own, theirs] {
        for kind in kinds(&c, seat, true) {
            let action = Action::two(TAKE_BACK, seat.0.into(), kind.0.into());
            out.offer(action, "mov-act-take-back", Rule("MOV-10.3.2"))
                .arg("kind", in_words(kind))
                .seat("seat", seat);
        }
    }
    if out.looking {
        for (seat, verb) in [(own, GIVE), (theirs, ASK)] {
            let ship = c.ledger.kind(c.layout().ship(seat));
            let deeds = c.ledger.contents(c.layout().deeds(seat)).iter().map(|&p| c.ledger.kind(p));
            for kind in [ship, c.layout().class(c.class(seat))].into_iter().chain(deeds) {
                out.refuse(
                    Action::one(verb, kind.0.into()),
                    Rule("MOV-10.3.2"),
                    "mov-no-deal-kind",
                )
                .kind("kind", kind);
            }
        }
    }
}

fn offer_money(c: VenusTable, mut out: ResMut<Offers>) {
    let amount = |n: i64| i32::try_from(n).unwrap_or(i32::MAX);
    let range =
        Range { arg: 0, least: -amount(c.money(other(&c))), most: amount(c.money(composer(&c))) };
    if range.least < range.most {
        let now = amount(credits(&c)).clamp(range.least, range.most);
        let words = out.offer_range(
            Action::one(DEAL_MONEY, now),
            range,
            "mov-act-deal-money",
            Rule("MOV-10.3.2"),
        );
        let words = words.seat("partner", other(&c)).money("amount", now.into());
        words.money("pays", i64::from(now.max(0))).money("paid", -i64::from(now.min(0)));
    }
}

fn sound(c: &VenusTable) -> Result<(), No> {
    something_changes(c)?;
    both_have_money(c)?;
    both_have_room(c)
}

fn offer_proposal(c: VenusTable, mut out: ResMut<Offers>) {
    out.offer(Action::plain(CANCEL_DEAL), "mov-act-cancel-deal", Rule("MOV-10.3.3"));
    let checks = sound(&c);
    let (terms, looking) = (Terms::of(&c, composer(&c), out.looking), out.looking);
    let words = out.judge(Action::plain(PROPOSE), "mov-act-propose", Rule("MOV-10.3.3"), checks);
    if looking {
        terms.tell(words);
    }
}

/// The piece of a kind that goes into the deal first.
fn which(c: &VenusTable, seat: SeatId, kind: KindId) -> Option<PieceId> {
    let free = c
        .tradeable(seat)
        .filter(|&p| c.ledger.kind(p) == kind && c.ledger.piece(p).mark & IN_DEAL == 0);
    supply::leaves_first(c, seat, free)
}

fn put_in(c: &mut VenusTable, seat: SeatId, kind: KindId) {
    if let Some(piece) = which(c, seat, kind) {
        let mark = c.ledger.piece(piece).mark | IN_DEAL;
        c.ledger.set_mark(piece, mark);
    }
}

fn give(mut c: VenusTable, chosen: Res<Chosen>) {
    let seat = composer(&c);
    put_in(&mut c, seat, chosen.action().kind());
}

fn ask_for(mut c: VenusTable, chosen: Res<Chosen>) {
    let seat = other(&c);
    put_in(&mut c, seat, chosen.action().kind());
}

fn take_back(mut c: VenusTable, chosen: Res<Chosen>) {
    let action = chosen.action();
    let kind = KindId(action.args[1] as u16);
    let piece = given(&c, action.seat()).find(|&p| c.ledger.kind(p) == kind);
    if let Some(piece) = piece {
        let mark = c.ledger.piece(piece).mark & !IN_DEAL;
        c.ledger.set_mark(piece, mark);
    }
}

fn set_money(mut c: VenusTable, chosen: Res<Chosen>) {
    let amount = i64::from(chosen.action().args[0]);
    let paid = if composer(&c) == c.active() { amount } else { -amount };
    c.ledger.set(layout::DEAL_CREDITS, paid);
}

fn propose(mut c: VenusTable) {
    let terms = Terms::of(&c, composer(&c), c.ledger.listening());
    terms.tell(c.ledger.say("mov-log-deal-proposed", Rule("MOV-10.3.3")));
    c.ledger.done();
    c.ledger.set(layout::PROPOSED, 1);
    ask(&mut c);
}

fn cancel(mut c: VenusTable) {
    let (seat, partner) = (composer(&c), other(&c));
    // A deal that nobody else has seen leaves no trace; one that came back from the other does.
    if seat != c.active() || refusals(&c, partner) > 0 {
        c.ledger
            .say("mov-log-deal-given-up", Rule("MOV-10.3.3"))
            .seat("seat", seat)
            .seat("partner", partner);
    }
    c.ledger.done();
    close(&mut c);
}

/// Puts the part into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[GIVE], give);
    rules.apply(&[ASK], ask_for);
    rules.apply(&[TAKE_BACK], take_back);
    rules.apply(&[DEAL_MONEY], set_money);
    rules.apply(&[PROPOSE], propose);
    rules.apply(&[CANCEL_DEAL], cancel);
    rules.offer(&[Q_DEAL], offer_pieces);
    rules.offer(&[Q_DEAL], offer_money);
    rules.offer(&[Q_DEAL], offer_proposal);
}
