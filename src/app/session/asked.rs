//! By what everything is asked for: choices, commands, faults of the rules, being woken. Nothing is
//! carried out here.

use super::state::Session;
use crate::{table::action::Action, ui::command::Command};
use bevy::prelude::*;
use std::time::Duration;

/// Somebody (a person, a bot, the keyboard) chooses.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChoiceMade {
    /// The state on which the choice was made: the table's `version`.
    pub state_no: u64,
    /// What is chosen.
    pub action: Action,
}

/// Somebody wants something of the window.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct CommandSent {
    /// What is wanted.
    pub command: Command,
    /// The state of the table that was seen when it was wanted (its `version`): what changes
    /// a game is dropped if another state stands there by then. Without one nobody looked at a
    /// table.
    pub seen: Option<u64>,
}

impl CommandSent {
    /// What somebody wants who looks at this session.
    pub fn seeing(session: &Session, command: Command) -> Self {
        Self { command, seen: session.table.as_ref().map(|t| t.version) }
    }
}

impl From<Command> for CommandSent {
    fn from(command: Command) -> Self {
        Self { command, seen: None }
    }
}

/// The rules have failed where somebody else than the handler of commands asked them.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct RulesFault {
    /// What was asked of the table.
    pub doing: String,
    /// What the panic said.
    pub why: String,
}

/// When the window must look again although nobody touches it.
#[derive(Resource, Default, Debug)]
pub struct Wake(pub Option<Duration>);

impl Wake {
    /// Asks to be woken after `wait`, or earlier if somebody else asked for that.
    pub fn after(&mut self, wait: Duration) {
        self.0 = Some(self.0.map_or(wait, |w| w.min(wait)));
    }
}
