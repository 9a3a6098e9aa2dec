//! The animals of the sets and the cast of the cards, as the tables beside the drawings tell them.
//!
//! Looks only; what a card does, the rules know. A card without a row has no picture.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::view::art::drawing::ArtError;
use crate::view::art::palette::{Rgba, contrast, from_digits};

use super::FILES;

/// Dark ink on cards.
pub const INK: Rgba = [44, 28, 26, 255];
/// Second-rank ink on cards.
pub const INK_SOFT: Rgba = [92, 68, 56, 255];
/// Light ink on cards.
const CREAM: Rgba = [252, 246, 232, 255];
/// Sackcloth, for cards of no set.
const SACKCLOTH: Rgba = [107, 96, 86, 255];

/// A colour in a table: six digits.
fn colour(digits: &str) -> Rgba {
    from_digits(digits).unwrap_or(SACKCLOTH)
}

/// An animal.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnimalFolk {
    /// What its drawings and its cards begin with.
    pub folk: String,
    /// The id of its set.
    pub set: String,
    cloth: String,
    coat: String,
    belly: String,
    /// Where the brim of a hat lies on its head: point, size, leaning.
    pub hat: ((f32, f32), f32, f32),
}

impl AnimalFolk {
    /// All animals.
    pub fn all() -> &'static [Self] {
        static ALL: OnceLock<Vec<AnimalFolk>> = OnceLock::new();
        ALL.get_or_init(|| table("folk.ron"))
    }

    /// The set with this id.
    #[must_use]
    pub fn of_set(id: &str) -> Option<&'static Self> {
        Self::all().iter().find(|folk| folk.set == id)
    }

    /// The set of a card by the card's id (`owl_4`), nothing for junk.
    #[must_use]
    pub fn of_card(card: &str) -> Option<&'static Self> {
        let first = card.split('_').next()?;
        Self::all().iter().find(|folk| folk.folk == first)
    }

    /// The cloth of the set: banners, name bands, medals.
    #[must_use]
    pub fn cloth(&self) -> Rgba {
        colour(&self.cloth)
    }

    /// Colour of fur, feathers or scales.
    #[must_use]
    pub fn coat(&self) -> Rgba {
        colour(&self.coat)
    }

    /// Colour of the belly.
    #[must_use]
    pub fn belly(&self) -> Rgba {
        colour(&self.belly)
    }
}

/// Something with its colour.
pub type Coloured = (String, String);
/// A thing on the stage: what, where its foot stands, size, leaning.
pub type Item = (String, f32, f32, f32, f32);

/// Who stands where on the picture of a card, in what clothes, with which things.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    /// The animal, if there is one.
    #[serde(default)]
    pub folk: String,
    /// The place.
    pub place: String,
    /// Clothes; fur alone without.
    #[serde(default)]
    pub wear: Option<Coloured>,
    /// A hat.
    #[serde(default)]
    pub hat: Option<Coloured>,
    /// Worn around the neck.
    #[serde(default)]
    pub neck: Option<Coloured>,
    /// Worn on the eyes.
    #[serde(default)]
    pub eyewear: String,
    /// What the eyes do.
    #[serde(default = "open")]
    pub eyes: String,
    /// What the mouth does.
    #[serde(default = "smile")]
    pub mouth: String,
    /// Leaning of the head in degrees.
    #[serde(default)]
    pub tilt: f32,
    /// In the raised right hand: what, size, leaning.
    #[serde(default)]
    pub hold: Option<(String, f32, f32)>,
    /// The left hand up in the air.
    #[serde(default)]
    pub lift: bool,
    /// A large thing on the counter at the right.
    #[serde(default)]
    pub right: String,
    /// A smaller thing on the counter at the left.
    #[serde(default)]
    pub left: String,
    /// Behind the merchant.
    #[serde(default)]
    pub behind: Vec<Item>,
    /// Before everything else.
    #[serde(default)]
    pub front: Vec<Item>,
    /// A second one of the same merchant behind the first.
    #[serde(default)]
    pub twin: bool,
    /// Without the counter.
    #[serde(default)]
    pub open: bool,
}

fn open() -> String {
    "open".to_owned()
}

fn smile() -> String {
    "smile".to_owned()
}

/// The rows of all cards; a card of the remastered edition that shows another subject ends with
/// `@remastered`.
pub fn casts() -> &'static BTreeMap<String, Cast> {
    static ALL: OnceLock<BTreeMap<String, Cast>> = OnceLock::new();
    ALL.get_or_init(|| table("cast.ron"))
}

impl Cast {
    /// The row of a card.
    #[must_use]
    pub fn of(card: &str, remastered: bool) -> Option<&'static Self> {
        let other = remastered.then(|| casts().get(&format!("{card}@remastered"))).flatten();
        other.or_else(|| casts().get(card))
    }
}

/// A table beside the drawings. One that cannot be read is empty and logged; a test reads it.
fn table<T: DeserializeOwned + Default>(file: &str) -> T {
    let text = FILES.get_file(file).and_then(|f| f.contents_utf8()).unwrap_or("");
    ron::from_str(text).unwrap_or_else(|e| {
        tracing::warn!("{}", ArtError::Table(format!("dale_of_merchants/{file}"), e.to_string()));
        T::default()
    })
}

/// Cloth of a card: its set's, or sackcloth for junk.
#[must_use]
pub fn cloth(card: &str) -> Rgba {
    AnimalFolk::of_card(card).map_or(SACKCLOTH, AnimalFolk::cloth)
}

/// Ink for the name band of a card: contrast at least 4.5 to 1.
#[must_use]
pub fn band_ink(card: &str) -> Rgba {
    ink_on(cloth(card))
}

/// Of dark ink and cream, the one that reads better on `ground`.
#[must_use]
pub fn ink_on(ground: Rgba) -> Rgba {
    if contrast(ground, CREAM) >= contrast(ground, INK) { CREAM } else { INK }
}

/// A colour of the cast.
pub(super) fn dyed(what: &Coloured) -> Rgba {
    colour(&what.1)
}
