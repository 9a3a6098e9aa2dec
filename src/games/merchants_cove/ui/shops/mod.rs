//! The sheets of the merchants' shops: one for each merchant, the one whose seat is shown.

use super::desk::Desk;
use crate::{
    games::merchants_cove::{level::Good, nouns::CoveView},
    table::action::Value,
    ui::parts,
};
use bevy_egui::egui::Ui;

/// The shop of the seat that is shown: its merchant and what lies on the stall.
pub fn shop_ui(ui: &mut Ui, d: &mut Desk) {
    if let Some(command) = parts::seats_row(ui, d.m, d.shown(), "mc-shop-of") {
        d.command(command);
    }
    let seat = d.shown();
    let Some(merchant) = d.merchant(seat) else { return };
    parts::heading(ui, crate::view::art::house::Icon::MARKET, &d.text(merchant.name()));
    for good in Good::all() {
        let count = d.n.on_stall(seat.0, good);
        if count > 0 {
            let name = d.good(seat, good);
            let args = [("good", Value::Name(name)), ("count", Value::Number(count))];
            let words = d.with("mc-stall-good", &args);
            parts::fact(ui, Some(d.good_picture(seat, good)), &words, "", crate::ui::theme::ink());
        }
    }
}
