//! A visit: what is sold and loaded follows from the best trip that begins here; what money and
//! buys are left over goes where they bring most. Every choice is one of the offers.

use super::{
    MerchantBot, Thought,
    book::PriceBook,
    chart::Chart,
    first,
    flight::of,
    trips::{CargoStep, Planner, Rights, Start, Trip, TripLanding},
    ways::Make,
    why,
};
use crate::{
    bots::Seen,
    games::merchant_of_venus::{
        level::CultureIx,
        table::{
            layout::{self, PieceNoun},
            nouns::{GameView, VenusSight, VenusView},
            verbs::*,
        },
    },
    table::{action::Action, ids::KindId},
};
use std::ops::ControlFlow;

/// Most things that are bought in thought with one card.
const MOST_BOUGHT: usize = 10;

/// A kind of cargo as it is written in actions.
pub(super) fn kind_of(t: &Thought<'_>, item: usize) -> KindId {
    let cultures = t.n.level().cultures.len();
    match item / cultures {
        0 => t.n.layout().good(CultureIx(item as u8)),
        1 => t.n.layout().factory_good(CultureIx((item - cultures) as u8)),
        _ => KindId(t.n.layout().passenger_kind + (item - 2 * cultures) as u16),
    }
}

/// The visit that is going on, as the first leg of a trip.
pub fn visit(t: &Thought<'_>, chart: &Chart) -> Option<TripLanding> {
    let landing = chart.landing_at(t.n.ship_at(t.me))?;
    let rights = Rights::Now(t.n.buys_left().max(0), t.n.sells_left().max(0));
    Some(TripLanding { landing, turns: 0.0, rights })
}

impl MerchantBot {
    /// The best trip that begins with the visit that is going on.
    pub(super) fn trip(
        &mut self,
        t: &Thought<'_>,
        make: Make,
        change: impl Fn(&mut Start),
    ) -> Option<(usize, Trip)> {
        self.plan_visit(t, make, |planner, mut start, leg| {
            change(&mut start);
            planner.best(&start, &[leg])
        })
    }

