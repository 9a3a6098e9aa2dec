//! Everybody's open things at a glance: stacks and the next total, top of the pile, scheduled cards, lasting effects.

use super::{n, parts, status};
use crate::{
    table::action::Value,
    ui::{
        model::Model,
        theme,
        widgets::{self, small, soft},
    },
    view::dressing::dale_of_merchants::seen::Seen,
};
use bevy_egui::egui::{Id, Ui};

/// The tab.
pub fn players_ui(ui: &mut Ui, model: &Model, seen: &Seen) {
    status::resolving_ui(ui, model, seen);
    let v = model.voice;
    let l = seen.layout;
    let first = model.shown_seat;
    for seat in l.from(first) {
        widgets::card(ui, |ui| {
            widgets::seat_name(ui, model, seat);
            let needs = seen.reckoner().needs(seat);
            let args =
                [("built", n(needs.stack - 1)), ("goal", n(seen.goal())), ("stack", n(needs.stack)), ("total", n(needs.total)), ("threat", n(needs.threat))];
            ui.label(v.with(if needs.stack > seen.goal() { "dom-player-done" } else { "dom-player-stall" }, &args));
            let count = |zone| n(seen.count(zone) as i64);
            let args = [("hand", count(l.hand(seat))), ("deck", count(l.deck(seat))), ("pile", count(l.pile(seat))), ("seat", Value::Seat(seat))];
            ui.label(small(v.with("dom-about-seat", &args)));
            status::auras_ui(ui, model, seen, seat);
            let height = theme::em(ui) * 4.6;
            for (key, zone, newest) in [("dom-player-schedule", l.schedule(seat), 12), ("dom-player-pile", l.pile(seat), 5)] {
                let pieces = seen.pieces(zone);
                if pieces.is_empty() {
                    continue;
                }
                ui.label(soft(v.text(key)));
                ui.horizontal_wrapped(|ui| {
                    for piece in pieces.iter().rev().take(newest) {
                        if let Some(kind) = seen.shown_kind(piece) {
                            parts::card_shown(ui, v, seen, kind, None, height);
                        }
                    }
                });
            }
            let whole = Id::new(("whole pile", seat.0));
            let mut open: bool = ui.ctx().data(|d| d.get_temp(whole)).unwrap_or(false);
            if !seen.pieces(l.pile(seat)).is_empty() && widgets::quiet(ui, &v.text("dom-player-whole-pile")).clicked() {
                open = !open;
                ui.ctx().data_mut(|d| d.insert_temp(whole, open));
            }
            if open {
                for piece in seen.pieces(l.pile(seat)).iter().rev() {
                    if let Some(kind) = piece.kind {
                        ui.label(v.kind(kind)).on_hover_ui(|ui| {
                            if let Some(card) = seen.card(kind) {
                                parts::enlarged(ui, v, &seen.level, card, None);
                            }
                        });
                    }
                }
            }
        });
    }
}
