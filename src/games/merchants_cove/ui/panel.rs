//! What Merchants Cove adds to the panel that is being drawn: its merchants and goods in words
//! and pictures. It decides no rule.

use crate::{
    games::merchants_cove::{
        level::Good,
        rules::shops::Merchant,
        scene::art,
        study::outlook::{self, Sale},
        table::nouns::{CoveSpec, CoveView, GlassOwner},
    },
    table::ids::SeatId,
    ui::{learn, memo, panel},
    view::art::Picture,
};
use bevy_egui::egui::Ui;
use std::sync::Arc;

/// Everything that a panel of the game needs at hand.
pub type CovePanel<'a> = panel::GamePanel<'a, CoveSpec>;

impl CovePanel<'_> {
    /// The merchant of a seat.
    pub fn merchant(&self, seat: SeatId) -> Option<Merchant> {
        self.n.merchant(seat.0)
    }
    /// How the stall of a player sells for the most, reckoned once for a picture of the table;
    /// nothing where somebody looks for that, in a puzzle.
    pub fn best(&self, ui: &Ui, player: GlassOwner) -> Arc<Vec<Sale>> {
        if learn::puzzles(self.m) {
            return Arc::default();
        }
        let best = || outlook::best(&self.n, player);
        memo::memo(ui.ctx(), ("mc best", player), self.m.sight, best)
    }
    /// The name of a good of a seat.
    pub fn good(&self, seat: SeatId, good: Good) -> String {
        self.with("mc-board-name", &[("name", self.n.good_name(seat.0, good))])
    }
    /// The picture of a good of a seat.
    pub fn good_picture(&self, seat: SeatId, good: Good) -> Picture {
        art::good(self.merchant(seat), good)
    }
}
