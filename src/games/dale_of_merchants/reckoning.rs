//! What the window and computer players want to count (DOM-4, DOM-6, DOM-11), from what one viewer
//! may see: prices, values, payments and stacks that a seat could lay. It reads a sight and nothing
//! else, decides no rule, and changes nothing.

pub mod copying;
pub mod planning;

use super::{
    estimate::layout_of,
    layout::{self, Alteration, BIN, Layout, mark},
    level::{Aura, CardIx, CardKind, Level},
    market::pricing,
    stall::tally::Needs,
    state,
};
use crate::table::{
    ids::{Dial, KindId, PieceId, SeatId, ZoneId},
    sight::{PieceSight, Sight},
};

/// Counts on one sight.
#[derive(Clone, Copy)]
pub struct Reckoner<'a> {
    /// The level of the edition that is played.
    pub level: &'a Level,
    /// What the viewer sees.
    pub sight: &'a Sight,
    /// The numbers of zones and dials.
    pub layout: Layout,
}

/// One way to use a hand card: as itself, or as a copy (DOM-10.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The card.
    pub card: PieceId,
    /// What it copies.
    pub target: Option<PieceId>,
    /// What it counts as.
    pub kind: KindId,
    /// What it counts (DOM-11.1).
    pub value: i64,
}

