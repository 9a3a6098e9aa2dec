//! Why an action that nobody offers, and nobody refuses by name, is not possible now: each chapter
//! says it for its own actions; here stands only what is asked first. It changes nothing and is
//! asked only after the offers and refusals were looked through.

use super::{
    building, energy, exchange, exploring, flight, outfitting, passages, preparing, privileges,
    routes, trading, turn,
};
use crate::games::duck_dealer::table::{nouns::DuckTable, verbs::*};
use crate::table::{
    action::Action,
    ids::Question,
    offers::{No, no},
};

/// Something else is asked now.
fn other_question(question: Question, action: Action) -> Option<No> {
    let verb = action.verb;
    Some(match question {
        Q_EQUIP if verb != EQUIP => no("DD-3.8", "dd-no-equipment"),
        Q_START if verb != START => no("DD-3.9", "dd-no-start-first"),
        Q_TURN | Q_FREE if verb == PASSAGE => no("DD-6.6", "dd-no-passage-now"),
        Q_TURN if matches!(verb, FREE_TURN | NO_FREE_TURN) => return energy::why_not(action),
        Q_TURN if !matches!(verb, COLLECT | ACT) => no("DD-4.1", "dd-no-choose-turn"),
        Q_FREE if matches!(verb, COLLECT | ACT) => no("DD-4.3", "dd-no-chosen"),
        Q_FREE => no("DD-4.3", "dd-no-collecting"),
        Q_CUBE => no("DD-6.2", "dd-no-own-cube"),
        Q_EXPLORE if verb != EXPLORE => no("DD-8.1", "dd-no-explore-first"),
        Q_OFFER if !matches!(verb, GIVE | WANT | PROPOSE | WITHDRAW | ACCEPT | DECLINE) => {
            no("DD-14.3", "dd-no-exchange-open")
        }
        Q_ANSWER if !matches!(verb, ACCEPT | DECLINE | WITHDRAW) => {
            no("DD-14.3", "dd-no-exchange-open")
        }
        Q_ACT if verb == EQUIP => no("DD-3.8", "dd-no-prepared"),
        Q_ACT if verb == START => no("DD-3.9", "dd-no-prepared"),
        _ => return None,
    })
}

/// The reason; for an action that is possible it is of no meaning.
pub fn explain_illegal(t: &DuckTable, action: Action) -> No {
    let Some(decision) = t.ledger.decision().filter(|_| !t.ended()) else {
        return no("DD-16.1", "dd-no-over");
    };
    if decision.question == Q_KEEP {
        return no("DD-6.7", "dd-no-keep").number("keep", t.level().keep);
    }
    other_question(decision.question, action)
        .or_else(|| preparing::why_not(t, action))
        .or_else(|| turn::why_not(t, action))
        .or_else(|| energy::why_not(action))
        .or_else(|| routes::why_not(t, action))
        .or_else(|| passages::why_not(t, action))
        .or_else(|| flight::why_not(t, action))
        .or_else(|| exploring::why_not(t, action))
        .or_else(|| building::why_not(t, action))
        .or_else(|| privileges::why_not(t, action))
        .or_else(|| trading::why_not(t, action))
        .or_else(|| outfitting::why_not(t, action))
        .or_else(|| exchange::why_not(t, action))
        .unwrap_or_else(|| no("DD-4.1", "dd-no-not-now"))
}
