//! Painted pictures without their clear borders: what cannot be seen is neither kept nor drawn.
//! Pictures are square, what they show seldom is. It changes no pixel that can be seen.

use bevy::{prelude::*, sprite::Anchor};
use image::RgbaImage;

/// Clear pixels that stay around what can be seen, so that its edge is soft at another size, too.
const RIM: u32 = 1;

/// Which part of a picture is left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct PicturePart {
    /// How large it is, in shares of the whole.
    pub size: Vec2,
    /// How far its middle lies from that of the whole, to the right and down, in shares of the
    /// whole.
    pub off: Vec2,
}

impl PicturePart {
    /// All of it.
    pub(super) const WHOLE: Self = Self { size: Vec2::ONE, off: Vec2::ZERO };

    /// Puts the middle of the whole picture where the sprite stands.
    pub(super) fn anchor(self) -> Anchor {
        Anchor(Vec2::new(-self.off.x, self.off.y) / self.size)
    }
}

/// A picture without its clear borders.
pub(super) struct Trimmed {
    /// What is left of it.
    pub image: RgbaImage,
    /// Which part that is.
    pub part: PicturePart,
    /// How large the whole was, in pixels.
    pub whole: UVec2,
}

impl Trimmed {
    pub(super) fn new(picture: RgbaImage) -> Self {
        let whole = UVec2::new(picture.width(), picture.height());
        let (from, to) = seen(&picture);
        let from = from.saturating_sub(UVec2::splat(RIM));
        let size = (to + RIM).min(whole) - from;
        if size == whole {
            return Self { image: picture, part: PicturePart::WHOLE, whole };
        }
        let image = image::imageops::crop_imm(&picture, from.x, from.y, size.x, size.y).to_image();
        let middle = from.as_vec2() + size.as_vec2() / 2.0;
        let part = PicturePart {
            size: size.as_vec2() / whole.as_vec2(),
            off: (middle - whole.as_vec2() / 2.0) / whole.as_vec2(),
        };
        Self { image, part, whole }
    }
}

/// The rectangle of the pixels that are not clear, the far corner not included; of a picture that
/// is clear, its first pixel.
fn seen(picture: &RgbaImage) -> (UVec2, UVec2) {
    let mut found = None;
    for (y, row) in picture.rows().enumerate() {
        let solid = |p: &image::Rgba<u8>| p.0[3] != 0;
        let mut row = row;
        let Some(first) = row.position(solid) else { continue };
        let last = row.rposition(solid).map_or(first, |after| first + 1 + after);
        let (from, to) = found.unwrap_or((UVec2::MAX, UVec2::ZERO));
        let corner = |x: usize| UVec2::new(x as u32, y as u32);
        found = Some((corner(first).min(from), (corner(last) + 1).max(to)));
    }
    found.unwrap_or((UVec2::ZERO, UVec2::ONE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Rgba;

    /// A clear picture, so large, with these pixels painted.
    fn picture(wide: u32, tall: u32, painted: &[(u32, u32)]) -> RgbaImage {
        let mut picture = RgbaImage::new(wide, tall);
        for (x, y) in painted {
            picture.put_pixel(*x, *y, Rgba([7, 8, 9, 1]));
        }
        picture
    }

    #[test]
    fn what_is_left_lies_where_it_lay() {
        let whole = picture(40, 20, &[(10, 4), (19, 4), (12, 9)]);
        let trimmed = Trimmed::new(whole.clone());
        assert_eq!(trimmed.image.dimensions(), (12, 8), "with a rim of one pixel");
        assert_eq!(*trimmed.image.get_pixel(1, 1), *whole.get_pixel(10, 4));
        assert_eq!(*trimmed.image.get_pixel(10, 1), *whole.get_pixel(19, 4));
        assert_eq!(trimmed.whole, UVec2::new(40, 20));
        // Columns 9 to 21 and rows 3 to 11: their middle is (15, 7), that of the whole (20, 10).
        assert_eq!(trimmed.part.size, Vec2::new(12.0 / 40.0, 8.0 / 20.0));
        assert_eq!(trimmed.part.off, Vec2::new(-5.0 / 40.0, -3.0 / 20.0));
        let Anchor(anchor) = trimmed.part.anchor();
        // Counted from the part's middle, upwards, in shares of the part.
        assert!((anchor - Vec2::new(5.0 / 12.0, -3.0 / 8.0)).length() < 1e-6, "{anchor}");
    }

    #[test]
    fn a_full_picture_stays_and_a_clear_one_keeps_a_corner() {
        let full = RgbaImage::from_pixel(5, 7, Rgba([1, 2, 3, 255]));
        let trimmed = Trimmed::new(full.clone());
        assert_eq!((trimmed.part, trimmed.image), (PicturePart::WHOLE, full));
        let clear = Trimmed::new(picture(6, 6, &[]));
        assert_eq!((clear.image.dimensions(), clear.whole), ((2, 2), UVec2::new(6, 6)));
    }
}
