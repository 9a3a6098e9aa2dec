//! Why an action that nobody offers, and nobody refuses by name, is not possible now: the reason
//! that fits what is asked, and, where the moment allows such an action at all, the reason that the
//! action's own chapter gives. It changes nothing and is asked only after the offers and refusals
//! were looked through.

use super::{
    bartering, culture_cards, dealing, encounters, gates, hazards, market, movement, navigation,
    observing, preparing, selling, stopping, visit,
};
use crate::games::merchant_of_venus::table::{nouns::VenusTable, spec::PlaceKind, verbs::*};
use crate::table::{
    action::Action,
    ids::{KindId, Question, Verb},
    offers::{No, no},
};

/// The reason (MOV-3.2.2); for an action that is possible it is of no meaning.
pub fn explain_illegal(c: &VenusTable, action: Action) -> No {
    let Some(question) = c.ledger.decision().map(|d| d.question) else {
        return no("MOV-12.2.3", "mov-no-game-over");
    };
    if matches!(action.verb, PROPOSE_STOP | AGREE | DECLINE) {
        return stopping::why_not(c);
    }
    if (question, action.verb) == (Q_DEAL, DEAL_MONEY) {
        return dealing::too_much(c, action.args[0].into());
    }
    if let Some(reason) = other_question(question, action.verb) {
        return reason;
    }
    if let Some(reason) = in_flight(c, TurnMoment::of(question), action.verb) {
        return reason;
    }
    let trade = is_trade(action.verb);
    match question {
        Q_START | Q_MOVE | Q_HAZARD if trade => too_early(c, action.verb),
        Q_START if action.verb == END_TURN => no("MOV-3.1.2", "mov-no-end-before-move"),
        Q_MOVE | Q_HAZARD if action.verb == END_TURN => no("MOV-4.4.4", "mov-no-end-in-flight"),
        Q_TRADE | Q_ASTEROID | Q_BASKET if trade => not_here(c, action),
        Q_TRADE | Q_ASTEROID | Q_BASKET => no("MOV-3.1.1", "mov-no-movement-over"),
        _ => no("MOV-3.2.2", "mov-no-not-now"),
    }
}

/// Something else is asked first.
fn other_question(question: Question, verb: Verb) -> Option<No> {
    Some(match question {
        Q_RACE if verb == RACE => no("MOV-2.1.3", "mov-no-no-race"),
        Q_RACE => no("MOV-2.1.3", "mov-no-race-first"),
        _ if verb == RACE => no("MOV-2.1.3", "mov-no-races-taken"),
        Q_DEMAND => no("MOV-8.2.3", "mov-no-demand-first"),
        Q_SURPLUS => no("MOV-7.7.3", "mov-no-surplus-first"),
        Q_DEAL => no("MOV-10.3.3", "mov-no-deal-first"),
        Q_ANSWER => no("MOV-10.3.3", "mov-no-answer-first"),
        Q_STOP => no("MOV-12.3.3", "mov-no-stop-first"),
        Q_BASKET if !matches!(verb, BUY | BUY_SHIP | BUY_PORT | BUY_FACTORY | DISCARD) => {
            no("MOV-10.2.2", "mov-no-close-card-first")
        }
        _ => return None,
    })
}

/// An action of the movement, as its chapter explains it.
fn in_flight(c: &VenusTable, moment: TurnMoment, verb: Verb) -> Option<No> {
    match verb {
        STAY | DRIVE_ON | DRIVE_OFF | AUTO_PILOT | GATE_LOCK | JUMP_START | HEAD | HEAD_GATE
        | ROLL => preparing::why_not(c, moment, verb),
        STEP | LAND => movement::why_not(c, moment, verb),
        PILOT | REROLL | STOP_IN_CIRCLE => navigation::why_not(moment, verb),
        JUMP | LOCK => gates::why_not(c, moment, verb),
        PAY_FEE | STOP => hazards::why_not(moment),
        TAKE_RELIC => Some(encounters::why_not(c)),
        LOOK_MARKER | LOOK_CULTURE => Some(observing::why_not(c, verb)),
        _ => None,
    }
}

/// Trading before the movement is over (MOV-3.1.1, MOV-3.1.4).
fn too_early(c: &VenusTable, verb: Verb) -> No {
    let deal = is_deal(verb);
    match visit::place(c) {
        PlaceKind::Open if deal => no("MOV-10.3.1", "mov-no-trade-places"),
        PlaceKind::Open => no("MOV-3.1.4", "mov-no-trade-in-space"),
        PlaceKind::Asteroid if !deal && verb != DISCARD => visit::no_culture_at_asteroid(c),
        _ => no("MOV-3.1.1", "mov-no-move-first"),
    }
}

/// Something of the transaction part that does not exist at this place.
fn not_here(c: &VenusTable, action: Action) -> No {
    let (verb, kind) = (action.verb, KindId(action.args[0] as u16));
    match verb {
        BUY => market::why_not(c, kind),
        SELL | USE_DEMAND => selling::why_not(c, verb, kind),
        TRADE_IN | BARTER_FIRST => bartering::why_not(c, verb, kind),
        USE_CARD | CLOSE_CARD => culture_cards::why_not(c, verb),
        BUY_SHIP => no("MOV-7.7.1", "mov-no-ships-not-here"),
        BUY_PORT | BUY_FACTORY => no("MOV-9.1.1", "mov-no-no-deed-here"),
        BOARD => no("MOV-8.3.1", "mov-no-no-passenger"),
        SET_DOWN => no("MOV-8.3.2", "mov-no-passenger-not-aboard"),
        DISCARD => no("MOV-10.4.3", "mov-no-none-aboard"),
        DEAL => no("MOV-10.3.1", "mov-no-partner-not-here"),
        _ => no("MOV-10.3.1", "mov-no-no-deal"),
    }
}
