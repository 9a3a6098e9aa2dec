//! What a position that was set by hand still lacks before the rules go on: the stock is what
//! nobody holds, and nothing is asked that has no answer. Runs when a position was set, never in
//! play.

use super::problems::held;
use crate::games::duck_dealer::{
    level::Colour,
    table::{
        layout::{self, Phase, gets, gives, stock},
        nouns::{DuckTable, DuckView},
    },
};
use crate::table::stages::Rules;

fn arrange(mut t: DuckTable) {
    if t.ended() {
        return;
    }
    let seat = t.active();
    for (n, colour) in Colour::ALL.into_iter().enumerate() {
        let left = t.level().energy[n] - held(&t, colour);
        t.ledger.put_in_purse(stock(colour), left);
    }
    let loose: i64 = Colour::ALL.iter().map(|&colour| t.loose(seat, colour)).sum();
    let missing: i64 = Colour::ALL.iter().map(|&colour| t.virtual_tokens(colour)).sum();
    let partner = t.ledger.dial(layout::PARTNER);
    let trading = partner > 0 && partner - 1 != i64::from(seat.0);
    match t.phase() {
        Phase::Keep if loose <= t.level().keep => t.set_phase(Phase::Act),
        Phase::Free if missing == 0 => t.set_phase(Phase::Turn),
        Phase::Offer | Phase::Answer if !trading => t.set_phase(Phase::Act),
        _ => {}
    }
    if !matches!(t.phase(), Phase::Offer | Phase::Answer) {
        t.ledger.set(layout::PARTNER, 0);
        for good in t.every_good() {
            t.ledger.set(gives(good), 0);
            t.ledger.set(gets(good), 0);
        }
    }
}

/// Puts it before the turn goes on.
pub fn plug(rules: &mut Rules) {
    rules.settle(arrange);
}
