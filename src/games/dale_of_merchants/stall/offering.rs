//! What may be laid into a stack, by the builder and by a partner who helps, and why the rest may
//! not (DOM-6.1 to DOM-6.5, DOM-14.4). It only reads the table.

use super::{
    builder, layer, needs,
    scope::{in_reach, may_build},
    tally,
    tally::{Allowed, Fault, Needs, Tally},
};
use crate::games::dale_of_merchants::{
    chameleons, layout,
    level::CardKind,
    market::{self, laying},
    state::DaleTable,
    turn, values,
    verbs::{
        BUILD, BUY, CLOSE, END_ACTIONS, FETCH, INVENTORY, LAY, LAY_AS, LIFT, SHIFT, STOP_BUILDING,
    },
};
use crate::table::{
    action::{Action, Thing},
    ids::{PieceId, Rule, SeatId},
    offers::{No, Offers, no},
};
use bevy_ecs::prelude::ResMut;

/// A fault as the reason of a refusal.
fn refusal(fault: Fault, needs: Needs) -> No {
    match fault {
        Fault::Nothing => no("DOM-6.2", "dom-no-card"),
        Fault::NotTheBuilder => no("DOM-14.4", "dom-no-builder-card"),
        Fault::FromPile(most) => no("DOM-6.5", "dom-no-pile-cards").number("n", most),
        Fault::Junk => no("DOM-6.3", "dom-no-junk"),
        Fault::Sets => no("DOM-6.3", "dom-no-sets"),
        Fault::Shift => no("DOM-6.5", "dom-no-shift"),
        Fault::Total(sum) if needs.threat == 0 => no("DOM-6.1", "dom-no-total")
            .number("stack", needs.stack)
            .number("total", needs.total)
            .number("sum", sum),
        Fault::Total(sum) => {
            let no = no("DOM-6.1", "dom-no-total-threat")
                .number("stack", needs.stack)
                .number("total", needs.total);
            no.number("sum", sum).number("threat", needs.threat)
        }
    }
}

/// A stack that is being laid out, as the seat that lays sees it.
pub(in crate::games::dale_of_merchants) struct Sheet {
    seat: SeatId,
    laid: Tally,
    needs: Needs,
    /// What laid cards and those that this seat could lay allow at best.
    best: Allowed,
}

impl Sheet {
    /// The stack that is being laid out now, by the seat that is asked.
    pub(in crate::games::dale_of_merchants) fn now(c: &DaleTable) -> Option<Sheet> {
        let (seat, builder) = layer(c)?;
        let laid = tally(c, builder);
        let best = in_reach(c, seat);
        let best = if seat == builder { best } else { best.and(laid.allowed) };
        Some(Sheet { seat, laid, needs: needs(c, builder), best })
    }

    /// Whether a hand card, used as this kind, may be laid: not where it could never be part of a
    /// stack.
    fn may_lay(&self, kind: &CardKind, value: i64) -> Result<(), Fault> {
        if kind.is_junk() && !self.best.junk {
            return Err(Fault::Junk);
        }
        if !kind.is_junk()
            && !self.best.any_set
            && self.laid.set.is_some()
            && self.laid.set != kind.set
        {
            return Err(Fault::Sets);
        }
        self.fits(value)
    }

    /// Whether the total stays within what can be shifted back (DOM-6.1).
    fn fits(&self, value: i64) -> Result<(), Fault> {
        let sum = self.laid.sum + value;
        if sum > self.needs.total + self.best.shift { Err(Fault::Total(sum)) } else { Ok(()) }
    }

    /// Whether a card of the own pile may be laid (DOM-6.5).
    fn may_fetch(&self, card: &CardKind, value: i64) -> Result<(), Fault> {
        let seat = usize::from(self.seat.0).min(tally::MOST_SEATS - 1);
        let most = self.laid.may_fetch(seat);
        let more = if most > 0 { Allowed::by(card).fetch } else { 0 };
        if self.laid.fetched[seat] + 1 > most + more {
            Err(Fault::FromPile(most))
        } else {
            self.fits(value)
        }
    }

