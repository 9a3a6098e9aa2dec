//! Lights and shadows: what glows behind an offer, rings around pieces, the shadow under them.
//!
//! All white (shadows black), so that the board can tint them in a seat's colour.

use super::brush::{Brush, Ink, disc};

/// A soft light that fades to the edge of the canvas.
pub(super) fn glow(b: &mut Brush) {
    let white = |a: u8| [255, 255, 255, a];
    b.fill(
        &disc(50.0, 50.0, 50.0),
        Ink::Radial(
            (50.0, 50.0),
            50.0,
            vec![
                (0.0, white(150)),
                (0.35, white(140)),
                (0.5, white(96)),
                (0.66, white(44)),
                (0.82, white(14)),
                (1.0, white(0)),
            ],
        ),
    );
}

/// A firm ring with light on both sides: this may be chosen.
pub(super) fn offer(b: &mut Brush) {
    halo(b, 36.0, 13.0, 120);
    b.stroke(&disc(50.0, 50.0, 36.0), 5.0, [255, 255, 255, 255]);
}

/// Four strong arcs with light around them: this has been chosen.
pub(super) fn selection(b: &mut Brush) {
    halo(b, 38.0, 11.0, 90);
    let arc = std::f32::consts::TAU * 38.0 / 4.0;
    b.dashes(&disc(50.0, 50.0, 38.0), 8.0, [arc * 0.58, arc * 0.42], [255, 255, 255, 255]);
}

/// One thin ring: the pointer is here.
pub(super) fn highlight(b: &mut Brush) {
    halo(b, 40.0, 8.0, 60);
    b.stroke(&disc(50.0, 50.0, 40.0), 3.0, [255, 255, 255, 235]);
}

/// A soft, flat shadow.
pub(super) fn shadow(b: &mut Brush) {
    let black = |a: u8| [2, 3, 10, a];
    b.fill(
        &disc(50.0, 50.0, 50.0),
        Ink::Radial(
            (50.0, 50.0),
            50.0,
            vec![(0.0, black(190)), (0.55, black(150)), (0.78, black(60)), (1.0, black(0))],
        ),
    );
}

/// Light on both sides of a ring, `reach` units far.
fn halo(b: &mut Brush, radius: f32, reach: f32, strength: u8) {
    let outer = radius + reach;
    let at = |r: f32| (r / outer).clamp(0.0, 1.0);
    let white = |a: u8| [255, 255, 255, a];
    b.fill(
        &disc(50.0, 50.0, outer),
        Ink::Radial(
            (50.0, 50.0),
            outer,
            vec![
                (0.0, white(0)),
                (at(radius - reach), white(0)),
                (at(radius - reach * 0.4), white(strength / 3)),
                (at(radius), white(strength)),
                (at(radius + reach * 0.4), white(strength / 3)),
                (1.0, white(0)),
            ],
        ),
    );
}
