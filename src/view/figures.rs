//! Figures: the plain list of what is to be seen on a board, in board units.
//!
//! The window and the picture export both draw from this list, so they can never disagree.
//! It knows no window and no game rule, and nothing in it changes a table.

use crate::view::art::{palette::Rgba, picture::Picture};

/// Width of a board in board units.
pub const BOARD_WIDTH: f32 = 1000.0;
/// Height of a board in board units.
pub const BOARD_HEIGHT: f32 = 700.0;

/// A tint that leaves a picture as it was painted.
pub const PLAIN: Rgba = [255, 255, 255, 255];

/// Where the text of a label stands beside its point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Anchor {
    /// Centred on the point.
    #[default]
    Centre,
    /// Centred, above the figure.
    Above,
    /// Centred, below the figure.
    Below,
    /// Ends at the left edge of the figure.
    Left,
    /// Begins at the right edge of the figure.
    Right,
}

/// A place where words may stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LabelSpot {
    /// The point that they touch, in board units.
    pub at: (f32, f32),
    /// On which side of it they stand: -1 left of it or above, 0 around it, 1 right of it or below.
    pub side: (f32, f32),
}

/// Whether words of this colour stand on something light.
#[must_use]
pub fn is_dark(ink: Rgba) -> bool {
    ink[..3].iter().map(|&c| u32::from(c)).sum::<u32>() < 240
}

/// Words beside or on a figure. Already translated: this layer knows no language.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The words; `\n` begins a new line.
    pub text: String,
    /// Height of the type in board units.
    pub size: f32,
    /// Colour of the ink.
    pub colour: Rgba,
    /// Where the words stand.
    pub anchor: Anchor,
    /// Bold face.
    pub bold: bool,
    /// Title face instead of the text face.
    pub title: bool,
    /// A half transparent plate behind the words, for busy grounds: dark, or light behind dark
    /// ink.
    pub plate: bool,
    /// Written only where a board unit is at least so many pixels; 0 writes it always.
    pub from_zoom: f32,
    /// Fewer words that say the most needed, for where the whole has no room; empty where there
    /// are none.
    pub short: String,
    /// 0 is always written; words of a higher rank are written smaller or left out where they
    /// would lie on words of a lower one.
    pub rank: u8,
    /// Most width of the words in board units: what is wider is cut short; 0 sets no bound.
    pub room: f32,
    /// Most height of the words in board units, for words that grow with the text size; 0 sets no
    /// bound.
    pub tall: f32,
    /// Where words that give way may stand, the best place first; empty: at their anchor, or a
    /// little above or below.
    pub spots: Vec<LabelSpot>,
    /// Never left out: where none of the places is free they stand, small, where they hide least.
    pub kept: bool,
}

impl Label {
    /// A plain label centred on its figure.
    #[must_use]
    pub fn new(text: impl Into<String>, size: f32, colour: Rgba) -> Self {
        Self {
            text: text.into(),
            size,
            colour,
            anchor: Anchor::Centre,
            bold: false,
            title: false,
            plate: false,
            from_zoom: 0.0,
            short: String::new(),
            rank: 0,
            room: 0.0,
            tall: 0.0,
            spots: Vec::new(),
            kept: false,
        }
    }

    /// Whether it is written in ink, on something light.
    #[must_use]
    pub fn is_dark(&self) -> bool {
        is_dark(self.colour)
    }

    /// The same label at another place.
    #[must_use]
    pub fn anchored(mut self, anchor: Anchor) -> Self {
        self.anchor = anchor;
        self
    }

    /// The same label in the bold face.
    #[must_use]
    pub fn bold(mut self) -> Self {
        self.bold = true;
        self
    }

    /// The same label in the title face.
    #[must_use]
    pub fn titled(mut self) -> Self {
        self.title = true;
        self
    }

    /// The same label, written only where a board unit is at least `zoom` pixels.
    #[must_use]
    pub fn from_zoom(mut self, zoom: f32) -> Self {
        self.from_zoom = zoom;
        self
    }

    /// The same label, which gives way to words of a lower rank.
    #[must_use]
    pub fn yielding(mut self, rank: u8) -> Self {
        self.rank = rank;
        self
    }

