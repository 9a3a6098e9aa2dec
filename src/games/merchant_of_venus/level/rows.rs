//! The rows of the level files, exactly as they are written there.
//!
//! Nothing is resolved or decided here: names stay names. A field that the file spells wrongly is
//! an error.

use std::collections::BTreeMap;

use crate::games::levels::rows;
use serde::Deserialize;

use super::board::{Colour, LinkKind, MarketBox, SpaceKind, SystemKind};
use super::edition_rules::EditionRow;
use super::pieces::{DeedColour, Effect, Grade, Science};

/// The editions a row belongs to; none named means every edition.
pub(in crate::games) type EditionIds = Option<Vec<String>>;

/// Whether a row with this list belongs to the edition.
pub(in crate::games) fn within(editions: &EditionIds, edition: &str) -> bool {
    editions.as_ref().is_none_or(|list| list.iter().any(|id| id == edition))
}

/// A colour as an edition may change it.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ColourEdit {
    None,
    Blue,
    Red,
    Yellow,
}

impl ColourEdit {
    pub(in crate::games) fn colour(self) -> Option<Colour> {
        match self {
            Self::None => None,
            Self::Blue => Some(Colour::Blue),
            Self::Red => Some(Colour::Red),
            Self::Yellow => Some(Colour::Yellow),
        }
    }
}

/// A marker as it is written: a relic by its id.
#[derive(Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MarkerSpec {
    Gate(u8),
    OpenPort,
    Hazard(Colour, u32),
    Relic(String),
}

/// Exits of a circle: the next space and its pilot numbers.
pub(in crate::games) type ExitRows = Vec<(String, Vec<u8>)>;

rows! {
    /// `board.ron`
    BoardRows {
        frame: FrameRow,
        start: String,
        systems: Vec<SystemRow>,
        routes: Vec<RouteRow>,
        spaces: Vec<SpaceRow>,
        links: Vec<LinkRow>,
    }
    FrameRow { width: i32, height: i32, }
    SystemRow {
        id: String,
        name: String,
        #[serde(default)] other_names: BTreeMap<String, String>,
        kind: SystemKind,
        x: i32,
        y: i32,
        #[serde(default)] r#box: Option<MarketBox>,
        #[serde(default)] orbits: Vec<String>,
        #[serde(default)] landings: Vec<String>,
        #[serde(default)] source: String,
    }
    RouteRow { id: String, spaces: Vec<String>, #[serde(default)] source: String, }
    SpaceRow {
        id: String,
        kind: SpaceKind,
        #[serde(default)] colour: Option<Colour>,
        #[serde(default)] fee: Option<u32>,
        #[serde(default)] name: Option<String>,
        #[serde(default)] port: Option<String>,
        #[serde(default)] system: Option<String>,
        x: i32,
        y: i32,
        #[serde(default)] exits: ExitRows,
        #[serde(default)] editions: EditionIds,
        #[serde(default)] by_edition: BTreeMap<String, SpaceEdit>,
        #[serde(default)] source: String,
    }
    /// What one edition prints differently on a space.
    SpaceEdit {
        #[serde(default)] kind: Option<SpaceKind>,
        #[serde(default)] colour: Option<ColourEdit>,
        #[serde(default)] fee: Option<u32>,
        #[serde(default)] name: Option<String>,
        #[serde(default)] port: Option<String>,
        #[serde(default)] exits: Option<ExitRows>,
        #[serde(default)] source: String,
    }
    LinkRow {
        from: String,
        to: String,
        kind: LinkKind,
        cost: u8,
        #[serde(default)] editions: EditionIds,
        #[serde(default)] source: String,
    }
    /// `cultures.ron`
    CultureRows {
        cultures: Vec<CultureRow>,
        numbers: Vec<NumberRow>,
        goods: Vec<GoodRow>,
        factory_goods: Vec<FactoryGoodRow>,
    }
    CultureRow { id: String, name: String, science: Science, card: u32, #[serde(default)] source: String, }
    NumberRow {
        edition: String,
        culture: String,
        number: u8,
        #[serde(default)] letter: Option<String>,
        label: String,
        #[serde(default)] race: bool,
        #[serde(default)] source: String,
    }
    GoodRow {
        edition: String,
        culture: String,
        name: String,
        grade: Grade,
        count: u8,
        price: u32,
        value: u32,
        room: u8,
        buyers: Vec<String>,
        #[serde(default)] source: String,
    }
    FactoryGoodRow {
        edition: String,
        culture: String,
        name: String,
        count: u8,
        price: u32,
        value: u32,
        room: u8,
        #[serde(default)] source: String,
    }
    /// `cup.ron`
    CupRows { demands: Vec<DemandRow>, passengers: Vec<PassengerRow>, }
    DemandRow { edition: String, at: String, good_of: String, bonus: u32, count: u8, #[serde(default)] source: String, }
    PassengerRow {
        edition: String,
        id: String,
        #[serde(default)] title: String,
        from: String,
        to: String,
        fare: u32,
        #[serde(default)] source: String,
    }
    /// `equipment.ron`
    EquipmentRows { equipment: Vec<EquipmentRow>, }
    EquipmentRow {
        id: String,
        name: String,
        effect: Effect,
        price: u32,
        trade_in: u32,
        pile: u8,
        sold_by: Science,
        room: u8,
        hull: u8,
        for_sale: bool,
        #[serde(default)] editions: EditionIds,
        #[serde(default)] source: String,
    }
    /// `relics.ron`
    RelicRows { relics: Vec<RelicRow>, }
    RelicRow {
        id: String,
        name: String,
        effect: Effect,
        price: u32,
        trade_in: u32,
        #[serde(default)] editions: EditionIds,
        #[serde(default)] source: String,
    }
    /// `ships.ron`
    ShipRows { ships: Vec<ShipRow>, }
    ShipRow {
        id: String,
        name: String,
        dice: u8,
        holds: u8,
        price: u32,
        trade_in: u32,
        sold_by: Science,
        at_base: bool,
        #[serde(default)] editions: EditionIds,
        #[serde(default)] source: String,
    }
    /// `markers.ron`
    MarkerRows { markers: Vec<MarkerRow>, }
    MarkerRow {
        id: String,
        marker: MarkerSpec,
        count: u8,
        #[serde(default)] editions: EditionIds,
        #[serde(default)] switch: Option<String>,
        #[serde(default)] source: String,
    }
    /// `deeds.ron`
    DeedRows { ports: Vec<PortDeedRow>, factories: Vec<FactoryDeedRow>, }
    PortDeedRow {
        space: String,
        name: String,
        price: u32,
        worth: u32,
        colour: DeedColour,
        #[serde(default)] editions: EditionIds,
        #[serde(default)] source: String,
    }
    FactoryDeedRow {
        culture: String,
        price: u32,
        worth: u32,
        colour: DeedColour,
        #[serde(default)] editions: EditionIds,
        #[serde(default)] source: String,
    }
    /// `editions.ron`
    EditionRows { editions: Vec<EditionRow>, variants: Vec<VariantRow>, }
    VariantRow {
        id: String,
        editions: Vec<String>,
        numbers: BTreeMap<String, u32>,
        rule: String,
        #[serde(default)] source: String,
    }
}
