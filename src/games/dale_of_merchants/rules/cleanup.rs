//! The clean-up (DOM-9): the hand is filled, then the market; chameleons that are shown as cards
//! that enlarge the hand (DOM-10.16); what may be used at the end of a turn (remastered).

use super::{
    abilities::{self, AbilityMoment},
    acting, cards, chameleons, events,
};
use crate::games::dale_of_merchants::{
    level::{Hook, HookPlace},
    table::{
        layout::{self, Phase, mark},
        nouns::DaleView,
        state::DaleTable,
        verbs::{F_HAND, F_TURN_OVER, GO_ON, Q_HAND_SIZE, Q_TURN_END, SHOW_AS},
    },
};
use crate::table::{
    action::{Action, Thing},
    ids::{KindId, PieceId, Question, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// What a kind of cards adds to the hand size in a place.
fn adds(c: &impl DaleView, kind: KindId, there: HookPlace) -> i64 {
    let hooks = c.card_kind(kind).hooks.iter();
    hooks
        .map(|h| {
            if let Hook::HandSize { add, place } = h {
                i64::from(*add) * i64::from(*place == there)
            } else {
                0
            }
        })
        .sum()
}

/// The hand size of a seat now (DOM-9.2).
pub fn hand_size(c: &impl DaleView, seat: SeatId) -> i64 {
    let in_hand: i64 =
        c.hand(seat).iter().map(|&p| adds(c, c.shown_kind(p), HookPlace::InHand)).sum();
    let in_stall: i64 = c.stall(seat).map(|p| adds(c, c.kind(p), HookPlace::InStall)).sum();
    i64::from(c.level().hand_size) + in_hand + in_stall + c.dial(layout::HAND_SIZE)
}

/// The hand step begins (DOM-9.2).
pub fn fill_hand(c: &mut DaleTable, _seat: SeatId) {
    c.ledger.set(layout::DRAWN, 0);
    c.set_phase(Phase::Market);
    c.follow(F_HAND, [0; 4]);
}

/// The chameleons of a hand that can be shown as cards that enlarge the hand, each with its target,
/// not yet shown in this step.
fn enlarging(c: &impl DaleView, seat: SeatId) -> Vec<chameleons::Guise> {
    let fresh = |p: &PieceId| chameleons::is_chameleon(c, *p) && c.marked(*p, mark::COPY) == 0;
    let guises =
        c.hand(seat).iter().copied().filter(fresh).flat_map(|p| chameleons::guises(c, p, seat));
    guises.filter(|g| g.target.is_some() && adds(c, g.kind, HookPlace::InHand) > 0).collect()
}

/// Draws up to the hand size; what is drawn counts at once. Memory: 1 once the player has said
/// which chameleons are shown.
fn hand_step(mut c: DaleTable) {
    let Some(due) = c.ledger.consequence() else { return };
    let seat = c.active();
    c.ledger.done();
    if due.memory[0] == 0 && !enlarging(&c, seat).is_empty() {
        c.follow(F_HAND, [1, 0, 0, 0]);
        c.ask(seat, Q_HAND_SIZE, [0; 4]);
        return;
    }
    while (c.hand(seat).len() as i64) < hand_size(&c, seat)
        && c.refill_cap(seat).is_none_or(|most| c.ledger.dial(layout::DRAWN) < most)
    {
        let Some(card) = cards::draw(&mut c, seat) else { break };
        c.ledger.add(layout::DRAWN, 1);
        if chameleons::is_chameleon(&c, card) && !enlarging(&c, seat).is_empty() {
            c.follow(F_HAND, [1, 0, 0, 0]);
            c.ask(seat, Q_HAND_SIZE, [0; 4]);
            return;
        }
    }
    let drawn = c.ledger.dial(layout::DRAWN);
    if drawn > 0 {
        show_passives(&mut c, seat);
        c.ledger.say("dom-log-draws", Rule("DOM-9.2")).seat("seat", seat).number("n", drawn);
    }
    let hand = c.layout().hand(seat);
    c.wipe(hand, mark::COPY);
    chameleons::cover(&mut c, seat);
    events::step_ends(&mut c);
}

/// Whoever fills the hand further shows by what (DOM-10.1, DOM-10.2).
fn show_passives(c: &mut DaleTable, seat: SeatId) {
    if !c.spec.0.rules.has(6) {
        return;
    }
    let enlarges = |p: &PieceId| adds(&*c, c.ledger.kind(*p), HookPlace::InHand) > 0;
    let shown: Vec<PieceId> = c.hand(seat).iter().copied().filter(enlarges).collect();
    for card in shown {
        c.ledger.turn_up(card);
        let kind = c.ledger.kind(card);
        let told = c.ledger.say("dom-log-shows-passive", Rule("DOM-10.2"));
        told.seat("seat", seat).kind("card", kind).touch(Thing::Piece(card));
    }
}

fn offer_hand_size(c: DaleTable, mut out: ResMut<Offers>) {
    for guise in enlarging(&c, c.active()) {
        let (action, key) =
            acting::act(guise, (SHOW_AS, "dom-act-show-as"), (SHOW_AS, "dom-act-show-as"));
        acting::word(&c, out.offer(action, key, Rule("DOM-10.16")), guise);
    }
    out.offer(Action::plain(GO_ON), "dom-act-show-none", Rule("DOM-10.16"));
}

fn show_as(mut c: DaleTable, chosen: Res<Chosen>) {
    let seat = c.active();
    let Ok(guise) = acting::guise(&c, chosen.action(), SHOW_AS, seat) else { return };
    c.ledger.done();
    c.ledger.turn_up(guise.card);
    chameleons::show_target(&mut c, guise);
    chameleons::put_on(&mut c, guise);
    let card = c.name(guise.card);
    c.ledger
        .say("dom-log-shows-as", Rule("DOM-10.16"))
        .seat("seat", seat)
        .arg("card", card)
        .kind("as", guise.kind);
    if !enlarging(&c, seat).is_empty() {
        c.ask(seat, Q_HAND_SIZE, [0; 4]);
    }
}

/// The market step (DOM-9.4).
pub fn fill_market(c: &mut DaleTable) {
    c.set_phase(Phase::End);
    cards::fill_market(c);
    events::step_ends(c);
}

/// The end of the turn: what may still be used, then the next seat.
pub fn end_turn(c: &mut DaleTable, seat: SeatId) {
    if abilities::is_asked(c, seat, AbilityMoment::TurnEnd) {
        c.ask(seat, Q_TURN_END, [0; 4]);
    } else {
        c.follow(F_TURN_OVER, [0; 4]);
    }
}

fn offer_turn_end(mut out: ResMut<Offers>) {
    out.offer(Action::plain(GO_ON), "dom-act-end-turn", Rule("DOM-3.9"));
}

/// Whatever else is not used at the end of the turn; or no more chameleons are shown; or enough was
/// seen.
pub fn go_on(c: &mut DaleTable) {
    let Some(decision) = c.ledger.decision() else { return };
    c.ledger.done();
    if decision.question == Q_TURN_END {
        c.follow(F_TURN_OVER, [0; 4]);
    }
}

/// Why something else is not possible in the clean-up.
pub(super) fn why_not(c: &DaleTable, question: Question, action: Action) -> No {
    let shows = question == Q_HAND_SIZE && action.verb == SHOW_AS;
    let target = || acting::named_card(c, Action::one(SHOW_AS, action.args[1]));
    match acting::named_card(c, action).zip(target()).filter(|_| shows) {
        Some((card, target)) => {
            no("DOM-10.16", "dom-no-copy").arg("card", c.name(card)).arg("target", c.name(target))
        }
        None => no("DOM-9.1", "dom-no-clean-up"),
    }
}

/// Why no card is shown as another for the hand size: that is done while the hand is filled.
pub(super) fn no_hand_step(action: Action) -> Option<No> {
    (action.verb == SHOW_AS).then(|| no("DOM-10.16", "dom-no-no-hand-step"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[F_HAND], hand_step);
    rules.offer(&[Q_HAND_SIZE], offer_hand_size);
    rules.offer(&[Q_TURN_END], offer_turn_end);
    rules.apply(&[SHOW_AS], show_as);
    rules.apply(&[GO_ON], |mut c: DaleTable| {
        if c.ledger.decision().is_some_and(|d| matches!(d.question, Q_HAND_SIZE | Q_TURN_END)) {
            go_on(&mut c);
        }
    });
}
