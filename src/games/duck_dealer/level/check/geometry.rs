//! Checks of the drawing: everything inside the frame, planets and points apart, points in order on
//! their routes and none of them lost, no route over a planet or another route. All in whole tenths
//! of a unit; lengths are compared by their squares.
//!
//! It never looks at what a planet is for.

use super::{
    super::{Level, LevelFile, LevelFindings, LevelMark, PlanetRoute},
    id,
};

/// The frame of the board.
const FRAME: (i32, i32) = (10_000, 7000);
/// Least distance between two planets, centre to centre.
const PLANETS_APART: i64 = 1200;
/// Least distance of a planet from a route that does not touch it.
const CLEAR: i64 = 480;
/// Least distance between two points.
const POINTS_APART: i64 = 260;
/// Least gap between a planet's rim or a point and the next point.
const GAP: i64 = 200;
/// Most that a gap of a route may be of its smallest one, in parts of a hundred: where a point has
/// been lost, it is two gaps.
const UNEVEN: i64 = 175;
/// How far a point may lie off the line of its route.
const OFF: i64 = 20;
/// How far from the frame a planet's rim must stay.
const MARGIN: i32 = 100;

type MapPoint = (i64, i64);

fn at((x, y): (i32, i32)) -> MapPoint {
    (x.into(), y.into())
}
fn square(a: MapPoint, b: MapPoint) -> i64 {
    (a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)
}
/// The distance, rounded down.
fn length(a: MapPoint, b: MapPoint) -> i64 {
    square(a, b).isqrt()
}
/// On which side of the line from `a` to `b` the point `c` lies.
fn side(a: MapPoint, b: MapPoint, c: MapPoint) -> i64 {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
}
/// Whether two stretches cross within.
fn cross(p: MapPoint, q: MapPoint, r: MapPoint, s: MapPoint) -> bool {
    side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0
}
/// Whether `p` is nearer than `limit` to the stretch from `a` to `b`.
fn near(p: MapPoint, a: MapPoint, b: MapPoint, limit: i64) -> bool {
    let along = (p.0 - a.0) * (b.0 - a.0) + (p.1 - a.1) * (b.1 - a.1);
    let whole = square(a, b);
    if along <= 0 {
        return square(p, a) < limit * limit;
    }
    if along >= whole {
        return square(p, b) < limit * limit;
    }
    let area = i128::from((b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0));
    area * area < i128::from(limit * limit) * i128::from(whole)
}

/// The ends of a route.
fn ends(level: &Level, route: &PlanetRoute) -> (MapPoint, MapPoint) {
    (at(level.planet(route.ends.0).at), at(level.planet(route.ends.1).at))
}
fn row(name: &str) -> LevelMark {
    LevelMark::row(LevelFile::Planets, "id", name)
}
fn both(a: &str, b: &str) -> Vec<(&'static str, String)> {
    vec![("id", a.to_owned()), ("other", b.to_owned())]
}

/// Reports what is wrong with the drawing.
pub(super) fn check(level: &Level, found: &mut LevelFindings) {
    let head = || LevelMark::head(LevelFile::Planets, "frame");
    found.need(level.frame == FRAME, head, "level-duck-frame", Vec::new, "");
    for (n, planet) in level.planets.iter().enumerate() {
        let margin = level.radii.0 + MARGIN;
        let inside = (margin..=level.frame.0 - margin).contains(&planet.at.0)
            && (margin..=level.frame.1 - margin).contains(&planet.at.1);
        let mark = || row(&planet.id);
        found.need(inside, mark, "level-duck-outside", || id(&planet.id), "");
        for other in &level.planets[..n] {
            let apart = square(at(planet.at), at(other.at)) >= PLANETS_APART.pow(2);
            let args = || both(&planet.id, &other.id);
            found.need(apart, mark, "level-duck-close", args, "");
        }
    }
    for (n, route) in level.routes.iter().enumerate() {
        line(level, route, found);
        for other in &level.routes[..n] {
            crossing(level, route, other, found);
            points_apart(route, other, found);
        }
        let (a, b) = ends(level, route);
        for (m, planet) in level.planets.iter().enumerate() {
            let own = m == route.ends.0.ix() || m == route.ends.1.ix();
            let clear = own || !near(at(planet.at), a, b, CLEAR);
            let args = || both(&route.id, &planet.id);
            found.need(clear, || row(&route.id), "level-duck-over", args, "");
        }
    }
}

/// Points lie on the line, in order, apart from one another and from the planets at the ends, and
/// evenly: a route tells its length by its points alone.
fn line(level: &Level, route: &PlanetRoute, found: &mut LevelFindings) {
    let (a, b) = ends(level, route);
    let rim = i64::from(level.radii.0);
    let (mut last, mark) = (rim, || row(&route.id));
    let mut gaps = Vec::new();
    for &point in &route.points {
        let on = near(at(point), a, b, OFF + 1);
        found.need(on, mark, "level-duck-off", || id(&route.id), "DD-1.3");
        let here = length(a, at(point));
        // Distances are rounded down: a tenth of a unit more or less is no fault.
        let apart = here - last + 1 >= GAP;
        found.need(apart, mark, "level-duck-order", || id(&route.id), "DD-1.3");
        gaps.push(here - last);
        last = here;
    }
    gaps.push(length(a, b) - last - rim);
    let room = route.points.is_empty() || gaps.last().is_some_and(|gap| gap + 1 >= GAP);
    found.need(room, mark, "level-duck-order", || id(&route.id), "DD-1.3");
    let (least, most) = (gaps.iter().min().copied(), gaps.iter().max().copied());
    // What is out of order has gaps below nothing, and has been told.
    let even =
        least.zip(most).is_none_or(|(least, most)| least < 0 || most * 100 <= least * UNEVEN);
    found.need(even, mark, "level-duck-uneven", || id(&route.id), "DD-1.3");
}

fn crossing(level: &Level, route: &PlanetRoute, other: &PlanetRoute, found: &mut LevelFindings) {
    let touch =
        [route.ends.0, route.ends.1].iter().any(|p| [other.ends.0, other.ends.1].contains(p));
    let ((a, b), (c, d)) = (ends(level, route), ends(level, other));
    let apart = touch || !cross(a, b, c, d);
    let args = || both(&route.id, &other.id);
    found.need(apart, || row(&route.id), "level-duck-cross", args, "");
}

fn points_apart(route: &PlanetRoute, other: &PlanetRoute, found: &mut LevelFindings) {
    let close =
        |p: &(i32, i32)| other.points.iter().any(|&q| square(at(*p), at(q)) < POINTS_APART.pow(2));
    let apart = !route.points.iter().any(close);
    let args = || both(&route.id, &other.id);
    found.need(apart, || row(&route.id), "level-duck-points-close", args, "");
}
