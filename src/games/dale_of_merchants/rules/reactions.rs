//! Events and reactions (DOM-10.5 to DOM-10.7, DOM-10.11, DOM-10.17): events wait until a step is
//! over, then each opens a window in which every player with a matching card may use it. What the
//! card then does is carried out by `effects`.

use super::{
    acting,
    chameleons::{self, Guise},
    effects,
    events::{self, what},
};
use crate::games::dale_of_merchants::{
    level::{CardKind, Event, Hook, ProgramIx},
    table::{
        layout::{self, Ending, mark},
        nouns::DaleView,
        state::DaleTable,
        verbs::{F_STEP_ENDS, F_WINDOW, PASS, Q_REACT, REACT, REACT_AS},
    },
};
use crate::table::{
    action::{Action, Value},
    agenda::Consequence,
    ids::{KindId, PieceId, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

fn step_is_over(mut c: DaleTable) {
    c.ledger.done();
    events::step_ends(&mut c);
}

/// How many windows are open, one inside the other; more than three are not told apart.
fn level(c: &DaleTable) -> i32 {
    c.ledger.dial(layout::WINDOWS).clamp(1, 3) as i32
}

/// The bit of the open window in [`mark::REACTED`]; deeper ones share the last.
fn depth(c: &DaleTable) -> i32 {
    1 << (level(c) - 1)
}

/// Whether a card was in its hand when the event of the open window was complete (DOM-10.5); an
/// arrival is the event of those cards that came just before (DOM-10.7).
fn was_there(c: &DaleTable, event: Event, card: PieceId) -> bool {
    let came = came_within(c, card);
    if event == Event::ThisEntersMyHand {
        let around = (c.ledger.dial(layout::WINDOWS) - 1).clamp(0, 3) as i32;
        c.marked(card, mark::ARRIVED) == 1 && came == around
    } else {
        came < level(c)
    }
}

/// Whether a card bears the mark of a reaction since it came when an event of the step was over
/// (DOM-10.5): who has reacted is no newcomer any more.
fn is_late(c: &DaleTable, card: PieceId) -> bool {
    let here = !c.spec.0.rules.has(6) || came_within(c, card) == level(c) - 1;
    here && c.spec.0.rules.has(5) && c.marked(card, mark::ARRIVED) == 1
}

fn came_within(c: &DaleTable, card: PieceId) -> i32 {
    mark::came_within(c.ledger.piece(card).mark)
}

/// Whether a card that came late stays so when the window closes that is open. In version 5 it was
/// late for the first of several events only.
fn stays_late(c: &DaleTable, event: Event, card: PieceId, last: bool) -> bool {
    let more = if c.spec.0.rules.has(6) { missed(c, card) > 1 } else { !events::is_early(event) };
    more && !last && is_late(c, card)
}

/// How many windows that are open or wait here are for events that were over before a card came.
fn missed(c: &DaleTable, card: PieceId) -> i32 {
    let late = c.marked(card, mark::REACTED) & depth(c) != 0 && is_late(c, card);
    if late { c.marked(card, mark::MISSED) } else { 0 }
}

/// A card that has just reacted is no newcomer any more: what the reaction brings is an event of
/// its own, for which no card counts that came before (DOM-10.6). One that came late for an event
/// outside of the open window stays so.
fn is_no_newcomer(c: &mut DaleTable, card: PieceId) {
    let counted = c.spec.0.rules.has(6) && c.marked(card, mark::ARRIVED) == 1;
    if counted && c.marked(card, mark::MISSED) > 0 && came_within(c, card) < level(c) - 1 {
        return;
    }
    if counted {
        c.mark(card, mark::MISSED, 0);
    }
    c.mark(card, mark::ARRIVED, 0);
}

/// What a kind of cards does in answer to an event: the effect, and whether the player may pass.
fn answer(c: &DaleTable, kind: KindId, event: Event) -> Option<(ProgramIx, bool)> {
    c.card_kind(kind).hooks.iter().find_map(|h| match h {
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
    let why = |key| no("DOM-10.5", key).arg("card", c.name(guise.card));
    let answers = answer(c, guise.kind, event).filter(|_| concerns(c, event, subject, seat));
    let (body, _) = answers.ok_or_else(|| why("dom-no-reaction"))?;
    if c.marked(guise.card, mark::REACTED) & depth(c) != 0 {
        if !is_late(c, guise.card) {
            return Err(why("dom-no-reacted"));
        }
        if events::is_early(event) {
            return Err(why("dom-no-came-later"));
        }
    }
    if was_there(c, event, guise.card) {
        Ok(body)
    } else if event == Event::ThisEntersMyHand {
        Err(why("dom-no-reaction"))
    } else {
        Err(why("dom-no-came-later"))
    }
}

/// The ways in which a seat can react now.
fn ways(c: &DaleTable, event: Event, subject: SeatId, seat: SeatId) -> Vec<Guise> {
    if !concerns(c, event, subject, seat) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for &card in c.hand(seat) {
        if c.may_react(card) {
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
    let wanted =
        c.ledger.dial(layout::OPTIONS) & layout::ASK_ALL != 0 && concerns(c, event, subject, seat);
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

/// The window is over: what was written on the cards for it is wiped off. Cards that came while it
/// was open stay strangers to the events that happened with its own and still wait.
fn close(c: &mut DaleTable, event: Event, subject: SeatId) {
    let waits = |due: Consequence| due.follow == F_WINDOW && due.memory[3] == 0;
    let last = !c.ledger.consequence().is_some_and(waits);
    for seat in c.seats() {
        let hand = c.layout().hand(seat);
        for n in 0..c.ledger.count(hand) {
            let card = c.ledger.contents(hand)[n];
            let arrival = event == Event::ThisEntersMyHand && seat == subject;
            let new = wiped(c, event, card, arrival, last);
            c.ledger.set_mark(card, new);
        }
    }
    c.ledger.add(layout::WINDOWS, -1);
}

/// What stays written on a card when the window closes that is open: for `arrival` of its hand, the
/// `last` one of its step.
fn wiped(c: &DaleTable, event: Event, card: PieceId, arrival: bool, last: bool) -> i32 {
    let (depth, level, missed) = (depth(c), level(c), missed(c, card));
    let mut new = c.ledger.piece(card).mark;
    let came = mark::came_within(new);
    // Whoever came late for an event of this step stays so until its window is over.
    let late = stays_late(c, event, card, last);
    let counted = c.spec.0.rules.has(6);
    if arrival && (was_there(c, event, card) || !c.may_react(card)) && !(counted && late) {
        new = mark::ARRIVED.with(new, 0);
    }
    if counted && missed > 0 {
        new = mark::MISSED.with(new, if late { missed - 1 } else { 0 });
    }
    // Its arrival was answered while it was late.
    if counted && last && came == level - 1 {
        new = mark::ARRIVED.with(new, 0);
    }
    let reacted = mark::REACTED.of(new);
    if reacted >= depth && !late {
        new = mark::REACTED.with(new, reacted & (depth - 1));
    }
    if last && came >= level {
        new = mark::with_came_within(new, level - 1);
    }
    new
}

fn offer(c: DaleTable, mut out: ResMut<Offers>) {
    let Some(decision) = c.ledger.decision() else { return };
    let seat = decision.seat;
    let (event, subject) = what(decision.memory[0], decision.memory[1]);
    let mut compulsory = false;
    for &card in c.hand(seat) {
        for guise in chameleons::guises(&c, card, seat) {
            let (action, key) =
                acting::act(guise, (REACT, "dom-act-react"), (REACT_AS, "dom-act-react-as"));
            let checks = judge(&c, event, subject, seat, &guise).map(|_| ());
            compulsory |= checks.is_ok()
                && answer(&c, guise.kind, event).is_some_and(|(_, optional)| !optional);
            acting::word(&c, out.judge(action, key, Rule("DOM-10.5"), checks), guise);
        }
    }
    let checks = if compulsory { no("DOM-10.2", "dom-no-pass-compulsory").err() } else { Ok(()) };
    out.judge(Action::plain(PASS), "dom-act-pass", Rule("DOM-10.5"), checks);
}

fn react(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(decision) = c.ledger.decision() else { return };
    let seat = decision.seat;
    let (event, subject) = what(decision.memory[0], decision.memory[1]);
    let Ok(guise) = acting::guise(&c, chosen.action(), REACT_AS, seat) else { return };
    let Ok(body) = judge(&c, event, subject, seat, &guise) else { return };
    c.ledger.done();
    // The window stays under the reaction and goes on with the same seat: it may use another card.
    let reacted = c.marked(guise.card, mark::REACTED) | depth(&c);
    c.mark(guise.card, mark::REACTED, reacted);
    is_no_newcomer(&mut c, guise.card);
    chameleons::show_target(&mut c, guise);
    c.ledger.turn_up(guise.card);
    let (card, kind) = (c.name(guise.card), guise.kind);
    let key = if guise.target.is_some() { "dom-log-reacts-as" } else { "dom-log-reacts" };
    c.ledger.say(key, Rule("DOM-10.5")).seat("seat", seat).arg("card", card).kind("as", kind);
    effects::begin(&mut c, body, guise.card, seat, Ending::Reaction);
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

/// Why something else is not possible while somebody may react.
pub(super) fn why_not(c: &DaleTable, seat: SeatId, action: Action) -> No {
    let reacts = matches!(action.verb, REACT | REACT_AS);
    match acting::named_card(c, action).filter(|_| reacts) {
        Some(card) => no("DOM-10.5", "dom-no-reaction").arg("card", c.name(card)),
        None => no("DOM-5.13", "dom-no-reaction-first").arg("seat", Value::Seat(seat)),
    }
}

/// Why there is nothing to react to.
pub(super) fn no_window(action: Action) -> Option<No> {
    let reacts = matches!(action.verb, REACT | REACT_AS | PASS);
    reacts.then(|| no("DOM-10.5", "dom-no-no-window"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[F_STEP_ENDS], step_is_over);
    rules.consequence(&[F_WINDOW], window);
    rules.apply(&[REACT, REACT_AS], react);
    rules.apply(&[PASS], pass);
    rules.offer(&[Q_REACT], offer);
}
