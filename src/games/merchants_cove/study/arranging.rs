//! What a position that was set by hand, or taken in the middle of a visit, still lacks before the
//! rules go on: whoever was drawn boards, full boats dock, and each shop puts away what it has laid
//! out. The rest of the visit is over. Runs when a position was set, never in play.

use crate::games::merchants_cove::{
    rules::{boats, crowd, shops::Merchant},
    table::{
        layout::{BAG, DRAWN, Phase},
        nouns::{CoveTable, CoveView},
    },
};
use crate::table::stages::Rules;

fn arrange(mut t: CoveTable) {
    if t.ended() {
        return;
    }
    // What is put on the agenda last is due first.
    one_boards(&mut t);
    boats::dock_full(&mut t);
    let shops = Merchant::ALL.into_iter().filter_map(|m| Some((m.shop(), t.player_with(m)?)));
    for (shop, player) in shops.collect::<Vec<_>>() {
        shop.arrange(&mut t, player);
    }
}

/// MC-7.1: one at a time is drawn, after full boats have docked, and only for a boat at sea;
/// everybody else is in the bag.
fn one_boards(t: &mut CoveTable) {
    let waits = t.phase() == Phase::Production && boats::next_can_board(t);
    let first = crowd::drawn(t).filter(|_| waits);
    for piece in t.ledger.contents(DRAWN).to_vec() {
        if Some(piece) != first {
            t.ledger.move_piece(piece, BAG);
        }
    }
    if first.is_some() {
        let player = t.active().0;
        boats::ask_board(t, player);
    }
}

/// Puts it before the turn goes on.
pub fn plug(rules: &mut Rules) {
    rules.settle(arrange);
}
