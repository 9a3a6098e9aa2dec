//! The greedy player of Merchants Cove: plans its shop to the end of the day by what goods are
//! likely to bring, recruits where that pays, sells to the last coin and loads boats in its own
//! favour. It reads its seat's sight and the offers, nothing else.

mod aims;
mod answers;
mod draft;
mod estimate;
mod harbour;
mod outlook;
mod planner;
mod reach;
mod reasons;
mod selling;
mod shops;

use super::{
    rules::{shops::Merchant, steps::EffectSource},
    table::{
        layout,
        nouns::{CoveSight, CoveView, GameView, GlassOwner},
        verbs::*,
    },
};
use crate::{
    bots::{self, Bot, CandidateLine, Habits, RandomBot, Seen, Thinking},
    table::{
        action::{Action, Message, Offer},
        agenda::Decision,
        hash,
    },
};
pub use aims::AIMS;
use answers::Harbourmaster;
use draft::{Draft, Resume};
use outlook::SeatOutlook;
use planner::{BesideShop, Candidate};
use reach::PlannerReach;
use selling::SeatMarket;
use shops::{Workshop, in_workshop, workshops};
use std::collections::VecDeque;

/// The computer player, as the game brings it.
pub const PLAYER: bots::Player = bots::Player {
    habits: &[],
    greedy: |seed, _| Box::new(CoveBot::new(seed, &reach::GREEDY)),
    estimate: estimate::estimate,
    progress: estimate::progress,
    counts: |_, _| Vec::new(),
};

/// How it is thought about: whole visits are compared, worlds go on by a player that sees no
/// further than one visit, and are weighed when the market is over.
pub const THINKING: Thinking = Thinking {
    policy: Some(|seed, _| Box::new(CoveBot::new(seed, &reach::QUICK))),
    lines: Some(lines),
    stretch: Some(|play| play.dial(layout::ROUND)),
    ..Thinking::PLAIN
};

struct CoveBot {
    any: RandomBot,
    seed: u64,
    reach: &'static PlannerReach,
    /// What it still wants to do of a visit, each only while it is offered.
    plan: VecDeque<Action>,
}

/// One decision that is thought over.
struct Thought<'a> {
    t: &'a CoveSight<'a>,
    player: GlassOwner,
    offers: &'a [Offer],
    decision: Decision,
    look: SeatOutlook<'a>,
    seed: u64,
}

impl CoveBot {
    fn new(seed: u64, reach: &'static PlannerReach) -> CoveBot {
        CoveBot { any: RandomBot::new(seed), seed, reach, plan: VecDeque::new() }
    }

    /// The next step of the visit that was planned, if it can still be taken.
    fn go_on(&mut self, offers: &[Offer], decision: Decision) -> Option<Action> {
        let running = usize::from(decision.question.0) >= COMMON_QUESTIONS.len()
            || [Q_TEAM, Q_RECRUIT].contains(&decision.question);
        if running {
            while let Some(next) = self.plan.pop_front() {
                if offers.iter().any(|offer| offer.accepts(&next)) {
                    return Some(next);
                }
                // What needed no asking is left out.
                if next.verb != FINISH {
                    break;
                }
            }
        }
        self.plan.clear();
        None
    }
}

impl Bot for CoveBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        if let [only] = seen.offers()
            && only.range.is_none()
        {
            let only = only.action;
            if self.plan.front() == Some(&only) {
                self.plan.pop_front();
            }
            return Some(only);
        }
        if let Some(next) = seen.decision().and_then(|asked| self.go_on(seen.offers(), asked)) {
            return Some(next);
        }
        let (sight, seat) = (seen.sight(), seen.seat());
        let found = CoveSight::of(&sight).zip(sight.decision).and_then(|(t, decision)| {
            let seed = hash::fold(self.seed, [sight.fingerprint()]);
            let look = SeatOutlook::of(&t, self.reach);
            let offers = &sight.offers[..];
            let thought = Thought { t: &t, player: seat.0, offers, decision, look, seed };
            let mut all: VecDeque<Action> = thought.lines().into_iter().next()?.into();
            let first = all.pop_front()?;
            self.plan = all;
            offers.iter().any(|offer| offer.accepts(&first)).then_some(first)
        });
        found.or_else(|| self.any.choose(seen))
    }

    fn why(&mut self, seen: &mut Seen<'_>, chosen: Action) -> Option<Message> {
        if seen.offers().len() < 2 {
            return None;
        }
        let (sight, seat) = (seen.sight(), seen.seat());
        let t = CoveSight::of(&sight)?;
        reasons::why(&t, seat.0, chosen, sight.decision?, &self.plan)
    }
}

