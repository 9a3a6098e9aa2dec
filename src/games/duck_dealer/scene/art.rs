//! The pictures of Duck Dealer: which drawing with which parameters stands for what.
//!
//! Names only; the drawings lie in `assets/art/duck_dealer`. What has no drawing of its own is a
//! blank disc. No rule here.

use crate::{
    games::duck_dealer::level::{Colour, Equipment},
    view::{
        art::{
            self, Cover, CoverPart, GameArt, Picture, PictureValue, palette::Livery, palette::Rgba,
        },
        figures::Setting,
    },
};
use include_dir::{Dir, include_dir};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/art/duck_dealer");

/// The drawings of the game.
pub static ART: GameArt = GameArt {
    files: &FILES,
    painters: &[],
    cover: Some(Cover { setting: Setting::Sky, parts: cover }),
};

/// Rubber-duck yellow.
pub const YELLOW: Rgba = [255, 210, 63, 255];
/// Ink blue.
pub const INK_BLUE: Rgba = [16, 37, 79, 255];
/// Cream of edges and words.
pub const CREAM: Rgba = [255, 246, 216, 255];

/// A step point of a route.
pub const POINT: Picture = Picture::new("duck_dealer/board/point");
/// A blank disc, for what has no drawing.
pub const TOKEN: Picture = Picture::new("duck_dealer/board/token");

/// What stands for the game where one chooses among games: a duck among planets and goods. The sky
/// is so large that it reaches the sides of the widest cover.
fn cover() -> Vec<CoverPart> {
    let part = |(name, x, y, size, turn): (&str, f32, f32, f32, f32)| {
        let picture = Picture::named(&format!("duck_dealer/{name}"));
        CoverPart { picture, at: (x, y), size, turn }
    };
    [
        ("cover_sky", 0.5, 0.5, 4.2, 0.0),
        ("planet/S1", 0.12, 0.3, 0.36, 0.0),
        ("planet/P11", 0.1, 0.76, 0.34, 0.0),
        ("planet/P6", 0.73, 0.24, 0.3, 0.0),
        ("planet/P7", 0.91, 0.74, 0.46, 0.0),
        ("good/radios", 0.25, 0.24, 0.2, -0.15),
        ("good/satellites", 0.26, 0.68, 0.24, -0.2),
        ("good/phone_booths", 0.7, 0.8, 0.22, 0.2),
        ("good/medicine", 0.93, 0.26, 0.2, 0.15),
        ("cover_duck", 0.47, 0.5, 0.94, 0.0),
        ("ship", 0.8, 0.52, 0.38, -0.25),
    ]
    .map(part)
    .to_vec()
}

/// The board under everything: with columns at its sides, or without.
#[must_use]
pub const fn ground(wide: bool) -> Picture {
    Picture::new(if wide { "duck_dealer/board/wide" } else { "duck_dealer/board/ground" })
}

/// The drawing of this name, if there is one.
fn drawn(name: &str) -> Option<Picture> {
    art::drawn(&format!("duck_dealer/{name}"))
}

/// The drawing of this name, or a blank disc.
fn or_token(name: &str) -> Picture {
    drawn(name).unwrap_or(TOKEN)
}

/// A drawing of the folder `icons`: what an action is, for instance.
#[must_use]
pub fn icon(name: &str) -> Picture {
    or_token(&format!("icons/{name}"))
}

/// A good by its id.
#[must_use]
pub fn good(id: &str) -> Picture {
    or_token(&format!("good/{id}"))
}

/// The tokens of a colour.
#[must_use]
pub fn energy(colour: Colour) -> Picture {
    or_token(&format!("energy/{}", colour.id()))
}

/// A piece of equipment: a hold, or a member of the crew.
#[must_use]
pub fn equipment(what: Equipment) -> Picture {
    match what {
        Equipment::Hold => or_token("hold"),
        crew => drawn(&format!("crew/{}", crew.id()))
            .unwrap_or(or_token("crew").with(&[("crew", PictureValue::of(crew.id()))])),
    }
}

