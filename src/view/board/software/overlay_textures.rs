//! Textures of the overlay: its letters and small pictures, kept as bytes of colour that a shader
//! of our own reads as they are. That, and letters that are never smoothed twice, make the overlay
//! half as dear.
//!
//! It never changes what egui asks to be seen.

use super::uploads::TextureUploads;
use crate::view::board::texture::texture;
use bevy::{
    asset::load_internal_asset,
    image::ImageSampler,
    prelude::*,
    render::{RenderApp, render_resource::TextureFormat},
    shader::Shader,
};
use bevy_egui::{
    EguiContext, EguiManagedTexture, EguiManagedTextures, EguiPostUpdateSet, EguiRenderOutput,
    egui::{ColorImage, ImageData, TextureId},
    render::EGUI_SHADER_HANDLE,
    update_egui_textures_system,
};
use image::RgbaImage;

/// Needs the overlay's plugin before it, whose shader and upkeep it replaces.
pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    load_internal_asset!(
        app,
        EGUI_SHADER_HANDLE,
        "../../../../assets/shaders/overlay.wgsl",
        Shader::from_wgsl
    );
    app.add_systems(
        PostUpdate,
        update_textures
            .in_set(EguiPostUpdateSet::PostProcessOutput)
            .before(update_egui_textures_system),
    );
}

/// Brings textures up to what egui wants.
fn update_textures(
    mut contexts: Query<(Entity, &mut EguiContext, &mut EguiRenderOutput)>,
    mut textures: ResMut<EguiManagedTextures>,
    mut images: ResMut<Assets<Image>>,
    mut uploads: ResMut<TextureUploads>,
) {
    for (entity, mut context, mut output) in &mut contexts {
        if output.textures_delta.set.is_empty() {
            continue;
        }
        for (id, deltas) in std::mem::take(&mut output.textures_delta.set) {
            let TextureId::Managed(number) = id else { continue };
            let letters = id == TextureId::default();
            for delta in deltas {
                let ImageData::Color(colours) = &delta.image;
                let pixels = pixels(colours);
                let key = (entity, number);
                let Some([x, y]) = delta.pos else {
                    textures.insert(key, managed(pixels, letters, &mut images));
                    continue;
                };
                match textures.get(&key) {
                    Some(known) => {
                        uploads.push(known.handle.id(), UVec2::new(x as u32, y as u32), pixels)
                    }
                    None => {
                        error!("a part of the overlay's texture {number} came before the texture")
                    }
                }
            }
            if letters {
                // Discs would be taken from the letters' texture at other sizes than they lie
                // there.
                context
                    .get_mut()
                    .tessellation_options_mut(|options| options.prerasterized_discs = false);
            }
        }
    }
}

/// A new texture of the overlay.
fn managed(pixels: RgbaImage, letters: bool, images: &mut Assets<Image>) -> EguiManagedTexture {
    let mut image = texture(pixels);
    image.texture_descriptor.format = TextureFormat::Rgba8Unorm;
    // Pictures are asked for smooth (`ui::gallery`), and shown at other sizes than they were
    // painted.
    image.sampler = if letters { ImageSampler::nearest() } else { ImageSampler::linear() };
    // The renderer alone has the pixels, so there is no copy to be kept here.
    EguiManagedTexture { handle: images.add(image), color_image: ColorImage::default() }
}

fn pixels(colours: &ColorImage) -> RgbaImage {
    let bytes = colours.pixels.iter().flat_map(|colour| colour.to_array()).collect();
    RgbaImage::from_raw(colours.width() as u32, colours.height() as u32, bytes).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::image::ImageFilterMode;
    use bevy_egui::egui::{Color32, TextureOptions, epaint::ImageDelta};

    #[test]
    fn letters_lie_as_bytes_on_the_card_and_parts_follow_them() {
        let mut world = World::new();
        world.init_resource::<EguiManagedTextures>();
        world.init_resource::<Assets<Image>>();
        world.init_resource::<TextureUploads>();
        let mut output = EguiRenderOutput::default();
        let ink = |size| ColorImage::filled(size, Color32::from_rgba_premultiplied(9, 8, 7, 200));
        let parts = [
            ImageDelta::full(ink([64, 32]), TextureOptions::LINEAR),
            ImageDelta::partial([8, 4], ink([3, 2]), TextureOptions::LINEAR),
        ];
        output.textures_delta.set.insert(TextureId::default(), parts.into_iter().collect());
        output.textures_delta.set.insert(
            TextureId::Managed(5),
            [ImageDelta::full(ink([16, 16]), TextureOptions::LINEAR)].into_iter().collect(),
        );
        // A part of what nobody has sent is told, and nothing else happens.
        output.textures_delta.set.insert(
            TextureId::Managed(6),
            [ImageDelta::partial([0, 0], ink([1, 1]), TextureOptions::LINEAR)]
                .into_iter()
                .collect(),
        );
        let overlay = world.spawn((EguiContext::default(), output)).id();
        let system = world.register_system(update_textures);
        world.run_system(system).unwrap();
        assert!(
            world.get::<EguiRenderOutput>(overlay).unwrap().textures_delta.set.is_empty(),
            "nobody else brings them up"
        );
        let (textures, images) =
            (world.resource::<EguiManagedTextures>(), world.resource::<Assets<Image>>());
        assert_eq!(textures.len(), 2);
        let image = |number| images.get(&textures[&(overlay, number)].handle).unwrap();
        assert_eq!(image(0).texture_descriptor.format, TextureFormat::Rgba8Unorm);
        assert_eq!((image(0).size(), image(5).size()), (UVec2::new(64, 32), UVec2::splat(16)));
        assert_eq!(image(0).data.as_ref().unwrap()[..4], [9, 8, 7, 200]);
        let smooth = |number| match &image(number).sampler {
            ImageSampler::Descriptor(d) => d.mag_filter == ImageFilterMode::Linear,
            ImageSampler::Default => false,
        };
        assert!(!smooth(0) && smooth(5), "letters are as sharp as they were drawn");
        assert_eq!(world.resource::<TextureUploads>().waiting(), 1);
    }
}