    /// The same label with fewer words for where the whole has no room.
    #[must_use]
    pub fn or(mut self, short: impl Into<String>) -> Self {
        self.short = short.into();
        self
    }

    /// The same label, cut short where one line of it is wider than so many board units.
    #[must_use]
    pub fn within(mut self, room: f32) -> Self {
        self.room = room;
        self
    }

    /// The same label, which grows no higher than so many board units.
    #[must_use]
    pub fn no_higher(mut self, tall: f32) -> Self {
        self.tall = tall;
        self
    }

    /// The same label, which stands on one of these places, the best first.
    #[must_use]
    pub fn on_one_of(mut self, spots: Vec<LabelSpot>) -> Self {
        self.spots = spots;
        self
    }

    /// The same label, which is never left out: a map without the numbers of an exit is wrong.
    #[must_use]
    pub fn kept(mut self) -> Self {
        self.kept = true;
        self
    }

    /// The same label with a dark plate behind it.
    #[must_use]
    pub fn plated(mut self) -> Self {
        self.plate = true;
        self
    }
}

/// One picture at one place.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Stable name of the thing that is shown (`space:rogue_01`, `piece:17`). Two lists are
    /// compared by it: the same key at another place is a thing that has moved. Unique within
    /// a list.
    pub key: String,
    /// What is painted; `None` for words alone.
    pub picture: Option<Picture>,
    /// Centre in board units, x to the right, y down.
    pub at: (f32, f32),
    /// Side of the square picture in board units.
    pub size: f32,
    /// Least side of the picture on the screen in points, whatever the zoom; 0 sets no bound.
    pub least: f32,
    /// Turn in radians, clockwise on the screen.
    pub turn: f32,
    /// Multiplied into the picture; [`PLAIN`] changes nothing.
    pub tint: Rgba,
    /// Higher layers lie on top; equal layers in the order of the list.
    pub layer: i32,
    /// Words beside it.
    pub label: Option<Label>,
    /// Shown, words and all, only where a board unit is at least so many pixels; 0 shows it
    /// always.
    pub from_zoom: f32,
    /// How wide the picture is beside its height: 1 for round and square things, less for what is
    /// upright, such as cards, more for what lies. It fills its square in one direction.
    pub breadth: f32,
    /// Whether words that may give way keep clear of the picture.
    pub kept_clear: bool,
    /// What floats rocks a little after something has happened: figures of one number together; 0
    /// stands firm.
    pub float: u8,
}

impl Figure {
    /// An upright, untinted picture without words.
    #[must_use]
    pub fn new(
        key: impl Into<String>,
        picture: Picture,
        at: (f32, f32),
        size: f32,
        layer: i32,
    ) -> Self {
        Self {
            key: key.into(),
            picture: Some(picture),
            at,
            size,
            least: 0.0,
            turn: 0.0,
            tint: PLAIN,
            layer,
            label: None,
            from_zoom: 0.0,
            breadth: 1.0,
            kept_clear: false,
            float: 0,
        }
    }

    /// Words alone. Anchors count from a square of `size` board units around the point.
    #[must_use]
    pub fn words(
        key: impl Into<String>,
        label: Label,
        at: (f32, f32),
        size: f32,
        layer: i32,
    ) -> Self {
        Self {
            key: key.into(),
            picture: None,
            at,
            size,
            least: 0.0,
            turn: 0.0,
            tint: PLAIN,
            layer,
            label: Some(label),
            from_zoom: 0.0,
            breadth: 1.0,
            kept_clear: false,
            float: 0,
        }
    }

    /// Nothing that is seen: room that words keep clear of, for what may come to lie there.
    #[must_use]
    pub fn room(key: impl Into<String>, at: (f32, f32), (wide, high): (f32, f32)) -> Self {
        Self {
            key: key.into(),
            picture: None,
            at,
            size: wide.max(high),
            least: 0.0,
            turn: 0.0,
            tint: PLAIN,
            layer: 0,
            label: None,
            from_zoom: 0.0,
            breadth: wide / high,
            kept_clear: true,
            float: 0,
        }
    }

