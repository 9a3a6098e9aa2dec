//! Merchants Cove on the board: the harbour with its boats and docks, the clock, the townsfolk, and
//! the spaces of whoever acts.
//!
//! It reads a sight through the game's nouns and the level; it never asks the table and decides no
//! rule.

mod about;
pub mod art;

use crate::{
    games::merchants_cove::{
        layout,
        nouns::{CoveSight, CoveView},
    },
    table::{action::Thing, sight::Sight},
    view::{
        figures::{Figure, Scene, Setting},
        scene::{GameScene, SceneContext, key_of},
    },
};

/// The scene, as the game brings it.
pub const SCENE: GameScene = GameScene { build: build_scene, about: about::about };

/// The scene of a table, as the viewer of the sight sees it.
fn build_scene(sight: &Sight, _with: SceneContext) -> Scene {
    let Some(nouns) = CoveSight::of(sight) else { return Scene::default() };
    let mut scene = Scene { setting: Setting::Table, ..Scene::default() };
    for boat in (0..layout::BOATS).filter(|boat| nouns.at_sea(*boat)) {
        let at = (120.0 + 150.0 * f32::from(boat), 300.0);
        let key = key_of(Thing::Zone(layout::aboard(boat)));
        scene.figures.push(Figure::new(key, art::BOAT, at, 120.0, 2));
    }
    scene
}
