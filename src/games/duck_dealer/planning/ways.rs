//! What ways cost a ship: steps over routes that its own cubes shorten (DD-7.2, DD-7.3), jumps
//! through passages (DD-9.3), and the red tokens for both. Measured, never flown.

use crate::{
    games::duck_dealer::{
        layout::STEPS,
        level::{FAR, Level, PlanetIx},
        nouns::DuckView,
    },
    table::ids::SeatId,
};

/// A way between two places without a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Steps, with the points of own cubes left out.
    pub steps: i64,
    /// Jumps on it.
    pub jumps: i64,
    /// Red tokens for steps and jumps.
    pub reds: i64,
    /// Steps in hand at its end.
    pub left: i64,
}

/// The cheapest ways of one ship: from where it is, and between all planets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ways {
    here: Vec<Option<Way>>,
    between: Vec<Vec<Option<Way>>>,
}

/// Red tokens for so many steps, with steps in hand (DD-7.1, DD-7.7).
pub fn reds(steps: i64, in_hand: i64, speed: i64) -> i64 {
    let speed = speed.max(1);
    ((steps - in_hand).max(0) + speed - 1) / speed
}

impl Ways {
    /// The ways of a seat's ship; `None` before it has a planet.
    pub fn of(t: &impl DuckView, seat: SeatId) -> Option<Ways> {
        let level = t.level();
        let here = t.space_of(seat)?;
        let skipped = |point: u16| t.cube_on(point) == Some(seat);
        let all: Vec<Vec<u16>> =
            (0..level.planets.len() as u16).map(|n| level.distances(n, skipped)).collect();
        let ends: Vec<(PlanetIx, PlanetIx)> =
            level.every_planet().filter_map(|p| Some((p, t.other_end(p)?))).collect();
        let in_hand = if seat == t.active() { t.dial(STEPS) } else { 0 };
        let price = Price { speed: t.speed(seat), jump: level.costs.jump };
        let row = |from: Vec<u16>, in_hand: i64| price.row(&hops(level, from, &all, &ends), in_hand);
        Some(Ways {
            here: row(level.distances(here, skipped), in_hand),
            between: all.iter().map(|from| row(from.clone(), 0)).collect(),
        })
    }
    /// From where the ship is, with the steps in hand.
    pub fn to(&self, planet: PlanetIx) -> Option<Way> {
        self.here[planet.ix()]
    }
    /// From a stop on a planet to another one.
    pub fn between(&self, from: PlanetIx, to: PlanetIx) -> Option<Way> {
        self.between[from.ix()][to.ix()]
    }
}

/// Steps to every planet with no jump, with one jump at most, and so on.
fn hops(
    level: &Level,
    from: Vec<u16>,
    all: &[Vec<u16>],
    ends: &[(PlanetIx, PlanetIx)],
) -> Vec<Vec<u16>> {
    let mut rows = vec![from];
    // Each passage twice in the list, once for each direction; none is worth using twice.
    for _ in 0..ends.len() / 2 {
        let last = &rows[rows.len() - 1];
        let mut next = last.clone();
        for (a, b) in ends {
            for to in level.every_planet() {
                let (first, then) = (last[a.ix()], all[b.ix()][to.ix()]);
                if first != FAR && then != FAR {
                    next[to.ix()] = next[to.ix()].min(first.saturating_add(then));
                }
            }
        }
        if next == *last {
            break;
        }
        rows.push(next);
    }
    rows
}

/// What a ship pays.
struct Price {
    speed: i64,
    jump: i64,
}

impl Price {
    /// The cheapest of the ways to every planet that need more and more jumps.
    fn row(&self, hops: &[Vec<u16>], in_hand: i64) -> Vec<Option<Way>> {
        let planets = hops.first().map_or(0, Vec::len);
        let way = |to: usize, jumps: usize| {
            let steps = hops[jumps][to];
            (steps != FAR).then(|| {
                let (steps, jumps) = (i64::from(steps), jumps as i64);
                let flown = reds(steps, in_hand, self.speed);
                let left = in_hand + flown * self.speed - steps;
                Way { steps, jumps, reds: flown + jumps * self.jump, left }
            })
        };
        let best = |to: usize| {
            let all = (0..hops.len()).filter_map(|jumps| way(to, jumps));
            all.min_by_key(|way| (way.reds, way.jumps))
        };
        (0..planets).map(best).collect()
    }
}
