//! What was written on the entry that is looked at: to be read, and to be written. A note comes out
//! as a command when it is kept; until then it is only typed.

use super::{
    super::{
        command::Command,
        model::Model,
        theme,
        widgets::{self, small},
    },
    ReplayModel,
};
use crate::{
    table::notes::{LONGEST, Note},
    view::art::house::Icon,
};
use bevy_egui::egui::{self, RichText, TextEdit, Ui};

/// What is typed, and for which entry.
#[derive(Clone, Default)]
struct Draft {
    entry: usize,
    text: String,
}

/// The command that sets a bookmark on the entry that is looked at, or takes it away.
pub(super) fn bookmarked(replay: &ReplayModel) -> Command {
    let own = &replay.own;
    Command::Annotate(Note { bookmark: !own.bookmark, ..own.clone() })
}

/// The bookmark of the entry that is looked at, as a switch.
pub(super) fn bookmark_ui(ui: &mut Ui, model: &Model) -> Option<Command> {
    let on = model.aside.replay.own.bookmark;
    let key = if on { "ui-replay-unmark" } else { "ui-replay-mark" };
    let icon = if on { Icon::BOOKMARKED } else { Icon::BOOKMARK };
    let pressed = widgets::icon_button(ui, icon, &model.texts.text(key), true).clicked();
    pressed.then(|| bookmarked(&model.aside.replay))
}

/// The sign of a row that bears a note or a bookmark; under the pointer it is read.
pub(super) fn sign_ui(ui: &mut Ui, model: &Model, entry: usize) {
    let v = model.texts;
    let notes = || model.aside.replay.notes.iter().filter(|n| n.entry == entry);
    if notes().next().is_none() {
        return;
    }
    let texts: Vec<&str> = notes().map(|n| n.text.as_str()).filter(|t| !t.is_empty()).collect();
    let marked = notes().any(|n| n.bookmark);
    let icon = if marked { Icon::BOOKMARKED } else { Icon::NOTE };
    let words = match texts.as_slice() {
        [] => v.text("ui-replay-marked"),
        texts => texts.join("\n"),
    };
    widgets::tinted(ui, icon.picture(), theme::em(ui), &words, theme::accent());
}

/// How much room the notes take below the list, as it was the last time.
pub(super) fn height(ui: &Ui) -> f32 {
    ui.data(|d| d.get_temp(height_id())).unwrap_or(theme::em(ui) * 7.0)
}

fn height_id() -> egui::Id {
    egui::Id::new("height of the notes")
}

/// What others wrote on the entry, and a field for what the viewer writes.
pub(super) fn notes_ui(ui: &mut Ui, model: &Model, at: usize) -> Vec<Command> {
    let mut commands = Vec::new();
    let used = ui.scope(|ui| {
        ui.separator();
        let notes = &model.aside.replay.notes;
        let own = &model.aside.replay.own;
        let others = notes.iter().filter(|n| n.entry == at && n.seat != own.seat);
        for note in others.filter(|n| !n.text.is_empty()) {
            let who = note.seat.map(|seat| model.texts.seat(seat)).unwrap_or_default();
            ui.label(model.texts.pair(&who, &note.text));
        }
        commands = draft_ui(ui, model, at);
    });
    let tall = used.response.rect.height() + ui.spacing().item_spacing.y * 2.0;
    let before = height(ui);
    ui.data_mut(|d| d.insert_temp(height_id(), tall));
    if (before - tall).abs() > 1.0 {
        ui.ctx().request_repaint();
    }
    commands
}

fn draft_ui(ui: &mut Ui, model: &Model, at: usize) -> Vec<Command> {
    let v = model.texts;
    let own = &model.aside.replay.own;
    let id = egui::Id::new("note draft");
    let mut draft: Draft = ui.data(|d| d.get_temp(id)).unwrap_or_default();
    let field = egui::Id::new("note field");
    // What is typed stays with its entry; another entry brings its own note.
    let typing = ui.memory(|m| m.has_focus(field));
    let mut commands = Vec::new();
    if draft.entry != at || !typing && !changed(ui) {
        if changed(ui) {
            // Whoever goes on has not given up what was typed.
            let notes = &model.aside.replay.notes;
            let there = notes.iter().find(|n| (n.entry, n.seat) == (draft.entry, own.seat));
            let bookmark = there.is_some_and(|n| n.bookmark);
            let text = draft.text.trim().to_owned();
            let (entry, seat) = (draft.entry, own.seat);
            commands.push(Command::Annotate(Note { entry, seat, bookmark, text }));
        }
        ui.data_mut(|d| d.insert_temp(changed_id(), false));
        draft = Draft { entry: at, text: own.text.clone() };
    }
    let name = v.count("ui-replay-note", "entry", at as i64);
    let hint = RichText::new(v.text("ui-replay-note-hint")).color(theme::soft());
    let edit = TextEdit::multiline(&mut draft.text).id(field).desired_rows(2).char_limit(LONGEST);
    let response = ui.add(edit.hint_text(hint).desired_width(f32::INFINITY));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &name));
    if response.changed() {
        ui.data_mut(|d| d.insert_temp(changed_id(), true));
    }
    let other = draft.text.trim() != own.text;
    ui.horizontal_wrapped(|ui| {
        let keep = egui::Button::new(v.text("ui-replay-note-keep"));
        if ui.add_enabled(other, keep).clicked() {
            ui.data_mut(|d| d.insert_temp(changed_id(), false));
            let text = draft.text.trim().to_owned();
            commands.push(Command::Annotate(Note { text, ..own.clone() }));
        }
        let whose = if own.seat.is_some() { "ui-replay-note-own" } else { "ui-replay-note-all" };
        ui.label(small(v.text(whose)));
    });
    ui.data_mut(|d| d.insert_temp(id, draft));
    commands
}

fn changed_id() -> egui::Id {
    egui::Id::new("note changed")
}

/// Whether something was typed that is not kept yet.
fn changed(ui: &Ui) -> bool {
    ui.data(|d| d.get_temp(changed_id())).unwrap_or(false)
}
