//! Ways and sums of trips: how far it is to every known market, what cargo would bring
//! there, and which trades pay per movement point. Estimates by public arithmetic over the printed
//! board; nothing here says what is allowed.

use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, Effect, Endpoint, Reach, SpaceIx, SystemIx},
        table::{
            layout::{Phase, PieceNoun},
            nouns::{GameView, Market, VenusSight, VenusView},
        },
    },
    table::ids::{KindId, SeatId},
};

/// A way to somewhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Journey {
    /// Movement points: of the way that one click flies, where the ship is asked to fly; else of
    /// the shortest one, every pilot number assumed at hand and gates left out.
    pub mp: u32,
    /// Fees on it in credits; of a way that nobody can fly yet the printed ones.
    pub fee: u32,
    /// About how many turns; 0 where the points left in this turn are enough.
    pub turns: u32,
}

/// A place that takes something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlet {
    /// Who buys.
    pub buyer: CultureIx,
    /// What the first piece brings with the demands shown now.
    pub first: i64,
    /// How much of that is for demands.
    pub bonus: i64,
    /// What all pieces bring, one after the other, if nothing new is drawn.
    pub all: i64,
    /// The way there; `None` while nobody knows where they live.
    pub way: Option<Journey>,
}

/// Goods of one kind aboard and who takes them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Load {
    /// What it is.
    pub kind: KindId,
    /// How many.
    pub count: usize,
    /// Known buyers, the best sum per movement point first.
    pub outlets: Vec<Outlet>,
    /// Buyers that are not found yet.
    pub hidden: Vec<CultureIx>,
}

/// A passenger aboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rider {
    /// What it is.
    pub kind: KindId,
    /// Where it wants to go.
    pub to: Endpoint,
    /// What it pays there.
    pub fare: i64,
    /// The way there; `None` while nobody knows where they live.
    pub way: Option<Journey>,
}

/// Something on sale and somebody who buys it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trade {
    /// What it is.
    pub kind: KindId,
    /// Who sells it.
    pub maker: CultureIx,
    /// Who buys it.
    pub buyer: CultureIx,
    /// What it costs.
    pub price: i64,
    /// What the first piece brings now.
    pub pays: i64,
    /// How much of that is for demands.
    pub bonus: i64,
    /// Pieces on the market.
    pub left: usize,
    /// No factory makes it yet.
    pub locked: bool,
    /// From the ship to the seller.
    pub there: Option<Journey>,
    /// From the seller to the buyer.
    pub on: Option<Journey>,
}

impl Trade {
    /// What is earned.
    pub fn margin(&self) -> i64 {
        self.pays - self.price
    }
    /// Movement points of the whole trip, where both are found.
    pub fn mp(&self) -> Option<u32> {
        Some(self.there?.mp + self.on?.mp)
    }
    /// Turns of the whole trip.
    pub fn turns(&self) -> Option<u32> {
        Some(self.there?.turns + self.on?.turns.max(1))
    }
    /// Credits a movement point, in tenths.
    pub fn rate(&self) -> Option<i64> {
        Some(rate(self.margin(), self.mp()?))
    }
    /// Whether it can be bought at present.
    pub fn on_sale(&self) -> bool {
        self.left > 0 && !self.locked
    }
}

/// A passenger that waits, and the trip that it pays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fare {
    /// What it is.
    pub kind: KindId,
    /// Where it waits.
    pub from: Endpoint,
    /// Where it wants to go.
    pub to: Endpoint,
    /// What it pays.
    pub fare: i64,
    /// From the ship to the passenger.
    pub there: Journey,
    /// From there to the destination.
    pub on: Journey,
}

impl Fare {
    /// Movement points of the whole trip.
    pub fn mp(&self) -> u32 {
        self.there.mp + self.on.mp
    }
    /// Turns of the whole trip.
    pub fn turns(&self) -> u32 {
        self.there.turns + self.on.turns.max(1)
    }
    /// Credits a movement point, in tenths.
    pub fn rate(&self) -> i64 {
        rate(self.fare, self.mp())
    }
}

