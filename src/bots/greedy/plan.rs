//! Where to go: the spot that brings most for each turn that it takes, what is aboard, what can be loaded there and what is still
//! to be discovered taken together. Estimates only; the flight itself is chosen step by step.

use super::worth::{Freight, Reach, Spot, Worth};
use crate::{
    games::merchant_of_venus::{
        layout::What,
        level::{CultureIx, Endpoint, SpaceIx},
        state::Place,
    },
    table::ids::KindId,
};

/// Where the ship is going.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// The spot.
    pub spot: Spot,
    /// Stay where the ship is: that is the best spot of all.
    pub stay: bool,
    /// Credits for each turn that this is thought to bring.
    pub rate: f64,
}

/// What finding a culture is worth beside its card: knowing who buys what.
const DISCOVERY: f64 = 30.0;
/// What a first contact brings in goods worth having.
const FIRST_GOODS: f64 = 25.0;

/// The best plan from where the ship is.
pub fn best(w: &Worth<'_>) -> Option<Plan> {
    let at = w.n.ship_at(w.me);
    let plans = w.reaches.iter().map(|r| {
        let here = r.landings.contains(&at) && r.open;
        let away = if here { 1.0 } else { w.turns(r.ways[at.ix()]) };
        Plan { spot: r.spot, stay: here, rate: rate(w, r, away, here) }
    });
    plans.max_by(|a, b| a.rate.total_cmp(&b.rate)).filter(|p| p.rate > 0.0)
}

fn rate(w: &Worth<'_>, r: &Reach, away: f64, here: bool) -> f64 {
    if !r.open {
        return discovery(w, r) / away;
    }
    let n = w.n;
    let hold = n.hold(w.me);
    let mut sales: Vec<f64> = Vec::new();
    let mut room = n.room_free(w.me);
    let mut fares = 0.0;
    for p in &hold {
        match n.layout.what(p.kind) {
            What::Passenger(nth) => {
                let p = &n.level.passengers[nth];
                if (p.to == Endpoint::Base && r.spot == Spot::Base) || (r.culture.is_some_and(|c| p.to == Endpoint::Culture(c))) {
                    fares += f64::from(p.fare);
                    room += i64::from(n.level.rules.passenger_room);
                }
            }
            _ => {
                if let Some(price) = r.culture.and_then(|c| n.sale(p.kind, c)) {
                    sales.push(price as f64);
                    room += n.room_of(p.kind);
                }
            }
        }
    }
    sales.sort_by(|a, b| b.total_cmp(a));
    let landing = r.landings.iter().copied().min_by_key(|s| r.ways[s.ix()]).unwrap_or(n.level.start);
    let limited = !here && n.place(landing).limits();
    let all: f64 = sales.iter().sum();
    let first = if limited { sales.first().copied().unwrap_or(0.0) } else { all };
    let loads = loads(w, r, landing, room, n.money(w.me) as f64 + all);
    let (gain, buys, onward) = fill(&loads, room, n.money(w.me) as f64 + all + card(w, r.culture));
    let rest = f64::from(u8::from(limited && (sales.len() > 1 || buys > 1)));
    let now = (first + fares) / away;
    let whole = (all + fares) / (away + f64::from(u8::from(limited && sales.len() > 1)));
    let round = (all + fares + gain) / (away + rest + onward);
    // With nothing to buy there, waiting there is worth nothing.
    now.max(whole).max(if gain > 0.0 { round } else { 0.0 })
}

fn card(w: &Worth<'_>, culture: Option<CultureIx>) -> f64 {
    let own = |c: CultureIx| w.n.cards(w.me).iter().any(|p| w.n.layout.what(p.kind) == What::Card(c));
    culture.filter(|&c| own(c)).map_or(0.0, |c| f64::from(w.n.level.culture(c).card))
}

