//! The flight of one turn: with the dice on the table every way that the ship can take is followed
//! to its end, and the best end is flown to step by step. A way that turns up something new is
//! thought over again there.

use super::ways::Ways;
use crate::{
    games::merchant_of_venus::{
        level::{LinkIx, LinkKind, SpaceIx, SpaceKind, TurningBack},
        nouns::{CultureSight, MarkerSight, VenusSight},
        verbs::*,
    },
    table::{
        action::{Action, Offer},
        ids::{SeatId, Verb},
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
pub struct Route {
    /// The spaces still to come.
    pub spaces: Vec<SpaceIx>,
    /// The pilot number; 0 where none is needed.
    pub pilot: u8,
    /// What is done at the last of them.
    pub end: End,
}

#[derive(Clone, Copy)]
struct Node {
    space: SpaceIx,
    points: i64,
    last: Option<LinkIx>,
    parent: usize,
    fee: i64,
    by_gate: bool,
    pilot: u8,
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
    ways: &'a Ways,
    me: SeatId,
    nodes: Vec<Node>,
    /// The ends, at most two for each space: landed, and not.
    pub ends: Vec<Reached>,
}

/// Whether the flight may bring up something new on a space, so that what follows is decided there.
fn news(n: &VenusSight<'_>, space: SpaceIx) -> bool {
    let s = n.level.space(space);
    matches!(n.marker(space), MarkerSight::Down(..))
        || (s.is_orbit && s.system.is_some_and(|y| n.culture_in(y) == CultureSight::Unknown))
}

/// The first arguments of the offers of a verb.
pub fn of(offers: &[Offer], verb: Verb) -> impl Iterator<Item = Action> + '_ {
    offers.iter().map(|o| o.action).filter(move |a| a.verb == verb)
}

impl<'a> Flights<'a> {
    /// Follows every way from where the ship is, the first step as it is offered.
    pub fn follow(
        n: &'a VenusSight<'a>,
        me: SeatId,
        ways: &'a Ways,
        offers: &[Offer],
    ) -> Flights<'a> {
        let at = n.ship_at(me);
        let mut flights = Flights { n, ways, me, nodes: Vec::new(), ends: Vec::new() };
        let first: Vec<SpaceIx> =
            of(offers, STEP).chain(of(offers, JUMP)).map(|a| SpaceIx(a.space().0)).collect();
        let mut pilots: Vec<u8> = of(offers, PILOT).map(|a| a.args[0] as u8).collect();
        if let Some(fixed) = n.pilot_number() {
            // What the Switch Switch could change is left as it is, unless there is no other way
            // on.
            if !first.is_empty() || pilots.is_empty() {
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
        if of(offers, LAND).next().is_some() {
            flights.start(at, 0);
            flights.end(0, End::Land);
        }
        for stop in of(offers, STOP_IN_CIRCLE) {
            flights.start(at, stop.args[0] as u8);
            flights.end(flights.nodes.len() - 1, End::Circle);
        }
        for pilot in pilots {
            flights.with_pilot(at, pilot, &first);
        }
        flights
    }

    fn start(&mut self, at: SpaceIx, pilot: u8) {
        self.nodes.push(Node {
            space: at,
            points: self.n.points(),
            last: None,
            parent: usize::MAX,
            fee: 0,
            by_gate: false,
            pilot,
        });
    }

    fn end(&mut self, node: usize, end: End) {
        let (space, fee) = (self.nodes[node].space, self.nodes[node].fee);
        let landed = end == End::Land;
        match self.ends.iter_mut().find(|e| e.space == space && (e.end == End::Land) == landed) {
            Some(known) if known.fee <= fee => {}
            Some(known) => *known = Reached { node, space, end, fee },
            None => self.ends.push(Reached { node, space, end, fee }),
        }
    }

    fn with_pilot(&mut self, at: SpaceIx, pilot: u8, first: &[SpaceIx]) {
        let begin = self.nodes.len();
        self.start(at, pilot);
        let mut seen = vec![false; self.n.level.links.len() * 2 * POINTS];
        let mut next = begin;
        while next < self.nodes.len() && self.nodes.len() - begin < MOST_NODES {
            let node = next;
            next += 1;
            self.grow(node, node == begin, first, &mut seen);
        }
        // What was not followed to its end counts as an end.
        for node in next..self.nodes.len() {
            self.end(node, End::Out);
        }
    }

    fn grow(&mut self, node: usize, begins: bool, first: &[SpaceIx], seen: &mut [bool]) {
        let n = self.n;
        let here = self.nodes[node];
        let place = n.place(here.space);
        let over = self.ways.jumps(here.space);
        if !begins && !over {
            if place.is_landing() {
                self.end(node, End::Land);
                if n.level.space(here.space).kind == SpaceKind::City {
                    return;
                }
            }
            if let Some(fee) = n.fee(self.me, here.space) {
                self.end(node, End::Hazard);
                if fee + here.fee > n.money(self.me) {
                    return;
                }
                self.nodes[node].fee += fee;
            }
        }
        if here.points <= 0 && !over {
            self.end(node, End::Out);
            return;
        }
        let mut grown = false;
        let mut back = false;
        let gate =
            n.gate(here.space).filter(|_| !here.by_gate || n.level.rules.arrival_gate_rule_again);
        if let (Some(own), false) = (gate, over) {
            let target = n
                .gate_space(here.pilot)
                .filter(|_| own != here.pilot && !n.gates_off() && !n.gate_locked(own));
            if let Some(target) = target
                && (!begins || first.is_empty() || first.contains(&target))
            {
                self.add(node, target, None, here.points - 1, true, seen);
                return;
            }
        }
        let s = n.level.space(here.space);
        let chooses = !begins || first.is_empty();
        let only = if s.kind == SpaceKind::Nav && chooses {
            s.exits.get(usize::from(here.pilot)).copied().flatten()
        } else {
            None
        };
        for &(link, to) in &s.links {
            if begins && !first.is_empty() && !first.contains(&to) {
                continue;
            }
            let l = n.level.link(link);
            match l.kind {
                LinkKind::Airfoil if !self.ways_air_foil() => continue,
                LinkKind::Hidden if only != Some(link) && !begins => continue,
                _ => {}
            }
            if only.is_some_and(|o| o != link) {
                continue;
            }
            if !begins && self.turns_back(node, link, s.kind == SpaceKind::Nav) {
                back |= only == Some(link);
                continue;
            }
            let cost = match l.kind {
                _ if self.ways.jumps(to) => 0,
                LinkKind::Surface if self.ways_air_foil() => 1,
                _ => i64::from(l.cost),
            };
            if cost > here.points || (self.ways.jumps(to) && self.in_same_jump(node, to)) {
                continue;
            }
            grown = true;
            self.add(node, to, Some(link), here.points - cost, false, seen);
        }
        if !grown && !over {
            self.end(node, if back { End::Circle } else { End::Out });
        }
    }

    fn ways_air_foil(&self) -> bool {
        self.ways.air_foil()
    }

    fn add(
        &mut self,
        parent: usize,
        space: SpaceIx,
        last: Option<LinkIx>,
        points: i64,
        by_gate: bool,
        seen: &mut [bool],
    ) {
        if points < 0 {
            return;
        }
        if let Some(link) = last {
            let dir = usize::from(self.n.level.link(link).to == space);
            let at = (link.ix() * 2 + dir) * POINTS + (points as usize).min(POINTS - 1);
            if std::mem::replace(&mut seen[at], true) {
                return;
            }
        }
        let Node { fee, pilot, .. } = self.nodes[parent];
        self.nodes.push(Node { space, points, last, parent, fee, by_gate, pilot });
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

    fn turns_back(&self, node: usize, link: LinkIx, circle: bool) -> bool {
        let from = self.nodes[node].space;
        match self.n.level.rules.turning_back {
            TurningBack::SameLinkThisTurn => {
                let far = self.n.level.link(link).far(from);
                self.line(node).any(|k| k.last == Some(link)) || self.n.travelled(link, far)
            }
            TurningBack::AtOnceAndCircles => {
                self.nodes[node].last == Some(link)
                    || (circle
                        && (self.line(node).any(|k| k.last == Some(link))
                            || self.n.travelled(link, self.n.level.link(link).far(from))))
            }
        }
    }

    /// Whether the jump that is being made has flown over a space already (MOV-4.11.7).
    fn in_same_jump(&self, node: usize, space: SpaceIx) -> bool {
        self.line(node).take_while(|k| self.ways.jumps(k.space)).any(|k| k.space == space)
    }

    /// How one flies to an end.
    pub fn route(&self, to: &Reached) -> Route {
        let mut spaces: Vec<SpaceIx> = self.line(to.node).map(|k| k.space).collect();
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
        Route { spaces, pilot: self.nodes[to.node].pilot, end }
    }
}

impl Route {
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
