//! The typed verbs of the Alchemist's boards and the figures of her material, as they stand in her
//! level file.

use crate::games::merchants_cove::level::{BoardRows, Material, Parts, Size, Sizes, StepFigures};
use serde::Deserialize;

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ShopStep {
    /// Takes a marble, and what runs together (MC-19.2).
    Harvest {
        /// How often.
        times: u8,
        /// Each time from another tube.
        distinct: bool,
    },
    /// May swap two marbles side by side (MC-19.8).
    Swap,
    /// Makes batches (MC-19.6).
    Brew {
        /// At most so many.
        most: u8,
        /// Of these sizes.
        sizes: Sizes,
    },
    /// Fills a retort (MC-19.7).
    Distil,
    /// Swaps bench marbles with marbles of the bag (MC-19.13).
    Transmute {
        /// At most so many.
        most: u8,
    },
    /// Immediate patronage of an active shield (MC-19.13).
    Patronage {
        /// Gold where no shield is active.
        otherwise: i64,
    },
}

impl StepFigures for ShopStep {
    fn figures(&self) -> Vec<(i64, i64, i64)> {
        match *self {
            ShopStep::Harvest { times, .. } => vec![(times.into(), 1, 4)],
            ShopStep::Brew { most, .. } | ShopStep::Transmute { most } => {
                vec![(most.into(), 1, 9)]
            }
            ShopStep::Patronage { otherwise } => vec![(otherwise, 0, 100)],
            ShopStep::Swap | ShopStep::Distil => Vec::new(),
        }
    }
}

/// The figures of the material.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShopMaterial {
    /// Marbles by colour.
    pub marbles: Parts,
    /// Marbles of a full tube.
    pub height: usize,
    /// Places of the bench.
    pub bench: usize,
    /// Marbles of a small batch.
    pub small: i64,
    /// Marbles of a large batch.
    pub large: i64,
    /// Marbles of a retort.
    pub retort: i64,
    /// Where the figures come from.
    pub source: String,
}

impl ShopMaterial {
    /// Marbles by colour.
    pub const fn counts(&self) -> [u8; 4] {
        [self.marbles.0, self.marbles.1, self.marbles.2, self.marbles.3]
    }
    /// Marbles of a batch.
    pub const fn batch(&self, size: Size) -> i64 {
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
    fn sound(&self) -> bool {
        let all: usize = self.counts().iter().map(|&n| usize::from(n)).sum();
        let out = 4 * self.height + self.bench;
        (1..=12).contains(&self.height)
            && (1..=30).contains(&self.bench)
            && (out..=200).contains(&all)
            && [self.small, self.large, self.retort].iter().all(|n| (1..=10).contains(n))
    }
}

/// The level file.
pub type ShopFile = BoardRows<ShopStep, ShopMaterial>;
