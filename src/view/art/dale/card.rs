//! The face of a card: picture, value, emblem, name, kind and effect on warm paper in the cloth of
//! its set.
//!
//! All words come from the caller, already translated; without them their places stay empty for
//! other type setters.

use image::RgbaImage;

use super::super::brush::{Brush, Ink, disc, oval, rect, svg};
use super::super::palette::{Rgba, fade};
use super::super::text::Face;
use super::cast;
use super::emblem;
use super::folk::{Folk, INK, INK_SOFT, ink_on};
use super::kit::{CREAM, EDGE, GOLD, PAPER, RED, dim, hex, line, lit, volume};
use super::lettering::{self, Block};
use super::places::{self, Place};
use super::props::{self, Prop};
use super::scenes::{self, Scene};

/// Height of a card 100 units wide: playing cards are 63 by 88.
pub(super) const TALL: f32 = 100.0 * 88.0 / 63.0;

/// Below this width in pixels a card shows value, emblem, picture and name only.
pub const SMALL: u32 = 120;

/// Height in pixels of a card `width` pixels wide.
#[must_use]
pub fn height(width: u32) -> u32 {
    ((width.max(1) * 88) as f32 / 63.0).round() as u32
}

/// The kind of a card, as far as it changes the look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Played as an action.
    #[default]
    Technique,
    /// Works by itself.
    Passive,
    /// Junk.
    Rubbish,
}

/// What a card face shows. A value of its own for every different look: usable as a cache key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
    pub kind: Kind,
    /// Name in the player's language; `None` leaves the band empty.
    pub name: Option<&'a str>,
    /// Word for the kind in the player's language; `None` leaves its band empty.
    pub kind_word: Option<&'a str>,
    /// Effect in the player's language; `None` leaves the box empty.
    pub text: Option<&'a str>,
}

/// A rectangle in pixels: left, top, width, height.
pub type Area = [f32; 4];

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
    let s = width as f32 / 100.0;
    let at = |a: Area| a.map(|v| v * s);
    if width < SMALL {
        return Areas {
            name: at(SMALL_NAME),
            kind: None,
            text: None,
            value: at([2.0, 2.0, 34.0, 34.0]),
        };
    }
    Areas {
        name: at(NAME),
        kind: Some(at(KIND)),
        text: Some(at(TEXT)),
        value: at([1.5, 1.5, 25.0, 25.0]),
    }
}

const NAME: Area = [6.0, 76.6, 88.0, 9.8];
const KIND: Area = [16.0, 88.6, 68.0, 5.8];
const TEXT: Area = [7.6, 96.2, 84.8, 37.4];
const SMALL_NAME: Area = [5.0, 109.8, 90.0, 24.2];

/// Cloth of a card: its set's, or sackcloth for junk.
#[must_use]
pub fn cloth(card: &str) -> Rgba {
    Folk::of_card(card).map_or(hex(0x6b6056), Folk::cloth)
}

/// Ink for the name band of a card: contrast at least 4.5 to 1.
#[must_use]
pub fn band_ink(card: &str) -> Rgba {
    ink_on(cloth(card))
}

/// Paints the face of a card `width` pixels wide (24 to 2048), with rounded corners on transparent
/// ground.
#[must_use]
pub fn face(card: &CardFace, width: u32) -> RgbaImage {
    let width = width.clamp(24, 2048);
    let Some(mut brush) = Brush::sheet(width, height(width), 100.0) else {
        return RgbaImage::new(width, height(width));
    };
    let b = &mut brush;
    let small = width < SMALL;
    let cloth = cloth(card.card);
    frame(b, cloth);
    let bottom = if small { 109.4 } else { 78.0 };
    let view = rect(4.6, 4.6, 90.8, bottom - 4.6, 3.4);
    b.clipped(&view, |b| {
        // Large: all of the stage that is 120 units wide. Small: closer, with more above.
        let near = if card.card == "junk" { 12.0 } else { -4.0 };
        let (s, left) = if small { (0.83, near) } else { (90.8 / 120.0, 0.0) };
        b.set((left, 100.0), (4.6, bottom - if small { 1.0 } else { 2.4 }), (s, s), 0.0, |b| {
            stage(b, card)
        });
        let low = (bottom - 12.0, bottom);
        b.fill(
            &rect(0.0, low.0, 100.0, 12.0, 0.0),
            Ink::down(low.0, low.1, [40, 16, 24, 0], [40, 16, 24, 70]),
        );
    });
    b.stroke(&view, 0.9, fade(EDGE, 230));
    if small {
        band(b, 108.4, TALL - 4.4, cloth);
    } else {
        paper(b, card.kind);
        band(b, 75.4, 87.4, cloth);
    }
    corner(b, card, small);
    let mut image = brush.finish();
    letters(&mut image, card, width);
    image
}

