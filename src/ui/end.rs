//! The end of a game: who won and why, how the fortunes went, where the money came from, and what
//! now.

use super::{
    command::{Command, Dialog, Screen},
    gallery::colour,
    game_ui,
    memo::memo_log,
    model::Model,
    theme,
    widgets::{self, small, soft, strong},
};
use crate::{
    table::{action::Value, game::Outcome, ids::SeatId},
    view::art::palette::{Livery, Rgba},
};
use bevy_egui::egui::{self, Align, Layout, RichText, Ui};
use egui_plot::{GridInput, GridMark, HLine, Line, LineStyle, Plot, PlotPoints};

/// How the lines of the seats are drawn, so that they can be told apart without their colours.
const STROKES: [LineStyle; 6] = [
    LineStyle::Solid,
    LineStyle::Dashed { length: 16.0 },
    LineStyle::Dotted { spacing: 7.0 },
    LineStyle::Dashed { length: 7.0 },
    LineStyle::Dotted { spacing: 13.0 },
    LineStyle::Dashed { length: 28.0 },
];

/// How the line of the goal is drawn.
const GOAL: LineStyle = LineStyle::Dashed { length: 5.0 };

/// What a seat earned, by source: text key and sum.
pub type Income = Vec<Vec<(&'static str, i64)>>;

/// The dialog's contents.
pub fn end_ui(ui: &mut Ui, model: &Model, income: &Income) -> Vec<Command> {
    let mut commands = Vec::new();
    let Some(outcome) = &model.sight.outcome else { return commands };
    let em = theme::em(ui);
    let fresh = widgets::opened(ui, "end");
    if theme::tight(ui.ctx().content_rect().height(), em) {
        // Very large text: everything scrolls together, so that the plot can be seen whole.
        let room = ui.available_height();
        let area = widgets::scrolling(fresh).max_height(room);
        area.auto_shrink([false, true]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 10.0);
            winners_ui(ui, model, outcome, &mut commands);
            plot_ui(ui, model, (room - em * 3.5).clamp(em * 5.0, em * 13.0));
            standings_ui(ui, model, &outcome.fortunes, income);
            ui.add_space(theme::GRID);
            next_ui(ui, model, &mut commands);
            widgets::scroll_to_focus(ui);
        });
        return commands;
    }
    winners_ui(ui, model, outcome, &mut commands);
    ui.add_space(theme::GRID);
    let room = (ui.available_height() - em * 4.0).max(120.0);
    widgets::scrolling(fresh).max_height(room).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        plot_ui(ui, model, em * 13.0);
        standings_ui(ui, model, &outcome.fortunes, income);
        widgets::scroll_to_focus(ui);
    });
    ui.add_space(theme::GRID);
    next_ui(ui, model, &mut commands);
    commands
}

/// Who won, in words.
pub fn won(model: &Model, outcome: &Outcome) -> String {
    if outcome.winners.is_empty() {
        // Whoever plays alone has lost to the game; among several nobody has won.
        let mut seats = model.sight.catalogue.all_seats();
        return match (seats.next(), seats.next()) {
            (Some(alone), None) => model.texts.with("ui-end-lost", &[("seat", Value::Seat(alone))]),
            _ => model.texts.text("ui-end-nobody"),
        };
    }
    let winners = Value::List(outcome.winners.iter().map(|&s| Value::Seat(s)).collect());
    let count = Value::Number(outcome.winners.len() as i64);
    model.texts.with("ui-end-won", &[("winners", winners), ("count", count)])
}

fn winners_ui(ui: &mut Ui, model: &Model, outcome: &Outcome, commands: &mut Vec<Command>) {
    let v = model.texts;
    ui.horizontal_wrapped(|ui| {
        for &seat in &outcome.winners {
            widgets::badge(ui, model.livery(seat), theme::em(ui) * 2.6, &v.seat(seat));
        }
        ui.vertical(|ui| {
            ui.label(RichText::new(won(model, outcome)).heading());
            ui.horizontal_wrapped(|ui| {
                ui.label(soft(v.text(outcome.reason)));
                commands.extend(widgets::rule_link(ui, v, outcome.rule.0));
            });
        });
    });
}

/// What now.
fn next_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let v = model.texts;
    ui.horizontal_wrapped(|ui| {
        if widgets::primary(ui, &v.text("ui-end-rematch")).clicked() {
            commands.push(Command::Rematch);
        }
        for (key, command) in [
            ("ui-told", Command::Open(Dialog::Told)),
            ("ui-menu-watch", Command::WatchThis),
            ("ui-menu-study", Command::Study(None)),
            ("ui-end-look", Command::Close),
            ("ui-menu-leave", Command::Go(Screen::Start)),
        ] {
            if ui.button(v.text(key)).clicked() {
                commands.push(command);
            }
        }
    });
}

/// How it went for one side, under the names of all who belong to it.
fn line_of<'a>(model: &Model, side: &[SeatId]) -> Line<'a> {
    let seat = side[0];
    let at = |(turn, f): &(i64, Vec<i64>)| Some([*turn as f64, f.get(seat.ix()).copied()? as f64]);
    let points: Vec<[f64; 2]> = model.history.iter().filter_map(at).collect();
    line(side_name(model, side), points, seat.ix(), Some(model.livery(seat).colour()))
}

