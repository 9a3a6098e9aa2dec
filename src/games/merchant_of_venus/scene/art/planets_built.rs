//! The bodies that are built or strewn: ring habitat, generation ship, nebula habitat, asteroid
//! field.
//!
//! Drawn with the brush over pixels of light; the same upper left light as everywhere.

use image::{RgbaImage, imageops};

use super::globe::{Globe, LIGHT, Skin, mix, ramp};
use super::planets_stars::shade;
use crate::view::art::brush::{Brush, Ink, around, disc, oval, poly, rect, svg};
use crate::view::art::noise::{layered, ridged, step, unit};
use crate::view::art::palette::Rgba;

/// A small steady light.
fn lamp(b: &mut Brush, x: f32, y: f32, r: f32, colour: Rgba) {
    let soft = [colour[0], colour[1], colour[2], 0];
    b.fill(
        &disc(x, y, r * 2.6),
        Ink::round((x, y), r * 2.6, [colour[0], colour[1], colour[2], 150], soft),
    );
    b.fill(&disc(x, y, r * 0.8), [255, 250, 236, 255]);
}

/// Where the eye's straight look through `(x, y)` meets the tube of a ring: nearest and farthest
/// depth.
fn tube(x: f32, y: f32, ring: &Ring) -> Option<(f32, f32)> {
    let (px, py) = (x * ring.u[0] + y * ring.u[1], x * ring.v[0] + y * ring.v[1]);
    let (dx, dy) = (ring.u[2], ring.v[2]);
    let (a, b) = (dx * dx + dy * dy, px * dx + py * dy);
    let c = px * px + py * py - ring.radius * ring.radius;
    let root = b * b - a * c;
    if root < 0.0 || a < 1e-6 {
        return None;
    }
    let root = root.sqrt();
    // Depth grows towards the eye.
    Some(((-b + root) / a, (-b - root) / a))
}

/// A band bent to a ring: two directions in its plane, one along its axis.
struct Ring {
    u: [f32; 3],
    v: [f32; 3],
    axis: [f32; 3],
    radius: f32,
    half: f32,
}

impl Ring {
    /// A ring whose axis leans by `lean` to the side and `tip` towards the eye.
    fn new(lean: f32, tip: f32, radius: f32, half: f32) -> Self {
        let (ls, lc) = lean.sin_cos();
        let (ts, tc) = tip.sin_cos();
        Self {
            u: [lc, ls, 0.0],
            axis: [ls * tc, -lc * tc, ts],
            v: [ls * ts, -lc * ts, -tc],
            radius,
            half,
        }
    }

    /// Colour of the band where the look meets it at `depth`, from within or from without.
    fn colour(&self, x: f32, y: f32, depth: f32, within: bool) -> Option<[f32; 3]> {
        let p = [x, y, depth];
        let along = |d: &[f32; 3]| p[0] * d[0] + p[1] * d[1] + p[2] * d[2];
        let h = along(&self.axis) / self.half;
        if h.abs() > 1.0 {
            return None;
        }
        let (cu, cv) = (along(&self.u) / self.radius, along(&self.v) / self.radius);
        let wall = step(0.84, 0.90, h.abs());
        let outward = [
            self.u[0] * cu + self.v[0] * cv,
            self.u[1] * cu + self.v[1] * cv,
            self.u[2] * cu + self.v[2] * cv,
        ];
        let facing = outward[0] * LIGHT[0] + outward[1] * LIGHT[1] + outward[2] * LIGHT[2];
        let place = [cu * 3.4, h * 0.55, cv * 3.4];
        if within {
            // Land, lakes and cloud in the light of the little sun.
            let n = layered(place, 5, 311);
            let land = ramp(
                &[
                    (-0.35, [0.10, 0.42, 0.62]),
                    (-0.12, [0.26, 0.62, 0.70]),
                    (-0.08, [0.80, 0.78, 0.54]),
                    (0.05, [0.36, 0.64, 0.32]),
                    (0.5, [0.16, 0.44, 0.26]),
                ],
                n,
            );
            let white = step(0.25, 0.75, layered([cu * 5.0, h * 1.2, cv * 5.0], 4, 313));
            let ground = mix(land, [1.0, 1.0, 1.0], white * 0.75);
            let lit = 0.62 + 0.38 * step(-0.8, 0.9, -facing);
            return Some(mix(ground, [0.90, 0.94, 0.98], wall).map(|v| v * lit));
        }
        let turn = cu.atan2(cv);
        let seam = step(0.90, 0.97, (turn * 14.0).cos().abs()) * 0.22;
        let plate = 0.06 * layered([cu * 9.0, h * 2.0, cv * 9.0], 3, 317);
        let stripe = 1.0 - step(0.06, 0.12, (h.abs() - 0.46).abs());
        let steel = mix([0.58, 0.64, 0.76], [0.38, 0.44, 0.60], stripe * 0.8 + seam);
        let day = 0.16 + 1.0 * step(-0.45, 0.95, facing) + plate;
        let mut out = mix(steel, [0.86, 0.90, 0.96], wall * 0.8).map(|v| v * day);
        // Windows in two rows.
        let room = ((turn * 26.0).fract().abs() - 0.5).abs() < 0.22 && h.abs() < 0.16;
        if room {
            out = mix(out, [1.0, 0.86, 0.54], 0.85);
        }
        Some(out)
    }
}

