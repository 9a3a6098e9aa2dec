//! Encounter markers and hazards as one viewer sees them. A face-down marker is told only to those
//! who were shown it.

use super::VenusSight;
use crate::{
    games::merchant_of_venus::{
        layout::What,
        level::{Colour, MarkerKind, SpaceIx, SpaceKind},
        state::Place,
    },
    table::ids::{KindId, PieceId, SeatId, Seats},
};

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

impl VenusSight<'_> {
    /// What the viewer sees in the box of a space.
    pub fn marker(&self, space: SpaceIx) -> MarkerSight {
        let Some(zone) = self.layout.marker_box(space) else {
            return MarkerSight::NoBox;
        };
        let Some(piece) = self.sight.zone(zone).pieces.last() else {
            return MarkerSight::Empty;
        };
        let kind = piece.kind.and_then(|k| self.marker_kind(k));
        match (piece.face_up, piece.id, kind) {
            (true, Some(id), Some(kind)) => MarkerSight::Up(id, kind),
            _ => MarkerSight::Down(kind, piece.seen),
        }
    }
    /// What a kind of marker shows; `None` for everything that is no marker.
    pub fn marker_kind(&self, kind: KindId) -> Option<MarkerKind> {
        match self.layout.what(kind) {
            What::Marker(m) => Some(m),
            What::Relic(r) => Some(MarkerKind::Relic(r)),
            _ => None,
        }
    }
    /// All boxes with what the viewer sees in them.
    pub fn markers(&self) -> Vec<(SpaceIx, MarkerSight)> {
        self.layout.boxes.iter().map(|&s| (s, self.marker(s))).collect()
    }
    /// The number of the face-up gate on a space.
    pub fn gate(&self, space: SpaceIx) -> Option<u8> {
        match self.marker(space) {
            MarkerSight::Up(_, MarkerKind::Gate(n)) => Some(n),
            _ => None,
        }
    }
    /// The space of the face-up gate with this number.
    pub fn gate_space(&self, number: u8) -> Option<SpaceIx> {
        self.layout.boxes.iter().copied().find(|&s| self.gate(s) == Some(number))
    }
    /// Colour and printed fee of the hazard on a space, printed or found.
    pub fn hazard(&self, space: SpaceIx) -> Option<(Colour, i64)> {
        let s = self.level.space(space);
        match (s.kind, s.colour, self.marker(space)) {
            (SpaceKind::Hazard, Some(colour), _) => Some((colour, i64::from(s.fee))),
            (_, _, MarkerSight::Up(_, MarkerKind::Hazard(colour, fee))) => {
                Some((colour, i64::from(fee)))
            }
            _ => None,
        }
    }
    /// The fee of the hazard on a space for a seat, shields taken off (MOV-4.8.2); `None` where
    /// there is no hazard.
    pub fn fee(&self, seat: SeatId, space: SpaceIx) -> Option<i64> {
        self.hazard(space).map(|(_, fee)| (fee - self.shield_sum(seat)).max(0))
    }
    pub(super) fn box_place(&self, space: SpaceIx) -> Place {
        match self.marker(space) {
            MarkerSight::Empty => Place::Asteroid,
            MarkerSight::Up(_, MarkerKind::OpenPort) => Place::OpenPort,
            MarkerSight::Up(_, MarkerKind::Relic(_)) => Place::Asteroid,
            _ => Place::Open,
        }
    }
}