impl<'a> Reckoner<'a> {
    /// A reckoner for a sight of a table with this level.
    pub fn new(level: &'a Level, sight: &'a Sight) -> Reckoner<'a> {
        Reckoner { level, sight, layout: layout_of(sight) }
    }

    /// The numbers of zones and dials of the table in a sight.
    pub fn table(sight: &Sight) -> Layout {
        layout_of(sight)
    }
    /// The seat in turn.
    pub fn active(&self) -> SeatId {
        SeatId(self.sight.dial(layout::ACTIVE) as u8)
    }
    /// The seats in playing order.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.layout.seats).map(SeatId)
    }
    /// What a kind of cards is.
    pub fn kind(&self, kind: KindId) -> &'a CardKind {
        self.level.card(CardIx(kind.0 as u8))
    }
    /// The cards of a zone that the viewer knows, bottom first: number and kind.
    pub fn known(&self, zone: ZoneId) -> impl DoubleEndedIterator<Item = (PieceId, KindId)> + 'a {
        self.sight.zone(zone).pieces.iter().filter_map(|p| Some((p.id?, p.kind?)))
    }
    /// The top card of an open zone.
    pub fn top(&self, zone: ZoneId) -> Option<(PieceId, KindId)> {
        self.known(zone).next_back()
    }
    /// The card of a market slot, or the top of the bin ([`BIN`]).
    pub fn offered(&self, slot: i64) -> Option<(PieceId, KindId)> {
        self.top(if slot == BIN {
            Layout::BIN
        } else {
            self.layout.slot(slot.clamp(0, BIN) as u16)
        })
    }

    /// The alterations of this turn, in order (DOM-11.1).
    fn alterations(&self) -> impl Iterator<Item = Alteration> + 'a {
        let sight = self.sight;
        let count = sight.dial(layout::ALTERATIONS).clamp(0, i64::from(layout::MOST_ALTERATIONS));
        (0..count)
            .map(move |n| Alteration::unpacked(sight.dial(Dial(layout::ALTERED.0 + n as u16))))
    }
    /// What a card counts when `user` uses it as this kind (DOM-11.1, DOM-11.2); never below 0.
    pub fn value(&self, card: PieceId, kind: KindId, user: SeatId) -> i64 {
        let mine = user == self.active();
        let all = self.alterations().filter(|a| a.card == Some(card) || (a.card.is_none() && mine));
        all.fold(i64::from(self.kind(kind).value), |value, a| a.apply(value)).max(0)
    }

    /// The lasting effects of the opponents of a seat (DOM-12.7).
    fn auras_against(&self, seat: SeatId) -> impl Iterator<Item = Aura> + 'a {
        let (level, l, sight) = (self.level, self.layout, self.sight);
        let others = self.seats().filter(move |&s| l.is_other(seat, s));
        let kinds =
            others.flat_map(move |s| sight.zone(l.schedule(s)).pieces.iter().filter_map(counts_as));
        kinds
            .flat_map(move |kind| state::lasting(level, level.card(CardIx(kind.0 as u8))))
            .filter(|a| a.on_opponents())
    }
    /// What auras add to the prices of the market for a buyer (DOM-4.1).
    pub fn aura_cost(&self, buyer: SeatId) -> i64 {
        let others = self
            .auras_against(buyer)
            .map(|a| if let Aura::MarketCost(n) = a { i64::from(n) } else { 0 });
        others.sum::<i64>()
            + if buyer == self.active() { self.sight.dial(layout::MARKET_COST) } else { 0 }
    }
    /// What the card of a slot, or the top of the bin, costs a buyer now (DOM-4.1, DOM-4.9); `None`
    /// where no card lies.
    pub fn price(&self, slot: i64, buyer: SeatId) -> Option<i64> {
        let (_, kind) = self.offered(slot)?;
        Some(self.price_of(kind, slot, buyer))
    }
    /// What a card of this kind costs a buyer where it lies in this slot: for a market that is
    /// permuted before it is paid (DOM-4.7).
    pub fn price_of(&self, kind: KindId, slot: i64, buyer: SeatId) -> i64 {
        pricing::price(self.level, self.kind(kind), slot, self.aura_cost(buyer))
    }
    /// How many stacks a seat's stall has.
    pub fn stacks(&self, seat: SeatId) -> i64 {
        self.sight.dial(self.layout.built(self.layout.stall_of(seat)))
    }
    /// What the next stack of a seat needs (DOM-6.1).
    pub fn needs(&self, seat: SeatId) -> Needs {
        let threats = self
            .auras_against(seat)
            .map(|a| if let Aura::StackNeeds(n) = a { i64::from(n) } else { 0 });
        let (stack, threat) = (self.stacks(seat) + 1, threats.sum::<i64>());
        Needs { stack, total: stack + threat, threat }
    }

    /// Every way to use each hand card of a seat that the viewer knows, card by card (DOM-10.8).
    pub fn ways(&self, seat: SeatId) -> Vec<Way> {
        let mut all = Vec::new();
        for (card, kind) in self.known(self.layout.hand(seat)) {
            let targets = self.targets(card, kind, seat);
            if targets.is_empty() {
                all.push(Way { card, target: None, kind, value: self.value(card, kind, seat) });
            }
            all.extend(targets.into_iter().map(|(target, kind)| Way {
                card,
                target: Some(target),
                kind,
                value: self.value(card, kind, seat),
            }));
        }
        all
    }
    /// What a hand card counts at most, and at least, when `seat` uses it now.
    pub fn worth(&self, card: PieceId, kind: KindId, seat: SeatId) -> (i64, i64) {
        let targets = self.targets(card, kind, seat);
        if targets.is_empty() {
            let value = self.value(card, kind, seat);
            return (value, value);
        }
        let values = targets.iter().map(|&(_, kind)| self.value(card, kind, seat));
        values.fold((0, i64::MAX), |(most, least), v| (most.max(v), least.min(v)))
    }
    /// What the cards that a seat has laid out are worth together, as far as the viewer knows them.
    pub fn laid_sum(&self, seat: SeatId) -> i64 {
        let laid = |zone: ZoneId| {
            self.sight.zone(zone).pieces.iter().filter(|p| mark::PICK.of(p.mark) > 0)
        };
        let of_hand = laid(self.layout.hand(seat))
            .filter_map(|p| Some(self.value(p.id?, counts_as(p)?, seat)));
        let of_pile =
            laid(self.layout.pile(seat)).filter_map(|p| Some(self.value(p.id?, p.kind?, seat)));
        of_hand.chain(of_pile).sum()
    }
}

/// What a card counts as: the copied kind while it is used as a copy (DOM-10.8).
fn counts_as(piece: &PieceSight) -> Option<KindId> {
    match mark::COPY.of(piece.mark) {
        0 => piece.kind,
        kind => Some(KindId(kind as u16 - 1)),
    }
}
