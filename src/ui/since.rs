//! What happened since the viewer's own last turn: one line a seat, at most five, that can be
//! opened line by line or walked through on the board; and the traces that deeds leave there. It
//! reads, and changes nothing.

use super::{
    command::Command,
    gallery, game_ui, log,
    model::{Deed, LogLine, Model, TurnSummary},
    theme,
    widgets::{self, small, soft},
};
use crate::{
    table::action::{Thing, Value},
    text::signed,
    view::art::house::Icon,
};
use bevy_egui::egui::{self, ScrollArea, Ui};

/// Most deeds that one line names.
const MOST: usize = 6;
/// Most deeds that a small plate names.
const MOST_ON_PLATE: usize = 3;
/// How far a small plate reaches over the edge of the board, in points: so far the bar above it is
/// empty.
pub const OVER_EDGE: f32 = 8.0;

/// The dialog: the summary, the way through it on the board, and everything.
pub fn since_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let log = model.read_log();
    let lines = &log[log.partition_point(|line| line.entry <= model.since)..];
    if lines.is_empty() {
        ui.label(model.texts.text(&format!("{}-nothing", model.since_key())));
        return Vec::new();
    }
    let mut commands = Vec::new();
    for summary in &model.flow.summary {
        turn_ui(ui, model, summary);
    }
    if !model.flow.summary.is_empty() && ui.button(model.texts.text("ui-since-walk")).clicked() {
        commands.push(Command::Walk(Some(0)));
    }
    ui.add_space(theme::GRID);
    let id = egui::Id::new("since in full");
    let mut open = ui.ctx().data(|d| d.get_temp(id)).unwrap_or(model.flow.summary.is_empty());
    widgets::check(ui, &mut open, model.texts.text("ui-since-more"));
    ui.ctx().data_mut(|d| d.insert_temp(id, open));
    if open {
        let tall = (ui.available_height() - theme::em(ui)).max(theme::em(ui) * 8.0);
        let list = ScrollArea::vertical().id_salt("since").auto_shrink([false, true]);
        list.max_height(tall).show(ui, |ui| {
            commands.extend(log::lines_ui(ui, model, lines));
            widgets::scroll_to_focus(ui);
        });
    }
    commands
}

/// One seat: who, where to, what with, and for how much.
fn turn_ui(ui: &mut Ui, model: &Model, sum: &TurnSummary) {
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 6.0);
        widgets::seat_name(ui, model, sum.seat);
        if let Some(at) = sum.at {
            widgets::icon(ui, Icon::STEP, theme::soft());
            ui.label(model.texts.space_title(at));
        }
        deeds_ui(ui, model, &sum.deeds, (theme::em(ui) * 1.4, MOST));
        if sum.money != 0 {
            let tint = if sum.money > 0 { theme::gain() } else { theme::loss() };
            let coin = game_ui::of(model.sight.game).coin();
            widgets::picture(ui, coin, theme::em(ui) * 1.1, "");
            ui.label(egui::RichText::new(signed(sum.money)).color(tint));
        }
        if sum.at.is_none() && sum.deeds.is_empty() && sum.money == 0 {
            ui.label(soft(model.texts.text("ui-since-quiet")));
        }
    });
    let mut things = vec![Thing::Seat(sum.seat)];
    things.extend(sum.at.map(Thing::Space));
    if ui.rect_contains_pointer(row.response.rect) {
        widgets::hover_things(ui, things);
    }
}

/// Deeds as small pictures with a count, or as words where there is no picture; so large, and so
/// many of them.
fn deeds_ui(ui: &mut Ui, model: &Model, deeds: &[Deed], (size, most): (f32, usize)) {
    let mut alike: Vec<(&Deed, usize)> = Vec::new();
    for deed in deeds {
        let same = |d: &Deed| d.name == deed.name && d.message.key == deed.message.key;
        match alike.iter_mut().find(|(d, _)| same(d)) {
            Some((_, count)) => *count += 1,
            None => alike.push((deed, 1)),
        }
    }
    for (nth, (deed, count)) in alike.iter().take(most).enumerate() {
        let words = model.texts.say(&deed.message);
        // Names run into each other where pictures do not.
        if nth > 0 && deed.picture.is_none() {
            ui.label(small("·"));
        }
        match deed.picture {
            Some(picture) => drop(widgets::picture(ui, picture, size, &words)),
            None => drop(ui.label(soft(name(model, &deed.name))).on_hover_text(words)),
        }
        if *count > 1 {
            ui.label(small(format!("×{count}")));
        }
    }
    if alike.len() > most {
        ui.label(small(format!("+{}", alike.len() - most)));
    }
}

fn name(model: &Model, name: &Value) -> String {
    match name {
        Value::Kind(kind) => model.texts.kind(*kind),
        Value::Name(name) => name.clone(),
        _ => String::new(),
    }
}

/// What a seat has done at a place, as a plate over the board: its badge and what was bought, sold
/// or played there. A `small` one is as high as one line of small words.
pub fn plate_ui(ui: &mut Ui, model: &Model, sum: &TurnSummary, small: bool) {
    let (size, most, margin) = match small {
        true => (theme::em(ui) * 0.9, MOST_ON_PLATE, egui::Margin::symmetric(5, 0)),
        false => (theme::em(ui) * 1.25, MOST, egui::Margin::symmetric(5, 2)),
    };
    if small {
        ui.style_mut().override_text_style = Some(egui::TextStyle::Small);
        ui.spacing_mut().interact_size.y = 0.0;
    }
    let edge = egui::Stroke::new(1.5, gallery::colour(model.livery(sum.seat).colour()));
    let frame = egui::Frame::new().fill(theme::well()).stroke(edge).corner_radius(theme::RADIUS);
    frame.inner_margin(margin).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = theme::gap(ui, 3.0);
            widgets::badge(ui, model.livery(sum.seat), size, "");
            deeds_ui(ui, model, &sum.deeds, (size, most));
        });
    });
}

/// The way through what others did, over the board: which step it is, and on.
pub fn walk_ui(ui: &mut Ui, model: &Model, lines: &[LogLine], of: usize) -> Vec<Command> {
    let Some(at) = model.flow.walk else { return Vec::new() };
    let v = model.texts;
    let mut commands = Vec::new();
    ui.horizontal(|ui| {
        let steps = [("at", Value::Number(at as i64 + 1)), ("of", Value::Number(of as i64))];
        ui.label(small(v.with("ui-walk-at", &steps)));
        let back = ui.add_enabled(at > 0, egui::Button::new(v.text("ui-walk-back")));
        if back.clicked() {
            commands.push(Command::Walk(Some(at - 1)));
        }
        let next = ui.add_enabled(at + 1 < of, egui::Button::new(v.text("ui-walk-next")));
        if next.clicked() {
            commands.push(Command::Walk(Some(at + 1)));
        }
        if widgets::quiet(ui, &v.text("ui-walk-end")).clicked() {
            commands.push(Command::Walk(None));
        }
    });
    if let Some(seat) = lines.iter().find_map(|l| l.seat) {
        widgets::seat_name(ui, model, seat);
    }
    ui.label(small(v.text("ui-walk-now")));
    let few = lines.len().saturating_sub(3);
    for line in lines.iter().skip(few) {
        ui.label(v.say(&line.message));
    }
    commands
}
