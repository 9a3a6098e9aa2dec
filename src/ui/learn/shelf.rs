//! The screen on which one chooses a lesson or a puzzle: by game, with what was done already. It
//! lists what it finds in the games' folders.

use super::{Progress, said::puzzle_args};
use crate::{
    table::{
        action::Value,
        game::Game,
        learn::{
            CoursePlace, Lesson, Puzzle, STARS, Taught, asks, course_places, lessons, puzzles,
        },
    },
    ui::{
        command::{Command, LearnCommand, Screen},
        cover,
        table_text::TableText,
        theme,
        widgets::{self, section, small},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Button, Context, Id, Label, RichText, Ui};

/// The screen of lessons, or that of puzzles: with what was learnt, and the game of which a new
/// puzzle is being made.
pub fn shelf_ui(
    ui: &mut Ui,
    texts: TableText,
    screen: Screen,
    (done, making): (&Progress, Option<&str>),
) -> Vec<Command> {
    let mut commands = Vec::new();
    let here = if screen == Screen::Puzzles { "ui-puzzles" } else { "ui-learn" };
    ui.horizontal(|ui| {
        if ui.button(texts.text("ui-back")).clicked() {
            commands.push(Command::Go(Screen::Start));
        }
        ui.label(RichText::new(texts.text(here)).heading());
        let (other, to) = match screen {
            Screen::Puzzles => ("ui-learn", Screen::Learn),
            _ => ("ui-puzzles", Screen::Puzzles),
        };
        if widgets::quiet(ui, &texts.text(other)).clicked() {
            commands.push(Command::Go(to));
        }
    });
    ui.label(small(texts.text(&format!("{here}-about"))));
    let games = in_order(ui.ctx());
    let wanted = games_ui(ui, texts, &games);
    ui.add_space(theme::GRID);
    // Whoever comes from a table finds its game at the head, wherever the page was left.
    let fresh = ui.data_mut(|d| d.remove_temp::<bool>(fresh_id())).is_some();
    let area = widgets::scrolling(fresh).id_salt(here);
    area.auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 12.0);
        for game in games {
            let top = ui.next_widget_position().y;
            if screen == Screen::Puzzles {
                puzzles_ui(ui, texts, game, (done, making), &mut commands);
            } else {
                course_ui(ui, texts, game, done, &mut commands);
            }
            if wanted == Some(game.id()) {
                let head = egui::Rect::from_x_y_ranges(ui.max_rect().x_range(), top..=top + 1.0);
                ui.scroll_to_rect(head, Some(egui::Align::TOP));
            }
        }
        widgets::scroll_to_focus(ui);
    });
    commands
}

/// Keeps which game lay on the table last: whoever learns goes on with that one.
pub fn keep_game(ctx: &Context, game: &'static str) {
    ctx.data_mut(|d| {
        d.insert_temp(Id::new("game on the table last"), game);
        d.insert_temp(fresh_id(), true);
    });
}

/// Where it is noted that a game has lain on the table since the page was shown.
fn fresh_id() -> Id {
    Id::new("a game has lain on the table")
}

/// The games, the one that was played last before the others.
fn in_order(ctx: &Context) -> Vec<&'static dyn Game> {
    let last: Option<&str> = ctx.data(|d| d.get_temp(Id::new("game on the table last")));
    let mut games: Vec<&'static dyn Game> = cover::playable().map(|(_, game)| game).collect();
    games.sort_by_key(|game| Some(game.id()) != last);
    games
}

/// The names of the games, each of which leads to its place below; the one that was pressed.
fn games_ui(ui: &mut Ui, texts: TableText, games: &[&'static dyn Game]) -> Option<&'static str> {
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        for game in games {
            let name = title_of(texts, *game);
            let button = ui.button(&name);
            spoken(&button, &texts.named("ui-learn-to", "game", &name));
            if button.clicked() {
                wanted = Some(game.id());
            }
        }
    });
    wanted
}

/// The sign of what is done, with its words under the pointer.
fn done_ui(ui: &mut Ui, done: Option<String>) {
    if let Some(words) = done {
        widgets::icon(ui, Icon::CHECK, theme::accent()).on_hover_text(words);
    }
}

/// A button that is read out in more words than stand on it.
fn spoken(button: &egui::Response, words: &str) {
    button.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, words));
}

fn title_of(texts: TableText, game: &dyn Game) -> String {
    texts.text(&format!("{}-title", game.prefix()))
}

