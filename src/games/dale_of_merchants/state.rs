//! The table of Dale of Merchants as its rules speak of it: hands, decks, piles, market, stalls,
//! auras. Every chapter reads and writes through [`DaleTable`]; nothing here decides what may be
//! chosen.

use super::{
    layout::{self, Layout, Phase, mark, mark::Part},
    level::{Aura, CardIx, CardKind, Hook, Level, Program, ProgramIx, SetIx, Step, TableSize},
};
use crate::{
    games::game_table::{GameSpec, GameTable, Turns},
    table::{
        action::Value,
        agenda::{Consequence, Decision, MEMORY},
        ids::{Follow, KindId, PieceId, Question, SeatId, ZoneId},
    },
};
use std::sync::Arc;

/// What does not change while a game is played.
#[derive(Debug)]
pub struct DaleSpec {
    /// The level of the edition.
    pub level: Arc<Level>,
    /// The numbers of everything.
    pub layout: Layout,
    /// The size of this table: goal, starting decks.
    pub table: TableSize,
    /// Effects that can be used once in a turn, in the order of their bits in a mark.
    pub abilities: Vec<ProgramIx>,
    /// Lasting effects of each kind of cards while it lies in a schedule.
    pub auras: Vec<Vec<Aura>>,
    /// Whether any card of a kind reacts, copies included: only then windows can matter.
    pub reacts: Vec<bool>,
}

impl DaleSpec {
    /// Works out what is looked up often.
    pub fn new(level: Arc<Level>, layout: Layout, table: TableSize) -> DaleSpec {
        let ability = |h: &Hook| match h {
            Hook::Activate { body, .. } | Hook::OnTurnEnd(body) => Some(*body),
            _ => None,
        };
        let abilities =
            level.cards.iter().flat_map(|c| c.hooks.iter().filter_map(ability)).collect();
        let auras = level.cards.iter().map(|c| lasting(&level, c)).collect();
        let reacts = level
            .cards
            .iter()
            .map(|c| c.hooks.iter().any(|h| matches!(h, Hook::After { .. } | Hook::Copy(_))))
            .collect();
        DaleSpec { level, layout, table, abilities, auras, reacts }
    }
}

/// The auras of a card that last while it is scheduled: those of a technique with a delayed part.
pub fn lasting(level: &Level, card: &CardKind) -> Vec<Aura> {
    let Some(program) = card.effect.map(|p| level.program(p)).filter(|p| p.later.is_some()) else {
        return Vec::new();
    };
    program
        .steps
        .iter()
        .filter_map(|s| match s {
            Step::Aura(aura) => Some(*aura),
            _ => None,
        })
        .collect()
}

impl GameSpec for DaleSpec {
    type Level = Level;
    type Phase = Phase;
    const TURNS: Turns = layout::TURNS;
    fn level(&self) -> &Level {
        &self.level
    }
    fn seats(&self) -> u8 {
        self.layout.seats
    }
    fn fortune(c: &DaleTable, seat: SeatId) -> i64 {
        c.stacks(seat)
    }
}

/// The bazaar: the ledger with the game's nouns.
pub type DaleTable<'w, 's> = GameTable<'w, 's, DaleSpec>;

impl DaleTable<'_, '_> {
    /// The numbers of everything.
    pub fn layout(&self) -> Layout {
        self.spec.0.layout
    }

    /// Asks a seat.
    pub fn ask(&mut self, seat: SeatId, question: Question, memory: [i32; MEMORY]) {
        self.ledger.ask(Decision { seat, question, memory });
    }
    /// Puts a consequence on the agenda.
    pub fn follow(&mut self, follow: Follow, memory: [i32; MEMORY]) {
        self.ledger.follow(Consequence { follow, memory });
    }

    /// What a kind of cards is.
    pub fn kind(&self, kind: KindId) -> &CardKind {
        self.level().card(CardIx(kind.0 as u8))
    }
    /// The kind by which a set is named; no card has it.
    pub fn set_kind(&self, set: SetIx) -> KindId {
        KindId(self.level().cards.len() as u16 + u16::from(set.0))
    }
    /// The set that a kind names.
    pub fn set_of(&self, kind: KindId) -> Option<SetIx> {
        let n = usize::from(kind.0).checked_sub(self.level().cards.len())?;
        (n < self.level().sets.len()).then_some(SetIx(n as u8))
    }
    /// What is printed on a card.
    pub fn printed(&self, card: PieceId) -> &CardKind {
        self.kind(self.ledger.kind(card))
    }
    /// An effect.
    pub fn program(&self, program: ProgramIx) -> &Program {
        self.level().program(program)
    }
    /// Whether a card is printed junk (DOM-0.2).
    pub fn is_junk(&self, card: PieceId) -> bool {
        self.printed(card).is_junk()
    }
    /// The name of a card, as an argument of a sentence.
    pub fn name(&self, card: PieceId) -> Value {
        Value::Kind(self.ledger.kind(card))
    }

