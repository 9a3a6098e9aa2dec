//! Counsel: what the hand in front could build and buy now, each with a button that lays it out, and what each hand card does. It counts
//! with the game's reckoner on what the viewer sees; whether it is possible, the table decides.

use super::{n, parts, status};
use crate::{
    games::dale_of_merchants::{
        layout::BIN,
        reckoning::{
            Way,
            planning::{Payment, Stack},
        },
        verbs::{BUILD, Q_ACTION, Q_EXTRA},
    },
    table::{
        action::{Action, Value},
        ids::SeatId,
    },
    ui::{
        kept::kept,
        model::Model,
        theme,
        widgets::{self, small, soft, strong},
        wish::Wish,
    },
    view::dressing::dale_of_merchants::seen::Seen,
};
use bevy_egui::egui::{self, Ui};

/// Most ways of paying or building that are shown.
const MOST: usize = 4;

/// What can be built, and how each market slot and the bin could be paid, best first.
struct Plans {
    stacks: Vec<Stack>,
    payments: Vec<Vec<Payment>>,
}

impl Plans {
    fn of(seen: &Seen, seat: SeatId) -> Plans {
        let r = seen.reckoner();
        let mut stacks = r.buildable(seat);
        stacks.sort_by_key(|s| (s.cards.len() + s.fetched.len(), !s.extra));
        let payments = (0..=BIN).map(|slot| {
            let mut all = r.payments(slot, seat);
            // The cheapest in value first, then with the fewest cards.
            all.sort_by_key(|p| (p.sum, p.cards.len()));
            all
        });
        Plans { stacks, payments: payments.collect() }
    }
}

/// The tab.
pub fn counsel_ui(ui: &mut Ui, model: &Model, seen: &Seen) -> Vec<Wish> {
    let mut wishes = Vec::new();
    status::resolving_ui(ui, model, seen);
    let seat = seen.near();
    // Only what this viewer sees can be counted.
    let hand = seen.pieces(seen.layout.hand(seat));
    if hand.iter().all(|p| p.kind.is_none()) {
        ui.label(soft(model.voice.text(if hand.is_empty() { "dom-table-no-hand" } else { "dom-counsel-no-hand" })));
        return wishes;
    }
    status::auras_ui(ui, model, seen, seat);
    let plans = kept(ui.ctx(), ("dom plans", seat.0), model.sight, || Plans::of(seen, seat));
    build_ui(ui, model, seen, &plans, &mut wishes);
    buy_ui(ui, model, seen, &plans, &mut wishes);
    hand_ui(ui, model, seen, &mut wishes);
    wishes
}

/// Whether a purchase, or where `stack` a stack, can be begun now.
fn free(model: &Model, stack: bool) -> bool {
    model.asked && model.sight.decision.is_some_and(|d| d.question == Q_ACTION || stack && d.question == Q_EXTRA)
}

fn ways_ui(ui: &mut Ui, model: &Model, seen: &Seen, ways: &[Way]) {
    for way in ways {
        parts::card_shown(ui, model.voice, seen, seen.kind_of(way.card), Some(way.value), theme::em(ui) * 3.6);
    }
}

/// A row of cards with a button that lays them out.
fn row(ui: &mut Ui, model: &Model, cards: impl FnOnce(&mut Ui), words: String, label: &str, actions: Vec<Action>, wishes: &mut Vec<Wish>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        cards(ui);
    });
    ui.horizontal_wrapped(|ui| {
        let stack = actions.first().is_some_and(|a| a.verb == BUILD);
        if ui.add_enabled(free(model, stack), egui::Button::new(label)).clicked() {
            wishes.push(Wish::ActAll(actions));
        }
        ui.label(small(words));
    });
}

