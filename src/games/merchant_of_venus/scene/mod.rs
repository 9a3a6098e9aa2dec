//! Merchant of Venus on the board: links, spaces, systems with their markets, ports, ships, what
//! waits at the Base.
//!
//! It reads a sight through the game's nouns and the level; it never asks the table and knows no
//! rule.

mod about;
pub mod art;
mod markets;
mod places;
mod ships;
mod spaces;
mod systems;

use super::{
    level::{Link, LinkKind, SpaceIx},
    table::nouns::{Declared, GameView, VenusSight, VenusView},
};
use crate::view::scene::{GameScene, SceneContext};
use crate::{
    table::{ids::SeatId, sight::Sight},
    view::{
        art::palette::{Livery, Rgba, fade},
        figures::{Figure, Line, Scene},
    },
};
pub use about::ship_saying;

/// The scene, as the game brings it.
pub const SCENE: GameScene = GameScene { build: build_scene, about: about::about };

/// Layers of the board, lowest first. Traces of the window lie on layer 1.
mod layer {
    /// Planets and suns.
    pub const BODIES: i32 = -2;
    /// Links.
    pub const LINKS: i32 = 0;
    /// Spaces, with what lies in their boxes.
    pub const SPACES: i32 = 3;
    /// Ports and factories.
    pub const SITES: i32 = 5;
    /// Numbers at the exits of circles, names.
    pub const NAMES: i32 = 7;
    /// Markets.
    pub const MARKETS: i32 = 8;
    /// Ships.
    pub const SHIPS: i32 = 12;
    /// Names of worlds: a ship that lies below one hides none of it.
    pub const WORLDS: i32 = 14;
}

/// A scene at work.
struct Dresser<'a> {
    nouns: VenusSight<'a>,
    with: SceneContext,
    scene: Scene,
}

/// The scene of a table, as the viewer of the sight sees it.
fn build_scene(sight: &Sight, with: SceneContext) -> Scene {
    let Some(nouns) = VenusSight::of(sight) else { return Scene::default() };
    let mut dresser = Dresser { nouns, with, scene: Scene::default() };
    dresser.links();
    dresser.systems();
    dresser.spaces();
    dresser.sites();
    dresser.ships();
    dresser.scene
}

impl Dresser<'_> {
    /// Where a space is drawn, in board units.
    fn at(&self, space: SpaceIx) -> (f32, f32) {
        places::at(self.nouns.level().space(space))
    }
    /// Colour, shape and letter of a seat.
    fn livery(&self, seat: SeatId) -> Livery {
        self.with.livery(self.nouns.sight, seat)
    }
    fn put(&mut self, figure: Figure) {
        self.scene.figures.push(figure);
    }

    /// All links, and the heading that the active seat has declared.
    fn links(&mut self) {
        let level = self.nouns.spec.level.clone();
        for (n, link) in level.links.iter().enumerate() {
            let line = line(format!("link:{n}"), link, self.at(link.from), self.at(link.to));
            self.scene.lines.push(line);
        }
        if let (Declared::Space(to), false) = (self.nouns.declared(), self.nouns.moved()) {
            let active = self.nouns.active();
            let here = self.nouns.ship_at(active);
            if level.link_between(here, to).is_some() {
                let (from, to, colour) =
                    (self.at(here), self.at(to), fade(self.livery(active).colour(), 190));
                self.scene.lines.push(Line {
                    key: "~heading".to_owned(),
                    from,
                    to,
                    width: 2.6,
                    colour,
                    dashed: true,
                    glow: true,
                    layer: layer::LINKS + 1,
                });
            }
        }
    }
}

/// Links inside a star system.
const LINK_SYSTEM: Rgba = [150, 166, 214, 255];
/// Trade routes between systems.
const LINK_ROUTE: Rgba = [118, 132, 184, 255];
/// Links between an orbit and the ground.
const LINK_SURFACE: Rgba = [112, 222, 168, 255];
/// Links that only the Air Foil opens.
const LINK_AIRFOIL: Rgba = [112, 222, 168, 150];
/// The undrawn jump of the nebula.
const LINK_HIDDEN: Rgba = [158, 122, 255, 170];

/// How a link is drawn.
fn line(key: String, link: &Link, from: (f32, f32), to: (f32, f32)) -> Line {
    let (colour, width, dashed, glow) = match link.kind {
        LinkKind::System => (LINK_SYSTEM, 1.7, false, true),
        LinkKind::Route => (LINK_ROUTE, 1.6, true, true),
        LinkKind::Surface => (LINK_SURFACE, 1.7, false, true),
        LinkKind::Airfoil => (LINK_AIRFOIL, 1.2, true, false),
        LinkKind::Hidden => (fade(LINK_HIDDEN, 90), 1.2, true, false),
    };
    Line { key, from, to, width, colour, dashed, glow, layer: layer::LINKS }
}