    /// A part of what is written on a card.
    pub fn marked(&self, card: PieceId, part: Part) -> i32 {
        part.of(self.ledger.piece(card).mark)
    }
    /// Writes a part of a card's mark.
    pub fn mark(&mut self, card: PieceId, part: Part, value: i32) {
        let mark = part.with(self.ledger.piece(card).mark, value);
        self.ledger.set_mark(card, mark);
    }
    /// Wipes a part off all cards of a zone.
    pub fn wipe(&mut self, zone: ZoneId, part: Part) {
        for n in 0..self.ledger.count(zone) {
            let card = self.ledger.contents(zone)[n];
            self.mark(card, part, 0);
        }
    }
    /// The picked cards of a zone in the order in which they were picked.
    pub fn picked(&self, zone: ZoneId) -> Vec<PieceId> {
        let mut cards: Vec<PieceId> = self
            .ledger
            .contents(zone)
            .iter()
            .copied()
            .filter(|&p| self.marked(p, mark::PICK) > 0)
            .collect();
        cards.sort_by_key(|&p| self.marked(p, mark::PICK));
        cards
    }
    /// The number that the next picked card gets.
    pub fn next_pick(&self, zones: &[ZoneId]) -> i32 {
        let highest = zones
            .iter()
            .flat_map(|&z| self.ledger.contents(z))
            .map(|&p| self.marked(p, mark::PICK))
            .max();
        highest.unwrap_or(0).saturating_add(1).min(mark::PICK.most())
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: SeatId) -> &[PieceId] {
        self.ledger.contents(self.layout().hand(seat))
    }
    /// The top piece of a zone.
    pub fn top(&self, zone: ZoneId) -> Option<PieceId> {
        self.ledger.contents(zone).last().copied()
    }
    /// The card in a market slot.
    pub fn offered(&self, slot: u16) -> Option<PieceId> {
        self.top(self.layout().slot(slot))
    }
    /// How many stacks a seat's stall has.
    pub fn stacks(&self, seat: SeatId) -> i64 {
        let l = self.layout();
        self.ledger.dial(l.built(l.stall_of(seat)))
    }
    /// The stack that a seat's stall got last.
    pub fn last_stack(&self, seat: SeatId) -> Option<ZoneId> {
        let l = self.layout();
        let built = self.stacks(seat);
        (built > 0).then(|| l.stack(l.stall_of(seat), built as u16 - 1))
    }
    /// All cards of a stall.
    pub fn stall(&self, seat: SeatId) -> impl Iterator<Item = PieceId> + '_ {
        let l = self.layout();
        let stall = l.stall_of(seat);
        (0..self.stacks(seat) as u16)
            .flat_map(move |n| self.ledger.contents(l.stack(stall, n)).iter().copied())
    }
    /// How many stacks end the game (DOM-13.1, DOM-14.3).
    pub fn goal(&self) -> i64 {
        i64::from(self.spec.0.table.stacks)
    }

    /// The lasting effects of all opponents of a seat (DOM-12.7).
    pub fn auras_against(&self, seat: SeatId) -> impl Iterator<Item = Aura> + '_ {
        let l = self.layout();
        self.seats()
            .filter(move |&s| l.is_other(seat, s))
            .flat_map(move |s| self.ledger.contents(l.schedule(s)))
            .flat_map(move |&card| self.spec.0.auras[self.shown_kind(card).ix()].iter().copied())
            .filter(|a| a.on_opponents())
    }
    /// What a card counts as now: the copied kind while it is used as a copy, else the printed one
    /// (DOM-10.8).
    pub fn shown_kind(&self, card: PieceId) -> KindId {
        match self.marked(card, mark::COPY) {
            0 => self.ledger.kind(card),
            kind => KindId(kind as u16 - 1),
        }
    }
    /// The seat that a decision is about, else the active one.
    pub fn asked(&self) -> SeatId {
        self.ledger.decision().map_or_else(|| self.active(), |d| d.seat)
    }
    /// The bit of an ability in [`mark::USED`].
    pub fn ability_bit(&self, program: ProgramIx) -> i32 {
        self.spec.0.abilities.iter().position(|&p| p == program).map_or(0, |n| 1 << n)
    }
}
