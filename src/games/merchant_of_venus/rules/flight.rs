//! Where the ship in turn can fly from where it is: the reference procedure of MOV-4 with steps and
//! costs (MOV-4.4), turning back (MOV-4.5), jumps over coloured spaces (MOV-4.11) and what circles,
//! gates and declarations demand. It reads any view of the table, so that rules and whoever plans a
//! flight ahead ask the same; whoever writes is one of the chapters that use it.

use crate::games::merchant_of_venus::{
    level::{
        DeclarationRule, Effect, JumpStartRule, Level, LinkIx, LinkKind, MarkerKind, SpaceIx,
        SpaceKind, TurningBack,
    },
    table::{
        layout::{self, SPACE_WORDS, TRAVEL_WORDS},
        nouns::VenusView,
    },
};
use crate::table::ids::{Dial, SeatId};

/// Movement points of a gate jump (MOV-4.7.1).
const GATE_COST: i64 = 1;
/// How many spaces the dials of a jump can note.
const NOTED: usize = SPACE_WORDS as usize * 64;

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spaces([u64; SPACE_WORDS as usize]);

impl Spaces {
    /// Whether a space is in it. A space beyond what the table can note counts as in, so that
    /// nobody loops there.
    pub fn has(&self, space: SpaceIx) -> bool {
        self.0.get(space.ix() / 64).is_none_or(|w| w >> (space.ix() % 64) & 1 != 0)
    }
    /// Puts a space in; false if it was in already.
    pub fn add(&mut self, space: SpaceIx) -> bool {
        let new = !self.has(space);
        if new && let Some(word) = self.0.get_mut(space.ix() / 64) {
            *word |= 1 << (space.ix() % 64);
        }
        new
    }
}

impl Spaces {
    /// The words of the set, as the dials of a jump hold them.
    pub fn words(&self) -> &[u64] {
        &self.0
    }
}

/// A set of directions in which links were flown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Directions([u64; TRAVEL_WORDS as usize]);

impl Directions {
    fn add(&mut self, bit: usize) {
        if let Some(word) = self.0.get_mut(bit / 64) {
            *word |= 1 << (bit % 64);
        }
    }
    fn has(&self, bit: usize) -> bool {
        self.0.get(bit / 64).is_some_and(|word| word >> (bit % 64) & 1 != 0)
    }
    /// The words of the set, as the dials hold them.
    pub fn words(&self) -> &[u64] {
        &self.0
    }
}

/// The place of a link's direction among the travelled ones: the direction that ends on `to`.
pub fn direction(level: &Level, link: LinkIx, to: SpaceIx) -> usize {
    2 * link.ix() + usize::from(level.link(link).to != to)
}

/// The rule by which the Jump Start works.
pub fn jump_start_rule(level: &Level) -> &'static str {
    match level.rules.jump_start {
        JumpStartRule::NamedGate => "MOV-11.7.1",
        JumpStartRule::MatchingDie => "MOV-11.7.3",
    }
}

/// The rule for relics on boxes.
pub fn relic_rule(level: &Level) -> &'static str {
    if level.rules.relic_ends_turn { "MOV-4.10.3" } else { "MOV-4.10.2" }
}

/// What decides how a ship leaves the space where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FlightSpot {
    /// Any link.
    Free,
    /// The exit of the pilot number (MOV-4.6.1).
    Circle,
    /// The gate of the pilot number, if another one is open, else any link (MOV-4.7.1). Holds its
    /// own number.
    Gate(u8),
    /// The Jump Start is still to be used (MOV-11.7).
    JumpStart,
}

/// Where a number leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// Along any link.
    Links,
    /// Along this link alone.
    Only(LinkIx),
    /// By gate to this space, for so many movement points.
    Jump(SpaceIx, i64),
}

