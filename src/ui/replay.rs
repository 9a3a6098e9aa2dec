//! Watching a record: step, play, seek, and the list of entries to jump to.

use super::{
    command::Command,
    model::{LogLine, Mode, Model},
    theme,
    widgets::{self, small},
};
use crate::{
    table::{action::Value, ids::SeatId},
    view::art::house::Icon,
};
use bevy_egui::egui::{self, ScrollArea, Slider, Ui};

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
    button(ui, Icon::LEFT, "ui-replay-back", at > 0, Command::Seek(at.saturating_sub(1)));
    if running {
        button(ui, Icon::PAUSE, "ui-replay-pause", true, Command::Run(false));
    } else {
        button(ui, Icon::PLAY, "ui-replay-play", at < of, Command::Run(true));
    }
    button(ui, Icon::RIGHT, "ui-replay-step", at < of, Command::Seek(at + 1));
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
    commands.extend(widgets::play_on(ui, model));
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

/// The entries, also those to come, to jump to: the first line of each entry's log.
pub fn entries_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let Mode::Replay { at, .. } = model.mode else { return commands };
    let mut firsts: Vec<usize> = Vec::new();
    for (i, line) in model.log.iter().enumerate() {
        if firsts.last().is_none_or(|&f| model.log[f].entry != line.entry) {
            firsts.push(i);
        }
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
            let line = &model.log[i];
            ui.horizontal(|ui| {
                let number = ui.label(small(line.entry.to_string()));
                ui.add_space((column - number.rect.width()).max(0.0));
                if let Some(seat) = told_of(line) {
                    widgets::badge(
                        ui,
                        model.livery(seat),
                        theme::em(ui) * 1.1,
                        &model.texts.seat(seat),
                    );
                }
                let words = model.texts.say(&line.message);
                if ui.add(egui::Button::selectable(n == now, words).truncate()).clicked() {
                    commands.push(Command::Seek(line.entry));
                }
            });
        }
    });
    ui.ctx().data_mut(|d| d.insert_temp(id, (at, shown.state.offset.y)));
    commands
}

/// Whom a line is about: the seat that it names first, or else the one that acted. What follows
/// from somebody's choice may be told of somebody else.
fn told_of(line: &LogLine) -> Option<SeatId> {
    let named = line.message.args.iter().find_map(|(_, value)| match value {
        Value::Seat(seat) => Some(*seat),
        _ => None,
    });
    named.or(line.seat)
}
