//! The end of a game: who won and why, how the fortunes went, where the money came from, and what
//! now.

use super::{
    command::{Command, Dialog, Screen},
    gallery::colour,
    game_ui,
    memo::memo_log,
    model::Model,
    theme,
    widgets::{self, soft, strong},
};
use crate::{
    table::{action::Value, game::Outcome, ids::SeatId},
    view::art::palette::{Livery, Rgba},
};
use bevy_egui::egui::{self, RichText, Ui};
use egui_plot::{Corner, GridMark, HLine, Legend, Line, LineStyle, Plot, PlotPoints};

/// How the lines of the seats are drawn, so that they can be told apart without their colours.
const STROKES: [LineStyle; 6] = [
    LineStyle::Solid,
    LineStyle::Dashed { length: 16.0 },
    LineStyle::Dotted { spacing: 7.0 },
    LineStyle::Dashed { length: 7.0 },
    LineStyle::Dotted { spacing: 13.0 },
    LineStyle::Dashed { length: 28.0 },
];

/// What a seat earned, by source: text key and sum.
pub type Income = Vec<Vec<(&'static str, i64)>>;

/// The dialog's contents.
pub fn end_ui(ui: &mut Ui, model: &Model, income: &Income) -> Vec<Command> {
    let mut commands = Vec::new();
    let Some(outcome) = &model.sight.outcome else { return commands };
    let em = theme::em(ui);
    if theme::tight(ui.ctx().content_rect().height(), em) {
        // Very large text: everything scrolls together, so that the plot can be seen whole.
        let room = ui.available_height();
        egui::ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
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
    egui::ScrollArea::vertical().max_height((ui.available_height() - em * 4.0).max(120.0)).show(
        ui,
        |ui| {
            ui.set_max_width(ui.available_width() - 10.0);
            plot_ui(ui, model, em * 13.0);
            standings_ui(ui, model, &outcome.fortunes, income);
            widgets::scroll_to_focus(ui);
        },
    );
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
    let (v, seat) = (model.texts, side[0]);
    let at = |(turn, f): &(i64, Vec<i64>)| Some([*turn as f64, f.get(seat.ix()).copied()? as f64]);
    let points: Vec<[f64; 2]> = model.history.iter().filter_map(at).collect();
    let name = |&s: &SeatId| format!("{} {}", model.livery(s).letter(), v.seat(s));
    let names: Vec<String> = side.iter().map(name).collect();
    line(v.localizer.list(names), points, seat.ix(), Some(model.livery(seat).colour()))
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
    let em = theme::em(ui);
    let (place, _) = ui.allocate_exact_size(egui::vec2(em * 2.5, em), egui::Sense::hover());
    let (ends, tint) = ([place.left_center(), place.right_center()], line_colour(number, seat));
    let stroke = egui::Stroke::new(2.5, tint);
    ui.painter().extend(match STROKES[number % STROKES.len()] {
        LineStyle::Solid => vec![egui::Shape::line_segment(ends, stroke)],
        LineStyle::Dashed { length } => {
            egui::Shape::dashed_line(&ends, stroke, length, length * 0.62)
        }
        LineStyle::Dotted { spacing } => egui::Shape::dotted_line(&ends, tint, spacing, 1.25),
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

fn plot_ui(ui: &mut Ui, model: &Model, tall: f32) {
    let v = model.texts;
    if model.history.len() < 2 {
        return;
    }
    widgets::section(ui, &v.text(&format!("{}-fortunes", model.game.prefix())));
    let goal = game_ui::of(model.sight.game).goal(model.sight);
    let fortunes = || model.history.iter().flat_map(|(_, fortunes)| fortunes).copied();
    let most = fortunes().chain(goal).max().unwrap_or(1).max(1);
    let least = fortunes().min().unwrap_or(0).min(0);
    // Four numbers up to the goal, or to the best fortune where there is none.
    let step = (goal.unwrap_or(most) / 4).max(1);
    let lines = move |_| {
        (least.div_euclid(step)..=most / step)
            .map(|n| GridMark { value: (n * step) as f64, step_size: step as f64 })
            .collect()
    };
    Plot::new("fortunes")
        .height(tall)
        .include_y(0.0)
        .include_y(most as f64)
        .y_grid_spacer(lines)
        .legend(Legend::default().position(Corner::LeftTop))
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .x_axis_label(v.text("ui-end-turns"))
        .show(ui, |plot| {
            if let Some(goal) = goal {
                let dashes = LineStyle::Dashed { length: 5.0 };
                plot.hline(
                    HLine::new(v.text("ui-end-goal"), goal as f64)
                        .color(theme::accent())
                        .style(dashes)
                        .width(1.0),
                );
            }
            for side in game_ui::sides(model.sight) {
                plot.line(line_of(model, &side));
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
    for (fortune, side) in order {
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
            let told = |seat: SeatId| {
                memo_log(ui.ctx(), ("sources", seat), model, || sheet.sources(model, seat))
            };
            let of = |&seat: &SeatId| match told(seat).as_ref() {
                Some(sources) => sources.clone(),
                None => income.get(seat.ix()).cloned().unwrap_or_default(),
            };
            let sources: Vec<_> = side.iter().flat_map(of).collect();
            sources_ui(ui, model, &bars(&sources, fortune, sheet.owned()));
            for &seat in &side {
                sheet.result_ui(ui, model, seat);
            }
        });
    }
    sheet.beside_seats_ui(ui, model);
}

/// Sources as bars with their sums.
pub fn sources_ui(ui: &mut Ui, model: &Model, bars: &[(&'static str, i64)]) {
    let v = model.texts;
    let most = bars.iter().map(|(_, n)| n.abs()).max().unwrap_or(1).max(1);
    for &(key, sum) in bars {
        let tint = if sum > 0 { theme::gain() } else { theme::loss() };
        let sum_words = game_ui::of(model.sight.game).income_words(v, sum);
        let words = format!("{}  {sum_words}", v.text(key));
        widgets::meter(ui, sum.unsigned_abs() as f32, most as f32, &words, tint);
    }
}
