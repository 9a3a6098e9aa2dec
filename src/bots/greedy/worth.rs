//! What things are worth to one seat: goods and passengers by whom they can be brought to and how long that takes, ships and
//! equipment by how much sooner the goal is reached with them. Estimates in credits; nothing here chooses.

use super::ways::{FAR, Ways};
use crate::{
    games::merchant_of_venus::{
        layout::What,
        level::{CultureIx, Endpoint, Good, ShipIx, SpaceIx, SystemIx},
        nouns::{CultureSight, Nouns},
    },
    table::ids::{KindId, SeatId},
};

/// Somewhere to go to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// A system where a culture lives, known or not.
    System(SystemIx),
    /// The Galactic Base.
    Base,
}

/// A spot with the way to it from everywhere.
pub struct Reach {
    /// Which spot.
    pub spot: Spot,
    /// The culture that lives there, as far as the seat knows.
    pub culture: Option<CultureIx>,
    /// Whether everybody knows it: only then it trades.
    pub open: bool,
    /// Where a ship can land there.
    pub landings: Vec<SpaceIx>,
    /// Tenths of movement points from each space to the nearest landing.
    pub ways: Vec<u32>,
}

/// What one seat can reckon with.
pub struct Worth<'a> {
    /// The nouns over its sight.
    pub n: &'a Nouns<'a>,
    /// The seat.
    pub me: SeatId,
    /// Every spot.
    pub reaches: Vec<Reach>,
    /// Tenths of movement points that its ship makes in a turn.
    pub speed: f64,
}

/// A thing that can be brought from here to somewhere else.
#[derive(Clone, Copy, Debug)]
pub struct Freight {
    /// What it brings in the end.
    pub gain: f64,
    /// Turns until then, counted from where it is loaded.
    pub turns: f64,
}

/// Turns to a buyer that nobody has found yet, and the chance to find one.
const UNKNOWN_TURNS: f64 = 5.0;
const UNKNOWN_CHANCE: f64 = 0.5;

