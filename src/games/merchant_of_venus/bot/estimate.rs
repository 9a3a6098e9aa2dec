//! What a position looks worth to a seat, in credits: a measure for bots, made from what that seat
//! may see. It decides no rule and promises nothing; it only has to grow with what wins
//! (MOV-12.2.1) and with being near to it.

use crate::games::merchant_of_venus::{
    level::{CultureIx, Endpoint, Reach, SpaceIx, SystemIx},
    table::{
        layout::PieceNoun,
        nouns::{CultureSight, GameView, VenusSight, VenusView},
    },
};
use crate::table::{
    ids::{KindId, SeatId},
    sight::Sight,
};

/// What a win counts beside any wealth.
const WIN: i64 = 100_000;
/// Turns after which what lies so far away counts least.
const PATIENCE: i64 = 8;
/// Percent that the farthest thing still counts.
const FAR: i64 = 30;
/// Percent of what is owed on delivery that counts before: money in hand is better.
const ABOARD: i64 = 90;
/// Percent of a good's value that is hoped for where no buyer is known.
const HOPE: i64 = 45;
/// Percent of what may be earned at a market to which the ship has yet to fly.
const PROSPECT: i64 = 35;
/// Percent of their price that equipment and relics serve for, and ships.
const OUTFIT: i64 = 65;
/// Credits that a port and a factory are expected to earn, beside counting as deeds.
const PORT_EARNS: i64 = 20;
/// As [`PORT_EARNS`], for a factory.
const FACTORY_EARNS: i64 = 50;
/// What most games are played to, where one has no goal.
const USUAL_GOAL: i64 = 2000;
/// Credits hoped for where a culture is still hidden.
const UNKNOWN: i64 = 60;

/// The number for a seat: its own prospects, less a part of the best other fortune.
pub fn estimate(sight: &Sight, seat: SeatId) -> i64 {
    let Some(n) = VenusSight::of(sight) else { return 0 };
    if seat.0 >= n.layout().seats {
        return 0;
    }
    if let Some(outcome) = &sight.outcome {
        return if outcome.winners.contains(&seat) { WIN } else { -WIN };
    }
    let best_other = n.seats().filter(|&s| s != seat).map(|s| n.net_worth(s)).max().unwrap_or(0);
    let own = Prospects::of(&n, seat);
    n.net_worth(seat) + own.aboard() + own.outfit() + own.income() + own.prospects()
        - best_other / 4
}

/// How far the game has come: by the net worth that is nearest to the goal (MOV-2.2.8).
pub fn progress(sight: &Sight) -> i64 {
    let Some(n) = VenusSight::of(sight) else { return 0 };
    let most = n.seats().map(|seat| n.net_worth(seat)).max().unwrap_or(0);
    100 * most / n.goal().unwrap_or(USUAL_GOAL).max(1)
}

/// The table as one seat sees its chances.
struct Prospects<'a> {
    n: &'a VenusSight<'a>,
    seat: SeatId,
    /// The way from the ship to each space.
    far: Vec<Option<Reach>>,
    /// Movement points of a usual turn.
    speed: i64,
    /// Where each culture lives, as far as the seat knows, with the fewest movement points to it.
    homes: Vec<(CultureIx, i64)>,
}

