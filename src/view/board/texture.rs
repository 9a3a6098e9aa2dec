//! Textures on the graphics card: where a painted picture lies, and how an image becomes one.

use super::trim::PicturePart;
use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    sprite::Anchor,
};
use image::RgbaImage;

/// Where a painted picture lies.
#[derive(Debug)]
pub(super) struct TextureRegion {
    /// The texture.
    pub image: Handle<Image>,
    /// The part of the texture in pixels; `None`: all of it.
    pub rect: Option<Rect>,
    /// The part of the picture that lies there.
    pub part: PicturePart,
}

impl TextureRegion {
    /// A sprite of this picture, the whole of it so large in board units, around where it stands.
    pub(super) fn sprite(&self, size: Vec2, colour: Color) -> (Sprite, Anchor) {
        let sprite = Sprite {
            image: self.image.clone(),
            rect: self.rect,
            custom_size: Some(size * self.part.size),
            color: colour,
            ..default()
        };
        (sprite, self.part.anchor())
    }
}

/// A texture of an image, kept on the graphics card alone.
pub(super) fn texture(image: RgbaImage) -> Image {
    let size = Extent3d { width: image.width(), height: image.height(), depth_or_array_layers: 1 };
    Image::new(
        size,
        TextureDimension::D2,
        image.into_raw(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}
