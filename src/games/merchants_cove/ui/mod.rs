//! The panels of Merchants Cove. They read the sight and the game's public nouns, and give commands
//! back; no rule is decided here.

mod desk;
mod shops;

use crate::{
    games::merchants_cove::nouns::{CoveSight, CoveView},
    table::{ids::SeatId, sight::Sight},
    ui::{
        command::Command,
        game_ui::{GameUi, Panels, TabInfo},
        model::Model,
    },
    view::art::house::Icon,
};
use bevy_egui::egui::Ui;
use desk::Desk;

/// The tab of a merchant's shop.
pub const SHOP: &str = "shop";

/// The panels, as the game brings them.
pub const PANELS: Panels = Panels(&CoveUi);

/// What Merchants Cove adds to the overlay.
struct CoveUi;

impl GameUi for CoveUi {
    fn tabs(&self) -> &'static [TabInfo] {
        &[TabInfo { key: SHOP, icon: Icon::MARKET }]
    }
    fn tab_ui(&self, key: &'static str, ui: &mut Ui, model: &Model) -> Vec<Command> {
        let Some(mut desk) = Desk::new(model) else { return Vec::new() };
        if key == SHOP {
            shops::shop_ui(ui, &mut desk);
        }
        desk.commands
    }
    fn money(&self, sight: &Sight, seat: SeatId) -> Option<i64> {
        CoveSight::of(sight).map(|n| n.gold(seat.0))
    }
}
