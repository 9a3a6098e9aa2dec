//! What a ship may aim for: how near it is to a goal of its turn, what is lacking for what is
//! refused, and what it is worth doing. It decides nothing, and what is legal only the rules say.

use super::{
    habits::DuckHabits,
    left,
    worth::{self, ENERGY},
};
use crate::{
    games::duck_dealer::{
        level::{Colour, ConsumerIx, GoodIx, PlanetIx},
        study::planning::chain::{ChainGoal, nearest},
        table::{
            layout::{PieceNoun, STACKS},
            nouns::{DuckSight, DuckView, GameView},
            verbs::*,
        },
    },
    table::{
        action::{ANY, Action, Refusal, Thing, Value},
        aims::{Aims, AimsPart, Lack, Prospect},
        goal::{Goal, Meant},
        ids::{PieceId, PurseId, SeatId, SpaceId, Verb},
        sight::Sight,
        view::TableView,
    },
};

/// What the game knows of aims.
pub const AIMS: AimsPart = AimsPart(&DuckAims);

struct DuckAims;

/// How far one more good is that is mined or made where the ship is: a token and a choice.
const ANOTHER: i64 = 9;
/// How far it is to be rid of a consumer that lies on another one: a flight, a token at the end of
/// it, and a choice.
const UNCOVERED: i64 = 18;
/// By how many points somebody who wants more means to be further, where nothing else is said.
const MORE_POINTS: i64 = 10;

/// What forbids for good: what is no good, planet or point never becomes one, and what was built or
/// begun stays so.
const FOR_GOOD: [&str; 7] = [
    "dd-no-claim-consumer",
    "dd-no-such-factory",
    "dd-no-factory-gone",
    "dd-no-prepared",
    "dd-no-start-only",
    "dd-no-point",
    "dd-no-passage-planet",
];

/// What forbids what is so already.
const SO_ALREADY: [&str; 2] = ["dd-no-stopped", "dd-no-built"];

