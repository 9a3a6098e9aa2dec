//! The nouns of the board: spaces, links, systems and routes as they are printed.
//!
//! They never hold anything that changes in play.

use serde::{Deserialize, Serialize};

use super::{DeedIx, LinkIx, RouteIx, SpaceIx, SystemIx};

/// Colour of a space, a hazard or a drive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Never jumped: there is no blue drive (MOV-4.8.8).
    Blue,
    /// Jumped with a red drive (MOV-11.1.1).
    Red,
    /// Jumped with a yellow drive (MOV-11.1.1).
    Yellow,
}

impl Colour {
    /// A bit for sets of colours: blue 1, red 2, yellow 4.
    pub fn bit(self) -> u8 {
        match self {
            Self::Blue => 1,
            Self::Red => 2,
            Self::Yellow => 4,
        }
    }
}

/// What is printed on a space of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpaceKind {
    /// Plain coloured space.
    Space,
    /// Printed hazard with a fee (MOV-4.8).
    Hazard,
    /// Rock to land on (MOV-4.9).
    Asteroid,
    /// Box that holds an encounter marker (MOV-4.10).
    Encounter,
    /// Navigation circle, left by pilot number (MOV-4.6). May be an orbit as well.
    Nav,
    /// Orbit: site of a spaceport, place to observe from (MOV-4.12).
    Orbit,
    /// City on the ground of a planet.
    City,
    /// City in space, called neutral spaceport in 2012 (MOV-7.2.9).
    SpaceCity,
    /// The Galactic Base (MOV-5.1.4).
    Base,
}

/// What a link is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    /// Solid line inside a system, 1 MP.
    System,
    /// Dotted line of a trade route, 1 MP.
    Route,
    /// To a city on the ground, 2 MP (MOV-4.4.2).
    Surface,
    /// City to city of one planet, only with the Air Foil, 1 MP (MOV-11.4.1).
    Airfoil,
    /// The undrawn jump of the Nebula, usable only through its exit number, 1 MP (MOV-4.6.6).
    Hidden,
}

/// One space of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VenusSpace {
    /// Id in the level file.
    pub id: String,
    /// Name of the city or, on an orbit, of its spaceport; empty on every other space. The same in
    /// all languages.
    pub name: String,
    /// What is printed there, in this edition.
    pub kind: SpaceKind,
    /// Colour of plain spaces and hazards.
    pub colour: Option<Colour>,
    /// Fee in credits, 0 except on hazards (MOV-4.8.2).
    pub fee: u32,
    /// The system it belongs to; `None` on trade routes (MOV-5.1.1).
    pub system: Option<SystemIx>,
    /// The trade route it belongs to; `None` inside systems.
    pub route: Option<RouteIx>,
    /// A spaceport can be built here: orbits, and circles that are orbits too (MOV-4.6.7).
    pub is_orbit: bool,
    /// The deed of that spaceport.
    pub deed: Option<DeedIx>,
    /// Circles only: the link that a pilot number leads to. Index = pilot number 1 to 6; index 0
    /// is never used.
    pub exits: [Option<LinkIx>; 7],
    /// Tenths of a unit from the left, within [`Level::frame`](super::Level::frame).
    pub x: i32,
    /// Tenths of a unit from the top, within [`Level::frame`](super::Level::frame).
    pub y: i32,
    /// Every link of the space with the space at its other end, in the order of the file.
    pub links: Vec<(LinkIx, SpaceIx)>,
}

/// One link between two spaces. It can be travelled both ways.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// One end.
    pub from: SpaceIx,
    /// The other end.
    pub to: SpaceIx,
    /// What it is.
    pub kind: LinkKind,
    /// Movement points of a step along it (MOV-4.4.2).
    pub cost: u8,
}

impl Link {
    /// The end that is not `here`; `here` may be either end.
    pub fn far(&self, here: SpaceIx) -> SpaceIx {
        if self.from == here { self.to } else { self.from }
    }
}

/// What kind of system this is (MOV-5.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SystemKind {
    /// A culture lives here.
    Culture,
    /// Supergiant, Supernova: a label only, no culture.
    Anomaly,
    /// The Galactic Base: a label only, no culture.
    Base,
}

/// Where the market of a system is drawn, in tenths of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MarketBox(
    /// Centre, from the left.
    pub i32,
    /// Centre, from the top.
    pub i32,
    /// Width.
    pub i32,
    /// Height.
    pub i32,
);

/// One star system (or label).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StarSystem {
    /// Id in the level file.
    pub id: String,
    /// Name in this edition, the same in all languages.
    pub name: String,
    /// What it is.
    pub kind: SystemKind,
    /// Centre, tenths of a unit from the left.
    pub x: i32,
    /// Centre, tenths of a unit from the top.
    pub y: i32,
    /// Where its market or label is drawn; none for the Base.
    pub market: Option<MarketBox>,
    /// Its orbits, circles among them.
    pub orbits: Vec<SpaceIx>,
    /// Its surface and space cities; the Base for the label `base`.
    pub landings: Vec<SpaceIx>,
    /// Every space of it, in the order of the file.
    pub spaces: Vec<SpaceIx>,
}

impl StarSystem {
    /// A culture lives here: it gets a culture card at set-up (MOV-2.2.1).
    pub fn is_culture_system(&self) -> bool {
        self.kind == SystemKind::Culture
    }
}

/// A trade route between two systems.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TradeRoute {
    /// Id in the level file.
    pub id: String,
    /// Its spaces in order.
    pub spaces: Vec<SpaceIx>,
}
