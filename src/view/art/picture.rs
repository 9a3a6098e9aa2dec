//! What a picture is: a name and what its look depends on. Nothing is painted here.

use super::palette::Rgba;
use std::{
    collections::BTreeSet,
    fmt,
    sync::{Mutex, PoisonError},
};

/// Value of a parameter of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PictureValue {
    /// A colour.
    Colour(Rgba),
    /// A word: a choice among variants, or what is written.
    Word(&'static str),
}

impl PictureValue {
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

impl From<Rgba> for PictureValue {
    fn from(colour: Rgba) -> Self {
        Self::Colour(colour)
    }
}

impl From<&'static str> for PictureValue {
    fn from(word: &'static str) -> Self {
        Self::Word(word)
    }
}

/// A parameter with its value.
pub type With = (&'static str, PictureValue);

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
                PictureValue::Colour([r, g, b, _]) => write!(f, " {key}:#{r:02x}{g:02x}{b:02x}")?,
                PictureValue::Word(word) => write!(f, " {key}:{word}")?,
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
            PictureValue::Colour(colour) if *k == key => Some(*colour),
            _ => None,
        })
    }
}
