//! The level of Duck Dealer: board, goods, recipes and figures, read from `levels/duck_dealer/`.
//!
//! It must never decide a rule: it holds what is printed, with dense indices for speed, and does
//! not change after it is loaded.

mod build;
mod check;
mod files;
mod printed;
mod ways;

use crate::games::levels::{LevelStore, editions, lists};
pub use files::{FILES, LevelFile, LevelFiles};
pub(in crate::games::duck_dealer) use files::{FactoryRow, Rows};
use serde::Deserialize;
pub use ways::{FAR, Lane};

/// Findings about the files of this game.
pub(in crate::games::duck_dealer) type LevelFindings<'a> =
    crate::games::levels::Findings<'a, LevelFile>;
/// A place in a file of this game.
pub(in crate::games::duck_dealer) type LevelMark = crate::games::levels::Mark<LevelFile>;

/// How many spaces the turn counter has at most, and how many spaces the board: what fits into the
/// numbers of a table.
pub const MOST_SPACES: usize = 400;

editions! {
    /// The editions.
    Edition {
        /// The only one.
        Standard "standard",
    }
}

lists! {
    Level {
        /// Position of a planet in [`Level::planets`]; also the number of its space.
        PlanetIx(u16): planets[Planet] => planet, planet_by_id;
        /// Position of a route in [`Level::routes`].
        RouteIx(u16): routes[PlanetRoute] => route, route_by_id;
        /// Position of a good in [`Level::goods`].
        GoodIx(u8): goods[Good] => good, good_by_id;
        /// Position of a factory in [`Level::factories`].
        FactoryIx(u8): factories[Factory] => factory;
        /// Position of a consumer in [`Level::consumers`].
        ConsumerIx(u8): consumers[Consumer] => consumer;
        /// Position of a shipyard in [`Level::yards`].
        YardIx(u8): yards[Yard] => yard, yard_by_id;
    }
}

/// Classes of goods, in rising order (DD-2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Comes out of a mine.
    Primary,
    /// Sold for 3 points.
    Intermediate,
    /// Sold for 10 points.
    #[serde(rename = "final_10")]
    Final10,
    /// Sold for 30 points.
    #[serde(rename = "final_30")]
    Final30,
}

impl Class {
    /// Every class, in rising order.
    pub const ALL: [Class; 4] =
        [Class::Primary, Class::Intermediate, Class::Final10, Class::Final30];
    /// How level files write it.
    pub fn id(self) -> &'static str {
        ["primary", "intermediate", "final_10", "final_30"][self as usize]
    }
}

/// Equipment of a ship (DD-1.5): a hold, or crew of one of the three colours of energy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Equipment {
    /// Room for two goods.
    Hold,
    /// Brings a red token with every collection.
    Navigator,
    /// Brings a yellow one.
    Engineer,
    /// Brings a blue one.
    Merchant,
}

impl Equipment {
    /// Every kind; crew in the order of the colours.
    pub const ALL: [Equipment; 4] =
        [Equipment::Hold, Equipment::Navigator, Equipment::Engineer, Equipment::Merchant];
    /// The crew, in the order of the colours.
    pub const CREW: [Equipment; 3] =
        [Equipment::Navigator, Equipment::Engineer, Equipment::Merchant];
    /// How it is written.
    pub fn id(self) -> &'static str {
        EQUIPMENT_WORDS[self as usize]
    }
    /// The colour of the token that this crew is; `None` for a hold.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get((self as usize).checked_sub(1)?).copied()
    }
}

/// The written names of [`Equipment::ALL`].
pub const EQUIPMENT_WORDS: &[&str] = &["hold", "navigator", "engineer", "merchant"];

/// The colours of energy: red moves, yellow builds, blue trades.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Moves.
    Red,
    /// Builds.
    Yellow,
    /// Trades.
    Blue,
}

impl Colour {
    /// All of them, in order.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Blue];
    /// How it is written.
    pub fn id(self) -> &'static str {
        COLOUR_WORDS[self as usize]
    }
}

/// The written names of [`Colour::ALL`].
pub const COLOUR_WORDS: &[&str] = &["red", "yellow", "blue"];

/// A planet (DD-2.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A start planet, with places for mine and shipyard; else mine, consumer and factory.
    pub start: bool,
    /// Where it lies, in tenths of a unit.
    pub at: (i32, i32),
}

/// A route between two planets, made of points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanetRoute {
    /// Its id.
    pub id: String,
    /// The planets that it joins.
    pub ends: (PlanetIx, PlanetIx),
    /// The number of the space of its first point.
    pub first: u16,
    /// Where its points lie.
    pub points: Vec<(i32, i32)>,
}

/// A good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    /// Its id; its name is the text `dd-good-<id>`.
    pub id: String,
    /// Its class.
    pub class: Class,
    /// Points of a sale.
    pub sale: i64,
}

/// A factory: there is one of each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Factory {
    /// What it makes.
    pub product: GoodIx,
    /// What it takes.
    pub inputs: [GoodIx; 2],
    /// Points for building it.
    pub vp: i64,
}

/// A consumer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consumer {
    /// What it wants.
    pub good: GoodIx,
    /// Points for building it.
    pub vp: i64,
}

