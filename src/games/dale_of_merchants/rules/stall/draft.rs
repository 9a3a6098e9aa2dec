//! What is being laid into a stack, and what the stack needs (DOM-6.1 to DOM-6.4, DOM-14.4). It
//! only reads the table.

use super::super::values;
use super::tally::StackTally;
use crate::games::dale_of_merchants::table::{
    layout,
    nouns::DaleView,
    verbs::{Q_HELP, Q_STACK},
};
use crate::table::ids::{PieceId, SeatId, ZoneId};

/// Who may put cards into a stack that `builder` lays: the builder, and the partner (DOM-14.4).
pub(in crate::games::dale_of_merchants) fn hands<V: DaleView>(
    c: &V,
    builder: SeatId,
) -> impl Iterator<Item = SeatId> + use<V> {
    [Some(builder), c.layout().partner(builder)].into_iter().flatten()
}

/// Where cards of a stack may come from: hand and pile of those who may help.
pub(in crate::games::dale_of_merchants) fn zones(
    c: &impl DaleView,
    builder: SeatId,
) -> Vec<ZoneId> {
    let l = c.layout();
    hands(c, builder).flat_map(|s| [l.hand(s), l.pile(s)]).collect()
}

/// What is laid out for a stack of `builder`, as far as it is known.
pub(in crate::games::dale_of_merchants) fn tally(c: &impl DaleView, builder: SeatId) -> StackTally {
    hands(c, builder).fold(StackTally::default(), |all, seat| tally_of(c, seat, builder, all))
}

/// [`tally`], what one seat has laid out alone added to what there is.
pub(in crate::games::dale_of_merchants) fn tally_of(
    c: &impl DaleView,
    seat: SeatId,
    builder: SeatId,
    mut tally: StackTally,
) -> StackTally {
    for &card in c.hand(seat).iter().filter(|&&p| c.is_laid(p)) {
        let value = values::in_use(c, card, seat);
        let kind = c.card_kind(c.shown_kind(card));
        tally.add_hand(kind, value, usize::from(seat.0), seat == builder);
    }
    for &card in c.contents(c.layout().pile(seat)).iter().filter(|&&p| c.is_laid(p)) {
        // Outside a hand a chameleon is its printed self (DOM-10.9).
        let value = values::as_used(c, card, c.kind(card), seat);
        tally.add_pile(c.printed(card), value, usize::from(seat.0));
    }
    tally
}

/// The seat that lays cards into a stack now, and the seat that builds it: the same, or its
/// partner.
pub(in crate::games::dale_of_merchants) fn layer(c: &impl DaleView) -> Option<(SeatId, SeatId)> {
    let decision = c.decision().filter(|d| d.question == Q_STACK || d.question == Q_HELP)?;
    let builder = if decision.question == Q_HELP { c.active() } else { decision.seat };
    Some((decision.seat, builder))
}

/// The seat that builds, if it is its own turn to lay or close.
pub(in crate::games::dale_of_merchants) fn builder(c: &impl DaleView) -> Option<SeatId> {
    c.decision().filter(|d| d.question == Q_STACK).map(|d| d.seat)
}

/// The laid cards of a stack in the order in which they were laid.
pub(in crate::games::dale_of_merchants) fn picked(
    c: &impl DaleView,
    builder: SeatId,
) -> Vec<PieceId> {
    let mut cards: Vec<PieceId> = zones(c, builder).into_iter().flat_map(|z| c.picked(z)).collect();
    cards.sort_by_key(|&p| c.marked(p, layout::mark::PICK));
    cards
}

/// Whether a card that an effect has drawn would alone be the next stack of a seat (DOM-5.14): as
/// its printed self, with the alterations that cover every card the seat uses, and with its own
/// shift.
pub(in crate::games::dale_of_merchants) fn can_build_alone(
    c: &impl DaleView,
    seat: SeatId,
    card: PieceId,
) -> bool {
    alone(c, seat, card).fitting_shift(c.needs(seat)).is_some()
}

fn alone(c: &impl DaleView, seat: SeatId, card: PieceId) -> StackTally {
    let mut tally = StackTally::default();
    let value = values::as_used(c, card, c.kind(card), seat);
    tally.add_hand(c.printed(card), value, usize::from(seat.0), true);
    tally
}
