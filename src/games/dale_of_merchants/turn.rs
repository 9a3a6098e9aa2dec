//! The turn (DOM-3): scheduled cards, actions, clean-up, next seat; and the end of the game
//! (DOM-13). It leads from one chapter to the next and holds what several chapters word alike; it
//! carries no card's text out.

use super::{
    chameleons::{self, Guise},
    cleanup, drafting, effects,
    layout::{self, Draft, Phase, mark},
    state::DaleTable,
    techniques, values,
    verbs::{Q_ACTION, Q_EXTRA, Q_HELP, Q_INVENTORY, Q_PAY, Q_SCHEDULED, Q_STACK, RESOLVE},
};
use crate::games::game_table::GameView;
use crate::table::{
    action::{Action, MessageArgs, Thing},
    ids::{PieceId, Rule, SeatId, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The action that uses a card in this guise, with the text key of its offer: the plain verb, or
/// the one that names a copy.
pub fn act(
    guise: Guise,
    plain: (Verb, &'static str),
    copy: (Verb, &'static str),
) -> (Action, &'static str) {
    match guise.target {
        None => (Action::one(plain.0, guise.card.0.into()), plain.1),
        Some(target) => (Action::two(copy.0, guise.card.0.into(), target.0.into()), copy.1),
    }
}

/// Words a guise: `card`, and for a copy `target`.
pub fn word<'a>(c: &DaleTable, words: MessageArgs<'a>, guise: Guise) -> MessageArgs<'a> {
    let words = words.kind("card", c.ledger.kind(guise.card)).touch(Thing::Piece(guise.card));
    match guise.target {
        None => words,
        Some(target) => words.kind("target", c.ledger.kind(target)).touch(Thing::Piece(target)),
    }
}

/// The guise that an action names; `copy` is the verb that names a target.
///
/// # Errors
/// As [`chameleons::named`].
pub fn guise(c: &DaleTable, action: Action, copy: Verb, seat: SeatId) -> Result<Guise, No> {
    let target = (action.verb == copy).then_some(PieceId(action.args[1] as u16));
    chameleons::named(c, action.piece(), target, seat)
}

/// DOM-3.2: an action is left.
pub fn first_action(c: &DaleTable) -> Result<(), No> {
    if c.ledger.dial(layout::ACTIONS) > 0 { Ok(()) } else { no("DOM-3.2", "dom-no-action").err() }
}

/// Takes one action.
pub fn spend(c: &mut DaleTable) {
    c.ledger.add(layout::ACTIONS, -1);
    c.ledger.add(layout::TAKEN, 1);
}

/// Begins the turn of a seat.
pub fn begin(c: &mut DaleTable, seat: SeatId) {
    c.ledger.set(layout::ACTIVE, seat.0.into());
    c.ledger.add(layout::TURN, 1);
    c.ledger.set(layout::ACTIONS, 1);
    c.ledger.set(layout::TAKEN, 0);
    c.ledger.set(layout::PROPOSED, 0);
    c.ledger.set(layout::AGREED, 0);
    c.set_phase(Phase::Start);
    let turn = c.ledger.dial(layout::TURN);
    c.ledger.say("dom-log-turn", Rule("DOM-3.1")).seat("seat", seat).number("turn", turn);
}

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
    match c.kind(kind).effect {
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
            if first_action(c).is_ok()
                || techniques::can_use(c, seat, techniques::Moment::Action) =>
        {
            c.ask(seat, Q_ACTION, [0; 4])
        }
        Draft::None => c.set_phase(Phase::Hand),
    }
}

/// The turn is over (DOM-3.9, DOM-11.4): everything that held for it ends, the next seat begins.
pub fn over(c: &mut DaleTable) {
    let seat = c.active();
    values::forget_all(c);
    effects::put_dice_away(c);
    chameleons::cover(c, seat);
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
            }
        }
    }
    let next = c.layout().left(seat);
    begin(c, next);
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

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[RESOLVE], resolve_chosen);
    rules.turn(next);
    rules.score(finish);
    rules.offer(&[Q_SCHEDULED], offer_scheduled);
}
