//! The cargo planner: what is aboard would bring where, in how many points and turns; the best
//! trades from here; passengers that wait and could be taken on the way. Estimates, and it says so.

use super::{
    panel::VenusPanel,
    parts::{self, culture_chip, heading, note, tenths},
    pictures, prices,
};
use crate::games::merchant_of_venus::scene::art;
use crate::games::merchant_of_venus::study::planning::{
    self, Fare, Load, Outlet, Rider, Trade, TripPlan,
};
use crate::games::merchant_of_venus::table::nouns::{GameView, VenusView};
use crate::{
    games::merchant_of_venus::level::Endpoint,
    table::{
        action::{Thing, Value},
        ids::SeatId,
    },
    ui::{
        theme,
        widgets::{self, small, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{RichText, Ui};
use std::cmp::Reverse;

/// Most trades and fares that are listed.
const MOST: usize = 8;

/// The sheet.
pub fn planner_ui(ui: &mut Ui, d: &mut VenusPanel) {
    let seat = d.shown();
    let plan = d.plan(ui, seat);
    widgets::seat_name(ui, d.m, seat);
    let args = [
        ("roll", Value::Name(tenths(d, plan.roll.into()))),
        ("free", super::holds::in_holds(d, d.n.room_free(seat))),
    ];
    note(ui, d.with("mov-plan-roll", &args));
    heading(ui, Icon::CARGO, &d.text("mov-plan-aboard"));
    if plan.loads.is_empty() && plan.riders.is_empty() {
        note(ui, d.text("mov-plan-empty"));
    }
    for load in &plan.loads {
        load_ui(ui, d, seat, load);
    }
    for rider in &plan.riders {
        rider_ui(ui, d, seat, rider);
    }
    trades_ui(ui, d, seat, &plan);
    fares_ui(ui, d, &plan);
    ui.add_space(theme::GRID);
    note(ui, d.text("mov-plan-help"));
}

/// What one kind of goods aboard brings at each known buyer.
fn load_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId, load: &Load) {
    widgets::card(ui, |ui| {
        let name = match load.count {
            1 => d.kind(load.kind),
            n => d.with(
                "mov-sheet-times",
                &[("count", Value::Number(n as i64)), ("kind", Value::Kind(load.kind))],
            ),
        };
        parts::labelled(ui, Some(pictures::kind(d, load.kind, seat)), &name, &[]);
        if load.outlets.is_empty() {
            note(ui, d.text("mov-plan-no-buyer"));
        }
        for (nth, outlet) in load.outlets.iter().enumerate() {
            outlet_ui(ui, d, load, outlet, nth == 0);
        }
        if !load.hidden.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = theme::gaps(ui, 5.0, 4.0);
                ui.label(small(d.text("mov-plan-hidden")));
                for &c in &load.hidden {
                    let name = d.culture(c);
                    culture_chip(ui, d, c, "?", &name);
                }
            });
        }
    });
}

fn outlet_ui(ui: &mut Ui, d: &mut VenusPanel, load: &Load, o: &Outlet, best: bool) {
    let sum = d.cr(o.first);
    let way = o.way.map(|w| (parts::way_and_fees(d, w), planning::rate(o.first, w.mp)));
    let buyer = d.culture(o.buyer);
    parts::row(
        ui,
        |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = theme::gap(ui, 5.0);
                culture_chip(ui, d, o.buyer, &buyer, &d.culture_at(o.buyer));
                if best {
                    widgets::icon(ui, Icon::CHECK, theme::gain())
                        .on_hover_text(d.text("mov-plan-best"));
                    ui.label(
                        RichText::new(d.text("mov-plan-best-word")).small().color(theme::gain()),
                    );
                }
            });
        },
        |ui| ui.label(strong(&sum)),
    );
    let mut lines = Vec::new();
    if let Some((words, rate)) = way {
        let args = [("way", Value::Name(words.clone())), ("rate", Value::Name(tenths(d, rate)))];
        // Where the ship already lies there are no points to count.
        lines.push(if o.way.is_some_and(|w| w.mp == 0) {
            words
        } else {
            d.with("mov-plan-way", &args)
        });
    }
    if o.bonus > 0 {
        lines.push(d.with("mov-prices-demand", &[("bonus", Value::Money(o.bonus))]));
    }
    if load.count > 1 {
        lines.push(d.with(
            "mov-sheet-all-of-them",
            &[("count", Value::Number(load.count as i64)), ("sum", Value::Money(o.all))],
        ));
    }
    lines.into_iter().for_each(|l| note(ui, l));
    ui.add_space(4.0);
}