/// Credits a movement point, in tenths.
pub fn rate(sum: i64, mp: u32) -> i64 {
    sum * 10 / i64::from(mp.max(1))
}

/// Everything that is counted for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TripPlan {
    /// Ways from the ship to each culture, by index; `None` for those that are not found.
    pub ways: Vec<Option<Journey>>,
    /// The way to the Base.
    pub base: Option<Journey>,
    /// Goods aboard, one entry a kind.
    pub loads: Vec<Load>,
    /// Passengers aboard.
    pub riders: Vec<Rider>,
    /// Every good and factory good with everybody who buys it, by seller.
    pub trades: Vec<Trade>,
    /// Passengers that wait somewhere and whose destination is found.
    pub fares: Vec<Fare>,
    /// The way from the ship to every space of the board, by index.
    pub reach: Vec<Option<Journey>>,
    /// Movement points of an average roll, in tenths.
    pub roll: u32,
}

/// The places of a system where one trades.
pub fn trading_places(n: &VenusSight, system: SystemIx) -> Vec<SpaceIx> {
    n.level().system(system).spaces.iter().copied().filter(|&s| n.place(s).is_trading()).collect()
}

/// The cheapest ways from any of some places to all spaces, for the drives and relics of a seat.
pub fn ways(n: &VenusSight, seat: SeatId, from: &[SpaceIx]) -> Vec<Option<Reach>> {
    n.level().reach(from, n.drive_colours(seat), n.has(seat, &Effect::AirFoil))
}

/// What it takes to get somewhere, and whether what is rolled leads there.
type Flyable = (Reach, bool);

/// Movement points and fees of the ways of a ship as one click flies them, by space.
pub type FlownWays = Vec<Option<(u32, u32)>>;

/// The ways of a ship as one click flies them, where it is asked to; the printed ones elsewhere.
fn as_flown(
    n: &VenusSight,
    seat: SeatId,
    points: u32,
    flown: Option<FlownWays>,
) -> Vec<Option<Flyable>> {
    let asked = n.sight.decision.is_some_and(|d| d.seat == seat) && n.active() == seat;
    let flown = flown.filter(|_| asked);
    let reached = |at: usize| flown.as_ref().map(|flown| flown.get(at).copied().flatten());
    let way = |(at, printed): (usize, Option<Reach>)| match reached(at) {
        Some(Some((mp, fee))) => Some((Reach { mp, fee }, true)),
        Some(None) => printed.map(|reach| (reach, points == 0)),
        None => printed.map(|reach| (reach, true)),
    };
    ways(n, seat, &[n.ship_at(seat)]).into_iter().enumerate().map(way).collect()
}

/// The nearest of some places, those first that can be come to now.
fn soonest(ways: &[Option<Flyable>], places: &[SpaceIx]) -> Option<Flyable> {
    places.iter().filter_map(|p| *ways.get(p.ix())?).min_by_key(|(reach, now)| (!now, *reach))
}

/// The nearest of some places.
pub fn nearest(ways: &[Option<Reach>], places: &[SpaceIx]) -> Option<Reach> {
    places.iter().filter_map(|p| *ways.get(p.ix())?).min()
}

