//! Setting a game up: game, edition, seats, options, seed. It fills a form and gives the finished
//! set-up as a command; whether it is possible, the table decides.

mod form;
mod games;
mod options;
mod races;
mod seats;
mod set_up;

pub use form::NewGameForm;

use super::{
    command::{Command, Screen},
    settings::Settings,
    table_text::TableText,
    theme,
    widgets::{self, soft, strong},
};
use crate::table::{catalogue::Chooser, game::check_setup};
use bevy_egui::egui::{self, Align, Key, KeyboardShortcut, Layout, Modifiers, Ui};

/// The screen. `fresh` is the seed of a game without a typed one.
pub fn new_game_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    form: &mut NewGameForm,
    fresh: u64,
) -> Vec<Command> {
    let mut commands = Vec::new();
    let em = theme::em(ui);
    form.known.clone_from(&settings.names);
    ui.horizontal(|ui| {
        if ui.button(texts.text("ui-back")).clicked() {
            commands.push(Command::Go(Screen::Start));
        }
        ui.label(egui::RichText::new(texts.text("ui-new-game")).heading());
    });
    ui.add_space(theme::GRID);
    let wide = ui.available_width() > em * 50.0;
    let foot = em * 3.2;
    let height = (ui.available_height() - foot).max(em * 8.0);
    // Another game is another form: it begins at its head.
    let id = ui.id().with("shown game");
    let shown: Option<usize> = ui.data(|d| d.get_temp(id));
    let opened = widgets::opened(ui, "new game");
    let fresh_form = opened || shown.is_some_and(|shown| shown != form.game);
    ui.data_mut(|d| d.insert_temp(id, form.game));
    if wide {
        // Each column scrolls by itself: the games stay in view while one looks through the
        // options.
        ui.columns(2, |columns| {
            scrolled(&mut columns[0], ("games", opened), height, |ui| {
                games::games_ui(ui, texts, form, false);
            });
            scrolled(&mut columns[1], ("seats", fresh_form), height, |ui| {
                set_up_ui(ui, texts, settings, form, &mut commands);
            });
        });
    } else {
        scrolled(ui, ("new game", fresh_form), height, |ui| {
            games::games_ui(ui, texts, form, true);
            set_up_ui(ui, texts, settings, form, &mut commands);
        });
    }
    ui.add_space(theme::GRID);
    begin_ui(ui, texts, form, (settings, fresh), &mut commands);
    commands
}

/// What is set up of the game that is chosen: edition, seats, and folded away the options.
fn set_up_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    form: &mut NewGameForm,
    commands: &mut Vec<Command>,
) {
    games::editions_ui(ui, texts, form);
    seats::seats_ui(ui, texts, settings, form);
    ui.add_space(theme::GRID);
    let title = strong(texts.count("ui-options-changed", "count", form.changed()));
    widgets::fold(ui, ("options", form.game().id()), title, false, None, |ui| {
        options::options_ui(ui, texts, form, commands);
    });
}

/// The button that begins, and what game that would be, or why it cannot begin.
fn begin_ui(
    ui: &mut Ui,
    texts: TableText,
    form: &NewGameForm,
    (settings, fresh): (&Settings, u64),
    commands: &mut Vec<Command>,
) {
    let setup = form.setup(texts, fresh);
    let fault = check_setup(form.game(), &setup).err();
    ui.horizontal_wrapped(|ui| {
        ui.add_enabled_ui(fault.is_none(), |ui| {
            let begin = widgets::primary(ui, &texts.text("ui-begin"));
            let keys = KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);
            let pressed = fault.is_none() && ui.input_mut(|i| i.consume_shortcut(&keys));
            let begin = begin.on_hover_text(ui.ctx().format_shortcut(&keys));
            if begin.clicked() || pressed {
                commands.push(Command::Begin(Box::new(setup)));
            }
        });
        if let Some(fault) = fault {
            ui.label(egui::RichText::new(texts.localizer.fault(&fault)).color(theme::loss()));
        } else {
            ui.label(soft(summary(texts, form)));
        }
        if people(form) == 1 {
            commands.extend(teacher_ui(ui, texts, settings));
        }
    });
}

/// Whether a teacher explains the game to the one person in it.
fn teacher_ui(ui: &mut Ui, texts: TableText, settings: &Settings) -> Option<Command> {
    let mut teacher = settings.teacher;
    let changed = widgets::check(ui, &mut teacher, texts.text("ui-set-teacher"))
        .on_hover_text(texts.text("ui-set-teacher.help"))
        .changed();
    let coach = settings.coach || teacher;
    changed.then(|| Command::Set(Box::new(Settings { teacher, coach, ..settings.clone() })))
}

/// A part of the form that scrolls; at its head where it is fresh.
fn scrolled(ui: &mut Ui, (salt, fresh): (&str, bool), height: f32, add: impl FnOnce(&mut Ui)) {
    let area = widgets::scrolling(fresh).id_salt(salt).max_height(height);
    area.auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        // Columns justify their words; cards shall not.
        ui.with_layout(Layout::top_down(Align::Min), add);
        widgets::scroll_to_focus(ui);
    });
}

fn people(form: &NewGameForm) -> usize {
    form.seats.iter().filter(|s| s.by == Chooser::Person).count()
}

fn summary(texts: TableText, form: &NewGameForm) -> String {
    let people = people(form);
    let n = |n: usize| crate::table::action::Value::Number(n as i64);
    texts.with("ui-new-summary", &[("people", n(people)), ("bots", n(form.seats.len() - people))])
}