/// Why a step is not legal, in the order in which it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// Only the Air Foil flies there (MOV-11.4.1), or only a pilot number (MOV-4.6.6).
    Closed,
    /// A pilot number must be fixed first (MOV-4.6.2, MOV-4.7.1, MOV-11.7).
    Number,
    /// The pilot number leads elsewhere (MOV-4.6.1).
    Elsewhere,
    /// The pilot number leads through this gate (MOV-4.7.1, MOV-11.7).
    ByGate(SpaceIx),
    /// It would turn back (MOV-4.5).
    Back,
    /// This jump has flown through that space already (MOV-4.11.7).
    Twice,
    /// The jump cannot be finished with the movement points left (MOV-4.11.2).
    NoEnd,
    /// It costs so many movement points, more than are left (MOV-4.4.3).
    Points(i64),
    /// The first step must follow the declaration (MOV-4.2.4).
    Declared,
}

/// How far a flight has come: what each step changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlightCourse {
    /// Where the ship is.
    pub at: SpaceIx,
    /// Movement points left.
    pub points: i64,
    /// The pilot number; 0 while none is fixed.
    pub pilot: u8,
    /// No step was made yet this turn.
    pub first: bool,
    /// In the middle of a drive's jump.
    pub in_jump: bool,
    /// Carried on by a drive from a marker just found (MOV-4.10.7): the next step is free.
    pub carried: bool,
    /// The declaration still binds.
    pub bound: bool,
    /// The ship has come to where it is by a gate.
    pub by_gate: bool,
    /// The spaces of the running jump.
    pub jumped: Spaces,
    /// The link of the last step; none after a gate jump.
    pub last: Option<LinkIx>,
    /// The directions flown since the table was read.
    pub flown: Directions,
}

/// The ship in turn, with everything that its next step depends on.
pub struct Flight<'a, V> {
    /// The table.
    pub c: &'a V,
    /// The level.
    pub level: &'a Level,
    /// Whose ship.
    pub seat: SeatId,
    /// The numbers rolled, bit n for number n.
    pub rolled: u8,
    /// Colours jumped by drives that are on.
    pub colours: u8,
    /// Whether the Air Foil is aboard.
    pub air_foil: bool,
    /// How far it has come.
    pub now: FlightCourse,
}

impl<'a, V: VenusView> Flight<'a, V> {
    /// Reads the table.
    pub fn of(c: &'a V) -> Self {
        let seat = c.active();
        let (in_jump, carried) = (c.flag(layout::IN_JUMP), c.flag(layout::CARRIED));
        let mut jumped = Spaces::default();
        if in_jump || carried {
            for (n, word) in jumped.0.iter_mut().enumerate() {
                *word = c.dial(Dial(layout::JUMPED.0 + n as u16)) as u64;
            }
        }
        let mut rolled = 0;
        for n in 0..c.dial(layout::DICE_COUNT).clamp(0, layout::MOST_DICE.into()) as u16 {
            rolled |= 1 << (c.dial(Dial(layout::DIE.0 + n)) & 7);
        }
        let last = c.dial(layout::LAST_LINK);
        let now = FlightCourse {
            at: c.ship_at(seat),
            points: c.dial(layout::POINTS),
            pilot: c.dial(layout::PILOT_NUMBER) as u8,
            first: c.dial(layout::STEPS) == 0,
            in_jump,
            carried,
            bound: c.flag(layout::BOUND),
            by_gate: c.flag(layout::ARRIVED_BY_GATE),
            jumped,
            last: (last > 0).then(|| LinkIx(last as u16 - 1)),
            flown: Directions::default(),
        };
        Flight {
            c,
            level: c.level(),
            seat,
            rolled: rolled & 0b0111_1110,
            colours: c.drive_colours(seat),
            air_foil: c.has(seat, &Effect::AirFoil),
            now,
        }
    }

    /// The same ship on another course.
    pub fn on(&self, now: FlightCourse) -> Self {
        Flight { now, ..*self }
    }

