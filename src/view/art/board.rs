//! Painters of what is printed on the board: spaces, hazards, circles, orbits, rocks, boxes,
//! cities.
//!
//! Every kind has an outline of its own, so that it is known without its colour.

use super::brush::{Brush, Ink, around, disc, oval, poly, rect, regular, star, svg};
use super::noise::unit;
use super::palette::{self, INK_DARK, OUTLINE, Rgba, VIOLET, darker, fade, lighter};
use super::subjects::Hue;
use super::text::Face;

/// Width of the house outline.
pub(super) const EDGE: f32 = 5.0;

/// A plain space: a disc with the mark of its colour.
pub(super) fn space(b: &mut Brush, hue: Hue) {
    let colour = palette::hue(hue);
    let body = disc(50.0, 50.0, 41.0);
    b.cut(&body, EDGE, OUTLINE, darker(colour, 0.42));
    b.fill(
        &disc(50.0, 50.0, 37.0),
        Ink::Radial(
            (42.0, 36.0),
            52.0,
            vec![(0.0, lighter(colour, 0.34)), (0.55, colour), (1.0, darker(colour, 0.26))],
        ),
    );
    mark(b, hue, (50.0, 50.0), 1.0, ink_of(hue));
}

/// Ink for marks and numbers on a space of this colour.
fn ink_of(hue: Hue) -> Rgba {
    match hue {
        Hue::Yellow => [64, 44, 6, 235],
        Hue::Red => [255, 238, 236, 245],
        Hue::Blue => [236, 244, 255, 245],
    }
}

/// The mark of a colour: a dot for blue, a triangle for red, two bars for yellow.
pub(super) fn mark(b: &mut Brush, hue: Hue, (x, y): (f32, f32), scale: f32, ink: Rgba) {
    let s = scale;
    match hue {
        Hue::Blue => b.fill(&disc(x, y, 10.5 * s), ink),
        Hue::Red => b.fill(&regular(3, x, y + 2.5 * s, 18.0 * s, 0.0), ink),
        Hue::Yellow => {
            for dx in [-9.5, 3.5] {
                b.fill(&rect(x + dx * s, y - 15.0 * s, 6.0 * s, 30.0 * s, 2.0 * s), ink);
            }
        }
    }
}

/// A hazard: an octagon with its fee over the mark of its colour.
pub(super) fn hazard(b: &mut Brush, hue: Hue, fee: u8) {
    let colour = palette::hue(hue);
    b.cut(&regular(8, 50.0, 50.0, 45.0, 22.5), EDGE, OUTLINE, lighter(colour, 0.55));
    b.fill(
        &regular(8, 50.0, 50.0, 40.0, 22.5),
        Ink::down(12.0, 90.0, lighter(colour, 0.06), darker(colour, 0.34)),
    );
    let ink = match hue {
        Hue::Yellow => [54, 36, 4, 255],
        _ => [255, 255, 255, 255],
    };
    b.letters(&fee.to_string(), Face::Bold, 33.0, (50.0, 43.0), ink);
    mark(b, hue, (50.0, 75.0), 0.52, fade(ink, 225));
}

/// A navigation circle: a violet ring with a piece of starry sky in it.
pub(super) fn navigation(b: &mut Brush) {
    b.fill(
        &disc(50.0, 50.0, 50.0),
        Ink::Radial(
            (50.0, 50.0),
            50.0,
            vec![
                (0.0, fade(VIOLET, 0)),
                (0.7, fade(VIOLET, 110)),
                (0.86, fade(VIOLET, 70)),
                (1.0, fade(VIOLET, 0)),
            ],
        ),
    );
    b.stroke(&disc(50.0, 50.0, 38.0), 13.0, OUTLINE);
    b.fill(
        &disc(50.0, 50.0, 36.0),
        Ink::Radial(
            (42.0, 40.0),
            44.0,
            vec![(0.0, [74, 54, 148, 255]), (0.6, [42, 30, 98, 255]), (1.0, [22, 16, 58, 255])],
        ),
    );
    for i in 0..14u32 {
        let angle = unit(i, 1, 7) * std::f32::consts::TAU;
        let reach = unit(i, 2, 7).sqrt() * 30.0;
        let size = 0.9 + 1.6 * unit(i, 3, 7);
        b.fill(
            &disc(50.0 + reach * angle.cos(), 50.0 + reach * angle.sin(), size),
            [240, 236, 255, 190],
        );
    }
    b.stroke(&disc(50.0, 50.0, 38.0), 7.0, Ink::down(12.0, 88.0, lighter(VIOLET, 0.5), VIOLET));
    // Four notches: the ways out are numbered.
    for (x, y) in around(4, 50.0, 50.0, 38.0, 45.0) {
        b.fill(&disc(x, y, 3.4), OUTLINE);
    }
}

