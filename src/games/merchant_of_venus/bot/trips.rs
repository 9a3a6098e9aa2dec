//! Trips: one to three landings in a row, with what is sold and loaded at each. The best trip is
//! the one that brings most for each turn, or that reaches the goal of the game soonest. It reckons
//! with prices and distances alone and offers nothing.

use super::{book::Book, chart::Chart};

/// How many first and second legs are followed further.
const BEAM: usize = 28;
/// Most things that change hands at one landing.
const MOST: usize = 16;
/// Part of what an unsold purchase is worth at the end of a trip.
const UNSOLD: f64 = 0.55;
/// Part of a turn that every trip is thought to lose.
const LOST: f64 = 0.25;

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
pub struct Leg {
    /// The landing, by its number on the chart.
    pub landing: usize,
    /// Turns to get there.
    pub turns: f64,
    /// What may be done there.
    pub rights: Rights,
}

/// Something done at the first landing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Deed {
    /// Sell or set down a cargo.
    Unload(usize),
    /// Buy or take aboard a cargo, for so many credits of gain.
    Load(usize, f64),
}

/// A trip and what is thought to come of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Trip {
    /// Its landings.
    pub legs: Vec<Leg>,
    /// Credits for each turn.
    pub rate: f64,
    /// Turns it takes.
    pub turns: f64,
    /// Turns until the goal of the game is reached, if it is on this trip.
    pub goal: Option<f64>,
    /// The least money in hand after the first landing.
    pub spare: f64,
    /// What is done at the first landing.
    pub deeds: Vec<Deed>,
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

/// The one who reckons.
pub struct Planner<'a> {
    /// Distances.
    pub chart: &'a Chart,
    /// Prices.
    pub book: &'a Book,
}

#[derive(Clone, Copy)]
struct Choice {
    item: usize,
    gain: f64,
    price: f64,
    due: f64,
    room: i64,
    passenger: bool,
}

