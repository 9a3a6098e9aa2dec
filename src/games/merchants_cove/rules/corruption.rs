//! Chapter MC-17, corruption cards: how they are drawn and how they go. Nobody but the owner knows
//! what is on one before the game is over.

use super::goods;
use crate::games::merchants_cove::table::{
    layout::{self, DISCARDS, TAINTS},
    nouns::{CoveTable, CoveView, GlassOwner, tell},
    verbs::CARDS,
};
use crate::table::{dice::Stream, ids::PieceId, stages::Rules};

/// Draws cards one by one; with an empty deck what was discarded is shuffled (MC-1.11). Gives how
/// many were drawn.
pub fn draw(t: &mut CoveTable, player: GlassOwner, count: i64, rule: &'static str) -> i64 {
    let mut drawn = 0;
    while drawn < count && t.card_left() {
        if t.ledger.count(TAINTS) == 0 {
            reshuffle(t);
        }
        let Some(&card) = t.ledger.contents(TAINTS).last() else { break };
        t.ledger.move_piece(card, layout::taints(player));
        drawn += 1;
    }
    if drawn > 0 {
        tell(t, player, "mc-log-corruption", rule).number("cards", drawn);
    }
    drawn
}

fn reshuffle(t: &mut CoveTable) {
    let pile = t.ledger.contents(DISCARDS).to_vec();
    for card in pile {
        t.ledger.move_piece(card, TAINTS);
    }
    t.ledger.shuffle(TAINTS, Stream::Draw);
    t.ledger.say("mc-log-reshuffle", crate::table::ids::Rule("MC-1.11"));
}

/// Puts a card on the discards, unseen (MC-17.3).
pub fn discard(t: &mut CoveTable, player: GlassOwner, card: PieceId) {
    t.ledger.turn_down(card);
    t.ledger.move_piece(card, DISCARDS);
    t.ledger.set(layout::DID, 1);
    goods::stand(t);
    tell(t, player, "mc-log-discard", "MC-17.3");
}

/// MC-5.6: the cards of a cost.
fn cost(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    draw(&mut t, due.memory[0] as GlassOwner, due.memory[1].into(), "MC-5.6");
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[CARDS], cost);
}
