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

/// What of a position a viewer does not know, made ready to be dealt by any number: a search deals
/// hundreds of worlds of the same position.
pub struct Redealing {
    viewer: Viewer,
    /// The mark of the journal.
    mark: usize,
    /// Pieces that may come to any place of their back: in the order of their backs, each sorted.
    pools: Vec<Vec<PieceId>>,
    /// In which order places are dealt to.
    sorts: Vec<Sort>,
    places: Vec<Hole>,
    /// Places whose marks change places with each other, with the marks in their order.
    marks: Vec<(Vec<usize>, Vec<i32>)>,
    /// All zones that change, as they lie.
    zones: Vec<Dealt>,
}

/// Places of one owner that show the same back.
struct Sort {
    /// Which pool they are filled from.
    pool: usize,
    /// What the viewer knows to be among them, sorted.
    own: Vec<PieceId>,
    /// How many places.
    places: usize,
}

/// A place that the viewer does not see.
struct Hole {
    sort: usize,
    /// Which of the zones that change, and where in it.
    zone: usize,
    place: usize,
    /// What lies there now.
    lies: Piece,
}

/// A zone that changes.
struct Dealt {
    zone: ZoneId,
    contents: Vec<PieceId>,
    /// All know what lies in it, nobody in which order.
    heap: bool,
}

/// What is dealt to a place.
#[derive(Clone, Copy)]
struct Given {
    piece: PieceId,
    /// The viewer knows that the piece is among what its seat has.
    stays: bool,
}

impl Redealing {
    /// What `viewer` does not know of the position as it stands.
    fn of(ledger: &mut Ledger, viewer: Viewer) -> Redealing {
        let mark = ledger.note_mark();
        let catalogue = ledger.catalogue.0.clone();
        let Hidden { places, mut own, pool } = Hidden::from(ledger, &catalogue, viewer);
        let mut changed: BTreeMap<ZoneId, bool> = BTreeMap::new();
        for (z, info) in catalogue.zones.iter().enumerate() {
            if info.look == Look::Shuffled {
                changed.insert(ZoneId(z as u16), true);
            }
        }
        for (zone, _) in places.values().flatten() {
            changed.entry(ZoneId(*zone as u16)).or_insert(false);
        }
        let zone_numbers: BTreeMap<ZoneId, usize> =
            changed.keys().enumerate().map(|(n, zone)| (*zone, n)).collect();
        let backs: Vec<&str> = pool.keys().copied().collect();
        let (mut sorts, mut holes) = (Vec::new(), Vec::new());
        for (sort, places) in places {
            let mut own = own.remove(&sort).unwrap_or_default();
            own.sort();
            for &(zone, place) in &places {
                let zone = ZoneId(zone as u16);
                let lies = *ledger.piece(ledger.contents(zone)[place]);
                holes.push(Hole { sort: sorts.len(), zone: zone_numbers[&zone], place, lies });
            }
            // Where all is known to be the seat's own there is no pool of that back.
            let pool = backs.binary_search(&sort.1).unwrap_or(backs.len());
            sorts.push(Sort { pool, own, places: places.len() });
        }
        let mut pools: Vec<Vec<PieceId>> = pool.into_values().collect();
        pools.iter_mut().for_each(|pool| pool.sort());
        let as_it_lies =
            |(zone, heap)| Dealt { zone, contents: ledger.contents(zone).to_vec(), heap };
        Redealing {
            viewer,
            mark,
            pools,
            sorts,
            marks: marks_alike(&holes, &catalogue),
            places: holes,
            zones: changed.into_iter().map(as_it_lies).collect(),
        }
    }

    /// What comes to each place.
    fn give(&self, dice: &mut Dice) -> Vec<Given> {
        let mut pools = self.pools.clone();
        pools.iter_mut().for_each(|pool| shuffle(pool, dice));
        let mut given = Vec::with_capacity(self.places.len());
        for sort in &self.sorts {
            let mut pieces = sort.own.clone();
            if let Some(pool) = pools.get_mut(sort.pool) {
                let rest = pool.len() - (sort.places - pieces.len()).min(pool.len());
                pieces.extend(pool.drain(rest..));
            }
            pieces.sort();
            shuffle(&mut pieces, dice);
            let stays = |piece| sort.own.binary_search(&piece).is_ok();
            given.extend(pieces.into_iter().map(|piece| Given { piece, stays: stays(piece) }));
        }
        given
    }

    /// Whether such a piece may lie at a place.
    fn takes(&self, place: usize, piece: PieceId, catalogue: &Catalogue) -> bool {
        !catalogue.bars(self.zones[self.places[place].zone].zone, piece)
    }

