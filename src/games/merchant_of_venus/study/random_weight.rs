//! How often a player who thinks nothing takes an offer of Merchant of Venus: often enough what
//! brings the game on, seldom what throws wealth away. It knows no position, decides no rule, and
//! leaves nothing out: every offer has a weight above 0.

use crate::games::merchant_of_venus::table::verbs::{
    ACCEPT, AGREE, ASK, AUTO_PILOT, BARTER_FIRST, BOARD, BUY, BUY_FACTORY, BUY_PORT, BUY_SHIP,
    COUNTER, DEAL, DECLINE, DISCARD, DRIVE_OFF, DRIVE_ON, END_TURN, GATE_LOCK, GIVE, JUMP_START,
    LAND, PAY_FEE, PROPOSE_STOP, ROLL, SELL, SET_DOWN, STAY, STEP, STOP, TAKE_RELIC, TRADE_IN,
    USE_CARD,
};
use crate::table::{action::Action, catalogue::Catalogue};

/// The weight of an offer among others, at least 1.
pub fn random_weight(action: &Action, c: &Catalogue) -> u32 {
    match action.verb {
        // What earns.
        SELL | SET_DOWN => 20_000,
        BOARD => 2000,
        BUY => match c.kinds.get(action.args[0] as usize).map(|k| k.group) {
            Some("good" | "factory-good") => 1000,
            _ => 1,
        },
        TAKE_RELIC | USE_CARD => 100,
        // What brings the turn on.
        LAND | END_TURN => 400,
        ROLL => 100,
        STEP => 20,
        STOP => 5,
        // What costs more than a careless player gets for it, or changes nothing.
        BUY_PORT | BUY_FACTORY => 2,
        BUY_SHIP | STAY | PAY_FEE | TRADE_IN | DISCARD => 1,
        DEAL | GIVE | ASK | ACCEPT | COUNTER => 1,
        PROPOSE_STOP | AGREE => 1,
        DECLINE => 50,
        BARTER_FIRST | DRIVE_ON | DRIVE_OFF | AUTO_PILOT | GATE_LOCK | JUMP_START => 1,
        _ => 10,
    }
}
