//! A rule, seen at work: under its text, where it has spoken in the game on the table, each to be
//! opened at that moment. It looks for nothing itself.

use super::{
    command::Command,
    model::{Model, how::SpokenShown},
    widgets::{small, soft},
};
use bevy_egui::egui::Ui;

/// How many places of each sort are shown.
const SHOWN: usize = 12;

/// Where a rule has spoken, or the button that asks.
pub fn spoken_ui(ui: &mut Ui, model: &Model, rule: &str) -> Vec<Command> {
    let (v, mut commands) = (model.texts, Vec::new());
    let found = match &model.flow.spoken {
        None => {
            let button = ui.small_button(v.text("ui-spoken"));
            if button.on_hover_text(v.text("ui-spoken.help")).clicked() {
                commands.push(Command::Spoken);
            }
            return commands;
        }
        Some(SpokenShown::Looking) => {
            ui.label(soft(v.text("ui-spoken-looking")));
            return commands;
        }
        Some(SpokenShown::Found(found)) => found,
    };
    let Some(spoken) = found.by(rule) else {
        ui.label(soft(v.text("ui-spoken-never")));
        return commands;
    };
    // What was chosen and what may be chosen is shown at the position before it.
    let sorts = [
        ("ui-spoken-chosen", &spoken.chosen, 1),
        ("ui-spoken-carried", &spoken.carried, 0),
        ("ui-spoken-forbade", &spoken.forbade, 1),
        ("ui-spoken-allowed", &spoken.allowed, 1),
    ];
    for (key, places, before) in sorts.into_iter().filter(|(_, places, _)| !places.is_empty()) {
        ui.horizontal_wrapped(|ui| {
            ui.label(small(v.count(key, "count", places.len() as i64)));
            for &number in places.iter().rev().take(SHOWN).rev() {
                let link = ui.small_button(number.to_string());
                if link.on_hover_text(v.text("ui-spoken-open")).clicked() {
                    commands.push(Command::LookAt(number - before));
                }
            }
        });
    }
    commands
}
