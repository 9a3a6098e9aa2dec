//! What makes a turn flow, in the decision bar: on with the way that was begun, on to the next
//! person, past computer players, and what one of them would do. It only says what is wanted.

use super::{
    command::Command,
    game_ui, learn,
    model::{Mode, Model},
    theme, what_if,
    widgets::{self, small},
};
use crate::{
    table::action::{Action, Thing, Value},
    view::art::house::Icon,
};
use bevy_egui::egui::{Label, Ui};

/// What the golden button does where no single choice of the table is meant: what people mostly
/// want next.
pub fn next(model: &Model) -> Option<Command> {
    let flow = &model.flow;
    if flow.lingers {
        return Some(Command::Seen);
    }
    if flow.bots {
        return Some(Command::SkipBots);
    }
    let course = flow.course.as_ref().filter(|way| model.asked && !way.too_far);
    course.map(|way| Command::Lead(way.to))
}

/// On with a way that is too far for this turn: no golden button, and it says how far it leads.
pub(super) fn far_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let course = model.flow.course.as_ref().filter(|way| model.asked && way.too_far);
    let Some(way) = course else { return };
    let button = ui.button(leads(model, "ui-course-part", way.to));
    if button.hovered() || button.has_focus() {
        widgets::point_at(ui.ctx(), vec![way.to]);
    }
    if widgets::chosen(&button) {
        commands.push(Command::Lead(way.to));
    }
    ui.label(small(way.words.first().map(|far| model.texts.say(far)).unwrap_or_default()));
}

/// A sentence about the way to a thing.
fn leads(model: &Model, key: &str, to: Thing) -> String {
    let to = match to {
        Thing::Space(to) => Value::Space(to),
        Thing::Zone(to) => {
            let name = game_ui::of(model.sight.game).zone_of(model.sight, to);
            Value::Name(name.unwrap_or_default())
        }
        _ => Value::Name(String::new()),
    };
    model.texts.with(key, &[("space", to)])
}

/// The golden button for [`next`], if there is one.
pub(super) fn flow_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) -> bool {
    let Some(next) = next(model) else { return false };
    let v = model.texts;
    let words = match &next {
        Command::Seen => v.text("ui-lingers-done"),
        Command::Lead(to) => leads(model, "ui-course", *to),
        _ => v.text("ui-skip"),
    };
    // Skipping is no choice of the game: it stays a plain button.
    let response =
        if next == Command::SkipBots { ui.button(&words) } else { widgets::primary(ui, &words) };
    let hovered = response.hovered() || response.has_focus();
    let ctx = response.ctx.clone();
    let chosen = widgets::chosen(&response);
    if let (Command::Lead(to), Some(way)) = (&next, &model.flow.course) {
        if hovered {
            widgets::point_at(&ctx, vec![*to]);
        }
        response.on_hover_ui(|ui| {
            for line in &way.words {
                ui.label(v.say(line));
            }
        });
    }
    if chosen {
        commands.push(next);
    }
    true
}

/// Counsel, asked for or put away.
pub fn counsel_command(model: &Model) -> Option<Command> {
    let may = model.asked && !learn::puzzles(model);
    may.then(|| Command::Counsel(model.flow.counsel.is_none()))
}

/// The button that asks a computer player for counsel.
pub(super) fn counsel_button(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let Some(command) = counsel_command(model) else { return };
    let key = if model.flow.counsel.is_some() { "ui-counsel-close" } else { "ui-counsel" };
    if widgets::quiet(ui, &model.texts.text(key)).clicked() {
        commands.push(command);
    }
}

/// The button that opens a branch in which anything can be tried; in a branch, one more.
pub(super) fn what_if_button(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    if model.mode != Mode::Play {
        return;
    }
    let (v, tried) = (model.texts, &model.aside.what_if);
    let key = if tried.tries() { "ui-what-if-another" } else { "ui-what-if-open" };
    let name = v.text(key);
    let command = what_if::open_command(model);
    let button = widgets::icon_button(ui, Icon::WHAT_IF, &name, command.is_some());
    let why = v.text(tried.barred.unwrap_or_default());
    if button.on_disabled_hover_text(v.pair(&name, &why)).clicked() {
        commands.extend(command);
    }
}

/// Whether counsel was asked for and stands.
pub(super) fn counsels(model: &Model) -> bool {
    model.asked && model.flow.counsel.is_some()
}

/// What the computer player would do, why, and a button that does it, in so much room: one line, so
/// that what can be chosen keeps its place below.
pub(super) fn counsel_ui(ui: &mut Ui, model: &Model, room: f32, commands: &mut Vec<Command>) {
    let Some((action, why)) = model.flow.counsel.as_ref().filter(|_| model.asked) else { return };
    let v = model.texts;
    ui.scope(|ui| {
        ui.set_max_width(room);
        widgets::icon(ui, Icon::ROBOT, theme::accent());
        if widgets::chosen(&ui.button(v.text("ui-counsel-do"))) {
            commands.push(Command::Act(*action));
        }
        let does = worded(model, *action);
        let whole = v.named("ui-counsel-does", "words", &does);
        // The sign beside it says who would do it where there is no room to say so.
        let fits = widgets::width_of(ui, whole.as_str()) <= ui.available_width();
        ui.add(Label::new(if fits { whole } else { does }).truncate()).on_hover_text(why);
        // As much of the reason as there is room for; the rest is said to whoever rests on it.
        if ui.available_width() > theme::em(ui) * 6.0 {
            ui.add(Label::new(small(why)).truncate()).on_hover_text(why);
        }
    });
}

fn worded(model: &Model, action: Action) -> String {
    let offer = model.sight.offers.iter().find(|o| o.accepts(&action));
    offer.map_or_else(|| model.verb_name(action), |offer| model.worded(offer))
}

/// What is announced: it stands in the bar, where it lies on no piece.
pub(super) fn news_ui(ui: &mut Ui, model: &Model) {
    for news in &model.flow.news {
        ui.horizontal_wrapped(|ui| {
            widgets::icon(ui, Icon::CHECK, theme::violet());
            ui.label(small(model.texts.say(news)));
        });
    }
}
