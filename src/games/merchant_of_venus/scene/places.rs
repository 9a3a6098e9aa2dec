//! Where things of a system are drawn: its body, its name, its market, the ships on its spaces.
//! Composed by hand for the systems of the game; a system that a changed level adds is laid out by
//! arithmetic.
//!
//! It holds no rule.

use crate::{
    games::merchant_of_venus::level::{Level, SpaceKind, StarSystem, VenusSpace},
    view::figures::LabelSpot,
};

/// A point in board units.
pub type Point = (f32, f32);

/// Where a space is drawn, in board units.
pub fn at(space: &VenusSpace) -> Point {
    (space.x as f32 / 10.0, space.y as f32 / 10.0)
}

/// How a system is laid out, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SystemLayout {
    /// Middle of the body, and the side of its picture.
    pub body: (f32, f32, f32),
    /// The point that the name touches.
    pub name: Point,
    /// On which side of it the name stands: -1 left or above, 0 around it, 1 right or below.
    pub side: (i8, i8),
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
    side: (i8, i8),
    two_lines: bool,
    market: Point,
    goods: (f32, f32, f32),
) -> SystemLayout {
    SystemLayout { body, name, side, two_lines, market, goods }
}

/// The systems of the game, composed by hand: names and markets lie beside their ring, where no
/// space is.
#[rustfmt::skip]
const COMPOSED: &[(&str, SystemLayout)] = &[
    ("rogue", row((99.0, 96.0, 74.0), (182.0, 36.0), (1, 0), true, (158.0, 34.0), (181.0, 61.0, 150.0))),
    ("desert", row((460.0, 82.0, 74.0), (553.0, 35.0), (1, 0), true, (529.0, 34.0), (552.0, 60.0, 50.0))),
    ("biosphere", row((361.0, 174.0, 66.0), (258.0, 184.0), (-1, 0), true, (282.0, 208.0), (262.0, 250.0, 60.0))),
    ("jungle", row((84.0, 418.0, 62.0), (210.0, 398.0), (1, 0), true, (186.0, 398.0), (206.0, 426.0, 70.0))),
    ("ice", row((112.0, 623.0, 76.0), (236.0, 602.0), (1, 0), true, (212.0, 606.0), (231.0, 627.0, 120.0))),
    ("colony", row((196.0, 309.0, 54.0), (174.0, 249.0), (1, 0), true, (150.0, 246.0), (132.0, 186.0, 40.0))),
    ("nebula", row((637.0, 228.0, 62.0), (489.0, 288.0), (1, 0), true, (466.0, 282.0), (492.0, 257.0, 120.0))),
    ("wartorn", row((896.0, 620.0, 82.0), (852.0, 504.0), (0, -1), true, (852.0, 524.0), (832.0, 434.0, 40.0))),
    ("polluted", row((912.0, 348.0, 66.0), (957.0, 451.0), (0, 1), true, (957.0, 420.0), (937.0, 492.0, 40.0))),
    ("moon", row((897.0, 83.0, 76.0), (960.0, 150.0), (0, -1), true, (960.0, 168.0), (942.0, 214.0, 40.0))),
    ("water", row((731.0, 197.0, 76.0), (771.0, 124.0), (0, -1), true, (771.0, 142.0), (812.0, 170.0, 40.0))),
    ("genship", row((730.0, 452.0, 72.0), (610.0, 445.0), (-1, 0), true, (634.0, 447.0), (560.0, 405.0, 64.0))),
    ("giant", row((491.0, 474.0, 92.0), (469.0, 556.0), (1, 0), true, (445.0, 549.0), (372.0, 542.0, 40.0))),
    ("belt", row((594.0, 604.0, 90.0), (626.0, 523.0), (-1, 0), true, (650.0, 525.0), (678.0, 537.0, 40.0))),
    ("supergiant", row((246.6, 517.2, 84.0), (140.0, 517.0), (0, 0), false, (140.0, 517.0), (140.0, 517.0, 0.0))),
    ("supernova", row((662.3, 65.7, 78.0), (655.0, 116.0), (0, 0), false, (655.0, 116.0), (655.0, 116.0, 0.0))),
];

