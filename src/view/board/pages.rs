//! Pages: small pictures lie side by side on few large textures, so that the board is drawn in few
//! steps: each change of texture costs more than the pictures themselves where the processor draws.
//!
//! A place on a page is never given away while anybody holds it. It knows no figure and no scene.

use bevy::{
    asset::{AssetId, RenderAssetUsages},
    prelude::*,
    render::{
        ExtractSchedule, MainWorld, Render, RenderApp, RenderSystems,
        render_asset::RenderAssets,
        render_resource::{
            Extent3d, Origin3d, TexelCopyBufferLayout, TexelCopyTextureInfo, TextureAspect,
            TextureDimension, TextureFormat,
        },
        renderer::RenderQueue,
        texture::GpuImage,
    },
};
use guillotiere::{AllocId, AtlasAllocator, size2};
use image::RgbaImage;
use std::sync::Arc;

/// Side of a page in device pixels.
const SIDE: u32 = 1024;
/// The largest pictures that lie on pages, in device pixels; larger ones are few, and have a
/// texture each.
const MOST: UVec2 = UVec2::new(512, 256);
/// Clear pixels around each picture, so that none shines into its neighbour when it is drawn at
/// another size.
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
        Sprite {
            image: self.image.clone(),
            rect: self.rect,
            custom_size: Some(size),
            color: colour,
            ..default()
        }
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

impl Changes {
    /// Writes these pixels to a texture, at this place of it, with the next picture.
    pub fn push(&mut self, image: AssetId<Image>, at: UVec2, pixels: RgbaImage) {
        self.0.push(Change { image, at, pixels, waited: 0 });
    }
    /// How many changes are still to be written.
    #[cfg(test)]
    pub fn waiting(&self) -> usize {
        self.0.len()
    }
}

impl Pages {
    /// Lays a picture down.
    pub fn lay(
        &mut self,
        picture: RgbaImage,
        images: &mut Assets<Image>,
        changes: Option<&mut Changes>,
    ) -> Arc<Place> {
        let size = UVec2::new(picture.width(), picture.height());
        let Some(changes) = changes.filter(|_| size.cmple(MOST).all()) else {
            return Arc::new(Place { image: images.add(texture(picture)), rect: None, on: None });
        };
        let wide = size + 2 * GAP;
        let asked = size2(wide.x as i32, wide.y as i32);
        let found = self
            .pages
            .iter_mut()
            .find_map(|page| Some((page.image.clone(), page.room.allocate(asked)?)));
        let (image, room) = found.or_else(|| self.page(images, asked)).unzip();
        let (Some(image), Some(room)) = (image, room) else {
            return Arc::new(Place { image: images.add(texture(picture)), rect: None, on: None });
        };
        let at = UVec2::new(room.rectangle.min.x as u32, room.rectangle.min.y as u32);
        let mut pixels = RgbaImage::new(wide.x, wide.y);
        image::imageops::replace(&mut pixels, &picture, GAP.into(), GAP.into());
        changes.push(image.id(), at, pixels);
        let corner = (at + GAP).as_vec2();
        let place = Arc::new(Place {
            image,
            rect: Some(Rect::from_corners(corner, corner + size.as_vec2())),
            on: Some(room.id),
        });
        self.lent.push(place.clone());
        place
    }

