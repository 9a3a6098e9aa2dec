//! The dialog that writes a position, a turn or a whole game into a file: as what, for whose eyes,
//! how large, where. It says what is wanted; who may see what, the window decides.

use super::{
    command::{Command, choosing::ChooseFor, export_form::WIDTHS},
    saving::choose_ui,
    table_text::TableText,
    theme,
    widgets::{self, small},
};
use bevy_egui::egui::{self, Button, ProgressBar, Ui};

pub use super::command::export_form::{ExportEyes, ExportForm, ExportWhat};

/// What the dialog must know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExportModel {
    /// Whether somebody looks who sees more than everybody does.
    pub own: bool,
    /// Whether the game is over and can be looked back at.
    pub is_told: bool,
    /// Why not everything can be shown, as a text key.
    pub barred: Option<&'static str>,
    /// The usual folder.
    pub folder: String,
    /// How much of how much is done, where something is being written.
    pub progress: Option<(usize, usize)>,
    /// Whether that has been stopped, and only the step that runs is waited for.
    pub stopping: bool,
    /// Whether the last one was stopped.
    pub stopped: bool,
    /// What was written last.
    pub written: Option<String>,
}

/// The dialog's contents.
pub fn export_ui(
    ui: &mut Ui,
    v: TableText,
    model: &ExportModel,
    form: &mut ExportForm,
) -> Vec<Command> {
    let (mut commands, mut pressed) = (Vec::new(), Vec::new());
    // What is pressed at the foot means what stood there when it was pressed.
    let stands = form.clone();
    let rows = |ui: &mut Ui| form_ui(ui, v, model, form, &mut commands);
    widgets::with_foot(ui, rows, |ui| foot_ui(ui, v, model, &stands, &mut pressed));
    commands.extend(pressed);
    commands
}

/// What is written, as whom one sees it, how wide, and where to.
fn form_ui(
    ui: &mut Ui,
    v: TableText,
    model: &ExportModel,
    form: &mut ExportForm,
    commands: &mut Vec<Command>,
) {
    let whats = [
        (ExportWhat::Picture, "ui-export-picture"),
        (ExportWhat::Film, "ui-export-film"),
        (ExportWhat::Text, "ui-export-text"),
        (ExportWhat::Record, "ui-export-record"),
        (ExportWhat::Report, "ui-export-report"),
    ];
    // What was chosen for a game that was over is not possible in one that runs.
    if form.what == ExportWhat::Report && !model.is_told {
        form.what = ExportWhat::default();
    }
    for (what, key) in whats {
        let possible = what != ExportWhat::Report || model.is_told;
        ui.add_enabled_ui(possible, |ui| {
            let radio = widgets::radio(ui, form.what == what, v.text(key));
            if radio.on_disabled_hover_text(v.text("ui-export-report-barred")).clicked() {
                form.what = what;
            }
        });
    }
    ui.add_space(theme::GRID);
    // Whatever is written, every row keeps its place: what does not matter now is greyed.
    ui.add_enabled_ui(form.what != ExportWhat::Record, |ui| eyes_ui(ui, v, model, form));
    let is_seen = matches!(form.what, ExportWhat::Picture | ExportWhat::Film | ExportWhat::Report);
    ui.add_enabled_ui(is_seen, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(v.text("ui-export-width"));
            for width in WIDTHS {
                ui.selectable_value(&mut form.width, width, width.to_string());
            }
        });
    });
    let note = small(v.text("ui-export-record-all"));
    ui.add_visible(form.what == ExportWhat::Record, egui::Label::new(note));
    ui.add_space(theme::GRID);
    let folder = v.text("ui-export-folder");
    ui.label(folder.as_str());
    ui.horizontal_wrapped(|ui| {
        widgets::field(ui, &mut form.folder, &model.folder, &folder, 24.0);
        commands.extend(choose_ui(ui, v, ChooseFor::ExportFolder));
    });
}

fn eyes_ui(ui: &mut Ui, v: TableText, model: &ExportModel, form: &mut ExportForm) {
    // What is not possible any more was chosen for another game.
    let possible = match form.eyes {
        ExportEyes::Public => true,
        ExportEyes::Own => model.own,
        ExportEyes::All => model.barred.is_none(),
    };
    if !possible {
        form.eyes = ExportEyes::Public;
    }
    ui.label(v.text("ui-export-eyes"));
    let mut row = |ui: &mut Ui, eyes, key: &str, why: Option<&str>| {
        ui.add_enabled_ui(why.is_none(), |ui| {
            let radio = widgets::radio(ui, form.eyes == eyes, v.text(key));
            if radio.on_disabled_hover_text(v.text(why.unwrap_or_default())).clicked() {
                form.eyes = eyes;
            }
        });
    };
    row(ui, ExportEyes::Public, "ui-export-public", None);
    if model.own {
        row(ui, ExportEyes::Own, "ui-export-own", None);
    }
    row(ui, ExportEyes::All, "ui-export-all", model.barred);
    if let Some(why) = model.barred {
        ui.label(small(v.text(why)));
    }
}

/// The button, or how far it is.
fn foot_ui(
    ui: &mut Ui,
    v: TableText,
    model: &ExportModel,
    form: &ExportForm,
    commands: &mut Vec<Command>,
) {
    // As high with a bar, a button or what was written; very large text leaves room for the
    // button alone.
    let em = theme::em(ui);
    let tight = theme::tight(ui.ctx().content_rect().height(), em);
    ui.set_min_height(em * if tight { 3.0 } else { 6.0 });
    if let Some((done, of)) = model.progress {
        let share = done as f32 / of.max(1) as f32;
        let bar = ui.add(ProgressBar::new(share).show_percentage());
        let name = v.text("ui-export-running");
        let percent = f64::from(share * 100.0);
        bar.widget_info(|| {
            let mut info =
                egui::WidgetInfo::labeled(egui::WidgetType::ProgressIndicator, true, &name);
            info.value = Some(percent);
            info
        });
        let key = if model.stopping { "ui-export-stopping" } else { "ui-export-stop" };
        if ui.add_enabled(!model.stopping, Button::new(v.text(key))).clicked() {
            commands.push(Command::StopExport);
        }
        return;
    }
    if widgets::primary(ui, &v.text("ui-export-write")).clicked() {
        commands.push(Command::Export(form.clone()));
    }
    if model.stopped {
        ui.label(v.text("ui-export-stopped"));
    } else if let Some(file) = &model.written {
        ui.label(small(v.named("ui-export-written", "file", file)));
    }
}
