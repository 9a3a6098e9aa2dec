//! What is said while a lesson or a puzzle lies on the table: one sentence, the rules behind it,
//! and the few buttons that lead on or back. A puzzle says it over the board, which makes room for
//! it; a lesson at the head of the side panel, for the board is what is looked at there. It hides
//! nothing.

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
use bevy_egui::egui::{Button, Label, Rect, TextStyle, Ui, UiBuilder, vec2};

/// Where the strip stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StripPlace {
    /// Over the board: buttons above two lines of words.
    Board,
    /// At the head of the side panel: words between two rows of buttons.
    SidePanel,
}

impl StripPlace {
    /// Where it stands, if something is learnt.
    pub fn of(model: &Model) -> Option<StripPlace> {
        model.aside.learning.as_ref().map(|learning| match learning {
            Learning::Lesson { .. } => StripPlace::SidePanel,
            Learning::Puzzle(_) | Learning::Better(_) => StripPlace::Board,
        })
    }

    /// How tall it is in heights of body text.
    pub const fn tall(self) -> f32 {
        match self {
            StripPlace::Board => 4.4,
            StripPlace::SidePanel => 12.4,
        }
    }
}

/// How high a row of a lesson's buttons is, in heights of body text.
const ROW: f32 = 1.6;

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
    let (v, over) = (model.texts, at >= of);
    let n = |n: usize| Value::Number(n as i64);
    let title = v.text(title);
    let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
    let step = match over {
        true => title.clone(),
        false if tight => format!("{} / {of}", at + 1),
        false => v.with("ui-lesson-at", &[("at", n(at + 1)), ("of", n(of))]),
    };
    ui.spacing_mut().button_padding.y = 1.0;
    let mut row = theme::em(ui) * ROW;
    if tight {
        // Very large text leaves the room to the words; the buttons are small beside them.
        ui.style_mut().override_text_style = Some(TextStyle::Small);
        ui.spacing_mut().button_padding.x *= 0.5;
        row *= 0.8;
    }
    ui.spacing_mut().interact_size.y = row;
    let (all, gap) = (ui.available_rect_before_wrap(), theme::GRID * 0.5);
    let (head, below) = all.split_top_bottom_at_y(all.top() + row);
    // The next lesson has a row of its own: no late press on what leads through this one is for it.
    let rows = if over { row * 2.0 + gap } else { row };
    let (words, foot) = below.split_top_bottom_at_y(below.bottom() - rows);
    let mut part = |place: Rect, salt: &str| {
        ui.new_child(UiBuilder::new().max_rect(place).id_salt(("lesson", salt)))
    };
    let chosen = step_ui(&mut part(head, "steps"), v, [&step, &title], (at, over));
    commands.extend(chosen.map(Command::Learn));
    let room = words.shrink2(vec2(0.0, gap));
    let mut side = part(room, "words");
    let words = v.text(says);
    let size = letters(&side, &words, room.size() - vec2(theme::em(&side) * LINK, 0.0));
    said(&mut side, v, (&words, size), rules, commands);
    let chosen = foot_ui(&mut part(foot, "foot"), model, (over, next));
    commands.extend(chosen.map(Command::Learn));
    ui.advance_cursor_after_rect(all);
}

/// How far one has come, and what leads on and back; where it is over, its title.
fn step_ui(
    ui: &mut Ui,
    v: TableText,
    [step, title]: [&str; 2],
    (at, over): (usize, bool),
) -> Option<LearnCommand> {
    let mut chosen = None;
    widgets::spread_cut(
        ui,
        |ui| _ = ui.add(Label::new(small(step)).truncate()).on_hover_text(title),
        |ui| {
            if pressed(ui, v, "ui-lesson-skip", !over) {
                chosen = Some(LearnCommand::Skip);
            }
            if pressed(ui, v, "ui-lesson-back", at > 0) {
                chosen = Some(LearnCommand::Back);
            }
        },
    );
    chosen
}

/// What leads out of the lesson: on to the next one, where it is over.
fn foot_ui(
    ui: &mut Ui,
    model: &Model,
    (over, next): (bool, &Option<(String, String)>),
) -> Option<LearnCommand> {
    let (v, mut chosen) = (model.texts, None);
    if over {
        chosen = next_ui(ui, model, next);
    }
    widgets::spread_cut(
        ui,
        |_| {},
        |ui| {
            if pressed(ui, v, "ui-lesson-leave", true) {
                chosen = Some(LearnCommand::Leave);
            }
            let on = if over { "ui-lesson-play-on" } else { "ui-lesson-skip-all" };
            // Where the game is over with the lesson, nothing can be played on.
            if model.sight.outcome.is_none() && pressed(ui, v, on, true) {
                chosen = Some(LearnCommand::PlayOn);
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
    let wide = vec2(ui.available_width(), ui.spacing().interact_size.y);
    let button = widgets::primary_sized(ui, &v.text(key), wide);
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
