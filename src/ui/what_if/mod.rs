//! "What if": the sheet with the branches of a game, their steps as a plan, and two of them side by
//! side; and the banner over a branch. It shows what it is told and gives commands back; nothing of
//! it can change the game.

mod banner;
mod compare;
mod plan;

pub use super::model::what_if::{PlayLine, WhatIf};
pub use banner::{FRAME, banner_height, banner_ui, frame_ui};

use super::{
    command::{Command, WhatIfCommand},
    game_ui,
    model::Model,
    table_text::TableText,
    theme,
    widgets::{self, section, small, soft},
};
use crate::{
    table::{action::Value, ids::Viewer},
    view::art::house::Icon,
};
use bevy_egui::egui::{Button, Key, Ui};

/// What a line is called.
pub fn line_name(texts: TableText, number: usize, name: &str) -> String {
    match (number, name) {
        (0, _) => texts.text("ui-what-if-game"),
        (number, "") => texts.count("ui-what-if-branch", "number", number as i64),
        (_, name) => name.to_owned(),
    }
}

/// A number as it is written everywhere.
fn number(n: i64) -> String {
    n.to_string().replace('-', "−")
}

/// A difference, with its sign.
fn signed(n: i64) -> String {
    if n > 0 { format!("+{n}") } else { number(n) }
}

/// The sheet.
pub fn what_if_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let tried = &model.aside.what_if;
    open_ui(ui, model, &mut commands);
    if tried.tries() {
        branch_ui(ui, model, &mut commands);
    }
    if let Some(plan) = &tried.plan {
        plan::plan_ui(ui, model, plan, &mut commands);
    }
    ahead_ui(ui, model);
    if tried.lines.len() > 1 {
        lines_ui(ui, model, &mut commands);
    }
    if tried.lines.len() > 1 {
        compare::compare_ui(ui, model);
    }
    commands
}

/// What the button and the key for trying something do now: open a branch, or one more.
pub fn open_command(model: &Model) -> Option<Command> {
    let barred = model.aside.what_if.barred;
    barred.is_none().then_some(Command::WhatIf(WhatIfCommand::Open))
}

/// The button that opens a branch, and what that is.
fn open_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let (v, tried) = (model.texts, &model.aside.what_if);
    // The banner leads back. Once there are steps, they need the room of the sentence.
    let begun = tried.plan.as_ref().is_some_and(|plan| !plan.steps().is_empty());
    if !tried.tries() {
        ui.label(soft(v.text("ui-what-if-about")));
    } else if !begun {
        ui.label(soft(v.text("ui-what-if-here")));
    }
    let key = if tried.tries() { "ui-what-if-another" } else { "ui-what-if-open" };
    let pressed = ui
        .add_enabled_ui(tried.barred.is_none(), |ui| {
            widgets::labelled(ui, Icon::WHAT_IF, &v.text(key))
        })
        .inner;
    if pressed.on_disabled_hover_text(v.text(tried.barred.unwrap_or_default())).clicked() {
        commands.extend(open_command(model));
    }
}

/// What the game foresees for whoever tries, from the position on the table.
fn ahead_ui(ui: &mut Ui, model: &Model) {
    let tried = &model.aside.what_if;
    let planner = tried.plan.as_ref().and_then(|p| p.planner());
    let viewer = match model.sight.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Everybody => None,
    };
    let Some(seat) = planner.or(viewer) else { return };
    let lines = game_ui::of(model.sight.game).ahead(ui.ctx(), model, seat);
    if lines.is_empty() {
        return;
    }
    section(ui, &model.texts.text("ui-plan-ahead"));
    for line in lines {
        ui.label(line);
    }
}

/// The branch on the table: its name, and who chooses for the others.
fn branch_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let (v, tried) = (model.texts, &model.aside.what_if);
    let mut bots = tried.bots;
    if widgets::check(ui, &mut bots, v.text("ui-what-if-bots")).changed() {
        commands.push(Command::WhatIf(WhatIfCommand::Bots(bots)));
    }
    if let Some(mut on) = tried.overdraws {
        let key = format!("{}-plan-overdraw", model.game.prefix());
        if widgets::check(ui, &mut on, v.text(&key)).changed() {
            commands.push(Command::WhatIf(WhatIfCommand::Overdraw(on)));
        }
    }
    let id = bevy_egui::egui::Id::new(("name of a branch", tried.here));
    let mut name = ui.data(|d| d.get_temp(id)).unwrap_or_else(|| tried.name.clone());
    let hint = line_name(v, tried.here, "");
    let field = widgets::field(ui, &mut name, &hint, &v.text("ui-what-if-name"), 14.0);
    let entered = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
    if (field.lost_focus() || entered) && name.trim() != tried.name {
        commands.push(Command::WhatIf(WhatIfCommand::Name(name.clone())));
    }
    if field.has_focus() {
        ui.data_mut(|d| d.insert_temp(id, name));
    } else {
        ui.data_mut(|d| d.remove::<String>(id));
    }
}

/// The game and its branches, to go to.
fn lines_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let (v, tried) = (model.texts, &model.aside.what_if);
    section(ui, &v.text("ui-what-if-lines"));
    for line in &tried.lines {
        let name = line_name(v, line.number, &line.name);
        let (mut go, mut forget) = (false, false);
        widgets::spread(
            ui,
            |ui| {
                let button = Button::selectable(line.number == tried.here, &name);
                go = ui.add(button).clicked() && line.number != tried.here;
            },
            |ui| {
                let words = v.named("ui-what-if-forget", "name", &name);
                forget = line.number != 0
                    && widgets::icon_button(ui, Icon::CLOSE, &words, true).clicked();
            },
        );
        let send = |command: WhatIfCommand| Command::WhatIf(command);
        commands.extend(go.then(|| send(WhatIfCommand::Go(line.number))));
        commands.extend(forget.then(|| send(WhatIfCommand::Forget(line.number))));
        if line.number == 0 {
            continue;
        }
        ui.indent(("origin", line.number), |ui| ui.label(small(origin(model, line))));
    }
    ui.add_space(theme::GRID * 0.5);
}

/// Where a branch left, and who was to choose there.
fn origin(model: &Model, line: &PlayLine) -> String {
    let v = model.texts;
    let of = model.aside.what_if.lines.iter().find(|l| l.number == line.of);
    let of = line_name(v, line.of, of.map_or("", |l| &l.name));
    let left = v.named("ui-what-if-of", "name", &of);
    let turn = v.count("ui-what-if-turn", "turn", line.turn);
    match line.asked {
        Some(seat) => {
            let asked = v.with("ui-what-if-asked", &[("seat", Value::Seat(seat))]);
            format!("{left}, {turn}. {asked}")
        }
        None => format!("{left}, {turn}."),
    }
}
