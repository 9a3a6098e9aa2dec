//! Watching a record: step, jump by turn and round, play at a speed, seek; the list of entries with
//! its filter; what was written on them. Nothing here changes the game: what is wanted comes out as
//! commands.

mod entries;
mod notes;

pub use entries::entries_ui;

use super::{
    command::{Command, WhatIfWish},
    model::{Mode, Model},
    settings::{REPLAY_SPEEDS, Settings},
    theme, widgets,
};
use crate::{
    table::{
        action::Value,
        ids::{SeatId, Verb},
        notes::Note,
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Key, Slider, Ui};
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
        let begins = |n: &usize| match leap {
            Leap::Note => self.notes.iter().any(|note| note.entry == *n),
            _ if *n == 0 => true,
            Leap::Turn => self.entries[*n].turn != self.entries[*n - 1].turn,
            Leap::Round => self.entries[*n].round != self.entries[*n - 1].round,
        };
        let whole = self.entries.len();
        if on { (at + 1..whole).find(begins) } else { (0..at.min(whole)).rev().find(begins) }
    }
}

/// The keys of a replay, beside those of every table.
pub fn keys(ctx: &egui::Context, model: &Model) -> Vec<Command> {
    let Mode::Replay { at, of, running } = model.mode else { return Vec::new() };
    let replay = &model.aside.replay;
    let leap = |i: &egui::InputState, step: usize, on: bool| {
        let to = |leap| replay.leap(at, leap, on);
        if i.modifiers.command {
            to(Leap::Turn)
        } else if i.modifiers.shift {
            to(Leap::Round)
        } else {
            Some(step)
        }
    };
    ctx.input(|i| {
        let keys = [
            (Key::PageDown, leap(i, at + 1, true).map(Command::Seek)),
            (Key::PageUp, leap(i, at.saturating_sub(1), false).map(Command::Seek)),
            (Key::Home, Some(Command::Seek(0))),
            (Key::End, Some(Command::Seek(of))),
            (Key::Space, Some(Command::Run(!running))),
            (Key::M, Some(notes::bookmarked(replay)).filter(|_| i.modifiers.is_none())),
        ];
        let pressed = keys.into_iter().filter(|(key, _)| i.key_pressed(*key));
        pressed.filter_map(|(_, command)| command).collect()
    })
}

/// The controls, in place of the decision bar. Where very large text leaves one row, what leads
/// away from the replay stands behind one button.
pub fn controls_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    if !matches!(model.mode, Mode::Replay { .. }) {
        return commands;
    }
    let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
    let controls = |ui: &mut Ui| {
        steps_ui(ui, model, tight, &mut commands);
        if tight {
            let more = model.texts.text("ui-replay-more");
            ui.menu_button(more, |ui| away_ui(ui, model, &mut commands));
        } else {
            away_ui(ui, model, &mut commands);
        }
    };
    if tight {
        ui.horizontal(controls);
    } else {
        ui.horizontal_wrapped(controls);
    }
    commands
}

/// Back, on, one step, and the place in the record.
fn steps_ui(ui: &mut Ui, model: &Model, tight: bool, commands: &mut Vec<Command>) {
    let Mode::Replay { at, of, running } = model.mode else { return };
    let v = model.texts;
    let mut button = |ui: &mut Ui, icon, key: &str, on: bool, command: Command| {
        if widgets::icon_button(ui, icon, &v.text(key), on).clicked() {
            commands.push(command);
        }
    };
    let leap = |leap, on| model.aside.replay.leap(at, leap, on);
    let to = |to: Option<usize>| Command::Seek(to.unwrap_or(at));
    if !tight {
        let (round, turn) = (leap(Leap::Round, false), leap(Leap::Turn, false));
        button(ui, Icon::ROUND_BACK, "ui-replay-round-back", round.is_some(), to(round));
        button(ui, Icon::TURN_BACK, "ui-replay-turn-back", turn.is_some(), to(turn));
    }
    button(ui, Icon::LEFT, "ui-replay-back", at > 0, Command::Seek(at.saturating_sub(1)));
    if running {
        button(ui, Icon::PAUSE, "ui-replay-pause", true, Command::Run(false));
    } else {
        button(ui, Icon::PLAY, "ui-replay-play", at < of, Command::Run(true));
    }
    button(ui, Icon::RIGHT, "ui-replay-step", at < of, Command::Seek(at + 1));
    if !tight {
        let (turn, round) = (leap(Leap::Turn, true), leap(Leap::Round, true));
        button(ui, Icon::TURN_ON, "ui-replay-turn-on", turn.is_some(), to(turn));
        button(ui, Icon::ROUND_ON, "ui-replay-round-on", round.is_some(), to(round));
    }
    let mut to = at;
    // What stands behind it: where one is, and the button of what leads away.
    let (beside, least) = if tight { (10.0, 3.0) } else { (8.0, 8.0) };
    let left = ui.available_size_before_wrap().x;
    ui.spacing_mut().slider_width = (left - theme::em(ui) * beside).max(theme::em(ui) * least);
    let slider = ui
        .add(Slider::new(&mut to, 0..=of).show_value(false))
        .on_hover_text(v.text("ui-replay-seek"));
    slider.widget_info(|| egui::WidgetInfo::slider(true, at as f64, v.text("ui-replay-seek")));
    if to != at {
        commands.push(Command::Seek(to));
    }
    let number = |n: usize| Value::Number(n as i64);
    ui.label(v.with("ui-replay-at", &[("at", number(at)), ("of", number(of))]));
}

/// What leads away from the replay, or shows more of it.
fn away_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let v = model.texts;
    speed_ui(ui, model, commands);
    commands.extend(notes::bookmark_ui(ui, model));
    commands.extend(widgets::play_on(ui, model));
    if model.aside.what_if.barred.is_none()
        && ui.button(v.text("ui-replay-try")).on_hover_text(v.text("ui-replay-try-help")).clicked()
    {
        commands.push(Command::WhatIf(WhatIfWish::Open));
    }
    if ui.button(v.text("ui-study-here")).on_hover_text(v.text("ui-study-here-help")).clicked() {
        commands.push(Command::Study(None));
    }
    if model.aside.secrets
        && ui.button(v.text("ui-open-all")).on_hover_text(v.text("ui-open-all-help")).clicked()
    {
        commands.push(Command::OpenEverything.confirmed("ui-open-sure"));
    }
    commands.extend(widgets::back_to_game(ui, model));
}

/// How fast a record runs by itself.
fn speed_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let v = model.texts;
    let words = |speed: u16| v.count("ui-replay-speed-of", "percent", speed.into());
    let now = model.settings.replay_speed;
    widgets::combo(ui, "replay speed", &words(now), &v.text("ui-replay-speed"), 5.0, |ui| {
        for speed in REPLAY_SPEEDS {
            if ui.selectable_label(speed == now, words(speed)).clicked() {
                let settings = Settings { replay_speed: speed, ..model.settings.clone() };
                commands.push(Command::Set(Box::new(settings)));
            }
        }
    });
}
