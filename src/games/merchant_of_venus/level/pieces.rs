//! The nouns of the pieces: cultures, goods, deeds, tokens, ships, equipment, relics, markers,
//! switches.
//!
//! They never hold anything that changes in play.

use serde::{Deserialize, Serialize};

use super::{Colour, CultureIx, RelicIx, SpaceIx, SystemIx};

/// Science of a culture: fixes what equipment and ships it sells (MOV-1.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Science {
    /// Sells shields.
    Biotech,
    /// Sells yellow drives, Transports and Freighters.
    Industry,
    /// Sells red drives, Scouts and Clippers.
    Technology,
    /// Sells combined drives.
    Metaphysics,
    /// Sells neither.
    Primitive,
}

/// Grade of a good: only tells its price range (MOV-7.3.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Price 10 to 40.
    Basic,
    /// Price 50 to 110.
    Premium,
    /// Price 120 to 200.
    Luxury,
}

/// A good or a factory good of one culture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    /// Name as printed, the same in all languages.
    pub name: String,
    /// Price range; factory goods carry the grade of their culture's own good.
    pub grade: Grade,
    /// Tokens in the box.
    pub count: u8,
    /// Credits paid to the seller culture (MOV-7.3.1).
    pub price: u32,
    /// Credits paid by a buyer culture (MOV-7.5.1).
    pub value: u32,
    /// Capacity needed in a hold (MOV-1.2.2).
    pub room: u8,
}

/// Colour of a deed in 1988 (MOV-12.2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeedColour {
    /// Counts 100.
    Orange,
    /// Counts 200.
    Purple,
}

/// What a deed costs and counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeedTerms {
    /// Credits, before the home discount (MOV-9.5.1).
    pub price: u32,
    /// Credits it counts at the end (MOV-12.2.2).
    pub worth: u32,
    /// Colour of the 1988 deed.
    pub colour: DeedColour,
}

/// The deed of the spaceport on one orbit (MOV-9.1.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PortDeed {
    /// The orbit.
    pub space: SpaceIx,
    /// The system it belongs to.
    pub system: SystemIx,
    /// What it costs and counts.
    pub terms: DeedTerms,
}

/// One culture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Culture {
    /// Id in the level file.
    pub id: String,
    /// Name, the same in all languages.
    pub name: String,
    /// Its science.
    pub science: Science,
    /// Credits of its culture card (IOU, First Contact card).
    pub card: u32,
    /// Its number on the ring (MOV-1.1.2).
    pub number: u8,
    /// Its half of a split number, 1988 only.
    pub letter: Option<char>,
    /// Number and letter as printed, as "4a".
    pub label: String,
    /// A seat may play this culture as its race (MOV-2.1.3).
    pub race: bool,
    /// Its good.
    pub good: Good,
    /// Its factory good (MOV-7.4).
    pub factory_good: Good,
    /// The cultures that buy its goods (MOV-7.5.2), in ring order.
    pub buyers: Vec<CultureIx>,
    /// The same as bits, bit = index of the culture.
    pub buyer_mask: u32,
    /// Its factory deed (MOV-9.3.1).
    pub factory_deed: DeedTerms,
}

impl Culture {
    /// Whether `other` buys the goods of this culture (MOV-7.5.2).
    pub fn sells_to(&self, other: CultureIx) -> bool {
        self.buyer_mask & 1u32.checked_shl(u32::from(other.0)).unwrap_or(0) != 0
    }
}

/// Start or destination of a passenger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Endpoint {
    /// Any trading place of this culture.
    Culture(CultureIx),
    /// The Galactic Base.
    Base,
}

/// One kind of demand token (MOV-8.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Demand {
    /// The culture that shows the token.
    pub at: CultureIx,
    /// The culture whose good it wants.
    pub good_of: CultureIx,
    /// Credits on top of the value.
    pub bonus: u32,
    /// Tokens of this kind.
    pub count: u8,
}

/// One passenger (MOV-8.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passenger {
    /// Id in the level file.
    pub id: String,
    /// Title; empty where the edition has none. No effect.
    pub title: String,
    /// Where it waits.
    pub from: Endpoint,
    /// Where it wants to go.
    pub to: Endpoint,
    /// Credits paid on delivery.
    pub fare: u32,
}

