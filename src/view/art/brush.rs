//! The brush: drawings, shapes and inks on a canvas of 100 by 100 units, whatever its size in
//! pixels.
//!
//! All pictures go through it, so that placing and edges are the same everywhere. What strokes and
//! drawings mean is for those who paint.

use image::RgbaImage;
use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, Path,
    PathBuilder, Pixmap, PixmapPaint, Point, RadialGradient, Rect, Shader, SpreadMode, Stroke,
    Transform,
};

use super::art_error::ArtError;
pub use super::blend::over;
use super::drawing;
use super::palette::Rgba;
use super::picture::With;

/// Side of the canvas in its own units.
pub const SIDE: f32 = 100.0;

/// What a shape is filled with.
#[derive(Clone, Debug)]
pub enum Ink {
    /// One colour.
    Flat(Rgba),
    /// From one point to another.
    Linear((f32, f32), (f32, f32), Vec<(f32, Rgba)>),
    /// From a centre outwards to a radius.
    Radial((f32, f32), f32, Vec<(f32, Rgba)>),
}

impl From<Rgba> for Ink {
    fn from(colour: Rgba) -> Self {
        Self::Flat(colour)
    }
}

impl Ink {
    /// From `top` at height `y0` down to `bottom` at height `y1`.
    #[must_use]
    pub fn down(y0: f32, y1: f32, top: Rgba, bottom: Rgba) -> Self {
        Self::Linear((50.0, y0), (50.0, y1), vec![(0.0, top), (1.0, bottom)])
    }

    /// From `inner` at the centre to `outer` at `radius`.
    #[must_use]
    pub fn round(centre: (f32, f32), radius: f32, inner: Rgba, outer: Rgba) -> Self {
        Self::Radial(centre, radius, vec![(0.0, inner), (1.0, outer)])
    }

    fn shader(&self) -> Shader<'static> {
        let stops = |list: &[(f32, Rgba)]| -> Vec<GradientStop> {
            list.iter().map(|(at, colour)| GradientStop::new(*at, paint_colour(*colour))).collect()
        };
        let first = |list: &[(f32, Rgba)]| {
            Shader::SolidColor(list.first().map_or(Color::TRANSPARENT, |c| paint_colour(c.1)))
        };
        match self {
            Self::Flat(colour) => Shader::SolidColor(paint_colour(*colour)),
            Self::Linear(a, b, list) => LinearGradient::new(
                Point::from_xy(a.0, a.1),
                Point::from_xy(b.0, b.1),
                stops(list),
                SpreadMode::Pad,
                Transform::identity(),
            )
            .unwrap_or_else(|| first(list)),
            Self::Radial(centre, radius, list) => RadialGradient::new(
                Point::from_xy(centre.0, centre.1),
                0.0,
                Point::from_xy(centre.0, centre.1),
                *radius,
                stops(list),
                SpreadMode::Pad,
                Transform::identity(),
            )
            .unwrap_or_else(|| first(list)),
        }
    }
}

fn paint_colour(colour: Rgba) -> Color {
    Color::from_rgba8(colour[0], colour[1], colour[2], colour[3])
}

/// A square canvas of 100 by 100 units, or a sheet of another shape.
pub struct Brush {
    map: Pixmap,
    to_pixels: Transform,
}

impl Brush {
    /// An empty canvas `pixels` wide and high (at least 1, at most 4096).
    #[must_use]
    pub fn new(pixels: u32) -> Option<Self> {
        let pixels = pixels.clamp(1, 4096);
        let scale = pixels as f32 / SIDE;
        Some(Self {
            map: Pixmap::new(pixels, pixels)?,
            to_pixels: Transform::from_scale(scale, scale),
        })
    }

    /// An empty sheet `width` by `height` pixels (each 1 to 4096) that is `units` units wide.
    #[must_use]
    pub fn sheet(width: u32, height: u32, units: f32) -> Option<Self> {
        let (width, height) = (width.clamp(1, 4096), height.clamp(1, 4096));
        let scale = width as f32 / units.max(1.0);
        Some(Self {
            map: Pixmap::new(width, height)?,
            to_pixels: Transform::from_scale(scale, scale),
        })
    }

    /// How many pixels one unit covers where the brush stands now, after [`Brush::set`] and
    /// [`Brush::placed`].
    #[must_use]
    pub fn unit_pixels(&self) -> f32 {
        let (x, y) = self.to_pixels.get_scale();
        (x * y).abs().sqrt()
    }

    /// Draws with the canvas turned by `degrees` clockwise around the middle, scaled and moved.
    pub fn placed(
        &mut self,
        scale: f32,
        degrees: f32,
        middle: (f32, f32),
        draw: impl FnOnce(&mut Self),
    ) {
        let before = self.to_pixels;
        self.to_pixels = before
            .pre_translate(middle.0, middle.1)
            .pre_concat(Transform::from_rotate(degrees))
            .pre_scale(scale, scale)
            .pre_translate(-SIDE / 2.0, -SIDE / 2.0);
        draw(self);
        self.to_pixels = before;
    }