/// The colours of an orbit's ring.
const ORBIT: Rgba = [128, 226, 240, 255];

/// An orbit: a bright ring around the rim of a planet.
pub(super) fn orbit(b: &mut Brush) {
    b.fill(
        &disc(50.0, 50.0, 50.0),
        Ink::Radial(
            (50.0, 50.0),
            50.0,
            vec![(0.0, fade(ORBIT, 0)), (0.72, fade(ORBIT, 90)), (1.0, fade(ORBIT, 0))],
        ),
    );
    b.stroke(&disc(50.0, 50.0, 37.0), 15.0, OUTLINE);
    b.fill(&disc(50.0, 50.0, 34.0), [14, 26, 48, 255]);
    rim(b, 1.0);
    b.stroke(
        &disc(50.0, 50.0, 37.0),
        7.0,
        Ink::down(12.0, 88.0, lighter(ORBIT, 0.45), darker(ORBIT, 0.12)),
    );
}

/// The rim of a planet seen from orbit, inside the ring.
fn rim(b: &mut Brush, scale: f32) {
    b.placed(scale, 0.0, (50.0, 50.0), |b| {
        b.fill(
            &svg("M19 58Q50 40 81 58A33 33 0 0 1 19 58Z"),
            Ink::down(46.0, 84.0, [116, 220, 240, 255], [22, 62, 96, 255]),
        );
        b.stroke(&svg("M20 57Q50 40 80 57"), 4.0, [228, 252, 255, 255]);
    });
}

/// A navigation circle with an orbit on it.
pub(super) fn navigation_orbit(b: &mut Brush) {
    navigation(b);
    b.stroke(&disc(50.0, 50.0, 21.0), 9.0, OUTLINE);
    b.fill(&disc(50.0, 50.0, 20.0), [14, 26, 48, 255]);
    rim(b, 0.56);
    b.stroke(&disc(50.0, 50.0, 21.0), 5.5, lighter(ORBIT, 0.2));
}

/// A rock to land on; eight shapes.
pub(super) fn asteroid(b: &mut Brush, shape: u8) {
    let seed = u32::from(shape);
    let corners = 11;
    let points: Vec<(f32, f32)> = around(corners, 50.0, 50.0, 1.0, unit(seed, 0, 91) * 360.0)
        .into_iter()
        .enumerate()
        .map(|(i, (x, y))| {
            let reach = 34.0 + 11.0 * unit(seed, i as u32 + 1, 92);
            (50.0 + (x - 50.0) * reach, 50.0 + (y - 50.0) * reach * 0.92)
        })
        .collect();
    let body = poly(&points);
    let stone = [158, 140, 122, 255];
    b.cut(&body, EDGE, OUTLINE, Ink::down(8.0, 94.0, [206, 188, 166, 255], [76, 66, 68, 255]));
    // Facets: from a hub that is off the centre to every edge.
    let hub = (44.0 + 8.0 * unit(seed, 3, 93), 42.0 + 8.0 * unit(seed, 4, 93));
    for i in 0..points.len() {
        let (p, q) = (points[i], points[(i + 1) % points.len()]);
        let facing = ((p.0 + q.0) / 2.0 - hub.0) * 0.5 + ((p.1 + q.1) / 2.0 - hub.1) * 0.85;
        let shade = (facing / 40.0).clamp(-1.0, 1.0);
        let colour = if shade < 0.0 {
            fade(lighter(stone, 0.5), (-shade * 120.0) as u8)
        } else {
            fade(darker(stone, 0.85), (shade * 150.0) as u8)
        };
        b.fill(&poly(&[hub, p, q]), colour);
    }
    // Light catches the upper left edge.
    b.stroke(
        &body,
        2.6,
        Ink::Linear(
            (20.0, 16.0),
            (62.0, 66.0),
            vec![(0.0, [255, 244, 224, 235]), (1.0, [255, 244, 224, 0])],
        ),
    );
    for i in 0..3u32 {
        let angle = (unit(seed, i, 94) * 0.3 + i as f32 / 3.0) * std::f32::consts::TAU;
        let (x, y) = (50.0 + 17.0 * angle.cos(), 50.0 + 15.0 * angle.sin());
        let r = 5.0 + 4.5 * unit(seed, i, 95);
        b.fill(&oval(x, y, r, r * 0.86), [56, 48, 54, 150]);
        b.fill(&oval(x + 0.8, y + 1.4, r * 0.8, r * 0.66), [96, 84, 80, 190]);
    }
}

