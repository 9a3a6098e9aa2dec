//! The sheet of counsel: up to three whole lines, best first, each with what it is worth, what it
//! brings, and its steps. It only says what is wanted; nothing of it chooses a line.

use super::{
    command::Command,
    model::{
        Model,
        counsel::{CounselLine, CounselSheet, CounselStep, Lead},
    },
    parts,
    table_text::TableText,
    widgets::{self, section, small, soft},
    worth,
};
use crate::{
    table::{
        action::Value,
        planning::{PlanFigure, differences},
    },
    text::{Arg, Args, signed},
};
use bevy_egui::egui::{Button, Label, RichText, Ui};

/// Most numbers that are told of a line.
const FIGURES: usize = 4;

/// The sheet, where somebody has asked for counsel.
pub fn counsel_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = Vec::new();
    let Some(sheet) = model.flow.lines.as_ref().filter(|_| model.asked) else { return commands };
    let v = model.texts;
    let head = if sheet.is_rest { "ui-counsel-rest" } else { "ui-counsel-lines" };
    section(ui, &v.text(head));
    if !sheet.is_rest {
        ui.add(Label::new(small(v.text("ui-counsel-ranks"))).wrap());
    }
    for (nth, line) in sheet.lines.iter().enumerate() {
        widgets::card(ui, |ui| line_ui(ui, model, sheet, (nth, line), &mut commands));
    }
    // Below the lines, so that none of them moves when it goes.
    if sheet.is_thinking {
        ui.label(soft(v.text("ui-counsel-thinks")));
    } else if sheet.is_even() {
        ui.label(soft(v.text("ui-counsel-even")));
    }
    commands
}

/// One line: pressed, it is shown on the board, and its steps are listed.
fn line_ui(
    ui: &mut Ui,
    model: &Model,
    sheet: &CounselSheet,
    (nth, line): (usize, &CounselLine),
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let is_shown = nth == sheet.shown;
    let apart = sheet.parts_at(nth);
    let words = line.steps.get(apart).or_else(|| line.steps.last());
    let words = words.map_or_else(String::new, |step| step_words(model, step));
    let args = [("number", Arg::from(nth as i64 + 1)), ("words", Arg::from(words.as_str()))];
    let key = if apart == 0 { "ui-counsel-line" } else { "ui-counsel-line-apart" };
    let head = v.localizer.word_with(key, &Args::from_iter(args));
    let button = ui.add(Button::selectable(is_shown, head).wrap());
    if button.on_hover_text(v.text("ui-counsel-show")).clicked() {
        commands.push(Command::ShowLine(nth));
    }
    let worth = worth_words(model, sheet, (nth, line));
    let gain = gain_words(model, sheet, (nth, line));
    let ahead = ahead_words(v, model.game.prefix(), line, nth);
    for words in worth.into_iter().chain(gain).chain(ahead) {
        ui.add(Label::new(small(words)).wrap());
    }
    for what in worth_in(model, line) {
        ui.add(Label::new(small(v.named("ui-counsel-worth", "what", &what))).wrap());
    }
    if !is_shown {
        return;
    }
    buttons_ui(ui, model, line, commands);
    let of_line = || line.why.as_ref().map(|why| v.say(why)).unwrap_or_default();
    let why = if nth == 0 { sheet.why.clone() } else { of_line() };
    if !why.is_empty() {
        ui.add(Label::new(why).wrap());
    }
    // What is one step alone stands above.
    for (at, step) in line.steps.iter().enumerate().filter(|_| line.steps.len() > 1) {
        let args =
            [("number", Arg::from(at as i64 + 1)), ("words", Arg::from(step_words(model, step)))];
        let words = v.localizer.word_with("ui-counsel-step", &Args::from_iter(args));
        let label = ui.add(Label::new(RichText::new(words)).wrap());
        if label.hovered() {
            widgets::point_at(ui.ctx(), step.things.clone());
        }
    }
    ui.add(Label::new(small(v.text(line.ends))).wrap());
}

/// What of the list of what is worth doing is done in a line, where that list is shown.
fn worth_in(model: &Model, line: &CounselLine) -> Vec<String> {
    let all = model.flow.worth.as_ref().and_then(|sheet| sheet.all.as_ref());
    let done = all.into_iter().flat_map(|all| all.iter()).filter(|worth| line.does(worth));
    done.map(|worth| worth::goal_words(model, worth)).collect()
}

