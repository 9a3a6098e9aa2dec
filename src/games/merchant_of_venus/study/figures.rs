//! The numbers by which lines of play are compared and plans are reckoned, as far as a picture of
//! the table tells them. Nothing here changes a table.

use crate::games::merchant_of_venus::table::nouns::{GameView, VenusSight, VenusView};
use crate::table::{
    action::{Message, Value},
    ids::SeatId,
    planning::{Course, PlanFigure},
    sight::Sight,
};

/// The numbers of a seat by which lines of play are compared.
pub fn figures(sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
    let Some(table) = VenusSight::of(sight).filter(|t| t.seats().any(|s| s == seat)) else {
        return Vec::new();
    };
    vec![
        PlanFigure::new("mov-figure-money", table.money(seat)),
        PlanFigure::new("mov-figure-worth", table.net_worth(seat)),
        PlanFigure::new("mov-figure-aboard", table.hold(seat).len() as i64),
        PlanFigure::new("mov-figure-deeds", table.deeds(seat).len() as i64),
    ]
}

/// What a plan earns in the turns that it takes.
pub fn pace(course: &Course) -> Option<Message> {
    let gain = course.gained("mov-figure-worth");
    let number = |name, n| (name, Value::Number(n));
    (course.turns > 0).then(|| Message {
        key: "mov-plan-pace",
        args: vec![
            number("gain", gain),
            number("turns", course.turns),
            number("each", gain / course.turns),
        ],
        ..Message::default()
    })
}
