//! The list of saved games: what is in each file, or why it cannot be read. It deletes nothing
//! before somebody said yes.

use super::{
    command::{Command, Purpose, Screen},
    saving::path_field,
    settings::Settings,
    table_text::TableText,
    theme,
    widgets::{self, small, soft, strong},
};
use crate::{
    table::{action::Value, catalogue::SeatInfo},
    view::art::palette::Livery,
};
use bevy_egui::egui::{self, ScrollArea, Ui};
use std::path::PathBuf;

/// What a save file holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveContent {
    /// What the game's text keys begin with.
    pub prefix: &'static str,
    /// The edition.
    pub edition: String,
    /// Who plays.
    pub seats: Vec<SeatInfo>,
    /// How many actions were done.
    pub actions: usize,
    /// Whether it is a study.
    pub study: bool,
    /// Whether it is a scenario, with a position but no record.
    pub scenario: bool,
    /// Whether the game has ended: nobody can choose any more.
    pub over: bool,
    /// What all lines of one game share.
    pub tree: u64,
    /// After which entry it left another line of its game, if it is a branch.
    pub branch: Option<usize>,
}

impl SaveContent {
    /// Whether it is of any use for this purpose: only what has a past can be watched.
    pub fn fits(&self, purpose: Purpose) -> bool {
        purpose != Purpose::Watch || !self.scenario
    }
}

/// One file of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveFile {
    /// Where it lies.
    pub path: PathBuf,
    /// Its name for people.
    pub name: String,
    /// How many minutes ago it was written.
    pub minutes: u64,
    /// What it holds, or why it cannot be read.
    pub content: Result<SaveContent, String>,
}

/// Where a record and the rules of today part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parting {
    /// What the save is called.
    pub name: String,
    /// How many entries both agree on.
    pub agreed: usize,
    /// How many entries the record has.
    pub entries: usize,
    /// What differs in the first one that does.
    pub why: String,
    /// Whether it was played with other level files.
    pub other_levels: bool,
    /// Whether it was played by another version of the rules.
    pub other_rules: bool,
    /// Whether the level files of then are at hand, so that it can be watched as it was played.
    pub recorded: bool,
    /// Whether it can be dealt today, so that it can be played on from where both agree.
    pub dealt: bool,
}

/// Why a file can be brought back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It was deleted.
    Deleted,
    /// It is what a save was before its last change.
    Earlier,
}

/// A file that can be brought back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptFile {
    /// Why it is there.
    pub kept: Kept,
    /// What the save was called.
    pub name: String,
    /// How many minutes ago it was written.
    pub minutes: u64,
    /// Where it lies.
    pub path: PathBuf,
}

/// The game that *Continue* goes on with: the newest that can be read and has not ended; a study
/// only where there is no game.
pub fn newest(saves: &[SaveFile]) -> Option<&SaveFile> {
    let runs = |study: bool| {
        saves.iter().find(move |save| {
            save.content.as_ref().is_ok_and(|content| !content.over && content.study == study)
        })
    };
    runs(false).or_else(|| runs(true))
}

/// The saves in the order in which they are listed: lines of one game together, its main line
/// first, the game that was played last at the top. With each, whether it stands under another one.
fn in_trees<'a>(saves: &[&'a SaveFile]) -> Vec<(&'a SaveFile, bool)> {
    let tree = |save: &SaveFile| save.content.as_ref().ok().map(|c| c.tree).filter(|&t| t != 0);
    let branch = |save: &SaveFile| save.content.as_ref().is_ok_and(|c| c.branch.is_some());
    let mut listed: Vec<(&SaveFile, bool)> = Vec::new();
    for (n, save) in saves.iter().enumerate() {
        let Some(this) = tree(save) else {
            listed.push((save, false));
            continue;
        };
        if saves[..n].iter().any(|s| tree(s) == Some(this)) {
            continue;
        }
        let mut lines: Vec<&SaveFile> =
            saves[n..].iter().copied().filter(|s| tree(s) == Some(this)).collect();
        lines.sort_by_key(|s| branch(s));
        let main = lines.iter().any(|s| !branch(s));
        listed.extend(lines.into_iter().map(|s| (s, main && branch(s))));
    }
    listed
}

/// What is typed in the browser.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavesForm {
    /// The file that is given another name, and that name.
    pub renaming: Option<(PathBuf, String)>,
    /// Whether the field for that name has just opened: it is brought into sight and takes what is
    /// typed.
    pub opened: bool,
    /// The path that is typed of a file from elsewhere.
    pub path: String,
}

