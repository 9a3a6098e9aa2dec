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
    /// Spaces, links, systems, routes.
    Board,
    /// Cultures, goods, factory goods.
    Cultures,
    /// Demands and passengers.
    Cup,
    /// Drives and shields.
    Equipment,
    /// Relics.
    Relics,
    /// Ship classes.
    Ships,
    /// Encounter markers.
    Markers,
    /// Deeds.
    Deeds,
    /// Plain rule values and switches.
    Editions,
    /// What the rule books say about all this; only the level check reads it.
    Examples,
}

impl LevelFile {
    /// Every file of a level.
    pub const ALL: [Self; 10] =
        [Self::Board, Self::Cultures, Self::Cup, Self::Equipment, Self::Relics, Self::Ships, Self::Markers, Self::Deeds, Self::Editions, Self::Examples];

    /// Name of the file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Board => "board.ron",
            Self::Cultures => "cultures.ron",
            Self::Cup => "cup.ron",
            Self::Equipment => "equipment.ron",
            Self::Relics => "relics.ron",
            Self::Ships => "ships.ron",
            Self::Markers => "markers.ron",
            Self::Deeds => "deeds.ron",
            Self::Editions => "editions.ron",
            Self::Examples => "examples.ron",
        }
    }
}

impl FileSet for LevelFile {
    const GAME: &'static str = "merchant_of_venus";
    const ALL: &'static [Self] = &Self::ALL;

    fn name(self) -> &'static str {
        self.name()
    }

    fn embedded(self) -> &'static str {
        macro_rules! text {
            ($name:literal) => {
                include_str!(concat!("../../../../levels/merchant_of_venus/", $name))
            };
        }
        match self {
            Self::Board => text!("board.ron"),
            Self::Cultures => text!("cultures.ron"),
            Self::Cup => text!("cup.ron"),
            Self::Equipment => text!("equipment.ron"),
            Self::Relics => text!("relics.ron"),
            Self::Ships => text!("ships.ron"),
            Self::Markers => text!("markers.ron"),
            Self::Deeds => text!("deeds.ron"),
            Self::Editions => text!("editions.ron"),
            Self::Examples => text!("examples.ron"),
        }
    }

    fn hashed(self) -> bool {
        self != Self::Examples
    }
}

impl Files<LevelFile> {
    /// Parses every file; reports those that cannot be parsed.
    pub(in crate::games::merchant_of_venus) fn parse(&self, found: &mut Findings) -> Option<Rows> {
        let board = self.read(LevelFile::Board, found);
        let cultures = self.read(LevelFile::Cultures, found);
        let cup = self.read(LevelFile::Cup, found);
        let equipment = self.read(LevelFile::Equipment, found);
        let relics = self.read(LevelFile::Relics, found);
        let ships = self.read(LevelFile::Ships, found);
        let markers = self.read(LevelFile::Markers, found);
        let deeds = self.read(LevelFile::Deeds, found);
        let editions = self.read(LevelFile::Editions, found);
        Some(Rows {
            board: board?,
            cultures: cultures?,
            cup: cup?,
            equipment: equipment?,
            relics: relics?,
            ships: ships?,
            markers: markers?,
            deeds: deeds?,
            editions: editions?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_blind_to_comments_and_layout_but_not_to_figures() {
        let plain = LevelFiles::embedded();
        let text = plain.text(LevelFile::Ships).to_string();
        let relaid = format!("{}\n// a remark \"quoted", text.replace("price: 60", "price:   60")).replace('\n', "\r\n");
        assert_eq!(plain.hash(), plain.clone().with(LevelFile::Ships, relaid).hash());
        let dearer = text.replace("price: 60", "price: 61");
        assert_ne!(plain.hash(), plain.clone().with(LevelFile::Ships, dearer).hash());
    }
}
