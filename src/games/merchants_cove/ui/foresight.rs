//! What the clock answers: where an hourglass would come to lie, who boards on the way, who acts
//! next and for how long. The rules' own way of moving is asked; nothing is judged here.

use super::panel::CovePanel;
use crate::{
    games::merchants_cove::{
        level::Cost,
        rules::{
            course::{self, ClockCourse},
            turn,
        },
        scene::art,
        table::{
            layout::{self, Phase},
            nouns::{CoveSight, CoveView, GameView, GlassOwner},
            verbs::{Q_BERTH, Q_BOARD, Q_HAND},
        },
    },
    table::{
        action::{Thing, Value},
        ids::{PieceId, SeatId, ZoneId},
        view::TableView,
    },
    ui::{parts, theme, widgets},
};
use bevy_egui::egui::Ui;

/// What a cost is in words: hours and corruption cards.
pub fn cost_words(d: &CovePanel, cost: Cost) -> String {
    let hours = d.count("mc-fore-hours", "hours", cost.hours);
    match cost.corruption {
        0 => hours,
        cards => {
            let cards = d.count("mc-fore-cards", "cards", cards);
            d.m.texts.localizer.list([hours, cards])
        }
    }
}

/// A cost as pictures, and what would come of it for whoever acts.
pub fn cost_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner, cost: Cost) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 3.0);
        let size = theme::em(ui) * 1.2;
        for _ in 0..cost.hours {
            widgets::picture(ui, art::named("icons/hours"), size, "");
        }
        for _ in 0..cost.corruption {
            widgets::picture(ui, art::named("shops/corruption"), size, "");
        }
        ui.label(widgets::strong(cost_words(d, cost)));
    });
    let ways = course::courses(&d.n, player, cost.hours);
    for way in &ways {
        way_ui(ui, d, player, way);
    }
    let spots = ways.iter().map(|way| Thing::Zone(way.stop.zone)).collect();
    widgets::hover_things(ui, spots);
}

/// One way round the clock in words: where it ends, what it asks for, who acts then.
fn way_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner, way: &ClockCourse) {
    let place = match (layout::hour_of(way.stop.zone), way.by_hand) {
        (Some(hour), false) => d.count("mc-fore-hour", "hour", hour),
        (Some(hour), true) => d.count("mc-fore-hour-by-hand", "hour", hour),
        (None, _) => d.text("mc-fore-on-hand"),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        let size = theme::em(ui) * 1.1;
        widgets::picture(ui, art::named("icons/clock"), size, "");
        ui.label(place);
    });
    if way.stop.loads > 0 {
        parts::note(ui, d.count("mc-fore-loads", "loads", way.stop.loads));
    }
    if way.stop.cards > 0 {
        parts::note(ui, d.count("mc-fore-hand-cards", "cards", way.stop.cards));
    }
    parts::note(ui, next_words(d, player, way));
}

/// Who acts next, and how long before this one does again.
fn next_words(d: &CovePanel, player: GlassOwner, way: &ClockCourse) -> String {
    let half = layout::half_of(&d.n.spec.level, way.stop.zone);
    match course::acting(&d.n, Some((player, way.stop.zone))) {
        None => d.text("mc-fore-over"),
        Some(next) if next == player && d.me() == SeatId(player) => d.text("mc-fore-again"),
        Some(next) if next == player => {
            d.with("mc-fore-again-seat", &[("seat", Value::Seat(SeatId(player)))])
        }
        Some(next) => {
            let lead = half - d.n.half(next);
            let name = match d.n.is_peddler(next) {
                true => Value::Word("mc-peddler"),
                false => Value::Seat(SeatId(next)),
            };
            let args = [
                ("seat", name),
                ("hours", Value::Number(lead / 2)),
                ("half", Value::Number(lead % 2)),
            ];
            d.with("mc-fore-next", &args)
        }
    }
}

/// Whether somebody can look ahead now: while the day lasts, and not in the midst of hours that an
/// hourglass has still to go.
pub fn can_look(n: &CoveSight, player: GlassOwner) -> bool {
    let goes = n.decision().is_some_and(|d| [Q_BOARD, Q_BERTH, Q_HAND].contains(&d.question));
    !goes
        && n.phase() == Phase::Production
        && n.location(layout::glass(player))
            .is_some_and(|zone| layout::hour_of(zone).is_some() || layout::hand_of(zone).is_some())
}

/// Whose spaces lie on the board.
pub fn in_turn(n: &CoveSight) -> GlassOwner {
    n.active().0.min(n.spec.seats.max(1) as GlassOwner - 1)
}

/// What a thing of the board costs whoever acts: an action space, or a card of the row.
fn cost_of(n: &CoveSight, thing: Thing) -> Option<Cost> {
    match thing {
        Thing::Space(space) => turn::cost_of(n.level(), layout::action_of(space)?),
        Thing::Zone(zone) => {
            let place = (0..layout::ROW).find(|&place| layout::row(place) == zone)?;
            n.row_card(place)?;
            n.level().row.get(usize::from(place)).copied()
        }
        _ => None,
    }
}

/// Where the hourglass of whoever acts would come to lie, by any way, if a thing of the board were
/// chosen.
pub fn foreseen(n: &CoveSight, thing: Thing) -> Vec<(PieceId, ZoneId)> {
    let player = in_turn(n);
    let Some(cost) = cost_of(n, thing).filter(|_| can_look(n, player)) else { return Vec::new() };
    let ways = course::courses(n, player, cost.hours);
    ways.iter().map(|way| (layout::glass(player), way.stop.zone)).collect()
}
