//! Hats, spectacles, masks and scarves, fitted to each animal.
//!
//! Drawn on the head's canvas of 100 units. Nothing in here knows a card.

use super::super::brush::{Brush, Ink, disc, oval, rect, svg};
use super::super::palette::{Rgba, fade};
use super::folk::Folk;
use super::kit::{CREAM, EDGE, GOLD, both, dim, hex, line, lit, part, patch};

/// A hat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hat {
    Cap,
    Straw,
    Top,
    Bowler,
    Hard,
    Cowboy,
    Nightcap,
    Beanie,
    Fedora,
    Chef,
    Explorer,
    Beret,
    Party,
    Mortar,
    Turban,
    Goggles,
    Kerchief,
    Crown,
}

/// What is worn on the eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Face {
    Spectacles,
    Monocle,
    Domino,
    Blindfold,
    Shades,
}

/// What is worn around the neck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Neck {
    Scarf,
    Bow,
    Tie,
    Medal,
    Pearls,
}

/// Where the brim of a hat sits on a head: point, size, leaning.
fn crown(folk: Folk) -> ((f32, f32), f32, f32) {
    match folk {
        Folk::Platypus => ((50.0, 22.0), 0.98, -5.0),
        Folk::Sloth => ((50.0, 22.0), 1.05, -5.0),
        Folk::Crocodile => ((33.0, 27.0), 0.62, -14.0),
        Folk::Fennec => ((50.0, 42.0), 0.66, -3.0),
        Folk::Polecat => ((50.0, 25.0), 0.78, -5.0),
        Folk::SnowyOwl => ((50.0, 20.0), 1.04, -5.0),
        Folk::Macaw => ((42.0, 19.0), 0.84, -14.0),
        Folk::Panda => ((50.0, 21.0), 0.84, -5.0),
        Folk::Raccoon => ((50.0, 28.0), 0.74, -4.0),
        Folk::Squirrel => ((50.0, 28.0), 0.76, -4.0),
        Folk::Ocelot => ((50.0, 26.0), 0.78, -4.0),
        Folk::Chameleon => ((36.0, 17.0), 0.66, -6.0),
    }
}

/// Paints a hat on a head.
pub(super) fn hat(b: &mut Brush, folk: Folk, hat: Hat, colour: Rgba) {
    let (to, s, turn) = crown(folk);
    b.set((50.0, 50.0), to, (s, s), turn, |b| shape(b, hat, colour));
}

