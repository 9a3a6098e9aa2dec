//! The turn (DOM-3): scheduled cards, actions, clean-up, next seat; and the end of the game
//! (DOM-13). It leads from one chapter to the next and holds what several chapters word alike; it
//! carries no card's text out.

use super::{
    abilities::{self, AbilityMoment},
    acting, chameleons, cleanup, drafting, effects, techniques, values,
};
use crate::games::dale_of_merchants::table::{
    layout::{self, Draft, Phase, mark},
    nouns::DaleView,
    state::DaleTable,
    verbs::{
        F_TURN_OVER, Q_ACTION, Q_EXTRA, Q_HELP, Q_INVENTORY, Q_PAY, Q_SCHEDULED, Q_STACK, RESOLVE,
    },
};
use crate::games::game_table::GameView;
use crate::table::{
    action::{Action, Thing},
    ids::{PieceId, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The next decision whenever nothing is due: the road of a turn as a list. Phases without a
/// question are passed here.
fn next(mut c: DaleTable) {
    while c.ledger.agenda_is_empty() && !c.ended() {
        let seat = c.active();
        match c.phase() {
            Phase::Draft => drafting::next(&mut c),
            Phase::Start => scheduled(&mut c, seat),
            Phase::Action => action(&mut c, seat),
            Phase::Hand => cleanup::fill_hand(&mut c, seat),
            Phase::Market => cleanup::fill_market(&mut c),
            Phase::End => cleanup::end_turn(&mut c, seat),
            Phase::Over => return,
        }
        // What has just been done may call for consequences before the next question: they run
        // first.
        if c.ledger.consequence().is_some() {
            return;
        }
    }
}

/// DOM-3.3: scheduled cards are resolved in the order that the player chooses.
fn scheduled(c: &mut DaleTable, seat: SeatId) {
    let due = c.ledger.contents(c.layout().schedule(seat));
    match due {
        [] => c.set_phase(Phase::Action),
        [card] => {
            let card = *card;
            resolve(c, card, seat);
        }
        _ => c.ask(seat, Q_SCHEDULED, [0; 4]),
    }
}

/// Carries the delayed part of a card out.
fn resolve(c: &mut DaleTable, card: PieceId, seat: SeatId) {
    let kind = c.shown_kind(card);
    c.ledger.say("dom-log-resolves", Rule("DOM-3.3")).seat("seat", seat).kind("card", kind);
    match c.card_kind(kind).effect {
        Some(program) => effects::later(c, program, card, seat),
        None => techniques::leave_schedule(c, card, seat),
    }
}

fn offer_scheduled(c: DaleTable, mut out: ResMut<Offers>) {
    let seat = c.active();
    for &card in c.ledger.contents(c.layout().schedule(seat)) {
        let kind = c.shown_kind(card);
        out.offer(Action::one(RESOLVE, card.0.into()), "dom-act-resolve", Rule("DOM-3.3"))
            .kind("card", kind)
            .touch(Thing::Piece(card));
    }
}

fn resolve_chosen(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(decision) = c.ledger.decision() else { return };
    c.ledger.done();
    resolve(&mut c, chosen.action().piece(), decision.seat);
}

/// The action phase: what is being laid out, a further stack, an action, or its end (DOM-3.10).
fn action(c: &mut DaleTable, seat: SeatId) {
    let draft = Draft::from(c.ledger.dial(layout::DRAFT));
    match draft {
        Draft::Payment => c.ask(seat, Q_PAY, [0; 4]),
        Draft::Stack if c.ledger.dial(layout::HELP) == 1 => {
            let partner = c.layout().partner(seat).unwrap_or(seat);
            c.ask(partner, Q_HELP, [0; 4]);
        }
        Draft::Stack => c.ask(seat, Q_STACK, [0; 4]),
        Draft::Inventory => c.ask(seat, Q_INVENTORY, [0; 4]),
        Draft::None if c.flag(layout::EXTRA) => c.ask(seat, Q_EXTRA, [0; 4]),
        Draft::None
            if acting::first_action(c).is_ok()
                || abilities::is_asked(c, seat, AbilityMoment::Action) =>
        {
            c.ask(seat, Q_ACTION, [0; 4])
        }
        Draft::None => c.set_phase(Phase::Hand),
    }
}

/// The turn is over (DOM-3.9, DOM-11.4): everything that held for it ends, the next seat begins.
fn over(mut c: DaleTable) {
    c.ledger.done();
    let seat = c.active();
    values::forget_all(&mut c);
    effects::put_dice_away(&mut c);
    chameleons::cover(&mut c, seat);
    c.ledger.set(layout::HAND_SIZE, 0);
    c.ledger.set(layout::MARKET_COST, 0);
    for s in c.seats() {
        let hand = c.layout().hand(s);
        if s == seat {
            c.wipe(hand, mark::USED);
        }
        for n in 0..c.ledger.count(hand) {
            let card = c.ledger.contents(hand)[n];
            if c.marked(card, mark::DETECTED) > 0 {
                // The look at it is over.
                c.ledger.turn_down(card);
                c.mark(card, mark::DETECTED, 0);
                c.mark(card, mark::LOOKED_BY, 0);
            }
        }
    }
    let next = c.layout().left(seat);
    acting::begin_turn(&mut c, next);
}

/// The game is over (DOM-13.1, DOM-13.3): nothing is due any more.
fn finish(mut c: DaleTable) {
    if !c.ended() || c.phase() == Phase::Over {
        return;
    }
    while !c.ledger.agenda_is_empty() {
        c.ledger.done();
    }
    c.set_phase(Phase::Over);
    if c.ledger.dial(layout::ENDED) == 2 {
        c.ledger.say("dom-log-stopped", Rule("DOM-13.3"));
        return;
    }
    for seat in c.winners() {
        let stacks = c.stacks(seat);
        c.ledger.say("dom-log-wins", Rule("DOM-13.1")).seat("seat", seat).number("stacks", stacks);
    }
}

/// Why something else is not possible while scheduled cards are due.
pub(super) fn why_not(c: &DaleTable, action: Action) -> No {
    match acting::named_card(c, action).filter(|_| action.verb == RESOLVE) {
        Some(card) => no("DOM-3.3", "dom-no-not-due").arg("card", c.name(card)),
        None => no("DOM-3.3", "dom-no-scheduled-first"),
    }
}

/// Why no scheduled card is resolved in the action phase.
pub(super) fn nothing_due(c: &DaleTable, action: Action) -> Option<No> {
    (action.verb == RESOLVE).then(|| why_not(c, action))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[RESOLVE], resolve_chosen);
    rules.consequence(&[F_TURN_OVER], over);
    rules.turn(next);
    rules.score(finish);
    rules.offer(&[Q_SCHEDULED], offer_scheduled);
}
