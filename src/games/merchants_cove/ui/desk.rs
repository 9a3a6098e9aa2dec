//! The desk on which a sheet is drawn: the model, the game's nouns over its sight, and the commands
//! that came together. It words things; it decides no rule.

use crate::{
    games::merchants_cove::{
        level::Good,
        nouns::{CoveSight, CoveView, GameView},
        scene::art,
        shops::Merchant,
    },
    table::{
        action::Value,
        ids::{SeatId, Viewer},
    },
    ui::{Command, Model},
    view::art::Picture,
};

/// Everything that a sheet needs at hand.
pub struct Desk<'a> {
    /// What is shown.
    pub m: &'a Model<'a>,
    /// The same in the game's nouns.
    pub n: CoveSight<'a>,
    /// What the person wants.
    pub commands: Vec<Command>,
}

impl<'a> Desk<'a> {
    /// A desk for a model; `None` if it is not one of this game.
    pub fn new(m: &'a Model<'a>) -> Option<Desk<'a>> {
        Some(Desk { m, n: CoveSight::of(m.sight)?, commands: Vec::new() })
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
    /// The seat that looks: the viewer, or whoever chooses, or whose turn it is.
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
        let seats = self.n.spec.seats.max(1) as u8;
        SeatId(self.m.shown_seat.0.min(seats - 1))
    }
    /// The merchant of a seat.
    pub fn merchant(&self, seat: SeatId) -> Option<Merchant> {
        self.n.merchant(seat.0)
    }
    /// The name of a good of a seat.
    pub fn good(&self, seat: SeatId, good: Good) -> String {
        self.with("mc-board-name", &[("name", self.n.good_name(seat.0, good))])
    }
    /// The picture of a good of a seat.
    pub fn good_picture(&self, seat: SeatId, good: Good) -> Picture {
        art::good(self.merchant(seat), good)
    }
    /// Wishes something.
    pub fn command(&mut self, command: Command) {
        self.commands.push(command);
    }
}
