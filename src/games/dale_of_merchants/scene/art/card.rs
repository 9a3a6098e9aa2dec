//! The face of a card: frame, picture, banner with the emblem, value and words, laid over each
//! other from the drawings in `cards`.
//!
//! All words come from the caller, already translated; without them their places stay empty for
//! other type setters.

use image::{RgbaImage, imageops};

use crate::view::art::brush::{Brush, rect};
use crate::view::art::drawing::ArtError;
use crate::view::art::lettering::{self, Area, Block};
use crate::view::art::text::Face;
use crate::view::art::{Picture, PictureValue, With, layers};

use super::BREADTH;
use super::folk::{AnimalFolk, Cast, INK, INK_SOFT, band_ink, cloth};
use super::stage;

/// The name of the pictures of cards.
pub const NAME: &str = "dale_of_merchants/card";

/// Below this width in pixels a card shows value, emblem, picture and name only: no text could be
/// read on it.
pub const SMALL: u32 = 140;

/// Below this width in pixels most of a card is paper, so that its text can be read.
pub const MIDDLE: u32 = 230;

/// Below this height in pixels a card shows its value and its set alone.
const TINY: u32 = 62;

/// Height in pixels of a card `width` pixels wide.
#[must_use]
pub fn height(width: u32) -> u32 {
    ((width.max(1) * 88) as f32 / 63.0).round() as u32
}

/// The kind of a card, as far as it changes the look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FaceKind {
    /// Played as an action.
    #[default]
    Technique,
    /// Works by itself.
    Passive,
    /// Junk.
    Rubbish,
}

impl FaceKind {
    const fn id(self) -> &'static str {
        match self {
            Self::Technique => "technique",
            Self::Passive => "passive",
            Self::Rubbish => "rubbish",
        }
    }
}

/// What a card face shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardFace<'a> {
    /// Card id: `owl_4`, `junk`.
    pub card: &'a str,
    /// Whether the remastered edition is played.
    pub remastered: bool,
    /// Printed value.
    pub value: u8,
    /// Value in force, if it is another one than printed.
    pub now: Option<u8>,
    /// Whether the bonus sign (+) is on it.
    pub bonus: bool,
    /// Kind.
    pub kind: FaceKind,
    /// Name in the player's language; `None` leaves the band empty.
    pub name: Option<&'a str>,
    /// Word for the kind in the player's language; `None` leaves its band empty.
    pub kind_word: Option<&'a str>,
    /// Effect in the player's language; `None` leaves the box empty.
    pub text: Option<&'a str>,
    /// Value, emblem, picture and name only, however large: the text stands beside the card.
    pub brief: bool,
}

impl CardFace<'_> {
    /// The card as a picture, upright in the middle of the square.
    #[must_use]
    pub fn picture(&self) -> Picture {
        let yes = |is: bool| PictureValue::Word(if is { "yes" } else { "no" });
        let mut with: Vec<With> = vec![
            ("card", PictureValue::of(self.card)),
            ("remastered", yes(self.remastered)),
            ("value", PictureValue::of(self.value)),
            ("bonus", yes(self.bonus)),
            ("kind", self.kind.id().into()),
        ];
        if self.brief {
            with.push(("brief", yes(true)));
        }
        with.extend(self.now.map(|now| ("now", PictureValue::of(now))));
        let words = [("name", self.name), ("sort", self.kind_word), ("text", self.text)];
        with.extend(
            words.into_iter().filter_map(|(key, word)| Some((key, PictureValue::of(word?)))),
        );
        Picture::new(NAME).with(&with)
    }
}

impl CardFace<'static> {
    /// What a picture of a card shows.
    fn of(picture: &Picture) -> Self {
        let number = |key| picture.word(key).and_then(|word| word.parse().ok());
        Self {
            card: picture.word("card").unwrap_or(""),
            remastered: picture.word("remastered") == Some("yes"),
            value: number("value").unwrap_or(0),
            now: number("now"),
            bonus: picture.word("bonus") == Some("yes"),
            kind: match picture.word("kind") {
                Some("passive") => FaceKind::Passive,
                Some("rubbish") => FaceKind::Rubbish,
                _ => FaceKind::Technique,
            },
            name: picture.word("name"),
            kind_word: picture.word("sort"),
            text: picture.word("text"),
            brief: picture.word("brief") == Some("yes"),
        }
    }
}

/// Where the words of a card go, in pixels, for those who set them by other means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Areas {
    /// Name band. Ink: [`band_ink`].
    pub name: Area,
    /// Kind band, on large cards. Ink: [`INK_SOFT`].
    pub kind: Option<Area>,
    /// Effect box, on large cards. Ink: [`INK`].
    pub text: Option<Area>,
    /// Square around the medal with the value.
    pub value: Area,
}

