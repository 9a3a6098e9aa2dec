//! What a position looks worth to a seat: a measure for bots, made from what that seat may see. It
//! decides no rule and promises nothing; it only has to grow with what wins: stacks, and good cards
//! in circulation.

use crate::games::dale_of_merchants::table::nouns::{DaleSight, DaleView};
use crate::games::game_table::GameView;
use crate::table::{ids::SeatId, sight::Sight, view::TableView};

/// What a win counts beside anything else.
const WIN: i64 = 100_000;
/// What a stack counts.
const STACK: i64 = 1000;

/// The number for a seat: its stacks and hand, less a part of the best other stall.
pub fn estimate(sight: &Sight, seat: SeatId) -> i64 {
    let Some(table) = DaleSight::of(sight).filter(|t| t.seats().any(|s| s == seat)) else {
        return 0;
    };
    if let Some(outcome) = &sight.outcome {
        return if outcome.winners.contains(&seat) { WIN } else { -WIN };
    }
    let best = table.others(seat).map(|s| table.stacks(s)).max().unwrap_or(0);
    let l = table.layout();
    let cards: usize =
        [l.hand(seat), l.pile(seat), l.deck(seat)].iter().map(|&zone| table.count(zone)).sum();
    table.stacks(seat) * STACK - best * STACK / 2 + cards as i64
}