/// A box with its marker face down.
pub(super) fn encounter(b: &mut Brush) {
    b.cut(&rect(11.0, 11.0, 78.0, 78.0, 16.0), EDGE, OUTLINE, [252, 250, 244, 255]);
    b.fill(
        &rect(15.5, 15.5, 69.0, 69.0, 12.0),
        Ink::down(14.0, 86.0, [88, 96, 140, 255], [44, 48, 86, 255]),
    );
    b.letters("?", Face::Bold, 46.0, (50.0, 50.0), [255, 246, 222, 255]);
}

/// A box whose marker has gone: its frame stays.
pub(super) fn encounter_empty(b: &mut Brush) {
    b.cut(&rect(18.0, 18.0, 64.0, 64.0, 14.0), 3.0, fade(OUTLINE, 170), [120, 130, 168, 120]);
    b.fill(&rect(22.0, 22.0, 56.0, 56.0, 10.0), [22, 27, 50, 255]);
    b.dashes(&rect(32.0, 32.0, 36.0, 36.0, 6.0), 3.0, [6.0, 7.0], [150, 160, 196, 150]);
}

/// A gate: a whirl of light with its number.
pub(super) fn telegate(b: &mut Brush, number: u8) {
    let light = [92, 236, 216, 255];
    b.fill(
        &disc(50.0, 50.0, 50.0),
        Ink::Radial(
            (50.0, 50.0),
            50.0,
            vec![(0.0, fade(light, 0)), (0.7, fade(light, 120)), (1.0, fade(light, 0))],
        ),
    );
    b.cut(&disc(50.0, 50.0, 41.0), EDGE, OUTLINE, [10, 40, 52, 255]);
    b.fill(
        &disc(50.0, 50.0, 40.0),
        Ink::Radial(
            (50.0, 50.0),
            40.0,
            vec![(0.0, [6, 24, 38, 255]), (0.55, [10, 52, 66, 255]), (1.0, [36, 142, 142, 255])],
        ),
    );
    for i in 0..6 {
        b.placed(1.0, 60.0 * i as f32, (50.0, 50.0), |b| {
            b.fill(
                &svg("M50 8A42 42 0 0 1 84 26Q76 22 62 24Q52 26 47 32Q46 18 50 8Z"),
                fade(lighter(light, 0.25), 235),
            );
        });
    }
    b.fill(&disc(50.0, 50.0, 25.5), [6, 24, 38, 255]);
    b.letters(&number.to_string(), Face::Bold, 33.0, (50.0, 50.0), [240, 255, 252, 255]);
}

/// A city on the ground: a skyline under a dome.
pub(super) fn city(b: &mut Brush) {
    let green = [70, 178, 128, 255];
    b.cut(&disc(50.0, 50.0, 41.0), EDGE, OUTLINE, lighter(green, 0.55));
    b.fill(&disc(50.0, 50.0, 36.5), Ink::down(14.0, 88.0, [44, 124, 104, 255], [16, 62, 60, 255]));
    let towers =
        svg("M24 70V52H34V38L40 33L46 38V46H50V26H60V42H64V50H76V70Q63 80 50 80Q37 80 24 70Z");
    b.fill(&towers, [236, 255, 244, 255]);
    if b.fine() {
        for (x, y) in [
            (38.0, 44.0),
            (38.0, 54.0),
            (53.0, 34.0),
            (53.0, 44.0),
            (53.0, 54.0),
            (66.0, 58.0),
            (28.5, 60.0),
        ] {
            b.fill(&rect(x, y, 4.0, 5.0, 0.5), [24, 92, 80, 255]);
        }
    }
}

