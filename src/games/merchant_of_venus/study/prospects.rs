//! What may be worth doing for a ship: sales, fares and trades that are known, each with what it
//! brings for its way, and where there are none the nearest hidden worlds and a deed. Sums over
//! what the viewer sees; nothing here says what is allowed.

use super::{
    planning::{Journey, TripPlan, trading_places},
    sellers,
};
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, Endpoint, SystemIx},
        table::{
            layout::PieceNoun,
            nouns::{CultureSight, GameView, VenusSight, VenusView},
            verbs::{BOARD, BUY, BUY_FACTORY, BUY_PORT, SELL, SET_DOWN},
        },
    },
    table::{
        action::{Action, Message, MessageArgs, Value},
        aims::{Doing, Lack, Prospect},
        goal::Goal,
        ids::{KindId, PieceId, SeatId},
    },
};

/// How many hidden worlds are told.
const FOUND: usize = 2;

/// Everything that is known, in any order.
pub(super) fn all(n: &VenusSight, seat: SeatId) -> Vec<Prospect> {
    let plan = TripPlan::of(n, seat, None);
    let known = sales(n, &plan).chain(fares(n, &plan)).chain(trades(n, seat, &plan));
    let known: Vec<Prospect> = known.collect();
    match known.is_empty() {
        true => finds(n, &plan).into_iter().chain(deed(n, seat, &plan)).collect(),
        false => known,
    }
}

/// The nearest worlds of which nobody knows who lives there: whoever finds out gets one of the
/// cards that are left.
fn finds(n: &VenusSight, plan: &TripPlan) -> Vec<Prospect> {
    let level = n.level();
    let hidden = (0..level.cultures.len() as u8).map(CultureIx);
    let cards = hidden.filter(|&culture| n.system_of(culture).is_none());
    let cards: Vec<i64> = cards.map(|culture| i64::from(level.culture(culture).card)).collect();
    let gain = cards.iter().sum::<i64>() / (cards.len() as i64).max(1);
    let way = |system: SystemIx| {
        let places = trading_places(n, system);
        places.into_iter().filter_map(|space| *plan.reach.get(space.ix())?).min()
    };
    let unknown = (0..level.culture_systems() as u8)
        .map(SystemIx)
        .filter(|&system| n.culture_in(system) == CultureSight::Unknown);
    let mut all: Vec<(Journey, SystemIx)> =
        unknown.filter_map(|system| Some((way(system)?, system))).collect();
    all.sort();
    let told = |(way, system): (Journey, SystemIx)| {
        let mut words = Message { key: "mov-worth-find", ..Message::default() };
        let name = Value::Name(level.system(system).name.clone());
        MessageArgs(Some(&mut words)).arg("system", name);
        let (pays, turns) = ((gain, way.mp.into()), way.turns.into());
        let doing = Doing::Goals(Vec::new());
        Prospect { words: Some(words), pays, turns, lacks: Vec::new(), doing, deed: None }
    };
    all.into_iter().take(FOUND).map(told).collect()
}

/// Somebody's home, or the Base.
fn place(n: &VenusSight, end: Endpoint) -> Value {
    match end {
        Endpoint::Base => Value::Word("mov-space-base"),
        Endpoint::Culture(culture) => n.culture_name(culture),
    }
}

/// A choice for which the ship flies, with what it brings and the way.
fn flown_for(words: Message, gain: i64, (points, turns): (u32, u32), choice: Action) -> Prospect {
    Prospect {
        words: Some(words),
        pays: (gain, points.into()),
        turns: turns.into(),
        lacks: Vec::new(),
        doing: Doing::Goals(vec![Goal::Choice(choice)]),
        deed: Some(choice),
    }
}

/// What is aboard, sold where it brings most for the way.
fn sales<'a>(n: &'a VenusSight, plan: &'a TripPlan) -> impl Iterator<Item = Prospect> + 'a {
    plan.loads.iter().filter_map(|load| {
        let outlet = load.outlets.first()?;
        let way = outlet.way?;
        let mut words = Message { key: "mov-worth-sell", ..Message::default() };
        MessageArgs(Some(&mut words))
            .kind("kind", load.kind)
            .number("count", load.count as i64)
            .arg("buyer", n.culture_name(outlet.buyer));
        let sell = Action::one(SELL, load.kind.0.into());
        Some(flown_for(words, outlet.all, (way.mp, way.turns), sell))
    })
}

