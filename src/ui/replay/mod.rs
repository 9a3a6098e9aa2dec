//! Watching a record: step, jump by turn and round, play at a speed, seek; the list of entries with
//! its filter; what was written on them. Nothing here changes the game: what is wanted comes out as
//! commands.

mod controls;
mod entries;
mod notes;
mod rows;
mod turns;

pub use super::model::replay::{EntryInfo, Leap, ReplayModel};
pub use controls::controls_ui;
pub use entries::entries_ui;

use super::{
    command::Command,
    model::{Mode, Model},
    ring,
};
use bevy_egui::egui::{self, Key, Modifiers};

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
