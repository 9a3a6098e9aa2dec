//! What a line of business costs a ship: the factories that it lacks, then a good brought from the
//! mines to its consumer, then one more. A part looks on to those that follow: a factory may stand
//! where its good is wanted, and what it works on first may come with what it is built of. Else
//! each part is the cheapest by itself, from where the one before it ends; a better whole may
//! exist.

use super::{
    search::{Delivery, GoodSource, StopDeed, Use, Visit},
    ways::PlanetWays,
};
use crate::{
    games::duck_dealer::{
        level::{ConsumerIx, FactoryIx, GoodIx, PlanetIx, YardIx},
        table::{
            layout::{PieceNoun, STACKS, Site},
            nouns::DuckView,
        },
    },
    table::ids::SeatId,
};

/// Where the consumer of a good is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChainMarket {
    /// On a planet, and built.
    Built(PlanetIx),
    /// On a planet, not built yet.
    Unbuilt(PlanetIx),
    /// In a stack, under so many others.
    Stack(usize, usize),
}

/// What a part of a chain brings about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChainGoal {
    /// A good is aboard.
    Aboard(GoodIx),
    /// A factory is built.
    Factory(FactoryIx),
    /// A consumer is built.
    Consumer(ConsumerIx),
    /// A good is sold.
    Sale(ConsumerIx),
    /// A shipyard is built.
    Yard(YardIx),
    /// The equipment of a shipyard is bought.
    Outfit(YardIx),
}

/// What is done at a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// So many of a good are mined.
    Mine(GoodIx, u8),
    /// So many of a good are made.
    Produce(GoodIx, u8),
    /// The goal itself.
    Finish(ChainGoal),
}

/// A stop of a chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChainStop {
    /// Where.
    pub planet: PlanetIx,
    /// Red tokens to come here.
    pub reds: i64,
    /// What is done.
    pub works: Vec<Work>,
}

/// A part of a chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChainPart {
    /// What it brings about.
    pub goal: ChainGoal,
    /// Where it leads.
    pub stops: Vec<ChainStop>,
    /// Red, yellow and blue tokens.
    pub tokens: [i64; 3],
    /// Points.
    pub vp: i64,
    /// Goods aboard that it has no room for are thrown away.
    pub throws: bool,
}

/// What a line of business costs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chain {
    /// Its parts, one after the other.
    pub parts: Vec<ChainPart>,
    /// One more of the good, once all of that stands.
    pub again: Option<ChainPart>,
    /// What cannot be reached: there is no room, no mine or no place for it.
    pub blocked: Option<ChainGoal>,
}

impl Chain {
    /// What all parts cost together.
    pub fn tokens(&self) -> [i64; 3] {
        let sum = |n: usize| self.parts.iter().map(|part| part.tokens[n]).sum();
        [sum(0), sum(1), sum(2)]
    }
    /// What all parts bring.
    pub fn vp(&self) -> i64 {
        self.parts.iter().map(|part| part.vp).sum()
    }
}

/// The consumers that are still to come, top first.
pub fn stacks(t: &impl DuckView) -> [Vec<ConsumerIx>; 2] {
    STACKS.map(|stack| {
        let what = |&tile: &_| match t.layout().what(t.kind(tile)) {
            PieceNoun::Consumer(consumer) => Some(consumer),
            _ => None,
        };
        t.contents(stack).iter().rev().filter_map(what).collect()
    })
}

/// The consumer that wants a good, and where it is.
pub fn market(t: &impl DuckView, good: GoodIx) -> Option<(ConsumerIx, ChainMarket)> {
    let on_board = t.level().every_planet().find_map(|planet| {
        let (consumer, ix, built) = t.consumer(planet)?;
        let place = if built { ChainMarket::Built(planet) } else { ChainMarket::Unbuilt(planet) };
        (consumer.good == good).then_some((ix, place))
    });
    let in_stack = || {
        stacks(t).into_iter().enumerate().find_map(|(n, tiles)| {
            let below = tiles.iter().position(|&c| t.level().consumer(c).good == good)?;
            Some((tiles[below], ChainMarket::Stack(n, below)))
        })
    };
    on_board.or_else(in_stack)
}

