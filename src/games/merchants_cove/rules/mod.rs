//! The rules of Merchants Cove, in the order of the rulebook: which chapter stands where, and in
//! which order the chapters take part. Each holds what may be chosen, why not, and how it is
//! carried out. Nothing else stands here.
//!
//! | rules | what | file |
//! |---|---|---|
//! | MC-1.5, MC-5.5, MC-9.8 | gold and goods | `goods.rs` |
//! | MC-2.11, MC-2.12 | merchants are chosen or dealt | `choosing.rs` |
//! | MC-3, MC-5 | the course of the game, the turn | `turn.rs` |
//! | MC-4 | Arrival | `arrival.rs` |
//! | MC-6 | the clock; where an hourglass goes | `clock.rs`, `course.rs` |
//! | MC-7 | boats, docking; adventurers on the move | `boats.rs`, `crowd.rs` |
//! | MC-8, MC-9, MC-10, MC-16.2 | the market, patrons | `market.rs` |
//! | MC-11 | Clean-up | `cleanup.rs` |
//! | MC-12 | the final reckoning | `ending.rs` |
//! | MC-13 | Recruit (13.6 refuses in `effects/`) | `recruiting.rs`, `effects/locals.rs` |
//! | MC-14 | Use the team | `team.rs` |
//! | MC-15 | what cards, spaces and places do | `steps.rs`, `effects/` |
//! | MC-16.3 | Thieves | `thieves.rs` |
//! | MC-17 | corruption | `corruption.rs` |
//! | MC-18 | the merchants in general | `shops/mod.rs` |
//! | MC-19 | the Alchemist | `shops/alchemist/` |
//! | MC-20 | the Blacksmith | `shops/blacksmith/` |
//! | MC-21 | the Captain | `shops/captain/` |
//! | MC-22 | the Chronomancer | `shops/chronomancer/` |
//! | MC-23 | the Peddler, for one player | `peddler.rs` |
//! | – | why what nobody offers is not possible now | `explain_illegal.rs` |

mod arrival;
pub(super) mod boats;
pub(super) mod choosing;
mod cleanup;
mod clock;
pub(super) mod corruption;
pub mod course;
pub(super) mod crowd;
pub(super) mod effects;
mod ending;
pub(super) mod explain_illegal;
mod goods;
pub(super) mod market;
mod peddler;
pub(super) mod recruiting;
pub mod shops;
pub(super) mod steps;
pub(super) mod team;
mod thieves;
pub(super) mod turn;
use crate::table::stages::Rules;

/// The chapters, in the order in which they take part.
pub(super) fn plug(rules: &mut Rules) {
    choosing::plug(rules);
    turn::plug(rules);
    clock::plug(rules);
    boats::plug(rules);
    market::plug(rules);
    recruiting::plug(rules);
    team::plug(rules);
    effects::plug(rules);
    thieves::plug(rules);
    corruption::plug(rules);
    for merchant in shops::Merchant::ALL {
        merchant.shop().plug(rules);
    }
    peddler::plug(rules);
}
