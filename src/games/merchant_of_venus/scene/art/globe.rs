//! What bodies are painted with: colours and how they blend, and a ball with ground, air and light.
//!
//! It knows no body. The light comes from the upper left.

use image::RgbaImage;

use crate::view::art::brush;
use crate::view::art::noise::step;

/// A colour in numbers from 0 to 1.
pub(super) type Rgb = [f32; 3];

/// Where the light comes from: left, above, before. Of length 1.
pub(super) const LIGHT: [f32; 3] = [-0.56, -0.55, 0.62];

/// What the ground looks like at one point of a ball.
pub(super) struct Skin {
    /// Colour in full light.
    pub colour: Rgb,
    /// How much it mirrors the sun, 0 to 1.
    pub gloss: f32,
    /// Light of its own, added in the dark.
    pub glow: Rgb,
}

impl Skin {
    /// Dull ground.
    pub fn dull(colour: Rgb) -> Self {
        Self { colour, gloss: 0.0, glow: [0.0; 3] }
    }
}

/// A ball with ground, air and light.
pub(super) struct Globe {
    /// Radius as a share of half the canvas.
    pub radius: f32,
    /// Middle on the canvas, -1 to 1.
    pub centre: (f32, f32),
    /// Lean of the axis in radians.
    pub tilt: f32,
    /// Turn around the axis in radians.
    pub spin: f32,
    /// Colour of the air.
    pub air: Rgb,
    /// Strength of the rim of air, 0 to about 1.
    pub rim: f32,
    /// Reach of the light outside the ball, as a share of the radius.
    pub halo: f32,
    /// How strongly heights throw light and shade.
    pub relief: f32,
}

impl Default for Globe {
    fn default() -> Self {
        Self {
            radius: 0.8,
            centre: (0.0, 0.0),
            tilt: 0.35,
            spin: 0.0,
            air: [0.6, 0.8, 1.0],
            rim: 0.6,
            halo: 0.14,
            relief: 0.0,
        }
    }
}

impl Globe {
    /// Point of the ball's own globe for a direction of the eye's space.
    fn own(&self, n: [f32; 3]) -> [f32; 3] {
        let (s, c) = self.tilt.sin_cos();
        let (x, y) = (n[0] * c + n[1] * s, n[1] * c - n[0] * s);
        let (s, c) = self.spin.sin_cos();
        [x * c + n[2] * s, y, n[2] * c - x * s]
    }

    /// Lays the ball over `image`. `height` gives the relief at a point of the globe, `skin` the
    /// look there.
    pub fn lay(
        &self,
        image: &mut RgbaImage,
        height: impl Fn([f32; 3]) -> f32,
        skin: impl Fn([f32; 3], f32) -> Skin,
    ) {
        let side = image.width() as f32;
        let pixel = 2.0 / side / self.radius;
        let reach = self.radius * (1.0 + self.halo.max(pixel));
        let span = |middle: f32| {
            let at = |v: f32| ((v + 1.0) / 2.0 * side).clamp(0.0, side);
            at(middle - reach).floor() as u32..at(middle + reach).ceil() as u32
        };
        let columns = span(self.centre.0);
        for (px, py) in span(self.centre.1).flat_map(|y| columns.clone().map(move |x| (x, y))) {
            let x = ((px as f32 + 0.5) / side * 2.0 - 1.0 - self.centre.0) / self.radius;
            let y = ((py as f32 + 0.5) / side * 2.0 - 1.0 - self.centre.1) / self.radius;
            let far = x.hypot(y);
            if far > 1.0 + self.halo.max(pixel) {
                continue;
            }
            let out = image.get_pixel_mut(px, py);
            let cover = ((1.0 - far) / pixel + 0.5).clamp(0.0, 1.0);
            if cover < 1.0 && self.halo > 0.0 {
                let t = ((far - 1.0) / self.halo).clamp(0.0, 1.0);
                let lit = step(-0.5, 0.9, (x * LIGHT[0] + y * LIGHT[1]) / far.max(1e-3) * 1.2);
                let alpha = (1.0 - t).powf(2.6) * (0.12 + 0.88 * lit) * self.rim;
                lay(out, self.air, alpha.min(1.0));
            }
            if cover <= 0.0 {
                continue;
            }
            let inside = far.min(0.9999);
            let scale = if far > 0.0 { inside / far } else { 1.0 };
            let (nx, ny) = (x * scale, y * scale);
            let nz = (1.0 - nx * nx - ny * ny).max(0.0).sqrt();
            let colour = self.light([nx, ny, nz], &height, &skin);
            lay(out, colour, cover);
        }
    }

    /// Colour of one point in light, shade and air.
    fn light(
        &self,
        n: [f32; 3],
        height: &impl Fn([f32; 3]) -> f32,
        skin: &impl Fn([f32; 3], f32) -> Skin,
    ) -> Rgb {
        let here = self.own(n);
        let level = height(here);
        let skin = skin(here, level);
        let facing = n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2];
        let slope = if self.relief > 0.0 {
            let towards = self.own(LIGHT);
            let e = 0.035;
            let there = height([
                here[0] + towards[0] * e,
                here[1] + towards[1] * e,
                here[2] + towards[2] * e,
            ]);
            (level - there) * self.relief
        } else {
            0.0
        };
        let day = step(-0.12, 0.95, facing);
        let edge = 0.62 + 0.38 * n[2];
        let bright = (0.035 + 1.12 * day * edge * (1.0 + slope).clamp(0.35, 1.8)).max(0.0);
        let rim = (1.0 - n[2]).powf(2.4) * self.rim * (0.1 + 0.9 * step(-0.35, 0.7, facing));
        // The mirror of the sun: half way between the light and the eye.
        let half = [LIGHT[0] * 0.556, LIGHT[1] * 0.556, (LIGHT[2] + 1.0) * 0.556];
        let shine =
            (n[0] * half[0] + n[1] * half[1] + n[2] * half[2]).max(0.0).powf(46.0) * skin.gloss;
        let night = 1.0 - step(-0.1, 0.35, facing);
        let mut out = [0.0; 3];
        for (i, value) in out.iter_mut().enumerate() {
            let ground = skin.colour[i] * bright + skin.glow[i] * (0.25 + 0.75 * night) + shine;
            *value = 1.0 - (1.0 - ground.min(1.0)) * (1.0 - (self.air[i] * rim).min(1.0));
        }
        out
    }
}

/// Lays a colour over a pixel.
pub(super) fn lay(pixel: &mut image::Rgba<u8>, colour: Rgb, alpha: f32) {
    let byte = |v: f32| (v.clamp(0.0, 1.0) * 255.0).round() as u8;
    let colour = [byte(colour[0]), byte(colour[1]), byte(colour[2]), 255];
    brush::over(pixel, colour, alpha.clamp(0.0, 1.0));
}

/// Straight blend of two colours.
pub(super) fn mix(a: Rgb, b: Rgb, t: f32) -> Rgb {
    let t = t.clamp(0.0, 1.0);
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/// A colour from a row of stops `(place, colour)` in rising order.
pub(super) fn ramp(stops: &[(f32, Rgb)], at: f32) -> Rgb {
    let mut before: Option<(f32, Rgb)> = None;
    for (place, colour) in stops {
        if at <= *place {
            return before.map_or(*colour, |(start, from)| {
                mix(from, *colour, (at - start) / (place - start).max(1e-6))
            });
        }
        before = Some((*place, *colour));
    }
    before.map_or([0.0; 3], |(_, colour)| colour)
}

/// Brightness times a factor.
pub(super) fn times(colour: Rgb, factor: f32) -> Rgb {
    colour.map(|v| v * factor)
}
