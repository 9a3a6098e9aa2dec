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
pub const SITE: f32 = 42.0;
/// Side of what is laid on a site.
pub const LAID: f32 = 25.0;
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
        (true, Site::Mine) => (-20.0, 29.0),
        (true, _) => (21.0, 29.0),
        (false, Site::Mine) => (-38.0, 21.0),
        (false, Site::Factory) => (38.0, 21.0),
        (false, _) => (0.0, 32.0),
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

/// Where the `nth` consumer of a stack lies, the top one first, and how large it is.
pub fn stacked(stack: usize, nth: usize) -> (At, f32) {
    let y = 609.0 + 56.0 * stack as f32;
    match nth {
        0 => ((770.0, y), 50.0),
        _ => ((782.0 + 38.0 * nth as f32, y + 4.0), 36.0),
    }
}

/// Where the heading of the consumer stacks begins.
pub const STACKS: At = (742.0, 571.0);

/// Where a space of the turn counter lies: its place in the row and the row, both from 0.
pub fn cell(column: usize, row: usize) -> At {
    (34.0 + 25.0 * column as f32, 611.0 + 30.0 * row as f32)
}

/// Side of a space of the turn counter.
pub const CELL: f32 = 24.0;
/// Where the heading of the turn counter begins.
pub const COUNTER: At = (22.0, 580.0);

/// Where the tokens of a colour that nobody holds lie.
pub fn stock(nth: usize) -> At {
    (606.0 + 78.0 * nth as f32, 46.0)
}
