//! The atlas: small pictures lie side by side on few large textures, so that the board is drawn in
//! few steps: where the processor draws, each change of texture costs more than the pictures.
//!
//! A region is never given away while anybody holds it. It knows no figure and no scene.

use super::uploads::TextureUploads;
use crate::view::board::{
    order::BoardSet,
    texture::{TextureRegion, texture},
    trim::PicturePart,
};
use bevy::{prelude::*, render::render_resource::Extent3d};
use guillotiere::{AllocId, AtlasAllocator, size2};
use image::RgbaImage;
use std::sync::Arc;

/// Side of a page of the atlas in device pixels.
const SIDE: u32 = 1024;
/// The largest pictures that lie on the atlas, in device pixels; larger ones are few, and have a
/// texture each.
const MOST: UVec2 = UVec2::new(512, 256);
/// Clear pixels around each picture, so that none shines into its neighbour when it is drawn at
/// another size.
const GAP: u32 = 1;

/// One texture of the atlas.
struct AtlasPage {
    image: Handle<Image>,
    free: AtlasAllocator,
}

/// A region in use, and who lent it.
struct Lent {
    region: Arc<TextureRegion>,
    id: AllocId,
}

/// All pages, what lies on them, and what is still to be written to them.
#[derive(Resource, Default)]
pub(in crate::view::board) struct Atlas {
    pages: Vec<AtlasPage>,
    lent: Vec<Lent>,
    uploads: TextureUploads,
}

impl Atlas {
    /// Lays a part of a picture on a page; none if it is too large.
    pub(in crate::view::board) fn place(
        &mut self,
        picture: &RgbaImage,
        part: PicturePart,
        images: &mut Assets<Image>,
    ) -> Option<Arc<TextureRegion>> {
        let size = UVec2::new(picture.width(), picture.height());
        if !size.cmple(MOST).all() {
            return None;
        }
        let wide = size + 2 * GAP;
        let asked = size2(wide.x as i32, wide.y as i32);
        let found = self
            .pages
            .iter_mut()
            .find_map(|page| Some((page.image.clone(), page.free.allocate(asked)?)));
        let (image, lent) = found.or_else(|| self.add_page(images, asked))?;
        let at = UVec2::new(lent.rectangle.min.x as u32, lent.rectangle.min.y as u32);
        let mut pixels = RgbaImage::new(wide.x, wide.y);
        image::imageops::replace(&mut pixels, picture, GAP.into(), GAP.into());
        self.uploads.push(image.id(), at, pixels);
        let corner = (at + GAP).as_vec2();
        let rect = Some(Rect::from_corners(corner, corner + size.as_vec2()));
        let region = Arc::new(TextureRegion { image, rect, part });
        self.lent.push(Lent { region: region.clone(), id: lent.id });
        Some(region)
    }

    /// A new page, with room for the first picture on it.
    fn add_page(
        &mut self,
        images: &mut Assets<Image>,
        asked: guillotiere::Size,
    ) -> Option<(Handle<Image>, guillotiere::Allocation)> {
        let mut image = texture(RgbaImage::new(1, 1));
        image.texture_descriptor.size =
            Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: 1 };
        image.data = None;
        let image = images.add(image);
        let mut free = AtlasAllocator::new(size2(SIDE as i32, SIDE as i32));
        let first = free.allocate(asked)?;
        self.pages.push(AtlasPage { image: image.clone(), free });
        Some((image, first))
    }

    /// Takes regions back that nobody holds any more, and drops empty pages.
    fn reclaim(&mut self) {
        let Atlas { pages, lent, .. } = self;
        lent.retain(|lent| {
            if Arc::strong_count(&lent.region) > 1 {
                return true;
            }
            if let Some(page) = pages.iter_mut().find(|p| p.image == lent.region.image) {
                page.free.deallocate(lent.id);
            }
            false
        });
        pages.retain(|page| !page.free.is_empty());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Atlas>()
        .add_systems(Update, (reclaim, upload).chain().after(BoardSet::Show));
}

/// Looks only where somebody has given a region back.
fn reclaim(mut atlas: ResMut<Atlas>) {
    if atlas.lent.iter().any(|lent| Arc::strong_count(&lent.region) == 1) {
        atlas.reclaim();
    }
}

fn upload(mut atlas: ResMut<Atlas>, mut uploads: ResMut<TextureUploads>) {
    if atlas.uploads.any() {
        uploads.append(&mut atlas.uploads);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(wide: u32, tall: u32) -> RgbaImage {
        RgbaImage::from_pixel(wide, tall, image::Rgba([9, 9, 9, 255]))
    }

    #[test]
    fn regions_of_a_page_do_not_touch_each_other() {
        let (mut atlas, mut images) = (Atlas::default(), Assets::default());
        let sizes = [(40, 20), (300, 24), (64, 64), (200, 200), (500, 250), (16, 16), (1, 1)];
        let regions: Vec<_> = (0..60)
            .map(|n| {
                let picture = picture(sizes[n % 7].0, sizes[n % 7].1);
                atlas.place(&picture, PicturePart::WHOLE, &mut images).expect("it is small")
            })
            .collect();
        assert!(atlas.pages.len() < 5, "{} pages", atlas.pages.len());
        for (n, a) in regions.iter().enumerate() {
            let own = a.rect.expect("it lies on a page");
            assert_eq!(own.size(), Vec2::new(sizes[n % 7].0 as f32, sizes[n % 7].1 as f32));
            assert!(own.min.min_element() >= 1.0 && own.max.max_element() <= SIDE as f32 - 1.0);
            for b in regions[..n].iter().filter(|b| b.image == a.image) {
                assert!(
                    own.inflate(1.0).intersect(b.rect.unwrap()).is_empty(),
                    "{own:?} {:?}",
                    b.rect
                );
            }
        }
        assert_eq!(atlas.uploads.waiting(), 60);
    }

    #[test]
    fn a_region_is_lent_again_only_when_nobody_holds_it() {
        let (mut atlas, mut images) = (Atlas::default(), Assets::default());
        let mut lay = |atlas: &mut Atlas| {
            atlas.place(&picture(500, 250), PicturePart::WHOLE, &mut images).unwrap()
        };
        let first = lay(&mut atlas);
        let shown = first.clone();
        let others: Vec<_> = (0..40).map(|_| lay(&mut atlas)).collect();
        let most = atlas.pages.len();
        drop((first, others));
        atlas.reclaim();
        assert_eq!(atlas.pages.len(), 1, "empty pages are dropped");
        let again: Vec<_> = (0..40).map(|_| lay(&mut atlas)).collect();
        assert_eq!(atlas.pages.len(), most);
        assert!(
            again.iter().all(|r| (&r.image, r.rect) != (&shown.image, shown.rect)),
            "it is still shown"
        );
        drop((again, shown));
        atlas.reclaim();
        assert!(atlas.pages.is_empty() && atlas.lent.is_empty());
    }

    #[test]
    fn what_is_large_gets_no_region() {
        let (mut atlas, mut images) = (Atlas::default(), Assets::default());
        assert!(atlas.place(&picture(513, 10), PicturePart::WHOLE, &mut images).is_none());
        assert!(!atlas.uploads.any() && images.is_empty());
    }
}
