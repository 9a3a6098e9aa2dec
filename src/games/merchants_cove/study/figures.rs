//! The numbers by which lines of play are compared and plans are reckoned, as far as a picture of
//! the table tells them. Nothing here changes a table.

use crate::games::merchants_cove::{
    level::Colour,
    table::{
        layout,
        nouns::{CoveSight, CoveView},
    },
};
use crate::table::{ids::SeatId, planning::PlanFigure, sight::Sight, view::TableView};

/// The numbers of a seat by which lines of play are compared.
pub fn figures(sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
    let Some(t) = CoveSight::of(sight).filter(|t| t.spec.seats > u16::from(seat.0)) else {
        return Vec::new();
    };
    let shields = Colour::ALL.iter().filter(|&&clan| t.shield(seat.0, clan)).count();
    vec![
        PlanFigure::new("mc-figure-gold", t.gold(seat.0)),
        PlanFigure::new("mc-figure-goods", t.unsold(seat.0)),
        PlanFigure::new("mc-figure-shields", shields as i64),
        PlanFigure::new("mc-figure-corruption", t.count(layout::taints(seat.0)) as i64),
    ]
}
