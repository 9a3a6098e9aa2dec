//! What a ship may aim for: how near it is to a goal of its turn, what is lacking for what is
//! refused, and the chains that pay most points for a token. It decides nothing, and what is legal
//! only the rules say.

use super::planning::{
    self,
    chain::{Chain, ChainGoal, ChainStop, Work, chain, effort, needs},
};
use crate::{
    games::duck_dealer::{
        level::{Class, Colour, Equipment, GoodIx, PlanetIx},
        rules::reach::ShipReach,
        table::{
            layout::Phase,
            nouns::{DuckSight, DuckView, GameView},
            verbs::*,
        },
    },
    table::{
        action::{ANY, Action, Message, MessageArgs, Refusal, Thing, Value},
        aims::{Aims, AimsPart, Doing, Lack, Prospect, WayStep},
        goal::{Goal, Meant},
        ids::{PurseId, SeatId, SpaceId, Verb},
        sight::Sight,
    },
};

/// What the game knows of aims.
pub(in crate::games::duck_dealer) const AIMS: AimsPart = AimsPart(&DuckAims);

struct DuckAims;

/// How far one more good is that is mined or made where the ship is: a token and a choice.
const ANOTHER: i64 = 9;

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

/// The text keys of what is lacking, by colour of energy.
const ENERGY: [&str; 3] = ["dd-lack-red", "dd-lack-yellow", "dd-lack-blue"];

impl Aims for DuckAims {
    fn distance(&self, sight: &Sight, seat: SeatId, meant: Meant) -> Option<i64> {
        let t = DuckSight::of(sight).filter(|t| t.active() == seat)?;
        let goals = match meant.goal {
            Goal::Choice(action) => goals_of(&t, action, meant.place),
            Goal::Purse(purse, least) => match cargo_of(&t, seat, purse) {
                Some(good) if t.cargo(seat, good) == 0 => {
                    let others = (least - 1).max(0) * ANOTHER;
                    return Some(effort(&t, seat, ChainGoal::Aboard(good))? + others);
                }
                Some(good) => return Some((least - t.cargo(seat, good)).max(0) * ANOTHER),
                // Tokens and points come by many ways: what is missing says how far it is.
                None => return Some((least - sight.purse(purse)).max(0)),
            },
            Goal::Piece(..) => return None,
        };
        goals.into_iter().filter_map(|goal| effort(&t, seat, goal)).min()
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
            lies.then_some(SpaceId(here.0))
        });
        Meant { goal: Goal::Choice(action), place: planet }
    }

    fn place(&self, sight: &Sight, seat: SeatId) -> Option<SpaceId> {
        let planet = DuckSight::of(sight)?.planet_of(seat)?;
        Some(SpaceId(planet.0))
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

    fn wish(&self, sight: &Sight, seat: SeatId, thing: Thing) -> Option<Goal> {
        let t = DuckSight::of(sight)?;
        let Thing::Space(space) = thing else { return None };
        let planet = t.level().every_planet().find(|planet| planet.0 == space.0)?;
        let good = t.mine(planet)?;
        let purse = t.layout().cargo(seat, good);
        Some(Goal::Purse(purse, sight.purse(purse) + 1))
    }

    fn prospects(&self, sight: &Sight, seat: SeatId) -> Vec<Prospect> {
        let Some(t) = DuckSight::of(sight).filter(|t| t.active() == seat) else {
            return Vec::new();
        };
        if !matches!(t.phase(), Phase::Turn | Phase::Free | Phase::Act) {
            return Vec::new();
        }
        let worked = |good: &GoodIx| t.level().good(*good).class != Class::Primary;
        let goods = t.every_good().filter(worked);
        goods.filter_map(|good| prospect(&t, seat, good)).collect()
    }

    fn rate(&self) -> &'static str {
        "dd-worth-rate"
    }
}

/// The good of which a purse holds what is aboard of a seat's ship.
fn cargo_of(t: &DuckSight, seat: SeatId, purse: PurseId) -> Option<GoodIx> {
    t.every_good().find(|&good| t.layout().cargo(seat, good) == purse)
}

