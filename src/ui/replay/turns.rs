//! The record turn by turn: a row for each turn, and below the one that is looked at what happened
//! in it, in whole sentences. It jumps, and changes nothing.

use super::{
    super::{
        command::Command,
        game_ui,
        memo::{mark_of, memo_of},
        model::{LogLine, Model},
        theme,
        widgets::{self, small},
    },
    notes,
    rows::record_mark,
};
use crate::{table::ids::SeatId, text::signed};
use bevy_egui::egui::{self, Button, ScrollArea, Ui};
use std::{
    ops::{Range, RangeInclusive},
    sync::Arc,
};

/// A turn of the record.
struct TurnRow {
    /// Its number; 0 for what was before the first one.
    number: i64,
    /// Whose it is.
    seat: Option<SeatId>,
    /// Its first entry.
    first: usize,
    /// Its last entry: the one that ends it.
    last: usize,
    /// Its lines, as places in the log.
    lines: Range<usize>,
}

/// The turns of a record, as far as the log tells of them.
fn turns(model: &Model) -> Vec<TurnRow> {
    let infos = &model.aside.replay.entries;
    // What ends a turn is followed by the number of the next one.
    let turn_of = |entry: usize| entry.checked_sub(1).map_or(0, |n| infos[n].turn);
    let mut rows: Vec<TurnRow> = Vec::new();
    for entry in 0..infos.len() {
        let number = turn_of(entry);
        match rows.last_mut() {
            Some(row) if row.number == number => row.last = entry,
            _ => {
                let lines = 0..0;
                rows.push(TurnRow { number, seat: None, first: entry, last: entry, lines });
            }
        }
        if let Some(row) = rows.last_mut() {
            row.seat = row.seat.or(infos[entry].seat.filter(|_| entry > 0));
        }
    }
    // Of a stretch that is watched, only what happens in it.
    let begun = match model.aside.replay.from {
        0 => 0,
        from => model.log.partition_point(|line| line.entry <= from),
    };
    for row in &mut rows {
        let from = model.log.partition_point(|line| line.entry < row.first).max(begun);
        row.lines = from..model.log.partition_point(|line| line.entry <= row.last).max(from);
    }
    rows.retain(|row| !row.lines.is_empty());
    rows
}

/// The list.
pub(super) fn turns_ui(ui: &mut Ui, model: &Model, at: usize, commands: &mut Vec<Command>) {
    let mark = mark_of(record_mark(model));
    let turns: Arc<Vec<TurnRow>> = memo_of(ui.ctx(), "replay turns", mark, || turns(model));
    // Where a turn begins, it is looked at already.
    let open = turns.iter().position(|turn| at < turn.last).unwrap_or(turns.len().max(1) - 1);
    let id = egui::Id::new("replay turn");
    let before: Option<usize> = ui.data(|d| d.get_temp(id));
    let moved = before != Some(at);
    ui.data_mut(|d| d.insert_temp(id, at));
    ScrollArea::vertical().id_salt("turns").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        for (n, turn) in turns.iter().enumerate() {
            let row = turn_ui(ui, model, turn, n == open, commands);
            if n != open {
                continue;
            }
            if moved && !ui.clip_rect().contains_rect(row.rect) {
                row.scroll_to_me(Some(egui::Align::Min));
            }
            ui.indent(("turn", turn.number), |ui| {
                entries_ui(ui, model, turn, (at, moved), commands);
            });
        }
        widgets::scroll_to_focus(ui);
    });
}

/// A turn: whose it was and what it brought, as far as the record has been watched.
fn turn_ui(
    ui: &mut Ui,
    model: &Model,
    turn: &TurnRow,
    open: bool,
    commands: &mut Vec<Command>,
) -> egui::Response {
    let v = model.texts;
    let mut words = match turn.number {
        0 => v.text("ui-replay-before"),
        number => v.count("ui-replay-turn", "turn", number),
    };
    // Before the first turn everybody chooses in turn.
    let whose = turn.seat.filter(|_| turn.number > 0);
    if let Some(seat) = whose {
        words = v.pair(&words, &v.seat(seat));
        if let Some(change) = brought(model, turn.number, seat).filter(|change| *change != 0) {
            words = format!("{words}  {}", signed(change));
        }
    }
    ui.horizontal(|ui| {
        if let Some(seat) = whose {
            widgets::badge(ui, model.livery(seat), theme::em(ui) * 1.1, &v.seat(seat));
        }
        if !open {
            signs_ui(ui, model, turn.first..=turn.last);
        }
        let row = ui.add(Button::selectable(open, words).wrap());
        if row.clicked() {
            commands.push(Command::Seek(turn.first.saturating_sub(1)));
        }
        row
    })
    .inner
}

/// By how much a turn has changed the fortune of a seat.
fn brought(model: &Model, turn: i64, seat: SeatId) -> Option<i64> {
    let at = model.history.iter().position(|(number, _)| *number == turn)?;
    let fortune = |n: usize| model.history.get(n)?.1.get(seat.ix()).copied();
    Some(fortune(at)? - fortune(at.checked_sub(1)?)?)
}

/// What happened in a turn: what belongs together, such as a flight, in one sentence.
fn entries_ui(
    ui: &mut Ui,
    model: &Model,
    turn: &TurnRow,
    at: (usize, bool),
    commands: &mut Vec<Command>,
) {
    let sheet = game_ui::of(model.sight.game);
    let mut rest = &model.log[turn.lines.clone()];
    let mut shown = None;
    while let [line, ..] = rest {
        let as_one = sheet.told_as_one(model, rest).filter(|(count, _)| *count > 0);
        let (count, words) = match as_one {
            Some((count, words)) => (count, words),
            None => (1, model.texts.say(&line.message)),
        };
        let (run, after) = rest.split_at(count.min(rest.len()));
        rest = after;
        let last = run.last().map_or(line.entry, |line| line.entry);
        // Further lines of an entry that is told already say what followed from it.
        if shown != Some(last) {
            entry_ui(ui, model, line, (last, &words), at, commands);
        }
        shown = Some(last);
    }
}

/// One happening; it leads to the position that it has brought about.
fn entry_ui(
    ui: &mut Ui,
    model: &Model,
    line: &LogLine,
    (entry, words): (usize, &str),
    (at, moved): (usize, bool),
    commands: &mut Vec<Command>,
) {
    ui.horizontal_top(|ui| {
        ui.label(small(entry.to_string()));
        if let Some(seat) = line.seat {
            let name = model.texts.seat(seat);
            widgets::badge(ui, model.livery(seat), theme::em(ui) * 1.1, &name);
        }
        signs_ui(ui, model, line.entry..=entry);
        let now = (line.entry..=entry).contains(&at);
        let row = ui.add(Button::selectable(now, words).wrap());
        // The list follows where the position has changed.
        if now && moved && !ui.clip_rect().contains_rect(row.rect) {
            row.scroll_to_me(None);
        }
        if row.clicked() {
            commands.push(Command::Seek(entry));
        }
    });
}

/// What was written on some entries.
fn signs_ui(ui: &mut Ui, model: &Model, entries: RangeInclusive<usize>) {
    let mut noted: Vec<usize> = model.aside.replay.notes.iter().map(|note| note.entry).collect();
    noted.sort_unstable();
    noted.dedup();
    for entry in noted.into_iter().filter(|entry| entries.contains(entry)) {
        notes::sign_ui(ui, model, entry);
    }
}
