//! The ten bodies that are balls of ground, water and cloud.
//!
//! Each is a height and a skin over the ball of `globe.rs`; nothing else is drawn here.

use image::RgbaImage;

use super::bodies::Body;
use super::globe::{Globe, Rgb, Skin, lay, mix, ramp, times};
use crate::view::art::noise::{layered, ridged, smooth, step, unit};

/// Point scaled, for finer or coarser noise.
fn at(p: [f32; 3], x: f32, y: f32) -> [f32; 3] {
    [p[0] * x, p[1] * y, p[2] * x]
}

/// A point carried along by noise, for whirls.
fn warped(p: [f32; 3], strength: f32, seed: u32) -> [f32; 3] {
    let q = at(p, 1.7, 1.7);
    [
        p[0] + strength * layered(q, 3, seed),
        p[1] + strength * 0.6 * layered([q[2], q[0], q[1]], 3, seed + 11),
        p[2] + strength * layered([q[1], q[2], q[0]], 3, seed + 23),
    ]
}

/// Cover of white cloud at a point, 0 to 1.
fn cloud(p: [f32; 3], amount: f32, seed: u32) -> f32 {
    let n = layered(at(warped(p, 0.5, seed), 2.1, 3.6), 5, seed + 5);
    step(0.35 - amount, 0.95 - amount, n)
}

/// Paints one of the ball worlds.
pub(super) fn paint(world: Body, pixels: u32) -> RgbaImage {
    let mut image = RgbaImage::new(pixels, pixels);
    match world {
        Body::Rogue => rogue(&mut image),
        Body::Desert => desert(&mut image),
        Body::Jungle => jungle(&mut image),
        Body::Ice => ice(&mut image),
        Body::Colony => colony(&mut image),
        Body::Wartorn => wartorn(&mut image),
        Body::Polluted => polluted(&mut image),
        Body::Moon => moon(&mut image),
        Body::Giant => giant(&mut image),
        _ => water(&mut image),
    }
    image
}

/// A sunless world, caught: black rock, cold light at the rim, embers in the cracks.
fn rogue(image: &mut RgbaImage) {
    let globe = Globe {
        air: [0.62, 0.52, 1.0],
        rim: 0.85,
        halo: 0.18,
        relief: 1.6,
        spin: 0.8,
        ..Globe::default()
    };
    globe.lay(
        image,
        |p| layered(at(p, 2.6, 2.6), 5, 101),
        |p, h| {
            let crack = ridged(at(warped(p, 0.25, 103), 2.4, 2.4), 3, 107);
            let ember = step(0.80, 0.95, crack);
            let rock = ramp(
                &[(-0.7, [0.16, 0.13, 0.24]), (0.1, [0.31, 0.27, 0.42]), (0.8, [0.52, 0.47, 0.64])],
                h,
            );
            Skin {
                colour: mix(rock, [0.9, 0.5, 0.9], ember * 0.6),
                gloss: 0.05,
                glow: times([1.0, 0.42, 0.82], ember * 0.8),
            }
        },
    );
}

/// Dunes in long bands, canyons, a little dust in the air.
fn desert(image: &mut RgbaImage) {
    let globe =
        Globe { air: [1.0, 0.82, 0.56], rim: 0.55, relief: 1.5, tilt: 0.5, ..Globe::default() };
    globe.lay(
        image,
        |p| {
            let dunes = smooth(
                p[0] * 3.0,
                p[1] * 13.0 + layered(at(p, 3.0, 3.0), 3, 3) * 2.6,
                p[2] * 3.0,
                5,
            );
            layered(at(p, 2.0, 2.0), 5, 7) * 0.7 + dunes * 0.22
        },
        |p, h| {
            let canyon = step(0.84, 0.97, ridged(at(warped(p, 0.2, 17), 1.8, 2.6), 3, 19));
            let sand = ramp(
                &[
                    (-0.8, [0.54, 0.30, 0.18]),
                    (-0.25, [0.76, 0.48, 0.26]),
                    (0.15, [0.90, 0.66, 0.40]),
                    (0.7, [0.98, 0.84, 0.60]),
                ],
                h,
            );
            let pole = step(0.86, 0.95, p[1].abs() + h * 0.05);
            let ground = mix(sand, [0.42, 0.20, 0.14], canyon * 0.7);
            Skin::dull(mix(ground, [1.0, 0.95, 0.88], pole * 0.8))
        },
    );
}