/// What a choice brings about, wherever it may be made.
fn goals_of(t: &DuckSight, action: Action, place: Option<SpaceId>) -> Vec<ChainGoal> {
    let planets = || {
        let meant = move |planet: &PlanetIx| place.is_none_or(|place| place.0 == planet.0);
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
    let goals = goals_of(t, action, meant.place).into_iter();
    let nearest = goals.filter_map(|goal| Some((effort(t, seat, goal)?, goal))).min_by_key(|g| g.0);
    let tokens = nearest.and_then(|(_, goal)| needs(t, seat, goal)).unwrap_or_default();
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

/// The chain of a good, as something to do.
fn prospect(t: &DuckSight, seat: SeatId, good: GoodIx) -> Option<Prospect> {
    let chain = chain(t, seat, good).filter(|chain| chain.blocked.is_none())?;
    let tokens = chain.tokens();
    let have = Colour::ALL.map(|colour| t.can_spend(colour));
    let missing = planning::missing(tokens, have);
    let crew = Equipment::CREW.map(|crew| t.equipment(seat, crew));
    let lack = |n: usize| Lack::of(ENERGY[n], (have[n], tokens[n]), None);
    let mut words = Message { key: "dd-worth-chain", ..Message::default() };
    let mut told = MessageArgs(Some(&mut words))
        .kind("good", t.layout().good_kind(good))
        .number("parts", chain.parts.len() as i64);
    for stop in chain.parts.iter().flat_map(|part| &part.stops) {
        told = told.touch(Thing::Space(SpaceId(stop.planet.0)));
    }
    Some(Prospect {
        words: Some(words),
        pays: (chain.vp(), tokens.iter().sum()),
        turns: planning::collections(missing, crew, t.level().collect),
        lacks: (0..3).filter_map(lack).collect(),
        doing: Doing::Choices(choices(t, seat, &chain)),
    })
}

/// The choices by which a chain is carried out, from wherever the turn stands. Where another good
/// is to be given as well, the rules say which there are.
fn choices(t: &DuckSight, seat: SeatId, chain: &Chain) -> Vec<WayStep> {
    let mut all: Vec<WayStep> =
        if t.phase() == Phase::Turn { vec![Action::plain(ACT).into()] } else { Vec::new() };
    let mut at: Option<PlanetIx> = None;
    for stop in chain.parts.iter().flat_map(|part| &part.stops) {
        let here = at.is_none() && t.planet_of(seat) == Some(stop.planet);
        if at != Some(stop.planet) && !(here && stop.reds == 0) {
            let flights = match at {
                None => ShipReach::of(t, seat),
                Some(planet) => Some(ShipReach::after(t, seat, planet)),
            };
            let hops = flights.map(|flights| flights.hops(stop.planet.0)).unwrap_or_default();
            let flown = hops.iter().map(|hop| match hop.jump {
                true => Action::plain(JUMP),
                false => Action::one(MOVE, hop.to.into()),
            });
            all.extend(flown.map(WayStep::from));
        }
        if at != Some(stop.planet) {
            // Where there is nothing else to do the ship stops by itself.
            all.push(WayStep { action: Action::plain(STOP), if_asked: true });
            if t.unexplored(stop.planet) {
                all.push(Action::one(EXPLORE, stack_of(t, stop)).into());
            }
        }
        all.extend(works(t, stop).into_iter().map(WayStep::from));
        at = Some(stop.planet);
    }
    all
}

/// The stack from which a new planet gets its consumer: the one that is wanted there.
fn stack_of(t: &DuckSight, stop: &ChainStop) -> i32 {
    let built = stop.works.iter().find_map(|work| match work {
        Work::Finish(ChainGoal::Consumer(consumer)) => Some(*consumer),
        _ => None,
    });
    let stack = t.tops().iter().position(|top| built.is_some() && *top == built);
    stack.map_or(ANY, |stack| stack as i32)
}

/// What is done at a stop.
fn works(t: &DuckSight, stop: &ChainStop) -> Vec<Action> {
    let mut all = Vec::new();
    let mut often = |action: Action, count: u8| {
        all.extend(std::iter::repeat_n(action, usize::from(count)));
    };
    for work in &stop.works {
        match *work {
            Work::Mine(_, count) => often(Action::plain(MINE), count),
            Work::Produce(_, count) => often(Action::plain(PRODUCE), count),
            Work::Finish(ChainGoal::Aboard(_)) => {}
            Work::Finish(ChainGoal::Factory(factory)) => {
                often(Action::one(BUILD_FACTORY, t.recipe(factory).product.0.into()), 1);
            }
            Work::Finish(ChainGoal::Consumer(_)) => often(Action::one(BUILD_CONSUMER, ANY), 1),
            Work::Finish(ChainGoal::Sale(_)) => often(Action::plain(SELL), 1),
            Work::Finish(ChainGoal::Yard(_)) => often(Action::one(BUILD_YARD, ANY), 1),
            Work::Finish(ChainGoal::Outfit(_)) => often(Action::two(BUY, ANY, ANY), 1),
        }
    }
    all
}
