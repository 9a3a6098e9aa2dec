//! Duck Dealer on the board: planets with their sites, routes with points and cubes, ships,
//! passages, the turn counter, the consumers to come and the tokens that nobody holds.
//!
//! It reads a sight through the game's nouns and the level; it never asks the table and decides no
//! rule.

mod about;
pub mod art;
mod beside;

mod places;
mod planets;
mod routes;

use super::table::nouns::{DuckSight, DuckView};
use crate::{
    games::game_table::GameView,
    table::{action::Thing, ids::SeatId, sight::Sight},
    view::{
        art::palette::Livery,
        figures::{Figure, Scene, Setting},
        scene::{GameScene, SceneContext, key_of},
    },
};
use places::TablePlan;

/// The scene, as the game brings it.
pub const SCENE: GameScene = GameScene { build: build_scene, about: about::about };

/// Layers of the board, lowest first. Traces of the window lie on layer 1.
mod layer {
    /// The board itself.
    pub const GROUND: i32 = -6;
    /// Shades of what can be reached.
    pub const REACH: i32 = -4;
    /// Links between spaces.
    pub const LINKS: i32 = 0;
    /// Points, the counter and what lies in the corners.
    pub const POINTS: i32 = 2;
    /// Cubes on points.
    pub const CUBES: i32 = 3;
    /// Planets.
    pub const PLANETS: i32 = 4;
    /// Sites.
    pub const SITES: i32 = 6;
    /// What is laid on sites.
    pub const LAID: i32 = 7;
    /// Privileges, passages, distances.
    pub const MARKS: i32 = 8;
    /// Names and numbers.
    pub const NAMES: i32 = 9;
    /// Ships.
    pub const SHIPS: i32 = 12;
}

/// Least side of a ship's picture on the screen, in points.
const LEAST_SHIP: f32 = 30.0;

/// A scene at work.
struct Dresser<'a> {
    nouns: DuckSight<'a>,
    with: SceneContext,
    scene: Scene,
    plan: TablePlan,
}

/// The scene of a table, as the viewer of the sight sees it.
fn build_scene(sight: &Sight, with: SceneContext) -> Scene {
    let Some(nouns) = DuckSight::of(sight) else { return Scene::default() };
    let scene = Scene { setting: Setting::Sky, ..Scene::default() };
    let mut dresser = Dresser { nouns, with, scene, plan: TablePlan::of(with.room) };
    dresser.ground();
    dresser.routes();
    dresser.planets();
    dresser.ships();
    dresser.counter();
    dresser.stacks();
    dresser.stock();
    dresser.scene
}

impl Dresser<'_> {
    /// Colour, shape and letter of a seat.
    fn livery(&self, seat: SeatId) -> Livery {
        self.with.livery(self.nouns.sight, seat)
    }
    fn put(&mut self, figure: Figure) {
        self.scene.figures.push(figure);
    }
    /// Where a space is drawn.
    fn at(&self, space: u16) -> places::BoardPoint {
        places::at(self.nouns.level(), space)
    }

    /// The board under everything.
    fn ground(&mut self) {
        let (at, wide, high) = self.plan.ground();
        let picture = art::ground(self.plan == TablePlan::Wide);
        let ground = Figure::new("~ground", picture, at, wide, layer::GROUND);
        self.put(ground.card(wide / high));
    }

    /// Ships where they are, several on one space side by side.
    fn ships(&mut self) {
        let placed: Vec<(SeatId, u16)> =
            self.nouns.seats().filter_map(|s| Some((s, self.nouns.space_of(s)?))).collect();
        for &(seat, space) in &placed {
            let here: Vec<SeatId> =
                placed.iter().filter(|(_, s)| *s == space).map(|(seat, _)| *seat).collect();
            let nth = here.iter().position(|s| *s == seat).unwrap_or(0);
            let level = self.nouns.level();
            let (at, size) = match level.planet_of(space) {
                Some(planet) => places::PlanetPlaces::of(level, planet).berth(nth, here.len()),
                None => {
                    let ((dx, dy), size) = places::berth(nth, here.len());
                    let (x, y) = self.at(space);
                    ((x + dx, y + dy), size)
                }
            };
            let piece = self.nouns.layout().ship(seat);
            let key = key_of(Thing::Piece(piece));
            let picture = art::afloat(self.livery(seat), seat == self.nouns.active());
            let ship = Figure::new(key, picture, at, size, layer::SHIPS).at_least(LEAST_SHIP);
            self.put(ship.turned(-0.35).clear());
        }
    }
}
