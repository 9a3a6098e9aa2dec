//! The rules of Dale of Merchants, in the order of the rulebook: which chapter stands where, and in
//! which order the chapters take part. Each holds what may be chosen, why not, and how it is
//! carried out. Nothing else stands here.
//!
//! | rules | what | file |
//! |---|---|---|
//! | DOM-3, DOM-13 | the turn, the end of the game | `turn.rs` |
//! | DOM-3.8, DOM-10.15 | abilities of hand cards | `abilities.rs` |
//! | DOM-4 | the market action | `market/` |
//! | DOM-5 | techniques; effects, step by step | `techniques.rs`, `effects/` |
//! | DOM-6 | the stall action | `stall/` |
//! | DOM-7 | the inventory action | `inventory.rs` |
//! | DOM-8 | cards on the move, decks made anew | `cards.rs` |
//! | DOM-9, DOM-10.16 | the clean-up | `cleanup.rs` |
//! | DOM-10.5 to DOM-10.7, DOM-10.11 | events, reactions | `events.rs`, `reactions.rs` |
//! | DOM-10.8, DOM-10.10, DOM-10.13 | chameleons, cards laid out | `chameleons.rs`, `laying.rs` |
//! | DOM-11 | values | `values.rs` |
//! | DOM-12, DOM-15 | what single cards do | `effects/` |
//! | DOM-13.3, DOM-13.4 | stopping by agreement | `stopping.rs` |
//! | DOM-14 | teams | `teams.rs` |
//! | DOM-16 | the draft of sets | `drafting.rs` |
//! | – | what several chapters share | `acting.rs` |
//! | – | why what nobody offers is not possible now | `explain_illegal.rs` |

mod abilities;
pub(super) mod acting;
pub(super) mod cards;
pub mod chameleons;
mod cleanup;
mod drafting;
pub(super) mod effects;
mod events;
pub(super) mod explain_illegal;
mod inventory;
mod laying;
pub mod market;
mod reactions;
pub mod stall;
mod stopping;
mod teams;
mod techniques;
pub(super) mod turn;
pub(super) mod values;
use crate::table::stages::Rules;

/// The chapters, in the order in which they take part.
pub(super) fn plug(rules: &mut Rules) {
    turn::plug(rules);
    drafting::plug(rules);
    market::plug(rules);
    techniques::plug(rules);
    effects::plug(rules);
    stall::plug(rules);
    teams::plug(rules);
    inventory::plug(rules);
    techniques::plug_last(rules);
    cleanup::plug(rules);
    reactions::plug(rules);
    stopping::plug(rules);
}
