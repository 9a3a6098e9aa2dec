//! The sky behind the board: a quiet nebula and stars in three depths.
//!
//! Dark and soft enough for text to read over it. Nothing in it has a meaning, and nothing moves by
//! itself.

use image::RgbaImage;

use super::blend::over;
use super::noise::{hash, layered, ridged, step, unit};
use super::palette::{GROUND, Rgba};

/// Pixels of the picture for one point of the coarse nebula.
const GRAIN: u32 = 10;

/// Number of depths of stars: 0 the farthest, 2 the nearest.
pub const DEPTHS: u8 = 3;

/// Nebula and all stars, opaque; `width` and `height` in pixels (1 to 8192), the same for the same
/// `seed`.
#[must_use]
pub fn backdrop(width: u32, height: u32, seed: u64) -> RgbaImage {
    let mut image = nebula(width, height, seed);
    for depth in 0..DEPTHS {
        scatter(&mut image, depth, seed);
    }
    image
}

/// The nebula alone, opaque.
#[must_use]
pub fn nebula(width: u32, height: u32, seed: u64) -> RgbaImage {
    let (width, height) = (width.clamp(1, 8192), height.clamp(1, 8192));
    let seed = fold(seed);
    let grain = GRAIN.max(width.max(height) / 260);
    let (cols, rows) = (width.div_ceil(grain) + 3, height.div_ceil(grain) + 3);
    let span = 1.0 / width.max(height) as f32 * grain as f32;
    let coarse: Vec<[f32; 3]> = (0..rows * cols)
        .map(|i| {
            let (col, row) = (i % cols, i / cols);
            cloud((col as f32 - 1.0) * span, (row as f32 - 1.0) * span, seed)
        })
        .collect();
    upsample(&coarse, cols, grain, width, height, seed)
}

/// One depth of stars on transparent ground, to be moved on its own. Seamless: the right edge goes
/// on at the left, the lower at the upper.
#[must_use]
pub fn stars(width: u32, height: u32, depth: u8, seed: u64) -> RgbaImage {
    let mut image = RgbaImage::new(width.clamp(1, 8192), height.clamp(1, 8192));
    scatter(&mut image, depth, seed);
    image
}

/// 64 bits of seed in 32.
fn fold(seed: u64) -> u32 {
    hash(seed as u32, (seed >> 32) as u32, 0x5EED)
}

/// Colour of the nebula, 0 to 255, at a point where 1 is the longer side of the picture.
fn cloud(x: f32, y: f32, seed: u32) -> [f32; 3] {
    let p = |scale: f32, z: f32| [x * scale, y * scale, z];
    let (wx, wy) = (layered(p(2.2, 0.3), 3, seed), layered(p(2.2, 5.3), 3, seed.wrapping_add(9)));
    let q = |scale: f32, bend: f32, z: f32| [(x + wx * bend) * scale, (y + wy * bend) * scale, z];
    let mass = layered(q(2.6, 0.14, 1.1), 5, seed.wrapping_add(21));
    let vein = ridged(q(3.4, 0.18, 2.7), 4, seed.wrapping_add(33));
    let dust = layered(q(4.2, 0.10, 4.2), 4, seed.wrapping_add(45));
    let body = step(-0.55, 0.75, mass);
    let glow = body * (0.26 + 1.05 * vein * vein);
    let dark = 1.0 - 0.55 * step(0.05, 0.75, dust) * body;
    // Blue, violet and teal each have their own parts of the sky.
    let violet = step(-0.5, 0.7, layered(p(1.5, 7.7), 2, seed.wrapping_add(57)));
    let teal = step(-0.25, 0.65, layered(p(1.7, 9.1), 2, seed.wrapping_add(69)));
    let tone = |blue: f32, lilac: f32, green: f32| {
        let base = blue + (lilac - blue) * violet;
        base + (green - base) * teal * 0.75
    };
    let light = [tone(34.0, 74.0, 20.0), tone(62.0, 44.0, 84.0), tone(128.0, 124.0, 112.0)];
    let mut out = [0.0; 3];
    for i in 0..3 {
        out[i] = f32::from(GROUND[i]) * 0.80 * dark + light[i] * glow * 0.62 * dark;
    }
    out
}

/// Weights of four neighbours for a share `t` of the way between the two in the middle; smooth,
/// never beyond them.
fn weights(t: f32) -> [f32; 4] {
    let u = 1.0 - t;
    [
        u * u * u / 6.0,
        (3.0 * t * t * t - 6.0 * t * t + 4.0) / 6.0,
        (3.0 * u * u * u - 6.0 * u * u + 4.0) / 6.0,
        t * t * t / 6.0,
    ]
}