    /// Draws with the point `from` laid onto `to`, scaled by `scale` in width and height (negative
    /// mirrors) and turned by `degrees` clockwise.
    pub fn set(
        &mut self,
        from: (f32, f32),
        to: (f32, f32),
        scale: (f32, f32),
        degrees: f32,
        draw: impl FnOnce(&mut Self),
    ) {
        let before = self.to_pixels;
        self.to_pixels = before
            .pre_translate(to.0, to.1)
            .pre_concat(Transform::from_rotate(degrees))
            .pre_scale(scale.0, scale.1)
            .pre_translate(-from.0, -from.1);
        draw(self);
        self.to_pixels = before;
    }

    /// Draws inside a shape only: on a sheet of its own that is then laid into the shape.
    pub fn inside(&mut self, path: &Option<Path>, draw: impl FnOnce(&mut Self)) {
        let (width, height) = (self.map.width(), self.map.height());
        let (Some(path), Some(map), Some(mut mask)) =
            (path, Pixmap::new(width, height), Mask::new(width, height))
        else {
            return;
        };
        mask.fill_path(path, FillRule::Winding, true, self.to_pixels);
        let mut sheet = Self { map, to_pixels: self.to_pixels };
        draw(&mut sheet);
        let plain = PixmapPaint::default();
        self.map.draw_pixmap(0, 0, sheet.map.as_ref(), &plain, Transform::identity(), Some(&mask));
    }

    /// Draws a drawing by its name, its units on those of the canvas, dressed with parameters.
    ///
    /// # Errors
    /// A sentence that names the file and the reason; nothing is drawn then.
    pub fn draw(&mut self, name: &str, with: &[With]) -> Result<(), ArtError> {
        let drawing = drawing::dressed(name, with, self.unit_pixels() * SIDE)?;
        let place = self.to_pixels.pre_concat(drawing.origin);
        resvg::render(&drawing.tree, place, &mut self.map.as_mut());
        Ok(())
    }

    /// Draws a drawing as large as it fits into the whole canvas, in its middle. Its narrower side
    /// begins at a whole pixel.
    ///
    /// # Errors
    /// A sentence that names the file and the reason; nothing is drawn then.
    pub fn fit(&mut self, name: &str, with: &[With]) -> Result<(), ArtError> {
        let [x, y, wide, high] = drawing::view(name)?;
        let (width, height) = (self.map.width() as f32, self.map.height() as f32);
        let before = self.to_pixels;
        let exact = (width / wide).min(height / high);
        let side = if wide == high { width } else { (wide * exact + 0.001).floor().max(1.0) };
        let scale = side / wide;
        let left = ((width - side) / 2.0).floor();
        let top = ((height - (high * scale).round()) / 2.0).floor();
        self.to_pixels =
            Transform::from_scale(scale, scale).pre_translate(-x, -y).post_translate(left, top);
        let done = self.draw(name, with);
        self.to_pixels = before;
        done
    }

    /// Fills a shape; overlapping parts stay filled.
    pub fn fill(&mut self, path: &Option<Path>, ink: impl Into<Ink>) {
        let Some(path) = path else { return };
        let paint = Paint { shader: ink.into().shader(), anti_alias: true, ..Paint::default() };
        self.map.fill_path(path, &paint, FillRule::Winding, self.to_pixels, None);
    }

    /// Strokes a shape with round ends and joins, `width` units wide.
    pub fn stroke(&mut self, path: &Option<Path>, width: f32, ink: impl Into<Ink>) {
        let Some(path) = path else { return };
        let paint = Paint { shader: ink.into().shader(), anti_alias: true, ..Paint::default() };
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        self.map.stroke_path(path, &paint, &stroke, self.to_pixels, None);
    }

    /// Fills a shape and draws the house outline around it, `width` units beyond the edge.
    pub fn cut(&mut self, path: &Option<Path>, width: f32, outline: Rgba, ink: impl Into<Ink>) {
        self.stroke(path, width * 2.0, outline);
        self.fill(path, ink);
    }

    /// The finished picture with straight alpha. Colours run on beneath the transparent edge, so
    /// that scaling makes no dark fringe.
    #[must_use]
    pub fn finish(self) -> RgbaImage {
        let (width, height) = (self.map.width(), self.map.height());
        let image = RgbaImage::from_raw(width, height, self.map.take_demultiplied());
        let mut image = image.unwrap_or_else(|| RgbaImage::new(width, height));
        bleed(&mut image);
        image
    }
}

