//! Where things stand on the board, in board units. Plain arithmetic over the level; it knows no
//! position and no rule.

use crate::games::duck_dealer::{
    layout::Site,
    level::{Level, PlanetIx},
};

/// A point of the board.
pub type At = (f32, f32);

/// Side of a planet.
pub const PLANET: f32 = 62.0;
/// Side of the shade around a planet that can be reached.
pub const REACH: f32 = 104.0;
/// Side of a point of a route.
pub const POINT: f32 = 17.0;
/// Side of a cube on a point.
pub const CUBE: f32 = 21.0;
/// Side of a site.
pub const SITE: f32 = 43.0;
/// Side of what is laid on a site.
pub const LAID: f32 = 28.0;
/// Side of the mark of a privilege, of a passage and of what else stands beside a planet.
pub const MARK: f32 = 24.0;
/// Height of the names of planets.
pub const NAME: f32 = 16.0;

/// Where a space lies.
pub fn at(level: &Level, space: u16) -> At {
    let tenths = |(x, y): (i32, i32)| (x as f32 / 10.0, y as f32 / 10.0);
    if let Some(planet) = level.planet_of(space) {
        return tenths(level.planet(planet).at);
    }
    let route = level.routes.iter().find(|route| {
        let end = usize::from(route.first) + route.points.len();
        (usize::from(route.first)..end).contains(&usize::from(space))
    });
    let point = |route: &crate::games::duck_dealer::level::Route| {
        route.points.get(usize::from(space - route.first)).copied()
    };
    tenths(route.and_then(point).unwrap_or_default())
}

fn plus(a: At, b: At) -> At {
    (a.0 + b.0, a.1 + b.1)
}

/// Where a site of a planet stands.
pub fn site(level: &Level, planet: PlanetIx, site: Site) -> At {
    let by = match (level.is_start(planet), site) {
        (true, Site::Mine) => (-22.0, 30.0),
        (true, _) => (22.0, 30.0),
        (false, Site::Mine) => (-40.0, 23.0),
        (false, Site::Factory) => (40.0, 23.0),
        (false, _) => (0.0, 34.0),
    };
    plus(at(level, planet.0), by)
}

/// Where what is laid on a site lies: in the mouth of the mine, in the stall, on the wall.
pub fn laid(site: At) -> At {
    plus(site, (0.0, 6.0))
}

/// Where the name of a planet stands.
pub fn name(planet: At) -> At {
    plus(planet, (0.0, -PLANET / 2.0 - NAME * 0.55))
}

/// Where the passage of a planet lies.
pub fn passage(planet: At) -> At {
    plus(planet, (29.0, -19.0))
}

/// Where it stands how many tokens a planet is away.
pub fn distance(planet: At) -> At {
    plus(planet, (-31.0, -18.0))
}

/// Where the `nth` of `count` ships on a space stands beside its middle, and how large they are.
/// They stand on the upper half of a planet, clear of its sites.
pub fn berth(nth: usize, count: usize) -> (At, f32) {
    match count {
        0 | 1 => ((0.0, -7.0), 38.0),
        2 => (((nth as f32 - 0.5) * 28.0, -8.0), 31.0),
        _ => {
            let across = count.div_ceil(2);
            let (row, column) = (nth / across, nth % across);
            let in_row = (count - row * across).min(across);
            let x = (column as f32 - (in_row as f32 - 1.0) / 2.0) * 24.0;
            ((x, -18.0 + row as f32 * 20.0), 25.0)
        }
    }
}

/// How the table is laid: what lies beside the planets stands in columns left and right of them
/// where the room is wide, else in the corners that the planets leave free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plan {
    /// In columns.
    Wide,
    /// In corners.
    Corners,
}

/// How much wider than high the room must be for columns.
const WIDE: f32 = 1.72;
/// How wide a column is.
const COLUMN: f32 = 170.0;
/// How high the board is, and how much of it lies beyond the frame of the level above and below.
const HIGH: (f32, f32) = (706.0, 3.0);

