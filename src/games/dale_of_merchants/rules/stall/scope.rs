//! What a stack could still become (DOM-6.5): which passives are in reach, and whether a hand could
//! give a stack at all. Quick and hopeful: it never says no where a stack is possible, and never
//! looks into another hand.

use super::super::{
    chameleons::{self, CardUse},
    values,
};
use super::tally::{Allowed, Sums};
use crate::games::dale_of_merchants::{
    level::{CardKind, SetIx},
    table::{layout, nouns::DaleView},
};
use crate::table::{
    ids::SeatId,
    offers::{No, no},
};

/// The largest shift that a partner is believed capable of.
const HOPED_SHIFT: i64 = 5;

/// What the cards that `seat` could lay into a stack allow at best: those of the hand in any guise,
/// those of the pile if they can be fetched, and in team mode whatever cards in play allow, since
/// nobody knows the partner's hand.
pub fn in_reach(c: &impl DaleView, seat: SeatId) -> Allowed {
    let mut best = Allowed::default();
    for &card in c.hand(seat) {
        if chameleons::is_chameleon(c, card) {
            let ways = chameleons::targets(c, card, seat);
            best = best.and(
                ways.iter().fold(Allowed::default(), |all, &t| all.or(Allowed::by(c.printed(t)))),
            );
        } else {
            best = best.and(Allowed::by(c.printed(card)));
        }
    }
    if best.fetch > 0 {
        for &card in c.contents(c.layout().pile(seat)) {
            best = best.and(Allowed::by(c.printed(card)));
        }
    }
    if c.layout().teams {
        best.any_set |= c.in_play(|k| Allowed::by(k).any_set);
        best.junk |= c.in_play(|k| Allowed::by(k).junk);
        if c.in_play(|k| Allowed::by(k).shift > 0) {
            best.shift = best.shift.max(HOPED_SHIFT);
        }
    }
    best
}

/// The totals that the hand can give with cards for which `fits` holds.
fn totals(c: &impl DaleView, uses: &[CardUse], fits: impl Fn(&CardKind) -> bool) -> Sums {
    let mut sums = Sums::default();
    for group in uses.chunk_by(|a, b| a.guise.card == b.guise.card) {
        let fitting = group.iter().filter(|u| fits(c.card_kind(u.guise.kind)));
        sums = sums.with(fitting.map(|u| u.value));
    }
    sums
}

/// Whether the hand of `seat` might give the next stack.
///
/// # Errors
/// DOM-6.2 with an empty hand, DOM-6.1 where no cards can come together to the total.
pub fn may_build(c: &impl DaleView, seat: SeatId) -> Result<(), No> {
    if c.hand(seat).is_empty() {
        return no("DOM-6.2", "dom-no-card").err();
    }
    let needs = c.needs(seat);
    let best = in_reach(c, seat);
    let uses = chameleons::uses_of_hand(c, seat);
    // A partner can add what is missing (DOM-14.4), but takes nothing away.
    let least = if c.layout().teams { 1 } else { needs.total - best.shift };
    let most = needs.total + best.shift;
    let reach = |sums: Sums| {
        // A pile card comes only beside a hand card: the empty stack is left out before.
        let mut sums = Sums(sums.0 & !1);
        if best.fetch > 0 {
            for &card in c.contents(c.layout().pile(seat)) {
                sums = sums.with([values::as_used(c, card, c.kind(card), seat)]);
            }
        }
        sums.reach(least, most)
    };
    let possible = if best.any_set {
        reach(totals(c, &uses, |k| !k.is_junk() || best.junk))
    } else {
        // In team mode junk alone may be the builder's part of the stack, too.
        let sets = c.dial(layout::SETS);
        let of = |set: Option<SetIx>| {
            reach(totals(c, &uses, |k| if k.is_junk() { best.junk } else { k.set == set }))
        };
        let in_play = |n: &u8| sets >> n & 1 == 1;
        (best.junk && of(None))
            || (0..c.level().sets.len().min(63) as u8).filter(in_play).any(|n| of(Some(SetIx(n))))
    };
    if possible {
        return Ok(());
    }
    let why = |key| no("DOM-6.1", key).number("stack", needs.stack).number("total", needs.total);
    match needs.threat {
        0 => why("dom-no-stack").err(),
        threat => why("dom-no-stack-threat").number("threat", threat).err(),
    }
}
