//! The files of this game's level, with the rows that each holds.
//!
//! It must never write a file, and never decide what a row means.

use super::rows::{
    BoardRows, CultureRows, CupRows, DeedRows, EditionRows, EquipmentRows, MarkerRows, RelicRows,
    ShipRows,
};
use crate::games::levels::level_files;
use include_dir::{Dir, include_dir};

/// Everything that lies in the folder of this game's data.
pub static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/levels/merchant_of_venus");

level_files! {
    "merchant_of_venus" in FILES {
        /// Spaces, links, systems, routes.
        Board "board.ron": board: BoardRows,
        /// Cultures, goods, factory goods.
        Cultures "cultures.ron": cultures: CultureRows,
        /// Demands and passengers.
        Cup "cup.ron": cup: CupRows,
        /// Drives and shields.
        Equipment "equipment.ron": equipment: EquipmentRows,
        /// Relics.
        Relics "relics.ron": relics: RelicRows,
        /// Ship classes.
        Ships "ships.ron": ships: ShipRows,
        /// Encounter markers.
        Markers "markers.ron": markers: MarkerRows,
        /// Deeds.
        Deeds "deeds.ron": deeds: DeedRows,
        /// Plain rule values and switches.
        Editions "editions.ron": editions: EditionRows,
    } checked {
        /// What the rule books say about all this; only the level check reads it.
        Examples "examples.ron",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_blind_to_comments_and_layout_but_not_to_figures() {
        let plain = LevelFiles::embedded();
        let text = plain.text(LevelFile::Ships).to_string();
        let relaid = format!("{}\n// a remark \"quoted", text.replace("price: 60", "price:   60"))
            .replace('\n', "\r\n");
        assert_eq!(plain.hash(), plain.clone().with(LevelFile::Ships, relaid).hash());
        let dearer = text.replace("price: 60", "price: 61");
        assert_ne!(plain.hash(), plain.clone().with(LevelFile::Ships, dearer).hash());
    }
}
