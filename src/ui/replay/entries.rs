//! The list of the entries of a record, and the filter above it. It jumps, and changes nothing.

use super::{
    super::{
        command::Command,
        game_ui,
        memo::{mark_of, memo_of},
        model::{LogLine, Mode, Model},
        theme,
        widgets::{self, small, soft},
    },
    notes,
    rows::record_mark,
    turns,
};
use crate::table::ids::SeatId;
use bevy_egui::egui::{self, ScrollArea, Ui};
use std::{collections::BTreeSet, sync::Arc};

/// Which entries the list shows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Filter {
    /// Those that did something of this sort, by its text key.
    kind: Option<&'static str>,
    /// Those of this seat.
    seat: Option<SeatId>,
    /// Those with a note or a bookmark.
    noted: bool,
    /// One after the other, where nothing else is narrowed: else turn by turn.
    singly: bool,
}

impl Filter {
    /// Whether the list goes turn by turn.
    fn by_turns(&self) -> bool {
        !self.singly && !self.noted && self.kind.is_none() && self.seat.is_none()
    }

    /// Whether what a line begins is shown; `noted` are the entries that bear a note or a bookmark.
    fn lets_through(&self, model: &Model, line: &LogLine, noted: &BTreeSet<usize>) -> bool {
        let entry = line.entry;
        let info = model.aside.replay.entries.get(entry).copied().unwrap_or_default();
        let kind = || info.verb.map(|verb| game_ui::of(model.sight.game).entry_kind(verb));
        (self.kind.is_none() || self.kind == kind())
            && (self.seat.is_none() || entry > 0 && self.seat == line.seat)
            && (!self.noted || noted.contains(&entry))
    }
}

/// The sorts of what was done in the record, in the order in which each came first.
fn kinds(model: &Model) -> Vec<&'static str> {
    let sheet = game_ui::of(model.sight.game);
    let mut kinds = Vec::new();
    // Of what the log does not tell whoever looks, the sort is not told either.
    let told = model.log.iter().filter_map(|line| model.aside.replay.entries.get(line.entry));
    for verb in told.filter_map(|info| info.verb) {
        let kind = sheet.entry_kind(verb);
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}

/// What the list is narrowed to, above it.
fn filter_ui(ui: &mut Ui, model: &Model) -> Filter {
    let v = model.texts;
    // Another record is shown whole at first.
    let id = egui::Id::new(("replay filter", model.game.id(), model.aside.replay.entries.len()));
    let mut filter: Filter = ui.data(|d| d.get_temp(id)).unwrap_or_default();
    let kinds = memo_of(ui.ctx(), "replay kinds", mark_of(record_mark(model)), || kinds(model));
    // Of another record of this game nothing is remembered that it does not have.
    filter.kind = filter.kind.filter(|kind| kinds.contains(kind));
    filter.seat = filter.seat.filter(|seat| seat.ix() < model.sight.catalogue.seat_count());
    ui.horizontal_wrapped(|ui| {
        let all = v.text("ui-replay-all-kinds");
        let now = filter.kind.map_or_else(|| all.clone(), |kind| v.text(kind));
        widgets::combo(ui, "replay kinds", &now, &v.text("ui-replay-kind"), 6.0, |ui| {
            ui.selectable_value(&mut filter.kind, None, all.as_str());
            for &kind in kinds.iter() {
                ui.selectable_value(&mut filter.kind, Some(kind), v.text(kind));
            }
        });
        let all = v.text("ui-replay-all-seats");
        let now = filter.seat.map_or_else(|| all.clone(), |seat| v.seat(seat));
        widgets::combo(ui, "replay seats", &now, &v.text("ui-replay-seat"), 5.0, |ui| {
            ui.selectable_value(&mut filter.seat, None, all.as_str());
            for seat in model.sight.catalogue.all_seats() {
                ui.selectable_value(&mut filter.seat, Some(seat), v.seat(seat));
            }
        });
    });
    ui.horizontal_wrapped(|ui| {
        if filter.kind.is_none() && filter.seat.is_none() && !filter.noted {
            widgets::check(ui, &mut filter.singly, v.text("ui-replay-singly"));
        }
        if !model.aside.replay.notes.is_empty() || filter.noted {
            widgets::check(ui, &mut filter.noted, v.text("ui-replay-noted"));
        }
    });
    ui.data_mut(|d| d.insert_temp(id, filter.clone()));
    filter
}

/// The entries, also those to come, to jump to: what each seat did first in each of them.
pub fn entries_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let Mode::Replay { at, .. } = model.mode else { return commands };
    let filter = filter_ui(ui, model);
    let foot = notes::height(ui);
    let tall = (ui.available_height() - foot).max(theme::em(ui) * 6.0);
    let wide = ui.available_width();
    ui.allocate_ui(egui::vec2(wide, tall), |ui| {
        ui.set_min_height(tall);
        match filter.by_turns() && !model.aside.replay.entries.is_empty() {
            true => turns::turns_ui(ui, model, at, &mut commands),
            false => list_ui(ui, model, at, &filter, &mut commands),
        }
    });
    commands.extend(notes::notes_ui(ui, model, at));
    commands
}

