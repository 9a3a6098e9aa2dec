//! The steps of a branch as a list: with the numbers after each, to be left out, moved, looked at
//! and played in the game. What does not work any more says why, with its rule. It only says what
//! is wanted; whether a step works, the table says.

use super::{number, signed};
use crate::{
    table::{
        action::Value,
        plan::{Plan, PlanStep, StepFit},
        planning::PlanFigure,
    },
    ui::{
        command::{Command, WhatIfCommand},
        model::Model,
        parts, theme,
        widgets::{self, section, small, soft},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{
    Button, CornerRadius, CursorIcon, Frame, Id, Margin, Rect, Response, RichText, Sense, Stroke,
    Ui, WidgetInfo, WidgetType, style::ScrollAnimation, vec2,
};
use std::ops::Range;

/// The list with its buttons.
pub(super) fn plan_ui(ui: &mut Ui, model: &Model, plan: &Plan, commands: &mut Vec<Command>) {
    let v = model.texts;
    section(ui, &v.text("ui-plan"));
    if plan.steps().is_empty() {
        ui.label(soft(v.text("ui-plan-empty")));
        return;
    }
    let mut send = |command: WhatIfCommand| commands.push(Command::WhatIf(command));
    let (at, all) = (plan.at(), plan.steps().len());
    ui.horizontal_wrapped(|ui| {
        if play_ui(ui, model, plan) {
            send(WhatIfCommand::Play);
        }
        if widgets::icon_button(ui, Icon::ROUND_BACK, &v.text("ui-plan-start"), at > 0).clicked() {
            send(WhatIfCommand::At(0));
        }
        if widgets::icon_button(ui, Icon::ROUND_ON, &v.text("ui-plan-end"), at < all).clicked() {
            send(WhatIfCommand::At(all));
        }
    });
    if at < all {
        let rows = plan.rows().iter().take_while(|row| row.start < at).count();
        ui.label(small(v.count("ui-plan-inserts", "count", rows as i64)));
    }
    // What the first step changes is told like what the others do.
    let (mut before, mut turn): (&[PlanFigure], _) = (plan.begins_with(), None);
    let rows = plan.rows();
    let mut current = None;
    for (nth, row) in rows.iter().enumerate() {
        // Where the plan goes over several turns, each has its heading.
        let of = plan.turn_of(row.start);
        if turn.replace(of).is_none_or(|last| last != of) && of > 0 {
            ui.label(small(v.count("ui-plan-turn", "turn", of)));
        }
        let top = ui.cursor().min;
        commands.extend(row_ui(ui, model, plan, (nth, rows.len(), row.clone()), before));
        if row.end == at {
            current = Some(Rect::from_two_pos(top, ui.cursor().left_top()));
        }
        let works = plan.steps()[row.clone()].iter().rev().find_map(|s| match &s.fit {
            StepFit::Works(came) => Some(came),
            _ => None,
        });
        before = works.map_or(before, |came| &came.figures);
    }
    // The sum of it stands below, like that of a bill.
    for note in &model.aside.what_if.notes {
        let sum = ui.label(v.say(note)).rect;
        current = current.filter(|_| at == all).map(|rect| rect.union(sum)).or(current);
    }
    follow(ui, model.aside.what_if.here, rows.len(), current);
}

/// The button that plays the steps in the game; whether it was pressed. What spends more than is
/// there would stop on the way, so it says what is missing instead.
fn play_ui(ui: &mut Ui, model: &Model, plan: &Plan) -> bool {
    let (v, lacks) = (model.texts, &model.aside.what_if.lacks);
    let playable = lacks.is_none() && plan.to_play().next().is_some();
    let play = ui.add_enabled_ui(playable, |ui| widgets::primary(ui, &v.text("ui-plan-play")));
    let mut play = play.inner.on_hover_text(v.text("ui-plan-play-help"));
    if let Some(lacks) = lacks {
        play = play.on_disabled_hover_text(v.named("ui-plan-play-lacks", "why", &v.say(lacks)));
    }
    play.clicked()
}

/// Where a step has come to the list, the sheet moves to it: the newest one is never out of sight.
/// What is left out or looked at moves nothing.
fn follow(ui: &Ui, branch: usize, rows: usize, current: Option<Rect>) {
    let id = Id::new(("rows of a plan", branch));
    let before = ui.data(|d| d.get_temp(id)).unwrap_or(rows);
    if let Some(rect) = current.filter(|_| rows > before) {
        ui.scroll_to_rect_animation(rect, None, ScrollAnimation::none());
    }
    ui.data_mut(|d| d.insert_temp(id, rows));
}

/// One row: what is done, what comes of it, and its buttons. What one click did is one row.
fn row_ui(
    ui: &mut Ui,
    model: &Model,
    plan: &Plan,
    (nth, all, row): (usize, usize, Range<usize>),
    before: &[PlanFigure],
) -> Vec<Command> {
    let mut commands = Vec::new();
    let here = row.end == plan.at();
    let steps = &plan.steps()[row.clone()];
    let Some(step) = steps.last() else { return commands };
    // What does not work is what matters of a row.
    let faulty = |s: &&PlanStep| matches!(s.fit, StepFit::Refused(_) | StepFit::Asks(_));
    let shown_step = steps.iter().find(faulty).unwrap_or(step);
    let edge = if here { theme::trial() } else { theme::hairline() };
    let frame = Frame::new()
        .fill(theme::card())
        .stroke(Stroke::new(if here { 2.0 } else { 1.0 }, edge))
        .corner_radius(CornerRadius::same(theme::RADIUS))
        .inner_margin(Margin::symmetric(8, 4));
    let shown = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        widgets::spread(
            ui,
            |ui| {
                handle(ui, model, nth);
                ui.label(small((nth + 1).to_string()));
                if let Some(seat) = step.seat {
                    let name = model.texts.seat(seat);
                    widgets::badge(ui, model.livery(seat), theme::em(ui) * 1.1, &name);
                }
                if step.played.is_some() {
                    widgets::icon(ui, Icon::CHECK, theme::gain())
                        .on_hover_text(model.texts.text("ui-plan-done"));
                }
            },
            |ui| buttons_ui(ui, model, (nth, all), &mut commands),
        );
        commands.extend(words_ui(ui, model, (row.end, step), here));
        commands.extend(fit_ui(ui, model, &shown_step.fit, before));
    });
    let row = ui.interact(shown.response.rect, Id::new(("plan row", nth)), Sense::hover());
    commands.extend(dropped(ui, &row, nth));
    commands
}

