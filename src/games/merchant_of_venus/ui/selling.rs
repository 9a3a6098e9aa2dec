//! The selling side of a market: what it wants, what the own cargo brings here, passengers that get
//! off, what can be traded in, and who else is here to trade with.

use super::{
    buying, holds,
    panel::VenusPanel,
    parts::{self, GoodsRow, act, fact, goods_row, heading, note, reason},
    pictures, stall,
};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, Endpoint},
        table::{
            layout::PieceNoun,
            nouns::{GameView, Market, VenusView},
            verbs::{BARTER_FIRST, DEAL, SELL, SET_DOWN, TRADE_IN, USE_CARD},
        },
    },
    table::{
        action::{Action, Value},
        ids::KindId,
    },
    ui::{Command, Standing, Tab, theme, widgets},
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Ui};

/// The kinds aboard of a seat, with counts: hold first, then hull and relics.
fn aboard(d: &VenusPanel) -> Vec<(KindId, usize)> {
    let me = d.me();
    parts::grouped(
        d.n.hold(me).into_iter().chain(d.n.hull(me)).chain(d.n.relics(me)).map(|h| h.kind),
    )
}

/// The own cargo at this market: what it brings, demands added, with the buttons that sell, set
/// down and throw away.
pub fn aboard_ui(ui: &mut Ui, d: &mut VenusPanel, culture: CultureIx) {
    let goods: Vec<(KindId, usize)> = aboard(d)
        .into_iter()
        .filter(|(k, _)| {
            matches!(d.n.layout().what(*k), PieceNoun::Good(_) | PieceNoun::FactoryGood(_))
        })
        .collect();
    if !goods.is_empty() {
        heading(ui, Icon::COINS, &d.text("mov-sheet-sell-here"));
        for (kind, count) in goods {
            good_ui(ui, d, culture, kind, count);
        }
    }
    riders_ui(ui, d, Endpoint::Culture(culture));
}

/// How much may still be sold in this visit; without a limit, or where nobody visits, no end of it.
fn sells_left(d: &VenusPanel) -> i64 {
    if d.n.active() == d.me() { d.n.sells_left() } else { i64::MAX }
}

fn good_ui(ui: &mut Ui, d: &mut VenusPanel, culture: CultureIx, kind: KindId, count: usize) {
    let me = d.me();
    let name = match count {
        1 => d.kind(kind),
        n => d.with(
            "mov-sheet-times",
            &[("count", Value::Number(n as i64)), ("kind", Value::Kind(kind))],
        ),
    };
    let sum = d.n.sale(kind, culture);
    let mut lines = Vec::new();
    if let Some(sum) = sum {
        let plan = d.plan(ui, me);
        let outlet = plan
            .loads
            .iter()
            .find(|l| l.kind == kind)
            .and_then(|l| l.outlets.iter().find(|o| o.buyer == culture).copied());
        if let Some(o) = outlet {
            if o.bonus > 0 {
                let args =
                    [("value", Value::Money(o.first - o.bonus)), ("bonus", Value::Money(o.bonus))];
                lines.push(d.with("mov-sheet-with-demand", &args));
            }
            if count > 1 && sells_left(d) >= count as i64 {
                lines.push(d.with(
                    "mov-sheet-all-of-them",
                    &[("count", Value::Number(count as i64)), ("sum", Value::Money(o.all))],
                ));
            }
        } else {
            lines.push(d.cr(sum));
        }
    } else {
        lines.push(d.text("mov-sheet-not-bought"));
    }
    let label = match sum {
        Some(sum) => d.with("mov-sheet-sell", &[("sum", Value::Money(sum))]),
        None => d.text("mov-sheet-sell-not"),
    };
    let plain = sum.map(|s| d.cr(s)).unwrap_or_default();
    let w = GoodsRow {
        picture: pictures::kind(d, kind, me),
        title: &name,
        lines: &lines,
        action: Some((d.on_kind(SELL, kind), label)),
        plain,
        discard: Some(kind),
    };
    goods_row(ui, d, w);
}

/// Passengers aboard, where somebody could get off: those that have arrived with a button, the
/// others with their way.
pub fn riders_ui(ui: &mut Ui, d: &mut VenusPanel, here: Endpoint) {
    let riders: Vec<(KindId, usize)> = aboard(d)
        .into_iter()
        .filter(|(k, _)| matches!(d.n.layout().what(*k), PieceNoun::Passenger(_)))
        .collect();
    if riders.is_empty() {
        return;
    }
    heading(ui, Icon::PERSON, &d.text("mov-sheet-riders"));
    for (kind, _) in riders {
        let PieceNoun::Passenger(p) = d.n.layout().what(kind) else { continue };
        let p = d.n.level().passengers[p].clone();
        let fare = Value::Money(p.fare.into());
        let arrived = p.to == here;
        let to = if arrived {
            d.text("mov-sheet-arrived")
        } else {
            d.with("mov-sheet-wants-to", &[("to", Value::Name(d.endpoint(p.to)))])
        };
        let label = if arrived {
            d.with("mov-sheet-set-down", &[("fare", fare.clone())])
        } else {
            d.with("mov-sheet-fare", &[("fare", fare.clone())])
        };
        let name = d.kind(kind);
        let action = Some((d.on_kind(SET_DOWN, kind), label.clone()));
        let w = GoodsRow {
            picture: art::PASSENGER,
            title: &name,
            lines: &[to],
            action,
            plain: label,
            discard: None,
        };
        goods_row(ui, d, w);
    }
}

