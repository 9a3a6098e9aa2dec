//! What a position looks worth to a seat: a measure for bots, made from what that seat may see. It
//! decides no rule and promises nothing; it only has to grow with what wins: stacks, and good cards
//! in circulation.

use crate::bots::Count;
use crate::games::dale_of_merchants::{
    level::{CardKind, SetIx},
    table::nouns::{DaleSight, DaleView},
};
use crate::games::game_table::GameView;
use crate::table::{
    ids::{SeatId, ZoneId},
    sight::Sight,
    view::TableView,
};
use std::collections::BTreeMap;

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

/// What a seat's cards are good for, as far as the picture shows them: values of its animals, junk,
/// and how much of the next stack lies in one set, among all cards and in the hand.
pub fn counts(sight: &Sight, seat: SeatId) -> Vec<Count> {
    let Some(t) = DaleSight::of(sight) else { return Vec::new() };
    let l = t.layout();
    let shown = |zone: ZoneId| {
        let pieces = sight.zones.get(zone.ix()).map_or(&[][..], |zone| &zone.pieces);
        pieces.iter().filter_map(|piece| piece.id).map(|card| t.printed(card))
    };
    let hand: Vec<&CardKind> = shown(l.hand(seat)).collect();
    let all: Vec<&CardKind> =
        hand.iter().copied().chain(shown(l.pile(seat))).chain(shown(l.deck(seat))).collect();
    let next = t.stacks(seat) + 1;
    let of_next = |cards: &[&CardKind]| {
        let mut sets: BTreeMap<SetIx, i64> = BTreeMap::new();
        for card in cards {
            if let Some(set) = card.set {
                *sets.entry(set).or_default() += i64::from(card.value);
            }
        }
        100 * sets.values().copied().max().unwrap_or(0).min(next) / next
    };
    let value: i64 =
        all.iter().filter(|card| !card.is_junk()).map(|card| i64::from(card.value)).sum();
    let junk = all.iter().filter(|card| card.is_junk()).count() as i64;
    vec![
        Count { name: "value", number: value },
        Count { name: "junk", number: junk },
        Count { name: "next-stack", number: of_next(&all) },
        Count { name: "next-stack-in-hand", number: of_next(&hand) },
    ]
}

/// How far the game has come: by the stall that is nearest to its last stack (DOM-13.1).
pub fn progress(sight: &Sight) -> i64 {
    let Some(table) = DaleSight::of(sight) else { return 0 };
    let most = table.seats().map(|seat| table.stacks(seat)).max().unwrap_or(0);
    100 * most / table.goal().max(1)
}
