//! What is worth doing in Duck Dealer: each good brought to its consumer, by the chain that is
//! reckoned for it, or by what the player's own search finds with what there is, where that is
//! sooner or cheaper. It decides nothing, and what is legal only the rules say.

use super::{
    board::BoardModel,
    deliberation::{Deliberation, action_of},
    habits::DuckHabits,
    plans,
    search::{ErrandPlan, FirstDeed, PlannedStop},
};
use crate::{
    games::duck_dealer::{
        level::{Class, Colour, Equipment, GoodIx, PlanetIx},
        rules::reach::ShipReach,
        study::planning::{
            self,
            chain::{Chain, ChainGoal, ChainMarket, ChainPart, ChainStop, Work, chain, market},
        },
        table::{
            layout::Phase,
            nouns::{DuckSight, DuckView, GameView},
            verbs::*,
        },
    },
    table::{
        action::{ANY, Action, Message, MessageArgs, Thing},
        aims::{Doing, Lack, Prospect, WayStep},
        ids::{SeatId, SpaceId},
    },
};
use std::collections::BTreeMap;

/// The text keys of what is lacking, by colour of energy.
pub(super) const ENERGY: [&str; 3] = ["dd-lack-red", "dd-lack-yellow", "dd-lack-blue"];

/// The cheapest ways with what there is.
type Firsts = BTreeMap<FirstDeed, ErrandPlan>;

/// What may be worth doing, in any order, as somebody finds it with these habits.
pub(super) fn prospects(t: &DuckSight, seat: SeatId, habits: DuckHabits) -> Vec<Prospect> {
    if !matches!(t.phase(), Phase::Turn | Phase::Free | Phase::Act) {
        return Vec::new();
    }
    let thought = Deliberation { t, me: seat, offers: &t.sight.offers, habits };
    let firsts = BoardModel::of(t, seat, &habits).map_or_else(Firsts::new, |(board, sites)| {
        plans::firsts(&board, sites, thought.means(), thought.care(0))
    });
    let worked = |good: &GoodIx| t.level().good(*good).class != Class::Primary;
    let goods = t.every_good().filter(worked);
    goods.filter_map(|good| prospect(&thought, &firsts, good)).collect()
}

/// A way to bring a good where it is wanted.
struct GoodWay {
    tokens: [i64; 3],
    turns: i64,
    vp: i64,
    calls: Vec<PlanetCall>,
}

/// A planet that is called at, and what is done there.
struct PlanetCall {
    planet: PlanetIx,
    /// Whether the ship has to fly there first.
    flies: bool,
    /// The stack from which a new planet gets its consumer.
    stack: i32,
    works: Vec<Action>,
}

impl GoodWay {
    /// The chain that is reckoned, whatever there is of tokens.
    fn of_chain(t: &DuckSight, seat: SeatId, good: GoodIx) -> Option<GoodWay> {
        let chain = chain(t, seat, good).filter(|chain| chain.blocked.is_none())?;
        let tokens = chain.tokens();
        let missing = planning::missing(tokens, [0, 1, 2].map(|n| have(t)[n]));
        let crew = Equipment::CREW.map(|crew| t.equipment(seat, crew));
        let turns = planning::collections(missing, crew, t.level().collect);
        Some(GoodWay { tokens, turns, vp: chain.vp(), calls: calls_of_chain(t, seat, &chain) })
    }

    /// What the player's search has found.
    fn of_plan(thought: &Deliberation, plan: &ErrandPlan) -> GoodWay {
        let (calls, before) = (calls_of_plan(thought, plan), thought.means());
        let spent = |n: usize| i64::from(before.tokens[n]) - i64::from(plan.then.tokens[n]);
        GoodWay { tokens: [0, 1, 2].map(spent), turns: 0, vp: plan.vp.into(), calls }
    }

    fn all_tokens(&self) -> i64 {
        self.tokens.iter().sum()
    }
}

/// Tokens that can be spent, by colour.
fn have(t: &DuckSight) -> [i64; 3] {
    Colour::ALL.map(|colour| t.can_spend(colour))
}

/// What the last choice for a good is: its consumer is built or served, or the good is aboard while
/// that one still lies under others. Where it is aboard already, the others may be laid out, too.
fn deeds(t: &DuckSight, good: GoodIx) -> Vec<FirstDeed> {
    let aboard = FirstDeed::Aboard(good.0);
    match market(t, good) {
        Some((consumer, ChainMarket::Built(_))) => vec![FirstDeed::Sale(consumer.0)],
        Some((consumer, ChainMarket::Unbuilt(_) | ChainMarket::Stack(_, 0))) => {
            vec![FirstDeed::Consumer(consumer.0)]
        }
        Some((consumer, ChainMarket::Stack(..))) => vec![aboard, FirstDeed::Consumer(consumer.0)],
        None => vec![aboard],
    }
}

