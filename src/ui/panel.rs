//! A panel of a game while it is drawn: the model, the game's nouns over its sight, and the
//! commands that came together. Each game adds words of its own to it; it decides no rule.

use super::{command::Command, model::Model};
use crate::{
    games::game_table::{GameSpec, GameView, SightTable},
    table::{
        action::Value,
        ids::{SeatId, Viewer},
    },
};
use std::collections::BTreeSet;

/// Everything that a panel needs at hand.
pub struct GamePanel<'a, G: GameSpec> {
    /// What is shown.
    pub m: &'a Model<'a>,
    /// The same in the game's nouns.
    pub n: SightTable<'a, G>,
    /// What the person wants.
    pub commands: Vec<Command>,
    /// Reasons that stand on this sheet already: each is said once in full.
    pub said: BTreeSet<String>,
}

impl<'a, G: GameSpec> GamePanel<'a, G> {
    /// A panel for a model; `None` if it is not one of this game.
    pub fn new(m: &'a Model<'a>) -> Option<GamePanel<'a, G>> {
        let n = SightTable::of(m.sight)?;
        Some(GamePanel { m, n, commands: Vec::new(), said: BTreeSet::new() })
    }
    /// The text of a key.
    pub fn text(&self, key: &str) -> String {
        self.m.texts.text(key)
    }
    /// The text of a key with arguments.
    pub fn with(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        self.m.texts.with(key, args)
    }
    /// The text of a key with one number.
    pub fn count(&self, key: &str, name: &'static str, n: i64) -> String {
        self.m.texts.count(key, name, n)
    }
    /// The seat for which prices, room and ways are counted: the viewer, or whoever chooses, or
    /// whose turn it is.
    pub fn me(&self) -> SeatId {
        match self.m.sight.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public | Viewer::Everybody => {
                self.m.chooser().unwrap_or_else(|| self.n.active())
            }
        }
    }
    /// The seat whose sheet is shown, whatever the window says.
    pub fn shown(&self) -> SeatId {
        let last = self.n.seats().count().saturating_sub(1) as u8;
        SeatId(self.m.shown_seat.0.min(last))
    }
    /// Gives a command back.
    pub fn command(&mut self, command: Command) {
        self.commands.push(command);
    }
}
