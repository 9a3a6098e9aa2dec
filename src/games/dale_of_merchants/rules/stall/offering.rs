//! The choices around a stack: to begin it, to shift and close it, to build a further one (DOM-6.1
//! to DOM-6.5, DOM-14.4). It only reads the table.

use super::super::{acting, laying, teams};
use super::{
    draft::{builder, zones},
    scope::may_build,
    sheet::{StackSheet, refusal},
};
use crate::games::dale_of_merchants::table::{
    layout,
    nouns::DaleView,
    state::DaleTable,
    verbs::{BUILD, BUY, CLOSE, END_ACTIONS, INVENTORY, SHIFT, STOP_BUILDING},
};
use crate::table::{
    action::Action,
    ids::{Rule, SeatId},
    offers::{No, Offers},
};
use bevy_ecs::prelude::ResMut;

/// The action of building, among the other actions.
pub(super) fn offer_action(c: DaleTable, mut out: ResMut<Offers>) {
    let action = acting::first_action(&c);
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
        let needs = c.needs(seat);
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
            .filter(|&n| c.offered(n.into()).is_some())
            .map(|n| Action::one(BUY, n.into()));
        for action in slots.chain([Action::plain(INVENTORY), Action::plain(END_ACTIONS)]) {
            out.refuse(action, Rule("DOM-6.5"), "dom-no-only-building");
        }
    }
}

/// What is laid, what may be laid, and whether it is a stack.
pub(super) fn offer_stack(c: DaleTable, mut out: ResMut<Offers>) {
    let (Some(sheet), Some(seat)) = (StackSheet::now(&c), builder(&c)) else { return };
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
    teams::offer_help(&c, &mut out, &sheet, seat);
    let checks = sheet.laid.judge(shift, sheet.needs).map_err(|f| refusal(f, sheet.needs));
    let refused = checks.is_err();
    let words = out.judge(Action::plain(CLOSE), "dom-act-close", Rule("DOM-6.1"), checks);
    if !refused {
        words.number("stack", sheet.needs.stack).number("total", sheet.needs.total);
    }
    if c.flag(layout::EXTRA) {
        out.offer(Action::plain(STOP_BUILDING), "dom-act-stop-building", Rule("DOM-6.5"));
    }
    laying::offer_withdraw(&c, &mut out, Rule("DOM-6.4"), &zones(&c, seat));
}
