//! The files of this game's level, with the rows that each holds.
//!
//! It must never write a file, and never decide what a row means.

use super::rows::{CardRows, EditionRows, PatchRows, SetRows, TableRows};
use crate::games::levels::level_files;
use include_dir::{Dir, include_dir};

/// Everything that lies in the folder of this game's data.
pub static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/levels/dale_of_merchants");

level_files! {
    "dale_of_merchants" in FILES {
        /// The animalfolk sets.
        Sets "sets.ron": sets: SetRows,
        /// The kinds of cards, as the first printings have them.
        Cards "cards.ron": cards: CardRows,
        /// What other printings have differently.
        Patches "patches.ron": patches: PatchRows,
        /// Dice, market board, starting decks, goals.
        Tables "tables.ron": tables: TableRows,
        /// Plain rule values of the editions.
        Editions "printings.ron": editions: EditionRows,
    } checked {
        /// What the boxes hold; only the level check reads it.
        Box "box.ron",
    }
}
