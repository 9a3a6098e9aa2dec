//! Chapter 2, the row: which crate may be fetched, and what happens then. Only who fetches a crate
//! looks into it.

use super::{
    super::table::{FETCH, PLACES, Q_TURN, TinyTable, hand, place, refill},
    turn,
};
use bevy_ecs::prelude::{Res, ResMut};
use caravanserai::table::{
    action::Action,
    ids::{Rule, SeatId, Seats, SpaceId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};

/// TRI-2.3: a merchant carries no more.
fn room(table: &TinyTable, seat: SeatId) -> Result<(), No> {
    let carry = table.level().carry;
    match table.ledger.count(hand(seat)) < usize::from(carry) {
        true => Ok(()),
        false => no("TRI-2.3", "tri-no-room").number("carry", carry.into()).err(),
    }
}

/// TRI-2.4: an empty place stays empty when nothing is left.
fn filled(table: &TinyTable, space: SpaceId) -> Result<(), No> {
    match table.ledger.count(place(space)) {
        0 => no("TRI-2.4", "tri-no-empty").err(),
        _ => Ok(()),
    }
}

fn offer(table: TinyTable, mut out: ResMut<Offers>) {
    let seat = table.active();
    for space in (0..PLACES).map(SpaceId) {
        let checks = filled(&table, space).and_then(|()| room(&table, seat));
        out.judge(Action::one(FETCH, space.0.into()), "tri-act-fetch", Rule("TRI-2.1"), checks)
            .space("place", space);
    }
}

fn fetch(mut table: TinyTable, chosen: Res<Chosen>) {
    let (seat, space) = (table.active(), chosen.action().space());
    let Some(&piece) = table.ledger.contents(place(space)).last() else { return };
    let kind = table.ledger.kind(piece);
    table.ledger.say("tri-log-fetch", Rule("TRI-2.1")).seat("seat", seat).space("place", space);
    // TRI-2.2: what is in it, the others do not learn.
    table.ledger.show(piece, seat);
    table.ledger.say_to(Seats::just(seat), "tri-log-inside", Rule("TRI-2.2")).kind("good", kind);
    table.ledger.move_piece(piece, hand(seat));
    refill(&mut table, space);
    turn::pass(&mut table);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[FETCH], fetch);
    rules.offer(&[Q_TURN], offer);
}