impl Aims for DuckAims {
    fn distance(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Option<i64> {
        let t = DuckSight::of(sight).filter(|t| t.active() == seat)?;
        match meant.goal {
            Goal::Choice(action) => {
                let goals = goals_of(&t, action, meant.about);
                let (effort, _) = nearest(&t, seat, &goals)?;
                Some(effort + UNCOVERED * above(&t, meant.about))
            }
            Goal::Purse(purse, least) => match cargo_of(&t, seat, purse) {
                Some(good) if t.cargo(seat, good) == 0 => {
                    let others = (least - 1).max(0) * ANOTHER;
                    let (first, _) = nearest(&t, seat, &[ChainGoal::Aboard(good)])?;
                    Some(first + others)
                }
                Some(good) => Some((least - t.cargo(seat, good)).max(0) * ANOTHER),
                // Tokens and points come by many ways: what is missing says how far it is.
                None => Some((least - sight.purse(purse)).max(0)),
            },
            Goal::Piece(..) | Goal::ChoiceFor(..) => None,
        }
    }

    fn is_beside(&self, verb: Verb) -> bool {
        const BESIDE: [Verb; 6] = [TAKE_CUBE, ROUTE_CUBE, PAY_CUBE, PASSAGE, DROP, EXCHANGE];
        BESIDE.contains(&verb)
    }

    fn meant(&self, sight: &Sight, seat: SeatId, mut action: Action) -> Meant {
        // R is any other good (DD-1.6).
        if matches!(action.verb, BUILD_YARD | BUILD_CONSUMER | BUY) {
            action.args[0] = ANY;
        }
        // Who asks where such a site lies means that one.
        let planet = DuckSight::of(sight).and_then(|t| {
            let here = t.planet_of(seat)?;
            let lies = match action.verb {
                BUILD_YARD | BUY => t.yard(here).is_some(),
                BUILD_CONSUMER | SELL => t.consumer(here).is_some(),
                PRODUCE => t.factory(here).is_some(),
                _ => false,
            };
            lies.then_some(Thing::Space(SpaceId(here.0)))
        });
        Meant { goal: Goal::Choice(action), about: planet }
    }

    fn choice(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Option<Action> {
        let t = DuckSight::of(sight)?;
        let here = t.planet_of(seat)?;
        let Goal::Choice(action) = meant.goal else { return None };
        let lies_here = match meant.about? {
            Thing::Space(space) => space.0 == here.0,
            Thing::Piece(consumer) => t.contents(t.layout().second(here)).contains(&consumer),
            Thing::Link(_) | Thing::Zone(_) | Thing::Seat(_) => false,
        };
        lies_here.then_some(action)
    }

    fn is_for_good(&self, no: &Refusal) -> bool {
        FOR_GOOD.contains(&no.message.key)
    }

    fn lacks(&self, sight: &Sight, seat: SeatId, no: &Refusal) -> Vec<Lack> {
        let Some(t) = DuckSight::of(sight) else { return Vec::new() };
        let on_the_way = energy_for(&t, seat, self.meant(sight, seat, no.action));
        if !on_the_way.is_empty() {
            return on_the_way;
        }
        let energy = |colour: Colour| {
            let need = no.message.amount("count").unwrap_or(1);
            let goal = Goal::Purse(t.layout().loose(seat, colour), need);
            Lack::of(ENERGY[colour as usize], (t.can_spend(colour), need), Some(goal))
        };
        let lack = match no.message.key {
            "dd-no-yellow" | "dd-no-yellow-claim" | "dd-no-yellow-cube" => energy(Colour::Yellow),
            "dd-no-blue" => energy(Colour::Blue),
            "dd-no-red" | "dd-no-red-jump" => energy(Colour::Red),
            "dd-no-overloaded" => {
                let number = |name| no.message.amount(name).unwrap_or(0);
                Lack::of("dd-lack-room", (number("capacity"), number("load")), None)
            }
            _ => return missing_goods(&t, seat, no),
        };
        lack.into_iter().collect()
    }

    fn needs(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Vec<Lack> {
        let Some(t) = DuckSight::of(sight) else { return Vec::new() };
        let Goal::Purse(purse, _) = meant.goal else { return energy_for(&t, seat, meant) };
        let good = cargo_of(&t, seat, purse);
        let way = good.and_then(|good| nearest(&t, seat, &[ChainGoal::Aboard(good)]));
        way.map_or_else(Vec::new, |(_, tokens)| energy_missing(&t, seat, tokens))
    }

    fn is_so(&self, no: &Refusal) -> bool {
        SO_ALREADY.contains(&no.message.key)
    }

    fn nothing(&self) -> &'static str {
        "dd-worth-none"
    }

    fn wish(&self, sight: &Sight, seat: SeatId, thing: Thing) -> Option<Goal> {
        let t = DuckSight::of(sight)?;
        let more = |purse, count| Some(Goal::Purse(purse, sight.purse(purse) + count));
        match thing {
            Thing::Space(space) => {
                let planet = t.level().every_planet().find(|planet| planet.0 == space.0)?;
                more(t.layout().cargo(seat, t.mine(planet)?), 1)
            }
            // A consumer that waits in a stack is wanted to be built, wherever it is laid.
            Thing::Zone(zone) if STACKS.contains(&zone) => {
                t.contents(zone).last().map(|&top| built(top))
            }
            Thing::Piece(piece) => {
                let waits = STACKS.iter().any(|&stack| t.contents(stack).contains(&piece));
                waits.then(|| built(piece))
            }
            Thing::Seat(of) if of == seat => more(t.layout().vp(seat), MORE_POINTS),
            Thing::Link(_) | Thing::Zone(_) | Thing::Seat(_) => None,
        }
    }

    fn prospects(&self, sight: &Sight, seat: SeatId) -> Vec<Prospect> {
        let t = DuckSight::of(sight).filter(|t| t.active() == seat);
        t.map_or_else(Vec::new, |t| {
            worth::prospects(&t, seat, DuckHabits::thinking(&t.sight.edition))
        })
    }

    fn gives_away(
        &self,
        before: &Sight,
        _action: Action,
        after: Option<&Sight>,
        seat: SeatId,
    ) -> Option<Prospect> {
        left::given_away(&DuckSight::of(before)?, &DuckSight::of(after?)?, seat)
    }

    fn rate(&self) -> &'static str {
        "dd-worth-rate"
    }
}

/// The good of which a purse holds what is aboard of a seat's ship.
fn cargo_of(t: &DuckSight, seat: SeatId, purse: PurseId) -> Option<GoodIx> {
    t.every_good().find(|&good| t.layout().cargo(seat, good) == purse)
}

/// That a consumer may be built.
fn built(consumer: PieceId) -> Goal {
    // R is any other good (DD-1.6).
    Goal::ChoiceFor(Action::one(BUILD_CONSUMER, ANY), Thing::Piece(consumer))
}

/// The consumer that a piece is.
fn consumer_of(t: &DuckSight, piece: PieceId) -> Option<ConsumerIx> {
    match t.layout().what(t.kind(piece)) {
        PieceNoun::Consumer(consumer) => Some(consumer),
        _ => None,
    }
}

/// How many consumers lie on the one that somebody means.
fn above(t: &DuckSight, about: Option<Thing>) -> i64 {
    let Some(Thing::Piece(piece)) = about else { return 0 };
    let depth = |&stack: &_| t.contents(stack).iter().rev().position(|&other| other == piece);
    STACKS.iter().find_map(depth).map_or(0, |above| above as i64)
}

/// What a choice brings about, wherever it may be made.
fn goals_of(t: &DuckSight, action: Action, about: Option<Thing>) -> Vec<ChainGoal> {
    let planets = || {
        let at = |planet: &PlanetIx| Thing::Space(SpaceId(planet.0));
        let meant = move |planet: &PlanetIx| about.is_none_or(|about| about == at(planet));
        t.level().every_planet().filter(meant)
    };
    let consumers = |built: bool| {
        let there = planets().filter_map(|planet| t.consumer(planet));
        there.filter(move |(.., stands)| *stands == built).map(|(_, consumer, _)| consumer)
    };
    let yards = |built: bool| {
        let there = planets().filter_map(|planet| t.yard(planet));
        there.filter(move |(.., stands)| *stands == built).map(|(_, yard, _)| yard)
    };
    if let Some(Thing::Piece(piece)) = about {
        return consumer_of(t, piece).map(ChainGoal::Consumer).into_iter().collect();
    }
    match action.verb {
        BUILD_FACTORY => {
            let good = u8::try_from(action.args[0]).ok().map(GoodIx);
            let maker = good.and_then(|good| *t.spec().maker.get(good.ix())?);
            maker.map(ChainGoal::Factory).into_iter().collect()
        }
        BUILD_CONSUMER => consumers(false).map(ChainGoal::Consumer).collect(),
        SELL => consumers(true).map(ChainGoal::Sale).collect(),
        BUILD_YARD => yards(false).map(ChainGoal::Yard).collect(),
        BUY => yards(true).map(ChainGoal::Outfit).collect(),
        PRODUCE => {
            let built = planets().filter_map(|planet| t.factory(planet));
            built.map(|factory| ChainGoal::Aboard(t.recipe(factory).product)).collect()
        }
        _ => Vec::new(),
    }
}

/// The energy that is missing for the whole way to a choice, the cheapest one.
fn energy_for(t: &DuckSight, seat: SeatId, meant: Meant) -> Vec<Lack> {
    let Goal::Choice(action) = meant.goal else { return Vec::new() };
    let way = nearest(t, seat, &goals_of(t, action, meant.about));
    let tokens = way.map_or_else(Default::default, |(_, tokens)| tokens);
    energy_missing(t, seat, tokens)
}

/// What is missing of so many tokens.
fn energy_missing(t: &DuckSight, seat: SeatId, tokens: [i64; 3]) -> Vec<Lack> {
    let lack = |colour: Colour| {
        let need = tokens[colour as usize];
        let goal = Goal::Purse(t.layout().loose(seat, colour), need);
        Lack::of(ENERGY[colour as usize], (t.can_spend(colour), need), Some(goal))
    };
    Colour::ALL.into_iter().filter_map(lack).collect()
}

/// The goods that a refusal names and that are not aboard.
fn missing_goods(t: &DuckSight, seat: SeatId, no: &Refusal) -> Vec<Lack> {
    let is_named = |good: &GoodIx| {
        let kind = Value::Kind(t.layout().good_kind(*good));
        no.message.args.iter().any(|(_, value)| *value == kind)
    };
    let named = t.every_good().filter(is_named);
    let lack = |good: GoodIx| {
        let goal = Goal::Purse(t.layout().cargo(seat, good), 1);
        Lack::of("dd-lack-goods", (t.cargo(seat, good), 1), Some(goal))
    };
    named.filter_map(lack).collect()
}
