//! The position editor by hand: what may be carried on the board, where it comes to lie when it is
//! let go there, and which menu opens. Every game's pieces alike; it writes the same edits as the
//! lists, and the table decides.

use crate::{
    table::{
        action::Thing,
        edit::{Edit, PieceOrKind},
        ids::{PieceId, SeatId, ZoneId},
        sight::Sight,
    },
    ui::{command::Command, game_ui},
    view::{figures::Scene, scene::thing_of},
};
use std::collections::BTreeSet;

/// A menu of the editor, on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct HandMenu {
    /// Where it was asked for, in points of the window.
    pub at: (f32, f32),
    /// What it is about.
    pub of: MenuOf,
}

/// What a menu of the editor is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MenuOf {
    /// A piece: face, mark, who knows it, where it lies.
    Piece(PieceId),
    /// A place and what lies there.
    Place(Thing),
    /// A seat: purses, dials, what it has.
    Seat(SeatId),
    /// The table: dials and purses of nobody.
    Table,
    /// A piece was let go where several zones are: which is meant?
    Where(PieceId, Vec<ZoneId>),
}

impl MenuOf {
    /// The menu for what was pressed with the right button.
    #[must_use]
    pub fn of(thing: Option<Thing>) -> MenuOf {
        match thing {
            Some(Thing::Piece(piece)) => MenuOf::Piece(piece),
            Some(Thing::Seat(seat)) => MenuOf::Seat(seat),
            Some(thing @ (Thing::Zone(_) | Thing::Space(_))) => MenuOf::Place(thing),
            Some(Thing::Link(_)) | None => MenuOf::Table,
        }
    }
}

/// The things that a scene shows.
fn shown(scene: &Scene) -> BTreeSet<Thing> {
    let painted = scene.figures.iter().filter(|figure| figure.picture.is_some());
    painted.filter_map(|figure| thing_of(&figure.key)).collect()
}

/// The pieces that the board shows neither themselves nor as a place on which they lie: what lies
/// at a space is on the board, however it is drawn there.
#[must_use]
pub fn off_board(sight: &Sight, scene: &Scene) -> Vec<PieceId> {
    let shown = shown(scene);
    let zones = sight.zones.iter().zip(&sight.catalogue.zones).enumerate();
    let unseen = zones.filter(|(n, (_, info))| {
        info.space.is_none() && !shown.contains(&Thing::Zone(ZoneId(*n as u16)))
    });
    let unseen = unseen.map(|(n, (zone, _))| (n, zone));
    let pieces = unseen.flat_map(|(_, zone)| zone.pieces.iter().filter_map(|piece| piece.id));
    pieces.filter(|piece| !shown.contains(&Thing::Piece(*piece))).collect()
}

/// What can be picked up on the board: every piece that is shown, and places that stand for what
/// lies on them.
#[must_use]
pub fn carried_things(sight: &Sight, scene: &Scene) -> Vec<Thing> {
    let shown = shown(scene);
    let stands_for_pieces = |zone: &ZoneId| {
        let mut pieces = sight.zone(*zone).pieces.iter().filter_map(|piece| piece.id).peekable();
        pieces.peek().is_some() && pieces.all(|piece| !shown.contains(&Thing::Piece(piece)))
    };
    let carried = shown.iter().filter(|thing| match thing {
        Thing::Piece(_) => true,
        Thing::Zone(zone) => stands_for_pieces(zone),
        Thing::Space(_) | Thing::Link(_) | Thing::Seat(_) => false,
    });
    carried.copied().collect()
}

/// The piece that is carried with a thing: itself, or the topmost of a place.
fn piece_of(sight: &Sight, thing: Thing) -> Option<PieceId> {
    match thing {
        Thing::Piece(piece) => Some(piece),
        Thing::Zone(zone) => sight.zone(zone).pieces.last()?.id,
        Thing::Space(_) | Thing::Link(_) | Thing::Seat(_) => None,
    }
}

/// What sort of zone it is: the first part of its written name.
fn sort(sight: &Sight, zone: ZoneId) -> &str {
    let key = sight.catalogue.zones[zone.ix()].key.as_str();
    key.split(':').next().unwrap_or(key)
}

/// The zones in which a piece may come to lie that is let go on a thing. Where a place has several,
/// one of the same sort as that in which it lies is meant.
#[must_use]
pub fn landings(sight: &Sight, piece: PieceId, onto: Thing) -> Vec<ZoneId> {
    let sheet = game_ui::of(sight.game);
    let all = || (0..sight.catalogue.zones.len() as u16).map(ZoneId);
    let zones: Vec<ZoneId> = match onto {
        Thing::Zone(zone) => vec![zone],
        Thing::Piece(below) => sight.place_of(below).map(|(zone, _)| zone).into_iter().collect(),
        Thing::Space(space) => {
            all().filter(|zone| sight.catalogue.zones[zone.ix()].space == Some(space)).collect()
        }
        Thing::Seat(seat) => {
            all().filter(|zone| sight.catalogue.zones[zone.ix()].owner == Some(seat)).collect()
        }
        Thing::Link(_) => Vec::new(),
    };
    let used: Vec<ZoneId> = zones.into_iter().filter(|zone| sheet.in_use(sight, *zone)).collect();
    let Some((here, _)) = sight.place_of(piece) else { return used };
    let alike: Vec<ZoneId> =
        used.iter().copied().filter(|zone| sort(sight, *zone) == sort(sight, here)).collect();
    if alike.len() == 1 { alike } else { used }
}

/// A thing was let go on another one: the command, or a menu where several zones are meant.
pub fn put(
    sight: &Sight,
    carried: Thing,
    onto: Thing,
    at: (f32, f32),
) -> Result<Option<Command>, HandMenu> {
    let Some(piece) = piece_of(sight, carried) else { return Ok(None) };
    let here = sight.place_of(piece).map(|(zone, _)| zone);
    match landings(sight, piece, onto).as_slice() {
        [] => Ok(None),
        [zone] if here == Some(*zone) => Ok(None),
        [zone] => Ok(Some(place(piece, *zone))),
        several => Err(HandMenu { at, of: MenuOf::Where(piece, several.to_vec()) }),
    }
}

/// The piece of a thing that was carried in vain, and the text key that says why: it was let go on
/// a thing without a place for it, or on nothing at all, or where it lay before.
#[must_use]
pub fn in_vain(
    sight: &Sight,
    carried: Thing,
    onto: Option<Thing>,
) -> Option<(PieceId, &'static str)> {
    let piece = piece_of(sight, carried)?;
    let here = sight.place_of(piece).map(|(zone, _)| zone);
    let zones = onto.map(|onto| landings(sight, piece, onto)).unwrap_or_default();
    match zones.as_slice() {
        [] => Some((piece, "ui-study-nowhere")),
        [zone] if here == Some(*zone) => Some((piece, "ui-study-stays")),
        _ => None,
    }
}

/// The command to lay a piece into a zone.
pub(super) fn place(piece: PieceId, zone: ZoneId) -> Command {
    Command::Arrange(vec![Edit::Place(PieceOrKind::Piece(piece), zone)])
}
