//! What is asked where a game cannot simply be saved or opened: the disk says no, a save plays
//! differently today, another window has it open. Nothing is written before somebody has chosen.

use super::{
    command::{Command, choosing::ChooseFor, kept::Parting},
    table_text::TableText,
    theme,
    widgets::{self, soft},
};
use bevy_egui::egui::{Button, Margin, Response, RichText, TextEdit, Ui, WidgetInfo, WidgetType};
use std::path::{Path, PathBuf};

/// Most letters of a path that is typed.
const LONGEST_PATH: usize = 1000;

/// What is known of a game that cannot be saved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct UnsavedModel {
    /// What its file is called.
    pub name: String,
    /// Why it could not be written; `None` where it could after all.
    pub why: Option<String>,
    /// Folders into which it could be written.
    pub folders: Vec<PathBuf>,
}

/// The game cannot be saved; `then` is what somebody wanted to do.
pub fn unsaved_ui(
    ui: &mut Ui,
    texts: TableText,
    model: &UnsavedModel,
    typed: &mut String,
    then: Option<&Command>,
) -> Vec<Command> {
    let mut commands = Vec::new();
    let Some(why) = &model.why else {
        ui.label(texts.named("ui-unsaved-done", "name", &model.name));
        if widgets::primary(ui, &texts.text("ui-close")).clicked() {
            commands.push(Command::Close);
            commands.extend(then.cloned());
        }
        return commands;
    };
    let words = |ui: &mut Ui| {
        ui.label(RichText::new(texts.named("ui-unsaved-why", "why", why)).color(theme::loss()));
        ui.label(soft(texts.text("ui-unsaved-shown")));
        ui.add_space(theme::GRID);
        ui.horizontal_wrapped(|ui| {
            if widgets::primary(ui, &texts.text("ui-unsaved-again")).clicked() {
                commands.push(Command::SaveAgain);
            }
            commands.extend(choose_ui(ui, texts, ChooseFor::SaveInto));
        });
        elsewhere_ui(ui, texts, model, typed, &mut commands);
    };
    let mut left = Vec::new();
    widgets::with_foot(ui, words, |ui| {
        ui.horizontal_wrapped(|ui| {
            if ui.button(texts.text("ui-menu-back")).clicked() {
                left.push(Command::Close);
            }
            if let Some(then) = then
                && ui.button(texts.text("ui-unsaved-leave")).clicked()
            {
                left.push(Command::LeaveAnyway(Box::new(then.clone())));
            }
        });
    });
    commands.extend(left);
    commands
}

/// Other folders into which the game could be saved.
fn elsewhere_ui(
    ui: &mut Ui,
    texts: TableText,
    model: &UnsavedModel,
    typed: &mut String,
    commands: &mut Vec<Command>,
) {
    for folder in &model.folders {
        let words = texts.named("ui-unsaved-into", "folder", &folder.display().to_string());
        if ui.add(Button::new(words).wrap()).clicked() {
            commands.push(Command::SaveInto(folder.clone()));
        }
    }
    ui.horizontal_wrapped(|ui| {
        let name = texts.text("ui-unsaved-folder");
        path_field(ui, typed, &name);
        let there = Path::new(typed.trim()).to_owned();
        let named = !there.as_os_str().is_empty();
        let button = Button::new(texts.text("ui-unsaved-there"));
        if ui.add_enabled(named, button).clicked() {
            commands.push(Command::SaveInto(there));
        }
    });
}

/// The button that opens the dialog of the system.
pub(super) fn choose_ui(ui: &mut Ui, texts: TableText, what: ChooseFor) -> Option<Command> {
    let button = ui.button(texts.text("ui-choose"));
    let spoken = texts.pair(&texts.text(what.title()), &texts.text("ui-choose"));
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
    let button = button.on_hover_text(texts.text("ui-choose-help"));
    button.clicked().then_some(Command::Choose(what))
}

/// A field for a path, which is longer than a name.
pub(super) fn path_field(ui: &mut Ui, path: &mut String, name: &str) -> Response {
    let edit = TextEdit::singleline(path)
        .hint_text(RichText::new(name).color(theme::faded(theme::soft(), 0.7)))
        .desired_width(theme::em(ui) * 20.0)
        .margin(Margin::symmetric(10, 6))
        .char_limit(LONGEST_PATH);
    let response = ui.add(edit);
    widgets::one_line(&response);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, name));
    response
}

/// A save plays differently today.
pub fn differs_ui(ui: &mut Ui, texts: TableText, path: &Path, parting: &Parting) -> Vec<Command> {
    use crate::table::action::Value;
    let mut commands = Vec::new();
    let number = |n: usize| Value::Number(n as i64);
    let words = |ui: &mut Ui| {
        ui.label(texts.with(
            "ui-differs-at",
            &[("agreed", number(parting.agreed)), ("entries", number(parting.entries))],
        ));
        ui.label(soft(texts.named("ui-differs-why", "why", &parting.why)));
        for (so, key) in [
            (parting.other_levels, "ui-differs-levels"),
            (parting.other_rules, "ui-differs-rules"),
            (!parting.other_levels && !parting.other_rules, "ui-differs-same"),
        ] {
            if so {
                ui.label(texts.text(key));
            }
        }
        ui.label(soft(texts.text("ui-differs-untouched")));
    };
    let watch = if parting.recorded { "ui-differs-recorded" } else { "ui-differs-watch" };
    let mut choices = vec![(texts.text(watch), Command::WatchAgreed(path.to_owned()))];
    if parting.dealt {
        let on = texts.count("ui-differs-play", "agreed", parting.agreed as i64);
        choices.push((on, Command::PlayAgreed(path.to_owned())));
    }
    widgets::with_foot(ui, words, |ui| {
        if widgets::primary(ui, &texts.text("ui-differs-leave")).clicked() {
            commands.push(Command::Close);
        }
        for (words, command) in choices {
            if ui.add(Button::new(words).wrap()).clicked() {
                commands.extend([Command::Close, command]);
            }
        }
    });
    commands
}

/// Another window has the save open.
pub fn in_use_ui(ui: &mut Ui, texts: TableText, path: &Path) -> Vec<Command> {
    let mut commands = Vec::new();
    let name = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let words = |ui: &mut Ui| drop(ui.label(texts.named("ui-in-use-why", "name", &name)));
    widgets::with_foot(ui, words, |ui| {
        if widgets::primary(ui, &texts.text("ui-in-use-copy")).clicked() {
            commands.extend([Command::Close, Command::OpenCopy(path.to_owned())]);
        }
        if ui.button(texts.text("ui-in-use-watch")).clicked() {
            commands.extend([Command::Close, Command::Watch(path.to_owned())]);
        }
        if ui.button(texts.text("ui-cancel")).clicked() {
            commands.push(Command::Close);
        }
    });
    commands
}
