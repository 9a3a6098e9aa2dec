//! The strip at the head of the board while a lesson or a puzzle lies on the table: one sentence,
//! the rules behind it, and the few buttons that lead on or back. It hides nothing of the board:
//! the board makes room for it.

use super::{
    Learning, Tried, better,
    said::{pressed, said},
};
use crate::{
    table::action::Value,
    ui::{
        command::{Command, LearnCommand},
        model::Model,
        theme,
        widgets::{self, small},
    },
};
use bevy_egui::egui::{Button, Label, Ui, Vec2};

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
        Some(Learning::Puzzle { title, rules, done, within, tried, next }) => {
            puzzle_ui(ui, model, (title, rules), (*done, *within, *tried), next, &mut commands);
        }
        Some(Learning::Better(asked)) => better::better_ui(ui, model, asked, &mut commands),
        None => {}
    }
    commands
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

fn puzzle_ui(
    ui: &mut Ui,
    model: &Model,
    (title, rules): (&str, &[String]),
    (done, within, tried): (usize, Option<usize>, Tried),
    next: &Option<(String, String)>,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let mut chosen = Vec::new();
    widgets::spread_cut(
        ui,
        |ui| {
            let n = |n: usize| Value::Number(n as i64);
            // Without a limit nobody counts: a flight is many actions and one click.
            let words = within.map_or_else(
                || v.text(title),
                |most| {
                    let steps = [("at", n(done)), ("of", n(most))];
                    v.pair(&v.text(title), &v.with("ui-puzzle-within", &steps))
                },
            );
            ui.add(Label::new(small(words)).truncate());
        },
        |ui| {
            if pressed(ui, v, "ui-puzzle-leave", true) {
                chosen.push(Command::Learn(LearnCommand::Leave));
            }
            if let (Tried::Solved, Some((game, puzzle))) = (tried, next)
                && widgets::primary(ui, &v.text("ui-puzzle-next")).clicked()
            {
                let (game, puzzle) = (game.clone(), puzzle.clone());
                chosen.push(Command::Learn(LearnCommand::Puzzle { game, puzzle }));
            }
            let words = v.text("ui-puzzle-again");
            let again = match tried {
                Tried::Missed => widgets::primary(ui, &words).clicked(),
                _ => ui.add_enabled(done > 0, Button::new(words)).clicked(),
            };
            if again {
                chosen.push(Command::Learn(LearnCommand::Again));
            }
        },
    );
    let (words, colour) = match tried {
        Tried::Open => (v.text(&format!("{title}.goal")), theme::ink()),
        Tried::Solved => {
            let why = v.text(&format!("{title}.solved"));
            (format!("{} {why}", v.text("ui-puzzle-solved")), theme::accent())
        }
        Tried::Missed => (v.text(super::missed(model)), theme::loss()),
    };
    ui.visuals_mut().override_text_color = Some(colour);
    said(ui, v, &words, rules, commands);
    ui.visuals_mut().override_text_color = None;
    commands.extend(chosen);
}
