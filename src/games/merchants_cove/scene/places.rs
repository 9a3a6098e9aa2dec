//! Where things stand on the board, in board units. Plain arithmetic; it knows no position and no
//! rule.

use crate::games::merchants_cove::{
    level::{DockWord, Side},
    table::layout::HANDS,
};

/// A point of the board.
pub type BoardPoint = (f32, f32);

/// Width and height of the board.
pub const BOARD: BoardPoint = (1000.0, 540.0);
/// Middle of the clock.
const CLOCK: BoardPoint = (146.0, 150.0);
/// Side of the picture of its face.
pub const FACE: f32 = 300.0;
/// How far the hours of the day stand from its middle, and those after noon.
const HOURS: (f32, f32) = (97.0, 142.0);
/// Side of an hour, and of one after noon.
pub const HOUR: (f32, f32) = (37.0, 31.0);
/// Side of the place of a hand.
pub const HAND: f32 = 33.0;
/// Side of an indicator.
pub const LOAD: f32 = 28.0;
/// Side of an hourglass with its halo, and its least on the screen in points.
pub const GLASS: (f32, f32) = (42.0, 34.0);
/// How far from the middle of the clock hourglasses on the hours of the day stand: on the parchment
/// within, so that nothing hides the hour.
const GLASSES: f32 = 66.0;
/// Side of a mouse.
pub const MOUSE: f32 = 26.0;
/// The last hour of the day on the face.
const NOON: i64 = 12;

/// The point at an hour, so far from the middle of the clock.
fn around(hour: f32, far: f32) -> BoardPoint {
    let (sin, cos) = (hour * 30.0 - 90.0).to_radians().sin_cos();
    (CLOCK.0 + far * cos, CLOCK.1 + far * sin)
}

/// The middle of the clock.
pub const fn clock() -> BoardPoint {
    CLOCK
}
/// An hour of the clock, and how large it is.
pub fn hour(hour: i64) -> (BoardPoint, f32) {
    let late = hour > NOON;
    let far = if late { HOURS.1 } else { HOURS.0 };
    (around(hour as f32, far), if late { HOUR.1 } else { HOUR.0 })
}
/// Where the `nth` hourglass of a stack on an hour stands: within the hours of the day in one line
/// from the hour to the middle, so that none seems to be on another hour, the upper ones, which act
/// sooner, beside the hour; on the hours after noon as on any space.
pub fn beside_hour(n: i64, nth: usize, count: usize) -> BoardPoint {
    if n > NOON {
        return stacked(hour(n).0, nth, count);
    }
    let below = count.max(1) - 1;
    around(n as f32, GLASSES - apart(count) * below.saturating_sub(nth) as f32)
}
/// How far apart the hourglasses of a stack stand.
fn apart(count: usize) -> f32 {
    match count {
        0..=2 => 24.0,
        3 => 20.0,
        _ => 14.0,
    }
}
/// How wide the words may be that say which day it is.
pub const DAY_NAME: f32 = 70.0;
/// Where they stand: in the corner beside the clock, which is round. Within it any place may be
/// that of an hourglass.
pub const fn day() -> BoardPoint {
    (40.0, 18.0)
}
/// A hand of the clock, which stands in the order of hourglasses at so many half hours.
pub fn hand(half: i64) -> BoardPoint {
    around(half as f32 / 2.0, 48.0)
}
/// The indicator behind an hour.
pub fn load(after: i64) -> BoardPoint {
    around(after as f32 + 0.5, 126.0)
}
/// The market marker at an hour: outside of it, also after noon.
pub fn market(hour: i64) -> BoardPoint {
    around(hour as f32 + 0.18, if hour > NOON { 168.0 } else { 130.0 })
}
/// Where the `nth` hourglass of a stack stands on a space: side by side, the upper ones to the
/// right and a little higher, so that each one is seen.
pub fn stacked((x, y): BoardPoint, nth: usize, count: usize) -> BoardPoint {
    let right = apart(count) * (nth as f32 - (count.max(1) - 1) as f32 / 2.0);
    (x + right, y - 3.0 - 4.0 * nth as f32)
}

/// Width of a boat and of a berth.
pub const BOAT: f32 = 98.0;
/// Side of an adventurer aboard and on a dock.
pub const WHO: f32 = 27.0;

