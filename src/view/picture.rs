//! The picture export: a scene laid over a sky, from back to front, into one image.
//!
//! Pure: the same scene gives the same pixels, without a window or a graphics card. It decides
//! nothing about what is shown.

use std::collections::BTreeMap;

use image::{Rgba as Pixel, RgbaImage, imageops};
use tiny_skia::{
    Color, LineCap, Paint, PathBuilder, PixmapMut, Shader, Stroke, StrokeDash, Transform,
};

use super::art::palette::Rgba;
use super::art::{Picture, backdrop, brush, paint, wood};
use super::figures::{Anchor, BOARD_HEIGHT, BOARD_WIDTH, Figure, Line, PLAIN, Scene, Setting};
use super::labels::{self, LabelFit, LabelHomes, LabelScale};

/// Pixels for a board unit from which on words grow with the picture.
const FINE: f32 = 1.6;
/// Smallest and largest width of an export in pixels.
pub const WIDTHS: std::ops::RangeInclusive<u32> = 200..=8000;

/// What lies behind the figures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    /// A night sky, drawn from a seed.
    Sky(u64),
    /// A wooden table in the evening, drawn from a seed.
    Table(u64),
    /// One colour.
    Plain(Rgba),
}

/// Draws a whole board `width` pixels wide (brought into [`WIDTHS`]); the height follows from the
/// board's shape.
#[must_use]
pub fn compose(scene: &Scene, ground: Ground, width: u32) -> RgbaImage {
    let mut painter = ScenePainter::new(ground, width, board_height(scene));
    // Nobody says that it shall stop, so it comes out whole.
    painter.paint(scene, &mut |_, _| true).unwrap_or_default()
}

/// Hears how many of how many things are drawn, and says whether to go on.
pub(super) type FrameTold<'a> = &'a mut dyn FnMut(usize, usize) -> bool;

/// Draws scene after scene of one board: what lies behind them, and each picture, is painted once.
pub(super) struct ScenePainter {
    unit: f32,
    backdrop: RgbaImage,
    painted: BTreeMap<(Picture, u32), RgbaImage>,
}

impl ScenePainter {
    /// A painter of images so many pixels wide (brought into [`WIDTHS`]) and so many board units
    /// high.
    pub(super) fn new(ground: Ground, width: u32, high: f32) -> ScenePainter {
        let width = width.clamp(*WIDTHS.start(), *WIDTHS.end());
        let unit = width as f32 / BOARD_WIDTH;
        let height = (high * unit).round().max(1.0) as u32;
        let backdrop = match ground {
            Ground::Sky(seed) => backdrop::backdrop(width, height, seed),
            Ground::Table(seed) => wood::table(width, height, seed),
            Ground::Plain(colour) => RgbaImage::from_pixel(width, height, Pixel(colour)),
        };
        ScenePainter { unit, backdrop, painted: BTreeMap::new() }
    }

    /// One scene from back to front; nothing where `told` says that it shall stop.
    pub(super) fn paint(&mut self, scene: &Scene, told: FrameTold<'_>) -> Option<RgbaImage> {
        draw(scene, self.backdrop.clone(), (self.unit, &mut self.painted), told)
    }
}

/// Draws a scene over what lies behind it.
fn draw(
    scene: &Scene,
    mut image: RgbaImage,
    (unit, painted): (f32, &mut BTreeMap<(Picture, u32), RgbaImage>),
    told: FrameTold<'_>,
) -> Option<RgbaImage> {
    // A large picture is a board seen on a fine screen, not from near by.
    let scale = LabelScale { density: unit, ratio: (unit / FINE).max(1.0), text: 1.0, firm: 1.0 };
    let mut all: Vec<&Figure> = scene.figures.iter().collect();
    all.sort_by_key(|figure| figure.layer);
    let fits = labels::lay_out(&all, &scene.lines, &scale, &LabelHomes::new());
    let seen = || all.iter().copied().zip(&fits).filter(|(figure, _)| unit >= figure.from_zoom);
    let mut layers: Vec<i32> = scene.lines.iter().map(|line| line.layer).collect();
    layers.extend(scene.figures.iter().map(|figure| figure.layer));
    layers.sort_unstable();
    layers.dedup();
    let (mut done, of) = (0, scene.lines.len() + seen().count());
    let mut goes_on = || {
        done += 1;
        told(done, of)
    };
    for layer in layers {
        for line in scene.lines.iter().filter(|line| line.layer == layer) {
            draw_line(&mut image, line, unit);
            if !goes_on() {
                return None;
            }
        }
        for (figure, fit) in seen().filter(|(f, _)| f.layer == layer) {
            if let Some(picture) = figure.picture {
                let pixels =
                    (figure.size_at(scale.zoom()) * unit).round().clamp(1.0, 4096.0) as u32;
                let sprite =
                    painted.entry((picture, pixels)).or_insert_with(|| paint(&picture, pixels));
                place(&mut image, sprite, figure, unit);
            }
            if figure.picture.is_some() && is_centred(figure) {
                write(&mut image, figure, &scale, *fit);
            }
            if !goes_on() {
                return None;
            }
        }
    }
    // Words beside things stand over everything: a marker must not lie on the name of a place.
    for (figure, fit) in seen().filter(|(f, _)| f.picture.is_none() || !is_centred(f)) {
        write(&mut image, figure, &scale, *fit);
    }
    Some(image)
}

/// Whether the words of a figure lie on it.
fn is_centred(figure: &Figure) -> bool {
    figure.label.as_ref().is_some_and(|label| label.anchor == Anchor::Centre)
}

