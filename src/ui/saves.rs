//! The list of saved games: what is in each file, or why it cannot be read. It deletes nothing before somebody said yes.

use super::{
    settings::Settings,
    speak::Voice,
    theme,
    widgets::{self, small, soft, strong},
    wish::{Screen, Wish},
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

/// What is typed in the browser.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavesForm {
    /// The file that is given another name, and that name.
    pub renaming: Option<(PathBuf, String)>,
}

/// How long ago, in words.
pub fn ago(voice: Voice, minutes: u64) -> String {
    let (key, n) = match minutes {
        0 => ("ui-ago-now", 0),
        1..60 => ("ui-ago-minutes", minutes),
        60..2880 => ("ui-ago-hours", minutes / 60),
        _ => ("ui-ago-days", minutes / 1440),
    };
    voice.count(key, "count", n as i64)
}

/// The screen.
pub fn saves_ui(ui: &mut Ui, voice: Voice, settings: &Settings, saves: &[SaveFile], folder: &str, form: &mut SavesForm) -> Vec<Wish> {
    let mut wishes = Vec::new();
    ui.horizontal(|ui| {
        if ui.button(voice.text("ui-back")).clicked() {
            wishes.push(Wish::Go(Screen::Start));
        }
        ui.label(egui::RichText::new(voice.text("ui-saves")).heading());
        if widgets::quiet(ui, &voice.text("ui-refresh")).clicked() {
            wishes.push(Wish::RefreshSaves);
        }
    });
    ui.label(small(voice.named("ui-saves-folder", "folder", folder)));
    ui.add_space(theme::GRID);
    ScrollArea::vertical().id_salt("saves").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        if saves.is_empty() {
            ui.label(soft(voice.text("ui-saves-none")));
        }
        for save in saves {
            widgets::card(ui, |ui| save_ui(ui, voice, settings, save, form, &mut wishes));
        }
    });
    wishes
}

fn save_ui(ui: &mut Ui, voice: Voice, settings: &Settings, save: &SaveFile, form: &mut SavesForm, wishes: &mut Vec<Wish>) {
    name_ui(ui, voice, save, form, wishes);
    match &save.content {
        Err(why) => {
            ui.label(egui::RichText::new(voice.text("ui-save-faulty")).color(theme::loss()));
            ui.label(soft(why));
        }
        Ok(content) => {
            ui.horizontal_wrapped(|ui| {
                ui.label(voice.text(&format!("ui-edition-{}-{}", content.prefix, content.edition)));
                for seat in &content.seats {
                    let livery = Livery { seat: seat.colour, set: settings.seat_set() };
                    widgets::badge(ui, livery, theme::em(ui) * 1.2, &seat.name);
                    ui.label(&seat.name);
                }
                let key = if content.scenario { "ui-save-scenario" } else { "ui-save-actions" };
                ui.label(soft(voice.with(key, &[("count", Value::Number(content.actions as i64))])));
                if content.study {
                    widgets::chip(ui, &voice.text("ui-mode-study"), theme::violet());
                }
            });
        }
    }
    ui.horizontal_wrapped(|ui| {
        if let Ok(content) = &save.content {
            if widgets::primary(ui, &voice.text("ui-save-load")).clicked() {
                wishes.push(Wish::Load(save.path.clone()));
            }
            if !content.scenario && ui.button(voice.text("ui-replay")).clicked() {
                wishes.push(Wish::Watch(save.path.clone()));
            }
            if ui.button(voice.text("ui-study")).clicked() {
                wishes.push(Wish::Study(Some(save.path.clone())));
            }
        }
        if ui.button(voice.text("ui-rename")).clicked() {
            form.renaming = Some((save.path.clone(), save.name.clone()));
        }
        if ui.button(voice.text("ui-delete")).clicked() {
            wishes.push(Wish::Delete(save.path.clone()).confirmed("ui-delete-sure"));
        }
    });
}

fn name_ui(ui: &mut Ui, voice: Voice, save: &SaveFile, form: &mut SavesForm, wishes: &mut Vec<Wish>) {
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        match &mut form.renaming {
            Some((path, name)) if *path == save.path => {
                let field = widgets::field(ui, name, "", &voice.text("ui-save-name"), 14.0);
                let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
                if ui.button(voice.text("ui-rename")).clicked() || entered {
                    wishes.push(Wish::Rename(path.clone(), name.trim().to_owned()));
                    done = true;
                }
                if ui.button(voice.text("ui-cancel")).clicked() {
                    done = true;
                }
            }
            _ => {
                ui.label(strong(&save.name).size(theme::em(ui) * 1.1));
            }
        }
        ui.label(small(ago(voice, save.minutes)));
    });
    if done {
        form.renaming = None;
    }
}
