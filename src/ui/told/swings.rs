//! What moved the chances to win most: the turn, whose chance, by how much, and what of it was
//! luck, with what the log says of it. It reckons nothing itself.

use super::Gathered;
use crate::{
    text::{Arg, Args},
    ui::{
        command::Command,
        model::Model,
        theme,
        widgets::{self, section, soft},
    },
};
use bevy_egui::egui::{Label, Ui};

/// A change, with its sign.
pub(super) fn signed(n: i64) -> String {
    match n.signum() {
        1 => format!("+{n}"),
        -1 => format!("−{}", -n),
        _ => n.to_string(),
    }
}

/// The list, where there is anything in it.
pub(super) fn swings_ui(
    ui: &mut Ui,
    model: &Model,
    gathered: &Gathered,
    commands: &mut Vec<Command>,
) {
    if gathered.swings.is_empty() {
        return;
    }
    let v = model.texts;
    section(ui, &v.text("ui-told-swings"));
    for swing in &gathered.swings {
        let (name, change, luck) = (v.seat(swing.seat), signed(swing.change), signed(swing.luck));
        let args = [
            ("turn", Arg::from(swing.turn)),
            ("seat", Arg::from(name.as_str())),
            ("change", Arg::from(change.as_str())),
            ("luck", Arg::from(luck.as_str())),
        ];
        let head = v.localizer.word_with("ui-told-swing", &Args::from_iter(args));
        let lines = model.lines_of(swing.entry..=swing.entry);
        let happened = lines.first().map(|line| v.say(&line.message)).unwrap_or_default();
        widgets::flow(ui, |ui| {
            widgets::badge(ui, model.livery(swing.seat), theme::em(ui) * 1.2, "");
            if ui.link(head).on_hover_text(v.text("ui-told-look")).clicked() {
                commands.push(Command::LookAt(swing.entry));
            }
            ui.add(Label::new(soft(happened)).wrap());
        });
    }
}
