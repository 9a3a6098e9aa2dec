//! The rules of Duck Dealer, in the order of the rulebook: which chapter stands where, and in which
//! order the chapters take part. Each holds what may be chosen, why not, and how it is carried out.
//! Nothing else stands here.
//!
//! | rules | what | file |
//! |---|---|---|
//! | DD-1.6 | what building and buying cost in goods | `paying.rs` |
//! | DD-3 | equipment and start planet | `preparing.rs` |
//! | DD-4, DD-6.1, DD-16 | the turn, the action turn, the end | `turn.rs` |
//! | DD-5 | collecting energy, the free action turn | `energy.rs` |
//! | DD-6.3, DD-6.4, DD-11.5 | cubes on routes | `routes.rs` |
//! | DD-7 | the flight; how far everything is | `flight.rs`, `reach.rs` |
//! | DD-8 | exploring | `exploring.rs` |
//! | DD-9 | passages | `passages.rs` |
//! | DD-10 | building | `building.rs` |
//! | DD-11 | claims and privileges | `privileges.rs` |
//! | DD-12 | mines, factories, consumers | `trading.rs` |
//! | DD-12.3, DD-13 | shipyards: equipment; goods thrown away | `outfitting.rs` |
//! | DD-14 | exchange between players | `exchange.rs` |
//! | – | why what nobody offers is not possible now | `explain_illegal.rs` |

mod building;
mod energy;
mod exchange;
pub(super) mod explain_illegal;
mod exploring;
mod flight;
mod outfitting;
mod passages;
mod paying;
mod preparing;
mod privileges;
pub mod reach;
mod routes;
mod trading;
pub(super) mod turn;
use crate::table::{game::RulesVersion, stages::Rules};

/// The chapters of a version of the rules, in the order in which they take part.
pub(super) fn plug(rules: &mut Rules, by: RulesVersion) {
    preparing::plug(rules);
    energy::plug(rules);
    turn::plug(rules);
    routes::plug(rules);
    flight::plug(rules);
    exploring::plug(rules);
    passages::plug(rules);
    building::plug(rules);
    privileges::plug(rules);
    trading::plug(rules);
    outfitting::plug(rules);
    exchange::plug(rules, by);
    turn::plug_last(rules);
}