/// What is worth comparing at a decision, best first.
fn lines(seen: &mut Seen<'_>, _: Action, _: &Habits) -> Vec<CandidateLine> {
    let (sight, seat) = (&seen.sight(), seen.seat());
    let Some((t, decision)) = CoveSight::of(sight).zip(sight.decision) else { return Vec::new() };
    let look = SeatOutlook::of(&t, &reach::WIDE);
    let (offers, seed) = (&sight.offers[..], sight.fingerprint());
    let thought = Thought { t: &t, player: seat.0, offers, decision, look, seed };
    let line = |actions: Vec<Action>| {
        // What speaks for a place in the harbour or for a sale speaks for the best one alone.
        let of_shop = usize::from(decision.question.0) >= COMMON_QUESTIONS.len()
            || [Q_VISIT, Q_RECRUIT, Q_TEAM].contains(&decision.question);
        let first = actions.first().copied().filter(|_| of_shop);
        let rest = actions.iter().skip(1).copied().collect();
        let why = first.and_then(|first| reasons::why(&t, seat.0, first, decision, &rest));
        CandidateLine { actions, why }
    };
    thought.lines().into_iter().map(line).collect()
}

impl Thought<'_> {
    /// What may be done now, each with what follows from it without asking chance, best first.
    fn lines(&self) -> Vec<Vec<Action>> {
        let master = Harbourmaster { t: self.t, player: self.player, look: &self.look };
        let one = |action: Option<Action>| action.map(|action| vec![action]).into_iter().collect();
        match self.decision.question {
            Q_CHOOSE => one(self.favourite()),
            Q_SELL => {
                let market = SeatMarket::of(self.t, self.player, &self.look);
                self.before_others(market.choose(self.offers))
            }
            Q_HAND => {
                let mut both = [HAND, ONWARD];
                if !master.by_the_hand(self.decision) {
                    both.reverse();
                }
                both.map(|verb| vec![Action::plain(verb)]).to_vec()
            }
            Q_BOARD | Q_BERTH | Q_PUSH | Q_SAILOR => {
                let ranked = master.ranked(self.offers, self.decision);
                ranked.into_iter().map(|action| vec![action]).collect()
            }
            Q_DISCARD => self.before_others(self.discard()),
            _ => self.t.merchant(self.player).map_or_else(
                Vec::new,
                |merchant| in_workshop!(merchant, Shop => self.work::<Shop>(merchant)),
            ),
        }
    }

    /// An action, and behind it all others that are offered, each of an open amount as often as it
    /// can be.
    fn before_others(&self, first: Option<Action>) -> Vec<Vec<Action>> {
        let whole = self.offers.iter().map(|offer| {
            let mut action = offer.action;
            if let Some(range) = offer.range {
                action.args[range.arg] = range.most;
            }
            action
        });
        let others = whole.filter(|action| Some(*action) != first);
        first.into_iter().chain(others).map(|action| vec![action]).collect()
    }

    fn favourite(&self) -> Option<Action> {
        let take = |merchant: Merchant| Action::one(CHOOSE, merchant as i32);
        let free = |merchant: &Merchant| self.offers.iter().any(|o| o.accepts(&take(*merchant)));
        let all = Merchant::ALL.into_iter().filter(free);
        all.max_by_key(|merchant| in_workshop!(merchant, Shop => Shop::FAVOUR)).map(take)
    }

    /// The worst card goes, as long as its loss is none.
    fn discard(&self) -> Option<Action> {
        let (card, cost) = selling::worst_card(self.t, &self.look, self.offers)?;
        let keep = self.offers.iter().any(|offer| offer.action.verb == FINISH);
        if keep && cost <= 0 { Some(Action::plain(FINISH)) } else { Some(card) }
    }

    fn around(&self, merchant: Merchant) -> BesideShop<'_> {
        let level = self.t.level();
        let cards = (0..layout::ROW).filter_map(|card| {
            let (_, folk) = self.t.row_card(card)?;
            let cost = level.row[usize::from(card)];
            let folk = level.folk(folk);
            Some(Candidate { card: card.into(), cost: (cost.hours, cost.corruption), folk })
        });
        let mut staff = [0; layout::TEAM as usize];
        for (place, worth) in (0..layout::TEAM).zip(&mut staff) {
            let folk = self.t.team_card(self.player, place);
            *worth = folk.map_or(0, |(_, folk)| self.look.icons(&level.folk(folk).icons));
        }
        BesideShop {
            row: cards.collect(),
            take_on: self.t.spec().rules.has(2),
            staff,
            cards: selling::cards(self.t, self.player, &self.look),
            merchant,
        }
    }

    /// The ways to go on in the shop, best first: from a visit that is to be chosen, or from a step
    /// of one.
    fn work<W: Workshop>(&self, merchant: Merchant) -> Vec<Vec<Action>> {
        let (around, look) = (self.around(merchant), &self.look);
        let mut start = Draft::<W>::of(self.t, self.player);
        start.did = self.t.flag(layout::DID);
        let decision = self.decision;
        if decision.question == Q_VISIT {
            let visits = self.offers.iter().filter(|offer| offer.action.verb == VISIT);
            let spaces: Vec<i32> = visits.map(|offer| offer.action.args[0]).collect();
            let begin = |draft: Draft<W>| {
                let ways = spaces.iter().flat_map(|&s| planner::visit(&draft, s, &around, look));
                ways.collect()
            };
            return self.steps(&start, begin, &around);
        }
        start.hour += self.hours_due::<W>(start.space, merchant);
        let begin = |draft: Draft<W>| self.rest(draft, &around);
        self.steps(&start, begin, &around)
    }

    fn steps<W: Workshop>(
        &self,
        start: &Draft<W>,
        begin: impl Fn(Draft<W>) -> Vec<Draft<W>>,
        around: &BesideShop,
    ) -> Vec<Vec<Action>> {
        let steps = planner::plans(start, begin, around, &self.look, self.seed);
        steps.into_iter().map(|step| step.actions).collect()
    }

    /// The hours that the running visit will cost.
    fn hours_due<W: Workshop>(&self, space: i32, merchant: Merchant) -> i64 {
        match space {
            0 => 0,
            1 => self.t.level().team_hours,
            n => {
                let own = (n - planner::own_spaces(merchant)).clamp(0, 3);
                W::cost(self.t.level(), own as usize).hours
            }
        }
    }

    /// All ways to carry the running visit to its end.
    fn rest<W: Workshop>(&self, draft: Draft<W>, around: &BesideShop) -> Vec<Draft<W>> {
        let (memory, look) = (self.decision.memory, &self.look);
        match self.decision.question {
            Q_RECRUIT => return planner::recruit(&draft, around, look),
            Q_TEAM_PLACE => {
                // The card is taken on already.
                let mut around = around.clone();
                around.row.retain(|one| one.card == memory[0]);
                around.take_on = false;
                return planner::recruit(&draft, &around, look);
            }
            Q_TEAM => return planner::team(draft, memory[0], look),
            _ => {}
        }
        // What came of a step is answered alone; then the step is gone on with.
        let beside = W::beside(draft.clone(), self.decision.question, look);
        if !beside.is_empty() {
            return beside;
        }
        let Some(EffectSource::Shop(_, at)) = EffectSource::of(memory[0]) else {
            return Vec::new();
        };
        let [_, step, done, extra] = memory;
        let from = Resume { step: step as usize, done, extra, asked: true };
        planner::job(draft, at, from, look)
    }
}