/// What a culture buys, with what it pays now; demands stand out.
pub fn wanted_ui(ui: &mut Ui, d: &mut VenusPanel, culture: CultureIx, market: &Market) {
    heading(ui, Icon::MARKET, &d.text("mov-sheet-they-buy"));
    let me = d.me();
    let carried: Vec<KindId> = d.n.hold(me).iter().map(|h| h.kind).collect();
    let makers: Vec<CultureIx> =
        d.cultures().filter(|&m| d.n.level().culture(m).sells_to(culture)).collect();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 5.0, 5.0);
        for maker in makers {
            for factory in [false, true] {
                let kind = if factory {
                    d.n.layout().factory_good(maker)
                } else {
                    d.n.layout().good(maker)
                };
                // A factory good is worth a chip only once somebody can have it.
                if factory && d.n.factory_owner(maker).is_none() && !carried.contains(&kind) {
                    continue;
                }
                wanted_chip(ui, d, culture, maker, kind, factory, carried.contains(&kind));
            }
        }
    });
    for w in &market.demands {
        let good = d.n.layout().good(w.good_of);
        let args = [
            ("kind", Value::Kind(good)),
            ("bonus", Value::Money(w.bonus.into())),
            ("count", Value::Number(w.count as i64)),
        ];
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = theme::gap(ui, 6.0);
            widgets::picture(ui, art::DEMAND, theme::em(ui) * 1.3, "");
            ui.add(egui::Label::new(d.with("mov-sheet-demand", &args)).wrap());
        });
    }
}

fn wanted_chip(
    ui: &mut Ui,
    d: &mut VenusPanel,
    culture: CultureIx,
    maker: CultureIx,
    kind: KindId,
    factory: bool,
    carried: bool,
) {
    let Some(sum) = d.n.sale(kind, culture) else { return };
    let value = if factory {
        d.n.level().culture(maker).factory_good.value
    } else {
        d.n.level().culture(maker).good.value
    };
    let bonus = sum - i64::from(value);
    let demand = bonus > 0;
    let words = if demand { format!("{sum} (+{bonus})") } else { sum.to_string() };
    let args = [
        ("kind", Value::Kind(kind)),
        ("sum", Value::Money(sum)),
        ("maker", Value::Name(d.culture_at(maker))),
    ];
    let spoken =
        d.with(if carried { "mov-sheet-buys-carried" } else { "mov-sheet-buys-good" }, &args);
    let tint = if demand {
        theme::accent()
    } else if carried {
        theme::gain()
    } else {
        theme::soft()
    };
    let response = parts::chip(ui, Some(pictures::good(d, maker, factory)), &words, &spoken, tint);
    if response.clicked() {
        stall::show_market(d, ui.ctx(), stall::Stall::Culture(maker));
    }
}

/// Bartering: what is traded in for credit, the culture cards, and which of credit and money goes
/// first.
pub fn barter_ui(ui: &mut Ui, d: &mut VenusPanel, here: Option<CultureIx>) {
    let me = d.me();
    let gear: Vec<(KindId, usize)> = aboard(d)
        .into_iter()
        .filter(|(k, _)| {
            matches!(d.n.layout().what(*k), PieceNoun::Equipment(_) | PieceNoun::Relic(_))
        })
        .collect();
    let of_here =
        |k: &KindId| matches!(d.n.layout().what(*k), PieceNoun::Card(c) if Some(c) == here);
    let cards: Vec<KindId> = d.n.cards(me).iter().map(|h| h.kind).filter(of_here).collect();
    let credit = if d.n.active() == me { d.n.barter_credit() } else { 0 };
    if gear.is_empty() && cards.is_empty() && credit == 0 {
        return;
    }
    heading(ui, Icon::REPLAY, &d.text("mov-sheet-barter"));
    if credit > 0 {
        ui.horizontal_wrapped(|ui| {
            let words = d.with("mov-sheet-credit", &[("credit", Value::Money(credit))]);
            fact(ui, Some(art::BARTER), &words, &d.text("mov-sheet-barter-help"), theme::violet());
            for first in [0, 1] {
                let action = Action::one(BARTER_FIRST, first);
                if matches!(d.m.standing(action), Standing::Offered(_)) {
                    let label = d.text(if first == 1 {
                        "mov-sheet-barter-first"
                    } else {
                        "mov-sheet-money-first"
                    });
                    act(ui, d, action, &label);
                }
            }
        });
    }
    for (kind, count) in gear {
        let name = match count {
            1 => d.kind(kind),
            n => d.with(
                "mov-sheet-times",
                &[("count", Value::Number(n as i64)), ("kind", Value::Kind(kind))],
            ),
        };
        let worth = d.n.trade_in(kind);
        let label = d.with("mov-sheet-trade-in", &[("worth", Value::Money(worth))]);
        let effect = d.n.effect(kind).cloned();
        let lines: Vec<String> = effect.map(|e| buying::effect_words(d, &e)).into_iter().collect();
        let w = GoodsRow {
            picture: pictures::kind(d, kind, me),
            title: &name,
            lines: &lines,
            action: Some((d.on_kind(TRADE_IN, kind), label)),
            plain: d.cr(worth),
            discard: Some(kind),
        };
        goods_row(ui, d, w);
    }
    for kind in cards {
        card_ui(ui, d, kind);
    }
}

