//! Why an action that nobody offers, and nobody refuses by name, is not possible now (D19 and those
//! before it): each chapter says it for its own questions, beside its offers; here stands only who
//! is asked in which order. It changes nothing and is asked only after the offers and refusals were
//! looked through.

use super::{
    acting, chameleons, cleanup, drafting, effects, inventory, market, reactions, stall, stopping,
    techniques, turn,
};
use crate::games::dale_of_merchants::table::{
    layout::Phase, nouns::DaleView, state::DaleTable, verbs::*,
};
use crate::table::{
    action::{Action, Value},
    agenda::Decision,
    ids::PieceId,
    offers::{No, no},
};

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
pub(in crate::games::dale_of_merchants) fn explain_illegal(c: &DaleTable, action: Action) -> No {
    let Some(decision) = c.ledger.decision().filter(|_| !c.ended()) else {
        return no("DOM-13.1", "dom-no-over");
    };
    let seat = decision.seat;
    if c.phase() == Phase::Draft {
        return drafting::why_not(seat);
    }
    let first = copy(c, action, &decision).or_else(|| effects::why_not(c, &decision, action));
    first.unwrap_or_else(|| match decision.question {
        Q_SCHEDULED => turn::why_not(c, action),
        Q_PAY => market::why_not(c, seat, action),
        Q_STACK | Q_HELP | Q_EXTRA => stall::why_not(c, &decision, action),
        Q_INVENTORY => inventory::why_not(c, seat, action),
        Q_HAND_SIZE | Q_TURN_END => cleanup::why_not(c, decision.question, action),
        Q_REACT => reactions::why_not(c, seat, action),
        Q_STOP => stopping::why_not(seat),
        _ => nothing_open(c, action)
            .unwrap_or_else(|| no("DOM-3.1", "dom-no-not-now").arg("seat", Value::Seat(seat))),
    })
}

/// In the action phase, while nothing is being laid out and no effect runs: each chapter says it of
/// its own verbs, in rulebook order.
fn nothing_open(c: &DaleTable, action: Action) -> Option<No> {
    drafting::draft_is_over(action)
        .or_else(|| turn::nothing_due(c, action))
        .or_else(|| acting::nothing_open(action))
        .or_else(|| market::not_for_sale(c, action))
        .or_else(|| market::no_purchase(action))
        .or_else(|| techniques::why_not(c, action))
        .or_else(|| effects::nothing_asked(action))
        .or_else(|| stall::no_stack(action))
        .or_else(|| inventory::no_inventory(action))
        .or_else(|| cleanup::no_hand_step(action))
        .or_else(|| reactions::no_window(action))
        .or_else(|| stopping::nothing_proposed(action))
}
