//! The panels of Merchants Cove. They read the sight and the game's public nouns, and give commands
//! back; no rule is decided here.

mod desk;
mod recruits;
mod sales;
mod shops;

use crate::{
    games::merchants_cove::{
        nouns::{CoveSight, CoveView},
        verbs::{Q_SELL, RECRUIT, REPLACE, SELL},
    },
    table::{
        ids::{SeatId, Verb},
        sight::Sight,
    },
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
/// The tab of the row of townsfolk.
pub const FOLK: &str = "townsfolk";
/// The tab of what sells.
pub const SALES: &str = "sales";

/// The panels, as the game brings them.
pub const PANELS: Panels = Panels(&CoveUi);

/// What Merchants Cove adds to the overlay.
struct CoveUi;

impl GameUi for CoveUi {
    fn tabs(&self) -> &'static [TabInfo] {
        &[
            TabInfo { key: SHOP, icon: Icon::MARKET },
            TabInfo { key: FOLK, icon: Icon::PERSON },
            TabInfo { key: SALES, icon: Icon::COINS },
        ]
    }
    fn tab_ui(&self, key: &'static str, ui: &mut Ui, model: &Model) -> Vec<Command> {
        let Some(mut desk) = Desk::new(model) else { return Vec::new() };
        match key {
            SHOP if sales::is_open(&desk) => sales::sales_ui(ui, &mut desk),
            SHOP => {
                if recruits::is_open(&desk) {
                    recruits::recruits_ui(ui, &mut desk);
                }
                shops::shop_ui(ui, &mut desk);
            }
            FOLK => recruits::recruits_ui(ui, &mut desk),
            _ => sales::sales_ui(ui, &mut desk),
        }
        desk.commands
    }
    fn tab_asked(&self, sight: &Sight) -> Option<&'static str> {
        let verbs = || sight.offers.iter().map(|offer| offer.action.verb);
        if verbs().any(|verb| [RECRUIT, REPLACE].contains(&verb)) {
            return Some(FOLK);
        }
        if sight.decision.is_some_and(|decision| decision.question == Q_SELL) {
            return Some(SALES);
        }
        verbs().any(shops::on_sheet).then_some(SHOP)
    }
    fn on_board(&self, verb: Verb) -> bool {
        shops::on_sheet(verb) || [RECRUIT, REPLACE, SELL].contains(&verb)
    }
    fn money(&self, sight: &Sight, seat: SeatId) -> Option<i64> {
        CoveSight::of(sight).map(|n| n.gold(seat.0))
    }
}