/// A culture card of the own seat with what it is good for.
pub fn card_ui(ui: &mut Ui, d: &mut VenusPanel, kind: KindId) {
    use crate::games::merchant_of_venus::level::CultureCardUse;
    let PieceNoun::Card(culture) = d.n.layout().what(kind) else { return };
    let me = d.me();
    let value = i64::from(d.n.level().culture(culture).card);
    let name = d.v().named("mov-sheet-card", "culture", &d.culture(culture));
    let (help, label) = match d.n.level().rules.culture_card {
        CultureCardUse::BarterCredit => ("mov-sheet-card-barter", "mov-sheet-card-use-barter"),
        CultureCardUse::Basket => ("mov-sheet-card-basket", "mov-sheet-card-use-basket"),
    };
    let lines = vec![d.with(help, &[("place", Value::Name(d.culture_at(culture)))])];
    let label = d.with(label, &[("value", Value::Money(value))]);
    let w = GoodsRow {
        picture: pictures::kind(d, kind, me),
        title: &name,
        lines: &lines,
        action: Some((d.on_kind(USE_CARD, kind), label)),
        plain: d.cr(value),
        discard: None,
    };
    goods_row(ui, d, w);
}

/// Other players whose ships lie on the same space.
pub fn partners_ui(ui: &mut Ui, d: &mut VenusPanel) {
    // While a deal is open, the deal itself stands above: another one cannot be opened beside it.
    if super::deal::open(d) {
        return;
    }
    let me = d.me();
    let at = d.n.ship_at(me);
    let others: Vec<_> = d.n.ships_on(at).into_iter().filter(|&s| s != me).collect();
    if others.is_empty() {
        return;
    }
    heading(ui, Icon::HAND_OVER, &d.text("mov-sheet-partners"));
    for seat in others {
        let action = Action::one(DEAL, seat.0.into());
        let m = d.m;
        // The name does not wrap: without room beside it the buttons stand in a line of their own.
        let name = egui::WidgetText::from(widgets::strong(m.texts.seat(seat)));
        let name = name
            .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Body)
            .size()
            .x;
        let least = name + theme::em(ui) * 1.3 + ui.spacing().item_spacing.x;
        parts::row_with(
            ui,
            least,
            |ui| {
                widgets::seat_name(ui, m, seat);
            },
            |ui| {
                let label = d.text("mov-sheet-deal");
                act(ui, d, action, &label);
                let spoken = d.with("mov-sheet-sheet-of", &[("seat", Value::Seat(seat))]);
                if widgets::icon_button(ui, Icon::SHIP, &spoken, true).clicked() {
                    d.command(Command::ShowSeat(seat));
                    d.command(Command::OpenTab(Tab::Game(super::SHIP)));
                }
            },
        );
        reason(ui, d, action);
    }
    note(ui, d.text("mov-sheet-partners-help"));
}

/// What the holds hold, as one small line of pictures: for summaries.
pub fn cargo_line(
    ui: &mut Ui,
    d: &VenusPanel,
    seat: crate::table::ids::SeatId,
    size: f32,
    most: usize,
) {
    let cargo = parts::grouped(d.n.hold(seat).into_iter().chain(d.n.hull(seat)).map(|h| h.kind));
    let more = cargo.len().saturating_sub(most);
    for (kind, count) in cargo.into_iter().take(most) {
        let name = holds::words(d, kind);
        widgets::picture(ui, pictures::kind(d, kind, seat), size, &name);
        if count > 1 {
            ui.label(widgets::small(format!("×{count}")));
        }
    }
    if more > 0 {
        ui.label(widgets::small(format!("+{more}")));
    }
}