/// Where the words of a card `width` pixels wide go.
#[must_use]
pub fn areas(width: u32) -> Areas {
    layout(width, false).areas(width)
}

/// Paints a card that stands upright in the middle of a square.
pub(super) fn paint(picture: &Picture, pixels: u32) -> Result<RgbaImage, ArtError> {
    let card = CardFace::of(picture);
    if pixels < TINY {
        return tiny(&card, pixels);
    }
    let image = face(&card, (pixels as f32 * BREADTH).floor().max(1.0) as u32)?;
    let mut square = RgbaImage::new(pixels, pixels);
    let left = (i64::from(pixels) - i64::from(image.width())) / 2;
    let top = (i64::from(pixels) - i64::from(image.height())) / 2;
    imageops::replace(&mut square, &image, left, top);
    Ok(square)
}

/// A card so small that only its value and its set can be read.
fn tiny(card: &CardFace, pixels: u32) -> Result<RgbaImage, ArtError> {
    let Some(mut b) = Brush::new(pixels) else { return Ok(RgbaImage::new(pixels, pixels)) };
    let ink = if card.now.is_some() { [255, 240, 140, 255] } else { band_ink(card.card) };
    let with: [With; 3] = [
        ("cloth", cloth(card.card).into()),
        ("ink", ink.into()),
        ("value", PictureValue::of(card.now.unwrap_or(card.value))),
    ];
    b.draw("dale_of_merchants/cards/tiny", &with)?;
    if let Some(folk) = AnimalFolk::of_card(card.card) {
        // On whole pixels: so small an emblem has none to lose.
        let (side, top) = ((pixels as f32 * 0.56).floor(), (pixels as f32 * 0.42).floor());
        let (left, unit) = (((pixels as f32 - side) / 2.0).floor(), 100.0 / pixels as f32);
        let middle = ((left + side / 2.0) * unit, (top + side / 2.0) * unit);
        emblem(&mut b, folk, middle, side * unit / 100.0)?;
    }
    Ok(b.finish())
}

/// The emblem of a set, its middle at a point.
fn emblem(b: &mut Brush, folk: &AnimalFolk, at: (f32, f32), size: f32) -> Result<(), ArtError> {
    let picture = Picture::named(&format!("dale_of_merchants/emblems/{}", folk.folk));
    let mut done = Ok(());
    b.set((50.0, 50.0), at, (size, size), 0.0, |b| done = layers::paint(b, &picture));
    done
}

/// Words on a card: where they stand, how large they are at most, as a share of the card's width,
/// and in how many lines.
struct Words {
    area: Area,
    largest: f32,
    lines: usize,
}

/// Where things lie on a card of 100 units.
struct Layout {
    /// The folder of frame, banner and value.
    folder: &'static str,
    /// The folder of what lies over the picture.
    front: &'static str,
    /// The lower edge of the picture.
    bottom: f32,
    /// Size of the stage, its left edge, and how far it ends above the lower edge.
    stage: (f32, f32, f32),
    /// Middle and size of the emblem.
    emblem: ((f32, f32), f32),
    name: Words,
    kind: Option<Words>,
    text: Option<Words>,
    /// The square around the medal.
    value: Area,
}

impl Layout {
    fn areas(&self, width: u32) -> Areas {
        let at = |a: Area| a.map(|v| v * width as f32 / 100.0);
        let of = |words: &Words| at(words.area);
        Areas {
            name: of(&self.name),
            kind: self.kind.as_ref().map(of),
            text: self.text.as_ref().map(of),
            value: at(self.value),
        }
    }
}

const LARGE_LAYOUT: Layout = Layout {
    folder: "large",
    front: "large",
    bottom: 78.0,
    stage: (90.8 / 120.0, 0.0, 2.4),
    emblem: ((14.0, 36.4), 0.232_96),
    name: Words { area: [6.0, 76.6, 88.0, 9.8], largest: 0.065, lines: 1 },
    kind: Some(Words { area: [16.0, 88.6, 68.0, 5.8], largest: 0.046, lines: 1 }),
    text: Some(Words { area: [7.6, 96.2, 84.8, 37.4], largest: 0.059, lines: 12 }),
    value: [1.5, 1.5, 25.0, 25.0],
};
/// More paper than picture.
const MIDDLE_LAYOUT: Layout = Layout {
    folder: "large",
    front: "middle",
    bottom: 58.0,
    stage: (90.8 / 120.0, 0.0, -8.0),
    emblem: ((14.0, 36.4), 0.232_96),
    name: Words { area: [3.4, 56.6, 93.2, 14.8], largest: 0.088, lines: 1 },
    kind: None,
    text: Some(Words { area: [6.8, 74.6, 86.4, 59.4], largest: 0.08, lines: 12 }),
    value: [1.5, 1.5, 25.0, 25.0],
};
/// Closer to the merchant, with more above; the name in two lines.
const SMALL_LAYOUT: Layout = Layout {
    folder: "small",
    front: "small",
    bottom: 103.0,
    stage: (0.83, -4.0, 1.0),
    emblem: ((18.5, 48.4), 0.287_04),
    name: Words { area: [1.6, 102.4, 96.8, 32.4], largest: 0.125, lines: 2 },
    kind: None,
    text: None,
    value: [2.0, 2.0, 34.0, 34.0],
};

