//! Values (DOM-11): what is printed, what it counts when it is used, and the alterations of one
//! turn in the order in which they were played. It moves no card.

use crate::games::dale_of_merchants::table::{
    layout::{self, AlterBy, Alteration, MOST_ALTERATIONS},
    nouns::DaleView,
    state::DaleTable,
};
use crate::table::ids::{Dial, KindId, PieceId, SeatId};

fn dial(n: i64) -> Dial {
    Dial(layout::ALTERED.0 + n as u16)
}

/// The alterations of this turn, in order (DOM-11.1).
pub fn alterations<'a>(c: &'a impl DaleView) -> impl Iterator<Item = Alteration> + 'a {
    (0..c.dial(layout::ALTERATIONS)).map(|n| Alteration::unpacked(c.dial(dial(n))))
}

/// Plays an alteration. Two of the same sort that follow each other are kept as one. `false` where
/// so many are kept already that this one has no effect.
pub fn alter(c: &mut DaleTable, new: Alteration) -> bool {
    let count = c.ledger.dial(layout::ALTERATIONS);
    let last = (count > 0).then(|| Alteration::unpacked(c.ledger.dial(dial(count - 1))));
    if let Some(last) = last.filter(|l| l.card == new.card) {
        let merged = match (last.change, new.change) {
            (AlterBy::Add, AlterBy::Add) => {
                Some(Alteration { number: last.number + new.number, ..new })
            }
            (AlterBy::Times, AlterBy::Times) => {
                Some(Alteration { number: last.number.saturating_mul(new.number), ..new })
            }
            (_, AlterBy::SetTo) => Some(new),
            _ => None,
        };
        if let Some(merged) = merged {
            c.ledger.set(dial(count - 1), merged.packed());
            return true;
        }
    }
    if count >= i64::from(MOST_ALTERATIONS) {
        return false;
    }
    c.ledger.set(dial(count), new.packed());
    c.ledger.set(layout::ALTERATIONS, count + 1);
    true
}

/// Ends the alterations that are bound to a card: it has left the hand (DOM-11.3).
pub fn forget(c: &mut DaleTable, card: PieceId) {
    let count = c.ledger.dial(layout::ALTERATIONS);
    let mut kept = 0;
    for n in 0..count {
        let packed = c.ledger.dial(dial(n));
        if Alteration::unpacked(packed).card != Some(card) {
            c.ledger.set(dial(kept), packed);
            kept += 1;
        }
    }
    for n in kept..count {
        c.ledger.set(dial(n), 0);
    }
    c.ledger.set(layout::ALTERATIONS, kept);
}

/// Ends all alterations: the turn is over (DOM-11.4).
pub fn forget_all(c: &mut DaleTable) {
    for n in 0..c.ledger.dial(layout::ALTERATIONS) {
        c.ledger.set(dial(n), 0);
    }
    c.ledger.set(layout::ALTERATIONS, 0);
}

/// Whether an alteration is bound to this card: then it lies open in the hand (DOM-15).
pub fn is_altered(c: &impl DaleView, card: PieceId) -> bool {
    alterations(c).any(|a| a.card == Some(card))
}

/// What a card of this kind counts when `user` uses it as `card` (DOM-11.1, DOM-11.2, DOM-10.13);
/// never below 0 (DOM-11.6).
pub fn as_used(c: &impl DaleView, card: PieceId, kind: KindId, user: SeatId) -> i64 {
    let printed = i64::from(c.card_kind(kind).value);
    let mine = user == c.active();
    let all = alterations(c).filter(|a| a.card == Some(card) || (a.card.is_none() && mine));
    all.fold(printed, |value, a| a.apply(value)).max(0)
}

/// What a card counts when `user` uses it now, as what it was laid as.
pub fn in_use(c: &impl DaleView, card: PieceId, user: SeatId) -> i64 {
    as_used(c, card, c.shown_kind(card), user)
}

/// What an effect reads as a card's value: altered in a hand, printed elsewhere (DOM-10.9).
pub fn read(c: &impl DaleView, card: PieceId) -> i64 {
    match c.location(card).and_then(|zone| c.layout().hand_of(zone)) {
        Some(seat) => in_use(c, card, seat),
        None => i64::from(c.printed(card).value),
    }
}

/// The highest value that a hand card of this seat can have by what everybody knows (guesses are
/// bounded by it, never by the hidden card): 1 to 5 under the alterations of all cards, and hand
/// cards with an alteration of their own.
pub fn highest_public(c: &impl DaleView, seat: SeatId) -> i64 {
    let mine = seat == c.active();
    let under_all = |value: i64| {
        alterations(c).filter(|a| a.card.is_none() && mine).fold(value, |v, a| a.apply(v))
    };
    let plain = (1..=5).map(under_all).max().unwrap_or(5);
    let own = c
        .hand(seat)
        .iter()
        .filter(|&&p| is_altered(c, p))
        .map(|&p| in_use(c, p, seat))
        .max()
        .unwrap_or(0);
    plain.max(own).max(5)
}
