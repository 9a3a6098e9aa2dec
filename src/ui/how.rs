//! How could I …?: what is refused, with its reason, and below it the way to it, where somebody has
//! asked. It looks for nothing itself, and a way is only tried in a branch, never played.

use super::{
    command::Command,
    model::{Model, how::HowAnswer},
    widgets::{self, soft},
};
use crate::{
    table::action::Refusal,
    text::{Arg, Args},
};
use bevy_egui::egui::Ui;

/// Why something cannot be done, and how it could.
pub fn refused_ui(ui: &mut Ui, model: &Model, no: &Refusal) -> Vec<Command> {
    let mut commands: Vec<Command> = widgets::refusal(ui, model, no).into_iter().collect();
    if !model.flow.may_ask_how {
        return commands;
    }
    let asked = model.flow.how.as_ref().filter(|sheet| sheet.wanted == no.action);
    let texts = model.texts;
    match asked.map(|sheet| &sheet.answer) {
        None => {
            let button = ui.button(texts.text("ui-how"));
            if button.on_hover_text(texts.text("ui-how.help")).clicked() {
                commands.push(Command::How(no.action));
            }
        }
        Some(None) => drop(ui.label(soft(texts.text("ui-how-looking")))),
        Some(Some(answer)) => commands.extend(answer_ui(ui, model, answer)),
    }
    commands
}

/// The answer: steps that can be tried, or when it may be possible.
fn answer_ui(ui: &mut Ui, model: &Model, answer: &HowAnswer) -> Option<Command> {
    let texts = model.texts;
    match answer {
        HowAnswer::Line { steps, shortest } => {
            let key = if *shortest { "ui-how-line" } else { "ui-how-found" };
            ui.label(texts.count(key, "count", steps.len() as i64));
            for (number, (_, words)) in steps.iter().enumerate() {
                ui.label(format!("{}. {}", number + 1, texts.say(words)));
            }
            let steps = steps.iter().map(|(action, _)| *action).collect();
            let button = ui.button(texts.text("ui-how-try"));
            let pressed = button.on_hover_text(texts.text("ui-how-try.help")).clicked();
            pressed.then_some(Command::TryLine { at: None, steps })
        }
        &HowAnswer::Soon { turns, worlds, of } => {
            let args = [("turns", turns), ("worlds", worlds), ("of", of)];
            let args = Args::from_iter(args.map(|(name, n)| (name, Arg::from(n))));
            ui.label(texts.localizer.word_with("ui-how-soon", &args));
            None
        }
        HowAnswer::Nothing { whole } => {
            let key = if *whole { "ui-how-never" } else { "ui-how-nothing" };
            ui.label(texts.text(key));
            None
        }
    }
}
