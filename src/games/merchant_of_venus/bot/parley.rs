//! Deals with other players: answered where they gain, and, once a visit is done, proposed where
//! one good for money, or one for another, is better for both. What a deal changes is reckoned by
//! the trips of both seats, with what this seat sees; the rules alone say what may be traded.

use super::{
    MerchantBot, Thought,
    book::PriceBook,
    chart::{self, Chart},
    fairness::DealChances,
    first,
    flight::of,
    trade,
    trips::{Planner, Start, TripLanding, TripOutlook},
    ways::Make,
    why,
};
use crate::{
    games::merchant_of_venus::table::{
        layout::{self, IN_DEAL, PieceNoun},
        nouns::{GameView, Held, VenusView},
        verbs::*,
    },
    table::{
        action::Action,
        ids::{KindId, SeatId},
    },
};

/// How much more what one has is worth than what one gets.
const KEPT: f64 = 1.1;
/// What equipment, relics and cards are worth next to what is printed on them.
const SERVES: f64 = 0.6;
/// How many deals that look best are reckoned to the end.
const WEIGHED: usize = 4;
/// No deal is worth more to anybody: who would take more than that takes nothing.
const MOST_ASKED: i64 = 1000;
/// How many deals that were proposed are remembered.
const REMEMBERED: usize = 24;

/// A deal that is proposed: at most one piece each way, and money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bargain {
    partner: SeatId,
    gives: Option<KindId>,
    gets: Option<KindId>,
    /// What this seat pays; below 0 it is paid.
    pays: i64,
}

/// What is proposed, and what came of it.
#[derive(Default)]
pub(super) struct Parley {
    /// The deal that is being put together, or that was proposed in this turn.
    now: Option<Bargain>,
    /// Whether a deal was looked for in this turn: not again.
    pub tried: bool,
    /// Deals that were proposed: not again, whatever came of them.
    proposed: Vec<Bargain>,
    /// What the deal that is asked about does to everybody's chances.
    pub asked: Option<DealChances>,
    /// The turn of the game in which it proposed another sum, and what it wants to be paid then.
    counter: Option<(i64, i64)>,
}

impl Parley {
    /// Another turn may bring another deal, but none that was proposed before.
    pub fn next_turn(&mut self) {
        (self.now, self.tried) = (None, false);
    }

    fn remember(&mut self, bargain: Bargain) {
        if self.proposed.len() >= REMEMBERED {
            self.proposed.remove(0);
        }
        self.proposed.push(bargain);
    }

    fn was_proposed(&self, bargain: &Bargain) -> bool {
        let same = |b: &Bargain| Bargain { pays: bargain.pays, ..*b } == *bargain;
        self.proposed.iter().any(same)
    }
}

/// One of the two in thought: its ship, its prices, and where it can go from here.
struct Side<'a> {
    chart: &'a Chart,
    book: PriceBook,
    start: Start,
    legs: Vec<TripLanding>,
    now: TripOutlook,
}

