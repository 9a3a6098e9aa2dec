//! The typed verbs of the Captain's boards, the figures of his material and the waters of his
//! chart, as they stand in his level file.

use crate::games::levels::id;
use crate::games::merchants_cove::{
    level::{
        Colour, Good, LevelFile, LevelFindings, LevelMark, Material, RowSource, ShopRows, Size,
        SpaceRow, StepFigures, TeamRow,
    },
    table::merchants::captain,
};
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
pub enum ShopStep {
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

impl StepFigures for ShopStep {
    fn figures(&self) -> Vec<(i64, i64, i64)> {
        let ships = |n: usize| (n as i64, 1, i64::from(captain::SHIPS));
        match *self {
            ShopStep::Sail { steps: Steps::Fixed(n) | Steps::Choose(n), ships: most } => {
                vec![(n.into(), 1, 12), ships(most)]
            }
            ShopStep::Sail { steps: Steps::Spin, ships: most } => vec![ships(most)],
            ShopStep::Haul { most, .. } => vec![ships(most.into())],
            ShopStep::Ready(crew) => vec![(crew, 0, 20)],
            ShopStep::Recall | ShopStep::Refill => Vec::new(),
        }
    }
}

/// The figures of the material.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShopMaterial {
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
    /// The chart, which is a list of its own in the file.
    #[serde(skip)]
    pub waters: Vec<Water>,
    /// Where the figures come from.
    pub source: String,
}

impl Material for ShopMaterial {
    fn source(&self) -> &str {
        &self.source
    }
    fn sound(&self) -> bool {
        let crew = |n: &i64| (0..=self.crew).contains(n);
        (1..=20).contains(&self.crew)
            && !self.compass.is_empty()
            && self.compass.iter().all(|n| (1..=12).contains(n))
            && [self.small, self.large, self.land].iter().all(crew)
    }
    /// MC-18.3: an island for every clan.
    fn check(&self, file: LevelFile, found: &mut LevelFindings) {
        for clan in Colour::ALL {
            let islands = self.waters.iter().filter(|water| water.island == Some(clan)).count();
            let head = || LevelMark::head(file, "waters");
            found.need(islands == 1, head, "level-cove-island", || id(clan.id()), "MC-21.4");
        }
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

/// The level file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShopFile {
    spaces: Vec<SpaceRow<ShopStep>>,
    team: Vec<TeamRow<ShopStep>>,
    kit: ShopMaterial,
    waters: Vec<Water>,
}

impl ShopRows for ShopFile {
    type ShopStep = ShopStep;
    type ShopMaterial = ShopMaterial;
    fn spaces(&self) -> &[SpaceRow<ShopStep>] {
        &self.spaces
    }
    fn team(&self) -> &[TeamRow<ShopStep>] {
        &self.team
    }
    fn material(&self) -> &ShopMaterial {
        &self.kit
    }
    fn kit(&self) -> ShopMaterial {
        ShopMaterial { waters: self.waters.clone(), ..self.kit.clone() }
    }
    fn lists(&self) -> Vec<(&'static str, bool, &'static str)> {
        vec![("waters", self.waters.len() == usize::from(captain::WATERS), "MC-21.1")]
    }
    fn sources(&self, file: LevelFile) -> Vec<RowSource<'_>> {
        let source = |w| {
            let row: &Water = w;
            (LevelMark::row(file, "name", &row.name), row.name.as_str(), row.source.as_str())
        };
        self.waters.iter().map(source).collect()
    }
}
