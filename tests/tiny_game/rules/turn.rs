//! Chapter 1, the turn: who chooses next, and when it is over.

use super::super::table::{ACTIVE, ENDED, PLACES, Q_TURN, TinyTable, WINNERS, hand, place};
use caravanserai::table::{
    agenda::Decision,
    ids::{Rule, SeatId, SpaceId},
    stages::Rules,
};

/// TRI-1.1: the turn goes to the next seat.
pub fn pass(table: &mut TinyTable) {
    let next = (table.active().0 + 1) % table.spec.0.seats;
    table.ledger.done();
    table.ledger.set(ACTIVE, next.into());
}

/// TRI-1.2: whoever has no crate and finds none is passed over.
fn can_act(table: &TinyTable, seat: SeatId) -> bool {
    let found = |n| table.ledger.count(place(SpaceId(n))) > 0;
    table.ledger.count(hand(seat)) > 0 || (0..PLACES).any(found)
}

fn next(mut table: TinyTable) {
    if !table.ledger.agenda_is_empty() || table.ended() {
        return;
    }
    let (from, seats) = (table.active().0, table.spec.0.seats);
    let mut order = (0..seats).map(|n| SeatId((from + n) % seats));
    match order.find(|&seat| can_act(&table, seat)) {
        Some(seat) => {
            table.ledger.set(ACTIVE, seat.0.into());
            table.ledger.ask(Decision { seat, question: Q_TURN, memory: [0; 4] });
        }
        None => end(&mut table),
    }
}

/// TRI-1.3: most coins win, several may share it.
fn end(table: &mut TinyTable) {
    let fortunes = table.fortunes();
    let most = fortunes.iter().max().copied().unwrap_or_default();
    let winners = fortunes.iter().enumerate().filter(|(_, n)| **n == most);
    let bits = winners.map(|(seat, _)| 1 << seat).sum();
    table.ledger.set(WINNERS, bits);
    table.ledger.set(ENDED, 1);
    table.ledger.say("tri-log-end", Rule("TRI-1.3")).number("most", most);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.turn(next);
}
