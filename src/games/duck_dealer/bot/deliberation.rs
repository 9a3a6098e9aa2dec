//! One decision of a player of Duck Dealer, thought over by itself: when enough is gathered, what
//! is wished, which plan is made, and by which actions it is carried out. It reads the sight of the
//! seat; nothing is remembered here from one decision to the next.

use super::{
    board::{BoardModel, GOODS, NONE, acts_last, leaps, own_cubes},
    habits::DuckHabits,
    of, offered, plans,
    search::{Care, Errand, ErrandPlan, Means, PlannedStop},
};
use crate::{
    games::{
        duck_dealer::{
            level::{Colour, Equipment, FAR, GoodIx, Lane},
            table::{
                layout::{self, FACTORIES, Site},
                nouns::{DuckSight, DuckView},
                verbs::*,
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Action, Message, MessageArgs, Offer},
        ids::{Dial, SeatId},
        view::TableView,
    },
};
use std::collections::VecDeque;

/// Fewest tokens for which an action turn is thought worth while, compared with the most.
const FEWEST: f64 = 0.45;
/// Turns without a cube on the counter after which it waits no longer and takes an action turn with
/// what there is: with much crew free action turns would never end (DD-5.7).
const PATIENCE: i64 = 40;
/// How many times as much as what it gives an exchange must bring.
const FAIR: i64 = 2;

/// One decision that is thought over.
pub(super) struct Deliberation<'a> {
    /// What the seat sees.
    pub(super) t: &'a DuckSight<'a>,
    /// The seat.
    pub(super) me: SeatId,
    /// What it may choose.
    pub(super) offers: &'a [Offer],
    /// What it goes by.
    pub(super) habits: DuckHabits,
}

