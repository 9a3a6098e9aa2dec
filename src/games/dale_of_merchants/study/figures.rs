//! The numbers by which lines of play are compared and plans are reckoned, as far as a picture of
//! the table tells them. Nothing here changes a table.

use crate::games::dale_of_merchants::table::nouns::{DaleSight, DaleView};
use crate::games::game_table::GameView;
use crate::table::{
    action::{Message, Value},
    ids::{SeatId, ZoneId},
    planning::{Course, PlanFigure},
    sight::Sight,
    view::TableView,
};

/// The numbers of a seat by which lines of play are compared.
pub fn figures(sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
    let Some(table) = DaleSight::of(sight).filter(|t| t.seats().any(|s| s == seat)) else {
        return Vec::new();
    };
    let l = table.layout();
    let cards = |zone: ZoneId| table.count(zone) as i64;
    let own = [l.hand(seat), l.deck(seat), l.pile(seat)].map(cards);
    vec![
        PlanFigure::new("dom-figure-stacks", table.stacks(seat)),
        PlanFigure::new("dom-figure-stall", table.stall(seat).count() as i64),
        PlanFigure::new("dom-figure-hand", own[0]),
        PlanFigure::new("dom-figure-cards", own.iter().sum()),
    ]
}

/// What a plan builds in the turns that it takes, and how long the stall takes at that pace.
pub fn reckoned(sight: &Sight, seat: SeatId, course: &Course) -> Vec<Message> {
    let table = DaleSight::of(sight).filter(|t| t.seats().any(|s| s == seat));
    let (Some(table), true) = (table, course.turns > 0) else { return Vec::new() };
    let said = |key, args: [(&'static str, i64); 2]| Message {
        key,
        args: args.map(|(name, n)| (name, Value::Number(n))).to_vec(),
        ..Message::default()
    };
    let (stacks, turns) = (course.gained("dom-figure-stacks"), course.turns);
    let left = table.goal() - table.stacks(seat);
    let mut all = vec![said("dom-plan-stacks", [("stacks", stacks), ("turns", turns)])];
    if stacks > 0 && left > 0 {
        let more = (left * turns + stacks - 1) / stacks;
        all.push(said("dom-plan-pace", [("left", left), ("turns", more)]));
    }
    all
}
