//! What every strip has: its head with the buttons at the right end, and its sentence with the
//! rules behind it. It decides nothing.

use crate::{
    table::action::Value,
    ui::{
        command::Command,
        table_text::TableText,
        theme,
        widgets::{self, small, strong},
    },
};
use bevy_egui::egui::{Button, Color32, Label, ScrollArea, Ui, Vec2, vec2};

/// The letters of a lesson in shares of body text: the largest that need no scrolling are taken.
const LETTERS: [f32; 7] = [1.05, 0.95, 0.88, 0.82, 0.76, 0.7, 0.64];
/// How many of them there are where text is not very large.
const USUAL_LETTERS: usize = 5;

/// The room for the link to a rule behind the words, in heights of body text.
pub(super) const LINK: f32 = 2.2;

/// The size of the letters in which words are whole in their room, or else of the smallest.
pub(super) fn letters(ui: &Ui, words: &str, room: Vec2) -> f32 {
    let em = theme::em(ui);
    let tight = theme::tight(ui.ctx().content_rect().height(), em);
    let shares = if tight { &LETTERS[..] } else { &LETTERS[..USUAL_LETTERS] };
    let whole = |share: &&f32| widgets::whole_in(ui, words, em * **share, room);
    em * shares.iter().find(whole).or(shares.last()).unwrap_or(&1.0)
}

/// What the texts of a puzzle are told: its numbers, and the name of the thing that they speak of.
pub fn puzzle_args(
    texts: TableText,
    mut numbers: Vec<(&'static str, Value)>,
    thing: Option<&str>,
) -> Vec<(&'static str, Value)> {
    numbers.extend(thing.map(|key| ("thing", Value::Name(texts.text(key)))));
    numbers
}

/// A strip of two rows: signs and a title with the buttons beside them, and the sentence in its
/// colour with the rules behind it.
pub(super) fn two_rows(
    ui: &mut Ui,
    texts: TableText,
    (signs, title): (impl FnOnce(&mut Ui), String),
    buttons: impl FnOnce(&mut Ui) -> Vec<Command>,
    (words, colour, rules): (&str, Color32, &[String]),
) -> Vec<Command> {
    let mut chosen = Vec::new();
    // Low, for the board is what is looked at.
    ui.spacing_mut().button_padding.y = 1.0;
    ui.spacing_mut().interact_size.y = theme::em(ui) * 1.6;
    ui.spacing_mut().item_spacing.y = 1.0;
    widgets::spread_cut(
        ui,
        |ui| {
            signs(ui);
            ui.add(Label::new(small(title)).truncate());
        },
        |ui| chosen = buttons(ui),
    );
    ui.visuals_mut().override_text_color = Some(colour);
    let room = ui.available_size_before_wrap() - vec2(theme::em(ui) * LINK, 0.0);
    let size = letters(ui, words, room);
    said(ui, texts, (words, size), rules, &mut chosen);
    ui.visuals_mut().override_text_color = None;
    chosen
}

/// A button at the right end, and whether it was pressed; its tip, where there is one.
pub(super) fn pressed(ui: &mut Ui, texts: TableText, key: &str, on: bool) -> bool {
    let button = ui.add_enabled(on, Button::new(texts.text(key)));
    let help = format!("{key}.help");
    match texts.localizer.has(&help) {
        true => button.on_hover_text(texts.text(&help)).clicked(),
        false => button.clicked(),
    }
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
        // The first line is no higher than the others: it was measured so.
        (ui.spacing_mut().interact_size.y, ui.spacing_mut().item_spacing.y) = (0.0, 0.0);
        ui.horizontal_wrapped(|ui| {
            let place = ui.label(strong(words).size(size)).rect;
            // A right click opens the first of them.
            let links = if widgets::rules_shown(ui.ctx()) { rules.len() } else { 1 };
            for rule in rules.iter().take(links) {
                commands.extend(widgets::rule_behind(ui, v, rule, place));
            }
        });
    });
}
