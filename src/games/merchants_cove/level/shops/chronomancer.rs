//! The typed verbs of the Chronomancer's boards and the figures of his material, as they stand in
//! his level file.

use crate::games::levels::id;
use crate::games::merchants_cove::{
    level::{BoardRows, Colour, LevelFile, LevelFindings, LevelMark, Material, Parts, StepFigures},
    table::merchants::chronomancer,
};
use serde::Deserialize;

/// What a step does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ShopStep {
    /// Pushes the spare into the grid (MC-22.2).
    Shift,
    /// Moves the machines up to so many steps together (MC-22.2).
    Move(i32),
    /// Explores the crossing (MC-22.4).
    Explore,
    /// Turns up to so many spent tiles fresh (MC-22.8).
    Mend(i32),
    /// Swaps two tiles of the grid (MC-22.9).
    Swap,
    /// Puts both machines anywhere (MC-22.9).
    Place,
    /// Takes a small good of the crossing (MC-22, team).
    Errand,
}

impl StepFigures for ShopStep {
    fn figures(&self) -> Vec<(i64, i64, i64)> {
        match *self {
            ShopStep::Move(steps) => vec![(steps.into(), 1, 6)],
            ShopStep::Mend(tiles) => vec![(tiles.into(), 1, chronomancer::CELLS.into())],
            ShopStep::Shift
            | ShopStep::Explore
            | ShopStep::Swap
            | ShopStep::Place
            | ShopStep::Errand => Vec::new(),
        }
    }
}

/// The figures of the material.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShopMaterial {
    /// Tiles by colour.
    pub tiles: Parts,
    /// Where the Wizard's machine begins.
    pub row: i64,
    /// Where the Assistant's machine begins.
    pub column: i64,
    /// Matching tiles of a large good.
    pub large: i64,
    /// Matching tiles of a large and a small good.
    pub both: i64,
    /// Matching tiles of an anchor, by colour.
    pub anchor: Parts,
    /// Where the figures come from.
    pub source: String,
}

impl ShopMaterial {
    /// Tiles by colour.
    pub const fn counts(&self) -> [u8; 4] {
        [self.tiles.0, self.tiles.1, self.tiles.2, self.tiles.3]
    }
    /// Matching tiles of an anchor (MC-22.5, MC-22.13).
    pub const fn anchors(&self, colour: Colour) -> i64 {
        [self.anchor.0, self.anchor.1, self.anchor.2, self.anchor.3][colour as usize] as i64
    }
}

impl Material for ShopMaterial {
    fn source(&self) -> &str {
        &self.source
    }
    fn sound(&self) -> bool {
        let all: usize = self.counts().iter().map(|&n| usize::from(n)).sum();
        all == usize::from(chronomancer::CELLS) + 1
            && (0..chronomancer::LINES.into()).contains(&self.row)
            && (0..chronomancer::LINES.into()).contains(&self.column)
            && 1 <= self.large
            && self.large <= self.both
    }
    /// MC-18.3: enough tiles of each colour for an anchor.
    fn check(&self, file: LevelFile, found: &mut LevelFindings) {
        for clan in Colour::ALL {
            let enough = i64::from(self.counts()[clan as usize]) >= self.anchors(clan);
            let head = || LevelMark::head(file, "kit");
            found.need(enough, head, "level-cove-anchor", || id(clan.id()), "MC-22.13");
        }
    }
}

/// The level file.
pub type ShopFile = BoardRows<ShopStep, ShopMaterial>;
