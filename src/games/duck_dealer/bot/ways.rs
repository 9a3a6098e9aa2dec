//! What a seat of Duck Dealer lays out for the ways of a plan: its Schrödinger passages (DD-9) and
//! its cubes, and which of those is missed least where one must be taken up again. It compares
//! ways; what may be placed only the rules say.

use super::{
    board::{own_cubes, ways_between},
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
    table::{action::Action, ids::Verb},
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
        let ways = ways_between(self.t.level(), &own_cubes(self.t, self.me));
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
            let ways = ways_between(self.t.level(), &|space| space != point && skipped(space));
            let steps = |(from, to): (PlanetIx, PlanetIx)| u64::from(ways[from.ix()][to.ix()]);
            let planned: u64 = legs.iter().map(|&leg| steps(leg)).sum();
            let pairs = at_work.iter().flat_map(|&from| at_work.iter().map(move |&to| (from, to)));
            PLANNED * planned + pairs.map(steps).sum::<u64>()
        };
        of(self.offers, TAKE_CUBE).min_by_key(all)
    }

    /// A free cube on the point that a plan passes most often, as long as there are any.
    pub(super) fn shorten(&self, plan: &ErrandPlan) -> Option<Action> {
        of(self.offers, ROUTE_CUBE).next()?;
        let flown = self.script(plan);
        let mut best: Option<(usize, Action)> = None;
        for action in of(self.offers, ROUTE_CUBE) {
            let point = Action::one(MOVE, action.space().0.into());
            let uses = flown.iter().filter(|&&step| step == point).count();
            if uses > best.map_or(0, |(most, _)| most) {
                best = Some((uses, action));
            }
        }
        best.map(|(_, action)| action).or_else(|| self.shortest(ROUTE_CUBE))
    }

    /// The planets where something is mined, made or sold.
    fn at_work(&self) -> Vec<PlanetIx> {
        let works = |planet: &PlanetIx| {
            self.t.level().is_start(*planet)
                || self.t.factory(*planet).is_some()
                || self.t.consumer(*planet).is_some_and(|(_, _, built)| built)
        };
        self.t.level().every_planet().filter(works).collect()
    }

    /// The cube that shortens the ways between the planets at work most.
    pub(super) fn shortest(&self, verb: Verb) -> Option<Action> {
        if !self.offers.iter().any(|offer| offer.action.verb == verb) {
            return None;
        }
        let level = self.t.level();
        let at_work: Vec<usize> = self.at_work().into_iter().map(PlanetIx::ix).collect();
        let skipped = own_cubes(self.t, self.me);
        let ways = ways_between(level, &skipped);
        let saved = |action: &Action| -> u32 {
            let lanes = level.lanes(action.space().0);
            let ends: Vec<usize> =
                lanes.iter().filter_map(|l| l.ahead.last().map(|&end| end.into())).collect();
            let [a, b] = ends[..] else { return 0 };
            // With the cube its own point costs nothing any more.
            let points = lanes.iter().flat_map(|lane| &lane.ahead[..lane.ahead.len() - 1]);
            let leg = 1 + points.filter(|&&point| !skipped(point)).count() as u16;
            let along = |from: usize, first: usize, last: usize, to: usize| {
                ways[from][first].saturating_add(leg).saturating_add(ways[last][to])
            };
            let less = |from: usize, to: usize| {
                let then = along(from, a, b, to).min(along(from, b, a, to));
                u32::from(ways[from][to].saturating_sub(then))
            };
            let from = |&from: &usize| at_work.iter().map(|&to| less(from, to)).sum::<u32>();
            at_work.iter().map(from).sum()
        };
        let best = of(self.offers, verb).map(|action| (saved(&action), action));
        let best = best.max_by_key(|(saved, _)| *saved).filter(|(saved, _)| *saved > 0);
        best.map(|(_, action)| action)
    }
}