/// What is to be seen in the picture.
fn stage(b: &mut Brush, card: &CardFace) {
    let scene: Option<Scene> = cast::scene_of(card.card, card.remastered);
    match scene {
        Some(scene) => scenes::paint(b, &scene),
        None => junk(b),
    }
}

/// The picture of junk: a heap in an alley.
pub(super) fn junk(b: &mut Brush) {
    places::place(b, Place::Alley, hex(0x6b6056));
    b.fill(&oval(60.0, 97.0, 66.0, 16.0), hex(0x4a4048));
    for (prop, x, y, size, turn) in [
        (Prop::BrokenCrate, 84.0, 88.0, 0.62, 8.0),
        (Prop::TinCan, 38.0, 80.0, 0.50, -24.0),
        (Prop::BrokenVase, 62.0, 84.0, 0.50, 6.0),
        (Prop::Boot, 34.0, 99.0, 0.56, -8.0),
        (Prop::AppleCore, 98.0, 101.0, 0.34, 16.0),
        (Prop::FishBone, 66.0, 104.0, 0.62, -8.0),
    ] {
        b.set((50.0, 92.0), (x, y), (size, size), turn, |b| props::prop(b, prop));
    }
}

/// Card stock with the cloth of the set around it.
fn frame(b: &mut Brush, cloth: Rgba) {
    b.fill(&rect(0.2, 0.2, 99.6, TALL - 0.4, 6.2), EDGE);
    let inner = rect(1.1, 1.1, 97.8, TALL - 2.2, 5.4);
    b.fill(
        &inner,
        Ink::Linear(
            (10.0, 0.0),
            (90.0, TALL),
            vec![(0.0, lit(cloth, 0.22)), (0.45, cloth), (1.0, dim(cloth, 0.3))],
        ),
    );
    b.stroke(&rect(2.2, 2.2, 95.6, TALL - 4.4, 4.6), 0.7, fade(lit(GOLD, 0.3), 190));
}

/// The paper for kind and effect.
fn paper(b: &mut Brush, kind: Kind) {
    let sheet = rect(4.6, 80.0, 90.8, TALL - 84.6, 3.4);
    let tone = if kind == Kind::Rubbish { hex(0xe2dacb) } else { PAPER };
    b.fill(&sheet, Ink::down(86.0, TALL, lit(tone, 0.3), dim(tone, 0.06)));
    b.stroke(&sheet, 0.8, fade(EDGE, 200));
    b.fill(&rect(5.0, 87.0, 90.0, 8.2, 0.0), fade(hex(0x8a6a4a), 40));
    line(b, "M5 95.2H95", 0.5, fade(EDGE, 120));
    kind_sign(b, kind, (10.6, 91.3));
}

/// The sign of a kind: a bolt, a knot without end, a broken ring.
fn kind_sign(b: &mut Brush, kind: Kind, (x, y): (f32, f32)) {
    b.set((0.0, 0.0), (x, y), (1.0, 1.0), 0.0, |b| match kind {
        Kind::Technique => {
            b.fill(&svg("M0.8 -3.4L-2.4 0.6H-0.2L-0.9 3.4L2.4 -0.8H0.2Z"), hex(0xb0562a))
        }
        Kind::Passive => line(
            b,
            "M0 0C-1.6 -2.8 -4 -2 -4 0C-4 2 -1.6 2.8 0 0C1.6 -2.8 4 -2 4 0C4 2 1.6 2.8 0 0Z",
            1.1,
            hex(0x2f6a86),
        ),
        Kind::Rubbish => {
            line(b, "M-2.4 -2.2H2.4M-1 -3.2H1", 0.9, INK_SOFT);
            b.fill(&svg("M-2.1 -1.4H2.1L1.6 3.4H-1.6Z"), INK_SOFT);
        }
    });
}

/// The ribbon with the name, from `top` to `bottom`.
fn band(b: &mut Brush, top: f32, bottom: f32, cloth: Rgba) {
    let ribbon = rect(2.4, top, 95.2, bottom - top, 2.0);
    b.fill(&rect(4.0, bottom - 1.0, 92.0, 2.6, 1.0), [40, 16, 24, 70]);
    b.cut(&ribbon, 0.7, EDGE, Ink::down(top, bottom, lit(cloth, 0.1), dim(cloth, 0.04)));
    let gold = fade(lit(GOLD, 0.2), 210);
    line(b, &format!("M4.6 {y}H95.4", y = top + 1.1), 0.55, gold);
    line(b, &format!("M4.6 {y}H95.4", y = bottom - 1.1), 0.55, gold);
}

