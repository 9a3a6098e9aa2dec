//! What the chapters in which a seat acts share: how a use of a card is named and worded, actions
//! left and spent, the numbers of a new turn. No chapter's rule is decided here.

use super::{
    chameleons::{self, Guise},
    stopping,
};
use crate::games::dale_of_merchants::table::{
    layout::{self, Phase},
    nouns::DaleView,
    state::DaleTable,
    verbs::{FETCH, LAY, LAY_AS, LIFT, WITHDRAW},
};
use crate::table::{
    action::{Action, MessageArgs, Thing},
    ids::{PieceId, Rule, SeatId, Verb},
    offers::{No, no},
};

/// The action that uses a card in this guise, with the text key of its offer: the plain verb, or
/// the one that names a copy.
pub(in crate::games::dale_of_merchants) fn act(
    guise: Guise,
    plain: (Verb, &'static str),
    copy: (Verb, &'static str),
) -> (Action, &'static str) {
    match guise.target {
        None => (Action::one(plain.0, guise.card.0.into()), plain.1),
        Some(target) => (Action::two(copy.0, guise.card.0.into(), target.0.into()), copy.1),
    }
}

/// Words a guise: `card`, and for a copy `target`.
pub(super) fn word<'a>(c: &DaleTable, words: MessageArgs<'a>, guise: Guise) -> MessageArgs<'a> {
    let words = words.kind("card", c.ledger.kind(guise.card)).touch(Thing::Piece(guise.card));
    match guise.target {
        None => words,
        Some(target) => words.kind("target", c.ledger.kind(target)).touch(Thing::Piece(target)),
    }
}

/// The guise that an action names; `copy` is the verb that names a target.
///
/// # Errors
/// As [`chameleons::named`].
pub(super) fn guise(c: &DaleTable, action: Action, copy: Verb, seat: SeatId) -> Result<Guise, No> {
    let target = (action.verb == copy).then_some(PieceId(action.args[1] as u16));
    chameleons::named(c, action.piece(), target, seat)
}

/// DOM-3.2: an action is left.
pub(super) fn first_action(c: &DaleTable) -> Result<(), No> {
    if c.ledger.dial(layout::ACTIONS) > 0 { Ok(()) } else { no("DOM-3.2", "dom-no-action").err() }
}

/// Takes one action.
pub(super) fn spend(c: &mut DaleTable) {
    c.ledger.add(layout::ACTIONS, -1);
    c.ledger.add(layout::TAKEN, 1);
}

/// Begins the turn of a seat.
pub(in crate::games::dale_of_merchants) fn begin_turn(c: &mut DaleTable, seat: SeatId) {
    c.ledger.set(layout::ACTIVE, seat.0.into());
    c.ledger.add(layout::TURN, 1);
    c.ledger.set(layout::ACTIONS, 1);
    c.ledger.set(layout::TAKEN, 0);
    c.ledger.set(layout::PROPOSED, 0);
    c.ledger.set(layout::AGREED, 0);
    c.set_phase(Phase::Start);
    let turn = c.ledger.dial(layout::TURN);
    c.ledger.say("dom-log-turn", Rule("DOM-3.1")).seat("seat", seat).number("turn", turn);
    stopping::offer_where_nothing_moves(c, seat);
}

/// The card that an action names first, if there is such a card.
pub(super) fn named_card(c: &DaleTable, action: Action) -> Option<PieceId> {
    let card = PieceId(u16::try_from(action.args[0]).ok()?);
    (card.ix() < c.ledger.catalogue.pieces.len()).then_some(card)
}

/// Why a card that is not in the hand, or lies out already, cannot be laid there now: what several
/// chapters say alike, each by its own rule.
pub(super) fn not_laid(
    c: &DaleTable,
    seat: SeatId,
    action: Action,
    rule: &'static str,
) -> Option<No> {
    let card = named_card(c, action)?;
    // What is in the hand, but neither offered nor refused by name, lies out already.
    let key = match action.verb {
        LAY | LAY_AS if c.hand(seat).contains(&card) => "dom-no-chosen",
        LAY | LAY_AS | LIFT => "dom-no-not-in-hand",
        _ => return None,
    };
    Some(no(rule, key).arg("card", c.name(card)))
}

/// Why nothing can be laid or taken back: no purchase, stack or inventory action is open.
pub(super) fn nothing_open(action: Action) -> Option<No> {
    let lays = matches!(action.verb, LAY | LAY_AS | FETCH | LIFT | WITHDRAW);
    lays.then(|| no("DOM-3.1", "dom-no-nothing-open"))
}

/// Why something else cannot be done while cards are being laid out.
pub(super) fn draft_is_open(c: &DaleTable, action: Action) -> No {
    match named_card(c, action).filter(|_| action.verb == FETCH) {
        Some(card) => no("DOM-6.5", "dom-no-not-in-pile").arg("card", c.name(card)),
        None => no("DOM-5.13", "dom-no-draft-open"),
    }
}