/// One ship class (MOV-1.2.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipClass {
    /// Id in the level file.
    pub id: String,
    /// Name.
    pub name: String,
    /// Dice rolled for the speed (MOV-4.3.1).
    pub dice: u8,
    /// Holds; each has the capacity [`EditionRules::hold_room`](super::EditionRules::hold_room).
    pub holds: u8,
    /// Price in credits.
    pub price: u32,
    /// Credits given when it is traded in.
    pub trade_in: u32,
    /// The science that sells it.
    pub sold_by: Science,
    /// The Galactic Base sells it too.
    pub at_base: bool,
}

/// What a piece of equipment or a relic does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Jumps spaces of these colours (MOV-11.1).
    Drive(Vec<Colour>),
    /// Credits off each hazard fee (MOV-4.8.2).
    Shield(u32),
    /// Attack value; no rule uses it (MOV-14.1.2).
    Weapon(u32),
    /// MOV-11.4.
    AirFoil,
    /// MOV-11.5.
    AutoPilot,
    /// MOV-11.7.
    JumpStart,
    /// MOV-11.6.
    MulliganGear,
    /// MOV-11.8.
    SpyEye,
    /// MOV-11.9.
    SwitchSwitch,
    /// MOV-11.10.
    GateLock,
    /// No function (MOV-11.12).
    None,
}

impl Effect {
    /// The colours jumped, as bits of [`Colour::bit`]; 0 for everything that is no drive.
    pub fn drive_bits(&self) -> u8 {
        match self {
            Self::Drive(colours) => colours.iter().fold(0, |bits, colour| bits | colour.bit()),
            _ => 0,
        }
    }

    /// The figure of the effect, whatever it means; 0 where it has none.
    pub(super) fn figure(&self) -> u32 {
        match self {
            Self::Shield(figure) | Self::Weapon(figure) => *figure,
            _ => 0,
        }
    }

    /// Credits off each hazard fee; 0 for everything that is no shield.
    pub fn shield(&self) -> u32 {
        match self {
            Self::Shield(off) => *off,
            _ => 0,
        }
    }
}

/// One kind of drive, shield or weapon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Equipment {
    /// Id in the level file.
    pub id: String,
    /// Name.
    pub name: String,
    /// What it does.
    pub effect: Effect,
    /// Price in credits.
    pub price: u32,
    /// Credits given when it is traded in (MOV-10.1.3).
    pub trade_in: u32,
    /// Pieces in the box (MOV-1.1.4).
    pub pile: u8,
    /// The science that sells it (MOV-7.6.1).
    pub sold_by: Science,
    /// Capacity needed in a hold (MOV-1.2.2).
    pub room: u8,
    /// Pieces of it that ride on the hull free of room (MOV-1.2.4).
    pub hull: u8,
    /// False: data only (MOV-14.1.2).
    pub for_sale: bool,
}

/// One relic (MOV-11). Takes no room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relic {
    /// Id in the level file.
    pub id: String,
    /// Name.
    pub name: String,
    /// What it does.
    pub effect: Effect,
    /// Price in credits (MOV-7.7.4).
    pub price: u32,
    /// Credits given when it is traded in (MOV-10.1.3).
    pub trade_in: u32,
}

/// What an encounter marker shows (MOV-4.10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum MarkerKind {
    /// Gate with this number, 1 to 6 (MOV-4.7).
    Gate(u8),
    /// Open port (MOV-4.10.5).
    OpenPort,
    /// Hazard marker: colour and fee in credits (MOV-4.10.6).
    Hazard(Colour, u32),
    /// Relic (MOV-4.10.2, MOV-4.10.3).
    Relic(RelicIx),
}

/// A marker that is in play only with a switch of the table (MOV-11.12.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SwitchedMarker {
    /// Id of the switch, one of [`Level::variants`](super::Level::variants).
    pub switch: String,
    /// What it shows.
    pub kind: MarkerKind,
}

/// A switch of the table that this edition offers (MOV-13.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    /// Id in the level file.
    pub id: String,
    /// The rule that says what it does.
    pub rule: String,
    /// Its figures by name.
    pub numbers: Vec<(String, u32)>,
}

impl Variant {
    /// The figure of this name, `None` if the level file has none.
    pub fn number(&self, name: &str) -> Option<u32> {
        self.numbers.iter().find(|(key, _)| key == name).map(|(_, value)| *value)
    }
}