    /// Whether two places may have what the other one has, by all that the viewer knows.
    fn may_swap(&self, given: &[Given], (a, b): (usize, usize), catalogue: &Catalogue) -> bool {
        let sort = |place: usize| self.places[place].sort;
        let stay = (given[a].stays || given[b].stays) && sort(a) != sort(b);
        self.sorts[sort(a)].pool == self.sorts[sort(b)].pool
            && !stay
            && self.takes(a, given[b].piece, catalogue)
            && self.takes(b, given[a].piece, catalogue)
    }

    /// Lets what came to a place where it never lies change places with what may lie there: all
    /// know the rule, and nothing is dealt that cannot be.
    fn put_right(&self, given: &mut [Given], catalogue: &Catalogue, dice: &mut Dice) {
        for at in 0..given.len() {
            if self.takes(at, given[at].piece, catalogue) {
                continue;
            }
            let may = |other: &usize| self.may_swap(given, (at, *other), catalogue);
            let others: Vec<usize> = (0..given.len()).filter(may).collect();
            if !others.is_empty() {
                let other = others[dice.below(others.len() as u32) as usize];
                let pieces = (given[at].piece, given[other].piece);
                (given[other].piece, given[at].piece) = pieces;
            }
        }
    }

    /// How what comes to each place lies there. Marks that the viewer does not see change places as
    /// well, among what lies alike in a zone: which piece bears which is as little known as which
    /// piece it is.
    fn lay(&self, seed: u64) -> Vec<Piece> {
        let mut lay: Vec<Piece> = self.places.iter().map(|place| place.lies).collect();
        if !self.marks.is_empty() {
            let mut dice = Dice::new(hash::mix(seed));
            for (places, marks) in &self.marks {
                let mut marks = marks.clone();
                shuffle(&mut marks, &mut dice);
                for (&place, mark) in places.iter().zip(marks) {
                    lay[place].mark = mark;
                }
            }
        }
        lay
    }

    fn carry_out(&self, ledger: &mut Ledger, seed: u64) {
        let catalogue = ledger.catalogue.0.clone();
        let mut dice = Dice::new(seed);
        let mut given = self.give(&mut dice);
        self.put_right(&mut given, &catalogue, &mut dice);
        let mut zones: Vec<Vec<PieceId>> =
            self.zones.iter().map(|zone| zone.contents.clone()).collect();
        for (place, given) in self.places.iter().zip(&given) {
            zones[place.zone][place.place] = given.piece;
        }
        for (dealt, contents) in self.zones.iter().zip(&mut zones) {
            if dealt.heap {
                contents.sort();
                shuffle(contents, &mut dice);
            }
        }
        for (dealt, contents) in self.zones.iter().zip(zones) {
            for (place, piece) in contents.into_iter().enumerate() {
                // All before it lie right already: one that lies right itself stays.
                if ledger.contents(dealt.zone).get(place) != Some(&piece) {
                    ledger.place_piece(piece, dealt.zone, place as u16);
                }
            }
        }
        for (given, lies) in given.iter().zip(self.lay(seed)) {
            ledger.lie_as(given.piece, &lies);
        }
    }
}

/// The places among which marks are shuffled, with the marks in their order.
fn marks_alike(holes: &[Hole], catalogue: &Catalogue) -> Vec<(Vec<usize>, Vec<i32>)> {
    let mut alike: BTreeMap<(ZoneId, bool, u8, &str), Vec<usize>> = BTreeMap::new();
    for (n, hole) in holes.iter().enumerate() {
        let lies = &hole.lies;
        let back = catalogue.kinds[lies.kind.ix()].back;
        alike.entry((lies.zone, lies.face_up, lies.seen.0, back)).or_default().push(n);
    }
    let with_marks = |places: Vec<usize>| {
        let mut marks: Vec<i32> = places.iter().map(|&n| holes[n].lies.mark).collect();
        marks.sort_unstable();
        (marks.first() != marks.last()).then_some((places, marks))
    };
    alike.into_values().filter_map(with_marks).collect()
}

/// Lets pieces that `viewer` does not know change places with those of the same back. How something
/// lies belongs to its place and not to the piece (its face, who else was shown it): else a
/// piece that another seat has seen would stay where it is, all alone. What the viewer knows to be
/// among a seat's own stays among them.
/// `last` keeps what was made ready, for the next deal from the same position.
pub(super) fn redeal(ledger: &mut Ledger, viewer: Viewer, seed: u64, last: &mut Option<Redealing>) {
    let same = |known: &Redealing| known.viewer == viewer && ledger.stands_as_at(known.mark);
    if !last.as_ref().is_some_and(same) {
        *last = Some(Redealing::of(ledger, viewer));
    }
    if let Some(ready) = last {
        ready.carry_out(ledger, seed);
    }
}
