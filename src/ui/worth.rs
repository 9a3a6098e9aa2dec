//! What is worth doing, and the best of this turn: a list, best first, each with what it pays, what
//! is lacking, how long it takes and its choices, to be laid out in a branch. It reckons nothing
//! itself and chooses nothing.

use super::{
    command::Command,
    how,
    model::{
        Model,
        how::{BestShown, WorthSheet},
    },
    parts,
    widgets::{self, section, small, soft, strong},
};
use crate::{
    table::{planning::PlanFigure, worth::WorthDoing},
    text::{Arg, Args, signed},
};
use bevy_egui::egui::{Align, Id, Label, Rect, Ui, Vec2};

/// The button that asks, or what was found.
pub fn worth_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let (v, mut commands) = (model.texts, Vec::new());
    if !model.flow.may_ask_how {
        return commands;
    }
    let Some(sheet) = &model.flow.worth else {
        if model.game.rate().is_some() {
            let button = ui.button(v.text("ui-doing"));
            if button.on_hover_text(v.text("ui-doing.help")).clicked() {
                commands.push(Command::WorthDoing);
            }
        }
        return commands;
    };
    show_head(ui, sheet);
    section(ui, &v.text("ui-doing"));
    ui.add(Label::new(small(v.text("ui-doing-ranks"))).wrap());
    all_ui(ui, model, sheet, &mut commands);
    section(ui, &v.text("ui-doing-best"));
    match &sheet.best {
        Some(best) => widgets::card(ui, |ui| best_ui(ui, model, best, &mut commands)),
        None => drop(ui.label(soft(v.text("ui-doing-looking")))),
    }
    commands
}

/// Brings the head of the list into view when it opens, and once more when it is known how long it
/// is: what stands above it may grow.
fn show_head(ui: &Ui, sheet: &WorthSheet) {
    let (id, now) = (Id::new("what is worth doing came up"), ui.ctx().cumulative_frame_nr());
    let known = sheet.all.is_some();
    let before: Option<(u64, bool)> = ui.ctx().data(|d| d.get_temp(id));
    if before.filter(|(frame, _)| frame + 1 >= now).map(|(_, known)| known) != Some(known) {
        let head = Rect::from_min_size(ui.cursor().min, Vec2::ZERO);
        ui.scroll_to_rect(head, Some(Align::TOP));
    }
    ui.ctx().data_mut(|d| d.insert_temp(id, (now, known)));
}

/// What is worth doing, best first.
fn all_ui(ui: &mut Ui, model: &Model, sheet: &WorthSheet, commands: &mut Vec<Command>) {
    let v = model.texts;
    let Some(all) = &sheet.all else {
        ui.label(soft(v.text("ui-doing-looking")));
        return;
    };
    if all.is_empty() {
        ui.add(Label::new(soft(v.text(sheet.nothing))).wrap());
    }
    for worth in all.iter() {
        widgets::card(ui, |ui| one_ui(ui, model, (sheet.rate, worth), commands));
    }
}

/// One thing that is worth doing.
fn one_ui(
    ui: &mut Ui,
    model: &Model,
    (rate, worth): (&str, &WorthDoing),
    commands: &mut Vec<Command>,
) {
    let (v, words) = (model.texts, goal_words(model, worth));
    let label = ui.add(Label::new(strong(words.as_str())).wrap());
    if label.hovered()
        && let Some(words) = &worth.prospect.words
    {
        widgets::point_at(ui.ctx(), words.touches.clone());
    }
    ui.add(Label::new(rate_words(model, rate, worth.prospect.pays)).wrap());
    if let Some(line) = advised_in(model, worth) {
        ui.add(Label::new(small(v.count("ui-doing-advised", "number", line))).wrap());
    }
    for lack in &worth.prospect.lacks {
        let what = v.say(&lack.words());
        ui.add(Label::new(small(v.named("ui-how-lacks", "what", &what))).wrap());
    }
    if worth.prospect.turns > 0 {
        ui.label(small(v.count("ui-doing-turns", "turns", worth.prospect.turns)));
    }
    let (name, salt) = (v.text("ui-doing-how"), ("worth", words.as_str()));
    if worth.line.is_empty() {
        if !worth.whole {
            let key = if worth.waits { "ui-doing-waits" } else { "ui-doing-not-now" };
            ui.add(Label::new(small(v.text(key))).wrap());
        }
        return;
    }
    widgets::fold(ui, salt, name.into(), false, None, |ui| {
        commands.extend(how::line_ui(ui, model, &worth.line, worth.overdraws));
        if !worth.whole {
            ui.add(Label::new(small(v.text("ui-doing-begins"))).wrap());
        }
    });
}

/// What something is that is worth doing.
pub fn goal_words(model: &Model, worth: &WorthDoing) -> String {
    let first = worth.line.first().map(|(_, words)| words);
    let words = worth.prospect.words.as_ref().or(first);
    words.map(|words| parts::capital(&model.texts.say(words))).unwrap_or_default()
}

/// The number of the first advised line that does it, where advice is shown.
fn advised_in(model: &Model, worth: &WorthDoing) -> Option<i64> {
    let sheet = model.flow.lines.as_ref().filter(|_| model.asked)?;
    let nth = sheet.lines.iter().position(|line| line.does(worth))?;
    Some(nth as i64 + 1)
}

/// What something pays for what it costs.
fn rate_words(model: &Model, rate: &str, (gain, cost): (i64, i64)) -> String {
    let tenths = (gain * 10 + cost / 2) / cost.max(1);
    let args =
        [("gain", gain), ("cost", cost), ("whole", tenths / 10), ("tenth", tenths.rem_euclid(10))];
    let args = Args::from_iter(args.map(|(name, n)| (name, Arg::from(n))));
    model.texts.localizer.word_with(rate, &args)
}

/// The best line of the turn.
fn best_ui(ui: &mut Ui, model: &Model, best: &BestShown, commands: &mut Vec<Command>) {
    let v = model.texts;
    if best.steps.is_empty() {
        let is_all = best.whole && !best.open;
        let key = if is_all { "ui-doing-best-none" } else { "ui-doing-best-unknown" };
        ui.add(Label::new(v.text(key)).wrap());
        return;
    }
    let one = |figure: &PlanFigure| v.pair(&v.text(figure.key), &signed(figure.value));
    let all: Vec<String> = best.gained.iter().map(one).collect();
    ui.add(Label::new(strong(all.join(" · "))).wrap());
    let key = match (best.whole, best.open) {
        (true, false) => "ui-doing-best-whole",
        (true, true) => "ui-doing-best-known",
        (false, _) => "ui-doing-best-found",
    };
    ui.add(Label::new(small(v.text(key))).wrap());
    commands.extend(how::line_ui(ui, model, &best.steps, false));
}