/// The planet on which a factory stands.
pub fn built_at(t: &impl DuckView, factory: FactoryIx) -> Option<PlanetIx> {
    t.level().every_planet().find(|&planet| t.factory(planet) == Some(factory))
}

/// What it takes a seat to bring a good to its consumer, or where it has none, aboard; `None`
/// before its ship has a planet.
pub fn chain(t: &impl DuckView, seat: SeatId, good: GoodIx) -> Option<Chain> {
    let mut planner = Planner::new(t, seat)?;
    let mut chain = Chain::default();
    let mut lacking = Vec::new();
    planner.lacking(good, &mut lacking);
    let goals = lacking.into_iter().map(ChainGoal::Factory).chain([planner.end(good)]);
    let goals: Vec<ChainGoal> = goals.collect();
    for (nth, goal) in goals.iter().enumerate() {
        match planner.part_looking_on(*goal, &goals[nth + 1..]) {
            Some(part) => chain.parts.push(part),
            None => {
                chain.blocked = Some(*goal);
                return Some(chain);
            }
        }
    }
    let sold = match chain.parts.last()?.goal {
        ChainGoal::Consumer(consumer) | ChainGoal::Sale(consumer) => ChainGoal::Sale(consumer),
        _ => return Some(chain),
    };
    chain.again = planner.part(sold, Manner::default());
    Some(chain)
}

/// How much a seat has to do for the nearest of some goals, and the red, yellow and blue tokens
/// that it spends for it, the cheapest way: tokens weigh most, then what is mined and made, and
/// steps. `None` where none can be reached.
pub fn nearest(t: &impl DuckView, seat: SeatId, goals: &[ChainGoal]) -> Option<(i64, [i64; 3])> {
    if goals.is_empty() {
        return None;
    }
    let mut planner = Planner::new(t, seat)?;
    let before = planner.standing();
    let each = goals.iter().filter_map(|goal| {
        planner.stand(before.clone());
        let part = planner.part(*goal, Manner::default())?;
        Some((planner.effort(&part), part.tokens))
    });
    each.min_by_key(|(effort, _)| *effort)
}

/// The cheapest way of a seat to a goal, whatever there is of tokens; `None` where none leads
/// there.
pub fn part(t: &impl DuckView, seat: SeatId, goal: ChainGoal) -> Option<ChainPart> {
    Planner::new(t, seat)?.part(goal, Manner::default())
}

/// What a token weighs beside a step.
const TOKEN_EFFORT: i64 = 8;

/// How a part is done.
#[derive(Clone, Copy, Default)]
struct Manner<'a> {
    /// Goods that are brought along for what follows, whole sets of what the goal takes.
    along: &'a [GoodIx],
    /// Only here.
    at: &'a [PlanetIx],
}

/// What stands and what is aboard after some parts.
#[derive(Clone)]
struct Standing {
    factories: Vec<Option<FactoryIx>>,
    cargo: Vec<i64>,
    from: Option<PlanetIx>,
    laid: Option<PlanetIx>,
}

/// What stands and what is aboard after the parts so far.
struct Planner<'a, T: DuckView> {
    t: &'a T,
    seat: SeatId,
    ways: PlanetWays,
    factories: Vec<Option<FactoryIx>>,
    cargo: Vec<i64>,
    from: Option<PlanetIx>,
    /// Where a consumer from a stack was laid.
    laid: Option<PlanetIx>,
}

impl<'a, T: DuckView> Planner<'a, T> {
    fn new(t: &'a T, seat: SeatId) -> Option<Self> {
        Some(Planner {
            t,
            seat,
            ways: PlanetWays::of(t, seat)?,
            factories: t.level().every_planet().map(|planet| t.factory(planet)).collect(),
            cargo: t.every_good().map(|good| t.cargo(seat, good)).collect(),
            from: None,
            laid: None,
        })
    }

