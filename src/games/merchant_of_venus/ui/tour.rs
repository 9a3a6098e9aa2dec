//! A tour with what is aboard and the best trade after it: sell here, bring somebody there, buy,
//! sell, with the turns that it takes by average rolls. Estimates over the printed board from what
//! the viewer sees; it decides nothing and plays nothing.

use super::{panel::VenusPanel, plan};
use crate::{
    games::merchant_of_venus::{
        level::{Endpoint, SpaceIx},
        study::planning::{TripPlan, nearest, outlet, rate, trading_places, turns, ways},
        table::nouns::{GameView, VenusSight, VenusView},
    },
    table::{
        action::Value,
        ids::{KindId, SeatId},
    },
    ui::memo::memo,
};
use bevy_egui::egui::Context;
use std::{cmp::Reverse, sync::Arc};

/// Most stops that are foreseen: further ahead prices are anybody's guess.
const MOST: usize = 5;

/// What is done at a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Errand {
    Sell,
    Deliver,
    Buy,
}

/// A stop of the tour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stop {
    errand: Errand,
    at: Endpoint,
    kind: KindId,
    count: i64,
    sum: i64,
    /// Turns until then, from now on.
    turns: u32,
}

/// A tour that is put together.
struct Tour<'a> {
    n: &'a VenusSight<'a>,
    seat: SeatId,
    plan: &'a TripPlan,
    from: Vec<SpaceIx>,
    turns: u32,
    stops: Vec<Stop>,
}

impl Tour<'_> {
    fn places(&self, at: Endpoint) -> Vec<SpaceIx> {
        match at {
            Endpoint::Base => vec![self.n.level().start],
            Endpoint::Culture(culture) => {
                self.n.system_of(culture).map(|s| trading_places(self.n, s)).unwrap_or_default()
            }
        }
    }
    /// Movement points to a place, where anybody knows it.
    fn mp(&self, at: Endpoint) -> Option<u32> {
        let reach = ways(self.n, self.seat, &self.from);
        nearest(&reach, &self.places(at)).map(|r| r.mp)
    }
    fn go(&mut self, mp: u32, stop: Stop) {
        // The first way begins with the points that are left in this turn.
        let first = self.stops.is_empty();
        let direct = |at: Endpoint| match at {
            Endpoint::Base => self.plan.base,
            Endpoint::Culture(culture) => self.plan.ways.get(culture.ix()).copied().flatten(),
        };
        let leg = match direct(stop.at).filter(|_| first) {
            Some(way) => way.turns,
            None if mp == 0 => 0,
            None => turns(mp, 0, self.plan.roll).max(1),
        };
        self.turns += leg;
        self.from = self.places(stop.at);
        self.stops.push(Stop { turns: self.turns, ..stop });
    }

    /// What is aboard goes first where it pays most for the way.
    fn deliveries(&mut self) {
        let stop = |errand, at, kind, count: usize, sum| Stop {
            errand,
            at,
            kind,
            count: count as i64,
            sum,
            turns: 0,
        };
        let mut loads: Vec<_> = self.plan.loads.iter().collect();
        let mut riders: Vec<_> = self.plan.riders.iter().collect();
        while self.stops.len() + 2 < MOST {
            let sales = loads.iter().flat_map(|load| {
                load.outlets.iter().map(move |o| {
                    stop(Errand::Sell, Endpoint::Culture(o.buyer), load.kind, load.count, o.all)
                })
            });
            let rides = riders.iter().map(|r| stop(Errand::Deliver, r.to, r.kind, 1, r.fare));
            let known = sales.chain(rides).filter_map(|s| Some((self.mp(s.at)?, s)));
            let Some((mp, next)) = known.max_by_key(|(mp, s)| (rate(s.sum, *mp), s.sum)) else {
                return;
            };
            match next.errand {
                Errand::Deliver => riders.retain(|r| (r.kind, r.to) != (next.kind, next.at)),
                Errand::Sell | Errand::Buy => loads.retain(|load| load.kind != next.kind),
            }
            self.go(mp, next);
        }
    }

    /// The trade that then pays most, with the money and the room that there is by then.
    fn trade(&mut self) {
        let (n, seat) = (self.n, self.seat);
        let sold = |errand| self.stops.iter().filter(move |s: &&Stop| s.errand == errand);
        let earned: i64 = self.stops.iter().map(|s| s.sum).sum();
        let freed: i64 = sold(Errand::Sell).map(|s| s.count * n.room_of(s.kind)).sum();
        let (money, room) = (n.money(seat) + earned, n.room_free(seat).max(0) + freed);
        let found = self.plan.trades.iter().filter(|t| t.on_sale()).filter_map(|t| {
            let most = room / n.room_of(t.kind).max(1);
            let pieces = (t.left as i64).min(most).min(money.max(0) / t.price.max(1));
            let there = self.mp(Endpoint::Culture(t.maker))?;
            // MOV-7.2.2: in the visit that is going on only what it still allows.
            let visits = there == 0 && self.turns == 0 && n.active() == seat;
            let pieces = if visits { pieces.min(n.buys_left()) } else { pieces };
            let all = outlet(n, t.kind, pieces.max(0) as usize, t.buyer, None).all;
            let mp = there + t.on?.mp;
            let gain = all - pieces * t.price;
            (pieces > 0 && gain > 0).then_some((rate(gain, mp), gain, t, pieces, all, there))
        });
        let best = found.max_by_key(|(rate, gain, t, ..)| (*rate, *gain, Reverse(t.kind)));
        let Some((_, _, trade, count, all, there)) = best else { return };
        let stop = |errand, at, sum| Stop { errand, at, kind: trade.kind, count, sum, turns: 0 };
        let buy = stop(Errand::Buy, Endpoint::Culture(trade.maker), -count * trade.price);
        self.go(there, buy);
        let sell = stop(Errand::Sell, Endpoint::Culture(trade.buyer), all);
        self.go(trade.on.map_or(0, |on| on.mp), sell);
    }
}

/// The stops of the tour, found once for a picture of the table.
fn stops(ctx: &Context, n: &VenusSight, seat: SeatId) -> Arc<Vec<Stop>> {
    memo(ctx, ("mov tour", seat.0), n.sight, || {
        let (plan, from) = (plan::kept(ctx, n, seat), vec![n.ship_at(seat)]);
        let mut tour = Tour { n, seat, plan: &plan, from, turns: 0, stops: Vec::new() };
        tour.deliveries();
        tour.trade();
        tour.stops
    })
}

/// The tour in words, one line a stop.
pub fn lines(ctx: &Context, d: &VenusPanel, seat: SeatId) -> Vec<String> {
    let line = |stop: &Stop| {
        let key = match stop.errand {
            Errand::Sell => "mov-ahead-sell",
            Errand::Deliver => "mov-ahead-deliver",
            Errand::Buy => "mov-ahead-buy",
        };
        let args = [
            ("count", Value::Number(stop.count)),
            ("kind", Value::Kind(stop.kind)),
            ("place", Value::Name(d.endpoint(stop.at))),
            ("sum", Value::Money(stop.sum.abs())),
            ("turns", Value::Number(stop.turns.into())),
        ];
        d.with(key, &args)
    };
    stops(ctx, &d.n, seat).iter().map(line).collect()
}