impl Planner<'_> {
    /// The best trip whose first leg is one of `first`.
    pub fn best(&self, start: &Start, first: &[Leg]) -> Trip {
        let mut best = Trip { rate: f64::MIN, ..Trip::default() };
        let mut ranked: Vec<(f64, Vec<Leg>)> = Vec::new();
        for leg in first {
            let trip = self.reckon(start, &[*leg]);
            ranked.push((rank(&trip), vec![*leg]));
            if trip.better(&best) {
                best = trip;
            }
        }
        for _ in 0..2 {
            ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
            ranked.truncate(BEAM);
            let mut further = Vec::new();
            for (_, legs) in &ranked {
                let Some(last) = legs.last() else { continue };
                for &(landing, turns) in &self.chart.next[last.landing] {
                    let mut longer = legs.clone();
                    longer.push(Leg { landing, turns, rights: Rights::Arriving });
                    let trip = self.reckon(start, &longer);
                    further.push((rank(&trip), longer));
                    if trip.better(&best) {
                        best = trip;
                    }
                }
            }
            ranked = further;
        }
        best
    }

    fn price(&self, item: usize, place: usize, sold: usize) -> f64 {
        (self.book.first[item][place] - self.book.drop[item][place] * sold as f64).max(0.0)
    }

    /// What comes of a trip.
    pub fn reckon(&self, start: &Start, legs: &[Leg]) -> Trip {
        let book = self.book;
        let (mut money, mut room, mut cargo) = (start.money, start.room, start.cargo.clone());
        let (mut turns, mut gain, mut spare) = (0.0, 0.0, f64::MAX);
        let mut trip = Trip { legs: legs.to_vec(), ..Trip::default() };
        let far_end = &self.chart.far[legs[legs.len() - 1].landing];
        // What waits aboard counts the less the longer it waits: what there is at the beginning is
        // taken off at the end.
        gain -=
            start.cargo.iter().map(|&item| book.worth(self.chart, item, &start.far)).sum::<f64>()
                * 0.8;
        for (nth, leg) in legs.iter().enumerate() {
            let landing = &self.chart.landings[leg.landing];
            let place = landing.place;
            turns += leg.turns;
            let (mut buys, mut sells) = match leg.rights {
                Rights::Arriving if landing.limited => (1, 1),
                Rights::Now(buys, sells) => (buys, sells),
                Rights::Arriving | Rights::Staying => (i64::MAX, i64::MAX),
            };
            let visited = legs[..nth].iter().any(|l| self.chart.landings[l.landing].place == place);
            if !book.open[place] && !visited {
                gain += book.find[place];
            }
            // Sales and fares, the dearest first.
            let mut out: Vec<(f64, usize)> = Vec::new();
            for (at, &item) in cargo.iter().enumerate() {
                let before = cargo[..at].iter().filter(|i| **i == item).count();
                let pays = self.price(item, place, before);
                let waits = legs[nth + 1..].iter().any(|l| {
                    let other = self.chart.landings[l.landing].place;
                    book.culture[other].is_some() && self.price(item, other, before) > pays * 1.15
                });
                if pays > 0.0 && !waits && out.len() < MOST {
                    out.push((pays, item));
                }
            }
            out.sort_by(|a, b| b.0.total_cmp(&a.0));
            let goods = out.iter().filter(|o| !book.is_passenger(o.1)).count() as i64;
            let over: f64 = out
                .iter()
                .filter(|o| !book.is_passenger(o.1))
                .skip(sells.clamp(0, MOST as i64) as usize)
                .map(|o| o.0)
                .sum();
            let freed: i64 = out.iter().map(|o| book.room[o.1]).sum();
            let income: f64 = out.iter().map(|o| o.0).sum();
            let card = if visited { 0.0 } else { book.card[place] };
            let command = self.commands(legs, nth, room + freed, money + income + card, far_end);
            let bought = command.iter().filter(|w| !w.passenger).count() as i64;
            // A card pays for some of it without using a buy.
            let mut free = 0;
            let mut left = card;
            for w in command.iter().filter(|w| !w.passenger) {
                if w.price <= left {
                    left -= w.price;
                    free += 1;
                }
            }
            let allowed = buys.saturating_add(free);
            let missed: f64 = command
                .iter()
                .filter(|w| !w.passenger)
                .skip(allowed.clamp(0, MOST as i64) as usize)
                .map(|w| w.gain)
                .sum();
            // With more to do than one visit allows the ship stays for another turn, if that is
            // worth it.
            let stays = (goods > sells || bought > allowed) && over * 0.7 + missed > start.turn;
            if stays {
                turns += 1.0;
                (buys, sells) = (i64::MAX, i64::MAX);
            }
            let own = if landing.own { 0.1 } else { 0.0 };
            for (pays, item) in out {
                let counted = !book.is_passenger(item);
                if counted && sells <= 0 {
                    continue;
                }
                let Some(at) = cargo.iter().position(|i| *i == item) else { continue };
                cargo.remove(at);
                sells -= i64::from(counted);
                room += book.room[item];
                money += pays;
                gain += pays * if counted { 1.0 + own } else { 1.0 };
                if nth == 0 {
                    trip.deeds.push(Deed::Unload(item));
                }
            }
            let mut left = card;
            for w in command {
                let paid = (w.price - left).max(0.0);
                let counts = !w.passenger && paid > 0.0;
                if w.room > room || w.due - left > money || (counts && buys <= 0) {
                    continue;
                }
                left = (left - w.price).max(0.0);
                buys -= i64::from(counts);
                room -= w.room;
                money -= paid;
                gain -= paid - w.price * if w.passenger { 0.0 } else { own };
                cargo.push(w.item);
                if nth == 0 {
                    trip.deeds.push(Deed::Load(w.item, w.gain));
                }
            }
            spare = spare.min(money);
            if money - start.money >= start.missing && trip.goal.is_none() {
                trip.goal = Some(turns);
            }
        }
        gain += cargo.iter().map(|&item| book.worth(self.chart, item, far_end)).sum::<f64>() * 0.8;
        trip.turns = turns;
        trip.rate = gain / (turns + LOST);
        trip.spare = spare;
        trip
    }

    /// What is worth loading at a landing of a trip, the best for its room first, as far as room
    /// and money go.
    fn commands(
        &self,
        legs: &[Leg],
        nth: usize,
        mut room: i64,
        mut money: f64,
        far_end: &[f64],
    ) -> Vec<Choice> {
        let book = self.book;
        let place = self.chart.landings[legs[nth].landing].place;
        if book.wares[place].is_empty() {
            return Vec::new();
        }
        let mut all: Vec<(Choice, usize)> = Vec::new();
        for ware in book.wares[place].iter().filter(|w| w.count > 0) {
            let later = legs[nth + 1..]
                .iter()
                .map(|l| self.price(ware.item, self.chart.landings[l.landing].place, 0))
                .fold(0.0, f64::max);
            let brings = later.max(UNSOLD * book.worth(self.chart, ware.item, far_end));
            let gain = brings - ware.price;
            if gain > 4.0 {
                all.push((
                    Choice {
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
        let mut commands = Vec::new();
        for (choice, count) in all {
            for _ in 0..count {
                if choice.room > room || choice.due > money || commands.len() >= MOST {
                    break;
                }
                (room, money) = (room - choice.room, money - choice.price);
                commands.push(choice);
            }
        }
        commands
    }
}

/// How promising a beginning is: a trip that ends in a good market may be poor by itself.
fn rank(trip: &Trip) -> f64 {
    trip.goal.map_or(trip.rate, |turns| 100_000.0 - turns)
}
