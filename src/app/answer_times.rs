//! Writes down when each question was shown, when presses came and when each choice was made, for
//! tests that press into the real window as quickly as anybody can. It reads the clock and changes
//! nothing; what it cannot write it says once in the log and then leaves.

use super::{
    overlay::question,
    session::{Session, Shell},
    table::Table,
};
use crate::{table::entry::EntryKind, ui::command::Screen};
use bevy::prelude::*;
use bevy_egui::{EguiInput, egui::Event};
use std::{
    fs::File,
    io::Write,
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};

/// Where to write, and what was written last.
#[derive(Resource)]
pub struct AnswerTimes {
    to: Option<File>,
    question: u64,
    /// So many entries of the record are known; none before a table lies there.
    known: Option<usize>,
}

impl AnswerTimes {
    /// Times that are written into this file; older ones are lost.
    ///
    /// # Errors
    /// If the file cannot be made.
    pub fn into_file(path: &Path) -> std::io::Result<AnswerTimes> {
        Ok(AnswerTimes { to: Some(File::create(path)?), question: 0, known: None })
    }

    fn put(&mut self, text: &str) {
        let Some(to) = &mut self.to else { return };
        if let Err(error) = to.write_all(text.as_bytes()) {
            warn!("{error}");
            self.to = None;
        }
    }
}

/// The computer's clock, in microseconds.
fn clock() -> u128 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_micros())
}

/// Writes a line for what comes in: `heard<TAB>microseconds<TAB>down`, `key`, or `move<TAB>x<TAB>y`
/// in points.
pub fn hear(mut times: ResMut<AnswerTimes>, inputs: Query<&EguiInput>) {
    let now = clock();
    let mut text = String::new();
    for event in inputs.iter().flat_map(|input| &input.events) {
        let deed = match event {
            Event::PointerMoved(to) => format!("move\t{:.0}\t{:.0}", to.x, to.y),
            Event::PointerButton { pressed: true, .. } => "down".to_owned(),
            Event::Key { pressed: true, .. } => "key".to_owned(),
            _ => continue,
        };
        text += &format!("heard\t{now}\t{deed}\n");
    }
    times.put(&text);
}

/// Writes a line for each choice, `chosen<TAB>microseconds<TAB>person|computer|tried<TAB>action`,
/// and for each new question, `shown<TAB>microseconds<TAB>asked|watched`, once it is drawn. The
/// microseconds are those of the computer's clock; what is tried beside a game stands in no record.
pub fn write(mut times: ResMut<AnswerTimes>, session: Res<Session>, shell: Res<Shell>) {
    let now = clock();
    let table = session.table.as_ref().filter(|_| shell.screen == Screen::Table);
    let mut text = String::new();
    for (whose, action) in table.iter().flat_map(|table| chosen(table, times.known)) {
        text += &format!("chosen\t{now}\t{whose}\t{action}\n");
    }
    times.known = table.map(|table| table.play.entries().len());
    let shown = question(&session, &shell);
    if shown != times.question {
        times.question = shown;
        let asked = if table.is_some_and(Table::asked) { "asked" } else { "watched" };
        text += &format!("shown\t{now}\t{asked}\n");
    }
    times.put(&text);
}

/// What was chosen since so many entries were known: by whom, and what.
fn chosen(table: &Table, known: Option<usize>) -> Vec<(&'static str, String)> {
    let fresh = known.and_then(|known| table.play.entries().get(known..)).unwrap_or_default();
    let action = |entry: &crate::table::entry::Entry| {
        let EntryKind::Action(action) = entry.what else { return None };
        let whose = match entry.seat.is_some_and(|seat| table.person_plays(seat)) {
            _ if table.trial.is_some() => "tried",
            true => "person",
            false => "computer",
        };
        Some((whose, action.to_text(table.play.catalogue())))
    };
    fresh.iter().filter_map(action).collect()
}