    /// The course after a step along a link. What it costs is paid on arrival at a space that is
    /// not jumped (MOV-4.11.2).
    pub fn after_step(&self, link: LinkIx, to: SpaceIx) -> FlightCourse {
        let over = self.jumps(to);
        let first_space = self.level.rules.declaration == DeclarationRule::FirstSpace;
        let mut next = FlightCourse {
            at: to,
            first: false,
            in_jump: over,
            carried: over && self.now.carried,
            bound: over && self.now.bound && first_space,
            by_gate: false,
            last: Some(link),
            ..self.now
        };
        next.flown.add(direction(self.level, link, to));
        if over {
            next.jumped.add(to);
        } else {
            next.points -= self.price(link);
            next.jumped = Spaces::default();
        }
        next
    }

    /// The course after a jump to a gate.
    pub fn after_jump(&self, gate: SpaceIx, cost: i64) -> FlightCourse {
        FlightCourse {
            at: gate,
            points: self.now.points - cost,
            first: false,
            bound: false,
            by_gate: true,
            // MOV-4.5.4: a gate jump is no link, so nothing is turning back after it.
            last: None,
            ..self.now
        }
    }

    /// A flight that is only planned: no movement points are known before the roll.
    pub fn planned(c: &'a V) -> Self {
        let mut flight = Flight::of(c);
        flight.now.points = i64::MAX;
        flight
    }

    /// Whether a space is jumped by the drives that are on (MOV-4.11.1, MOV-4.11.6, MOV-4.8.8).
    pub fn jumps(&self, space: SpaceIx) -> bool {
        if self.colours == 0 {
            return false;
        }
        let s = self.level.space(space);
        let colour = match s.kind {
            SpaceKind::Space | SpaceKind::Hazard => s.colour,
            SpaceKind::Encounter => match self.c.marker(space) {
                Some(MarkerKind::Hazard(colour, _)) => Some(colour),
                _ => None,
            },
            _ => None,
        };
        colour.is_some_and(|colour| colour.bit() & self.colours != 0)
    }

    /// Movement points of a step along a link to a space that is not jumped (MOV-4.4.2, MOV-11.4.1,
    /// MOV-4.10.7).
    pub fn price(&self, link: LinkIx) -> i64 {
        if self.now.carried { 0 } else { self.level.cost(link, self.air_foil).into() }
    }

    fn travelled(&self, link: LinkIx, to: SpaceIx) -> bool {
        let far = self.level.link(link).far(to);
        self.now.flown.has(direction(self.level, link, to)) || self.c.travelled(link, far)
    }

    /// Whether leaving the present space along a link would turn back (MOV-4.5.1, MOV-4.5.2).
    pub fn turns_back(&self, link: LinkIx) -> bool {
        match self.level.rules.turning_back {
            // MOV-4.5.1
            TurningBack::SameLinkThisTurn => self.travelled(link, self.now.at),
            // MOV-4.5.2
            TurningBack::AtOnceAndCircles => {
                self.now.last == Some(link)
                    || (self.level.space(self.now.at).kind == SpaceKind::Nav
                        && self.travelled(link, self.now.at))
            }
        }
    }

    /// Whether a link out of a jumped space further on is closed: in 1988 if it was travelled the
    /// other way before this jump (MOV-4.5.1); in 2012 nothing but turning about at once, which
    /// no jump over a space twice already excludes (MOV-4.11.7).
    fn closed_in_jump(&self, link: LinkIx, here: SpaceIx) -> bool {
        match self.level.rules.turning_back {
            TurningBack::SameLinkThisTurn => self.travelled(link, here),
            TurningBack::AtOnceAndCircles => false,
        }
    }

