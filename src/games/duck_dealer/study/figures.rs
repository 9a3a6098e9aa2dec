//! The numbers by which lines of play are compared and plans are reckoned: points, energy, steps in
//! hand, goods; what a plan that overdraws its energy is short of, and what it earns for each
//! token. Nothing here changes a table.

use super::planning::collections;
use crate::games::duck_dealer::{
    level::{Colour, Equipment},
    table::{
        layout::STEPS,
        nouns::{DuckSight, DuckSpec, DuckView, GameView},
    },
};
use crate::{
    games::game_table::SharedSpec,
    table::{
        action::{Message, Value},
        ids::SeatId,
        planning::{Course, PlanFigure},
        sight::Sight,
    },
};
use bevy_ecs::prelude::World;

/// The keys of the colours of energy, in their order.
const ENERGY: [&str; 3] = ["dd-figure-red", "dd-figure-yellow", "dd-figure-blue"];
/// The key of points.
const POINTS: &str = "dd-figure-points";

/// The numbers of a seat by which lines of play are compared.
pub(in crate::games::duck_dealer) fn figures(sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
    let Some(table) = DuckSight::of(sight).filter(|t| t.layout().seats > seat.0) else {
        return Vec::new();
    };
    let mine = |colour| if table.active() == seat { table.virtual_tokens(colour) } else { 0 };
    let mut figures = vec![PlanFigure::new(POINTS, table.vp(seat))];
    figures.extend(Colour::ALL.iter().map(|&colour| {
        PlanFigure::new(ENERGY[colour as usize], table.loose(seat, colour) + mine(colour))
    }));
    let steps = if table.active() == seat { table.sight.dial(STEPS) } else { 0 };
    figures.push(PlanFigure::new("dd-figure-steps", steps));
    figures.push(PlanFigure::new("dd-figure-cargo", table.load(seat)));
    figures
}

/// Lets a seat spend tokens that are not there, or nobody: on a branch.
pub(in crate::games::duck_dealer) fn overdraw(world: &mut World, seat: Option<SeatId>) -> bool {
    let spec = world.get_resource::<SharedSpec<DuckSpec>>().map(|spec| spec.0.as_ref().clone());
    let Some(mut spec) = spec else { return false };
    spec.overdraws = seat;
    SharedSpec::share(world, spec);
    true
}

/// What a plan spends without having it.
pub(in crate::games::duck_dealer) fn overspent(
    sight: &Sight,
    seat: SeatId,
    course: &Course,
) -> Option<Message> {
    let table = DuckSight::of(sight).filter(|t| t.layout().seats > seat.0)?;
    missing(&table, seat, course)
}

/// The tokens that are spent in a course without being there.
fn missing(table: &DuckSight, seat: SeatId, course: &Course) -> Option<Message> {
    let low = |key| course.figures.iter().map(|at| value(at, key)).min().unwrap_or(0);
    let missing = ENERGY.map(|key| (-low(key)).max(0));
    if missing == [0; 3] {
        return None;
    }
    let crew = Equipment::CREW.map(|crew| table.equipment(seat, crew));
    let [red, yellow, blue] = missing;
    let count = collections(missing, crew, table.level().collect);
    let args = [("red", red), ("yellow", yellow), ("blue", blue), ("count", count)];
    Some(message("dd-plan-missing", &args))
}

/// What is to be said of a plan: what it lacks, and what it earns.
pub(in crate::games::duck_dealer) fn reckoned(
    sight: &Sight,
    seat: SeatId,
    course: &Course,
) -> Vec<Message> {
    let Some(table) = DuckSight::of(sight).filter(|t| t.layout().seats > seat.0) else {
        return Vec::new();
    };
    let mut said = Vec::from_iter(missing(&table, seat, course));
    let spent: i64 = course.figures.windows(2).map(|two| spent(&two[0], &two[1])).sum();
    let points = course.gained(POINTS);
    if spent > 0 {
        let tenths = (points * 10 + spent / 2) / spent;
        let args = [
            ("points", points),
            ("tokens", spent),
            ("whole", tenths / 10),
            ("tenth", tenths.rem_euclid(10)),
        ];
        said.push(message("dd-plan-earns", &args));
    }
    said
}

fn message(key: &'static str, args: &[(&'static str, i64)]) -> Message {
    let args = args.iter().map(|(name, n)| (*name, Value::Number(*n))).collect();
    Message { key, args, ..Message::default() }
}

fn value(figures: &[PlanFigure], key: &str) -> i64 {
    figures.iter().find(|f| f.key == key).map_or(0, |f| f.value)
}

/// How many tokens went between two sets of numbers.
fn spent(before: &[PlanFigure], after: &[PlanFigure]) -> i64 {
    ENERGY.iter().map(|key| (value(before, key) - value(after, key)).max(0)).sum()
}
