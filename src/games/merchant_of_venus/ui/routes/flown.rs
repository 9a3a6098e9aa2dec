//! After the roll: every way that the dice allow, followed with the rules' own flight through all
//! that is known, so that one pilot number serves the whole way; for each space the one that costs
//! least, free ways first. Past a marker that nobody knows it is flown on as if nothing lay there,
//! but what is done at once ends there: what turns up is decided then.

use super::*;
use crate::games::merchant_of_venus::{
    level::SpaceKind,
    rules::flight::{Exit, Flight, FlightCourse, FlightSpot, direction},
    table::{
        nouns::MarkerSight,
        verbs::{JUMP, PILOT},
    },
};
use std::{cmp::Reverse, collections::BinaryHeap};

/// Most positions looked at for one pilot number.
const MOST_NODES: usize = 9000;
/// Points that are told apart.
const POINTS: usize = 40;

#[derive(Clone, Copy)]
struct Node {
    course: FlightCourse,
    parent: Option<usize>,
    /// Fees paid on the way here.
    fee: i64,
    /// Markers flown past that nobody knows.
    unknown: i64,
    /// A pilot number has to be fixed for it.
    fixes: bool,
}

/// Everything that can be come to, the best node for each space, and where the flight ends of
/// itself: whoever flies on to somewhere else this turn flies past it.
struct Flown<'a> {
    n: &'a VenusSight<'a>,
    flight: Flight<'a, VenusSight<'a>>,
    nodes: Vec<Node>,
    best: Vec<Option<usize>>,
    ends: Vec<usize>,
}

