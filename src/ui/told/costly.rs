//! The choices that cost most, seat by seat: what was done, what would have been better, and the
//! way to that moment, to be looked at or tried otherwise. It judges nothing itself.

use super::{CostlyChoice, Gathered};
use crate::{
    table::action::Message,
    text::{Arg, Args},
    ui::{
        command::{BetterCommand, Command},
        model::Model,
        parts, theme,
        widgets::{self, section, soft},
    },
};
use bevy_egui::egui::{Label, Ui};

/// The list, where there is anything in it.
pub(super) fn costly_ui(
    ui: &mut Ui,
    model: &Model,
    gathered: &Gathered,
    commands: &mut Vec<Command>,
) {
    if gathered.costly.is_empty() && !gathered.judged {
        return;
    }
    let v = model.texts;
    section(ui, &v.text("ui-told-costly"));
    if gathered.costly.is_empty() {
        ui.label(soft(v.text("ui-told-costly-none")));
    }
    find_ui(ui, model, gathered, commands);
    for choice in &gathered.costly {
        widgets::flow(ui, |ui| choice_ui(ui, model, choice, commands));
    }
}

/// The way to look for better choices by oneself, for each seat that has any to find.
fn find_ui(ui: &mut Ui, model: &Model, gathered: &Gathered, commands: &mut Vec<Command>) {
    let v = model.texts;
    let seats = model.sight.catalogue.all_seats();
    let firsts = seats.filter_map(|seat| gathered.costly.iter().find(|c| c.seat == seat));
    widgets::flow(ui, |ui| {
        for first in firsts {
            let words = v.named("ui-better-find", "seat", &v.seat(first.seat));
            if ui.button(words).on_hover_text(v.text("ui-better-find.help")).clicked() {
                commands.push(Command::Better(BetterCommand::Ask(first.entry)));
            }
        }
    });
}

fn choice_ui(ui: &mut Ui, model: &Model, choice: &CostlyChoice, commands: &mut Vec<Command>) {
    let v = model.texts;
    let side = theme::em(ui) * 1.2;
    widgets::badge(ui, model.livery(choice.seat), side, "");
    let name = v.seat(choice.seat);
    let args = [
        ("turn", Arg::from(choice.turn)),
        ("seat", Arg::from(name.as_str())),
        ("cost", Arg::from(choice.better_chance - choice.chance)),
    ];
    let head = v.localizer.word_with("ui-told-cost", &Args::from_iter(args));
    if ui.link(head).on_hover_text(v.text("ui-told-look")).clicked() {
        commands.push(Command::LookAt(choice.entry - 1));
    }
    for (key, words, chance) in [
        ("ui-told-done", &choice.done, choice.chance),
        ("ui-told-better", &choice.better, choice.better_chance),
    ] {
        let words = worded(model, words.as_ref());
        let args = [("words", Arg::from(words.as_str())), ("chance", Arg::from(chance))];
        let sentence = v.localizer.word_with(key, &Args::from_iter(args));
        ui.add(Label::new(sentence).wrap());
    }
    let help = v.text("ui-told-try.help");
    if ui.link(v.text("ui-told-try")).on_hover_text(help).clicked() {
        let steps = choice.line.clone();
        commands.push(Command::TryLine { at: Some(choice.entry - 1), steps, overdraws: false });
    }
}

fn worded(model: &Model, words: Option<&Message>) -> String {
    words.map_or_else(String::new, |words| parts::capital(&model.texts.say(words)))
}