fn rider_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId, rider: &Rider) {
    widgets::card(ui, |ui| {
        let name = d.kind(rider.kind);
        let to = d.with("mov-sheet-wants-to", &[("to", Value::Name(d.endpoint(rider.to)))]);
        let way = match rider.way {
            Some(w) => {
                let args = [
                    ("way", Value::Name(parts::way_and_fees(d, w))),
                    ("rate", Value::Name(tenths(d, planning::rate(rider.fare, w.mp)))),
                ];
                d.with("mov-plan-way", &args)
            }
            None => d.text("mov-plan-nowhere"),
        };
        let sum = d.cr(rider.fare);
        parts::entry(ui, Some(pictures::kind(d, rider.kind, seat)), &name, &[to, way], |ui| {
            ui.label(strong(sum))
        });
        let things = match rider.to {
            Endpoint::Culture(c) => d.culture_things(c),
            Endpoint::Base => vec![Thing::Space(d.n.space_id(d.n.level().start))],
        };
        if ui.rect_contains_pointer(ui.min_rect()) {
            widgets::hover_things(ui, things);
        }
    });
}

/// The best trades of goods that are on sale and whose buyers are found.
fn trades_ui(ui: &mut Ui, d: &mut VenusPanel, seat: SeatId, plan: &TripPlan) {
    heading(ui, Icon::COINS, &d.text("mov-plan-trades"));
    let mut trades: Vec<Trade> = plan
        .trades
        .iter()
        .copied()
        .filter(|t| t.on_sale() && t.margin() > 0 && t.rate().is_some())
        .collect();
    trades.sort_by_key(|t| (Reverse(t.rate()), Reverse(t.margin()), t.maker, t.buyer));
    if trades.is_empty() {
        note(ui, d.text("mov-plan-no-trades"));
    }
    let mut kinds = Vec::new();
    trades.retain(|t| {
        let fresh = !kinds.contains(&t.kind);
        kinds.push(t.kind);
        fresh
    });
    for trade in trades.into_iter().take(MOST) {
        prices::trade_ui(ui, d, &trade);
        let room = d.n.room_of(trade.kind).max(1);
        let money = d.n.money(seat).max(0) / trade.price.max(1);
        let pieces = (trade.left as i64).min(d.n.room_free(seat).max(0) / room).min(money);
        let turns = trade.turns().unwrap_or(0);
        let words = if pieces > 0 {
            let all = planning::outlet(&d.n, trade.kind, pieces as usize, trade.buyer, None).all
                - pieces * trade.price;
            let args = [
                ("count", Value::Number(pieces)),
                ("sum", Value::Money(all)),
                ("turns", Value::Number(turns.into())),
            ];
            d.with("mov-plan-load", &args)
        } else {
            d.v().count("mov-plan-load-none", "turns", turns.into())
        };
        note(ui, words);
        ui.separator();
    }
}

/// Passengers that wait, by what they pay per point.
fn fares_ui(ui: &mut Ui, d: &mut VenusPanel, plan: &TripPlan) {
    let mut fares: Vec<Fare> = plan.fares.clone();
    if fares.is_empty() {
        return;
    }
    fares.sort_by_key(|f| (Reverse(f.rate()), f.kind));
    heading(ui, Icon::PERSON, &d.text("mov-plan-fares"));
    for f in fares.into_iter().take(MOST) {
        let name = d.kind(f.kind);
        let ends = d.with(
            "mov-plan-fare-way",
            &[("from", Value::Name(d.endpoint(f.from))), ("to", Value::Name(d.endpoint(f.to)))],
        );
        let args =
            [("points", Value::Number(f.mp().into())), ("rate", Value::Name(tenths(d, f.rate())))];
        let rate = d.with("mov-prices-rate", &args);
        let turns = d.v().count("mov-plan-turns", "turns", f.turns().into());
        let sum = d.cr(f.fare);
        let lines = [ends, format!("{rate} · {turns}")];
        parts::entry(ui, Some(art::PASSENGER), &name, &lines, |ui| ui.label(strong(sum)));
        ui.add_space(4.0);
    }
}