/// A boat at sea.
pub fn at_sea(boat: u16, a_side: u16) -> BoardPoint {
    let (left, nth) = (boat < a_side, boat % a_side.max(1));
    let x = if left { 346.0 } else { 948.0 };
    (x, 84.0 + 66.0 * f32::from(nth))
}
/// The `nth` berth of a side.
pub fn berth(side: Side, nth: usize) -> BoardPoint {
    let x = if side == Side::Left { 441.0 } else { 858.0 };
    (x, 102.0 + 88.0 * nth as f32)
}
/// How wide the name of a dock is at a berth: boats at sea lie beside it.
pub const BERTH_NAME: f32 = 90.0;
/// Where it stands to which dock a berth leads: at its foot, clear of a boat's number.
pub fn berth_name((x, y): BoardPoint) -> BoardPoint {
    (x, y + 33.0)
}
/// The `nth` adventurer aboard, beside the middle of the boat.
pub fn aboard((x, y): BoardPoint, nth: usize) -> BoardPoint {
    (x - 29.0 + 19.5 * nth as f32, y - 12.0)
}
/// Where the number of a boat stands.
pub fn boat_number((x, y): BoardPoint) -> BoardPoint {
    (x, y + 11.0)
}

/// A dock.
pub fn dock(dock: DockWord) -> BoardPoint {
    (543.0 + 107.0 * f32::from(dock as u8), 223.0)
}
/// Width and height of a dock.
pub const DOCK: BoardPoint = (105.0, 122.0);
/// Where the name of a dock stands.
pub fn dock_name(word: DockWord) -> BoardPoint {
    let (x, _) = dock(word);
    (x, 171.0)
}
/// The `nth` of `count` adventurers on a dock.
pub fn landed(word: DockWord, nth: usize, count: usize) -> (BoardPoint, f32) {
    let (x, _) = dock(word);
    let (across, size) = if count > 16 { (6, 17.0) } else { (4, WHO) };
    let step = 96.0 / across as f32;
    let (row, column) = ((nth / across) as f32, (nth % across) as f32);
    let down = if count > 16 { 17.0 } else { 25.5 };
    ((x - 48.0 + step * (column + 0.5), 197.0 + down * row), size)
}

/// The hall of a clan, or the lair behind them, by number.
pub fn hall(n: u16) -> BoardPoint {
    (538.0 + 56.0 * f32::from(n), 76.0)
}
/// Side of a hall.
pub const HALL: f32 = 50.0;
/// Where it stands how many live there.
pub fn hall_count(n: u16) -> BoardPoint {
    let (x, y) = hall(n);
    (x, y + 36.0)
}
/// Who was drawn and waits.
pub const DRAWN: BoardPoint = (622.0, 141.0);
/// The bag, and what is drawn from.
pub const PILES: [BoardPoint; 3] = [(330.0, 268.0), (384.0, 268.0), (438.0, 268.0)];
/// Side of a pile.
pub const PILE: f32 = 36.0;

/// Width and height of a card of the townsfolk.
pub const CARD: BoardPoint = (196.0, 116.0);
/// Side of the picture of whoever is on it.
pub const PORTRAIT: f32 = 44.0;
/// A card of the row.
pub fn card(place: u16) -> BoardPoint {
    (108.0 + 200.0 * f32::from(place), 358.0)
}

/// Width and height of an action space.
pub const TILE: BoardPoint = (124.0, 104.0);
/// An action space, by its place in the strip.
pub fn tile(nth: usize) -> BoardPoint {
    (72.0 + 128.0 * nth as f32, 474.0)
}
/// Width and height of a place of the team.
pub const PLACE: BoardPoint = (50.0, 104.0);
/// A place of the team of whoever acts.
pub fn team(place: u16) -> BoardPoint {
    (808.0 + 54.0 * f32::from(place), 474.0)
}
/// Width and height of what a merchant has.
pub const PLATE: BoardPoint = (184.0, 27.0);
/// What the `nth` merchant has.
pub fn plate(nth: usize) -> BoardPoint {
    (904.0, 315.0 + 27.6 * nth as f32)
}

const _: () = assert!(HANDS == 2);
