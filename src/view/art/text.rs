//! Type for pictures: the fonts of the house, glyph outlines for emblems and smooth lines of text
//! for the export.
//!
//! Words come in already translated; this file knows no language and lays out from left to right
//! only.

use std::sync::OnceLock;

use ab_glyph::{Font, FontRef, Glyph, OutlineCurve, PxScale, ScaleFont, point};
use image::RgbaImage;
use tiny_skia::{Path, PathBuilder, Transform};

use super::palette::Rgba;

/// The faces of the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    /// Noto Sans, for body text.
    #[default]
    Text,
    /// Noto Sans Bold.
    Bold,
    /// Jura SemiBold, for titles only.
    Title,
}

/// The font file of a face, for whoever sets text by other means.
#[must_use]
pub fn bytes(face: Face) -> &'static [u8] {
    match face {
        Face::Text => include_bytes!("../../../assets/fonts/NotoSans-Regular.ttf"),
        Face::Bold => include_bytes!("../../../assets/fonts/NotoSans-Bold.ttf"),
        Face::Title => include_bytes!("../../../assets/fonts/Jura-SemiBold.otf"),
    }
}

/// The parsed font, or nothing if the file built in is broken.
fn font(face: Face) -> Option<&'static FontRef<'static>> {
    static FONTS: [OnceLock<Option<FontRef<'static>>>; 3] =
        [OnceLock::new(), OnceLock::new(), OnceLock::new()];
    FONTS[face as usize].get_or_init(|| FontRef::try_from_slice(bytes(face)).ok()).as_ref()
}

/// The sign that is set instead of one that the fonts lack: the minus becomes a dash, arrows become
/// guillemets.
#[must_use]
pub const fn stand_in(c: char) -> char {
    match c {
        '\u{2212}' => '–',
        '→' => '›',
        '←' => '‹',
        other => other,
    }
}

/// Scale at which a capital letter, not the line, is `height` pixels high.
fn cap_scale(font: &FontRef<'static>, height: f32) -> PxScale {
    let unit = PxScale::from(1000.0);
    let cap = font
        .outline_glyph(font.glyph_id('H').with_scale(unit))
        .map_or(700.0, |glyph| glyph.px_bounds().height());
    PxScale::from(1000.0 * height / cap.max(1.0))
}

/// The outlines of one line of text as a path whose middle lies on `centre`; capitals are `height`
/// units high. `None` if nothing would be visible.
#[must_use]
pub fn path(text: &str, face: Face, height: f32, centre: (f32, f32)) -> Option<Path> {
    let font = font(face)?;
    let scaled = font.as_scaled(cap_scale(font, height));
    let (h, v) = (scaled.h_scale_factor(), scaled.v_scale_factor());
    let mut out = PathBuilder::new();
    let (mut x, mut last) = (0.0, None);
    for c in text.chars().map(stand_in) {
        let id = font.glyph_id(c);
        if let Some(last) = last {
            x += scaled.kern(last, id);
        }
        let to = |p: ab_glyph::Point| (x + p.x * h, -p.y * v);
        let mut pen: Option<(f32, f32)> = None;
        for curve in font.outline(id).map(|outline| outline.curves).unwrap_or_default() {
            let (start, end) = match curve {
                OutlineCurve::Line(a, b) => (a, b),
                OutlineCurve::Quad(a, _, b) => (a, b),
                OutlineCurve::Cubic(a, _, _, b) => (a, b),
            };
            let (start, end) = (to(start), to(end));
            if pen != Some(start) {
                if pen.is_some() {
                    out.close();
                }
                out.move_to(start.0, start.1);
            }
            match curve {
                OutlineCurve::Line(..) => out.line_to(end.0, end.1),
                OutlineCurve::Quad(_, c, _) => {
                    let c = to(c);
                    out.quad_to(c.0, c.1, end.0, end.1);
                }
                OutlineCurve::Cubic(_, c, d, _) => {
                    let (c, d) = (to(c), to(d));
                    out.cubic_to(c.0, c.1, d.0, d.1, end.0, end.1);
                }
            }
            pen = Some(end);
        }
        if pen.is_some() {
            out.close();
        }
        x += scaled.h_advance(id);
        last = Some(id);
    }
    let path = out.finish()?;
    let bounds = path.bounds();
    let middle = (bounds.left() + bounds.right()) / 2.0;
    path.transform(Transform::from_translate(centre.0 - middle, centre.1 + height / 2.0))
}

/// How wide the widest line of `text` is and how high all lines are together, in pixels, at a type
/// size of `size` pixels.
#[must_use]
pub fn measure(text: &str, face: Face, size: f32) -> (f32, f32) {
    let Some(font) = font(face) else {
        return (0.0, 0.0);
    };
    let scaled = font.as_scaled(PxScale::from(size * LINE));
    let width = text.lines().map(|line| width_of(line, &scaled)).fold(0.0, f32::max);
    (width, text.lines().count().max(1) as f32 * size * LINE_HEIGHT)
}

/// As much of one line of `text` as is no wider than `width` pixels at a type size of `size`
/// pixels; where that is not all, it ends with an ellipsis.
#[must_use]
pub fn elided(text: &str, face: Face, size: f32, width: f32) -> String {
    if measure(text, face, size).0 <= width {
        return text.to_owned();
    }
    let signs: Vec<char> = text.chars().collect();
    let cut = |kept: usize| signs[..kept].iter().collect::<String>().trim_end().to_owned() + "…";
    (1..signs.len())
        .rev()
        .map(cut)
        .find(|cut| measure(cut, face, size).0 <= width)
        .unwrap_or_else(|| cut(signs.len().min(1)))
}

/// From type size to the scale of ab_glyph, which counts ascent and descent: about the same as the
/// type size of a browser.
const LINE: f32 = 1.36;
/// Distance of two base lines as a multiple of the type size.
const LINE_HEIGHT: f32 = 1.3;

/// Width of one line in pixels.
fn width_of(line: &str, font: &ab_glyph::PxScaleFont<&'static FontRef<'static>>) -> f32 {
    let (mut x, mut last) = (0.0, None);
    for c in line.chars().map(stand_in) {
        let id = font.glyph_id(c);
        if let Some(last) = last {
            x += font.kern(last, id);
        }
        x += font.h_advance(id);
        last = Some(id);
    }
    x
}

/// Draws lines of text onto `image`: the top left corner of the whole block is at `(left, top)` in
/// pixels, the type `size` pixels high. Within the block, as wide as its widest line, `share` is 0
/// for lines flush left, 0.5 for centred and 1 for flush right.
pub fn draw(
    image: &mut RgbaImage,
    text: &str,
    face: Face,
    size: f32,
    (left, top): (f32, f32),
    share: f32,
    colour: Rgba,
) {
    let Some(font) = font(face) else { return };
    let scaled = font.as_scaled(PxScale::from(size * LINE));
    let (block, _) = measure(text, face, size);
    let step = size * LINE_HEIGHT;
    for (number, line) in text.lines().enumerate() {
        let mut x = left + (block - width_of(line, &scaled)) * share;
        let base = top
            + step * number as f32
            + (step - scaled.ascent() + scaled.descent()) / 2.0
            + scaled.ascent();
        let mut last = None;
        for c in line.chars().map(stand_in) {
            let id = font.glyph_id(c);
            if let Some(last) = last {
                x += scaled.kern(last, id);
            }
            ink(image, font, id.with_scale_and_position(scaled.scale(), point(x, base)), colour);
            x += scaled.h_advance(id);
            last = Some(id);
        }
    }
}

/// Lays one glyph over the image, with exact coverage.
fn ink(image: &mut RgbaImage, font: &FontRef<'static>, glyph: Glyph, colour: Rgba) {
    let Some(outline) = font.outline_glyph(glyph) else {
        return;
    };
    let bounds = outline.px_bounds();
    let (width, height) = (image.width() as i32, image.height() as i32);
    outline.draw(|x, y, coverage| {
        let (x, y) = (x as i32 + bounds.min.x as i32, y as i32 + bounds.min.y as i32);
        if x < 0 || y < 0 || x >= width || y >= height {
            return;
        }
        let alpha = coverage.clamp(0.0, 1.0) * f32::from(colour[3]) / 255.0;
        super::blend::over(image.get_pixel_mut(x as u32, y as u32), colour, alpha);
    });
}
