//! What must be answered before anything else, at the head of every sheet: a race to take, the
//! basket of a culture card, what does not come along into a smaller ship, which demand is met, a
//! deal. Also: everything that can be done with one thing.

use super::{
    deal, holds,
    panel::VenusPanel,
    parts::{self, act, heading, note, reason},
    pictures,
};
use crate::{
    games::merchant_of_venus::{
        level::ShipIx,
        table::{
            layout::{self, PieceNoun},
            nouns::{GameView, VenusView},
            verbs::{
                CLOSE_CARD, DISCARD, END_TURN, Q_BASKET, Q_DEMAND, Q_RACE, Q_SURPLUS, RACE, SELL,
                SET_DOWN, TRADE_IN, USE_CARD, USE_DEMAND,
            },
        },
    },
    table::{
        action::{Action, Value},
        ids::KindId,
    },
    ui::{Standing, theme, widgets},
    view::art::house::Icon,
};
use bevy_egui::egui::Ui;

/// Draws what is asked of a person here, if it is one of these questions.
pub fn asked_ui(ui: &mut Ui, d: &mut VenusPanel) {
    if deal::open(d) {
        widgets::card(ui, |ui| deal::deal_ui(ui, d));
    }
    if d.asked(Q_RACE) {
        races(ui, d);
    } else if d.asked(Q_BASKET) {
        widgets::card(ui, |ui| basket(ui, d));
    } else if d.asked(Q_SURPLUS) {
        widgets::card(ui, |ui| surplus(ui, d));
    } else if d.asked(Q_DEMAND) {
        widgets::card(ui, |ui| demand(ui, d));
    }
}

/// Races with what they are.
fn races(ui: &mut Ui, d: &mut VenusPanel) {
    heading(ui, Icon::PERSON, &d.text("mov-sheet-races"));
    let percent = d.n.level().rules.home_discount_percent;
    note(ui, d.v().count("mov-sheet-races-help", "percent", percent.into()));
    let races: Vec<_> = d.cultures().filter(|c| d.n.level().culture(*c).race).collect();
    for culture in races {
        let level = d.n.spec.level.clone();
        let c = level.culture(culture);
        let kind = d.n.layout().race_of(culture);
        let good = [
            ("kind", Value::Kind(d.n.layout().good(culture))),
            ("price", Value::Money(c.good.price.into())),
            ("value", Value::Money(c.good.value.into())),
        ];
        let lines =
            [d.text(super::stall::science_key(c.science)), d.with("mov-sheet-race-good", &good)];
        let label = d.text("mov-sheet-take-race");
        let emblem = pictures::emblem(d, culture);
        let w = parts::GoodsRow {
            picture: emblem,
            title: &c.name,
            lines: &lines,
            action: Some((d.on_kind(RACE, kind), label)),
            plain: String::new(),
            discard: None,
        };
        parts::goods_row(ui, d, w);
    }
}

/// The open card: what is left on it.
fn basket(ui: &mut Ui, d: &mut VenusPanel) {
    let kind = d.m.sight.dial(layout::BASKET) - 1;
    let left = d.m.sight.dial(layout::BASKET_LEFT);
    let Some(kind) = u16::try_from(kind).ok().map(KindId) else { return };
    let PieceNoun::Card(culture) = d.n.layout().what(kind) else { return };
    let value = i64::from(d.n.level().culture(culture).card);
    let name = d.v().named("mov-sheet-card", "culture", &d.culture(culture));
    parts::labelled(
        ui,
        Some(pictures::emblem(d, culture)),
        &name,
        &[d.text("mov-sheet-basket-help")],
    );
    let words = d.with(
        "mov-sheet-basket-left",
        &[("left", Value::Money(left)), ("value", Value::Money(value))],
    );
    parts::bar(ui, left as f32, value as f32, &words, theme::accent());
    let action = Action::plain(CLOSE_CARD);
    if let Standing::Offered(offer) = d.m.standing(action) {
        let label = d.m.worded(offer);
        act(ui, d, action, &label);
    }
}

/// What does not come along into a smaller ship.
fn surplus(ui: &mut Ui, d: &mut VenusPanel) {
    let seat = d.n.active();
    let new = d.m.sight.dial(layout::NEW_SHIP) - 1;
    let class = u8::try_from(new)
        .ok()
        .filter(|c| usize::from(*c) < d.n.level().ships.len())
        .map_or_else(|| d.n.class(seat), ShipIx);
    heading(ui, Icon::WARNING, &d.text("mov-sheet-surplus"));
    note(ui, d.with("mov-sheet-surplus-help", &[("kind", Value::Kind(d.n.layout().class(class)))]));
    holds::room_ui(ui, d, d.n.room_used(seat), d.n.room_in(class));
    for (kind, count) in parts::grouped(d.n.hold(seat).into_iter().map(|h| h.kind)) {
        let name = holds::words(d, kind);
        let name = if count > 1 { format!("{count} × {name}") } else { name };
        let room = d.v().count("mov-sheet-needs-room", "room", d.n.room_of(kind));
        let label = d.text("mov-sheet-leave-behind");
        let picture = pictures::kind(d, kind, seat);
        let w = parts::GoodsRow {
            picture,
            title: &name,
            lines: &[room],
            action: Some((d.on_kind(DISCARD, kind), label)),
            plain: String::new(),
            discard: None,
        };
        parts::goods_row(ui, d, w);
    }
    reason(ui, d, Action::plain(END_TURN));
}

/// Which demand goes into the cup.
fn demand(ui: &mut Ui, d: &mut VenusPanel) {
    heading(ui, Icon::MARKET, &d.text("mov-sheet-which-demand"));
    let offers: Vec<_> = d.m.offers(USE_DEMAND).map(|o| (o.action, d.m.worded(o))).collect();
    for (action, words) in offers {
        act(ui, d, action, &words);
    }
}

/// Everything that can be done with one of the own things, here and now, with the reasons why not.
pub fn actions_on(ui: &mut Ui, d: &mut VenusPanel, kind: KindId) {
    let verbs = [SELL, SET_DOWN, TRADE_IN, USE_CARD, DISCARD];
    let actions: Vec<Action> = verbs.iter().map(|v| d.on_kind(*v, kind)).collect();
    let offered: Vec<Action> = actions
        .iter()
        .copied()
        .filter(|a| matches!(d.m.standing(*a), Standing::Offered(_)))
        .collect();
    if !offered.is_empty() {
        ui.horizontal_wrapped(|ui| {
            for action in offered {
                let words = match d.m.standing(action) {
                    Standing::Offered(offer) => d.m.worded(offer),
                    _ => continue,
                };
                act(ui, d, action, &words);
            }
        });
        return;
    }
    // Nothing can be done: say why it cannot be sold, which is what one wants to know.
    if let Some(&action) =
        actions.iter().find(|a| matches!(d.m.standing(**a), Standing::Refused(_)))
    {
        reason(ui, d, action);
    }
}
