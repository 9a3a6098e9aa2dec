//! What hand cards can be used for beside being played (DOM-3.8, DOM-10.15, remastered turn ends):
//! which abilities there are and which are not used yet. It only reads the table.

use super::chameleons::{self, Guise};
use crate::games::dale_of_merchants::{
    level::{Hook, ProgramIx},
    table::{
        layout::{self, mark},
        nouns::DaleView,
    },
};
use crate::table::{
    ids::{PieceId, SeatId},
    offers::{No, no},
};

/// When an ability of a hand card can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AbilityMoment {
    /// Between actions (DOM-3.8).
    Action,
    /// After the clean-up (remastered).
    TurnEnd,
}

/// The effect of a card's ability for a moment.
fn ability(hooks: &[Hook], moment: AbilityMoment) -> Option<ProgramIx> {
    hooks.iter().find_map(|h| match (h, moment) {
        (Hook::Activate { body, .. }, AbilityMoment::Action)
        | (Hook::OnTurnEnd(body), AbilityMoment::TurnEnd) => Some(*body),
        _ => None,
    })
}

/// The ways in which a hand card can be used for an ability: a chameleon has its own first
/// sentence, whatever it copies (DOM-10.15), and the ability of what it copies.
pub(super) fn uses(
    c: &impl DaleView,
    card: PieceId,
    seat: SeatId,
    moment: AbilityMoment,
) -> Vec<(Guise, ProgramIx)> {
    let own = Guise { card, target: None, kind: c.kind(card) };
    let mut ways = Vec::new();
    ways.extend(ability(&c.printed(card).hooks, moment).map(|a| (own, a)));
    if chameleons::is_chameleon(c, card) {
        let copies = chameleons::guises(c, card, seat).into_iter().filter(|g| g.target.is_some());
        ways.extend(
            copies.filter_map(|g| ability(&c.card_kind(g.kind).hooks, moment).map(|a| (g, a))),
        );
    }
    ways
}

/// DOM-3.8, DOM-10.15: once in a turn for each card and ability, while the card stays in hand.
pub(super) fn usable(c: &impl DaleView, card: PieceId, program: ProgramIx) -> Result<(), No> {
    if c.marked(card, mark::USED) & c.ability_bit(program) != 0 {
        return no("DOM-3.8", "dom-no-used").arg("card", c.name(card)).err();
    }
    Ok(())
}

/// Whether a seat is asked what it uses: where it can use something (DOM-3.10), or where everybody
/// is always asked, so that a turn that goes on by itself betrays nobody (DOM-15.4).
pub(super) fn is_asked(c: &impl DaleView, seat: SeatId, moment: AbilityMoment) -> bool {
    let always = c.dial(layout::OPTIONS) & layout::ASK_ALL != 0;
    can_use(c, seat, moment) || always && c.in_play(|card| ability(&card.hooks, moment).is_some())
}

/// Whether a card of the hand has an ability for this moment that is not used (DOM-3.10).
fn can_use(c: &impl DaleView, seat: SeatId, moment: AbilityMoment) -> bool {
    let might = |card: PieceId| !c.printed(card).hooks.is_empty();
    c.hand(seat).iter().copied().filter(|&card| might(card)).any(|card| {
        uses(c, card, seat, moment).iter().any(|(_, program)| usable(c, card, *program).is_ok())
    })
}