/// How high a board is in board units: a table of cards as high as what lies on it.
pub(super) fn board_height(scene: &Scene) -> f32 {
    if scene.setting == Setting::Sky {
        return BOARD_HEIGHT;
    }
    let foot = |f: &Figure| f.at.1 + if f.picture.is_some() { f.half().1 } else { 0.0 };
    let lowest = scene.figures.iter().map(foot).fold(0.0, f32::max);
    if lowest > 0.0 { lowest + 8.0 } else { BOARD_HEIGHT }
}

/// Lays one painted picture over the image, tinted and turned.
fn place(image: &mut RgbaImage, sprite: &RgbaImage, figure: &Figure, unit: f32) {
    let centre = (figure.at.0 * unit, figure.at.1 * unit);
    let half = sprite.width() as f32 / 2.0;
    if figure.turn == 0.0 {
        let (left, top) = ((centre.0 - half).round(), (centre.1 - half).round());
        if figure.tint == PLAIN {
            imageops::overlay(image, sprite, left as i64, top as i64);
        } else {
            let mut tinted = sprite.clone();
            for pixel in tinted.pixels_mut() {
                pixel.0 = times(pixel.0, figure.tint);
            }
            imageops::overlay(image, &tinted, left as i64, top as i64);
        }
        return;
    }
    let (sin, cos) = figure.turn.sin_cos();
    let reach = half * 1.4143 + 1.0;
    let (width, height) = (image.width() as i64, image.height() as i64);
    let columns = (centre.0 - reach) as i64..=(centre.0 + reach) as i64;
    for y in (centre.1 - reach) as i64..=(centre.1 + reach) as i64 {
        for x in columns.clone() {
            if x < 0 || y < 0 || x >= width || y >= height {
                continue;
            }
            let (dx, dy) = (x as f32 + 0.5 - centre.0, y as f32 + 0.5 - centre.1);
            let source = (dx * cos + dy * sin + half - 0.5, dy * cos - dx * sin + half - 0.5);
            let colour = times(sample(sprite, source.0, source.1), figure.tint);
            if colour[3] > 0 {
                let alpha = f32::from(colour[3]) / 255.0;
                brush::over(image.get_pixel_mut(x as u32, y as u32), colour, alpha);
            }
        }
    }
}

/// Colour between the four nearest pixels, weighed by opacity.
fn sample(sprite: &RgbaImage, x: f32, y: f32) -> Rgba {
    let (fx, fy) = (x.floor(), y.floor());
    let mut sum = [0.0f32; 4];
    for (dx, dy) in [(0i64, 0i64), (1, 0), (0, 1), (1, 1)] {
        let (px, py) = (fx as i64 + dx, fy as i64 + dy);
        if px < 0 || py < 0 || px >= i64::from(sprite.width()) || py >= i64::from(sprite.height()) {
            continue;
        }
        let weight = (1.0 - (x - px as f32).abs()) * (1.0 - (y - py as f32).abs());
        let pixel = sprite.get_pixel(px as u32, py as u32).0;
        let alpha = weight * f32::from(pixel[3]);
        for i in 0..3 {
            sum[i] += f32::from(pixel[i]) * alpha;
        }
        sum[3] += alpha;
    }
    if sum[3] < 0.5 {
        return [0; 4];
    }
    [
        (sum[0] / sum[3]).round() as u8,
        (sum[1] / sum[3]).round() as u8,
        (sum[2] / sum[3]).round() as u8,
        sum[3].round().min(255.0) as u8,
    ]
}

/// One colour times another.
fn times(a: Rgba, b: Rgba) -> Rgba {
    let one = |x: u8, y: u8| (u32::from(x) * u32::from(y) / 255) as u8;
    [one(a[0], b[0]), one(a[1], b[1]), one(a[2], b[2]), one(a[3], b[3])]
}

/// Draws one line: night edge, light around it, core.
fn draw_line(image: &mut RgbaImage, line: &Line, unit: f32) {
    let (width, height) = image.dimensions();
    // The image is opaque here, so straight and multiplied colours are the same.
    let Some(mut map) = PixmapMut::from_bytes(image.as_mut(), width, height) else {
        return;
    };
    let mut path = PathBuilder::new();
    path.move_to(line.from.0 * unit, line.from.1 * unit);
    path.line_to(line.to.0 * unit, line.to.1 * unit);
    let Some(path) = path.finish() else { return };
    let core = (line.width * unit).max(0.6);
    let mut strokes: Vec<(f32, f32, bool)> = vec![(core, 1.0, line.dashed)];
    if line.glow {
        strokes.extend([(core * 3.0, 0.16, false), (core * 6.0, 0.07, false)]);
    }
    for (stroke_width, share, dashed) in strokes.into_iter().rev() {
        let [r, g, b, a] = line.colour;
        let alpha = (f32::from(a) * share).round() as u8;
        let paint = Paint {
            shader: Shader::SolidColor(Color::from_rgba8(r, g, b, alpha)),
            anti_alias: true,
            ..Paint::default()
        };
        let dash = if dashed { StrokeDash::new(vec![core * 2.2, core * 3.4], 0.0) } else { None };
        let stroke =
            Stroke { width: stroke_width, line_cap: LineCap::Round, dash, ..Stroke::default() };
        map.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
    }
}

/// Writes the words of a figure where they were laid.
fn write(image: &mut RgbaImage, figure: &Figure, scale: &LabelScale, fit: LabelFit) {
    let Some(label) = figure.label.as_ref() else { return };
    let Some(words) = labels::label_image(label, scale, fit) else { return };
    let by = labels::offset(figure, label, &words, scale, fit);
    let painted = words.paint();
    let left = (figure.at.0 + by.0) * scale.density - painted.width() as f32 / 2.0;
    let top = (figure.at.1 + by.1) * scale.density - painted.height() as f32 / 2.0;
    imageops::overlay(image, &painted, left.round() as i64, top.round() as i64);
}
