//! How could I …?: what is refused or wanted, and below it the way to it, where somebody has
//! asked. It looks for nothing itself, and a way is only tried in a branch, never played.

use super::{
    command::Command,
    game_ui,
    model::{
        Model,
        how::{ExampleShown, HowAnswer, LackShown, SoonShown, WordedLine},
    },
    parts,
    widgets::{self, soft},
};
use crate::{
    table::{
        action::{Action, Message, Refusal},
        goal::Goal,
    },
    text::{Arg, Args},
};
use bevy_egui::egui::{Button, Label, Ui};

/// Why something cannot be done, and how it could.
pub fn refused_ui(ui: &mut Ui, model: &Model, no: &Refusal) -> Vec<Command> {
    let mut commands: Vec<Command> = widgets::refusal(ui, model, no).into_iter().collect();
    if model.flow.may_ask_how && !model.game.is_so(no) {
        let words = model.texts.text("ui-how");
        commands.extend(asked_ui(ui, model, Goal::Choice(no.action), &words));
    }
    commands
}

/// The button that asks, in these words, or the answer.
pub(super) fn asked_ui(ui: &mut Ui, model: &Model, goal: Goal, words: &str) -> Vec<Command> {
    let (mut commands, texts) = (Vec::new(), model.texts);
    let asked = model.flow.how.as_ref().filter(|sheet| sheet.wanted == goal);
    match asked.map(|sheet| &sheet.answer) {
        None => {
            let button = ui.button(words);
            if button.on_hover_text(texts.text("ui-how.help")).clicked() {
                commands.push(Command::How(goal));
            }
        }
        Some(None) => drop(ui.label(soft(texts.text("ui-how-looking")))),
        Some(Some(HowAnswer::Line { steps, shortest })) => {
            let key = match (steps.is_empty(), *shortest) {
                (true, _) => "ui-how-there",
                (_, true) => "ui-how-line",
                (_, false) => "ui-how-found",
            };
            ui.add(Label::new(texts.count(key, "count", steps.len() as i64)).wrap());
            commands.extend(line_ui(ui, model, steps, false));
        }
        Some(Some(HowAnswer::Never)) => {
            ui.add(Label::new(texts.text("ui-how-for-good")).wrap());
        }
        Some(Some(HowAnswer::Later { known, lacks, soon, example })) => {
            if let Some(words) = known {
                ui.add(Label::new(parts::capital(&texts.say(words))).wrap());
            }
            for lack in lacks {
                commands.extend(lack_ui(ui, model, lack));
            }
            // What is missing says enough: nobody is told beside it that it may be possible.
            if lacks.is_empty() || !matches!(soon, SoonShown::Nothing { whole: false }) {
                ui.add(Label::new(soon_words(model, *soon)).wrap());
            }
            commands.extend(example_ui(ui, model, example));
        }
    }
    commands
}

/// Choices, numbered, to be laid out in a branch; `overdraws` lets them spend there what is not
/// there yet. A flight is one line, with where it ends and all
/// that it costs.
pub fn line_ui(ui: &mut Ui, model: &Model, steps: &WordedLine, overdraws: bool) -> Option<Command> {
    let (texts, sheet) = (model.texts, game_ui::of(model.sight.game));
    let flights = steps.chunk_by(|a, b| sheet.flies(a.0) && sheet.flies(b.0));
    for (number, flight) in flights.enumerate() {
        let words = Message::of_all(flight.iter().map(|(_, words)| words));
        let said = match (words.filter(|words| !words.key.is_empty()), flight.last()) {
            (Some(words), _) => texts.say(&words),
            (None, last) => last.map_or_else(String::new, |(action, _)| model.verb_name(*action)),
        };
        ui.add(Label::new(format!("{}. {}", number + 1, parts::capital(&said))).wrap());
    }
    let steps: Vec<Action> = steps.iter().map(|(action, _)| *action).collect();
    try_ui(ui, model, steps, overdraws)
}

/// The button that lays choices out in a branch, where there are some.
fn try_ui(ui: &mut Ui, model: &Model, steps: Vec<Action>, overdraws: bool) -> Option<Command> {
    if steps.is_empty() {
        return None;
    }
    let (texts, barred) = (model.texts, model.aside.what_if.barred);
    let button = ui.add_enabled(barred.is_none(), Button::new(texts.text("ui-how-try")));
    let pressed = button
        .on_hover_text(texts.text("ui-how-try.help"))
        .on_disabled_hover_text(texts.text(barred.unwrap_or("ui-how-try.help")))
        .clicked();
    pressed.then_some(Command::TryLine { at: None, steps, overdraws })
}

/// How it came in one of the worlds: turn by turn, and what of it can be tried now.
fn example_ui(ui: &mut Ui, model: &Model, example: &ExampleShown) -> Option<Command> {
    if example.steps.is_empty() {
        return None;
    }
    let texts = model.texts;
    ui.add(Label::new(texts.text("ui-how-example")).wrap());
    for of_turn in example.steps.chunk_by(|a, b| a.0 == b.0) {
        let turn = texts.count("ui-how-example-turn", "turns", of_turn[0].0 as i64);
        ui.label(soft(turn));
        for (number, (_, words)) in of_turn.iter().enumerate() {
            let said = parts::capital(&texts.say(words));
            ui.add(Label::new(format!("{}. {said}", number + 1)).wrap());
        }
    }
    try_ui(ui, model, example.now.clone(), false)
}

/// What is lacking, and the way to have enough of it.
fn lack_ui(ui: &mut Ui, model: &Model, lack: &LackShown) -> Option<Command> {
    let texts = model.texts;
    ui.add(Label::new(texts.named("ui-how-lacks", "what", &texts.say(&lack.words))).wrap());
    let steps = lack.way.as_ref()?;
    ui.label(texts.text("ui-how-lacks-way"));
    line_ui(ui, model, steps, false)
}

fn soon_words(model: &Model, soon: SoonShown) -> String {
    match soon {
        SoonShown::Within { turns, worlds, of } => {
            let args = [("turns", turns), ("worlds", worlds), ("of", of)];
            let args = Args::from_iter(args.map(|(name, n)| (name, Arg::from(n))));
            model.texts.localizer.word_with("ui-how-soon", &args)
        }
        SoonShown::Nothing { whole: true } => model.texts.text("ui-how-never"),
        SoonShown::Nothing { whole: false } => model.texts.text("ui-how-nothing"),
    }
}