/// A hat whose brim lies on (50, 50), about 64 units wide.
fn shape(b: &mut Brush, hat: Hat, c: Rgba) {
    let band = dim(c, 0.5);
    let brim =
        |b: &mut Brush, rx: f32, ry: f32, colour: Rgba| part(b, &oval(50.0, 50.0, rx, ry), colour);
    match hat {
        Hat::Cap => {
            part(b, &svg("M16 48Q14 20 48 16Q84 16 84 46Q60 38 16 48Z"), c);
            part(b, &svg("M50 44Q78 34 98 50Q84 58 52 54Z"), dim(c, 0.15));
            b.fill(&disc(49.0, 17.0, 3.6), band);
            line(b, "M49 18Q40 28 38 42M50 18Q62 26 66 38", 1.8, band);
        }
        Hat::Straw => {
            brim(b, 44.0, 9.0, c);
            part(b, &svg("M26 48Q26 20 50 20Q74 20 74 48Q50 56 26 48Z"), lit(c, 0.1));
            patch(b, "M26 40Q50 48 74 40V48Q50 56 26 48Z", hex(0xb8433c));
            line(b, "M34 28Q50 34 66 28", 1.6, band);
        }
        Hat::Top => {
            brim(b, 38.0, 8.0, c);
            part(b, &svg("M28 48L24 -2Q50 -8 76 -2L72 48Q50 56 28 48Z"), c);
            patch(b, "M27 36Q50 44 73 36L72 48Q50 56 28 48Z", hex(0xb8433c));
            line(b, "M33 4L35 32", 3.0, fade(CREAM, 110));
        }
        Hat::Bowler => {
            part(b, &svg("M22 48Q20 10 50 10Q80 10 78 48Q50 56 22 48Z"), c);
            brim(b, 38.0, 7.0, c);
            part(b, &svg("M22 47Q50 38 78 47V40Q50 32 22 40Z"), band);
            line(b, "M32 24Q36 17 44 16", 3.2, fade(CREAM, 120));
        }
        Hat::Hard => {
            part(b, &svg("M16 48Q16 12 50 12Q84 12 84 48Z"), c);
            part(b, &rect(10.0, 44.0, 80.0, 9.0, 4.5), c);
            part(b, &svg("M42 46V11Q50 6 58 11V46Z"), lit(c, 0.2));
            line(b, "M25 36Q27 24 35 20", 3.4, fade(CREAM, 190));
        }
        Hat::Cowboy => {
            part(
                b,
                &svg(
                    "M-4 40Q10 58 50 58Q90 58 104 40Q100 30 88 42Q70 50 50 50Q30 50 12 42Q0 30 -4 40Z",
                ),
                c,
            );
            part(b, &svg("M24 48Q28 10 40 12Q50 22 60 12Q72 10 76 48Q50 56 24 48Z"), c);
            patch(b, "M25 40Q50 48 75 40L76 48Q50 56 24 48Z", band);
        }
        Hat::Nightcap => {
            part(b, &svg("M18 46Q22 10 54 8Q88 8 102 44Q92 40 84 32Q82 44 82 48Z"), c);
            for path in ["M36 18Q44 30 44 44", "M58 10Q66 26 66 44"] {
                line(b, path, 4.0, lit(c, 0.55));
            }
            part(b, &rect(14.0, 42.0, 72.0, 11.0, 5.5), CREAM);
            part(b, &disc(101.0, 48.0, 8.0), CREAM);
        }
        Hat::Beanie => {
            part(b, &disc(50.0, 8.0, 10.0), CREAM);
            part(b, &svg("M18 48Q16 14 50 14Q84 14 82 48Z"), c);
            for x in [32.0, 44.0, 56.0, 68.0] {
                line(b, &format!("M{x} 20V42"), 2.4, dim(c, 0.25));
            }
            part(b, &rect(13.0, 40.0, 74.0, 14.0, 7.0), lit(c, 0.5));
        }
        Hat::Fedora => {
            brim(b, 44.0, 8.0, c);
            part(b, &svg("M24 48Q24 16 36 14Q50 24 62 12Q78 12 76 48Q50 56 24 48Z"), c);
            patch(b, "M24 38Q50 46 76 38V48Q50 56 24 48Z", band);
        }
        Hat::Chef => {
            part(
                b,
                &svg(
                    "M24 30Q4 28 10 10Q18 -4 34 2Q40 -14 56 -8Q64 -12 74 -2Q92 0 90 16Q88 30 76 30Z",
                ),
                CREAM,
            );
            part(b, &rect(23.0, 26.0, 54.0, 26.0, 3.0), CREAM);
            line(b, "M36 10V24M50 6V24M64 10V24", 2.0, hex(0xc8bcae));
        }
        Hat::Explorer => {
            part(b, &svg("M18 46Q16 10 50 8Q84 10 82 46Z"), c);
            part(b, &svg("M4 52Q14 40 50 40Q86 40 96 52Q74 58 50 54Q26 58 4 52Z"), lit(c, 0.08));
            patch(b, "M18 40Q50 30 82 40V44Q50 36 18 44Z", band);
            b.fill(&disc(50.0, 8.0, 3.6), band);
        }
        Hat::Beret => {
            part(b, &svg("M12 44Q-4 30 20 18Q50 6 82 18Q98 28 88 44Q50 54 12 44Z"), c);
            line(b, "M50 14L52 4", 4.0, EDGE);
            line(b, "M22 28Q32 20 46 18", 3.2, lit(c, 0.4));
        }
        Hat::Party => {
            part(b, &svg("M28 50L52 -14L74 50Q50 58 28 50Z"), c);
            for (x, y, t) in [
                (46.0, 40.0, GOLD),
                (60.0, 34.0, CREAM),
                (50.0, 20.0, CREAM),
                (54.0, 6.0, GOLD),
                (40.0, 28.0, GOLD),
            ] {
                b.fill(&disc(x, y, 3.8), t);
            }
            part(b, &disc(52.0, -14.0, 7.0), GOLD);
        }
        Hat::Mortar => {
            part(b, &svg("M26 50Q26 30 50 30Q74 30 74 50Q50 58 26 50Z"), c);
            part(b, &svg("M50 12L98 28L50 42L2 28Z"), c);
            line(b, "M50 27L86 34V50", 2.6, GOLD);
            part(b, &svg("M82 50H90L92 62H80Z"), GOLD);
        }
        Hat::Turban => {
            part(b, &svg("M16 48Q6 20 36 12Q66 4 82 22Q92 36 84 48Q50 58 16 48Z"), c);
            for path in ["M20 44Q50 36 74 14", "M34 50Q64 42 84 28", "M16 32Q34 28 50 12"] {
                line(b, path, 2.2, dim(c, 0.3));
            }
            part(b, &disc(50.0, 32.0, 6.4), hex(0x3fa0a8));
            part(b, &svg("M50 26Q40 8 52 -8Q60 10 50 26Z"), CREAM);
        }
        Hat::Goggles => {
            part(b, &rect(10.0, 42.0, 80.0, 10.0, 4.0), hex(0x6a4430));
            both(b, 50.0, |b| {
                part(b, &disc(34.0, 46.0, 14.0), c);
                b.cut(
                    &disc(34.0, 46.0, 9.4),
                    1.4,
                    EDGE,
                    Ink::Linear(
                        (26.0, 36.0),
                        (42.0, 56.0),
                        vec![(0.0, hex(0xe6f8fa)), (1.0, hex(0x5fb0b8))],
                    ),
                );
            });
        }
        Hat::Kerchief => {
            part(b, &svg("M12 52Q14 12 50 12Q86 12 88 52Q50 36 12 52Z"), c);
            for (x, y) in [(30.0, 34.0), (46.0, 24.0), (62.0, 30.0), (74.0, 38.0), (50.0, 36.0)] {
                b.fill(&disc(x, y, 3.2), CREAM);
            }
            part(b, &svg("M88 46Q106 40 104 52Q98 56 90 53Q102 64 94 68Q84 62 86 52Z"), c);
        }
        Hat::Crown => {
            part(b, &svg("M22 50L16 14L34 30L50 6L66 30L84 14L78 50Q50 58 22 50Z"), c);
            for (x, y) in [(16.0, 14.0), (50.0, 6.0), (84.0, 14.0)] {
                part(b, &disc(x, y, 4.6), hex(0xd8485a));
            }
            patch(b, "M22 42Q50 50 78 42V50Q50 58 22 50Z", dim(c, 0.25));
        }
    }
}