/// Carries the colour of edge pixels two pixels out into the transparent ground. Every picture goes
/// through it, so it reads whole pixels from plain rows.
pub fn bleed(image: &mut RgbaImage) {
    let width = image.width().max(1) as usize;
    let whole = |pixel: &[u8]| pixel.try_into().map_or(0, u32::from_ne_bytes);
    let mut map: Vec<u32> = image.chunks_exact(4).map(whole).collect();
    for _ in 0..2 {
        let before = map.clone();
        let row = |y: usize| before.get(y.wrapping_mul(width)..)?.get(..width);
        for (y, out) in map.chunks_exact_mut(width).enumerate() {
            let row = |y: usize| row(y).unwrap_or_default();
            let (above, own, below) = (row(y.wrapping_sub(1)), row(y), row(y + 1));
            for (x, pixel) in out.iter_mut().enumerate().filter(|(_, pixel)| **pixel == 0) {
                let of = |row: &[u32], x: usize| row.get(x).copied().unwrap_or(0);
                let near = [of(own, x.wrapping_sub(1)), of(own, x + 1), of(above, x), of(below, x)];
                *pixel = mean(near);
            }
        }
    }
    for (pixel, new) in image.chunks_exact_mut(4).zip(map) {
        pixel.copy_from_slice(&new.to_ne_bytes());
    }
}

/// The mean colour of those pixels that are not empty, wholly transparent; nothing where all are
/// empty.
fn mean(pixels: [u32; 4]) -> u32 {
    let (mut sum, mut count) = ([0u32; 3], 0);
    for pixel in pixels.into_iter().filter(|pixel| *pixel != 0) {
        for (sum, part) in sum.iter_mut().zip(pixel.to_ne_bytes()) {
            *sum += u32::from(part);
        }
        count += 1;
    }
    if count == 0 {
        return 0;
    }
    let [r, g, b] = sum.map(|part| (part / count) as u8);
    u32::from_ne_bytes([r, g, b, 0])
}

/// A disc.
#[must_use]
pub fn disc(x: f32, y: f32, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(x, y, radius)
}

/// An ellipse.
#[must_use]
pub fn oval(x: f32, y: f32, rx: f32, ry: f32) -> Option<Path> {
    PathBuilder::from_oval(Rect::from_xywh(x - rx, y - ry, rx * 2.0, ry * 2.0)?)
}

/// A rectangle with rounded corners.
#[must_use]
pub fn rect(x: f32, y: f32, w: f32, h: f32, radius: f32) -> Option<Path> {
    let r = radius.min(w / 2.0).min(h / 2.0).max(0.0);
    let k = r * 0.552_28;
    let mut b = PathBuilder::new();
    b.move_to(x + r, y);
    b.line_to(x + w - r, y);
    b.cubic_to(x + w - r + k, y, x + w, y + r - k, x + w, y + r);
    b.line_to(x + w, y + h - r);
    b.cubic_to(x + w, y + h - r + k, x + w - r + k, y + h, x + w - r, y + h);
    b.line_to(x + r, y + h);
    b.cubic_to(x + r - k, y + h, x, y + h - r + k, x, y + h - r);
    b.line_to(x, y + r);
    b.cubic_to(x, y + r - k, x + r - k, y, x + r, y);
    b.close();
    b.finish()
}

/// A closed shape through points.
#[must_use]
pub fn poly(points: &[(f32, f32)]) -> Option<Path> {
    let mut b = PathBuilder::new();
    for (i, (x, y)) in points.iter().enumerate() {
        if i == 0 {
            b.move_to(*x, *y);
        } else {
            b.line_to(*x, *y);
        }
    }
    b.close();
    b.finish()
}

/// Points evenly on a circle, the first one up when `degrees` is 0, clockwise.
#[must_use]
pub fn around(count: u32, x: f32, y: f32, radius: f32, degrees: f32) -> Vec<(f32, f32)> {
    (0..count)
        .map(|i| {
            let angle = (degrees - 90.0 + 360.0 * i as f32 / count as f32).to_radians();
            (x + radius * angle.cos(), y + radius * angle.sin())
        })
        .collect()
}

/// A path in the short notation of vector graphics; notation that cannot be read is no shape.
#[must_use]
pub fn svg(notation: &str) -> Option<Path> {
    let mut out = PathBuilder::new();
    for element in kurbo::BezPath::from_svg(notation).ok()? {
        let f = |p: kurbo::Point| (p.x as f32, p.y as f32);
        match element {
            kurbo::PathEl::MoveTo(a) => out.move_to(f(a).0, f(a).1),
            kurbo::PathEl::LineTo(a) => out.line_to(f(a).0, f(a).1),
            kurbo::PathEl::QuadTo(a, b) => out.quad_to(f(a).0, f(a).1, f(b).0, f(b).1),
            kurbo::PathEl::CurveTo(a, b, c) => {
                out.cubic_to(f(a).0, f(a).1, f(b).0, f(b).1, f(c).0, f(c).1);
            }
            kurbo::PathEl::ClosePath => out.close(),
        }
    }
    out.finish()
}