impl<'a> Flown<'a> {
    fn from(n: &'a VenusSight<'a>) -> Flown<'a> {
        let flight = Flight::of(n);
        let best = vec![None; flight.level.spaces.len()];
        let mut flown = Flown { n, flight, nodes: Vec::new(), best, ends: Vec::new() };
        for pilot in flown.pilots() {
            flown.with_pilot(FlightCourse { pilot, ..flown.flight.now });
        }
        flown
    }

    /// The pilot numbers with which the flight may go on: the one that is fixed, or those rolled.
    fn pilots(&self) -> Vec<u8> {
        let offers = &self.n.sight.offers;
        let free =
            || offers.iter().filter(|o| o.action.verb == PILOT).map(|o| o.action.args[0] as u8);
        match self.n.pilot_number() {
            Some(fixed) => vec![fixed],
            None if free().next().is_some() => free().collect(),
            None => {
                let mut rolled = self.n.dice();
                rolled.sort_unstable();
                rolled.dedup();
                rolled
            }
        }
    }

    /// What a node costs: fees first, then what is left to fate, then whether a number must be
    /// fixed, then points.
    fn weight(&self, node: usize) -> (i64, i64, bool, i64) {
        let Node { fee, unknown, fixes, course, .. } = self.nodes[node];
        (fee, unknown, fixes, -course.points)
    }

    fn with_pilot(&mut self, course: FlightCourse) {
        let begin = self.nodes.len();
        self.nodes.push(Node { course, parent: None, fee: 0, unknown: 0, fixes: false });
        let mut open = BinaryHeap::from([Reverse((self.weight(begin), begin))]);
        let mut seen = vec![false; self.flight.level.links.len() * 2 * POINTS];
        while let Some(Reverse((_, node))) = open.pop() {
            let course = self.nodes[node].course;
            if node != begin && !is_new(self.flight.level, &course, &mut seen) {
                continue;
            }
            let stops = !course.in_jump && !course.carried;
            if node != begin && stops {
                self.keep(node);
            }
            let first = self.nodes.len();
            if first - begin < MOST_NODES && (node == begin || self.goes_on(node, stops)) {
                self.grow(node, node == begin);
                open.extend((first..self.nodes.len()).map(|k| Reverse((self.weight(k), k))));
            }
            if node != begin && stops && first == self.nodes.len() {
                self.ends.push(node);
            }
        }
    }

    fn keep(&mut self, node: usize) {
        let at = self.nodes[node].course.at.ix();
        if self.best[at].is_none_or(|known| self.weight(node) < self.weight(known)) {
            self.best[at] = Some(node);
        }
    }

    /// Whether the ship can fly on from a space that it has come to, as far as can be foreseen.
    fn goes_on(&self, node: usize, stops: bool) -> bool {
        let Node { course, fee, .. } = self.nodes[node];
        if !stops {
            return true;
        }
        let city = self.flight.level.space(course.at).kind == SpaceKind::City;
        let due = self.n.fee_at(self.flight.seat, course.at).unwrap_or(0);
        course.points > 0 && !city && fee + due <= self.n.money(self.flight.seat)
    }

    /// Whether something may turn up where a node stops that nobody knows yet.
    fn is_unknown(&self, course: &FlightCourse) -> bool {
        let down = matches!(self.n.marker_sight(course.at), MarkerSight::Down(..));
        down && !course.in_jump && !course.carried
    }

    fn grow(&mut self, node: usize, begins: bool) {
        let Node { course, fee, unknown, fixes, .. } = self.nodes[node];
        let f = self.flight.on(course);
        let spot = f.spot();
        let fixes =
            fixes || spot != FlightSpot::Free && self.n.pilot_number() != Some(course.pilot);
        let stops = !course.in_jump && !course.carried && !begins;
        let due = if stops { self.n.fee_at(f.seat, course.at).unwrap_or(0) } else { 0 };
        let unknown = unknown + i64::from(!begins && self.is_unknown(&course));
        let next: Vec<FlightCourse> = match f.exit(spot, course.pilot) {
            Exit::Jump(gate, cost) if course.pilot != 0 && cost <= course.points => {
                vec![f.after_jump(gate, cost)]
            }
            _ => f.steps().map(|(link, to)| f.after_step(link, to)).collect(),
        };
        self.nodes.extend(next.into_iter().map(|course| Node {
            course,
            parent: Some(node),
            fee: fee + due,
            unknown,
            fixes,
        }));
    }

    /// The nodes of a way, from its beginning on.
    fn line(&self, node: usize) -> Vec<Node> {
        let mut line = vec![self.nodes[node]];
        while let Some(before) = line[line.len() - 1].parent {
            line.push(self.nodes[before]);
        }
        line.reverse();
        line
    }

    /// The best node for one of some spaces, or else the end of the flight that comes nearest to
    /// one of them, its fees counted.
    fn towards(&self, goals: &[SpaceIx]) -> Option<(usize, bool)> {
        let whole = goals.iter().filter_map(|to| self.best[to.ix()]);
        if let Some(node) = whole.min_by_key(|node| self.weight(*node)) {
            return Some((node, true));
        }
        let far: Vec<_> = goals.iter().map(|to| planned::distances(self.n, *to)).collect();
        let from = |space: SpaceIx| far.iter().filter_map(|far| far[space.ix()]).min();
        let rest = |node: usize| {
            let paid = u32::try_from(self.nodes[node].fee).unwrap_or(0);
            Some(from(self.nodes[node].course.at)? + paid)
        };
        let now = from(self.flight.now.at);
        let near = self.ends.iter().copied().filter(|k| rest(*k).is_some());
        let node = near.min_by_key(|k| (rest(*k), self.weight(*k)))?;
        (now.is_none() || rest(node) < now).then_some((node, false))
    }
}

/// Whether nothing has come along this link with so many points left; gate jumps always count.
fn is_new(
    level: &crate::games::merchant_of_venus::level::Level,
    course: &FlightCourse,
    seen: &mut [bool],
) -> bool {
    let Some(link) = course.last else { return true };
    let at = direction(level, link, course.at) * POINTS;
    !std::mem::replace(&mut seen[at + (course.points.max(0) as usize).min(POINTS - 1)], true)
}

/// The spaces that can be come to.
pub fn reached(n: &VenusSight) -> Vec<SpaceIx> {
    let flown = Flown::from(n);
    (0..flown.best.len() as u16).map(SpaceIx).filter(|s| flown.best[s.ix()].is_some()).collect()
}

