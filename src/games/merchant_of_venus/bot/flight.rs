//! The flight of one turn: with the dice on the table every way that the rules allow the ship is
//! followed to its end, and the best end is flown to step by step. Which steps are legal is asked
//! of the rules' own flight. A way that turns up something new is thought over again there.

use crate::{
    games::merchant_of_venus::{
        level::{SpaceIx, SpaceKind},
        rules::flight::{Exit, Flight, FlightCourse, direction},
        table::{
            nouns::{CultureSight, GameView, MarkerSight, VenusSight, VenusView},
            verbs::*,
        },
    },
    table::{
        action::{Action, Offer},
        ids::Verb,
    },
};

/// Most positions looked at for one pilot number.
const MOST_NODES: usize = 9000;
/// Points that are told apart.
const POINTS: usize = 40;

/// How a way of this turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By landing.
    Land,
    /// On a hazard whose fee is not paid.
    Hazard,
    /// In a circle, by a number that points back.
    Circle,
    /// Out of movement points, or where it goes on is not known yet.
    Out,
}

/// What is flown for the rest of the turn.
#[derive(Clone, Debug)]
pub struct Itinerary {
    /// The spaces still to come.
    pub spaces: Vec<SpaceIx>,
    /// The pilot number; 0 where none is needed.
    pub pilot: u8,
    /// What is done at the last of them.
    pub end: End,
}

#[derive(Clone, Copy)]
struct Node {
    course: FlightCourse,
    parent: usize,
    fee: i64,
}

/// An end that can be reached this turn.
#[derive(Clone, Copy, Debug)]
pub struct Reached {
    node: usize,
    /// The space.
    pub space: SpaceIx,
    /// How.
    pub end: End,
    /// Fees on the way.
    pub fee: i64,
}

/// All ends of this turn.
pub struct Flights<'a> {
    n: &'a VenusSight<'a>,
    flight: Flight<'a, VenusSight<'a>>,
    nodes: Vec<Node>,
    /// The ends, at most two for each space: landed, and not.
    pub ends: Vec<Reached>,
}

/// Whether the flight may bring up something new on a space, so that what follows is decided there.
fn news(n: &VenusSight<'_>, space: SpaceIx) -> bool {
    let s = n.level().space(space);
    matches!(n.marker_sight(space), MarkerSight::Down(..))
        || (s.is_orbit && s.system.is_some_and(|y| n.culture_in(y) == CultureSight::Unknown))
}

/// The offered actions of a verb.
pub fn of(offers: &[Offer], verb: Verb) -> impl Iterator<Item = Action> + '_ {
    offers.iter().map(|o| o.action).filter(move |a| a.verb == verb)
}

/// The pilot numbers with which a flight may go on: those that can be fixed, or the one that is.
fn pilots(n: &VenusSight<'_>, offers: &[Offer]) -> Vec<u8> {
    let mut pilots: Vec<u8> = of(offers, PILOT).map(|a| a.args[0] as u8).collect();
    let steps = of(offers, STEP).chain(of(offers, JUMP)).next().is_some();
    if let Some(fixed) = n.pilot_number() {
        // What the Switch Switch could change is left as it is, unless there is no other way on.
        if steps || pilots.is_empty() {
            pilots = vec![fixed];
        }
    } else if pilots.is_empty() {
        pilots = n.dice();
        pilots.sort_unstable();
        pilots.dedup();
    }
    if pilots.is_empty() {
        pilots.push(0);
    }
    pilots
}