/// Spreads the coarse colours over the picture, with grain so fine that no bands are seen.
fn upsample(
    coarse: &[[f32; 3]],
    cols: u32,
    grain: u32,
    width: u32,
    height: u32,
    seed: u32,
) -> RgbaImage {
    let shares: Vec<[f32; 4]> =
        (0..grain).map(|i| weights((i as f32 + 0.5) / grain as f32)).collect();
    let mut data = Vec::with_capacity((width * height * 4) as usize);
    let mut line = vec![[0.0f32; 3]; cols as usize];
    for y in 0..height {
        let (row, down) = (y / grain, shares[(y % grain) as usize]);
        for (col, cell) in line.iter_mut().enumerate() {
            let mut sum = [0.0; 3];
            for (k, weight) in down.iter().enumerate() {
                let at = coarse[(row as usize + k) * cols as usize + col];
                for i in 0..3 {
                    sum[i] += at[i] * weight;
                }
            }
            *cell = sum;
        }
        for x in 0..width {
            let col = (x / grain) as usize;
            let across = &shares[(x % grain) as usize];
            let near = &line[col..col + 4];
            let fine = hash(x, y, seed);
            let channel = |i: usize| {
                let value = near[0][i] * across[0]
                    + near[1][i] * across[1]
                    + near[2][i] * across[2]
                    + near[3][i] * across[3];
                let speck = ((fine >> (8 * i)) & 255) as f32 / 255.0;
                (value + speck) as u8
            };
            data.extend_from_slice(&[channel(0), channel(1), channel(2), 255]);
        }
    }
    RgbaImage::from_raw(width, height, data).unwrap_or_else(|| RgbaImage::new(width, height))
}

/// How the stars of one depth look.
struct Depth {
    /// One star for so many pixels of a picture 1600 pixels wide.
    area: f32,
    /// Smallest and largest radius in pixels of a picture 1600 pixels wide.
    size: (f32, f32),
    /// Faintest and strongest light.
    light: (f32, f32),
}

/// Throws the stars of one depth over the picture.
fn scatter(image: &mut RgbaImage, depth: u8, seed: u64) {
    let look = match depth {
        0 => Depth { area: 900.0, size: (0.45, 0.70), light: (0.12, 0.42) },
        1 => Depth { area: 4200.0, size: (0.60, 1.00), light: (0.30, 0.75) },
        _ => Depth { area: 30_000.0, size: (1.0, 1.9), light: (0.55, 1.0) },
    };
    let (width, height) = (image.width() as f32, image.height() as f32);
    let scale = (width.max(height) / 1600.0).max(0.5);
    let count = (width * height / (look.area * scale * scale)) as u32;
    let salt = fold(seed).wrapping_add(1000 * (u32::from(depth) + 1));
    for i in 0..count {
        let number = |k: u32| unit(i, k, salt);
        let strength = number(3).powi(3);
        let radius = (look.size.0 + (look.size.1 - look.size.0) * strength) * scale;
        let light = look.light.0 + (look.light.1 - look.light.0) * number(4) * number(4);
        let colour: Rgba = match hash(i, 5, salt) % 10 {
            0 | 1 => [255, 214, 178, 255],
            2 => [255, 196, 200, 255],
            3..=5 => [190, 212, 255, 255],
            _ => [244, 246, 255, 255],
        };
        let at = (number(1) * width, number(2) * height);
        dot(image, at, radius, light, colour);
        if depth >= 2 && strength > 0.55 {
            // The few near ones have a breath of light around them.
            dot(image, at, radius * 5.0, light * 0.13, colour);
        }
    }
}

/// One soft dot; what hangs over an edge comes in at the other side.
fn dot(image: &mut RgbaImage, at: (f32, f32), radius: f32, light: f32, colour: Rgba) {
    let (width, height) = (i64::from(image.width()), i64::from(image.height()));
    let reach = (radius * 2.2).ceil() as i64 + 1;
    let (cx, cy) = (at.0.floor() as i64, at.1.floor() as i64);
    for y in cy - reach..=cy + reach {
        for x in cx - reach..=cx + reach {
            let (dx, dy) = (x as f32 + 0.5 - at.0, y as f32 + 0.5 - at.1);
            let alpha = light * (-(dx * dx + dy * dy) / (radius * radius)).exp();
            if alpha > 0.004 {
                let (px, py) = (x.rem_euclid(width) as u32, y.rem_euclid(height) as u32);
                over(image.get_pixel_mut(px, py), colour, alpha.min(1.0));
            }
        }
    }
}
