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
