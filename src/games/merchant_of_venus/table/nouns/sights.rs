//! What a viewer may know of a thing: a culture, a marker, a piece, a drive, a declaration. Plain
//! values; they decide nothing.

use crate::{
    games::merchant_of_venus::level::{CultureIx, MarkerKind, SpaceIx},
    table::ids::{KindId, PieceId, Seats},
};

/// A piece that the viewer can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// Its number.
    pub piece: PieceId,
    /// What it is.
    pub kind: KindId,
    /// What is written on it: bits of `NEW`, `OFF` and `IN_DEAL` aboard a ship.
    pub mark: i32,
}

/// A drive aboard a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drive {
    /// Its number.
    pub piece: PieceId,
    /// What it is: equipment or relic.
    pub kind: KindId,
    /// Colours that it jumps, as bits.
    pub colours: u8,
    /// Whether it is switched on this turn (MOV-4.1.1).
    pub on: bool,
}

/// What the viewer knows of the culture of a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CultureSight {
    /// Nobody lives there (anomalies, the Base).
    None,
    /// Discovered: everybody knows it (MOV-6.1.2).
    Known(CultureIx),
    /// Hidden, but this viewer has looked at its card (MOV-4.12.1).
    Observed(CultureIx),
    /// Hidden.
    Unknown,
}

impl CultureSight {
    /// The culture, however it is known.
    pub fn culture(self) -> Option<CultureIx> {
        match self {
            CultureSight::Known(c) | CultureSight::Observed(c) => Some(c),
            CultureSight::None | CultureSight::Unknown => None,
        }
    }
}

/// What the viewer sees in the box of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkerSight {
    /// The space has no box.
    NoBox,
    /// The box has been emptied: a rock (MOV-4.10.2, MOV-4.10.3).
    Empty,
    /// Face up.
    Up(PieceId, MarkerKind),
    /// Face down; the kind is there if this viewer was shown it, and the seats are those who were.
    Down(Option<MarkerKind>, Seats),
}

/// What was declared before the roll (MOV-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declared {
    /// Nothing.
    Nothing,
    /// The first space (1988) or the neighbour along the heading (2012).
    Space(SpaceIx),
    /// The gate with this number.
    Gate(u8),
}