/// How long ago, in words.
pub fn ago(texts: TableText, minutes: u64) -> String {
    let (key, n) = match minutes {
        0 => ("ui-ago-now", 0),
        1..60 => ("ui-ago-minutes", minutes),
        60..2880 => ("ui-ago-hours", minutes / 60),
        _ => ("ui-ago-days", minutes / 1440),
    };
    texts.count(key, "count", n as i64)
}

/// The files that the list shows. What cannot be read stands where all saved games stand.
#[derive(Clone, Copy, Debug)]
pub struct SaveList<'a> {
    /// The files that were found, the newest first.
    pub saves: &'a [SaveFile],
    /// The folder in which they lie.
    pub folder: &'a str,
    /// What for.
    pub purpose: Purpose,
    /// What can be brought back, the newest first.
    pub kept: &'a [KeptFile],
}

/// The screen.
pub fn saves_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    shelf: SaveList,
    form: &mut SavesForm,
) -> Vec<Command> {
    let mut commands = Vec::new();
    ui.horizontal(|ui| {
        if ui.button(texts.text("ui-back")).clicked() {
            commands.push(Command::Go(Screen::Start));
        }
        let title = match shelf.purpose {
            Purpose::Play => "ui-saves",
            Purpose::Watch => "ui-replay",
            Purpose::Study => "ui-study",
        };
        ui.label(egui::RichText::new(texts.text(title)).heading());
        if widgets::quiet(ui, &texts.text("ui-refresh")).clicked() {
            commands.push(Command::RefreshSaves);
        }
    });
    ui.label(small(texts.named("ui-saves-folder", "folder", shelf.folder)));
    ui.add_space(theme::GRID);
    ScrollArea::vertical().id_salt("saves").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        let fits = |save: &&SaveFile| {
            save.content
                .as_ref()
                .map_or(shelf.purpose == Purpose::Play, |content| content.fits(shelf.purpose))
        };
        let shown: Vec<&SaveFile> = shelf.saves.iter().filter(fits).collect();
        if shown.is_empty() {
            let none = match shelf.purpose {
                Purpose::Play => "ui-saves-none",
                Purpose::Watch => "ui-saves-none-watch",
                Purpose::Study => "ui-saves-none-study",
            };
            ui.label(soft(texts.text(none)));
        }
        for (save, under) in in_trees(&shown) {
            let mut card = |ui: &mut Ui| {
                widgets::card(ui, |ui| {
                    save_ui(ui, texts, settings, (save, shelf.purpose), form, &mut commands)
                });
            };
            if under {
                ui.indent(("branch", &save.path), card);
            } else {
                card(ui);
            }
        }
        kept_ui(ui, texts, shelf.kept, &mut commands);
        import_ui(ui, texts, &mut form.path, &mut commands);
        widgets::scroll_to_focus(ui);
    });
    commands
}

/// What can be done with a file, what it is mostly for first: text key and command.
fn uses(save: &SaveFile, content: &SaveContent, purpose: Purpose) -> Vec<(&'static str, Command)> {
    // Nobody can choose any more in a game that has ended: there the result is to be seen.
    let load =
        (if content.over { "ui-result" } else { "ui-save-load" }, Command::Load(save.path.clone()));
    let watch = (!content.scenario).then(|| ("ui-replay", Command::Watch(save.path.clone())));
    let study = ("ui-study", Command::Study(Some(save.path.clone())));
    match (purpose, content.over) {
        (Purpose::Play, false) => [Some(load), watch, Some(study)],
        (Purpose::Play, true) | (Purpose::Watch, _) => [watch, Some(study), Some(load)],
        (Purpose::Study, _) => [Some(study), watch, Some(load)],
    }
    .into_iter()
    .flatten()
    .collect()
}

fn save_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    (save, purpose): (&SaveFile, Purpose),
    form: &mut SavesForm,
    commands: &mut Vec<Command>,
) {
    name_ui(ui, texts, save, form, commands);
    match &save.content {
        Err(why) => {
            ui.label(egui::RichText::new(texts.text("ui-save-faulty")).color(theme::loss()));
            ui.label(soft(why));
        }
        Ok(content) => {
            ui.horizontal_wrapped(|ui| {
                ui.label(texts.text(&format!("{}-edition-{}", content.prefix, content.edition)));
                for seat in &content.seats {
                    seat_ui(ui, settings, seat);
                }
                let key = if content.scenario { "ui-save-scenario" } else { "ui-save-actions" };
                ui.label(soft(
                    texts.with(key, &[("count", Value::Number(content.actions as i64))]),
                ));
                if let Some(entry) = content.branch {
                    let words = texts.count("ui-save-branch", "entry", entry as i64);
                    chip_ui(ui, &words, theme::soft());
                }
                if content.over {
                    chip_ui(ui, &texts.text("ui-save-over"), theme::accent());
                }
                if content.study {
                    chip_ui(ui, &texts.text("ui-mode-study"), theme::violet());
                }
            });
        }
    }
    ui.horizontal_wrapped(|ui| {
        if let Ok(content) = &save.content {
            for (n, (key, command)) in uses(save, content, purpose).into_iter().enumerate() {
                let words = texts.text(key);
                let button = if n == 0 { widgets::primary(ui, &words) } else { ui.button(words) };
                if button.clicked() {
                    commands.push(command);
                }
            }
        }
        if ui.button(texts.text("ui-rename")).clicked() {
            form.renaming = Some((save.path.clone(), save.name.clone()));
            form.opened = true;
        }
        if ui.button(texts.text("ui-delete")).clicked() {
            commands.push(Command::Delete(save.path.clone()).confirmed("ui-delete-sure"));
        }
    });
}

