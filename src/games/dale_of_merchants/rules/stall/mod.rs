//! The stall action (DOM-6): a stack is laid out card by card, and `close` is the one command that
//! builds it. Also further stacks at once (DOM-6.5), stacks that effects build (DOM-5.14), and the
//! last stack, which ends the game (DOM-13.1).

pub(in crate::games::dale_of_merchants) mod draft;
mod offering;
mod scope;
pub(super) mod sheet;
pub(in crate::games::dale_of_merchants) mod tally;

use super::{
    acting, cards,
    chameleons::{self, Guise},
    events, laying,
};
use crate::games::dale_of_merchants::{
    level::Event,
    table::{
        layout::{self, Draft},
        nouns::DaleView,
        state::DaleTable,
        verbs::{
            ANSWER_HELP, ASK_HELP, BUILD, CLOSE, F_BUILD_ALONE, FETCH, LAY, LAY_AS, LIFT, Q_ACTION,
            Q_EXTRA, Q_STACK, SHIFT, STOP_BUILDING, WITHDRAW,
        },
    },
};
use crate::table::{
    action::Action,
    agenda::Decision,
    ids::{PieceId, Rule, SeatId},
    offers::{Chosen, No, no},
    stages::Rules,
};
use bevy_ecs::prelude::Res;
use draft::{builder, hands, layer, picked, tally, zones};
use tally::Allowed;

fn build(mut c: DaleTable) {
    c.ledger.done();
    c.ledger.set(layout::DRAFT, Draft::Stack as i64);
}

fn lay(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some((seat, builder)) = layer(&c) else { return };
    let Ok(guise) = acting::guise(&c, chosen.action(), LAY_AS, seat) else { return };
    let zones = zones(&c, builder);
    laying::lay(&mut c, guise, &zones);
}

fn fetch(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some((_, builder)) = layer(&c) else { return };
    let card = chosen.action().piece();
    let itself = Guise { card, target: None, kind: c.ledger.kind(card) };
    let zones = zones(&c, builder);
    laying::lay(&mut c, itself, &zones);
}

fn lift(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some((_, builder)) = layer(&c) else { return };
    let zones = zones(&c, builder);
    laying::lift(&mut c, chosen.action().piece(), &zones);
    // A shift needs its Accordion (DOM-6.5).
    let most = tally(&c, builder).allowed.shift;
    let shift = c.ledger.dial(layout::SHIFT).clamp(-most, most);
    c.ledger.set(layout::SHIFT, shift);
}

fn shift(mut c: DaleTable, chosen: Res<Chosen>) {
    if builder(&c).is_some() {
        c.ledger.set(layout::SHIFT, i64::from(chosen.action().args[0]));
    }
}

/// The draft is over: nothing is laid out, nobody helps; hand cards that a helped draft showed are
/// covered again (DOM-14.9).
fn forget_draft(c: &mut DaleTable, builder: SeatId) {
    let zones = zones(c, builder);
    laying::take_back(c, &zones);
    if c.ledger.dial(layout::HELP) != 0 {
        for seat in hands(c, builder) {
            chameleons::cover(c, seat);
        }
    }
    for dial in [layout::SHIFT, layout::HELP] {
        c.ledger.set(dial, 0);
    }
    c.ledger.set(layout::DRAFT, Draft::None as i64);
}

fn withdraw(mut c: DaleTable) {
    let Some(builder) = builder(&c) else { return };
    c.ledger.done();
    if c.ledger.dial(layout::HELP) != 0 {
        c.ledger.say("dom-log-withdraws-stack", Rule("DOM-14.9")).seat("seat", builder);
    }
    forget_draft(&mut c, builder);
}

fn stop_building(mut c: DaleTable) {
    let Some(decision) = c.ledger.decision() else { return };
    c.ledger.done();
    forget_draft(&mut c, decision.seat);
    c.ledger.set(layout::EXTRA, 0);
    c.ledger.say("dom-log-stops-building", Rule("DOM-6.5")).seat("seat", decision.seat);
}