/// Who takes part without a seat: its name, and the number of its line.
fn beside(model: &Model) -> Option<(String, usize)> {
    let sheet = game_ui::of(model.sight.game);
    let (key, _) = sheet.beside(&model.sight.catalogue, &model.sight.purses)?;
    Some((model.texts.text(key), model.sight.catalogue.seat_count()))
}

/// The letters and names of all who belong to a side.
fn side_name(model: &Model, side: &[SeatId]) -> String {
    let v = model.texts;
    let name = |&s: &SeatId| format!("{} {}", model.livery(s).letter(), v.seat(s));
    v.localizer.list(side.iter().map(name))
}

/// A line of a plot, drawn as the one with this number; without a colour it takes that of a seat.
pub(super) fn line<'a>(
    name: String,
    points: Vec<[f64; 2]>,
    number: usize,
    seat: Option<Rgba>,
) -> Line<'a> {
    Line::new(name, PlotPoints::from(points))
        .color(line_colour(number, seat))
        .style(STROKES[number % STROKES.len()])
        .width(2.5)
}

fn line_colour(number: usize, seat: Option<Rgba>) -> egui::Color32 {
    let usual = || Livery::new((number % STROKES.len()) as u8).colour();
    colour(seat.unwrap_or_else(usual))
}

/// A piece of such a line, to stand before its name.
pub(super) fn sample_ui(ui: &mut Ui, number: usize, seat: Option<Rgba>) {
    let stroke = egui::Stroke::new(2.5, line_colour(number, seat));
    stroke_ui(ui, STROKES[number % STROKES.len()], stroke);
}

fn stroke_ui(ui: &mut Ui, style: LineStyle, stroke: egui::Stroke) {
    let em = theme::em(ui);
    let (place, _) = ui.allocate_exact_size(egui::vec2(em * 2.5, em), egui::Sense::hover());
    let ends = [place.left_center(), place.right_center()];
    ui.painter().extend(match style {
        LineStyle::Solid => vec![egui::Shape::line_segment(ends, stroke)],
        LineStyle::Dashed { length } => {
            egui::Shape::dashed_line(&ends, stroke, length, length * 0.62)
        }
        LineStyle::Dotted { spacing } => {
            egui::Shape::dotted_line(&ends, stroke.color, spacing, 1.25)
        }
    });
}

/// Some lines over the turns; where somebody has pressed, the turn. What each is called is said
/// beside the plot, where there is room for it with any size of text.
pub(super) fn lines_plot(
    ui: &mut Ui,
    id: &str,
    across: String,
    tall: f32,
    lines: Vec<Line>,
) -> Option<f64> {
    let plot = Plot::new(id)
        .height(tall)
        .include_y(0.0)
        .x_grid_spacer(round_marks)
        .y_grid_spacer(round_marks)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .x_axis_label(across);
    let shown = plot.show(ui, |plot| {
        lines.into_iter().for_each(|line| plot.line(line));
        let pressed = plot.response().clicked();
        plot.pointer_coordinate().filter(|_| pressed).map(|at| at.x)
    });
    shown.inner
}

/// The numbers at the sides of a plot: three to six, each of them a multiple of 1, 2 or 5 times a
/// power of ten.
fn round_marks(input: GridInput) -> Vec<GridMark> {
    let (least, most) = input.bounds;
    let step = round_step(most - least);
    let marks = (least / step).ceil() as i64..=(most / step).floor() as i64;
    marks.map(|n| GridMark { value: n as f64 * step, step_size: step }).collect()
}

/// The distance of such numbers over a span: whole.
pub fn round_step(span: f64) -> f64 {
    let fifth = (span / 5.0).max(1.0);
    let power = 10f64.powf(fifth.log10().floor());
    let round = [1.0, 2.0, 5.0].map(|n| n * power);
    round.into_iter().find(|step| *step >= fifth).unwrap_or(power * 10.0)
}

fn plot_ui(ui: &mut Ui, model: &Model, tall: f32) {
    let v = model.texts;
    if model.history.len() < 2 {
        return;
    }
    widgets::section(ui, &v.text(&format!("{}-fortunes", model.game.prefix())));
    let goal = game_ui::of(model.sight.game).goal(model.sight);
    let fortunes = || model.history.iter().flat_map(|(_, fortunes)| fortunes).copied();
    let most = fortunes().chain(goal).max().unwrap_or(1).max(1);
    Plot::new("fortunes")
        .height(tall)
        .include_y(0.0)
        .include_y(most as f64)
        .x_grid_spacer(round_marks)
        .y_grid_spacer(round_marks)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .x_axis_label(v.text("ui-end-turns"))
        .show(ui, |plot| {
            if let Some(goal) = goal {
                plot.hline(
                    HLine::new(v.text("ui-end-goal"), goal as f64)
                        .color(theme::accent())
                        .style(GOAL)
                        .width(1.0),
                );
            }
            for side in game_ui::sides(model.sight) {
                plot.line(line_of(model, &side));
            }
            if let Some((name, number)) = beside(model) {
                let at = |(turn, f): &(i64, Vec<i64>)| Some([*turn as f64, *f.get(number)? as f64]);
                let points = model.history.iter().filter_map(at).collect();
                plot.line(line(name, points, number, None));
            }
        });
    names_ui(ui, model, goal.is_some());
}

