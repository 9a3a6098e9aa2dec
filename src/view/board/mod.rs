//! The board in the window: draws a scene, moves the camera, finds out what the pointer is on and
//! says what was clicked.
//!
//! It reads [`BoardInput`] and writes [`BoardOutput`] and [`BoardClick`]; it knows no game and no
//! table, and asks the window for a redraw only while something moves.

pub mod camera;
mod control;
mod dice;
mod highlights;
pub mod hit;
mod input;
mod lines;
pub mod motion;
mod order;
mod output;
mod pointer;
mod render_scale;
mod sky;
mod software;
mod sprites;
mod texture;
mod texture_cache;
mod trim;

pub use input::{BoardCommand, BoardInput, DiceRoll, Trace};
pub use order::{BoardCamera, BoardSet};
pub use output::{BoardClick, BoardDrop, BoardOutput, Hovered};
pub use pointer::PointerPlace;
pub(crate) use software::draw_all_again;
pub use software::{DrawnPart, SoftwareRenderingPlugin};

use bevy::prelude::*;

/// Draws a board and listens to the pointer on it.
pub struct BoardPlugin;

impl Plugin for BoardPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<BoardInput>()
            .init_resource::<BoardOutput>()
            .add_message::<BoardClick>()
            .add_message::<BoardDrop>()
            .add_message::<BoardCommand>()
            .configure_sets(Update, (BoardSet::Listen, BoardSet::Show).chain())
            .add_plugins((
                pointer::plugin,
                control::plugin,
                texture_cache::plugin,
                render_scale::plugin,
                sky::plugin,
                sprites::plugin,
                lines::plugin,
                highlights::plugin,
                motion::plugin,
                dice::plugin,
            ));
    }
}
