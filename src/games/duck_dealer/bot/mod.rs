//! The greedy player of Duck Dealer: gathers energy until a whole action turn is worth while, plans
//! it over all that lies open, carries it out stop by stop, and plans anew where something came
//! between. It reads its seat's sight and nothing else.

mod board;
mod estimate;
mod search;

use super::{
    level::{Colour, Equipment, GoodIx, PlanetIx},
    table::{
        layout::{self, FACTORIES, Site},
        nouns::{DuckSight, DuckView, GameView},
        verbs::*,
    },
};
use crate::{
    bots::{Bot, Player, RandomBot, Seen},
    table::{
        action::{Action, Message, MessageArgs, Offer},
        ids::{Dial, SeatId, Verb},
        sight::Sight,
        view::TableView,
    },
};
use board::{BoardModel, GOODS, NONE};
use search::{Errand, ErrandPlan, Means, PlannedStop};

/// The computer player, as the game brings it.
pub const PLAYER: Player = Player {
    greedy: |seed| Box::new(DuckBot::new(seed)),
    estimate: estimate::estimate,
    progress: estimate::progress,
    counts: |_, _| Vec::new(),
};

/// Tokens, of all colours together, that are shared out among the seats before somebody acts.
const HOARD: i64 = 96;
/// Fewest and most tokens for which an action turn is thought worth while.
const WORTH_WHILE: (i64, i64) = (18, 40);
/// Choices in one turn after which it stops thinking and takes any offer: no game may hang on it.
const MOST_CHOICES: u32 = 400;

/// Turns without a cube on the counter after which it waits no longer and takes an action turn with
/// what there is: with much crew free action turns would never end (DD-5.7).
const PATIENCE: i64 = 40;

/// How many times as much as what it gives an exchange must bring.
const FAIR: i64 = 2;

struct DuckBot {
    any: RandomBot,
    plan: Option<ErrandPlan>,
    /// The next stop of the plan.
    next: usize,
    /// How often its errand is done.
    done: u8,
    /// The turn of the game in which it chose last, and how often it has chosen in it.
    turn: (i64, u32),
    /// Why it has turned down what was proposed last.
    why: Option<Message>,
}

/// One decision that is thought over.
struct Thought<'a> {
    t: &'a DuckSight<'a>,
    me: SeatId,
    offers: &'a [Offer],
}

fn of(offers: &[Offer], verb: Verb) -> impl Iterator<Item = Action> + '_ {
    offers.iter().map(|offer| offer.action).filter(move |action| action.verb == verb)
}
fn offered(offers: &[Offer], action: Action) -> Option<Action> {
    offers.iter().any(|offer| offer.accepts(&action)).then_some(action)
}

impl Bot for DuckBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        if let [only] = seen.offers()
            && only.range.is_none()
        {
            return Some(only.action);
        }
        let (sight, me) = (seen.sight(), seen.seat());
        self.why = None;
        self.think(&sight, me).or_else(|| self.any.choose(seen))
    }

    fn why(&mut self, _seen: &mut Seen<'_>, _chosen: Action) -> Option<Message> {
        self.why.clone()
    }
}

impl DuckBot {
    fn new(seed: u64) -> DuckBot {
        DuckBot {
            any: RandomBot::new(seed),
            plan: None,
            next: 0,
            done: 0,
            turn: (-1, 0),
            why: None,
        }
    }

    fn think(&mut self, sight: &Sight, me: SeatId) -> Option<Action> {
        let t = DuckSight::of(sight)?;
        let thought = Thought { t: &t, me, offers: &sight.offers };
        let turn = t.sight.dial(layout::TURN);
        if turn != self.turn.0 {
            self.turn = (turn, 0);
            self.plan = None;
        }
        self.turn.1 += 1;
        if self.turn.1 > MOST_CHOICES {
            return of(&sight.offers, END_TURN).next();
        }
        match sight.decision?.question {
            Q_EQUIP => thought.equip(),
            Q_START => thought.start(),
            Q_TURN => thought.turn(),
            Q_FREE => thought.free(),
            Q_CUBE => of(&sight.offers, TAKE_CUBE).next(),
            Q_ACT => self.act(&thought),
            Q_EXPLORE => self.explore(&thought),
            Q_OFFER => of(&sight.offers, WITHDRAW).next(),
            Q_ANSWER => {
                self.why = thought.wants_more();
                of(&sight.offers, if self.why.is_some() { DECLINE } else { ACCEPT }).next()
            }
            Q_KEEP => thought.keep(),
            _ => None,
        }
    }

