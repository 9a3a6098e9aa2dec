//! What the words of an effect mean now: players, numbers, groups, conditions, bindings. It changes
//! nothing but bindings; a word that reads an unset binding means nothing (`None`), and its step is
//! skipped.

use super::super::{stall::draft, values};
use super::running::{RunningEffect, card_bit};
use crate::{
    games::dale_of_merchants::{
        level::{Bind, Buffer, Condition, Direction, Fit, Group, Number, Player, ProgramIx},
        table::{
            layout::{self, mark},
            nouns::DaleView,
            state::DaleTable,
        },
    },
    table::ids::{Dial, PieceId, SeatId},
};

/// The side that a direction binding holds for left, the next player (DOM-12.9).
pub(super) const LEFT: i64 = 0;

fn dial(bind: Bind) -> Dial {
    Dial(layout::EFFECT_VARS.0 + (bind.ix() as u16).min(layout::MOST_VARS - 1))
}

/// Whether a binding is set.
pub(super) fn is_set(c: &DaleTable, bind: Bind) -> bool {
    c.ledger.dial(layout::EFFECT_SET) >> bind.ix().min(62) & 1 == 1
}

fn set_bit(c: &mut DaleTable, bind: Bind, on: bool) {
    let bit = 1i64 << bind.ix().min(62);
    let old = c.ledger.dial(layout::EFFECT_SET);
    c.ledger.set(layout::EFFECT_SET, if on { old | bit } else { old & !bit });
}

/// What a number, player or direction binding holds; players as one bit each.
pub(super) fn bound(c: &DaleTable, bind: Bind) -> Option<i64> {
    is_set(c, bind).then(|| c.ledger.dial(dial(bind)))
}

/// Binds a number, players (one bit each) or a direction.
pub(super) fn bind(c: &mut DaleTable, bind: Bind, value: i64) {
    c.ledger.set(dial(bind), value);
    set_bit(c, bind, true);
}

/// The cards that a binding holds, wherever they lie.
fn cards_of(c: &DaleTable, program: ProgramIx, bind: Bind) -> Vec<PieceId> {
    let bit = card_bit(c, program, bind);
    c.ledger.catalogue.all_pieces().filter(|&card| c.marked(card, mark::BOUND) & bit != 0).collect()
}

/// The cards of a binding, if it is set.
pub(super) fn bound_cards(c: &DaleTable, e: &RunningEffect, bind: Bind) -> Option<Vec<PieceId>> {
    is_set(c, bind).then(|| cards_of(c, e.program, bind))
}

/// Lets a binding hold these cards; without cards it is unset.
pub(super) fn bind_cards(
    c: &mut DaleTable,
    e: &RunningEffect,
    bind: Option<Bind>,
    cards: &[PieceId],
) {
    let Some(bind) = bind else { return };
    let bit = card_bit(c, e.program, bind);
    for card in bound_cards(c, e, bind).unwrap_or_default() {
        let rest = c.marked(card, mark::BOUND) & !bit;
        c.mark(card, mark::BOUND, rest);
    }
    for &card in cards {
        let with = c.marked(card, mark::BOUND) | bit;
        c.mark(card, mark::BOUND, with);
    }
    set_bit(c, bind, !cards.is_empty());
}

/// The seats of a set of bits, in seat order.
fn seats_in(c: &DaleTable, bits: i64) -> impl Iterator<Item = SeatId> + use<> {
    c.seats().filter(move |s| bits >> s.0 & 1 == 1)
}

/// Who is meant.
pub(super) fn player(c: &DaleTable, e: &RunningEffect, player: Player) -> Option<SeatId> {
    match player {
        Player::Me => Some(e.me),
        Player::Bound(b) => seats_in(c, bound(c, b)?).next(),
        Player::Neighbour(of, way) => {
            let (of, way) = (seats_in(c, bound(c, of)?).next()?, bound(c, way)?);
            Some(if way == LEFT { c.layout().left(of) } else { c.layout().right(of) })
        }
        Player::AnyOther => None,
    }
}

