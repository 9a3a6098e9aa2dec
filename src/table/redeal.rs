//! Dealing anew what a viewer does not know: the ground of every branch of a game that is still
//! played. What comes out depends on what the viewer knows and on a number, never on how the hidden
//! pieces lay before, and what the viewer sees stays as it is.

use super::{
    catalogue::{Catalogue, Look},
    dice::Dice,
    hash,
    ids::{PieceId, SeatId, Viewer, ZoneId},
    journal::Change,
    knowledge::knows,
    ledger::Ledger,
    pieces::Piece,
};
use std::collections::{BTreeMap, BTreeSet};

/// Shuffles a list by numbers that belong to no game.
fn shuffle<T>(list: &mut [T], dice: &mut Dice) {
    for left in (2..=list.len()).rev() {
        list.swap(left - 1, dice.below(left as u32) as usize);
    }
}

/// A place: its zone, and where in it.
type Place = (usize, usize);

/// What is hidden from a viewer, by the owner of the zones that it lies in and by its back.
#[derive(Default)]
struct Hidden<'a> {
    places: BTreeMap<(Option<SeatId>, &'a str), Vec<Place>>,
    /// Pieces of which the viewer knows that they are among a seat's own, though not where.
    own: BTreeMap<(Option<SeatId>, &'a str), Vec<PieceId>>,
    /// All others.
    pool: BTreeMap<&'a str, Vec<PieceId>>,
}

impl<'a> Hidden<'a> {
    fn from(ledger: &Ledger, catalogue: &'a Catalogue, viewer: Viewer) -> Hidden<'a> {
        let mut hidden = Hidden::default();
        let mut owned = BTreeMap::new();
        for (z, info) in catalogue.zones.iter().enumerate() {
            let lies = ledger.contents(ZoneId(z as u16)).iter().enumerate();
            let lies = lies.map(|(place, &id)| (place, ledger.piece(id)));
            let lies = lies.filter(|(_, piece)| !knows(viewer, piece, info.look, info.owner));
            let lies: Vec<(usize, &Piece)> = lies.collect();
            let back = |piece: &Piece| catalogue.kinds[piece.kind.ix()].back;
            // Mostly all that lies in a zone has one back: it is looked up once.
            for alike in lies.chunk_by(|(_, one), (_, other)| back(one) == back(other)) {
                let back = back(alike[0].1);
                let places = hidden.places.entry((info.owner, back)).or_default();
                places.extend(alike.iter().map(|(place, _)| (z, *place)));
                let pieces = alike.iter().map(|(_, piece)| **piece);
                match info.owner {
                    Some(owner) => owned.extend(pieces.map(|piece| (piece.id, (piece, owner)))),
                    None => {
                        let pool = hidden.pool.entry(back).or_default();
                        pool.extend(pieces.map(|piece| piece.id));
                    }
                }
            }
        }
        let traced = traced(ledger, catalogue, viewer, owned.clone());
        for (id, (piece, owner)) in owned {
            let back = catalogue.kinds[piece.kind.ix()].back;
            if traced.contains(&id) {
                hidden.own.entry((Some(owner), back)).or_default().push(id);
            } else {
                hidden.pool.entry(back).or_default().push(id);
            }
        }
        hidden
    }
}

/// Those of the hidden pieces in zones of seats of which the viewer knows that they are there: that
/// saw them come, or saw them there since. Read backwards off the journal.
fn traced(
    ledger: &Ledger,
    catalogue: &Catalogue,
    viewer: Viewer,
    mut open: BTreeMap<PieceId, (Piece, SeatId)>,
) -> BTreeSet<PieceId> {
    let mut traced = BTreeSet::new();
    for change in ledger.changes().iter().rev() {
        // Nothing is asked about any more: the rest of a long game tells nothing.
        if open.is_empty() {
            break;
        }
        let (Change::Moved { piece: id, .. } | Change::Turned { piece: id, .. }) = change else {
            continue;
        };
        let Some((piece, owner)) = open.get_mut(id) else { continue };
        match *change {
            Change::Moved { zone, .. } => piece.zone = zone,
            Change::Turned { face_up, seen, .. } => (piece.face_up, piece.seen) = (face_up, seen),
            _ => {}
        }
        let info = &catalogue.zones[piece.zone.ix()];
        if knows(viewer, piece, info.look, info.owner) {
            traced.insert(*id);
            open.remove(id);
        } else if info.owner != Some(*owner) && info.look != Look::All {
            // It came unseen. Through a place that all can watch it may have passed face down: it
            // came there from the seat's own, or was turned down there.
            open.remove(id);
        }
    }
    // What has lain there from the beginning was laid there before everybody's eyes.
    let there =
        |(piece, owner): &(Piece, SeatId)| catalogue.zones[piece.zone.ix()].owner == Some(*owner);
    traced.extend(open.iter().filter(|(_, at)| there(at)).map(|(id, _)| *id));
    traced
}

/// A place that the viewer does not see, and what is dealt to it.
struct Dealt<'a> {
    place: Place,
    /// Whose it is, and the back of what lies there.
    sort: (Option<SeatId>, &'a str),
    piece: PieceId,
    /// The viewer knows that the piece is among what its seat has.
    stays: bool,
}

impl Dealt<'_> {
    /// Whether such a piece may lie here.
    fn takes(&self, piece: PieceId, catalogue: &Catalogue) -> bool {
        !catalogue.bars(ZoneId(self.place.0 as u16), piece)
    }
    /// Whether both may have what the other one has, by all that the viewer knows.
    fn may_swap(&self, other: &Dealt, catalogue: &Catalogue) -> bool {
        let stay = (self.stays || other.stays) && self.sort != other.sort;
        self.sort.1 == other.sort.1
            && !stay
            && self.takes(other.piece, catalogue)
            && other.takes(self.piece, catalogue)
    }
}

/// Lets what came to a place where it never lies change places with what may lie there: all know
/// the rule, and nothing is dealt that cannot be.
fn put_right(dealt: &mut [Dealt], catalogue: &Catalogue, dice: &mut Dice) {
    for at in 0..dealt.len() {
        if dealt[at].takes(dealt[at].piece, catalogue) {
            continue;
        }
        let may = |n: &usize| dealt[at].may_swap(&dealt[*n], catalogue);
        let others: Vec<usize> = (0..dealt.len()).filter(may).collect();
        if !others.is_empty() {
            let other = others[dice.below(others.len() as u32) as usize];
            let pieces = (dealt[at].piece, dealt[other].piece);
            (dealt[other].piece, dealt[at].piece) = pieces;
        }
    }
}

/// Marks that the viewer does not see change places as well, among what lies alike in a zone: which
/// piece bears which is as little known as which piece it is.
fn shuffle_marks(lay: &mut [(PieceId, Piece)], catalogue: &Catalogue, seed: u64) {
    let mut alike: BTreeMap<(ZoneId, bool, u8, &str), Vec<usize>> = BTreeMap::new();
    for (n, (_, other)) in lay.iter().enumerate() {
        let back = catalogue.kinds[other.kind.ix()].back;
        alike.entry((other.zone, other.face_up, other.seen.0, back)).or_default().push(n);
    }
    let mut dice = Dice::new(hash::mix(seed));
    for places in alike.into_values() {
        let mut marks: Vec<i32> = places.iter().map(|&n| lay[n].1.mark).collect();
        marks.sort_unstable();
        if marks.first() == marks.last() {
            continue;
        }
        shuffle(&mut marks, &mut dice);
        for (n, mark) in places.into_iter().zip(marks) {
            lay[n].1.mark = mark;
        }
    }
}

/// Lets pieces that `viewer` does not know change places with those of the same back. How something
/// lies belongs to its place and not to the piece (its face, who else was shown it): else a
/// piece that another seat has seen would stay where it is, all alone. What the viewer knows to be
/// among a seat's own stays among them.
pub(super) fn redeal(ledger: &mut Ledger, viewer: Viewer, seed: u64) {
    let catalogue = ledger.catalogue.0.clone();
    let mut dice = Dice::new(seed);
    let Hidden { places, mut own, mut pool } = Hidden::from(ledger, &catalogue, viewer);
    for pieces in pool.values_mut() {
        pieces.sort();
        shuffle(pieces, &mut dice);
    }
    let mut dealt = Vec::new();
    for (sort, places) in places {
        let mut pieces = own.remove(&sort).unwrap_or_default();
        let stay: BTreeSet<PieceId> = pieces.iter().copied().collect();
        if let Some(pool) = pool.get_mut(sort.1) {
            let rest = pool.len() - (places.len() - pieces.len()).min(pool.len());
            pieces.extend(pool.drain(rest..));
        }
        pieces.sort();
        shuffle(&mut pieces, &mut dice);
        let there = places.into_iter().zip(pieces);
        dealt.extend(there.map(|(place, piece)| {
            let stays = stay.contains(&piece);
            Dealt { place, sort, piece, stays }
        }));
    }
    put_right(&mut dealt, &catalogue, &mut dice);
    let mut lay = Vec::new();
    let mut zones: BTreeMap<ZoneId, Vec<PieceId>> = BTreeMap::new();
    for Dealt { place: (zone, place), piece, .. } in dealt {
        let zone = ZoneId(zone as u16);
        let before = ledger.contents(zone);
        lay.push((piece, *ledger.piece(before[place])));
        zones.entry(zone).or_insert_with(|| before.to_vec())[place] = piece;
    }
    shuffle_marks(&mut lay, &catalogue, seed);
    for (z, info) in catalogue.zones.iter().enumerate() {
        // All know what lies in a heap, nobody in which order.
        if info.look == Look::Shuffled {
            let zone = ZoneId(z as u16);
            let contents = zones.entry(zone).or_insert_with(|| ledger.contents(zone).to_vec());
            contents.sort();
            shuffle(contents, &mut dice);
        }
    }
    for (zone, contents) in zones {
        for (place, piece) in contents.into_iter().enumerate() {
            // All before it lie right already: one that lies right itself stays.
            if ledger.contents(zone).get(place) != Some(&piece) {
                ledger.place_piece(piece, zone, place as u16);
            }
        }
    }
    for (piece, other) in lay {
        ledger.lie_as(piece, &other);
    }
}
