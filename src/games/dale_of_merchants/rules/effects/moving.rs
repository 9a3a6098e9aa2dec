//! Cards on the move in an effect: drawn, turned over from a deck, moved from zone to zone. One by
//! one, in the order in which they were picked; what is only planned stays where it is (see
//! `together`).

use super::super::cards;
use super::{
    goals::goal,
    picking::{self, Picked},
    reading,
    running::{RunningEffect, WalkFlow},
    sending::{arrive, send},
    telling, together,
};
use crate::games::dale_of_merchants::{
    level::{By, Dest, Number, Pick, Source},
    table::state::DaleTable,
};

/// Draws (with junk where deck and pile are empty, DOM-8.3) or only turns over (DOM-8.4) so many
/// cards, one by one.
pub(super) fn draw(
    c: &mut DaleTable,
    e: &RunningEffect,
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
pub(super) fn step(
    c: &mut DaleTable,
    e: &RunningEffect,
    pick: &Pick,
    to: Dest,
) -> Option<WalkFlow> {
    let goal = goal(c, e, to)?;
    let cards = match picking::select(c, e, pick, Some(to))? {
        Picked::Asked => return Some(WalkFlow::Wait),
        Picked::Cards(cards) => cards,
    };
    if picking::planning(c) {
        together::plan(c, e, &cards);
        return Some(WalkFlow::Next);
    }
    reading::bind_cards(c, e, pick.bind, &cards);
    let mover = match pick.by {
        By::ChosenBy(p) => reading::player(c, e, p)?,
        _ => e.me,
    };
    send(c, e, mover, &cards, goal);
    Some(WalkFlow::Next)
}
