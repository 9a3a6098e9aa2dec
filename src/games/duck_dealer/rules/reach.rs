//! How far everything is for a ship now: over routes with its own cubes, and through passages.
//! Worked out over any view of the table; it decides nothing, and whether a ship may fly at all,
//! the rules say.

use super::flight::next_along;
use crate::games::duck_dealer::{
    level::PlanetIx,
    table::{layout, nouns::DuckView},
};
use crate::table::ids::SeatId;
use std::{cmp::Reverse, collections::BinaryHeap};

/// Most jumps of one way: more would come back to a planet that it has been to.
const JUMPS: usize = 4;

/// How far a planet is for a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Distance {
    /// Steps to fly.
    pub steps: i64,
    /// Jumps through passages.
    pub jumps: i64,
    /// Red tokens that it takes, those for jumps among them.
    pub reds: i64,
    /// Steps that are left in hand there.
    pub left: i64,
}

/// One command of a flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hop {
    /// Where it begins.
    pub from: u16,
    /// Where it ends.
    pub to: u16,
    /// Through a passage.
    pub jump: bool,
}

/// The fewest steps to a space, and the command that leads there.
type Known = Option<(i64, Option<Hop>)>;

/// Every space as a ship finds it now.
pub struct ShipReach {
    /// By number of jumps and by space.
    best: Vec<Vec<Known>>,
    in_hand: i64,
    speed: i64,
    jump: i64,
}

impl ShipReach {
    /// The ways of the ship of a seat; `None` before it has a planet.
    pub fn of(n: &impl DuckView, seat: SeatId) -> Option<ShipReach> {
        let in_hand = if n.active() == seat { n.dial(layout::STEPS) } else { 0 };
        Some(ShipReach::begin(n, seat, n.space_of(seat)?, in_hand))
    }
    /// The ways of the ship of a seat from a planet on which it has stopped.
    pub fn after(n: &impl DuckView, seat: SeatId, stop: PlanetIx) -> ShipReach {
        ShipReach::begin(n, seat, stop.0, 0)
    }

    fn begin(n: &impl DuckView, seat: SeatId, space: u16, in_hand: i64) -> ShipReach {
        let spaces = usize::from(n.layout().spaces);
        let mut best = vec![vec![None; spaces]; JUMPS + 1];
        best[0][usize::from(space)] = Some((0, None));
        for jumps in 0..=JUMPS {
            fly(n, seat, &mut best[jumps]);
            if jumps < JUMPS {
                let (before, after) = best.split_at_mut(jumps + 1);
                leap(n, &before[jumps], &mut after[0]);
            }
        }
        ShipReach { best, in_hand, speed: n.speed(seat).max(1), jump: n.level().costs.jump }
    }

    fn distance_with(&self, space: u16, jumps: usize) -> Option<Distance> {
        let (steps, _) = self.best[jumps][usize::from(space)]?;
        let bought = (steps - self.in_hand).max(0);
        let flown = (bought + self.speed - 1) / self.speed;
        Some(Distance {
            steps,
            jumps: jumps as i64,
            reds: flown + self.jump * jumps as i64,
            left: self.in_hand + flown * self.speed - steps,
        })
    }

    /// The number of jumps of the cheapest way to a space.
    fn cheapest(&self, space: u16) -> Option<(usize, Distance)> {
        let each = (0..=JUMPS).filter_map(|j| Some((j, self.distance_with(space, j)?)));
        each.min_by_key(|(_, d)| (d.reds, d.jumps, d.steps))
    }

    /// How far a space is.
    pub fn distance(&self, space: u16) -> Option<Distance> {
        self.cheapest(space).map(|(_, distance)| distance)
    }

    /// The commands of the cheapest way to a space.
    pub fn hops(&self, space: u16) -> Vec<Hop> {
        let Some((mut jumps, _)) = self.cheapest(space) else { return Vec::new() };
        let (mut at, mut hops) = (space, Vec::new());
        while let Some((_, Some(hop))) = self.best[jumps][usize::from(at)] {
            hops.push(hop);
            jumps -= usize::from(hop.jump);
            at = hop.from;
        }
        hops.reverse();
        hops
    }
}

/// Spreads flights along the routes from wherever a ship may be already.
fn fly(n: &impl DuckView, seat: SeatId, best: &mut [Known]) {
    let mut done = vec![false; best.len()];
    let begins =
        best.iter().enumerate().filter_map(|(s, known)| Some(Reverse((known.as_ref()?.0, s))));
    let mut open: BinaryHeap<Reverse<(i64, usize)>> = begins.collect();
    while let Some(Reverse((steps, here))) = open.pop() {
        if std::mem::replace(&mut done[here], true) {
            continue;
        }
        for lane in n.level().lanes(here as u16) {
            let Some(to) = next_along(n, seat, lane) else { continue };
            let known = &mut best[usize::from(to)];
            if known.is_none_or(|(least, _)| steps + 1 < least) {
                *known = Some((steps + 1, Some(Hop { from: here as u16, to, jump: false })));
                open.push(Reverse((steps + 1, usize::from(to))));
            }
        }
    }
}

/// One jump from each planet that has a passage with an other end.
fn leap(n: &impl DuckView, before: &[Known], after: &mut [Known]) {
    for planet in n.level().every_planet() {
        let (Some((steps, _)), Some(to)) = (before[planet.ix()], n.other_end(planet)) else {
            continue;
        };
        let known = &mut after[to.ix()];
        if known.is_none_or(|(least, _)| steps < least) {
            *known = Some((steps, Some(Hop { from: planet.0, to: to.0, jump: true })));
        }
    }
}
