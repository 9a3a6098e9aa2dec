//! The nouns of Dale of Merchants, once: hands, piles, market, stalls, auras, prices, what cards
//! count. They stand over the ledger, which knows everything, and over a seat's sight, which tells
//! what may be known; rules, computer players, panels and the board use the same ones. Nothing here
//! decides what may be chosen, and nothing changes the table.

use super::{
    layout::{
        self, BIN, Draft, Layout,
        mark::{self, MarkBits},
    },
    state::DaleSpec,
};
use crate::games::dale_of_merchants::{
    level::{Aura, CardIx, CardKind, Program, ProgramIx, SetIx},
    rules::{market::pricing, stall::tally::Needs},
};
use crate::{
    games::game_table::{GameView, SightTable},
    table::{
        action::Value,
        ids::{KindId, PieceId, SeatId, ZoneId},
    },
};

/// What one viewer sees of a table of this game.
pub type DaleSight<'a> = SightTable<'a, DaleSpec>;

/// The game's nouns.
pub trait DaleView: GameView<Spec = DaleSpec> {
    /// The numbers of everything.
    fn layout(&self) -> Layout {
        self.spec().layout
    }
    /// What is being laid out.
    fn draft(&self) -> Draft {
        Draft::from(self.dial(layout::DRAFT))
    }
    /// The seat that a decision is about, else the active one.
    fn asked(&self) -> SeatId {
        self.decision().map_or_else(|| self.active(), |d| d.seat)
    }

    /// What a kind of cards is.
    fn card_kind(&self, kind: KindId) -> &CardKind {
        self.level().card(CardIx(kind.0 as u8))
    }
    /// The kind by which a set is named; no card has it.
    fn set_kind(&self, set: SetIx) -> KindId {
        KindId(self.level().cards.len() as u16 + u16::from(set.0))
    }
    /// The set that a kind names.
    fn set_of(&self, kind: KindId) -> Option<SetIx> {
        let n = usize::from(kind.0).checked_sub(self.level().cards.len())?;
        (n < self.level().sets.len()).then_some(SetIx(n as u8))
    }
    /// What is printed on a card.
    fn printed(&self, card: PieceId) -> &CardKind {
        self.card_kind(self.kind(card))
    }
    /// What a card counts as now: the copied kind while it is used as a copy, else the printed one
    /// (DOM-10.8).
    fn shown_kind(&self, card: PieceId) -> KindId {
        match self.marked(card, mark::COPY) {
            0 => self.kind(card),
            kind => KindId(kind as u16 - 1),
        }
    }
    /// An effect.
    fn program(&self, program: ProgramIx) -> &Program {
        self.level().program(program)
    }
    /// Whether a card is printed junk (DOM-0.2).
    fn is_junk(&self, card: PieceId) -> bool {
        self.printed(card).is_junk()
    }
    /// The name of a card, as an argument of a sentence.
    fn name(&self, card: PieceId) -> Value {
        Value::Kind(self.kind(card))
    }
    /// Whether a card could be used as a reaction, if only as a copy.
    fn may_react(&self, card: PieceId) -> bool {
        self.spec().reacts[self.kind(card).ix()]
    }
    /// The bit of an ability in [`mark::USED`].
    fn ability_bit(&self, program: ProgramIx) -> i32 {
        self.spec().abilities.iter().position(|&p| p == program).map_or(0, |n| 1 << n)
    }
    /// Whether a card of which `test` holds belongs to a set in play.
    fn in_play(&self, test: impl Fn(&CardKind) -> bool) -> bool {
        let sets = self.dial(layout::SETS);
        let played = |card: &CardKind| card.set.is_some_and(|s| sets >> s.0.min(62) & 1 == 1);
        self.level().cards.iter().any(|card| played(card) && test(card))
    }

    /// A part of what is written on a card.
    fn marked(&self, card: PieceId, part: MarkBits) -> i32 {
        part.of(self.mark_of(card))
    }
    /// Whether a card is laid out, or picked for an effect.
    fn is_laid(&self, card: PieceId) -> bool {
        self.marked(card, mark::PICK) > 0
    }
    /// The picked cards of a zone in the order in which they were picked.
    fn picked(&self, zone: ZoneId) -> Vec<PieceId> {
        let mut cards: Vec<PieceId> =
            self.contents(zone).iter().copied().filter(|&p| self.is_laid(p)).collect();
        cards.sort_by_key(|&p| self.marked(p, mark::PICK));
        cards
    }
    /// The number that the next picked card gets.
    fn next_pick(&self, zones: &[ZoneId]) -> i32 {
        let cards = zones.iter().flat_map(|&z| self.contents(z));
        let highest = cards.map(|&p| self.marked(p, mark::PICK)).max();
        highest.unwrap_or(0).saturating_add(1).min(mark::PICK.most())
    }

