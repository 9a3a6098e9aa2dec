//! Where everything lies on the table of Dale of Merchants, in board units. Plain arithmetic: it knows no position and no rule.
//!
//! From the back to the front: the other players, the market, the own stall with deck and pile, the own hand.

use crate::games::dale_of_merchants::layout::SLOTS;

/// A point in board units.
pub type Point = (f32, f32);

/// Width and height of the table.
pub const TABLE: (f32, f32) = (1000.0, 562.0);
/// Width of the market board; cards on it are 100 of its own 574 units wide.
pub const BOARD_WIDTH: f32 = 500.0;
/// Board units for one of the market board's own.
const BOARD_UNIT: f32 = BOARD_WIDTH / 574.0;
/// Middle of the market board.
pub const BOARD: Point = (440.0, 207.0);
/// Height of a card of the market.
pub const MARKET: f32 = 100.0 * 88.0 / 63.0 * BOARD_UNIT;
/// Height of a card in the own hand.
pub const HAND: f32 = 160.0;
/// Height of a card of the own stall, deck, pile, schedule.
pub const OWN: f32 = 76.0;
/// Height of a card of other players.
pub const OTHERS: f32 = 50.0;
/// Middle of the market row.
pub const MARKET_ROW: f32 = BOARD.1 + (44.0 + 70.0 - 109.0) * BOARD_UNIT;
/// Top of the own row.
pub const OWN_TOP: f32 = 306.0;
/// Top of the hand.
pub const HAND_TOP: f32 = 400.0;
/// How much of a card is seen beneath the next one of its stack, as a share of its height.
const STEP: f32 = 0.2;

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Area {
    /// Its middle.
    #[must_use]
    pub fn middle(self) -> Point {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// The middle of a market slot, counted from the right.
#[must_use]
pub fn slot(nth: u16) -> Point {
    let left = BOARD.0 - BOARD_WIDTH / 2.0 + (19.0 + 50.0) * BOARD_UNIT;
    (left + 109.0 * BOARD_UNIT * f32::from(SLOTS - 1 - nth.min(SLOTS - 1)), MARKET_ROW)
}
/// The middle of the supply.
pub const SUPPLY: Point = (52.0, MARKET_ROW - 8.0);
/// The middle of the bin.
pub const BIN: Point = (136.0, MARKET_ROW - 8.0);
/// The middle of the junk reserve.
pub const RESERVE: Point = (748.0, MARKET_ROW - 8.0);
/// The middle of the card whose effect runs.
pub const EFFECT: Point = (858.0, MARKET_ROW - 4.0);
/// Where cards that an effect holds lie: the first one.
pub const BUFFER: Point = (960.0, MARKET_ROW - 4.0);

/// The area of the `nth` of `count` other players.
#[must_use]
pub fn other(nth: usize, count: usize) -> Area {
    let (gap, count) = (10.0, count.max(1) as f32);
    let w = (TABLE.0 - gap * (count - 1.0)) / count;
    Area { x: (w + gap) * nth as f32, y: 0.0, w, h: 108.0 }
}

/// The area of the own stall and what lies beside it.
pub const OWN_AREA: Area = Area { x: 0.0, y: OWN_TOP - 6.0, w: TABLE.0, h: 96.0 };

/// What lies where beside a stall: deck, pile, first scheduled card, first stack, and how wide a column of the stall is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// Middle of the deck.
    pub deck: Point,
    /// Middle of the discard pile.
    pub pile: Point,
    /// Middle of the first scheduled card, and the step to the next.
    pub schedule: (Point, f32),
    /// Middle of the lowest card of the first stack, and the step to the next stack.
    pub stall: (Point, f32),
    /// Height of cards.
    pub card: f32,
}

/// How the own things stand, with `goal` columns of stacks.
#[must_use]
pub fn own(goal: i64) -> Stand {
    let y = OWN_TOP + 8.0 + OWN / 2.0;
    let step = (690.0 / goal.max(1) as f32).min(82.0);
    Stand { deck: (42.0, y), pile: (114.0, y), schedule: ((186.0, y), 34.0), stall: ((316.0, y), step), card: OWN }
}

/// How the things of another player stand in an area.
#[must_use]
pub fn theirs(area: Area, goal: i64) -> Stand {
    let y = area.y + 66.0;
    let wide = area.w > 400.0;
    let card = if wide { OTHERS * 1.25 } else { OTHERS };
    let unit = card * 0.8;
    let x = area.x + 10.0 + unit / 2.0;
    let first = x + unit * 2.0 + unit * 1.25 + 6.0;
    let step = ((area.x + area.w - 4.0 - unit / 2.0 - first) / (goal.max(2) - 1) as f32).min(unit * 1.7);
    Stand { deck: (x, y), pile: (x + unit, y), schedule: ((x + unit * 2.0, y), unit * 0.4), stall: ((first, y), step), card }
}

/// The middle of the `nth` of `count` cards in a stack whose first card lies at `first`: each one lower than the one before.
#[must_use]
pub fn in_stack(first: Point, card: f32, nth: usize, count: usize) -> Point {
    let step = (card * STEP).min(card * 0.62 / count.max(1) as f32);
    (first.0, first.1 + step * nth as f32)
}

/// The middle of the `nth` of `count` cards of the hand, in the part of the front that is `width` wide from `left` on.
#[must_use]
pub fn in_hand(nth: usize, count: usize, left: f32, width: f32) -> Point {
    let card = HAND * 0.74;
    let step = if count < 2 { 0.0 } else { ((width - card) / (count - 1) as f32).min(card) };
    let whole = card + step * count.saturating_sub(1) as f32;
    (left + (width - whole).max(0.0) / 2.0 + card / 2.0 + step * nth as f32, HAND_TOP + HAND / 2.0)
}

/// Where what is laid out lies: the right part of the front.
pub const LAID: Area = Area { x: 596.0, y: HAND_TOP - 4.0, w: 404.0, h: HAND + 6.0 };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_lies_outside_the_table() {
        for count in 1..=3 {
            for nth in 0..count {
                for goal in [8, 10] {
                    let area = other(nth, count);
                    let stand = theirs(area, goal);
                    let last = stand.stall.0.0 + stand.stall.1 * (goal - 1) as f32;
                    assert!(last + stand.card * 0.36 <= area.x + area.w + 0.5, "{count} {nth} {goal}: {last}");
                    assert!(stand.stall.1 >= stand.card * 0.3, "{count} {goal}: stacks would hide each other");
                }
            }
        }
        for goal in [8, 10] {
            let stand = own(goal);
            assert!(stand.stall.0.0 + stand.stall.1 * (goal - 1) as f32 + 32.0 <= TABLE.0);
        }
        for count in 1..=20 {
            assert!(in_hand(count - 1, count, 0.0, 990.0).0 + HAND * 0.36 <= TABLE.0);
        }
    }
}