    /// The next step of the plan; a new plan where there is none or where it is done.
    fn act(&mut self, thought: &Thought) -> Option<Action> {
        for _ in 0..2 {
            let stop = self.plan.as_ref().and_then(|plan| plan.stops.get(self.next)).copied();
            if let Some(stop) = stop
                && let Some(action) = thought.towards(stop)
            {
                // The errand itself is the last step to a stop.
                if action.verb != MOVE {
                    self.done += 1;
                    if self.done >= stop.times {
                        (self.done, self.next) = (0, self.next + 1);
                    }
                }
                return Some(action);
            }
            self.plan = thought.plan();
            (self.next, self.done) = (0, 0);
            if let Some(action) = self.plan.as_ref().and_then(|plan| thought.shorten(plan)) {
                self.plan = None;
                return Some(action);
            }
        }
        let last = || of(thought.offers, END_TURN).next();
        thought.spare().or_else(|| thought.lighten()).or_else(last)
    }

    /// The consumer that the plan has for the planet, or the one that brings most.
    fn explore(&mut self, thought: &Thought) -> Option<Action> {
        let last = self.next.checked_sub(1);
        let stop = last.and_then(|n| self.plan.as_ref()?.stops.get(n));
        let here = thought.t.planet_of(thought.me)?.0;
        let planned = stop.filter(|stop| u16::from(stop.planet) == here).and_then(|s| s.stack);
        let planned =
            planned.and_then(|stack| offered(thought.offers, Action::one(EXPLORE, stack.into())));
        planned.or_else(|| of(thought.offers, EXPLORE).max_by_key(|a| thought.tile(a.args[0])))
    }
}

