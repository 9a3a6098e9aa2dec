//! Adventurers on the move: out of the bag, into halls and lair. Which of them may move, and when,
//! the chapters say.

use crate::games::merchants_cove::{
    level::Colour,
    table::{
        layout::{self, BAG, DRAWN, LAIR, ROGUE},
        nouns::{CoveTable, CoveView},
    },
};
use crate::table::{
    dice::Stream,
    ids::{PieceId, ZoneId},
    offers::{No, no},
};

/// An adventurer out of the bag at random, still lying there; `None` when it is empty (MC-7.9).
pub fn draw(t: &mut CoveTable, stream: Stream) -> Option<PieceId> {
    let all = t.ledger.count(BAG) as u32;
    if all == 0 {
        return None;
    }
    let at = t.ledger.below(stream, all) as usize;
    t.ledger.contents(BAG).get(at).copied()
}

/// Where an adventurer is at home: a customer in the hall of the clan, a rogue in the lair.
pub fn home(t: &CoveTable, piece: PieceId) -> ZoneId {
    match Colour::at(t.who(piece).into()) {
        Some(clan) => layout::hall(clan),
        None => LAIR,
    }
}

/// Everybody aboard goes home; the boat is empty then (MC-7.5, MC-8.3).
pub fn send_home(t: &mut CoveTable, boat: u16) {
    for piece in t.ledger.contents(layout::aboard(boat)).to_vec() {
        let to = home(t, piece);
        t.ledger.move_piece(piece, to);
    }
}

/// Moves everything from one zone to another.
pub fn move_all(t: &mut CoveTable, from: ZoneId, to: ZoneId) {
    for piece in t.ledger.contents(from).to_vec() {
        t.ledger.move_piece(piece, to);
    }
}

/// The adventurer that was drawn and is to board.
pub fn drawn(t: &CoveTable) -> Option<PieceId> {
    t.ledger.contents(DRAWN).first().copied()
}

/// Whether this is a rogue.
pub fn is_rogue(t: &CoveTable, piece: PieceId) -> bool {
    t.who(piece) == ROGUE
}

/// Somebody of this sort aboard a boat.
pub fn find(t: &CoveTable, boat: u16, who: u16) -> Option<PieceId> {
    let all = t.ledger.contents(layout::aboard(boat)).iter().copied();
    all.into_iter().find(|&piece| t.who(piece) == who)
}

/// Whether somebody can board a boat.
pub fn may_board(t: &CoveTable, boat: u16) -> Result<(), No> {
    if !t.at_sea(boat) {
        // MC-7.5: one that found no berth is neither docked nor at sea.
        let off = t.ledger.zone_of(layout::boat(boat)) == layout::OFF;
        return no("MC-7.3", if off { "mc-no-off" } else { "mc-no-docked" }).err();
    }
    match t.free_places(boat) {
        0 => no("MC-1.9", "mc-no-full").err(),
        _ => Ok(()),
    }
}

/// The boat with the fewest free places; ties go to the lowest number.
pub fn fullest(t: &CoveTable, boats: impl Iterator<Item = u16>) -> Option<u16> {
    boats.min_by_key(|&boat| (t.free_places(boat), boat))
}
