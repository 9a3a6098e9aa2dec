//! Pictures of the art module as textures of the overlay: painted once per size, kept by egui.
//! Paints nothing itself.

use crate::view::art::{self, Picture, palette::Rgba};
use bevy_egui::egui::{Color32, ColorImage, Context, Id, TextureHandle, TextureOptions};

/// Sizes are rounded up to steps of this many pixels, so that few textures are kept.
const STEP: u32 = 8;

/// A colour of the palette as egui wants it.
pub fn colour(rgba: Rgba) -> Color32 {
    Color32::from_rgba_unmultiplied(rgba[0], rgba[1], rgba[2], rgba[3])
}

/// The texture of a picture that is shown `points` wide.
pub fn texture(ctx: &Context, picture: Picture, points: f32) -> TextureHandle {
    let wanted = (points * ctx.pixels_per_point()).ceil().clamp(8.0, 1024.0) as u32;
    let pixels = wanted.div_ceil(STEP) * STEP;
    let id = Id::new(("picture", picture, pixels));
    if let Some(known) = ctx.data(|d| d.get_temp::<TextureHandle>(id)) {
        return known;
    }
    let image = art::paint(&picture, pixels);
    let side = pixels as usize;
    let handle = ctx.load_texture(
        format!("{picture:?} {pixels}"),
        ColorImage::from_rgba_unmultiplied([side, side], image.as_raw()),
        TextureOptions::LINEAR,
    );
    ctx.data_mut(|d| d.insert_temp(id, handle.clone()));
    handle
}

/// A texture that somebody else paints, once.
pub fn painted(
    ctx: &Context,
    name: &'static str,
    paint: impl FnOnce() -> ColorImage,
) -> TextureHandle {
    let id = Id::new(("painted", name));
    if let Some(known) = ctx.data(|d| d.get_temp::<TextureHandle>(id)) {
        return known;
    }
    let handle = ctx.load_texture(name, paint(), TextureOptions::LINEAR);
    ctx.data_mut(|d| d.insert_temp(id, handle.clone()));
    handle
}
