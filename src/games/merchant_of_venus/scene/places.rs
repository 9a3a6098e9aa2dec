//! Where things of a system are drawn: its body, its name, its market. Composed by hand for the
//! systems of the game; a system that a changed level adds is laid out by arithmetic.
//!
//! It holds no rule.

use crate::games::merchant_of_venus::level::{Level, Space, SpaceKind, StarSystem};

/// A point in board units.
pub type Point = (f32, f32);

/// Where a space is drawn, in board units.
pub fn at(space: &Space) -> Point {
    (space.x as f32 / 10.0, space.y as f32 / 10.0)
}

/// How a system is laid out, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SystemLayout {
    /// Middle of the body, and the side of its picture.
    pub body: (f32, f32, f32),
    /// Middle of the name, or where it begins or ends.
    pub name: Point,
    /// Which part of the name lies at its point: -1 its right end, 0 its middle, 1 its left end.
    pub side: i8,
    /// Whether a name of several words is written on two lines.
    pub two_lines: bool,
    /// Middle of the emblem of the market; number and science follow to the right.
    pub market: Point,
    /// Where science, goods, demands and passengers of the market begin, and how wide a row of
    /// them may be.
    pub goods: (f32, f32, f32),
}

const fn row(
    body: (f32, f32, f32),
    name: Point,
    side: i8,
    two_lines: bool,
    market: Point,
    goods: (f32, f32, f32),
) -> SystemLayout {
    SystemLayout { body, name, side, two_lines, market, goods }
}

/// The systems of the game, composed by hand: names and markets lie beside their ring, where no
/// space is.
const COMPOSED: &[(&str, SystemLayout)] = &[
    ("rogue", row((99.0, 96.0, 74.0), (176.0, 32.0), 1, true, (158.0, 32.0), (177.0, 53.0, 150.0))),
    (
        "desert",
        row((460.0, 82.0, 74.0), (547.0, 30.0), 1, true, (529.0, 30.0), (548.0, 51.0, 70.0)),
    ),
    (
        "biosphere",
        row((361.0, 174.0, 66.0), (236.0, 230.0), 1, true, (218.0, 230.0), (237.0, 251.0, 110.0)),
    ),
    (
        "jungle",
        row((84.0, 418.0, 62.0), (200.0, 398.0), 1, true, (182.0, 398.0), (201.0, 420.0, 110.0)),
    ),
    (
        "ice",
        row((112.0, 623.0, 76.0), (230.0, 606.0), 1, false, (212.0, 606.0), (231.0, 625.0, 120.0)),
    ),
    (
        "colony",
        row((196.0, 309.0, 54.0), (127.0, 241.0), 1, true, (109.0, 241.0), (128.0, 263.0, 90.0)),
    ),
    (
        "nebula",
        row((637.0, 228.0, 62.0), (495.0, 287.0), 1, true, (477.0, 282.0), (501.0, 261.0, 90.0)),
    ),
    (
        "wartorn",
        row((896.0, 620.0, 82.0), (758.0, 570.0), 0, true, (741.0, 601.0), (760.0, 599.0, 54.0)),
    ),
    (
        "polluted",
        row((912.0, 348.0, 66.0), (854.0, 416.0), -1, true, (872.0, 416.0), (776.0, 439.0, 90.0)),
    ),
    ("moon", row((897.0, 83.0, 76.0), (744.0, 84.0), 1, true, (726.0, 84.0), (745.0, 106.0, 64.0))),
    (
        "water",
        row((731.0, 197.0, 76.0), (789.0, 147.0), 1, true, (771.0, 144.0), (808.0, 170.0, 30.0)),
    ),
    (
        "genship",
        row((730.0, 452.0, 72.0), (605.0, 420.0), 0, true, (574.0, 453.0), (593.0, 451.0, 66.0)),
    ),
    (
        "giant",
        row((491.0, 474.0, 92.0), (462.0, 540.0), 0, false, (428.0, 560.0), (447.0, 557.0, 66.0)),
    ),
    (
        "belt",
        row((594.0, 604.0, 90.0), (600.0, 519.0), 0, true, (655.0, 512.0), (674.0, 530.0, 56.0)),
    ),
    (
        "supergiant",
        row((246.6, 517.2, 84.0), (140.0, 517.0), 0, false, (140.0, 517.0), (140.0, 517.0, 0.0)),
    ),
    (
        "supernova",
        row((662.3, 65.7, 78.0), (655.0, 116.0), 0, false, (655.0, 116.0), (655.0, 116.0, 0.0)),
    ),
];

/// Lays a system out.
pub fn layout(level: &Level, system: &StarSystem) -> SystemLayout {
    COMPOSED
        .iter()
        .find(|(id, _)| *id == system.id)
        .map_or_else(|| reckoned(level, system), |(_, layout)| *layout)
}

/// The layout of a system that nobody has composed: body in the middle of its ring, name and market
/// in its market box.
fn reckoned(level: &Level, system: &StarSystem) -> SystemLayout {
    let centre = (system.x as f32 / 10.0, system.y as f32 / 10.0);
    let ring =
        system.spaces.iter().map(|&s| level.space(s)).filter(|s| s.kind != SpaceKind::City).map(at);
    let room = ring.map(|p| (p.0 - centre.0).hypot(p.1 - centre.1)).fold(60.0, f32::min);
    let market = system.market.map_or(centre, |m| (m.0 as f32 / 10.0, m.1 as f32 / 10.0));
    let reach = (room - 9.0).clamp(26.0, 44.0);
    row(
        (centre.0, centre.1, reach * 2.0),
        (market.0, market.1 - 8.0),
        0,
        true,
        (market.0 - 30.0, market.1 + 22.0),
        (market.0 - 11.0, market.1 + 22.0, 90.0),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::merchant_of_venus::level::{Edition, LEVELS};

    #[test]
    fn names_and_markets_lie_beside_the_spaces() {
        for edition in Edition::ALL {
            let level = LEVELS.get(edition).unwrap();
            for system in level.systems.iter().filter(|s| s.is_culture_system()) {
                let l = layout(&level, system);
                let nearest = level
                    .spaces
                    .iter()
                    .map(|s| (at(s).0 - l.market.0).hypot(at(s).1 - l.market.1))
                    .fold(f32::MAX, f32::min);
                assert!(nearest > 20.0, "the emblem of {} lies on a space", system.id);
                let ring = level
                    .spaces
                    .iter()
                    .map(|s| (at(s).0 - l.name.0).hypot(at(s).1 - l.name.1))
                    .fold(f32::MAX, f32::min);
                assert!(ring > 15.0, "the name of {} lies on a space", system.id);
                assert_ne!(reckoned(&level, system).body.2, 0.0);
            }
        }
    }
}
