//! The order in which the parts of the board work, and what they hand to each other: they know this
//! and need not know one another.

use super::hit::WrittenName;
use bevy::prelude::*;
use std::sync::Arc;

/// When the board works, in `Update`. Write [`BoardInput`](super::BoardInput) between the two.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardSet {
    /// Reads mouse and keyboard; writes [`BoardOutput`](super::BoardOutput) and
    /// [`BoardClick`](super::BoardClick).
    Listen,
    /// Brings the figures to what [`BoardInput`](super::BoardInput) says.
    Show,
}

/// The camera that draws the board over the whole window. It is spawned at start-up and always
/// there, so egui can use it, too.
#[derive(Component)]
pub struct BoardCamera;

/// The step that brings figures to the scene; others go before or after it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SpritesDrawn;

/// The names that are written on the board, for the pointer.
#[derive(Resource, Default)]
pub(super) struct WrittenNames(pub(super) Arc<Vec<WrittenName>>);
