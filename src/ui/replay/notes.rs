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
    table::{
        ids::SeatId,
        notes::{LONGEST, Note},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, RichText, TextEdit, Ui};

/// What is typed, by whom, and on which entry of which record: nobody reads what another one typed.
#[derive(Clone, Default)]
struct NoteDraft {
    of: (usize, Option<SeatId>),
    entry: usize,
    text: String,
    /// What was written there when it was begun.
    before: String,
}

impl NoteDraft {
    fn of(model: &Model, entry: usize) -> NoteDraft {
        let own = model.aside.replay.own.text.clone();
        NoteDraft { of: of(model), entry, text: own.clone(), before: own }
    }
    /// Whether something was typed that is not kept yet.
    fn waits(&self) -> bool {
        self.text.trim() != self.before
    }
}

/// By what one record is told from another, and who writes.
fn of(model: &Model) -> (usize, Option<SeatId>) {
    let record = std::sync::Arc::as_ptr(&model.sight.catalogue.0) as usize;
    (record, model.aside.replay.own.seat)
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
    let mut draft: NoteDraft = ui.data(|d| d.get_temp(id)).unwrap_or_default();
    let mut commands = Vec::new();
    if (draft.of, draft.entry) != (of(model), at) {
        // Whoever goes on to another entry has not given up what was typed.
        commands.extend(left_behind(model, &draft));
        draft = NoteDraft::of(model, at);
    } else if own.text == draft.text.trim() || !draft.waits() {
        draft.before.clone_from(&own.text);
        if draft.waits() {
            draft.text.clone_from(&own.text);
        }
    }
    let field = egui::Id::new("note field");
    let name = v.count("ui-replay-note", "entry", at as i64);
    let hint = RichText::new(v.text("ui-replay-note-hint")).color(theme::soft());
    let edit = TextEdit::multiline(&mut draft.text).id(field).desired_rows(2).char_limit(LONGEST);
    let response = ui.add(edit.hint_text(hint).desired_width(f32::INFINITY));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &name));
    let waits = draft.waits();
    ui.horizontal_wrapped(|ui| {
        let keep = egui::Button::new(v.text("ui-replay-note-keep"));
        let pressed = ui.add_enabled(waits, keep).clicked();
        // Nor has whoever turns to something else.
        if pressed || response.lost_focus() && waits {
            let text = draft.text.trim().to_owned();
            commands.push(Command::Annotate(Note { text, ..own.clone() }));
        }
        let whose = if own.seat.is_some() { "ui-replay-note-own" } else { "ui-replay-note-all" };
        ui.label(small(v.text(whose)));
    });
    ui.data_mut(|d| d.insert_temp(id, draft));
    commands
}

/// What was typed on another entry of this record and not kept.
fn left_behind(model: &Model, draft: &NoteDraft) -> Option<Command> {
    let replay = &model.aside.replay;
    if draft.of != of(model) || !draft.waits() {
        return None;
    }
    let seat = replay.own.seat;
    let there = replay.notes.iter().find(|n| (n.entry, n.seat) == (draft.entry, seat));
    let bookmark = there.is_some_and(|n| n.bookmark);
    let text = draft.text.trim().to_owned();
    Some(Command::Annotate(Note { entry: draft.entry, seat, bookmark, text }))
}
