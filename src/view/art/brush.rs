//! The brush: shapes, inks and light on a canvas of 100 by 100 units, whatever its size in pixels.
//!
//! All pictures are drawn through it, so that outlines, light and edges are the same everywhere.
//! It knows strokes only; what they mean is for the painters.

use image::{Rgba as Pixel, RgbaImage};
use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Mask, Paint, Path,
    PathBuilder, Pixmap, Point, RadialGradient, Rect, Shader, SpreadMode, Stroke, StrokeDash,
    Transform,
};

use super::palette::Rgba;
use super::text::{self, Face};

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
    /// Pixels for 100 units, which decides about fine detail.
    pixels: u32,
    mask: Option<Mask>,
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
            pixels,
            mask: None,
        })
    }

    /// An empty sheet `width` by `height` pixels (each 1 to 4096) that is `units` units wide.
    #[must_use]
    pub fn sheet(width: u32, height: u32, units: f32) -> Option<Self> {
        let (width, height) = (width.clamp(1, 4096), height.clamp(1, 4096));
        let scale = width as f32 / units.max(1.0);
        let pixels = (SIDE * scale).round().max(1.0) as u32;
        Some(Self {
            map: Pixmap::new(width, height)?,
            to_pixels: Transform::from_scale(scale, scale),
            pixels,
            mask: None,
        })
    }

    /// Whether the canvas is big enough for second-rank detail (letters, rivets, thin lines).
    #[must_use]
    pub fn fine(&self) -> bool {
        self.pixels >= 40
    }

    /// How many pixels one unit covers where the brush stands now, after [`Brush::set`] and
    /// [`Brush::placed`].
    #[must_use]
    pub fn unit_pixels(&self) -> f32 {
        let (x, y) = self.to_pixels.get_scale();
        (x * y).abs().sqrt()
    }

    /// How many units one pixel covers.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        SIDE / self.pixels as f32
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

    /// Draws inside a shape only. Within a shape already in force both hold.
    pub fn clipped(&mut self, path: &Option<Path>, draw: impl FnOnce(&mut Self)) {
        let Some(path) = path else { return };
        let before = self.mask.take();
        let mut mask = match &before {
            Some(mask) => Some(mask.clone()),
            None => Mask::new(self.map.width(), self.map.height()),
        };
        if let Some(mask) = &mut mask {
            if before.is_some() {
                mask.intersect_path(path, FillRule::Winding, true, self.to_pixels);
            } else {
                mask.fill_path(path, FillRule::Winding, true, self.to_pixels);
            }
        }
        self.mask = mask;
        draw(self);
        self.mask = before;
    }

    /// Fills a shape; overlapping parts stay filled.
    pub fn fill(&mut self, path: &Option<Path>, ink: impl Into<Ink>) {
        self.fill_by(path, ink, FillRule::Winding);
    }

    /// Fills a shape; parts that overlap an odd number of times become holes.
    pub fn fill_holes(&mut self, path: &Option<Path>, ink: impl Into<Ink>) {
        self.fill_by(path, ink, FillRule::EvenOdd);
    }

    fn fill_by(&mut self, path: &Option<Path>, ink: impl Into<Ink>, rule: FillRule) {
        let Some(path) = path else { return };
        let paint = Paint { shader: ink.into().shader(), anti_alias: true, ..Paint::default() };
        self.map.fill_path(path, &paint, rule, self.to_pixels, self.mask.as_ref());
    }

    /// Strokes a shape with round ends and joins, `width` units wide.
    pub fn stroke(&mut self, path: &Option<Path>, width: f32, ink: impl Into<Ink>) {
        self.stroke_by(path, width, ink, None);
    }

    /// Strokes a shape with dashes and gaps of the given lengths.
    pub fn dashes(&mut self, path: &Option<Path>, width: f32, dash: [f32; 2], ink: impl Into<Ink>) {
        self.stroke_by(path, width, ink, StrokeDash::new(dash.to_vec(), 0.0));
    }

    fn stroke_by(
        &mut self,
        path: &Option<Path>,
        width: f32,
        ink: impl Into<Ink>,
        dash: Option<StrokeDash>,
    ) {
        let Some(path) = path else { return };
        let paint = Paint { shader: ink.into().shader(), anti_alias: true, ..Paint::default() };
        let stroke = Stroke {
            width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            dash,
            ..Stroke::default()
        };
        self.map.stroke_path(path, &paint, &stroke, self.to_pixels, self.mask.as_ref());
    }

    /// Fills a shape and draws the house outline around it, `width` units beyond the edge.
    pub fn cut(&mut self, path: &Option<Path>, width: f32, outline: Rgba, ink: impl Into<Ink>) {
        self.stroke(path, width * 2.0, outline);
        self.fill(path, ink);
    }

    /// One line of type, capitals `height` units high, centred.
    pub fn letters(
        &mut self,
        words: &str,
        face: Face,
        height: f32,
        centre: (f32, f32),
        ink: impl Into<Ink>,
    ) {
        self.fill(&text::path(words, face, height, centre), ink);
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

/// Carries the colour of edge pixels two pixels out into the transparent ground.
pub fn bleed(image: &mut RgbaImage) {
    let (width, height) = image.dimensions();
    for _ in 0..2 {
        let before = image.clone();
        for (x, y, pixel) in image.enumerate_pixels_mut() {
            if pixel.0 != [0, 0, 0, 0] {
                continue;
            }
            let mut sum = [0u32; 4];
            for (dx, dy) in [(-1i64, 0i64), (1, 0), (0, -1), (0, 1)] {
                let (x, y) = (i64::from(x) + dx, i64::from(y) + dy);
                if x < 0 || y < 0 || x >= i64::from(width) || y >= i64::from(height) {
                    continue;
                }
                let near = before.get_pixel(x as u32, y as u32).0;
                if near != [0, 0, 0, 0] {
                    for i in 0..3 {
                        sum[i] += u32::from(near[i]);
                    }
                    sum[3] += 1;
                }
            }
            if sum[3] > 0 {
                let mean = |v: u32| (v / sum[3]) as u8;
                *pixel = Pixel([mean(sum[0]), mean(sum[1]), mean(sum[2]), 0]);
            }
        }
    }
}

/// Lays `colour` with opacity `alpha` (0 to 1) over a pixel with straight alpha.
pub fn over(pixel: &mut Pixel<u8>, colour: Rgba, alpha: f32) {
    let below = f32::from(pixel.0[3]) / 255.0;
    let out = alpha + below * (1.0 - alpha);
    if out <= 0.0 {
        return;
    }
    for (under, above) in pixel.0.iter_mut().zip(colour).take(3) {
        let value = (f32::from(above) * alpha + f32::from(*under) * below * (1.0 - alpha)) / out;
        *under = value.round().clamp(0.0, 255.0) as u8;
    }
    pixel.0[3] = (out * 255.0).round().clamp(0.0, 255.0) as u8;
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

/// A regular shape with `corners` corners; turned by `degrees`, a corner points up at 0.
#[must_use]
pub fn regular(corners: u32, x: f32, y: f32, radius: f32, degrees: f32) -> Option<Path> {
    poly(&around(corners, x, y, radius, degrees))
}

/// A star with `points` points, outer and inner radius.
#[must_use]
pub fn star(points: u32, x: f32, y: f32, outer: f32, inner: f32, degrees: f32) -> Option<Path> {
    let tips = around(points, x, y, outer, degrees);
    let dips = around(points, x, y, inner, degrees + 180.0 / points.max(1) as f32);
    let all: Vec<_> = tips.into_iter().zip(dips).flat_map(|(a, b)| [a, b]).collect();
    poly(&all)
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

/// Several shapes as one.
#[must_use]
pub fn group(parts: &[Option<Path>]) -> Option<Path> {
    let mut b = PathBuilder::new();
    for part in parts.iter().flatten() {
        b.push_path(part);
    }
    b.finish()
}

/// A path in the short notation of vector graphics: `M L H V C S Q A Z`, capital letters absolute,
/// small ones relative.
#[must_use]
pub fn svg(notation: &str) -> Option<Path> {
    super::notation::parse(notation)
}