/// A band of land around a small sun, seen from a little above.
pub(super) fn biosphere(pixels: u32) -> RgbaImage {
    let fine = pixels * 2;
    let mut image = RgbaImage::new(fine, fine);
    let ring = Ring::new(-0.20, 0.52, 0.86, 0.20);
    let sun = |x: f32, y: f32| (-(x.hypot(y) / 0.20).powi(2)).exp();
    shade(&mut image, |x, y| {
        let haze = (1.0 - x.hypot(y * 1.25)).max(0.0).powf(1.5) * 0.20;
        let mut out = ([0.42, 0.86, 0.78], haze);
        let hits = tube(x, y, &ring);
        if let Some(colour) = hits.and_then(|(_, far)| ring.colour(x, y, far, true)) {
            out = (colour, 1.0);
        }
        let light = sun(x, y);
        let bright = mix(out.0, [1.0, 0.90, 0.62], (light * 1.4).min(1.0));
        out = (bright, out.1.max((light * 1.2).min(1.0)));
        if x.hypot(y) < 0.105 {
            out = (mix([1.0, 1.0, 0.94], [1.0, 0.84, 0.48], x.hypot(y) / 0.105), 1.0);
        }
        if let Some(colour) = hits.and_then(|(near, _)| ring.colour(x, y, near, false)) {
            out = (colour, 1.0);
        }
        out
    });
    imageops::resize(&image, pixels, pixels, imageops::FilterType::Triangle)
}

/// A long ship that has been on its way for generations: drum, rings, mirrors, engines.
pub(super) fn genship(pixels: u32) -> RgbaImage {
    let Some(mut brush) = Brush::new(pixels) else {
        return RgbaImage::new(pixels, pixels);
    };
    let b = &mut brush;
    b.placed(0.86, -28.0, (51.0, 50.0), |b| {
        let dark = [26, 32, 58, 255];
        let metal = |y0: f32, y1: f32| {
            Ink::Linear(
                (50.0, y0),
                (50.0, y1),
                vec![
                    (0.0, [150, 164, 196, 255]),
                    (0.28, [236, 242, 252, 255]),
                    (0.62, [120, 132, 168, 255]),
                    (1.0, [48, 54, 88, 255]),
                ],
            )
        };
        // Light of the engines.
        for y in [38.0, 50.0, 62.0] {
            b.fill(
                &oval(2.0, y, 17.0, 7.0),
                Ink::round((6.0, y), 16.0, [130, 220, 255, 220], [80, 140, 255, 0]),
            );
        }
        // Ribs that hold the mirrors.
        b.stroke(&svg("M30 50V14M30 50V86M62 50V14M62 50V86"), 3.4, dark);
        b.stroke(&svg("M30 50V14M30 50V86M62 50V14M62 50V86"), 1.8, [170, 182, 210, 255]);
        for (y, ink) in [(8.0, [120, 188, 236, 255]), (84.0, [52, 92, 150, 255])] {
            b.cut(&rect(16.0, y, 62.0, 8.0, 1.5), 1.4, dark, ink);
            for x in [28.0, 40.0, 52.0, 64.0] {
                b.stroke(&poly(&[(x, y + 1.0), (x, y + 7.0)]), 1.0, [24, 44, 86, 255]);
            }
        }
        // Engines, drum, head.
        for y in [31.0, 44.0, 57.0] {
            b.cut(
                &svg(&format!("M14 {} L6 {} V{} L14 {}Z", y + 1.0, y - 1.5, y + 13.5, y + 11.0)),
                1.4,
                dark,
                metal(y, y + 12.0),
            );
        }
        b.cut(&rect(13.0, 33.0, 8.0, 34.0, 2.0), 1.4, dark, metal(33.0, 67.0));
        b.cut(&rect(20.0, 36.0, 60.0, 28.0, 3.0), 1.4, dark, metal(36.0, 64.0));
        b.cut(&svg("M80 38H86Q97 42 97 50Q97 58 86 62H80Z"), 1.4, dark, metal(38.0, 62.0));
        gardens(b, dark);
        // Wheels that turn: seen from the edge.
        for x in [38.0, 57.0] {
            b.cut(&rect(x, 24.0, 4.6, 52.0, 2.3), 1.4, dark, metal(24.0, 76.0));
            for y in [28.0, 34.0, 68.0] {
                b.fill(&rect(x + 1.2, y, 2.2, 2.4, 0.5), [255, 224, 150, 255]);
            }
        }
        b.fill(&oval(89.0, 47.0, 3.4, 2.4), [178, 236, 255, 255]);
    });
    brush.finish()
}

