//! Ways that one click flies: a list of ordinary actions with what they cost, as a game foresees
//! them. Plain values; it decides nothing, and the rules may still refuse any of the actions.

use crate::table::{
    action::{Action, Message, Thing},
    ids::SpaceId,
};

/// One action of a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// What is chosen.
    pub action: Action,
    /// Where whoever chooses it must be: elsewhere the way has turned out differently, and the
    /// action is left out.
    pub here: SpaceId,
}

/// The way to a thing on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Where it leads.
    pub to: Thing,
    /// What is chosen one after the other, as far as it can be foreseen.
    pub legs: Vec<Leg>,
    /// The spaces of the way, beginning with the one where it begins.
    pub way: Vec<SpaceId>,
    /// Whether the legs lead all the way; else they are a beginning: something must be rolled
    /// first, something that nobody knows lies on it, or it is too far for this turn.
    pub whole: bool,
    /// Whether it is known to be too far for this turn; the first of the words says how far it
    /// leads.
    pub too_far: bool,
    /// Whether something on it cannot be taken back: chance decides, or it comes to light what lies
    /// there.
    pub for_good: bool,
    /// What is to be known before: what it costs, what lies on the way.
    pub words: Vec<Message>,
}