fn close(mut c: DaleTable) {
    let Some(builder) = builder(&c) else { return };
    let (laid, needs) = (tally(&c, builder), c.needs(builder));
    if laid.judge(c.ledger.dial(layout::SHIFT), needs).is_err() {
        return;
    }
    c.ledger.done();
    let cards = picked(&c, builder);
    for seat in hands(&c, builder) {
        let hand = c.layout().hand(seat);
        let own: Vec<PieceId> =
            cards.iter().copied().filter(|&p| c.ledger.zone_of(p) == hand).collect();
        laying::show_copies(&mut c, &own, seat);
        laying::say_copies(&mut c, &own, seat);
    }
    let further = c.flag(layout::EXTRA);
    c.ledger.set(layout::EXTRA, 0);
    lay_down(&mut c, builder, &cards, laid.allowed);
    forget_draft(&mut c, builder);
    if !further {
        acting::spend(&mut c);
    }
    if !c.ended() {
        events::step_ends(&mut c);
    }
}

/// Puts the cards of a stack into the stall. The last stack ends the game and nothing else happens
/// (DOM-13.1); any other is an event, and may allow another one at once (DOM-6.5).
fn lay_down(c: &mut DaleTable, builder: SeatId, cards: &[PieceId], allowed: Allowed) {
    let needs = c.needs(builder);
    let names = laying::names(c, cards);
    c.ledger
        .say("dom-log-builds", Rule("DOM-6.1"))
        .seat("seat", builder)
        .number("stack", needs.stack)
        .number("total", needs.total)
        .arg("cards", names);
    let l = c.layout();
    let stall = l.stall_of(builder);
    let stack = l.stack(stall, c.stacks(builder).max(0) as u16);
    for &card in cards {
        cards::put(c, card, stack);
    }
    c.ledger.add(l.built(stall), 1);
    let turn = c.ledger.dial(layout::TURN);
    c.ledger.set(layout::LAST_BUILT, turn);
    if c.stacks(builder) >= c.goal() {
        let winners =
            c.seats().filter(|&s| l.stall_of(s) == stall).fold(0, |all, s| all | 1 << s.0);
        c.ledger.set(layout::ENDED, 1);
        c.ledger.set(layout::WINNERS, winners);
        return;
    }
    events::raise(c, Event::OtherBuilt, builder);
    if allowed.extra {
        c.ledger.set(layout::EXTRA, 1);
    }
}

/// Builds the next stack of a seat with one card alone (DOM-5.12, DOM-5.14). Its events wait until
/// the effect that builds is over, and so does a further stack that it allows.
fn build_alone(mut c: DaleTable) {
    let Some(due) = c.ledger.consequence() else { return };
    c.ledger.done();
    let (seat, card) = (SeatId(due.memory[0] as u8), PieceId(due.memory[1] as u16));
    let allowed = Allowed::by(c.printed(card));
    lay_down(&mut c, seat, &[card], allowed);
}

/// Why something else is not possible while a stack is laid out, or a further one is offered.
pub(super) fn why_not(c: &DaleTable, decision: &Decision, action: Action) -> No {
    match decision.question {
        Q_EXTRA => no("DOM-6.5", "dom-no-only-building"),
        Q_STACK if action.verb == SHIFT => no("DOM-6.5", "dom-no-shift"),
        _ => acting::not_laid(c, decision.seat, action, "DOM-6.2")
            .unwrap_or_else(|| acting::draft_is_open(c, action)),
    }
}

/// Why no stack can be closed, shifted or helped with: none is being laid.
pub(super) fn no_stack(action: Action) -> Option<No> {
    let builds = matches!(action.verb, SHIFT | CLOSE | ASK_HELP | ANSWER_HELP | STOP_BUILDING);
    builds.then(|| no("DOM-6.1", "dom-no-no-stack"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[BUILD], build);
    rules.apply(&[LAY, LAY_AS], lay);
    rules.apply(&[FETCH], fetch);
    rules.apply(&[LIFT], lift);
    rules.apply(&[SHIFT], shift);
    rules.apply(&[CLOSE], close);
    rules.apply(&[WITHDRAW], withdraw);
    rules.apply(&[STOP_BUILDING], stop_building);
    rules.consequence(&[F_BUILD_ALONE], build_alone);
    rules.offer(&[Q_ACTION], offering::offer_action);
    rules.offer(&[Q_STACK], offering::offer_stack);
    rules.offer(&[Q_EXTRA], offering::offer_extra);
}
