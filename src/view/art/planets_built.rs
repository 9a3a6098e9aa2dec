//! The bodies that are built or strewn: ring habitat, generation ship, nebula habitat, asteroid field.
//!
//! Drawn with the brush over pixels of light; the same upper left light as everywhere.

use image::{RgbaImage, imageops};

use super::brush::{Brush, Ink, around, disc, oval, poly, rect, svg};
use super::noise::{layered, ridged, step, unit};
use super::palette::Rgba;
use super::planets::{Globe, Skin, mix, ramp};
use super::planets_stars::shade;

/// A small steady light.
fn lamp(b: &mut Brush, x: f32, y: f32, r: f32, colour: Rgba) {
    let soft = [colour[0], colour[1], colour[2], 0];
    b.fill(&disc(x, y, r * 2.6), Ink::round((x, y), r * 2.6, [colour[0], colour[1], colour[2], 150], soft));
    b.fill(&disc(x, y, r * 0.8), [255, 250, 236, 255]);
}

/// A wheel of land around a small sun, seen from a little above.
pub(super) fn biosphere(pixels: u32) -> RgbaImage {
    let Some(mut brush) = Brush::new(pixels) else {
        return RgbaImage::new(pixels, pixels);
    };
    let b = &mut brush;
    let (steel, dark) = ([196, 208, 228, 255], [40, 48, 76, 255]);
    b.fill(&disc(50.0, 50.0, 49.0), Ink::round((50.0, 50.0), 49.0, [120, 230, 190, 70], [90, 200, 190, 0]));
    // Far half: the inside of the rim, with land and lakes on it.
    for (width, ink) in [(19.0, dark), (16.0, [86, 104, 140, 255]), (13.0, [52, 128, 92, 255])] {
        b.stroke(&svg("M7 48A43 22 0 0 1 93 48"), width, ink);
    }
    for i in 0..26u32 {
        let a = std::f32::consts::PI * (1.03 + 0.94 * (i as f32 + 0.5) / 26.0);
        let (x, y) = (50.0 + 43.0 * a.cos(), 48.0 + 22.0 * a.sin() + (unit(i, 1, 301) - 0.5) * 6.0);
        let colour = match i % 4 {
            0 => [82, 190, 216, 255],
            1 => [122, 196, 104, 255],
            2 => [44, 106, 82, 255],
            _ => [186, 206, 122, 255],
        };
        b.fill(&oval(x, y, 2.0 + 3.0 * unit(i, 2, 301), 1.4 + 1.6 * unit(i, 3, 301)), colour);
    }
    b.stroke(&svg("M8 40.5A43 21 0 0 1 92 40.5"), 1.6, [214, 240, 248, 190]);
    // Spokes and hub.
    for (x, y) in [(12.0, 44.0), (88.0, 44.0), (33.0, 66.0), (67.0, 66.0)] {
        b.stroke(&poly(&[(50.0, 48.0), (x, y)]), 4.2, dark);
        b.stroke(&poly(&[(50.0, 48.0), (x, y)]), 2.2, steel);
    }
    b.fill(&disc(50.0, 47.0, 20.0), Ink::round((50.0, 47.0), 20.0, [255, 236, 170, 190], [255, 214, 130, 0]));
    b.fill(&disc(50.0, 47.0, 8.6), Ink::round((47.0, 44.0), 12.0, [255, 255, 244, 255], [255, 204, 104, 255]));
    // Near half: the outside of the rim, steel with windows.
    b.stroke(&svg("M7 50A43 24 0 0 0 93 50"), 20.0, dark);
    b.stroke(
        &svg("M7 50A43 24 0 0 0 93 50"),
        16.5,
        Ink::Linear((6.0, 50.0), (94.0, 62.0), vec![(0.0, [226, 234, 248, 255]), (0.4, [160, 174, 204, 255]), (1.0, [70, 80, 116, 255])]),
    );
    b.stroke(&svg("M8 44A43 24 0 0 0 92 44"), 2.2, [132, 220, 156, 255]);
    b.stroke(&svg("M8 56.5A43 24 0 0 0 92 56.5"), 1.6, [44, 52, 84, 200]);
    for i in 0..19 {
        let a = std::f32::consts::PI * (0.06 + 0.88 * i as f32 / 18.0);
        lamp(b, 50.0 + 43.0 * a.cos(), 50.5 + 24.0 * a.sin(), 1.3, [255, 222, 140, 255]);
    }
    brush.finish()
}

