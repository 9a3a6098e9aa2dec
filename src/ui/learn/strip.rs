//! The strip at the head of the board while a lesson or a puzzle lies on the table: one sentence,
//! the rules behind it, and the few buttons that lead on or back. It hides nothing of the board:
//! the board makes room for it. In a lesson it is low, for the board is what is looked at.

use super::{
    Learning, PuzzleModel, Tried, better,
    said::{LINK, letters, pressed, puzzle_args, said, two_rows},
    shelf::stars_ui,
};
use crate::{
    table::action::Value,
    ui::{
        command::{Command, LearnCommand},
        model::Model,
        table_text::TableText,
        theme,
        widgets::{self, small},
    },
};
use bevy_egui::egui::{Button, Label, Ui, UiBuilder, Vec2, vec2};

/// How tall the strip is in heights of body text, where something is learnt. A lesson has its
/// buttons beside three lines of words; a puzzle has them above two.
pub fn strip_height(model: &Model) -> Option<f32> {
    model.aside.learning.as_ref().map(|_| 4.4)
}

/// How wide the buttons beside the words of a lesson are, in heights of body text.
const BUTTONS: f32 = 17.0;

/// The strip.
pub fn strip_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    match &model.aside.learning {
        Some(Learning::Lesson { title, says, rules, at, of, next, .. }) => {
            lesson_ui(ui, model, (title, says, rules), (*at, *of, next), &mut commands);
        }
        Some(Learning::Puzzle(puzzle)) => puzzle_ui(ui, model, puzzle, &mut commands),
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
    let (v, em, all) = (model.texts, theme::em(ui), ui.available_rect_before_wrap());
    let (mut left, right) = all.split_left_right_at_x(all.right() - em * BUTTONS);
    left.max.x -= theme::GRID * 2.0;
    let words = v.text(says);
    let room = vec2(left.width() - em * LINK, left.height());
    let size = letters(ui, &words, room);
    let mut side = ui.new_child(UiBuilder::new().max_rect(left).id_salt("words"));
    said(&mut side, v, (&words, size), rules, commands);
    let n = |n: usize| Value::Number(n as i64);
    // At its end the next lesson's button stands where there was room for the count.
    let step = (at < of).then(|| v.with("ui-lesson-at", &[("at", n(at + 1)), ("of", n(of))]));
    let mut side = ui.new_child(UiBuilder::new().max_rect(right).id_salt("buttons"));
    let chosen = buttons_ui(
        &mut side,
        model,
        [&step.unwrap_or_default(), &v.text(title)],
        (at, at >= of, next),
    );
    commands.extend(chosen.into_iter().map(Command::Learn));
    ui.advance_cursor_after_rect(all);
}

/// The buttons of a lesson in two low rows, no higher than the words beside them, with how far one
/// has come.
fn buttons_ui(
    ui: &mut Ui,
    model: &Model,
    [step, title]: [&str; 2],
    (at, over, next): (usize, bool, &Option<(String, String)>),
) -> Vec<LearnCommand> {
    let (v, mut chosen) = (model.texts, Vec::new());
    ui.spacing_mut().button_padding.y = 1.0;
    ui.spacing_mut().interact_size.y = theme::em(ui) * 1.6;
    let mut first = None;
    widgets::spread_cut(
        ui,
        |ui| _ = ui.add(Label::new(small(step)).truncate()).on_hover_text(title),
        |ui| {
            if over {
                first = next_ui(ui, model, next);
            } else if pressed(ui, v, "ui-lesson-skip", true) {
                first = Some(LearnCommand::Skip);
            }
            if pressed(ui, v, "ui-lesson-back", at > 0) {
                first = Some(LearnCommand::Back);
            }
        },
    );
    chosen.extend(first);
    widgets::spread_cut(
        ui,
        |_| {},
        |ui| {
            if pressed(ui, v, "ui-lesson-leave", true) {
                chosen.push(LearnCommand::Leave);
            }
            let on = if over { "ui-lesson-play-on" } else { "ui-lesson-skip-all" };
            // Where the game is over with the lesson, nothing can be played on.
            if model.sight.outcome.is_none() && pressed(ui, v, on, true) {
                chosen.push(LearnCommand::PlayOn);
            }
        },
    );
    chosen
}

/// The next lesson of the course; behind the last one a first game with a teacher.
fn next_ui(ui: &mut Ui, model: &Model, next: &Option<(String, String)>) -> Option<LearnCommand> {
    let v = model.texts;
    let (key, about, command) = match next.clone() {
        Some((game, lesson)) => {
            ("ui-lesson-next", None, LearnCommand::Lesson { game, lesson, again: false })
        }
        None => {
            let game = model.sight.game.to_owned();
            ("ui-lesson-teacher", Some(v.text("ui-teacher-about")), LearnCommand::Teacher(game))
        }
    };
    let button = widgets::primary_sized(ui, &v.text(key), Vec2::ZERO);
    let button = match about {
        Some(about) => button.on_hover_text(about),
        None => button,
    };
    button.clicked().then_some(command)
}

fn puzzle_ui(ui: &mut Ui, model: &Model, puzzle: &PuzzleModel, commands: &mut Vec<Command>) {
    let v = model.texts;
    let n = |n: usize| Value::Number(n as i64);
    let args = puzzle_args(v, puzzle.args.clone(), puzzle.thing.as_deref());
    let title = v.with(&puzzle.title, &args);
    // Without a limit nobody counts: a flight is many actions and one click.
    let title = match puzzle.within {
        None => title,
        Some(most) => {
            let steps = [("at", n(puzzle.done)), ("of", n(most))];
            v.pair(&title, &v.with("ui-puzzle-within", &steps))
        }
    };
    let (words, colour) = match puzzle.tried {
        Tried::Open => (told(v, puzzle, &args), theme::ink()),
        Tried::Solved => {
            let why = v.with(&format!("{}.solved", puzzle.title), &args);
            (format!("{} {why}", v.text("ui-puzzle-solved")), theme::accent())
        }
        Tried::Missed => (v.text(super::missed(model)), theme::loss()),
    };
    let stars = |ui: &mut Ui| {
        if puzzle.tried == Tried::Solved {
            stars_ui(ui, v, puzzle.stars);
        }
    };
    let buttons = |ui: &mut Ui| puzzle_buttons_ui(ui, model, puzzle);
    commands.extend(two_rows(ui, v, (stars, title), buttons, (&words, colour, &puzzle.rules)));
}

/// What is to be reached, and the hints that were asked for.
fn told(v: TableText, puzzle: &PuzzleModel, args: &[(&'static str, Value)]) -> String {
    let goal = v.with(&format!("{}.goal", puzzle.title), args);
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
