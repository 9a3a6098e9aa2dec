//! Trips: one to three landings in a row, with what is sold and loaded at each. The best trip is
//! the one that brings most for each turn, or that reaches the goal of the game soonest. It reckons
//! with prices and distances alone and offers nothing.

use super::{book::PriceBook, chart::Chart};
use std::{cell::OnceCell, collections::BTreeMap};

/// Most things that change hands at one landing.
const MOST: usize = 16;

/// What may be done at the first landing of a trip, or at a later one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rights {
    /// What the landing allows to a ship that arrives there.
    Arriving,
    /// No limits: the ship stays there for a turn.
    Staying,
    /// In the middle of a visit: so many buys and sells are left.
    Now(i64, i64),
}

/// One landing of a trip.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TripLanding {
    /// The landing, by its number on the chart.
    pub landing: usize,
    /// Turns to get there.
    pub turns: f64,
    /// What may be done there.
    pub rights: Rights,
}

/// Something done at the first landing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CargoStep {
    /// Sell or set down a cargo.
    Unload(usize),
    /// Buy or take aboard a cargo, for so many credits of gain.
    Load(usize, f64),
}

/// A trip and what is thought to come of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Trip {
    /// Its landings.
    pub legs: Vec<TripLanding>,
    /// Credits for each turn.
    pub rate: f64,
    /// Credits in all, by what is in hand and aboard at its end.
    pub gain: f64,
    /// Turns it takes.
    pub turns: f64,
    /// Turns until the goal of the game is reached, if it is on this trip.
    pub goal: Option<f64>,
    /// The least money in hand after the first landing.
    pub spare: f64,
    /// What is done at the first landing.
    pub deeds: Vec<CargoStep>,
}

impl Trip {
    fn better(&self, other: &Trip) -> bool {
        match (self.goal, other.goal) {
            (Some(a), Some(b)) if (a - b).abs() > 0.01 => a < b,
            (Some(_), None) => true,
            (None, Some(_)) => false,
            _ => self.rate > other.rate,
        }
    }
}

/// What a trip begins with.
#[derive(Clone, Debug)]
pub struct Start {
    /// Cargo aboard.
    pub cargo: Vec<usize>,
    /// Room that is free.
    pub room: i64,
    /// Money.
    pub money: f64,
    /// Money that is still missing for the goal; infinite where there is none.
    pub missing: f64,
    /// What a turn is worth, by experience.
    pub turn: f64,
    /// Turns from the ship to each place, for what stays aboard.
    pub far: Vec<f64>,
}

impl Start {
    fn aboard(&self) -> impl Iterator<Item = Aboard> + '_ {
        self.cargo.iter().map(|&item| Aboard { item, left: 1.0 })
    }
}

/// What a beginning promises.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TripOutlook {
    /// Credits, less what the turns until then are worth.
    pub credits: f64,
    /// Turns until the goal of the game is reached, if the best trip reaches it.
    pub goal: Option<f64>,
}

/// The one who reckons.
pub struct Planner<'a> {
    /// Distances.
    chart: &'a Chart,
    /// Prices.
    book: &'a PriceBook,
    /// What each cargo is worth at the end of a trip, by its last landing; reckoned where it is
    /// asked for first, since thousands of trips end at a few dozen landings.
    ends: Vec<OnceCell<Vec<f64>>>,
}

#[derive(Clone, Copy)]
struct LoadChoice {
    item: usize,
    gain: f64,
    price: f64,
    due: f64,
    room: i64,
    passenger: bool,
}

/// A cargo aboard in thought.
#[derive(Clone, Copy)]
struct Aboard {
    item: usize,
    /// How likely it is still there: a hidden culture may have taken it.
    left: f64,
}

/// A ship on a trip in thought.
struct Hull {
    money: f64,
    room: i64,
    cargo: Vec<Aboard>,
    /// What was gained so far.
    gain: f64,
}

impl Hull {
    /// Sells or sets down a cargo; false if it is not aboard.
    fn unload(&mut self, item: usize, pays: f64, room: i64, counted: bool, own: f64) -> bool {
        let Some(at) = self.cargo.iter().position(|a| a.item == item) else { return false };
        let pays = pays * self.cargo.remove(at).left;
        self.room += room;
        self.money += pays;
        self.gain += pays * if counted { 1.0 + own } else { 1.0 };
        true
    }

    /// Offers to a hidden culture what is aboard, as many pieces as may be sold there.
    fn show_round(&mut self, book: &PriceBook, mut sells: i64) {
        let mut order: Vec<usize> = (0..self.cargo.len()).collect();
        let brings = |a: &Aboard| a.left * book.chance[a.item] * book.value[a.item];
        order.sort_by(|&a, &b| brings(&self.cargo[b]).total_cmp(&brings(&self.cargo[a])));
        for at in order {
            let aboard = self.cargo[at];
            let counted = !book.is_passenger(aboard.item);
            if counted && sells <= 0 {
                continue;
            }
            sells -= i64::from(counted);
            self.money += brings(&aboard);
            self.gain += brings(&aboard);
            self.cargo[at].left *= 1.0 - book.chance[aboard.item];
        }
    }

