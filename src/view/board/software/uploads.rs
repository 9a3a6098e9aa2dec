//! Pixels on their way to textures that exist: a part of a texture is written without sending all
//! of it again. It knows nothing of what the pixels show.

use bevy::{
    asset::AssetId,
    prelude::*,
    render::{
        ExtractSchedule, MainWorld, Render, RenderApp, RenderSystems,
        render_asset::RenderAssets,
        render_resource::{
            Extent3d, Origin3d, TexelCopyBufferLayout, TexelCopyTextureInfo, TextureAspect,
        },
        renderer::RenderQueue,
        texture::GpuImage,
    },
};
use image::RgbaImage;

/// For how many frames an upload waits for its texture.
const PATIENCE: u8 = 60;

/// Pixels that go to a part of a texture.
struct Upload {
    image: AssetId<Image>,
    at: UVec2,
    pixels: RgbaImage,
    waited: u8,
}

/// What is written with the next frame.
#[derive(Resource, Default)]
pub(super) struct TextureUploads(Vec<Upload>);

impl TextureUploads {
    /// Writes these pixels to a texture, at this place of it, with the next frame.
    pub(super) fn push(&mut self, image: AssetId<Image>, at: UVec2, pixels: RgbaImage) {
        self.0.push(Upload { image, at, pixels, waited: 0 });
    }
    /// Takes over what another list has.
    pub(super) fn append(&mut self, others: &mut TextureUploads) {
        self.0.append(&mut others.0);
    }
    /// Whether anything is to be written.
    pub(super) fn any(&self) -> bool {
        !self.0.is_empty()
    }
    /// How many are still to be written.
    #[cfg(test)]
    pub(super) fn waiting(&self) -> usize {
        self.0.len()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TextureUploads>();
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    render
        .init_resource::<TextureUploads>()
        .add_systems(ExtractSchedule, extract)
        .add_systems(Render, write.in_set(RenderSystems::PrepareResources));
}

fn extract(mut main: ResMut<MainWorld>, mut own: ResMut<TextureUploads>) {
    let uploads = main.get_resource_mut::<TextureUploads>().filter(|u| u.any());
    if let Some(mut uploads) = uploads {
        own.0.append(&mut uploads.0);
    }
}

/// Writes the pixels to the textures; what has none yet waits.
fn write(
    mut uploads: ResMut<TextureUploads>,
    images: Res<RenderAssets<GpuImage>>,
    queue: Res<RenderQueue>,
) {
    if uploads.0.is_empty() {
        return;
    }
    uploads.0.retain_mut(|upload| {
        let Some(image) = images.get(upload.image) else {
            upload.waited += 1;
            return upload.waited < PATIENCE;
        };
        let (width, height) = upload.pixels.dimensions();
        queue.write_texture(
            TexelCopyTextureInfo {
                texture: &image.texture,
                mip_level: 0,
                origin: Origin3d { x: upload.at.x, y: upload.at.y, z: 0 },
                aspect: TextureAspect::All,
            },
            upload.pixels.as_raw(),
            TexelCopyBufferLayout {
                offset: 0,
                bytes_per_row: Some(width * 4),
                rows_per_image: Some(height),
            },
            Extent3d { width, height, depth_or_array_layers: 1 },
        );
        false
    });
}
