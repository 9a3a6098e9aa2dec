//! The table of Dale of Merchants as its rules write it, and what does not change while it is
//! played. What can be read of it stands in `nouns`; nothing here decides what may be chosen.

use super::layout::{self, Layout, Phase, mark::MarkBits};
use crate::games::dale_of_merchants::level::{
    Aura, CardKind, Hook, Level, ProgramIx, Step, TableSize,
};
use crate::{
    games::game_table::{GameSpec, GameTable, Turns},
    table::{
        agenda::{Consequence, Decision, MEMORY},
        game::RulesVersion,
        ids::{Follow, PieceId, Question, SeatId, ZoneId},
    },
};
use std::sync::Arc;

/// What does not change while a game is played.
#[derive(Clone, Debug)]
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
    /// The version of the rules that is played.
    pub rules: RulesVersion,
}

impl DaleSpec {
    /// Works out what is looked up often.
    pub fn new(
        level: Arc<Level>,
        layout: Layout,
        table: TableSize,
        rules: RulesVersion,
    ) -> DaleSpec {
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
        DaleSpec { level, layout, table, abilities, auras, reacts, rules }
    }
}

/// The auras of a card that last while it is scheduled: those of a technique with a delayed part.
fn lasting(level: &Level, card: &CardKind) -> Vec<Aura> {
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
    /// How many stacks the stall has.
    fn fortune(c: &DaleTable, seat: SeatId) -> i64 {
        let l = c.spec.0.layout;
        c.ledger.dial(l.built(l.stall_of(seat)))
    }
}

/// The table: the ledger with what does not change.
pub type DaleTable<'w, 's> = GameTable<'w, 's, DaleSpec>;

impl DaleTable<'_, '_> {
    /// Asks a seat.
    pub fn ask(&mut self, seat: SeatId, question: Question, memory: [i32; MEMORY]) {
        self.ledger.ask(Decision { seat, question, memory });
    }
    /// Puts a consequence on the agenda.
    pub fn follow(&mut self, follow: Follow, memory: [i32; MEMORY]) {
        self.ledger.follow(Consequence { follow, memory });
    }
    /// Writes a part of a card's mark.
    pub fn mark(&mut self, card: PieceId, part: MarkBits, value: i32) {
        let mark = part.with(self.ledger.piece(card).mark, value);
        self.ledger.set_mark(card, mark);
    }
    /// Wipes a part off all cards of a zone.
    pub fn wipe(&mut self, zone: ZoneId, part: MarkBits) {
        for n in 0..self.ledger.count(zone) {
            let card = self.ledger.contents(zone)[n];
            self.mark(card, part, 0);
        }
    }
}
