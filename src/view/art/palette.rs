//! The palette of the house: seats, ink and grounds, and sums with colours.
//!
//! Colour never stands alone: every seat has a shape and a letter as well. Nothing in here knows a
//! window or a game.

/// A colour with straight alpha: red, green, blue, opacity, each 0 to 255.
pub type Rgba = [u8; 4];

/// The board's ground, the darkest large surface.
pub const GROUND: Rgba = [11, 15, 32, 255];
/// The wood of a table in the evening.
pub const WOOD: Rgba = [66, 42, 28, 255];
/// Ground of panels that lie on the board.
pub const PANEL: Rgba = [22, 28, 52, 255];
/// The dark line around pictures, so that they read on any ground.
pub const OUTLINE: Rgba = [8, 10, 24, 255];
/// The dark line of rings that must be seen on any ground.
pub const OUTLINE_STRONG: Rgba = [0, 0, 0, 255];
/// Ink for body text on dark ground.
pub const INK: Rgba = [238, 241, 250, 255];
/// Ink for second-rank text on dark ground.
pub const INK_SOFT: Rgba = [188, 197, 224, 255];
/// Ink for text on light ground.
pub const INK_DARK: Rgba = [20, 24, 44, 255];
/// The house accent: lamp light.
pub const ACCENT: Rgba = [255, 209, 128, 255];
/// The second accent: navigation violet.
pub const VIOLET: Rgba = [158, 122, 255, 255];
/// Gain: money that comes in.
pub const GAIN: Rgba = [126, 222, 150, 255];
/// Loss: money that goes out, warnings.
pub const LOSS: Rgba = [255, 138, 122, 255];

/// Which set of seat colours the players chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SeatSet {
    /// After Okabe and Ito: safe for the common colour-vision deficiencies.
    #[default]
    House,
    /// A ladder of lightness: the seats differ even without any colour.
    Ladder,
}

/// The shape that marks a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SeatMark {
    /// A ring.
    Ring,
    /// A square on its corner.
    Diamond,
    /// A triangle, point up.
    Triangle,
    /// A square.
    Square,
    /// A star with five points.
    Star,
    /// A saltire, the cross of two diagonals.
    Saltire,
}

impl SeatMark {
    /// The name that drawings use.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Diamond => "diamond",
            Self::Triangle => "triangle",
            Self::Square => "square",
            Self::Star => "star",
            Self::Saltire => "saltire",
        }
    }
}

/// The look of one seat: its number at the table and the colour set in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Livery {
    /// Number of the seat from 0; higher numbers than 5 start again.
    pub seat: u8,
    /// Colour set.
    pub set: SeatSet,
}

/// Number of seats that can be told apart.
pub const SEATS: u8 = 6;

const HOUSE: [[u8; 3]; SEATS as usize] = [
    [86, 180, 233],
    [240, 150, 20],
    [28, 178, 134],
    [214, 130, 180],
    [240, 228, 96],
    [228, 104, 58],
];
const LADDER: [[u8; 3]; SEATS as usize] = [
    [250, 250, 250],
    [240, 222, 90],
    [112, 204, 240],
    [238, 146, 60],
    [206, 98, 166],
    [62, 118, 214],
];
const MARKS: [SeatMark; SEATS as usize] = [
    SeatMark::Ring,
    SeatMark::Diamond,
    SeatMark::Triangle,
    SeatMark::Square,
    SeatMark::Star,
    SeatMark::Saltire,
];
const LETTERS: [char; SEATS as usize] = ['A', 'B', 'C', 'D', 'E', 'F'];

impl Livery {
    /// The house livery of a seat, counted from 0.
    #[must_use]
    pub const fn new(seat: u8) -> Self {
        Self { seat, set: SeatSet::House }
    }

    /// The seat's colour in its set.
    #[must_use]
    pub fn colour(self) -> Rgba {
        let set = match self.set {
            SeatSet::House => &HOUSE,
            SeatSet::Ladder => &LADDER,
        };
        let [r, g, b] = set[usize::from(self.seat % SEATS)];
        [r, g, b, 255]
    }

    /// The seat's shape.
    #[must_use]
    pub fn mark(self) -> SeatMark {
        MARKS[usize::from(self.seat % SEATS)]
    }

    /// The seat's letter, `A` to `F`.
    #[must_use]
    pub fn letter(self) -> char {
        LETTERS[usize::from(self.seat % SEATS)]
    }
}

/// A colour from its usual notation of six hexadecimal digits.
#[must_use]
pub fn from_digits(digits: &str) -> Option<Rgba> {
    let number = u32::from_str_radix(digits, 16).ok().filter(|_| digits.len() == 6)?;
    let [_, r, g, b] = number.to_be_bytes();
    Some([r, g, b, 255])
}

/// Straight blend of two colours; `t` from 0 (all `a`) to 1 (all `b`).
#[must_use]
pub fn mix(a: Rgba, b: Rgba, t: f32) -> Rgba {
    let t = t.clamp(0.0, 1.0);
    let one = |x: u8, y: u8| (f32::from(x) + (f32::from(y) - f32::from(x)) * t).round() as u8;
    [one(a[0], b[0]), one(a[1], b[1]), one(a[2], b[2]), one(a[3], b[3])]
}

/// Towards white by `t`, opacity kept.
#[must_use]
pub fn lighter(colour: Rgba, t: f32) -> Rgba {
    mix(colour, [255, 255, 255, colour[3]], t)
}

/// Towards the outline's night blue by `t`, opacity kept.
#[must_use]
pub fn darker(colour: Rgba, t: f32) -> Rgba {
    mix(colour, [OUTLINE[0], OUTLINE[1], OUTLINE[2], colour[3]], t)
}

/// The same colour with another opacity.
#[must_use]
pub const fn fade(colour: Rgba, alpha: u8) -> Rgba {
    [colour[0], colour[1], colour[2], alpha]
}

/// Relative luminance after WCAG 2, from 0 (black) to 1 (white); opacity is left out.
#[must_use]
pub fn luminance(colour: Rgba) -> f32 {
    let linear = |v: u8| {
        let v = f32::from(v) / 255.0;
        if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
}

/// Contrast ratio after WCAG 2, from 1 (equal) to 21 (black on white).
#[must_use]
pub fn contrast(a: Rgba, b: Rgba) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// How light a mark is at least that must be seen on any dark ground, as relative luminance.
const LIT: f32 = 0.42;

/// The same colour, as much lighter as it takes for a mark that must be seen.
#[must_use]
pub fn lit(colour: Rgba) -> Rgba {
    let steps = (0..=20u8).map(|n| lighter(colour, f32::from(n) / 20.0));
    steps.into_iter().find(|c| luminance(*c) >= LIT).unwrap_or([255, 255, 255, colour[3]])
}

/// The ink, light or dark, that reads better on `ground`.
#[must_use]
pub fn ink_on(ground: Rgba) -> Rgba {
    if contrast(ground, INK) >= contrast(ground, INK_DARK) { INK } else { INK_DARK }
}
