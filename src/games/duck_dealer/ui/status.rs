//! The one-line summaries: a seat in the seat bar, and the sums that matter for the decision in the
//! decision bar. They read and decide nothing.

use super::{offers, parts::digits};
use crate::{
    games::{
        duck_dealer::{
            level::{Colour, Equipment},
            scene::art,
            table::{
                layout,
                nouns::{DuckSight, DuckView},
            },
        },
        game_table::GameView,
    },
    table::{action::Value, ids::SeatId, view::TableView},
    ui::{
        model::Model,
        theme,
        widgets::{self, small, strong},
    },
    view::art::Picture,
};
use bevy_egui::egui::Ui;

/// The names of the colours of energy.
const COLOURS: [&str; 3] = ["dd-colour-red", "dd-colour-yellow", "dd-colour-blue"];

/// How wide [`seat_ui`] is, about, in heights of body text.
pub const SEAT_EMS: f32 = 9.4;

/// A seat at a glance: its loose tokens and how full its ship is.
pub fn seat_ui(ui: &mut Ui, model: &Model, n: &DuckSight, seat: SeatId) {
    if seat.0 >= n.layout().seats {
        return;
    }
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 2.0);
    for colour in Colour::ALL {
        let name = model.texts.text(COLOURS[colour as usize]);
        widgets::picture(ui, art::energy(colour), theme::em(ui) * 1.1, &name);
        ui.label(small(digits(n.loose(seat, colour))));
    }
    ui.add_space(4.0);
    // Beside a sign instead of in words: plates are narrow.
    widgets::picture(
        ui,
        art::equipment(Equipment::Hold),
        theme::em(ui) * 1.1,
        &cargo_words(model, n, seat),
    );
    ui.label(small(format!("{}/{}", digits(n.load(seat)), digits(n.capacity(seat)))));
}

fn cargo_words(model: &Model, n: &DuckSight, seat: SeatId) -> String {
    let args = [("load", Value::Number(n.load(seat))), ("room", Value::Number(n.capacity(seat)))];
    model.texts.with("dd-board-load", &args)
}

/// A piece of the line of sums.
enum Piece {
    Words(String),
    /// Words, and what they mean.
    Told(String, String),
    Sign(Picture, String),
    Gap,
}

/// What matters for the decision: the steps in hand, the tokens that can be spent, the load.
pub fn status_ui(ui: &mut Ui, model: &Model, n: &DuckSight) {
    ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
    // Very large text leaves the row to what is spent; each flight names the steps that it leaves.
    let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
    let mut pieces = status(model, n, tight);
    // The bar draws from its right end, or along the line where it has no room for that.
    if ui.layout().prefer_right_to_left() {
        pieces.reverse();
    }
    for piece in pieces {
        match piece {
            Piece::Words(words) => drop(ui.label(strong(words))),
            Piece::Told(words, means) => drop(ui.label(strong(words)).on_hover_text(means)),
            Piece::Sign(picture, name) => {
                widgets::picture(ui, picture, theme::em(ui) * 1.3, &name);
            }
            Piece::Gap => ui.add_space(6.0),
        }
    }
}

/// The pieces in reading order.
fn status(model: &Model, n: &DuckSight, tight: bool) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let steps = n.dial(layout::STEPS);
    if steps > 0 && !tight {
        let words = model.texts.count("dd-board-steps", "steps", steps);
        let means = model.texts.text("dd-board-steps-help");
        pieces.extend([Piece::Told(words, means), Piece::Gap]);
    }
    let cubes = offers::free_cubes(model.sight);
    if cubes > 0 {
        let words = model.texts.count("dd-board-free-cubes", "count", cubes);
        let cube = Piece::Sign(art::icon("route_cube"), String::new());
        pieces.extend([cube, Piece::Words(words), Piece::Gap]);
    }
    for colour in Colour::ALL {
        let name = model.texts.text(COLOURS[colour as usize]);
        let count = Piece::Words(digits(n.tokens(colour)));
        pieces.extend([Piece::Sign(art::energy(colour), name), count]);
    }
    pieces.extend([Piece::Gap, Piece::Words(cargo_words(model, n, n.active()))]);
    pieces
}
