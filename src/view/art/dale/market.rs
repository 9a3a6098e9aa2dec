//! The market square: the board with its five stall places, and the wooden table under everything.
//!
//! Calm and dark enough that cards stand out. Nothing in it moves by itself.

use image::{Rgba as Pixel, RgbaImage};

use super::super::brush::{Brush, Ink, rect, svg};
use super::super::noise::{hash, layered, smooth, step, unit};
use super::super::palette::fade;
use super::super::text::Face;
use super::card::{Area, TALL};
use super::folk::INK;
use super::kit::{CREAM, EDGE, GOLD, dim, hex, line, lit};
use super::marks;

/// Places of the market.
pub const STALLS: usize = 5;

/// Width of the board in its units; a card is 100 wide.
const WIDE: f32 = 574.0;
/// Height of the board in its units.
const HIGH: f32 = 218.0;

/// Height in pixels of a market board `width` pixels wide.
#[must_use]
pub fn market_height(width: u32) -> u32 {
    (width as f32 * HIGH / WIDE).round() as u32
}

/// Where the cards lie on a board `width` pixels wide, in pixels. The index is the surcharge: 0 at
/// the right, 4 at the left.
#[must_use]
pub fn market_places(width: u32) -> [Area; STALLS] {
    let s = width as f32 / WIDE;
    std::array::from_fn(|i| {
        let [x, y, w, h] = place(i);
        [x * s, y * s, w * s, h * s]
    })
}

/// A place in board units.
fn place(surcharge: usize) -> Area {
    [19.0 + 109.0 * (STALLS - 1 - surcharge.min(STALLS - 1)) as f32, 44.0, 100.0, TALL]
}

/// Paints the market board `width` pixels wide, with rounded corners on transparent ground: an
/// awning, five places, the surcharges below.
#[must_use]
pub fn market_board(width: u32) -> RgbaImage {
    let width = width.clamp(40, 4000);
    let Some(mut brush) = Brush::sheet(width, market_height(width), WIDE) else {
        return RgbaImage::new(width, market_height(width));
    };
    let b = &mut brush;
    let board = rect(6.0, 20.0, WIDE - 12.0, HIGH - 24.0, 8.0);
    b.fill(&rect(8.0, 26.0, WIDE - 12.0, HIGH - 28.0, 8.0), [20, 8, 10, 120]);
    b.cut(&board, 1.6, EDGE, Ink::down(20.0, HIGH, hex(0x9a6440), hex(0x7a4c30)));
    b.clipped(&board, |b| {
        for i in 0..7 {
            let y = 20.0 + 28.0 * i as f32;
            line(b, &format!("M0 {y}H{WIDE}"), 1.0, fade(EDGE, 130));
            for k in 0..5u32 {
                let x = unit(k, i, 2) * WIDE;
                let dy = y + 6.0 + unit(k, i, 3) * 16.0;
                line(
                    b,
                    &format!("M{x} {dy}q30 {} 60 0t60 0", 3.0 - 6.0 * unit(k, i, 5)),
                    0.8,
                    fade(hex(0x4a2a1a), 110),
                );
            }
        }
        // Light from the upper left, shade below the awning.
        b.fill(
            &rect(0.0, 20.0, WIDE, HIGH, 0.0),
            Ink::Linear(
                (0.0, 20.0),
                (WIDE, HIGH),
                vec![(0.0, [255, 220, 160, 50]), (1.0, [30, 10, 20, 90])],
            ),
        );
        b.fill(
            &rect(0.0, 20.0, WIDE, 44.0, 0.0),
            Ink::down(34.0, 64.0, [30, 10, 16, 170], [30, 10, 16, 0]),
        );
    });
    for i in 0..STALLS {
        let [x, y, w, h] = place(i);
        let hollow = rect(x - 1.5, y - 1.5, w + 3.0, h + 3.0, 7.0);
        b.fill(&hollow, [36, 16, 14, 150]);
        b.stroke(&hollow, 1.2, fade(lit(GOLD, 0.2), 130));
        let tag = rect(x + 24.0, y + h + 5.0, w - 48.0, 22.0, 6.0);
        b.cut(&tag, 1.4, EDGE, Ink::down(y + h + 5.0, y + h + 27.0, hex(0xf2dcae), hex(0xd2ac72)));
        b.set((0.0, 0.0), (x + 37.0, y + h + 16.0), (1.0, 1.0), 0.0, |b| {
            marks::coin(b, 0.0, 0.0, 7.0)
        });
        b.letters(&format!("+{i}"), Face::Bold, 11.4, (x + 59.0, y + h + 16.2), INK);
    }
    let (a, c) = (hex(0xb5343c), hex(0xf4e6c8));
    let strips = 26;
    let step = (WIDE - 4.0) / strips as f32;
    for i in 0..strips {
        let x = 2.0 + step * i as f32;
        let colour = if i % 2 == 0 { a } else { c };
        let flap = svg(&format!("M{x} 4H{}V30Q{} 41 {x} 30Z", x + step, x + step / 2.0));
        b.cut(&flap, 1.0, EDGE, Ink::down(2.0, 40.0, lit(colour, 0.12), dim(colour, 0.22)));
    }
    b.cut(
        &rect(1.6, 1.6, WIDE - 3.2, 7.0, 3.0),
        1.2,
        EDGE,
        Ink::down(1.0, 9.0, hex(0xa06a40), hex(0x70452a)),
    );
    line(b, &format!("M4 3.4H{}", WIDE - 4.0), 0.8, fade(CREAM, 110));
    brush.finish()
}

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
            // Lamp light in the middle, dusk towards the corners.
            let light = 1.0 - 0.52 * step(0.05, 0.62, dx * dx + dy * dy);
            let value = (0.86 + grain) * light * (0.55 + 0.45 * joint);
            let speck = (hash(col as u32, row as u32, seed) & 3) as f32 * 0.4;
            let tone = |c: f32| (c * value + speck).clamp(0.0, 255.0) as u8;
            *pixel = Pixel([tone(112.0), tone(70.0), tone(48.0), 255]);
        }
    }
    image
}
