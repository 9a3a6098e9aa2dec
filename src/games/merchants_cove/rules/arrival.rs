//! Chapter MC-4, Arrival: at dawn two adventurers board each boat. Nothing is chosen (MC-4.6).

use super::crowd;
use crate::games::merchants_cove::table::{
    layout::{self, BAG, BOATS, DRAWN, Phase},
    nouns::{CoveTable, CoveView},
};
use crate::table::{dice::Stream, ids::Rule};

/// A day begins: boats fill in their order, left side first (MC-4.2).
pub fn arrive(t: &mut CoveTable) {
    let stream = if t.round() == 1 { Stream::SetUp } else { Stream::Draw };
    let (arrive, aboard) = (t.level().arrive, t.rogue_card().aboard);
    for boat in 0..BOATS {
        for _ in 0..arrive {
            if !board(t, boat, aboard, stream) {
                break;
            }
        }
    }
    // MC-4.3: rogues that were set aside go back.
    crowd::move_all(t, DRAWN, BAG);
    let round = t.round();
    t.ledger.say("mc-log-arrival", Rule("MC-4.2")).number("day", round);
    t.set_phase(Phase::Production);
}

/// Somebody boards; false when the bag cannot supply anybody (MC-4.5).
fn board(t: &mut CoveTable, boat: u16, rogues: bool, stream: Stream) -> bool {
    while let Some(piece) = crowd::draw(t, stream) {
        // MC-4.3: a rogue is set aside and replaced by a further draw.
        if !rogues && crowd::is_rogue(t, piece) {
            t.ledger.move_piece(piece, DRAWN);
            continue;
        }
        t.ledger.move_piece(piece, layout::aboard(boat));
        return true;
    }
    false
}