impl<'a> Side<'a> {
    fn of(chart: &'a Chart, book: PriceBook, start: Start, legs: Vec<TripLanding>) -> Side<'a> {
        let now = Planner::new(chart, &book).outlook(&start, &legs);
        Side { chart, book, start, legs, now }
    }

    /// By how much its outlook is better with other cargo and more money; `None` if it has no room
    /// for it.
    fn gains(&self, loses: &[usize], gets: &[usize], money: f64) -> Option<f64> {
        let mut start = self.start.clone();
        for item in loses {
            let at = start.cargo.iter().position(|i| i == item)?;
            start.cargo.remove(at);
            start.room += self.book.room[*item];
        }
        for item in gets {
            start.cargo.push(*item);
            start.room -= self.book.room[*item];
        }
        start.money += money;
        start.missing -= money;
        if start.room < 0 || start.money < 0.0 {
            return None;
        }
        let then = Planner::new(self.chart, &self.book).outlook(&start, &self.legs);
        Some(then.credits - self.now.credits)
    }

    /// What pieces are worth where they can be sold best.
    fn worth(&self, items: &[usize]) -> f64 {
        items.iter().map(|&item| self.book.worth(self.chart, item, &self.start.far)).sum()
    }

    /// The kinds of cargo aboard, each once, with its number.
    fn kinds(&self, t: &Thought<'_>, seat: SeatId) -> Vec<(KindId, usize)> {
        let mut kinds: Vec<(KindId, usize)> = Vec::new();
        for held in t.n.hold(seat) {
            if let Some(item) = self.book.item(t.n, held.kind)
                && kinds.iter().all(|(kind, _)| *kind != held.kind)
            {
                kinds.push((held.kind, item));
            }
        }
        kinds
    }
}

/// A piece that might change hands: its kind, its number as a cargo, and what that would change for
/// this seat and for the other.
type Piece = (Option<KindId>, Vec<usize>, f64, f64);

impl MerchantBot {
    /// Accepts or refuses what was proposed.
    pub(super) fn answer(&mut self, t: &Thought<'_>) -> Option<Action> {
        let n = t.n;
        let nth = self.chart(t, Make::of(n, t.me));
        let chart = &self.charts[nth];
        let book = PriceBook::of(n, t.me, chart, self.habits);
        let begin = self.begin(t, &book, chart);
        let worth = |p: &Held| match (book.item(n, p.kind), n.layout().what(p.kind)) {
            (Some(item), _) => book.worth(chart, item, &begin.far),
            (None, PieceNoun::Relic(_) | PieceNoun::Equipment(_)) => {
                n.price(t.me, p.kind).unwrap_or(0) as f64 * SERVES
            }
            (None, PieceNoun::Card(_)) => n.trade_in(p.kind) as f64 * SERVES,
            _ => 0.0,
        };
        let given = |seat: SeatId| -> f64 {
            n.tradeable(seat)
                .map(|p| n.held_piece(p))
                .filter(|p| p.mark & IN_DEAL != 0)
                .map(|p| worth(&p))
                .sum()
        };
        let others: f64 = n.seats().filter(|&s| s != t.me).map(given).sum();
        // Above 0 the seat in turn pays, and the one who answers may be either.
        let paid =
            n.sight.dial(layout::DEAL_CREDITS) as f64 * if n.active() == t.me { -1.0 } else { 1.0 };
        let missing = self.habits.least_deal - (others - given(t.me) * KEPT + paid);
        // What it would take: a whole sum, so that a few credits more are enough.
        let missing = if missing <= 0.0 { 0 } else { missing.max(1.0).ceil() as i64 };
        let partner = t.partner();
        let (most, asked) = (n.money(partner) - paid as i64, self.parley.asked.take());
        // It is not enough to gain: the other must not gain far more.
        let fair = asked.as_ref().map_or(Some(0), |asked| asked.missing(partner, MOST_ASKED));
        self.decide(t, (partner, paid as i64), (missing, fair), (most, asked.as_ref()))
    }

    /// Accepts where nothing is missing; else proposes the sum at which both do well, once in a
    /// turn, or refuses, and says what it would take. `missing` is what lacks in credits, and what
    /// lacks for the chances of both, if any sum is enough for that.
    fn decide(
        &mut self,
        t: &Thought<'_>,
        (partner, paid): (SeatId, i64),
        missing: (i64, Option<i64>),
        (most, asked): (i64, Option<&DealChances>),
    ) -> Option<Action> {
        let refuse = || first(t.offers, REFUSE);
        let (lacks, Some(fair)) = missing else {
            self.why = Some(why::of_seat("mov-bot-never", partner, 0));
            return refuse();
        };
        let more = lacks.max(fair);
        if more == 0
            && let Some(yes) = first(t.offers, ACCEPT)
        {
            self.why = Some(why::plainly("mov-bot-deal"));
            return Some(yes);
        }
        let turn = t.n.turn();
        let once = t.n.active() != t.me && self.parley.counter.is_none_or(|(of, _)| of != turn);
        let well = asked.is_some_and(|asked| asked.harms_not(partner, partner, more));
        let counter = first(t.offers, COUNTER).filter(|_| once && well && more > 0 && more <= most);
        self.why = Some(match (&counter, fair > lacks) {
            (Some(_), _) => why::sum("mov-bot-counter", more as f64),
            (None, true) => why::of_seat("mov-bot-unfair", partner, more),
            (None, false) => why::sum("mov-bot-no-deal", more.max(1) as f64),
        });
        if counter.is_some() {
            self.parley.counter = Some((turn, paid + more));
        }
        counter.or_else(refuse)
    }

