//! Pages: small pictures lie side by side on few large textures, so that the board is drawn in few steps: each change of texture
//! costs more than the pictures themselves where the processor draws.
//!
//! A place on a page is never given away while anybody holds it. It knows no figure and no scene.

use bevy::{
    asset::{AssetId, RenderAssetUsages},
    prelude::*,
    render::{
        ExtractSchedule, MainWorld, Render, RenderApp, RenderSystems,
        render_asset::RenderAssets,
        render_resource::{Extent3d, Origin3d, TexelCopyBufferLayout, TexelCopyTextureInfo, TextureAspect, TextureDimension, TextureFormat},
        renderer::RenderQueue,
        texture::GpuImage,
    },
};
use guillotiere::{AllocId, AtlasAllocator, size2};
use image::RgbaImage;
use std::sync::Arc;

/// Side of a page in device pixels.
const SIDE: u32 = 1024;
/// The largest pictures that lie on pages, in device pixels; larger ones are few, and have a texture each.
const MOST: UVec2 = UVec2::new(512, 256);
/// Clear pixels around each picture, so that none shines into its neighbour when it is drawn at another size.
const GAP: u32 = 1;
/// For how many pictures a change waits for its texture.
const PATIENCE: u8 = 60;

/// Where a painted picture lies.
#[derive(Debug)]
pub(super) struct Place {
    /// The texture.
    pub image: Handle<Image>,
    /// The part of the texture in pixels; `None`: all of it.
    pub rect: Option<Rect>,
    on: Option<AllocId>,
}

impl Place {
    /// A sprite of this picture, in board units.
    pub fn sprite(&self, size: Vec2, colour: Color) -> Sprite {
        Sprite { image: self.image.clone(), rect: self.rect, custom_size: Some(size), color: colour, ..default() }
    }
}

struct Page {
    image: Handle<Image>,
    room: AtlasAllocator,
}

/// All pages, and who holds which place.
#[derive(Default)]
pub(super) struct Pages {
    pages: Vec<Page>,
    lent: Vec<Arc<Place>>,
}

/// Pixels that go to a page.
struct Change {
    image: AssetId<Image>,
    at: UVec2,
    pixels: RgbaImage,
    waited: u8,
}

/// What goes to the pages with the next picture. It is there only where there is a renderer.
#[derive(Resource, Default)]
pub(super) struct Changes(Vec<Change>);

impl Pages {
    /// Lays a picture down.
    pub fn lay(&mut self, picture: RgbaImage, images: &mut Assets<Image>, changes: Option<&mut Changes>) -> Arc<Place> {
        let size = UVec2::new(picture.width(), picture.height());
        let Some(changes) = changes.filter(|_| size.cmple(MOST).all()) else {
            return Arc::new(Place { image: images.add(texture(picture)), rect: None, on: None });
        };
        let wide = size + 2 * GAP;
        let asked = size2(wide.x as i32, wide.y as i32);
        let found = self.pages.iter_mut().find_map(|page| Some((page.image.clone(), page.room.allocate(asked)?)));
        let (image, room) = found.or_else(|| self.page(images, asked)).unzip();
        let (Some(image), Some(room)) = (image, room) else {
            return Arc::new(Place { image: images.add(texture(picture)), rect: None, on: None });
        };
        let at = UVec2::new(room.rectangle.min.x as u32, room.rectangle.min.y as u32);
        let mut pixels = RgbaImage::new(wide.x, wide.y);
        image::imageops::replace(&mut pixels, &picture, GAP.into(), GAP.into());
        changes.0.push(Change { image: image.id(), at, pixels, waited: 0 });
        let corner = (at + GAP).as_vec2();
        let place = Arc::new(Place { image, rect: Some(Rect::from_corners(corner, corner + size.as_vec2())), on: Some(room.id) });
        self.lent.push(place.clone());
        place
    }

    /// A new page, with room for the first picture on it.
    fn page(&mut self, images: &mut Assets<Image>, asked: guillotiere::Size) -> Option<(Handle<Image>, guillotiere::Allocation)> {
        let mut image = texture(RgbaImage::new(1, 1));
        image.texture_descriptor.size = Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: 1 };
        image.data = None;
        let image = images.add(image);
        let mut room = AtlasAllocator::new(size2(SIDE as i32, SIDE as i32));
        let first = room.allocate(asked)?;
        self.pages.push(Page { image: image.clone(), room });
        Some((image, first))
    }

    /// Takes places back that nobody holds any more, and tears out empty pages.
    pub fn take_back(&mut self) {
        let Pages { pages, lent } = self;
        lent.retain(|place| {
            if Arc::strong_count(place) > 1 {
                return true;
            }
            if let (Some(id), Some(page)) = (place.on, pages.iter_mut().find(|p| p.image == place.image)) {
                page.room.deallocate(id);
            }
            false
        });
        pages.retain(|page| !page.room.is_empty());
    }
}

/// A texture of an image, kept on the graphics card alone.
pub(super) fn texture(image: RgbaImage) -> Image {
    let size = Extent3d { width: image.width(), height: image.height(), depth_or_array_layers: 1 };
    Image::new(size, TextureDimension::D2, image.into_raw(), TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD)
}

pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.init_resource::<Changes>();
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    render.init_resource::<Changes>().add_systems(ExtractSchedule, bring).add_systems(Render, write.in_set(RenderSystems::PrepareResources));
}

fn bring(mut main: ResMut<MainWorld>, mut own: ResMut<Changes>) {
    if let Some(mut changes) = main.get_resource_mut::<Changes>().filter(|c| !c.0.is_empty()) {
        own.0.append(&mut changes.0);
    }
}

/// Writes the changes to the textures; what has none yet waits.
fn write(mut changes: ResMut<Changes>, images: Res<RenderAssets<GpuImage>>, queue: Res<RenderQueue>) {
    if changes.0.is_empty() {
        return;
    }
    changes.0.retain_mut(|change| {
        let Some(page) = images.get(change.image) else {
            change.waited += 1;
            return change.waited < PATIENCE;
        };
        let (width, height) = change.pixels.dimensions();
        queue.write_texture(
            TexelCopyTextureInfo { texture: &page.texture, mip_level: 0, origin: Origin3d { x: change.at.x, y: change.at.y, z: 0 }, aspect: TextureAspect::All },
            change.pixels.as_raw(),
            TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(width * 4), rows_per_image: Some(height) },
            Extent3d { width, height, depth_or_array_layers: 1 },
        );
        false
    });
}
