//! How long a ship needs on this board: movement points, with what hazards, circles, gates and
//! unknown markers cost beside them, and turns from movement points. Estimates from what one seat
//! sees; the rules alone say where a ship may fly.

use crate::{
    games::merchant_of_venus::{
        level::{Effect, LinkIx, SpaceIx, SpaceKind, cheapest},
        table::nouns::{GameView, MarkerSight, VenusSight, VenusView},
    },
    table::ids::SeatId,
};

/// What stands for a space that cannot be reached.
pub const FAR: u32 = 1_000_000;
/// Tenths of a movement point: the unit of all estimates here.
pub const POINT: u32 = 10;
/// Movement points for which turns are reckoned one by one.
const RECKONED: usize = 160;
/// Fees are not above this, and are multiples of the other.
const DEAREST: i64 = 40;
const STEP_OF_FEES: i64 = 10;
/// Most dice of a turn.
const MOST_DICE: usize = 5;

/// What matters of a ship for its ways. Two ships with the same are as fast as each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Make {
    /// Dice of a turn.
    pub dice: u8,
    /// Colours that its drives jump, as bits.
    pub colours: u8,
    /// Whether it has the Air Foil.
    pub air_foil: bool,
    /// What its shields take off a fee.
    pub shields: i64,
    /// The dearest fee that it can pay, in steps, up to [`DEAREST`].
    pub pays: i64,
}

impl Make {
    /// The ship of a seat.
    pub fn of(n: &VenusSight<'_>, seat: SeatId) -> Make {
        Make {
            dice: n.level().ship(n.class(seat)).dice,
            colours: n.drive_colours(seat),
            air_foil: n.has(seat, &Effect::AirFoil),
            shields: n.shield_sum(seat),
            pays: n.money(seat).min(DEAREST) / STEP_OF_FEES * STEP_OF_FEES,
        }
    }
}

/// What entering each space costs beside the link, and what makes links free, for one make of ship.
pub struct Ways {
    /// What stopping by on a space costs beside the links, where the way goes on.
    toll: Vec<u32>,
    jumped: Vec<bool>,
    /// Cities on the ground, from which no way goes on.
    ends: Vec<bool>,
    /// For each space the spaces before it, with what the step to it costs.
    before: Vec<Vec<(SpaceIx, u32)>>,
}

/// What stopping by on a space costs beside the links.
fn toll(n: &VenusSight<'_>, make: Make, space: SpaceIx, jumped: bool, turn: f64) -> u32 {
    let points = f64::from(make.dice) * 35.0;
    match (n.level().space(space).kind, n.hazard(space)) {
        // Paid in credits, or with the rest of the turn.
        (_, Some((_, fee))) if !jumped => {
            let fee = (fee - make.shields).max(0);
            if fee > make.pays {
                // Who cannot pay stops there, and loses half a turn on average.
                return (points / 2.0) as u32;
            }
            ((fee as f64 / turn.max(10.0) * points) as u32).min(6 * POINT)
        }
        (SpaceKind::Encounter, None) if matches!(n.marker_sight(space), MarkerSight::Down(..)) => {
            // It may be a hazard.
            if make.pays < DEAREST { POINT } else { POINT / 2 }
        }
        _ => 0,
    }
}

/// What waiting for the number costs that leads out of a navigation circle by a link.
fn exit_wait(n: &VenusSight<'_>, from: SpaceIx, link: LinkIx, dice: u8, pace: &Pace) -> u32 {
    let from = n.level().space(from);
    match from.kind {
        SpaceKind::Nav => pace.wait((1..=6).filter(|&e| from.exits[e] == Some(link)).count(), dice),
        _ => 0,
    }
}