/// Words and what belongs to them (`more` points wide), which stay in one line together and begin a
/// new one where there is no room.
fn unbroken(ui: &mut Ui, words: &str, more: f32, add: impl FnOnce(&mut Ui)) {
    let galley = egui::WidgetText::from(words).into_galley(
        ui,
        Some(egui::TextWrapMode::Extend),
        f32::INFINITY,
        egui::TextStyle::Body,
    );
    let wide = (galley.size().x + more + 1.0).min(ui.max_rect().width());
    ui.allocate_ui_with_layout(
        egui::vec2(wide, ui.spacing().interact_size.y),
        egui::Layout::left_to_right(egui::Align::Center),
        add,
    );
}

/// A seat with its badge.
fn seat_ui(ui: &mut Ui, settings: &Settings, seat: &SeatInfo) {
    let size = theme::em(ui) * 1.2;
    unbroken(ui, &seat.name, size + ui.spacing().item_spacing.x, |ui| {
        widgets::badge(
            ui,
            Livery { seat: seat.colour, set: settings.seat_set() },
            size,
            &seat.name,
        );
        ui.add(egui::Label::new(&seat.name).truncate());
    });
}

/// A framed word.
fn chip_ui(ui: &mut Ui, words: &str, tint: egui::Color32) {
    unbroken(ui, words, 18.0, |ui| drop(widgets::chip(ui, words, tint)));
}

fn name_ui(
    ui: &mut Ui,
    texts: TableText,
    save: &SaveFile,
    form: &mut SavesForm,
    commands: &mut Vec<Command>,
) {
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        match &mut form.renaming {
            Some((path, name)) if *path == save.path => {
                let field = widgets::field(ui, name, "", &texts.text("ui-save-name"), 14.0);
                if std::mem::take(&mut form.opened) {
                    field.request_focus();
                    field.scroll_to_me(None);
                }
                let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
                if ui.button(texts.text("ui-rename")).clicked() || entered {
                    commands.push(Command::Rename(path.clone(), name.trim().to_owned()));
                    done = true;
                }
                if ui.button(texts.text("ui-cancel")).clicked() {
                    done = true;
                }
            }
            _ => {
                ui.label(strong(&save.name).size(theme::em(ui) * 1.1));
            }
        }
        ui.label(small(ago(texts, save.minutes)));
    });
    if done {
        form.renaming = None;
    }
}

/// A file from elsewhere, by its path.
fn import_ui(ui: &mut Ui, texts: TableText, path: &mut String, commands: &mut Vec<Command>) {
    ui.add_space(theme::GRID);
    ui.horizontal_wrapped(|ui| {
        let field = path_field(ui, path, &texts.text("ui-import-path"));
        let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        let named = !path.trim().is_empty();
        let button = egui::Button::new(texts.text("ui-import"));
        if ui.add_enabled(named, button).clicked() || entered && named {
            commands.push(Command::BringIn(path.trim().into()));
        }
    });
}

/// What can be brought back, folded.
fn kept_ui(ui: &mut Ui, texts: TableText, kept: &[KeptFile], commands: &mut Vec<Command>) {
    if kept.is_empty() {
        return;
    }
    ui.add_space(theme::GRID);
    let title = texts.count("ui-kept", "count", kept.len() as i64);
    widgets::fold(ui, "kept saves", strong(title), false, None, |ui| {
        for file in kept {
            ui.horizontal_wrapped(|ui| {
                let button = ui.button(texts.text("ui-kept-bring"));
                let name = texts.named("ui-kept-bring-name", "name", &file.name);
                button.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name)
                });
                if button.clicked() {
                    commands.push(Command::BringBack(file.clone()));
                }
                ui.label(&file.name);
                ui.label(soft(texts.text(match file.kept {
                    Kept::Deleted => "ui-kept-deleted",
                    Kept::Earlier => "ui-kept-earlier",
                })));
                ui.label(small(ago(texts, file.minutes)));
            });
        }
    });
}
