//! What sells: what each good of the stall would bring on each dock, now and with those who are on
//! the way, patronage, corruption so far; and at market time the sale itself. The sums are those of
//! the rules; none is made up here.

mod market;

pub(super) use market::is_open;

use super::{
    buyers::dock_words,
    panel::CovePanel,
    shops::{drawing, sign, tint},
};
use crate::{
    games::merchants_cove::{
        level::{Colour, DockWord, Good},
        study::outlook,
        table::{
            layout,
            nouns::{CoveView, GlassOwner, clan_key, dock_key},
        },
    },
    table::{
        action::{Thing, Value},
        ids::SeatId,
        view::TableView,
    },
    ui::{
        learn,
        parts::{capital, entry, fact, heading, note, seats_row},
        theme,
        widgets::{self, small, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Ui};

/// The sheet of what sells.
pub(super) fn sales_ui(ui: &mut Ui, d: &mut CovePanel) {
    if market::is_open(d) {
        return market::market_ui(ui, d);
    }
    if let Some(command) = seats_row(ui, d.m, d.shown(), "mc-sales-of") {
        d.command(command);
    }
    let player = d.shown().0;
    sums_ui(ui, d, player);
    stall_ui(ui, d, player);
    buyers_ui(ui, d);
}

/// What the market would bring with everything that is there now.
fn sums_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner) {
    let sold: i64 = d.best(ui, player).iter().map(outlook::Sale::gold).sum();
    let paid: i64 = outlook::patronage(&d.n, player).iter().map(|(_, gold)| gold).sum();
    let cards = d.n.count(layout::taints(player)) as i64;
    widgets::card(ui, |ui| {
        if !learn::puzzles(d.m) {
            line(ui, d, "mc-sales-now", ("gold", sold));
        }
        line(ui, d, "mc-sales-patrons", ("gold", paid));
        // Icons of cards that the viewer does not know are not counted, and it is said so.
        let zone = d.m.sight.zone(layout::taints(player));
        let known = zone.pieces.iter().filter(|piece| piece.kind.is_some()).count() as i64;
        let key = if known == cards { "mc-sales-icons" } else { "mc-sales-icons-open" };
        line(ui, d, key, ("gold", d.n.reckoning(player)));
        line(ui, d, "mc-sales-cards", ("cards", cards));
    });
}

fn line(ui: &mut Ui, d: &CovePanel, key: &str, (name, n): (&'static str, i64)) {
    ui.add(egui::Label::new(d.count(key, name, n)).wrap());
}

/// Each good of the stall on each dock.
fn stall_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner) {
    heading(ui, Icon::CARGO, &d.text("mc-sales-stall"));
    let goods: Vec<Good> = Good::all().filter(|&good| d.n.on_stall(player, good) > 0).collect();
    if goods.is_empty() {
        note(ui, d.text("mc-sales-nothing"));
    }
    for good in goods {
        widgets::card(ui, |ui| good_ui(ui, d, player, good));
    }
}

fn good_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner, good: Good) {
    let name = capital(&d.good(SeatId(player), good));
    let count = format!("×{}", d.n.on_stall(player, good));
    let picture = d.good_picture(SeatId(player), good);
    entry(ui, Some(picture), &name, &[], |ui| ui.label(strong(count)));
    let sold_there = |dock: &DockWord| outlook::sells(&d.n, *dock, good);
    let docks: Vec<DockWord> = DockWord::ALL.into_iter().filter(sold_there).collect();
    for dock in docks.into_iter().filter(|_| !learn::puzzles(d.m)) {
        let (words, sells) = dock_words(d, player, dock, good);
        let ink = if sells { theme::gain() } else { theme::soft() };
        let label = ui.add(egui::Label::new(small(words).color(ink)).wrap());
        if label.hovered() {
            widgets::hover_things(ui, vec![Thing::Zone(layout::dock(dock))]);
        }
    }
}

/// Who stands on the docks, and who may still come.
fn buyers_ui(ui: &mut Ui, d: &mut CovePanel) {
    heading(ui, Icon::MARKET, &d.text("mc-sales-buyers"));
    note(ui, d.text("mc-sales-buyers-about"));
    for dock in DockWord::ALL {
        ui.label(strong(d.text(dock_key(dock))));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
            for clan in Colour::ALL {
                let now = d.n.how_many(layout::dock(dock), clan as u16);
                let more = outlook::coming(&d.n, dock, clan);
                let args = [
                    ("clan", Value::Word(clan_key(clan))),
                    ("now", Value::Number(now)),
                    ("more", Value::Number(more)),
                ];
                let words = if more > 0 { format!("{now} +{more}") } else { now.to_string() };
                let help = d.with("mc-sales-clan", &args);
                fact(ui, Some(sign(clan)), &words, &help, tint(clan));
            }
            let rogues = d.n.how_many(layout::dock(dock), layout::ROGUE);
            if rogues > 0 {
                let help = d.count("mc-sales-rogues", "count", rogues);
                fact(ui, Some(drawing("rogue")), &rogues.to_string(), &help, theme::soft());
            }
        });
    }
}
