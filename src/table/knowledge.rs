//! Who knows what a piece is while it lies somewhere. The one rule of secrecy: ledger, sight and
//! dealing anew ask it, and nobody decides it again.

use super::{
    catalogue::Look,
    ids::{SeatId, Seats, Viewer},
    pieces::Piece,
};

/// Whether `viewer` may know what a piece is.
pub fn knows(viewer: Viewer, piece: &Piece, look: Look, owner: Option<SeatId>) -> bool {
    match viewer {
        Viewer::Everybody => true,
        Viewer::Public => knowers(piece, look, owner) == Seats::ALL,
        Viewer::Seat(seat) => knowers(piece, look, owner).has(seat),
    }
}

/// The seats that know what a piece is while it lies in such a zone; all of them where somebody
/// beside the table knows it, too.
pub fn knowers(piece: &Piece, look: Look, owner: Option<SeatId>) -> Seats {
    match look {
        // A hand card that lies face up is shown to everybody.
        Look::All | Look::Shuffled | Look::Owner if piece.face_up => Seats::ALL,
        Look::Owner => owner.map_or(piece.seen, |owner| piece.seen.with(owner)),
        Look::All | Look::Shuffled | Look::Nobody => piece.seen,
    }
}