/// Eyes of a head: height, half distance; those in profile show one.
fn gaze(folk: Folk) -> (f32, f32, Option<f32>) {
    match folk {
        Folk::Platypus => (39.5, 17.5, None),
        Folk::Sloth => (48.0, 15.5, None),
        Folk::Crocodile => (33.0, 0.0, Some(38.5)),
        Folk::Fennec => (57.0, 15.5, None),
        Folk::Polecat => (54.0, 15.0, None),
        Folk::SnowyOwl => (48.0, 17.5, None),
        Folk::Macaw => (42.0, 0.0, Some(46.0)),
        Folk::Panda => (49.0, 17.5, None),
        Folk::Raccoon => (54.0, 17.0, None),
        Folk::Squirrel => (50.0, 17.0, None),
        Folk::Ocelot => (49.0, 16.5, None),
        Folk::Chameleon => (48.5, 0.0, Some(53.0)),
    }
}

/// Paints what is worn on the eyes.
pub(super) fn face(b: &mut Brush, folk: Folk, face: Face) {
    let (y, dx, one) = gaze(folk);
    let points: Vec<f32> = one.map_or_else(|| vec![50.0 - dx, 50.0 + dx], |x| vec![x]);
    let r = if folk == Folk::SnowyOwl { 13.0 } else { 10.6 };
    match face {
        Face::Spectacles | Face::Monocle => {
            let shown: &[f32] =
                if face == Face::Monocle { &points[points.len() - 1..] } else { &points };
            for x in shown {
                b.stroke(&disc(*x, y, r), 5.2, EDGE);
                b.stroke(&disc(*x, y, r), 2.8, GOLD);
                b.fill(&disc(*x, y, r), [255, 255, 255, 40]);
                line(
                    b,
                    &format!("M{} {}L{} {}", x - r * 0.5, y - r * 0.1, x - r * 0.05, y - r * 0.6),
                    1.8,
                    fade(CREAM, 220),
                );
            }
            if face == Face::Monocle {
                line(
                    b,
                    &format!(
                        "M{} {}Q{} {} {} 92",
                        shown[0] + r,
                        y,
                        shown[0] + r + 14.0,
                        y + 20.0,
                        shown[0] + 12.0
                    ),
                    2.0,
                    GOLD,
                );
            } else if points.len() == 2 {
                line(
                    b,
                    &format!("M{} {y}Q50 {} {} {y}", points[0] + r, y - 5.0, points[1] - r),
                    3.4,
                    EDGE,
                );
                both(b, 50.0, |b| {
                    line(
                        b,
                        &format!("M{} {y}L{} {}", points[0] - r, points[0] - r - 11.0, y - 4.0),
                        3.0,
                        EDGE,
                    )
                });
            } else {
                line(
                    b,
                    &format!("M{} {y}L{} {}", points[0] - r, points[0] - r - 16.0, y - 2.0),
                    3.0,
                    EDGE,
                );
            }
        }
        Face::Shades => {
            for x in &points {
                part(
                    b,
                    &svg(&format!(
                        "M{} {}H{}Q{} {} {x} {}Q{} {} {} {}Z",
                        x - 13.0,
                        y - 8.0,
                        x + 13.0,
                        x + 13.0,
                        y + 11.0,
                        y + 11.0,
                        x - 13.0,
                        y + 11.0,
                        x - 13.0,
                        y - 8.0
                    )),
                    hex(0x2b2733),
                );
                line(
                    b,
                    &format!("M{} {}L{} {}", x - 7.0, y + 3.0, x + 1.0, y - 5.0),
                    3.2,
                    hex(0xf08ac0),
                );
            }
            if points.len() == 2 {
                line(b, &format!("M{} {}H{}", points[0], y - 7.0, points[1]), 4.0, EDGE);
            } else {
                line(
                    b,
                    &format!("M{} {}L{} {}", points[0] - 12.0, y - 6.0, points[0] - 30.0, y - 8.0),
                    4.0,
                    EDGE,
                );
            }
        }
        Face::Domino => {
            for x in &points {
                b.stroke(&oval(*x, y, 9.4, 8.4), 9.0, hex(0x251f2b));
            }
            if points.len() == 1 {
                line(
                    b,
                    &format!("M{} {}L{} {}", points[0] - 12.0, y + 3.0, points[0] - 32.0, y + 12.0),
                    6.0,
                    hex(0x251f2b),
                );
            }
        }
        Face::Blindfold => {
            let (left, right) = if points.len() == 2 {
                (50.0 - dx * 2.2, 50.0 + dx * 2.2)
            } else {
                (points[0] - 30.0, points[0] + 14.0)
            };
            part(
                b,
                &svg(&format!(
                    "M{left} {}Q50 {} {right} {}L{right} {}Q50 {} {left} {}Z",
                    y - 10.0,
                    y - 6.0,
                    y - 10.0,
                    y + 8.0,
                    y + 14.0,
                    y + 8.0
                )),
                hex(0xb8343c),
            );
            line(
                b,
                &format!("M{} {y}Q50 {} {} {y}", left + 6.0, y + 5.0, right - 6.0),
                2.0,
                hex(0x7a1e28),
            );
            part(
                b,
                &svg(&format!(
                    "M{right} {}L{} {}L{} {}L{} {}Z",
                    y - 4.0,
                    right + 16.0,
                    y - 14.0,
                    right + 12.0,
                    y,
                    right + 18.0,
                    y + 12.0
                )),
                hex(0xb8343c),
            );
        }
    }
}

