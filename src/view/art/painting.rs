//! Painting: a picture and a size become pixels. What cannot be painted is a placeholder that says
//! so in the log, never a panic.

use super::{
    art_error::ArtError,
    brush::{Brush, disc, rect, svg},
    files,
    game_art::Painter,
    layers, palette,
    picture::Picture,
};
use image::RgbaImage;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, OnceLock, PoisonError},
};

impl Picture {
    /// Whether it is a world with light and shade of its own: costly to paint, calculated pixel by
    /// pixel, soft at its edge.
    #[must_use]
    pub fn is_scenic(&self) -> bool {
        painter(self.name()).is_some_and(|painter| painter.scenic)
    }
}

/// The painter of the pictures of this name. Asked for each figure of a board at each zoom: games
/// are looked through once.
fn painter(name: &str) -> Option<&'static Painter> {
    static ALL: OnceLock<BTreeMap<&str, &Painter>> = OnceLock::new();
    let all = || files::of_games().flat_map(|(_, art)| art.painters).map(|p| (p.name, p)).collect();
    ALL.get_or_init(all).get(name).copied()
}

/// Paints a picture as a square of `pixels` pixels (at least 1, at most 4096) with transparent
/// ground and straight alpha. What cannot be painted is a placeholder, and the reason is logged.
#[must_use]
pub fn paint(picture: &Picture, pixels: u32) -> RgbaImage {
    let pixels = pixels.clamp(1, 4096);
    try_paint(picture, pixels).unwrap_or_else(|error| {
        complain(&error);
        placeholder(pixels)
    })
}

/// Paints a picture as [`paint`] does.
///
/// # Errors
/// A sentence that names the file that is missing or broken, and the reason.
pub fn try_paint(picture: &Picture, pixels: u32) -> Result<RgbaImage, ArtError> {
    if let Some(painter) = painter(picture.name()) {
        return (painter.paint)(picture, pixels);
    }
    let Some(mut brush) = Brush::new(pixels) else {
        return Ok(RgbaImage::new(pixels, pixels));
    };
    layers::paint(&mut brush, picture)?;
    Ok(brush.finish())
}

/// The drawing of this name, if there is one.
#[must_use]
pub fn drawn(name: &str) -> Option<Picture> {
    files::is_drawn(name).then(|| Picture::named(name))
}

/// Logs each fault once.
fn complain(error: &ArtError) {
    static TOLD: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let sentence = error.to_string();
    let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    if told.insert(sentence.clone()) {
        tracing::warn!("{sentence}");
    }
}

/// What is shown instead of a picture that cannot be painted: a torn sheet with a question mark.
fn placeholder(pixels: u32) -> RgbaImage {
    let Some(mut b) = Brush::new(pixels) else { return RgbaImage::new(pixels, pixels) };
    b.cut(&rect(14.0, 10.0, 72.0, 80.0, 8.0), 4.0, palette::OUTLINE, [236, 232, 220, 255]);
    b.stroke(&svg("M38 38Q38 24 51 24Q64 24 64 38Q64 48 51 54V62"), 9.0, [186, 40, 96, 255]);
    b.fill(&disc(51.0, 77.0, 6.0), [186, 40, 96, 255]);
    b.finish()
}
