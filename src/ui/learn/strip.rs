//! The strip at the head of the board while a lesson or a puzzle lies on the table: one sentence,
//! the rules behind it, and the few buttons that lead on or back. It hides nothing of the board:
//! the board makes room for it.

use super::{Learning, PuzzleModel, Tried, shelf::stars_ui};
use crate::{
    table::action::Value,
    ui::{
        command::{Command, LearnCommand},
        model::Model,
        table_text::TableText,
        theme,
        widgets::{self, small, strong},
    },
};
use bevy_egui::egui::{Button, Label, ScrollArea, Ui, Vec2};

/// How tall the strip is, by the height of body text: a line of buttons, and three lines of words.
pub fn strip_height(em: f32) -> f32 {
    em * 7.9
}

/// The strip.
pub fn strip_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    match &model.aside.learning {
        Some(Learning::Lesson { title, says, rules, at, of, next, .. }) => {
            lesson_ui(ui, model, (title, says, rules), (*at, *of, next), &mut commands);
        }
        Some(Learning::Puzzle(puzzle)) => puzzle_ui(ui, model, puzzle, &mut commands),
        None => {}
    }
    commands
}

/// A button at the right end, and whether it was pressed.
fn pressed(ui: &mut Ui, texts: TableText, key: &str, on: bool) -> bool {
    ui.add_enabled(on, Button::new(texts.text(key))).clicked()
}

fn lesson_ui(
    ui: &mut Ui,
    model: &Model,
    (title, says, rules): (&str, &str, &[String]),
    (at, of, next): (usize, usize, &Option<(String, String)>),
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let over = at >= of;
    let mut chosen = Vec::new();
    widgets::spread_cut(
        ui,
        |ui| {
            let n = |n: usize| Value::Number(n as i64);
            let step = [("at", n((at + 1).min(of))), ("of", n(of))];
            let words = v.pair(&v.text(title), &v.with("ui-lesson-at", &step));
            ui.add(Label::new(small(words)).truncate());
        },
        |ui| {
            if pressed(ui, v, "ui-lesson-leave", true) {
                chosen.push(Command::Learn(LearnCommand::Leave));
            }
            if over {
                chosen.extend(over_ui(ui, model, next));
            } else {
                if pressed(ui, v, "ui-lesson-skip-all", true) {
                    chosen.push(Command::Learn(LearnCommand::PlayOn));
                }
                if pressed(ui, v, "ui-lesson-skip", true) {
                    chosen.push(Command::Learn(LearnCommand::Skip));
                }
            }
            if pressed(ui, v, "ui-lesson-back", at > 0) {
                chosen.push(Command::Learn(LearnCommand::Back));
            }
        },
    );
    said(ui, v, &v.text(says), rules, commands);
    commands.extend(chosen);
}

/// What can be done after the last step: the next lesson of the course, and playing on where the
/// game is not over with the lesson.
fn over_ui(ui: &mut Ui, model: &Model, next: &Option<(String, String)>) -> Vec<Command> {
    let (v, mut chosen) = (model.texts, Vec::new());
    if let Some((game, lesson)) = next
        && widgets::primary_sized(ui, &v.text("ui-lesson-next"), Vec2::ZERO).clicked()
    {
        let (game, lesson) = (game.clone(), lesson.clone());
        chosen.push(Command::Learn(LearnCommand::Lesson { game, lesson, again: false }));
    }
    let goes_on = model.sight.outcome.is_none();
    if goes_on && ui.button(v.text("ui-lesson-play-on")).clicked() {
        chosen.push(Command::Learn(LearnCommand::PlayOn));
    }
    chosen
}

/// The sentence, and links to the rules behind it.
fn said(ui: &mut Ui, v: TableText, words: &str, rules: &[String], commands: &mut Vec<Command>) {
    ScrollArea::vertical().id_salt("lesson says").auto_shrink([false, false]).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let place = ui.label(strong(words).size(theme::em(ui) * 0.95)).rect;
            // A right click opens the first of them.
            let links = if widgets::rules_shown(ui.ctx()) { rules.len() } else { 1 };
            for rule in rules.iter().take(links) {
                commands.extend(widgets::rule_behind(ui, v, rule, place));
            }
        });
    });
}

fn puzzle_ui(ui: &mut Ui, model: &Model, puzzle: &PuzzleModel, commands: &mut Vec<Command>) {
    let v = model.texts;
    let mut chosen = Vec::new();
    widgets::spread_cut(
        ui,
        |ui| {
            let n = |n: usize| Value::Number(n as i64);
            let title = v.with(&puzzle.title, &puzzle.args);
            // Without a limit nobody counts: a flight is many actions and one click.
            let words = match puzzle.within {
                None => title,
                Some(most) => {
                    let steps = [("at", n(puzzle.done)), ("of", n(most))];
                    v.pair(&title, &v.with("ui-puzzle-within", &steps))
                }
            };
            if puzzle.tried == Tried::Solved {
                stars_ui(ui, v, puzzle.stars);
            }
            ui.add(Label::new(small(words)).truncate());
        },
        |ui| chosen = puzzle_buttons_ui(ui, model, puzzle),
    );
    let (words, colour) = match puzzle.tried {
        Tried::Open => (told(v, puzzle), theme::ink()),
        Tried::Solved => {
            let why = v.with(&format!("{}.solved", puzzle.title), &puzzle.args);
            (format!("{} {why}", v.text("ui-puzzle-solved")), theme::accent())
        }
        Tried::Missed => (v.text(super::missed(model)), theme::loss()),
    };
    ui.visuals_mut().override_text_color = Some(colour);
    said(ui, v, &words, &puzzle.rules, commands);
    ui.visuals_mut().override_text_color = None;
    commands.extend(chosen);
}

/// What is to be reached, and the hints that were asked for.
fn told(v: TableText, puzzle: &PuzzleModel) -> String {
    let goal = v.with(&format!("{}.goal", puzzle.title), &puzzle.args);
    let hints = puzzle.hints.iter().map(|hint| v.say(hint));
    std::iter::once(goal).chain(hints).collect::<Vec<_>>().join(" ")
}

/// The buttons of a puzzle, from the right: leave it, go on to the next one or have a hint, begin
/// anew.
fn puzzle_buttons_ui(ui: &mut Ui, model: &Model, puzzle: &PuzzleModel) -> Vec<Command> {
    let (v, mut chosen) = (model.texts, Vec::new());
    if pressed(ui, v, "ui-puzzle-leave", true) {
        chosen.push(Command::Learn(LearnCommand::Leave));
    }
    let key = if puzzle.made.is_some() { "ui-puzzle-new" } else { "ui-puzzle-next" };
    if let Some(next) = super::next_command(model)
        && widgets::primary(ui, &v.text(key)).clicked()
    {
        chosen.push(next);
    }
    if puzzle.tried == Tried::Open {
        let hint = super::hint_command(model);
        if pressed(ui, v, "ui-puzzle-hint", hint.is_some()) {
            chosen.extend(hint);
        }
    }
    let words = v.text("ui-puzzle-again");
    let again = match puzzle.tried {
        Tried::Missed => widgets::primary(ui, &words).clicked(),
        _ => ui.add_enabled(puzzle.done > 0, Button::new(words)).clicked(),
    };
    if again {
        chosen.push(Command::Learn(LearnCommand::Again));
    }
    chosen
}