/// Value, banner with emblem and bonus sign.
fn corner(b: &mut Brush, card: &CardFace, small: bool) {
    let cloth = cloth(card.card);
    let (r, c) = if small { (16.0, (18.5, 18.5)) } else { (11.6, (14.0, 14.0)) };
    if let Some(folk) = Folk::of_card(card.card) {
        let (half, end) = if small { (13.8, 68.0) } else { (11.2, 53.0) };
        let (l, e) = (c.0 - half, c.0 + half);
        let pennant = svg(&format!("M{l} {}H{e}V{end}L{} {}L{l} {end}Z", c.1, c.0, end - 6.0));
        b.fill(
            &svg(&format!(
                "M{} {}H{}V{}L{} {}L{} {}Z",
                l + 1.2,
                c.1,
                e + 1.6,
                end + 1.4,
                c.0 + 1.2,
                end - 4.6,
                l + 1.2,
                end + 1.4
            )),
            [40, 16, 24, 90],
        );
        b.cut(
            &pennant,
            0.8,
            EDGE,
            Ink::Linear(
                (l, c.1),
                (e, end),
                vec![(0.0, dim(cloth, 0.25)), (0.4, cloth), (1.0, dim(cloth, 0.15))],
            ),
        );
        line(
            b,
            &format!("M{} {}V{}M{} {}V{}", l + 1.4, c.1, end - 1.8, e - 1.4, c.1, end - 1.8),
            0.6,
            fade(lit(GOLD, 0.3), 200),
        );
        let size = half * 2.0 / 100.0 * 1.04;
        b.set((50.0, 50.0), (c.0, if small { 48.4 } else { 36.4 }), (size, size), 0.0, |b| {
            emblem::medal(b, folk)
        });
    }
    b.fill(&disc(c.0 + 0.8, c.1 + 1.2, r + 0.8), [40, 16, 24, 90]);
    b.cut(&disc(c.0, c.1, r), 0.9, EDGE, volume(&disc(c.0, c.1, r), GOLD));
    let field = disc(c.0, c.1, r - 1.8);
    let paper = match card.now {
        Some(now) if now > card.value => hex(0xd6eeb4),
        Some(now) if now < card.value => hex(0xf6c8b0),
        _ => CREAM,
    };
    b.cut(
        &field,
        0.5,
        EDGE,
        Ink::round((c.0 - r * 0.3, c.1 - r * 0.4), r * 1.9, lit(paper, 0.5), dim(paper, 0.12)),
    );
    b.letters(&card.now.unwrap_or(card.value).to_string(), Face::Bold, r * 1.06, c, INK);
    if card.now.is_some_and(|now| now != card.value) {
        let k = if small { 0.6 } else { 0.46 };
        let at = (c.0 + r * 0.9, c.1 + r * 0.66);
        b.cut(&disc(at.0, at.1, r * k), 0.7, EDGE, hex(0xe8dcc4));
        b.letters(&card.value.to_string(), Face::Bold, r * k * 0.92, at, INK_SOFT);
        line(
            b,
            &format!(
                "M{} {}L{} {}",
                at.0 - r * k * 0.66,
                at.1 + r * k * 0.56,
                at.0 + r * k * 0.66,
                at.1 - r * k * 0.56
            ),
            r * k * 0.2,
            RED,
        );
    }
    if card.bonus {
        let (x, y, r) = if small { (85.0, 15.0, 10.5) } else { (87.4, 12.6, 7.4) };
        b.fill(&disc(x + 0.6, y + 1.0, r + 0.6), [40, 16, 24, 90]);
        b.cut(&disc(x, y, r), 0.8, EDGE, volume(&disc(x, y, r), GOLD));
        b.cut(&disc(x, y, r * 0.8), 0.4, EDGE, hex(0x2f7d4a));
        let k = r * 0.48;
        line(b, &format!("M{} {y}H{}M{x} {}V{}", x - k, x + k, y - k, y + k), r * 0.3, CREAM);
    }
}

/// Sets the words that were given.
fn letters(image: &mut RgbaImage, card: &CardFace, width: u32) {
    let areas = areas(width);
    if let Some(name) = card.name {
        let lines = if width < SMALL { 2 } else { 1 };
        let block = Block {
            face: Face::Bold,
            largest: areas.name[3] * if lines == 2 { 0.40 } else { 0.66 },
            lines,
            share: 0.5,
        };
        lettering::set(image, name, areas.name, block, band_ink(card.card));
    }
    if let (Some(word), Some(area)) = (card.kind_word, areas.kind) {
        lettering::set(
            image,
            word,
            area,
            Block { face: Face::Text, largest: area[3] * 0.8, lines: 1, share: 0.5 },
            INK_SOFT,
        );
    }
    if let (Some(text), Some(area)) = (card.text, areas.text) {
        let largest = (width as f32 * 0.059).max(9.0);
        lettering::set(
            image,
            text,
            area,
            Block { face: Face::Text, largest, lines: 12, share: 0.5 },
            INK,
        );
    }
}
