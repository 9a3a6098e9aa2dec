//! What the arguments of an action mean: things on the board, values of a sentence, and which
//! offers nobody tells apart by them. It asks no game.

use crate::table::{
    action::{Action, ArgKind, Offer, Thing, Value},
    catalogue::Catalogue,
    ids::{KindId, PieceId, SeatId, SpaceId, Verb},
    sight::Sight,
};

/// The things that an offer is done to: what its arguments name, or else what its words touch.
pub fn targets(catalogue: &Catalogue, offer: &Offer) -> Vec<Thing> {
    let info = catalogue.verb(offer.action.verb);
    let named: Vec<Thing> = info
        .args
        .iter()
        .zip(offer.action.args)
        .filter_map(|(kind, value)| match kind {
            ArgKind::Space(_) => Some(Thing::Space(SpaceId(u16::try_from(value).ok()?))),
            ArgKind::Piece(_) => Some(Thing::Piece(PieceId(u16::try_from(value).ok()?))),
            ArgKind::Seat(_) => Some(Thing::Seat(SeatId(u8::try_from(value).ok()?))),
            ArgKind::Number(_) | ArgKind::Kind(_) | ArgKind::Word(..) => None,
        })
        .collect();
    if named.is_empty() {
        offer.message.as_ref().map(|s| s.touches.clone()).unwrap_or_default()
    } else {
        named
    }
}

/// What an argument of an offer is, where pieces that nobody tells apart count as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ArgumentSort {
    /// Of a piece: where it lies, its kind, what is written on it and whether its face is up.
    Piece(usize, KindId, i32, bool),
    /// Of everything else the written number.
    Number(i32),
}

/// An action as somebody sees it who cannot tell pieces of one kind apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionSort(Verb, Vec<ArgumentSort>);

/// Of which sort an action is: those of one sort nobody tells apart, such as to lay out one of
/// three equal cards.
pub fn sort_of(sight: &Sight, action: Action) -> ActionSort {
    let names = &sight.catalogue.verb(action.verb).args;
    let sort = |(nth, n): (usize, i32)| {
        let piece = matches!(names.get(nth), Some(ArgKind::Piece(_)));
        let id = u16::try_from(n).ok().filter(|_| piece).map(PieceId);
        let lies = id.and_then(|id| {
            let zones = sight.zones.iter().enumerate();
            let mut found = zones.filter_map(|(at, zone)| {
                Some((at, zone.pieces.iter().find(|piece| piece.id == Some(id))?))
            });
            found.next()
        });
        lies.and_then(|(zone, p)| Some(ArgumentSort::Piece(zone, p.kind?, p.mark, p.face_up)))
            .unwrap_or(ArgumentSort::Number(n))
    };
    ActionSort(action.verb, action.args.into_iter().enumerate().map(sort).collect())
}

/// One of each sort of offers that nobody tells apart: the first, by index.
pub fn told_apart(sight: &Sight, offers: &[usize]) -> Vec<usize> {
    let mut seen = Vec::new();
    let new = |&&i: &&usize| {
        let Some(offer) = sight.offers.get(i) else { return false };
        let sort = (sort_of(sight, offer.action), offer.range);
        let new = !seen.contains(&sort);
        if new {
            seen.push(sort);
        }
        new
    };
    offers.iter().filter(new).copied().collect()
}

/// The arguments of an action as values of a sentence, by their names.
pub fn arguments(catalogue: &Catalogue, action: Action) -> Vec<(&'static str, Value)> {
    let info = catalogue.verb(action.verb);
    let value = |kind: &ArgKind, n: i32| {
        let number = Value::Number(n.into());
        match kind {
            ArgKind::Space(_) => u16::try_from(n).map_or(number, |n| Value::Space(SpaceId(n))),
            ArgKind::Piece(_) => u16::try_from(n)
                .ok()
                .and_then(|n| catalogue.pieces.get(usize::from(n)))
                .map_or(number, |&k| Value::Kind(k)),
            ArgKind::Seat(_) => u8::try_from(n).map_or(number, |n| Value::Seat(SeatId(n))),
            ArgKind::Kind(_) => u16::try_from(n).map_or(number, |n| Value::Kind(KindId(n))),
            ArgKind::Number(_) | ArgKind::Word(..) => number,
        }
    };
    info.args.iter().zip(action.args).map(|(kind, n)| (kind.name(), value(kind, n))).collect()
}

/// The places, pieces and players that the arguments of an action name, as values of a sentence.
pub fn named(catalogue: &Catalogue, action: Action) -> Vec<Value> {
    let values = arguments(catalogue, action).into_iter().map(|(_, value)| value);
    values.filter(|value| !matches!(value, Value::Number(_))).collect()
}