impl<'a> Flights<'a> {
    /// Follows every way from where the ship in turn is.
    pub fn follow(n: &'a VenusSight<'a>, offers: &[Offer]) -> Flights<'a> {
        let flight = Flight::of(n);
        let now = flight.now;
        let mut flights = Flights { n, flight, nodes: Vec::new(), ends: Vec::new() };
        if of(offers, LAND).next().is_some() {
            let node = flights.start(now);
            flights.end(node, End::Land);
        }
        for stop in of(offers, STOP_IN_CIRCLE) {
            let node = flights.start(FlightCourse { pilot: stop.args[0] as u8, ..now });
            flights.end(node, End::Circle);
        }
        for pilot in pilots(n, offers) {
            flights.with_pilot(FlightCourse { pilot, ..now });
        }
        flights
    }

    fn start(&mut self, course: FlightCourse) -> usize {
        self.nodes.push(Node { course, parent: usize::MAX, fee: 0 });
        self.nodes.len() - 1
    }

    fn end(&mut self, node: usize, end: End) {
        let Node { course: FlightCourse { at: space, .. }, fee, .. } = self.nodes[node];
        let landed = end == End::Land;
        match self.ends.iter_mut().find(|e| e.space == space && (e.end == End::Land) == landed) {
            Some(known) if known.fee <= fee => {}
            Some(known) => *known = Reached { node, space, end, fee },
            None => self.ends.push(Reached { node, space, end, fee }),
        }
    }

    fn with_pilot(&mut self, course: FlightCourse) {
        let begin = self.start(course);
        let mut seen = vec![false; self.flight.level.links.len() * 2 * POINTS];
        let mut next = begin;
        while next < self.nodes.len() && self.nodes.len() - begin < MOST_NODES {
            let node = next;
            next += 1;
            self.grow(node, node == begin, &mut seen);
        }
        // What was not followed to its end counts as an end.
        for node in next..self.nodes.len() {
            self.end(node, End::Out);
        }
    }

    /// What a ship does that has come to a space: it may land there, or has to pay. Tells whether
    /// it can fly on.
    fn arrive(&mut self, node: usize) -> bool {
        let Node { course, fee: paid, .. } = self.nodes[node];
        if self.n.place(course.at).is_landing() {
            self.end(node, End::Land);
            if self.flight.level.space(course.at).kind == SpaceKind::City {
                return false;
            }
        }
        if let Some(fee) = self.n.fee_at(self.flight.seat, course.at) {
            self.end(node, End::Hazard);
            if paid + fee > self.n.money(self.flight.seat) {
                return false;
            }
            self.nodes[node].fee += fee;
        }
        true
    }

    fn grow(&mut self, node: usize, begins: bool, seen: &mut [bool]) {
        let course = self.nodes[node].course;
        let stops = !course.in_jump && !course.carried;
        if !begins && stops && !self.arrive(node) {
            return;
        }
        if course.points <= 0 && stops {
            self.end(node, End::Out);
            return;
        }
        let f = self.flight.on(course);
        let spot = f.spot();
        let mut next: Vec<FlightCourse> = match f.exit(spot, course.pilot) {
            Exit::Jump(gate, cost) if course.pilot != 0 && cost <= course.points => {
                vec![f.after_jump(gate, cost)]
            }
            _ => f.steps().map(|(link, to)| f.after_step(link, to)).collect(),
        };
        let back = f.points_back(spot, course.pilot);
        if next.is_empty() && stops {
            self.end(node, if back { End::Circle } else { End::Out });
        }
        next.retain(|course| self.is_new(course, seen));
        let fee = self.nodes[node].fee;
        self.nodes.extend(next.into_iter().map(|course| Node { course, parent: node, fee }));
    }

    /// Whether nothing has come along this link with so many points left; gate jumps always count.
    fn is_new(&self, course: &FlightCourse, seen: &mut [bool]) -> bool {
        let Some(link) = course.last else { return true };
        let direction = direction(self.flight.level, link, course.at);
        let at = direction * POINTS + (course.points.max(0) as usize).min(POINTS - 1);
        !std::mem::replace(&mut seen[at], true)
    }

    /// The nodes from one back to the beginning of the search.
    fn line(&self, node: usize) -> impl Iterator<Item = Node> + '_ {
        let mut at = node;
        std::iter::from_fn(move || {
            let here = self.nodes.get(at)?;
            at = here.parent;
            Some(*here)
        })
    }

    /// How one flies to an end.
    pub fn itinerary(&self, to: &Reached) -> Itinerary {
        let mut spaces: Vec<SpaceIx> = self.line(to.node).map(|k| k.course.at).collect();
        spaces.reverse();
        spaces.remove(0);
        let mut end = to.end;
        let known = spaces.iter().position(|s| news(self.n, *s));
        if let Some(at) = known
            && at + 1 < spaces.len()
        {
            spaces.truncate(at + 1);
            end = End::Out;
        }
        Itinerary { spaces, pilot: self.nodes[to.node].course.pilot, end }
    }
}

impl Itinerary {
    /// What to choose to go on along this way; `None` where it has to be thought over again.
    pub fn go_on(&mut self, offers: &[Offer]) -> Option<Action> {
        let has = |a: Action| offers.iter().any(|o| o.action == a).then_some(a);
        if let Some(hazard) = has(Action::plain(PAY_FEE)).or_else(|| has(Action::plain(STOP))) {
            return match (self.spaces.is_empty(), self.end) {
                (false, _) => Some(hazard),
                (true, End::Hazard) => has(Action::plain(STOP)),
                (true, _) => None,
            };
        }
        for (at, space) in self.spaces.iter().enumerate() {
            let step = has(Action::one(STEP, space.0.into()))
                .or_else(|| has(Action::one(JUMP, space.0.into())));
            if let Some(step) = step {
                self.spaces.drain(..=at);
                return Some(step);
            }
            if let (0, Some(number)) = (at, has(Action::one(PILOT, self.pilot.into()))) {
                return Some(number);
            }
        }
        match self.end {
            _ if !self.spaces.is_empty() => None,
            End::Land => has(Action::plain(LAND)),
            End::Circle => has(Action::one(STOP_IN_CIRCLE, self.pilot.into())),
            End::Hazard | End::Out => None,
        }
    }
}
