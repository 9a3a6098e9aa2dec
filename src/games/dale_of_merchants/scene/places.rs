//! Where everything lies on the table of Dale of Merchants, in board units. Plain arithmetic: it
//! knows no position and no rule.
//!
//! From the back to the front: the other players, the market, the own stall with deck and pile, the
//! own hand.

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
pub const BOARD: Point = (440.0, 205.0);
/// Height of a card of the market.
pub const MARKET: f32 = 100.0 * 88.0 / 63.0 * BOARD_UNIT;
/// Height of a card in the own hand.
pub const HAND: f32 = 160.0;
/// Height of a card of the own stall, deck, pile, schedule.
pub const OWN: f32 = 70.0;
/// Height of a card of other players.
pub const OTHERS: f32 = 50.0;
/// Height of the number that lies on a deck or a hand of another player.
pub const COUNT: f32 = 9.0;
/// Middle of the market row.
pub const MARKET_ROW: f32 = BOARD.1 + (44.0 + 70.0 - 109.0) * BOARD_UNIT;
/// Top of the own row.
pub const OWN_TOP: f32 = 306.0;
/// Top of the hand.
pub const HAND_TOP: f32 = 400.0;
/// How much of a card is seen beneath the next one of its stack, as a share of its height:
/// downwards, and to the left where there is room beside the stack.
const STEP: (f32, f32) = (0.16, 0.2);
/// Width of a card, as a share of its height.
const CARD: f32 = 63.0 / 88.0;

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
pub const RESERVE: Point = (738.0, MARKET_ROW - 8.0);
/// The middle of the card whose effect runs.
pub const EFFECT: Point = (832.0, MARKET_ROW - 4.0);
/// Where cards that an effect holds lie: the first one.
pub const BUFFER: Point = (926.0, MARKET_ROW - 4.0);

/// The area of the `nth` of `count` other players. Of two teams only the opponents' first area
/// shows a stall, and is the wider for it.
#[must_use]
pub fn other(nth: usize, count: usize, teams: bool) -> Area {
    let (gap, parts) = (10.0, count.max(1) as f32);
    let room = TABLE.0 - gap * (parts - 1.0);
    let share = |n: usize| match (teams, n) {
        (true, 0) => 0.52,
        (true, _) => 0.24,
        (false, _) => 1.0 / parts,
    };
    let left: f32 = (0..nth).map(|n| room * share(n) + gap).sum();
    Area { x: left, y: 0.0, w: room * share(nth), h: 108.0 }
}

/// The area of the own stall and what lies beside it.
pub const OWN_AREA: Area = Area { x: 0.0, y: OWN_TOP - 6.0, w: TABLE.0, h: 96.0 };

/// What lies where beside a stall: deck, pile, first scheduled card, first stack, and how wide a
/// column of the stall is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// Middle of the deck, and its height.
    pub deck: (Point, f32),
    /// Middle of the discard pile.
    pub pile: Point,
    /// Middle of the first scheduled card, and the step to the next.
    pub schedule: (Point, f32),
    /// Middle of the lowest card of the first stack, and the step to the next stack.
    pub stall: (Point, f32),
    /// Height of pile and scheduled cards.
    pub card: f32,
    /// Height of cards in stacks.
    pub stack: f32,
}

impl Stand {
    /// The middle of the `nth` of `count` cards in a stack whose first card lies at `first`: each
    /// one lower than the one before, and farther to the right where the next stack leaves
    /// room.
    #[must_use]
    pub fn in_stack(self, first: Point, nth: usize, count: usize) -> Point {
        let steps = count.saturating_sub(1).max(1) as f32;
        let room = (self.stall.1 - self.stack * CARD - 4.0).max(0.0);
        let right = (self.stack * STEP.1).min(room / steps);
        let down = (self.stack * STEP.0).min(self.stack * 0.2 / steps);
        (first.0 + right * nth as f32, first.1 + down * nth as f32)
    }
}