    /// Visits the spaces where a jump can end that leaves along `link` over the jumped space
    /// `over`, as far as the points reach; stops as soon as `found` says so, and tells whether
    /// it did. No space is flown through twice (MOV-4.11.7).
    pub fn ends(
        &self,
        link: LinkIx,
        over: SpaceIx,
        mut found: impl FnMut(SpaceIx) -> bool,
    ) -> bool {
        let mut seen = self.now.jumped;
        let mut stack = [over; NOTED];
        let mut left = usize::from(seen.add(over));
        while left > 0 {
            left -= 1;
            let here = stack[left];
            for &(way, far) in &self.level.space(here).links {
                if (here == over && way == link)
                    || self.closed(way, false)
                    || self.closed_in_jump(way, here)
                {
                    continue;
                }
                if self.jumps(far) {
                    if left < NOTED && seen.add(far) {
                        stack[left] = far;
                        left += 1;
                    }
                } else if self.price(way) <= self.now.points && found(far) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a link is no way at all for this ship: surface to surface without the Air Foil
    /// (MOV-11.4.1), or the undrawn link of the Nebula other than by number (MOV-4.6.6).
    fn closed(&self, link: LinkIx, by_number: bool) -> bool {
        !self.level.is_way(link, self.air_foil)
            || (!by_number && self.level.link(link).kind == LinkKind::Hidden)
    }

    /// The number of the open gate that the ship stands on and must leave by the gate rule: not one
    /// that is locked (MOV-11.10.1, MOV-11.10.2), nor in 2012 the one it has jumped to
    /// (MOV-4.7.5).
    pub fn gate_here(&self) -> Option<u8> {
        let gate = self.c.gate(self.now.at)?;
        let off = self.c.gates_off() || self.c.gate_locked(gate);
        let exempt = self.now.by_gate && !self.level.rules.arrival_gate_rule_again;
        (!off && !exempt).then_some(gate)
    }

    /// The open gate with this number, unless the ship stands on it.
    pub fn other_gate(&self, number: u8) -> Option<SpaceIx> {
        self.c.gate_space(number).filter(|&space| space != self.now.at)
    }

    /// The rolled numbers that show another open gate.
    pub fn matches(&self) -> u8 {
        (1..=6)
            .filter(|n| self.rolled >> n & 1 != 0 && self.other_gate(*n).is_some())
            .fold(0, |set, n| set | 1 << n)
    }

    /// What decides how the ship leaves.
    pub fn spot(&self) -> FlightSpot {
        if self.now.in_jump || self.now.carried {
            return FlightSpot::Free;
        }
        if self.now.first && self.c.flag(layout::JUMP_NAMED) && !self.c.flag(layout::GATES_OFF) {
            let works = match self.level.rules.jump_start {
                // MOV-11.7.1: a number is chosen in any case.
                JumpStartRule::NamedGate => true,
                // MOV-11.7.3: without a match it fails, and the ship moves as if nothing had been
                // declared.
                JumpStartRule::MatchingDie => self.matches() != 0,
            };
            if works {
                return FlightSpot::JumpStart;
            }
        }
        if let Some(gate) = self.gate_here() {
            return FlightSpot::Gate(gate);
        }
        if self.level.space(self.now.at).kind == SpaceKind::Nav {
            FlightSpot::Circle
        } else {
            FlightSpot::Free
        }
    }

    /// Where a number leads from here; at a free spot the number does not matter.
    pub fn exit(&self, spot: FlightSpot, number: u8) -> Exit {
        match spot {
            FlightSpot::Free => Exit::Links,
            FlightSpot::Circle => self
                .level
                .space(self.now.at)
                .exits
                .get(usize::from(number))
                .copied()
                .flatten()
                .map_or(Exit::Links, Exit::Only),
            FlightSpot::Gate(_) => {
                self.other_gate(number).map_or(Exit::Links, |gate| Exit::Jump(gate, GATE_COST))
            }
            FlightSpot::JumpStart => match self.other_gate(number) {
                Some(gate) => Exit::Jump(gate, self.jump_start_cost()),
                None if self.level.space(self.now.at).kind == SpaceKind::Nav => {
                    self.exit(FlightSpot::Circle, number)
                }
                None => Exit::Links,
            },
        }
    }

    /// Movement points of a Jump Start from here (MOV-11.7.2, MOV-11.7.4).
    fn jump_start_cost(&self) -> i64 {
        match self.level.space(self.now.at).kind {
            SpaceKind::City if !self.air_foil => {
                i64::from(self.level.rules.jump_start_cost_from_city)
            }
            _ => GATE_COST,
        }
    }

    /// Whether the ship may fly along a link to the space at its other end, by its costs and
    /// turning back alone: what it costs now, which is nothing while it jumps.
    ///
    /// # Errors
    /// The first thing that forbids it.
    pub fn passes(&self, link: LinkIx, to: SpaceIx, by_number: bool) -> Result<i64, Bar> {
        if self.closed(link, by_number) {
            return Err(Bar::Closed);
        }
        if self.turns_back(link) {
            return Err(Bar::Back);
        }
        if !self.jumps(to) {
            let price = self.price(link);
            return if price > self.now.points { Err(Bar::Points(price)) } else { Ok(price) };
        }
        if self.now.jumped.has(to) {
            return Err(Bar::Twice);
        }
        if self.ends(link, to, |_| true) { Ok(0) } else { Err(Bar::NoEnd) }
    }

    /// Whether a step agrees with the declaration (MOV-4.2.1): it goes along the heading (2012), or
    /// it can end on the declared space (1988).
    pub fn follows(&self, link: LinkIx, to: SpaceIx) -> bool {
        if self.c.dial(layout::DECLARED) != 1 {
            return false;
        }
        let declared = self.c.dial(layout::DECLARED_AT) as u16;
        match self.level.rules.declaration {
            DeclarationRule::FirstSpace if self.jumps(to) => {
                self.ends(link, to, |end| end.0 == declared)
            }
            DeclarationRule::FirstSpace | DeclarationRule::Heading => to.0 == declared,
        }
    }

    /// The legal links of an exit with what each costs now, the declaration apart.
    fn open_links(&self, exit: Exit) -> impl Iterator<Item = (LinkIx, SpaceIx)> + '_ {
        let by_number = matches!(exit, Exit::Only(_));
        self.level.space(self.now.at).links.iter().copied().filter(move |&(link, to)| {
            let named = match exit {
                Exit::Links => true,
                Exit::Only(only) => only == link,
                Exit::Jump(..) => false,
            };
            named && self.passes(link, to, by_number).is_ok()
        })
    }

    /// Whether the declaration leaves the ship only the steps that agree with it: if one of them is
    /// legal (MOV-4.2.4).
    pub fn is_held(&self, exit: Exit) -> bool {
        self.now.bound && self.open_links(exit).any(|(link, to)| self.follows(link, to))
    }

    /// Whether the ship may make a step with the pilot number that it has: what the step costs now.
    ///
    /// # Errors
    /// The first thing that forbids it.
    pub fn may_step(
        &self,
        spot: FlightSpot,
        held: bool,
        link: LinkIx,
        to: SpaceIx,
    ) -> Result<i64, Bar> {
        let mut by_number = false;
        if spot != FlightSpot::Free {
            if self.now.pilot == 0 {
                return Err(Bar::Number);
            }
            match self.exit(spot, self.now.pilot) {
                Exit::Links => {}
                Exit::Only(only) if only == link => by_number = true,
                Exit::Only(_) => return Err(Bar::Elsewhere),
                Exit::Jump(gate, _) => return Err(Bar::ByGate(gate)),
            }
        }
        let price = self.passes(link, to, by_number)?;
        if held && !self.follows(link, to) { Err(Bar::Declared) } else { Ok(price) }
    }

    /// The steps that can be made with the pilot number that the ship has.
    pub fn steps(&self) -> impl Iterator<Item = (LinkIx, SpaceIx)> + '_ {
        let spot = self.spot();
        let held = self.is_held(self.exit(spot, self.now.pilot));
        self.level
            .space(self.now.at)
            .links
            .iter()
            .copied()
            .filter(move |&(link, to)| self.may_step(spot, held, link, to).is_ok())
    }

    /// The numbers that the ship may fix (MOV-4.6.2): those rolled, fewer if the Jump Start or the
    /// declaration asks for some of them (MOV-11.7.1, MOV-11.7.3, MOV-4.2.5, MOV-4.2.6,
    /// MOV-11.9.3).
    pub fn allowed(&self, spot: FlightSpot) -> u8 {
        if !self.now.first {
            return self.rolled;
        }
        let wanted = match spot {
            FlightSpot::JumpStart => {
                let named = self.rolled & 1 << (self.c.dial(layout::JUMP_NAMED) & 7);
                match self.level.rules.jump_start {
                    _ if named != 0 => named,
                    JumpStartRule::NamedGate => 0,
                    JumpStartRule::MatchingDie => self.matches(),
                }
            }
            FlightSpot::Circle | FlightSpot::Gate(_) if self.now.bound => {
                self.numbers().filter(|&n| self.obeys(spot, n)).fold(0, |set, n| set | 1 << n)
            }
            _ => 0,
        };
        if wanted == 0 { self.rolled } else { wanted }
    }

    fn numbers(&self) -> impl Iterator<Item = u8> + use<V> {
        let rolled = self.rolled;
        (1..=6).filter(move |n| rolled >> n & 1 != 0)
    }

    /// Whether a number leads to what was declared.
    fn obeys(&self, spot: FlightSpot, number: u8) -> bool {
        match self.exit(spot, number) {
            Exit::Jump(_, cost) => {
                self.c.dial(layout::DECLARED) == 2
                    && self.c.dial(layout::DECLARED_AT) == i64::from(number)
                    && cost <= self.now.points
            }
            exit => self.open_links(exit).any(|(link, to)| self.follows(link, to)),
        }
    }

    /// Whether the Switch Switch is aboard (MOV-11.9.1).
    pub fn may_switch(&self) -> bool {
        self.c.has(self.seat, &Effect::SwitchSwitch)
    }

    /// Whether a die may be rolled again (MOV-11.6.1): right after the roll, once.
    pub fn may_reroll(&self) -> bool {
        self.now.first
            && self.now.pilot == 0
            && !self.c.flag(layout::REROLLED)
            && self.rolled != 0
            && self.c.has(self.seat, &Effect::MulliganGear)
    }

    /// Whether a number leads on from here.
    pub fn leads_on(&self, spot: FlightSpot, number: u8) -> bool {
        match self.exit(spot, number) {
            Exit::Jump(_, cost) => cost <= self.now.points,
            exit => self.open_links(exit).next().is_some(),
        }
    }

    /// Whether the ship can fly on at all, with the pilot number it has or one that it may fix
    /// (MOV-4.4.5).
    pub fn can_go_on(&self) -> bool {
        let spot = self.spot();
        if spot == FlightSpot::Free || (self.now.pilot != 0 && self.leads_on(spot, self.now.pilot))
        {
            return self.leads_on(spot, self.now.pilot);
        }
        if self.now.pilot != 0 && !self.may_switch() {
            return false;
        }
        let allowed = self.allowed(spot);
        self.numbers().any(|n| allowed >> n & 1 != 0 && self.leads_on(spot, n))
    }

    /// The rule that asks for a pilot number here.
    pub fn number_rule(&self) -> &'static str {
        match self.spot() {
            FlightSpot::Gate(_) => "MOV-4.7.1",
            FlightSpot::JumpStart => jump_start_rule(self.level),
            FlightSpot::Circle | FlightSpot::Free => "MOV-4.6.2",
        }
    }

    /// The rule that closes the way back.
    pub fn back_rule(&self) -> &'static str {
        match self.level.rules.turning_back {
            TurningBack::SameLinkThisTurn => "MOV-4.5.1",
            TurningBack::AtOnceAndCircles => "MOV-4.5.2",
        }
    }

    /// Whether a number would stop the ship in the circle where it is, because its exit turns back
    /// (MOV-4.6.4).
    pub fn points_back(&self, spot: FlightSpot, number: u8) -> bool {
        match (spot, self.exit(spot, number)) {
            (FlightSpot::Circle, Exit::Only(link)) => self.turns_back(link),
            _ => false,
        }
    }
}
