//! What a stack could still become (DOM-6.5): which passives are in reach, and whether a hand could
//! give a stack at all. Quick and hopeful: it never says no where a stack is possible, and never
//! looks into another hand.

use super::tally::{Allowed, Sums};
use crate::games::dale_of_merchants::{
    chameleons, layout,
    level::{CardKind, SetIx},
    market::laying,
    state::DaleTable,
    values,
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
pub fn in_reach(c: &DaleTable, seat: SeatId) -> Allowed {
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
        for &card in c.ledger.contents(c.layout().pile(seat)) {
            best = best.and(Allowed::by(c.printed(card)));
        }
    }
    if c.layout().teams {
        best.any_set |= laying::in_play(c, |k| Allowed::by(k).any_set);
        best.junk |= laying::in_play(c, |k| Allowed::by(k).junk);
        if laying::in_play(c, |k| Allowed::by(k).shift > 0) {
            best.shift = best.shift.max(HOPED_SHIFT);
        }
    }
    best
}

/// A way to use a hand card: which card of the hand, as what, worth how much.
struct Way<'a> {
    card: usize,
    kind: &'a CardKind,
    value: i64,
}

fn ways<'a>(c: &'a DaleTable, seat: SeatId) -> Vec<Way<'a>> {
    let mut all = Vec::with_capacity(16);
    for (n, &card) in c.hand(seat).iter().enumerate() {
        if chameleons::is_chameleon(c, card) {
            let guises = chameleons::guises(c, card, seat);
            all.extend(guises.into_iter().map(|g| Way {
                card: n,
                kind: c.kind(g.kind),
                value: values::as_used(c, card, g.kind, seat),
            }));
        } else {
            let kind = c.ledger.kind(card);
            all.push(Way {
                card: n,
                kind: c.kind(kind),
                value: values::as_used(c, card, kind, seat),
            });
        }
    }
    all
}

/// The totals that the hand can give with cards for which `fits` holds.
fn totals(ways: &[Way], fits: impl Fn(&CardKind) -> bool) -> Sums {
    let mut sums = Sums::default();
    for group in ways.chunk_by(|a, b| a.card == b.card) {
        sums = sums.with(group.iter().filter(|w| fits(w.kind)).map(|w| w.value));
    }
    sums
}

/// Whether the hand of `seat` might give the next stack.
///
/// # Errors
/// DOM-6.2 with an empty hand, DOM-6.1 where no cards can come together to the total.
pub fn may_build(c: &DaleTable, seat: SeatId) -> Result<(), No> {
    if c.hand(seat).is_empty() {
        return no("DOM-6.2", "dom-no-card").err();
    }
    let needs = super::needs(c, seat);
    let best = in_reach(c, seat);
    let ways = ways(c, seat);
    // A partner can add what is missing (DOM-14.4), but takes nothing away.
    let least = if c.layout().teams { 1 } else { needs.total - best.shift };
    let most = needs.total + best.shift;
    let reach = |sums: Sums| {
        // A pile card comes only beside a hand card: the empty stack is left out before.
        let mut sums = Sums(sums.0 & !1);
        if best.fetch > 0 {
            for &card in c.ledger.contents(c.layout().pile(seat)) {
                sums = sums.with([values::as_used(c, card, c.ledger.kind(card), seat)]);
            }
        }
        sums.reach(least, most)
    };
    let possible = if best.any_set {
        reach(totals(&ways, |k| !k.is_junk() || best.junk))
    } else {
        // In team mode junk alone may be the builder's part of the stack, too.
        let sets = c.ledger.dial(layout::SETS);
        let of = |set: Option<SetIx>| {
            reach(totals(&ways, |k| if k.is_junk() { best.junk } else { k.set == set }))
        };
        let in_play = |n: &u8| sets >> n & 1 == 1;
        (best.junk && of(None))
            || (0..c.level().sets.len().min(63) as u8).filter(in_play).any(|n| of(Some(SetIx(n))))
    };
    if possible {
        Ok(())
    } else {
        no("DOM-6.1", "dom-no-stack")
            .number("stack", needs.stack)
            .number("total", needs.total)
            .err()
    }
}