/// Deep green under swirls of cloud, with dark rivers and warm seas.
fn jungle(image: &mut RgbaImage) {
    let globe =
        Globe { air: [0.60, 1.0, 0.78], rim: 0.7, relief: 1.2, spin: 2.4, ..Globe::default() };
    globe.lay(
        image,
        |p| layered(at(warped(p, 0.18, 29), 1.9, 2.4), 5, 31),
        |p, h| {
            let sea = 1.0 - step(-0.32, -0.24, h);
            let river = step(0.86, 0.96, ridged(at(p, 3.1, 3.1), 2, 37)) * (1.0 - sea);
            let wood = ramp(
                &[
                    (-0.3, [0.50, 0.62, 0.26]),
                    (-0.1, [0.17, 0.50, 0.22]),
                    (0.35, [0.09, 0.36, 0.20]),
                    (0.8, [0.30, 0.46, 0.24]),
                ],
                h + 0.25 * layered(at(p, 7.0, 7.0), 2, 41),
            );
            let ground = mix(wood, [0.05, 0.26, 0.28], river * 0.8);
            let ground = mix(ground, [0.05, 0.34, 0.42], sea);
            let white = cloud(p, 0.12, 43);
            Skin {
                colour: mix(ground, [0.95, 1.0, 0.94], white * 0.88),
                gloss: sea * 0.5 * (1.0 - white),
                glow: [0.0; 3],
            }
        },
    );
}

/// White and blue, cut by long cracks.
fn ice(image: &mut RgbaImage) {
    let globe = Globe {
        air: [0.70, 0.92, 1.0],
        rim: 0.75,
        relief: 1.3,
        spin: 1.1,
        tilt: -0.3,
        ..Globe::default()
    };
    globe.lay(
        image,
        |p| layered(at(p, 2.2, 2.2), 5, 51),
        |p, h| {
            let crack = step(0.82, 0.97, ridged(at(warped(p, 0.3, 53), 1.5, 1.5), 3, 57));
            let fine = step(0.88, 0.99, ridged(at(p, 4.2, 4.2), 2, 59));
            let snow = ramp(
                &[(-0.7, [0.50, 0.72, 0.88]), (-0.1, [0.76, 0.90, 0.97]), (0.5, [0.97, 0.99, 1.0])],
                h,
            );
            let ground = mix(snow, [0.16, 0.44, 0.68], crack * 0.75);
            Skin {
                colour: mix(ground, [0.36, 0.62, 0.82], fine * 0.4),
                gloss: 0.35,
                glow: [0.0; 3],
            }
        },
    );
}

/// Land and sea like home, with towns that shine on the night side.
fn colony(image: &mut RgbaImage) {
    let globe =
        Globe { air: [0.55, 0.78, 1.0], rim: 0.75, relief: 1.1, spin: 1.5, ..Globe::default() };
    globe.lay(
        image,
        |p| layered(at(warped(p, 0.15, 61), 1.7, 1.9), 5, 63),
        |p, h| {
            let land = step(-0.03, 0.05, h);
            let ground = ramp(
                &[
                    (0.0, [0.80, 0.72, 0.50]),
                    (0.12, [0.42, 0.58, 0.30]),
                    (0.45, [0.52, 0.46, 0.32]),
                    (0.8, [0.86, 0.84, 0.80]),
                ],
                h,
            );
            let sea = mix([0.05, 0.20, 0.44], [0.14, 0.42, 0.62], step(-0.4, 0.0, h));
            let ice = step(0.80, 0.90, p[1].abs() + h * 0.08);
            let white = cloud(p, 0.02, 67);
            let town = step(0.45, 0.85, smooth(p[0] * 22.0, p[1] * 22.0, p[2] * 22.0, 71))
                * step(0.0, 0.5, smooth(p[0] * 4.0, p[1] * 4.0, p[2] * 4.0, 73) + 0.2)
                * land;
            let base = mix(mix(sea, ground, land), [0.95, 0.98, 1.0], ice);
            Skin {
                colour: mix(base, [1.0, 1.0, 1.0], white * 0.9),
                gloss: (1.0 - land) * 0.7 * (1.0 - white),
                glow: times([1.0, 0.78, 0.42], town * 0.95 * (1.0 - white)),
            }
        },
    );
}

