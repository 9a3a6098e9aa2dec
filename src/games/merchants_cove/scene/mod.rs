//! Merchants Cove on the board: the harbour with its boats and docks, the clock, the townsfolk, and
//! the spaces of whoever acts.
//!
//! It reads a sight through the game's nouns and the level; it never asks the table and decides no
//! rule.

mod about;
pub mod art;
mod dial;
mod harbour;
mod places;
mod quay;

use super::table::nouns::{CoveSight, CoveView, GameView, GlassOwner};
use crate::{
    table::{action::Value, ids::SeatId, sight::Sight},
    view::{
        art::palette::Livery,
        figures::{Figure, Label, Scene, Setting},
        scene::{GameScene, SceneContext},
    },
};

/// The scene, as the game brings it.
pub const SCENE: GameScene = GameScene { build: build_scene, about: about::about };

pub use quay::ability;

/// Layers of the board, lowest first. Traces of the window lie on layer 1.
mod layer {
    /// The harbour itself.
    pub const GROUND: i32 = -6;
    /// Docks, berths, the clock's face.
    pub const FLOOR: i32 = 0;
    /// Hours, halls, cards, tiles.
    pub const PLACES: i32 = 2;
    /// What is painted on them.
    pub const SIGNS: i32 = 4;
    /// Boats.
    pub const BOATS: i32 = 6;
    /// Adventurers, figures, mice.
    pub const PIECES: i32 = 8;
    /// Hourglasses.
    pub const GLASSES: i32 = 10;
    /// Names and numbers.
    pub const NAMES: i32 = 12;
}

/// The colour of the Peddler, who has no seat.
const PEDDLER: u8 = 5;

/// Whose colour a player has; the Peddler has one of his own.
pub fn livery(sight: &Sight, with: SceneContext, player: GlassOwner) -> Livery {
    if usize::from(player) < sight.catalogue.seats.len() {
        with.livery(sight, SeatId(player))
    } else {
        Livery { seat: PEDDLER, set: with.palette }
    }
}

/// A scene at work.
struct Dresser<'a> {
    n: CoveSight<'a>,
    with: SceneContext,
    scene: Scene,
}

/// The scene of a table, as the viewer of the sight sees it.
fn build_scene(sight: &Sight, with: SceneContext) -> Scene {
    let Some(n) = CoveSight::of(sight) else { return Scene::default() };
    let scene = Scene { setting: Setting::Table, ..Scene::default() };
    let mut dresser = Dresser { n, with, scene };
    let (wide, high) = places::BOARD;
    let middle = (wide / 2.0, high / 2.0);
    let ground = Figure::new("~ground", art::GROUND, middle, wide, layer::GROUND);
    dresser.put(ground.card(wide / high));
    dresser.clock();
    dresser.harbour();
    dresser.quay();
    dresser.scene
}

impl Dresser<'_> {
    fn livery(&self, player: GlassOwner) -> Livery {
        livery(self.n.sight, self.with, player)
    }
    fn put(&mut self, figure: Figure) {
        self.scene.figures.push(figure);
    }
    /// Words with arguments in the reader's language.
    fn said(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        self.with.localizer.say_key(key, args, &self.n.sight.catalogue)
    }
    /// Words alone.
    fn words(&mut self, key: impl Into<String>, label: Label, at: places::BoardPoint) {
        self.put(Figure::words(key, label, at, 0.0, layer::NAMES));
    }
    /// A rectangle, so wide and so high.
    fn card(
        &mut self,
        key: impl Into<String>,
        picture: crate::view::art::Picture,
        at: places::BoardPoint,
        (wide, high): places::BoardPoint,
        layer: i32,
    ) {
        let figure = Figure::new(key, picture, at, wide.max(high), layer);
        self.put(figure.card(wide / high));
    }
    /// Who may act: the seat in turn, as far as it is one.
    fn in_turn(&self) -> GlassOwner {
        let seats = self.n.spec.seats.max(1) as GlassOwner;
        self.n.active().0.min(seats - 1)
    }
    /// Everybody with an hourglass.
    fn everybody(&self) -> Vec<GlassOwner> {
        self.n.players().collect()
    }
}
