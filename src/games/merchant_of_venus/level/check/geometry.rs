//! Checks of the drawing: everything inside the frame, spaces apart, no link over a foreign space
//! or another link, no market over a space. All in whole tenths of a unit; lengths are compared by
//! their squares.
//!
//! It never looks at what a space means.

use super::super::{Level, LevelFile, LevelFindings, LevelMark, Link, LinkKind, VenusSpace};
use super::{board_row, id};

/// Least distance between two spaces, in tenths of a unit.
const APART: i64 = 140;
/// Least distance of a space from a link that is not its own.
const CLEAR: i64 = 100;
/// How far a space reaches around its centre, against the box of a market.
const REACH: i64 = 60;
/// Longest side of the frame, so that no product of lengths can overflow.
const LONGEST: i32 = 1_000_000;

type Point = (i64, i64);

fn at(space: &VenusSpace) -> Point {
    (i64::from(space.x), i64::from(space.y))
}

fn square(a: Point, b: Point) -> i64 {
    (a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)
}

/// Twice the signed area of the triangle: on which side of the line from `a` to `b` the point `c`
/// lies.
fn side(a: Point, b: Point, c: Point) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// Whether `p` is nearer than `limit` to the stretch from `a` to `b`.
fn near(p: Point, a: Point, b: Point, limit: i64) -> bool {
    let along = (p.0 - a.0) * (b.0 - a.0) + (p.1 - a.1) * (b.1 - a.1);
    let length = square(a, b);
    if along <= 0 {
        square(p, a) < limit * limit
    } else if along >= length {
        square(p, b) < limit * limit
    } else {
        let area = i128::from(side(a, b, p));
        area * area < i128::from(limit * limit) * i128::from(length)
    }
}

/// Reports what is wrong with the drawing of one edition.
pub(super) fn check(level: &Level, found: &mut LevelFindings) {
    let (width, height) = level.frame;
    let drawable = (1..=LONGEST).contains(&width) && (1..=LONGEST).contains(&height);
    let mark = || LevelMark::head(LevelFile::Board, "frame");
    found.need(drawable, mark, "level-frame", Vec::new, "");
    let inside = |x: i32, y: i32| (0..=width).contains(&x) && (0..=height).contains(&y);
    let mut fits = drawable;
    for space in &level.spaces {
        let within = inside(space.x, space.y);
        fits &= within;
        found.need(within, || board_row(&space.id), "level-outside", || id(&space.id), "");
    }
    for system in &level.systems {
        found.need(
            inside(system.x, system.y),
            || board_row(&system.id),
            "level-outside",
            || id(&system.id),
            "",
        );
    }
    if !fits {
        return; // positions that far away cannot be compared
    }
    for (ix, space) in level.spaces.iter().enumerate() {
        let close = |other: &&VenusSpace| square(at(space), at(other)) < APART * APART;
        for other in level.spaces[..ix].iter().filter(close) {
            let args = vec![("id", space.id.clone()), ("other", other.id.clone())];
            found.add(&board_row(&space.id), "level-close", args, "");
        }
    }
    let is_drawn =
        |link: &&Link| matches!(link.kind, LinkKind::System | LinkKind::Route | LinkKind::Surface);
    let drawn: Vec<&Link> = level.links.iter().filter(is_drawn).collect();
    for (ix, link) in drawn.iter().enumerate() {
        lies_on(level, link, found);
        for other in &drawn[..ix] {
            crosses(level, link, other, found);
        }
    }
    markets(level, inside, found);
}

fn lies_on(level: &Level, link: &Link, found: &mut LevelFindings) {
    let (from, to) = (level.space(link.from), level.space(link.to));
    for space in level.spaces.iter().filter(|space| space.id != from.id && space.id != to.id) {
        if near(at(space), at(from), at(to), CLEAR) {
            let args =
                vec![("id", space.id.clone()), ("from", from.id.clone()), ("to", to.id.clone())];
            found.add(&board_row(&space.id), "level-on-link", args, "");
        }
    }
}

fn crosses(level: &Level, link: &Link, other: &Link, found: &mut LevelFindings) {
    if [link.from, link.to].iter().any(|end| [other.from, other.to].contains(end)) {
        return;
    }
    let (p, q) = (at(level.space(link.from)), at(level.space(link.to)));
    let (r, s) = (at(level.space(other.from)), at(level.space(other.to)));
    let parts = |a, b, c, d| side(a, b, c).signum() * side(a, b, d).signum() < 0;
    if parts(p, q, r, s) && parts(r, s, p, q) {
        let name = |space| level.space(space).id.clone();
        let mark =
            LevelMark::row(LevelFile::Board, "from", &name(link.from)).and("to", &name(link.to));
        let args = vec![
            ("from", name(link.from)),
            ("to", name(link.to)),
            ("other", name(other.from)),
            ("far", name(other.to)),
        ];
        found.add(&mark, "level-crossing", args, "");
    }
}

fn markets(level: &Level, inside: impl Fn(i32, i32) -> bool, found: &mut LevelFindings) {
    for system in &level.systems {
        let Some(market) = system.market else {
            continue;
        };
        let half = (market.2 / 2, market.3 / 2);
        let corner = |x: i32, y: i32| {
            let corner = market.0.checked_add(x).zip(market.1.checked_add(y));
            corner.is_some_and(|(x, y)| inside(x, y))
        };
        let sized = half.0 > 0 && half.1 > 0;
        let whole = sized && corner(half.0, half.1) && corner(-half.0, -half.1);
        found.need(whole, || board_row(&system.id), "level-box-outside", || id(&system.id), "");
        if !whole {
            continue;
        }
        for space in &level.spaces {
            let over = |a: i32, b: i32, half: i32| {
                (i64::from(a) - i64::from(b)).abs() < i64::from(half) + REACH
            };
            if over(space.x, market.0, half.0) && over(space.y, market.1, half.1) {
                let args = vec![("id", system.id.clone()), ("space", space.id.clone())];
                found.add(&board_row(&system.id), "level-box-covers", args, "");
            }
        }
    }
}
