//! Where things of a system are drawn: its body, its name, its market. Plain arithmetic over the level's drawing.
//!
//! It holds no rule; a level with other places is laid out by the same arithmetic.

use crate::games::merchant_of_venus::level::{Level, Space, SpaceKind, StarSystem};

/// A point in board units.
pub type Point = (f32, f32);

/// Where a space is drawn, in board units.
pub fn at(space: &Space) -> Point {
    (space.x as f32 / 10.0, space.y as f32 / 10.0)
}

/// How a system is laid out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Middle of the body.
    pub body: Point,
    /// Side of the body's picture.
    pub size: f32,
    /// Middle of the name.
    pub name: Point,
    /// Middle of the market.
    pub market: Point,
}

/// The spaces that stand around the body of a system: all but its cities on the ground.
fn ring(level: &Level, system: &StarSystem) -> Vec<Point> {
    system.spaces.iter().map(|&s| level.space(s)).filter(|s| s.kind != SpaceKind::City).map(at).collect()
}

/// Distance of the nearest of some points.
fn nearest(points: &[Point], to: Point) -> f32 {
    points.iter().map(|p| (p.0 - to.0).hypot(p.1 - to.1)).fold(f32::INFINITY, f32::min)
}

/// Lays a system out.
pub fn layout(level: &Level, system: &StarSystem) -> Layout {
    let centre = (system.x as f32 / 10.0, system.y as f32 / 10.0);
    let ring = ring(level, system);
    let room = nearest(&ring, centre);
    let market = system.market.map_or(centre, |m| (m.0 as f32 / 10.0, m.1 as f32 / 10.0));
    let reach = if room.is_finite() { (room - 9.0).clamp(26.0, 44.0) } else { 30.0 };
    Layout { body: centre, size: reach * 2.0, name: (market.0, market.1 - 4.0), market: (market.0, market.1 + 18.0) }
}