    /// What a planner finds for a ship of this make from the visit that is going on, with the
    /// number of its chart.
    pub(super) fn plan_visit<T>(
        &mut self,
        t: &Thought<'_>,
        make: Make,
        find: impl FnOnce(&Planner<'_>, Start, TripLanding) -> T,
    ) -> Option<(usize, T)> {
        let nth = self.chart(t, make);
        let chart = &self.charts[nth];
        let mut book = self.book(t, chart);
        let leg = visit(t, chart)?;
        let place = chart.landings[leg.landing].place;
        let basket = t.n.sight.dial(layout::BASKET_LEFT);
        if t.n.sight.dial(layout::BASKET) != 0 {
            book.card[place] = basket as f64;
        } else if self.card_tried {
            book.card[place] = 0.0;
        }
        // Barter credit is lost at the end of the turn: it pays first, like a card.
        book.card[place] += t.n.barter_credit() as f64;
        let start = self.begin(t, &book, chart);
        Some((nth, find(&Planner::new(chart, &book), start, leg)))
    }

    /// Whether a culture card buys enough to be used up: the rules are asked on a branch what could
    /// be bought with it, and it goes on shopping there as long as the card pays. If not, the card
    /// is left alone for the rest of the turn.
    pub(super) fn card_pays(&mut self, seen: &mut Seen<'_>, card: Action) -> bool {
        let kept = (self.idle, self.why.clone(), self.turn_worth);
        self.card_tried = true;
        // Nobody is asked for a deal in thought.
        let tried = std::mem::replace(&mut self.parley.tried, true);
        let seat = seen.seat();
        let had = VenusSight::of(&seen.sight()).map_or(0, |n| n.money(seat));
        let mut branch = seen.branch();
        let (mut spent, mut credit, mut money) = (0.0, 0.0, f64::MAX);
        if branch.choose(card).is_ok() {
            for _ in 0..MOST_BOUGHT {
                let sight = branch.sight();
                let Some(n) = VenusSight::of(&sight) else { break };
                let left = (n.card_left() + n.barter_credit()) as f64;
                credit = f64::max(credit, left);
                spent = credit - left;
                money = f64::min(money, n.money(seat) as f64);
                let t = Thought { n: &n, me: seat, offers: &sight.offers };
                let asked = sight.decision.map(|d| d.question);
                let buys = matches!(asked, Some(Q_TRADE | Q_BASKET)).then(|| self.trade(&t));
                let shops = |a: &Action| {
                    matches!(a.verb, BUY | BUY_SHIP | BUY_PORT | BUY_FACTORY | BOARD | SELL)
                };
                match buys.flatten().filter(shops) {
                    Some(buy) if branch.choose(buy).is_ok() => {}
                    _ => break,
                }
            }
        }
        drop(branch);
        self.parley.tried = tried;
        let (idle, why, turn_worth) = kept;
        // Who has less money than the card is worth cannot wait long for a better use of it, but
        // does not give it away for next to nothing.
        let share = if money < credit { self.habits.poor_share } else { self.habits.card_share };
        let pays = spent > 0.0 && spent >= credit * share;
        self.declined.retain(|(kind, _)| *kind != card.kind());
        if !pays {
            self.declined.push((card.kind(), had));
        }
        (self.idle, self.turn_worth) = (if pays { 0 } else { idle }, turn_worth);
        self.why = if pays { why } else { None };
        pays
    }

    /// What is done next in a visit.
    pub(super) fn trade(&mut self, t: &Thought<'_>) -> Option<Action> {
        if let Some(down) = first(t.offers, SET_DOWN) {
            self.idle = 0;
            self.why = Some(why::plainly("mov-bot-set-down"));
            return Some(down);
        }
        let basket = t.n.sight.decision?.question == Q_BASKET;
        let end = if basket { CLOSE_CARD } else { END_TURN };
        if let (true, Some(end)) = (t.done(), first(t.offers, end)) {
            return Some(end);
        }
        let (nth, trip) = self.trip(t, Make::of(t.n, t.me), |_| {})?;
        let (load, wanted) = match self.cargo(t, &trip) {
            ControlFlow::Break(now) => return Some(now),
            ControlFlow::Continue(found) => found,
        };
        let card = first(t.offers, USE_CARD).filter(|_| !self.card_tried);
        let credit = card.map_or(0.0, |c| t.n.trade_in(c.kind()) as f64);
        let scarce = t.n.limited() && !basket;
        let best =
            if load.is_some() && !scarce { None } else { self.invest(t, nth, &trip, credit) };
        // Without money nothing is offered that a card would pay for.
        if let (None, Some(card)) = (load, card)
            && wanted > 0.0
            && (!t.n.limited() || wanted >= credit * self.habits.card_share || best.is_none())
        {
            self.why = Some(why::plainly("mov-bot-card"));
            return Some(card);
        }
        let (choice, price, why) = match (load, best) {
            (Some((_, gain)), Some((action, worth, price))) if worth > gain => {
                (action, price, why::sum("mov-bot-invest", worth))
            }
            (Some((action, gain)), _) => (action, wanted, why::sum("mov-bot-load", gain)),
            (None, Some((action, worth, price))) => {
                (action, price, why::sum("mov-bot-invest", worth))
            }
            (None, None) => {
                self.why = Some(why::plainly("mov-bot-enough"));
                let deal = if basket { None } else { self.propose(t) };
                let ends = || first(t.offers, end).or_else(|| first(t.offers, END_TURN));
                return deal.or_else(ends);
            }
        };
        self.why = Some(why);
        if let Some(card) = card
            && (price >= credit * self.habits.card_share || price > t.n.spendable() as f64)
            && choice.verb != BUY_SHIP
        {
            self.why = Some(why::plainly("mov-bot-card"));
            return Some(card);
        }
        self.idle = 0;
        Some(choice)
    }

    /// What the trip does with cargo here: the next thing that is done at once, or what would be
    /// bought first, with its gain, and what everything that is still to be bought costs.
    fn cargo(
        &mut self,
        t: &Thought<'_>,
        trip: &Trip,
    ) -> ControlFlow<Action, (Option<(Action, f64)>, f64)> {
        let mut wanted = 0.0;
        let mut load: Option<(Action, f64)> = None;
        for deed in &trip.deeds {
            let (verbs, item, gain) = match *deed {
                CargoStep::Unload(item) => ([SELL, SET_DOWN], item, None),
                CargoStep::Load(item, gain) => ([BUY, BOARD], item, Some(gain)),
            };
            let kind = kind_of(t, item);
            let action = verbs.into_iter().flat_map(|v| of(t.offers, v)).find(|a| a.kind() == kind);
            match (action, gain) {
                (Some(sell), None) => {
                    self.idle = 0;
                    self.why = Some(why::plainly("mov-bot-sell"));
                    return ControlFlow::Break(sell);
                }
                (Some(board), Some(gain)) if board.verb == BOARD => {
                    self.why = Some(why::sum("mov-bot-board", gain));
                    return ControlFlow::Break(board);
                }
                (Some(buy), Some(gain)) => {
                    load = load.or(Some((buy, gain)));
                    wanted += t.n.price(t.me, kind).unwrap_or(0) as f64;
                }
                _ => wanted += gain.map_or(0.0, |_| t.n.price(t.me, kind).unwrap_or(0) as f64),
            }
        }
        ControlFlow::Continue((load, wanted))
    }

    /// The piece that is least worth keeping, where not everything comes along.
    pub(super) fn let_go(&mut self, t: &Thought<'_>) -> Option<Action> {
        let nth = self.chart(t, Make::of(t.n, t.me));
        let chart = &self.charts[nth];
        let book = PriceBook::of(t.n, t.me, chart, self.habits);
        let far = self.begin(t, &book, chart).far;
        let worth = |a: &Action| match (book.item(t.n, a.kind()), t.n.layout().what(a.kind())) {
            (Some(item), _) => book.worth(chart, item, &far),
            (None, PieceNoun::Equipment(e)) => f64::from(t.n.level().equipment(e).price),
            _ => 1000.0,
        };
        self.why = Some(why::plainly("mov-bot-let-go"));
        of(t.offers, DISCARD).min_by(|a, b| worth(a).total_cmp(&worth(b)))
    }
}
