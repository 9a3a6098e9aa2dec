//! The emblems: the head of an animal on a medal of its set's cloth.
//!
//! Known by shape alone at 24 pixels; colour only helps.

use super::super::brush::{Brush, Ink, around, disc};
use super::super::palette::fade;
use super::folk::Folk;
use super::heads;
use super::kit::{EDGE, GOLD, Mien, dim, lit};

/// The medal of a set, filling the canvas of 100 units.
pub(super) fn medal(b: &mut Brush, folk: Folk) {
    let cloth = folk.cloth();
    b.cut(
        &disc(50.0, 50.0, 46.0),
        3.0,
        EDGE,
        Ink::Linear(
            (20.0, 6.0),
            (80.0, 94.0),
            vec![(0.0, lit(GOLD, 0.45)), (0.5, GOLD), (1.0, dim(GOLD, 0.35))],
        ),
    );
    let field = disc(50.0, 50.0, 42.0);
    let deep = depth(folk);
    let stops = vec![
        (0.0, dim(lit(cloth, 0.3), deep)),
        (0.6, dim(cloth, deep)),
        (1.0, dim(cloth, 0.4 + deep * 0.7)),
    ];
    b.fill(&field, Ink::Radial((42.0, 34.0), 62.0, stops));
    if b.unit_pixels() >= 0.9 {
        b.stroke(&field, 1.6, fade(EDGE, 190));
        for (x, y) in around(24, 50.0, 50.0, 44.2, 0.0) {
            b.fill(&disc(x, y, 0.8), fade(EDGE, 120));
        }
    }
    let (scale, to) = stand(folk);
    b.set((50.0, 50.0), to, (scale, scale), 0.0, |b| heads::head(b, folk, Mien::default()));
}

/// How much darker than the cloth the field is, where the animal wears the colour of its cloth.
fn depth(folk: Folk) -> f32 {
    match folk {
        Folk::Macaw => 0.52,
        Folk::Ocelot | Folk::Chameleon => 0.46,
        Folk::Squirrel => 0.42,
        Folk::Fennec => 0.34,
        _ => 0.0,
    }
}

/// Size and middle of the head on the medal.
fn stand(folk: Folk) -> (f32, (f32, f32)) {
    match folk {
        Folk::Crocodile => (0.82, (50.0, 48.0)),
        Folk::Fennec => (0.84, (50.0, 51.0)),
        Folk::Macaw => (0.82, (50.0, 49.0)),
        Folk::Chameleon => (0.82, (49.0, 51.0)),
        _ => (0.84, (50.0, 50.0)),
    }
}
