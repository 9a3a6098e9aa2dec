//! The stall action (DOM-6): a stack is laid out card by card, and `close` is the one command that
//! builds it. Also further stacks at once (DOM-6.5), stacks that effects build (DOM-5.14), and the
//! last stack, which ends the game (DOM-13.1).

pub mod offering;
pub mod scope;
pub mod tally;

use super::{
    cards,
    chameleons::{self, Guise},
    layout::{self, Draft},
    level::{Aura, Event},
    market::{self, laying},
    reactions,
    state::DaleTable,
    turn, values,
    verbs::{
        BUILD, CLOSE, FETCH, LAY, LAY_AS, LIFT, Q_ACTION, Q_EXTRA, Q_HELP, Q_STACK, SHIFT,
        STOP_BUILDING, WITHDRAW,
    },
};
use crate::table::{
    ids::{PieceId, Rule, SeatId, ZoneId},
    offers::Chosen,
    stages::Rules,
};
use bevy_ecs::prelude::Res;
use tally::{Allowed, Needs, Tally};

/// How much opponents' auras add to the total of a seat's stacks (DOM-6.1).
pub fn threat(c: &DaleTable, seat: SeatId) -> i64 {
    c.auras_against(seat).map(|a| if let Aura::StackNeeds(n) = a { i64::from(n) } else { 0 }).sum()
}

/// What the next stack of a seat needs.
pub fn needs(c: &DaleTable, seat: SeatId) -> Needs {
    let (stack, threat) = (c.stacks(seat) + 1, threat(c, seat));
    Needs { stack, total: stack + threat, threat }
}

/// The total that the next stack of a seat must have (DOM-6.1).
pub fn required(c: &DaleTable, seat: SeatId) -> i64 {
    needs(c, seat).total
}

/// Who may put cards into a stack that `builder` lays: the builder, and the partner (DOM-14.4).
fn hands(c: &DaleTable, builder: SeatId) -> impl Iterator<Item = SeatId> + use<> {
    [Some(builder), c.layout().partner(builder)].into_iter().flatten()
}

/// Where cards of a stack may come from: hand and pile of those who may help.
pub(super) fn zones(c: &DaleTable, builder: SeatId) -> Vec<ZoneId> {
    let l = c.layout();
    hands(c, builder).flat_map(|s| [l.hand(s), l.pile(s)]).collect()
}

/// What is laid out for a stack of `builder`.
pub fn tally(c: &DaleTable, builder: SeatId) -> Tally {
    let mut tally = Tally::default();
    for seat in hands(c, builder) {
        for &card in c.hand(seat).iter().filter(|&&p| laying::is_laid(c, p)) {
            let value = values::in_use(c, card, seat);
            tally.add_hand(c.kind(c.shown_kind(card)), value, usize::from(seat.0), seat == builder);
        }
        for &card in
            c.ledger.contents(c.layout().pile(seat)).iter().filter(|&&p| laying::is_laid(c, p))
        {
            // Outside a hand a chameleon is its printed self (DOM-10.9).
            let value = values::as_used(c, card, c.ledger.kind(card), seat);
            tally.add_pile(c.printed(card), value, usize::from(seat.0));
        }
    }
    tally
}

/// The seat that lays cards into a stack now, and the seat that builds it: the same, or its
/// partner.
pub(super) fn layer(c: &DaleTable) -> Option<(SeatId, SeatId)> {
    let decision = c.ledger.decision().filter(|d| d.question == Q_STACK || d.question == Q_HELP)?;
    let builder = if decision.question == Q_HELP { c.active() } else { decision.seat };
    Some((decision.seat, builder))
}

/// The seat that builds, if it is its own turn to lay or close.
pub(super) fn builder(c: &DaleTable) -> Option<SeatId> {
    c.ledger.decision().filter(|d| d.question == Q_STACK).map(|d| d.seat)
}

fn build(mut c: DaleTable) {
    c.ledger.done();
    c.ledger.set(layout::DRAFT, Draft::Stack as i64);
}

fn lay(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some((seat, builder)) = layer(&c) else { return };
    let Ok(guise) = turn::guise(&c, chosen.action(), LAY_AS, seat) else { return };
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
    let (laid, needs) = (tally(&c, builder), needs(&c, builder));
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
        market::say_copies(&mut c, &own, seat);
    }
    let further = c.flag(layout::EXTRA);
    c.ledger.set(layout::EXTRA, 0);
    lay_down(&mut c, builder, &cards, laid.allowed);
    forget_draft(&mut c, builder);
    if !further {
        turn::spend(&mut c);
    }
    if !c.ended() {
        reactions::step_ends(&mut c);
    }
}

/// The laid cards of a stack in the order in which they were laid.
fn picked(c: &DaleTable, builder: SeatId) -> Vec<PieceId> {
    let mut cards: Vec<PieceId> = zones(c, builder).into_iter().flat_map(|z| c.picked(z)).collect();
    cards.sort_by_key(|&p| c.marked(p, layout::mark::PICK));
    cards
}

/// Puts the cards of a stack into the stall. The last stack ends the game and nothing else happens
/// (DOM-13.1); any other is an event, and may allow another one at once (DOM-6.5).
fn lay_down(c: &mut DaleTable, builder: SeatId, cards: &[PieceId], allowed: Allowed) {
    let needs = needs(c, builder);
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
    if c.stacks(builder) >= c.goal() {
        let winners =
            c.seats().filter(|&s| l.stall_of(s) == stall).fold(0, |all, s| all | 1 << s.0);
        c.ledger.set(layout::ENDED, 1);
        c.ledger.set(layout::WINNERS, winners);
        return;
    }
    reactions::raise(c, Event::OtherBuilt, builder);
    if allowed.extra {
        c.ledger.set(layout::EXTRA, 1);
    }
}

/// Whether a card that an effect has drawn would alone be the next stack of a seat (DOM-5.14): as
/// its printed self, with the alterations that cover every card the seat uses, and with its own
/// shift.
pub fn can_build_alone(c: &DaleTable, seat: SeatId, card: PieceId) -> bool {
    alone(c, seat, card).fitting_shift(needs(c, seat)).is_some()
}

fn alone(c: &DaleTable, seat: SeatId, card: PieceId) -> Tally {
    let mut tally = Tally::default();
    let value = values::as_used(c, card, c.ledger.kind(card), seat);
    tally.add_hand(c.printed(card), value, usize::from(seat.0), true);
    tally
}

/// Builds the next stack of a seat with one card alone (DOM-5.12, DOM-5.14). Its events wait until
/// the effect that builds is over, and so does a further stack that it allows.
pub fn build_alone(c: &mut DaleTable, seat: SeatId, card: PieceId) {
    let allowed = Allowed::by(c.printed(card));
    lay_down(c, seat, &[card], allowed);
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
    rules.offer(&[Q_ACTION], offering::offer_action);
    rules.offer(&[Q_STACK], offering::offer_stack);
    rules.offer(&[Q_EXTRA], offering::offer_extra);
}
