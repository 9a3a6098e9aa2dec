//! Watching a record: step, jump by turn and round, play at a speed, seek; the list of entries with
//! its filter; what was written on them. Nothing here changes the game: what is wanted comes out as
//! commands.

mod controls;
mod entries;
mod notes;

pub use controls::controls_ui;
pub use entries::entries_ui;

use super::{
    command::Command,
    model::{Mode, Model},
    ring,
};
use crate::table::{
    ids::{SeatId, Verb},
    notes::Note,
};
use bevy_egui::egui::{self, Key, Modifiers};
use std::sync::Arc;

/// What an entry of a record is, for lists and jumps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EntryInfo {
    /// Who acted, or who acted last before what nobody did.
    pub seat: Option<SeatId>,
    /// What was done, if it was an action.
    pub verb: Option<Verb>,
    /// The number of the turn after it.
    pub turn: i64,
    /// The number of the round after it.
    pub round: i64,
}

/// What a replay must know of the whole record.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReplayModel {
    /// The set-up and every entry, also those to come.
    pub entries: Arc<[EntryInfo]>,
    /// What was written on them, as far as the viewer may read it.
    pub notes: Vec<Note>,
    /// What the viewer has written on the entry that is looked at.
    pub own: Note,
}

/// How far one jump goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leap {
    /// To where a turn begins.
    Turn,
    /// To where a round begins.
    Round,
    /// To an entry with a note or a bookmark.
    Note,
}

impl ReplayModel {
    /// Where one comes to by a jump from an entry, if there is anything to jump to.
    pub fn leap(&self, at: usize, leap: Leap, on: bool) -> Option<usize> {
        let whole = self.entries.len();
        let begins = |n: &usize| match leap {
            Leap::Note => false,
            _ if *n == 0 => true,
            Leap::Turn => self.entries[*n].turn != self.entries[*n - 1].turn,
            Leap::Round => self.entries[*n].round != self.entries[*n - 1].round,
        };
        // Notes are few, entries are many.
        let noted = self.notes.iter().map(|note| note.entry).filter(|entry| *entry < whole);
        match (leap, on) {
            (Leap::Note, true) => noted.filter(|entry| *entry > at).min(),
            (Leap::Note, false) => noted.filter(|entry| *entry < at).max(),
            (_, true) => (at + 1..whole).find(begins),
            (_, false) => (0..at.min(whole)).rev().find(begins),
        }
    }
}

/// The keys of a replay, beside those of every table.
pub fn keys(ctx: &egui::Context, model: &Model) -> Vec<Command> {
    let Mode::Replay { at, of, running } = model.mode else { return Vec::new() };
    let replay = &model.aside.replay;
    // Space presses what has the focus: it does not start the record as well. Nor where that has
    // just been greyed.
    let focused = ctx.memory(|m| m.focused().is_some()) || ring::was_on_greyed(ctx);
    let leap = |held: Modifiers, step: usize, on: bool| {
        let to = |leap| replay.leap(at, leap, on);
        if held.command {
            to(Leap::Turn)
        } else if held.shift {
            to(Leap::Round)
        } else {
            Some(step)
        }
    };
    let mark = |held: Modifiers| match (held.command, held.shift) {
        (false, false) => held.is_none().then(|| notes::bookmarked(replay)),
        (back, _) => replay.leap(at, Leap::Note, !back).map(Command::Seek),
    };
    // With what a key went down, also where that is let go already.
    let command = |event: &egui::Event| {
        let egui::Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
        match key {
            Key::PageDown => leap(*modifiers, at + 1, true).map(Command::Seek),
            Key::PageUp => leap(*modifiers, at.saturating_sub(1), false).map(Command::Seek),
            Key::Home => Some(Command::Seek(0)),
            Key::End => Some(Command::Seek(of)),
            Key::Space if !focused => Some(Command::Run(!running)),
            Key::M => mark(*modifiers),
            _ => None,
        }
    };
    ctx.input(|i| i.events.iter().filter_map(command).collect())
}