/// The course of a game: its lessons in their order, with how many are done.
fn course_ui(
    ui: &mut Ui,
    texts: TableText,
    game: &dyn Game,
    done: &Progress,
    commands: &mut Vec<Command>,
) {
    let all = lessons(game);
    if all.is_empty() {
        return;
    }
    let places = course_places(all);
    let open: Vec<_> = (0..all.len())
        .filter(|&n| !done.has_finished(game.id(), all[n].id()))
        .map(|n| places[n].lesson)
        .collect();
    let next = all.iter().find(|lesson| !done.has_finished(game.id(), lesson.id())).map(Lesson::id);
    let of = places.last().map_or(0, |place| place.lesson);
    let at = (1..=of).filter(|lesson| !open.contains(lesson)).count();
    let counts = [("at", at), ("of", of)].map(|(name, n)| (name, Value::Number(n as i64)));
    widgets::card(ui, |ui| {
        ui.set_width(ui.available_width());
        let title = title_of(texts, game);
        section(ui, &format!("{title} · {}", texts.with("ui-lessons-done", &counts)));
        for (lesson, place) in all.iter().zip(places) {
            let is_next = next == Some(lesson.id());
            lesson_ui(ui, texts, game, (lesson, place, done, is_next), commands);
        }
        teacher_ui(ui, texts, game, commands);
    });
    ui.add_space(theme::GRID);
}

/// A first game with a teacher, behind the lessons.
fn teacher_ui(ui: &mut Ui, texts: TableText, game: &dyn Game, commands: &mut Vec<Command>) {
    ui.horizontal_top(|ui| {
        let words = texts.text("ui-teacher-begin");
        let button = ui.add(Button::new(&words).min_size(egui::vec2(theme::em(ui) * 9.0, 0.0)));
        spoken(&button, &format!("{words}: {}", title_of(texts, game)));
        if button.clicked() {
            commands.push(Command::Learn(LearnCommand::Teacher(game.id().to_owned())));
        }
        ui.vertical(|ui| {
            ui.label(widgets::strong(texts.text("ui-teacher")).size(theme::em(ui) * 1.1));
            ui.label(texts.text("ui-teacher-about"));
        });
    });
}

/// One lesson: where one begins or goes on, what is learnt, how long it takes. That of the next one
/// stands out.
fn lesson_ui(
    ui: &mut Ui,
    texts: TableText,
    game: &dyn Game,
    (lesson, place, done, is_next): (&Lesson, CoursePlace, &Progress, bool),
    commands: &mut Vec<Command>,
) {
    let title = texts.text(&lesson.text_key(game));
    let step = done.step(game.id(), lesson.id());
    let finished = done.has_finished(game.id(), lesson.id());
    let command = |again| LearnCommand::Lesson {
        game: game.id().to_owned(),
        lesson: lesson.id().to_owned(),
        again,
    };
    // A game may have several lessons: which it is, stands behind the name.
    let called = |button: egui::Response, key: &str| {
        spoken(&button, &format!("{}: {title}", texts.text(key)));
        let game = title_of(texts, game);
        button.ctx.accesskit_node_builder(button.id, |node| node.set_description(game));
        button.clicked()
    };
    ui.horizontal_top(|ui| {
        let least = egui::vec2(theme::em(ui) * 9.0, 0.0);
        let key = match (step, finished) {
            (0, false) => "ui-lesson-begin",
            (0, true) => "ui-lesson-repeat",
            _ => "ui-lesson-go-on",
        };
        let words = texts.text(key);
        let button = if is_next {
            widgets::primary_sized(ui, &words, least)
        } else {
            ui.add(Button::new(words).min_size(least))
        };
        if called(button, key) {
            commands.push(Command::Learn(command(false)));
        }
        ui.vertical(|ui| {
            let title = numbered(texts, &title, place);
            let again = heading_ui(ui, texts, (&title, lesson), (step, finished));
            if again.is_some_and(|button| called(button, "ui-lesson-repeat")) {
                commands.push(Command::Learn(command(true)));
            }
            ui.label(texts.text(&format!("{}.about", lesson.text_key(game))));
        });
    });
    ui.add_space(theme::GRID);
}

/// The title of a lesson with its number, and which part of it this is.
fn numbered(texts: TableText, title: &str, place: CoursePlace) -> String {
    let number = |n: usize| Value::Number(n as i64);
    let key = if place.parts > 1 { "ui-lesson-part" } else { "ui-lesson-numbered" };
    let title = Value::Name(title.to_owned());
    let numbers = [("lesson", place.lesson), ("part", place.part), ("parts", place.parts)];
    let numbers = numbers.map(|(name, n)| (name, number(n)));
    texts.with(key, &[&[("title", title)], &numbers[..]].concat())
}

