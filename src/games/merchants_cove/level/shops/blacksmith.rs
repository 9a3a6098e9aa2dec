//! The typed verbs of the Blacksmith's boards and the figures of his material, as they stand in his
//! level file.

use crate::games::merchants_cove::level::{BoardRows, Material, Size, Sizes, StepFigures};
use serde::Deserialize;

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ShopStep {
    /// Takes dice from the ore store (MC-20.2).
    Take {
        /// At most so many.
        most: u8,
        /// At most so many of a colour.
        per_colour: u8,
        /// Their faces are set instead of rolled.
        set: bool,
    },
    /// Forges pieces, one after the other (MC-20.14).
    Forge {
        /// At most so many.
        most: u8,
        /// Of these sizes.
        sizes: Sizes,
    },
    /// Gains coal (MC-20.9).
    Coal(i64),
    /// May roll dice of the rack again (MC-20.9).
    Reroll,
    /// Turns a die to any face (MC-20.12).
    Turn,
}

impl StepFigures for ShopStep {
    fn figures(&self) -> Vec<(i64, i64, i64)> {
        match *self {
            ShopStep::Take { most, per_colour, .. } => {
                vec![(most.into(), 1, 9), (per_colour.into(), 1, 9)]
            }
            ShopStep::Forge { most, .. } => vec![(most.into(), 1, 9)],
            ShopStep::Coal(coal) => vec![(coal, 1, 30)],
            ShopStep::Reroll | ShopStep::Turn => Vec::new(),
        }
    }
}

/// What a piece takes (MC-20.3, MC-20.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceNeeds {
    /// How many dice.
    pub dice: usize,
    /// How many of them of the colour of the piece.
    pub own: usize,
    /// The least degrees.
    pub least: i64,
    /// The most degrees before it is overheated.
    pub most: i64,
}

/// The figures of the material.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShopMaterial {
    /// Dice of each colour.
    pub dice: u8,
    /// Places of the rack.
    pub rack: usize,
    /// Coal at the start.
    pub coal: i64,
    /// Most coal.
    pub most_coal: i64,
    /// Coal of a hallmark.
    pub hallmark: i64,
    /// A small piece.
    pub small: PieceNeeds,
    /// A large piece.
    pub large: PieceNeeds,
    /// Where the figures come from.
    pub source: String,
}

impl ShopMaterial {
    /// What a piece of a size takes.
    pub const fn piece(&self, size: Size) -> PieceNeeds {
        match size {
            Size::Small => self.small,
            Size::Large => self.large,
        }
    }
}

impl Material for ShopMaterial {
    fn source(&self) -> &str {
        &self.source
    }
    /// The rack has places 1 to 9.
    fn sound(&self) -> bool {
        let piece = |p: &PieceNeeds| {
            (1..=4).contains(&p.dice)
                && (1..=p.dice).contains(&p.own)
                && p.least <= p.most
                && p.least >= 1
        };
        (1..=10).contains(&self.dice)
            && (3..=9).contains(&self.rack)
            && (0..=self.most_coal).contains(&self.coal)
            && (1..=30).contains(&self.most_coal)
            && self.hallmark >= 0
            && piece(&self.small)
            && piece(&self.large)
    }
}

/// The level file.
pub type ShopFile = BoardRows<ShopStep, ShopMaterial>;