    /// The hand of a seat, as far as it is known.
    fn hand(&self, seat: SeatId) -> &[PieceId] {
        self.contents(self.layout().hand(seat))
    }
    /// The zone of a market slot, or of the bin ([`BIN`]).
    fn slot_zone(&self, slot: i64) -> ZoneId {
        if slot == BIN { Layout::BIN } else { self.layout().slot(slot.clamp(0, BIN) as u16) }
    }
    /// The card in a market slot, or on top of the bin ([`BIN`]).
    fn offered(&self, slot: i64) -> Option<PieceId> {
        self.top(self.slot_zone(slot))
    }
    /// How many stacks a seat's stall has.
    fn stacks(&self, seat: SeatId) -> i64 {
        let l = self.layout();
        self.dial(l.built(l.stall_of(seat)))
    }
    /// The stack that a seat's stall got last.
    fn last_stack(&self, seat: SeatId) -> Option<ZoneId> {
        let l = self.layout();
        let built = self.stacks(seat);
        (built > 0).then(|| l.stack(l.stall_of(seat), built as u16 - 1))
    }
    /// All cards of a stall.
    fn stall(&self, seat: SeatId) -> impl Iterator<Item = PieceId> + '_ {
        let l = self.layout();
        let stall = l.stall_of(seat);
        (0..self.stacks(seat) as u16)
            .flat_map(move |n| self.contents(l.stack(stall, n)).iter().copied())
    }
    /// How many stacks end the game (DOM-13.1, DOM-14.3).
    fn goal(&self) -> i64 {
        i64::from(self.spec().table.stacks)
    }
    /// The other players of a seat: opponents only in team mode (DOM-0.1, DOM-14.5).
    fn others(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + use<Self> {
        let l = self.layout();
        self.seats().filter(move |&s| l.is_other(seat, s))
    }

    /// The lasting effects of a card in a schedule (DOM-12.7).
    fn auras_of(&self, card: PieceId) -> &[Aura] {
        &self.spec().auras[self.shown_kind(card).ix()]
    }
    /// The lasting effects of all opponents of a seat (DOM-12.7).
    fn auras_against(&self, seat: SeatId) -> impl Iterator<Item = Aura> + '_ {
        let l = self.layout();
        self.others(seat)
            .flat_map(move |s| self.contents(l.schedule(s)))
            .flat_map(|&card| self.auras_of(card).iter().copied())
            .filter(|a| a.on_opponents())
    }
    /// What auras add to the prices of the market for a buyer: those of opponents (DOM-4.1) and the
    /// own ones of this turn.
    fn aura_cost(&self, buyer: SeatId) -> i64 {
        let others = self
            .auras_against(buyer)
            .map(|a| if let Aura::MarketCost(n) = a { i64::from(n) } else { 0 });
        let own = if buyer == self.active() { self.dial(layout::MARKET_COST) } else { 0 };
        others.sum::<i64>() + own
    }
    /// What a card of this kind costs a buyer where it lies in a slot, or on the bin (DOM-4.1,
    /// DOM-4.9).
    fn price_of(&self, kind: KindId, slot: i64, buyer: SeatId) -> i64 {
        pricing::price(self.level(), self.card_kind(kind), slot, self.aura_cost(buyer))
    }
    /// What the card of a slot, or the top of the bin, costs a buyer now; `None` where no card
    /// lies.
    fn price(&self, slot: i64, buyer: SeatId) -> Option<i64> {
        Some(self.price_of(self.kind(self.offered(slot)?), slot, buyer))
    }
    /// What the next stack of a seat needs (DOM-6.1).
    fn needs(&self, seat: SeatId) -> Needs {
        let threats = self
            .auras_against(seat)
            .map(|a| if let Aura::StackNeeds(n) = a { i64::from(n) } else { 0 });
        let (stack, threat) = (self.stacks(seat) + 1, threats.sum::<i64>());
        Needs { stack, total: stack + threat, threat }
    }
    /// The most cards that opponents let a seat draw in the hand step (DOM-9.3).
    fn refill_cap(&self, seat: SeatId) -> Option<i64> {
        self.auras_against(seat)
            .filter_map(|a| if let Aura::RefillCap(n) = a { Some(i64::from(n)) } else { None })
            .min()
    }
}

impl<T: GameView<Spec = DaleSpec>> DaleView for T {}
