//! What is needed to try Merchants Cove out: how games that end in each way are come by, and how
//! often a player who thinks nothing takes an offer. No rule stands here.

use super::verbs::*;
use crate::table::{action::Action, game::Ending, sight::Sight};

const fn ending(
    reason: &'static str,
    seats: usize,
    options: &'static [(&'static str, i64)],
) -> Ending {
    Ending { edition: "standard", reason, seats, options, edits: &[], most: 2000, even: false }
}

/// The ways in which it ends.
pub(super) const ENDINGS: &[Ending] = &[
    ending("mc-end-gold", 4, &[]),
    ending("mc-end-beaten", 1, &[("peddler", 0)]),
    ending("mc-end-lost", 1, &[("peddler", 2)]),
];

/// Whether nothing is under way: a visit or a sale is about to be chosen.
pub(super) fn between_steps(sight: &Sight) -> bool {
    sight.decision.is_none_or(|d| [Q_CHOOSE, Q_VISIT, Q_SELL].contains(&d.question))
}

/// The weight of an offer among others, at least 1: often enough what brings the game on.
pub(super) fn random_weight(action: &Action) -> u32 {
    match action.verb {
        SELL => 20,
        VISIT if action.args[0] < 2 => 5,
        FINISH => 5,
        _ => 10,
    }
}
