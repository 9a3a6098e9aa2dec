//! The rules of Merchant of Venus, in the order of the rulebook: which chapter stands where, and in
//! which order the chapters take part. Each holds what may be chosen, why not, and how it is
//! carried out. Nothing else stands here.
//!
//! | rules | what | file |
//! |---|---|---|
//! | MOV-3.1, MOV-12.1, MOV-12.2 | the turn, races, who wins | `turn.rs` |
//! | MOV-3.1.2, MOV-4.1, MOV-4.2, MOV-4.3 | before the ship flies | `preparing.rs` |
//! | MOV-4.4, MOV-4.5, MOV-4.11 | flying; where a ship can fly | `movement.rs`, `flight.rs` |
//! | MOV-4.6, MOV-11.6, MOV-11.9 | the pilot number | `navigation.rs` |
//! | MOV-4.7, MOV-11.7, MOV-11.10 | gates | `gates.rs` |
//! | MOV-4.8 | hazards | `hazards.rs` |
//! | MOV-4.9, MOV-4.10, MOV-11.12 | encounters, asteroids | `encounters.rs` |
//! | MOV-4.12, MOV-11.8 | observing | `observing.rs` |
//! | MOV-6.1 | first contact | `first_contact.rs` |
//! | MOV-7.1, MOV-7.2, MOV-9.2 | a visit to a trading place | `visit.rs` |
//! | MOV-7.3, MOV-7.4, MOV-7.6 | buying | `market.rs` |
//! | MOV-7.5, MOV-8.2 | selling and demand | `selling.rs` |
//! | MOV-7.7 | ships | `ships.rs` |
//! | MOV-8.1 | the cup, supply, markets | `supply.rs` |
//! | MOV-8.3 | passengers | `passengers.rs` |
//! | MOV-9.1, MOV-9.3, MOV-9.5 | deeds: ports and factories | `deeds.rs` |
//! | MOV-10.1 | bartering | `bartering.rs` |
//! | MOV-10.2 | culture cards as credit | `culture_cards.rs` |
//! | MOV-10.3 | trading with players | `dealing/` |
//! | MOV-10.4 | discarding | `discarding.rs` |
//! | MOV-12.3 | stopping by agreement | `stopping.rs` |
//! | – | what several chapters do alike | `moves.rs` |
//! | – | why what nobody offers is not possible now | `explain_illegal.rs` |

mod bartering;
mod culture_cards;
mod dealing;
pub(super) mod deeds;
mod discarding;
mod encounters;
pub(super) mod explain_illegal;
mod first_contact;
pub(super) mod flight;
mod gates;
mod hazards;
pub(super) mod market;
mod movement;
mod moves;
mod navigation;
mod observing;
pub(super) mod passengers;
mod preparing;
mod selling;
pub(super) mod ships;
pub(super) mod stopping;
pub(super) mod supply;
pub(super) mod turn;
pub(super) mod visit;
use super::table::verbs::F_ENTERED;
use crate::table::stages::Rules;

/// The chapters, in the order in which they take part.
pub(super) fn plug(rules: &mut Rules) {
    turn::plug(rules);
    preparing::plug(rules);
    movement::plug(rules);
    navigation::plug(rules);
    gates::plug(rules);
    hazards::plug(rules);
    encounters::plug(rules);
    observing::plug(rules);
    // What happens on entering a space, in this order; then the movement goes on.
    rules.consequence(&[F_ENTERED], encounters::turn_up);
    rules.consequence(&[F_ENTERED], observing::observe);
    rules.consequence(&[F_ENTERED], hazards::meet);
    movement::plug_last(rules);
    first_contact::plug(rules);
    market::plug(rules);
    selling::plug(rules);
    ships::plug(rules);
    passengers::plug(rules);
    deeds::plug(rules);
    bartering::plug(rules);
    culture_cards::plug(rules);
    dealing::plug(rules);
    discarding::plug(rules);
    stopping::plug(rules);
    turn::plug_last(rules);
}
