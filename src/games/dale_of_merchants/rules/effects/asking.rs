//! Steps that ask for something else than cards to move: players, numbers, sides, yes or no, a
//! look; and what is shown, rolled, remembered and altered. What has only one answer is answered by
//! the program.

use super::super::{chameleons, values};
use super::{
    picking::{self, Picked},
    reading::{self, LEFT},
    running::{RunningEffect, WalkFlow, progress},
    telling,
};
use crate::{
    games::dale_of_merchants::{
        level::{Altered, Bind, Change, DieIx, Number, Pc, Pick, Player, Step, Who, Zone},
        table::{
            layout::{self, Alteration, Rolled, mark},
            nouns::DaleView,
            state::DaleTable,
            verbs::{Q_LOOKED, Q_MAY, Q_NUMBER, Q_PLAYERS, Q_SIDE},
        },
    },
    table::{
        dice::Stream,
        ids::{PieceId, SeatId},
    },
};

/// The answer to the question of this step, once it is there.
fn answer(c: &DaleTable) -> Option<i64> {
    (progress(c) > 0).then(|| c.ledger.dial(layout::EFFECT_ANSWER) - 1)
}

fn asked(c: &mut DaleTable) -> WalkFlow {
    c.ledger.set(layout::EFFECT_PROGRESS, 1);
    WalkFlow::Wait
}

/// Whether a seat may be chosen (DOM-12.1, DOM-14.5).
pub(super) fn eligible(c: &DaleTable, e: &RunningEffect, who: Who, seat: SeatId) -> bool {
    match who {
        Who::Any => true,
        Who::Other => c.layout().is_other(e.me, seat),
    }
}

/// Whether the chosen player matters only for the stall, which in team mode both opponents share
/// (DOM-14.6).
fn names_a_stall(c: &DaleTable, e: &RunningEffect, into: Bind) -> bool {
    let stall = |step: &Step| match step {
        Step::ReplaceThis(pick) => pick.zone == Zone::Stall(Player::Bound(into)),
        Step::ChoosePlayers { .. } | Step::Done => true,
        _ => false,
    };
    c.layout().teams && c.program(e.program).steps.iter().all(stall)
}

/// Chooses players.
pub(super) fn players(
    c: &mut DaleTable,
    e: &RunningEffect,
    who: Who,
    min: usize,
    max: usize,
    into: Bind,
) -> Option<WalkFlow> {
    if let Some(bits) = answer(c) {
        reading::bind(c, into, bits);
        telling::players(c, e.me, bits);
        return Some(WalkFlow::Next);
    }
    let there: Vec<SeatId> = c.layout().from(e.me).filter(|&s| eligible(c, e, who, s)).collect();
    let (least, most) = (min.min(there.len()), max.min(there.len()));
    let all = there.iter().fold(0, |bits, s| bits | 1i64 << s.0);
    if least == there.len() {
        reading::bind(c, into, all);
        return Some(WalkFlow::Next);
    }
    if most == 1 && least == 1 && names_a_stall(c, e, into) {
        reading::bind(c, into, 1 << there.first()?.0);
        return Some(WalkFlow::Next);
    }
    c.ask(e.me, Q_PLAYERS, [least as i32, most as i32, 0, 0]);
    Some(asked(c))
}

/// Chooses a number.
pub(super) fn number(
    c: &mut DaleTable,
    e: &RunningEffect,
    by: Player,
    min: Number,
    max: Number,
    into: Bind,
) -> Option<WalkFlow> {
    let seat = reading::player(c, e, by)?;
    if let Some(n) = answer(c) {
        reading::bind(c, into, n);
        telling::number(c, e, seat, n);
        return Some(WalkFlow::Next);
    }
    let (least, most) = (reading::number(c, e, min)?, reading::number(c, e, max)?);
    if least >= most {
        reading::bind(c, into, least);
        return Some(WalkFlow::Next);
    }
    c.ask(seat, Q_NUMBER, [least as i32, most as i32, 0, 0]);
    Some(asked(c))
}

/// Chooses left or right; with two players both are the same neighbour.
pub(super) fn direction(c: &mut DaleTable, e: &RunningEffect, into: Bind) -> Option<WalkFlow> {
    if let Some(side) = answer(c) {
        reading::bind(c, into, side);
        telling::side(c, e.me, side == LEFT);
        return Some(WalkFlow::Next);
    }
    if c.layout().seats <= 2 {
        reading::bind(c, into, LEFT);
        return Some(WalkFlow::Next);
    }
    c.ask(e.me, Q_SIDE, [0; 4]);
    Some(asked(c))
}

/// Asks whether an optional part is carried out (D11).
pub(super) fn may(c: &mut DaleTable, e: &RunningEffect, no: Pc) -> WalkFlow {
    match answer(c) {
        Some(0) => WalkFlow::To(no),
        Some(_) => WalkFlow::Next,
        None => {
            c.ask(e.me, Q_MAY, [0; 4]);
            asked(c)
        }
    }
}

