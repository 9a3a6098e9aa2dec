//! The table of any game as it is spoken of: a ledger or a sight, with what does not change while
//! the game is played. A game writes its nouns once, as an extension of [`GameView`], and has them
//! over both. Nothing here decides what may be chosen.

use crate::table::{
    agenda::{Decision, InTurn},
    catalogue::Catalogue,
    game::Outcome,
    ids::{Dial, PieceId, PurseId, Rule, SeatId, ZoneId},
    ledger::Ledger,
    sight::Sight,
    view::{AnySpec, PieceView, TableView},
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
    /// What decides the game: the fortune of a seat now.
    fn fortune(table: &GameTable<Self>, seat: SeatId) -> i64;
}

/// [`GameSpec`], as the world holds them.
#[derive(Resource, Debug)]
pub struct SharedSpec<G: GameSpec>(pub Arc<G>);

impl<G: GameSpec> SharedSpec<G> {
    /// Puts a spec beside the table: for its rules, and for whoever looks at a sight of it.
    pub fn share(world: &mut World, spec: G) {
        let spec = Arc::new(spec);
        world.insert_resource(InTurn(G::TURNS.active));
        world.insert_resource(AnySpec(spec.clone()));
        world.insert_resource(SharedSpec(spec));
    }
}

/// What every table of a game can be asked, whether everything on it is known or only what one
/// viewer may know.
///
/// A game's nouns are default methods of an extension, and so stand over ledger and sight alike:
///
/// ```
/// use caravanserai::{games::game_table::GameView, table::ids::SeatId};
///
/// trait Nouns: GameView {
///     /// The seats after the one in turn, in playing order.
///     fn others(&self) -> Vec<SeatId> {
///         self.seats().filter(|&seat| seat != self.active()).collect()
///     }
/// }
/// impl<T: GameView> Nouns for T {}
/// ```
pub trait GameView: TableView {
    /// What does not change while the game is played.
    type Spec: GameSpec;

    /// What does not change; clone the pointer to hold it while writing.
    fn spec(&self) -> &Arc<Self::Spec>;

    /// The level of the edition.
    fn level(&self) -> &<Self::Spec as GameSpec>::Level {
        self.spec().level()
    }
    /// All seats in playing order.
    fn seats(&self) -> impl Iterator<Item = SeatId> + use<Self> {
        (0..self.catalogue().seat_count() as u8).map(SeatId)
    }
    /// The seat in turn.
    fn active(&self) -> SeatId {
        SeatId(self.dial(<Self::Spec as GameSpec>::TURNS.active) as u8)
    }
    /// The phase of the turn.
    fn phase(&self) -> <Self::Spec as GameSpec>::Phase {
        self.dial(<Self::Spec as GameSpec>::TURNS.phase).into()
    }
    /// Whether a dial stands at anything but 0.
    fn flag(&self, dial: Dial) -> bool {
        self.dial(dial) != 0
    }
    /// Whether the game is over.
    fn ended(&self) -> bool {
        self.flag(<Self::Spec as GameSpec>::TURNS.ended)
    }
    /// The winners.
    fn winners(&self) -> impl Iterator<Item = SeatId> + use<Self> {
        let bits = self.dial(<Self::Spec as GameSpec>::TURNS.winners);
        self.seats().filter(move |seat| bits & (1 << seat.0) != 0)
    }
}

/// Passes every question on to the table that lies within.
macro_rules! view_of {
    ($this:ident => $table:expr) => {
        fn catalogue(&self) -> &Catalogue {
            let $this = self;
            TableView::catalogue($table)
        }
        fn contents(&self, zone: ZoneId) -> &[PieceId] {
            let $this = self;
            TableView::contents($table, zone)
        }
        fn count(&self, zone: ZoneId) -> usize {
            let $this = self;
            TableView::count($table, zone)
        }
        fn piece(&self, piece: PieceId) -> Option<PieceView> {
            let $this = self;
            TableView::piece($table, piece)
        }
        fn top_piece(&self, zone: ZoneId) -> Option<PieceView> {
            let $this = self;
            TableView::top_piece($table, zone)
        }
        fn purse(&self, purse: PurseId) -> i64 {
            let $this = self;
            TableView::purse($table, purse)
        }
        fn dial(&self, dial: Dial) -> i64 {
            let $this = self;
            TableView::dial($table, dial)
        }
        fn decision(&self) -> Option<Decision> {
            let $this = self;
            TableView::decision($table)
        }
        fn location(&self, piece: PieceId) -> Option<ZoneId> {
            let $this = self;
            TableView::location($table, piece)
        }
        fn mark_of(&self, piece: PieceId) -> i32 {
            let $this = self;
            TableView::mark_of($table, piece)
        }
        fn is_face_up(&self, piece: PieceId) -> bool {
            let $this = self;
            TableView::is_face_up($table, piece)
        }
    };
}

