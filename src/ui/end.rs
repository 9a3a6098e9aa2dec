//! The end of a game: who won and why, how the fortunes went, where the money came from, and what now.

use super::{
    gallery::colour,
    model::Model,
    theme,
    widgets::{self, soft, strong},
    wish::{Screen, Wish},
};
use crate::table::{action::Value, ids::SeatId};
use bevy_egui::egui::{self, RichText, Ui};
use egui_plot::{Corner, Legend, Line, LineStyle, Plot, PlotPoints};

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
pub fn end_ui(ui: &mut Ui, model: &Model, income: &Income) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let v = model.voice;
    let Some(outcome) = &model.sight.outcome else { return wishes };
    let winners = Value::List(outcome.winners.iter().map(|&s| Value::Seat(s)).collect());
    let count = Value::Number(outcome.winners.len() as i64);
    ui.horizontal_wrapped(|ui| {
        for &seat in &outcome.winners {
            widgets::badge(ui, model.livery(seat), theme::em(ui) * 2.6, &v.seat(seat));
        }
        ui.vertical(|ui| {
            ui.label(RichText::new(v.with("ui-end-won", &[("winners", winners), ("count", count)])).heading());
            ui.horizontal_wrapped(|ui| {
                ui.label(soft(v.text(outcome.reason)));
                wishes.extend(widgets::rule_link(ui, v, outcome.rule.0));
            });
        });
    });
    ui.add_space(theme::GRID);
    egui::ScrollArea::vertical().max_height((ui.available_height() - theme::em(ui) * 4.0).max(120.0)).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        plot_ui(ui, model);
        standings_ui(ui, model, &outcome.fortunes, income);
    });
    ui.add_space(theme::GRID);
    ui.horizontal_wrapped(|ui| {
        if widgets::primary(ui, &v.text("ui-end-rematch")).clicked() {
            wishes.push(Wish::Rematch);
        }
        for (key, wish) in
            [("ui-menu-watch", Wish::WatchThis), ("ui-menu-study", Wish::Study(None)), ("ui-end-look", Wish::Close), ("ui-menu-leave", Wish::Go(Screen::Start))]
        {
            if ui.button(v.text(key)).clicked() {
                wishes.push(wish);
            }
        }
    });
    wishes
}

fn plot_ui(ui: &mut Ui, model: &Model) {
    let v = model.voice;
    if model.history.len() < 2 {
        return;
    }
    widgets::section(ui, &v.text(&format!("ui-end-fortunes-{}", model.game.prefix())));
    Plot::new("fortunes")
        .height(theme::em(ui) * 13.0)
        .legend(Legend::default().position(Corner::LeftTop))
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .x_axis_label(v.text("ui-end-turns"))
        .show(ui, |plot| {
            for seat in model.sight.catalogue.all_seats() {
                let points: Vec<[f64; 2]> = model.history.iter().enumerate().filter_map(|(t, f)| Some([t as f64, f.get(seat.ix()).copied()? as f64])).collect();
                let livery = model.livery(seat);
                let name = format!("{} {}", livery.letter(), v.seat(seat));
                let style = STROKES[seat.ix() % STROKES.len()];
                plot.line(Line::new(name, PlotPoints::from(points)).color(colour(livery.colour())).style(style).width(2.5));
            }
        });
}

fn standings_ui(ui: &mut Ui, model: &Model, fortunes: &[i64], income: &Income) {
    let v = model.voice;
    let mut order: Vec<usize> = (0..fortunes.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(fortunes[i]));
    widgets::section(ui, &v.text(&format!("ui-end-sources-{}", model.game.prefix())));
    for i in order {
        widgets::card(ui, |ui| {
            widgets::spread(
                ui,
                |ui| drop(widgets::seat_name(ui, model, SeatId(i as u8))),
                |ui| drop(ui.label(strong(super::sheets::of(model.sight.game).worth(v, fortunes[i])).size(theme::em(ui) * 1.15))),
            );
            let Some(sources) = income.get(i) else { return };
            let most = sources.iter().map(|(_, n)| n.abs()).max().unwrap_or(1).max(1);
            for (key, sum) in sources.iter().filter(|(_, n)| *n != 0) {
                let tint = if *sum > 0 { theme::gain() } else { theme::loss() };
                let words = format!("{}  {}", v.text(key), v.money(*sum));
                widgets::meter(ui, sum.unsigned_abs() as f32, most as f32, &words, tint);
            }
        });
    }
}
