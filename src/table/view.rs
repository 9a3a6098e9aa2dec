//! The one read-only view of a table: pieces, zones, purses, dials, decision. The ledger gives it
//! of everything that lies there, a sight of what its viewer may know; whoever only reads is
//! written over it, once. It must never tell more than the table that provides it, and it changes
//! nothing.

use super::{
    agenda::Decision,
    catalogue::Catalogue,
    ids::{Dial, KindId, PieceId, PurseId, SeatId, Seats, ZoneId},
    ledger::Ledger,
};
use bevy_ecs::prelude::Resource;
use std::{any::Any, fmt, sync::Arc};

/// A piece as it lies, for whoever looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceView {
    /// Its number; `None` where only its back can be seen.
    pub id: Option<PieceId>,
    /// What it is; `None` where only its back can be seen.
    pub kind: Option<KindId>,
    /// Where it lies.
    pub zone: ZoneId,
    /// Whether it lies face up.
    pub face_up: bool,
    /// The number written on it; 0 where it may not be known.
    pub mark: i32,
    /// Who has been shown it: the fact is public, the face is not.
    pub seen: Seats,
}

/// What the ledger and a sight both can tell of a table.
///
/// A piece *number* is no secret, nor is what kind a number has ([`TableView::kind`]): the secret
/// is where that number lies. So [`TableView::contents`] and [`TableView::piece`] give numbers only
/// where the viewer may know them.
///
/// ```
/// use caravanserai::table::{ids::ZoneId, view::TableView};
///
/// /// How many pieces lie in a zone that the viewer cannot name.
/// fn unknown(table: &impl TableView, zone: ZoneId) -> usize {
///     table.count(zone) - table.contents(zone).len()
/// }
/// ```
pub trait TableView {
    /// The unchanging names of everything on the table.
    fn catalogue(&self) -> &Catalogue;
    /// The pieces in a zone whose numbers the viewer knows, bottom first (in a zone of which nobody
    /// knows the order: in no order that says anything).
    fn contents(&self, zone: ZoneId) -> &[PieceId];
    /// How many pieces lie in a zone, known or not.
    fn count(&self, zone: ZoneId) -> usize;
    /// The piece with this number; `None` where the viewer cannot tell where it lies.
    fn piece(&self, piece: PieceId) -> Option<PieceView>;
    /// The top piece of a zone, if only by its back; `None` where the zone is empty, or where its
    /// order may not be known.
    fn top_piece(&self, zone: ZoneId) -> Option<PieceView>;
    /// How much a purse holds.
    fn purse(&self, purse: PurseId) -> i64;
    /// Where a dial stands.
    fn dial(&self, dial: Dial) -> i64;
    /// The decision for which the table waits.
    fn decision(&self) -> Option<Decision>;

    /// What a piece is, wherever it lies.
    fn kind(&self, piece: PieceId) -> KindId {
        self.catalogue().pieces[piece.ix()]
    }
    /// Where a piece lies; `None` where the viewer cannot tell.
    fn location(&self, piece: PieceId) -> Option<ZoneId> {
        self.piece(piece).map(|p| p.zone)
    }
    /// Whose the zone is in which a piece lies, as far as the viewer can tell.
    fn owner_of(&self, piece: PieceId) -> Option<SeatId> {
        self.catalogue().zones[self.location(piece)?.ix()].owner
    }
    /// The number written on a piece; 0 where the viewer cannot tell.
    fn mark_of(&self, piece: PieceId) -> i32 {
        self.piece(piece).map_or(0, |p| p.mark)
    }
    /// Whether the viewer sees this piece lie face up.
    fn is_face_up(&self, piece: PieceId) -> bool {
        self.piece(piece).is_some_and(|p| p.face_up)
    }
    /// The topmost piece of a zone that the viewer knows.
    fn top(&self, zone: ZoneId) -> Option<PieceId> {
        self.contents(zone).last().copied()
    }
    /// The first known piece of this kind in a zone.
    fn find(&self, zone: ZoneId, kind: KindId) -> Option<PieceId> {
        self.contents(zone).iter().copied().find(|&p| self.kind(p) == kind)
    }
    /// The seat that must choose.
    fn chooser(&self) -> Option<SeatId> {
        self.decision().map(|d| d.seat)
    }
}

/// The ledger reads the world: it knows everything.
impl TableView for Ledger<'_, '_> {
    fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
    fn contents(&self, zone: ZoneId) -> &[PieceId] {
        self.contents(zone)
    }
    fn count(&self, zone: ZoneId) -> usize {
        self.count(zone)
    }
    fn piece(&self, piece: PieceId) -> Option<PieceView> {
        let p = self.piece(piece);
        Some(PieceView {
            id: Some(p.id),
            kind: Some(p.kind),
            zone: p.zone,
            face_up: p.face_up,
            mark: p.mark,
            seen: p.seen,
        })
    }
    fn top_piece(&self, zone: ZoneId) -> Option<PieceView> {
        TableView::piece(self, *self.contents(zone).last()?)
    }
    fn purse(&self, purse: PurseId) -> i64 {
        self.purse(purse)
    }
    fn dial(&self, dial: Dial) -> i64 {
        self.dial(dial)
    }
    fn decision(&self) -> Option<Decision> {
        self.decision()
    }
    fn location(&self, piece: PieceId) -> Option<ZoneId> {
        Some(self.zone_of(piece))
    }
    fn mark_of(&self, piece: PieceId) -> i32 {
        self.piece(piece).mark
    }
    fn is_face_up(&self, piece: PieceId) -> bool {
        self.piece(piece).face_up
    }
}

/// What a game keeps beside its table and never changes (level, layout, options): opaque to the
/// table, public to every viewer, and compared by identity.
#[derive(Resource, Clone)]
pub struct AnySpec(pub Arc<dyn Any + Send + Sync>);

impl AnySpec {
    /// The spec, if it is of this type.
    pub fn get<T: Any + Send + Sync>(&self) -> Option<Arc<T>> {
        self.0.clone().downcast().ok()
    }
}
impl fmt::Debug for AnySpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AnySpec")
    }
}
impl PartialEq for AnySpec {
    fn eq(&self, other: &AnySpec) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