impl Thought<'_> {
    /// Who flies, who trades, and where it all is put.
    fn equip(&self) -> Option<Action> {
        let wanted = [Equipment::Merchant, Equipment::Navigator, Equipment::Hold];
        let next = wanted[self.t.filled(self.me).clamp(0, 2) as usize];
        offered(self.offers, Action::one(EQUIP, next as i32))
    }

    /// The start planet from which everything is nearest.
    fn start(&self) -> Option<Action> {
        let far = |action: &Action| -> i64 {
            let from = action.space().0;
            let steps = self.t.level().distances(from, |_| false);
            let near = steps.iter().map(|&n| i64::from(n.min(9)));
            near.sum()
        };
        of(self.offers, START).min_by_key(far)
    }

    /// Loose tokens of a seat.
    fn hoard(&self, seat: SeatId) -> i64 {
        Colour::ALL.iter().map(|&colour| self.t.loose(seat, colour)).sum()
    }
    /// How many tokens an action turn should have.
    fn enough(&self) -> i64 {
        if self.t.sight.dial(layout::QUIET) >= PATIENCE {
            return 0;
        }
        let share = HOARD / i64::from(self.t.layout().seats);
        share.clamp(WORTH_WHILE.0, WORTH_WHILE.1)
    }
    /// Action turns that are left.
    fn turns_left(&self) -> i64 {
        (self.t.level().counter() - self.t.counted()) as i64
    }

    /// Collect, or act. Where a colour has run out, wishing it brings a free action turn.
    fn turn(&self) -> Option<Action> {
        let (mine, seats) = (self.hoard(self.me), i64::from(self.t.layout().seats));
        let enough = self.enough();
        let late = self.turns_left() <= seats && mine >= enough / 2;
        let last = self.turns_left() <= 2 && mine >= 6;
        if mine >= enough || late || last {
            return of(self.offers, ACT).next();
        }
        let wish = Colour::ALL.into_iter().max_by_key(|&colour| self.need(colour))?;
        offered(self.offers, Action::one(COLLECT, wish as i32))
    }

    /// How much a colour is wanted, compared with what there is of it.
    fn need(&self, colour: Colour) -> i64 {
        // Sites that can still be built: yellow energy is for them.
        let unbuilt = self.t.count(FACTORIES) as i64;
        let parts = match colour {
            Colour::Red => 100,
            Colour::Yellow => 12 + 4 * unbuilt,
            Colour::Blue => 125,
        };
        let have = self.t.loose(self.me, colour);
        let stock = i64::from(self.t.stock(colour) > 0);
        // So many parts of a token for each that is there; what has run out is no use.
        stock * 100_000 + parts * 100 / (have + 1)
    }

    fn free(&self) -> Option<Action> {
        let all: i64 = self.hoard(self.me)
            + Colour::ALL.iter().map(|&c| self.t.virtual_tokens(c)).sum::<i64>();
        let verb = if all >= self.enough() * 2 / 3 { FREE_TURN } else { NO_FREE_TURN };
        of(self.offers, verb).next()
    }

    /// Why it does not take what is offered, and what it would take: an exchange has to bring it
    /// goods that sell for twice as much as those that it gives.
    fn wants_more(&self) -> Option<Message> {
        let goods = &self.t.level().goods;
        let worth = |of: &dyn Fn(GoodIx) -> Dial| -> i64 {
            let one = |n: usize| goods[n].sale.max(1) * self.t.sight.dial(of(GoodIx(n as u8)));
            (0..goods.len()).map(one).sum()
        };
        let (asked, given) = (worth(&layout::gets), worth(&layout::gives));
        let missing = (asked * FAIR).max(1) - given;
        let mut why = Message { key: "dd-bot-wants-more", ..Message::default() };
        MessageArgs(Some(&mut why)).number("vp", missing);
        (missing > 0).then_some(why)
    }

    /// Tokens as even as they can be, red and blue before yellow.
    fn keep(&self) -> Option<Action> {
        let even = |action: &Action| -> i32 {
            let [red, yellow, blue] = action.args;
            let gap = (red - blue).abs() + (yellow - 1).max(0) * 2;
            -gap
        };
        of(self.offers, KEEP).max_by_key(even)
    }

    /// The best plan from here.
    fn plan(&self) -> Option<ErrandPlan> {
        let (board, sites) = BoardModel::of(self.t, self.me)?;
        let mut cargo = [0; GOODS];
        for (n, count) in cargo.iter_mut().enumerate().take(self.t.layout().goods.into()) {
            *count = self.t.cargo(self.me, GoodIx(n as u8)).clamp(0, 200) as u8;
        }
        let tokens = Colour::ALL.map(|colour| self.t.tokens(colour).clamp(0, 60) as u8);
        let at = self.t.planet_of(self.me).filter(|_| self.t.sight.dial(layout::STEPS) == 0);
        let at = at.map_or(NONE, |planet| planet.0 as u8);
        let keep = self.t.level().keep as u8;
        let filled = self.t.filled(self.me).clamp(0, 200) as u8;
        let holds = self.t.equipment(self.me, Equipment::Hold).clamp(0, 100) as u8;
        let means = Means { tokens, cargo, at, filled, holds, hired: [0; 3] };
        Some(search::plan(&board, sites, means, keep))
    }

    /// What brings a plan on: the flight to the next stop, or its errand.
    fn towards(&self, stop: PlannedStop) -> Option<Action> {
        if self.t.planet_of(self.me).is_some_and(|here| here.0 == u16::from(stop.planet)) {
            return offered(self.offers, action_of(self, stop.errand)?);
        }
        let skipped = |point: u16| self.t.cube_on(point) == Some(self.me);
        let steps = |action: &Action| {
            let from = action.space().0;
            self.t.level().distances(from, skipped)[usize::from(stop.planet)]
        };
        of(self.offers, MOVE).min_by_key(steps)
    }

    /// A free cube on the way of a plan, as long as there are any.
    fn shorten(&self, plan: &ErrandPlan) -> Option<Action> {
        let mut best: Option<(u32, Action)> = None;
        for action in of(self.offers, ROUTE_CUBE) {
            let uses = self.passed(plan, action.space().0);
            if uses > best.map_or(0, |(most, _)| most) {
                best = Some((uses, action));
            }
        }
        best.map(|(_, action)| action).or_else(|| self.shortest(ROUTE_CUBE))
    }

    /// What can be had at the end of a turn for yellow tokens that would be given back otherwise: a
    /// claim of the site here, or a cube on a route.
    fn spare(&self) -> Option<Action> {
        let level = self.t.level();
        let over = self.hoard(self.me) - level.keep;
        let spare = over.min(self.t.loose(self.me, Colour::Yellow));
        // A later turn uses what is claimed and set.
        if spare <= 0 || self.turns_left() < i64::from(self.t.layout().seats) {
            return None;
        }
        let sites = [Site::Factory, Site::Mine].map(|site| Action::one(CLAIM, site as i32));
        let claim = sites.into_iter().find_map(|action| offered(self.offers, action));
        claim
            .filter(|_| spare >= level.costs.privilege)
            .or_else(|| self.shortest(PAY_CUBE).filter(|_| spare >= level.costs.route_cube))
    }

    /// The cube that shortens the ways between the planets at work most.
    fn shortest(&self, verb: Verb) -> Option<Action> {
        if !self.offers.iter().any(|offer| offer.action.verb == verb) {
            return None;
        }
        let level = self.t.level();
        let works = |planet: &PlanetIx| {
            level.is_start(*planet)
                || self.t.factory(*planet).is_some()
                || self.t.consumer(*planet).is_some_and(|(_, _, built)| built)
        };
        let at_work: Vec<PlanetIx> = level.every_planet().filter(works).collect();
        let steps = |cube: Option<u16>| -> i64 {
            let skipped =
                |point: u16| cube == Some(point) || self.t.cube_on(point) == Some(self.me);
            let from = |planet: &PlanetIx| {
                let ways = level.distances(planet.0, skipped);
                at_work.iter().map(|to| i64::from(ways[to.ix()])).sum::<i64>()
            };
            at_work.iter().map(from).sum()
        };
        let now = steps(None);
        let saved = |action: &Action| now - steps(Some(action.space().0));
        let best = of(self.offers, verb).map(|action| (saved(&action), action));
        let best = best.max_by_key(|(saved, _)| *saved).filter(|(saved, _)| *saved > 0);
        best.map(|(_, action)| action)
    }

    /// How often a plan flies along the route of a point, as far as it flies along one route.
    fn passed(&self, plan: &ErrandPlan, point: u16) -> u32 {
        let level = self.t.level();
        let ends: Vec<u16> =
            level.lanes(point).iter().filter_map(|lane| lane.ahead.last().copied()).collect();
        let [a, b] = ends[..] else { return 0 };
        let legs = plan.stops.windows(2).map(|two| (two[0].planet, two[1].planet));
        let here = self.t.planet_of(self.me).zip(plan.stops.first());
        let first = here.map(|(from, stop)| (from.0 as u8, stop.planet));
        let along = |(from, to): (u8, u8)| {
            let (from, to) = (u16::from(from), u16::from(to));
            (from, to) == (a, b) || (from, to) == (b, a)
        };
        first.into_iter().chain(legs).filter(|&leg| along(leg)).count() as u32
    }

    /// Throws away what is too much to fly, before the turn ends.
    fn lighten(&self) -> Option<Action> {
        let over = self.t.load(self.me) - self.t.capacity(self.me);
        (over > 0).then(|| of(self.offers, DROP).next())?
    }

    /// What the tile on top of a stack would bring, as far as its good can be made.
    fn tile(&self, stack: i32) -> i64 {
        let top = usize::try_from(stack).ok().and_then(|n| *self.t.tops().get(n)?);
        let Some(consumer) = top.map(|tile| self.t.level().consumer(tile)) else { return 0 };
        let maker = self.t.spec.maker[consumer.good.ix()];
        let made = maker.is_some_and(|factory| {
            let kind = self.t.layout().factory_kind(factory);
            self.t.find(FACTORIES, kind).is_none()
        });
        consumer.vp + if made { 100 } else { 0 }
    }
}

/// An errand as an action.
fn action_of(thought: &Thought, errand: Errand) -> Option<Action> {
    Some(match errand {
        Errand::Mine => Action::plain(MINE),
        Errand::Produce => Action::plain(PRODUCE),
        Errand::Sell => Action::plain(SELL),
        Errand::Factory(n) => {
            let factory = thought.t.spec.factories.get(usize::from(n))?;
            Action::one(BUILD_FACTORY, factory.product.0.into())
        }
        Errand::Consumer(other) => Action::one(BUILD_CONSUMER, other.into()),
        Errand::Yard(other) => Action::one(BUILD_YARD, other.into()),
        // No piece is replaced.
        Errand::Buy(other) => Action::two(BUY, other.into(), 0),
    })
}