/// Points and fees of the way to each space that can be come to.
pub fn costs(n: &VenusSight) -> Vec<Option<(u32, u32)>> {
    let flown = Flown::from(n);
    let cost = |node: &usize| {
        let Node { course, fee, .. } = flown.nodes[*node];
        let points = flown.flight.now.points - course.points;
        Some((u32::try_from(points).ok()?, u32::try_from(fee).ok()?))
    };
    flown.best.iter().map(|best| best.as_ref().and_then(cost)).collect()
}

/// The way to the easiest of some spaces, or as near to one as the points reach.
pub fn route(n: &VenusSight, goals: &[SpaceIx]) -> Option<Route> {
    let flown = Flown::from(n);
    let (node, whole) = flown.towards(goals)?;
    let line = flown.line(node);
    let last = line[line.len() - 1];
    let way: Vec<SpaceIx> = line.iter().map(|k| k.course.at).collect();
    let mut legs = legs(&flown, &line);
    let to = last.course.at;
    let foreseen = line[1..].iter().all(|k| !flown.is_unknown(&k.course));
    if whole && foreseen && n.place(to).is_landing() {
        legs.push(leg(n, Action::plain(LAND), to));
    }
    let cost = flown.flight.now.points - last.course.points;
    let points = [("cost", Value::Number(cost)), ("left", Value::Number(flown.flight.now.points))];
    let mut said = vec![if whole {
        words("mov-way-points", &points)
    } else {
        let end = Value::Space(n.space_id(last.course.at));
        // Points are left: it is the roll that has no number for the way on.
        let circle = flown.flight.level.space(last.course.at).kind == SpaceKind::Nav;
        let key = if circle && last.course.points > 0 { "mov-way-circle" } else { "mov-way-part" };
        words(key, &[points[0].clone(), points[1].clone(), ("space", end)])
    }];
    // Where the points end, the turn is over, and others go on.
    let mut for_good = !foreseen || !whole;
    if whole && n.place(to).is_landing() {
        said.push(words("mov-way-lands", &[("space", Value::Space(n.space_id(to)))]));
        let met = first_contact(n, to);
        for_good |= met.is_some();
        said.extend(met);
    }
    said.extend(fee_words(&fees(&line)));
    if last.unknown > 0 {
        said.push(words("mov-way-unknown", &[("count", Value::Number(last.unknown))]));
    }
    if last.fixes {
        let number = Value::Number(last.course.pilot.into());
        said.push(words("mov-way-pilot", &[("number", number)]));
    }
    let (to, way) = (Thing::Space(n.space_id(to)), ids(n, &way));
    let (whole, too_far) = (whole && foreseen, !whole);
    Some(Route { to, legs, way, whole, too_far, for_good, words: said })
}

/// The fees of the hazards that a way goes on from.
fn fees(line: &[Node]) -> Vec<i64> {
    line.windows(2).map(|pair| pair[1].fee - pair[0].fee).filter(|fee| *fee > 0).collect()
}

/// The actions of a way, as far as somebody knows what lies there. Fees that cost something are
/// asked; those that shields take off are not.
fn legs(flown: &Flown, line: &[Node]) -> Vec<Leg> {
    let (n, mut fixed) = (flown.n, flown.n.pilot_number());
    let mut legs = Vec::new();
    for (nth, pair) in line.windows(2).enumerate() {
        let (Node { course, .. }, to) = (pair[0], pair[1].course);
        let stops = nth > 0 && !course.in_jump && !course.carried;
        if stops && n.fee_at(flown.flight.seat, course.at) == Some(0) {
            legs.push(leg(n, Action::plain(PAY_FEE), course.at));
        }
        let f = flown.flight.on(course);
        if f.spot() != FlightSpot::Free && course.pilot != 0 && fixed != Some(course.pilot) {
            legs.push(leg(n, Action::one(PILOT, course.pilot.into()), course.at));
            fixed = Some(course.pilot);
        }
        let verb = if to.last.is_none() { JUMP } else { STEP };
        legs.push(leg(n, Action::one(verb, to.at.0.into()), course.at));
        if flown.is_unknown(&to) {
            break;
        }
    }
    legs
}
