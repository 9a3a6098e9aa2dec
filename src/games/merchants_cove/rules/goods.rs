//! Gold and goods: what is gained, what can be made and what a sale brings (MC-1.5, MC-5.5, MC-9.3,
//! MC-9.8). Who may sell, the market says.

use crate::games::merchants_cove::{
    level::{DockWord, Good},
    table::{
        layout::{self, Phase},
        nouns::{CoveTable, CoveView, GlassOwner, dock_key, tell},
    },
};
use crate::table::offers::{No, no};

/// MC-9.8: a gem for every full hundred.
pub const GEM: i64 = 100;

/// MC-5.9: once an action has changed gold, goods or cards its space is not taken back. Sales are
/// no action of a space.
pub fn stand(t: &mut CoveTable) {
    if t.phase() == Phase::Production {
        t.ledger.stand();
    }
}

/// Gold comes out of the bank, or goes back to it.
pub fn earn(t: &mut CoveTable, player: GlassOwner, gold: i64) {
    let purse = layout::gold(player);
    let gems = |n: i64| n.div_euclid(GEM);
    let before = t.gold(player);
    t.ledger.pay(layout::BANK, purse, gold);
    stand(t);
    if gems(before + gold) > gems(before).max(0) {
        tell(t, player, "mc-log-gem", "MC-9.8").number("gems", gems(before + gold));
    }
}

/// MC-5.5: a good is made only while there is a token of it.
pub fn may_make(t: &impl CoveView, player: GlassOwner, good: Good) -> Result<(), No> {
    match t.in_supply(player, good) {
        0 => no("MC-5.5", "mc-no-token").err(),
        _ => Ok(()),
    }
}

/// Puts a good on the stall, openly; whether there was one.
pub fn make(t: &mut CoveTable, player: GlassOwner, good: Good) -> bool {
    if t.in_supply(player, good) == 0 {
        return false;
    }
    t.ledger.pay(layout::supply(player, good), layout::stall(player, good), 1);
    t.ledger.set(layout::DID, 1);
    stand(t);
    let name = t.good_name(player, good);
    tell(t, player, "mc-log-make", "MC-5.5").arg("good", name);
    true
}

/// What one of a good brings a player on a dock (MC-9.3).
pub fn brings(t: &impl CoveView, player: GlassOwner, dock: DockWord, good: Good) -> i64 {
    t.level().price(good) * t.buyers(player, dock, good.colour)
}

/// Goods go back to the supply, gold comes out of the bank; customers stay (MC-9.3, MC-9.4).
pub fn trade(t: &mut CoveTable, player: GlassOwner, dock: DockWord, good: Good, count: i64) {
    let gold = count * brings(t, player, dock, good);
    t.ledger.pay(layout::stall(player, good), layout::supply(player, good), count);
    let name = t.good_name(player, good);
    let line = tell(t, player, "mc-log-sell", "MC-9.3").arg("good", name).number("count", count);
    line.money("gold", gold).word("dock", dock_key(dock));
    earn(t, player, gold);
    if t.level().docks[dock as usize].card {
        t.ledger.set(layout::sold(player), 1);
    }
}