/// The title of a lesson, how long it takes and how far somebody has come; where it is begun, the
/// button that begins it anew.
fn heading_ui(
    ui: &mut Ui,
    texts: TableText,
    (title, lesson): (&str, &Lesson),
    (step, finished): (usize, bool),
) -> Option<egui::Response> {
    let heading = ui.horizontal_wrapped(|ui| {
        ui.label(widgets::strong(title).size(theme::em(ui) * 1.1));
        done_ui(ui, finished.then(|| texts.text("ui-lesson-finished")));
        ui.label(small(texts.count("ui-lesson-minutes", "count", i64::from(lesson.minutes))));
        if step == 0 {
            return None;
        }
        let (at, of) = lesson.sentence(step);
        let counts = [("at", at), ("of", of)].map(|(name, n)| (name, Value::Number(n as i64)));
        ui.label(small(texts.with("ui-lesson-at", &counts)));
        Some(ui.button(texts.text("ui-lesson-repeat")))
    });
    heading.inner
}

fn puzzles_ui(
    ui: &mut Ui,
    texts: TableText,
    game: &dyn Game,
    (done, making): (&Progress, Option<&str>),
    commands: &mut Vec<Command>,
) {
    let all = puzzles(game);
    if all.is_empty() {
        return;
    }
    let solved = all.iter().filter(|p| done.has_solved(game.id(), p.id())).count();
    let counts = [("at", Value::Number(solved as i64)), ("of", Value::Number(all.len() as i64))];
    let title = title_of(texts, game);
    section(ui, &format!("{title} · {}", texts.with("ui-puzzles-solved", &counts)));
    for puzzle in all {
        puzzle_ui(ui, texts, game, (puzzle, done), commands);
    }
    if asks(game).is_some() {
        made_ui(ui, texts, game, making, commands);
    }
    ui.add_space(theme::GRID);
}

/// A new puzzle of a game, without end.
fn made_ui(
    ui: &mut Ui,
    texts: TableText,
    game: &dyn Game,
    making: Option<&str>,
    commands: &mut Vec<Command>,
) {
    ui.horizontal(|ui| {
        let least = egui::vec2(theme::em(ui) * 14.0, 0.0);
        let title = title_of(texts, game);
        let is_made = making == Some(game.id());
        let (key, command) = match is_made {
            true => ("ui-puzzle-making-stop", LearnCommand::StopMaking),
            false => ("ui-puzzle-new", LearnCommand::Make(game.id().to_owned())),
        };
        let words = texts.text(key);
        let button =
            ui.add_enabled(is_made || making.is_none(), Button::new(&words).min_size(least));
        spoken(&button, &format!("{words}: {title}"));
        if button.clicked() {
            commands.push(Command::Learn(command));
        }
        let about = if is_made { "ui-puzzle-making" } else { "ui-puzzle-new-about" };
        ui.add(Label::new(texts.text(about)).wrap());
    });
}

/// The stars of a puzzle that is solved, with their words under the pointer.
pub(super) fn stars_ui(ui: &mut Ui, texts: TableText, stars: u8) {
    let words = stars_words(texts, stars);
    let signs = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 1.0;
        for n in 0..STARS {
            let tint = if n < stars { theme::accent() } else { theme::faded(theme::soft(), 0.35) };
            widgets::icon(ui, Icon::STAR, tint);
        }
    });
    signs.response.on_hover_text(words);
}

fn stars_words(texts: TableText, stars: u8) -> String {
    let counts = [("at", i64::from(stars)), ("of", i64::from(STARS))];
    texts.with("ui-puzzle-stars", &counts.map(|(name, n)| (name, Value::Number(n))))
}

/// One puzzle: a button with its title, and what is to be reached.
fn puzzle_ui(
    ui: &mut Ui,
    texts: TableText,
    game: &dyn Game,
    (puzzle, done): (&Puzzle, &Progress),
    commands: &mut Vec<Command>,
) {
    let key = puzzle.text_key(game);
    let args = puzzle_args(texts, puzzle.text_args(), puzzle.thing());
    let stars = done.stars(game.id(), puzzle.id());
    ui.horizontal(|ui| {
        let title = texts.with(&key, &args);
        let button = ui.add(Button::new(&title).min_size(egui::vec2(theme::em(ui) * 14.0, 0.0)));
        match stars {
            0 => spoken(&button, &title),
            _ => spoken(&button, &format!("{title} ({})", stars_words(texts, stars))),
        }
        if button.clicked() {
            commands.push(Command::Learn(LearnCommand::Puzzle {
                game: game.id().to_owned(),
                puzzle: puzzle.id().to_owned(),
            }));
        }
        stars_ui(ui, texts, stars);
        // Words that need two lines keep to their own column.
        ui.add(Label::new(texts.with(&format!("{key}.goal"), &args)).wrap());
    });
}
