//! What study and plans ask: what is wrong with a position that was set by hand, and by which
//! numbers lines of play are compared. No rule is decided here, and no rule asks.

use super::table::{ACTIVE, ENDED, PRICES, ROLL, TinyTable, WINNERS, coins, hand};
use bevy_ecs::prelude::World;
use caravanserai::{
    games::positions::out_of_range,
    table::{
        ids::{Dial, SeatId},
        planning::{PlanFigure, Planning, PlanningPart},
        sight::Sight,
        study::{Problem, Study, StudyPart},
    },
};

/// What study looks for.
pub const STUDY: StudyPart = StudyPart(&Answers);
/// What plans look for.
pub const PLANNING: PlanningPart = PlanningPart(&Answers);

struct Answers;

impl Study for Answers {
    fn problems(&self, world: &mut World) -> Vec<Problem> {
        TinyTable::with(world, problems).unwrap_or_default()
    }
}

impl Planning for Answers {
    /// Coins, and how many crates it carries.
    fn figures(&self, sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
        let coins = PlanFigure::new("tri-figure-coins", sight.purse(coins(seat)));
        vec![coins, PlanFigure::new("tri-figure-crates", sight.zone(hand(seat)).count as i64)]
    }
}

/// What a position that was set by hand must not say.
fn problems(table: &mut TinyTable) -> Vec<Problem> {
    let seats = i64::from(table.spec.0.seats);
    let range = |dial: Dial, _: &str| match dial {
        ACTIVE => (0, seats - 1, "TRI-1.1"),
        ENDED => (0, 1, "TRI-1.3"),
        WINNERS => (0, (1 << seats) - 1, "TRI-1.3"),
        ROLL => (0, 6, "TRI-3.2"),
        dial if dial >= PRICES => (1, 1000, "TRI-3.3"),
        _ => (0, 0, "TRI-1.1"),
    };
    out_of_range(&table.ledger, "tri-problem-dial", range)
}
