//! The evening market: cards, emblems, dice and tables of Dale of Merchants, painted on the
//! processor.
//!
//! Pure functions from a card and a size to pixels, the same on every computer and in every run.
//! No window, no graphics card and no game rule may be asked for in here; words come in already
//! translated.

mod card;
mod cast;
mod emblem;
mod figure;
mod folk;
mod hats;
mod heads;
mod heads_more;
mod kit;
mod lettering;
mod market;
mod marks;
mod places;
mod props;
mod props_fun;
mod props_play;
mod props_trade;
mod scenes;

use image::RgbaImage;

use super::brush::Brush;

pub use card::{Area, Areas, CardFace, Kind, SMALL, areas, band_ink, cloth, face, height};
pub use cast::{CARDS, REMASTERED};
pub use folk::{Folk, INK, INK_SOFT, ink_on};
pub use market::{STALLS, market_board, market_height, market_places, table};
pub use marks::{Aura, Back, Die, Mark, Slot, back, mark, slot};

/// Paints the emblem of a set as a square of `pixels` pixels with transparent ground.
#[must_use]
pub fn emblem(folk: Folk, pixels: u32) -> RgbaImage {
    let Some(mut brush) = Brush::new(pixels) else { return RgbaImage::new(pixels, pixels) };
    emblem::medal(&mut brush, folk);
    brush.finish()
}

/// Paints the picture of a card alone, `width` by `height` pixels, opaque. Nothing for an unknown
/// id.
#[must_use]
pub fn picture(card: &str, remastered: bool, width: u32, height: u32) -> Option<RgbaImage> {
    let mut brush = Brush::sheet(width, height, 120.0)?;
    let tall = 120.0 * height as f32 / width.max(1) as f32;
    let scene = cast::scene_of(card, remastered);
    if scene.is_none() && card != "junk" {
        return None;
    }
    brush.set((0.0, 100.0), (0.0, tall), (1.0, 1.0), 0.0, |b| match &scene {
        Some(scene) => scenes::paint(b, scene),
        None => card::junk(b),
    });
    Some(brush.finish())
}
