//! The pictures of the bodies at the middle of the systems: who paints which of them.
//!
//! Balls are lit pixel by pixel from noise; built things are drawn with the brush. The light of all
//! comes from the upper left.

use image::RgbaImage;

use crate::view::art::drawing::ArtError;
use crate::view::art::{Picture, brush};

pub use super::bodies::{BODIES, Body};
use super::{planets_built, planets_stars, worlds};

/// Paints the body that the picture names.
pub(super) fn paint(picture: &Picture, pixels: u32) -> Result<RgbaImage, ArtError> {
    let id = picture.word("body").unwrap_or("");
    let body = BODIES.iter().find(|(known, _)| *known == id).map(|(_, body)| *body);
    let name = || ArtError::Missing(format!("{}/{id}", picture.name()));
    body.map(|body| planet(body, pixels)).ok_or_else(name)
}

/// Paints a body as a square of `pixels` pixels (1 to 4096) on transparent ground.
#[must_use]
pub fn planet(body: Body, pixels: u32) -> RgbaImage {
    let pixels = pixels.clamp(1, 4096);
    let mut image = match body {
        Body::Biosphere => planets_built::biosphere(pixels),
        Body::Genship => planets_built::genship(pixels),
        Body::Belt => planets_built::belt(pixels),
        Body::Nebula => planets_built::nebula(pixels),
        Body::Supergiant => planets_stars::supergiant(pixels),
        Body::Supernova => planets_stars::supernova(pixels),
        world => worlds::paint(world, pixels),
    };
    brush::bleed(&mut image);
    image
}