/// Paints what is worn around the neck, on the stage.
pub(super) fn neck(b: &mut Brush, neck: Neck, c: Rgba) {
    match neck {
        Neck::Scarf => {
            part(b, &svg("M60 72L72 98Q66 102 60 100L54 76Z"), dim(c, 0.1));
            part(b, &svg("M30 66Q50 74 70 66Q74 74 68 78Q50 84 32 78Q26 74 30 66Z"), c);
            for x in [38.0, 48.0, 58.0] {
                line(b, &format!("M{x} 71L{} 80", x - 1.0), 2.0, lit(c, 0.55));
            }
        }
        Neck::Bow => both(b, 50.0, |b| {
            part(b, &svg("M50 76L36 68V85Z"), c);
            part(b, &disc(50.0, 76.5, 3.2), lit(c, 0.2));
        }),
        Neck::Tie => part(b, &svg("M46 71H54L52.5 77L57 98L50 105L43 98L47.5 77Z"), c),
        Neck::Medal => {
            line(b, "M36 70L50 90L64 70", 3.4, c);
            part(b, &disc(50.0, 92.0, 6.4), GOLD);
            b.fill(&super::super::brush::star(5, 50.0, 92.0, 4.0, 1.8, 0.0), hex(0x8a5a1c));
        }
        Neck::Pearls => {
            for i in 0..9 {
                let t = i as f32 / 8.0;
                let (x, y) = (33.0 + 34.0 * t, 70.0 + 32.0 * t * (1.0 - t) * 1.3);
                b.cut(&disc(x, y, 2.5), 0.8, EDGE, c);
            }
        }
    }
}
