//! The one-line summaries: a seat in the seat bar, and what matters for the decision in the
//! decision bar. They read and decide nothing.

use super::panel::CovePanel;
use crate::{
    games::merchants_cove::{
        level::DockWord,
        scene::art,
        table::{
            layout::{self, GlassOwner, Phase},
            nouns::{CoveView, GameView, dock_key},
        },
    },
    table::{action::Value, ids::SeatId, view::TableView},
    ui::{
        theme,
        widgets::{self, small, strong},
    },
};
use bevy_egui::egui::{Margin, Ui};

/// How wide [`seat_ui`] is, about, in heights of body text.
pub const SEAT_EMS: f32 = 9.5;

/// A seat at a glance: its merchant, unsold goods, corruption cards, and where its hourglass is.
pub fn seat_ui(ui: &mut Ui, d: &CovePanel, seat: SeatId) {
    if u16::from(seat.0) >= d.n.spec.seats {
        return;
    }
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 3.0);
    let size = theme::em(ui) * 1.25;
    if let Some(merchant) = d.merchant(seat) {
        widgets::picture(ui, art::merchant(merchant), size, &d.text(merchant.name()));
    }
    sums_ui(ui, d, seat.0);
    if d.n.phase() == Phase::Production {
        let hour = d.n.half(seat.0) / 2;
        let words = d.with("mc-board-hour", &[("hour", Value::Number(hour))]);
        widgets::picture(ui, art::named("icons/hours"), theme::em(ui) * 1.1, &words);
        ui.label(small(hour.to_string()));
    }
}

/// What a player has to sell, and the corruption cards.
fn sums_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner) {
    let sums = [
        ("icons/goods", "mc-board-goods", d.n.unsold(player)),
        ("shops/corruption", "mc-board-sins", d.n.count(layout::taints(player)) as i64),
    ];
    for (icon, key, sum) in sums {
        let size = theme::em(ui) * 1.1;
        widgets::picture(ui, art::named(icon), size, &d.count(key, "count", sum));
        ui.label(small(sum.to_string()));
    }
}

/// How wide [`peddler_ui`] is, about, in heights of body text.
pub const PEDDLER_EMS: f32 = 9.0;

/// The Peddler at a glance, where one person plays alone: the gold to beat, what is on the stall,
/// corruption.
pub fn peddler_ui(ui: &mut Ui, d: &CovePanel) {
    let Some(player) = d.n.players().find(|&player| d.n.is_peddler(player)) else { return };
    let level = d.n.level().peddler.levels.get(d.n.spec.peddler);
    // What the level adds comes in at the end.
    let added = level.filter(|_| !d.n.ended()).map_or(0, |(_, gold)| *gold);
    let gold = d.n.gold(player) + added;
    let frame = theme::card_frame().inner_margin(Margin::symmetric(6, 3));
    let inner = frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 3.0, 0.0);
        ui.spacing_mut().interact_size.y = theme::em(ui) * 1.4;
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                let size = theme::em(ui) * 1.4;
                widgets::picture(ui, art::PEDDLER, size, &d.text("mc-peddler"));
                ui.label(strong(d.count("mc-board-gold", "gold", gold)));
            });
            ui.horizontal(|ui| sums_ui(ui, d, player));
        });
    });
    inner.response.on_hover_text(d.count("mc-peddler-beats", "gold", gold));
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