impl<'a> Prospects<'a> {
    fn of(n: &'a VenusSight<'a>, seat: SeatId) -> Prospects<'a> {
        let air_foil = n.has(seat, &crate::games::merchant_of_venus::level::Effect::AirFoil);
        let far = n.level().reach(&[n.ship_at(seat)], n.drive_colours(seat), air_foil);
        let speed = (i64::from(n.level().ship(n.class(seat)).dice) * 7 / 2).max(1);
        let mut view = Prospects { n, seat, far, speed, homes: Vec::new() };
        for system in view.systems() {
            if let CultureSight::Known(culture) | CultureSight::Observed(culture) =
                n.culture_in(system)
            {
                view.homes.push((culture, view.way_to(system)));
            }
        }
        view
    }
    fn systems(&self) -> impl Iterator<Item = SystemIx> + use<> {
        (0..self.n.level().culture_systems() as u8).map(SystemIx)
    }
    fn way(&self, space: SpaceIx) -> i64 {
        match self.far.get(space.ix()) {
            Some(Some(reach)) => i64::from(reach.mp),
            _ => self.speed * PATIENCE,
        }
    }
    /// Movement points to the nearest landing of a system, its ports included.
    fn way_to(&self, system: SystemIx) -> i64 {
        let s = self.n.level().system(system);
        let ports = s.orbits.iter().filter(|&&o| self.n.port_owner(o).is_some());
        s.landings.iter().chain(ports).map(|&p| self.way(p)).min().unwrap_or(self.speed * PATIENCE)
    }
    /// An amount that waits so many movement points away.
    fn later(&self, amount: i64, way: i64) -> i64 {
        let most = self.speed * PATIENCE;
        amount * (100 * most - (100 - FAR) * way.clamp(0, most)) / (100 * most)
    }
    /// What the best known buyer will have paid for a good; a part of its value where none is
    /// known.
    fn sale(&self, kind: KindId) -> i64 {
        let paid = |&(buyer, way): &(CultureIx, i64)| {
            Some(self.later(self.n.sale(kind, buyer)?, way) * ABOARD / 100)
        };
        let best = self.homes.iter().filter_map(paid).max();
        best.unwrap_or_else(|| self.value(kind) * HOPE / 100)
    }
    fn value(&self, kind: KindId) -> i64 {
        match self.n.layout().what(kind) {
            PieceNoun::Good(c) => self.n.level().culture(c).good.value.into(),
            PieceNoun::FactoryGood(c) => self.n.level().culture(c).factory_good.value.into(),
            _ => 0,
        }
    }
    fn fare(&self, passenger: usize) -> i64 {
        let p = &self.n.level().passengers[passenger];
        let fare = i64::from(p.fare);
        match p.to {
            Endpoint::Base => self.later(fare, self.way(self.n.level().start)) * ABOARD / 100,
            Endpoint::Culture(to) => {
                let home = self.homes.iter().find(|(culture, _)| *culture == to);
                home.map_or(fare * HOPE / 100, |(_, way)| self.later(fare, *way) * ABOARD / 100)
            }
        }
    }

    /// Goods, passengers and cards that will bring money.
    fn aboard(&self) -> i64 {
        let mut sum = 0;
        let hold = self.n.hold(self.seat);
        for (nth, p) in hold.iter().enumerate() {
            sum += match self.n.layout().what(p.kind) {
                PieceNoun::Good(_) | PieceNoun::FactoryGood(_) => {
                    // One sell a visit: the next of a kind waits longer.
                    let before = hold[..nth].iter().filter(|q| q.kind == p.kind).count() as i64;
                    self.sale(p.kind) * (100 - 8 * before.min(4)) / 100
                }
                PieceNoun::Passenger(p) => self.fare(p),
                _ => 0,
            };
        }
        for card in self.n.cards(self.seat) {
            if let PieceNoun::Card(culture) = self.n.layout().what(card.kind) {
                let way = self
                    .homes
                    .iter()
                    .find(|(c, _)| *c == culture)
                    .map_or(self.speed * PATIENCE, |(_, way)| *way);
                sum += self.later(i64::from(self.n.level().culture(culture).card) / 2, way);
            }
        }
        if self.seat == self.n.active() { sum + self.n.barter_credit() * HOPE / 100 } else { sum }
    }

    /// Ship and equipment. A second piece of a kind serves little.
    fn outfit(&self) -> i64 {
        let mut sum = i64::from(self.n.level().ship(self.n.class(self.seat)).price) * OUTFIT / 100;
        let mut seen: Vec<KindId> = Vec::new();
        for p in self.n.aboard(self.seat).map(|p| self.n.held_piece(p)) {
            let price = match self.n.layout().what(p.kind) {
                PieceNoun::Equipment(e) => self.n.level().equipment(e).price,
                PieceNoun::Relic(r) => self.n.level().relic(r).price,
                _ => continue,
            };
            let serves = if seen.contains(&p.kind) { OUTFIT / 2 } else { OUTFIT };
            seen.push(p.kind);
            sum += i64::from(price) * serves / 100;
        }
        sum
    }

    /// What ports and factories will earn while there is time for it.
    fn income(&self) -> i64 {
        let left = self
            .n
            .goal()
            .map_or(100, |goal| (100 - 100 * self.n.net_worth(self.seat) / goal).clamp(0, 100));
        let earns = |kind| match self.n.layout().what(kind) {
            PieceNoun::PortDeed(_) => PORT_EARNS,
            PieceNoun::FactoryDeed(_) => FACTORY_EARNS,
            _ => 0,
        };
        self.n.deeds(self.seat).iter().map(|d| earns(d.kind)).sum::<i64>() * left / 100
    }

    /// The best thing that the ship could fly to with the room and the money it has.
    fn prospects(&self) -> i64 {
        let (room, money) = (self.n.room_free(self.seat), self.n.money(self.seat));
        let mut best = 0;
        for &(culture, way) in &self.homes {
            if self.n.system_of(culture).is_none() {
                continue;
            }
            let market = self.n.market(culture);
            let good = &self.n.level().culture(culture).good;
            let kind = self.n.layout().good(culture);
            if market.goods > 0 && room >= i64::from(good.room) && money >= i64::from(good.price) {
                best = best.max(self.later(self.sale(kind) - i64::from(good.price), way));
            }
            if room >= i64::from(self.n.level().rules.passenger_room) {
                best = market
                    .passengers
                    .iter()
                    .map(|p| self.later(self.fare(p.nth), way))
                    .fold(best, i64::max);
            }
        }
        if room >= i64::from(self.n.level().rules.passenger_room) {
            let way = self.way(self.n.level().start);
            best = self
                .n
                .base()
                .passengers
                .iter()
                .map(|p| self.later(self.fare(p.nth), way))
                .fold(best, i64::max);
        }
        for system in self.systems().filter(|&s| self.n.discovered(s).is_none()) {
            best = best.max(self.later(UNKNOWN, self.way_to(system)));
        }
        best * PROSPECT / 100
    }
}