/// Gardens under glass, in rows, and windows below them.
fn gardens(b: &mut Brush, dark: Rgba) {
    for x in [25.0, 43.5, 62.0] {
        b.fill(
            &rect(x, 41.0, 13.0, 9.0, 2.0),
            Ink::down(41.0, 50.0, [176, 240, 176, 255], [52, 136, 98, 255]),
        );
        b.stroke(&rect(x, 41.0, 13.0, 9.0, 2.0), 0.9, dark);
    }
    for i in 0..13 {
        b.fill(&rect(24.0 + 4.2 * i as f32, 55.0, 2.0, 2.2, 0.5), [255, 224, 150, 255]);
    }
}

/// A cloud that glows from within, and a station of lamps in it.
pub(super) fn nebula(pixels: u32) -> RgbaImage {
    let mut image = RgbaImage::new(pixels, pixels);
    shade(&mut image, |x, y| {
        let far = x.hypot(y * 1.12);
        let wind = layered([x * 1.5, y * 1.5, 0.2], 3, 321) * 0.5;
        let mass = layered([x * 2.1 + wind, y * 2.1 - wind, 0.7], 5, 323);
        let vein = ridged([x * 2.4 - wind, y * 2.4 + wind, 0.9], 4, 327);
        let body = (1.05 - far * 1.12 + mass * 0.42).clamp(0.0, 1.0);
        let alpha = step(0.0, 0.72, body * (0.55 + 0.75 * vein)) * (1.0 - step(0.80, 1.0, far));
        let heat = 0.55 * vein + 0.85 * (1.0 - far) + mass * 0.22;
        let colour = ramp(
            &[
                (0.1, [0.22, 0.12, 0.46]),
                (0.45, [0.52, 0.22, 0.66]),
                (0.75, [0.88, 0.42, 0.70]),
                (1.05, [1.0, 0.76, 0.74]),
                (1.3, [1.0, 0.94, 0.86]),
            ],
            heat,
        );
        let cool = step(0.0, 0.9, x * 0.7 + y * 0.4 + 0.4);
        (mix(colour, [0.30, 0.52, 0.92], cool * 0.42), alpha * 0.96)
    });
    let Some(mut brush) = Brush::new(pixels) else {
        return image;
    };
    lamp_station(&mut brush);
    imageops::overlay(&mut image, &brush.finish(), 0, 0);
    image
}