/// A good, as something to do: the soonest way to bring it where it is wanted, of two that are as
/// soon the cheaper one.
fn prospect(thought: &Deliberation, firsts: &Firsts, good: GoodIx) -> Option<Prospect> {
    let (t, seat) = (thought.t, thought.me);
    let planned = deeds(t, good).into_iter().find_map(|deed| firsts.get(&deed));
    let planned = planned.map(|found| GoodWay::of_plan(thought, found));
    let ways = GoodWay::of_chain(t, seat, good).into_iter().chain(planned);
    let way = ways.min_by_key(|way| (way.turns, way.all_tokens()))?;
    let mut words = Message { key: "dd-worth-chain", ..Message::default() };
    let mut told = MessageArgs(Some(&mut words)).kind("good", t.layout().good_kind(good));
    for call in &way.calls {
        told = told.touch(Thing::Space(SpaceId(call.planet.0)));
    }
    let choices = choices(t, seat, &way.calls);
    let deed = choices.iter().rev().find(|step| !step.if_asked).map(|step| step.action);
    let lack = |n: usize| Lack::of(ENERGY[n], (have(t)[n], way.tokens[n]), None);
    Some(Prospect {
        words: Some(words),
        pays: (way.vp, way.all_tokens()),
        turns: way.turns,
        lacks: (0..3).filter_map(lack).collect(),
        doing: Doing::Choices(choices),
        deed,
    })
}

/// The choices of a way that is reckoned, from wherever the turn stands.
pub(super) fn steps_of(t: &DuckSight, seat: SeatId, way: ChainPart) -> Vec<WayStep> {
    let chain = Chain { parts: vec![way], ..Chain::default() };
    choices(t, seat, &calls_of_chain(t, seat, &chain))
}

/// The choices by which planets are called at one after the other, from wherever the turn stands.
/// Where another good is to be given as well and none is named, the rules say which there are.
fn choices(t: &DuckSight, seat: SeatId, calls: &[PlanetCall]) -> Vec<WayStep> {
    let begins = match t.phase() {
        Phase::Turn => Some(ACT),
        Phase::Free => Some(FREE_TURN),
        _ => None,
    };
    let mut all: Vec<WayStep> = begins.map(|verb| Action::plain(verb).into()).into_iter().collect();
    let mut at: Option<PlanetIx> = None;
    for call in calls {
        if call.flies {
            let flights = match at {
                None => ShipReach::of(t, seat),
                Some(planet) => Some(ShipReach::after(t, seat, planet)),
            };
            let hops = flights.map(|flights| flights.hops(call.planet.0)).unwrap_or_default();
            let flown = hops.iter().map(|hop| match hop.jump {
                true => Action::plain(JUMP),
                false => Action::one(MOVE, hop.to.into()),
            });
            all.extend(flown.map(WayStep::from));
        }
        if at != Some(call.planet) {
            // Where there is nothing else to do the ship stops by itself.
            all.push(WayStep { action: Action::plain(STOP), if_asked: true });
            if t.unexplored(call.planet) {
                all.push(Action::one(EXPLORE, call.stack).into());
            }
        }
        all.extend(call.works.iter().copied().map(WayStep::from));
        at = Some(call.planet);
    }
    all
}

/// The stops of a chain.
fn calls_of_chain(t: &DuckSight, seat: SeatId, chain: &Chain) -> Vec<PlanetCall> {
    let mut at: Option<PlanetIx> = None;
    let stops = chain.parts.iter().flat_map(|part| &part.stops);
    let call = |stop: &ChainStop| {
        let here = at.is_none() && t.planet_of(seat) == Some(stop.planet);
        let flies = at != Some(stop.planet) && !(here && stop.reds == 0);
        at = Some(stop.planet);
        let (stack, works) = (stack_of(t, stop), works(t, stop));
        PlanetCall { planet: stop.planet, flies, stack, works }
    };
    stops.map(call).collect()
}

/// The stops of a plan.
fn calls_of_plan(thought: &Deliberation, plan: &ErrandPlan) -> Vec<PlanetCall> {
    let mut at = thought.t.planet_of(thought.me);
    let call = |stop: &PlannedStop| {
        let planet = PlanetIx(stop.planet.into());
        let flies = at != Some(planet);
        at = Some(planet);
        let errand = action_of(thought, stop.errand).into_iter();
        let works = errand.flat_map(|act| std::iter::repeat_n(act, stop.times.into())).collect();
        PlanetCall { planet, flies, stack: stop.stack.map_or(ANY, i32::from), works }
    };
    plan.stops.iter().map(call).collect()
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
