//! What is needed to try Merchants Cove out: how games that end in each way are come by, and how
//! often a player who thinks nothing takes an offer. No rule stands here.

use crate::games::merchants_cove::table::verbs::*;
use crate::table::{action::Action, game::Ending, sight::Sight};

const fn ending(
    reason: &'static str,
    seats: usize,
    options: &'static [(&'static str, i64)],
) -> Ending {
    Ending { edition: "standard", reason, seats, options, edits: &[], most: 2000, even: false }
}

/// A tie is seldom: its games begin before the last sale of the last day. Both have 150 gold, and
/// the Lair is empty; a line about what lies on the stalls or in the hands follows.
macro_rules! tie {
    ($reason:literal, $($edit:literal),*) => {
        Ending {
            edits: &[
                "dial round 3",
                "dial phase 3",
                "dial dock 2",
                "dial seller 0",
                "dial marker 12",
                "place hourglass_1 hour:12",
                "place hourglass_0 hour:12",
                "place yellow dock:black_market",
                "place rogue bag",
                "place rogue bag",
                "purse gold:0 150",
                "purse gold:1 150",
                "purse stall:0:yellow-small 1",
                "purse supply:0:yellow-small 3",
                $($edit),*
            ],
            ..ending($reason, 2, &[])
        }
    };
}

/// The ways in which it ends.
pub(in crate::games::merchants_cove) const ENDINGS: &[Ending] = &[
    ending("mc-end-gold", 4, &[]),
    tie!("mc-end-goods", "purse stall:0:red-large 1", "purse supply:0:red-large 2"),
    tie!(
        "mc-end-cards",
        "purse stall:1:red-large 1",
        "purse supply:1:red-large 2",
        "place c_1 corruption:0"
    ),
    tie!("mc-end-shared", "purse stall:1:red-large 1", "purse supply:1:red-large 2"),
    // Nobody who thinks nothing beats the Peddler: the game begins with gold, on the last day.
    Ending {
        edits: &["dial round 3", "purse gold:0 900"],
        ..ending("mc-end-beaten", 1, &[("peddler", 0)])
    },
    ending("mc-end-lost", 1, &[("peddler", 2)]),
];

/// Whether nothing is under way: a visit or a sale is about to be chosen.
pub(in crate::games::merchants_cove) fn between_steps(sight: &Sight) -> bool {
    sight.decision.is_none_or(|d| [Q_CHOOSE, Q_VISIT, Q_SELL].contains(&d.question))
}

/// The weight of an offer among others, at least 1: often enough what brings the game on.
pub(in crate::games::merchants_cove) fn random_weight(action: &Action) -> u32 {
    match action.verb {
        SELL => 20,
        VISIT if action.args[0] < 2 => 5,
        FINISH => 5,
        _ => 10,
    }
}