impl<'a> Worth<'a> {
    /// Reckons for a seat.
    pub fn of(n: &'a Nouns<'a>, me: SeatId) -> Worth<'a> {
        let ways = Ways::of(n, me);
        let systems = (0..n.level.culture_systems() as u8).map(|s| Spot::System(SystemIx(s)));
        let reach = |spot| {
            let (culture, open, spaces) = match spot {
                Spot::System(s) => {
                    let known = n.culture_in(s);
                    (known.culture(), matches!(known, CultureSight::Known(_)), n.level.system(s).spaces.clone())
                }
                Spot::Base => (None, true, vec![n.level.start]),
            };
            let landings: Vec<SpaceIx> = spaces.into_iter().filter(|&s| n.place(s).is_trading()).collect();
            let ways = ways.to(n, &landings);
            Reach { spot, culture, open, landings, ways }
        };
        let reaches = systems.chain([Spot::Base]).map(reach).collect();
        Worth { n, me, reaches, speed: f64::from(n.level.ship(n.class(me)).dice) * 35.0 }
    }

    /// Turns that a flight of so many tenths of movement points takes.
    pub fn turns(&self, cost: u32) -> f64 {
        if cost >= FAR { 1000.0 } else { (f64::from(cost) / self.speed + 0.4).max(1.0) }
    }
    /// The reach of a spot.
    pub fn reach(&self, spot: Spot) -> Option<&Reach> {
        self.reaches.iter().find(|r| r.spot == spot)
    }
    /// The spot to which a space belongs, if ships land there.
    pub fn spot_at(&self, space: SpaceIx) -> Option<&Reach> {
        self.reaches.iter().find(|r| r.landings.contains(&space))
    }

    fn good(&self, kind: KindId) -> Option<(CultureIx, &Good)> {
        match self.n.layout.what(kind) {
            What::Good(c) => Some((c, &self.n.level.culture(c).good)),
            What::FactoryGood(c) => Some((c, &self.n.level.culture(c).factory_good)),
            _ => None,
        }
    }

    /// What a good brings elsewhere if it is loaded at `from`; nothing for what is no good.
    pub fn good_from(&self, kind: KindId, from: SpaceIx) -> Option<Freight> {
        let (of, good) = self.good(kind)?;
        let sold = |r: &Reach| {
            let gain = self.n.sale(kind, r.culture?)? as f64;
            let turns = self.turns(r.ways[from.ix()]);
            // Somebody whom nobody has met must be met first, which is worth a card besides.
            Some(Freight { gain, turns })
        };
        let known = self.reaches.iter().filter_map(sold).max_by(|a, b| (a.gain / (a.turns + 2.0)).total_cmp(&(b.gain / (b.turns + 2.0))));
        let met = |c: &CultureIx| self.reaches.iter().any(|r| r.culture == Some(*c));
        known.or_else(|| {
            let unmet = self.n.level.culture(of).buyers.iter().filter(|c| !met(c)).count();
            (unmet > 0).then(|| Freight { gain: f64::from(good.value) * UNKNOWN_CHANCE, turns: UNKNOWN_TURNS })
        })
    }

    /// What a passenger brings if taken aboard at `from`; nothing for what is no passenger.
    pub fn passenger_from(&self, kind: KindId, from: SpaceIx) -> Option<Freight> {
        let What::Passenger(nth) = self.n.layout.what(kind) else { return None };
        let p = &self.n.level.passengers[nth];
        let fare = f64::from(p.fare);
        let there = match p.to {
            Endpoint::Base => self.reach(Spot::Base),
            Endpoint::Culture(c) => self.reaches.iter().find(|r| r.culture == Some(c)),
        };
        Some(match there {
            Some(r) => Freight { gain: fare, turns: self.turns(r.ways[from.ix()]) },
            None => Freight { gain: fare * UNKNOWN_CHANCE, turns: UNKNOWN_TURNS },
        })
    }

    /// What a piece aboard is worth where the ship is.
    pub fn aboard(&self, kind: KindId) -> f64 {
        let at = self.n.ship_at(self.me);
        let freight = self.good_from(kind, at).or_else(|| self.passenger_from(kind, at));
        freight.map_or_else(|| self.n.price(self.me, kind).unwrap_or(0) as f64, |f| f.gain)
    }

    /// What is still to be earned until the goal; a game without a goal goes on for a while.
    pub fn to_go(&self) -> f64 {
        let goal = self.n.goal().unwrap_or(2000);
        (goal - self.n.net_worth(self.me)).max(0) as f64
    }

    /// How well a ship class earns, next to others: dice times holds.
    fn power(&self, class: ShipIx) -> f64 {
        let s = self.n.level.ship(class);
        f64::from(s.dice) * (f64::from(s.holds) + 1.0)
    }

    /// What changing to a class is worth, its price not taken off.
    pub fn ship(&self, class: ShipIx) -> f64 {
        let mine = self.n.class(self.me);
        if self.n.level.ship(class).holds < self.n.level.ship(mine).holds {
            return 0.0;
        }
        (self.power(class) / self.power(mine) - 1.0) * 0.5 * self.to_go()
    }

    /// What one more piece of equipment is worth, its price not taken off.
    pub fn equipment(&self, kind: KindId) -> f64 {
        let Some(effect) = self.n.effect(kind) else { return 0.0 };
        let room = self.n.room_for(self.me, kind);
        let new = effect.drive_bits() & !self.n.drives(self.me).iter().fold(0, |bits, d| bits | d.colours);
        let share = if new != 0 {
            0.18 * f64::from(new.count_ones())
        } else if effect.shield() > 0 && self.n.shield_sum(self.me) == 0 {
            0.12
        } else {
            0.0
        };
        // What takes room carries no goods.
        let holds = self.n.room_in(self.n.class(self.me)).max(1) as f64;
        (share - 0.5 * room as f64 / holds).max(0.0) * self.to_go()
    }
}
