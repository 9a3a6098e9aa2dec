//! A stack that is being laid out, as the seat that lays sees it: what may be laid into it and
//! taken back, by the builder and by a partner who helps, and why the rest may not (DOM-6.1 to
//! DOM-6.5, DOM-14.4). It only reads the table.

use super::super::{acting, chameleons, laying, values};
use super::{
    draft::{layer, tally},
    scope::in_reach,
    tally::{self, Allowed, Needs, StackFault, StackTally},
};
use crate::games::dale_of_merchants::{
    level::CardKind,
    table::{
        nouns::DaleView,
        state::DaleTable,
        verbs::{FETCH, LAY, LAY_AS, LIFT},
    },
};
use crate::table::{
    action::{Action, Thing},
    ids::{PieceId, Rule, SeatId},
    offers::{No, Offers, no},
};

/// A fault as the reason of a refusal.
pub(in crate::games::dale_of_merchants) fn refusal(fault: StackFault, needs: Needs) -> No {
    match fault {
        StackFault::Nothing => no("DOM-6.2", "dom-no-card"),
        StackFault::NotTheBuilder => no("DOM-14.4", "dom-no-builder-card"),
        StackFault::FromPile(most) => no("DOM-6.5", "dom-no-pile-cards").number("n", most),
        StackFault::Junk => no("DOM-6.3", "dom-no-junk"),
        StackFault::Sets => no("DOM-6.3", "dom-no-sets"),
        StackFault::Shift => no("DOM-6.5", "dom-no-shift"),
        StackFault::Total(sum) if needs.threat == 0 => no("DOM-6.1", "dom-no-total")
            .number("stack", needs.stack)
            .number("total", needs.total)
            .number("sum", sum),
        StackFault::Total(sum) => {
            let no = no("DOM-6.1", "dom-no-total-threat")
                .number("stack", needs.stack)
                .number("total", needs.total);
            no.number("sum", sum).number("threat", needs.threat)
        }
    }
}

/// A stack that is being laid out, as the seat that lays sees it.
pub(in crate::games::dale_of_merchants) struct StackSheet {
    seat: SeatId,
    /// What lies there.
    pub(super) laid: StackTally,
    /// What it must become.
    pub(super) needs: Needs,
    /// What laid cards and those that this seat could lay allow at best.
    pub(super) best: Allowed,
}

impl StackSheet {
    /// The stack that is being laid out now, by the seat that is asked.
    pub(in crate::games::dale_of_merchants) fn now(c: &DaleTable) -> Option<StackSheet> {
        let (seat, builder) = layer(c)?;
        let laid = tally(c, builder);
        let best = in_reach(c, seat);
        let best = if seat == builder { best } else { best.and(laid.allowed) };
        Some(StackSheet { seat, laid, needs: c.needs(builder), best })
    }

    /// Whether a hand card, used as this kind, may be laid: not where it could never be part of a
    /// stack.
    fn may_lay(&self, kind: &CardKind, value: i64) -> Result<(), StackFault> {
        if kind.is_junk() && !self.best.junk {
            return Err(StackFault::Junk);
        }
        if !kind.is_junk()
            && !self.best.any_set
            && self.laid.set.is_some()
            && self.laid.set != kind.set
        {
            return Err(StackFault::Sets);
        }
        self.fits(value)
    }

    /// Whether the total stays within what can be shifted back (DOM-6.1).
    fn fits(&self, value: i64) -> Result<(), StackFault> {
        let sum = self.laid.sum + value;
        if sum > self.needs.total + self.best.shift { Err(StackFault::Total(sum)) } else { Ok(()) }
    }

    /// Whether a card of the own pile may be laid (DOM-6.5).
    fn may_fetch(&self, card: &CardKind, value: i64) -> Result<(), StackFault> {
        let seat = usize::from(self.seat.0).min(tally::MOST_SEATS - 1);
        let most = self.laid.may_fetch(seat);
        let more = if most > 0 { Allowed::by(card).fetch } else { 0 };
        if self.laid.fetched[seat] + 1 > most + more {
            Err(StackFault::FromPile(most))
        } else {
            self.fits(value)
        }
    }

    /// The cards of the own hand and pile: lay, fetch, lift.
    pub(in crate::games::dale_of_merchants) fn offer_cards(&self, c: &DaleTable, out: &mut Offers) {
        for &card in c.hand(self.seat) {
            if c.is_laid(card) {
                self.offer_lift(c, out, card, values::in_use(c, card, self.seat));
            } else {
                self.offer_lay(c, out, card);
            }
        }
        let seat = usize::from(self.seat.0).min(tally::MOST_SEATS - 1);
        let pile_matters = self.laid.fetched[seat] > 0 || self.laid.fetch_by_hand[seat] > 0;
        if pile_matters || (out.looking && self.best.fetch > 0) {
            for &card in c.ledger.contents(c.layout().pile(self.seat)).iter().rev() {
                let value = values::as_used(c, card, c.ledger.kind(card), self.seat);
                if c.is_laid(card) {
                    self.offer_lift(c, out, card, value);
                } else {
                    let checks =
                        self.may_fetch(c.printed(card), value).map_err(|f| refusal(f, self.needs));
                    let refused = checks.is_err();
                    let words = out.judge(
                        Action::one(FETCH, card.0.into()),
                        "dom-act-fetch",
                        Rule("DOM-6.5"),
                        checks,
                    );
                    let words = words.kind("card", c.ledger.kind(card)).touch(Thing::Piece(card));
                    if !refused {
                        words
                            .number("value", value)
                            .number("sum", self.laid.sum + value)
                            .number("total", self.needs.total);
                    }
                }
            }
        }
    }

    fn offer_lay(&self, c: &DaleTable, out: &mut Offers, card: PieceId) {
        for guise in chameleons::guises(c, card, self.seat) {
            let value = values::as_used(c, card, guise.kind, self.seat);
            let checks =
                self.may_lay(c.card_kind(guise.kind), value).map_err(|f| refusal(f, self.needs));
            let refused = checks.is_err();
            let (action, key) =
                acting::act(guise, (LAY, "dom-act-lay-stack"), (LAY_AS, "dom-act-lay-stack-as"));
            let words = acting::word(c, out.judge(action, key, Rule("DOM-6.2"), checks), guise);
            if !refused {
                words
                    .number("value", value)
                    .number("sum", self.laid.sum + value)
                    .number("total", self.needs.total);
            }
        }
        laying::refuse_unnamed(c, out, card, self.seat);
    }

    fn offer_lift(&self, c: &DaleTable, out: &mut Offers, card: PieceId, value: i64) {
        let words = out
            .offer(Action::one(LIFT, card.0.into()), "dom-act-lift-stack", Rule("DOM-6.4"))
            .kind("card", c.ledger.kind(card));
        words
            .number("value", value)
            .number("sum", self.laid.sum - value)
            .number("total", self.needs.total)
            .touch(Thing::Piece(card));
    }

    /// Whether the builder has laid a card (DOM-14.4).
    pub(in crate::games::dale_of_merchants) fn has_builder_card(&self) -> Result<(), No> {
        if self.laid.own > 0 { Ok(()) } else { Err(refusal(StackFault::NotTheBuilder, self.needs)) }
    }

    /// What the stack still lacks, without a shift; below 0 if it is too much.
    pub(in crate::games::dale_of_merchants) fn lacks(&self) -> i64 {
        self.needs.total - self.laid.sum
    }
}
