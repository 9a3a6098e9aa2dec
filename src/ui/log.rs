//! The log: what happened, in sentences, with rules and places to press. It changes nothing.

use super::{
    command::Command,
    game_ui,
    model::{LogLine, Model},
    theme,
    widgets::{self, small},
};
use crate::table::{
    action::{Message, Thing},
    ids::{Rule, SeatId},
};
use bevy_egui::egui::{self, Label, RichText, ScrollArea, Sense, Ui};

/// How many lines are laid out at once; older ones stand above a button.
const PAGE: usize = 300;
/// More lines of one sort than this fold.
const SHORT: usize = 3;

/// The whole log, newest at the bottom.
pub fn log_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let all: bool = ui.ctx().data(|d| d.get_temp(egui::Id::new("whole log"))).unwrap_or(false);
    let log = model.read_log();
    let first = if all { 0 } else { log.len().saturating_sub(PAGE) };
    ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).stick_to_bottom(true).show(
        ui,
        |ui| {
            if log.is_empty() {
                ui.label(widgets::soft(model.texts.text("ui-log-empty")));
            }
            if first > 0
                && widgets::quiet(ui, &model.texts.count("ui-log-older", "count", first as i64))
                    .clicked()
            {
                ui.ctx().data_mut(|d| d.insert_temp(egui::Id::new("whole log"), true));
            }
            commands.extend(lines_ui(ui, model, &log[first..]));
            widgets::scroll_to_focus(ui);
        },
    );
    commands
}

/// Some lines of the log, each with the badge of whose it is where that changes. Many lines of
/// one sort in a row, such as the steps of a flight, fold between the first and the last.
pub fn lines_ui(ui: &mut Ui, model: &Model, lines: &[LogLine]) -> Vec<Command> {
    let mut commands = Vec::new();
    let mut before: Option<Option<SeatId>> = None;
    let mut rest = lines;
    while let Some(first) = rest.first() {
        let about = first.seat;
        let as_one = game_ui::of(model.sight.game).told_as_one(model, rest);
        let alike = || {
            let key = first.message.key;
            let same = |l: &&LogLine| l.message.key == key && l.seat == about;
            rest.iter().take_while(same).count()
        };
        let (run, after) = rest.split_at(as_one.as_ref().map_or_else(alike, |(count, _)| *count));
        rest = after;
        if before != Some(about) {
            ui.add_space(4.0);
            if let Some(seat) = about {
                widgets::seat_name(ui, model, seat);
            }
        }
        let [.., last] = run else { break };
        before = Some(about);
        let id = egui::Id::new(("unfolded", first.entry, first.message.key));
        let mut unfolded = ui.ctx().data(|d| d.get_temp(id)).unwrap_or(false);
        unfolded |= as_one.is_none() && run.len() <= SHORT;
        let hidden = match &as_one {
            Some(_) => run.len(),
            None => run.len().saturating_sub(2),
        };
        if unfolded {
            run.iter().for_each(|line| commands.extend(line_ui(ui, model, line)));
            continue;
        }
        match as_one {
            Some((_, words)) => {
                let touches = run.iter().flat_map(|line| line.message.touches.clone()).collect();
                commands.extend(sentence_ui(ui, model, &words, touches, None));
            }
            None => commands.extend(line_ui(ui, model, first)),
        }
        let key = if hidden == run.len() { "ui-log-each" } else { "ui-log-folded" };
        if widgets::quiet(ui, &model.texts.count(key, "count", hidden as i64)).clicked() {
            ui.ctx().data_mut(|d| d.insert_temp(id, true));
        }
        if hidden < run.len() {
            commands.extend(line_ui(ui, model, last));
        }
    }
    commands
}

fn line_ui(ui: &mut Ui, model: &Model, line: &LogLine) -> Vec<Command> {
    let Message { rule, touches, .. } = &line.message;
    let words = model.texts.say(&line.message);
    sentence_ui(ui, model, &words, touches.clone(), *rule)
}

/// A sentence whose things light up while the pointer rests on it, and its rule.
fn sentence_ui(
    ui: &mut Ui,
    model: &Model,
    words: &str,
    touches: Vec<Thing>,
    rule: Option<Rule>,
) -> Vec<Command> {
    let mut commands = Vec::new();
    widgets::flow(ui, |ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 6.0);
        let sense = if touches.is_empty() { Sense::hover() } else { Sense::click() };
        let label = ui.add(Label::new(RichText::new(words)).wrap().sense(sense));
        let place = label.rect;
        if !touches.is_empty() {
            let label = label.on_hover_text(model.texts.text("ui-log-show"));
            if label.hovered() {
                widgets::hover_things(ui, touches.clone());
            }
            if label.clicked() {
                commands.push(Command::ShowThings(touches));
            }
        }
        if let Some(rule) = rule {
            commands.extend(widgets::rule_behind(ui, model.texts, rule.0, place));
        }
    });
    commands
}

/// The number of a log line's entry as small text.
pub fn entry_number(ui: &mut Ui, n: usize) {
    ui.label(small(n.to_string()));
}