/// Passengers aboard and passengers that wait, brought to where they want to go.
fn fares<'a>(n: &'a VenusSight, plan: &'a TripPlan) -> impl Iterator<Item = Prospect> + 'a {
    let riders = plan.riders.iter().filter_map(|rider| {
        let way = rider.way?;
        let mut words = Message { key: "mov-worth-rider", ..Message::default() };
        MessageArgs(Some(&mut words)).arg("to", place(n, rider.to));
        let down = Action::one(SET_DOWN, rider.kind.0.into());
        Some(flown_for(words, rider.fare, (way.mp, way.turns), down))
    });
    let waiting = plan.fares.iter().map(|fare| {
        let mut words = Message { key: "mov-worth-fare", ..Message::default() };
        MessageArgs(Some(&mut words)).arg("from", place(n, fare.from)).arg("to", place(n, fare.to));
        let board = Action::one(BOARD, fare.kind.0.into());
        flown_for(words, fare.fare, (fare.mp(), fare.turns()), board)
    });
    riders.chain(waiting)
}

/// What is on sale at a market that is found, for somebody who is found.
fn trades<'a>(
    n: &'a VenusSight,
    seat: SeatId,
    plan: &'a TripPlan,
) -> impl Iterator<Item = Prospect> + 'a {
    plan.trades.iter().filter(|trade| trade.on_sale()).filter_map(move |trade| {
        let (points, turns) = (trade.mp()?, trade.turns()?);
        let mut words = Message { key: "mov-worth-trade", ..Message::default() };
        MessageArgs(Some(&mut words))
            .kind("kind", trade.kind)
            .arg("maker", n.culture_name(trade.maker))
            .arg("buyer", n.culture_name(trade.buyer));
        let buy = Action::one(BUY, trade.kind.0.into());
        let lacks = credits_for(n, seat, trade.price).into_iter().collect();
        let way = (points.max(1), turns);
        Some(Prospect { lacks, ..flown_for(words, trade.margin(), way, buy) })
    })
}

/// The credits that a seat lacks for a price.
pub(super) fn credits_for(n: &VenusSight, seat: SeatId, price: i64) -> Option<Lack> {
    let have = n.spendable() + n.card_left();
    let goal = Goal::Purse(n.layout().credits(seat), n.money(seat) + price - have);
    Lack::of("mov-lack-credits", (have, price), Some(goal))
}

/// The nearest deed that the seat can pay: it counts as much as it costs.
fn deed(n: &VenusSight, seat: SeatId, plan: &TripPlan) -> Option<Prospect> {
    let level = n.level();
    let cultures = (0..level.cultures.len() as u8).map(CultureIx);
    let free = cultures.flat_map(|culture| {
        let market = n.market(culture);
        let factory = market.factory_deed_free.then(|| n.layout().factory_deed(culture));
        let ports = market.port_deeds.into_iter().map(|deed| n.layout().port_deed(deed));
        factory.into_iter().chain(ports)
    });
    let priced = |deed: PieceId| -> Option<(Journey, KindId, Value, i64)> {
        let kind = *n.sight.catalogue.pieces.get(deed.ix())?;
        let price = n.price(seat, kind).filter(|&price| price <= n.spendable())?;
        let (seller, way) = sellers::nearest(n, plan, kind)?;
        Some((way, kind, seller, price))
    };
    let (way, kind, seller, price) = free.filter_map(priced).min_by_key(|(way, ..)| *way)?;
    let mut words = Message { key: "mov-worth-deed", ..Message::default() };
    MessageArgs(Some(&mut words)).kind("kind", kind).arg("seller", seller).money("price", price);
    let choice = match n.layout().what(kind) {
        PieceNoun::PortDeed(deed) => {
            Action::one(BUY_PORT, n.space_id(level.port_deed(deed).space).0.into())
        }
        PieceNoun::FactoryDeed(culture) => {
            let system = level.system(n.system_of(culture)?);
            let space = *system.landings.first().or(system.orbits.first())?;
            Action::one(BUY_FACTORY, n.space_id(space).0.into())
        }
        _ => return None,
    };
    Some(flown_for(words, price, (way.mp, way.turns), choice))
}
