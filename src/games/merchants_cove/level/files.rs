//! The files of this game's level, and the rows that each holds, exactly as they are written there.
//!
//! Nothing is resolved or decided here: names stay names.

use super::{Ability, Colour, DockWord, Face, Icons, RogueEffect, SetWord, Side, shops};
use crate::games::levels::{level_files, rows};
use crate::games::merchants_cove::table::merchants::{self, Merchant, merchants};
use include_dir::{Dir, include_dir};

/// Everything that lies in the folder of this game's data.
pub static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/levels/merchants_cove");

rows! {
    /// `harbour.ron`
    HarbourRows {
        adventurers: Vec<CrowdRow>,
        rogues: CountRow,
        goods: SupplyRow,
        boats: BoatsRow,
        berths: Vec<BerthRow>,
        docks: Vec<DockRow>,
        rounds: NumberRow,
        noon: NumberRow,
        indicators: Vec<IndicatorRow>,
        hands: Vec<HandRow>,
        row: Vec<CostRow>,
        team: HoursRow,
    }
    CrowdRow { colour: Colour, hall: u8, bag: u8, small: i64, large: i64, source: String, }
    CountRow { count: u8, source: String, }
    SupplyRow { small: i64, large: i64, source: String, }
    BoatsRow { places: usize, a_side: u16, arrive: usize, source: String, }
    BerthRow { id: String, side: Side, dock: DockWord, source: String, }
    DockRow { id: DockWord, small: bool, large: bool, card: bool, source: String, }
    NumberRow { value: i64, source: String, }
    IndicatorRow { after: i64, loads: (i64, i64, i64, i64), source: String, }
    HandRow {
        id: String,
        entry: i64,
        exit: i64,
        half: i64,
        mouse: i64,
        closed: i64,
        source: String,
    }
    CostRow { hours: i64, corruption: i64, source: String, }
    HoursRow { hours: i64, source: String, }
    /// `townsfolk.ron`
    FolkRows { cards: Vec<FolkRow>, }
    FolkRow {
        id: String,
        set: SetWord,
        name: String,
        ability: Ability,
        icons: Icons,
        source: String,
    }
    /// `corruption.ron`
    TaintRows { cards: Vec<TaintRow>, total: NumberRow, }
    TaintRow { id: String, copies: u8, icons: Icons, source: String, }
    /// `rogues.ron`
    RogueRows { cards: Vec<RogueRow>, }
    RogueRow {
        id: String,
        lair: u8,
        bag: u8,
        aboard: bool,
        effect: RogueEffect,
        source: String,
    }
    /// `peddler.ron`
    PeddlerRows { die: Vec<FaceRow>, least: NumberRow, levels: Vec<PeddlerRow>, }
    FaceRow { hours: i64, does: Face, source: String, }
    PeddlerRow { id: String, gold: i64, source: String, }
}

/// The files: those of the harbour, then those of the merchants.
macro_rules! files {
    (() $($(#[$doc:meta])* $name:ident $shop:ident;)*) => {
        level_files! {
            "merchants_cove" in FILES {
                /// Adventurers, boats, docks, clock.
                Harbour "harbour.ron": harbour: HarbourRows,
                /// Townsfolk.
                Townsfolk "townsfolk.ron": townsfolk: FolkRows,
                /// Corruption cards.
                Corruption "corruption.ron": corruption: TaintRows,
                /// Rogue cards.
                Rogues "rogues.ron": rogues: RogueRows,
                /// The Peddler.
                Peddler "peddler.ron": peddler: PeddlerRows,
                $($(#[$doc])* $name (merchants::$shop::SIZE.file): $shop: shops::$shop::ShopFile,)*
            } checked {}
        }

        impl Merchant {
            /// The level file.
            pub(in crate::games::merchants_cove) fn file(self) -> LevelFile {
                match self {
                    $(Merchant::$name => LevelFile::$name,)*
                }
            }
        }
    };
}
merchants!(files);