impl Deliberation<'_> {
    /// Who flies, who trades, and where it all is put.
    pub(super) fn equip(&self) -> Option<Action> {
        let wanted = [Equipment::Merchant, Equipment::Navigator, Equipment::Hold];
        let next = wanted[self.t.filled(self.me).clamp(0, 2) as usize];
        offered(self.offers, Action::one(EQUIP, next as i32))
    }

    /// The start planet from which everything is nearest.
    pub(super) fn start(&self) -> Option<Action> {
        let far = |action: &Action| -> i64 {
            let from = action.space().0;
            let steps = self.t.level().distances(from, |_| false);
            let near = steps.iter().map(|&n| i64::from(n.min(9)));
            near.sum()
        };
        of(self.offers, START).min_by_key(far)
    }

    /// Loose tokens of a seat.
    pub(super) fn tokens_of(&self, seat: SeatId) -> i64 {
        Colour::ALL.iter().map(|&colour| self.t.loose(seat, colour)).sum()
    }
    /// How many tokens an action turn should have.
    pub(super) fn enough(&self) -> i64 {
        if self.t.sight.dial(layout::QUIET) >= PATIENCE {
            return 0;
        }
        let share = self.habits.hoard / f64::from(self.t.layout().seats);
        share.clamp(self.habits.most * FEWEST, self.habits.most) as i64
    }
    /// Action turns that are left.
    pub(super) fn turns_left(&self) -> i64 {
        (self.t.level().counter() - self.t.counted()) as i64
    }

    /// Collect, or act. Where a colour has run out, wishing it brings a free action turn.
    pub(super) fn turn(&self) -> Option<Action> {
        let gathered = || self.gathered(self.tokens_of(self.me));
        let acts = self.wins_by_the_last().unwrap_or_else(gathered);
        let free = if acts { self.wish_for_free() } else { Some(self.wish()) };
        let wish = |wish: Colour| offered(self.offers, Action::one(COLLECT, wish as i32));
        free.and_then(wish).or_else(|| of(self.offers, ACT).next())
    }

    /// Whether so many tokens are enough for an action turn; late in the game fewer are.
    fn gathered(&self, tokens: i64) -> bool {
        let late = self.turns_left() <= i64::from(self.t.layout().seats);
        tokens >= if late { self.enough() / 2 } else { self.enough() }
    }

    /// The wish by which this turn becomes a free action turn: one like any other (DD-5.7), with
    /// more tokens. `None` where nothing would be missing (DD-5.3), or where what is hired needs
    /// the tokens that would be collected.
    fn wish_for_free(&self) -> Option<Colour> {
        let is_short = |wish: &Colour| {
            let lacks = |&colour: &Colour| self.due(colour, Some(*wish)) > self.t.stock(colour);
            Colour::ALL.iter().any(lacks)
        };
        let short: Vec<Colour> = Colour::ALL.into_iter().filter(is_short).collect();
        if self.t.spec.options.uncounted_free_turns || short.is_empty() {
            return None;
        }
        let with = |wish: Colour| -> Option<i32> {
            let (mut board, sites) = BoardModel::of(self.t, self.me, &self.habits)?;
            let mut means = self.means();
            for colour in Colour::ALL {
                let n = colour as usize;
                let due = self.due(colour, Some(wish));
                let real = due.min(self.t.stock(colour).max(0));
                means.tokens[n] = means.tokens[n].saturating_add(due.clamp(0, 60) as u8);
                board.stock[n] = board.stock[n].saturating_sub(real.clamp(0, 60) as u8);
                board.virtual_tokens[n] = (due - real).clamp(0, 60) as u8;
            }
            let keep = self.t.level().keep as u8;
            let found = plans::plans(&board, sites, means, keep, self.care(1));
            found.first().map(|plan| plan.value)
        };
        let now = self.best()?.value;
        let all = short.into_iter().filter_map(|wish| Some((with(wish)?, wish)));
        all.max_by_key(|(value, _)| *value).filter(|(value, _)| *value >= now).map(|(_, wish)| wish)
    }

    /// Tokens of a colour that collecting with a wish is to bring (DD-5.1).
    fn due(&self, colour: Colour, wish: Option<Colour>) -> i64 {
        let wished = if wish == Some(colour) { self.t.level().collect } else { 0 };
        self.t.equipment(self.me, Equipment::CREW[colour as usize]) + wished
    }

    /// Where an action turn would be the last one (DD-16.2), whether it is to be taken: whoever
    /// would not win by it waits for a better one, as long as that makes sense.
    fn wins_by_the_last(&self) -> Option<bool> {
        if !acts_last(self.t) {
            return None;
        }
        let rivals = (0..self.t.layout().seats).map(SeatId).filter(|&seat| seat != self.me);
        let least = rivals.map(|seat| self.t.vp(seat)).max().unwrap_or(0) - self.t.vp(self.me);
        let brings = || self.best().map_or(0, |plan| i64::from(plan.vp));
        Some(least < 0 || self.enough() == 0 || brings() > least)
    }

    /// The colour that is wanted most.
    fn wish(&self) -> Colour {
        let most = Colour::ALL.into_iter().max_by_key(|&colour| self.need(colour));
        most.unwrap_or(Colour::Red)
    }

    /// What speaks for collecting, or for acting: what is said of an action turn now, and what one
    /// could bring after collecting once more.
    pub(super) fn why(&self, action: Action, now: &Message) -> Option<Message> {
        let (key, wish) = match action.verb {
            ACT => ("dd-bot-why-act", self.wish()),
            _ => {
                let n = usize::try_from(action.args[0]).ok()?;
                ("dd-bot-why-collect", *Colour::ALL.get(n)?)
            }
        };
        let mut more = self.means();
        for (tokens, colour) in more.tokens.iter_mut().zip(Colour::ALL) {
            let due = self.due(colour, Some(wish));
            *tokens = tokens.saturating_add(due.clamp(0, 60) as u8);
        }
        let later = self.plans_with(more, self.care(1)).into_iter().next()?;
        let vp = now.amount("vp")?;
        let mut why = Message { key, ..Message::default() };
        MessageArgs(Some(&mut why))
            .number("vp", vp)
            .number("energy", now.amount("energy")?)
            // Whoever has more can do the same.
            .number("then", i64::from(later.vp).max(vp))
            .number("left", self.turns_left());
        Some(why)
    }

    /// How much a colour is wanted, compared with what there is of it.
    fn need(&self, colour: Colour) -> i64 {
        // Sites that can still be built: yellow energy is for them.
        let unbuilt = self.t.count(FACTORIES) as i64;
        let parts = match colour {
            Colour::Red => 1.0,
            Colour::Yellow if !self.builds() => 0.0,
            Colour::Yellow => self.habits.yellow + self.habits.unbuilt * unbuilt as f64,
            Colour::Blue => self.habits.blue,
        };
        let have = self.t.loose(self.me, colour);
        // What the crew takes is not there to be wished (DD-5.5).
        let stock = i64::from(self.t.stock(colour) > self.due(colour, None));
        // So many parts of a token for each that is there; what has run out is no use.
        stock * 100_000 + (parts * 10_000.0) as i64 / (have + 1)
    }

    /// Whether anything can still be built, for which yellow energy is.
    fn builds(&self) -> bool {
        let factories = self.t.count(FACTORIES) > 0;
        self.t.level().every_planet().any(|planet| {
            let consumer = self.t.consumer(planet).is_some_and(|(.., built)| !built);
            let yard = self.t.yard(planet).is_some_and(|(.., built)| !built);
            let site = !self.t.level().is_start(planet) && self.t.factory(planet).is_none();
            consumer || yard || self.t.unexplored(planet) || (site && factories)
        })
    }

    pub(super) fn free(&self) -> Option<Action> {
        let takes = self.wins_by_the_last().unwrap_or_else(|| {
            let lent: i64 = Colour::ALL.iter().map(|&c| self.t.virtual_tokens(c)).sum();
            let all = self.tokens_of(self.me) + lent;
            all >= self.enough() * 2 / 3 || self.gathered(all)
        });
        of(self.offers, if takes { FREE_TURN } else { NO_FREE_TURN }).next()
    }

    /// Why it does not take what is offered, and what it would take: an exchange has to bring it
    /// goods that sell for twice as much as those that it gives.
    pub(super) fn wants_more(&self) -> Option<Message> {
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
    pub(super) fn keep(&self) -> Option<Action> {
        let of_use = i32::from(self.builds());
        let even = |action: &Action| -> i32 {
            let [red, yellow, blue] = action.args;
            let gap = (red - blue).abs() + (yellow - of_use).max(0) * 2;
            -gap
        };
        of(self.offers, KEEP).max_by_key(even)
    }

    /// So many plans from here, best first.
    pub(super) fn plans(&self, count: usize) -> Vec<ErrandPlan> {
        self.plans_with(self.means(), self.care(count))
    }
    /// The best plan from here.
    pub(super) fn best(&self) -> Option<ErrandPlan> {
        self.plans(1).into_iter().next()
    }
    /// How so many plans are looked for.
    pub(super) fn care(&self, plans: usize) -> Care {
        Care { width: self.habits.width as usize, plans, mends: self.habits.mended > 0.0 }
    }
    fn plans_with(&self, means: Means, care: Care) -> Vec<ErrandPlan> {
        let Some((board, sites)) = BoardModel::of(self.t, self.me, &self.habits) else {
            return Vec::new();
        };
        plans::plans(&board, sites, means, self.t.level().keep as u8, care)
    }

    /// What there is to spend and to carry.
    pub(super) fn means(&self) -> Means {
        let mut cargo = [0; GOODS];
        for (n, count) in cargo.iter_mut().enumerate().take(self.t.layout().goods.into()) {
            *count = self.t.cargo(self.me, GoodIx(n as u8)).clamp(0, 200) as u8;
        }
        let tokens = Colour::ALL.map(|colour| self.t.tokens(colour).clamp(0, 60) as u8);
        let at = self.t.planet_of(self.me).filter(|_| self.t.sight.dial(layout::STEPS) == 0);
        let at = at.map_or(NONE, |planet| planet.0 as u8);
        let filled = self.t.filled(self.me).clamp(0, 200) as u8;
        let holds = self.t.equipment(self.me, Equipment::Hold).clamp(0, 100) as u8;
        Means { tokens, cargo, at, filled, holds, hired: [0; 3] }
    }

    /// Leaves out what a plan does after its last points where nothing else counts any more: in the
    /// last action turn (DD-16.1).
    pub(super) fn cut_short(&self, plan: &mut ErrandPlan) {
        if acts_last(self.t) {
            let counts = |stop: &PlannedStop| stop.errand.brings_points();
            let last = plan.stops.iter().rposition(counts);
            plan.stops.truncate(last.map_or(0, |at| at + 1));
        }
    }

    /// A plan as the actions that carry it out, as far as this seat knows the way.
    pub(super) fn script(&self, plan: &ErrandPlan) -> VecDeque<Action> {
        let mut script = VecDeque::new();
        let Some(mut at) = self.t.space_of(self.me) else { return script };
        let skipped = own_cubes(self.t, self.me);
        // Without passages there is but one way.
        let board = (!leaps(self.t).is_empty())
            .then(|| BoardModel::of(self.t, self.me, &self.habits))
            .flatten();
        let Means { at: mut from, mut filled, .. } = self.means();
        for stop in &plan.stops {
            let leap = board.as_ref().and_then(|(board, _)| board.way(from, stop.planet, filled).1);
            if let Some((near, far)) = leap {
                self.fly(&mut at, near.into(), &skipped, &mut script);
                script.push_back(Action::plain(JUMP));
                at = far.into();
            }
            if !self.fly(&mut at, stop.planet.into(), &skipped, &mut script) {
                return script;
            }
            let Some(errand) = action_of(self, stop.errand) else { return script };
            script.push_back(errand);
            script.extend(stop.stack.map(|stack| Action::one(EXPLORE, stack.into())));
            script.extend((1..stop.times).map(|_| errand));
            from = stop.planet;
            filled += u8::from(matches!(stop.errand, Errand::Buy(_)));
        }
        script
    }

    /// Flies the shortest way to a planet; false where there is none.
    fn fly(
        &self,
        at: &mut u16,
        planet: u16,
        skipped: &impl Fn(u16) -> bool,
        script: &mut VecDeque<Action>,
    ) -> bool {
        // Ways are as long there as back.
        let ways = self.t.level().distances(planet, skipped);
        while *at != planet {
            let Some(lane) = self.shortest_lane(*at, &ways, skipped) else { return false };
            for &space in lane.ahead.iter().filter(|&&space| !skipped(space)) {
                script.push_back(Action::one(MOVE, space.into()));
                *at = space;
            }
        }
        true
    }

    /// The lane from a space that is on the shortest way, where the planets lie so far off.
    fn shortest_lane(
        &self,
        from: u16,
        ways: &[u16],
        skipped: &impl Fn(u16) -> bool,
    ) -> Option<&Lane> {
        let far = |lane: &&Lane| {
            let end = lane.ahead.last().map_or(FAR, |&end| ways[usize::from(end)]);
            end.saturating_add(lane.ahead.iter().filter(|&&space| !skipped(space)).count() as u16)
        };
        self.t.level().lanes(from).iter().min_by_key(far)
    }

    /// What can be had at the end of a turn for yellow tokens that would be given back otherwise: a
    /// claim of the site here, or a cube on a route.
    pub(super) fn spare(&self) -> Option<Action> {
        let level = self.t.level();
        let over = self.tokens_of(self.me) - level.keep;
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

    /// Throws away what is too much to fly, before the turn ends.
    pub(super) fn lighten(&self) -> Option<Action> {
        let over = self.t.load(self.me) - self.t.capacity(self.me);
        (over > 0).then(|| of(self.offers, DROP).next())?
    }

    /// What the tile on top of a stack would bring, as far as its good can be made.
    pub(super) fn tile(&self, stack: i32) -> i64 {
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
pub(super) fn action_of(thought: &Deliberation, errand: Errand) -> Option<Action> {
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
