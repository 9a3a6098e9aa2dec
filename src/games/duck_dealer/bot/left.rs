//! What a choice of an action turn gives away for nothing: free cubes that would shorten ways, and
//! buildings that could still be paid. It decides nothing; a teacher asks about it.

use super::{deliberation::Deliberation, habits::DuckHabits, worth};
use crate::{
    games::duck_dealer::{
        level::{Colour, FactoryIx, GoodIx},
        study::planning::chain::{ChainGoal, ChainPart, part},
        table::{
            layout::{self, FACTORIES, Phase},
            nouns::{DuckSight, DuckView, GameView},
            verbs::{Q_FREE, Q_KEEP, Q_TURN, ROUTE_CUBE},
        },
    },
    table::{
        action::{Message, MessageArgs, Thing},
        aims::{Doing, Prospect},
        ids::{SeatId, SpaceId},
        view::TableView,
    },
};
use std::cmp::Reverse;

/// What a seat gives away that comes from the one table to the other by a choice.
pub(super) fn given_away(before: &DuckSight, after: &DuckSight, seat: SeatId) -> Option<Prospect> {
    if before.phase() != Phase::Act || before.active() != seat {
        return None;
    }
    let asked = after.sight.decision.map(|decision| decision.question);
    let is_over = asked.is_none_or(|question| [Q_KEEP, Q_TURN, Q_FREE].contains(&question));
    // DD-6.4: with the first token the free cubes are gone.
    let spends = after.flag(layout::SPENT) && !before.flag(layout::SPENT);
    let cube = (is_over || spends).then(|| cube(before, seat)).flatten();
    cube.or_else(|| is_over.then(|| building(before, seat)).flatten())
}

/// The free cube that would shorten ways most.
fn cube(t: &DuckSight, seat: SeatId) -> Option<Prospect> {
    let free = t.dial(layout::ALLOWANCE).min(t.count(t.layout().cubes(seat)) as i64);
    let habits = DuckHabits::usual();
    let thought = Deliberation { t, me: seat, offers: &t.sight.offers, habits };
    let set = thought.shortest(ROUTE_CUBE).filter(|_| free > 0)?;
    let mut words = Message { key: "dd-left-cube", ..Message::default() };
    MessageArgs(Some(&mut words)).number("count", free).space("point", set.space());
    Some(Prospect {
        words: Some(words),
        pays: (1, 0),
        turns: 0,
        lacks: Vec::new(),
        deed: Some(set),
        doing: Doing::Choices(vec![set.into()]),
    })
}

/// The building that brings most of those that can be paid with what there is.
fn building(t: &DuckSight, seat: SeatId) -> Option<Prospect> {
    let goals = factories(t).chain(consumers(t));
    let ways = goals.filter_map(|goal| Some((goal, part(t, seat, goal)?)));
    let tokens = |way: &ChainPart| way.tokens.iter().sum::<i64>();
    let paid = ways.filter(|(_, way)| {
        let enough = |&colour: &Colour| t.can_spend(colour) >= way.tokens[colour as usize];
        way.vp > 0 && !way.throws && Colour::ALL.iter().all(enough)
    });
    let (goal, way) = paid.max_by_key(|(_, way)| (way.vp, Reverse(tokens(way))))?;
    let (key, good) = named(t, goal)?;
    let mut words = Message { key, ..Message::default() };
    let mut told = MessageArgs(Some(&mut words)).kind("good", t.layout().good_kind(good));
    told = told.number("vp", way.vp);
    if let Some(last) = way.stops.last() {
        told.touch(Thing::Space(SpaceId(last.planet.0)));
    }
    let pays = (way.vp, tokens(&way));
    let choices = worth::steps_of(t, seat, way);
    Some(Prospect {
        words: Some(words),
        pays,
        turns: 0,
        lacks: Vec::new(),
        deed: choices.last().map(|step| step.action),
        doing: Doing::Choices(choices),
    })
}

/// The factories that nobody has built.
fn factories<'a>(t: &'a DuckSight) -> impl Iterator<Item = ChainGoal> + 'a {
    let all = (0..t.spec.factories.len()).map(|n| FactoryIx(n as u8));
    let unbuilt =
        all.filter(|&factory| t.find(FACTORIES, t.layout().factory_kind(factory)).is_some());
    unbuilt.map(ChainGoal::Factory)
}

/// The consumers that wait on planets to be built.
fn consumers<'a>(t: &'a DuckSight) -> impl Iterator<Item = ChainGoal> + 'a {
    let there = t.level().every_planet().filter_map(|planet| t.consumer(planet));
    there.filter(|(.., built)| !built).map(|(_, consumer, _)| ChainGoal::Consumer(consumer))
}

/// The sentence for what is built, and the good that it is for.
fn named(t: &DuckSight, goal: ChainGoal) -> Option<(&'static str, GoodIx)> {
    match goal {
        ChainGoal::Factory(factory) => Some(("dd-left-factory", t.recipe(factory).product)),
        ChainGoal::Consumer(consumer) => {
            Some(("dd-left-consumer", t.level().consumer(consumer).good))
        }
        _ => None,
    }
}