    /// Puts the sum into a deal that it was asked about, and proposes it so.
    fn compose_counter(&mut self, t: &Thought<'_>) -> Option<Action> {
        let wanted = self.parley.counter.filter(|(turn, _)| *turn == t.n.turn());
        let cancel = first(t.offers, CANCEL_DEAL);
        let Some((_, paid)) = wanted else { return cancel };
        let step = if t.n.sight.dial(layout::DEAL_CREDITS) == paid {
            Action::plain(PROPOSE)
        } else {
            // Whoever puts a deal together says what they pay themselves.
            Action::one(DEAL_MONEY, -paid as i32)
        };
        self.why = Some(why::plainly("mov-bot-both-gain"));
        Some(step).filter(|a| t.offers.iter().any(|o| o.accepts(a))).or(cancel)
    }

    /// Opens a deal that is better for both, if there is one and none was looked for in this turn.
    pub(super) fn propose(&mut self, t: &Thought<'_>) -> Option<Action> {
        if std::mem::replace(&mut self.parley.tried, true) {
            return None;
        }
        let partners: Vec<SeatId> = of(t.offers, DEAL).map(|a| a.seat()).collect();
        let best = partners.into_iter().filter_map(|partner| self.bargain(t, partner));
        let (bargain, gain) = best.max_by(|a, b| a.1.total_cmp(&b.1))?;
        self.parley.now = Some(bargain);
        self.why = Some(why::sum("mov-bot-propose", gain));
        of(t.offers, DEAL).find(|a| a.seat() == bargain.partner)
    }

    /// Puts the deal together that was thought of, step by step, and proposes it; gives up whatever
    /// else is open.
    pub(super) fn compose(&mut self, t: &Thought<'_>) -> Option<Action> {
        let n = t.n;
        if n.active() != t.me {
            return self.compose_counter(t);
        }
        let cancel = first(t.offers, CANCEL_DEAL);
        let Some(bargain) = self.parley.now.filter(|b| n.seats().any(|s| s == b.partner)) else {
            return cancel;
        };
        let lies_in = |seat: SeatId, kind: Option<KindId>| {
            let in_deal = |p: &Held| p.mark & IN_DEAL != 0 && Some(p.kind) == kind;
            kind.is_none() || n.tradeable(seat).any(|p| in_deal(&n.held_piece(p)))
        };
        let kind = |kind: Option<KindId>| kind.map_or(0, |k| k.0.into());
        let step = if !lies_in(t.me, bargain.gives) {
            Action::one(GIVE, kind(bargain.gives))
        } else if !lies_in(bargain.partner, bargain.gets) {
            Action::one(ASK, kind(bargain.gets))
        } else if n.sight.dial(layout::DEAL_CREDITS) != bargain.pays {
            Action::one(DEAL_MONEY, bargain.pays as i32)
        } else {
            self.parley.now = None;
            self.parley.remember(bargain);
            Action::plain(PROPOSE)
        };
        self.why = Some(why::plainly("mov-bot-both-gain"));
        Some(step).filter(|a| t.offers.iter().any(|o| o.accepts(a))).or(cancel)
    }