/// A long ship that has been on its way for generations: drum, rings, mirrors, engines.
pub(super) fn genship(pixels: u32) -> RgbaImage {
    let Some(mut brush) = Brush::new(pixels) else {
        return RgbaImage::new(pixels, pixels);
    };
    let b = &mut brush;
    b.placed(1.0, -28.0, (50.0, 50.0), |b| {
        let dark = [26, 32, 58, 255];
        let metal = |y0: f32, y1: f32| {
            Ink::Linear(
                (50.0, y0),
                (50.0, y1),
                vec![(0.0, [150, 164, 196, 255]), (0.28, [236, 242, 252, 255]), (0.62, [120, 132, 168, 255]), (1.0, [48, 54, 88, 255])],
            )
        };
        // Light of the engines.
        for y in [38.0, 50.0, 62.0] {
            b.fill(&oval(2.0, y, 17.0, 7.0), Ink::round((6.0, y), 16.0, [130, 220, 255, 220], [80, 140, 255, 0]));
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
            b.cut(&svg(&format!("M14 {} L6 {} V{} L14 {}Z", y + 1.0, y - 1.5, y + 13.5, y + 11.0)), 1.4, dark, metal(y, y + 12.0));
        }
        b.cut(&rect(13.0, 33.0, 8.0, 34.0, 2.0), 1.4, dark, metal(33.0, 67.0));
        b.cut(&rect(20.0, 36.0, 60.0, 28.0, 3.0), 1.4, dark, metal(36.0, 64.0));
        b.cut(&svg("M80 38H86Q97 42 97 50Q97 58 86 62H80Z"), 1.4, dark, metal(38.0, 62.0));
        // Gardens under glass, in rows.
        for x in [25.0, 43.5, 62.0] {
            b.fill(&rect(x, 41.0, 13.0, 9.0, 2.0), Ink::down(41.0, 50.0, [176, 240, 176, 255], [52, 136, 98, 255]));
            b.stroke(&rect(x, 41.0, 13.0, 9.0, 2.0), 0.9, dark);
        }
        for i in 0..13 {
            b.fill(&rect(24.0 + 4.2 * i as f32, 55.0, 2.0, 2.2, 0.5), [255, 224, 150, 255]);
        }
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

/// A cloud that glows from within, and a station of lamps in it.
pub(super) fn nebula(pixels: u32) -> RgbaImage {
    let mut image = RgbaImage::new(pixels, pixels);
    shade(&mut image, |x, y| {
        let far = x.hypot(y * 1.12);
        let wind = layered([x * 1.5, y * 1.5, 0.2], 3, 321) * 0.5;
        let mass = layered([x * 2.1 + wind, y * 2.1 - wind, 0.7], 5, 323);
        let vein = ridged([x * 2.4 - wind, y * 2.4 + wind, 0.9], 4, 327);
        let body = (1.05 - far * 1.12 + mass * 0.42).clamp(0.0, 1.0);
        let alpha = step(0.02, 0.95, body * (0.55 + 0.75 * vein)) * (1.0 - step(0.78, 1.0, far));
        let heat = 0.45 * vein + 0.75 * (1.0 - far) + mass * 0.22;
        let colour = ramp(
            &[(0.1, [0.22, 0.12, 0.46]), (0.45, [0.52, 0.22, 0.66]), (0.75, [0.88, 0.42, 0.70]), (1.05, [1.0, 0.76, 0.74]), (1.3, [1.0, 0.94, 0.86])],
            heat,
        );
        let cool = step(0.0, 0.9, x * 0.7 + y * 0.4 + 0.4);
        (mix(colour, [0.30, 0.52, 0.92], cool * 0.42), alpha * 0.96)
    });
    let Some(mut brush) = Brush::new(pixels) else {
        return image;
    };
    let b = &mut brush;
    let (dark, steel) = ([28, 22, 56, 255], [228, 234, 248, 255]);
    b.placed(0.62, -14.0, (50.0, 50.0), |b| {
        b.stroke(&poly(&[(50.0, 12.0), (50.0, 88.0)]), 9.0, dark);
        b.stroke(&poly(&[(50.0, 12.0), (50.0, 88.0)]), 5.0, steel);
        for (y, r) in [(32.0, 22.0), (50.0, 34.0), (68.0, 22.0)] {
            b.cut(
                &oval(50.0, y, r, r * 0.26),
                2.6,
                dark,
                Ink::Linear((50.0 - r, y), (50.0 + r, y), vec![(0.0, steel), (0.55, [156, 168, 204, 255]), (1.0, [84, 92, 136, 255])]),
            );
            for (x, yy) in around(9, 50.0, 0.0, r * 0.82, 90.0) {
                if yy > -r * 0.4 {
                    lamp(b, x, y + yy * 0.24, 1.5, [255, 222, 140, 255]);
                }
            }
        }
        b.cut(&disc(50.0, 14.0, 5.5), 2.2, dark, steel);
        lamp(b, 50.0, 88.0, 3.4, [140, 226, 255, 255]);
    });
    imageops::overlay(&mut image, &brush.finish(), 0, 0);
    image
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
            let off = if part == 0 { 0.0 } else { self.size * 0.42 };
            let ball = Globe {
                radius: self.size * if part == 0 { 0.86 } else { 0.66 },
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
                    let pit = step(0.45, 0.8, layered([p[0] * 2.6, p[1] * 2.6, p[2] * 2.6], 2, seed + 7));
                    let stone = mix([0.44, 0.38, 0.36], [0.80, 0.72, 0.64], h * 0.6 + 0.5);
                    Skin::dull(mix(stone, [0.26, 0.22, 0.24], pit * 0.6))
                },
            );
        }
    }
}