/// Which line is whose. It stands below the plot: within it, it would cover lines, wherever it
/// stood.
fn names_ui(ui: &mut Ui, model: &Model, goal: bool) {
    // A sample and its name stay together.
    let named = |ui: &mut Ui, name: &str, sample: &dyn Fn(&mut Ui)| {
        let wide = widgets::wide(ui, name) + theme::em(ui) * 3.5;
        let size = egui::vec2(wide.min(ui.max_rect().width()), ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            sample(ui);
            ui.add(egui::Label::new(small(name)).truncate());
        });
    };
    ui.horizontal_wrapped(|ui| {
        for side in game_ui::sides(model.sight) {
            let tint = model.livery(side[0]).colour();
            named(ui, &side_name(model, &side), &|ui: &mut Ui| {
                sample_ui(ui, side[0].ix(), Some(tint))
            });
        }
        if let Some((name, number)) = beside(model) {
            named(ui, &name, &|ui: &mut Ui| sample_ui(ui, number, None));
        }
        if goal {
            let stroke = egui::Stroke::new(1.0, theme::accent());
            named(ui, &model.texts.text("ui-end-goal"), &|ui: &mut Ui| stroke_ui(ui, GOAL, stroke));
        }
    });
}

/// What makes up a fortune: the sources of the money, and as the last one what else is owned,
/// called `owned`, so that all sums together are the fortune. Sources of nothing are left out.
pub fn bars(
    sources: &[(&'static str, i64)],
    fortune: i64,
    owned: Option<&'static str>,
) -> Vec<(&'static str, i64)> {
    let money: i64 = sources.iter().map(|(_, sum)| sum).sum();
    let rest = owned.filter(|_| !sources.is_empty()).map(|key| (key, fortune - money));
    sources.iter().copied().chain(rest).filter(|(_, sum)| *sum != 0).collect()
}

fn standings_ui(ui: &mut Ui, model: &Model, fortunes: &[i64], income: &Income) {
    let (v, sheet) = (model.texts, game_ui::of(model.sight.game));
    let mut order: Vec<(i64, Vec<SeatId>)> = game_ui::sides(model.sight)
        .into_iter()
        .filter_map(|side| Some((*fortunes.get(side[0].ix())?, side)))
        .collect();
    order.sort_by_key(|(fortune, _)| std::cmp::Reverse(*fortune));
    widgets::section(ui, &v.text(&format!("{}-sources", model.game.prefix())));
    let told =
        |seat: SeatId| memo_log(ui.ctx(), ("sources", seat), model, || sheet.sources(model, seat));
    let of = |&seat: &SeatId| match told(seat).as_ref() {
        Some(sources) => sources.clone(),
        None => income.get(seat.ix()).cloned().unwrap_or_default(),
    };
    let shown = |(fortune, side): (i64, Vec<SeatId>)| {
        let sources: Vec<_> = side.iter().flat_map(of).collect();
        (fortune, side, bars(&sources, fortune, sheet.owned()))
    };
    let order: Vec<_> = order.into_iter().map(shown).collect();
    // One scale for all seats: a bar twice as long is twice as much, whosever it is.
    let most = order.iter().flat_map(|(.., bars)| bars).map(|(_, n)| n.abs()).max().unwrap_or(1);
    for (fortune, side, bars) in order {
        widgets::card(ui, |ui| {
            let names = |ui: &mut Ui| {
                for &seat in &side {
                    widgets::seat_name(ui, model, seat);
                }
            };
            let worth = sheet.worth(v, fortune);
            widgets::spread(ui, names, |ui| {
                drop(ui.label(strong(worth).size(theme::em(ui) * 1.15)))
            });
            sources_ui(ui, model, &bars, most);
            for &seat in &side {
                sheet.result_ui(ui, model, seat);
            }
        });
    }
    sheet.beside_seats_ui(ui, model);
}

/// Sources as bars with their sums; the longest of all that are compared stands for `most`.
pub fn sources_ui(ui: &mut Ui, model: &Model, bars: &[(&'static str, i64)], most: i64) {
    let v = model.texts;
    // What is compared with nobody may be more than that.
    let most = bars.iter().map(|(_, n)| n.abs()).max().unwrap_or(1).max(most).max(1);
    for &(key, sum) in bars {
        let tint = if sum > 0 { theme::gain() } else { theme::loss() };
        let sum_words = game_ui::of(model.sight.game).income_words(v, sum);
        let words = format!("{}  {sum_words}", v.text(key));
        widgets::meter(ui, sum.unsigned_abs() as f32, most as f32, &words, tint);
    }
}
