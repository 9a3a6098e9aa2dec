//! Why an action that nobody offers, and nobody refuses by name, is not possible now (D19 and those
//! before it): the reason that fits the question that is asked and what was wanted. It changes
//! nothing and is asked only after the offers and refusals were looked through.

use super::{
    chameleons,
    layout::{self, Phase},
    state::DaleTable,
    verbs::*,
};
use crate::table::{
    action::{Action, Value},
    agenda::Decision,
    ids::{PieceId, Verb},
    offers::{No, no},
};

/// What may be done with a card that must be in the own hand.
fn needs_hand(verb: Verb) -> Option<&'static str> {
    match verb {
        PLAY | PLAY_AS => Some("DOM-5.1"),
        USE | USE_AS => Some("DOM-3.8"),
        _ => None,
    }
}

/// DOM-10.8: what a card of the hand that is asked about would copy is not named, or cannot be
/// copied.
fn copy(c: &DaleTable, action: Action, decision: &Decision) -> Option<No> {
    let (seat, question) = (decision.seat, decision.question);
    let target = match (question, action.verb) {
        (Q_CARDS, CHOOSE) if decision.memory[2] != 0 => None,
        (Q_CARDS, CHOOSE_AS) if decision.memory[2] != 0 => Some(PieceId(action.args[1] as u16)),
        (Q_ACTION, PLAY | USE) | (Q_PAY | Q_STACK | Q_HELP, LAY) | (Q_REACT, REACT) => None,
        (Q_ACTION, PLAY_AS | USE_AS)
        | (Q_PAY | Q_STACK | Q_HELP, LAY_AS)
        | (Q_REACT, REACT_AS)
        | (Q_HAND_SIZE, SHOW_AS) => Some(PieceId(action.args[1] as u16)),
        _ => return None,
    };
    let card = action.piece();
    let known = target.is_none_or(|t| t.ix() < c.ledger.catalogue.pieces.len());
    (known && c.hand(seat).contains(&card))
        .then(|| chameleons::named(c, card, target, seat).err())
        .flatten()
}

/// The reason; for an action that is possible it is of no meaning.
pub fn explain_illegal(c: &DaleTable, action: Action) -> No {
    if c.ended() {
        return no("DOM-13.1", "dom-no-over");
    }
    let Some(decision) = c.ledger.decision() else { return no("DOM-13.1", "dom-no-over") };
    let (seat, question) = (decision.seat, decision.question);
    if c.phase() == Phase::Draft {
        return no("DOM-16.3", "dom-no-draft-first").arg("seat", Value::Seat(seat));
    }
    if let Some(no) = copy(c, action, &decision) {
        return no;
    }
    // A question of a running effect is answered first (DOM-5.13).
    if c.flag(layout::EFFECT_PROGRAM) && !matches!(question, Q_REACT) {
        let card = c.ledger.dial(layout::EFFECT_CARD);
        let name = if card > 0 { c.name(PieceId((card - 1) as u16)) } else { Value::Number(0) };
        let rule = if matches!(action.verb, USE | USE_AS) {
            ("DOM-3.8", "dom-no-finish-card")
        } else {
            ("DOM-5.13", "dom-no-answer-first")
        };
        return no(rule.0, rule.1).arg("seat", Value::Seat(seat)).arg("card", name);
    }
    let piece = PieceId(action.args[0].clamp(0, i32::from(u16::MAX)) as u16);
    let known = piece.ix() < c.ledger.catalogue.pieces.len();
    match question {
        Q_SCHEDULED if action.verb == RESOLVE && known => {
            no("DOM-3.3", "dom-no-not-due").arg("card", c.name(piece))
        }
        Q_SCHEDULED => no("DOM-3.3", "dom-no-scheduled-first"),
        Q_REACT if matches!(action.verb, REACT | REACT_AS) && known => {
            no("DOM-10.5", "dom-no-reaction").arg("card", c.name(piece))
        }
        Q_REACT => no("DOM-5.13", "dom-no-reaction-first").arg("seat", Value::Seat(seat)),
        Q_PAY | Q_STACK | Q_INVENTORY | Q_HELP if action.verb == FETCH && known => {
            no("DOM-6.5", "dom-no-not-in-pile").arg("card", c.name(piece))
        }
        // What is in the hand, but neither offered nor refused by name, lies out already.
        Q_PAY | Q_STACK | Q_INVENTORY | Q_HELP
            if matches!(action.verb, LAY | LAY_AS) && c.hand(seat).contains(&piece) =>
        {
            let rule = [(Q_PAY, "DOM-4.2"), (Q_INVENTORY, "DOM-7.1")]
                .into_iter()
                .find(|(q, _)| *q == question)
                .map_or("DOM-6.2", |(_, rule)| rule);
            no(rule, "dom-no-chosen").arg("card", c.name(piece))
        }
        Q_PAY if action.verb == KEEP => no("DOM-4.8", "dom-no-keep"),
        Q_STACK if action.verb == SHIFT => no("DOM-6.5", "dom-no-shift"),
        Q_HAND_SIZE if action.verb == SHOW_AS && known => {
            let target =
                PieceId(action.args[1].clamp(0, c.ledger.catalogue.pieces.len() as i32 - 1) as u16);
            no("DOM-10.16", "dom-no-copy").arg("card", c.name(piece)).arg("target", c.name(target))
        }
        Q_PAY if matches!(action.verb, LAY | LAY_AS | LIFT) && known => {
            no("DOM-4.2", "dom-no-not-in-hand").arg("card", c.name(piece))
        }
        Q_STACK | Q_HELP if matches!(action.verb, LAY | LAY_AS | LIFT) && known => {
            no("DOM-6.2", "dom-no-not-in-hand").arg("card", c.name(piece))
        }
        Q_INVENTORY if matches!(action.verb, LAY | LIFT) && known => {
            no("DOM-7.1", "dom-no-not-in-hand").arg("card", c.name(piece))
        }
        Q_EXTRA => no("DOM-6.5", "dom-no-only-building"),
        Q_PAY | Q_STACK | Q_INVENTORY | Q_HELP => no("DOM-5.13", "dom-no-draft-open"),
        Q_STOP => no("DOM-13.3", "dom-no-stop-first").arg("seat", Value::Seat(seat)),
        Q_HAND_SIZE | Q_TURN_END => no("DOM-9.1", "dom-no-clean-up"),
        _ => match needs_hand(action.verb) {
            Some(rule) if known => no(rule, "dom-no-not-in-hand").arg("card", c.name(piece)),
            _ if matches!(action.verb, REACT | REACT_AS | PASS) => {
                no("DOM-10.5", "dom-no-no-window")
            }
            _ if action.verb == BUY && i64::from(action.args[0]) == layout::BIN => no(
                "DOM-4.9",
                if c.ledger.count(layout::Layout::BIN) == 0 {
                    "dom-no-bin-empty"
                } else {
                    "dom-no-bin"
                },
            ),
            _ if action.verb == BUY => no("DOM-4.1", "dom-no-no-slot"),
            _ => no("DOM-3.1", "dom-no-not-now").arg("seat", Value::Seat(seat)),
        },
    }
}