/// A city in space: a wheel with spokes on a six-sided plate.
pub(super) fn space_city(b: &mut Brush) {
    b.cut(&regular(6, 50.0, 50.0, 45.0, 0.0), EDGE, OUTLINE, [232, 240, 252, 255]);
    b.fill(
        &regular(6, 50.0, 50.0, 39.5, 0.0),
        Ink::down(10.0, 90.0, [92, 116, 166, 255], [38, 50, 92, 255]),
    );
    let light = [242, 248, 255, 255];
    b.stroke(&disc(50.0, 50.0, 22.0), 7.0, light);
    for (x, y) in around(4, 50.0, 50.0, 22.0, 0.0) {
        b.stroke(&poly(&[(50.0, 50.0), (x, y)]), 4.5, light);
    }
    b.fill(&disc(50.0, 50.0, 8.5), [255, 214, 130, 255]);
}

/// The Galactic Base: a golden wheel with six docks and a star at its heart.
pub(super) fn base(b: &mut Brush) {
    let gold = [244, 194, 96, 255];
    b.fill(&disc(50.0, 50.0, 50.0), Ink::round((50.0, 50.0), 50.0, fade(gold, 120), fade(gold, 0)));
    let wheel = disc(50.0, 50.0, 33.0);
    let dock = svg("M44 20V12H40V4H60V12H56V20Z");
    for outline in [true, false] {
        for i in 0..6 {
            b.placed(1.0, 60.0 * i as f32, (50.0, 50.0), |b| {
                if outline {
                    b.stroke(&dock, 8.0, OUTLINE);
                } else {
                    b.fill(&dock, lighter(gold, 0.25));
                }
            });
        }
        if outline {
            b.stroke(&wheel, 8.0, OUTLINE);
        }
    }
    b.fill(&wheel, Ink::down(16.0, 84.0, lighter(gold, 0.6), darker(gold, 0.28)));
    b.fill(&disc(50.0, 50.0, 26.0), [44, 34, 58, 255]);
    b.fill(
        &star(6, 50.0, 50.0, 23.0, 10.5, 0.0),
        Ink::down(28.0, 74.0, [255, 250, 226, 255], gold),
    );
    b.fill(&disc(50.0, 50.0, 5.2), [44, 34, 58, 255]);
}

/// An open port: docks without an owner's colour.
pub(super) fn open_port(b: &mut Brush) {
    dock(b, [214, 224, 240, 255], |b| {
        b.stroke(&disc(50.0, 50.0, 9.0), 5.0, INK_DARK);
    });
}

/// A ring with three docking arms and something in the middle; the shape of every port.
pub(super) fn dock(b: &mut Brush, colour: Rgba, middle: impl FnOnce(&mut Brush)) {
    for outline in [true, false] {
        for i in 0..3 {
            b.placed(1.0, 60.0 + 120.0 * i as f32, (50.0, 50.0), |b| {
                let arm = svg("M41 6H59V14H55V26H45V14H41Z");
                if outline {
                    b.stroke(&arm, EDGE * 2.0, OUTLINE);
                } else {
                    b.fill(&arm, lighter(colour, 0.2));
                }
            });
        }
        if outline {
            b.stroke(&disc(50.0, 50.0, 31.0), EDGE * 2.0, OUTLINE);
        }
    }
    b.fill(&disc(50.0, 50.0, 31.0), lighter(colour, 0.5));
    b.fill(
        &disc(50.0, 50.0, 27.5),
        Ink::Radial(
            (42.0, 38.0),
            40.0,
            vec![(0.0, lighter(colour, 0.25)), (0.6, colour), (1.0, darker(colour, 0.25))],
        ),
    );
    middle(b);
}