/// Scorched ground with burning cracks; a piece has been shot out and drifts away.
fn wartorn(image: &mut RgbaImage) {
    let globe = Globe {
        radius: 0.76,
        centre: (-0.05, 0.03),
        air: [1.0, 0.52, 0.34],
        rim: 0.6,
        relief: 1.8,
        spin: 0.4,
        ..Globe::default()
    };
    // The wound: a ball of nothing at the upper right, in the ball's own space.
    let wound = |p: [f32; 3]| {
        let d = [p[0] - 0.80, p[1] + 0.62, p[2] - 0.42];
        (d[0] * d[0] + d[1] * d[1] + d[2] * d[2]).sqrt() + 0.07 * layered(at(p, 5.0, 5.0), 3, 83)
    };
    globe.lay(
        image,
        |p| layered(at(p, 2.8, 2.8), 5, 81) - 1.2 * (1.0 - step(0.30, 0.44, wound(p))),
        |p, h| {
            let crack = step(0.80, 0.96, ridged(at(warped(p, 0.3, 85), 2.2, 2.2), 3, 87));
            let deep = 1.0 - step(0.34, 0.42, wound(p));
            let edge = (1.0 - step(0.0, 0.10, (wound(p) - 0.42).abs())) * 0.9;
            let core = 1.0 - step(0.05, 0.36, wound(p));
            let rock = ramp(
                &[(-0.8, [0.20, 0.13, 0.13]), (0.0, [0.40, 0.28, 0.25]), (0.7, [0.62, 0.48, 0.42])],
                h.max(-0.8),
            );
            let fire = (crack * 0.85).max(edge).max(core);
            let ground = mix(rock, [0.30, 0.08, 0.05], deep);
            Skin {
                colour: mix(ground, [1.0, 0.52, 0.18], fire),
                gloss: 0.0,
                glow: times(mix([1.0, 0.30, 0.08], [1.0, 0.84, 0.46], core.max(edge * 0.5)), fire),
            }
        },
    );
    for i in 0..9u32 {
        let (a, far) = (-0.72 + 0.5 * (unit(i, 1, 89) - 0.5), 0.84 + 0.30 * unit(i, 2, 89));
        let size = 0.028 + 0.05 * unit(i, 3, 89) * (1.2 - far).max(0.1) * 3.0;
        let chunk = Globe {
            radius: size,
            centre: (-0.05 + far * f32::cos(a), 0.03 + far * f32::sin(a)),
            rim: 0.0,
            halo: 0.0,
            relief: 2.0,
            spin: i as f32,
            ..Globe::default()
        };
        chunk.lay(
            image,
            |p| layered(at(p, 1.5, 1.5), 2, 91 + i),
            |_, h| Skin::dull(mix([0.36, 0.24, 0.22], [0.66, 0.50, 0.44], h + 0.5)),
        );
    }
}

/// Brown smog in bands over a sea of dregs.
fn polluted(image: &mut RgbaImage) {
    let globe = Globe {
        air: [0.86, 0.92, 0.36],
        rim: 0.7,
        halo: 0.2,
        tilt: 0.2,
        relief: 0.8,
        ..Globe::default()
    };
    globe.lay(
        image,
        |p| layered(at(warped(p, 0.35, 111), 1.8, 3.4), 5, 113),
        |p, h| {
            let smog = ramp(
                &[
                    (-0.8, [0.24, 0.16, 0.26]),
                    (-0.3, [0.40, 0.30, 0.22]),
                    (0.05, [0.58, 0.50, 0.22]),
                    (0.4, [0.74, 0.70, 0.34]),
                    (0.9, [0.88, 0.86, 0.58]),
                ],
                h,
            );
            let pool = step(0.55, 0.8, layered(at(p, 3.4, 3.4), 3, 117));
            let spots = step(0.62, 0.9, smooth(p[0] * 18.0, p[1] * 18.0, p[2] * 18.0, 119));
            Skin {
                colour: mix(smog, [0.36, 0.62, 0.24], pool * 0.6),
                gloss: pool * 0.3,
                glow: times([1.0, 0.60, 0.20], spots * 0.55 * step(-0.2, 0.4, -h)),
            }
        },
    );
}