/// What a step that was dragged over this one does when it is let go: it takes this one's place.
fn dropped(ui: &Ui, row: &Response, nth: usize) -> Option<Command> {
    if let Some(from) = row.dnd_hover_payload::<usize>() {
        let y = if *from < nth { row.rect.bottom() } else { row.rect.top() };
        let line = Stroke::new(3.0, theme::trial());
        ui.painter().hline(row.rect.x_range(), y, line);
    }
    let from = row.dnd_release_payload::<usize>()?;
    (*from != nth).then_some(Command::WhatIf(WhatIfCommand::Shift(*from, nth)))
}

/// What a step is dragged by.
fn handle(ui: &mut Ui, model: &Model, nth: usize) {
    let em = theme::em(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(em, em), Sense::drag());
    for y in [0.25, 0.5, 0.75] {
        let y = rect.top() + rect.height() * y;
        ui.painter().hline(rect.shrink(2.0).x_range(), y, Stroke::new(1.5, theme::soft()));
    }
    response.dnd_set_drag_payload(nth);
    response.on_hover_cursor(CursorIcon::Grab).on_hover_text(model.texts.text("ui-plan-drag"));
}

/// Up, down, out.
fn buttons_ui(ui: &mut Ui, model: &Model, (nth, all): (usize, usize), out: &mut Vec<Command>) {
    let v = model.texts;
    let mut button = |ui: &mut Ui, sign: &str, key: &str, on: bool, command: WhatIfCommand| {
        let name = v.count(key, "step", nth as i64 + 1);
        let response = ui.add_enabled(on, Button::new(RichText::new(sign).small()));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, on, &name));
        if response.on_hover_text(&name).clicked() {
            out.push(Command::WhatIf(command));
        }
    };
    // From right to left.
    button(ui, "✖", "ui-plan-remove", true, WhatIfCommand::Remove(nth));
    button(ui, "⬇", "ui-plan-down", nth + 1 < all, WhatIfCommand::Shift(nth, nth + 1));
    button(ui, "⬆", "ui-plan-up", nth > 0, WhatIfCommand::Shift(nth, nth.saturating_sub(1)));
}

/// What is done, to be pressed: the branch goes to the position after it.
fn words_ui(
    ui: &mut Ui,
    model: &Model,
    (end, step): (usize, &PlanStep),
    here: bool,
) -> Option<Command> {
    let told = match &step.fit {
        StepFit::Works(came) => came.lines.first().map(|line| model.texts.say(line)),
        _ => None,
    };
    // What tells nothing yet, or does not work, is called what it was called when it was chosen.
    let chosen = || step.words.as_deref().map(|words| parts::capital(&model.texts.say(words)));
    let words = told.or_else(chosen).unwrap_or_else(|| model.verb_name(step.action));
    let text = match step.fit {
        StepFit::Works(_) => RichText::new(words),
        // The step that is looked at has a ground of its own, and ink for it.
        _ if here => RichText::new(words),
        _ => soft(words),
    };
    let pressed = ui.add(Button::selectable(here, text).wrap());
    let pressed = pressed.on_hover_text(model.texts.text("ui-plan-go"));
    pressed.clicked().then_some(Command::WhatIf(WhatIfCommand::At(end)))
}

/// What comes of it, or why it does not work.
fn fit_ui(ui: &mut Ui, model: &Model, fit: &StepFit, before: &[PlanFigure]) -> Option<Command> {
    let v = model.texts;
    match fit {
        StepFit::Works(came) => {
            let words: Vec<String> = came
                .figures
                .iter()
                .filter_map(|f| {
                    let old = before.iter().find(|b| b.key == f.key).map(|b| b.value);
                    let now = v.pair(&v.text(f.key), &number(f.value));
                    match old {
                        Some(old) if old == f.value => None,
                        Some(old) => Some(format!("{now} ({})", signed(f.value - old))),
                        None => Some(now),
                    }
                })
                .collect();
            if !words.is_empty() {
                ui.label(small(words.join(" · ")));
            }
            None
        }
        StepFit::Refused(no) => {
            let mut command = None;
            widgets::flow(ui, |ui| {
                ui.label(RichText::new(v.say(&no.message)).small().color(theme::loss()));
                command = widgets::rule_link(ui, v, no.rule.0);
            });
            command
        }
        StepFit::Asks(seat) => {
            let words = match seat {
                Some(seat) => v.with("ui-plan-asks", &[("seat", Value::Seat(*seat))]),
                None => v.text("ui-what-if-over"),
            };
            ui.label(RichText::new(words).small().color(theme::loss()));
            None
        }
        StepFit::Waits => None,
    }
}
