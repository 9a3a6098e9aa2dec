//! Chapter 3, the sale: a crate brings its price, then a die says how far the price falls.

use super::{
    super::table::{BANK, Nouns, Q_TURN, ROLL, SELL, SOLD, TinyTable, coins, hand},
    turn,
};
use bevy_ecs::prelude::{Res, ResMut};
use caravanserai::table::{
    action::Action,
    ids::Rule,
    offers::{Chosen, Offers},
    stages::Rules,
};

/// TRI-3.3: a price never falls below this.
const LEAST: i64 = 1;

fn offer(table: TinyTable, mut out: ResMut<Offers>) {
    for &piece in table.ledger.contents(hand(table.active())) {
        let money = table.ledger.dial(table.price_of(piece));
        out.offer(Action::one(SELL, piece.0.into()), "tri-act-sell", Rule("TRI-3.1"))
            .kind("crate", table.ledger.kind(piece))
            .money("price", money);
    }
}

fn sell(mut table: TinyTable, chosen: Res<Chosen>) {
    let (seat, piece) = (table.active(), chosen.action().piece());
    let (kind, dial) = (table.ledger.kind(piece), table.price_of(piece));
    let money = table.ledger.dial(dial);
    table.ledger.pay(BANK, coins(seat), money);
    table.ledger.turn_up(piece);
    table.ledger.move_piece(piece, SOLD);
    let line = table.ledger.say("tri-log-sell", Rule("TRI-3.1"));
    line.seat("seat", seat).kind("good", kind).money("price", money);
    // TRI-3.2: by half of what the die shows, rounded up.
    let roll = i64::from(table.ledger.roll());
    let left = (money - (roll + 1) / 2).max(LEAST);
    table.ledger.set(ROLL, roll);
    table.ledger.set(dial, left);
    let line = table.ledger.say("tri-log-fall", Rule("TRI-3.2"));
    line.number("roll", roll).kind("good", kind).money("price", left);
    turn::pass(&mut table);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[SELL], sell);
    rules.offer(&[Q_TURN], offer);
}
