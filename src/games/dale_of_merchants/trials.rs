//! What is needed to try Dale of Merchants out: how games that end in each way are come by, and
//! where a position set by hand can begin. No rule stands here.

use super::{layout, verbs::Q_HAND_SIZE};
use crate::table::{game::Ending, sight::Sight};

/// The ways in which it ends.
pub(super) const ENDINGS: &[Ending] = &[
    Ending {
        edition: "original",
        reason: "dom-end-stall",
        seats: 2,
        options: &[],
        edits: &[],
        most: 700,
        even: false,
    },
    Ending {
        edition: "original",
        reason: "dom-end-agreed",
        seats: 3,
        options: &[],
        edits: &[],
        most: 1200,
        even: true,
    },
    Ending {
        edition: "remastered",
        reason: "dom-end-stall",
        seats: 4,
        options: &[("teams", 1)],
        edits: &[],
        most: 2400,
        even: false,
    },
    Ending {
        edition: "remastered",
        reason: "dom-end-agreed",
        seats: 2,
        options: &[],
        edits: &[],
        most: 1200,
        even: true,
    },
];

/// Whether nothing is laid out and no effect runs: such things have no place in a position.
pub(super) fn between_steps(sight: &Sight) -> bool {
    let resting = [layout::DRAFT, layout::EFFECT_PROGRAM, layout::WINDOWS];
    resting.iter().all(|&dial| sight.dial(dial) == 0)
        && sight.decision.is_none_or(|d| d.question != Q_HAND_SIZE)
}