/// A private look: the cards are shown until the player goes on.
pub(super) fn look(c: &mut DaleTable, e: &RunningEffect, by: Player, at: Zone) -> Option<WalkFlow> {
    let seat = reading::player(c, e, by)?;
    let cards = picking::contents(c, e, at)?;
    if answer(c).is_some() {
        picking::cover(c, &cards);
        return Some(WalkFlow::Next);
    }
    let whose = cards.first().and_then(|&card| c.layout().hand_of(c.ledger.zone_of(card)));
    telling::looks(c, seat, whose, &cards);
    let hidden = |&card: &PieceId| !c.ledger.piece(card).face_up && whose != Some(seat);
    if !cards.iter().any(hidden) {
        return Some(WalkFlow::Next);
    }
    picking::show(c, &cards, seat);
    c.ask(seat, Q_LOOKED, [0; 4]);
    Some(asked(c))
}

/// Shows cards to everybody, and what a chosen chameleon copies (DOM-10.16).
pub(super) fn reveal(c: &mut DaleTable, e: &RunningEffect, pick: &Pick) -> Option<WalkFlow> {
    let cards = match picking::select(c, e, pick, None)? {
        Picked::Asked => return Some(WalkFlow::Wait),
        Picked::Cards(cards) => cards,
    };
    reading::bind_cards(c, e, pick.bind, &cards);
    if cards.is_empty() {
        return Some(WalkFlow::Next);
    }
    for &card in &cards {
        c.ledger.turn_up(card);
    }
    telling::revealed(c, e.me, &cards);
    for card in cards {
        if c.marked(card, mark::COPY) > 0 {
            let kind = c.shown_kind(card);
            if let Some(guise) =
                chameleons::guises(c, card, e.me).into_iter().find(|g| g.kind == kind)
            {
                chameleons::show_target(c, guise);
            }
            telling::revealed_copy(c, e.me, card);
        }
    }
    Some(WalkFlow::Next)
}

/// Remembers cards without moving them; those of a hand in secret.
pub(super) fn remember(c: &mut DaleTable, e: &RunningEffect, pick: &Pick) -> Option<WalkFlow> {
    let cards = match picking::select(c, e, pick, None)? {
        Picked::Asked => return Some(WalkFlow::Wait),
        Picked::Cards(cards) => cards,
    };
    reading::bind_cards(c, e, pick.bind, &cards);
    if !cards.is_empty()
        && pick.zone != Zone::ThisCard
        && c.layout().hand_of(c.ledger.zone_of(cards[0])) == Some(e.me)
    {
        telling::remembered(c, e.me, &cards);
    }
    Some(WalkFlow::Next)
}

/// Rolls a die in the open.
pub(super) fn roll(
    c: &mut DaleTable,
    e: &RunningEffect,
    die: DieIx,
    into: Bind,
) -> Option<WalkFlow> {
    let faces = c.level().die(die).faces.clone();
    let nth = c.ledger.below(Stream::Dice, faces.len() as u32) as usize;
    let face = faces.get(nth).copied()?;
    if die.ix() < usize::from(layout::MOST_DICE) {
        let dial = Rolled::dial(die.ix() as u16);
        let times = Rolled::unpacked(c.ledger.dial(dial)).times + 1;
        c.ledger.set(dial, Rolled { times, face: Some(face) }.packed());
    }
    let shown = i64::from(face);
    reading::bind(c, into, shown);
    telling::rolled(c, e.me, shown);
    Some(WalkFlow::Next)
}

/// Alters values until the end of the turn. A card with an alteration of its own lies open in the
/// hand (DOM-15); outside of a hand it cannot be altered (DOM-11.3).
pub(super) fn alter(
    c: &mut DaleTable,
    e: &RunningEffect,
    cards: Altered,
    change: Change,
) -> Option<()> {
    let (change, n) = match change {
        Change::Add(n) => (layout::AlterBy::Add, n),
        Change::Times(n) => (layout::AlterBy::Times, n),
        Change::SetTo(n) => (layout::AlterBy::SetTo, n),
    };
    let number = reading::number(c, e, n)?;
    let altered = match cards {
        Altered::AllIUse => vec![None],
        Altered::Bound(b) => {
            let bound = reading::bound_cards(c, e, b)?.into_iter();
            let in_hand = |&p: &PieceId| c.layout().hand_of(c.ledger.zone_of(p)).is_some();
            bound.filter(in_hand).map(Some).collect()
        }
    };
    for card in altered {
        if !values::alter(c, Alteration { card, change, number }) {
            telling::altered_enough(c, e.me);
            continue;
        }
        if let Some(card) = card {
            c.ledger.turn_up(card);
        }
        telling::altered(c, e.me, card, change, number);
    }
    Some(())
}
