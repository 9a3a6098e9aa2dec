//! Words: bold, soft and small ones, headings, lines that flow, links to rules; and how wide
//! they are. They say what they are given and look nothing up but the name of a link.

use crate::ui::{command::Command, table_text::TableText, theme};
use bevy_egui::egui::{RichText, TextStyle, TextWrapMode, Ui, Vec2, WidgetText};

/// Bold text.
pub fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text.into()).family(theme::bold())
}

/// Second-rank text.
pub fn soft(text: impl Into<String>) -> RichText {
    RichText::new(text.into()).color(theme::soft())
}

/// Small second-rank text.
pub fn small(text: impl Into<String>) -> RichText {
    RichText::new(text.into()).small().color(theme::soft())
}

/// A heading of a part of a panel.
pub fn section(ui: &mut Ui, text: &str) {
    ui.add_space(theme::GRID * 0.5);
    ui.label(
        RichText::new(text).family(theme::bold()).color(theme::accent()).size(theme::em(ui) * 0.95),
    );
}

/// Words that stay on one line, such as a sum with its unit.
pub fn unbroken(words: &str) -> String {
    words.replace(' ', "\u{a0}")
}

/// A gain or a loss in words, with its sign, on one line.
pub fn signed_words(change: i64, words: &str) -> String {
    let sign = if change > 0 { "+" } else { "" };
    format!("{sign}{}", unbroken(words))
}

/// Words that flow over lines as close as type wants them, not as far apart as buttons.
pub fn flow<T>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> T) -> T {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(add).inner
    })
    .inner
}

/// A link to a rule. Clicked, it opens the rulebook there.
pub fn rule_link(ui: &mut Ui, texts: TableText, rule: &str) -> Option<Command> {
    let response = ui.link(RichText::new(rule).small().color(theme::violet()));
    let response = response.on_hover_text(texts.named("ui-open-rule", "rule", rule));
    response.clicked().then(|| Command::OpenRule(rule.to_owned()))
}

/// How wide words are on one line.
pub fn width_of(ui: &Ui, words: impl Into<WidgetText>) -> f32 {
    extent(ui, words.into(), TextStyle::Body)
}

/// How wide words are in a row.
pub fn wide(ui: &Ui, words: impl Into<WidgetText>) -> f32 {
    extent(ui, words.into(), TextStyle::Button)
}

/// Whether bold words with letters of this size find room in a box, on several lines, without a
/// word that breaks.
pub fn whole_in(ui: &Ui, words: &str, letters: f32, room: Vec2) -> bool {
    let bold = |text: &str| WidgetText::from(strong(text).size(letters));
    let broken = words.split_whitespace().any(|word| wide(ui, bold(word)) > room.x);
    let wrap = Some(TextWrapMode::Wrap);
    let lines = bold(words).into_galley(ui, wrap, room.x, TextStyle::Button);
    !broken && lines.size().y <= room.y + 1.0
}

fn extent(ui: &Ui, words: WidgetText, style: TextStyle) -> f32 {
    words.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, style).size().x
}
