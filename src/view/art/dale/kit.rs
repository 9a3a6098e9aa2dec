//! The hand of the market painter: warm outlines, light from the upper left, shade, eyes and
//! mouths.
//!
//! Strokes that all animals, clothes and goods share. Nothing in here knows a card.

use tiny_skia::Path;

use super::super::brush::{Brush, Ink, disc, oval, poly, svg};
use super::super::palette::{Rgba, fade, luminance, mix};

/// The warm dark line around everything.
pub(super) const EDGE: Rgba = [46, 30, 28, 255];
/// Warm paper.
pub(super) const PAPER: Rgba = [247, 237, 216, 255];
/// Cream: whites in warm light.
pub(super) const CREAM: Rgba = [252, 246, 232, 255];
/// Bare wood.
pub(super) const WOOD: Rgba = [166, 110, 66, 255];
/// Dark wood.
pub(super) const WOOD_DARK: Rgba = [108, 68, 42, 255];
/// Gold of coins.
pub(super) const GOLD: Rgba = [240, 190, 66, 255];
/// Iron and steel.
pub(super) const STEEL: Rgba = [150, 160, 174, 255];
/// Market red.
pub(super) const RED: Rgba = [200, 62, 52, 255];
/// Market blue.
pub(super) const BLUE: Rgba = [66, 112, 168, 255];
/// Market green.
pub(super) const GREEN: Rgba = [92, 142, 72, 255];

/// A colour from its usual six-digit notation.
pub(super) const fn hex(rgb: u32) -> Rgba {
    [(rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8, 255]
}

/// Towards warm white by `t`.
pub(super) fn lit(colour: Rgba, t: f32) -> Rgba {
    mix(colour, [255, 248, 226, colour[3]], t)
}

/// Towards warm dark by `t`.
pub(super) fn dim(colour: Rgba, t: f32) -> Rgba {
    mix(colour, [40, 18, 34, colour[3]], t)
}

/// The ink that gives a flat shape volume: light from the upper left.
pub(super) fn volume(path: &Option<Path>, colour: Rgba) -> Ink {
    let Some(path) = path else { return Ink::Flat(colour) };
    let r = path.bounds();
    let from = (r.left() + r.width() * 0.22, r.top());
    let to = (r.right() - r.width() * 0.12, r.bottom());
    Ink::Linear(from, to, vec![(0.0, lit(colour, 0.24)), (0.5, colour), (1.0, dim(colour, 0.26))])
}

/// A shape with volume and an outline `line` units beyond its edge.
pub(super) fn solid(b: &mut Brush, path: &Option<Path>, line: f32, colour: Rgba) {
    b.cut(path, line, EDGE, volume(path, colour));
}

/// A part of an animal or of its clothes.
pub(super) fn part(b: &mut Brush, path: &Option<Path>, colour: Rgba) {
    solid(b, path, 1.7, colour);
}

/// A part of a thing, which is drawn in 100 units and set smaller.
pub(super) fn thing(b: &mut Brush, path: &Option<Path>, colour: Rgba) {
    solid(b, path, 2.9, colour);
}

/// As [`thing`], from vector notation.
pub(super) fn thing_at(b: &mut Brush, notation: &str, colour: Rgba) {
    thing(b, &svg(notation), colour);
}

/// A bar along points or a path: outlined stroke `width` units wide.
pub(super) fn bar(b: &mut Brush, path: &Option<Path>, width: f32, line: f32, colour: Rgba) {
    b.stroke(path, width + line * 2.0, EDGE);
    b.stroke(path, width, volume(path, colour));
}

/// An open line without outline.
pub(super) fn line(b: &mut Brush, notation: &str, width: f32, colour: Rgba) {
    b.stroke(&svg(notation), width, colour);
}

/// A flat patch without outline.
pub(super) fn patch(b: &mut Brush, notation: &str, colour: Rgba) {
    b.fill(&svg(notation), colour);
}

/// Draws twice: as it is, and mirrored at the upright line `x`.
pub(super) fn both(b: &mut Brush, x: f32, draw: impl Fn(&mut Brush)) {
    draw(b);
    b.set((x, 50.0), (x, 50.0), (-1.0, 1.0), 0.0, |b| draw(b));
}

/// A soft shadow on the ground.
pub(super) fn ground_shadow(b: &mut Brush, x: f32, y: f32, rx: f32, ry: f32) {
    b.set((0.0, 0.0), (x, y), (1.0, ry / rx.max(0.1)), 0.0, |b| {
        b.fill(&disc(0.0, 0.0, rx), Ink::round((0.0, 0.0), rx, [30, 12, 20, 120], [30, 12, 20, 0]));
    });
}

/// A four-pointed glint.
pub(super) fn glint(b: &mut Brush, x: f32, y: f32, r: f32) {
    let k = r * 0.16;
    let points = [
        (x, y - r),
        (x + k, y - k),
        (x + r, y),
        (x + k, y + k),
        (x, y + r),
        (x - k, y + k),
        (x - r, y),
        (x - k, y - k),
    ];
    b.fill(&poly(&points), [255, 252, 236, 255]);
}

/// What the eyes do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Eyes {
    /// Open and friendly.
    #[default]
    Open,
    /// Wide with surprise.
    Wide,
    /// Asleep.
    Shut,
    /// Closed with laughter.
    Glad,
    /// Half closed, up to something.
    Sly,
    /// One of each.
    Wink,
}

