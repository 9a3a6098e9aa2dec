//! What plans ask of a game: the numbers by which two lines of play are compared, what a plan lacks
//! and earns, and planning with what one does not have. A game brings it as a [`PlanningPart`];
//! where it brings none, plans have steps and no sums. It must never decide what may be chosen.

use super::{action::Message, game::Game, ids::SeatId, sight::Sight};
use bevy_ecs::prelude::World;

/// A number by which two lines of play are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanFigure {
    /// The text key of what is counted.
    pub key: &'static str,
    /// How much there is.
    pub value: i64,
}

impl PlanFigure {
    /// So much of something.
    pub const fn new(key: &'static str, value: i64) -> PlanFigure {
        PlanFigure { key, value }
    }
}

/// What has changed from one list of numbers to another; what stays the same is left out.
pub fn differences(before: &[PlanFigure], after: &[PlanFigure]) -> Vec<PlanFigure> {
    let value = |all: &[PlanFigure], key| all.iter().find(|f| f.key == key).map_or(0, |f| f.value);
    let keys = after.iter().map(|f| f.key);
    let gone = before.iter().map(|f| f.key).filter(|key| !after.iter().any(|f| f.key == *key));
    keys.chain(gone)
        .map(|key| PlanFigure::new(key, value(after, key) - value(before, key)))
        .filter(|figure| figure.value != 0)
        .collect()
}

/// How a plan of a seat runs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The [`Planning::figures`] of the seat before its first step and after each.
    pub figures: Vec<Vec<PlanFigure>>,
    /// In how many turns of the game the seat itself chooses in it.
    pub turns: i64,
}

impl Course {
    /// How much more of something there is at the end than at the beginning.
    pub fn gained(&self, key: &str) -> i64 {
        let value = |at: Option<&Vec<PlanFigure>>| {
            at.and_then(|all| all.iter().find(|f| f.key == key)).map_or(0, |f| f.value)
        };
        value(self.figures.last()) - value(self.figures.first())
    }
}

/// What plans ask of a game.
pub trait Planning: Send + Sync {
    /// The numbers of a seat by which two lines of play are compared, and that a plan reckons step
    /// by step, in the order in which they matter; as far as this picture of the table tells them.
    fn figures(&self, sight: &Sight, seat: SeatId) -> Vec<PlanFigure>;
    /// Lets a seat spend what it does not have, or nobody any more: on a branch that is only
    /// planned. Whether the game knows such a thing. It must be no part of record, hash and sight,
    /// and no game is ever set up so.
    fn overdraw(&self, _world: &mut World, _seat: Option<SeatId>) -> bool {
        false
    }
    /// What a plan of a seat spends without having it, in words: without that it can be played in
    /// no game.
    fn overspent(&self, _sight: &Sight, _seat: SeatId, _course: &Course) -> Option<Message> {
        None
    }
    /// What is to be said of a plan of a seat: what it lacks, what it earns, how long it takes.
    fn reckoned(&self, _sight: &Sight, _seat: SeatId, _course: &Course) -> Vec<Message> {
        Vec::new()
    }
    /// Whether a line of the log only counts on with the game, as the number of a turn: a plan that
    /// is played comes out as planned also where others have had turns in between.
    fn counts_on(&self, _line: &Message) -> bool {
        false
    }
}

/// The part of a game that plans look for.
pub struct PlanningPart(pub &'static dyn Planning);

impl dyn Game {
    fn planning(&self) -> Option<&'static dyn Planning> {
        self.part::<PlanningPart>().map(|part| part.0)
    }
    /// As [`Planning::figures`].
    pub fn figures(&self, sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
        self.planning().map_or_else(Vec::new, |planning| planning.figures(sight, seat))
    }
    /// As [`Planning::overdraw`].
    pub fn overdraw(&self, world: &mut World, seat: Option<SeatId>) -> bool {
        self.planning().is_some_and(|planning| planning.overdraw(world, seat))
    }
    /// As [`Planning::overspent`].
    pub fn overspent(&self, sight: &Sight, seat: SeatId, course: &Course) -> Option<Message> {
        self.planning().and_then(|planning| planning.overspent(sight, seat, course))
    }
    /// As [`Planning::reckoned`].
    pub fn reckoned(&self, sight: &Sight, seat: SeatId, course: &Course) -> Vec<Message> {
        self.planning().map_or_else(Vec::new, |planning| planning.reckoned(sight, seat, course))
    }
    /// As [`Planning::counts_on`].
    pub fn counts_on(&self, line: &Message) -> bool {
        self.planning().is_some_and(|planning| planning.counts_on(line))
    }
}
