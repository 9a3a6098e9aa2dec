//! The first choices of a game at the head of the sheet of the ship: each piece of equipment with
//! what it is good for. It offers what the table offers and judges nothing.

use super::{details, panel::DuckPanel};
use crate::ui::{
    command::Command,
    game_ui, theme,
    widgets::{self, small},
};
use bevy_egui::egui::{Label, Ui};

/// What can be chosen, where there is something to be said of each of it; else nothing.
pub fn first_ui(ui: &mut Ui, d: &mut DuckPanel) {
    let model = d.m;
    let offers = if model.asked { model.sight.offers.as_slice() } else { &[] };
    let notes: Option<Vec<String>> =
        offers.iter().map(|offer| details::note(model, offer)).collect();
    let sheet = game_ui::of(model.sight.game);
    for (offer, note) in offers.iter().zip(notes.unwrap_or_default()) {
        widgets::card(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                if let Some(picture) = sheet.offer_picture(model.sight, offer) {
                    widgets::picture(ui, picture, theme::em(ui) * 1.6, "");
                }
                if ui.button(model.worded(offer)).clicked() {
                    d.command(Command::Act(offer.action));
                }
            });
            ui.add(Label::new(small(note)).wrap());
        });
    }
}
