//! What every strip has: the buttons at its right end, and its sentence with the rules behind it.
//! It decides nothing.

use crate::ui::{
    command::Command,
    table_text::TableText,
    widgets::{self, strong},
};
use bevy_egui::egui::{Button, ScrollArea, Ui};

/// The letters of a lesson in shares of body text: the largest that need no scrolling are taken.
pub(super) const LETTERS: [f32; 4] = [0.95, 0.88, 0.82, 0.76];

/// A button at the right end, and whether it was pressed.
pub(super) fn pressed(ui: &mut Ui, texts: TableText, key: &str, on: bool) -> bool {
    ui.add_enabled(on, Button::new(texts.text(key))).clicked()
}

/// The sentence in letters of a size in points, and links to the rules behind it.
pub(super) fn said(
    ui: &mut Ui,
    v: TableText,
    (words, size): (&str, f32),
    rules: &[String],
    commands: &mut Vec<Command>,
) {
    ScrollArea::vertical().id_salt("lesson says").auto_shrink([false, false]).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            // The first line is no higher than the others: it was measured so.
            (ui.spacing_mut().interact_size.y, ui.spacing_mut().item_spacing.y) = (0.0, 0.0);
            let place = ui.label(strong(words).size(size)).rect;
            // A right click opens the first of them.
            let links = if widgets::rules_shown(ui.ctx()) { rules.len() } else { 1 };
            for rule in rules.iter().take(links) {
                commands.extend(widgets::rule_behind(ui, v, rule, place));
            }
        });
    });
}