fn build_ui(ui: &mut Ui, model: &Model, seen: &Seen, plans: &Plans, wishes: &mut Vec<Wish>) {
    let v = model.voice;
    let seat = seen.near();
    let needs = seen.reckoner().needs(seat);
    widgets::section(ui, &v.text("dom-counsel-build"));
    if needs.stack > seen.goal() {
        return;
    }
    ui.label(v.with("dom-counsel-needs", &[("stack", n(needs.stack)), ("total", n(needs.total)), ("threat", n(needs.threat))]));
    let stacks = &plans.stacks;
    if stacks.is_empty() {
        ui.label(soft(v.text("dom-counsel-no-build")));
    }
    let more = stacks.len().saturating_sub(MOST);
    for stack in stacks.iter().take(MOST) {
        let mut actions = stack.actions();
        // The last step is left to the person.
        actions.pop();
        let sum: i64 = stack.cards.iter().map(|w| w.value).sum();
        let words = if stack.shift == 0 {
            v.count("dom-counsel-sum", "sum", sum)
        } else {
            v.with("dom-counsel-shifted", &[("sum", n(sum)), ("shift", n(stack.shift))])
        };
        let draw = |ui: &mut Ui| {
            ways_ui(ui, model, seen, &stack.cards);
            for card in &stack.fetched {
                parts::card_shown(ui, v, seen, seen.kind_of(*card), None, theme::em(ui) * 3.6);
            }
        };
        row(ui, model, draw, words, &v.text("dom-counsel-lay"), actions, wishes);
    }
    if more > 0 {
        ui.label(small(v.count("dom-counsel-more", "count", more as i64)));
    }
}

fn buy_ui(ui: &mut Ui, model: &Model, seen: &Seen, plans: &Plans, wishes: &mut Vec<Wish>) {
    let v = model.voice;
    let seat = seen.near();
    widgets::section(ui, &v.text("dom-counsel-buy"));
    for (slot, payments) in (0..=BIN).zip(&plans.payments) {
        let r = seen.reckoner();
        let (Some((_, kind)), Some(price)) = (r.offered(slot), r.price(slot, seat)) else { continue };
        if slot == BIN && payments.is_empty() {
            continue;
        }
        widgets::card(ui, |ui| {
            ui.horizontal_top(|ui| {
                parts::card_shown(ui, v, seen, kind, None, theme::em(ui) * 4.2);
                ui.vertical(|ui| {
                    ui.label(strong(v.kind(kind)));
                    ui.label(small(v.with("dom-counsel-price", &[("price", n(price))])));
                    if payments.is_empty() {
                        ui.label(soft(v.text("dom-counsel-too-dear")));
                        return;
                    };
                    ui.label(small(v.with("dom-counsel-ways", &[("count", n(payments.len() as i64))])));
                });
            });
            if let Some(best) = payments.first() {
                let mut actions = best.actions();
                actions.pop();
                let words = v.count("dom-counsel-sum", "sum", best.sum);
                row(ui, model, |ui| ways_ui(ui, model, seen, &best.cards), words, &v.text("dom-counsel-lay"), actions, wishes);
            }
        });
    }
}

/// What each hand card does and counts, and what can be done with it now.
fn hand_ui(ui: &mut Ui, model: &Model, seen: &Seen, wishes: &mut Vec<Wish>) {
    let v = model.voice;
    let zone = seen.layout.hand(seen.near());
    widgets::section(ui, &v.text("dom-counsel-hand"));
    for piece in seen.pieces(zone) {
        let (Some(id), Some(kind)) = (piece.id, piece.kind) else { continue };
        let Some(card) = seen.card(kind) else { continue };
        widgets::card(ui, |ui| {
            parts::words(ui, v, &seen.level, card, Some(seen.value_in(zone, piece)));
            let targets = seen.reckoner().targets(id, kind, seen.near());
            if !targets.is_empty() {
                let names = targets.iter().map(|(_, k)| Value::Kind(*k)).collect();
                ui.label(soft(v.with("dom-counsel-copies", &[("cards", Value::List(names))])));
            }
            let touching =
                |o: &&crate::table::action::Offer| model.asked && super::offers::targets(model.sight, o).contains(&crate::table::action::Thing::Piece(id));
            let actions: Vec<Action> = model.sight.offers.iter().filter(touching).map(|o| o.action).take(6).collect();
            ui.horizontal_wrapped(|ui| {
                for action in actions {
                    wishes.extend(widgets::action_button(ui, model, action, None));
                }
            });
        });
    }
}