    fn maker(&self, good: GoodIx) -> Option<FactoryIx> {
        self.t.spec().maker[good.ix()]
    }
    fn stands(&self, factory: FactoryIx) -> bool {
        self.factories.contains(&Some(factory))
    }
    /// The factories that nobody has built, of a good and of all that it is made of, in the order
    /// in which they can be built.
    fn lacking(&self, good: GoodIx, into: &mut Vec<FactoryIx>) {
        let Some(factory) = self.maker(good) else { return };
        for input in self.t.recipe(factory).inputs {
            self.lacking(input, into);
        }
        if !self.stands(factory) && !into.contains(&factory) {
            into.push(factory);
        }
    }
    /// Where a chain ends: with a sale, with the consumer built, or with the good aboard.
    fn end(&self, good: GoodIx) -> ChainGoal {
        match market(self.t, good) {
            Some((consumer, ChainMarket::Built(_))) => ChainGoal::Sale(consumer),
            Some((consumer, ChainMarket::Unbuilt(_) | ChainMarket::Stack(_, 0))) => {
                ChainGoal::Consumer(consumer)
            }
            Some((_, ChainMarket::Stack(..))) | None => ChainGoal::Aboard(good),
        }
    }

    /// The goods that a goal uses up, whether R is among them, and where it is done.
    fn terms(&self, goal: ChainGoal) -> (Vec<GoodIx>, bool, Vec<PlanetIx>) {
        let level = self.t.level();
        let planets = |keep: &dyn Fn(PlanetIx) -> bool| {
            level.every_planet().filter(|&planet| keep(planet)).collect::<Vec<_>>()
        };
        match goal {
            ChainGoal::Aboard(good) => (vec![good], false, planets(&|_| true)),
            ChainGoal::Factory(factory) => {
                let free = |planet: PlanetIx| {
                    !level.is_start(planet) && self.factories[planet.ix()].is_none()
                };
                (self.t.recipe(factory).inputs.to_vec(), false, planets(&free))
            }
            ChainGoal::Consumer(consumer) | ChainGoal::Sale(consumer) => {
                let good = level.consumer(consumer).good;
                let at = match market(self.t, good) {
                    Some((_, ChainMarket::Built(planet) | ChainMarket::Unbuilt(planet))) => {
                        vec![planet]
                    }
                    _ => match self.laid {
                        Some(planet) => vec![planet],
                        None => planets(&|planet| self.t.unexplored(planet)),
                    },
                };
                (vec![good], matches!(goal, ChainGoal::Consumer(_)), at)
            }
            ChainGoal::Yard(yard) | ChainGoal::Outfit(yard) => {
                let here = |planet| self.t.yard(planet).is_some_and(|(_, ix, _)| ix == yard);
                (vec![level.yard(yard).good], true, planets(&here))
            }
        }
    }

    /// How many of each good are needed to have one more.
    fn needs(&self, good: GoodIx, into: &mut Vec<(GoodIx, u8, u8)>) {
        match into.iter_mut().find(|(known, ..)| *known == good) {
            Some((_, count, _)) => *count = count.saturating_add(1),
            None => into.push((good, 1, 0)),
        }
        if let Some(factory) = self.maker(good).filter(|&factory| self.stands(factory)) {
            self.t.recipe(factory).inputs.iter().for_each(|&input| self.needs(input, into));
        }
    }

    fn price(&self, planet: PlanetIx, site: Site) -> Use {
        if self.t.claimed(planet, site) == Some(self.seat) { Use::First } else { Use::Each }
    }
    fn source(&self, planet: PlanetIx) -> GoodSource {
        let recipe = |factory: FactoryIx| self.t.recipe(factory).clone();
        let factory = self.factories[planet.ix()];
        GoodSource {
            planet,
            mine: self.t.mine(planet).map(|good| (good, self.price(planet, Site::Mine))),
            factory: factory.map(|f| (recipe(f), self.price(planet, Site::Factory))),
        }
    }
    /// The planet where the ship is, with the sites that it has opened.
    fn here(&self) -> Option<GoodSource> {
        let mut source = self.source(self.t.planet_of(self.seat)?);
        if let Some((_, price)) = &mut source.mine
            && self.t.is_open(self.seat, Site::Mine)
        {
            *price = Use::Open;
        }
        if let Some((_, price)) = &mut source.factory
            && self.t.is_open(self.seat, Site::Factory)
        {
            *price = Use::Open;
        }
        Some(source)
    }

