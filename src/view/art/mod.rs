//! Pictures: drawings from `assets/art`, and what games paint by code, as pixels.
//!
//! Pure functions from a picture and a size to pixels, the same on every computer and in every run.
//! No window, no graphics card and no game rule may be asked for in here; which pictures there are,
//! the files and the games say.

pub mod backdrop;
pub mod brush;
pub mod drawing;
pub mod files;
pub mod house;
pub mod layers;
pub mod lettering;
pub mod noise;
pub mod palette;
pub mod text;
pub mod wood;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use image::RgbaImage;
use include_dir::Dir;

use brush::{Brush, disc, rect, svg};
use drawing::ArtError;
use palette::Rgba;

use super::figures::Setting;

/// Value of a parameter of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// A colour.
    Colour(Rgba),
    /// A word: a choice among variants, or what is written.
    Word(&'static str),
}

impl Value {
    /// The word, if it is one.
    #[must_use]
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Self::Word(word) => Some(word),
            Self::Colour(_) => None,
        }
    }

    /// What can be written, kept for good.
    #[must_use]
    pub fn of(word: impl fmt::Display) -> Self {
        Self::Word(kept(&word.to_string()))
    }
}

impl From<Rgba> for Value {
    fn from(colour: Rgba) -> Self {
        Self::Colour(colour)
    }
}

impl From<&'static str> for Value {
    fn from(word: &'static str) -> Self {
        Self::Word(word)
    }
}

/// A parameter with its value.
pub type With = (&'static str, Value);

/// A picture: the name of a drawing, of a row of layers or of a painter, and what its look depends
/// on. Cheap to copy, to compare and to hash: a picture is its own cache key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Picture {
    name: &'static str,
    with: &'static [With],
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        for (key, value) in self.with {
            match value {
                Value::Colour([r, g, b, _]) => write!(f, " {key}:#{r:02x}{g:02x}{b:02x}")?,
                Value::Word(word) => write!(f, " {key}:{word}")?,
            }
        }
        Ok(())
    }
}

/// Words and lists that are kept for good, each once: there are as many as different pictures.
static KEPT: Mutex<(BTreeSet<&'static str>, BTreeSet<&'static [With]>)> =
    Mutex::new((BTreeSet::new(), BTreeSet::new()));

fn kept(word: &str) -> &'static str {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(same) = kept.0.get(word) {
        return same;
    }
    let new: &'static str = Box::leak(word.to_owned().into_boxed_str());
    kept.0.insert(new);
    new
}

impl Picture {
    /// A picture without parameters, by its name: folder of the house or of a game, then the
    /// drawing (`house/credits`).
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { name, with: &[] }
    }

    /// A picture whose name is put together.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self::new(kept(name))
    }

    /// The same picture with these parameters and no others.
    #[must_use]
    pub fn with(self, list: &[With]) -> Self {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = kept.1.get(list) {
            return Self { with: same, ..self };
        }
        let new: &'static [With] = Box::leak(list.to_vec().into_boxed_slice());
        kept.1.insert(new);
        Self { with: new, ..self }
    }

    /// Its name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// All its parameters.
    #[must_use]
    pub const fn with_all(&self) -> &'static [With] {
        self.with
    }

    /// The word of a parameter.
    #[must_use]
    pub fn word(&self, key: &str) -> Option<&'static str> {
        self.with.iter().find(|(k, _)| *k == key)?.1.word()
    }

    /// The colour of a parameter.
    #[must_use]
    pub fn colour(&self, key: &str) -> Option<Rgba> {
        self.with.iter().find_map(|(k, value)| match value {
            Value::Colour(colour) if *k == key => Some(*colour),
            _ => None,
        })
    }

    /// Whether it is a world with light and shade of its own: costly to paint, calculated pixel by
    /// pixel, soft at its edge.
    #[must_use]
    pub fn is_scenic(&self) -> bool {
        painter(self.name).is_some_and(|painter| painter.scenic)
    }
}

/// Paints by code what is no drawing.
pub struct Painter {
    /// The name of its pictures.
    pub name: &'static str,
    /// See [`Picture::is_scenic`].
    pub scenic: bool,
    /// A square of so many pixels with transparent ground and straight alpha.
    pub paint: fn(&Picture, u32) -> Result<RgbaImage, ArtError>,
}

/// The part of a game that this layer looks for: its drawings, and what it paints by code.
pub struct GameArt {
    /// The folder of the game in `assets/art`.
    pub files: &'static Dir<'static>,
    /// Painters; their names begin with the folder of the game.
    pub painters: &'static [Painter],
    /// What stands for the game where one chooses among games; `None` for its name alone.
    pub cover: Option<Cover>,
}

/// A picture that stands for a game, put together from its own parts.
pub struct Cover {
    /// What lies behind.
    pub setting: Setting,
    /// What is to be seen, from back to front.
    pub parts: fn() -> Vec<CoverPart>,
}

/// A picture on a cover, which is one high and about twice as wide.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CoverPart {
    /// What is painted.
    pub picture: Picture,
    /// Its middle: how far from the left, as a share of the width, and from the top, of the height.
    pub at: (f32, f32),
    /// The side of its square, as a share of the height.
    pub size: f32,
    /// Turn in radians, clockwise.
    pub turn: f32,
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
    if let Some(painter) = painter(picture.name) {
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