/// What the mouth does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mouth {
    /// A smile.
    #[default]
    Smile,
    /// Open, talking or amazed.
    Open,
    /// Straight.
    Flat,
    /// Corners down.
    Sour,
}

/// The face an animal makes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mien {
    /// Eyes.
    pub eyes: Eyes,
    /// Mouth.
    pub mouth: Mouth,
}

/// One eye: size, line colour, white of the eye (for eyes on dark fur or coloured irises) and
/// colour of the lid.
#[derive(Clone, Copy)]
pub(super) struct Eye {
    /// Radius.
    pub r: f32,
    /// Colour of pupil and lines.
    pub ink: Rgba,
    /// Ring around the pupil.
    pub ring: Option<Rgba>,
    /// Lid.
    pub lid: Rgba,
}

/// Draws an eye at `(x, y)`; `right` for the viewer's right one.
pub(super) fn eye(b: &mut Brush, x: f32, y: f32, e: Eye, eyes: Eyes, right: bool) {
    let r = e.r;
    let curve = |b: &mut Brush, up: f32| {
        let ink = if e.ring.is_some() && luminance(e.lid) < 0.12 { CREAM } else { e.ink };
        line(
            b,
            &format!(
                "M{} {}Q{} {} {} {}",
                x - r,
                y - up * r * 0.3,
                x,
                y + up * r * 1.1,
                x + r,
                y - up * r * 0.3
            ),
            r * 0.5,
            ink,
        );
    };
    match (eyes, right) {
        (Eyes::Shut, _) => curve(b, 1.0),
        (Eyes::Glad, _) | (Eyes::Wink, true) => curve(b, -1.0),
        (Eyes::Wide, _) => {
            b.cut(&disc(x, y, r * 1.3), r * 0.16, e.ink, CREAM);
            b.fill(&disc(x, y, r * 0.66), e.ink);
            b.fill(&disc(x - r * 0.22, y - r * 0.25, r * 0.24), CREAM);
        }
        _ => {
            if let Some(ring) = e.ring {
                b.fill(&disc(x, y, r * 1.18), ring);
            }
            b.fill(&disc(x, y, r * if e.ring.is_some() { 0.82 } else { 1.0 }), e.ink);
            b.fill(&disc(x - r * 0.3, y - r * 0.34, r * 0.32), CREAM);
            b.fill(&disc(x + r * 0.3, y + r * 0.36, r * 0.15), fade(CREAM, 150));
            if eyes == Eyes::Sly {
                let slant = if right { -1.0 } else { 1.0 };
                b.set((0.0, 0.0), (x, y - r * 0.2), (1.0, 1.0), slant * 9.0, |b| {
                    let half = svg(&format!(
                        "M{} {}A{} {} 0 0 1 {} {}Z",
                        -r * 1.36,
                        r * 0.02,
                        r * 1.36,
                        r * 1.36,
                        r * 1.36,
                        r * 0.02
                    ));
                    b.fill(&half, e.lid);
                    b.stroke(&poly(&[(-r * 1.3, 0.0), (r * 1.3, 0.0)]), r * 0.34, e.ink);
                });
            }
        }
    }
}

/// Draws a mouth centred at `(x, y)`, `w` units to each side.
pub(super) fn mouth(b: &mut Brush, x: f32, y: f32, w: f32, kind: Mouth, ink: Rgba) {
    let t = (w * 0.24).max(1.2);
    match kind {
        Mouth::Smile => line(
            b,
            &format!(
                "M{} {y}Q{} {} {x} {}Q{} {} {} {y}",
                x - w,
                x - w * 0.5,
                y + w * 0.7,
                y + w * 0.12,
                x + w * 0.5,
                y + w * 0.7,
                x + w
            ),
            t,
            ink,
        ),
        Mouth::Open => {
            let path = svg(&format!(
                "M{} {y}Q{x} {} {} {y}Q{} {} {x} {}Q{} {} {} {y}Z",
                x - w * 0.8,
                y + w * 0.3,
                x + w * 0.8,
                x + w * 0.7,
                y + w * 1.5,
                y + w * 1.5,
                x - w * 0.7,
                y + w * 1.5,
                x - w * 0.8
            ));
            b.cut(&path, t * 0.5, ink, hex(0x7a2430));
            b.fill(&oval(x, y + w * 1.15, w * 0.42, w * 0.26), hex(0xe77f7c));
        }
        Mouth::Flat => line(
            b,
            &format!("M{} {}L{} {}", x - w * 0.8, y + w * 0.3, x + w * 0.8, y + w * 0.2),
            t,
            ink,
        ),
        Mouth::Sour => line(
            b,
            &format!(
                "M{} {}Q{x} {} {} {}",
                x - w * 0.8,
                y + w * 0.7,
                y - w * 0.3,
                x + w * 0.8,
                y + w * 0.7
            ),
            t,
            ink,
        ),
    }
}
