//! Where everything lies on the table of Dale of Merchants, in board units. Plain arithmetic: it
//! knows no position and no rule.
//!
//! From the back to the front: the other players, the market, the own stall with deck and pile, the
//! own hand.

use crate::games::dale_of_merchants::table::layout::SLOTS;

/// A point in board units.
pub type Point = (f32, f32);

/// Cards in a market row lie so many of the board's own 574 units apart, and are 100 wide.
const APART: f32 = 109.0;
/// Board units for one of the market board's own.
const BOARD_UNIT: f32 = 1.08;
/// Width of the market board.
pub const BOARD_WIDTH: f32 = 574.0 * BOARD_UNIT;
/// How much wider than high the market board is.
pub const BOARD_BREADTH: f32 = 574.0 / 196.0;
/// Height of a card of the market.
pub const MARKET: f32 = 100.0 * 88.0 / 63.0 * BOARD_UNIT;
/// Height of a card of supply, bin and reserve, and of those that an effect holds.
pub const SIDE: f32 = MARKET * 0.68;
/// Height of a card in the own hand.
pub const HAND: f32 = 156.0;
/// Height of a card of the own stall, deck, pile, schedule.
pub const OWN: f32 = 58.0;
/// Height of a card of other players.
pub const OTHERS: f32 = 42.0;
/// Height of the number that lies on a deck or a hand of another player.
pub const COUNT: f32 = 11.0;
/// How much of a card is seen beneath the next one of its stack, as a share of its height:
/// downwards, and to the left where there is room beside the stack.
const STEP: (f32, f32) = (0.16, 0.2);
/// Width of a card, as a share of its height.
const CARD: f32 = 63.0 / 88.0;

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TableArea {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl TableArea {
    /// Its middle.
    #[must_use]
    pub fn middle(self) -> Point {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// Where everything lies: on the usual table, or on one for a low room, such as very large text
/// leaves. There the other players show their names, hands and decks alone, so that the cards that
/// are played with stay as large as they were.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TablePlan {
    /// Width and height of the table.
    pub table: Point,
    /// Height of the areas of the other players.
    others: f32,
    /// Middle of the market board.
    pub board: Point,
    /// The middle of the supply.
    pub supply: Point,
    /// The middle of the bin.
    pub bin: Point,
    /// The middle of the junk reserve.
    pub reserve: Point,
    /// Where cards that an effect holds lie: the first one.
    pub buffer: Point,
    /// Top of the own row.
    own_top: f32,
    /// Top of the hand.
    pub hand_top: f32,
    /// Left edge of what is laid out.
    laid: f32,
}

/// The usual table.
pub const WHOLE: TablePlan = TablePlan {
    table: (1000.0, 540.0),
    others: 84.0,
    board: (500.0, 190.0),
    supply: (46.0, 184.0),
    bin: (134.0, 184.0),
    reserve: (862.0, 184.0),
    buffer: (940.0, 184.0),
    own_top: 300.0,
    hand_top: 384.0,
    laid: 590.0,
};

/// The table for a low room.
pub const LOW: TablePlan = TablePlan {
    table: (900.0, 486.0),
    others: 30.0,
    board: (480.0, 136.0),
    supply: (40.0, 130.0),
    bin: (122.0, 130.0),
    reserve: (838.0, 82.0),
    buffer: (820.0, 188.0),
    own_top: 246.0,
    hand_top: 330.0,
    laid: 500.0,
};

impl TablePlan {
    /// The table for a room so many points wide and high; the usual one where nobody says.
    #[must_use]
    pub fn within(room: Option<Point>) -> TablePlan {
        /// Below so many points for a board unit the usual table is left.
        const LEAST: f32 = 0.84;
        let tight = |(wide, high): Point| {
            wide > 0.0 && (wide / WHOLE.table.0).min(high / WHOLE.table.1) < LEAST
        };
        if room.is_some_and(tight) { LOW } else { WHOLE }
    }

    /// Whether the others have no room for their stalls.
    #[must_use]
    pub fn is_low(self) -> bool {
        self.others < OTHERS
    }

    /// The middle of a market slot, counted from the right.
    #[must_use]
    pub fn slot(self, nth: u16) -> Point {
        let left = self.board.0 - BOARD_WIDTH / 2.0 + (19.0 + 50.0) * BOARD_UNIT;
        let along = APART * BOARD_UNIT * f32::from(SLOTS - 1 - nth.min(SLOTS - 1));
        (left + along, self.board.1 + (100.0 - 98.0) * BOARD_UNIT)
    }

    /// The area of the `nth` of `count` other players. Of two teams only the opponents' first area
    /// shows a stall, and is the wider for it.
    #[must_use]
    pub fn other(self, nth: usize, count: usize, teams: bool) -> TableArea {
        let (gap, parts) = (10.0, count.max(1) as f32);
        let room = self.table.0 - gap * (parts - 1.0);
        let share = |n: usize| match (teams, n) {
            (true, 0) => 0.52,
            (true, _) => 0.24,
            (false, _) => 1.0 / parts,
        };
        let left: f32 = (0..nth).map(|n| room * share(n) + gap).sum();
        TableArea { x: left, y: 0.0, w: room * share(nth), h: self.others }
    }

    /// The area of the own stall and what lies beside it.
    #[must_use]
    pub fn own_area(self) -> TableArea {
        TableArea { x: 0.0, y: self.own_top - 2.0, w: self.table.0, h: 84.0 }
    }

    /// How the own things stand, with `goal` columns of stacks.
    #[must_use]
    pub fn own(self, goal: i64) -> Stand {
        // Above the cards is room for a line of words.
        let y = self.own_top + 15.0 + OWN / 2.0;
        let first = 316.0;
        let step = ((self.table.0 + 6.0 - first) / goal.max(1) as f32).min(82.0);
        Stand {
            deck: ((42.0, y), OWN),
            pile: (118.0, y),
            schedule: ((190.0, y), 34.0),
            stall: ((first, y), step),
            card: OWN,
            stack: OWN,
        }
    }

    /// The middle of the `nth` of `count` cards of the hand, in the part of the front that is
    /// `width` wide from `left` on.
    #[must_use]
    pub fn in_hand(self, nth: usize, count: usize, left: f32, width: f32) -> Point {
        let card = HAND * 0.74;
        let step = if count < 2 { 0.0 } else { ((width - card) / (count - 1) as f32).min(card) };
        let whole = card + step * count.saturating_sub(1) as f32;
        let x = left + (width - whole).max(0.0) / 2.0 + card / 2.0 + step * nth as f32;
        (x, self.hand_top + HAND / 2.0)
    }

    /// Where what is laid out lies: the right part of the front.
    #[must_use]
    pub fn laid(self) -> TableArea {
        TableArea {
            x: self.laid,
            y: self.hand_top - 2.0,
            w: self.table.0 - self.laid,
            h: HAND + 2.0,
        }
    }
}

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

/// Where the line with the name of another player stands, and where the cards begin, below the top
/// of the area.
pub const NAME_AT: f32 = 14.0;
const CARDS_FROM: f32 = 29.0;

/// How the things of another player stand in an area, who has so many scheduled cards. Where it is
/// narrow, the deck lies beside the name, and cards in stacks are as small as keeps them apart.
#[must_use]
pub fn theirs(area: TableArea, goal: i64, scheduled: usize) -> Stand {
    if area.h < OTHERS {
        return beside_the_name(area);
    }
    let (wide, alone) = (area.w > 400.0, area.w > 600.0);
    let card = if wide { OTHERS * 1.1 } else { OTHERS };
    let unit = card * 0.8;
    let y = area.y + CARDS_FROM + card / 2.0;
    let x = area.x + 10.0 + unit / 2.0;
    let deck = if alone {
        ((x, y), card)
    } else {
        ((hand_end(area) - if wide { 128.0 } else { 12.0 }, area.y + NAME_AT), 26.0)
    };
    let pile = if alone { x + unit } else { x };
    let waiting = if alone || scheduled > 0 { unit * 1.25 } else { 0.0 };
    let first = pile + unit + waiting + 6.0;
    let step =
        ((area.x + area.w - 4.0 - unit / 2.0 - first) / (goal.max(2) - 1) as f32).min(unit * 1.7);
    let stack = card.min(step / CARD * 0.94);
    // Smaller cards hang from the same line.
    let stall = ((first, area.y + CARDS_FROM + stack / 2.0), step);
    Stand { deck, pile: (pile, y), schedule: ((pile + unit, y), unit * 0.4), stall, card, stack }
}

/// How deck, pile and scheduled cards of another player stand where there is room for the line with
/// the name alone.
fn beside_the_name(area: TableArea) -> Stand {
    let (y, card) = (area.y + NAME_AT, 26.0);
    let deck = hand_end(area) - 14.0;
    let pile = deck - 26.0;
    Stand {
        deck: ((deck, y), card),
        pile: (pile, y),
        schedule: ((pile - 50.0, y), 13.0),
        stall: ((pile, y), 0.0),
        card,
        stack: card,
    }
}

/// How wide the fan of another player's hand may be.
#[must_use]
pub fn fan(area: TableArea) -> f32 {
    if area.w > 300.0 { 84.0 } else { 56.0 }
}

/// Where the fan of another player's hand begins at the left, at most.
fn hand_end(area: TableArea) -> f32 {
    area.x + area.w - 14.0 - fan(area) - 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The areas of other players, and how what lies in them stands.
    fn others(plan: TablePlan) -> impl Iterator<Item = (TableArea, i64, Stand)> {
        let tables = [(1, false), (2, false), (3, false), (3, true)];
        let areas = tables.into_iter().flat_map(move |(count, teams)| {
            let shown = if teams { 1 } else { count };
            (0..shown).map(move |nth| (plan.other(nth, count, teams), if teams { 10 } else { 8 }))
        });
        areas.flat_map(|(area, goal)| {
            [0, 2].map(|scheduled| (area, goal, theirs(area, goal, scheduled)))
        })
    }

    #[test]
    fn areas_of_other_players_lie_beside_each_other() {
        for plan in [WHOLE, LOW] {
            for (count, teams) in [(1, false), (2, false), (3, false), (3, true)] {
                let mut end = 0.0;
                for nth in 0..count {
                    let area = plan.other(nth, count, teams);
                    assert!(area.x >= end - 0.5, "{count} {nth}: areas overlap");
                    end = area.x + area.w;
                }
                assert!(end <= plan.table.0 + 0.5);
            }
        }
    }

    #[test]
    fn nothing_of_another_player_lies_outside_its_area() {
        for (area, goal, stand) in others(WHOLE) {
            let last = stand.stall.0.0 + stand.stall.1 * (goal - 1) as f32;
            assert!(last + stand.stack * CARD / 2.0 <= area.x + area.w + 0.5, "{goal}: {last}");
            assert!(stand.stall.1 >= stand.stack * CARD, "{goal}: stacks lie on each other");
            assert!(stand.stack >= 28.0, "{goal}: nothing can be told apart");
            let lowest = stand.in_stack(stand.stall.0, 4, 5);
            assert!(
                lowest.1 + stand.stack / 2.0 <= area.y + area.h + 2.0,
                "a stack lies on the market"
            );
        }
    }

    #[test]
    fn nothing_of_the_own_lies_outside_the_table() {
        for plan in [WHOLE, LOW] {
            for goal in [8, 10] {
                let stand = plan.own(goal);
                let last = stand.stall.0.0 + stand.stall.1 * (goal - 1) as f32;
                assert!(last + OWN * CARD / 2.0 <= plan.table.0, "{goal}: {last}");
                assert!(
                    stand.in_stack(stand.stall.0, 4, 5).1 + OWN / 2.0 <= plan.hand_top + 2.0,
                    "a stack lies under the hand"
                );
            }
            for count in 1..=20 {
                let last = plan.in_hand(count - 1, count, 0.0, plan.table.0 - 10.0);
                assert!(last.0 + HAND * 0.36 <= plan.table.0);
                assert!(last.1 + HAND / 2.0 <= plan.table.1 + 0.5);
            }
            let market = plan.slot(SLOTS - 1).0 - MARKET * CARD / 2.0;
            assert!(plan.bin.0 + SIDE * CARD / 2.0 < market, "the bin lies on the market");
        }
    }

    /// What is played with is never drawn smaller because text is larger: at 1280×720 the board
    /// has about 924×488 points, and 823×430 where text is twice as large.
    #[test]
    fn cards_do_not_shrink_where_text_is_large() {
        let scale = |room: Point| {
            let plan = TablePlan::within(Some(room));
            (room.0 / plan.table.0).min(room.1 / plan.table.1)
        };
        let (usual, large) = (scale((924.0, 488.0)), scale((823.0, 445.0)));
        assert!(large >= usual, "{large} < {usual}");
        assert!(
            !TablePlan::within(None).is_low() && !TablePlan::within(Some((924.0, 488.0))).is_low()
        );
    }
}
