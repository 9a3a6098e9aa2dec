//! The first choices of a game at the head of a sheet: each with its picture and what it is good
//! for. It offers what the table offers and judges nothing.

use super::{
    command::Command,
    game_ui,
    model::Model,
    theme,
    widgets::{self, small},
};
use bevy_egui::egui::{Label, Ui};

/// What can be chosen, where there is something to be said of each of it; else nothing.
pub fn first_choices_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let offers = if model.asked { model.sight.offers.as_slice() } else { &[] };
    let sheet = game_ui::of(model.sight.game);
    let notes: Option<Vec<String>> =
        offers.iter().map(|offer| sheet.offer_note(model, offer)).collect();
    for (offer, note) in offers.iter().zip(notes.unwrap_or_default()) {
        widgets::card(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                if let Some(picture) = sheet.offer_picture(model.sight, offer) {
                    widgets::picture(ui, picture, theme::em(ui) * 1.6, "");
                }
                if ui.button(model.worded(offer)).clicked() {
                    commands.push(Command::Act(offer.action));
                }
            });
            ui.add(Label::new(small(note)).wrap());
        });
    }
    commands
}
