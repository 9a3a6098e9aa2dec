//! The level of Merchant of Venus: board, cultures, pieces and rule values of ONE edition, read
//! from `levels/`.
//!
//! It must never decide a rule: it holds what is printed, with dense indices for speed. It never
//! reads anything but level files, holds no floating-point number, and does not change after it is
//! loaded.

mod board;
mod build;
mod build_board;
mod check;
mod edition_rules;
mod files;
mod pieces;
mod printed;
mod rows;
mod ways;

use bevy_ecs::prelude::Resource;

use crate::games::levels::{LevelStore, editions, lists};
pub use board::{
    Colour, Link, LinkKind, MarketBox, SpaceKind, StarSystem, SystemKind, TradeRoute, VenusSpace,
};
pub use edition_rules::{
    BankTie, BuyersRule, CommissionBase, CommissionTime, CultureCardUse, DeclarationRule,
    EditionRules, FactoryMarkerPlace, FastPlay, GateLockRule, GoalChoice, JumpStartRule, LaidOut,
    PortDeedsFrom, StartPlayer, TurningBack,
};
pub(in crate::games::merchant_of_venus) use files::Rows;
pub use files::{FILES, LevelFile, LevelFiles};
pub use pieces::{
    Culture, DeedColour, DeedTerms, Demand, Effect, Endpoint, Equipment, Good, Grade, MarkerKind,
    Passenger, PortDeed, Relic, Science, ShipClass, SwitchedMarker, Variant,
};
pub use ways::{Reach, cheapest};

/// Findings about the files of this game.
pub(in crate::games::merchant_of_venus) type LevelFindings<'a> =
    crate::games::levels::Findings<'a, LevelFile>;
/// A place in a file of this game.
pub(in crate::games::merchant_of_venus) type LevelMark = crate::games::levels::Mark<LevelFile>;

editions! {
    /// Which rule set and board a match is played with. A match never mixes editions (MOV-1.2).
    Edition {
        /// The edition of 1988.
        E1988 "1988",
        /// The Classic game of the edition of 2012.
        E2012 "2012",
    }
}

lists! {
    Level {
        /// Position of a space in [`Level::spaces`].
        SpaceIx(u16): spaces[VenusSpace] => space, space_by_id;
        /// Position of a link in [`Level::links`].
        LinkIx(u16): links[Link] => link;
        /// Position of a star system in [`Level::systems`]; the culture systems come first.
        SystemIx(u8): systems[StarSystem] => system, system_by_id;
        /// Position of a culture in [`Level::cultures`].
        CultureIx(u8): cultures[Culture] => culture, culture_by_id;
        /// Position of a trade route in [`Level::routes`].
        RouteIx(u8): routes[TradeRoute] => route;
        /// Position of a ship class in [`Level::ships`].
        ShipIx(u8): ships[ShipClass] => ship, ship_by_id;
        /// Position of a kind of equipment in [`Level::equipment`].
        EquipmentIx(u8): equipment[Equipment] => equipment, equipment_by_id;
        /// Position of a relic in [`Level::relics`].
        RelicIx(u8): relics[Relic] => relic, relic_by_id;
        /// Position of a spaceport deed in [`Level::port_deeds`].
        DeedIx(u8): port_deeds[PortDeed] => port_deed;
    }
}

/// Everything printed, for one edition, as its level files say it.
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
    pub spaces: Vec<VenusSpace>,
    /// The links of this edition, in the order of the file.
    pub links: Vec<Link>,
    /// The systems: culture systems first, then anomalies and the Base.
    pub systems: Vec<StarSystem>,
    /// The trade routes.
    pub routes: Vec<TradeRoute>,
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
}

/// Movement points of a step to or from a surface city with the Air Foil (MOV-11.4.1).
const FOILED: u8 = 1;

/// The levels in use.
pub static LEVELS: LevelStore<Level, { Edition::ALL.len() }> = LevelStore::new();

impl Level {
    /// How many systems a culture lives in; they are the first ones of [`Level::systems`].
    pub fn culture_systems(&self) -> usize {
        self.systems.partition_point(StarSystem::is_culture_system)
    }

    /// The link between two spaces, if they are joined.
    pub fn link_between(&self, a: SpaceIx, b: SpaceIx) -> Option<LinkIx> {
        self.space(a).links.iter().find(|(_, far)| *far == b).map(|(link, _)| *link)
    }

    /// Whether a ship flies along a link at all: from surface to surface only with the Air Foil
    /// (MOV-11.4.1).
    pub fn is_way(&self, link: LinkIx, air_foil: bool) -> bool {
        air_foil || self.link(link).kind != LinkKind::Airfoil
    }

    /// Movement points of a step along a link to a space that is not jumped (MOV-4.4.2): 1 to or
    /// from a surface city with the Air Foil (MOV-11.4.1).
    pub fn cost(&self, link: LinkIx, air_foil: bool) -> u8 {
        let link = self.link(link);
        if air_foil && link.kind == LinkKind::Surface { FOILED } else { link.cost }
    }

    /// The switch with this id, if this edition offers it.
    pub fn variant(&self, id: &str) -> Option<&Variant> {
        self.variants.iter().find(|variant| variant.id == id)
    }
}
