//! The wooden table under a game of cards, in evening light.
//!
//! Calm and dark enough that cards stand out. Nothing in it moves by itself.

use image::{Rgba as Pixel, RgbaImage};

use super::noise::{hash, layered, smooth, step, unit};

/// Pixels of one point of the coarse grain of the table.
const GRAIN: u32 = 3;

/// Paints the table: warm planks in evening light, opaque, `width` by `height` pixels (each 1 to
/// 8192), the same for the same `seed`.
#[must_use]
pub fn table(width: u32, height: u32, seed: u64) -> RgbaImage {
    let (width, height) = (width.clamp(1, 8192), height.clamp(1, 8192));
    let seed = hash(seed as u32, (seed >> 32) as u32, 0xDA1E);
    let plank = (height as f32 / 7.0).max(24.0);
    let (cols, rows) = (width.div_ceil(GRAIN) as usize, height.div_ceil(GRAIN) as usize);
    // One coarse point for several pixels along the grain; rows are laid in full, so that planks
    // have sharp edges.
    let mut coarse = vec![0.0f32; cols * rows];
    for row in 0..rows {
        let y = row as f32 * GRAIN as f32;
        let board = (y / plank).floor() as u32;
        let own = unit(board, seed, 1);
        for col in 0..cols {
            let x = col as f32 * GRAIN as f32 / plank;
            let v = y / plank;
            let bend = smooth(x * 0.5 + own * 40.0, v * 1.2, 3.0, seed);
            let rings = smooth(
                x * 0.25 + own * 90.0,
                v * 9.0 + bend * 1.6,
                own * 20.0,
                seed.wrapping_add(7),
            );
            let fibre =
                layered([x * 0.9 + own * 30.0, v * 34.0, own * 10.0], 2, seed.wrapping_add(3));
            coarse[row * cols + col] = (own - 0.5) * 0.16 + rings * 0.07 + fibre * 0.045;
        }
    }
    let mut image = RgbaImage::new(width, height);
    let (w, h) = (width as f32, height as f32);
    for (row, line) in image.rows_mut().enumerate() {
        let y = row as f32;
        let from_edge = (y % plank).min(plank - y % plank);
        let joint = step(0.0, 2.4, from_edge);
        let dy = (y / h - 0.40) * 1.25;
        for (col, pixel) in line.enumerate() {
            let grain = coarse[(row / GRAIN as usize) * cols + col / GRAIN as usize];
            let dx = col as f32 / w - 0.46;
            // The lamp lights the middle; dusk, blue and dark, comes in from the edges.
            let dusk = step(0.02, 0.50, dx * dx + dy * dy);
            let wood = (0.86 + grain) * (0.55 + 0.45 * joint);
            let speck = (hash(col as u32, row as u32, seed) & 3) as f32 * 0.4;
            let tone = |lamp: f32, night: f32| {
                let light = lamp + (night - lamp) * dusk;
                (light * wood + speck).clamp(0.0, 255.0) as u8
            };
            *pixel = Pixel([tone(124.0, 34.0), tone(74.0, 27.0), tone(42.0, 40.0), 255]);
        }
    }
    image
}
