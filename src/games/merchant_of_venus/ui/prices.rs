//! Prices compared: every good with everybody who buys it, what it costs, what it brings with the
//! demands shown now, and what that is per movement point from here. A list that sorts, and a grid
//! of all goods and cultures.

use super::{
    panel::VenusPanel,
    parts::{self, culture_chip, note, tenths},
    pictures,
};
use crate::games::merchant_of_venus::table::nouns::VenusView;
use crate::{
    games::merchant_of_venus::{
        level::CultureIx,
        study::planning::{Trade, TripPlan},
    },
    table::action::Value,
    text::signed,
    ui::{
        theme,
        widgets::{self, strong},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Color32, Grid, Id, RichText, ScrollArea, Ui};
use std::cmp::Reverse;

/// In which order the list stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Order {
    /// Most earned a piece first.
    #[default]
    Margin,
    /// Most earned a movement point first.
    Rate,
    /// As the cultures are numbered.
    Culture,
}

/// How the sheet is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct PricesView {
    order: Order,
    grid: bool,
    found_only: bool,
    all_buyers: bool,
}

fn memory() -> Id {
    Id::new("mov prices view")
}

/// The sheet.
pub fn prices_ui(ui: &mut Ui, d: &mut VenusPanel) {
    let me = d.me();
    let plan = d.plan(ui, me);
    let mut view: PricesView = ui.ctx().data(|data| data.get_temp(memory())).unwrap_or_default();
    controls(ui, d, &mut view);
    ui.ctx().data_mut(|data| data.insert_temp(memory(), view));
    ui.separator();
    if view.grid {
        grid_ui(ui, d, &plan, view);
    } else {
        list_ui(ui, d, &plan, view);
    }
    ui.add_space(theme::GRID);
    note(ui, d.text("mov-prices-help"));
}

fn controls(ui: &mut Ui, d: &VenusPanel, view: &mut PricesView) {
    ui.horizontal_wrapped(|ui| {
        for (grid, key) in [(false, "mov-prices-list"), (true, "mov-prices-grid")] {
            if ui.selectable_label(view.grid == grid, d.text(key)).clicked() {
                view.grid = grid;
            }
        }
    });
    if !view.grid {
        ui.horizontal_wrapped(|ui| {
            for (order, key) in [
                (Order::Margin, "mov-prices-by-margin"),
                (Order::Rate, "mov-prices-by-rate"),
                (Order::Culture, "mov-prices-by-culture"),
            ] {
                let spoken = d.v().named("mov-prices-sort", "order", &d.text(key));
                let response = ui.selectable_label(view.order == order, d.text(key));
                response.widget_info(|| {
                    egui::WidgetInfo::selected(
                        egui::WidgetType::SelectableLabel,
                        true,
                        view.order == order,
                        &spoken,
                    )
                });
                if response.on_hover_text(&spoken).clicked() {
                    view.order = order;
                }
            }
        });
        widgets::check(ui, &mut view.all_buyers, d.text("mov-prices-all-buyers"));
    }
    widgets::check(ui, &mut view.found_only, d.text("mov-prices-found-only"));
}

/// Whether both ends of a trade are found.
fn found(d: &VenusPanel, t: &Trade) -> bool {
    d.n.system_of(t.maker).is_some() && d.n.system_of(t.buyer).is_some()
}

/// Whether a trade is worth a line: factory goods only once a factory makes them.
fn shows(d: &VenusPanel, t: &Trade, view: PricesView) -> bool {
    !t.locked && (!view.found_only || found(d, t))
}

fn key(t: &Trade, order: Order) -> (Reverse<Option<i64>>, Reverse<i64>, CultureIx, CultureIx) {
    match order {
        Order::Margin => (Reverse(None), Reverse(t.margin()), t.maker, t.buyer),
        Order::Rate => (Reverse(t.rate()), Reverse(t.margin()), t.maker, t.buyer),
        Order::Culture => (Reverse(None), Reverse(0), t.maker, t.buyer),
    }
}

fn list_ui(ui: &mut Ui, d: &mut VenusPanel, plan: &TripPlan, view: PricesView) {
    let mut trades: Vec<Trade> =
        plan.trades.iter().copied().filter(|t| shows(d, t, view)).collect();
    trades.sort_by_key(|t| key(t, view.order));
    if !view.all_buyers {
        best_of_each(&mut trades, view.order);
    }
    if trades.is_empty() {
        note(ui, d.text("mov-prices-none"));
        return;
    }
    for trade in trades {
        trade_ui(ui, d, &trade);
    }
}

/// Keeps the best buyer of each good, in the order of the list.
fn best_of_each(trades: &mut Vec<Trade>, order: Order) {
    if order == Order::Culture {
        let mut best: Vec<Trade> = Vec::new();
        for t in trades.iter() {
            match best.iter_mut().find(|b| b.kind == t.kind) {
                Some(b) if t.margin() > b.margin() => *b = *t,
                Some(_) => {}
                None => best.push(*t),
            }
        }
        *trades = best;
        return;
    }
    let mut seen = Vec::new();
    trades.retain(|t| {
        let fresh = !seen.contains(&t.kind);
        seen.push(t.kind);
        fresh
    });
}

