//! The one-line summaries: a seat in the seat bar, and the sums that matter for the decision in the
//! decision bar. They read and decide nothing.

use super::{offers, parts::digits};
use crate::{
    games::{
        duck_dealer::{
            layout,
            level::Colour,
            nouns::{DuckSight, DuckView},
            scene::art,
        },
        game_table::GameView,
    },
    table::{action::Value, ids::SeatId, view::TableView},
    ui::{
        model::Model,
        theme,
        widgets::{self, small, strong},
    },
};
use bevy_egui::egui::Ui;

/// The names of the colours of energy.
const COLOURS: [&str; 3] = ["dd-colour-red", "dd-colour-yellow", "dd-colour-blue"];

/// How wide [`seat_ui`] is, about, in heights of body text.
pub const SEAT_EMS: f32 = 8.0;

/// A seat at a glance: its loose tokens and how full its ship is.
pub fn seat_ui(ui: &mut Ui, model: &Model, n: &DuckSight, seat: SeatId) {
    if seat.0 >= n.layout().seats {
        return;
    }
    ui.spacing_mut().item_spacing.x = 2.0;
    for colour in Colour::ALL {
        let name = model.texts.text(COLOURS[colour as usize]);
        widgets::picture(ui, art::energy(colour), theme::em(ui) * 1.1, &name);
        ui.label(small(digits(n.loose(seat, colour))));
    }
    ui.add_space(4.0);
    ui.label(small(cargo_words(model, n, seat)));
}

fn cargo_words(model: &Model, n: &DuckSight, seat: SeatId) -> String {
    let args = [("load", Value::Number(n.load(seat))), ("room", Value::Number(n.capacity(seat)))];
    model.texts.with("dd-board-load", &args)
}

/// What matters for the decision: the tokens that can be spent, the steps in hand, the load. Drawn
/// from the right.
pub fn status_ui(ui: &mut Ui, model: &Model, n: &DuckSight) {
    let seat = n.active();
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.label(strong(cargo_words(model, n, seat)));
    ui.add_space(6.0);
    for colour in Colour::ALL.into_iter().rev() {
        let name = model.texts.text(COLOURS[colour as usize]);
        ui.label(strong(digits(n.tokens(colour))));
        widgets::picture(ui, art::energy(colour), theme::em(ui) * 1.3, &name);
    }
    let cubes = offers::free_cubes(model.sight);
    if cubes > 0 {
        ui.add_space(6.0);
        ui.label(strong(model.texts.count("dd-board-free-cubes", "count", cubes)));
        widgets::picture(ui, art::icon("route_cube"), theme::em(ui) * 1.3, "");
    }
    let steps = n.dial(layout::STEPS);
    if steps > 0 {
        ui.add_space(6.0);
        ui.label(strong(model.texts.count("dd-board-steps", "steps", steps)));
    }
}
