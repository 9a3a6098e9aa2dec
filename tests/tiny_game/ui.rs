//! One panel: the prices, and what the crates of the hand would bring. It reads the sight and gives
//! no commands; no rule is decided here.

use super::{
    bot,
    level::{GoodIx, LEVELS},
    table::{ROLL, hand, price},
};
use bevy_egui::egui::Ui;
use caravanserai::{
    table::{action::Value, ids::SeatId, sight::Sight},
    ui::{
        command::Command,
        game_ui::{DiceShown, GameUi, Panels, TabInfo},
        model::Model,
        widgets::{soft, strong},
    },
    view::art::house::Icon,
};

/// The panels, as the game brings them.
pub const PANELS: Panels = Panels(&TinyUi);

struct TinyUi;

impl GameUi for TinyUi {
    fn tabs(&self) -> &'static [TabInfo] {
        &[TabInfo { key: "prices", icon: Icon::COINS }]
    }
    fn tab_ui(&self, _key: &'static str, ui: &mut Ui, model: &Model) -> Vec<Command> {
        let Ok(level) = LEVELS.named(&model.sight.edition) else { return Vec::new() };
        for (n, good) in level.goods.iter().enumerate() {
            let name = model.texts.text(&format!("tri-good-{}", good.id));
            let money = model.texts.money(model.sight.dial(price(GoodIx(n as u8))));
            ui.label(strong(model.texts.pair(&name, &money)));
        }
        let worth = bot::estimate(model.sight, model.shown_seat);
        ui.label(soft(model.texts.with("tri-worth-all", &[("amount", Value::Money(worth))])));
        Vec::new()
    }
    fn seat_ui(&self, ui: &mut Ui, model: &Model, seat: SeatId) {
        let crates = model.sight.zone(hand(seat)).count as i64;
        ui.label(soft(model.texts.count("tri-crates", "count", crates)));
    }
    fn dice(&self, sight: &Sight) -> Option<DiceShown> {
        let roll = sight.dial(ROLL) as u8;
        let seat = sight.chooser().unwrap_or_default();
        let sides = (1..=6).collect();
        Some(DiceShown { seat, faces: vec![roll], sides, pilot: None, roll: None })
    }
}
