//! The reckoning: line by line what everybody's gold came from, and what the round icons and
//! corruption are worth, or were in the end. It adds up what the log tells; it decides nothing.

use super::panel::CovePanel;
use crate::{
    games::merchants_cove::{
        level::Clan,
        scene::art,
        table::{
            layout,
            nouns::{CoveView, GameView, GlassOwner, clan_key},
        },
    },
    table::{
        action::{Message, Value},
        catalogue::Catalogue,
        ids::SeatId,
    },
    ui::{
        end,
        memo::memo_log,
        parts::{self, heading, note},
        theme,
        widgets::{self, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{Context, Ui};
use std::sync::Arc;

const GOLD: Icon = Icon("merchants_cove/icons/gold");

/// Where gold comes from: text key, and the lines of the log that tell of it with their sign.
const SOURCES: [(&str, &[(&str, i64)]); 6] = [
    ("mc-income-sales", &[("mc-log-sell", 1)]),
    ("mc-income-patrons", &[("mc-log-patron", 1), ("mc-log-patron-now", 1)]),
    ("mc-income-shop", &[("mc-log-gold", 1)]),
    ("mc-income-level", &[("mc-log-peddler-end", 1)]),
    ("mc-income-icons", &[("mc-log-icons", 1)]),
    ("mc-income-sins", &[("mc-log-sins", -1)]),
];

/// What a line of the log says of gold that somebody gained or lost, by source.
pub fn gain(message: &Message) -> Option<(&'static str, i64)> {
    let of = |(key, keys): &(&'static str, &[(&str, i64)])| {
        let sign = keys.iter().find(|(line, _)| *line == message.key)?.1;
        Some((*key, sign * message.amount("gold").unwrap_or(0)))
    };
    SOURCES.iter().find_map(of)
}

/// The gold that the Peddler has, told from all purses, where one person plays alone.
pub fn peddler(catalogue: &Catalogue, purses: &[i64]) -> Option<(&'static str, i64)> {
    let mut ownless = catalogue.purses.iter().zip(purses).filter(|(info, _)| info.owner.is_none());
    let (_, gold) = ownless.find(|(info, _)| info.key.starts_with("gold:"))?;
    Some(("mc-peddler", *gold))
}

/// Who a player is in a line of the log.
fn name(d: &CovePanel, player: GlassOwner) -> Value {
    match d.n.is_peddler(player) {
        true => Value::Word("mc-peddler"),
        false => Value::Seat(SeatId(player)),
    }
}

/// What a player gained by source, counted once for each log.
fn gained(ctx: &Context, d: &CovePanel, player: GlassOwner) -> Arc<Vec<(&'static str, i64)>> {
    memo_log(ctx, ("mc gained", player), d.m, || gained_of(d, player))
}

/// The same, counted.
pub fn gained_of(d: &CovePanel, player: GlassOwner) -> Vec<(&'static str, i64)> {
    let (log, name) = (d.m.read_log(), name(d, player));
    let is_of = |m: &&Message| m.args.iter().any(|(key, value)| *key == "seat" && *value == name);
    let lines = |keys: &[(&str, i64)]| -> i64 {
        let of = log.iter().map(|line| &line.message).filter(is_of);
        of.filter_map(|m| {
            let sign = keys.iter().find(|(key, _)| *key == m.key)?.1;
            Some(sign * m.amount("gold").unwrap_or(0))
        })
        .sum()
    };
    let all = SOURCES.iter().map(|(key, keys)| (*key, lines(keys)));
    all.filter(|(_, sum)| *sum != 0).collect()
}

/// The tab: everybody's gold by source, most gold first; what the icons are worth.
pub fn tab_ui(ui: &mut Ui, d: &mut CovePanel) {
    let mut players: Vec<GlassOwner> = d.n.players().collect();
    players.sort_by_key(|&player| std::cmp::Reverse(d.n.gold(player)));
    let over = d.n.ended();
    note(ui, d.text(if over { "mc-reckoning-over" } else { "mc-reckoning-now" }));
    let rows: Vec<_> =
        players.iter().map(|&player| (player, gained(ui.ctx(), d, player))).collect();
    let all = rows.iter().flat_map(|(_, row)| row.iter().map(|(_, n)| n.abs()));
    let most = all.max().unwrap_or(1).max(1);
    for (player, row) in rows {
        widgets::card(ui, |ui| {
            head_ui(ui, d, player);
            if d.n.is_peddler(player) && !over {
                // What is sure already: the rest depends on what it sells until then.
                let bonus = d.n.level().peddler.levels[d.n.spec().peddler].1;
                let args = [("bonus", bonus), ("gold", d.n.gold(player) + bonus)];
                let args = args.map(|(name, n)| (name, Value::Number(n)));
                note(ui, d.with("mc-reckoning-to-beat", &args));
            }
            for (key, sum) in row.iter() {
                let tint = if *sum > 0 { theme::gain() } else { theme::loss() };
                let words = d.m.texts.pair(&d.text(key), &sum.to_string());
                parts::bar(ui, sum.unsigned_abs() as f32, most as f32, &words, tint);
            }
            icons_ui(ui, d, player);
        });
    }
    if over {
        told_ui(ui, d);
    }
}

/// Who it is, and the gold.
fn head_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner) {
    let gold = d.count("mc-board-gold", "gold", d.n.gold(player));
    let who = |ui: &mut Ui| match d.n.is_peddler(player) {
        true => {
            widgets::picture(ui, art::PEDDLER, theme::em(ui) * 1.5, "");
            ui.label(strong(d.text("mc-peddler")));
        }
        false => drop(widgets::seat_name(ui, d.m, SeatId(player))),
    };
    widgets::spread(ui, who, |ui| drop(ui.label(strong(gold))));
}

/// The Peddler on the end sheet, where one person played alone.
pub fn peddler_ui(ui: &mut Ui, d: &CovePanel) {
    let of_all = |player| gained(ui.ctx(), d, player).iter().map(|(_, n)| n.abs()).max();
    let most = d.n.players().filter_map(of_all).max().unwrap_or(1);
    for player in d.n.players().filter(|&player| d.n.is_peddler(player)) {
        widgets::card(ui, |ui| {
            head_ui(ui, d, player);
            end::sources_ui(ui, d.m, &gained(ui.ctx(), d, player), most);
        });
    }
}

/// What round icons and corruption are worth now, as far as the viewer knows them, or were when
/// they were reckoned up.
pub fn icons_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner) {
    let (icons, over) = (d.n.icons(player), d.n.ended());
    let keys = match over {
        true => ["mc-reckoned-clan", "mc-reckoned-sins"],
        false => ["mc-folk-icons", "mc-reckoning-sins"],
    };
    for (clan, count) in Clan::ALL.into_iter().zip(icons.clans()).filter(|(_, n)| *n > 0) {
        let args = [
            ("count", Value::Number(count)),
            ("clan", Value::Word(clan_key(clan))),
            ("hall", Value::Number(d.n.in_hall(clan))),
            ("gold", Value::Number(count * d.n.in_hall(clan))),
        ];
        let words = d.with(keys[0], &args);
        parts::fact(ui, Some(art::clan(clan)), &words, "", theme::soft());
    }
    if icons.corruption > 0 {
        let args = [
            ("count", Value::Number(icons.corruption)),
            ("lair", Value::Number(d.n.in_lair())),
            ("gold", Value::Number(icons.corruption * d.n.in_lair())),
        ];
        let picture = art::named("shops/corruption");
        let words = d.with(keys[1], &args);
        parts::fact(ui, Some(picture), &words, "", theme::loss());
    }
    let zone = d.m.sight.zone(layout::taints(player));
    if zone.pieces.iter().filter(|piece| piece.kind.is_some()).count() < zone.count {
        note(ui, d.text("mc-reckoning-hidden"));
    }
}

/// The reckoning as it was told: the lines of the log about it, in order.
fn told_ui(ui: &mut Ui, d: &CovePanel) {
    heading(ui, GOLD, &d.text("mc-reckoning-told"));
    let keys = ["mc-log-icons", "mc-log-sins", "mc-log-peddler-end"];
    let ends = ["mc-log-end", "mc-log-end-shared", "mc-log-end-lost"];
    let lines = || d.m.read_log().iter().map(|line| &line.message);
    let told = |m: &&Message| keys.contains(&m.key) || ends.contains(&m.key);
    let reckoned = || lines().filter(told).cloned().collect::<Vec<_>>();
    for message in memo_log(ui.ctx(), "mc reckoned", d.m, reckoned).iter() {
        note(ui, d.m.texts.say(message));
    }
}