/// Lays a system out.
pub fn layout(level: &Level, system: &StarSystem) -> SystemLayout {
    COMPOSED
        .iter()
        .find(|(id, _)| *id == system.id)
        .map_or_else(|| reckoned(level, system), |(_, layout)| *layout)
}

/// How far apart wares with their counts stand, how high a row of them is, and how many a market
/// has as a rule.
pub const WARE: f32 = 26.0;
const WARES_ROW: f32 = 16.0;
const USUAL_WARES: f32 = 5.0;
/// Half the side of a market's emblem, and how far down it reaches with the number under it, with a
/// little air.
const EMBLEM: (f32, f32) = (18.0, 29.0);

/// The room that a market takes with emblem and number: its middle, and how wide and high it is.
pub fn market_room(layout: &SystemLayout) -> (Point, (f32, f32)) {
    let (x, y) = layout.market;
    let (half, foot) = EMBLEM;
    ((x, y + (foot - half) / 2.0), (half * 2.0, half + foot))
}

/// The room that wares take: their middle, and how wide and high they are.
pub fn wares_room(layout: &SystemLayout) -> (Point, (f32, f32)) {
    let (x, y, width) = layout.goods;
    let in_row = ((width + WARE - 12.0) / WARE).floor().max(1.0);
    let rows = (USUAL_WARES / in_row).ceil();
    let size = (in_row * WARE, rows * WARES_ROW);
    ((x - 8.0 + size.0 / 2.0, y - WARES_ROW / 2.0 + size.1 / 2.0), size)
}

/// Where the name of a system may stand, the best place first: where it was composed, on another
/// side of its market, or around its body, never nearer to another body.
pub fn name_spots(level: &Level, system: &StarSystem, layout: &SystemLayout) -> Vec<LabelSpot> {
    let middle = (layout.body.0, layout.body.1);
    let side = (f32::from(layout.side.0), f32::from(layout.side.1));
    let mut spots = vec![LabelSpot { at: layout.name, side }];
    if system.is_culture_system() {
        let ((x, y), (wide, high)) = market_room(layout);
        let beside = |side: Point| LabelSpot {
            at: (x + side.0 * wide / 2.0, y + side.1 * high / 2.0),
            side,
        };
        let mut sides = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)].map(beside);
        sides.sort_by(|a, b| away(a, middle).total_cmp(&away(b, middle)));
        spots.extend(sides);
    }
    let bodies: Vec<Point> = level
        .systems
        .iter()
        .filter(|other| other.id != system.id)
        .map(|other| self::layout(level, other).body)
        .map(|body| (body.0, body.1))
        .collect();
    let mut around: Vec<LabelSpot> =
        AROUND.iter().flat_map(|far| ring(middle, layout.body.2 / 2.0 + far)).collect();
    around.retain(|spot| bodies.iter().all(|other| away(spot, *other) > away(spot, middle)));
    around.sort_by(|a, b| worth(a, layout).total_cmp(&worth(b, layout)));
    spots.extend(around);
    spots
}

/// Where the name of the Base may stand: beside it, not where its passengers and relics wait.
pub fn base_spots(at: Point) -> Vec<LabelSpot> {
    let right = [(26.0, 4.0), (26.0, -8.0), (26.0, 14.0)];
    let mut spots: Vec<LabelSpot> =
        right.map(|(x, y)| LabelSpot { at: (at.0 + x, at.1 + y), side: (1.0, 0.0) }).to_vec();
    spots.push(LabelSpot { at: (at.0, at.1 + 50.0), side: (0.0, 1.0) });
    spots.extend(ring(at, 26.0).chain(ring(at, 40.0)).chain(ring(at, 56.0)));
    spots
}