/// How a card of this width lies.
fn layout(width: u32, brief: bool) -> &'static Layout {
    match width {
        _ if brief || width < SMALL => &SMALL_LAYOUT,
        _ if width < MIDDLE => &MIDDLE_LAYOUT,
        _ => &LARGE_LAYOUT,
    }
}

/// Paints the face of a card `width` pixels wide (24 to 2048), with rounded corners on transparent
/// ground.
///
/// # Errors
/// The first drawing that is missing or broken.
pub fn face(card: &CardFace, width: u32) -> Result<RgbaImage, ArtError> {
    let width = width.clamp(24, 2048);
    let Some(mut brush) = Brush::sheet(width, height(width), 100.0) else {
        return Ok(RgbaImage::new(width, height(width)));
    };
    let b = &mut brush;
    let layout = layout(width, card.brief);
    let file = |name: &str| format!("dale_of_merchants/cards/{}/{name}", layout.folder);
    let cloth: With = ("cloth", cloth(card.card).into());
    b.draw(&file("frame"), &[cloth])?;
    view(b, card, layout)?;
    let front = format!("dale_of_merchants/cards/{}/front", layout.front);
    b.draw(&front, &[cloth, ("kind", card.kind.id().into())])?;
    if let Some(folk) = AnimalFolk::of_card(card.card) {
        b.draw(&file("banner"), &[cloth])?;
        emblem(b, folk, layout.emblem.0, layout.emblem.1)?;
    }
    b.draw(&file("value"), &value(card))?;
    let mut image = brush.finish();
    letters(&mut image, card, layout, width);
    Ok(image)
}

/// What the drawing of the value asks of a card.
fn value(card: &CardFace) -> [With; 4] {
    let now = card.now.unwrap_or(card.value);
    let change = match now.cmp(&card.value) {
        std::cmp::Ordering::Less => "lowered",
        std::cmp::Ordering::Equal => "printed",
        std::cmp::Ordering::Greater => "raised",
    };
    [
        ("value", PictureValue::of(now)),
        ("printed", PictureValue::of(card.value)),
        ("change", change.into()),
        ("bonus", if card.bonus { "yes" } else { "no" }.into()),
    ]
}

/// The picture, inside its frame.
fn view(b: &mut Brush, card: &CardFace, layout: &Layout) -> Result<(), ArtError> {
    let cast = Cast::of(card.card, card.remastered).or_else(|| Cast::of("junk", false));
    let Some(cast) = cast else { return Ok(()) };
    let frame = rect(4.6, 4.6, 90.8, layout.bottom - 4.6, 3.4);
    let (size, left, above) = layout.stage;
    // A small card of junk shows its heap, not the place of a merchant.
    let left = if cast.folk.is_empty() && left < 0.0 { 12.0 } else { left };
    let mut done = Ok(());
    b.inside(&frame, |b| {
        b.set((left, 100.0), (4.6, layout.bottom - above), (size, size), 0.0, |b| {
            done = stage::paint(b, cast);
        });
    });
    done
}

/// Sets the words that were given.
fn letters(image: &mut RgbaImage, card: &CardFace, layout: &Layout, width: u32) {
    let mut set = |words: Option<&str>, place: Option<&Words>, face, ink| {
        let (Some(words), Some(place)) = (words, place) else { return };
        let scale = width as f32 / 100.0;
        let largest = place.largest * width as f32;
        let block = Block { face, largest, lines: place.lines, share: 0.5 };
        lettering::set(image, words, place.area.map(|v| v * scale), block, ink);
    };
    set(card.name, Some(&layout.name), Face::Bold, band_ink(card.card));
    set(card.kind_word, layout.kind.as_ref(), Face::Text, INK_SOFT);
    set(card.text, layout.text.as_ref(), Face::Text, INK);
}