    fn effort(&self, part: &ChainPart) -> i64 {
        let steps = part.stops.first().and_then(|stop| self.ways.to(stop.planet));
        let works = part.stops.iter().flat_map(|stop| &stop.works).map(|work| match work {
            Work::Mine(_, count) | Work::Produce(_, count) => i64::from(*count),
            Work::Finish(_) => 1,
        });
        let tokens: i64 = part.tokens.iter().sum();
        tokens * TOKEN_EFFORT + works.sum::<i64>() + steps.map_or(0, |way| way.steps)
    }

    fn standing(&self) -> Standing {
        let (factories, cargo) = (self.factories.clone(), self.cargo.clone());
        Standing { factories, cargo, from: self.from, laid: self.laid }
    }
    fn stand(&mut self, standing: Standing) {
        let Standing { factories, cargo, from, laid } = standing;
        (self.factories, self.cargo, self.from, self.laid) = (factories, cargo, from, laid);
    }

    /// The way to a goal by which it and all that follows are the cheapest together, and everything
    /// as it is afterwards. Of two that cost the same the plainer one is told.
    fn part_looking_on(&mut self, goal: ChainGoal, next: &[ChainGoal]) -> Option<ChainPart> {
        let ChainGoal::Factory(factory) = goal else { return self.part(goal, Manner::default()) };
        let inputs = self.t.recipe(factory).inputs;
        let wanted = next.last().map_or_else(Vec::new, |last| self.terms(*last).2);
        let before = self.standing();
        let mut best: Option<(i64, ChainPart, Standing)> = None;
        for (along, at) in [(&[][..], &[][..]), (&inputs, &[]), (&[], &wanted), (&inputs, &wanted)]
        {
            self.stand(before.clone());
            let Some(part) = self.part(goal, Manner { along, at }) else { continue };
            let after = self.standing();
            let mut costs: i64 = part.tokens.iter().sum();
            let follows = next.iter().all(|goal| {
                let part = self.part(*goal, Manner::default());
                costs += part.iter().flat_map(|part| part.tokens).sum::<i64>();
                part.is_some()
            });
            // What leads no further than this part is taken only where nothing leads further.
            let costs = if follows { costs } else { i64::MAX };
            if best.as_ref().is_none_or(|(least, ..)| costs < *least) {
                best = Some((costs, part, after));
            }
        }
        let (_, part, after) = best?;
        self.stand(after);
        Some(part)
    }

    /// The cheapest way to a goal in some manner, and everything as it is afterwards.
    fn part(&mut self, goal: ChainGoal, manner: Manner) -> Option<ChainPart> {
        let (takes, with_other, mut ends) = self.terms(goal);
        ends.retain(|planet| manner.at.is_empty() || manner.at.contains(planet));
        let aboard = [takes.as_slice(), manner.along].concat();
        let mut goods = Vec::new();
        aboard.iter().for_each(|&good| self.needs(good, &mut goods));
        for (good, most, have) in &mut goods {
            *have = u8::try_from(self.cargo[good.ix()]).unwrap_or(u8::MAX).min(*most);
        }
        let spare: Vec<GoodIx> = self.spare(&goods);
        let other = takes.first().copied().filter(|_| with_other);
        let any = self.t.spec().options.r_any_good;
        let paid = other.and_then(|named| spare.iter().position(|&g| any || g != named));
        let sources: Vec<GoodSource> =
            self.t.level().every_planet().map(|planet| self.source(planet)).collect();
        let mut errand = Delivery {
            ways: &self.ways,
            sources: &sources,
            here: self.here(),
            from: self.from,
            takes: aboard.iter().filter_map(|g| goods.iter().position(|(k, ..)| k == g)).collect(),
            goods,
            other,
            has_other: paid.is_some(),
            ballast: (spare.len() - usize::from(paid.is_some())) as i64,
            capacity: self.t.capacity(self.seat),
            ends: &ends,
            trade: self.t.level().costs.trade,
        };
        let mut throws = false;
        let mut found = errand.cheapest();
        if found.is_none() && errand.ballast > 0 {
            errand.ballast = 0;
            throws = true;
            found = errand.cheapest();
        }
        let visits = found?;
        let kept = paid.map(|at| spare[at]);
        self.carry_out(&visits, &takes, kept, throws.then_some(&spare));
        Some(self.told(goal, &visits, throws))
    }