/// A shipyard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Yard {
    /// Its id.
    pub id: String,
    /// What it gives.
    pub gives: Equipment,
    /// The good that its price names.
    pub good: GoodIx,
    /// Points for building it.
    pub vp: i64,
}

/// A primary good with the mines there are of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mines {
    /// What they give.
    pub good: GoodIx,
    /// How many are for start planets.
    pub start: u8,
    /// How many are for the others.
    pub ordinary: u8,
}

/// Prices in tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Costs {
    /// Red, for a jump (DD-9.3).
    pub jump: i64,
    /// Yellow, for a site (DD-10.2).
    pub build: i64,
    /// Yellow, for a privilege (DD-11.1).
    pub privilege: i64,
    /// Yellow, for a cube on a route (DD-11.5).
    pub route_cube: i64,
    /// Blue, for a transaction (DD-12.1).
    pub trade: i64,
}

/// A section of the ship (DD-2.5, DD-7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// How many slots it has.
    pub slots: i64,
    /// Steps of a red token while it is the last section in use.
    pub speed: i64,
}

/// A row of the turn counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CounterRow {
    /// Its last space, counted from 1.
    pub to: usize,
    /// Route cubes of an action turn in it (DD-6.3).
    pub cubes: i64,
}

/// The reference set-up, by index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reference {
    /// What the mine of each planet gives.
    pub mines: Vec<GoodIx>,
    /// The shipyard of each start planet, in the order of the planets.
    pub yards: Vec<YardIx>,
    /// The consumer stacks, top first.
    pub stacks: [Vec<ConsumerIx>; 2],
}

/// Everything printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// Width and height of the frame, in tenths of a unit.
    pub frame: (i32, i32),
    /// Radius of a planet and of a point, in tenths of a unit.
    pub radii: (i32, i32),
    /// The planets; each is the space with its number.
    pub planets: Vec<Planet>,
    /// The routes; their points are the spaces after the planets.
    pub routes: Vec<PlanetRoute>,
    /// The goods.
    pub goods: Vec<Good>,
    /// The factories, in the order of the goods that they make.
    pub factories: Vec<Factory>,
    /// The consumers.
    pub consumers: Vec<Consumer>,
    /// The shipyards.
    pub yards: Vec<Yard>,
    /// The mines.
    pub mines: Vec<Mines>,
    /// The classes of the two consumer stacks, top first.
    pub boxes: [Vec<Class>; 2],
    /// The other inputs of one product, with an option.
    pub other_recipe: (GoodIx, [GoodIx; 2]),
    /// Tokens of each colour.
    pub energy: [i64; 3],
    /// Prices.
    pub costs: Costs,
    /// Free tokens of a collection (DD-5.1).
    pub collect: i64,
    /// Most tokens kept after an action turn (DD-6.7).
    pub keep: i64,
    /// Cubes of a player.
    pub cubes: usize,
    /// Passages of a player.
    pub passages: usize,
    /// Pieces of equipment at the start (DD-3.8).
    pub start_equipment: i64,
    /// Room of the built-in hold, and of every other.
    pub room: (i64, i64),
    /// Turns without a cube on the counter after which the table is told.
    pub quiet: i64,
    /// The sections of the ship.
    pub sections: Vec<Section>,
    /// The rows of the turn counter.
    pub rows: Vec<CounterRow>,
    /// The reference set-up.
    pub reference: Reference,
    lanes: Vec<Vec<Lane>>,
}

/// The level in use.
pub static LEVELS: LevelStore<Level, { Edition::ALL.len() }> = LevelStore::new();

impl Level {
    /// How many spaces there are: planets, then points.
    pub fn spaces(&self) -> u16 {
        self.planets.len() as u16 + self.routes.iter().map(|r| r.points.len() as u16).sum::<u16>()
    }
    /// The planet that a space is; `None` for a point.
    pub fn planet_of(&self, space: u16) -> Option<PlanetIx> {
        (usize::from(space) < self.planets.len()).then_some(PlanetIx(space))
    }
    /// Whether it is a start planet.
    pub fn is_start(&self, planet: PlanetIx) -> bool {
        self.planets[planet.ix()].start
    }
    /// The spaces of the turn counter (DD-2.2).
    pub fn counter(&self) -> usize {
        self.rows.last().map_or(0, |row| row.to)
    }
    /// The row of a space of the turn counter, counted from 1; the first row for 0.
    pub fn row(&self, space: usize) -> CounterRow {
        let row = self.rows.iter().find(|row| space <= row.to).or(self.rows.last());
        row.copied().unwrap_or(CounterRow { to: 0, cubes: 0 })
    }
    /// How many slots a ship has.
    pub fn slots(&self) -> i64 {
        self.sections.iter().map(|s| s.slots).sum()
    }
    /// Steps of a red token with so many slots filled (DD-7.1).
    pub fn speed(&self, filled: i64) -> i64 {
        let mut below = 0;
        let section = self.sections.iter().find(|s| {
            below += s.slots;
            filled <= below
        });
        section.or(self.sections.last()).map_or(0, |s| s.speed)
    }
}
