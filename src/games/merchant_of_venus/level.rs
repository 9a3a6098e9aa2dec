//! The level of Merchant of Venus: board, cultures, pieces and rule values of ONE edition, read from `levels/`.
//!
//! It must never decide a rule: it holds what is printed, with dense indices for speed. It never reads anything but
//! level files, holds no floating-point number, and does not change after it is loaded.

mod board;
mod build;
mod build_board;
mod edition_rules;
mod files;
mod pieces;
mod rows;
mod ways;

use bevy_ecs::prelude::Resource;

use super::check;
use crate::games::levels::{Printed, Shelf, editions, index};
pub use board::{Colour, Link, LinkKind, MarketBox, Route, Space, SpaceKind, StarSystem, SystemKind};
pub use edition_rules::{
    BankTie, BuyersRule, CommissionBase, CommissionTime, CultureCardUse, DeclarationRule, EditionRules, FactoryMarkerPlace, FastPlay, GateLockRule, GoalChoice,
    JumpStartRule, LaidOut, PortDeedsFrom, StartPlayer, TurningBack,
};
pub(in crate::games::merchant_of_venus) use files::Rows;
pub use files::{LevelFile, LevelFiles};
pub use pieces::{
    Culture, DeedColour, DeedTerms, Demand, Effect, Endpoint, Equipment, Good, Grade, MarkerKind, Passenger, PortDeed, Relic, Science, ShipClass,
    SwitchedMarker, Variant,
};
pub use ways::Reach;

/// Findings about the files of this game.
pub(in crate::games::merchant_of_venus) type Findings<'a> = crate::games::levels::Findings<'a, LevelFile>;
/// A place in a file of this game.
pub(in crate::games::merchant_of_venus) type Mark = crate::games::levels::Mark<LevelFile>;

editions! {
    /// Which rule set and board a match is played with. A match never mixes editions (MOV-1.2).
    Edition {
        /// The edition of 1988.
        E1988 "1988",
        /// The Classic game of the edition of 2012.
        E2012 "2012",
    }
}

index!(
    /// Position of a space in [`Level::spaces`].
    SpaceIx(u16)
);
index!(
    /// Position of a link in [`Level::links`].
    LinkIx(u16)
);
index!(
    /// Position of a star system in [`Level::systems`]; the culture systems come first.
    SystemIx(u8)
);
index!(
    /// Position of a culture in [`Level::cultures`].
    CultureIx(u8)
);
index!(
    /// Position of a trade route in [`Level::routes`].
    RouteIx(u8)
);
index!(
    /// Position of a ship class in [`Level::ships`].
    ShipIx(u8)
);
index!(
    /// Position of a kind of equipment in [`Level::equipment`].
    EquipmentIx(u8)
);
index!(
    /// Position of a relic in [`Level::relics`].
    RelicIx(u8)
);
index!(
    /// Position of a spaceport deed in [`Level::port_deeds`].
    DeedIx(u8)
);

/// Everything printed, for one edition. Read with [`Level::load`] or [`Level::load_from`].
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// The edition.
    pub edition: Edition,
    /// The plain values of its rules.
    pub rules: EditionRules,
    /// Width and height of the board in tenths of a unit.
    pub frame: (i32, i32),
    /// Where every ship starts (MOV-2.2.7).
    pub start: SpaceIx,
    /// The spaces of this edition, in the order of the file.
    pub spaces: Vec<Space>,
    /// The links of this edition, in the order of the file.
    pub links: Vec<Link>,
    /// The systems: culture systems first, then anomalies and the Base.
    pub systems: Vec<StarSystem>,
    /// The trade routes.
    pub routes: Vec<Route>,
    /// The cultures, in the order of the file.
    pub cultures: Vec<Culture>,
    /// The demand tokens by kind.
    pub demands: Vec<Demand>,
    /// The passengers, one token each.
    pub passengers: Vec<Passenger>,
    /// The ship classes; everybody starts with the first.
    pub ships: Vec<ShipClass>,
    /// Drives, shields (and weapons, which nobody sells).
    pub equipment: Vec<Equipment>,
    /// The relics.
    pub relics: Vec<Relic>,
    /// The encounter markers, one entry a marker.
    pub markers: Vec<MarkerKind>,
    /// More encounter markers, each in play only with a switch.
    pub switched_markers: Vec<SwitchedMarker>,
    /// The spaceport deeds, one for each orbit.
    pub port_deeds: Vec<PortDeed>,
    /// The switches that this edition offers.
    pub variants: Vec<Variant>,
    hash: u64,
}

