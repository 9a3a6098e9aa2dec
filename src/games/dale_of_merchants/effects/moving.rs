//! Cards on the move in an effect: drawn, turned over from a deck, moved from zone to zone. One by
//! one, in the order in which they were picked; what is only planned stays where it is (see
//! `together`).

use super::{
    Effect,
    picking::{self, Picked},
    reading,
    run::Flow,
    telling::{self, Origin},
    together,
};
use crate::{
    games::dale_of_merchants::{
        cards,
        layout::{Layout, mark},
        level::{Buffer, By, Dest, Number, Pick, Source},
        state::DaleTable,
    },
    table::ids::{PieceId, SeatId},
};

/// Where cards go, with the player found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// Into the hand of a seat.
    Hand(SeatId),
    /// On the deck of a seat.
    Deck(SeatId),
    /// On the discard pile of a seat.
    Pile(SeatId),
    /// Thrown away.
    Away,
    /// Into a buffer.
    Buffer(Buffer),
}

/// Where a destination is now; `None` if it reads an unset binding. The market's own order is the
/// business of the purchase.
pub(super) fn goal(c: &DaleTable, e: &Effect, to: Dest) -> Option<Goal> {
    Some(match to {
        Dest::Hand(p) => Goal::Hand(reading::player(c, e, p)?),
        Dest::DeckTop(p) => Goal::Deck(reading::player(c, e, p)?),
        Dest::PileTop(p) => Goal::Pile(reading::player(c, e, p)?),
        Dest::ThrownAway => Goal::Away,
        Dest::Buffer(buffer) => Goal::Buffer(buffer),
        Dest::SameSlots => return None,
    })
}

/// The seat whose hand, deck or pile a card lies in.
pub(super) fn giver(c: &DaleTable, card: PieceId) -> Option<SeatId> {
    let (l, zone) = (c.layout(), c.ledger.zone_of(card));
    c.seats().find(|&s| zone == l.hand(s) || zone == l.deck(s) || zone == l.pile(s))
}

/// Puts a card where it goes. `from` gave it, if it comes into a buffer.
pub(super) fn arrive(
    c: &mut DaleTable,
    e: &Effect,
    card: PieceId,
    goal: Goal,
    from: Option<SeatId>,
) {
    let l = c.layout();
    match goal {
        Goal::Hand(seat) => cards::put(c, card, l.hand(seat)),
        Goal::Deck(seat) => cards::put(c, card, l.deck(seat)),
        Goal::Pile(seat) => cards::discard(c, card, seat),
        Goal::Away => cards::throw_away(c, card),
        Goal::Buffer(buffer) => {
            cards::put(c, card, Layout::BUFFER);
            c.mark(card, picking::WHICH, i32::from(buffer.0 & 1));
            if let Some(seat) = from {
                c.mark(card, mark::SEAT, i32::from(seat.0) + 1);
                reading::note_source(c, buffer, seat);
            }
            if c.program(e.program).buffers.get(buffer.ix()).is_some_and(|b| b.seen) {
                c.ledger.show(card, e.me);
            }
        }
    }
}

/// Draws (with junk where deck and pile are empty, DOM-8.3) or only turns over (DOM-8.4) so many
/// cards, one by one.
pub(super) fn draw(
    c: &mut DaleTable,
    e: &Effect,
    from: Source,
    count: Number,
    to: Dest,
    draws: bool,
) -> Option<()> {
    let (count, goal) = (reading::amount(c, e, count)?, goal(c, e, to)?);
    let whose = match from {
        Source::DeckOf(p) => Some(reading::player(c, e, p)?),
        Source::Supply => None,
    };
    if count == 0 {
        return Some(());
    }
    let mut drawn = Vec::new();
    for _ in 0..count {
        let next = match whose {
            Some(seat) if draws => cards::next_drawn(c, seat),
            Some(seat) => cards::next_flipped(c, seat),
            None => cards::next_supplied(c),
        };
        let Some(card) = next else { break };
        arrive(c, e, card, goal, whose);
        drawn.push(card);
    }
    telling::drawn(c, e, whose, &drawn, goal);
    Some(())
}

/// Moves the picked cards, or plans to.
pub(super) fn step(c: &mut DaleTable, e: &Effect, pick: &Pick, to: Dest) -> Option<Flow> {
    let goal = goal(c, e, to)?;
    let cards = match picking::select(c, e, pick, Some(to))? {
        Picked::Asked => return Some(Flow::Wait),
        Picked::Cards(cards) => cards,
    };
    if picking::planning(c) {
        together::plan(c, e, &cards);
        return Some(Flow::Next);
    }
    reading::bind_cards(c, e, pick.bind, &cards);
    let mover = match pick.by {
        By::ChosenBy(p) => reading::player(c, e, p)?,
        _ => e.me,
    };
    send(c, e, mover, &cards, goal);
    Some(Flow::Next)
}

/// Sends cards on their way, one after the other, and tells who may know.
pub(super) fn send(c: &mut DaleTable, e: &Effect, mover: SeatId, cards: &[PieceId], goal: Goal) {
    let Some(origin) = Origin::of(c, cards) else { return };
    for &card in cards {
        let from = giver(c, card);
        arrive(c, e, card, goal, from);
    }
    telling::moved(c, mover, cards, goal, origin);
}