/// The first line of each entry that the filter lets through, as places in the log; what another
/// seat does in it has a row of its own.
fn rows(ui: &Ui, model: &Model, filter: &Filter) -> Arc<Vec<usize>> {
    let notes = model.aside.replay.notes.iter().filter(|_| filter.noted);
    let noted: BTreeSet<usize> = notes.map(|note| note.entry).collect();
    let mark = mark_of((record_mark(model), filter, &noted));
    memo_of(ui.ctx(), "replay rows", mark, || {
        let whose = |n: usize| (model.log[n].entry, model.log[n].seat);
        let same = |n: usize| whose(n) == whose(n - 1) || model.log[n].entry == 0;
        // Of a stretch that is watched, only what happens in it.
        let from = model.log.partition_point(|line| line.entry <= model.aside.replay.from);
        let from = if model.aside.replay.from == 0 { 0 } else { from };
        let firsts = (from..model.log.len()).filter(|&n| n == from || !same(n));
        // What was written on an entry stands in its first row.
        let noted_there = |n: usize| !filter.noted || begins_entry(model, n);
        let through = |n: &usize| filter.lets_through(model, &model.log[*n], &noted);
        firsts.filter(through).filter(|&n| noted_there(n)).collect()
    })
}

/// Whether a line of the log is the first of its entry.
fn begins_entry(model: &Model, n: usize) -> bool {
    n == 0 || model.log[n - 1].entry != model.log[n].entry
}

/// The rows of the list.
fn list_ui(ui: &mut Ui, model: &Model, at: usize, filter: &Filter, commands: &mut Vec<Command>) {
    let firsts = rows(ui, model, filter);
    if firsts.is_empty() {
        ui.label(soft(model.texts.text("ui-replay-none")));
    }
    // Between two entries that the log tells of it is the earlier one that has brought the position
    // about.
    let now = firsts.partition_point(|&f| model.log[f].entry <= at).saturating_sub(1);
    let row = (ui.text_style_height(&egui::TextStyle::Body) + ui.spacing().button_padding.y * 2.0)
        .max(ui.spacing().interact_size.y);
    // All numbers take the place of the longest: else rows would jump at each digit more.
    let longest = "0".repeat(model.log.last().map_or(0, |line| line.entry).to_string().len());
    let column = egui::WidgetText::from(small(longest))
        .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Small)
        .size()
        .x;
    let mut area = ScrollArea::vertical().id_salt("entries").auto_shrink([false, false]);
    // The list follows: where the position has changed and its row is out of sight, it comes to the
    // middle.
    let (id, whole) = (egui::Id::new("replay row"), row + ui.spacing().item_spacing.y);
    let before: Option<(usize, f32)> = ui.ctx().data(|d| d.get_temp(id));
    let tall = ui.available_height();
    let top = now as f32 * whole;
    let in_sight = |offset: f32| top >= offset && top + whole <= offset + tall;
    if before.is_none_or(|(then, offset)| then != at && !in_sight(offset)) {
        area = area.vertical_scroll_offset((top + (whole - tall) * 0.5).max(0.0));
    }
    let shown = area.show_rows(ui, row, firsts.len(), |ui, rows| {
        for (n, &i) in rows.clone().zip(&firsts[rows]) {
            let whose = (n == now, begins_entry(model, i));
            row_ui(ui, model, &model.log[i], whose, column, commands);
        }
    });
    ui.ctx().data_mut(|d| d.insert_temp(id, (at, shown.state.offset.y)));
}

/// One row: the entry's number, whose it is, what happened, and what was written on it.
fn row_ui(
    ui: &mut Ui,
    model: &Model,
    line: &LogLine,
    (now, first): (bool, bool),
    column: f32,
    commands: &mut Vec<Command>,
) {
    ui.horizontal(|ui| {
        let number = ui.label(small(line.entry.to_string()));
        ui.add_space((column - number.rect.width()).max(0.0));
        if let Some(seat) = line.seat {
            let name = model.texts.seat(seat);
            widgets::badge(ui, model.livery(seat), theme::em(ui) * 1.1, &name);
        }
        if first {
            notes::sign_ui(ui, model, line.entry);
        }
        let words = model.texts.say(&line.message);
        let room = ui.available_width() - ui.spacing().button_padding.x * 2.0;
        let cut = widgets::wide(ui, &words) > room;
        let row = ui.add(egui::Button::selectable(now, &words).truncate());
        if row.clicked() {
            commands.push(Command::Seek(line.entry));
        }
        if cut {
            row.on_hover_text(words);
        }
    });
}