/// A trade: the good, from whom to whom, and what it earns.
pub fn trade_ui(ui: &mut Ui, d: &mut VenusPanel, t: &Trade) {
    let factory = t.kind == d.n.layout().factory_good(t.maker);
    let name = d.kind(t.kind);
    let price = d.with(
        "mov-prices-from-to",
        &[("price", Value::Money(t.price)), ("pays", Value::Money(t.pays))],
    );
    let stock = match (t.left, d.n.system_of(t.maker)) {
        (_, None) => String::new(),
        (0, _) => d.text("mov-sheet-none-left"),
        (n, _) => d.v().count("mov-sheet-left", "count", n as i64),
    };
    let demand = if t.bonus > 0 {
        d.with("mov-prices-demand", &[("bonus", Value::Money(t.bonus))])
    } else {
        String::new()
    };
    let picture = pictures::good(d, t.maker, factory);
    let way = match (t.mp(), t.rate()) {
        (Some(mp), Some(rate)) => d.with(
            "mov-prices-rate",
            &[("points", Value::Number(mp.into())), ("rate", Value::Name(tenths(d, rate)))],
        ),
        _ => String::new(),
    };
    parts::entry(ui, Some(picture), &name, &[join(&[price, stock]), demand, way], |ui| {
        let margin = t.margin();
        let tint = if margin > 0 { theme::gain() } else { theme::loss() };
        let words = RichText::new(signed(margin))
            .family(theme::bold())
            .color(tint)
            .size(theme::em(ui) * 1.1);
        ui.label(words).on_hover_text(d.text("mov-prices-margin-help"));
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 5.0, 4.0);
        culture_end(ui, d, t.maker);
        widgets::icon(ui, Icon::RIGHT, theme::soft());
        culture_end(ui, d, t.buyer);
    });
    ui.add_space(6.0);
}

fn join(parts: &[String]) -> String {
    parts.iter().filter(|p| !p.is_empty()).cloned().collect::<Vec<_>>().join(" · ")
}

/// An end of a trade: the culture with its name, and a sign if nobody has found it.
fn culture_end(ui: &mut Ui, d: &mut VenusPanel, culture: CultureIx) {
    let known = d.n.system_of(culture).is_some();
    let words = if known { d.culture(culture) } else { format!("{} ?", d.culture(culture)) };
    let spoken = d.culture_at(culture);
    let response_words = words;
    culture_chip(ui, d, culture, &response_words, &spoken);
}

/// All goods and all cultures: what a piece earns.
fn grid_ui(ui: &mut Ui, d: &mut VenusPanel, plan: &TripPlan, view: PricesView) {
    let shown: Vec<CultureIx> =
        d.cultures().filter(|c| !view.found_only || d.n.system_of(*c).is_some()).collect();
    note(ui, d.text("mov-prices-grid-help"));
    let cell = theme::em(ui) * 2.5;
    ScrollArea::horizontal().id_salt("mov prices grid").auto_shrink([false, true]).show(ui, |ui| {
        Grid::new("mov prices cells")
            .striped(true)
            .spacing(egui::vec2(4.0, 4.0))
            .min_col_width(cell)
            .show(ui, |ui| {
                ui.label("");
                for &buyer in &shown {
                    culture_chip(ui, d, buyer, "", &d.culture_at(buyer));
                }
                ui.end_row();
                for &maker in &shown {
                    for factory in [false, true] {
                        grid_row(ui, d, plan, maker, factory, &shown);
                    }
                }
            });
    });
}

fn grid_row(
    ui: &mut Ui,
    d: &mut VenusPanel,
    plan: &TripPlan,
    maker: CultureIx,
    factory: bool,
    shown: &[CultureIx],
) {
    let kind = if factory { d.n.layout().factory_good(maker) } else { d.n.layout().good(maker) };
    let trades: Vec<&Trade> = plan.trades.iter().filter(|t| t.kind == kind).collect();
    if trades.first().is_none_or(|t| t.locked) {
        return;
    }
    let name = d.with(
        "mov-prices-row",
        &[("kind", Value::Kind(kind)), ("maker", Value::Name(d.culture_at(maker)))],
    );
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 3.0);
        widgets::picture(ui, pictures::good(d, maker, factory), theme::em(ui) * 1.6, &name);
        ui.label(strong(pictures::letter(d, maker).to_string()));
    });
    for &buyer in shown {
        match trades.iter().find(|t| t.buyer == buyer) {
            Some(t) => cell_ui(ui, d, t),
            None => drop(ui.label(RichText::new("·").color(theme::hairline()))),
        }
    }
    ui.end_row();
}

fn cell_ui(ui: &mut Ui, d: &VenusPanel, t: &Trade) {
    let both = found(d, t);
    let mark = if t.bonus > 0 { "*" } else { "" };
    let ink: Color32 = match (both, t.bonus > 0) {
        (true, true) => theme::accent(),
        (true, false) => theme::gain(),
        (false, _) => theme::soft(),
    };
    let args = [
        ("kind", Value::Kind(t.kind)),
        ("maker", Value::Name(d.culture_at(t.maker))),
        ("buyer", Value::Name(d.culture_at(t.buyer))),
        ("price", Value::Money(t.price)),
        ("pays", Value::Money(t.pays)),
    ];
    let spoken = d.with("mov-prices-cell", &args);
    let text = RichText::new(format!("{}{mark}", signed(t.margin()))).color(ink);
    let response = ui.label(if both { text.family(theme::bold()) } else { text });
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    response.on_hover_text(spoken);
}
