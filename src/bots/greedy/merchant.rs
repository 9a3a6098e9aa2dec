//! The choices of a merchant, question by question. Every choice is one of the offers; what an offer is worth is reckoned in
//! `worth`, where the ship is going in `plan`.

use super::{
    plan::{self, Plan},
    worth::Worth,
};
use crate::{
    games::merchant_of_venus::{
        layout::{self, IN_DEAL, What},
        level::SpaceIx,
        nouns::{Declared, Nouns},
        verbs::*,
    },
    table::{
        action::{Action, Offer},
        ids::{KindId, SeatId, Verb},
    },
};

/// One seat thinking about one decision.
pub struct Mind<'a> {
    /// What it sees.
    pub n: &'a Nouns<'a>,
    /// The seat.
    pub me: SeatId,
    /// Where its ship is going, with the turn in which that was decided.
    pub plan: &'a mut Option<(i64, Plan)>,
}

fn of(offers: &[Offer], verb: Verb) -> impl Iterator<Item = Action> + '_ {
    offers.iter().map(|o| o.action).filter(move |a| a.verb == verb)
}
fn first(offers: &[Offer], verb: Verb) -> Option<Action> {
    of(offers, verb).next()
}
fn kind(action: Action) -> KindId {
    KindId(action.args[0] as u16)
}

