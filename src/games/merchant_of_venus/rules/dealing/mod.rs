//! Trading with players (MOV-10.3): the seat in turn opens a deal with a seat on the same space,
//! the two put it together piece by piece and answer each other. Never an action of a visit, never
//! a commission; ships and deeds stay out of it.

mod answer;
mod compose;

use super::visit;
use crate::games::merchant_of_venus::table::{
    layout::{self, IN_DEAL, PieceNoun},
    nouns::{VenusTable, VenusView},
    verbs::{DEAL, F_DEAL, Q_ANSWER, Q_ASTEROID, Q_DEAL, Q_HAZARD, Q_MOVE, Q_START, Q_TRADE},
};
use crate::table::{
    action::{Action, MessageArgs, Thing, Value},
    ids::{KindId, PieceId, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// MOV-10.3.7, a rule of the house: how often in a turn one seat may turn down deals of the seat in
/// turn, counter-proposals included, before it is asked no more, so that every game ends.
pub const MOST_REFUSALS: i64 = 3;

/// Bits of [`layout::DEALS_REFUSED`] for each seat.
const REFUSAL_BITS: i64 = 4;

/// The partner of the open deal.
fn partner(c: &VenusTable) -> SeatId {
    SeatId((c.ledger.dial(layout::PARTNER) - 1).clamp(0, i64::from(c.layout().seats) - 1) as u8)
}

/// Who puts the open deal together.
fn composer(c: &VenusTable) -> SeatId {
    if c.ledger.dial(layout::COMPOSER) == i64::from(partner(c).0) + 1 {
        partner(c)
    } else {
        c.active()
    }
}

/// The other one.
fn other(c: &VenusTable) -> SeatId {
    if composer(c) == c.active() { partner(c) } else { c.active() }
}

/// Money that the composer pays in the deal; below 0 the other one pays.
fn credits(c: &VenusTable) -> i64 {
    let paid = c.ledger.dial(layout::DEAL_CREDITS);
    if composer(c) == c.active() { paid } else { -paid }
}

/// How often deals with this seat were turned down this turn.
fn refusals(c: &VenusTable, seat: SeatId) -> i64 {
    c.ledger.dial(layout::DEALS_REFUSED) >> (i64::from(seat.0) * REFUSAL_BITS)
        & ((1 << REFUSAL_BITS) - 1)
}

/// MOV-10.3.7: the bound on asking again.
fn asks_again(c: &VenusTable, seat: SeatId) -> Result<(), No> {
    if refusals(c, seat) < MOST_REFUSALS {
        return Ok(());
    }
    no("MOV-10.3.7", "mov-no-deal-again")
        .arg("partner", Value::Seat(seat))
        .number("count", MOST_REFUSALS)
        .err()
}

/// The pieces of a seat that are in the deal.
fn given(c: &VenusTable, seat: SeatId) -> impl Iterator<Item = PieceId> {
    c.tradeable(seat).filter(|&p| c.ledger.piece(p).mark & IN_DEAL != 0)
}

/// The kinds of a seat's pieces that are in the deal, or that are not, each once.
fn kinds(c: &VenusTable, seat: SeatId, in_deal: bool) -> impl Iterator<Item = KindId> {
    let wanted = move |p: PieceId| (c.ledger.piece(p).mark & IN_DEAL != 0) == in_deal;
    let first = move |&(n, p): &(usize, PieceId)| {
        let kind = c.ledger.kind(p);
        wanted(p) && !c.tradeable(seat).take(n).any(|q| c.ledger.kind(q) == kind && wanted(q))
    };
    c.tradeable(seat).enumerate().filter(first).map(|(_, p)| c.ledger.kind(p))
}

/// MOV-10.3.3: both must have room after the exchange.
fn both_have_room(c: &VenusTable) -> Result<(), No> {
    for (seat, from) in [(c.active(), partner(c)), (partner(c), c.active())] {
        let (needs, room) = (c.room_after_deal(seat, from), c.room_in(c.class(seat)));
        if needs > room {
            return no("MOV-10.3.3", "mov-no-deal-room")
                .arg("seat", Value::Seat(seat))
                .arg("needs", c.in_holds(needs))
                .arg("room", c.in_holds(room))
                .err();
        }
    }
    Ok(())
}

/// Both must have what they promise to pay.
fn both_have_money(c: &VenusTable) -> Result<(), No> {
    let paid = c.ledger.dial(layout::DEAL_CREDITS);
    let payer = if paid > 0 { c.active() } else { partner(c) };
    if c.money(payer) >= paid.abs() { Ok(()) } else { Err(cannot_pay(c, payer, paid.abs())) }
}

/// MOV-10.3.2: a seat has less than the deal asks it for.
fn cannot_pay(c: &VenusTable, payer: SeatId, price: i64) -> No {
    no("MOV-10.3.2", "mov-no-deal-money")
        .arg("seat", Value::Seat(payer))
        .money("have", c.money(payer))
        .money("price", price)
}

/// Why the one who composes the deal cannot put this sum into it; below 0 the other one pays.
pub(super) fn too_much(c: &VenusTable, sum: i64) -> No {
    cannot_pay(c, if sum > 0 { composer(c) } else { other(c) }, sum.abs())
}

/// A deal in which nothing changes hands is none.
fn something_changes(c: &VenusTable) -> Result<(), No> {
    let nothing = credits(c) == 0
        && given(c, c.active()).next().is_none()
        && given(c, partner(c)).next().is_none();
    if nothing { no("MOV-10.3.3", "mov-no-deal-empty").err() } else { Ok(()) }
}

/// A piece of a deal in a sentence: a culture card bears the name of a people, and a passenger is
/// worth what it pays somewhere.
fn named(c: &VenusTable, kind: KindId) -> Value {
    match c.layout().what(kind) {
        PieceNoun::Card(culture) => {
            Value::Phrase("mov-deal-card", vec![("culture", c.culture_name(culture))])
        }
        PieceNoun::Passenger(_) => visit::passenger_in_words(c, kind),
        _ => Value::Kind(kind),
    }
}

/// What a seat gives: its pieces, and money as the last of them.
fn side(c: &VenusTable, seat: SeatId, pays: i64) -> Value {
    let pieces = given(c, seat).map(|p| named(c, c.ledger.kind(p)));
    let money =
        (pays > 0).then(|| Value::Phrase("mov-deal-sum", vec![("sum", Value::Money(pays))]));
    Value::List(pieces.chain(money).collect())
}

/// A deal in words, as one of the two sees it.
struct Terms {
    seat: SeatId,
    partner: SeatId,
    gives: Value,
    gets: Value,
    giving: usize,
}

impl Terms {
    /// What `seat` gives and gets; the lists are built only where somebody reads them.
    fn of(c: &VenusTable, seat: SeatId, read: bool) -> Terms {
        let active = seat == c.active();
        let partner = if active { partner(c) } else { c.active() };
        let paid = c.ledger.dial(layout::DEAL_CREDITS);
        let pays = if active { paid } else { -paid };
        let list = |seat, pays| if read { side(c, seat, pays) } else { Value::List(Vec::new()) };
        let giving = given(c, seat).count() + usize::from(pays > 0);
        Terms { seat, partner, gives: list(seat, pays), gets: list(partner, -pays), giving }
    }
    /// Adds them to a sentence. What is given comes as a list with its length, so that a text can
    /// say otherwise that there is nothing.
    fn tell(self, words: MessageArgs) {
        let words = words
            .seat("seat", self.seat)
            .seat("partner", self.partner)
            .arg("gives", self.gives)
            .arg("gets", self.gets);
        words.number("giving", self.giving as i64);
    }
}

/// Asks for the deal that is open: to be put together, or, once proposed, to be answered.
fn ask(c: &mut VenusTable) {
    let (seat, question) =
        if c.flag(layout::PROPOSED) { (other(c), Q_ANSWER) } else { (composer(c), Q_DEAL) };
    c.ask(seat, question);
}

/// The turn goes on with the deal that is open.
fn go_on(mut c: VenusTable) {
    c.ledger.done();
    ask(&mut c);
}

/// Ends the deal; nothing is left of it on the table.
fn close(c: &mut VenusTable) {
    for seat in [c.active(), partner(c)] {
        loop {
            let piece = given(c, seat).next();
            let Some(piece) = piece else { break };
            let mark = c.ledger.piece(piece).mark & !IN_DEAL;
            c.ledger.set_mark(piece, mark);
        }
    }
    for dial in [layout::PARTNER, layout::COMPOSER, layout::DEAL_CREDITS, layout::PROPOSED] {
        c.ledger.set(dial, 0);
    }
}

/// MOV-10.3.1: with ships on the same space, at a landing place or wherever the table allows it
/// (MOV-13.5.6).
fn meets(c: &VenusTable, seat: SeatId) -> Result<(), No> {
    let at = c.ship_at(c.active());
    if !c.place(at).is_landing() && !c.options().trade_in_open_space {
        return no("MOV-10.3.1", "mov-no-deal-place").err();
    }
    if c.ship_at(seat) != at {
        return no("MOV-10.3.1", "mov-no-deal-not-here").arg("partner", Value::Seat(seat)).err();
    }
    asks_again(c, seat)
}

fn offer_partners(c: VenusTable, mut out: ResMut<Offers>) {
    let (at, looking) = (c.ship_at(c.active()), out.looking);
    for seat in c.seats().filter(|&s| s != c.active() && (looking || c.ship_at(s) == at)) {
        out.judge(
            Action::one(DEAL, seat.0.into()),
            "mov-act-deal",
            Rule("MOV-10.3.1"),
            meets(&c, seat),
        )
        .seat("partner", seat)
        .touch(Thing::Seat(seat));
    }
}

/// Before the movement is over nobody trades with players, and only the seat in turn opens a deal
/// (MOV-10.3.6).
fn refuse_partners(c: VenusTable, mut out: ResMut<Offers>) {
    let Some(decision) = c.ledger.decision().filter(|_| out.looking) else { return };
    let (rule, key) = if decision.seat == c.active() {
        ("MOV-10.3.1", "mov-no-deal-place")
    } else {
        ("MOV-10.3.6", "mov-no-deal-turn")
    };
    for seat in c.seats().filter(|&s| s != decision.seat) {
        out.refuse(Action::one(DEAL, seat.0.into()), Rule(rule), key).seat("partner", seat);
    }
}

fn open(mut c: VenusTable, chosen: Res<Chosen>) {
    let active = c.active();
    c.ledger.set(layout::PARTNER, i64::from(chosen.action().seat().0) + 1);
    c.ledger.set(layout::COMPOSER, i64::from(active.0) + 1);
    ask(&mut c);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[DEAL], open);
    rules.consequence(&[F_DEAL], go_on);
    rules.offer(&[Q_TRADE, Q_ASTEROID], offer_partners);
    rules.offer(&[Q_START, Q_MOVE, Q_HAZARD, Q_DEAL, Q_ANSWER], refuse_partners);
    compose::plug(rules);
    answer::plug(rules);
}
