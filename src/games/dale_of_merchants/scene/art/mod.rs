//! The pictures of Dale of Merchants: which drawing with which parameters stands for what, and the
//! cards, which are put together from many.
//!
//! Names only; the drawings and their tables lie in `assets/art/dale_of_merchants`. No rule here.

pub mod card;
pub mod folk;
mod stage;

use image::RgbaImage;
use include_dir::{Dir, include_dir};

use crate::view::art::brush::Brush;
use crate::view::art::palette::Livery;
use crate::view::art::{
    Cover, CoverPart, GameArt, Painter, Picture, PictureValue, drawing::ArtError,
};
use crate::view::figures::Setting;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/art/dale_of_merchants");

/// The drawings of the game, and what it paints by code.
pub static ART: GameArt = GameArt {
    files: &FILES,
    painters: &[Painter { name: card::NAME, scenic: false, paint: card::paint }],
    cover: Some(Cover { setting: Setting::Table, parts: cover }),
};

/// Five merchants behind their cards, fanned out.
fn cover() -> Vec<CoverPart> {
    let cards = ["owl_3", "raccoon_2", "panda_1", "fennec_4", "squirrel_5a"];
    let part = |(nth, card): (usize, &'static str)| {
        let out = nth as f32 - 2.0;
        let value = card.bytes().find(u8::is_ascii_digit).map_or(1, |digit| digit - b'0');
        let face = card::CardFace { card, value, brief: true, ..card::CardFace::default() };
        let at = (0.5 + out * 0.15, 0.62 + out * out * 0.035);
        CoverPart { picture: face.picture(), at, size: 0.82, turn: out * 0.13 }
    };
    cards.into_iter().enumerate().map(part).collect()
}

/// Width of a card as a share of its height.
pub const BREADTH: f32 = 63.0 / 88.0;

/// The board of the card market, as wide as the square, in its middle.
pub const MARKET: Picture = Picture::new("dale_of_merchants/market");
/// The back of the cards of the market.
pub const MARKET_BACK: Picture = Picture::new("dale_of_merchants/backs/market");
/// A technique that waits in the schedule.
pub const DELAYED: Picture = Picture::new("dale_of_merchants/marks/delayed");

/// The back of a seat's cards.
#[must_use]
pub fn seat_back(livery: Livery) -> Picture {
    let [seat, _, mark, letter] = livery.parameters();
    let ink = ("ink", folk::ink_on(livery.colour()).into());
    Picture::new("dale_of_merchants/backs/seat").with(&[seat, ink, mark, letter])
}

/// An empty place for cards: `plain`, `deck`, `pile`, `schedule`, `stall` or `bin`.
#[must_use]
pub fn slot(what: &str) -> Picture {
    Picture::named(&format!("dale_of_merchants/slots/{what}"))
}

/// The emblem of the set with this id.
#[must_use]
pub fn emblem(set: &str) -> Option<Picture> {
    // Levels call a set as its animal is called.
    let by_folk = || folk::AnimalFolk::all().iter().find(|folk| folk.folk == set);
    let folk = folk::AnimalFolk::of_set(set).or_else(by_folk)?;
    Some(Picture::named(&format!("dale_of_merchants/emblems/{}", folk.folk)))
}

/// A lasting effect with its amount: `market_cost`, `stack_needs`, `refill_cap`.
#[must_use]
pub fn aura(what: &str, amount: i64) -> Picture {
    let words = match (what, amount) {
        ("refill_cap", most) => most.to_string(),
        (_, less) if less < 0 => format!("–{}", less.unsigned_abs()),
        (_, more) => format!("+{more}"),
    };
    let name = format!("dale_of_merchants/marks/{what}");
    Picture::named(&name).with(&[("amount", PictureValue::of(words))])
}

/// The picture of a card alone, `width` by `height` pixels, opaque. Nothing for an unknown id.
///
/// # Errors
/// The first drawing that is missing or broken.
pub fn scene(
    card: &str,
    remastered: bool,
    width: u32,
    height: u32,
) -> Result<Option<RgbaImage>, ArtError> {
    let Some(cast) = folk::Cast::of(card, remastered) else { return Ok(None) };
    let Some(mut brush) = Brush::sheet(width, height, 120.0) else { return Ok(None) };
    let tall = 120.0 * height as f32 / width.max(1) as f32;
    let mut done = Ok(());
    brush.set((0.0, 100.0), (0.0, tall), (1.0, 1.0), 0.0, |b| done = stage::paint(b, cast));
    done.map(|()| Some(brush.finish()))
}
