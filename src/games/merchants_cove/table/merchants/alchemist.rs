//! The words of the Alchemist: what she can do and what she is asked.

use super::{Merchant, Size, shop_words};
use crate::{
    games::merchants_cove::table::words::{COLOUR_WORDS, GOOD_WORDS},
    table::{action::ArgKind, ids::Follow},
};

/// What stands for her in code.
pub const ME: Merchant = Merchant::Alchemist;
/// How many tubes the decanter has.
pub const TUBES: u16 = 4;

/// What the shop needs.
pub const SIZE: Size = Size {
    id: "alchemist",
    file: "alchemist.ron",
    name: "mc-merchant-alchemist",
    goods: ["mc-good-potion", "mc-good-elixir"],
    space_keys: &["mc-space-gather", "mc-space-brew", "mc-space-distil", "mc-space-shake"],
    spaces: &["gather", "brew", "distil", "shake"],
    verbs: VERBS,
    questions: QUESTIONS,
    dials: DIALS,
    follows: 2,
    zones: TUBES + 3,
    kinds: 4,
};

/// The tubes.
const TUBE_WORDS: &[&str] = &["tube-1", "tube-2", "tube-3", "tube-4"];

shop_words! {
    ME;
    verbs {
        /// Takes a marble out of a tube. MC-19.2
        HARVEST "harvest" [ArgKind::Word("tube", TUBE_WORDS), ArgKind::Number("height")];
        /// Puts a surplus marble back into the bag. MC-19.3
        RETURN "return-marble" [ArgKind::Word("colour", COLOUR_WORDS)];
        /// Makes a batch. MC-19.6
        BREW "brew-batch" [ArgKind::Word("good", GOOD_WORDS)];
        /// Fills a retort. MC-19.7
        DISTIL "distil-colour" [ArgKind::Word("colour", COLOUR_WORDS)];
        /// Swaps a marble with its right-hand neighbour. MC-19.8
        SWAP "swap-marbles" [ArgKind::Word("tube", TUBE_WORDS), ArgKind::Number("height")];
        /// Swaps a bench marble with one of the bag. MC-19.13
        TRANSMUTE "transmute" [ArgKind::Word("from", COLOUR_WORDS), ArgKind::Word("to", COLOUR_WORDS)];
        /// Takes the immediate patronage of a clan. MC-19.13
        PATRON "patronage" [ArgKind::Word("clan", COLOUR_WORDS)];
    }
    questions {
        /// Which marble? MC-19.2
        Q_HARVEST "mc-question-harvest";
        /// Which marble is too many? MC-19.3
        Q_SURPLUS "mc-question-surplus";
        /// Which batch? MC-19.6
        Q_BREW "mc-question-brew";
        /// Which retort? MC-19.7
        Q_DISTIL "mc-question-distil";
        /// Which marbles are swapped? MC-19.8
        Q_SWAP "mc-question-swap";
        /// Which marble is transmuted? MC-19.13
        Q_TRANSMUTE "mc-question-transmute";
        /// Whose patronage? MC-19.13
        Q_PATRON "mc-question-patron";
    }
    dials {}
}

/// A tube is filled again: which (MC-19.2).
pub const FILL: Follow = Follow(ME.follows());
/// Marbles that were swapped go into the bag (MC-19.13).
pub const PUT_BACK: Follow = Follow(ME.follows() + 1);
