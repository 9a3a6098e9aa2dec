//! Selling and corruption cards: which goods go to which dock, whether the Black Market is worth
//! its card, which rogues are counted, which cards are discarded. It reckons with what lies open
//! and its own cards.

use super::outlook::{SeatOutlook, another_day};
use crate::{
    games::merchants_cove::{
        level::{DockWord, Good, RogueEffect},
        table::{
            layout::{self, ROGUE},
            nouns::{CoveSight, CoveView, GameView, GlassOwner},
            verbs::*,
        },
    },
    table::{
        action::{Action, Offer},
        view::TableView,
    },
};

/// Where a player may sell: how many rogues count there beside those that do already.
type Rogues = [i64; 3];

/// A seat's market.
pub(super) struct SeatMarket<'a> {
    t: &'a CoveSight<'a>,
    player: GlassOwner,
    look: &'a SeatOutlook<'a>,
    now: DockWord,
}

impl<'a> SeatMarket<'a> {
    /// The market of a seat at this moment.
    pub fn of(
        t: &'a CoveSight<'a>,
        player: GlassOwner,
        look: &'a SeatOutlook<'a>,
    ) -> SeatMarket<'a> {
        let now = DockWord::at(t.dial(layout::DOCK) as i32).unwrap_or(DockWord::BlackMarket);
        SeatMarket { t, player, look, now }
    }

    /// What one of a good brings on a dock, in hundredths of gold.
    fn brings(&self, dock: DockWord, good: Good, rogues: Rogues) -> i64 {
        if !self.t.level().docks[dock as usize].sells[good.size as usize] {
            return 0;
        }
        let buyers = self.t.buyers(self.player, dock, good.colour) + rogues[dock as usize];
        100 * self.t.level().price(good) * buyers
    }
    /// What a good is kept for.
    fn kept(&self, good: Good) -> i64 {
        if self.look.days > 0 { another_day(self.t, good) } else { 0 }
    }
    /// The dock from now on where a good goes best; `None` where it is kept.
    fn dock_of(&self, good: Good, black: bool, rogues: Rogues) -> (Option<DockWord>, i64) {
        let mut best = (None, self.kept(good));
        for dock in DockWord::ALL.into_iter().filter(|&dock| dock >= self.now) {
            let card = self.t.level().docks[dock as usize].card;
            let brings = self.brings(dock, good, rogues);
            if (black || !card) && brings > 0 && brings >= best.1 {
                // Of equal docks the earlier one: it needs no card.
                if best.0.is_none() || brings > best.1 {
                    best = (Some(dock), brings);
                }
            }
        }
        best
    }
    /// What all goods bring, if the Black Market is used or not.
    fn total(&self, black: bool, rogues: Rogues) -> i64 {
        let mut sold = false;
        let goods = Good::all().filter(|&good| self.t.on_stall(self.player, good) > 0);
        let goods = goods.map(|good| {
            let (dock, each) = self.dock_of(good, black, rogues);
            sold |= dock.is_some_and(|d| self.t.level().docks[d as usize].card);
            each * self.t.on_stall(self.player, good)
        });
        let all: i64 = goods.sum();
        let paid = self.t.flag(layout::sold(self.player));
        all - if sold && !paid { self.look.card } else { 0 }
    }
    /// Whether the Black Market is worth its card.
    fn black(&self, rogues: Rogues) -> bool {
        self.total(true, rogues) > self.total(false, rogues)
    }

    /// What is done next on this dock.
    pub fn choose(&self, offers: &[Offer]) -> Option<Action> {
        if self.counts_rogue() && offers.iter().any(|o| o.action.verb == COUNT_ROGUE) {
            return Some(Action::plain(COUNT_ROGUE));
        }
        let black = self.black([0; 3]);
        for offer in offers.iter().filter(|offer| offer.action.verb == SELL) {
            let good = Good::at(offer.action.args[0])?;
            if self.dock_of(good, black, [0; 3]).0 == Some(self.now) {
                let mut action = offer.action;
                if let Some(range) = offer.range {
                    action.args[range.arg] = range.most;
                }
                return Some(action);
            }
        }
        Some(Action::plain(PASS))
    }

    /// Whether counting one more rogue here brings more than its card costs (MC-16.2).
    pub fn counts_rogue(&self) -> bool {
        let dock = self.now;
        let all = self.t.how_many(layout::dock(dock), ROGUE);
        let counted = self.t.dial(layout::counted(self.player, dock));
        if !self.t.rogues_are(RogueEffect::Cultists) || counted >= all {
            return false;
        }
        let mut one = [0; 3];
        one[dock as usize] = 1;
        let with = self.total(true, one).max(self.total(false, one));
        let without = self.total(true, [0; 3]).max(self.total(false, [0; 3]));
        with - without > self.look.card.max(0)
    }
}

/// The corruption card whose loss helps most, with what it costs; below 0 where it would be missed.
pub(super) fn worst_card(
    t: &CoveSight,
    look: &SeatOutlook,
    offers: &[Offer],
) -> Option<(Action, i64)> {
    let cards = offers.iter().filter(|offer| offer.action.verb == DISCARD);
    let cost = |action: &Action| {
        let taint = layout::taint_of(t.level(), t.kind(action.piece()));
        taint.map_or(0, |taint| -look.icons(&t.level().taint(taint).icons))
    };
    cards.map(|offer| (offer.action, cost(&offer.action))).max_by_key(|(_, cost)| *cost)
}

/// What the own corruption cards cost, dearest first.
pub(super) fn cards(t: &CoveSight, player: GlassOwner, look: &SeatOutlook) -> Vec<i64> {
    let cards = t.contents(layout::taints(player)).iter();
    let known = cards.filter_map(|&card| layout::taint_of(t.level(), t.kind(card)));
    let mut all: Vec<i64> = known.map(|taint| -look.icons(&t.level().taint(taint).icons)).collect();
    all.sort_unstable_by_key(|cost| -cost);
    all
}