impl TripPlan {
    /// Counts the plan of a seat; `flown` are movement points and fees of the ways as one click
    /// flies them, where that is known.
    pub fn of(n: &VenusSight, seat: SeatId, flown: Option<FlownWays>) -> TripPlan {
        let level = &n.level();
        let count = level.cultures.len();
        let places: Vec<Vec<SpaceIx>> = (0..count as u8)
            .map(|c| n.system_of(CultureIx(c)).map(|s| trading_places(n, s)).unwrap_or_default())
            .collect();
        let roll = average_roll(n, seat);
        let points = if n.phase() == Phase::Move && n.active() == seat {
            n.points().max(0) as u32
        } else {
            0
        };
        let from_ship = as_flown(n, seat, points, flown);
        let way = |(r, now): Flyable| Journey {
            mp: r.mp,
            fee: r.fee,
            // What the numbers rolled do not lead to is for a later turn.
            turns: turns(r.mp, points, roll).max(u32::from(!now && r.mp > 0)),
        };
        let leg = |r: Reach| Journey { mp: r.mp, fee: r.fee, turns: turns(r.mp, 0, roll) };
        let mut plan = TripPlan {
            ways: places.iter().map(|p| soonest(&from_ship, p).map(way)).collect(),
            base: from_ship.get(level.start.ix()).copied().flatten().map(way),
            reach: from_ship.iter().map(|r| r.map(way)).collect(),
            roll,
            ..TripPlan::default()
        };
        for maker in (0..count as u8).map(CultureIx) {
            let from = &places[maker.ix()];
            let on = if from.is_empty() { Vec::new() } else { ways(n, seat, from) };
            let market = n.market(maker);
            if !from.is_empty() {
                plan.waiting(
                    n,
                    &market,
                    Endpoint::Culture(maker),
                    plan.ways[maker.ix()],
                    &on,
                    &places,
                    level.start,
                    leg,
                );
            }
            plan.trades_of(n, maker, &market, &on, &places, leg);
        }
        let from_base = ways(n, seat, &[level.start]);
        plan.waiting(
            n,
            &n.base(),
            Endpoint::Base,
            plan.base,
            &from_base,
            &places,
            level.start,
            leg,
        );
        plan.cargo(n, seat);
        plan
    }

    /// What a culture makes, with everybody who buys it.
    fn trades_of(
        &mut self,
        n: &VenusSight,
        maker: CultureIx,
        market: &Market,
        on: &[Option<Reach>],
        places: &[Vec<SpaceIx>],
        leg: impl Fn(Reach) -> Journey,
    ) {
        let c = n.level().culture(maker);
        for (kind, good, left, locked) in [
            (n.layout().good(maker), &c.good, market.goods, false),
            (
                n.layout().factory_good(maker),
                &c.factory_good,
                market.factory_goods,
                market.factory_locked,
            ),
        ] {
            for &buyer in &c.buyers {
                let pays = n.sale(kind, buyer).unwrap_or(0);
                self.trades.push(Trade {
                    kind,
                    maker,
                    buyer,
                    price: good.price.into(),
                    pays,
                    bonus: pays - i64::from(good.value),
                    left,
                    locked,
                    there: self.ways[maker.ix()],
                    on: nearest(on, &places[buyer.ix()]).map(&leg),
                });
            }
        }
    }

    fn waiting(
        &mut self,
        n: &VenusSight,
        market: &Market,
        from: Endpoint,
        there: Option<Journey>,
        on: &[Option<Reach>],
        places: &[Vec<SpaceIx>],
        base: SpaceIx,
        leg: impl Fn(Reach) -> Journey,
    ) {
        let Some(there) = there else { return };
        for w in &market.passengers {
            let to = match w.to {
                Endpoint::Base => nearest(on, &[base]),
                Endpoint::Culture(c) => nearest(on, &places[c.ix()]),
            };
            if let (Some(to), Some(&kind)) = (to, n.sight.catalogue.pieces.get(w.piece.ix())) {
                self.fares.push(Fare {
                    kind,
                    from,
                    to: w.to,
                    fare: w.fare.into(),
                    there,
                    on: leg(to),
                });
            }
        }
    }

