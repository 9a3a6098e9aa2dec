//! What everything brings at every place, as one seat sees it: prices, demands, stocks, fares,
//! cards, and what may be hoped for where a culture is still hidden. Figures in credits; nothing is
//! chosen here.

use super::{chart::Chart, habits::MerchantHabits};
use crate::{
    games::merchant_of_venus::{
        level::{CultureCardUse, CultureIx, Endpoint, SystemIx},
        table::{
            layout::PieceNoun,
            nouns::{CultureSight, GameView, Held, Market, VenusSight, VenusView},
        },
    },
    table::ids::{KindId, SeatId},
};

/// Something that can be loaded at a place.
#[derive(Clone, Copy, Debug)]
pub struct StockItem {
    /// Which: the number of a cargo, see [`PriceBook::item`].
    pub item: usize,
    /// What it costs, what comes back to the owner of the factory taken off.
    pub price: f64,
    /// What has to be paid first: the full price (MOV-7.1.3).
    pub due: f64,
    /// How many there are.
    pub count: usize,
    /// Whether it is a passenger: no buy, no money.
    pub passenger: bool,
}

/// Prices and stocks. Places are numbered as in [`Chart`].
pub struct PriceBook {
    cultures: usize,
    /// What the player goes by.
    pub habits: MerchantHabits,
    /// The culture of each place, as far as it is known.
    pub culture: Vec<Option<CultureIx>>,
    /// Whether the place trades already.
    pub open: Vec<bool>,
    /// What the first of a cargo brings at each place; 0 where nobody takes it, and where a culture
    /// is hidden: see `chance`.
    pub first: Vec<Vec<f64>>,
    /// How much less each further one brings there.
    pub drop: Vec<Vec<f64>>,
    /// What may be hoped for wherever the buyers turn out to live; 0 where all are known.
    pub hope: Vec<f64>,
    /// What each cargo brings without demands.
    pub value: Vec<f64>,
    /// How likely a hidden culture takes each cargo.
    pub chance: Vec<f64>,
    /// The room of each cargo.
    pub room: Vec<i64>,
    /// What can be loaded at each place.
    pub wares: Vec<Vec<StockItem>>,
    /// What landing first at a hidden culture is worth beside trade.
    pub find: Vec<f64>,
    /// The culture card in hand for a place.
    pub card: Vec<f64>,
    /// Whether a card is opened as a basket (2012), or traded in for credit (1988).
    pub basket: bool,
}

impl PriceBook {
    /// Reads the table.
    pub fn of(n: &VenusSight<'_>, me: SeatId, chart: &Chart, habits: MerchantHabits) -> PriceBook {
        let (c, places) = (n.level().cultures.len(), chart.base + 1);
        let items = 2 * c + n.level().passengers.len();
        let sights: Vec<CultureSight> =
            (0..chart.base as u8).map(|s| n.culture_in(SystemIx(s))).collect();
        let mut culture: Vec<Option<CultureIx>> = sights.iter().map(|s| s.culture()).collect();
        culture.push(None);
        let mut open: Vec<bool> =
            sights.iter().map(|s| matches!(s, CultureSight::Known(_))).collect();
        open.push(true);
        let hidden: Vec<CultureIx> =
            (0..c as u8).map(CultureIx).filter(|k| !culture.contains(&Some(*k))).collect();
        let mut book = PriceBook {
            cultures: c,
            habits,
            first: vec![vec![0.0; places]; items],
            drop: vec![vec![0.0; places]; items],
            hope: vec![0.0; items],
            value: vec![0.0; items],
            chance: vec![0.0; items],
            room: vec![i64::from(n.level().rules.passenger_room); items],
            wares: vec![Vec::new(); places],
            find: vec![0.0; places],
            card: vec![0.0; places],
            basket: n.level().rules.culture_card == CultureCardUse::Basket,
            culture,
            open,
        };
        book.values(n, chart, &hidden);
        book.fares(n, chart, hidden.len());
        book.stock(n, me, chart, &hidden);
        book
    }

    /// What goods bring at each place, or may bring where somebody is hidden.
    fn values(&mut self, n: &VenusSight<'_>, chart: &Chart, hidden: &[CultureIx]) {
        for of in (0..self.cultures as u8).map(CultureIx) {
            let l = n.level().culture(of);
            for (item, kind, good) in [
                (of.ix(), n.layout().good(of), &l.good),
                (self.cultures + of.ix(), n.layout().factory_good(of), &l.factory_good),
            ] {
                self.room[item] = i64::from(good.room);
                let buyers = hidden.iter().filter(|b| l.sells_to(**b)).count() as f64;
                let value = f64::from(good.value);
                self.value[item] = value;
                if buyers > 0.0 {
                    self.hope[item] = self.hoped(value, buyers, hidden.len());
                    self.chance[item] = buyers / hidden.len() as f64;
                }
                for place in 0..chart.base {
                    (self.first[item][place], self.drop[item][place]) = match self.culture[place] {
                        Some(at) => sale(n, kind, of, at, value),
                        None => (0.0, 0.0),
                    };
                }
            }
        }
    }

    /// What passengers pay, and where.
    fn fares(&mut self, n: &VenusSight<'_>, chart: &Chart, hidden: usize) {
        let c = self.cultures;
        for (nth, p) in n.level().passengers.iter().enumerate() {
            let fare = f64::from(p.fare);
            self.value[2 * c + nth] = fare;
            let to = match p.to {
                Endpoint::Base => Some(chart.base),
                Endpoint::Culture(c) => self.culture.iter().position(|k| *k == Some(c)),
            };
            match to {
                Some(place) => self.first[2 * c + nth][place] = fare,
                None => {
                    self.hope[2 * c + nth] = self.hoped(fare, 1.0, hidden);
                    self.chance[2 * c + nth] = 1.0 / hidden.max(1) as f64;
                }
            }
        }
    }

