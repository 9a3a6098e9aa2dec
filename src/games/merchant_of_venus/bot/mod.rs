//! The greedy player of Merchant of Venus: plans trips of a few landings that bring most for each
//! turn, flies the best way that the dice allow, and puts what it does not need into ships, drives
//! and deeds. It reads its seat's sight and nothing else.

mod book;
mod chart;
pub mod estimate;
mod fairness;
mod flight;
mod habits;
mod lines;
mod outfit;
mod parley;
mod trade;
mod trips;
mod ways;
mod why;

use super::{
    level::{SpaceIx, SpaceKind},
    table::{
        layout::PARTNER,
        nouns::{Declared, GameView, VenusSight, VenusView},
        verbs::*,
    },
};
use crate::bots::{Bot, Habits, Player, RandomBot, Seen, Thinking};
use crate::table::{
    action::{Action, Message, Offer},
    ids::{KindId, SeatId},
    sight::Sight,
};
use book::PriceBook;
use chart::{Chart, Landing};
use fairness::DealChances;
use flight::{End, Flights, Itinerary, Reached, of};
use habits::MerchantHabits;
use parley::Parley;
use trips::{Planner, Rights, Start, Trip, TripLanding};
use ways::{Make, Pace};

/// How many charts are kept: that of the ship and those of ships that it might be.
const CHARTS: usize = 6;
/// Choices in one turn after which it stops thinking and takes any offer: no game may hang on it.
const PATIENCE: u32 = 400;
/// Own turns without trade after which it takes any offer for a turn, to get out of where it is
/// stuck.
const STUCK: u32 = 14;

/// So much more money makes a card worth trying again.
const CLEARLY_MORE: i64 = 60;

/// The computer player, as the game brings it.
pub const PLAYER: Player = Player {
    habits: MerchantHabits::ALL,
    greedy: |seed, habits| Box::new(MerchantBot::new(seed, MerchantHabits::of(habits))),
    estimate: estimate::estimate,
    progress: estimate::progress,
    counts: |_, _| Vec::new(),
};

/// How it is thought about: worlds go on for some rounds by players that plan trips no longer than
/// the greedy player does, and whoever declares a course flies it.
pub const THINKING: Thinking = Thinking {
    policy: Some(quick),
    lines: Some(lines::lines),
    then: Some(flies_there),
    ..Thinking::PLAIN
};

/// A player with these habits, but for how far it plans.
fn quick(seed: u64, habits: &Habits) -> Box<dyn Bot> {
    let MerchantHabits { landings, followed, .. } = MerchantHabits::of(&Habits::usual());
    let habits = MerchantHabits { landings, followed, ..MerchantHabits::of(habits) };
    Box::new(MerchantBot::new(seed, habits))
}

/// A course that is declared is rolled for.
fn flies_there(action: Action) -> Option<Action> {
    matches!(action.verb, HEAD | HEAD_GATE).then_some(Action::plain(ROLL))
}

/// The greedy player.
pub struct MerchantBot {
    any: RandomBot,
    habits: MerchantHabits,
    pace: Pace,
    charts: Vec<Chart>,
    /// What a turn is worth, by experience.
    turn_worth: f64,
    /// The turn of the game in which it chose last, and how often it has chosen in it.
    turn: (i64, u32),
    /// Own turns since it traded last.
    idle: u32,
    /// How long it had not traded when it last stayed where it was; a stay that brought no trade
    /// is not repeated.
    stayed: Option<u32>,
    /// What is flown this turn.
    route: Option<Itinerary>,
    /// Whether a card was opened this turn: not again.
    card_tried: bool,
    /// Cards that were not worth using where they count, with the money there was: nothing is
    /// planned with them before there is clearly more.
    declined: Vec<(KindId, i64)>,
    /// What it proposes to others.
    parley: Parley,
    /// Why it chose as it did last.
    why: Option<Message>,
}

/// One decision that is thought over.
struct Thought<'a> {
    n: &'a VenusSight<'a>,
    me: SeatId,
    offers: &'a [Offer],
}

impl Thought<'_> {
    /// The other one in the deal that is open.
    fn partner(&self) -> SeatId {
        let active = self.n.active();
        if active != self.me {
            return active;
        }
        let last = i64::from(self.n.layout().seats) - 1;
        SeatId((self.n.sight.dial(PARTNER) - 1).clamp(0, last) as u8)
    }
    /// Whether the goal of the game is reached as it stands.
    fn done(&self) -> bool {
        self.n.goal().is_some_and(|goal| self.n.net_worth(self.me) >= goal)
    }
}

