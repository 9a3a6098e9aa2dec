//! What a game brings to be seen: its drawings, what it paints by code, and its cover.

use super::{art_error::ArtError, picture::Picture};
use crate::view::figures::Setting;
use image::RgbaImage;
use include_dir::Dir;

/// Paints by code what is no drawing.
pub struct Painter {
    /// The name of its pictures.
    pub name: &'static str,
    /// See [`Picture::is_scenic`].
    pub scenic: bool,
    /// A square of so many pixels with transparent ground and straight alpha.
    pub paint: fn(&Picture, u32) -> Result<RgbaImage, ArtError>,
}

/// The part of a game that this layer looks for: its drawings, and what it paints by code.
pub struct GameArt {
    /// The folder of the game in `assets/art`.
    pub files: &'static Dir<'static>,
    /// Painters; their names begin with the folder of the game.
    pub painters: &'static [Painter],
    /// What stands for the game where one chooses among games; `None` for its name alone.
    pub cover: Option<Cover>,
}

/// A picture that stands for a game, put together from its own parts.
pub struct Cover {
    /// What lies behind.
    pub setting: Setting,
    /// What is to be seen, from back to front.
    pub parts: fn() -> Vec<CoverPart>,
}

/// A picture on a cover, which is one high and about twice as wide.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CoverPart {
    /// What is painted.
    pub picture: Picture,
    /// Its middle: how far from the left, as a share of the width, and from the top, of the height.
    pub at: (f32, f32),
    /// The side of its square, as a share of the height.
    pub size: f32,
    /// Turn in radians, clockwise.
    pub turn: f32,
}
