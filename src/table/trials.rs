//! How a game is tried out by the hundred: what players who think nothing should take, and
//! positions from which whole games are short. A game brings it as a [`TrialsPart`]; small games
//! need none. Only tests, benches and the player `random` ask, and no rule depends on it.

use super::{
    action::Action, catalogue::Catalogue, dice::Dice, game::Game, ids::Verb, play::Play,
    sight::Sight,
};

/// What an action does to what is laid out and not settled yet: a payment, a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Laying {
    /// Nothing, or it settles it.
    #[default]
    Settles,
    /// It begins to lay something out, or adds to it.
    Adds,
    /// It takes something back, or changes how it lies.
    Alters,
}

/// How a game is tried out.
pub trait Trials: Send + Sync {
    /// How often a player who thinks nothing takes such an offer, relative to others: at least 1.
    /// Public arithmetic that knows no position; it keeps random games from going on for ever.
    fn random_weight(&self, _action: &Action, _catalogue: &Catalogue) -> u32 {
        1
    }
    /// What a verb does to what is laid out: a player who thinks nothing lays out only what can be
    /// settled, and takes nothing back.
    fn laying(&self, _verb: Verb) -> Laying {
        Laying::Settles
    }
    /// Whether nothing is under way in this picture of the table that a position set by hand cannot
    /// hold: such a position begins between two steps.
    fn between_steps(&self, _sight: &Sight) -> bool {
        true
    }
    /// Edits of a position, in their written form, that bring the end near, so that whole
    /// games can be tried by the hundred; none where games are short anyway, or are still set up.
    fn near_the_end(&self, _play: &mut Play, _dice: &mut Dice) -> Vec<String> {
        Vec::new()
    }
}

/// The part of a game that trials look for.
pub struct TrialsPart(pub &'static dyn Trials);

impl dyn Game {
    fn trials(&self) -> Option<&'static dyn Trials> {
        self.part::<TrialsPart>().map(|part| part.0)
    }
    /// As [`Trials::random_weight`].
    pub fn random_weight(&self, action: &Action, catalogue: &Catalogue) -> u32 {
        self.trials().map_or(1, |trials| trials.random_weight(action, catalogue))
    }
    /// As [`Trials::laying`].
    pub fn laying(&self, verb: Verb) -> Laying {
        self.trials().map_or(Laying::Settles, |trials| trials.laying(verb))
    }
    /// As [`Trials::between_steps`].
    pub fn between_steps(&self, sight: &Sight) -> bool {
        self.trials().is_none_or(|trials| trials.between_steps(sight))
    }
    /// As [`Trials::near_the_end`].
    pub fn near_the_end(&self, play: &mut Play, dice: &mut Dice) -> Vec<String> {
        self.trials().map_or_else(Vec::new, |trials| trials.near_the_end(play, dice))
    }
}
