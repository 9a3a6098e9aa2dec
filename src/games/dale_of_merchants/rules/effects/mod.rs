//! Card effects (DOM-5): the one interpreter that carries out every compiled effect of every card,
//! step by step, until a question has to be asked or the effect has ended. Its whole state are
//! dials and what is written on cards, so that it can stop anywhere. It knows no card by name; what
//! happens to the card afterwards is the business of `techniques`.

mod answers;
mod asking;
mod dealing;
mod goals;
mod moving;
mod offers;
mod picking;
mod reading;
mod run;
mod running;
mod sending;
mod swapping;
mod telling;
mod together;

use crate::games::dale_of_merchants::table::{
    layout,
    nouns::DaleView,
    state::DaleTable,
    verbs::{
        CHOOSE, CHOOSE_AS, DONE, GIVE, GO_ON, NAME, NO, NUMBER_IS, Q_REACT, REST, SIDE_IS, USE,
        USE_AS, YES,
    },
};
use crate::table::{
    action::{Action, Value},
    agenda::Decision,
    offers::{No, no},
    stages::Rules,
};
pub(in crate::games::dale_of_merchants) use running::{
    begin, card_bit, clear, later, put_dice_away, running,
};

/// Why something else is not possible while an effect waits for an answer (DOM-5.13).
pub(super) fn why_not(c: &DaleTable, decision: &Decision, action: Action) -> Option<No> {
    if !c.flag(layout::EFFECT_PROGRAM) || decision.question == Q_REACT {
        return None;
    }
    let name = running(c).map_or(Value::Number(0), |e| c.name(e.card));
    let no = match action.verb {
        USE | USE_AS => no("DOM-3.8", "dom-no-finish-card"),
        _ => no("DOM-5.13", "dom-no-answer-first"),
    };
    Some(no.arg("seat", Value::Seat(decision.seat)).arg("card", name))
}

/// Why nothing is to be answered: no effect is running.
pub(super) fn nothing_asked(action: Action) -> Option<No> {
    let answers = matches!(
        action.verb,
        CHOOSE | CHOOSE_AS | DONE | REST | NAME | NUMBER_IS | SIDE_IS | YES | NO | GIVE | GO_ON
    );
    answers.then(|| no("DOM-3.1", "dom-no-nothing-asked"))
}

/// Puts the chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    run::plug(rules);
    answers::plug(rules);
    offers::plug(rules);
}