impl Ways {
    /// The ways of a make of ship as the board lies now, for a player to whom a turn is worth so
    /// many credits.
    pub fn of(n: &VenusSight<'_>, make: Make, turn: f64, pace: &Pace) -> Ways {
        let spaces = n.level().spaces.len();
        let mut ways = Ways {
            toll: vec![0; spaces],
            jumped: vec![false; spaces],
            ends: vec![false; spaces],
            before: vec![Vec::new(); spaces],
        };
        let mut gates = Vec::new();
        for (nth, s) in n.level().spaces.iter().enumerate() {
            let space = SpaceIx(nth as u16);
            let colour = match s.kind {
                SpaceKind::Space | SpaceKind::Hazard => s.colour,
                _ => n.hazard(space).map(|(colour, _)| colour),
            };
            ways.jumped[nth] = colour.is_some_and(|c| c.bit() & make.colours != 0);
            ways.toll[nth] = toll(n, make, space, ways.jumped[nth], turn);
            ways.ends[nth] = s.kind == SpaceKind::City && !make.air_foil;
            if n.gate(space).is_some() {
                gates.push(space);
            }
        }
        for (nth, s) in n.level().spaces.iter().enumerate() {
            // The ship flies from `there` to this space.
            for &(link, there) in &s.links {
                if !n.level().is_way(link, make.air_foil) {
                    continue;
                }
                let step = match ways.jumped[nth] {
                    true => 0,
                    false => u32::from(n.level().cost(link, make.air_foil)) * POINT,
                };
                let wait = exit_wait(n, there, link, make.dice, pace);
                if wait < FAR {
                    ways.before[nth].push((there, step + wait));
                }
            }
        }
        for &gate in &gates {
            let others =
                gates.iter().filter(|&&g| g != gate).map(|&g| (g, pace.gate_wait(make.dice)));
            ways.before[gate.ix()].extend(others);
        }
        ways
    }

    /// Tenths of movement points from every space to a goal; [`FAR`] where no way leads.
    pub fn to(&self, goal: SpaceIx) -> Vec<u32> {
        let best = cheapest(self.toll.len(), &[goal], |here, cost: u32, go| {
            let goes_on = here != goal;
            if goes_on && self.ends[here.ix()] {
                return;
            }
            let through = cost + if goes_on { self.toll[here.ix()] } else { 0 };
            for &(there, step) in &self.before[here.ix()] {
                go(there, through + step);
            }
        });
        best.into_iter().map(|cost| cost.map_or(FAR, |c| c.min(FAR))).collect()
    }
}

/// Turns that so many movement points take on average, by number of dice: what is left over on
/// arrival is lost. One by default knows nothing.
#[derive(Default)]
pub struct Pace {
    /// Turns by number of dice and movement points.
    turns: Vec<Vec<f64>>,
    /// Tenths of a movement point that missing the number of a circle costs.
    missed: f64,
}

impl Pace {
    /// Reckons for every number of dice; missing the number of a circle costs so many tenths of a
    /// movement point.
    pub fn new(missed: f64) -> Pace {
        let mut chances: Vec<f64> = vec![1.0];
        let mut all = Vec::new();
        for dice in 0..=MOST_DICE {
            let mut turns = vec![0.0; RECKONED + 1];
            for left in 1..=RECKONED {
                let rest = |(sum, chance): (usize, &f64)| chance * turns[left.saturating_sub(sum)];
                turns[left] = if dice == 0 {
                    1000.0
                } else {
                    1.0 + chances.iter().enumerate().skip(1).map(rest).sum::<f64>()
                };
            }
            all.push(turns);
            let mut next = vec![0.0; chances.len() + 6];
            for (sum, chance) in chances.iter().enumerate() {
                (1..=6).for_each(|die| next[sum + die] += chance / 6.0);
            }
            chances = next;
        }
        Pace { turns: all, missed }
    }

    /// Tenths of movement points that waiting for one of so many numbers of a die costs on average.
    pub fn wait(&self, numbers: usize, dice: u8) -> u32 {
        if numbers == 0 {
            return FAR;
        }
        let mut missed = 1.0;
        for _ in 0..dice {
            missed *= (6 - numbers.min(6)) as f64 / 6.0;
        }
        // A number that does not come up costs a part of the turn.
        ((self.missed * missed / (1.0 - missed)) as u32).min(30 * POINT)
    }

    /// Tenths of movement points that a jump to a certain gate costs on average: its number has to
    /// be rolled.
    pub fn gate_wait(&self, dice: u8) -> u32 {
        POINT + self.wait(1, dice)
    }

    /// Turns for so many tenths of movement points with so many dice; 0 for none.
    pub fn turns(&self, cost: u32, dice: u8) -> f64 {
        if cost >= FAR {
            return 1000.0;
        }
        let table = &self.turns[usize::from(dice).clamp(1, MOST_DICE)];
        let (whole, part) = ((cost / POINT) as usize, f64::from(cost % POINT) / f64::from(POINT));
        if whole >= RECKONED {
            return f64::from(cost) / (f64::from(dice.max(1)) * 35.0);
        }
        table[whole] + (table[whole + 1] - table[whole]) * part
    }
}
