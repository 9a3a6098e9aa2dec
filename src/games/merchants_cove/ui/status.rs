//! The one-line summaries: a seat in the seat bar, and what matters for the decision in the
//! decision bar. They read and decide nothing.

use super::panel::CovePanel;
use crate::{
    games::merchants_cove::{
        level::DockWord,
        scene::art,
        table::{
            layout::{self, Phase},
            nouns::{CoveView, GameView, dock_key},
        },
    },
    table::{action::Value, ids::SeatId, view::TableView},
    ui::{
        theme,
        widgets::{self, small, strong},
    },
};
use bevy_egui::egui::Ui;

/// How wide [`seat_ui`] is, about, in heights of body text.
pub const SEAT_EMS: f32 = 7.0;

/// A seat at a glance: its merchant, unsold goods, corruption cards.
pub fn seat_ui(ui: &mut Ui, d: &CovePanel, seat: SeatId) {
    if u16::from(seat.0) >= d.n.spec.seats {
        return;
    }
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 3.0);
    let size = theme::em(ui) * 1.25;
    if let Some(merchant) = d.merchant(seat) {
        widgets::picture(ui, art::merchant(merchant), size, &d.text(merchant.name()));
    }
    let sums = [
        ("icons/goods", "mc-board-goods", d.n.unsold(seat.0)),
        ("shops/corruption", "mc-board-sins", d.n.count(layout::taints(seat.0)) as i64),
    ];
    for (icon, key, sum) in sums {
        widgets::picture(ui, art::named(icon), size * 0.9, &d.count(key, "count", sum));
        ui.label(small(sum.to_string()));
    }
}

/// Where the game stands: the day, and the hour or the dock. Drawn from the right.
pub fn status_ui(ui: &mut Ui, d: &CovePanel) {
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 6.0);
    let day = ("day", Value::Number(d.n.round()));
    let words = match d.n.phase() {
        Phase::Market => {
            let dock = DockWord::at(d.n.dial(layout::DOCK) as i32).unwrap_or(DockWord::Bazaar);
            d.with("mc-status-market", &[day, ("dock", Value::Word(dock_key(dock)))])
        }
        Phase::Production => {
            let args = [day, ("hour", Value::Number(d.n.half(d.n.active().0) / 2))];
            d.with("mc-status-day", &args)
        }
        _ => d.with("mc-board-day", &[day, ("days", Value::Number(d.n.spec.level.rounds))]),
    };
    ui.label(strong(words));
}
