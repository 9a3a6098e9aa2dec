//! Dressings: how a game's table looks. A sight becomes a scene; each figure can say what it is.
//!
//! Which game is which is decided here alone. It reads a sight and the level, never the table, and
//! changes nothing.

use crate::{
    games::{
        dale_of_merchants::scene as dale_of_merchants,
        merchant_of_venus::scene as merchant_of_venus,
    },
    table::{
        action::{Message, Thing},
        ids::{LinkId, PieceId, SeatId, SpaceId, ZoneId},
        sight::Sight,
    },
    text::Localizer,
    view::{
        art::palette::{Livery, SeatSet},
        figures::Scene,
    },
};

/// What a scene must know beside the sight.
#[derive(Clone, Copy)]
pub struct SceneContext {
    /// The reader's language.
    pub localizer: Localizer,
    /// The set of seat colours.
    pub palette: SeatSet,
}

impl SceneContext {
    /// Colour, shape and letter of a seat.
    #[must_use]
    pub fn livery(self, sight: &Sight, seat: SeatId) -> Livery {
        Livery { seat: sight.catalogue.colour_of(seat), set: self.palette }
    }
}

/// The scene of a table; empty for a game without a board.
#[must_use]
pub fn build_scene(sight: &Sight, with: SceneContext) -> Scene {
    match sight.game {
        merchant_of_venus::GAME => merchant_of_venus::build_scene(sight, with),
        dale_of_merchants::GAME => dale_of_merchants::build_scene(sight, with),
        _ => Scene::default(),
    }
}

/// What a figure is, as a text key with arguments, for whoever points at it.
#[must_use]
pub fn about(sight: &Sight, key: &str) -> Option<Message> {
    match sight.game {
        merchant_of_venus::GAME => merchant_of_venus::about(sight, key),
        dale_of_merchants::GAME => dale_of_merchants::about(sight, key),
        _ => None,
    }
}

/// The key of the figure that shows a thing.
#[must_use]
pub fn key_of(thing: Thing) -> String {
    match thing {
        Thing::Space(SpaceId(n)) => format!("space:{n}"),
        Thing::Link(LinkId(n)) => format!("link:{n}"),
        Thing::Piece(PieceId(n)) => format!("piece:{n}"),
        Thing::Zone(ZoneId(n)) => format!("zone:{n}"),
        Thing::Seat(SeatId(n)) => format!("seat:{n}"),
    }
}

/// The thing that the figure with this key shows. Keys with a part after `/` belong to the same
/// thing.
#[must_use]
pub fn thing_of(key: &str) -> Option<Thing> {
    let (sort, number) = key.split('/').next()?.split_once(':')?;
    match sort {
        "space" => number.parse().ok().map(|n| Thing::Space(SpaceId(n))),
        "link" => number.parse().ok().map(|n| Thing::Link(LinkId(n))),
        "piece" => number.parse().ok().map(|n| Thing::Piece(PieceId(n))),
        "zone" => number.parse().ok().map(|n| Thing::Zone(ZoneId(n))),
        "seat" => number.parse().ok().map(|n| Thing::Seat(SeatId(n))),
        _ => None,
    }
}

/// Whether the pointer meets a figure with this key. What begins with `~` is there to be seen only.
#[must_use]
pub fn meets(key: &str) -> bool {
    !key.starts_with('~')
}