    /// The same figure with words.
    #[must_use]
    pub fn labelled(mut self, label: Label) -> Self {
        self.label = Some(label);
        self
    }

    /// The same figure, shown only where a board unit is at least `zoom` pixels.
    #[must_use]
    pub fn from_zoom(mut self, zoom: f32) -> Self {
        self.from_zoom = zoom;
        self
    }

    /// The same figure, of which words that may give way keep clear.
    #[must_use]
    pub fn clear(mut self) -> Self {
        self.kept_clear = true;
        self
    }

    /// The same figure, which rocks together with all others of this number.
    #[must_use]
    pub fn floating(mut self, with: u8) -> Self {
        self.float = with;
        self
    }

    /// The same figure in another tint.
    #[must_use]
    pub fn tinted(mut self, tint: Rgba) -> Self {
        self.tint = tint;
        self
    }

    /// The same figure as a rectangle, so many times as wide as high.
    #[must_use]
    pub fn card(mut self, breadth: f32) -> Self {
        self.breadth = breadth;
        self
    }

    /// The same figure, of which the picture is at least so many points wide on the screen.
    #[must_use]
    pub fn at_least(mut self, points: f32) -> Self {
        self.least = points;
        self
    }

    /// Side of the picture in board units where a board unit is `zoom` points.
    #[must_use]
    pub fn size_at(&self, zoom: f32) -> f32 {
        if zoom > 0.0 { self.size.max(self.least / zoom) } else { self.size }
    }

    /// Half of the width and of the height that the picture fills.
    #[must_use]
    pub fn half(&self) -> (f32, f32) {
        (self.size * self.breadth.min(1.0) / 2.0, self.size / self.breadth.max(1.0) / 2.0)
    }

    /// The same figure turned by `radians` clockwise.
    #[must_use]
    pub fn turned(mut self, radians: f32) -> Self {
        self.turn = radians;
        self
    }
}

/// A line of light between two points: a link, a path, a trace.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Stable name, as for [`Figure::key`].
    pub key: String,
    /// One end in board units.
    pub from: (f32, f32),
    /// The other end in board units.
    pub to: (f32, f32),
    /// Width of the core in board units.
    pub width: f32,
    /// Colour of the core; the glow takes the same one, fainter.
    pub colour: Rgba,
    /// Dashes instead of one stroke.
    pub dashed: bool,
    /// A soft light around the core.
    pub glow: bool,
    /// Higher layers lie on top; on the same layer lines lie under pictures.
    pub layer: i32,
}

/// Ink that stands on a dark plate where contrast is high.
const ON_DARK: Rgba = [255; 4];
/// Ink that stands on a light one.
const ON_LIGHT: Rgba = [0, 0, 0, 255];

/// What lies behind everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Setting {
    /// Deep space.
    #[default]
    Sky,
    /// A wooden table in the evening.
    Table,
}

/// Everything that is to be seen of one board at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// What lies behind it.
    pub setting: Setting,
    /// Links, paths and traces.
    pub lines: Vec<Line>,
    /// Pictures and words.
    pub figures: Vec<Figure>,
}

/// The least light that is left to what is dimmed in high contrast.
const DIMMED: u8 = 190;

/// Whether a tint takes light away and gives no colour; a shadow is darker.
fn is_dimmed([red, green, blue, _]: Rgba) -> bool {
    let (least, most) = (red.min(green).min(blue), red.max(green).max(blue));
    least >= 90 && most - least < 24
}

impl Scene {
    /// The same scene in high contrast: words stand on plates, dark ink on light ones, no line is
    /// faint, and what is dimmed can still be read.
    #[must_use]
    pub fn in_high_contrast(mut self) -> Scene {
        for label in self.figures.iter_mut().filter_map(|figure| figure.label.as_mut()) {
            label.plate = true;
            label.colour = if label.is_dark() { ON_LIGHT } else { ON_DARK };
        }
        for line in &mut self.lines {
            line.colour[3] = line.colour[3].max(235);
            line.width *= 1.4;
        }
        for figure in self.figures.iter_mut().filter(|figure| is_dimmed(figure.tint)) {
            for part in &mut figure.tint[..3] {
                *part = (*part).max(DIMMED);
            }
        }
        self
    }
}
