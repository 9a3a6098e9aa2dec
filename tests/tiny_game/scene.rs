//! How the table looks: three places with their crates, the stock and what was sold. It reads a
//! sight and decides nothing.

use super::table::{PLACES, SOLD, STOCK, place};
use caravanserai::{
    table::{
        action::{Message, Thing, Value},
        ids::{SpaceId, ZoneId},
        sight::Sight,
    },
    view::{
        art::{GameArt, Picture},
        figures::{Figure, Label, Scene, Setting},
        scene::{GameScene, SceneContext, key_of, thing_of},
    },
};
use include_dir::{Dir, include_dir};

/// The drawings, as the game brings them.
pub static ART: GameArt = GameArt { files: &DRAWINGS, painters: &[], cover: None };
static DRAWINGS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/tests/tiny_game/data/art");

/// The scene, as the game brings it.
pub const SCENE: GameScene = GameScene { build, about };

const INK: [u8; 4] = [250, 240, 220, 255];

fn build(sight: &Sight, with: SceneContext) -> Scene {
    let mut scene = Scene { setting: Setting::Table, ..Scene::default() };
    let mut put = |thing: Thing, text: String, at: (f32, f32)| {
        let label = Label::new(text, 26.0, INK).plated();
        scene.figures.push(Figure::words(key_of(thing), label, at, 120.0, 2));
    };
    for space in (0..PLACES).map(SpaceId).filter(|&s| sight.zone(place(s)).count == 0) {
        put(Thing::Space(space), with.localizer.word("tri-empty"), at(space));
    }
    for (zone, at) in [(STOCK, (200.0, 350.0)), (SOLD, (800.0, 350.0))] {
        put(Thing::Zone(zone), sight.zone(zone).count.to_string(), at);
    }
    for space in (0..PLACES).map(SpaceId).filter(|&s| sight.zone(place(s)).count > 0) {
        let (key, picture) = (key_of(Thing::Space(space)), Picture::new("tiny_game/crate"));
        scene.figures.push(Figure::new(key, picture, at(space), 120.0, 2));
    }
    scene
}

/// Where a place of the row lies.
fn at(space: SpaceId) -> (f32, f32) {
    (350.0 + 150.0 * f32::from(space.0), 350.0)
}

fn about(sight: &Sight, key: &str) -> Option<Message> {
    let words = |key, zone: ZoneId| {
        let count = Value::Number(sight.zones.get(zone.ix())?.count as i64);
        Some(Message { key, args: vec![("count", count)], ..Message::default() })
    };
    match thing_of(key)? {
        Thing::Space(space) if space.0 < PLACES => words("tri-about-place", place(space)),
        Thing::Zone(STOCK) => words("tri-about-stock", STOCK),
        Thing::Zone(SOLD) => words("tri-about-sold", SOLD),
        _ => None,
    }
}
