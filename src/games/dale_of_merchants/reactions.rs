//! Events and reactions (DOM-10.5 to DOM-10.7, DOM-10.11, DOM-10.17): events wait until a step is
//! over, then each opens a window in which every player with a matching card may use it. What the
//! card then does is carried out by `effects`.

use super::{
    chameleons::{self, Guise},
    effects,
    layout::{self, Ending, MOST_EVENTS, mark},
    level::{CardKind, Event, Hook, ProgramIx},
    state::DaleTable,
    verbs::{F_STEP_ENDS, F_WINDOW, PASS, Q_REACT, REACT, REACT_AS},
};
use crate::table::{
    action::Action,
    ids::{Dial, KindId, PieceId, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

const EVENTS: [Event; 5] = [
    Event::OtherTechniqueResolved,
    Event::OtherPurchased,
    Event::OtherBuilt,
    Event::OtherShuffled,
    Event::ThisEntersMyHand,
];

fn dial(n: i64) -> Dial {
    Dial(layout::EVENTS.0 + n as u16)
}

fn packed(event: Event, subject: SeatId) -> i64 {
    (event as i64 + 1) | (i64::from(subject.0) << 8)
}

/// The event and its subject, as a window and its question remember them.
fn what(event: i32, subject: i32) -> (Event, SeatId) {
    (EVENTS[(event.max(0) as usize).min(EVENTS.len() - 1)], SeatId(subject as u8))
}

/// An event has happened; its window opens when the step is over (DOM-10.11). Cards that come into
/// one hand in one step are one event: each of them lies there marked.
pub fn raise(c: &mut DaleTable, event: Event, subject: SeatId) {
    let waiting = c.ledger.dial(layout::WAITING);
    let new = packed(event, subject);
    let there = (0..waiting).any(|n| c.ledger.dial(dial(n)) == new);
    if (there && event == Event::ThisEntersMyHand) || waiting >= i64::from(MOST_EVENTS) {
        return;
    }
    c.ledger.set(dial(waiting), new);
    c.ledger.set(layout::WAITING, waiting + 1);
}

/// A step is over: the waiting events get their windows, the first one on top (DOM-10.6,
/// DOM-10.11).
pub fn step_ends(c: &mut DaleTable) {
    let waiting = c.ledger.dial(layout::WAITING);
    for n in (0..waiting).rev() {
        let event = c.ledger.dial(dial(n));
        c.ledger.set(dial(n), 0);
        c.follow(F_WINDOW, [(event & 0xff) as i32 - 1, (event >> 8) as i32, 0, 0]);
    }
    c.ledger.set(layout::WAITING, 0);
}

fn step_is_over(mut c: DaleTable) {
    c.ledger.done();
    step_ends(&mut c);
}

/// The place of a window among those inside each other; deeper ones share the last.
fn depth(c: &DaleTable) -> i32 {
    1 << (c.ledger.dial(layout::WINDOWS).clamp(1, 3) - 1)
}

/// What a kind of cards does in answer to an event: the effect, and whether the player may pass.
fn answer(c: &DaleTable, kind: KindId, event: Event) -> Option<(ProgramIx, bool)> {
    c.kind(kind).hooks.iter().find_map(|h| match h {
        Hook::After { event: e, optional, body } if *e == event => Some((*body, *optional)),
        _ => None,
    })
}

/// Whether `seat` may react to what `subject` did (DOM-10.17): to others' deeds, and to the own
/// cards' arrival.
fn concerns(c: &DaleTable, event: Event, subject: SeatId, seat: SeatId) -> bool {
    if event == Event::ThisEntersMyHand {
        subject == seat
    } else {
        c.layout().is_other(seat, subject)
    }
}

/// Why a card, used so, is no reaction now.
fn judge(
    c: &DaleTable,
    event: Event,
    subject: SeatId,
    seat: SeatId,
    guise: &Guise,
) -> Result<ProgramIx, No> {
    let wrong = || no("DOM-10.5", "dom-no-reaction").arg("card", c.name(guise.card));
    let (body, _) = answer(c, guise.kind, event).ok_or_else(wrong)?;
    let came = event != Event::ThisEntersMyHand || c.marked(guise.card, mark::ARRIVED) == 1;
    if !concerns(c, event, subject, seat) {
        return Err(wrong());
    }
    match c.marked(guise.card, mark::REACTED) & depth(c) {
        0 if came => Ok(body),
        0 => Err(wrong()),
        _ => Err(no("DOM-10.5", "dom-no-reacted").arg("card", c.name(guise.card))),
    }
}

/// The ways in which a seat can react now.
fn ways(c: &DaleTable, event: Event, subject: SeatId, seat: SeatId) -> Vec<Guise> {
    if !concerns(c, event, subject, seat) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for &card in c.hand(seat) {
        if c.spec.0.reacts[c.ledger.kind(card).ix()] {
            found.extend(
                chameleons::guises(c, card, seat)
                    .into_iter()
                    .filter(|g| judge(c, event, subject, seat, g).is_ok()),
            );
        }
    }
    found
}

/// Whether everybody is asked, so that a question betrays nobody (DOM-15.4): about events to which
/// a card of this game could react.
fn everybody_is_asked(c: &DaleTable, event: Event, subject: SeatId, seat: SeatId) -> bool {
    let wanted = c.ledger.dial(layout::OPTIONS) & layout::ASK_ALL != 0
        && event != Event::ThisEntersMyHand
        && concerns(c, event, subject, seat);
    wanted && in_play(c, event)
}

/// Whether a set of which cards are in play has a card that reacts to an event.
fn in_play(c: &DaleTable, event: Event) -> bool {
    let sets = c.ledger.dial(layout::SETS);
    let played = |kind: &CardKind| kind.set.is_some_and(|set| sets >> set.0 & 1 == 1);
    c.level().cards.iter().filter(|kind| played(kind)).any(|kind| {
        kind.hooks.iter().any(|h| matches!(h, Hook::After { event: e, .. } if *e == event))
    })
}

/// A window: seats are asked in clockwise order, beginning after the active one, which comes last
/// (DOM-10.5).
fn window(mut c: DaleTable) {
    let Some(due) = c.ledger.consequence() else { return };
    let [event, subject, mut asked, open] = due.memory;
    let (event, subject) = what(event, subject);
    c.ledger.done();
    if open == 0 {
        c.ledger.add(layout::WINDOWS, 1);
    }
    // Who is asked, or not, tells something of hidden hands.
    for seat in c.seats() {
        let hand = c.layout().hand(seat);
        c.ledger.consult(hand);
    }
    let seats = i32::from(c.layout().seats);
    let first = c.layout().left(c.active());
    while asked < seats && !c.ended() {
        let seat = SeatId(((i32::from(first.0) + asked) % seats) as u8);
        if !ways(&c, event, subject, seat).is_empty()
            || everybody_is_asked(&c, event, subject, seat)
        {
            c.follow(F_WINDOW, [event as i32, i32::from(subject.0), asked, 1]);
            c.ask(seat, Q_REACT, [event as i32, i32::from(subject.0), 0, 0]);
            return;
        }
        asked += 1;
    }
    close(&mut c, event, subject);
}

/// The window is over: what was written on the cards for it is wiped off.
fn close(c: &mut DaleTable, event: Event, subject: SeatId) {
    let depth = depth(c);
    for seat in c.seats() {
        let hand = c.layout().hand(seat);
        for n in 0..c.ledger.count(hand) {
            let card = c.ledger.contents(hand)[n];
            let reacted = c.marked(card, mark::REACTED);
            // What came in the event of an outer window still waits for that one.
            let outer = reacted & depth != 0 && c.marked(card, mark::ARRIVED) == 1;
            if reacted >= depth {
                c.mark(card, mark::REACTED, reacted & (depth - 1));
            }
            if event == Event::ThisEntersMyHand && seat == subject && !outer {
                c.mark(card, mark::ARRIVED, 0);
            }
        }
    }
    c.ledger.add(layout::WINDOWS, -1);
}

fn offer(c: DaleTable, mut out: ResMut<Offers>) {
    let Some(decision) = c.ledger.decision() else { return };
    let seat = decision.seat;
    let (event, subject) = what(decision.memory[0], decision.memory[1]);
    let mut compulsory = false;
    for &card in c.hand(seat) {
        for guise in chameleons::guises(&c, card, seat) {
            let (action, key) =
                super::turn::act(guise, (REACT, "dom-act-react"), (REACT_AS, "dom-act-react-as"));
            let checks = judge(&c, event, subject, seat, &guise).map(|_| ());
            compulsory |= checks.is_ok()
                && answer(&c, guise.kind, event).is_some_and(|(_, optional)| !optional);
            super::turn::word(&c, out.judge(action, key, Rule("DOM-10.5"), checks), guise);
        }
    }
    let checks = if compulsory { no("DOM-10.2", "dom-no-pass-compulsory").err() } else { Ok(()) };
    out.judge(Action::plain(PASS), "dom-act-pass", Rule("DOM-10.5"), checks);
}

fn react(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(decision) = c.ledger.decision() else { return };
    let seat = decision.seat;
    let (event, subject) = what(decision.memory[0], decision.memory[1]);
    let Ok(guise) = super::turn::guise(&c, chosen.action(), REACT_AS, seat) else { return };
    let Ok(body) = judge(&c, event, subject, seat, &guise) else { return };
    c.ledger.done();
    // The window stays under the reaction and goes on with the same seat: it may use another card.
    let reacted = c.marked(guise.card, mark::REACTED) | depth(&c);
    c.mark(guise.card, mark::REACTED, reacted);
    // DOM-10.6: what the reaction brings is an event of its own, for which no card counts that came
    // before.
    c.mark(guise.card, mark::ARRIVED, 0);
    wait_for_this_window(&mut c, seat);
    chameleons::show_target(&mut c, guise);
    c.ledger.turn_up(guise.card);
    let (card, kind) = (c.name(guise.card), guise.kind);
    let key = if guise.target.is_some() { "dom-log-reacts-as" } else { "dom-log-reacts" };
    c.ledger.say(key, Rule("DOM-10.5")).seat("seat", seat).arg("card", card).kind("as", kind);
    effects::begin(&mut c, body, guise.card, seat, Ending::Reaction);
}

/// Hand cards whose arrival waits for this window or a later one are not meant by a window inside
/// it.
fn wait_for_this_window(c: &mut DaleTable, seat: SeatId) {
    let inner = (depth(c) << 1).min(1 << 2);
    for n in 0..c.hand(seat).len() {
        let card = c.hand(seat)[n];
        if c.marked(card, mark::ARRIVED) == 1 {
            let reacted = c.marked(card, mark::REACTED) | inner;
            c.mark(card, mark::REACTED, reacted);
        }
    }
}

fn pass(mut c: DaleTable) {
    c.ledger.done();
    // The window goes on with the next seat.
    if let Some(due) = c.ledger.consequence() {
        let [event, subject, asked, open] = due.memory;
        c.ledger.done();
        c.follow(F_WINDOW, [event, subject, asked + 1, open]);
    }
}

/// What a card that has been used as a reaction still needs when its effect is over.
pub fn reaction_over(c: &mut DaleTable, card: PieceId, seat: SeatId) {
    c.mark(card, mark::COPY, 0);
    chameleons::cover(c, seat);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[F_STEP_ENDS], step_is_over);
    rules.consequence(&[F_WINDOW], window);
    rules.apply(&[REACT, REACT_AS], react);
    rules.apply(&[PASS], pass);
    rules.offer(&[Q_REACT], offer);
}
