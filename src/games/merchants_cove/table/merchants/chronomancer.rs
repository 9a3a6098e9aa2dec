//! The words of the Chronomancer: what he can do and what he is asked.

use super::{Merchant, Size, shop_words};
use crate::table::action::ArgKind;

/// What stands for him in code.
pub const ME: Merchant = Merchant::Chronomancer;
/// Rows and columns of the grid.
pub const LINES: u16 = 4;
/// Places of the grid.
pub const CELLS: u16 = LINES * LINES;

/// What the shop needs.
pub const SIZE: Size = Size {
    id: "chronomancer",
    file: "chronomancer.ron",
    name: "mc-merchant-chronomancer",
    goods: ["mc-good-relic", "mc-good-artefact"],
    space_keys: &["mc-space-shift-time", "mc-space-explore", "mc-space-mend", "mc-space-tear-veil"],
    spaces: &["shift_time", "explore", "mend", "tear_veil"],
    verbs: VERBS,
    questions: QUESTIONS,
    dials: DIALS,
    follows: 0,
    zones: CELLS + 2,
    kinds: 4,
};

/// Rows and columns of the grid.
const LINE_WORDS: &[&str] =
    &["row-0", "row-1", "row-2", "row-3", "column-0", "column-1", "column-2", "column-3"];
/// The ends of a line: left or top, right or bottom.
const END_WORDS: &[&str] = &["first", "last"];
/// Steps of a machine.
const STEP_WORDS: &[&str] = &["wizard-up", "wizard-down", "assistant-left", "assistant-right"];
/// The places of the grid, row and column.
const CELL_WORDS: &[&str] = &[
    "0-0", "0-1", "0-2", "0-3", "1-0", "1-1", "1-2", "1-3", "2-0", "2-1", "2-2", "2-3", "3-0",
    "3-1", "3-2", "3-3",
];

shop_words! {
    ME;
    verbs {
        /// Pushes the spare into an end of a line. MC-22.2
        SHIFT "shift" [ArgKind::Word("line", LINE_WORDS), ArgKind::Word("end", END_WORDS)];
        /// Moves a machine a step. MC-22.2
        MOVE "move-machine" [ArgKind::Word("step", STEP_WORDS)];
        /// Takes what the rift gives. MC-22.4
        EXPLORE "explore-rift" [];
        /// Takes the small good and activates the shield. MC-22.5
        ANCHOR "anchor" [];
        /// Says which other tile turns spent. MC-22.4
        SPEND "spend-tile" [ArgKind::Word("tile", CELL_WORDS)];
        /// Turns a tile fresh. MC-22.8
        MEND "mend-tile" [ArgKind::Word("tile", CELL_WORDS)];
        /// Swaps two tiles. MC-22.9
        SWAP_TILES "swap-tiles" [ArgKind::Word("tile", CELL_WORDS), ArgKind::Word("other", CELL_WORDS)];
        /// Puts both machines. MC-22.9
        PLACE "place-machines" [ArgKind::Word("crossing", CELL_WORDS)];
    }
    questions {
        /// Where is the spare pushed in? MC-22.2
        Q_SHIFT "mc-question-shift";
        /// Which machine moves? MC-22.2
        Q_MOVE "mc-question-move";
        /// The goods, or an anchor? MC-22.5
        Q_EXPLORE "mc-question-explore";
        /// Which other tile turns spent? MC-22.4
        Q_SPEND "mc-question-spend";
        /// Which tile turns fresh? MC-22.8
        Q_MEND "mc-question-mend";
        /// Which tiles are swapped? MC-22.9
        Q_SWAP_TILES "mc-question-swap-tiles";
        /// Where do the machines go? MC-22.9
        Q_PLACE "mc-question-place";
    }
    dials {
        /// The row of the Wizard's machine. MC-22.1
        ROW "wizard-row" 1;
        /// The column of the Assistant's machine. MC-22.1
        COLUMN "assistant-column" 1;
        /// The last shift, its line and end as a number plus 1; 0 for none. MC-22.14
        LAST "last-shift" 1;
    }
}
