//! Texts in which rule IDs are links and the words of a search stand out. It knows no rulebook: a
//! link that is pressed is a command.

use super::words::flow;
use crate::{
    text::rulebook::found_in,
    ui::{command::Command, table_text::TableText, theme},
};
use bevy_egui::egui::{self, RichText, Ui};

/// A text in which the words of a search stand out.
pub fn highlighted(ui: &Ui, text: &str, words: &str) -> egui::WidgetText {
    let found = found_in(text, words);
    if found.is_empty() {
        return text.into();
    }
    let font = egui::TextStyle::Body.resolve(ui.style());
    // In the ink of whatever they stand on: what is open has another ground.
    let plain = egui::TextFormat::simple(font.clone(), egui::Color32::PLACEHOLDER);
    let mut marked = egui::TextFormat::simple(font, theme::on_accent());
    marked.background = theme::accent();
    let mut job = egui::text::LayoutJob::default();
    let mut at = 0;
    for range in found {
        job.append(&text[at..range.start], 0.0, plain.clone());
        job.append(&text[range.clone()], 0.0, marked.clone());
        at = range.end;
    }
    job.append(&text[at..], 0.0, plain);
    job.into()
}

/// Text with rule IDs in it, which become links, and paragraphs at empty lines. `prefix` is what
/// rule IDs begin with.
pub fn linked_text(ui: &mut Ui, texts: TableText, text: &str, prefix: &str) -> Vec<Command> {
    searched_text(ui, texts, text, prefix, "")
}

/// As [`linked_text`], with the words of a search standing out.
pub fn searched_text(
    ui: &mut Ui,
    texts: TableText,
    text: &str,
    prefix: &str,
    words: &str,
) -> Vec<Command> {
    let mut commands = Vec::new();
    for paragraph in text.split("\n").map(str::trim) {
        if paragraph.is_empty() {
            ui.add_space(theme::GRID * 0.5);
            continue;
        }
        flow(ui, |ui| {
            ui.spacing_mut().item_spacing = theme::gaps(ui, 0.0, 2.0);
            for part in split_rules(paragraph, prefix) {
                match part {
                    LinkedPart::Plain(text) => {
                        ui.label(highlighted(ui, text, words));
                    }
                    LinkedPart::Rule(rule) => {
                        let label = RichText::new(rule).color(theme::violet());
                        if ui
                            .link(label)
                            .on_hover_text(texts.named("ui-open-rule", "rule", rule))
                            .clicked()
                        {
                            commands.push(Command::OpenRule(rule.to_owned()));
                        }
                    }
                }
            }
        });
    }
    commands
}

/// A part of a text in which rule IDs are links.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkedPart<'a> {
    /// Words.
    Plain(&'a str),
    /// A rule ID.
    Rule(&'a str),
}

/// Cuts a text at its rule IDs.
pub fn split_rules<'a>(text: &'a str, prefix: &str) -> Vec<LinkedPart<'a>> {
    let mark = format!("{prefix}-");
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(&mark) {
        let tail = &rest[at + mark.len()..];
        let digits = tail.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(tail.len());
        let number = tail[..digits].trim_end_matches('.');
        let end = at + mark.len() + number.len();
        if number.is_empty() {
            parts.push(LinkedPart::Plain(&rest[..end]));
        } else {
            if at > 0 {
                parts.push(LinkedPart::Plain(&rest[..at]));
            }
            parts.push(LinkedPart::Rule(&rest[at..end]));
        }
        rest = &rest[end..];
    }
    if !rest.is_empty() {
        parts.push(LinkedPart::Plain(rest));
    }
    parts
}