impl Mind<'_> {
    /// What it does; `None` where it has no opinion.
    pub fn choose(&mut self, offers: &[Offer]) -> Option<Action> {
        match self.n.sight.decision?.question {
            Q_START => self.start(offers),
            Q_MOVE => self.fly(offers),
            Q_HAZARD => self.hazard(offers),
            Q_TRADE | Q_BASKET => self.trade(offers),
            Q_ASTEROID => first(offers, TAKE_RELIC).or_else(|| first(offers, END_TURN)),
            Q_SURPLUS => self.let_go(offers),
            Q_DEAL => first(offers, CANCEL_DEAL),
            Q_ANSWER => self.answer(offers),
            _ => None,
        }
    }

    fn worth(&self) -> Worth<'_> {
        Worth::of(self.n, self.me)
    }

    /// The plan of this turn, made when it is first asked for.
    fn plan(&mut self, w: &Worth<'_>) -> Option<Plan> {
        let turn = self.n.turn();
        if self.plan.is_none_or(|(made, _)| made != turn) {
            *self.plan = plan::best(w).map(|p| (turn, p));
        }
        self.plan.map(|(_, p)| p)
    }

    fn start(&mut self, offers: &[Offer]) -> Option<Action> {
        let n = self.n;
        let w = Worth::of(n, self.me);
        let plan = self.plan(&w)?;
        if plan.stay
            && let Some(stay) = first(offers, STAY)
        {
            return Some(stay);
        }
        let ways = &w.reach(plan.spot)?.ways;
        let head = of(offers, HEAD).min_by_key(|a| ways[a.args[0] as usize]);
        let far = |space: SpaceIx| ways[space.ix()];
        // What is declared already is not offered again.
        if let (Some(roll), Declared::Space(set)) = (first(offers, ROLL), n.declared())
            && head.is_none_or(|h| far(set) <= far(SpaceIx(h.args[0] as u16)))
        {
            return Some(roll);
        }
        head.or_else(|| first(offers, ROLL))
    }

    fn fly(&mut self, offers: &[Offer]) -> Option<Action> {
        let n = self.n;
        let w = Worth::of(n, self.me);
        let plan = self.plan(&w)?;
        let at = n.ship_at(self.me);
        let reach = w.reach(plan.spot)?;
        let points = n.points() as u32 * super::ways::POINT;
        let near = reach.ways[at.ix()];
        if let Some(land) = first(offers, LAND)
            && (reach.landings.contains(&at) || (near > points && plan::at_once(&w, at) > plan.rate))
        {
            return Some(land);
        }
        if let Some(relic) = first(offers, TAKE_RELIC) {
            return Some(relic);
        }
        // A number that opens an exit is as good as the space behind the exit.
        let behind = |a: &Action| match a.verb {
            STEP | JUMP => Some(SpaceIx(a.args[0] as u16)),
            PILOT => self.behind(at, a.args[0]),
            _ => None,
        };
        let ahead = offers.iter().map(|o| o.action).filter_map(|a| Some((reach.ways[behind(&a)?.ix()], a)));
        let best = ahead.min_by_key(|(far, _)| *far);
        let stop = first(offers, STOP_IN_CIRCLE).or_else(|| first(offers, END_TURN));
        match (best, stop) {
            // Rather nowhere than far away.
            (Some((far, _)), Some(stop)) if far > near.saturating_add(6 * super::ways::POINT) => Some(stop),
            (Some((_, best)), _) => Some(best),
            (None, _) => first(offers, PILOT).or_else(|| first(offers, LAND)).or(stop),
        }
    }

    /// Where a pilot number leads from a space: through the exit of a circle, or to a gate.
    fn behind(&self, at: SpaceIx, number: i32) -> Option<SpaceIx> {
        let number = usize::try_from(number).ok()?;
        let space = self.n.level.space(at);
        if let Some(link) = space.exits.get(number).copied().flatten() {
            return Some(self.n.level.link(link).far(at));
        }
        self.n.gate_space(number as u8).filter(|_| self.n.gate(at).is_some())
    }

    fn hazard(&mut self, offers: &[Offer]) -> Option<Action> {
        let n = self.n;
        let w = Worth::of(n, self.me);
        let rate = self.plan(&w).map_or(10.0, |p| p.rate);
        let fee = n.fee(self.me, n.ship_at(self.me)).unwrap_or(0) as f64;
        // The rest of the turn is worth its share of what a turn brings.
        let rest = (n.points() as f64 * 10.0 / w.speed).min(1.0);
        let pays = fee <= rate * rest && fee * 3.0 <= n.money(self.me) as f64;
        let (yes, no) = (first(offers, PAY_FEE), first(offers, STOP));
        if pays { yes.or(no) } else { no.or(yes) }
    }

    fn trade(&mut self, offers: &[Offer]) -> Option<Action> {
        let n = self.n;
        if let Some(down) = first(offers, SET_DOWN) {
            return Some(down);
        }
        let w = self.worth();
        let at = n.ship_at(self.me);
        let here = n.culture_at(at);
        let price = |a: &Action| here.and_then(|c| n.sale(kind(*a), c)).unwrap_or(0);
        if let Some(sell) = of(offers, SELL).max_by_key(price) {
            return Some(sell);
        }
        let wish = offers.iter().map(|o| o.action).map(|a| (self.wish(&w, a), a)).filter(|(worth, _)| *worth > 0.0).max_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((_, wish)) = wish {
            // A card of this culture pays before money does; an opened one asks another question.
            let card = first(offers, USE_CARD).filter(|_| wish.verb != BOARD);
            return Some(card.unwrap_or(wish));
        }
        first(offers, CLOSE_CARD).or_else(|| first(offers, END_TURN))
    }

    /// What a purchase or a passenger is worth, its price taken off; 0 or less for everything that is not wanted.
    fn wish(&self, w: &Worth<'_>, a: Action) -> f64 {
        let n = self.n;
        let at = n.ship_at(self.me);
        let money = (n.spendable() + n.sight.dial(layout::BASKET_LEFT)) as f64;
        // What stays in hand after buying what earns nothing by itself: enough to fill the ship.
        let reserve = 60.0 * n.room_free(self.me) as f64;
        let spare = |price: f64| money - price >= reserve.min(200.0);
        match a.verb {
            BOARD => w.passenger_from(kind(a), at).map_or(0.0, |f| f.gain / (f.turns + 1.0) * 2.0),
            BUY => {
                let price = n.price(self.me, kind(a)).unwrap_or(i64::MAX) as f64;
                match n.layout.what(kind(a)) {
                    What::Good(_) | What::FactoryGood(_) => w.good_from(kind(a), at).map_or(0.0, |f| (f.gain - price) / (f.turns + 1.0) * 2.0),
                    What::Equipment(_) if spare(price) => w.equipment(kind(a)) - price,
                    _ => 0.0,
                }
            }
            BUY_SHIP => {
                let What::Class(class) = n.layout.what(kind(a)) else { return 0.0 };
                let price = n.price(self.me, kind(a)).unwrap_or(i64::MAX) as f64;
                if spare(price) { w.ship(class) - price } else { 0.0 }
            }
            BUY_PORT => {
                let Some(deed) = n.level.space(SpaceIx(a.args[0] as u16)).deed else { return 0.0 };
                let piece = n.layout.port_deed(deed);
                self.deed(n.sight.catalogue.pieces[piece.ix()], money, reserve, 5.0)
            }
            BUY_FACTORY => {
                let Some(culture) = n.culture_at(at) else { return 0.0 };
                let piece = n.layout.factory_deed(culture);
                self.deed(n.sight.catalogue.pieces[piece.ix()], money, reserve, 40.0)
            }
            _ => 0.0,
        }
    }

    /// A deed is worth what it counts and what it brings while the game lasts; it is bought from what is left over.
    fn deed(&self, kind: KindId, money: f64, reserve: f64, brings: f64) -> f64 {
        let price = self.n.price(self.me, kind).unwrap_or(i64::MAX) as f64;
        let counts = self.n.deed_worth(kind) as f64 * if self.n.option(layout::DEEDS_HALF) { 0.5 } else { 1.0 };
        if money - price < reserve.max(120.0) { 0.0 } else { counts + brings - price }
    }

    /// The piece that is least worth keeping.
    fn let_go(&self, offers: &[Offer]) -> Option<Action> {
        let w = self.worth();
        of(offers, DISCARD).min_by(|a, b| w.aboard(kind(*a)).total_cmp(&w.aboard(kind(*b))))
    }

    /// A deal is taken where it gains, counters and wishes of others left aside.
    fn answer(&self, offers: &[Offer]) -> Option<Action> {
        let n = self.n;
        let w = self.worth();
        let in_deal = |seat: SeatId| -> f64 { n.aboard(seat).chain(n.cards(seat)).filter(|p| p.mark & IN_DEAL != 0).map(|p| w.aboard(p.kind)).sum() };
        let others: f64 = n.seats().filter(|&s| s != self.me).map(in_deal).sum();
        // Above 0 the seat in turn pays, and the one who answers is the other.
        let paid = n.sight.dial(layout::DEAL_CREDITS) as f64 * if n.active() == self.me { -1.0 } else { 1.0 };
        let gains = others - in_deal(self.me) + paid >= 20.0;
        if gains { first(offers, ACCEPT).or_else(|| first(offers, REFUSE)) } else { first(offers, REFUSE) }
    }
}
