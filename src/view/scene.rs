//! How a game's table looks: a sight becomes a scene; each figure can say what it is. What is to be
//! seen, the game's bundle says. Nothing here reads the table or changes anything.

use crate::{
    games,
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
    /// Width and height of the room in points, where it is known: a game may lay its table
    /// otherwise where that is low.
    pub room: Option<(f32, f32)>,
}

impl SceneContext {
    /// Colour, shape and letter of a seat.
    #[must_use]
    pub fn livery(self, sight: &Sight, seat: SeatId) -> Livery {
        Livery { seat: sight.catalogue.colour_of(seat), set: self.palette }
    }
}

/// The part of a game that this layer looks for: how its table looks.
pub struct GameScene {
    /// The scene of a table, as the viewer of the sight sees it.
    pub build: fn(&Sight, SceneContext) -> Scene,
    /// What the figure with this key is, as a text key with arguments.
    pub about: fn(&Sight, &str) -> Option<Message>,
}

fn of(sight: &Sight) -> Option<&'static GameScene> {
    games::by_id(sight.game).ok()?.part()
}

/// The scene of a table; empty for a game without a board.
#[must_use]
pub fn build_scene(sight: &Sight, with: SceneContext) -> Scene {
    of(sight).map(|scene| (scene.build)(sight, with)).unwrap_or_default()
}

/// What a figure is, as a text key with arguments, for whoever points at it.
#[must_use]
pub fn about(sight: &Sight, key: &str) -> Option<Message> {
    of(sight).and_then(|scene| (scene.about)(sight, key))
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

/// The key of the figure that words with this key name: a press on a name means what it names.
#[must_use]
pub fn named_by(key: &str) -> Option<&str> {
    key.strip_prefix('~')?.strip_suffix("/name")
}

/// Whether the pointer meets a figure with this key. What begins with `~` is there to be seen only.
#[must_use]
pub fn meets(key: &str) -> bool {
    !key.starts_with('~')
}
