//! The tab of the reckoning: line by line what a seat's gold came from, and what the round icons
//! and corruption would be worth if the game ended now. It adds up what the log tells; it decides
//! nothing.

use super::desk::Desk;
use crate::{
    games::merchants_cove::{
        layout,
        level::Clan,
        nouns::{CoveView, GameView, clan_key},
        scene::art,
        verbs::*,
    },
    table::{
        action::{Message, Value},
        ids::{SeatId, Verb},
        view::TableView,
    },
    ui::{
        model::Model,
        parts::{self, heading, note},
        theme,
        widgets::{self, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::Ui;

const GOLD: Icon = Icon("merchants_cove/icons/gold");

/// Where gold comes from: text key, and the lines of the log that tell of it with their sign.
const SOURCES: [(&str, &[(&str, i64)]); 5] = [
    ("mc-income-sales", &[("mc-log-sell", 1)]),
    ("mc-income-patrons", &[("mc-log-patron", 1), ("mc-log-patron-now", 1)]),
    ("mc-income-shop", &[("mc-log-gold", 1)]),
    ("mc-income-icons", &[("mc-log-icons", 1)]),
    ("mc-income-sins", &[("mc-log-sins", -1)]),
];

/// The source under which the end sheet counts gold that came by a verb.
pub fn income(verb: Verb) -> &'static str {
    match verb {
        SELL => "mc-income-sales",
        PASS => "mc-income-night",
        _ => "mc-income-shop",
    }
}

/// A number or a sum of money that a line names.
fn sum(message: &Message, name: &str) -> i64 {
    let found = message.args.iter().find(|(key, _)| *key == name);
    match found {
        Some((_, Value::Number(n) | Value::Money(n))) => *n,
        _ => 0,
    }
}

/// Whether a line tells of a seat.
fn is_of(message: &Message, seat: SeatId) -> bool {
    message.args.iter().any(|(key, value)| *key == "seat" && *value == Value::Seat(seat))
}

/// What a seat gained by source.
fn gained(model: &Model, seat: SeatId) -> Vec<(&'static str, i64)> {
    let log = model.read_log();
    let lines = |keys: &[(&str, i64)]| -> i64 {
        let of = log.iter().map(|line| &line.message).filter(|m| is_of(m, seat));
        of.filter_map(|m| {
            let sign = keys.iter().find(|(key, _)| *key == m.key)?.1;
            Some(sign * sum(m, "gold"))
        })
        .sum()
    };
    SOURCES.iter().map(|(key, keys)| (*key, lines(keys))).collect()
}

/// The tab: everybody's gold by source, most gold first; what the icons are worth.
pub fn tab_ui(ui: &mut Ui, d: &mut Desk) {
    let mut seats: Vec<SeatId> = d.n.seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(d.n.gold(seat.0)));
    let over = d.n.ended();
    note(ui, d.text(if over { "mc-reckoning-over" } else { "mc-reckoning-now" }));
    let rows: Vec<_> = seats.iter().map(|&seat| (seat, gained(d.m, seat))).collect();
    let all = rows.iter().flat_map(|(_, row)| row.iter().map(|(_, n)| n.abs()));
    let most = all.max().unwrap_or(1).max(1);
    for (seat, row) in rows {
        widgets::card(ui, |ui| {
            let gold = d.n.gold(seat.0);
            widgets::spread(
                ui,
                |ui| drop(widgets::seat_name(ui, d.m, seat)),
                |ui| drop(ui.label(strong(d.count("mc-board-gold", "gold", gold)))),
            );
            for (key, sum) in row.into_iter().filter(|(_, sum)| *sum != 0) {
                let tint = if sum > 0 { theme::gain() } else { theme::loss() };
                let words = d.with(key, &[]);
                let words = d.m.texts.pair(&words, &sum.to_string());
                parts::bar(ui, sum.unsigned_abs() as f32, most as f32, &words, tint);
            }
            if !over {
                icons_ui(ui, d, seat);
            }
        });
    }
    if over {
        told_ui(ui, d);
    }
}

/// What round icons and corruption would be worth now, as far as the viewer knows them.
fn icons_ui(ui: &mut Ui, d: &Desk, seat: SeatId) {
    let icons = d.n.icons(seat.0);
    for (clan, count) in Clan::ALL.into_iter().zip(icons.clans()).filter(|(_, n)| *n > 0) {
        let args = [
            ("count", Value::Number(count)),
            ("clan", Value::Word(clan_key(clan))),
            ("gold", Value::Number(count * d.n.in_hall(clan))),
        ];
        let words = d.with("mc-folk-icons", &args);
        parts::fact(ui, Some(art::clan(clan)), &words, "", theme::soft());
    }
    if icons.corruption > 0 {
        let args = [
            ("count", Value::Number(icons.corruption)),
            ("gold", Value::Number(icons.corruption * d.n.in_lair())),
        ];
        let picture = art::named("shops/corruption");
        let words = d.with("mc-reckoning-sins", &args);
        parts::fact(ui, Some(picture), &words, "", theme::loss());
    } else if d.n.count(layout::taints(seat.0)) > 0 {
        note(ui, d.text("mc-reckoning-hidden"));
    }
}

/// The reckoning as it was told: the lines of the log about it, in order.
fn told_ui(ui: &mut Ui, d: &Desk) {
    heading(ui, GOLD, &d.text("mc-reckoning-told"));
    let keys = ["mc-log-icons", "mc-log-sins", "mc-log-peddler-end"];
    let ends = ["mc-log-end", "mc-log-end-shared", "mc-log-end-lost"];
    let lines = d.m.read_log().iter().map(|line| &line.message);
    for message in lines.filter(|m| keys.contains(&m.key) || ends.contains(&m.key)) {
        note(ui, d.m.texts.say(message));
    }
}
