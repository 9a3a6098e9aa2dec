//! Where things stand on the board, in board units. Plain arithmetic over the level; it knows no
//! position and no rule.

use crate::games::duck_dealer::{
    level::{Level, PlanetIx},
    table::layout::Site,
};

/// A point of the board.
pub type BoardPoint = (f32, f32);

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
pub const LAID: f32 = 34.0;
/// Side of the mark of a privilege, of a passage and of what else stands beside a planet.
pub const MARK: f32 = 27.0;
/// Height of the names of planets.
pub const NAME: f32 = 19.0;

/// Height of points and other numbers: 13 pixels and more in a window of 1280 by 720.
pub const FIGURE: f32 = 19.0;

/// Where a space lies.
pub fn at(level: &Level, space: u16) -> BoardPoint {
    let tenths = |(x, y): (i32, i32)| (x as f32 / 10.0, y as f32 / 10.0);
    if let Some(planet) = level.planet_of(space) {
        return tenths(level.planet(planet).at);
    }
    let route = level.routes.iter().find(|route| {
        let end = usize::from(route.first) + route.points.len();
        (usize::from(route.first)..end).contains(&usize::from(space))
    });
    let point = |route: &crate::games::duck_dealer::level::PlanetRoute| {
        route.points.get(usize::from(space - route.first)).copied()
    };
    tenths(route.and_then(point).unwrap_or_default())
}

fn plus(a: BoardPoint, b: BoardPoint) -> BoardPoint {
    (a.0 + b.0, a.1 + b.1)
}

/// How the sites of a planet stand around it: below it or above, turned by so many degrees.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Stance {
    above: bool,
    turned: f32,
}

/// How far sites stand from the middle of a planet, across and down.
const AROUND: BoardPoint = (44.0, 37.0);
/// Degrees between the sites of a start planet, and between those of another.
const APART: (f32, f32) = (68.0, 57.0);
/// How far the middle of a site must be from every point of a route to lie on none.
const CLEAR: f32 = 30.0;
/// The turns that are tried, the least first.
const TURNS: [f32; 9] = [0.0, -8.0, 8.0, -16.0, 16.0, -24.0, 24.0, -32.0, 32.0];

/// Where the `nth` site stands, from left to right, seen from the middle of a planet.
fn beside(stance: Stance, start: bool, nth: usize) -> BoardPoint {
    let (count, apart) = if start { (2.0, APART.0) } else { (3.0, APART.1) };
    let out = apart * ((count - 1.0) / 2.0 - nth as f32);
    let (sin, cos) = if stance.above {
        (270.0 + stance.turned - out).to_radians().sin_cos()
    } else {
        (90.0 + stance.turned + out).to_radians().sin_cos()
    };
    (AROUND.0 * cos, AROUND.1 * sin)
}

/// How far the sites of a planet would be from the points of the routes.
fn clearance(level: &Level, planet: PlanetIx, stance: Stance) -> f32 {
    let (middle, start) = (at(level, planet.0), level.is_start(planet));
    let points = || level.routes.iter().flat_map(|route| &route.points);
    let far = |(x, y): BoardPoint| {
        points().map(|p| (p.0 as f32 / 10.0 - x).hypot(p.1 as f32 / 10.0 - y)).fold(1e3, f32::min)
    };
    let sites = 0..if start { 2 } else { 3 };
    sites.map(|nth| far(plus(middle, beside(stance, start, nth)))).fold(1e3, f32::min)
}

/// How the sites of a planet stand: below it and as little turned as leaves the routes free, or
/// else where there is most room.
fn stance(level: &Level, planet: PlanetIx) -> Stance {
    let all = [false, true]
        .into_iter()
        .flat_map(|above| TURNS.into_iter().map(move |turned| Stance { above, turned }));
    let mut best: Option<(f32, Stance)> = None;
    for stance in all {
        let clear = clearance(level, planet, stance);
        if clear >= CLEAR {
            return stance;
        }
        if best.is_none_or(|(most, _)| clear > most) {
            best = Some((clear, stance));
        }
    }
    best.map_or(Stance { above: false, turned: 0.0 }, |(_, stance)| stance)
}

/// Where the things of a planet stand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlanetPlaces {
    middle: BoardPoint,
    start: bool,
    stance: Stance,
}

impl PlanetPlaces {
    /// Where the things of this planet stand.
    pub fn of(level: &Level, planet: PlanetIx) -> PlanetPlaces {
        PlanetPlaces {
            middle: at(level, planet.0),
            start: level.is_start(planet),
            stance: stance(level, planet),
        }
    }
    /// A site.
    pub fn site(&self, site: Site) -> BoardPoint {
        plus(self.middle, beside(self.stance, self.start, usize::from(site.place())))
    }
    /// Down, or up where the sites stand above.
    fn down(&self) -> f32 {
        if self.stance.above { -1.0 } else { 1.0 }
    }
    /// The name.
    pub fn name(&self) -> BoardPoint {
        plus(self.middle, (0.0, -self.down() * (PLANET / 2.0 + NAME * 0.55)))
    }
    /// The passage.
    pub fn passage(&self) -> BoardPoint {
        plus(self.middle, (30.0, -self.down() * 19.0))
    }
    /// How many tokens it is away.
    pub fn distance(&self) -> BoardPoint {
        plus(self.middle, (-31.0, -self.down() * 18.0))
    }
    /// Where the `nth` of `count` ships stands, and how large they are: beside the planet, right
    /// and left of it by turns, the next ones farther out.
    pub fn berth(&self, nth: usize, count: usize) -> (BoardPoint, f32) {
        let out = BESIDE + (nth / 2) as f32 * NEXT_BERTH;
        let x = if nth.is_multiple_of(2) { out } else { -out };
        let size = if count > 2 { 40.0 } else { 48.0 };
        (plus(self.middle, (x, -14.0 * self.down())), size)
    }
}

