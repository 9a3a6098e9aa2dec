//! How often a player who thinks nothing takes an offer of Dale of Merchants: often enough what
//! brings the game on, seldom what only goes back and forth. It knows no position, decides no rule,
//! and leaves nothing out: every offer has a weight above 0.

use crate::games::dale_of_merchants::table::verbs::{
    AGREE, ASK_HELP, BUILD, BUY, CLOSE, DECLINE, DISCARD, DONE, END_ACTIONS, INVENTORY, KEEP, LAY,
    LAY_AS, LIFT, PAY, PROPOSE_STOP, REST, SHIFT, STOP_BUILDING, SWAP_SLOTS, WITHDRAW,
};
use crate::table::{action::Action, catalogue::Catalogue};

/// The weight of an offer among others, at least 1.
pub fn random_weight(action: &Action, _: &Catalogue) -> u32 {
    match action.verb {
        // What ends a matter well.
        CLOSE => 100_000,
        PAY => 10_000,
        // What brings the game on.
        BUILD => 150,
        BUY => 200,
        LAY | LAY_AS => 100,
        DONE | REST => 60,
        INVENTORY => 40,
        DISCARD => 60,
        END_ACTIONS => 60,
        DECLINE => 2000,
        // What only goes back and forth, or stops a game.
        WITHDRAW | STOP_BUILDING => 2,
        KEEP | SWAP_SLOTS | SHIFT => 10,
        LIFT | ASK_HELP | PROPOSE_STOP | AGREE => 1,
        _ => 100,
    }
}
