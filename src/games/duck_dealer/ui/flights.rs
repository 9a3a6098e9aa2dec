//! The ways that one click flies: for every planet the cheapest way in red tokens, then in steps,
//! over routes and through passages. Foreseen with the board alone; what is legal, the table still
//! says at each step.

use crate::{
    games::{
        duck_dealer::{
            flight::next_along,
            layout,
            level::{Colour, PlanetIx},
            nouns::{DuckSight, DuckView},
            verbs::{JUMP, MOVE, Q_ACT},
        },
        game_table::GameView,
    },
    table::{
        action::{Action, Message, Thing, Value},
        ids::{SeatId, SpaceId},
        view::TableView,
    },
    ui::route::{Leg, Route},
};

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
struct Hop {
    /// Where it begins.
    from: u16,
    /// Where it ends.
    to: u16,
    /// Through a passage.
    jump: bool,
}

/// Every planet as a ship finds it now.
pub struct Flights {
    /// By number of jumps and by space: the fewest steps, and the last command.
    best: Vec<Vec<Option<(i64, Option<Hop>)>>>,
    in_hand: i64,
    speed: i64,
    jump: i64,
}

impl Flights {
    /// The ways of the ship of a seat; `None` before it has a planet.
    pub fn of(n: &DuckSight, seat: SeatId) -> Option<Flights> {
        let here = n.space_of(seat)?;
        let spaces = usize::from(n.layout().spaces);
        let mut best = vec![vec![None; spaces]; JUMPS + 1];
        best[0][usize::from(here)] = Some((0, None));
        for jumps in 0..=JUMPS {
            fly(n, seat, &mut best[jumps]);
            if jumps < JUMPS {
                let (before, after) = best.split_at_mut(jumps + 1);
                leap(n, &before[jumps], &mut after[0]);
            }
        }
        let in_turn = n.active() == seat;
        Some(Flights {
            best,
            in_hand: if in_turn { n.dial(layout::STEPS) } else { 0 },
            speed: n.speed(seat).max(1),
            jump: n.level().costs.jump,
        })
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
    fn hops(&self, space: u16) -> Vec<Hop> {
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
fn fly(n: &DuckSight, seat: SeatId, best: &mut [Option<(i64, Option<Hop>)>]) {
    let mut done = vec![false; best.len()];
    // Few spaces: the nearest that is left is found by looking at all of them.
    loop {
        let open = (0..best.len()).filter(|&s| !done[s]);
        let near = open.filter_map(|s| Some((best[s]?.0, s))).min();
        let Some((steps, here)) = near else { return };
        done[here] = true;
        for lane in n.level().lanes(here as u16) {
            let Some(to) = next_along(n, seat, lane) else { continue };
            let known = &mut best[usize::from(to)];
            if known.is_none_or(|(least, _)| steps + 1 < least) {
                *known = Some((steps + 1, Some(Hop { from: here as u16, to, jump: false })));
            }
        }
    }
}

/// One jump from each planet that has a passage with an other end.
fn leap(
    n: &DuckSight,
    before: &[Option<(i64, Option<Hop>)>],
    after: &mut [Option<(i64, Option<Hop>)>],
) {
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

/// The planet that a thing is.
pub fn planet_of(n: &DuckSight, thing: Thing) -> Option<PlanetIx> {
    match thing {
        Thing::Space(space) => n.level().planet_of(space.0),
        _ => None,
    }
}

/// Whether the seat that is asked may fly at all now.
fn may_fly(n: &DuckSight) -> bool {
    let seat = n.active();
    n.sight.decision.is_some_and(|d| d.question == Q_ACT) && n.load(seat) <= n.capacity(seat)
}

/// The way to a planet that one click flies, where the tokens in hand reach.
pub fn route(n: &DuckSight, to: Thing) -> Option<Route> {
    let planet = planet_of(n, to)?;
    let seat = n.active();
    if !may_fly(n) || n.planet_of(seat) == Some(planet) {
        return None;
    }
    let flights = Flights::of(n, seat)?;
    let distance = flights.distance(planet.0)?;
    if distance.reds > n.tokens(Colour::Red) {
        return None;
    }
    let hops = flights.hops(planet.0);
    let mut way = vec![SpaceId(hops.first()?.from)];
    way.extend(hops.iter().map(|hop| SpaceId(hop.to)));
    let leg = |hop: &Hop| Leg {
        action: if hop.jump { Action::plain(JUMP) } else { Action::one(MOVE, hop.to.into()) },
        here: SpaceId(hop.from),
    };
    let legs = hops.iter().map(leg).collect();
    Some(Route { to, legs, way, whole: true, words: vec![words(distance)] })
}

/// What a flight costs.
pub fn words(distance: Distance) -> Message {
    let number = |name, n| (name, Value::Number(n));
    let args = vec![
        number("steps", distance.steps),
        number("reds", distance.reds),
        number("left", distance.left),
        number("jumps", distance.jumps),
    ];
    Message { key: "dd-way", args, ..Message::default() }
}

/// The planets that the tokens in hand reach.
pub fn within_reach(n: &DuckSight) -> Vec<Thing> {
    if !may_fly(n) {
        return Vec::new();
    }
    let (seat, reds) = (n.active(), n.tokens(Colour::Red));
    let Some(flights) = Flights::of(n, seat) else { return Vec::new() };
    let near = |planet: &PlanetIx| {
        n.planet_of(seat) != Some(*planet)
            && flights.distance(planet.0).is_some_and(|d| d.reds <= reds)
    };
    n.level().every_planet().filter(near).map(|p| Thing::Space(SpaceId(p.0))).collect()
}
