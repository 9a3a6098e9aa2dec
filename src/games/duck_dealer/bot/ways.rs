//! What a seat of Duck Dealer lays out for the ways of a plan: its Schrödinger passages (DD-9), and
//! which of its cubes is missed least where one must be taken up again. It compares ways; what may
//! be placed only the rules say.

use super::{
    board::own_cubes,
    deliberation::Deliberation,
    of,
    search::{ErrandPlan, PlannedStop},
};
use crate::{
    games::duck_dealer::{
        level::PlanetIx,
        table::{nouns::DuckView, verbs::*},
    },
    games::game_table::GameView,
    table::action::Action,
};

/// Red tokens that a pair of passages must save in the turn in which it is placed, for each action
/// turn that its seat still has, in tenths, and at most: whoever has many turns left waits for a
/// way that is flown often.
const SAVED: (i64, i64) = (5, 4);
/// How much the ways of the plan count, compared with any other way between planets at work.
const PLANNED: u64 = 20;

/// The way from one stop to the next.
type Leg = (PlanetIx, PlanetIx);

impl Deliberation<'_> {
    /// The flights of a plan, from where the ship is.
    fn legs(&self, plan: &ErrandPlan) -> Vec<Leg> {
        let planet = |stop: &PlannedStop| PlanetIx(stop.planet.into());
        let here = self.t.planet_of(self.me).into_iter();
        let calls: Vec<PlanetIx> = here.chain(plan.stops.iter().map(planet)).collect();
        let legs = calls.windows(2).map(|two| (two[0], two[1]));
        legs.filter(|(from, to)| from != to).collect()
    }

    /// Steps from planet to planet.
    fn steps(&self, skipped: &impl Fn(u16) -> bool) -> Vec<Vec<u16>> {
        let level = self.t.level();
        level.every_planet().map(|planet| level.distances(planet.0, skipped)).collect()
    }

    /// Where the next passage is placed, where a pair of them makes the ways of a plan so much
    /// cheaper that it is worth while.
    pub(super) fn gate(&self, plan: &ErrandPlan) -> Option<Action> {
        let ends: Vec<PlanetIx> =
            of(self.offers, PASSAGE).map(|action| PlanetIx(action.space().0)).collect();
        let legs = self.legs(plan);
        if ends.is_empty() || legs.is_empty() {
            return None;
        }
        let (speed, jump) = (self.t.speed(self.me).max(1), self.t.level().costs.jump);
        let ways = self.steps(&own_cubes(self.t, self.me));
        let steps = |from: PlanetIx, to: PlanetIx| i64::from(ways[from.ix()][usize::from(to.0)]);
        let reds = |steps: i64| (steps + speed - 1) / speed;
        let saved = |a: PlanetIx, b: PlanetIx| -> i64 {
            let through = |&(from, to): &Leg| {
                let way = (steps(from, a) + steps(b, to)).min(steps(from, b) + steps(a, to));
                (reds(steps(from, to)) - reds(way) - jump).max(0)
            };
            legs.iter().map(through).sum()
        };
        let own = self.t.level().every_planet().filter(|&p| self.t.passage_on(p) == Some(self.me));
        let placed: Vec<PlanetIx> = own.collect();
        let begins = if placed.is_empty() { &ends } else { &placed };
        let pairs = begins.iter().flat_map(|&a| ends.iter().map(move |&b| (a, b)));
        // The first of equal ones, so that both ends are of the same pair.
        let pairs = pairs.filter(|(a, b)| a != b).map(|(a, b)| (saved(a, b), a, b));
        let best = pairs.reduce(|best, next| if next.0 > best.0 { next } else { best });
        let (saved, a, b) = best?;
        let own_turns = self.turns_left() / i64::from(self.t.layout().seats.max(1));
        let least = match placed.is_empty() {
            true => (own_turns * SAVED.0 / 10).clamp(1, SAVED.1),
            false => 1,
        };
        let next = if placed.is_empty() { a } else { b };
        (saved >= least).then(|| Action::one(PASSAGE, next.0.into()))
    }

    /// The cube that is missed least on the ways of a plan, and on those between planets at work.
    pub(super) fn missed_least(&self, plan: Option<&ErrandPlan>) -> Option<Action> {
        let legs = plan.map(|plan| self.legs(plan)).unwrap_or_default();
        let at_work = self.at_work();
        let skipped = own_cubes(self.t, self.me);
        let all = |action: &Action| -> u64 {
            let point = action.space().0;
            let ways = self.steps(&|space| space != point && skipped(space));
            let steps = |(from, to): (PlanetIx, PlanetIx)| u64::from(ways[from.ix()][to.ix()]);
            let planned: u64 = legs.iter().map(|&leg| steps(leg)).sum();
            let pairs = at_work.iter().flat_map(|&from| at_work.iter().map(move |&to| (from, to)));
            PLANNED * planned + pairs.map(steps).sum::<u64>()
        };
        of(self.offers, TAKE_CUBE).min_by_key(all)
    }
}
