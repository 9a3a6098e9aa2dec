//! The controls of a replay, in place of the decision bar: back and on, the place in the record,
//! and what leads away. They never take more rows than the bar has: what does not fit stands behind
//! one button.

use super::{
    super::{
        command::{Command, Purpose, Screen, WhatIfCommand},
        model::{Mode, Model},
        settings::{REPLAY_SPEEDS, Settings},
        theme, widgets,
    },
    Leap, notes,
};
use crate::{table::action::Value, view::art::house::Icon};
use bevy_egui::egui::{self, Slider, Ui};
use std::ops::RangeInclusive;

/// What leads away from the replay, or shows more of it.
#[derive(Clone, Copy)]
enum Away {
    Home,
    List,
    PlayOn,
    Try,
    Study,
    OpenAll,
}

impl Away {
    /// What there is now.
    fn all(model: &Model) -> Vec<Away> {
        // The way out stands first: it is never what finds no room.
        let mut all = vec![if model.aside.home { Away::Home } else { Away::List }, Away::PlayOn];
        all.extend(model.aside.what_if.barred.is_none().then_some(Away::Try));
        all.push(Away::Study);
        all.extend(model.aside.secrets.then_some(Away::OpenAll));
        all
    }

    fn key(self) -> &'static str {
        match self {
            Away::List => "ui-replay-list",
            Away::PlayOn => "ui-play-on",
            Away::Try => "ui-replay-try",
            Away::Study => "ui-study-here",
            Away::OpenAll => "ui-open-all",
            Away::Home => "ui-home",
        }
    }

    fn ui(self, ui: &mut Ui, model: &Model) -> Option<Command> {
        let v = model.texts;
        let pressed = |ui: &mut Ui, help: &str| {
            ui.button(v.text(self.key())).on_hover_text(v.text(help)).clicked()
        };
        match self {
            Away::List => pressed(ui, "ui-replay-list-help")
                .then_some(Command::Go(Screen::Saves(Purpose::Watch))),
            Away::PlayOn => widgets::play_on(ui, model),
            Away::Try => {
                pressed(ui, "ui-replay-try-help").then_some(Command::WhatIf(WhatIfCommand::Open))
            }
            Away::Study => pressed(ui, "ui-study-here-help").then_some(Command::Study(None)),
            Away::OpenAll => pressed(ui, "ui-open-all-help")
                .then(|| Command::OpenEverything.confirmed("ui-open-sure")),
            Away::Home => widgets::back_to_game(ui, model),
        }
    }
}

/// The controls: one row for the record, one for what leads away; where very large text leaves one
/// row, that stands behind a button.
pub fn controls_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    if !matches!(model.mode, Mode::Replay { .. }) {
        return commands;
    }
    let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
    ui.horizontal(|ui| {
        steps_ui(ui, model, tight, &mut commands);
        if tight {
            more_ui(ui, model, (true, &Away::all(model)), &mut commands);
        }
    });
    if !tight {
        ui.horizontal(|ui| away_ui(ui, model, &mut commands));
    }
    commands
}

/// Back, on, one step, and the place in the record.
fn steps_ui(ui: &mut Ui, model: &Model, tight: bool, commands: &mut Vec<Command>) {
    let Mode::Replay { at, of, running } = model.mode else { return };
    let v = model.texts;
    if !tight {
        leaps_ui(ui, model, at, false, commands);
    }
    let from = model.aside.replay.from.min(at);
    let (back, step) = ((at > from).then(|| at - 1), (at < of).then_some(at + 1));
    let run = match running {
        true => ((Icon::PAUSE, "ui-replay-pause"), Some(Command::Run(false))),
        false => ((Icon::PLAY, "ui-replay-play"), (at < of).then_some(Command::Run(true))),
    };
    for (named, does) in [
        ((Icon::LEFT, "ui-replay-back"), back.map(Command::Seek)),
        run,
        ((Icon::RIGHT, "ui-replay-step"), step.map(Command::Seek)),
    ] {
        commands.extend(button(ui, model, named, does));
    }
    if !tight {
        leaps_ui(ui, model, at, true, commands);
    }
    let number = |n: usize| Value::Number(n as i64);
    let count = |n: usize| number(n.saturating_sub(from));
    let words = |at| v.with("ui-replay-at", &[("at", count(at)), ("of", count(of))]);
    // What stands behind it: where one is, as wide as it ever gets, and in one row the button of
    // what leads away.
    let more = v.text("ui-replay-more");
    let mut beside = widgets::wide(ui, words(of)) + ui.spacing().item_spacing.x * 2.0;
    beside += if tight { button_width(ui, &more) + ui.spacing().item_spacing.x } else { 0.0 };
    let left = ui.available_size_before_wrap().x;
    ui.spacing_mut().slider_width = (left - beside).max(theme::em(ui) * 2.0);
    let mut to = at;
    let slider = ui
        .add(Slider::new(&mut to, from..=of).show_value(false))
        .on_hover_text(v.text("ui-replay-seek"));
    to = tapped(ui, &slider, from..=of).unwrap_or(to);
    slider.widget_info(|| egui::WidgetInfo::slider(true, at as f64, v.text("ui-replay-seek")));
    if to != at {
        commands.push(Command::Seek(to));
    }
    ui.label(words(at));
}

