//! The table of any game as its rules speak of it: the ledger, with what does not change while the
//! game is played. A game adds its own nouns to its own table. Nothing here decides what may be
//! chosen.

use crate::table::{
    game::Outcome,
    ids::{Dial, Rule, SeatId},
    ledger::Ledger,
};
use bevy_ecs::{
    prelude::{Res, Resource, World},
    system::{SystemParam, SystemState},
};
use std::sync::Arc;

/// Where the numbers stand that every game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turns {
    /// The dial of the phase.
    pub phase: Dial,
    /// The dial of the seat in turn.
    pub active: Dial,
    /// The dial that says how the game ended; 0 while it is played.
    pub ended: Dial,
    /// The dial of the winners, one bit a seat.
    pub winners: Dial,
}

/// What does not change while a game is played, and where its common numbers stand.
pub trait GameSpec: Send + Sync + Sized + 'static {
    /// The level of the edition.
    type Level;
    /// The phases of a turn.
    type Phase: From<i64> + Into<i64>;
    /// Where the common numbers stand.
    const TURNS: Turns;
    /// The level.
    fn level(&self) -> &Self::Level;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// What decides the game: the fortune of a seat now.
    fn fortune(table: &GameTable<Self>, seat: SeatId) -> i64;
}

/// [`GameSpec`], as the world holds them.
#[derive(Resource, Debug)]
pub struct SharedSpec<G: GameSpec>(pub Arc<G>);

/// The ledger, with what does not change.
#[derive(SystemParam)]
pub struct GameTable<'w, 's, G: GameSpec> {
    /// The table.
    pub ledger: Ledger<'w, 's>,
    /// What does not change.
    pub spec: Res<'w, SharedSpec<G>>,
}

impl<G: GameSpec> GameTable<'_, '_, G> {
    /// Reads or writes the table outside a system; `None` before set-up.
    pub fn with<T>(world: &mut World, act: impl FnOnce(&mut GameTable<G>) -> T) -> Option<T> {
        let mut state = SystemState::<GameTable<G>>::new(world);
        state.get_mut(world).ok().map(|mut table| act(&mut table))
    }

    /// The level of the edition.
    pub fn level(&self) -> &G::Level {
        self.spec.0.level()
    }
    /// What does not change, to be held while writing.
    pub fn spec(&self) -> Arc<G> {
        self.spec.0.clone()
    }
    /// All seats in playing order.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<G> {
        (0..self.spec.0.seats()).map(SeatId)
    }
    /// The seat in turn.
    pub fn active(&self) -> SeatId {
        SeatId(self.ledger.dial(G::TURNS.active) as u8)
    }
    /// The phase of the turn.
    pub fn phase(&self) -> G::Phase {
        self.ledger.dial(G::TURNS.phase).into()
    }
    /// Enters a phase.
    pub fn set_phase(&mut self, phase: G::Phase) {
        self.ledger.set(G::TURNS.phase, phase.into());
    }
    /// Whether a dial stands at anything but 0.
    pub fn flag(&self, dial: Dial) -> bool {
        self.ledger.dial(dial) != 0
    }
    /// Whether the game is over.
    pub fn ended(&self) -> bool {
        self.flag(G::TURNS.ended)
    }
    /// The winners.
    pub fn winners(&self) -> impl Iterator<Item = SeatId> + use<G> {
        let bits = self.ledger.dial(G::TURNS.winners);
        self.seats().filter(move |seat| bits & (1 << seat.0) != 0)
    }
    /// The fortune of each seat now.
    pub fn fortunes(&self) -> Vec<i64> {
        self.seats().map(|seat| G::fortune(self, seat)).collect()
    }
    /// How the game ended, for a reason (a text key) and by a rule.
    pub fn outcome(&self, reason: &'static str, rule: &'static str) -> Outcome {
        Outcome {
            reason,
            rule: Rule(rule),
            winners: self.winners().collect(),
            fortunes: self.fortunes(),
        }
    }
}
