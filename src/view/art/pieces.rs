//! Painters of the players' pieces: ports, factories, ships, badges and dice.
//!
//! Each carries its seat's colour and shape, so that owners are told apart in grey as well.

use tiny_skia::Path;

use super::board::{EDGE, dock};
use super::brush::{Brush, Ink, disc, group, poly, rect, regular, star, svg};
use super::palette::{
    INK_DARK, Livery, Mark, OUTLINE, Rgba, VIOLET, darker, fade, ink_on, lighter,
};
use super::subjects::ShipClass;
use super::text::Face;

/// The shape of a seat's mark, about `radius` units around a point.
#[must_use]
pub(super) fn mark(mark: Mark, x: f32, y: f32, radius: f32) -> Option<Path> {
    let r = radius;
    match mark {
        Mark::Ring => group(&[disc(x, y, r), disc(x, y, r * 0.42)]),
        Mark::Diamond => regular(4, x, y, r * 1.1, 0.0),
        Mark::Triangle => regular(3, x, y + r * 0.16, r * 1.16, 0.0),
        Mark::Square => rect(x - r * 0.78, y - r * 0.78, r * 1.56, r * 1.56, r * 0.12),
        Mark::Star => star(5, x, y + r * 0.05, r * 1.2, r * 0.5, 0.0),
        Mark::Saltire => {
            let (a, w) = (r * 0.96, r * 0.42);
            poly(&[
                (x, y - w),
                (x + a - w, y - a),
                (x + a, y - a + w),
                (x + w, y),
                (x + a, y + a - w),
                (x + a - w, y + a),
                (x, y + w),
                (x - a + w, y + a),
                (x - a, y + a - w),
                (x - w, y),
                (x - a, y - a + w),
                (x - a + w, y - a),
            ])
        }
    }
}

/// A port with its owner's mark.
pub(super) fn port(b: &mut Brush, livery: Livery) {
    let colour = livery.colour();
    dock(b, colour, |b| {
        b.fill_holes(&mark(livery.mark(), 50.0, 50.0, 16.5), ink_on(colour));
    });
}

/// A factory with its owner's mark.
pub(super) fn factory(b: &mut Brush, livery: Livery) {
    let colour = livery.colour();
    let hall = svg("M12 88V50L30 38V50L48 38V50L64 40V14H80V46L88 50V88Z");
    b.cut(&hall, EDGE + 3.0, OUTLINE, colour);
    b.cut(
        &hall,
        3.0,
        lighter(colour, 0.55),
        Ink::down(14.0, 88.0, lighter(colour, 0.15), darker(colour, 0.2)),
    );
    if b.fine() {
        b.fill(&rect(64.0, 20.0, 16.0, 5.0, 0.0), darker(colour, 0.45));
    }
    b.fill_holes(&mark(livery.mark(), 46.0, 67.5, 16.5), ink_on(colour));
}

/// The badge of a seat: colour, shape and letter.
pub(super) fn badge(b: &mut Brush, livery: Livery) {
    let colour = livery.colour();
    let ink = ink_on(colour);
    let body = match livery.mark() {
        Mark::Triangle => svg("M50 8Q54 8 57 13L93 76Q97 88 86 89H14Q3 88 7 76L43 13Q46 8 50 8Z"),
        Mark::Ring => disc(50.0, 50.0, 41.0),
        other => mark(
            other,
            50.0,
            50.0,
            match other {
                Mark::Star => 42.0,
                Mark::Diamond => 40.0,
                Mark::Saltire => 42.0,
                _ => 46.0,
            },
        ),
    };
    b.cut(&body, EDGE, OUTLINE, Ink::down(8.0, 94.0, lighter(colour, 0.22), darker(colour, 0.12)));
    b.stroke(&body, 2.5, lighter(colour, 0.5));
    let y = if livery.mark() == Mark::Triangle { 64.0 } else { 51.0 };
    b.letters(&livery.letter().to_string(), Face::Bold, 30.0, (50.0, y), ink);
}

/// Parts of a ship seen from above, nose to the right.
struct Hull {
    body: Option<Path>,
    wings: Option<Path>,
    boxes: Vec<(f32, f32, f32, f32)>,
    engines: &'static [(f32, f32)],
    window: (f32, f32, f32, f32),
    mark: (f32, f32, f32),
}

fn hull(class: ShipClass) -> Hull {
    match class {
        ShipClass::Scout => Hull {
            body: svg("M88 50Q70 36 44 35H28Q20 36 20 44V56Q20 64 28 65H44Q70 64 88 50Z"),
            wings: svg("M50 38L30 14H20L26 40ZM50 62L30 86H20L26 60Z"),
            boxes: vec![],
            engines: &[(17.0, 50.0)],
            window: (66.0, 50.0, 7.0, 4.4),
            mark: (41.0, 50.0, 11.0),
        },
        ShipClass::Clipper => Hull {
            body: svg("M97 50Q76 40 52 39H20Q12 41 12 50Q12 59 20 61H52Q76 60 97 50Z"),
            wings: svg("M66 42Q42 26 12 10L18 30L36 41ZM66 58Q42 74 12 90L18 70L36 59Z"),
            boxes: vec![],
            engines: &[(10.0, 45.0), (10.0, 55.0), (13.0, 22.0), (13.0, 78.0)],
            window: (74.0, 50.0, 8.0, 3.6),
            mark: (44.0, 50.0, 9.5),
        },
        ShipClass::Transport => Hull {
            body: svg("M92 50Q90 38 76 36H20Q12 36 12 44V56Q12 64 20 64H76Q90 62 92 50Z"),
            wings: svg("M20 38V26H30V38ZM20 62V74H30V62Z"),
            boxes: vec![(34.0, 18.0, 34.0, 18.0), (34.0, 64.0, 34.0, 18.0)],
            engines: &[(10.0, 44.0), (10.0, 56.0)],
            window: (80.0, 50.0, 5.0, 7.0),
            mark: (46.0, 50.0, 11.0),
        },
        ShipClass::Freighter => Hull {
            body: svg("M97 50Q96 39 86 38H16Q8 38 8 44V56Q8 62 16 62H86Q96 61 97 50Z"),
            wings: svg("M8 34H16V66H8ZM78 34L88 38V62L78 66Z"),
            boxes: vec![
                (20.0, 12.0, 17.0, 25.0),
                (39.0, 12.0, 17.0, 25.0),
                (58.0, 12.0, 17.0, 25.0),
                (20.0, 63.0, 17.0, 25.0),
                (39.0, 63.0, 17.0, 25.0),
                (58.0, 63.0, 17.0, 25.0),
            ],
            engines: &[(5.0, 40.0), (5.0, 50.0), (5.0, 60.0)],
            window: (89.0, 50.0, 4.0, 6.0),
            mark: (48.0, 50.0, 10.5),
        },
    }
}