/// Depth and rim of craters at a point of the moon.
fn craters(p: [f32; 3]) -> f32 {
    let mut sum = 0.0;
    for i in 0..34u32 {
        let (z, a) = (unit(i, 1, 131) * 2.0 - 1.0, unit(i, 2, 131) * std::f32::consts::TAU);
        let flat = (1.0 - z * z).sqrt();
        let size = 0.07 + 0.26 * unit(i, 3, 131).powi(3);
        let d = [p[0] - flat * a.cos(), p[1] - flat * a.sin(), p[2] - z];
        let far = (d[0] * d[0] + d[1] * d[1] + d[2] * d[2]).sqrt() / size;
        if far < 1.35 {
            let bowl = -(1.0 - step(0.55, 0.95, far)) * 0.34;
            let wall = (1.0 - step(0.0, 0.30, (far - 1.0).abs())) * 0.30;
            sum += bowl + wall;
        }
    }
    sum
}

/// A grey moon with craters and a lit town in each of some, before the edge of its planet.
fn moon(image: &mut RgbaImage) {
    let mother = Globe {
        radius: 0.62,
        centre: (0.34, -0.34),
        air: [0.55, 0.72, 1.0],
        rim: 0.8,
        tilt: 0.6,
        ..Globe::default()
    };
    mother.lay(
        image,
        |_| 0.0,
        |p, _| {
            let band = layered(at(warped(p, 0.2, 141), 1.0, 5.0), 4, 143);
            Skin::dull(mix([0.20, 0.26, 0.48], [0.44, 0.52, 0.74], band * 0.6 + 0.4))
        },
    );
    // A dark seam, so that the moon stands before its planet.
    let globe = Globe {
        radius: 0.66,
        centre: (-0.14, 0.16),
        air: [0.86, 0.90, 1.0],
        rim: 0.22,
        halo: 0.05,
        relief: 1.7,
        spin: 0.6,
        ..Globe::default()
    };
    let side = image.width() as f32;
    for (x, y, pixel) in image.enumerate_pixels_mut() {
        let u = (x as f32 + 0.5) / side * 2.0 - 1.0 - globe.centre.0;
        let v = (y as f32 + 0.5) / side * 2.0 - 1.0 - globe.centre.1;
        let shade = 1.0 - step(0.0, 0.16, u.hypot(v) - globe.radius);
        if pixel.0[3] > 0 {
            let alpha = pixel.0[3];
            lay(pixel, [0.03, 0.04, 0.09], shade * 0.75);
            pixel.0[3] = alpha;
        }
    }
    globe.lay(
        image,
        |p| layered(at(p, 2.4, 2.4), 4, 145) * 0.5 + craters(p),
        |p, h| {
            let sea = step(0.1, 0.5, layered(at(p, 1.3, 1.3), 3, 147));
            let grey = ramp(
                &[(-0.6, [0.40, 0.40, 0.44]), (0.0, [0.64, 0.63, 0.64]), (0.6, [0.84, 0.83, 0.80])],
                h,
            );
            let town = step(0.5, 0.8, smooth(p[0] * 19.0, p[1] * 19.0, p[2] * 19.0, 149));
            Skin {
                colour: mix(grey, [0.36, 0.37, 0.43], sea * 0.6),
                gloss: 0.0,
                glow: times([1.0, 0.84, 0.5], town * 0.8),
            }
        },
    );
}

