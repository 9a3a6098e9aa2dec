//! What is done with money that no trade needs: another ship, drives and shields are tried out in
//! thought, deeds are bought from what is left over. They count for the goal at what is printed on
//! them, so that they cost nothing but time.

use super::{MerchantBot, Thought, flight::of, trips::Trip, ways::Make};
use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, SpaceIx},
        table::{
            layout::{self, PieceNoun},
            nouns::{GameView, VenusView},
            verbs::*,
        },
    },
    table::{
        action::Action,
        ids::{KindId, SeatId},
    },
};

impl MerchantBot {
    /// The best purchase beside cargo: the action, what it is worth beyond its price, and its
    /// price.
    pub(super) fn invest(
        &mut self,
        t: &Thought<'_>,
        nth: usize,
        trip: &Trip,
        credit: f64,
    ) -> Option<(Action, f64, f64)> {
        let n = t.n;
        let mut all: Vec<(Action, f64, f64)> = Vec::new();
        let basket = n.sight.dial(layout::BASKET_LEFT) as f64 + credit;
        let counts = |kind: KindId| {
            n.deed_worth(kind) as f64 * if n.options().deeds_half { 0.5 } else { 1.0 }
        };
        let room = n.room_in(n.class(t.me));
        let strain = |paid: f64| self.strain(t, trip, room, paid) - self.strain(t, trip, room, 0.0);
        let deed = |kind: KindId, brings: f64| {
            let price = n.price(t.me, kind)? as f64;
            let paid = (price - basket).max(0.0);
            // Before the last trip everything goes, as long as it counts.
            let spare =
                if trip.goal.is_some() { trip.spare } else { trip.spare - self.habits.reserve };
            (paid <= spare.max(0.0) || paid == 0.0)
                .then_some((counts(kind) - paid + brings - strain(paid), price))
        };
        let home = self.charts[nth]
            .landing_at(n.ship_at(t.me))
            .map(|l| self.charts[nth].landings[l].place);
        for port in of(t.offers, BUY_PORT) {
            let Some(ix) = n.level().space(SpaceIx(port.space().0)).deed else { continue };
            let kind = n.sight.catalogue.pieces[n.layout().port_deed(ix).ix()];
            let landings = &self.charts[nth].landings;
            let served = landings.iter().any(|l| Some(l.place) == home && !l.limited);
            let again = trip.legs.iter().skip(1).any(|l| Some(landings[l.landing].place) == home);
            let (own, beside) = (self.habits.port_again, self.habits.port_beside);
            let brings = if served { beside } else { own } + if again { beside } else { 0.0 };
            all.extend(deed(kind, brings).map(|(worth, price)| (port, worth, price)));
        }
        if let (Some(factory), Some(culture)) =
            (of(t.offers, BUY_FACTORY).next(), n.culture_at(n.ship_at(t.me)))
        {
            let kind = n.sight.catalogue.pieces[n.layout().factory_deed(culture).ix()];
            all.extend(
                deed(kind, self.habits.factory).map(|(worth, price)| (factory, worth, price)),
            );
        }
        if trip.goal.is_none() {
            all.extend(self.ships(t, trip));
        }
        all.into_iter().filter(|(_, worth, _)| *worth > 1.0).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// What it costs to go on with so much less money than a ship with so much room trades with:
    /// goods that it cannot load.
    fn strain(&self, t: &Thought<'_>, trip: &Trip, room: i64, paid: f64) -> f64 {
        let n = t.n;
        if trip.goal.is_some() {
            return 0.0;
        }
        let cultures = (0..n.level().cultures.len() as u8).map(CultureIx);
        let known = cultures.filter(|&c| n.system_of(c).is_some());
        let prices: Vec<f64> = known.map(|c| f64::from(n.level().culture(c).good.price)).collect();
        let usual = match prices.len() {
            0 => self.habits.usual_price,
            many => prices.iter().sum::<f64>() / many as f64,
        };
        let goods = (room / i64::from(n.level().rules.hold_room).max(1)) as f64;
        let lacks = goods * usual - (trip.spare - paid);
        lacks.max(0.0) * self.habits.strain * (self.turns_left(t, trip) / self.habits.horizon)
    }

    /// How many turns there may be left to use a better ship: until somebody reaches the goal.
    fn turns_left(&self, t: &Thought<'_>, trip: &Trip) -> f64 {
        let n = t.n;
        let Some(goal) = n.goal() else { return self.habits.horizon };
        let pace = trip.rate.max(self.turn_worth).max(30.0);
        let left = |seat: SeatId, pace: f64| (goal - n.net_worth(seat)).max(0) as f64 / pace;
        // Others are thought to be as fast.
        let others = n.seats().filter(|&s| s != t.me).map(|s| left(s, pace));
        others.fold(left(t.me, pace), f64::min).min(self.habits.horizon)
    }

    /// Ships and equipment, each tried out: how much more a turn brings with it.
    fn ships(&mut self, t: &Thought<'_>, trip: &Trip) -> Vec<(Action, f64, f64)> {
        let n = t.n;
        let now = Make::of(n, t.me);
        let mine = n.class(t.me);
        let turns = self.turns_left(t, trip);
        let offers: Vec<Action> = of(t.offers, BUY_SHIP).chain(of(t.offers, BUY)).collect();
        let mut all = Vec::new();
        for offer in offers {
            let price = n.price(t.me, offer.kind()).unwrap_or(i64::MAX);
            let (make, room) = match n.layout().what(offer.kind()) {
                PieceNoun::Class(class) => (
                    Make { dice: n.level().ship(class).dice, ..now },
                    n.room_in(class) - n.room_in(mine),
                ),
                PieceNoun::Equipment(e) => {
                    let effect = &n.level().equipment(e).effect;
                    let make = Make {
                        colours: now.colours | effect.drive_bits(),
                        shields: now.shields + i64::from(effect.shield()),
                        ..now
                    };
                    if make == now {
                        continue;
                    }
                    (make, -n.room_for(t.me, offer.kind()))
                }
                _ => continue,
            };
            if n.room_free(t.me) + room < 0 || (price as f64) > trip.spare {
                continue;
            }
            let other = self.trip(t, make, |s| {
                s.room += room;
                s.money -= price as f64;
            });
            let Some((_, other)) = other else { continue };
            let price = price as f64;
            let (before, after) = (n.room_in(mine), n.room_in(mine) + room);
            let strain = self.strain(t, trip, after, price) - self.strain(t, trip, before, 0.0);
            let worth = (other.rate - trip.rate) * turns * self.habits.doubt - price - strain;
            all.push((offer, worth, price));
        }
        all
    }
}
