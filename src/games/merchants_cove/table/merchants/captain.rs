//! The words of the Captain: what he can do and what he is asked.

use super::{Merchant, Size, shop_words};
use crate::table::action::ArgKind;

/// What stands for him in code.
pub const ME: Merchant = Merchant::Captain;
/// How many waters the chart has beside the Harbour.
pub const WATERS: u16 = 12;
/// How many ships there are.
pub const SHIPS: u16 = 3;

/// What the shop needs.
pub const SIZE: Size = Size {
    id: "captain",
    file: "captain.ron",
    name: "mc-merchant-captain",
    goods: ["mc-good-catch", "mc-good-treasure"],
    space_keys: &["mc-space-sail", "mc-space-haul", "mc-space-shore-leave", "mc-space-storm"],
    spaces: &["sail", "haul", "shore_leave", "storm"],
    verbs: VERBS,
    questions: QUESTIONS,
    dials: DIALS,
    follows: 0,
    zones: WATERS + 1,
    kinds: SHIPS,
};

shop_words! {
    ME;
    verbs {
        /// Names a number in the storm. MC-21.8
        NAME "call-number" [ArgKind::Number("steps")];
        /// Shares steps among the three ships. MC-21.11
        SAIL "sail-ships" [ArgKind::Number("first"), ArgKind::Number("second"), ArgKind::Number("third")];
        /// Takes the catch of a water. MC-21.3
        CATCH "catch" [ArgKind::Number("ship")];
        /// Plants a flag on an island. MC-21.4
        LAND "land" [ArgKind::Number("ship")];
        /// Moves a ship to the Harbour. MC-21.7
        RECALL "recall" [ArgKind::Number("ship")];
        /// Fills an empty water. MC-21.10
        REFILL_WATER "refill-water" [ArgKind::Number("water")];
    }
    questions {
        /// Which number? MC-21.8
        Q_STORM "mc-question-storm";
        /// How far does each ship sail? MC-21.11
        Q_SAIL "mc-question-sail";
        /// Which ship hauls? MC-21.6
        Q_HAUL "mc-question-haul";
        /// Which ship goes to the Harbour? MC-21.7
        Q_RECALL "mc-question-recall";
        /// Which water is filled? MC-21.10
        Q_REFILL_WATER "mc-question-refill-water";
    }
    dials {
        /// Crew that is ready. MC-21.1
        CREW "crew" 1;
        /// Empty waters, one bit each. MC-21.3
        EMPTY "empty-waters" 1;
    }
}