/// Every landing to which a ship can go on from a landing, and staying there.
fn onward(chart: &Chart, from: usize) -> Vec<TripLanding> {
    let stay = TripLanding { landing: from, turns: 1.0, rights: Rights::Staying };
    let next = chart.next[from].iter();
    next.map(|&(landing, turns)| TripLanding { landing, turns, rights: Rights::Arriving })
        .chain([stay])
        .collect()
}

fn first(offers: &[Offer], verb: crate::table::ids::Verb) -> Option<Action> {
    of(offers, verb).next()
}

impl MerchantBot {
    /// A player whose choices follow from `seed` where nothing else decides.
    pub fn new(seed: u64, habits: MerchantHabits) -> MerchantBot {
        MerchantBot::with_charts(seed, habits, Pace::new(habits.missed), Vec::new())
    }

    fn with_charts(
        seed: u64,
        habits: MerchantHabits,
        pace: Pace,
        charts: Vec<Chart>,
    ) -> MerchantBot {
        MerchantBot {
            any: RandomBot::new(seed),
            habits,
            pace,
            charts,
            turn_worth: habits.first_turn,
            turn: (-1, 0),
            idle: 0,
            stayed: None,
            route: None,
            card_tried: false,
            declined: Vec::new(),
            parley: Parley::default(),
            why: None,
        }
    }

    /// What can be done without looking: a flight that goes on, or no choice at all.
    fn at_once(&mut self, offers: &[Offer]) -> Option<Action> {
        if let [only] = offers
            && only.range.is_none()
        {
            // The route has to know of a step that was no choice.
            return self.route.as_mut().and_then(|r| r.go_on(offers)).or(Some(only.action));
        }
        self.route.as_mut()?.go_on(offers)
    }

    fn think(&mut self, sight: &Sight, me: SeatId) -> Option<Action> {
        let n = VenusSight::of(sight)?;
        let question = sight.decision?.question;
        let t = Thought { n: &n, me, offers: &sight.offers };
        if n.active() == me && n.turn() != self.turn.0 {
            self.turn = (n.turn(), 0);
            self.idle = if self.idle > STUCK { 0 } else { self.idle + 1 };
            self.card_tried = false;
            self.parley.next_turn();
            self.route = None;
        }
        self.turn.1 += 1;
        if self.turn.1 > PATIENCE || (self.idle > STUCK && question != Q_TRADE) {
            self.route = None;
            return None;
        }
        match question {
            Q_START => self.start(&t),
            Q_MOVE | Q_HAZARD => self.fly(&t),
            Q_TRADE | Q_BASKET => self.trade(&t),
            Q_ASTEROID => first(t.offers, TAKE_RELIC).or_else(|| first(t.offers, END_TURN)),
            Q_SURPLUS => self.let_go(&t),
            Q_DEAL => self.compose(&t),
            Q_ANSWER => self.answer(&t),
            Q_STOP if self.idle > STUCK => first(t.offers, AGREE),
            Q_STOP => first(t.offers, DECLINE),
            _ => None,
        }
    }

    /// The chart for a make of ship, drawn if there is none that still holds.
    fn chart(&mut self, t: &Thought<'_>, make: Make) -> usize {
        let state = chart::state(t.n, t.me, make, self.turn_worth);
        if let Some(at) = self.charts.iter().position(|c| c.fits(&state)) {
            return at;
        }
        if self.charts.len() >= CHARTS {
            self.charts.remove(0);
        }
        self.charts.push(Chart::draw(t.n, t.me, make, self.turn_worth, &self.pace, state));
        self.charts.len() - 1
    }

    /// What everything brings, less the cards with which nothing is planned.
    fn book(&self, t: &Thought<'_>, chart: &Chart) -> PriceBook {
        let mut book = PriceBook::of(t.n, t.me, chart, self.habits);
        let money = t.n.money(t.me);
        for (card, _) in self.declined.iter().filter(|(_, had)| money <= had + CLEARLY_MORE) {
            book.put_by(t.n, *card);
        }
        book
    }

    /// What a trip from here begins with.
    fn begin(&self, t: &Thought<'_>, book: &PriceBook, chart: &Chart) -> Start {
        let n = t.n;
        let at = n.ship_at(t.me);
        let money = n.money(t.me) as f64;
        let missing =
            n.goal().map_or(f64::INFINITY, |goal| (goal - n.net_worth(t.me)).max(1) as f64);
        let far = match chart.landing_at(at) {
            Some(landing) => chart.far[landing].clone(),
            None => chart.around(|l| self.pace.turns(l.ways[at.ix()], chart.make.dice), None).1,
        };
        Start {
            cargo: book.cargo(n, &n.hold(t.me)),
            room: n.room_free(t.me),
            money,
            missing,
            turn: self.turn_worth,
            far,
        }
    }