/// Where a tap on the rail of a slider leads that ends in the frame in which it begins: to the
/// slider itself that is no drag.
fn tapped(ui: &Ui, slider: &egui::Response, of: RangeInclusive<usize>) -> Option<usize> {
    let at = ui.input(|i| {
        let both = i.pointer.primary_pressed() && i.pointer.primary_released();
        i.pointer.interact_pos().filter(|_| both)
    })?;
    let rail = slider.rect.x_range().shrink(slider.rect.height() / 2.5);
    let part = ((at.x - rail.min) / rail.span().max(1.0)).clamp(0.0, 1.0);
    let long = of.end().saturating_sub(*of.start());
    slider.hovered().then(|| of.start() + (part * long as f32).round() as usize)
}

/// A button of the row: its icon and name, and what it does, if it does anything.
fn button(
    ui: &mut Ui,
    model: &Model,
    named: (Icon, &str),
    does: Option<Command>,
) -> Option<Command> {
    let (icon, key) = named;
    let pressed = widgets::icon_button(ui, icon, &model.texts.text(key), does.is_some()).clicked();
    does.filter(|_| pressed)
}

/// The jumps by turn and round, back or on.
fn leaps_ui(ui: &mut Ui, model: &Model, at: usize, on: bool, commands: &mut Vec<Command>) {
    let leaps = match on {
        false => [
            (Icon::ROUND_BACK, "ui-replay-round-back", Leap::Round),
            (Icon::TURN_BACK, "ui-replay-turn-back", Leap::Turn),
        ],
        true => [
            (Icon::TURN_ON, "ui-replay-turn-on", Leap::Turn),
            (Icon::ROUND_ON, "ui-replay-round-on", Leap::Round),
        ],
    };
    for (icon, key, leap) in leaps {
        let to = model.aside.replay.leap(at, leap, on).map(Command::Seek);
        commands.extend(button(ui, model, (icon, key), to));
    }
}

fn button_width(ui: &Ui, words: &str) -> f32 {
    widgets::wide(ui, words) + ui.spacing().button_padding.x * 2.0
}

/// Speed, bookmark, and what leads away: as much as fits into the row, the rest behind a button.
fn away_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let v = model.texts;
    commands.extend(notes::bookmark_ui(ui, model));
    let now = model.settings.replay_speed;
    let name = v.text("ui-replay-speed");
    widgets::combo(ui, "replay speed", &speed_words(model, now), &name, 5.0, |ui| {
        speeds_ui(ui, model, commands);
    });
    let (all, gap) = (Away::all(model), ui.spacing().item_spacing.x);
    let widths = all.iter().map(|away| button_width(ui, &v.text(away.key())) + gap);
    let ends = widths.scan(0.0, |sum, wide| {
        *sum += wide;
        Some(*sum)
    });
    let ends: Vec<f32> = ends.collect();
    let room = ui.available_size_before_wrap().x + gap;
    let more = button_width(ui, &v.text("ui-replay-more")) + gap;
    let fits = match ends.last() {
        Some(whole) if *whole > room => ends.partition_point(|end| *end + more <= room),
        _ => all.len(),
    };
    for away in &all[..fits] {
        commands.extend(away.ui(ui, model));
    }
    if fits < all.len() {
        more_ui(ui, model, (false, &all[fits..]), commands);
    }
}

/// The button behind which the rest stands: in one row also speed and bookmark.
fn more_ui(
    ui: &mut Ui,
    model: &Model,
    (one_row, rest): (bool, &[Away]),
    commands: &mut Vec<Command>,
) {
    ui.menu_button(model.texts.text("ui-replay-more"), |ui| {
        if let (true, Mode::Replay { at, .. }) = (one_row, model.mode) {
            ui.horizontal(|ui| {
                leaps_ui(ui, model, at, false, commands);
                leaps_ui(ui, model, at, true, commands);
            });
            ui.horizontal(|ui| {
                commands.extend(notes::bookmark_ui(ui, model));
                ui.menu_button(model.texts.text("ui-replay-speed"), |ui| {
                    speeds_ui(ui, model, commands);
                });
            });
        }
        for away in rest {
            commands.extend(away.ui(ui, model));
        }
    });
}

fn speed_words(model: &Model, speed: u16) -> String {
    model.texts.count("ui-replay-speed-of", "percent", speed.into())
}

/// How fast a record runs by itself.
fn speeds_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    for speed in REPLAY_SPEEDS {
        let chosen = speed == model.settings.replay_speed;
        if ui.selectable_label(chosen, speed_words(model, speed)).clicked() {
            let settings = Settings { replay_speed: speed, ..model.settings.clone() };
            commands.push(Command::Set(Box::new(settings)));
        }
    }
}
