//! A proposed deal is answered (MOV-10.3.3): accepted, and done at once; refused; or changed and
//! proposed back, a few times at most. Each is another seat's answer, so it stands (MOV-3.2.1).

use super::super::visit;
use super::{
    MOST_REFUSALS, REFUSAL_BITS, Terms, ask, asks_again, both_have_money, both_have_room, close,
    composer, given, other, partner, refusals,
};
use crate::{
    games::merchant_of_venus::table::{
        layout::{self, NEW},
        nouns::{VenusTable, VenusView},
        verbs::{ACCEPT, COUNTER, Q_ANSWER, REFUSE},
    },
    table::{
        action::Action,
        ids::{PieceId, Rule, SeatId},
        offers::{No, Offers},
        stages::Rules,
    },
};
use bevy_ecs::prelude::ResMut;

fn sound(c: &VenusTable) -> Result<(), No> {
    both_have_money(c)?;
    both_have_room(c)
}

fn offer_answers(c: VenusTable, mut out: ResMut<Offers>) {
    let checks = sound(&c);
    let (terms, looking) = (Terms::of(&c, other(&c), out.looking), out.looking);
    let words = out.judge(Action::plain(ACCEPT), "mov-act-accept", Rule("MOV-10.3.3"), checks);
    if looking {
        terms.tell(words);
    }
    out.offer(Action::plain(REFUSE), "mov-act-refuse", Rule("MOV-10.3.3"))
        .seat("partner", composer(&c));
    let checks = asks_again(&c, partner(&c));
    out.judge(Action::plain(COUNTER), "mov-act-counter", Rule("MOV-10.3.3"), checks)
        .seat("partner", composer(&c));
}

/// Everything of a seat that is in the deal goes to another; what the seat in turn gets is new to
/// it (MOV-10.4.1).
fn hand_over(c: &mut VenusTable, pieces: &[PieceId], to: SeatId) {
    let mark = if to == c.active() { NEW } else { 0 };
    for &piece in pieces {
        c.ledger.set_mark(piece, mark);
        c.take_aboard(to, piece);
    }
}

fn accept(mut c: VenusTable) {
    let (active, partner) = (c.active(), partner(&c));
    let terms = Terms::of(&c, composer(&c), c.ledger.listening());
    terms.tell(c.ledger.say("mov-log-deal-done", Rule("MOV-10.3.3")));
    let paid = c.ledger.dial(layout::DEAL_CREDITS);
    let (ours, theirs) = (c.layout().credits(active), c.layout().credits(partner));
    c.ledger.pay(ours, theirs, paid);
    let leaves: Vec<PieceId> = given(&c, active).collect();
    let comes: Vec<PieceId> = given(&c, partner).collect();
    hand_over(&mut c, &leaves, partner);
    hand_over(&mut c, &comes, active);
    // A shield that came while the old one was still on the hull went to a hold (MOV-1.2.5).
    c.tidy_hull(active);
    c.tidy_hull(partner);
    visit::note_traded(&mut c);
    c.ledger.done();
    close(&mut c);
}

/// MOV-10.3.7: counts a deal that the partner has turned down; until version 2 of the rules also
/// what the seat in turn did.
fn count(c: &mut VenusTable) {
    let seat = partner(c);
    if c.spec.0.rules.has(2) && other(c) != seat {
        return;
    }
    // The bound lies well within the bits, so that a count never runs into the next seat's.
    if refusals(c, seat) <= MOST_REFUSALS {
        c.ledger.add(layout::DEALS_REFUSED, 1 << (i64::from(seat.0) * REFUSAL_BITS));
    }
}

fn refuse(mut c: VenusTable) {
    let (seat, partner) = (other(&c), composer(&c));
    c.ledger
        .say("mov-log-deal-refused", Rule("MOV-10.3.3"))
        .seat("seat", seat)
        .seat("partner", partner);
    count(&mut c);
    c.ledger.done();
    close(&mut c);
}

fn counter(mut c: VenusTable) {
    let (seat, partner) = (other(&c), composer(&c));
    c.ledger
        .say("mov-log-deal-countered", Rule("MOV-10.3.3"))
        .seat("seat", seat)
        .seat("partner", partner);
    count(&mut c);
    c.ledger.done();
    c.ledger.set(layout::COMPOSER, i64::from(seat.0) + 1);
    c.ledger.set(layout::PROPOSED, 0);
    ask(&mut c);
}

/// Puts the part into the stages.
pub(super) fn plug(rules: &mut Rules) {
    const { assert!(MOST_REFUSALS + 1 < 1 << REFUSAL_BITS) };
    rules.apply(&[ACCEPT], accept);
    rules.apply(&[REFUSE], refuse);
    rules.apply(&[COUNTER], counter);
    rules.offer(&[Q_ANSWER], offer_answers);
}
