//! What study asks of a game beside its rules: whether a position set by hand can be, and what a
//! worked example's own words for a position mean. A game brings it as a [`StudyPart`]; where it
//! brings none, every position will do. It must never decide what may be chosen.

use super::{
    action::Value,
    catalogue::Catalogue,
    game::{Game, Setup},
    ids::Rule,
};
use crate::assets;
use bevy_ecs::prelude::World;
use serde::Serialize;

/// Something that is wrong with an edited position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// The rule that it breaks.
    pub rule: Rule,
    /// Text key.
    pub key: &'static str,
    /// Arguments of the text.
    pub args: Vec<(&'static str, Value)>,
}

impl Problem {
    /// A problem with its rule, text key and arguments.
    pub fn new(rule: &'static str, key: &'static str, args: Vec<(&'static str, Value)>) -> Problem {
        Problem { rule: Rule(rule), key, args }
    }
}

/// What study asks of a game.
pub trait Study: Send + Sync {
    /// What is wrong with an edited position.
    fn problems(&self, world: &mut World) -> Vec<Problem>;
    /// A line of a worked example's position in the game's own words, as edits in their written
    /// form; `ground` is what lies under every example. `None` where the game does not know the
    /// line.
    fn arrangement(
        &self,
        _line: &str,
        _setup: &Setup,
        _catalogue: &Catalogue,
    ) -> Option<Vec<String>> {
        None
    }
}

/// The part of a game that study looks for.
pub struct StudyPart(pub &'static dyn Study);

impl dyn Game {
    /// As [`Study::problems`].
    pub fn problems(&self, world: &mut World) -> Vec<Problem> {
        self.part::<StudyPart>().map_or_else(Vec::new, |part| part.0.problems(world))
    }
    /// As [`Study::arrangement`].
    pub fn arrangement(
        &self,
        line: &str,
        setup: &Setup,
        catalogue: &Catalogue,
    ) -> Option<Vec<String>> {
        self.part::<StudyPart>()?.0.arrangement(line, setup, catalogue)
    }
    /// The texts of its worked examples (see [`super::example`]), in the order of their names.
    pub fn examples(&self) -> Vec<&'static str> {
        let worked = assets::folder(self.info().files, "worked");
        worked
            .into_iter()
            .flat_map(|dir| assets::texts(dir, ".ron"))
            .map(|(_, text)| text)
            .collect()
    }
}
