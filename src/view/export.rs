//! Pictures of a game as files: one position as a PNG, the positions of a turn one after the other
//! as an animated PNG. Pure: the same scenes give the same bytes, and what is shown was decided
//! when the scenes were made.

use super::{
    caption::Caption,
    figures::{Figure, Scene, Setting},
    picture::{Ground, ScenePainter, board_height},
};
use image::RgbaImage;
use std::collections::BTreeMap;

/// How long a position stands, in milliseconds.
const STAND: u16 = 1100;
/// How long the last one stands.
const LAST: u16 = 2600;
/// Pictures of a motion, and how long each stands.
const MOTION: (u16, u16) = (5, 70);
/// Of how many parts one picture is told while it is made, and how many of them are painting; the
/// rest is putting it into the file.
const PARTS: (usize, usize) = (100, 80);
/// What has gone less far has not moved, in board units.
const STILL: f32 = 0.5;

/// What went wrong while a film was made.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// The bytes could not be made.
    #[error("the picture cannot be encoded: {0}")]
    Encoding(#[from] png::EncodingError),
    /// There is nothing to be shown.
    #[error("there is nothing to be shown")]
    Empty,
    /// Somebody has said that it is not wanted any more.
    #[error("stopped")]
    Stopped,
}

/// What lies behind a scene of a game with this seed.
#[must_use]
pub fn ground(scene: &Scene, seed: u64) -> Ground {
    match scene.setting {
        Setting::Sky => Ground::Sky(seed),
        Setting::Table => Ground::Table(seed),
    }
}

/// One position as the bytes of a PNG file.
///
/// # Errors
/// [`FilmError::Encoding`].
pub fn still(scene: &Scene, seed: u64, width: u32) -> Result<Vec<u8>, FilmError> {
    still_told((scene, None), seed, width, |_, _| true)
}

/// The same as [`still`], with what stands below it. `told` hears how much of how much is done, and
/// says whether to go on.
///
/// # Errors
/// [`FilmError::Encoding`], [`FilmError::Stopped`].
pub fn still_told(
    (scene, caption): (&Scene, Option<&Caption>),
    seed: u64,
    width: u32,
    told: impl FnMut(usize, usize) -> bool,
) -> Result<Vec<u8>, FilmError> {
    let mut steps = Steps::begin(1, told)?;
    let mut painter = ScenePainter::new(ground(scene, seed), width, board_height(scene));
    let image = below(caption, steps.paint(&mut painter, scene)?);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, image.width(), image.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(image.as_raw())?;
    writer.finish()?;
    steps.end()?;
    Ok(bytes)
}

/// The picture with what stands below it.
fn below(caption: Option<&Caption>, picture: RgbaImage) -> RgbaImage {
    caption.map_or_else(|| picture.clone(), |caption| caption.below(&picture))
}

/// How far the work is: what lies behind the pictures counts as one, for it takes as long.
struct Steps<T> {
    done: usize,
    of: usize,
    told: T,
}

impl<T: FnMut(usize, usize) -> bool> Steps<T> {
    /// Before anything of so many pictures is done.
    fn begin(pictures: usize, told: T) -> Result<Steps<T>, FilmError> {
        let mut steps = Steps { done: 0, of: (pictures + 1) * PARTS.0, told };
        steps.tell()?;
        Ok(steps)
    }

    fn tell(&mut self) -> Result<(), FilmError> {
        if (self.told)(self.done, self.of) { Ok(()) } else { Err(FilmError::Stopped) }
    }

    /// One picture more.
    fn paint(&mut self, painter: &mut ScenePainter, scene: &Scene) -> Result<RgbaImage, FilmError> {
        self.done += PARTS.0;
        self.tell()?;
        let (before, all, told) = (self.done, self.of, &mut self.told);
        let mut part = |done: usize, of: usize| told(before + done * PARTS.1 / of.max(1), all);
        painter.paint(scene, &mut part).ok_or(FilmError::Stopped)
    }

    /// Everything is done.
    fn end(mut self) -> Result<(), FilmError> {
        self.done = self.of;
        self.tell()
    }
}

/// A picture of a film: what is seen, of which position it is, and how long it stands.
type Frame = (Scene, usize, u16);