    /// A new page, with room for the first picture on it.
    fn page(
        &mut self,
        images: &mut Assets<Image>,
        asked: guillotiere::Size,
    ) -> Option<(Handle<Image>, guillotiere::Allocation)> {
        let mut image = texture(RgbaImage::new(1, 1));
        image.texture_descriptor.size =
            Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: 1 };
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
            if let (Some(id), Some(page)) =
                (place.on, pages.iter_mut().find(|p| p.image == place.image))
            {
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
    Image::new(
        size,
        TextureDimension::D2,
        image.into_raw(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    )
}

pub(super) fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.init_resource::<Changes>();
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    render
        .init_resource::<Changes>()
        .add_systems(ExtractSchedule, bring)
        .add_systems(Render, write.in_set(RenderSystems::PrepareResources));
}

fn bring(mut main: ResMut<MainWorld>, mut own: ResMut<Changes>) {
    if let Some(mut changes) = main.get_resource_mut::<Changes>().filter(|c| !c.0.is_empty()) {
        own.0.append(&mut changes.0);
    }
}

/// Writes the changes to the textures; what has none yet waits.
fn write(
    mut changes: ResMut<Changes>,
    images: Res<RenderAssets<GpuImage>>,
    queue: Res<RenderQueue>,
) {
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
            TexelCopyTextureInfo {
                texture: &page.texture,
                mip_level: 0,
                origin: Origin3d { x: change.at.x, y: change.at.y, z: 0 },
                aspect: TextureAspect::All,
            },
            change.pixels.as_raw(),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(wide: u32, tall: u32) -> RgbaImage {
        RgbaImage::from_pixel(wide, tall, image::Rgba([9, 9, 9, 255]))
    }

    #[test]
    fn places_on_a_page_do_not_touch_each_other() {
        let (mut pages, mut images, mut changes) =
            (Pages::default(), Assets::default(), Changes::default());
        let sizes = [(40, 20), (300, 24), (64, 64), (200, 200), (500, 250), (16, 16), (1, 1)];
        let places: Vec<_> = (0..60)
            .map(|n| {
                pages.lay(picture(sizes[n % 7].0, sizes[n % 7].1), &mut images, Some(&mut changes))
            })
            .collect();
        assert!(pages.pages.len() < 5, "{} pages", pages.pages.len());
        for (n, a) in places.iter().enumerate() {
            let own = a.rect.expect("it lies on a page");
            assert_eq!(own.size(), Vec2::new(sizes[n % 7].0 as f32, sizes[n % 7].1 as f32));
            assert!(own.min.min_element() >= 1.0 && own.max.max_element() <= SIDE as f32 - 1.0);
            for b in places[..n].iter().filter(|b| b.image == a.image) {
                assert!(
                    own.inflate(1.0).intersect(b.rect.unwrap()).is_empty(),
                    "{own:?} {:?}",
                    b.rect
                );
            }
        }
        assert_eq!(changes.0.len(), 60);
    }

    #[test]
    fn a_place_is_lent_again_only_when_nobody_holds_it() {
        let (mut pages, mut images, mut changes) =
            (Pages::default(), Assets::default(), Changes::default());
        let mut lay =
            |pages: &mut Pages| pages.lay(picture(500, 250), &mut images, Some(&mut changes));
        let first = lay(&mut pages);
        let shown = first.clone();
        let others: Vec<_> = (0..40).map(|_| lay(&mut pages)).collect();
        let most = pages.pages.len();
        drop((first, others));
        pages.take_back();
        assert_eq!(pages.pages.len(), 1, "empty pages are torn out");
        let again: Vec<_> = (0..40).map(|_| lay(&mut pages)).collect();
        assert_eq!(pages.pages.len(), most);
        assert!(
            again.iter().all(|p| (&p.image, p.rect) != (&shown.image, shown.rect)),
            "it is still shown"
        );
        drop((again, shown));
        pages.take_back();
        assert!(pages.pages.is_empty() && pages.lent.is_empty());
    }

    #[test]
    fn what_is_large_or_has_no_renderer_gets_a_texture_of_its_own() {
        let (mut pages, mut images, mut changes) =
            (Pages::default(), Assets::default(), Changes::default());
        assert!(pages.lay(picture(513, 10), &mut images, Some(&mut changes)).rect.is_none());
        assert!(pages.lay(picture(10, 10), &mut images, None).rect.is_none());
        assert!(changes.0.is_empty() && images.len() == 2);
    }
}
