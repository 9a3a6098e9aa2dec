//! The greedy player of Merchants Cove: plans its shop to the end of the day by what goods are
//! likely to bring, recruits where that pays, sells to the last coin and loads boats in its own
//! favour. It reads its seat's sight and the offers, nothing else.

mod answers;
mod draft;
mod estimate;
mod harbour;
mod outlook;
mod planner;
mod reasons;
mod selling;
mod shops;

use super::{
    level::Good,
    rules::{shops::Merchant, steps::EffectSource},
    table::{
        layout,
        nouns::{CoveSight, CoveView, GameView, GlassOwner},
        verbs::*,
    },
};
use crate::{
    bots::{self, Bot, RandomBot, Seen},
    table::{
        action::{Action, Message, Offer},
        agenda::Decision,
        hash,
        view::TableView,
    },
};
use answers::Harbourmaster;
use draft::{Draft, Resume, Till};
use outlook::SeatOutlook;
use planner::{BesideShop, Candidate};
use selling::SeatMarket;
use shops::{Workshop, in_workshop, workshops};
use std::collections::VecDeque;

/// The computer player, as the game brings it.
pub const PLAYER: bots::Player = bots::Player {
    greedy: |seed| Box::new(CoveBot::new(seed)),
    estimate: estimate::estimate,
    progress: estimate::progress,
    counts: |_, _| Vec::new(),
};

struct CoveBot {
    any: RandomBot,
    seed: u64,
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
    fn new(seed: u64) -> CoveBot {
        CoveBot { any: RandomBot::new(seed), seed, plan: VecDeque::new() }
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
        let (sight, seat) = (seen.sight(), seen.seat());
        let found = CoveSight::of(&sight).zip(sight.decision).and_then(|(t, decision)| {
            if let Some(next) = self.go_on(&sight.offers, decision) {
                return Some(next);
            }
            let seed = hash::fold(self.seed, [sight.fingerprint()]);
            let look = SeatOutlook::of(&t);
            let offers = &sight.offers[..];
            let thought = Thought { t: &t, player: seat.0, offers, decision, look, seed };
            let mut all: VecDeque<Action> = thought.think()?.into();
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

impl Thought<'_> {
    /// What is done now, and what follows from it without asking chance.
    fn think(&self) -> Option<Vec<Action>> {
        let master = Harbourmaster { t: self.t, player: self.player, look: &self.look };
        let one = |action: Option<Action>| action.map(|action| vec![action]);
        match self.decision.question {
            Q_CHOOSE => one(self.favourite()),
            Q_SELL => one(SeatMarket::of(self.t, self.player, &self.look).choose(self.offers)),
            Q_HAND => {
                let verb = if master.by_the_hand(self.decision) { HAND } else { ONWARD };
                Some(vec![Action::plain(verb)])
            }
            Q_BOARD | Q_BERTH | Q_PUSH | Q_SAILOR => one(master.best(self.offers, self.decision)),
            Q_DISCARD => one(self.discard()),
            _ => in_workshop!(self.t.merchant(self.player)?, Shop => self.work::<Shop>()),
        }
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

    fn till(&self) -> Till {
        let count = |of: &dyn Fn(Good) -> i64| {
            let mut all = [0; outlook::GOODS];
            Good::all().for_each(|good| all[usize::from(good.ix())] = of(good) as i8);
            all
        };
        Till {
            stall: count(&|good| self.t.on_stall(self.player, good)),
            supply: count(&|good| self.t.in_supply(self.player, good)),
            shields: self.t.dial(layout::shields(self.player)) as u8,
            gold: 0,
            cards: self.t.count(layout::taints(self.player)) as i64,
        }
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

    /// The best way to go on in the shop: from a visit that is to be chosen, or from a step of one.
    fn work<W: Workshop>(&self) -> Option<Vec<Action>> {
        let merchant = self.t.merchant(self.player)?;
        let (around, look) = (self.around(merchant), &self.look);
        let team = (0..layout::TEAM).filter(|&p| self.t.team_card(self.player, p).is_some());
        let team = team.fold(0, |bits, place| bits | 1 << place);
        let space = self.t.dial(layout::figure(self.player)) as i32 - 1;
        let hour = harbour::hour(self.t, self.player);
        let mut start = Draft::new(W::of(self.t), self.till(), (hour, space), team);
        start.did = self.t.flag(layout::DID);
        let decision = self.decision;
        if decision.question == Q_VISIT {
            let visits = self.offers.iter().filter(|offer| offer.action.verb == VISIT);
            let spaces: Vec<i32> = visits.map(|offer| offer.action.args[0]).collect();
            let begin = |draft: Draft<W>| {
                let ways = spaces.iter().flat_map(|&s| planner::visit(&draft, s, &around, look));
                ways.collect()
            };
            return planner::plan(&start, begin, &around, look, self.seed).map(|s| s.actions);
        }
        start.hour += self.hours_due::<W>(space, merchant);
        let begin = |draft: Draft<W>| self.rest(draft, &around);
        planner::plan(&start, begin, &around, look, self.seed).map(|step| step.actions)
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
