//! The words of the Blacksmith: what he can do and what he is asked.

use super::{Merchant, Size, shop_words};
use crate::{
    games::merchants_cove::table::words::{COLOUR_WORDS, GOOD_WORDS},
    table::{action::ArgKind, ids::Follow},
};

/// What stands for him in code.
pub const ME: Merchant = Merchant::Blacksmith;

/// What the shop needs.
pub const SIZE: Size = Size {
    id: "blacksmith",
    file: "blacksmith.ron",
    name: "mc-merchant-blacksmith",
    goods: ["mc-good-weapon", "mc-good-armour"],
    space_keys: &["mc-space-ore-cart", "mc-space-forge", "mc-space-stoke", "mc-space-smuggled-ore"],
    spaces: &["ore_cart", "forge", "stoke", "smuggled_ore"],
    verbs: VERBS,
    questions: QUESTIONS,
    dials: DIALS,
    follows: 2,
    zones: 3,
    kinds: 4,
};

shop_words! {
    ME;
    verbs {
        /// Takes a die from the ore store, to be rolled. MC-20.2
        TAKE "take-die" [ArgKind::Word("colour", COLOUR_WORDS)];
        /// Takes a die and sets its face. MC-20.10
        SET "set-die" [ArgKind::Word("colour", COLOUR_WORDS), ArgKind::Number("face")];
        /// Forges a piece: dice by their places on the rack, written one after the other. MC-20.3
        FORGE "forge-piece" [ArgKind::Word("good", GOOD_WORDS), ArgKind::Number("dice"), ArgKind::Number("coal")];
        /// Stamps a hallmark. MC-20.6
        HALLMARK "hallmark" [];
        /// Names a die that is rolled again. MC-20.9
        REROLL "reroll-die" [ArgKind::Number("place")];
        /// Turns a die. MC-20.12
        TURN "turn-die" [ArgKind::Number("place"), ArgKind::Number("face")];
    }
    questions {
        /// Which die? MC-20.2
        Q_TAKE "mc-question-take";
        /// Which piece? MC-20.3
        Q_FORGE "mc-question-forge";
        /// A hallmark? MC-20.6
        Q_HALLMARK "mc-question-hallmark";
        /// Which dice are rolled again? MC-20.9
        Q_REROLL "mc-question-reroll";
        /// Which die is turned? MC-20.12
        Q_TURN_DIE "mc-question-turn-die";
    }
    dials {
        /// Coal. MC-20.1
        COAL "coal" 1;
    }
}

/// Dice without a face are rolled together (MC-20.13).
pub const ROLL: Follow = Follow(ME.follows());
/// The dice of a piece go back to the store (MC-20.5).
pub const STORE_DICE: Follow = Follow(ME.follows() + 1);
