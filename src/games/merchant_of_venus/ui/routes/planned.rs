//! Before the roll: the cheapest way over the board as the viewer knows it, and what has to be
//! declared to set out on it. How far the dice will reach nobody knows; it rolls, and no more.

use super::*;
use crate::games::merchant_of_venus::{
    level::{Effect, SpaceKind, cheapest},
    table::nouns::Declared,
};

/// Credits that one movement point is worth when ways are weighed: a point or two more are flown
/// rather than the smallest fee paid.
const POINT: u32 = 4;
/// Movement points for which a wait at a gate for its number counts.
const GATE: u32 = 4;

/// What it takes to get somewhere: weight, movement points, fees.
type Cost = (u32, u32, u32);

fn plus(cost: Cost, mp: u32, fee: u32) -> Cost {
    (cost.0 + mp * POINT + fee, cost.1 + mp, cost.2 + fee)
}

/// The first spaces that may be declared now or are declared already, each with the action that
/// declares it.
fn headings(n: &VenusSight) -> Vec<(SpaceIx, Option<Action>)> {
    let mut headings: Vec<(SpaceIx, Option<Action>)> = Vec::new();
    for action in n.sight.offers.iter().map(|o| o.action) {
        match action.verb {
            HEAD => headings.push((n.space_of(action.space()), Some(action))),
            HEAD_GATE => {
                let gate = u8::try_from(action.args[0]).ok().and_then(|g| n.gate_space(g));
                headings.extend(gate.map(|gate| (gate, Some(action))));
            }
            _ => {}
        }
    }
    headings.extend(match n.declared() {
        Declared::Space(space) => Some((space, None)),
        Declared::Gate(gate) => n.gate_space(gate).map(|space| (space, None)),
        Declared::Nothing => None,
    });
    headings
}

/// Visits what a space leads to, with what it takes to go on.
fn steps(n: &VenusSight, here: SpaceIx, cost: Cost, go: &mut dyn FnMut(SpaceIx, Cost)) {
    let (level, seat) = (n.level(), n.active());
    let air_foil = n.has(seat, &Effect::AirFoil);
    if level.space(here).kind == SpaceKind::City && !air_foil {
        return;
    }
    let jumped = |space: SpaceIx| level.is_jumped(space, n.drive_colours(seat));
    let fee = if jumped(here) { 0 } else { n.fee_at(seat, here).unwrap_or(0) };
    let paid = plus(cost, 0, u32::try_from(fee).unwrap_or(0));
    for &(link, there) in level.space(here).links.iter().filter(|(l, _)| level.is_way(*l, air_foil))
    {
        let mp = if jumped(there) { 0 } else { u32::from(level.cost(link, air_foil)) };
        go(there, plus(paid, mp, 0));
    }
    if n.gate(here).is_some() {
        let gates = (1..=6).filter_map(|g| n.gate_space(g)).filter(|g| *g != here);
        gates.for_each(|gate| go(gate, plus(plus(paid, 1, 0), 0, GATE * POINT)));
    }
}

/// Movement points of the step that is declared: out of a city it costs more than in space
/// (MOV-4.4.2), through a gate one.
fn first_step(n: &VenusSight, to: SpaceIx) -> u32 {
    let (level, seat) = (n.level(), n.active());
    if level.is_jumped(to, n.drive_colours(seat)) {
        return 0;
    }
    let air_foil = n.has(seat, &Effect::AirFoil);
    let links = level.space(n.ship_at(seat)).links.iter().filter(|(_, there)| *there == to);
    links.map(|(link, _)| u32::from(level.cost(*link, air_foil))).min().unwrap_or(1)
}

/// The cheapest ways from the ship, each beginning as it may be declared.
fn ways(n: &VenusSight, headings: &[(SpaceIx, Option<Action>)]) -> Vec<Option<Cost>> {
    let start = n.ship_at(n.active());
    cheapest(n.level().spaces.len(), &[start], |here, cost: Cost, go| {
        if here == start {
            headings.iter().for_each(|(to, _)| go(*to, plus(cost, first_step(n, *to), 0)));
        } else {
            steps(n, here, cost, go);
        }
    })
}

/// The spaces of the cheapest way, from the ship on.
fn line(
    n: &VenusSight,
    ways: &[Option<Cost>],
    headings: &[(SpaceIx, Option<Action>)],
    to: SpaceIx,
) -> Option<Vec<SpaceIx>> {
    let start = n.ship_at(n.active());
    let (mut line, mut here) = (vec![to], to);
    while here != start {
        let cost = ways[here.ix()]?;
        let first = headings.iter().any(|(h, _)| *h == here);
        if first && cost == plus(Cost::default(), first_step(n, here), 0) {
            here = start;
        } else {
            here = (0..ways.len() as u16).map(SpaceIx).find(|before| {
                let mut leads = false;
                let known =
                    ways[before.ix()].filter(|_| *before != start && !line.contains(before));
                if let Some(known) = known.filter(|known| *known <= cost) {
                    steps(n, *before, known, &mut |to, next| leads |= to == here && next == cost);
                }
                leads
            })?;
        }
        line.push(here);
    }
    line.reverse();
    Some(line)
}

/// The way to the nearest of some spaces: declare, and roll.
pub fn route(n: &VenusSight, goals: &[SpaceIx]) -> Option<Route> {
    let headings = headings(n);
    let ways = ways(n, &headings);
    let to = *goals.iter().filter(|g| ways[g.ix()].is_some()).min_by_key(|g| ways[g.ix()])?;
    let way = line(n, &ways, &headings, to)?;
    let start = way[0];
    let (_, declare) = headings.iter().find(|(h, _)| *h == way[1])?;
    let mut legs: Vec<Leg> = declare.iter().map(|a| leg(n, *a, start)).collect();
    // With a heading the dice may be rolled, whatever could not be before.
    legs.push(leg(n, Action::plain(ROLL), start));
    let (_, mp, fee) = ways[to.ix()]?;
    let far = [("cost", Value::Number(mp.into()))];
    let mut said = vec![words("mov-way-far", &far)];
    if fee > 0 {
        let sum = Value::List(vec![Value::Money(fee.into())]);
        said.push(words("mov-way-fees", &[("fees", sum)]));
    }
    said.push(words("mov-way-before-roll", &[]));
    Some(Route {
        to: Thing::Space(n.space_id(to)),
        legs,
        way: ids(n, &way),
        whole: false,
        too_far: false,
        for_good: true,
        words: said,
    })
}

/// Points and fees of the way to each space.
pub fn costs(n: &VenusSight) -> Vec<Option<(u32, u32)>> {
    let ways = ways(n, &headings(n));
    ways.into_iter().map(|cost| cost.map(|(_, mp, fee)| (mp, fee))).collect()
}

/// How far every space lies from one, by movement points and fees; gates count with their wait.
pub fn distances(n: &VenusSight, to: SpaceIx) -> Vec<Option<u32>> {
    let air_foil = n.has(n.active(), &Effect::AirFoil);
    let far = cheapest(n.level().spaces.len(), &[to], |here, cost: Cost, go| {
        if here == to && !air_foil {
            // A city is left by nobody but reached from all around.
            for &(link, there) in &n.level().space(here).links {
                if n.level().is_way(link, false) {
                    go(there, plus(cost, u32::from(n.level().cost(link, false)), 0));
                }
            }
        } else {
            steps(n, here, cost, go);
        }
    });
    far.into_iter().map(|cost| cost.map(|c| c.0)).collect()
}
