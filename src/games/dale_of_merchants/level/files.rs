//! The files of this game's level, with the rows that each holds.
//!
//! It must never write a file, and never decide what a row means.

use super::rows::{CardRows, EditionRows, PatchRows, SetRows, TableRows};
use crate::games::levels::level_files;

level_files! {
    "dale_of_merchants" {
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
