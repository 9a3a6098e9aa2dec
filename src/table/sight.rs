//! Sight: the picture of the table that one viewer may see, and the only filter between the world
//! and everybody who looks. View, overlay, bots and protocol read this and nothing else.

use super::{
    action::{Offer, Refusal},
    agenda::Decision,
    catalogue::{Catalogue, Look},
    hash,
    ids::{Dial, KindId, PieceId, PurseId, SeatId, Seats, Viewer, ZoneId},
    journal::Change,
    knowledge::knows,
    ledger::TableState,
    outcome::Outcome,
    pieces::{Piece, Purse, Zone},
    view::{AnySpec, PieceView, TableView},
};
use bevy_ecs::prelude::World;
use std::{collections::BTreeSet, sync::Arc};

/// A piece as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceSight {
    /// Its number; `None` where the viewer may not know which piece it is.
    pub id: Option<PieceId>,
    /// What it is; `None` where the viewer may not know.
    pub kind: Option<KindId>,
    /// What its back looks like.
    pub back: &'static str,
    /// Whether it lies face up.
    pub face_up: bool,
    /// The number written on it; 0 where the viewer may not know.
    pub mark: i32,
    /// Who has been shown it: the fact is public, the face is not.
    pub seen: Seats,
}

impl PieceSight {
    /// As every view of a table tells it.
    pub(super) fn view(&self, zone: ZoneId) -> PieceView {
        let PieceSight { id, kind, face_up, mark, seen, .. } = *self;
        PieceView { id, kind, zone, face_up, mark, seen }
    }
}

/// A zone as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ZoneSight {
    /// How many pieces lie there.
    pub count: usize,
    /// The pieces, bottom first; empty where only the count is known.
    pub pieces: Vec<PieceSight>,
    /// Those of them whose numbers the viewer knows, bottom first.
    pub known: Vec<PieceId>,
}

/// What one viewer may see.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// Who looks.
    pub viewer: Viewer,
    /// Identifier of the game.
    pub game: &'static str,
    /// Identifier of the edition.
    pub edition: String,
    /// The unchanging names.
    pub catalogue: Named,
    /// How many entries the record has: a choice made on an older picture is stale.
    pub state_no: usize,
    /// Zones by number.
    pub zones: Vec<ZoneSight>,
    /// Purses by number.
    pub purses: Vec<i64>,
    /// Dials by number.
    pub dials: Vec<i64>,
    /// What the table waits for.
    pub decision: Option<Decision>,
    /// What may be chosen, if the viewer is the one who chooses.
    pub offers: Vec<Offer>,
    /// What may not be chosen and why, if the viewer is the one who chooses.
    pub refusals: Vec<Refusal>,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// Whether the table is in study mode.
    pub study: bool,
    /// What the next draws will give, each counted from 0, where the position editor has set it:
    /// in study mode only.
    pub queued: Vec<u32>,
    /// What the game keeps beside the table and never changes, where it has shared it.
    pub spec: Option<AnySpec>,
    /// Where each piece lies whose number the viewer knows: zone, and place among those shown.
    pub places: Vec<Option<(ZoneId, u16)>>,
}

/// The catalogue, compared by identity: it never changes while a table stands.
#[derive(Clone, Debug)]
pub struct Named(pub Arc<Catalogue>);

