//! What is needed to try Duck Dealer out: how games that end in each way are come by, how games are
//! made short, how often a player who thinks nothing takes an offer. No rule stands here.

use crate::games::duck_dealer::table::verbs::*;
use crate::table::{action::Action, dice::Dice, game::Ending, play::Play, sight::Sight};

/// The ways in which it ends.
pub(in crate::games::duck_dealer) const ENDINGS: &[Ending] = &[
    Ending {
        edition: "standard",
        reason: "dd-end-last",
        seats: 2,
        options: &[],
        edits: &[],
        most: 2000,
        even: false,
    },
    Ending {
        edition: "standard",
        reason: "dd-end-shared",
        seats: 3,
        options: &[],
        edits: &[],
        most: 2000,
        even: false,
    },
];

/// Cubes on the turn counter, so that few action turns are left.
pub(in crate::games::duck_dealer) fn near_the_end(play: &Play, dice: &mut Dice) -> Vec<String> {
    let c = play.catalogue();
    let seats = c.seat_count() as u32;
    let counted = 16 + dice.below(8);
    let hands: Vec<Vec<usize>> = (0..seats)
        .map(|seat| {
            let kind = c.kind_by_key(&format!("cube_{seat}"));
            (0..c.pieces.len()).filter(|&n| Some(c.pieces[n]) == kind).collect()
        })
        .collect();
    let cube = |n: u32| hands[(n % seats) as usize].get((n / seats) as usize);
    (0..counted).filter_map(|n| Some(format!("place #{} counter", cube(n)?))).collect()
}

/// Whether no tile is being chosen: the action that waits for it has no place in a position.
pub(in crate::games::duck_dealer) fn between_steps(sight: &Sight) -> bool {
    sight.decision.is_none_or(|d| d.question != Q_EXPLORE)
}

/// The weight of an offer among others, at least 1: often enough what brings the game on, seldom
/// what only goes back and forth. It knows no position and leaves nothing out.
pub(in crate::games::duck_dealer) fn random_weight(action: &Action) -> u32 {
    match action.verb {
        SELL | BUILD_CONSUMER | BUILD_FACTORY => 3000,
        PRODUCE | BUILD_YARD => 800,
        PROPOSE => 200,
        COLLECT | MOVE | JUMP => 60,
        ACT => 40,
        MINE => 120,
        BUY => 40,
        END_TURN => 15,
        STOP => 10,
        CLAIM => 6,
        EXCHANGE | GIVE | WANT => 3,
        ROUTE_CUBE | PAY_CUBE | PASSAGE | DROP => 1,
        _ => 20,
    }
}