/// A station of three decks on a mast, with lamps all round.
fn lamp_station(b: &mut Brush) {
    let (dark, steel) = ([28, 22, 56, 255], [228, 234, 248, 255]);
    let metal = |x: f32, r: f32| {
        Ink::Linear(
            (x - r, 50.0),
            (x + r, 50.0),
            vec![
                (0.0, [176, 186, 214, 255]),
                (0.25, [250, 252, 255, 255]),
                (0.6, [150, 158, 196, 255]),
                (1.0, [60, 62, 106, 255]),
            ],
        )
    };
    b.placed(0.60, -14.0, (50.0, 50.0), |b| {
        b.cut(&rect(47.0, 8.0, 6.0, 84.0, 3.0), 1.2, dark, metal(50.0, 3.4));
        for (y, r) in [(70.0, 20.0), (50.0, 36.0), (30.0, 20.0)] {
            // A dish: its edge below, its deck above.
            b.cut(
                &svg(&format!(
                    "M{} {y}A{r} {} 0 0 0 {} {y}L{} {}A{} {} 0 0 1 {} {}Z",
                    50.0 - r,
                    r * 0.30,
                    50.0 + r,
                    50.0 + r * 0.6,
                    y + r * 0.42,
                    r * 0.6,
                    r * 0.16,
                    50.0 - r * 0.6,
                    y + r * 0.42,
                )),
                1.2,
                dark,
                metal(50.0, r),
            );
            b.cut(&oval(50.0, y, r, r * 0.26), 1.2, dark, metal(50.0, r));
            b.fill(&oval(50.0, y, r * 0.62, r * 0.15), [60, 60, 108, 255]);
            b.fill(&rect(47.5, y - r * 0.3, 5.0, r * 0.34, 1.0), steel);
            for (x, down) in around(13, 50.0, 0.0, r * 0.9, 90.0) {
                if down > 0.0 {
                    lamp(b, x, y + down * 0.30 + r * 0.07, 1.1, [255, 214, 128, 255]);
                }
            }
        }
        lamp(b, 50.0, 8.0, 2.6, [255, 150, 170, 255]);
        lamp(b, 50.0, 92.0, 2.6, [140, 226, 255, 255]);
    });
}

/// A field of rocks of all sizes in a veil of dust.
pub(super) fn belt(pixels: u32) -> RgbaImage {
    let mut image = RgbaImage::new(pixels, pixels);
    shade(&mut image, |x, y| {
        let (u, v) = (x * 0.93 - y * 0.36, (x * 0.36 + y * 0.93) * 1.9);
        let far = u.hypot(v);
        let dust = layered([x * 3.0, y * 3.0, 0.4], 4, 341);
        let alpha = (1.0 - far).max(0.0).powf(1.3) * (0.42 + 0.3 * dust);
        ([0.66, 0.56, 0.50], alpha.clamp(0.0, 0.6))
    });
    // Small ones first, the big ones lie before them.
    for i in 0..44u32 {
        let big = i as f32 / 43.0;
        let size = 0.018 + 0.05 * unit(i, 1, 343) * (0.4 + big) + if i > 38 { 0.11 } else { 0.0 };
        let (a, far) = (unit(i, 2, 343) * std::f32::consts::TAU, unit(i, 3, 343).sqrt() * 0.82);
        let (u, v) = match i {
            43 => (0.02, 0.04),
            42 => (-0.50, 0.06),
            41 => (0.50, -0.10),
            40 => (0.20, 0.24),
            39 => (-0.22, -0.20),
            _ => (far * a.cos(), far * a.sin() * 0.52),
        };
        let size = if i == 43 { 0.25 } else { size };
        let rock = Rock { centre: (u * 0.93 + v * 0.36, v * 0.93 - u * 0.36), size, seed: 350 + i };
        rock.lay(&mut image);
    }
    image
}

/// A rock: a ball pushed out of round.
struct Rock {
    centre: (f32, f32),
    size: f32,
    seed: u32,
}

impl Rock {
    fn lay(&self, image: &mut RgbaImage) {
        // Several balls melt into one lump; the light of each is the same.
        for part in [1, 2, 0u32] {
            let a = unit(self.seed, part, 361) * std::f32::consts::TAU;
            let off = if part == 0 { 0.0 } else { self.size * 0.56 };
            let ball = Globe {
                radius: self.size * if part == 0 { 0.84 } else { 0.62 },
                centre: (self.centre.0 + off * a.cos(), self.centre.1 + off * a.sin() * 0.8),
                rim: 0.0,
                halo: 0.0,
                relief: 2.4,
                spin: self.seed as f32,
                ..Globe::default()
            };
            let seed = self.seed;
            ball.lay(
                image,
                |p| layered([p[0] * 1.7, p[1] * 1.7, p[2] * 1.7], 3, seed),
                |p, h| {
                    let pit =
                        step(0.45, 0.8, layered([p[0] * 2.6, p[1] * 2.6, p[2] * 2.6], 2, seed + 7));
                    let stone = mix([0.54, 0.46, 0.42], [0.96, 0.86, 0.76], h * 0.6 + 0.5);
                    Skin::dull(mix(stone, [0.26, 0.22, 0.24], pit * 0.6))
                },
            );
        }
    }
}