/// A planet by its id.
#[must_use]
pub fn planet(id: &str) -> Picture {
    drawn(&format!("planet/{id}")).unwrap_or_else(|| {
        const GROUNDS: [Rgba; 6] = [
            [127, 201, 127, 255],
            [255, 178, 112, 255],
            [120, 190, 232, 255],
            [240, 150, 170, 255],
            [176, 156, 230, 255],
            [236, 206, 110, 255],
        ];
        let sum: usize = id.bytes().map(usize::from).sum();
        let ground = GROUNDS[sum % GROUNDS.len()];
        Picture::new("duck_dealer/board/planet").with(&[("ground", ground.into())])
    })
}

/// The mine of a start planet, or of another one; its good is laid on it.
#[must_use]
pub fn mine(start: bool) -> Picture {
    let kind = if start { "start" } else { "ordinary" };
    or_token("mine").with(&[("kind", kind.into())])
}

fn side(built: bool) -> (&'static str, PictureValue) {
    ("side", if built { "built" } else { "unbuilt" }.into())
}

/// A shipyard; what it gives is laid on it.
#[must_use]
pub fn yard(built: bool) -> Picture {
    or_token("yard").with(&[side(built)])
}

/// A consumer; what it wants is laid on it.
#[must_use]
pub fn consumer(built: bool) -> Picture {
    or_token("consumer").with(&[side(built)])
}

/// A factory; what it makes is laid on it.
#[must_use]
pub fn factory() -> Picture {
    or_token("factory")
}

/// A place where a factory may be built.
#[must_use]
pub fn place() -> Picture {
    or_token("place")
}

/// A place whose consumer nobody knows yet.
#[must_use]
pub fn unexplored() -> Picture {
    or_token("unexplored")
}

/// The ship of a seat.
#[must_use]
pub fn ship(livery: Livery) -> Picture {
    or_token("ship").with(&livery.parameters())
}

/// The ship of a seat on the board, within the halo of its seat; a brighter one in its turn.
#[must_use]
pub fn afloat(livery: Livery, in_turn: bool) -> Picture {
    Picture::new("duck_dealer/afloat").with(&livery.afloat(in_turn))
}

/// A cube of a seat.
#[must_use]
pub fn cube(livery: Livery) -> Picture {
    or_token("cube").with(&livery.parameters())
}

/// A passage of a seat.
#[must_use]
pub fn passage(livery: Livery) -> Picture {
    or_token("passage").with(&livery.parameters())
}

/// A space of the turn counter; the last one bears a flag.
#[must_use]
pub fn cell(last: bool) -> Picture {
    or_token(if last { "counter_last" } else { "counter" })
}

/// The end of a row of the turn counter, with the number of cubes that it gives.
#[must_use]
pub fn row(cubes: i64) -> Picture {
    or_token("row").with(&[("cubes", PictureValue::of(cubes))])
}

/// The ring around the space of the turn counter that is filled next.
#[must_use]
pub const fn next() -> Picture {
    Picture::new("duck_dealer/board/next")
}

/// The shade around a planet that can be reached.
#[must_use]
pub fn reach(shade: Rgba) -> Picture {
    Picture::new("duck_dealer/board/reach").with(&[("shade", shade.into())])
}

/// How many red tokens a planet is away.
#[must_use]
pub fn reds(count: i64) -> Picture {
    Picture::new("duck_dealer/board/reds").with(&[("count", PictureValue::of(count))])
}

/// A slot of a ship, empty.
pub const SLOT: Picture = Picture::new("duck_dealer/slot");
/// Victory points.
pub const POINTS: Picture = Picture::new("duck_dealer/points");

/// A virtual token of a colour.
#[must_use]
pub fn virtual_energy(colour: Colour) -> Picture {
    or_token(&format!("energy/virtual_{}", colour.id()))
}

/// The nose or the tail of the big rocket of a seat.
#[must_use]
pub fn ship_part(name: &str, livery: Livery) -> Picture {
    or_token(&format!("ship_{name}")).with(&livery.parameters())
}
