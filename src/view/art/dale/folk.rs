//! The twelve animalfolk sets and the colours each of them wears.
//!
//! Names and colours only, no strokes. Colour never stands alone: every set has an emblem as well.

use super::super::palette::{Rgba, contrast};
use super::kit::{CREAM, hex};

/// Dark ink on paper and on light cloth.
pub const INK: Rgba = [44, 28, 26, 255];
/// Second-rank ink on paper.
pub const INK_SOFT: Rgba = [92, 68, 56, 255];

/// An animalfolk set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Folk {
    /// Experimenting Platypuses.
    Platypus,
    /// Diligent Pale-throated Sloths.
    Sloth,
    /// Intimidating Dwarf Crocodiles.
    Crocodile,
    /// Friendly Fennec Foxes.
    Fennec,
    /// Restless Marbled Polecats.
    Polecat,
    /// Observant Snowy Owls.
    SnowyOwl,
    /// Snappy Scarlet Macaws.
    Macaw,
    /// Dealing Giant Pandas.
    Panda,
    /// Thieving Northern Raccoons.
    Raccoon,
    /// Hoarding Flying Squirrels.
    Squirrel,
    /// Lucky Ocelots.
    Ocelot,
    /// Adapting Veiled Chameleons.
    Chameleon,
}

impl Folk {
    /// All sets, those of the second game first.
    pub const ALL: [Self; 12] = [
        Self::Platypus,
        Self::Sloth,
        Self::Crocodile,
        Self::Fennec,
        Self::Polecat,
        Self::SnowyOwl,
        Self::Macaw,
        Self::Panda,
        Self::Raccoon,
        Self::Squirrel,
        Self::Ocelot,
        Self::Chameleon,
    ];

    /// The id in level files (`Platypus`, `SnowyOwl` …).
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Platypus => "Platypus",
            Self::Sloth => "Sloth",
            Self::Crocodile => "Crocodile",
            Self::Fennec => "Fennec",
            Self::Polecat => "Polecat",
            Self::SnowyOwl => "SnowyOwl",
            Self::Macaw => "Macaw",
            Self::Panda => "Panda",
            Self::Raccoon => "Raccoon",
            Self::Squirrel => "Squirrel",
            Self::Ocelot => "Ocelot",
            Self::Chameleon => "Chameleon",
        }
    }

    /// The set with this id, in any case and with or without underscores (`SnowyOwl`, `snowy_owl`,
    /// `owl`).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let plain: String =
            id.chars().filter(|c| *c != '_').map(|c| c.to_ascii_lowercase()).collect();
        Self::ALL
            .into_iter()
            .find(|folk| folk.id().eq_ignore_ascii_case(&plain))
            .or((plain == "owl").then_some(Self::SnowyOwl))
    }

    /// The set of a card by the card's id (`owl_4`), nothing for junk.
    #[must_use]
    pub fn of_card(card: &str) -> Option<Self> {
        Self::from_id(card.split('_').next()?)
    }

    /// The cloth of the set: banners, name bands, medals.
    #[must_use]
    pub const fn cloth(self) -> Rgba {
        hex(match self {
            Self::Platypus => 0x0f7478,
            Self::Sloth => 0x6c6a20,
            Self::Crocodile => 0x1d5236,
            Self::Fennec => 0xe0bf82,
            Self::Polecat => 0x70432a,
            Self::SnowyOwl => 0xa6d2e8,
            Self::Macaw => 0xb2242c,
            Self::Panda => 0x585d66,
            Self::Raccoon => 0x5d3d92,
            Self::Squirrel => 0xe58b30,
            Self::Ocelot => 0xecc43c,
            Self::Chameleon => 0xa9cf40,
        })
    }

    /// Ink that reads on the set's cloth: contrast at least 4.5 to 1.
    #[must_use]
    pub fn ink(self) -> Rgba {
        ink_on(self.cloth())
    }

    /// Main colour of fur, feathers or scales.
    pub(super) const fn coat(self) -> Rgba {
        hex(match self {
            Self::Platypus => 0x8a5a3c,
            Self::Sloth => 0xb29268,
            Self::Crocodile => 0x5b9a56,
            Self::Fennec => 0xf0cd94,
            Self::Polecat => 0x6b4630,
            Self::SnowyOwl => 0xf3f1ec,
            Self::Macaw => 0xd93a34,
            Self::Panda => 0x3a3840,
            Self::Raccoon => 0x8c8e98,
            Self::Squirrel => 0xd07f42,
            Self::Ocelot => 0xe4b25a,
            Self::Chameleon => 0x8cc24a,
        })
    }

    /// Colour of the belly.
    pub(super) const fn belly(self) -> Rgba {
        hex(match self {
            Self::Platypus => 0xb98a62,
            Self::Sloth => 0xe9d6ac,
            Self::Crocodile => 0xd8d990,
            Self::Fennec => 0xfff4df,
            Self::Polecat => 0xe8c87c,
            Self::SnowyOwl => 0xffffff,
            Self::Macaw => 0xe8645a,
            Self::Panda => 0xf7f4ec,
            Self::Raccoon => 0xd3d2d4,
            Self::Squirrel => 0xf8e8cc,
            Self::Ocelot => 0xfbeccb,
            Self::Chameleon => 0xd4e68a,
        })
    }
}

/// Of dark ink and cream, the one that reads better on `ground`.
#[must_use]
pub fn ink_on(ground: Rgba) -> Rgba {
    if contrast(ground, CREAM) >= contrast(ground, INK) { CREAM } else { INK }
}
