//! Events (DOM-10.7, DOM-10.11): what others may react to waits here until the step is over, then
//! each event opens a window on the agenda. Nothing here decides who may react, or asks anybody.

use crate::games::dale_of_merchants::{
    level::Event,
    table::{
        layout::{self, MOST_EVENTS, mark},
        nouns::DaleView,
        state::DaleTable,
        verbs::F_WINDOW,
    },
};
use crate::table::ids::{Dial, PieceId, SeatId};

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
pub(super) fn what(event: i32, subject: i32) -> (Event, SeatId) {
    (EVENTS[(event.max(0) as usize).min(EVENTS.len() - 1)], SeatId(subject as u8))
}

/// An event has happened; its window opens when the step is over (DOM-10.11). Cards that come into
/// one hand in one step are one event: each of them lies there marked.
pub(super) fn raise(c: &mut DaleTable, event: Event, subject: SeatId) {
    let waiting = c.ledger.dial(layout::WAITING);
    let new = packed(event, subject);
    let there = (0..waiting).any(|n| c.ledger.dial(dial(n)) == new);
    if (there && event == Event::ThisEntersMyHand) || waiting >= i64::from(MOST_EVENTS) {
        return;
    }
    c.ledger.set(dial(waiting), new);
    c.ledger.set(layout::WAITING, waiting + 1);
}

/// A card has come into the hand of a seat (DOM-10.7). The events that are being answered at that
/// time happened without it (DOM-10.5); that is noted where it matters.
pub(super) fn arrives(c: &mut DaleTable, card: PieceId, seat: SeatId) {
    c.mark(card, mark::ARRIVED, 1);
    if c.may_react(card) {
        let windows = c.ledger.dial(layout::WINDOWS).clamp(0, 3) as i32;
        let mark = mark::with_came_within(c.ledger.piece(card).mark, windows);
        c.ledger.set_mark(card, mark);
        let missed = over(c);
        if c.spec.0.rules.has(5) && missed > 0 {
            let late = c.marked(card, mark::REACTED) | 1 << windows.min(2);
            c.mark(card, mark::REACTED, late);
            if c.spec.0.rules.has(6) {
                c.mark(card, mark::MISSED, missed as i32);
            }
        }
    }
    raise(c, Event::ThisEntersMyHand, seat);
}

/// How many events wait up to the last one that is over in the middle of the step: a deck that was
/// shuffled, a stack that an effect has built. All others end their step.
fn over(c: &DaleTable) -> i64 {
    let early = |n: &i64| is_early(what((c.ledger.dial(dial(*n)) & 0xff) as i32 - 1, 0).0);
    (0..c.ledger.dial(layout::WAITING)).rev().find(early).map_or(0, |last| last + 1)
}

/// See [`over`].
pub(super) fn is_early(event: Event) -> bool {
    matches!(event, Event::OtherShuffled | Event::OtherBuilt)
}

/// A step is over: the waiting events get their windows, the first one on top (DOM-10.6,
/// DOM-10.11).
pub(super) fn step_ends(c: &mut DaleTable) {
    let waiting = c.ledger.dial(layout::WAITING);
    for n in (0..waiting).rev() {
        let event = c.ledger.dial(dial(n));
        c.ledger.set(dial(n), 0);
        c.follow(F_WINDOW, [(event & 0xff) as i32 - 1, (event >> 8) as i32, 0, 0]);
    }
    c.ledger.set(layout::WAITING, 0);
}
