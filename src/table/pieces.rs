//! The components of the physical things on a table. Spawned once at set-up, never despawned;
//! changed by the ledger alone.

use super::ids::{KindId, PieceId, PurseId, SeatId, Seats, SpaceId, ZoneId};
use bevy_ecs::prelude::{Component, Entity};

/// A ship, good, card, token, marker.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Its stable number.
    pub id: PieceId,
    /// What it is.
    pub kind: KindId,
    /// Where it lies.
    pub zone: ZoneId,
    /// Whether its face can be seen by those who may look into the zone.
    pub face_up: bool,
    /// A number written on it: owner, class, side, in the game's own meaning.
    pub mark: i32,
    /// Who has been shown its face while it lay face down.
    pub seen: Seats,
}

/// A place where pieces lie, in order.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Its stable number.
    pub id: ZoneId,
    /// What lies in it, bottom first.
    pub contents: Vec<PieceId>,
}

/// A counted amount.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    /// Its stable number.
    pub id: PurseId,
    /// How much it holds.
    pub amount: i64,
}

/// A place at the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat {
    /// Its number in playing order.
    pub id: SeatId,
}

/// A node of the board. The entity is the zone of that space, too.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// Its stable number.
    pub id: SpaceId,
}

/// Where each numbered thing lives in this world. Not saved: entities are never written down.
#[derive(Default)]
pub struct Register {
    /// Entity of each piece.
    pub pieces: Vec<Entity>,
    /// Entity of each zone.
    pub zones: Vec<Entity>,
    /// Entity of each purse.
    pub purses: Vec<Entity>,
    /// Entity of each seat.
    pub seats: Vec<Entity>,
}