/// The pictures of a film: between two positions what has moved glides.
fn frames(scenes: &[Scene], captions: &[Caption]) -> Vec<Frame> {
    let mut frames: Vec<Frame> = Vec::new();
    for (n, scene) in scenes.iter().enumerate() {
        if let Some(before) = n.checked_sub(1).map(|n| &scenes[n]) {
            let was: BTreeMap<&str, &Figure> =
                before.figures.iter().map(|f| (f.key.as_str(), f)).collect();
            let from = |f: &Figure| was.get(f.key.as_str()).map_or(f.at, |before| before.at);
            let far = |f: &&Figure| {
                let (x, y) = from(f);
                (x - f.at.0).hypot(y - f.at.1) > STILL
            };
            let moves = scene.figures.iter().filter(far).count() > 0;
            for step in (1..MOTION.0).filter(|_| moves) {
                let t = f32::from(step) / f32::from(MOTION.0);
                // It sets off and comes to rest softly.
                let t = t * t * (3.0 - 2.0 * t);
                let mut between = scene.clone();
                for figure in &mut between.figures {
                    let (x, y) = from(figure);
                    figure.at = (x + (figure.at.0 - x) * t, y + (figure.at.1 - y) * t);
                }
                frames.push((between, n - 1, MOTION.1));
            }
        }
        let last = n + 1 == scenes.len();
        match frames.last_mut() {
            // Where nothing is to be seen of an entry, no picture stands for it.
            Some((before, at, stands))
                if before == scene && captions.get(*at) == captions.get(n) =>
            {
                *stands = if last { LAST } else { *stands }
            }
            _ => frames.push((scene.clone(), n, if last { LAST } else { STAND })),
        }
    }
    frames
}

/// Positions one after the other as the bytes of an animated PNG. `told` hears how much of how much
/// is done, also while a picture is painted, and says whether to go on.
///
/// # Errors
/// [`FilmError`].
pub fn film(
    scenes: &[Scene],
    seed: u64,
    width: u32,
    told: impl FnMut(usize, usize) -> bool,
) -> Result<Vec<u8>, FilmError> {
    film_with((scenes, &[]), seed, width, told)
}

/// The same as [`film`], with what stands below each position.
///
/// # Errors
/// [`FilmError`].
pub fn film_with(
    (scenes, captions): (&[Scene], &[Caption]),
    seed: u64,
    width: u32,
    told: impl FnMut(usize, usize) -> bool,
) -> Result<Vec<u8>, FilmError> {
    let frames = frames(scenes, captions);
    let Some((first, ..)) = frames.first() else { return Err(FilmError::Empty) };
    let mut steps = Steps::begin(frames.len(), told)?;
    let high = scenes.iter().map(board_height).fold(0.0, f32::max);
    let mut painter = ScenePainter::new(ground(first, seed), width, high);
    let mut before = below(captions.first(), steps.paint(&mut painter, first)?);
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, before.width(), before.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Balanced);
    if frames.len() > 1 {
        encoder.set_animated(frames.len() as u32, 0)?;
        encoder.set_frame_delay(frames[0].2, 1000)?;
        encoder.set_blend_op(png::BlendOp::Source)?;
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(before.as_raw())?;
    for (scene, at, stands) in frames.iter().skip(1) {
        let now = below(captions.get(*at), steps.paint(&mut painter, scene)?);
        let (left, top, wide, tall) = changed(&before, &now);
        writer.set_frame_delay(*stands, 1000)?;
        // Made small first: it must never reach beyond the picture.
        writer.reset_frame_position()?;
        writer.set_frame_dimension(wide, tall)?;
        writer.set_frame_position(left, top)?;
        let part = image::imageops::crop_imm(&now, left, top, wide, tall).to_image();
        writer.write_image_data(part.as_raw())?;
        before = now;
    }
    writer.finish()?;
    steps.end()?;
    Ok(bytes)
}

/// The smallest part in which two pictures of one size differ, at least one pixel: left, top,
/// width, height.
fn changed(before: &RgbaImage, now: &RgbaImage) -> (u32, u32, u32, u32) {
    let mut part: Option<(u32, u32, u32, u32)> = None;
    let row = now.width() as usize * 4;
    let rows = before.as_raw().chunks(row).zip(now.as_raw().chunks(row));
    for (y, (a, b)) in rows.enumerate().filter(|(_, (a, b))| a != b) {
        let differs = |(a, b): (&[u8], &[u8])| a != b;
        let mut pixels = a.chunks(4).zip(b.chunks(4));
        let left = pixels.position(differs).unwrap_or(0) as u32;
        let right = a.chunks(4).zip(b.chunks(4)).rposition(differs).unwrap_or(0) as u32;
        let y = y as u32;
        part = Some(
            part.map_or((left, y, right, y), |(l, t, r, _)| (l.min(left), t, r.max(right), y)),
        );
    }
    let (left, top, right, bottom) = part.unwrap_or_default();
    (left, top, right - left + 1, bottom - top + 1)
}
