//! What lies on the table and how it is called: verbs, the question, dials, zones, purses, and the
//! set-up. Public arithmetic, the only place that knows a number of a zone; no rule stands here.

use super::level::{GoodIx, Level};
use bevy_ecs::prelude::World;
use caravanserai::{
    games::{
        game_table::{GameSpec, GameTable, GameView, SharedSpec, SightTable, Turns},
        vocabulary::{dials, questions, verbs},
    },
    table::{
        action::ArgKind,
        builder::Builder,
        catalogue::{Look, Name, SpaceInfo, Spot},
        dice::Stream,
        game::Setup,
        ids::{Dial, PieceId, PurseId, SeatId, SpaceId, ZoneId},
    },
};
use std::sync::Arc;

verbs! {
    /// Takes the crate from a place of the row into the hand (TRI-2.1).
    FETCH "fetch" [ArgKind::Space("place")];
    /// Sells a crate of the hand (TRI-3.1).
    SELL "sell" [ArgKind::Piece("crate")];
}

questions! {
    /// Fetch a crate, or sell one?
    Q_TURN "tri-question-turn";
}

dials! {
    /// There are no phases.
    PHASE "phase" 1;
    /// The seat in turn.
    ACTIVE "active" 1;
    /// 1 when everything is sold (TRI-1.3).
    ENDED "ended" 1;
    /// The winners, one bit a seat.
    WINNERS "winners" 1;
    /// The last roll of the die; 0 before the first.
    ROLL "roll" 1;
    /// What a crate of each good brings now.
    PRICES "price" 3;
}

/// Places of the row.
pub const PLACES: u16 = 3;
/// Crates that wait.
pub const STOCK: ZoneId = ZoneId(0);
/// Crates that were sold.
pub const SOLD: ZoneId = ZoneId(1);
/// The money that is not yet earned.
pub const BANK: PurseId = PurseId(0);

/// The zone of a place of the row.
pub const fn place(space: SpaceId) -> ZoneId {
    ZoneId(2 + space.0)
}
/// The crates of a seat.
pub const fn hand(seat: SeatId) -> ZoneId {
    ZoneId(2 + PLACES + seat.0 as u16)
}
/// The money of a seat.
pub const fn coins(seat: SeatId) -> PurseId {
    PurseId(1 + seat.0 as u16)
}
/// The dial of a good's price.
pub const fn price(good: GoodIx) -> Dial {
    Dial(PRICES.0 + good.0 as u16)
}

/// What does not change while a game is played.
#[derive(Debug)]
pub struct TinySpec {
    /// What is printed.
    pub level: Arc<Level>,
    /// How many seats.
    pub seats: u8,
}

impl GameSpec for TinySpec {
    type Level = Level;
    type Phase = i64;
    const TURNS: Turns = TURNS;
    fn level(&self) -> &Level {
        &self.level
    }
    fn fortune(table: &TinyTable, seat: SeatId) -> i64 {
        table.ledger.purse(coins(seat))
    }
}

/// The table as the rules speak of it.
pub type TinyTable<'w, 's> = GameTable<'w, 's, TinySpec>;
/// The table as somebody sees it.
pub type TinySight<'a> = SightTable<'a, TinySpec>;

/// What can be asked of both.
pub trait Nouns: GameView<Spec = TinySpec> {
    /// The dial of what a crate would bring.
    fn price_of(&self, crate_: PieceId) -> Dial {
        price(GoodIx(self.kind(crate_).0 as u8))
    }
    /// Coins of a seat, and what its crates would bring now, as far as they are known.
    fn worth(&self, seat: SeatId) -> i64 {
        let brings = |&crate_: &PieceId| self.dial(self.price_of(crate_));
        self.purse(coins(seat)) + self.contents(hand(seat)).iter().map(brings).sum::<i64>()
    }
}
impl<T: GameView<Spec = TinySpec>> Nouns for T {}

/// Spawns everything, shuffles the crates and lays the row out.
pub fn set_up(level: Arc<Level>, setup: &Setup, world: &mut World) {
    let seats = setup.seats.len() as u8;
    let mut b = Builder::default();
    b.catalogue.verbs = VERBS;
    b.catalogue.questions = QUESTIONS;
    b.catalogue.seats = setup.seats.clone();
    b.zone("stock".to_owned(), None, Look::Nobody);
    b.zone("sold".to_owned(), None, Look::All);
    for n in 0..PLACES {
        let space = b.space(SpaceInfo {
            id: format!("place_{}", n + 1),
            name: Some((n + 1).to_string()),
            kind: "tri-place",
            region: None,
            spot: Spot::default(),
            at: (3500 + 1500 * i32::from(n), 3500),
        });
        b.zone_on(format!("place:{}", n + 1), space, true);
    }
    for seat in 0..seats {
        b.zone(format!("hand:{seat}"), Some(SeatId(seat)), Look::Owner);
    }
    for good in &level.goods {
        let name = Name::Key(format!("tri-good-{}", good.id));
        let kind = b.kind(good.id.clone(), name, "crate", "crate");
        for _ in 0..good.crates {
            b.piece(kind, STOCK, false, 0);
        }
    }
    b.purse("bank".to_owned(), None, 0, true);
    for seat in 0..seats {
        b.purse(format!("coins:{seat}"), Some(SeatId(seat)), 0, false);
    }
    b.dials(DIALS);
    b.build(world, setup.seed);
    SharedSpec::share(world, TinySpec { level, seats });
    TinyTable::with(world, deal);
}

fn deal(table: &mut TinyTable) {
    let spec = table.spec();
    for (n, good) in spec.level.goods.iter().enumerate() {
        table.ledger.set(price(GoodIx(n as u8)), good.price);
    }
    table.ledger.shuffle(STOCK, Stream::SetUp);
    (0..PLACES).for_each(|n| refill(table, SpaceId(n)));
    let first = table.ledger.below(Stream::SetUp, spec.seats.into());
    table.ledger.set(ACTIVE, first.into());
}

/// Lays the topmost crate of the stock onto a place, closed (TRI-2.4).
pub fn refill(table: &mut TinyTable, space: SpaceId) {
    if let Some(&crate_) = table.ledger.contents(STOCK).last() {
        table.ledger.move_piece(crate_, place(space));
    }
}