/// What can be done with a line: its next step, or all of it in a branch. Above the steps, so that
/// it keeps its place while one after the other is done.
fn buttons_ui(ui: &mut Ui, model: &Model, line: &CounselLine, commands: &mut Vec<Command>) {
    let v = model.texts;
    let barred = model.aside.what_if.barred;
    ui.horizontal_wrapped(|ui| {
        if widgets::chosen(&ui.button(v.text("ui-counsel-do"))) {
            commands.push(next_step(line));
        }
        let try_it = ui.add_enabled(barred.is_none(), Button::new(v.text("ui-counsel-try")));
        let try_it = try_it
            .on_hover_text(v.text("ui-counsel-try.help"))
            .on_disabled_hover_text(v.text(barred.unwrap_or("ui-counsel-try.help")));
        if try_it.clicked() {
            commands.push(Command::TryLine { at: None, steps: line.actions(), overdraws: false });
        }
    });
}

/// The next step of a line as a whole.
pub fn next_step(line: &CounselLine) -> Command {
    match line.steps.first() {
        Some(step) if step.actions.len() > 1 => Command::ActAll(step.actions.clone()),
        _ => Command::Act(line.action),
    }
}

/// What a step does, in words.
pub fn step_words(model: &Model, step: &CounselStep) -> String {
    let said = step.told().map(|words| parts::capital(&model.texts.say(&words)));
    let verb = || step.actions.last().map(|action| model.verb_name(*action));
    let words = said.or_else(verb).unwrap_or_default();
    match step.actions.len() {
        times if times > 1 && step.way.is_empty() => format!("{words} ×{times}"),
        _ => words,
    }
}

/// How likely a line wins, and how much less likely than the best; early in a game only how far
/// they lie apart.
fn worth_words(
    model: &Model,
    sheet: &CounselSheet,
    (nth, line): (usize, &CounselLine),
) -> Option<String> {
    let less = sheet.less(line).filter(|_| nth > 0);
    let key = match (less, sheet.is_late) {
        (None, true) => "ui-counsel-chance",
        (Some(1..), true) => "ui-counsel-chance-less",
        (Some(_), true) => "ui-counsel-chance-same",
        (None, false) => return None,
        (Some(1..), false) => "ui-counsel-apart-less",
        (Some(_), false) => "ui-counsel-apart-same",
    };
    let args = [("chance", Arg::from(line.chance?)), ("less", Arg::from(less.unwrap_or(0)))];
    Some(model.texts.localizer.word_with(key, &Args::from_iter(args)))
}

/// What a line brings: the first one by itself, every other one beside that.
fn gain_words(
    model: &Model,
    sheet: &CounselSheet,
    (nth, line): (usize, &CounselLine),
) -> Option<String> {
    let v = model.texts;
    let best = sheet.lines.first().filter(|_| nth > 0);
    let figures = match best {
        Some(best) => differences(&best.gained, &line.gained),
        None => line.gained.clone(),
    };
    let all = figures_words(v, &figures, signed);
    let key = match (best.is_some(), all.is_empty()) {
        (true, true) if line.ends_unknown() => return None,
        (true, true) if sheet.less(line).is_none_or(|less| less == 0) => {
            return Some(v.text("ui-counsel-beside-same"));
        }
        (_, true) => return None,
        (false, false) => "ui-counsel-brings",
        (true, false) => "ui-counsel-beside",
    };
    Some(v.named(key, "figures", &all))
}

/// By how much further one leads with a line than with the first one, played on; with the first one
/// than with the second. Nothing where that says otherwise than the order of the lines, which comes
/// from the chance to win.
pub fn ahead_words(
    texts: TableText,
    prefix: &str,
    line: &CounselLine,
    nth: usize,
) -> Option<String> {
    let lead = line.ahead.filter(|lead| (lead.tenths > 0) == (nth == 0))?;
    let key = if nth == 0 { "ui-counsel-ahead" } else { "ui-counsel-behind" };
    lead_words(texts, prefix, lead, key)
}

/// How far one leads, in the words of `key`, which say whether that is more or less; nothing where
/// the game has no word for what it counts.
pub fn lead_words(texts: TableText, prefix: &str, lead: Lead, key: &str) -> Option<String> {
    let what = format!("{prefix}-lead");
    if !texts.localizer.has(&what) {
        return None;
    }
    let of = |n: i64| Value::Number(n.abs());
    let number = texts
        .with("ui-tenths", &[("whole", of(lead.tenths / 10)), ("tenth", of(lead.tenths % 10))]);
    let what = texts.text(&what);
    let args = [
        ("what", Arg::from(what.as_str())),
        ("by", Arg::from(number.as_str())),
        ("times", Arg::from(i64::from(lead.times))),
    ];
    Some(texts.localizer.word_with(key, &Args::from_iter(args)))
}

/// The first of some numbers, each with what it counts.
pub fn figures_words(
    texts: TableText,
    figures: &[PlanFigure],
    number: impl Fn(i64) -> String,
) -> String {
    let one = |figure: &PlanFigure| texts.pair(&texts.text(figure.key), &number(figure.value));
    figures.iter().take(FIGURES).map(one).collect::<Vec<_>>().join(" · ")
}