    /// Buys or takes aboard a cargo, with what is left on a card and in buys; false if it cannot.
    /// With a `basket` what a card pays in full uses no buy (MOV-10.2.2).
    fn load(
        &mut self,
        w: &LoadChoice,
        card: &mut f64,
        buys: &mut i64,
        own: f64,
        basket: bool,
    ) -> bool {
        let paid = (w.price - *card).max(0.0);
        let counts = !w.passenger && (paid > 0.0 || !basket);
        if w.room > self.room || w.due - *card > self.money || (counts && *buys <= 0) {
            return false;
        }
        *card = (*card - w.price).max(0.0);
        *buys -= i64::from(counts);
        self.room -= w.room;
        self.money -= paid;
        self.gain -= paid - w.price * if w.passenger { 0.0 } else { own };
        self.cargo.push(Aboard { item: w.item, left: 1.0 });
        true
    }
}

impl Planner<'_> {
    /// Reckons with these distances and prices.
    pub fn new<'a>(chart: &'a Chart, book: &'a PriceBook) -> Planner<'a> {
        Planner { chart, book, ends: vec![OnceCell::new(); chart.landings.len()] }
    }

    /// The best trip whose first leg is one of `first`.
    pub fn best(&self, start: &Start, first: &[TripLanding]) -> Trip {
        let mut best = Trip { rate: f64::MIN, ..Trip::default() };
        self.explore(start, first, |trip, legs| {
            if trip.better(&best) {
                best = Trip { legs: legs.to_vec(), ..trip };
            }
        });
        self.with_deeds(start, best)
    }

    /// The best trip by each goal: where leg number `leg` leads, the best of them first.
    pub fn best_by_goal(&self, start: &Start, first: &[TripLanding], leg: usize) -> Vec<Trip> {
        let mut best: BTreeMap<(usize, bool), Trip> = BTreeMap::new();
        self.explore(start, first, |trip, legs| {
            let Some(to) = legs.get(leg) else { return };
            let goal = (to.landing, to.rights == Rights::Staying);
            if best.get(&goal).is_none_or(|known| trip.better(known)) {
                best.insert(goal, Trip { legs: legs.to_vec(), ..trip });
            }
        });
        let mut all: Vec<Trip> = best.into_values().collect();
        all.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
        all.into_iter().map(|trip| self.with_deeds(start, trip)).collect()
    }

    /// Reckons every first leg, and longer trips by the most promising ones.
    fn explore(
        &self,
        start: &Start,
        first: &[TripLanding],
        mut see: impl FnMut(Trip, &[TripLanding]),
    ) {
        let waits = self.waits(start.aboard(), &start.far);
        let mut reckoned = |legs: &[TripLanding]| {
            let trip = self.reckon((start, waits), legs, None);
            let promise = rank(&trip);
            see(trip, legs);
            promise
        };
        let begun = first.iter().map(|leg| (reckoned(&[*leg]), vec![*leg]));
        let mut ranked: Vec<(f64, Vec<TripLanding>)> = begun.collect();
        let habits = &self.book.habits;
        for landings in 2..=habits.landings as usize {
            ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
            ranked.truncate(habits.followed as usize);
            let mut further = Vec::new();
            for (_, mut legs) in ranked {
                let Some(last) = legs.last().copied() else { continue };
                for &(landing, turns) in &self.chart.next[last.landing] {
                    legs.push(TripLanding { landing, turns, rights: Rights::Arriving });
                    let promise = reckoned(&legs);
                    if landings < habits.landings as usize {
                        further.push((promise, legs.clone()));
                    }
                    legs.pop();
                }
            }
            ranked = further;
        }
    }

    /// A trip with what is done at its first landing.
    fn with_deeds(&self, start: &Start, mut trip: Trip) -> Trip {
        if !trip.legs.is_empty() {
            let waits = self.waits(start.aboard(), &start.far);
            self.reckon((start, waits), &trip.legs, Some(&mut trip.deeds));
        }
        trip
    }

    /// What waits aboard counts the less the longer it waits.
    fn waits(&self, cargo: impl Iterator<Item = Aboard>, far: &[f64]) -> f64 {
        cargo.map(|a| a.left * self.book.worth(self.chart, a.item, far)).sum::<f64>()
            * self.book.habits.waiting
    }

    /// What each cargo is worth to a ship at a landing.
    fn worths(&self, landing: usize) -> &[f64] {
        let far = &self.chart.far[landing];
        let all = || (0..self.book.value.len()).map(|c| self.book.worth(self.chart, c, far));
        self.ends[landing].get_or_init(|| all().collect())
    }

    /// What a beginning is worth in credits by the best trip that it allows: what will be in hand
    /// and aboard at its end, less what its turns are worth. Two beginnings of one seat are
    /// compared by it.
    pub fn outlook(&self, start: &Start, first: &[TripLanding]) -> TripOutlook {
        let trip = self.best(start, first);
        let ends_with = match trip.goal {
            // More than the goal asks for is worth nothing.
            Some(_) => start.money + start.missing,
            None => start.money + self.waits(start.aboard(), &start.far) + trip.gain,
        };
        let turns = trip.goal.unwrap_or(trip.turns);
        TripOutlook { credits: ends_with - start.turn * turns, goal: trip.goal }
    }

    fn price(&self, item: usize, place: usize, sold: usize) -> f64 {
        (self.book.first[item][place] - self.book.drop[item][place] * sold as f64).max(0.0)
    }

    /// What comes of a trip that begins with what waits aboard, given with it: all but its legs,
    /// and what is done at its first landing only for whoever asks.
    fn reckon(
        &self,
        (start, waits): (&Start, f64),
        legs: &[TripLanding],
        mut deeds: Option<&mut Vec<CargoStep>>,
    ) -> Trip {
        let (worths, habits) = (self.worths(legs[legs.len() - 1].landing), &self.book.habits);
        let mut trip = Trip { spare: f64::MAX, ..Trip::default() };
        // What there is aboard at the beginning is taken off at the end.
        let mut hull = Hull {
            money: start.money,
            room: start.room,
            cargo: start.aboard().collect(),
            gain: -waits,
        };
        for (nth, leg) in legs.iter().enumerate() {
            trip.turns += leg.turns;
            let deeds = deeds.as_deref_mut().filter(|_| nth == 0);
            if self.land(start, (legs, nth), worths, &mut hull, deeds) {
                trip.turns += 1.0;
            }
            trip.spare = trip.spare.min(hull.money);
            if hull.money - start.money >= start.missing && trip.goal.is_none() {
                trip.goal = Some(trip.turns);
            }
        }
        hull.gain +=
            hull.cargo.iter().map(|a| a.left * worths[a.item]).sum::<f64>() * habits.waiting;
        trip.gain = hull.gain;
        // A loss is no smaller for taking longer.
        trip.rate = match hull.gain > 0.0 {
            true => hull.gain / (trip.turns + habits.lost),
            false => hull.gain - trip.turns,
        };
        trip
    }

    /// Sales and fares at a landing, the dearest first: what brings clearly more further on stays
    /// aboard.
    fn sales(&self, legs: &[TripLanding], nth: usize, cargo: &[Aboard]) -> Vec<(f64, usize)> {
        let place = self.chart.landings[legs[nth].landing].place;
        let mut out: Vec<(f64, usize)> = Vec::new();
        for (at, &Aboard { item, .. }) in cargo.iter().enumerate() {
            let before = cargo[..at].iter().filter(|a| a.item == item).count();
            let pays = self.price(item, place, before);
            let waits = legs[nth + 1..].iter().any(|l| {
                let other = self.chart.landings[l.landing].place;
                self.price(item, other, before) > pays * self.book.habits.further_on
            });
            if pays > 0.0 && !waits && out.len() < MOST {
                out.push((pays, item));
            }
        }
        out.sort_by(|a, b| b.0.total_cmp(&a.0));
        out
    }

    /// What is done at one landing of a trip. Tells whether the ship stays there for another turn.
    fn land(
        &self,
        start: &Start,
        (legs, nth): (&[TripLanding], usize),
        worths: &[f64],
        hull: &mut Hull,
        mut deeds: Option<&mut Vec<CargoStep>>,
    ) -> bool {
        let book = self.book;
        let landing = &self.chart.landings[legs[nth].landing];
        let place = landing.place;
        let (mut buys, mut sells) = match legs[nth].rights {
            Rights::Arriving if landing.limited => (1, 1),
            Rights::Now(buys, sells) => (buys, sells),
            Rights::Arriving | Rights::Staying => (i64::MAX, i64::MAX),
        };
        let visited = legs[..nth].iter().any(|l| self.chart.landings[l.landing].place == place);
        if !book.open[place] && !visited {
            hull.gain += book.find[place];
        }
        if book.is_hidden(place) && !visited {
            hull.show_round(book, sells);
        }
        let out = self.sales(legs, nth, &hull.cargo);
        let freed: i64 = out.iter().map(|o| book.room[o.1]).sum();
        let income: f64 = out.iter().map(|o| o.0).sum();
        let card = if visited { 0.0 } else { book.card[place] };
        let loads = self.loads(legs, nth, hull.room + freed, (hull.money + income, card), worths);
        // With more to do than one visit allows the ship stays for another turn, if that is worth
        // it.
        let undone = self.left_undone(&out, &loads, card, buys, sells);
        let stays = undone.is_some_and(|lost| lost > start.turn);
        if stays {
            (buys, sells) = (i64::MAX, i64::MAX);
        }
        let own = if landing.own { 0.1 } else { 0.0 };
        let mut done = |step: CargoStep| deeds.iter_mut().for_each(|all| all.push(step));
        for (pays, item) in out {
            let counted = !book.is_passenger(item);
            if (!counted || sells > 0) && hull.unload(item, pays, book.room[item], counted, own) {
                sells -= i64::from(counted);
                done(CargoStep::Unload(item));
            }
        }
        let mut left = card;
        for load in loads {
            if hull.load(&load, &mut left, &mut buys, own, book.basket) {
                done(CargoStep::Load(load.item, load.gain));
            }
        }
        stays
    }

    /// What so many buys and sells would leave undone at a landing; `None` where they are enough.
    fn left_undone(
        &self,
        out: &[(f64, usize)],
        loads: &[LoadChoice],
        card: f64,
        buys: i64,
        sells: i64,
    ) -> Option<f64> {
        let most = |count: i64| count.clamp(0, MOST as i64) as usize;
        let goods = || out.iter().filter(|o| !self.book.is_passenger(o.1));
        let bought = || loads.iter().filter(|w| !w.passenger);
        // A card pays for some of it without using a buy.
        let (mut free, mut left) = (0, card);
        for load in bought() {
            if self.book.basket && load.price <= left {
                left -= load.price;
                free += 1;
            }
        }
        let allowed = buys.saturating_add(free);
        let over: f64 = goods().skip(most(sells)).map(|o| o.0).sum();
        let missed: f64 = bought().skip(most(allowed)).map(|w| w.gain).sum();
        let more = goods().count() as i64 > sells || bought().count() as i64 > allowed;
        more.then_some(over * self.book.habits.put_off + missed)
    }

    /// What a cargo that is loaded brings on the rest of a trip: what the best buyer pays, or what
    /// may be hoped for from hidden ones, and after its end.
    fn brings(&self, item: usize, rest: &[TripLanding], worths: &[f64]) -> f64 {
        let book = self.book;
        let places = || rest.iter().map(|l| self.chart.landings[l.landing].place);
        let known = places().map(|place| self.price(item, place, 0)).fold(0.0, f64::max);
        let hidden = places().filter(|&place| book.is_hidden(place)).count();
        let left = (1.0 - book.chance[item]).powi(hidden as i32);
        let hoped = book.habits.unsold * worths[item];
        known.max((1.0 - left) * book.value[item] + left * hoped)
    }

    /// What is worth loading at a landing of a trip, the best for its room first, as far as room
    /// and money go.
    fn loads(
        &self,
        legs: &[TripLanding],
        nth: usize,
        mut room: i64,
        (money, card): (f64, f64),
        worths: &[f64],
    ) -> Vec<LoadChoice> {
        let book = self.book;
        let place = self.chart.landings[legs[nth].landing].place;
        if book.wares[place].is_empty() {
            return Vec::new();
        }
        let mut all: Vec<(LoadChoice, usize)> = Vec::new();
        for ware in book.wares[place].iter().filter(|w| w.count > 0) {
            let brings = self.brings(ware.item, &legs[nth + 1..], worths);
            let by_card = ware.price.min(card);
            let gain = brings - (ware.price - by_card) - by_card * book.habits.on_card;
            if gain > book.habits.least_gain {
                all.push((
                    LoadChoice {
                        item: ware.item,
                        gain,
                        price: ware.price,
                        due: ware.due,
                        room: book.room[ware.item],
                        passenger: ware.passenger,
                    },
                    ware.count,
                ));
            }
        }
        all.sort_by(|a, b| {
            (b.0.gain / b.0.room.max(1) as f64).total_cmp(&(a.0.gain / a.0.room.max(1) as f64))
        });
        let mut loads = Vec::new();
        let mut money = money + card;
        for (choice, count) in all {
            for _ in 0..count {
                if choice.room > room || choice.due > money || loads.len() >= MOST {
                    break;
                }
                (room, money) = (room - choice.room, money - choice.price);
                loads.push(choice);
            }
        }
        loads
    }
}

/// How promising a beginning is: a trip that ends in a good market may be poor by itself.
fn rank(trip: &Trip) -> f64 {
    trip.goal.map_or(trip.rate, |turns| 100_000.0 - turns)
}