impl Plan {
    /// The plan for a room, width and height in points, where it is known.
    pub fn of(room: Option<(f32, f32)>) -> Plan {
        match room {
            Some((wide, high)) if wide >= WIDE * high => Plan::Wide,
            _ => Plan::Corners,
        }
    }

    /// Middle, width and height of the board.
    pub fn ground(self) -> (At, f32, f32) {
        let wide = if self == Plan::Wide { 1000.0 + 2.0 * COLUMN } else { 1008.0 };
        ((500.0, HIGH.0 / 2.0 - HIGH.1), wide, HIGH.0)
    }

    /// Where the `nth` consumer of a stack lies, the top one first, and how large it is.
    pub fn stacked(self, stack: usize, nth: usize) -> (At, f32) {
        let (stack, nth) = (stack as f32, nth as f32);
        match self {
            Plan::Wide if nth == 0.0 => ((1045.0 + 76.0 * stack, 128.0), 72.0),
            Plan::Wide => ((1045.0 + 76.0 * stack, 144.0 + 88.0 * nth), 56.0),
            Plan::Corners if nth == 0.0 => ((770.0, 606.0 + 55.0 * stack), 46.0),
            Plan::Corners => ((779.0 + 38.0 * nth, 609.0 + 55.0 * stack), 34.0),
        }
    }

    /// Where the heading of the consumer stacks stands, and how wide it may be.
    pub fn stacks(self) -> (At, f32) {
        match self {
            Plan::Wide => ((1083.0, 62.0), 156.0),
            Plan::Corners => ((860.0, 572.0), 250.0),
        }
    }

    /// Where a space of the turn counter lies, by its place in its row and by the row, both from 0,
    /// and how large it is.
    pub fn cell(self, nth: usize, row: usize, longest: usize) -> (At, f32) {
        let (nth, row, longest) = (nth as f32, row as f32, longest.max(8) as f32);
        match self {
            Plan::Wide => {
                let pitch = 376.0 / longest;
                ((-135.0 + 46.0 * row, 294.0 + pitch * nth), (pitch - 5.0).min(42.0))
            }
            Plan::Corners => {
                let pitch = 200.0 / longest;
                ((34.0 + pitch * nth, 611.0 + 30.0 * row), (pitch - 1.0).min(26.0))
            }
        }
    }

    /// Where it stands how many cubes a row of the turn counter gives, and how large it is.
    pub fn row_end(self, row: usize) -> (At, f32) {
        match self {
            Plan::Wide => ((-135.0 + 46.0 * row as f32, 246.0), 44.0),
            Plan::Corners => ((243.0, 611.0 + 30.0 * row as f32), 28.0),
        }
    }

    /// Where the heading of the turn counter stands, and how wide it may be.
    pub fn counter(self) -> (At, f32) {
        match self {
            Plan::Wide => ((-89.0, 186.0), 156.0),
            Plan::Corners => ((90.0, 580.0), 140.0),
        }
    }

    /// Where it stands how many spaces of the turn counter are filled.
    pub fn counted(self) -> At {
        match self {
            Plan::Wide => (-89.0, 208.0),
            Plan::Corners => (205.0, 580.0),
        }
    }

    /// Where the tokens of a colour that nobody holds lie, and how large they are.
    pub fn stock(self, nth: usize) -> (At, f32) {
        match self {
            Plan::Wide => ((-135.0 + 46.0 * nth as f32, 106.0), 38.0),
            Plan::Corners => ((612.0 + 62.0 * nth as f32, 38.0), 30.0),
        }
    }

    /// Where the heading of these tokens stands, and how wide it may be.
    pub fn stock_heading(self) -> Option<(At, f32)> {
        (self == Plan::Wide).then_some(((-89.0, 62.0), 156.0))
    }
}