    fn stock(&mut self, n: &VenusSight<'_>, me: SeatId, chart: &Chart, hidden: &[CultureIx]) {
        let goal = n.goal().unwrap_or(2000).max(1) as f64;
        let left = (1.0 - n.net_worth(me) as f64 / goal).clamp(0.0, 1.0);
        let unknown = hidden.iter().map(|c| f64::from(n.level().culture(*c).card)).sum::<f64>()
            / hidden.len().max(1) as f64;
        let cards = n.cards(me);
        for place in 0..=chart.base {
            let market = match self.culture[place] {
                Some(c) => n.market(c),
                None if place == chart.base => n.base(),
                None => {
                    self.find[place] = unknown * self.habits.card + self.habits.news * left;
                    continue;
                }
            };
            if let Some(c) = self.culture[place] {
                let card = f64::from(n.level().culture(c).card);
                if !self.open[place] {
                    self.find[place] = self.habits.news * left;
                    self.card[place] = card;
                } else if cards.iter().any(|p| n.layout().what(p.kind) == PieceNoun::Card(c)) {
                    self.card[place] = card;
                }
                self.goods(n, me, place, c, &market);
            }
            for p in &market.passengers {
                self.wares[place].push(StockItem {
                    item: 2 * self.cultures + p.nth,
                    price: 0.0,
                    due: 0.0,
                    count: 1,
                    passenger: true,
                });
            }
        }
    }

    fn goods(
        &mut self,
        n: &VenusSight<'_>,
        me: SeatId,
        place: usize,
        c: CultureIx,
        market: &Market,
    ) {
        let l = n.level().culture(c);
        self.wares[place].push(StockItem {
            item: c.ix(),
            price: l.good.price.into(),
            due: l.good.price.into(),
            count: market.goods,
            passenger: false,
        });
        if !market.factory_locked && market.factory_goods > 0 {
            let price = f64::from(l.factory_good.price);
            let back = if market.factory_owner == Some(me) { price * 0.5 } else { 0.0 };
            self.wares[place].push(StockItem {
                item: self.cultures + c.ix(),
                price: price - back,
                due: price,
                count: market.factory_goods,
                passenger: false,
            });
        }
    }

    /// The number of a kind as a cargo: goods, factory goods, passengers; `None` for everything
    /// else.
    pub fn item(&self, n: &VenusSight<'_>, kind: KindId) -> Option<usize> {
        match n.layout().what(kind) {
            PieceNoun::Good(c) => Some(c.ix()),
            PieceNoun::FactoryGood(c) => Some(self.cultures + c.ix()),
            PieceNoun::Passenger(nth) => Some(2 * self.cultures + nth),
            _ => None,
        }
    }
    /// Leaves a culture card out of account.
    pub fn put_by(&mut self, n: &VenusSight<'_>, card: KindId) {
        for place in 0..self.culture.len() {
            if self.open[place]
                && self.culture[place].is_some_and(|c| n.layout().what(card) == PieceNoun::Card(c))
            {
                self.card[place] = 0.0;
            }
        }
    }
    /// Whether nobody knows who lives at a place.
    pub fn is_hidden(&self, place: usize) -> bool {
        self.culture[place].is_none() && place + 1 < self.culture.len()
    }
    /// Whether a cargo is a passenger.
    pub fn is_passenger(&self, item: usize) -> bool {
        item >= 2 * self.cultures
    }
    /// The cargo among what a ship holds.
    pub fn cargo(&self, n: &VenusSight<'_>, hold: &[Held]) -> Vec<usize> {
        hold.iter().filter_map(|p| self.item(n, p.kind)).collect()
    }
    /// What a cargo aboard is worth to a ship at a landing: what the best place pays, less the
    /// farther it is.
    pub fn worth(&self, chart: &Chart, item: usize, far: &[f64]) -> f64 {
        let places = 0..=chart.base;
        let best =
            places.filter(|&p| !self.is_hidden(p)).map(|p| self.later(self.first[item][p], far[p]));
        best.fold(self.hope[item], f64::max)
    }
    /// What may be hoped for of an amount that so many of the hidden cultures would pay: on average
    /// the first of them is found after so many others.
    fn hoped(&self, amount: f64, payers: f64, hidden: usize) -> f64 {
        self.later(amount, self.habits.search * (hidden as f64 + 1.0) / (payers + 1.0))
    }
    /// What an amount is worth that is so many turns away.
    fn later(&self, amount: f64, turns: f64) -> f64 {
        amount / (1.0 + self.habits.later * turns)
    }
}

/// What the first of a good brings with its demands, and how much less each further one.
fn sale(n: &VenusSight<'_>, kind: KindId, of: CultureIx, at: CultureIx, value: f64) -> (f64, f64) {
    let Some(first) = n.sale(kind, at) else { return (0.0, 0.0) };
    let bonus = first as f64 - value;
    if bonus <= 0.0 {
        return (value, 0.0);
    }
    let each =
        n.market(at).demands.iter().filter(|d| d.good_of == of).map(|d| d.bonus).max().unwrap_or(0);
    (value + bonus, f64::from(each))
}
