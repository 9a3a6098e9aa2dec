//! Everybody's open things at a glance, stall by stall: its stacks and the next total, lasting
//! effects; of whoever builds it what is held, the top of the pile, scheduled cards.

use super::{
    parts::{self, n},
    status,
};
use crate::games::dale_of_merchants::table::nouns::DaleView;
use crate::table::view::TableView;
use crate::{
    games::dale_of_merchants::{scene::seen::SeenTable, table::layout::MOST_STACKS},
    table::{action::Value, ids::SeatId},
    ui::{
        model::Model,
        theme,
        widgets::{self, small, soft},
    },
};
use bevy_egui::egui::{Id, Ui};

/// The tab.
pub fn players_ui(ui: &mut Ui, model: &Model, seen: &SeenTable) {
    status::resolving_ui(ui, model, seen);
    let mut shown = Vec::new();
    for seat in seen.layout.from(model.shown_seat) {
        let stall = seen.layout.stall_of(seat);
        if shown.contains(&stall) {
            continue;
        }
        shown.push(stall);
        // DOM-14.3: partners build one stall.
        let builders: Vec<SeatId> =
            [Some(seat), seen.layout.partner(seat)].into_iter().flatten().collect();
        widgets::card(ui, |ui| stall_ui(ui, model, seen, &builders));
    }
}

/// One stall, and those who build it.
fn stall_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, builders: &[SeatId]) {
    let v = model.texts;
    let Some(&first) = builders.first() else { return };
    let together = builders.len() > 1;
    if together {
        ui.horizontal_wrapped(|ui| {
            for &seat in builders {
                widgets::seat_name(ui, model, seat);
            }
        });
    } else {
        widgets::seat_name(ui, model, first);
    }
    let needs = seen.needs(first);
    let args = [
        ("built", n(needs.stack - 1)),
        ("goal", n(seen.goal())),
        ("stack", n(needs.stack)),
        ("total", n(needs.total)),
        ("threat", n(needs.threat)),
    ];
    ui.label(v.with(
        if needs.stack > seen.goal() { "dom-player-done" } else { "dom-player-stall" },
        &args,
    ));
    status::auras_ui(ui, model, seen, first);
    stacks_ui(ui, model, seen, first);
    for &seat in builders {
        if together {
            widgets::seat_name(ui, model, seat);
        }
        seat_ui(ui, model, seen, seat);
    }
}

/// The stacks that are built: what each is worth, and its cards.
fn stacks_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, seat: SeatId) {
    let stall = seen.layout.stall_of(seat);
    let built = u16::try_from(seen.stacks(seat)).unwrap_or(0).min(MOST_STACKS);
    for nth in 0..built {
        let zone = seen.layout.stack(stall, nth);
        let pieces = seen.pieces(zone);
        let worth: i64 = pieces.iter().map(|p| seen.value_now(p)).sum();
        ui.horizontal_wrapped(|ui| {
            ui.label(small(model.texts.with(
                "dom-player-stack",
                &[("stack", n(i64::from(nth) + 1)), ("worth", n(worth))],
            )));
            for kind in pieces.iter().filter_map(|p| p.kind) {
                parts::card_shown(ui, model.texts, seen, kind, None, theme::em(ui) * 3.2);
            }
        });
    }
}

/// What lies before a seat beside its stall.
fn seat_ui(ui: &mut Ui, model: &Model, seen: &SeenTable, seat: SeatId) {
    let (v, l) = (model.texts, seen.layout);
    let count = |zone| n(seen.count(zone) as i64);
    let args = [
        ("hand", n(seen.held(seat).count() as i64)),
        ("deck", count(l.deck(seat))),
        ("pile", count(l.pile(seat))),
        ("seat", Value::Seat(seat)),
    ];
    ui.label(small(v.with("dom-about-seat", &args)));
    for (key, zone, newest) in
        [("dom-player-schedule", l.schedule(seat), 12), ("dom-player-pile", l.pile(seat), 5)]
    {
        let pieces = seen.pieces(zone);
        if pieces.is_empty() {
            continue;
        }
        ui.label(soft(v.text(key)));
        ui.horizontal_wrapped(|ui| {
            for piece in pieces.iter().rev().take(newest) {
                if let Some(kind) = seen.kind_shown(piece) {
                    parts::card_shown(ui, v, seen, kind, None, theme::em(ui) * 4.6);
                }
            }
        });
    }
    let whole = Id::new(("whole pile", seat.0));
    let mut open: bool = ui.ctx().data(|d| d.get_temp(whole)).unwrap_or(false);
    if !seen.pieces(l.pile(seat)).is_empty()
        && widgets::quiet(ui, &v.text("dom-player-whole-pile")).clicked()
    {
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
}