    fn cargo(&mut self, n: &VenusSight, seat: SeatId) {
        for held in n.hold(seat) {
            match n.layout().what(held.kind) {
                PieceNoun::Good(_) | PieceNoun::FactoryGood(_) => {
                    match self.loads.iter_mut().find(|l| l.kind == held.kind) {
                        Some(load) => load.count += 1,
                        None => self.loads.push(Load {
                            kind: held.kind,
                            count: 1,
                            outlets: Vec::new(),
                            hidden: Vec::new(),
                        }),
                    }
                }
                PieceNoun::Passenger(p) => {
                    let p = &n.level().passengers[p];
                    let way = match p.to {
                        Endpoint::Base => self.base,
                        Endpoint::Culture(c) => self.ways[c.ix()],
                    };
                    self.riders.push(Rider { kind: held.kind, to: p.to, fare: p.fare.into(), way });
                }
                _ => {}
            }
        }
        // Where nothing more can be sold in this visit, selling here waits for a later turn.
        let spent = n.active() == seat && n.sells_left() <= 0;
        let way = |way: Option<Journey>| {
            way.map(|w| Journey { turns: w.turns.max(u32::from(spent && w.mp == 0)), ..w })
        };
        let ways = &self.ways;
        for load in &mut self.loads {
            let maker = match n.layout().what(load.kind) {
                PieceNoun::Good(c) | PieceNoun::FactoryGood(c) => c,
                _ => continue,
            };
            for &buyer in &n.level().culture(maker).buyers {
                match n.system_of(buyer) {
                    Some(_) => {
                        let there = way(ways[buyer.ix()]);
                        load.outlets.push(outlet(n, load.kind, load.count, buyer, there));
                    }
                    None => load.hidden.push(buyer),
                }
            }
            load.outlets
                .sort_by_key(|o| (std::cmp::Reverse(o.way.map(|w| rate(o.first, w.mp))), o.buyer));
        }
    }
}

/// What so many pieces of a good bring at a buyer, sold one by one, each taking one demand away
/// (MOV-8.2.1).
pub fn outlet(
    n: &VenusSight,
    kind: KindId,
    count: usize,
    buyer: CultureIx,
    way: Option<Journey>,
) -> Outlet {
    let first = n.sale(kind, buyer).unwrap_or(0);
    let (maker, meets, value) = match n.layout().what(kind) {
        PieceNoun::FactoryGood(c) => {
            (c, n.level().rules.factory_goods_meet_demands, n.level().culture(c).factory_good.value)
        }
        PieceNoun::Good(c) => (c, true, n.level().culture(c).good.value),
        _ => return Outlet { buyer, first, bonus: 0, all: first, way },
    };
    let mut tokens: Vec<i64> = Vec::new();
    if meets {
        for w in n.market(buyer).demands.iter().filter(|w| w.good_of == maker) {
            tokens.extend(std::iter::repeat_n(i64::from(w.bonus), w.count));
        }
    }
    // The smallest goes first, as a seller who may choose would have it (MOV-8.2.3).
    tokens.sort_unstable();
    let all = (0..count).map(|sold| i64::from(value) + tokens.iter().skip(sold).sum::<i64>()).sum();
    Outlet { buyer, first, bonus: first - i64::from(value), all, way }
}

/// Movement points of an average roll in tenths: 3.5 a die, the Auto Pilot's die 4.
fn average_roll(n: &VenusSight, seat: SeatId) -> u32 {
    let dice = u32::from(n.level().ship(n.class(seat)).dice).max(1);
    if n.has(seat, &Effect::AutoPilot) { (dice - 1) * 35 + 40 } else { dice * 35 }
}

/// About how many turns so many movement points take, when `points` are left in this one.
pub fn turns(mp: u32, points: u32, roll: u32) -> u32 {
    if mp <= points {
        0
    } else {
        ((mp - points) * 10).div_ceil(roll.max(1)) + u32::from(points > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_counted_from_what_is_left() {
        assert_eq!(turns(0, 0, 105), 0);
        assert_eq!(turns(1, 0, 105), 1);
        assert_eq!(turns(21, 0, 105), 2);
        assert_eq!(turns(6, 6, 105), 0);
        assert_eq!(turns(7, 6, 105), 2);
        assert_eq!(rate(110, 8), 137);
        assert_eq!(rate(110, 0), 1100);
    }
}
