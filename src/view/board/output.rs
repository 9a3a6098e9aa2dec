//! What the board has found out: what the pointer is on, what was clicked, what was carried
//! somewhere. What comes of it others decide.

use super::{
    camera::CameraPose,
    hit::{WrittenName, hit_name, hit_test_offered},
    input::BoardInput,
};
use crate::table::action::Thing;
use bevy::prelude::*;
use std::sync::Arc;

/// Least radius of a target, in logical pixels.
pub(super) const LEAST_TARGET: f32 = 9.0;

/// What the board has found out.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BoardOutput {
    /// What the pointer is on, unless a panel is in the way.
    pub hovered: Option<Hovered>,
    /// Whether anything moves: figures on their way, dice, a gliding camera.
    pub moving: bool,
    /// Whether pictures of what is shown are still being painted.
    pub painting: bool,
    /// The camera, to place things of the overlay beside figures: see [`BoardOutput::to_screen`].
    pub camera: CameraPose,
    /// The free rectangle that the camera goes with, in logical pixels.
    pub free: Rect,
    /// The names on the board, in board units.
    pub names: Arc<Vec<WrittenName>>,
}

impl BoardOutput {
    /// Where a board point lies on the screen, in logical pixels.
    #[must_use]
    pub fn to_screen(&self, at: (f32, f32)) -> Vec2 {
        self.camera.to_screen(Vec2::new(at.0, at.1), self.free)
    }

    /// What a click with the left button at a place on the screen would hit, where no panel lies
    /// over it.
    #[must_use]
    pub fn hit(&self, input: &BoardInput, at: Vec2) -> Option<Thing> {
        let offered = input.all_offered();
        let (under, scale) = (self.camera.to_board(at, self.free), self.camera.scale);
        let slack = LEAST_TARGET / scale;
        let hit = hit_test_offered(&input.scene, &offered, under, scale, slack)
            .or_else(|| hit_name(&input.scene, &self.names, under))?;
        crate::view::scene::thing_of(&hit.key)
    }
}

/// A figure under the pointer.
#[derive(Clone, Debug, PartialEq)]
pub struct Hovered {
    /// Key of the figure, for [`crate::view::scene::about`].
    pub key: String,
    /// The thing that it shows, if it is one.
    pub thing: Option<Thing>,
    /// Its middle on the screen, in logical pixels.
    pub at: Vec2,
    /// Its radius on the screen, in logical pixels.
    pub radius: f32,
    /// Half its height on the screen, in logical pixels: more than the radius for what stands
    /// upright, such as a card.
    pub half_height: f32,
}

/// Somebody clicked on a figure, or with the right button beside every figure.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct BoardClick {
    /// Key of the figure; empty beside every figure.
    pub key: String,
    /// The thing that it shows, if it is one.
    pub thing: Option<Thing>,
    /// Which button.
    pub button: MouseButton,
}

/// Somebody carried a figure somewhere else.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct BoardDrop {
    /// The thing that was picked up.
    pub from: Thing,
    /// The thing it was dropped on, if it was one.
    pub onto: Option<Thing>,
    /// Where in the window it was let go, in logical pixels.
    pub at: Vec2,
}
