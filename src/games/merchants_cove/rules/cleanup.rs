//! Chapter MC-11, Clean-up: docks into the bag, boats to sea, one of the townsfolk leaves, mice and
//! hourglasses are set for the next day. Nothing is chosen.

use super::{market, recruiting, shops::Merchant};
use crate::games::merchants_cove::table::{
    layout::{self, BOATS, Phase, ROW},
    nouns::{CoveTable, CoveView},
};
use crate::table::ids::Rule;

/// The whole clean-up.
pub fn clean_up(t: &mut CoveTable) {
    market::empty_docks(t);
    for boat in 0..BOATS {
        let side = t.level().side_of(boat);
        t.ledger.move_piece(layout::boat(boat), layout::sea(side));
    }
    // MC-11.2: the rightmost card that lies there; an empty row is filled all the same.
    let last = (0..ROW).rev().find_map(|place| t.row_card(place));
    if let Some((card, _)) = last {
        recruiting::under_deck(t, card);
    }
    if last.is_some() || t.spec.0.rules.has(2) {
        recruiting::refill(t);
    }
    for merchant in
        Merchant::ALL.into_iter().filter(|&m| t.player_with(m).is_some()).collect::<Vec<_>>()
    {
        merchant.shop().end_of_round(t);
    }
    let morning = clock(t);
    t.ledger.set(layout::NO_LOADS, 0);
    t.ledger.add(layout::ROUND, 1);
    t.ledger.say("mc-log-clean-up", Rule("MC-11.4")).number("hour", morning);
    t.set_phase(Phase::Arrival);
}

/// MC-11.3, MC-11.4: a mouse goes to its hour, the stack to the lowest hour without one, which it
/// gives.
fn clock(t: &mut CoveTable) -> i64 {
    let spec = t.spec();
    let round = t.round();
    for (n, hand) in spec.level.hands.iter().enumerate().filter(|(_, hand)| hand.closed == round) {
        t.ledger.move_piece(layout::mouse(n as u16), layout::hour(hand.mouse));
    }
    let mice: Vec<_> = (0..layout::HANDS).map(|n| t.ledger.zone_of(layout::mouse(n))).collect();
    let morning = (1..=spec.level.noon).find(|&hour| !mice.contains(&layout::hour(hour)));
    let morning = morning.unwrap_or(1);
    let stack = t.glasses(layout::hour(t.marker()));
    for player in stack {
        t.ledger.move_piece(layout::glass(player), layout::hour(morning));
    }
    t.ledger.set(layout::MARKER, spec.level.noon);
    morning
}
