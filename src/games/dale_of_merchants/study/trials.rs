//! What is needed to try Dale of Merchants out: how games that end in each way are come by, and
//! where a position set by hand can begin. No rule stands here.

use crate::games::dale_of_merchants::table::{
    layout::{self, Layout},
    nouns::{DaleSight, DaleView},
    verbs::{
        ASK_HELP, BUILD, BUY, FETCH, INVENTORY, KEEP, LAY, LAY_AS, LIFT, Q_HAND_SIZE, SHIFT,
        SWAP_SLOTS, WITHDRAW,
    },
};
use crate::{
    games::game_table::GameView,
    table::{
        dice::Dice,
        game::Ending,
        ids::{PieceId, Verb, Viewer},
        play::Play,
        sight::Sight,
        trials::Laying,
        view::TableView,
    },
};

/// The ways in which it ends.
pub(in crate::games::dale_of_merchants) const ENDINGS: &[Ending] = &[
    Ending {
        edition: "original",
        reason: "dom-end-stall",
        seats: 2,
        options: &[],
        edits: &[],
        most: 700,
        even: false,
    },
    Ending {
        edition: "original",
        reason: "dom-end-agreed",
        seats: 3,
        options: &[],
        edits: &[],
        most: 1200,
        even: true,
    },
    Ending {
        edition: "remastered",
        reason: "dom-end-stall",
        seats: 4,
        options: &[("teams", 1)],
        edits: &[],
        most: 2400,
        even: false,
    },
    Ending {
        edition: "remastered",
        reason: "dom-end-agreed",
        seats: 2,
        options: &[],
        edits: &[],
        most: 1200,
        even: true,
    },
];

/// What a verb does to a payment, a stack or what is to be discarded.
pub(in crate::games::dale_of_merchants) fn laying(verb: Verb) -> Laying {
    match verb {
        BUY | BUILD | INVENTORY | LAY | LAY_AS | FETCH => Laying::Adds,
        LIFT | WITHDRAW | KEEP | SWAP_SLOTS | SHIFT | ASK_HELP => Laying::Alters,
        _ => Laying::Settles,
    }
}

/// Whether nothing is laid out and no effect runs: such things have no place in a position.
pub(in crate::games::dale_of_merchants) fn between_steps(sight: &Sight) -> bool {
    let resting = [layout::DRAFT, layout::EFFECT_PROGRAM, layout::WINDOWS];
    resting.iter().all(|&dial| sight.dial(dial) == 0)
        && sight.decision.is_none_or(|d| d.question != Q_HAND_SIZE)
}

/// Stacks out of the supply and the decks, once they lie there, one or two cards of a set each: one
/// stall lacks the last stack or two, the others more.
pub(in crate::games::dale_of_merchants) fn near_the_end(
    play: &mut Play,
    dice: &mut Dice,
) -> Vec<String> {
    let sight = play.glance(Viewer::Everybody);
    let Some(table) = DaleSight::of(&sight) else { return Vec::new() };
    let mut pool = table.contents(Layout::SUPPLY).to_vec();
    if pool.is_empty() {
        return Vec::new();
    }
    // Cards of value 1 lie in nobody's supply.
    pool.extend(table.seats().flat_map(|seat| table.contents(table.layout().deck(seat))));
    let (stalls, goal) = (u32::from(table.layout().stalls()), table.goal() as u32);
    let first = dice.below(stalls);
    let mut lines = Vec::new();
    for stall in (0..stalls).map(|n| (first + n) % stalls) {
        let lacking = if stall == first { 1 + dice.below(2) } else { goal - dice.below(4) };
        for stack in 1..=goal - lacking {
            let Some(cards) = worth(&table, &mut pool, stack as u8, dice) else { break };
            lines.extend(
                cards.iter().map(|card| format!("place #{} stack:{stall}:{stack}", card.0)),
            );
        }
    }
    lines
}

/// Takes a card of this value out of the pool, or two of one set with this sum.
fn worth(
    table: &DaleSight,
    pool: &mut Vec<PieceId>,
    value: u8,
    dice: &mut Dice,
) -> Option<Vec<PieceId>> {
    let printed = |&card: &PieceId| (table.printed(card).set, table.printed(card).value);
    let pairs =
        pool.iter().enumerate().flat_map(|(n, a)| pool[n + 1..].iter().map(move |b| (a, b)));
    let mut found: Vec<Vec<PieceId>> =
        pool.iter().filter(|c| printed(c).1 == value).map(|&c| vec![c]).collect();
    if found.is_empty() {
        let fits = |(a, b): &(&PieceId, &PieceId)| {
            printed(a).0 == printed(b).0 && printed(a).1 + printed(b).1 == value
        };
        found = pairs.filter(fits).map(|(&a, &b)| vec![a, b]).collect();
    }
    let which = dice.below(found.len().max(1) as u32) as usize;
    let cards = found.into_iter().nth(which)?;
    pool.retain(|card| !cards.contains(card));
    Some(cards)
}