/// The levels in use.
pub static LEVELS: Shelf<Level, { Edition::ALL.len() }> = Shelf::new();

impl Printed for Level {
    type Edition = Edition;
    type File = LevelFile;

    fn build(rows: &Rows, files: &LevelFiles, edition: Edition, found: &mut Findings) -> Option<Self> {
        build::build(rows, files, edition, found)
    }
    fn check(rows: &Rows, files: &LevelFiles, found: &mut Findings) {
        check::check(rows, files, found);
    }
    fn hash(&self) -> u64 {
        self.hash
    }
}

impl Level {
    /// The space at an index of this level.
    pub fn space(&self, space: SpaceIx) -> &Space {
        &self.spaces[space.ix()]
    }

    /// The link at an index of this level.
    pub fn link(&self, link: LinkIx) -> &Link {
        &self.links[link.ix()]
    }

    /// The system at an index of this level.
    pub fn system(&self, system: SystemIx) -> &StarSystem {
        &self.systems[system.ix()]
    }

    /// The culture at an index of this level.
    pub fn culture(&self, culture: CultureIx) -> &Culture {
        &self.cultures[culture.ix()]
    }

    /// The ship class at an index of this level.
    pub fn ship(&self, ship: ShipIx) -> &ShipClass {
        &self.ships[ship.ix()]
    }

    /// The equipment at an index of this level.
    pub fn equipment(&self, equipment: EquipmentIx) -> &Equipment {
        &self.equipment[equipment.ix()]
    }

    /// The relic at an index of this level.
    pub fn relic(&self, relic: RelicIx) -> &Relic {
        &self.relics[relic.ix()]
    }

    /// The spaceport deed at an index of this level.
    pub fn port_deed(&self, deed: DeedIx) -> &PortDeed {
        &self.port_deeds[deed.ix()]
    }

    /// How many systems a culture lives in; they are the first ones of [`Level::systems`].
    pub fn culture_systems(&self) -> usize {
        self.systems.partition_point(StarSystem::is_culture_system)
    }

    /// The index of the space with this id.
    pub fn space_by_id(&self, id: &str) -> Option<SpaceIx> {
        self.spaces.iter().position(|space| space.id == id).map(|ix| SpaceIx(ix as u16))
    }

    /// The index of the system with this id.
    pub fn system_by_id(&self, id: &str) -> Option<SystemIx> {
        self.systems.iter().position(|system| system.id == id).map(|ix| SystemIx(ix as u8))
    }

    /// The index of the culture with this id.
    pub fn culture_by_id(&self, id: &str) -> Option<CultureIx> {
        self.cultures.iter().position(|culture| culture.id == id).map(|ix| CultureIx(ix as u8))
    }

    /// The index of the ship class with this id.
    pub fn ship_by_id(&self, id: &str) -> Option<ShipIx> {
        self.ships.iter().position(|ship| ship.id == id).map(|ix| ShipIx(ix as u8))
    }

    /// The index of the equipment with this id.
    pub fn equipment_by_id(&self, id: &str) -> Option<EquipmentIx> {
        self.equipment.iter().position(|piece| piece.id == id).map(|ix| EquipmentIx(ix as u8))
    }

    /// The index of the relic with this id.
    pub fn relic_by_id(&self, id: &str) -> Option<RelicIx> {
        self.relics.iter().position(|relic| relic.id == id).map(|ix| RelicIx(ix as u8))
    }

    /// The link between two spaces, if they are joined.
    pub fn link_between(&self, a: SpaceIx, b: SpaceIx) -> Option<LinkIx> {
        self.space(a).links.iter().find(|(_, far)| *far == b).map(|(link, _)| *link)
    }

    /// The switch with this id, if this edition offers it.
    pub fn variant(&self, id: &str) -> Option<&Variant> {
        self.variants.iter().find(|variant| variant.id == id)
    }
}
