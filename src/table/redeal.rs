//! Dealing anew what a viewer does not know: the ground of every branch of a game that is still
//! played. What comes out depends on what the viewer knows and on a number, never on how the hidden
//! pieces lay before, and what the viewer sees stays as it is.

use super::{
    catalogue::Look,
    dice::Dice,
    ids::{PieceId, Viewer, ZoneId},
    ledger::Ledger,
    sight::knows,
};
use std::collections::BTreeMap;

/// Shuffles a list by numbers that belong to no game.
fn shuffle<T>(list: &mut [T], dice: &mut Dice) {
    for left in (2..=list.len()).rev() {
        list.swap(left - 1, dice.below(left as u32) as usize);
    }
}

/// Lets pieces that `viewer` does not know change places: those of the same owner with the same
/// back. How something lies belongs to its place and not to the piece (its face, a mark, who else
/// was shown it): else a piece that another seat has seen would stay where it is, all alone.
pub(super) fn redeal(ledger: &mut Ledger, viewer: Viewer, seed: u64) {
    let catalogue = ledger.catalogue.0.clone();
    let mut dice = Dice::new(seed);
    let mut zones: Vec<Vec<PieceId>> = Vec::with_capacity(catalogue.zones.len());
    let mut alike: BTreeMap<_, (Vec<PieceId>, Vec<(usize, usize)>)> = BTreeMap::new();
    for (z, info) in catalogue.zones.iter().enumerate() {
        let contents = ledger.contents(ZoneId(z as u16)).to_vec();
        for (place, &id) in contents.iter().enumerate() {
            let piece = *ledger.piece(id);
            if knows(viewer, &piece, info.look, info.owner) {
                continue;
            }
            let back = catalogue.kinds[piece.kind.ix()].back;
            // What somebody's own pieces are, all know; which of them lie where, they do not.
            let owner = info.owner.map(|seat| seat.0);
            let group = alike.entry((owner, back)).or_default();
            group.0.push(id);
            group.1.push((z, place));
        }
        zones.push(contents);
    }
    let mut lay = Vec::new();
    for (mut pieces, places) in alike.into_values() {
        pieces.sort();
        shuffle(&mut pieces, &mut dice);
        for ((zone, place), piece) in places.into_iter().zip(pieces) {
            lay.push((piece, *ledger.piece(zones[zone][place])));
            zones[zone][place] = piece;
        }
    }
    for (info, contents) in catalogue.zones.iter().zip(&mut zones) {
        // All know what lies in a heap, nobody in which order.
        if info.look == Look::Shuffled {
            contents.sort();
            shuffle(contents, &mut dice);
        }
    }
    for (z, contents) in zones.into_iter().enumerate() {
        let zone = ZoneId(z as u16);
        if ledger.contents(zone) == contents {
            continue;
        }
        for (place, piece) in contents.into_iter().enumerate() {
            ledger.place_piece(piece, zone, place as u16);
        }
    }
    for (piece, other) in lay {
        ledger.lie_as(piece, &other);
    }
}