    /// The best deal with a seat on this space, and what it gains.
    fn bargain(&self, t: &Thought<'_>, partner: SeatId) -> Option<(Bargain, f64)> {
        let n = t.n;
        let drawn = |seat: SeatId| {
            let make = Make::of(n, seat);
            let state = chart::state(n, seat, make, self.turn_worth);
            Chart::draw(n, seat, make, self.turn_worth, &self.pace, state)
        };
        let (mine, other) = (drawn(t.me), drawn(partner));
        let own = self.side(t, t.me, &mine)?;
        let its = self.side(t, partner, &other)?;
        // Nobody helps another over the goal.
        if its.now.goal.is_some() {
            return None;
        }
        let priced = |gives: &Piece, gets: &Piece| -> Option<(Bargain, f64)> {
            let own_gain = own.gains(&gives.1, &gets.1, 0.0)?;
            let its_gain = its.gains(&gets.1, &gives.1, 0.0)?;
            // What both gain is shared, but it has to look good to the other at first sight, too:
            // that is what a computer player goes by.
            let shown = its.worth(&gives.1) - its.worth(&gets.1) * KEPT;
            let pays = ((own_gain - its_gain) / 2.0).max(self.habits.least_deal - shown).ceil();
            let gain = own.gains(&gives.1, &gets.1, -pays)?;
            let theirs = its.gains(&gets.1, &gives.1, pays)?;
            let (gives, gets) = (gives.0, gets.0);
            let bargain = Bargain { partner, gives, gets, pays: pays as i64 };
            let fair = gain >= self.habits.least_deal
                && theirs >= self.habits.least_deal
                && !self.parley.was_proposed(&bargain);
            fair.then_some((bargain, gain))
        };
        let mut likely = likely(t, (&own, t.me), (&its, partner));
        likely.truncate(WEIGHED);
        let best = likely.iter().filter_map(|(_, gives, gets)| priced(gives, gets));
        best.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// A seat on this space, as it could go on: the one in turn with its visit, another one with
    /// its next turn.
    fn side<'a>(&self, t: &Thought<'_>, seat: SeatId, chart: &'a Chart) -> Option<Side<'a>> {
        let n = t.n;
        let book = PriceBook::of(n, seat, chart, self.habits);
        let at = chart.landing_at(n.ship_at(seat))?;
        let begin = Start {
            cargo: book.cargo(n, &n.hold(seat)),
            room: n.room_free(seat),
            money: n.money(seat) as f64,
            missing: n.goal().map_or(f64::INFINITY, |g| (g - n.net_worth(seat)).max(1) as f64),
            turn: self.turn_worth,
            far: chart.far[at].clone(),
        };
        let legs = match seat == t.me {
            true => vec![trade::visit(t, chart)?],
            false => super::onward(chart, at),
        };
        Some(Side::of(chart, book, begin, legs))
    }
}

/// Deals of at most one piece each way that look good piece by piece, the best first.
fn likely(
    t: &Thought<'_>,
    own: (&Side<'_>, SeatId),
    its: (&Side<'_>, SeatId),
) -> Vec<(f64, Piece, Piece)> {
    let pieces = |from: (&Side<'_>, SeatId), to: &Side<'_>| -> Vec<Piece> {
        let nothing = (None, Vec::new(), 0.0, 0.0);
        let each = from.0.kinds(t, from.1).into_iter().filter_map(|(kind, item)| {
            let loss = from.0.gains(&[item], &[], 0.0)?;
            // Without room it may still come for another piece.
            let gain = to.gains(&[], &[item], 0.0).unwrap_or(0.0);
            Some((Some(kind), vec![item], loss, gain))
        });
        std::iter::once(nothing).chain(each).collect()
    };
    let (given, got) = (pieces(own, its.0), pieces(its, own.0));
    let mut all = Vec::new();
    for gives in &given {
        for gets in &got {
            let sum = gives.2 + gives.3 + gets.2 + gets.3;
            if gives.0.is_some() || gets.0.is_some() {
                all.push((sum, gives.clone(), gets.clone()));
            }
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    all
}
