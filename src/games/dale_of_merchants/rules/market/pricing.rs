//! Prices and payments as arithmetic (DOM-4.1 to DOM-4.3, DOM-4.9, DOM-4.13): the rules, the window
//! and computer players count with the same functions. They know no table.

use crate::games::dale_of_merchants::{
    level::{CardKind, Dest, Hook, Level, PayHook, Step},
    table::layout,
};

/// What a card costs in a slot, `more` being the sum of what auras add (DOM-4.1); on the bin what
/// is printed alone (DOM-4.9). Never below 0 (DOM-4.13).
pub fn price(level: &Level, card: &CardKind, slot: i64, more: i64) -> i64 {
    let printed = i64::from(card.value);
    if slot == layout::BIN {
        return printed;
    }
    let surcharge =
        usize::try_from(slot).ok().and_then(|n| level.surcharges.get(n)).copied().unwrap_or(0);
    (printed + i64::from(surcharge) + more).max(0)
}

/// The first card of a payment without which the rest would still reach the cost (DOM-4.3), by its
/// place.
pub fn superfluous(values: impl IntoIterator<Item = i64>, sum: i64, cost: i64) -> Option<usize> {
    values.into_iter().position(|value| sum - value >= cost)
}

/// Whether a card in a payment has this ability (DOM-4.8 to DOM-4.10).
pub fn pays(card: &CardKind, hook: PayHook) -> bool {
    card.hooks.contains(&Hook::Pay(hook))
}

/// Whether the market may be put into another order when this card is part of the payment
/// (DOM-4.7).
pub fn permutes(level: &Level, card: &CardKind) -> bool {
    card.hooks.iter().any(|hook| match hook {
        Hook::PayBefore(body) => level
            .program(*body)
            .steps
            .iter()
            .any(|s| matches!(s, Step::Move { to: Dest::SameSlots, .. })),
        _ => false,
    })
}