    /// The cards of the own hand and pile: lay, fetch, lift.
    pub(in crate::games::dale_of_merchants) fn offer_cards(&self, c: &DaleTable, out: &mut Offers) {
        for &card in c.hand(self.seat) {
            if laying::is_laid(c, card) {
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
                if laying::is_laid(c, card) {
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
                self.may_lay(c.kind(guise.kind), value).map_err(|f| refusal(f, self.needs));
            let refused = checks.is_err();
            let (action, key) =
                turn::act(guise, (LAY, "dom-act-lay-stack"), (LAY_AS, "dom-act-lay-stack-as"));
            let words = turn::word(c, out.judge(action, key, Rule("DOM-6.2"), checks), guise);
            if !refused {
                words
                    .number("value", value)
                    .number("sum", self.laid.sum + value)
                    .number("total", self.needs.total);
            }
        }
        market::refuse_unnamed(c, out, card, self.seat);
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
        if self.laid.own > 0 { Ok(()) } else { Err(refusal(Fault::NotTheBuilder, self.needs)) }
    }

    /// What the stack still lacks, without a shift; below 0 if it is too much.
    pub(in crate::games::dale_of_merchants) fn lacks(&self) -> i64 {
        self.needs.total - self.laid.sum
    }
}

/// The action of building, among the other actions.
pub(super) fn offer_action(c: DaleTable, mut out: ResMut<Offers>) {
    let action = turn::first_action(&c);
    if action.is_err() && !out.looking {
        return;
    }
    let seat = c.active();
    offer_build(&c, &mut out, seat, action.and_then(|()| may_build(&c, seat)));
}

fn offer_build(c: &DaleTable, out: &mut Offers, seat: SeatId, checks: Result<(), No>) {
    let refused = checks.is_err();
    let words = out.judge(Action::plain(BUILD), "dom-act-build", Rule("DOM-6.1"), checks);
    if !refused {
        let needs = needs(c, seat);
        words.number("stack", needs.stack).number("total", needs.total);
    }
}

/// A further stack, or none (DOM-6.5): nothing else may be done.
pub(super) fn offer_extra(c: DaleTable, mut out: ResMut<Offers>) {
    let seat = c.asked();
    let checks = may_build(&c, seat);
    offer_build(&c, &mut out, seat, checks);
    out.offer(Action::plain(STOP_BUILDING), "dom-act-stop-building", Rule("DOM-6.5"));
    if out.looking {
        let slots = (0..layout::SLOTS)
            .filter(|&n| c.offered(n).is_some())
            .map(|n| Action::one(BUY, n.into()));
        for action in slots.chain([Action::plain(INVENTORY), Action::plain(END_ACTIONS)]) {
            out.refuse(action, Rule("DOM-6.5"), "dom-no-only-building");
        }
    }
}

/// What is laid, what may be laid, and whether it is a stack.
pub(super) fn offer_stack(c: DaleTable, mut out: ResMut<Offers>) {
    let (Some(sheet), Some(seat)) = (Sheet::now(&c), builder(&c)) else { return };
    sheet.offer_cards(&c, &mut out);
    let (shift, most) = (c.ledger.dial(layout::SHIFT), sheet.laid.allowed.shift);
    for n in (-most..=most).filter(|&n| n != shift) {
        let words = out
            .offer(Action::one(SHIFT, n as i32), "dom-act-shift", Rule("DOM-6.5"))
            .number("n", n);
        words.number("sum", sheet.laid.sum + n).number("total", sheet.needs.total);
    }
    if most == 0 && out.looking && sheet.best.shift > 0 {
        for n in [-1, 1] {
            out.refuse(Action::one(SHIFT, n), Rule("DOM-6.5"), "dom-no-shift");
        }
    }
    crate::games::dale_of_merchants::teams::offer_help(&c, &mut out, &sheet, seat);
    let checks = sheet.laid.judge(shift, sheet.needs).map_err(|f| refusal(f, sheet.needs));
    let refused = checks.is_err();
    let words = out.judge(Action::plain(CLOSE), "dom-act-close", Rule("DOM-6.1"), checks);
    if !refused {
        words.number("stack", sheet.needs.stack).number("total", sheet.needs.total);
    }
    if c.flag(layout::EXTRA) {
        out.offer(Action::plain(STOP_BUILDING), "dom-act-stop-building", Rule("DOM-6.5"));
    }
    laying::offer_withdraw(&c, &mut out, Rule("DOM-6.4"), &super::zones(&c, seat));
}