/// How the own things stand, with `goal` columns of stacks.
#[must_use]
pub fn own(goal: i64) -> Stand {
    // Above the cards is room for a line of words.
    let y = OWN_TOP + 11.0 + OWN / 2.0;
    let step = (690.0 / goal.max(1) as f32).min(82.0);
    let stall = ((316.0, OWN_TOP + 10.0 + OWN / 2.0), step);
    Stand {
        deck: ((42.0, y), OWN),
        pile: (114.0, y),
        schedule: ((186.0, y), 34.0),
        stall,
        card: OWN,
        stack: OWN,
    }
}

/// How the things of another player stand in an area, who has so many scheduled cards. Where it is
/// narrow, the deck lies beside the name, and cards in stacks are as small as keeps them apart.
#[must_use]
pub fn theirs(area: Area, goal: i64, scheduled: usize) -> Stand {
    let (wide, alone) = (area.w > 400.0, area.w > 600.0);
    let card = if wide { OTHERS * 1.1 } else { OTHERS };
    let unit = card * 0.8;
    let y = area.y + 38.0 + card / 2.0;
    let x = area.x + 10.0 + unit / 2.0;
    let deck = if alone {
        ((x, y), card)
    } else {
        ((hand_end(area) - if wide { 128.0 } else { 12.0 }, area.y + 16.0), 27.0)
    };
    let pile = if alone { x + unit } else { x };
    let waiting = if alone || scheduled > 0 { unit * 1.25 } else { 0.0 };
    let first = pile + unit + waiting + 6.0;
    let step =
        ((area.x + area.w - 4.0 - unit / 2.0 - first) / (goal.max(2) - 1) as f32).min(unit * 1.7);
    let stack = card.min(step / CARD * 0.94);
    // Smaller cards hang from the same line.
    let stall = ((first, area.y + 38.0 + stack / 2.0), step);
    Stand { deck, pile: (pile, y), schedule: ((pile + unit, y), unit * 0.4), stall, card, stack }
}

/// How wide the fan of another player's hand may be.
#[must_use]
pub fn fan(area: Area) -> f32 {
    if area.w > 300.0 { 84.0 } else { 56.0 }
}

/// Where the fan of another player's hand begins at the left, at most.
fn hand_end(area: Area) -> f32 {
    area.x + area.w - 14.0 - fan(area) - 2.0
}

/// The middle of the `nth` of `count` cards of the hand, in the part of the front that is `width`
/// wide from `left` on.
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
        for (count, teams) in [(1, false), (2, false), (3, false), (3, true)] {
            let mut end = 0.0;
            for nth in 0..count {
                let area = other(nth, count, teams);
                assert!(area.x >= end - 0.5, "{count} {nth}: areas overlap");
                end = area.x + area.w;
                let goal = if teams { 10 } else { 8 };
                if teams && nth > 0 {
                    continue;
                }
                for scheduled in [0, 2] {
                    let stand = theirs(area, goal, scheduled);
                    let last = stand.stall.0.0 + stand.stall.1 * (goal - 1) as f32;
                    assert!(
                        last + stand.stack * CARD / 2.0 <= end + 0.5,
                        "{count} {nth} {goal}: {last}"
                    );
                    assert!(
                        stand.stall.1 >= stand.stack * CARD,
                        "{count} {goal}: stacks lie on each other"
                    );
                    assert!(stand.stack >= 30.0, "{count} {goal}: nothing can be told apart");
                    let lowest = stand.in_stack(stand.stall.0, 4, 5);
                    assert!(
                        lowest.1 + stand.stack / 2.0 <= area.y + area.h + 2.0,
                        "{count}: a stack lies on the market"
                    );
                }
            }
            assert!(end <= TABLE.0 + 0.5);
        }
        for goal in [8, 10] {
            let stand = own(goal);
            assert!(stand.stall.0.0 + stand.stall.1 * (goal - 1) as f32 + 32.0 <= TABLE.0);
            assert!(
                stand.in_stack(stand.stall.0, 4, 5).1 + OWN / 2.0 <= HAND_TOP + 2.0,
                "a stack lies under the hand"
            );
        }
        for count in 1..=20 {
            assert!(in_hand(count - 1, count, 0.0, 990.0).0 + HAND * 0.36 <= TABLE.0);
        }
    }
}