/// A ship: pale rim, night outline, the seat's colour and mark; the engines glow.
pub(super) fn ship(b: &mut Brush, class: ShipClass, livery: Livery) {
    let colour = livery.colour();
    let hull = hull(class);
    let boxes: Vec<Option<Path>> =
        hull.boxes.iter().map(|(x, y, w, h)| rect(*x, *y, *w, *h, 3.0)).collect();
    let mut all = vec![hull.body.clone(), hull.wings.clone()];
    all.extend(boxes.iter().cloned());
    let rim = 3.2;
    let edge = 3.0;
    for (x, y) in hull.engines {
        b.fill(
            &disc(x - 2.0, *y, 9.0),
            Ink::round((x - 2.0, *y), 9.0, [150, 226, 255, 230], [90, 160, 255, 0]),
        );
    }
    for part in &all {
        b.stroke(part, (rim + edge) * 2.0, OUTLINE);
    }
    for part in &all {
        b.stroke(part, rim * 2.0, lighter(colour, 0.72));
    }
    b.fill(&hull.wings, Ink::down(10.0, 90.0, colour, darker(colour, 0.45)));
    for (shape, (x, y, w, h)) in boxes.iter().zip(&hull.boxes) {
        b.fill(shape, Ink::down(*y, y + h, lighter(colour, 0.18), darker(colour, 0.4)));
        if b.fine() {
            b.stroke(
                &poly(&[(x + w / 2.0, y + 3.0), (x + w / 2.0, y + h - 3.0)]),
                1.6,
                darker(colour, 0.6),
            );
        }
    }
    b.stroke(&hull.body, 2.6, darker(colour, 0.7));
    b.fill(
        &hull.body,
        Ink::Linear(
            (50.0, 34.0),
            (50.0, 66.0),
            vec![(0.0, lighter(colour, 0.55)), (0.45, colour), (1.0, darker(colour, 0.35))],
        ),
    );
    let (x, y, rx, ry) = hull.window;
    b.cut(&super::brush::oval(x, y, rx, ry), 1.4, darker(colour, 0.7), [206, 244, 255, 255]);
    let (x, y, r) = hull.mark;
    // On a small ship the mark counts for more than the hull.
    let r = if b.fine() { r } else { r * 1.3 };
    b.fill_holes(&mark(livery.mark(), x, y, r), ink_on(colour));
}

/// A die; the one that steers is violet with a star at its corner.
pub(super) fn die(b: &mut Brush, face: u8, pilot: bool) {
    let body = rect(13.0, 13.0, 74.0, 74.0, 17.0);
    let pip: Rgba = if pilot { [92, 52, 200, 255] } else { INK_DARK };
    if pilot {
        b.stroke(&body, 20.0, fade(VIOLET, 90));
        b.stroke(&body, 13.0, [198, 174, 255, 255]);
    }
    b.cut(&body, 3.4, OUTLINE, [246, 246, 252, 255]);
    b.fill(
        &rect(16.0, 16.0, 68.0, 68.0, 14.0),
        Ink::Linear(
            (22.0, 16.0),
            (78.0, 84.0),
            vec![
                (0.0, [255, 255, 255, 255]),
                (0.6, [240, 240, 248, 255]),
                (1.0, [204, 206, 224, 255]),
            ],
        ),
    );
    let (l, m, r) = (31.5, 50.0, 68.5);
    let pips: &[(f32, f32)] = match face {
        1 => &[(m, m)],
        2 => &[(l, r), (r, l)],
        3 => &[(l, r), (m, m), (r, l)],
        4 => &[(l, l), (l, r), (r, l), (r, r)],
        5 => &[(l, l), (l, r), (m, m), (r, l), (r, r)],
        6 => &[(l, l), (l, m), (l, r), (r, l), (r, m), (r, r)],
        _ => &[],
    };
    for (x, y) in pips {
        b.fill(
            &disc(*x, *y, 8.4),
            Ink::down(y - 8.0, y + 8.0, darker(pip, 0.35), lighter(pip, 0.12)),
        );
    }
    if pips.is_empty() {
        b.stroke(&svg("M34 58A18 18 0 1 1 50 68"), 5.0, [150, 154, 180, 255]);
        b.fill(&svg("M50 58L50 78L36 68Z"), [150, 154, 180, 255]);
    }
}