/// How far beside the middle of a planet the first ships stand, and the next ones beside them.
const BESIDE: f32 = 58.0;
const NEXT_BERTH: f32 = 38.0;

/// Where what is laid on a site lies: in the mouth of the mine, in the stall, on the wall.
pub fn laid(site: BoardPoint) -> BoardPoint {
    plus(site, (0.0, 4.0))
}

/// Where the `nth` of `count` ships on a space stands beside its middle, and how large they are.
pub fn berth(nth: usize, count: usize) -> (BoardPoint, f32) {
    match count {
        0 | 1 => ((0.0, -7.0), 42.0),
        2 => (((nth as f32 - 0.5) * 34.0, -8.0), 38.0),
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
pub enum TablePlan {
    /// In columns.
    Wide,
    /// In corners.
    Corners,
}

/// How much wider than high the room must be for columns.
const WIDE: f32 = 1.72;
/// How wide a column is.
const COLUMN: f32 = 170.0;
/// How high the board is, and where it begins in the frame of the level: what stands below the
/// lowest planet reaches farther beyond that frame than the name of the highest one.
const HIGH: (f32, f32) = (708.0, 18.0);

impl TablePlan {
    /// The plan for a room, width and height in points, where it is known.
    pub fn of(room: Option<(f32, f32)>) -> TablePlan {
        match room {
            Some((wide, high)) if wide >= WIDE * high => TablePlan::Wide,
            _ => TablePlan::Corners,
        }
    }

    /// Middle, width and height of the board.
    pub fn ground(self) -> (BoardPoint, f32, f32) {
        let wide = if self == TablePlan::Wide { 1000.0 + 2.0 * COLUMN } else { 1008.0 };
        ((500.0, HIGH.0 / 2.0 + HIGH.1), wide, HIGH.0)
    }

    /// Where the `nth` consumer of a stack lies, the top one first, and how large it is.
    pub fn stacked(self, stack: usize, nth: usize) -> (BoardPoint, f32) {
        let (stack, nth) = (stack as f32, nth as f32);
        match self {
            TablePlan::Wide if nth == 0.0 => ((1045.0 + 76.0 * stack, 128.0), 72.0),
            TablePlan::Wide => ((1045.0 + 76.0 * stack, 144.0 + 88.0 * nth), 56.0),
            TablePlan::Corners if nth == 0.0 => ((770.0, 606.0 + 55.0 * stack), 46.0),
            TablePlan::Corners => ((779.0 + 38.0 * nth, 609.0 + 55.0 * stack), 34.0),
        }
    }

    /// Where the heading of the consumer stacks stands, and how wide it may be.
    pub fn stacks(self) -> (BoardPoint, f32) {
        match self {
            TablePlan::Wide => ((1083.0, 62.0), 156.0),
            TablePlan::Corners => ((860.0, 572.0), 250.0),
        }
    }

    /// Where a space of the turn counter lies, by its place in its row and by the row, both from 0,
    /// and how large it is.
    pub fn cell(self, nth: usize, row: usize, longest: usize) -> (BoardPoint, f32) {
        let (nth, row, longest) = (nth as f32, row as f32, longest.max(8) as f32);
        match self {
            TablePlan::Wide => {
                let pitch = 376.0 / longest;
                ((-135.0 + 46.0 * row, 294.0 + pitch * nth), (pitch - 5.0).min(42.0))
            }
            TablePlan::Corners => {
                let pitch = 200.0 / longest;
                ((34.0 + pitch * nth, 611.0 + 30.0 * row), (pitch - 1.0).min(26.0))
            }
        }
    }

    /// Where it stands how many cubes a row of the turn counter gives, and how large it is.
    pub fn row_end(self, row: usize) -> (BoardPoint, f32) {
        match self {
            TablePlan::Wide => ((-135.0 + 46.0 * row as f32, 246.0), 44.0),
            TablePlan::Corners => ((243.0, 611.0 + 30.0 * row as f32), 28.0),
        }
    }

    /// Where the heading of the turn counter stands, and how wide it may be.
    pub fn counter(self) -> (BoardPoint, f32) {
        match self {
            TablePlan::Wide => ((-89.0, 186.0), 156.0),
            TablePlan::Corners => ((90.0, 580.0), 140.0),
        }
    }

    /// Where it stands how many spaces of the turn counter are filled.
    pub fn counted(self) -> BoardPoint {
        match self {
            TablePlan::Wide => (-89.0, 208.0),
            TablePlan::Corners => (205.0, 580.0),
        }
    }

    /// Where the tokens of a colour that nobody holds lie, and how large they are.
    pub fn stock(self, nth: usize) -> (BoardPoint, f32) {
        match self {
            TablePlan::Wide => ((-135.0 + 46.0 * nth as f32, 106.0), 38.0),
            TablePlan::Corners => ((612.0 + 62.0 * nth as f32, 38.0), 30.0),
        }
    }

    /// Where the heading of these tokens stands, and how wide it may be.
    pub fn stock_heading(self) -> Option<(BoardPoint, f32)> {
        (self == TablePlan::Wide).then_some(((-89.0, 62.0), 156.0))
    }
}