/// The ledger, with what does not change.
#[derive(SystemParam)]
pub struct GameTable<'w, 's, G: GameSpec> {
    /// The table.
    pub ledger: Ledger<'w, 's>,
    /// What does not change.
    pub spec: Res<'w, SharedSpec<G>>,
}

impl<G: GameSpec> TableView for GameTable<'_, '_, G> {
    view_of!(this => &this.ledger);
}

impl<G: GameSpec> GameView for GameTable<'_, '_, G> {
    type Spec = G;
    fn spec(&self) -> &Arc<G> {
        &self.spec.0
    }
}

/// A sight, with what does not change: a game's table for whoever only looks.
#[derive(Clone, Debug)]
pub struct SightTable<'a, G: GameSpec> {
    /// What the viewer sees.
    pub sight: &'a Sight,
    /// What does not change.
    pub spec: Arc<G>,
}

impl<'a, G: GameSpec> SightTable<'a, G> {
    /// The table in a sight; `None` where it is the sight of another game.
    pub fn of(sight: &'a Sight) -> Option<SightTable<'a, G>> {
        Some(SightTable { sight, spec: sight.spec.as_ref()?.get()? })
    }
    /// The pieces of a zone that the viewer can name, bottom first, for as long as the sight lives.
    pub fn known(&self, zone: ZoneId) -> &'a [PieceId] {
        &self.sight.zone(zone).known
    }
}

impl<G: GameSpec> TableView for SightTable<'_, G> {
    view_of!(this => this.sight);
}

impl<G: GameSpec> GameView for SightTable<'_, G> {
    type Spec = G;
    fn spec(&self) -> &Arc<G> {
        &self.spec
    }
}

/// The way to a table outside of systems, made once: every look at it goes there. `None` while
/// somebody is there.
#[derive(Resource)]
struct Outside<G: GameSpec>(Option<Box<SystemState<GameTable<'static, 'static, G>>>>);

impl<G: GameSpec> GameTable<'_, '_, G> {
    /// Reads or writes the table outside a system; `None` before set-up.
    pub fn with<T>(world: &mut World, act: impl FnOnce(&mut GameTable<G>) -> T) -> Option<T> {
        let known = world.get_resource_mut::<Outside<G>>().and_then(|mut way| way.0.take());
        let mut way = known.unwrap_or_else(|| Box::new(SystemState::new(world)));
        let done = way.get_mut(world).ok().map(|mut table| act(&mut table));
        world.get_resource_or_insert_with(|| Outside(None)).0 = Some(way);
        done
    }

    /// The level of the edition.
    pub fn level(&self) -> &G::Level {
        GameView::level(self)
    }
    /// What does not change, to be held while writing.
    pub fn spec(&self) -> Arc<G> {
        self.spec.0.clone()
    }
    /// All seats in playing order.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<G> {
        (0..TableView::catalogue(self).seat_count() as u8).map(SeatId)
    }
    /// The seat in turn.
    pub fn active(&self) -> SeatId {
        GameView::active(self)
    }
    /// The phase of the turn.
    pub fn phase(&self) -> G::Phase {
        GameView::phase(self)
    }
    /// Enters a phase.
    pub fn set_phase(&mut self, phase: G::Phase) {
        self.ledger.set(G::TURNS.phase, phase.into());
    }
    /// Whether a dial stands at anything but 0.
    pub fn flag(&self, dial: Dial) -> bool {
        GameView::flag(self, dial)
    }
    /// Whether the game is over.
    pub fn ended(&self) -> bool {
        GameView::ended(self)
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
