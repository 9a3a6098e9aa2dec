//! Why an action that nobody offers, and nobody refuses by name, is not possible now: the reason
//! that fits the phase of the turn and what was wanted. It changes nothing and is asked only after
//! the offers and refusals were looked through.

use super::{
    layout::What,
    level::CultureCardUse,
    movement,
    state::{Place, VenusTable},
    verbs::*,
    visit,
};
use crate::table::{
    action::{Action, Value},
    ids::{KindId, Question, Verb},
    offers::{No, no},
};

/// What a seat can do while nothing moves any more: everything of the transaction part.
const TRADES: &[Verb] = &[
    BUY,
    BUY_SHIP,
    BUY_PORT,
    BUY_FACTORY,
    SELL,
    TRADE_IN,
    USE_CARD,
    CLOSE_CARD,
    BOARD,
    SET_DOWN,
    DISCARD,
    BARTER_FIRST,
    USE_DEMAND,
    DEAL,
    GIVE,
    ASK,
    TAKE_BACK,
    DEAL_MONEY,
    PROPOSE,
    CANCEL_DEAL,
    ACCEPT,
    REFUSE,
    COUNTER,
];
/// What players do with each other.
const DEALS: &[Verb] =
    &[DEAL, GIVE, ASK, TAKE_BACK, DEAL_MONEY, PROPOSE, CANCEL_DEAL, ACCEPT, REFUSE, COUNTER];

/// The reason (MOV-3.2.2); for an action that is possible it is of no meaning.
pub fn explain_illegal(c: &VenusTable, action: Action) -> No {
    let Some(question) = c.ledger.decision().map(|d| d.question) else {
        return no("MOV-12.2.3", "mov-no-game-over");
    };
    if let Some(reason) = other_question(question, action.verb) {
        return reason;
    }
    if let Some(reason) = movement::explain_illegal(c, action) {
        return reason;
    }
    let trade = TRADES.contains(&action.verb);
    match question {
        Q_START | Q_MOVE | Q_HAZARD if trade => too_early(c, action.verb),
        Q_START if action.verb == END_TURN => no("MOV-3.1.2", "mov-no-end-before-move"),
        Q_MOVE | Q_HAZARD if action.verb == END_TURN => no("MOV-4.4.4", "mov-no-end-in-flight"),
        Q_TRADE | Q_ASTEROID | Q_BASKET if trade => not_here(c, action),
        Q_TRADE | Q_ASTEROID | Q_BASKET if action.verb != RACE => {
            no("MOV-3.1.1", "mov-no-movement-over")
        }
        _ => no("MOV-3.2.2", "mov-no-not-now"),
    }
}

/// Something else is asked first.
fn other_question(question: Question, verb: Verb) -> Option<No> {
    Some(match question {
        Q_RACE if verb == RACE => no("MOV-2.1.3", "mov-no-no-race"),
        Q_RACE => no("MOV-2.1.3", "mov-no-race-first"),
        Q_DEMAND => no("MOV-8.2.3", "mov-no-demand-first"),
        Q_SURPLUS => no("MOV-7.7.3", "mov-no-surplus-first"),
        Q_DEAL => no("MOV-10.3.3", "mov-no-deal-first"),
        Q_ANSWER => no("MOV-10.3.3", "mov-no-answer-first"),
        Q_BASKET if !matches!(verb, BUY | BUY_SHIP | BUY_PORT | BUY_FACTORY | DISCARD) => {
            no("MOV-10.2.2", "mov-no-close-card-first")
        }
        _ => return None,
    })
}

/// Trading before the movement is over (MOV-3.1.1, MOV-3.1.4).
fn too_early(c: &VenusTable, verb: Verb) -> No {
    let deal = DEALS.contains(&verb);
    match visit::place(c) {
        Place::Open if deal => no("MOV-10.3.1", "mov-no-trade-places"),
        Place::Open => no("MOV-3.1.4", "mov-no-trade-in-space"),
        Place::Asteroid if !deal && verb != DISCARD => no(asteroid_rule(c), "mov-no-culture-here"),
        _ => no("MOV-3.1.1", "mov-no-move-first"),
    }
}

fn asteroid_rule(c: &VenusTable) -> &'static str {
    if c.level().rules.asteroid_ends_turn { "MOV-4.9.3" } else { "MOV-4.9.2" }
}

/// Something of the transaction part that does not exist at this place.
fn not_here(c: &VenusTable, action: Action) -> No {
    let kind = KindId(action.args[0] as u16);
    let what = || c.layout().what(kind);
    let culture = visit::culture(c);
    match action.verb {
        BUY => match (what(), culture) {
            (What::Relic(_), _) => no("MOV-7.7.4", "mov-no-relic-not-here"),
            (_, Err(place)) => place,
            (What::Equipment(_), Ok(here)) => no("MOV-7.6.1", "mov-no-other-science")
                .arg("culture", c.culture_name(here))
                .arg("kind", Value::Kind(kind)),
            _ => no("MOV-7.1.2", "mov-no-not-sold-here"),
        },
        SELL => match (what(), culture) {
            (What::Good(_) | What::FactoryGood(_), Err(place)) => place,
            (What::Good(_) | What::FactoryGood(_), Ok(_)) => no("MOV-7.5.1", "mov-no-none-aboard"),
            (What::Passenger(_), _) => no("MOV-8.3.5", "mov-no-only-goods"),
            _ => no("MOV-7.5.3", "mov-no-only-goods"),
        },
        TRADE_IN => match what() {
            What::Equipment(_) | What::Relic(_) => no("MOV-10.1.1", "mov-no-none-aboard"),
            What::Class(_) | What::Ship(_) => no("MOV-10.1.6", "mov-no-ship-only-for-ship"),
            _ => no("MOV-7.5.3", "mov-no-not-bartered"),
        },
        BUY_SHIP => no("MOV-7.7.1", "mov-no-ships-not-here"),
        BUY_PORT | BUY_FACTORY => no("MOV-9.1.1", "mov-no-no-deed-here"),
        USE_CARD | CLOSE_CARD => {
            let rule = if c.level().rules.culture_card == CultureCardUse::Basket {
                "MOV-10.2.2"
            } else {
                "MOV-10.2.1"
            };
            no(rule, if action.verb == USE_CARD { "mov-no-no-card" } else { "mov-no-card-open" })
        }
        BOARD => no("MOV-8.3.1", "mov-no-no-passenger"),
        SET_DOWN => no("MOV-8.3.2", "mov-no-passenger-not-aboard"),
        DISCARD => no("MOV-10.4.3", "mov-no-none-aboard"),
        USE_DEMAND => no("MOV-8.2.1", "mov-no-no-demand"),
        BARTER_FIRST => no("MOV-10.1.8", "mov-no-not-now"),
        DEAL => no("MOV-10.3.1", "mov-no-partner-not-here"),
        _ => no("MOV-10.3.1", "mov-no-no-deal"),
    }
}
