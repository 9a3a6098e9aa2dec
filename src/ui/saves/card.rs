//! The card of one save: a picture of its position, what it holds, and what can be done with it.
//! It deletes nothing before somebody said yes.

use super::{SaveContent, SaveFile, SaveList, SavesForm, ago, game_of};
use crate::{
    table::{action::Value, catalogue::SeatInfo, files::name_away, finished::date},
    ui::{
        command::{Command, Purpose, choosing::ChooseFor},
        saving::{choose_ui, path_field},
        settings::Settings,
        table_text::TableText,
        theme,
        widgets::{self, small, soft, strong},
    },
    view::art::palette::Livery,
};
use bevy_egui::egui::{self, Ui, vec2};
use std::path::Path;

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

/// The card. Where there is room, the picture stands at the left.
pub(super) fn save_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    (save, shelf): (&SaveFile, &SaveList),
    form: &mut SavesForm,
    commands: &mut Vec<Command>,
) {
    let em = theme::em(ui);
    let game = save.content.as_ref().ok().and_then(game_of);
    let Some(game) = game.filter(|_| ui.available_width() > em * 36.0) else {
        return words_ui(ui, texts, settings, (save, shelf.purpose), (form, shelf), commands);
    };
    ui.horizontal_top(|ui| {
        let (place, picture) =
            ui.allocate_exact_size(vec2(em * 9.0, em * 6.3), egui::Sense::hover());
        shelf.pictures.paint(ui, game, &save.key(), place);
        let name = texts.named("ui-save-picture", "name", &save.name);
        picture.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Image, true, name.as_str())
        });
        ui.vertical(|ui| {
            words_ui(ui, texts, settings, (save, shelf.purpose), (form, shelf), commands);
        });
    });
}

fn words_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    (save, purpose): (&SaveFile, Purpose),
    (form, shelf): (&mut SavesForm, &SaveList),
    commands: &mut Vec<Command>,
) {
    name_ui(ui, texts, save, form, commands);
    match &save.content {
        Err(why) => {
            ui.label(egui::RichText::new(texts.text("ui-save-faulty")).color(theme::loss()));
            ui.label(soft(why));
        }
        Ok(content) => content_ui(ui, texts, settings, content),
    }
    ui.horizontal_wrapped(|ui| {
        if let Ok(content) = &save.content {
            for (n, (key, command)) in uses(save, content, purpose).into_iter().enumerate() {
                let words = texts.text(key);
                let button = if n == 0 { widgets::primary(ui, &words) } else { ui.button(words) };
                of_save(&button, &save.name);
                if button.clicked() {
                    commands.push(command);
                }
            }
        }
        let rename = ui.button(texts.text("ui-rename"));
        of_save(&rename, &save.name);
        if rename.clicked() {
            form.renaming = Some((save.path.clone(), save.name.clone()));
            (form.refused, form.opened) = (None, true);
        }
        let copy = ui.button(texts.text("ui-copy"));
        of_save(&copy, &save.name);
        if copy.clicked() {
            let there = Path::new(shelf.away).join(name_away(&save.path));
            form.copying = Some((save.path.clone(), there.display().to_string()));
            form.opened = true;
        }
        let delete = ui.button(texts.text("ui-delete"));
        of_save(&delete, &save.name);
        if delete.clicked() {
            commands.push(Command::Delete(save.path.clone()).confirmed("ui-delete-sure"));
        }
    });
    copy_ui(ui, texts, save, form, commands);
}

/// Tells whoever listens to which save a button belongs: every card has the same buttons.
fn of_save(button: &egui::Response, name: &str) {
    button.ctx.accesskit_node_builder(button.id, |node| node.set_description(name));
}

/// What a save holds: its game, who plays, how far it is.
fn content_ui(ui: &mut Ui, texts: TableText, settings: &Settings, content: &SaveContent) {
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.text(&format!("{}-edition-{}", content.prefix, content.edition)));
        for seat in &content.seats {
            seat_ui(ui, settings, seat);
        }
        if let Some(round) = super::how_far(texts, content) {
            ui.label(soft(round));
        }
        let key = if content.scenario { "ui-save-scenario" } else { "ui-save-actions" };
        ui.label(soft(texts.with(key, &[("count", Value::Number(content.actions as i64))])));
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

/// Where a copy of the save is put, while somebody says so.
fn copy_ui(
    ui: &mut Ui,
    texts: TableText,
    save: &SaveFile,
    form: &mut SavesForm,
    commands: &mut Vec<Command>,
) {
    let Some((_, there)) = form.copying.as_mut().filter(|(path, _)| *path == save.path) else {
        return;
    };
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        let field = path_field(ui, there, &texts.text("ui-copy-path"));
        if std::mem::take(&mut form.opened) {
            field.request_focus();
            field.scroll_to_me(None);
        }
        let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        let named = !there.trim().is_empty();
        let button = egui::Button::new(texts.text("ui-copy-do"));
        if ui.add_enabled(named, button).clicked() || entered && named {
            commands.push(Command::CopySave(save.path.clone(), there.trim().into()));
            done = true;
        }
        let proposed = there.trim().into();
        let chosen = choose_ui(ui, texts, ChooseFor::Copy(save.path.clone(), proposed));
        done |= chosen.is_some();
        commands.extend(chosen);
        done |= ui.button(texts.text("ui-cancel")).clicked();
    });
    if done {
        form.copying = None;
    }
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
                if field.changed() {
                    form.refused = None;
                }
                let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
                if ui.button(texts.text("ui-rename")).clicked() || entered {
                    // It closes when it is done: a name that is taken is not lost.
                    commands.push(Command::Rename(path.clone(), name.trim().to_owned()));
                }
                done = ui.button(texts.text("ui-cancel")).clicked();
                if let Some(why) = &form.refused {
                    ui.label(egui::RichText::new(why).color(theme::loss()));
                }
            }
            _ => {
                ui.label(strong(&save.name).size(theme::em(ui) * 1.1));
            }
        }
        let when = ui.label(small(ago(texts, save.minutes)));
        if save.written > 0 {
            when.on_hover_text(date(save.written));
        }
    });
    if done {
        (form.renaming, form.refused) = (None, None);
    }
}