fn discovery(w: &Worth<'_>, r: &Reach) -> f64 {
    let n = w.n;
    let known = |c: CultureIx| w.reaches.iter().any(|x| x.culture == Some(c));
    let could_be: Vec<CultureIx> = match r.culture {
        Some(c) => vec![c],
        None => (0..n.level.cultures.len() as u8).map(CultureIx).filter(|&c| !known(c)).collect(),
    };
    let count = could_be.len().max(1) as f64;
    let mut worth = DISCOVERY + FIRST_GOODS;
    for &c in &could_be {
        let good = n.level.culture(c);
        let mut here = f64::from(good.card) * 0.8;
        for p in n.hold(w.me) {
            match n.layout.what(p.kind) {
                What::Passenger(nth) if n.level.passengers[nth].to == Endpoint::Culture(c) => here += f64::from(n.level.passengers[nth].fare),
                _ => here += n.sale(p.kind, c).unwrap_or(0) as f64,
            }
        }
        worth += here / count;
    }
    worth
}

/// A thing that can be loaded somewhere.
struct Load {
    profit: f64,
    price: f64,
    room: i64,
    count: usize,
    turns: f64,
}

/// What can be loaded at a spot, the best first.
fn loads(w: &Worth<'_>, r: &Reach, landing: SpaceIx, room: i64, money: f64) -> Vec<Load> {
    let n = w.n;
    let mut all = Vec::new();
    let mut add = |freight: Option<Freight>, price: f64, needs: i64, count: usize| {
        if let Some(f) = freight.filter(|f| f.gain > price && needs <= room && price <= money && count > 0) {
            all.push(Load { profit: f.gain - price, price, room: needs, count, turns: f.turns });
        }
    };
    let market = match r.culture {
        Some(c) => n.market(c),
        None => n.base(),
    };
    let price = |kind: KindId| n.price(w.me, kind).unwrap_or(0) as f64;
    if let Some(c) = r.culture {
        let kind = n.layout.good(c);
        add(w.good_from(kind, landing), price(kind), n.room_of(kind), market.goods);
        if !market.factory_locked {
            let kind = n.layout.factory_good(c);
            add(w.good_from(kind, landing), price(kind), n.room_of(kind), market.factory_goods);
        }
    }
    for p in &market.passengers {
        let kind = n.sight.catalogue.pieces[p.piece.ix()];
        add(w.passenger_from(kind, landing), 0.0, i64::from(n.level.rules.passenger_room), 1);
    }
    let each = |l: &Load| l.profit / (l.turns + 1.0) / l.room.max(1) as f64;
    all.sort_by(|a, b| each(b).total_cmp(&each(a)));
    all
}

/// Profit, number of pieces and turns to the first of their goals if the ship is filled with the best.
fn fill(loads: &[Load], mut room: i64, mut money: f64) -> (f64, usize, f64) {
    let (mut gain, mut pieces, mut turns) = (0.0, 0, 0.0);
    for l in loads {
        for _ in 0..l.count {
            if l.room > room || l.price > money {
                break;
            }
            (room, money, gain, pieces) = (room - l.room, money - l.price, gain + l.profit, pieces + 1);
            if turns == 0.0 {
                turns = l.turns;
            }
        }
    }
    (gain, pieces, turns)
}

/// What a ship that lands at a space would get at once, in a limited visit.
pub fn at_once(w: &Worth<'_>, space: SpaceIx) -> f64 {
    let Some(r) = w.spot_at(space) else { return 0.0 };
    if !r.open {
        return discovery(w, r);
    }
    let n = w.n;
    let sale = |kind| r.culture.and_then(|c| n.sale(kind, c)).unwrap_or(0) as f64;
    let hold = n.hold(w.me);
    let sales = hold.iter().map(|p| sale(p.kind));
    let sold = if matches!(n.place(space), Place::Port(_) | Place::OpenPort) { sales.sum() } else { sales.fold(0.0, f64::max) };
    let goes_here = |nth: usize| {
        let to = n.level.passengers[nth].to;
        (to == Endpoint::Base && r.spot == Spot::Base) || r.culture.is_some_and(|c| to == Endpoint::Culture(c))
    };
    let fare = |kind| match n.layout.what(kind) {
        What::Passenger(nth) if goes_here(nth) => f64::from(n.level.passengers[nth].fare),
        _ => 0.0,
    };
    sold + hold.iter().map(|p| fare(p.kind)).sum::<f64>()
}
