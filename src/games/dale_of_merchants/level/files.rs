//! The files of this game's level, and reading all of them into rows.
//!
//! It must never write a file, and never decide what a row means.

use crate::games::levels::{FileSet, Files};

use super::Findings;
use super::rows::Rows;

/// The texts of all files of a level, with the names by which the user knows them.
pub type LevelFiles = Files<LevelFile>;

/// The files of a level, in the order in which the hash reads them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LevelFile {
    /// The animalfolk sets.
    Sets,
    /// The kinds of cards, as the first printings have them.
    Cards,
    /// What other printings have differently.
    Patches,
    /// Dice, market board, starting decks, goals.
    Tables,
    /// Plain rule values of the editions.
    Editions,
    /// What the boxes hold; only the level check reads it.
    Box,
}

impl LevelFile {
    /// Every file of a level.
    pub const ALL: [Self; 6] = [Self::Sets, Self::Cards, Self::Patches, Self::Tables, Self::Editions, Self::Box];

    /// Name of the file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sets => "sets.ron",
            Self::Cards => "cards.ron",
            Self::Patches => "patches.ron",
            Self::Tables => "tables.ron",
            Self::Editions => "printings.ron",
            Self::Box => "box.ron",
        }
    }
}

impl FileSet for LevelFile {
    const GAME: &'static str = "dale_of_merchants";
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        self.name()
    }

    fn embedded(self) -> &'static str {
        macro_rules! text {
            ($name:literal) => {
                include_str!(concat!("../../../../levels/dale_of_merchants/", $name))
            };
        }
        match self {
            Self::Sets => text!("sets.ron"),
            Self::Cards => text!("cards.ron"),
            Self::Patches => text!("patches.ron"),
            Self::Tables => text!("tables.ron"),
            Self::Editions => text!("printings.ron"),
            Self::Box => text!("box.ron"),
        }
    }

    fn hashed(self) -> bool {
        self != Self::Box
    }
}

impl Files<LevelFile> {
    /// Parses every file; reports those that cannot be parsed.
    pub(in crate::games::dale_of_merchants) fn parse(&self, found: &mut Findings) -> Option<Rows> {
        let sets = self.read(LevelFile::Sets, found);
        let cards = self.read(LevelFile::Cards, found);
        let patches = self.read(LevelFile::Patches, found);
        let tables = self.read(LevelFile::Tables, found);
        let editions = self.read(LevelFile::Editions, found);
        Some(Rows { sets: sets?, cards: cards?, patches: patches?, tables: tables?, editions: editions? })
    }
}