/// One ocean, whirls of cloud, a bright mirror of the sun.
fn water(image: &mut RgbaImage) {
    let globe =
        Globe { air: [0.52, 0.86, 1.0], rim: 0.85, halo: 0.17, spin: 3.3, ..Globe::default() };
    globe.lay(
        image,
        |_| 0.0,
        |p, _| {
            let deep = layered(at(warped(p, 0.4, 151), 1.5, 2.2), 4, 153);
            let sea = ramp(
                &[(-0.7, [0.02, 0.16, 0.44]), (0.0, [0.05, 0.34, 0.66]), (0.7, [0.20, 0.64, 0.82])],
                deep,
            );
            let isle = step(0.66, 0.72, layered(at(p, 4.0, 4.0), 4, 157));
            let white = cloud(p, 0.06, 159);
            let ground = mix(sea, [0.62, 0.74, 0.42], isle);
            Skin {
                colour: mix(ground, [1.0, 1.0, 1.0], white * 0.92),
                gloss: 0.9 * (1.0 - white) * (1.0 - isle),
                glow: [0.0; 3],
            }
        },
    );
}

/// Share of the canvas: inner and outer edge of the giant's ring, and how flat it lies.
const RING: (f32, f32, f32) = (0.68, 0.98, 0.26);
/// Lean of the ring.
const LEAN: f32 = -0.32;

/// Colour and opacity of the giant's ring at a distance from the middle.
fn ring(far: f32) -> (Rgb, f32) {
    let t = (far - RING.0) / (RING.1 - RING.0);
    let grain = 0.62 + 0.38 * smooth(far * 34.0, 0.5, 0.5, 171);
    let gap = 1.0 - (1.0 - step(0.0, 0.05, (t - 0.62).abs())) * 0.85;
    let ends = step(0.0, 0.08, t) * (1.0 - step(0.90, 1.0, t));
    let colour = mix([0.86, 0.72, 0.54], [0.98, 0.90, 0.76], t);
    (colour, (grain * gap * ends * 0.86).clamp(0.0, 1.0))
}

/// Lays the half of the ring behind (`front` false) or before the ball.
fn lay_ring(image: &mut RgbaImage, front: bool) {
    let side = image.width() as f32;
    let (s, c) = LEAN.sin_cos();
    let ball = 0.56;
    for (px, py, pixel) in image.enumerate_pixels_mut() {
        let x = (px as f32 + 0.5) / side * 2.0 - 1.0;
        let y = (py as f32 + 0.5) / side * 2.0 - 1.0;
        let (u, v) = (x * c + y * s, y * c - x * s);
        if (v > 0.0) != front {
            continue;
        }
        let far = u.hypot(v / RING.2);
        if far < RING.0 || far > RING.1 {
            continue;
        }
        let (colour, alpha) = ring(far);
        // The ball throws its shadow to the lower right.
        let shaded = u > 0.02 && (x - 0.36).hypot(y - 0.36) < ball * 1.05;
        let light = if !front && shaded { 0.25 } else { 1.0 };
        lay(pixel, times(colour, light), alpha);
    }
}

/// Bands, a great storm and a ring.
fn giant(image: &mut RgbaImage) {
    lay_ring(image, false);
    let globe = Globe {
        radius: 0.56,
        tilt: LEAN,
        air: [1.0, 0.86, 0.64],
        rim: 0.5,
        halo: 0.08,
        spin: 0.2,
        ..Globe::default()
    };
    globe.lay(
        image,
        |_| 0.0,
        |p, _| {
            let storm = ((p[0] + 0.20) / 0.28).hypot((p[1] + 0.34) / 0.14);
            let wave = layered(at(warped(p, 0.16, 181), 2.4, 5.0), 4, 183);
            let swirl = (1.0 - step(0.6, 1.6, storm)) * 0.35;
            let band = (p[1] * 11.0 + wave * 1.5 + swirl * (storm * 5.0).sin()).sin();
            let fine = smooth(p[1] * 26.0 + wave * 2.0, 0.3, 0.7, 187);
            let cream = ramp(
                &[
                    (-1.0, [0.66, 0.42, 0.28]),
                    (-0.3, [0.84, 0.62, 0.42]),
                    (0.3, [0.95, 0.84, 0.66]),
                    (1.0, [1.0, 0.94, 0.84]),
                ],
                band + fine * 0.35,
            );
            let eye = 1.0 - step(0.75, 1.05, storm);
            let pole = step(0.7, 1.0, p[1].abs());
            let body = mix(cream, [0.84, 0.36, 0.24], eye * 0.8);
            Skin::dull(mix(body, [0.60, 0.54, 0.56], pole * 0.5))
        },
    );
    lay_ring(image, true);
}