/// How far beyond a body its name may stand, in board units.
const AROUND: [f32; 7] = [3.0, 14.0, 24.0, 34.0, 44.0, 56.0, 68.0];

/// Places around a circle.
fn ring(middle: Point, far: f32) -> impl Iterator<Item = LabelSpot> {
    (0..24u8).map(move |n| {
        let (sin, cos) = (f32::from(n) * std::f32::consts::TAU / 24.0).sin_cos();
        let at = (middle.0 + cos * far, middle.1 + sin * far);
        LabelSpot { at, side: ((cos * 1.4).clamp(-1.0, 1.0), (sin * 1.4).clamp(-1.0, 1.0)) }
    })
}

/// How far a place lies from a system's body and market: less is better.
fn worth(spot: &LabelSpot, layout: &SystemLayout) -> f32 {
    away(spot, (layout.body.0, layout.body.1)) + away(spot, layout.market) * 0.5
}

/// How far words on a spot lie from a point.
fn away(spot: &LabelSpot, from: Point) -> f32 {
    (spot.at.0 + spot.side.0 * 40.0 - from.0).hypot(spot.at.1 + spot.side.1 * 15.0 - from.1)
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
        (0, 0),
        true,
        (market.0 - 30.0, market.1 + 22.0),
        (market.0 - 11.0, market.1 + 22.0, 90.0),
    )
}

/// A name of several words on two lines, broken at the space nearest to its middle; what is joined
/// by a hyphen and would still be long is broken there, too.
pub fn broken(name: &str) -> String {
    let middle = name.len() / 2;
    let spaces = name.match_indices(' ').map(|(i, _)| i);
    let Some(at) = spaces.min_by_key(|i| i.abs_diff(middle)) else { return name.to_owned() };
    let lines = [&name[..at], &name[at + 1..]];
    lines
        .map(|line| if line.len() > LONG { line.replacen('-', "-\n", 1) } else { line.to_owned() })
        .join("\n")
}

/// A longer line of a name is broken at a hyphen.
const LONG: usize = 13;

/// A ship hovers a little above its space, so that the space is still seen.
const HOVER: f32 = 7.0;

/// Where the `nth` of `count` ships on one space stands beside the space's middle, in board units.
pub fn berth(nth: usize, count: usize) -> (f32, f32) {
    if count <= 1 {
        return (0.0, -HOVER);
    }
    let across = count.min(3);
    let (row, col) = (nth / across, nth % across);
    let in_row = (count - row * across).min(across);
    let step = 21.0;
    (
        (col as f32 - (in_row as f32 - 1.0) / 2.0) * step,
        -HOVER + row as f32 * 17.0 - if count > 3 { 6.0 } else { 0.0 },
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

    #[test]
    fn long_names_are_broken_near_their_middle() {
        assert_eq!(broken("Ice Planet"), "Ice\nPlanet");
        assert_eq!(broken("Trapped Rogue Planet"), "Trapped\nRogue Planet");
        assert_eq!(broken("Interstellar Biosphere"), "Interstellar\nBiosphere");
        assert_eq!(broken("Multi-Generation Ship"), "Multi-\nGeneration\nShip");
        assert_eq!(broken("War-Torn System"), "War-Torn\nSystem");
        assert_eq!(broken("Weltraumbahnhof"), "Weltraumbahnhof");
    }

    #[test]
    fn ships_on_one_space_do_not_cover_each_other() {
        for count in 1..=6 {
            let places: Vec<_> = (0..count).map(|n| berth(n, count)).collect();
            for (i, a) in places.iter().enumerate() {
                for b in &places[i + 1..] {
                    assert!((a.0 - b.0).hypot(a.1 - b.1) >= 16.0, "{count} ships: {a:?} and {b:?}");
                }
            }
        }
    }
}
