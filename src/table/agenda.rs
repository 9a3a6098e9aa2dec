//! The agenda: a stack of what is due, as plain data. On top lies either a decision, for which the
//! table waits, or a consequence, which the rules carry out at once. Never a call stack, a callback
//! or an observer.

use super::ids::{Dial, Follow, Question, SeatId};
use bevy_ecs::prelude::Resource;
use serde::Serialize;

/// How many numbers a decision or a consequence remembers.
pub const MEMORY: usize = 4;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Decision {
    /// Who chooses.
    pub seat: SeatId,
    /// What is asked.
    pub question: Question,
    /// What it is about, in the game's own meaning.
    pub memory: [i32; MEMORY],
}

/// What must follow by rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Consequence {
    /// Which rule step.
    pub follow: Follow,
    /// What it is about, in the game's own meaning.
    pub memory: [i32; MEMORY],
}

/// One entry of the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A seat must choose.
    Decide(Decision),
    /// A rule must be carried out.
    Follow(Consequence),
}

/// The dial of the seat in turn, where the game has one: what another seat chooses is an answer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct InTurn(pub Dial);

/// The stack; the last entry is on top.
#[derive(Default)]
pub struct Agenda(pub Vec<Due>);

impl Agenda {
    /// The decision for which the table waits, if a decision is on top.
    pub fn decision(&self) -> Option<&Decision> {
        match self.0.last() {
            Some(Due::Decide(d)) => Some(d),
            _ => None,
        }
    }
    /// The consequence that is due, if one is on top.
    pub fn consequence(&self) -> Option<&Consequence> {
        match self.0.last() {
            Some(Due::Follow(c)) => Some(c),
            _ => None,
        }
    }
}