    /// Before the roll: where to, or whether to stay.
    fn start(&mut self, t: &Thought<'_>) -> Option<Action> {
        // With the goal reached, by what others have paid perhaps, the turn only has to end
        // (MOV-12.2.3).
        if let (true, Some(stay)) = (t.done(), first(t.offers, STAY)) {
            return Some(stay);
        }
        if let Some(set) = of(t.offers, AUTO_PILOT).find(|a| a.args[0] == 1) {
            return Some(set);
        }
        let (nth, trip) = self.plan_course(t, |planner, begin, legs| planner.best(begin, legs));
        let goal = *trip.legs.first()?;
        let (choice, why) = self.set_out(t, nth, &trip)?;
        self.why = Some(why);
        self.learn(&trip);
        if goal.rights == Rights::Staying && !trip.deeds.is_empty() {
            self.stayed = Some(self.idle);
        }
        Some(choice)
    }

    /// What a planner finds for the ship before the roll, with the number of its chart.
    fn plan_course<T>(
        &mut self,
        t: &Thought<'_>,
        find: impl FnOnce(&Planner<'_>, &Start, &[TripLanding]) -> T,
    ) -> (usize, T) {
        let (n, me) = (t.n, t.me);
        let make = Make::of(n, me);
        let nth = self.chart(t, make);
        let chart = &self.charts[nth];
        let book = self.book(t, chart);
        let begin = self.begin(t, &book, chart);
        let at = n.ship_at(me);
        let here = chart.landing_at(at);
        let next = match here {
            Some(landing) => chart.next[landing].clone(),
            None => chart.around(|l| self.pace.turns(l.ways[at.ix()], make.dice), None).0,
        };
        let mut legs: Vec<TripLanding> = next
            .into_iter()
            .map(|(landing, turns)| TripLanding { landing, turns, rights: Rights::Arriving })
            .collect();
        let stay = first(t.offers, STAY);
        let in_vain = self.stayed.is_some_and(|idle| self.idle > idle);
        if let (Some(landing), Some(_), false) = (here, stay, in_vain) {
            legs.push(TripLanding { landing, turns: 1.0, rights: Rights::Staying });
        }
        (nth, find(&Planner::new(chart, &book), &begin, &legs))
    }

    /// How one sets out on a trip, and what speaks for it.
    fn set_out(&self, t: &Thought<'_>, nth: usize, trip: &Trip) -> Option<(Action, Message)> {
        let chart = &self.charts[nth];
        let goal = trip.legs.first()?;
        let stay = first(t.offers, STAY);
        if goal.rights == Rights::Staying && !trip.deeds.is_empty() {
            return Some((stay?, why::trip(t, chart, trip, "mov-bot-stay")));
        }
        let to = &chart.landings[goal.landing].ways;
        let choice = self.heading(t, to, chart.make.dice).or(stay)?;
        Some((choice, why::trip(t, chart, trip, "mov-bot-head")))
    }

    /// Where to head for a goal, given how far every space is from it, or the roll where the ship
    /// already heads best.
    fn heading(&self, t: &Thought<'_>, to: &[u32], dice: u8) -> Option<Action> {
        let (n, at) = (t.n, t.n.ship_at(t.me));
        let way = |space: SpaceIx| -> u32 { to[space.ix()] + self.wait(n, at, space, dice) };
        let head = of(t.offers, HEAD).map(|a| (way(SpaceIx(a.space().0)), a));
        let gate = of(t.offers, HEAD_GATE).filter_map(|a| {
            Some((to[n.gate_space(a.args[0] as u8)?.ix()] + self.pace.gate_wait(dice), a))
        });
        let best = head.chain(gate).min_by_key(|(far, _)| *far);
        let set = match n.declared() {
            Declared::Nothing => None,
            Declared::Space(space) => Some(way(space)),
            Declared::Gate(gate) => {
                n.gate_space(gate).map(|space| to[space.ix()] + self.pace.gate_wait(dice))
            }
        };
        let roll = first(t.offers, ROLL);
        match (roll, set, best) {
            (Some(roll), Some(set), Some((far, _))) if set <= far => Some(roll),
            (Some(roll), _, None) => Some(roll),
            (_, _, Some((_, head))) => Some(head),
            (None, _, None) => None,
        }
    }

    fn wait(&self, n: &VenusSight<'_>, at: SpaceIx, to: SpaceIx, dice: u8) -> u32 {
        let s = n.level().space(at);
        if s.kind != SpaceKind::Nav {
            return 0;
        }
        let numbers = (1..=6)
            .filter(|&e| s.exits[e].is_some_and(|l| n.level().link(l).far(at) == to))
            .count();
        self.pace.wait(numbers, dice)
    }

    /// Takes what a trip promises into what a turn is thought to be worth.
    fn learn(&mut self, trip: &Trip) {
        self.turn_worth =
            (self.turn_worth * 0.8 + trip.rate.clamp(10.0, 250.0) * 0.2).clamp(15.0, 250.0);
    }

    /// After the roll: which of the ends that can be reached is best, and the first step there.
    fn fly(&mut self, t: &Thought<'_>) -> Option<Action> {
        let n = t.n;
        self.stayed = None;
        let flights = Flights::follow(n, t.offers);
        let (nth, trip) =
            self.plan_flight(t, &flights, |planner, begin, legs| planner.best(begin, legs));
        let chart = &self.charts[nth];
        let goal = &chart.landings[trip.legs.first()?.landing];
        let end = self.end_for(&flights, goal, chart.make)?;
        // A number that is rolled again helps where the way is not done this turn.
        if let Some(again) = of(t.offers, REROLL)
            .min_by_key(|a| n.dice().get(a.args[0] as usize).copied().unwrap_or(6))
            && self.turns_by(end, goal, chart.make) > 1.5
            && n.dice().get(again.args[0] as usize).is_some_and(|d| *d <= 2)
        {
            self.why = Some(why::plainly("mov-bot-reroll"));
            return Some(again);
        }
        let mut route = flights.itinerary(end);
        let action = route.go_on(t.offers);
        self.why = Some(why::trip(t, chart, &trip, "mov-bot-fly"));
        self.route = Some(route);
        action
    }
}

impl MerchantBot {
    /// What a planner finds from the ends that a flight can reach this turn, with the number of its
    /// chart.
    fn plan_flight<T>(
        &mut self,
        t: &Thought<'_>,
        flights: &Flights<'_>,
        find: impl FnOnce(&Planner<'_>, &Start, &[TripLanding]) -> T,
    ) -> (usize, T) {
        let nth = self.chart(t, Make::of(t.n, t.me));
        let chart = &self.charts[nth];
        let book = self.book(t, chart);
        let begin = self.begin(t, &book, chart);
        let turns = |end: &Reached, goal: &Landing| self.turns_by(end, goal, chart.make);
        let best = |l: &Landing| flights.ends.iter().map(|e| turns(e, l)).fold(1000.0, f64::min);
        let legs: Vec<TripLanding> = chart
            .around(best, None)
            .0
            .into_iter()
            .map(|(landing, turns)| TripLanding { landing, turns, rights: Rights::Arriving })
            .collect();
        (nth, find(&Planner::new(chart, &book), &begin, &legs))
    }

    /// How long it takes to a landing by an end of this turn, its fees counted as turns.
    fn turns_by(&self, end: &Reached, goal: &Landing, make: Make) -> f64 {
        let turns = if end.end == End::Land && goal.space == end.space {
            1.0
        } else {
            1.0 + self.pace.turns(goal.ways[end.space.ix()].max(1), make.dice)
        };
        turns + end.fee as f64 / self.turn_worth
    }

    /// The end of this turn from which a landing is reached soonest.
    fn end_for<'e>(
        &self,
        flights: &'e Flights<'_>,
        goal: &Landing,
        make: Make,
    ) -> Option<&'e Reached> {
        let turns = |end: &Reached| self.turns_by(end, goal, make);
        flights.ends.iter().min_by(|a, b| turns(a).total_cmp(&turns(b)))
    }
}

impl Bot for MerchantBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        if let Some(action) = self.at_once(seen.offers()) {
            return Some(action);
        }
        (self.route, self.why) = (None, None);
        let sight = seen.sight();
        if sight.decision.is_some_and(|decision| decision.question == Q_ANSWER) {
            self.parley.asked = DealChances::of(seen);
        }
        let mut thought = self.think(&sight, seen.seat());
        if let Some(card) = thought.filter(|a| a.verb == USE_CARD)
            && !self.card_pays(seen, card)
        {
            thought = self.think(&sight, seen.seat());
        }
        // Whatever it came up with must be on offer: a bot may err, but it may not stop the game.
        let offered = thought.filter(|a| sight.offers.iter().any(|o| o.accepts(a)));
        if offered.is_none() {
            self.why = None;
        }
        offered.or_else(|| self.any.choose(seen))
    }

    fn why(&mut self, _seen: &mut Seen<'_>, _chosen: Action) -> Option<Message> {
        self.why.clone()
    }

    fn begin_anew(&mut self, seed: u64) -> bool {
        let (pace, charts) = (std::mem::take(&mut self.pace), std::mem::take(&mut self.charts));
        *self = MerchantBot::with_charts(seed, self.habits, pace, charts);
        true
    }
}
