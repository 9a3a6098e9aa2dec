//! The numbers by which lines of play are compared and plans are reckoned: points, energy, goods;
//! what a plan that overdraws its energy is short of, and what it earns for each token. Nothing
//! here changes a table.

use super::{
    level::{Colour, Equipment},
    nouns::{DuckSight, DuckSpec, DuckView, GameView},
};
use crate::{
    games::game_table::SharedSpec,
    table::{
        action::{Message, Value},
        game::{Course, Figure},
        ids::SeatId,
        sight::Sight,
    },
};
use bevy_ecs::prelude::World;

/// The keys of the colours of energy, in their order.
const ENERGY: [&str; 3] = ["dd-figure-red", "dd-figure-yellow", "dd-figure-blue"];
/// Nobody plans further ahead than so many collections.
const MOST: i64 = 99;
/// The key of points.
const POINTS: &str = "dd-figure-points";

/// The numbers of a seat by which lines of play are compared.
pub(super) fn figures(sight: &Sight, seat: SeatId) -> Vec<Figure> {
    let Some(table) = DuckSight::of(sight).filter(|t| t.layout().seats > seat.0) else {
        return Vec::new();
    };
    let mine = |colour| if table.active() == seat { table.virtual_tokens(colour) } else { 0 };
    let mut figures = vec![Figure::new(POINTS, table.vp(seat))];
    figures.extend(Colour::ALL.iter().map(|&colour| {
        Figure::new(ENERGY[colour as usize], table.loose(seat, colour) + mine(colour))
    }));
    figures.push(Figure::new("dd-figure-cargo", table.load(seat)));
    figures
}

/// Lets a seat spend tokens that are not there, or nobody: on a branch.
pub(super) fn overdraw(world: &mut World, seat: Option<SeatId>) -> bool {
    let spec = world.get_resource::<SharedSpec<DuckSpec>>().map(|spec| spec.0.as_ref().clone());
    let Some(mut spec) = spec else { return false };
    spec.overdraws = seat;
    SharedSpec::share(world, spec);
    true
}

/// What is to be said of a plan: what it lacks, and what it earns.
pub(super) fn reckoned(sight: &Sight, seat: SeatId, course: &Course) -> Vec<Message> {
    let Some(table) = DuckSight::of(sight).filter(|t| t.layout().seats > seat.0) else {
        return Vec::new();
    };
    let mut said = Vec::new();
    let figures = &course.figures;
    let low = |key| figures.iter().map(|at| value(at, key)).min().unwrap_or(0);
    let missing = ENERGY.map(|key| (-low(key)).max(0));
    if missing != [0; 3] {
        let crew = Equipment::CREW.map(|crew| table.equipment(seat, crew));
        let [red, yellow, blue] = missing;
        let count = collections(missing, crew, table.level().collect);
        let args = [("red", red), ("yellow", yellow), ("blue", blue), ("count", count)];
        said.push(message("dd-plan-missing", &args));
    }
    let spent: i64 = figures.windows(2).map(|two| spent(&two[0], &two[1])).sum();
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

fn value(figures: &[Figure], key: &str) -> i64 {
    figures.iter().find(|f| f.key == key).map_or(0, |f| f.value)
}

/// How many tokens went between two sets of numbers.
fn spent(before: &[Figure], after: &[Figure]) -> i64 {
    ENERGY.iter().map(|key| (value(before, key) - value(after, key)).max(0)).sum()
}

/// How often a seat with such a crew collects until it has what is missing (DD-5.1), each time with
/// the wish that serves it best and from a full stock.
fn collections(missing: [i64; 3], crew: [i64; 3], wish: i64) -> i64 {
    let enough = |times: &i64| {
        let left = [0, 1, 2].map(|n| (missing[n] - crew[n] * times).max(0));
        let wishes: i64 = left.iter().map(|n| (n + wish - 1) / wish.max(1)).sum();
        wishes <= *times
    };
    (1..MOST).find(enough).unwrap_or(MOST)
}

#[cfg(test)]
mod tests {
    use super::collections;

    #[test]
    fn what_is_missing_is_collected_with_the_best_wishes() {
        assert_eq!(collections([1, 0, 0], [1, 0, 0], 2), 1, "the crew brings it");
        assert_eq!(collections([2, 0, 1], [0, 0, 0], 2), 2, "a wish for each colour");
        assert_eq!(collections([5, 0, 0], [1, 0, 0], 2), 2, "crew and wish together");
        let twice = collections([0, 4, 4], [0, 1, 0], 2);
        assert_eq!(twice, 3, "two wishes for blue, one for the fourth yellow");
    }
}