impl PartialEq for Named {
    fn eq(&self, other: &Named) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
impl std::ops::Deref for Named {
    type Target = Catalogue;
    fn deref(&self) -> &Catalogue {
        &self.0
    }
}

impl Sight {
    /// A zone.
    pub fn zone(&self, zone: ZoneId) -> &ZoneSight {
        &self.zones[zone.ix()]
    }
    /// How much a purse holds.
    pub fn purse(&self, purse: PurseId) -> i64 {
        self.purses[purse.ix()]
    }
    /// Where a dial stands.
    pub fn dial(&self, dial: Dial) -> i64 {
        self.dials[dial.ix()]
    }
    /// Where a piece lies that the viewer knows: the zone, and the place in [`ZoneSight::pieces`].
    pub fn place_of(&self, piece: PieceId) -> Option<(ZoneId, usize)> {
        let (zone, place) = (*self.places.get(piece.ix())?)?;
        Some((zone, usize::from(place)))
    }
    /// A number that is the same for the same sight: for who looks, what lies where, what is owned
    /// and asked. It tells no more than the sight does.
    pub fn fingerprint(&self) -> u64 {
        let viewer = match self.viewer {
            Viewer::Seat(seat) => u64::from(seat.0),
            Viewer::Public => 1 << 8,
            Viewer::Everybody => 2 << 8,
        };
        let piece = |p: &PieceSight| {
            [
                p.id.map_or(0, |id| u64::from(id.0) + 1),
                p.kind.map_or(0, |kind| u64::from(kind.0) + 1),
                u64::from(p.face_up) << 8 | u64::from(p.seen.0),
                p.mark as u64,
            ]
        };
        let zone = |z: &ZoneSight| hash::fold(z.count as u64, z.pieces.iter().flat_map(piece));
        let numbers = self.purses.iter().chain(&self.dials).map(|&n| n as u64);
        let asked = self.decision.map_or(0, |d| {
            let head = u64::from(d.seat.0) << 8 | u64::from(d.question.0);
            hash::fold(head, d.memory.iter().map(|&m| m as u64))
        });
        hash::fold(viewer, self.zones.iter().map(zone).chain(numbers).chain([asked]))
    }
    /// The seat that must choose.
    pub fn chooser(&self) -> Option<SeatId> {
        self.decision.map(|d| d.seat)
    }
}

/// A sight knows what its viewer may.
impl TableView for Sight {
    fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
    fn contents(&self, zone: ZoneId) -> &[PieceId] {
        &self.zone(zone).known
    }
    fn count(&self, zone: ZoneId) -> usize {
        self.zone(zone).count
    }
    fn piece(&self, piece: PieceId) -> Option<PieceView> {
        let (zone, place) = self.place_of(piece)?;
        Some(self.zone(zone).pieces.get(place)?.view(zone))
    }
    fn top_piece(&self, zone: ZoneId) -> Option<PieceView> {
        let there = self.zone(zone);
        // Where only some of the pieces are shown, the last of them need not lie on top.
        (there.pieces.len() == there.count).then(|| there.pieces.last())?.map(|p| p.view(zone))
    }
    fn purse(&self, purse: PurseId) -> i64 {
        self.purse(purse)
    }
    fn dial(&self, dial: Dial) -> i64 {
        self.dial(dial)
    }
    fn decision(&self) -> Option<Decision> {
        self.decision
    }
}

/// The zones as `viewer` sees them.
pub fn zones(world: &World, catalogue: &Catalogue, viewer: Viewer) -> Vec<ZoneSight> {
    let register = &world.resource::<TableState>().register;
    let mut sights = Vec::with_capacity(register.zones.len());
    // Both are looked up once for all pieces: this is asked for after every action.
    let (Some(all), Some(pieces)) = (world.try_query::<&Zone>(), world.try_query::<&Piece>())
    else {
        return sights;
    };
    for (entity, info) in register.zones.iter().zip(&catalogue.zones) {
        let Ok(zone) = all.get_manual(world, *entity) else {
            continue;
        };
        let mut sight = ZoneSight { count: zone.contents.len(), ..ZoneSight::default() };
        for &id in &zone.contents {
            let Ok(piece) = pieces.get_manual(world, register.pieces[id.ix()]) else {
                continue;
            };
            let known = knows(viewer, piece, info.look, info.owner);
            if !known && info.look == Look::Nobody {
                continue;
            }
            sight.pieces.push(PieceSight {
                id: known.then_some(id),
                kind: known.then_some(piece.kind),
                back: catalogue.kinds[piece.kind.ix()].back,
                face_up: piece.face_up,
                mark: if known { piece.mark } else { 0 },
                seen: piece.seen,
            });
        }
        if info.look == Look::Shuffled {
            sight.pieces.sort_by_key(|p| (p.kind, p.id));
        }
        sight.known = sight.pieces.iter().filter_map(|p| p.id).collect();
        sights.push(sight);
    }
    sights
}

/// Where each known piece of these zones lies: zone, and place among those shown.
pub(super) fn places(catalogue: &Catalogue, zones: &[ZoneSight]) -> Vec<Option<(ZoneId, u16)>> {
    let mut places = vec![None; catalogue.pieces.len()];
    for (n, zone) in zones.iter().enumerate() {
        for (place, piece) in zone.pieces.iter().enumerate() {
            if let Some(id) = piece.id {
                places[id.ix()] = Some((ZoneId(n as u16), place as u16));
            }
        }
    }
    places
}

/// All purses.
pub fn purses(world: &World) -> Vec<i64> {
    let register = &world.resource::<TableState>().register;
    register.purses.iter().filter_map(|&e| world.get::<Purse>(e)).map(|p| p.amount).collect()
}

/// All dials.
pub fn dials(world: &World) -> Vec<i64> {
    world.resource::<TableState>().dials.clone()
}

/// The pieces that have changed their zone since a mark of the journal, with the zone where they
/// lay then and the one where they lie now, as far as `viewer` knows which piece it is at both
/// places. Reads only what was written down since.
pub fn moved(
    world: &World,
    catalogue: &Catalogue,
    viewer: Viewer,
    mark: usize,
) -> Vec<(PieceId, ZoneId, ZoneId)> {
    let TableState { register, journal, .. } = world.resource();
    let written = journal.changes.get(mark..).unwrap_or_default();
    let (mut met, mut moved) = (BTreeSet::new(), Vec::new());
    for change in written {
        let &Change::Moved { piece, zone: from, .. } = change else { continue };
        // Where it lay first counts, also where it came back.
        if !met.insert(piece) {
            continue;
        }
        let Some(now) = world.get::<Piece>(register.pieces[piece.ix()]) else { continue };
        // The first time that it was turned or shown tells what was known before.
        let turned = written.iter().find_map(|c| match *c {
            Change::Turned { piece: p, face_up, seen, mark } if p == piece => {
                Some(Piece { face_up, seen, mark, ..*now })
            }
            _ => None,
        });
        let sees = |at: ZoneId, p: &Piece| {
            knows(viewer, p, catalogue.zones[at.ix()].look, catalogue.zones[at.ix()].owner)
        };
        if now.zone != from && sees(from, &turned.unwrap_or(*now)) && sees(now.zone, now) {
            moved.push((piece, from, now.zone));
        }
    }
    moved
}

/// The pieces that `viewer` cannot tell from others with the same back, in order: what a secrecy
/// test permutes.
pub fn hidden_from(world: &World, catalogue: &Catalogue, viewer: Viewer) -> Vec<PieceId> {
    let register = &world.resource::<TableState>().register;
    let mut hidden = Vec::new();
    for &entity in &register.pieces {
        let Some(piece) = world.get::<Piece>(entity) else {
            continue;
        };
        let zone = &catalogue.zones[piece.zone.ix()];
        if !knows(viewer, piece, zone.look, zone.owner) {
            hidden.push(piece.id);
        }
    }
    hidden
}