/// How many, or which number.
pub(super) fn number(c: &DaleTable, e: &RunningEffect, number: Number) -> Option<i64> {
    Some(match number {
        Number::Fixed(n) => i64::from(n),
        Number::Bound(b) => bound(c, b)?,
        Number::HandCount(p) => c.hand(player(c, e, p)?).len() as i64,
        Number::HighestValue(p) => values::highest_public(c, player(c, e, p)?),
        Number::ValueOf(b) => values::read(c, bound_cards(c, e, b)?.first().copied()?),
    })
}

/// A number of cards or rounds.
pub(super) fn amount(c: &DaleTable, e: &RunningEffect, n: Number) -> Option<usize> {
    number(c, e, n).map(|n| n.clamp(0, 1000) as usize)
}

/// The players of a group in order, from me on, or counter-clockwise where the direction is right
/// (DOM-12.3).
pub(super) fn members(
    c: &DaleTable,
    e: &RunningEffect,
    group: Group,
    direction: Direction,
) -> Option<Vec<SeatId>> {
    let way = match direction {
        Direction::Clockwise => LEFT,
        Direction::Bound(b) => bound(c, b)?,
    };
    let l = c.layout();
    let among = match group {
        Group::All => i64::MAX,
        Group::Others => {
            c.seats().filter(|&s| l.is_other(e.me, s)).fold(0, |bits, s| bits | 1 << s.0)
        }
        Group::Picked(b) => bound(c, b)?,
        Group::SourcesOf(buffer) => sources(c, buffer),
    };
    let order = (0..l.seats)
        .map(|n| SeatId((e.me.0 + if way == LEFT { n } else { l.seats - n }) % l.seats.max(1)));
    Some(order.filter(|s| among >> s.0 & 1 == 1).collect())
}

/// Bits of a buffer in [`layout::EFFECT_SOURCES`]: one for each seat.
const SOURCE_BITS: usize = 8;

fn sources(c: &DaleTable, buffer: Buffer) -> i64 {
    c.ledger.dial(layout::EFFECT_SOURCES) >> (buffer.ix().min(3) * SOURCE_BITS) & 0xff
}

/// Writes down that a seat gave a card to a buffer.
pub(super) fn note_source(c: &mut DaleTable, buffer: Buffer, seat: SeatId) {
    let bit = 1i64 << (buffer.ix().min(3) * SOURCE_BITS + usize::from(seat.0 & 7));
    let old = c.ledger.dial(layout::EFFECT_SOURCES);
    c.ledger.set(layout::EFFECT_SOURCES, old | bit);
}

/// Whether a card fits, by what is printed on it (DOM-10.8).
pub(super) fn fits(c: &DaleTable, e: &RunningEffect, card: PieceId, fit: Fit) -> bool {
    match fit {
        Fit::AnyCard => true,
        Fit::Junk => c.is_junk(card),
        Fit::Animalfolk => !c.is_junk(card),
        Fit::NotThis => card != e.card,
    }
}

/// Whether a condition holds; one that reads an unset binding does not.
pub(super) fn holds(c: &DaleTable, e: &RunningEffect, condition: Condition) -> bool {
    match condition {
        Condition::Equal(a, b) => number(c, e, a).zip(number(c, e, b)).is_some_and(|(a, b)| a == b),
        Condition::Is(b, fit) => bound_cards(c, e, b).is_some_and(|cards| {
            !cards.is_empty() && cards.iter().all(|&card| fits(c, e, card, fit))
        }),
        Condition::CanBuildWith(b) => bound_cards(c, e, b)
            .and_then(|cards| cards.first().copied())
            .is_some_and(|card| draft::can_build_alone(c, e.me, card)),
        Condition::IsSet(b) => is_set(c, b),
    }
}
