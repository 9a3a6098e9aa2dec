//! The typed verbs of the Captain's boards, the figures of his material and the waters of his
//! chart, as they stand in his level file.

use crate::games::merchants_cove::level::{Colour, Good, Size};
use serde::Deserialize;

/// How many steps a Sail has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Steps {
    /// What the compass shows.
    #[serde(rename = "spin")]
    Spin,
    /// So many.
    #[serde(rename = "fixed")]
    Fixed(i32),
    /// A number up to this one, named by the player.
    #[serde(rename = "choose")]
    Choose(i32),
}

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Op {
    /// Shares steps among ships (MC-21.2).
    Sail {
        /// How many.
        steps: Steps,
        /// Among at most so many ships.
        ships: usize,
    },
    /// Catches or lands (MC-21.6).
    Haul {
        /// With at most so many ships.
        most: u8,
        /// Only small catches.
        small_only: bool,
        /// Landing is allowed.
        land: bool,
        /// No crew is exhausted.
        free: bool,
    },
    /// So many of the crew are ready again; 0 for all (MC-21.7).
    Ready(i64),
    /// May move a ship to the Harbour (MC-21.7).
    Recall,
    /// Fills an empty water (MC-21.10).
    Refill,
}

/// The figures of the material.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kit {
    /// Crew.
    pub crew: i64,
    /// Sectors of the compass.
    pub compass: Vec<i32>,
    /// Crew of a small catch.
    pub small: i64,
    /// Crew of a large catch.
    pub large: i64,
    /// Crew of a landing.
    pub land: i64,
    /// Where the figures come from.
    pub source: String,
}

impl Kit {
    /// Whether a table can be set up with them.
    pub fn sound(&self) -> bool {
        let crew = |n: &i64| (0..=self.crew).contains(n);
        (1..=20).contains(&self.crew)
            && !self.compass.is_empty()
            && self.compass.iter().all(|n| (1..=12).contains(n))
            && [self.small, self.large, self.land].iter().all(crew)
    }
}

/// A water of the chart (MC-21, table).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Water {
    /// What is caught there; its name is the text `mc-catch-<name>`.
    pub name: String,
    /// As a good.
    pub catch: (Colour, Size),
    /// The clan whose island lies there.
    pub island: Option<Colour>,
    /// Where the row comes from.
    pub source: String,
}

impl Water {
    /// What is caught there.
    pub const fn good(&self) -> Good {
        Good::new(self.catch.0, self.catch.1)
    }
}
