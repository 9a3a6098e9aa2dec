//! The ways over the board: which spaces follow one another along each route. A measure of the
//! board alone; whose cubes lie where, and whether a ship may fly, is the business of the rules.

use super::{Level, PlanetIx, PlanetRoute};

/// What stands for a space that cannot be reached.
pub const FAR: u16 = u16::MAX;

/// The spaces ahead in one direction along a route, up to and with the planet at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// The spaces, nearest first; the last one is a planet.
    pub ahead: Vec<u16>,
}

impl PlanetRoute {
    /// The spaces of the whole route, planets included.
    fn spaces(&self) -> Vec<u16> {
        let points = (0..self.points.len() as u16).map(|n| self.first + n);
        std::iter::once(self.ends.0.0).chain(points).chain([self.ends.1.0]).collect()
    }
}

/// The lanes that lead away from every space.
pub(super) fn lanes(spaces: u16, routes: &[PlanetRoute]) -> Vec<Vec<Lane>> {
    let mut lanes = vec![Vec::new(); usize::from(spaces)];
    for route in routes {
        let along = route.spaces();
        let back: Vec<u16> = along.iter().rev().copied().collect();
        for way in [along, back] {
            for (n, here) in way.iter().enumerate().take(way.len() - 1) {
                lanes[usize::from(*here)].push(Lane { ahead: way[n + 1..].to_vec() });
            }
        }
    }
    lanes
}

impl Level {
    /// The lanes that lead away from a space.
    pub fn lanes(&self, space: u16) -> &[Lane] {
        self.lanes.get(usize::from(space)).map_or(&[], Vec::as_slice)
    }

    /// Steps from a space to every planet, [`FAR`] where no way leads. `skipped` says of a point
    /// whether it costs nothing (DD-7.3).
    pub fn distances(&self, from: u16, skipped: impl Fn(u16) -> bool) -> Vec<u16> {
        let mut best = vec![FAR; self.planets.len()];
        let mut done = vec![false; self.planets.len()];
        let along = |here: u16, cost: u16, best: &mut Vec<u16>| {
            for lane in self.lanes(here) {
                let points = lane.ahead.iter().take(lane.ahead.len() - 1);
                let steps = 1 + points.filter(|&&p| !skipped(p)).count() as u16;
                let end = usize::from(lane.ahead.last().copied().unwrap_or(here));
                best[end] = best[end].min(cost + steps);
            }
        };
        match self.planet_of(from) {
            Some(planet) => best[planet.ix()] = 0,
            None => along(from, 0, &mut best),
        }
        // Few planets: the nearest that is left is found by looking at all of them.
        while let Some(here) = (0..best.len()).filter(|&n| !done[n]).min_by_key(|&n| best[n]) {
            if best[here] == FAR {
                break;
            }
            done[here] = true;
            along(here as u16, best[here], &mut best);
        }
        best
    }

    /// Steps from every planet to every other one, over the bare board.
    pub fn bare_distances(&self) -> Vec<Vec<u16>> {
        (0..self.planets.len() as u16).map(|n| self.distances(n, |_| false)).collect()
    }
    /// All planets.
    pub fn every_planet(&self) -> impl Iterator<Item = PlanetIx> + use<> {
        (0..self.planets.len() as u16).map(PlanetIx)
    }
}