    /// Goods aboard that a goal does not need.
    fn spare(&self, goods: &[(GoodIx, u8, u8)]) -> Vec<GoodIx> {
        let mut spare = Vec::new();
        for good in self.t.every_good() {
            let used = goods.iter().find(|(g, ..)| *g == good).map_or(0, |(_, _, have)| *have);
            let left = (self.cargo[good.ix()] - i64::from(used)).clamp(0, 200);
            spare.extend((0..left).map(|_| good));
        }
        spare
    }

    /// What is aboard and where the ship is, after a part.
    fn carry_out(
        &mut self,
        visits: &[Visit],
        takes: &[GoodIx],
        paid: Option<GoodIx>,
        thrown: Option<&Vec<GoodIx>>,
    ) {
        for good in thrown.into_iter().flatten().filter(|&&good| Some(good) != paid) {
            self.cargo[good.ix()] -= 1;
        }
        for (deed, _) in visits.iter().flat_map(|visit| &visit.deeds) {
            match *deed {
                StopDeed::Mine(good, count) => self.cargo[good.ix()] += i64::from(count),
                StopDeed::Produce(good, count) => {
                    let Some(factory) = self.maker(good) else { continue };
                    for input in self.t.recipe(factory).inputs {
                        self.cargo[input.ix()] -= i64::from(count);
                    }
                    self.cargo[good.ix()] += i64::from(count);
                }
                StopDeed::Other(_) => {}
            }
        }
        takes.iter().chain(&paid).for_each(|good| self.cargo[good.ix()] -= 1);
        self.from = visits.last().map(|visit| visit.planet).or(self.from);
    }

    /// A part in the words of the table; what its goal changes on the board, is changed.
    fn told(&mut self, goal: ChainGoal, visits: &[Visit], throws: bool) -> ChainPart {
        let level = self.t.level();
        let works = |visit: &Visit| {
            let told = visit.deeds.iter().map(|(deed, _)| match *deed {
                StopDeed::Mine(good, count) => Work::Mine(good, count),
                StopDeed::Other(good) => Work::Mine(good, 1),
                StopDeed::Produce(good, count) => Work::Produce(good, count),
            });
            told.collect()
        };
        let mut stops: Vec<ChainStop> = visits
            .iter()
            .map(|v| ChainStop { planet: v.planet, reds: v.reds, works: works(v) })
            .collect();
        let blue: i64 = visits.iter().flat_map(|v| &v.deeds).map(|(_, tokens)| tokens).sum();
        let mut tokens = [visits.iter().map(|v| v.reds).sum(), 0, blue];
        let vp = match goal {
            ChainGoal::Aboard(_) | ChainGoal::Outfit(_) => 0,
            ChainGoal::Factory(factory) => self.t.recipe(factory).vp,
            ChainGoal::Consumer(consumer) => level.consumer(consumer).vp,
            ChainGoal::Sale(consumer) => level.good(level.consumer(consumer).good).sale,
            ChainGoal::Yard(yard) => level.yard(yard).vp,
        };
        match goal {
            ChainGoal::Aboard(_) => {}
            ChainGoal::Factory(_) | ChainGoal::Consumer(_) | ChainGoal::Yard(_) => {
                tokens[1] += level.costs.build;
            }
            ChainGoal::Sale(_) | ChainGoal::Outfit(_) => tokens[2] += level.costs.trade,
        }
        if let Some(last) = stops.last_mut() {
            if !matches!(goal, ChainGoal::Aboard(_)) {
                last.works.push(Work::Finish(goal));
            }
            match goal {
                ChainGoal::Factory(factory) => self.factories[last.planet.ix()] = Some(factory),
                ChainGoal::Consumer(_) => self.laid = Some(last.planet),
                _ => {}
            }
        }
        // Where the ship only flies on from, nothing is to be told.
        stops.retain(|stop| stop.reds > 0 || !stop.works.is_empty());
        ChainPart { goal, stops, tokens, vp, throws }
    }
}
