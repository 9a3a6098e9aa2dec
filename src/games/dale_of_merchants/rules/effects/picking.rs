//! Which cards a step means: the cards of a zone, who picks how many of them, and the questions
//! about that. While a choice is made the cards stay where they are and carry their place in the
//! order of picking, which only those see who see the card.

use super::super::{cards, chameleons};
use super::{
    goals::{CardGoal, goal},
    reading,
    running::{RunningEffect, progress},
};
use crate::{
    games::dale_of_merchants::{
        level::{Buffer, By, Condition, Count, Dest, Number, Pick, Program, Step, Zone},
        table::{
            layout::{self, Layout, mark},
            nouns::DaleView,
            state::DaleTable,
            verbs::{Q_CARDS, Q_ORDER},
        },
    },
    table::{
        dice::Stream,
        ids::{PieceId, SeatId},
        view::TableView,
    },
};

/// Progress of a step that picks: which cards was asked and answered.
const CARDS_ASKED: i64 = 1;
/// Progress of a step that picks: their order was asked and answered.
const ORDER_ASKED: i64 = 2;

/// What became of a pick.
pub(super) enum Picked {
    /// These cards, in this order; maybe none.
    Cards(Vec<PieceId>),
    /// A question was asked: the step goes on after the answer.
    Asked,
}

/// In the buffer zone: which buffer of the effect a card lies in. Arrivals are only written on
/// cards in hands.
pub(super) const WHICH: mark::MarkBits = mark::ARRIVED;

/// All cards of a zone, bottom first; of the market from the right.
pub(super) fn contents(c: &DaleTable, e: &RunningEffect, zone: Zone) -> Option<Vec<PieceId>> {
    let l = c.layout();
    let seat = |player| reading::player(c, e, player);
    let all = |zone| c.ledger.contents(zone).to_vec();
    let top = |zone| c.top(zone).into_iter().collect();
    Some(match zone {
        Zone::Hand(p) | Zone::ShownHand(p) => all(l.hand(seat(p)?)),
        Zone::Deck(p) => all(l.deck(seat(p)?)),
        Zone::DeckTop(p) => top(l.deck(seat(p)?)),
        Zone::Pile(p) => all(l.pile(seat(p)?)),
        Zone::PileTop(p) => top(l.pile(seat(p)?)),
        Zone::Stall(p) => c.stall(seat(p)?).collect(),
        Zone::RightStack(p) => c.last_stack(seat(p)?).map(all).unwrap_or_default(),
        Zone::Market => (0..layout::SLOTS).filter_map(|n| c.offered(n.into())).collect(),
        Zone::SupplyTop => top(Layout::SUPPLY),
        Zone::BinTop => top(Layout::BIN),
        Zone::Payment => all(Layout::PAYMENT),
        Zone::Buffer(buffer) => buffered(c, buffer),
        Zone::ThisCard => vec![e.card],
        Zone::Bound(b) => reading::bound_cards(c, e, b)?,
    })
}

/// The cards of a buffer, in the order in which they came.
pub(super) fn buffered(c: &DaleTable, buffer: Buffer) -> Vec<PieceId> {
    c.ledger
        .contents(Layout::BUFFER)
        .iter()
        .copied()
        .filter(|&card| c.marked(card, WHICH) == i32::from(buffer.0 & 1))
        .collect()
}

/// Whether moves are only planned now (DOM-12.3).
pub(super) fn planning(c: &DaleTable) -> bool {
    c.flag(layout::EFFECT_PLANNING)
}

/// The cards that can be picked: those of the zone that fit and that no other player's plan takes.
pub(super) fn candidates(c: &DaleTable, e: &RunningEffect, pick: &Pick) -> Option<Vec<PieceId>> {
    let mut cards = contents(c, e, pick.zone)?;
    cards.retain(|&card| reading::fits(c, e, card, pick.fit));
    if planning(c) && !matches!(pick.zone, Zone::Buffer(_)) {
        cards.retain(|&card| c.marked(card, mark::SEAT) == 0);
    }
    Some(cards)
}

/// The picked cards among these, in the order of picking.
pub(super) fn in_order(c: &DaleTable, cards: &[PieceId]) -> Vec<PieceId> {
    let mut picked: Vec<PieceId> =
        cards.iter().copied().filter(|&card| c.marked(card, mark::PICK) > 0).collect();
    picked.sort_by_key(|&card| c.marked(card, mark::PICK));
    picked
}

/// Picks a card as the next one among these.
pub(super) fn add(c: &mut DaleTable, among: &[PieceId], card: PieceId) {
    let last = among.iter().map(|&p| c.marked(p, mark::PICK)).max().unwrap_or(0);
    c.mark(card, mark::PICK, (last + 1).min(mark::PICK.most()));
}

/// Wipes the picks off.
pub(super) fn clear(c: &mut DaleTable, cards: &[PieceId]) {
    for &card in cards {
        c.mark(card, mark::PICK, 0);
    }
}

/// How many cards must and may be picked out of so many (DOM-5.6).
pub(super) fn span(
    c: &DaleTable,
    e: &RunningEffect,
    count: Count,
    there: usize,
) -> Option<(usize, usize)> {
    Some(match count {
        Count::Exactly(n) => {
            let n = reading::amount(c, e, n)?.min(there);
            (n, n)
        }
        Count::UpTo(n) => (0, reading::amount(c, e, n)?.min(there)),
        Count::AnyNumber => (0, there),
    })
}

/// Makes ready what must be taken from: a deck whose top is needed is rebuilt (DOM-8.1), before a
/// search where the edition does so.
pub(super) fn make_ready(c: &mut DaleTable, e: &RunningEffect, zone: Zone, count: Option<Number>) {
    match zone {
        Zone::Deck(p) if c.level().switches.search_reshuffles => {
            if let (Some(seat), Some(wanted)) =
                (reading::player(c, e, p), count.and_then(|n| reading::amount(c, e, n)))
            {
                cards::refill_for_search(c, seat, wanted);
            }
        }
        Zone::DeckTop(p) => {
            if let Some(seat) = reading::player(c, e, p) {
                cards::next_flipped(c, seat);
            }
        }
        Zone::SupplyTop => {
            cards::next_supplied(c);
        }
        _ => {}
    }
}

/// Shows cards to whoever chooses among them (DOM-15.1), where that seat does not see them anyway.
pub(super) fn show(c: &mut DaleTable, cards: &[PieceId], seat: SeatId) {
    for &card in cards {
        let zone = c.ledger.zone_of(card);
        if !c.ledger.piece(card).face_up && c.layout().hand_of(zone) != Some(seat) {
            c.ledger.show(card, seat);
        }
    }
}

/// Covers cards again that were shown for a choice or a look; those of a buffer stay known to who
/// may look into it.
pub(super) fn cover(c: &mut DaleTable, cards: &[PieceId]) {
    for &card in cards {
        if !c.ledger.piece(card).face_up && c.ledger.zone_of(card) != Layout::BUFFER {
            c.ledger.turn_down(card);
        }
    }
}

/// Cards by chance, evenly (DOM-12.4).
pub(super) fn at_random(c: &mut DaleTable, mut pool: Vec<PieceId>, count: usize) -> Vec<PieceId> {
    if count >= pool.len() {
        return pool;
    }
    (0..count)
        .map(|_| {
            let nth = c.ledger.below(Stream::Draw, pool.len() as u32) as usize;
            pool.remove(nth.min(pool.len() - 1))
        })
        .collect()
}

/// Whether their order on the way to `to` makes a difference (DOM-8.8): not for equal cards, not
/// for junk that is thrown away.
fn order_matters(c: &DaleTable, to: Option<Dest>, cards: &[PieceId]) -> bool {
    let thrown = match to {
        Some(Dest::DeckTop(_) | Dest::PileTop(_)) => false,
        Some(Dest::ThrownAway) => true,
        _ => return false,
    };
    let mut kinds =
        cards.iter().filter(|&&card| !(thrown && c.is_junk(card))).map(|&card| c.ledger.kind(card));
    kinds.next().is_some_and(|first| kinds.any(|kind| kind != first))
}

/// Whether a chameleon that is picked is used, so that its copy must be named with it (DOM-10.16):
/// where a hand card is chosen whose value the effect reads.
pub(super) fn names_copy(program: &Program, step: &Step) -> bool {
    let (Step::Remember(pick) | Step::Reveal(pick)) = step else { return false };
    let reads = |n: Number| matches!(n, Number::ValueOf(b) if Some(b) == pick.bind);
    matches!((pick.zone, pick.by), (Zone::Hand(_), By::ChosenBy(_)))
        && program.steps.iter().any(|s| match s {
            Step::Unless { condition: Condition::Equal(a, b), .. } => reads(*a) || reads(*b),
            Step::Let { number, .. } => reads(*number),
            _ => false,
        })
}

/// Picks the cards of a step that go to `to`, asking where somebody must choose. An empty pick
/// leaves its binding unset.
pub(super) fn select(
    c: &mut DaleTable,
    e: &RunningEffect,
    pick: &Pick,
    to: Option<Dest>,
) -> Option<Picked> {
    let chooser = match pick.by {
        By::ChosenBy(p) => reading::player(c, e, p)?,
        By::Random | By::All => e.me,
    };
    if progress(c) > 0 {
        return Some(Picked::Cards(answered(c, e, pick, to)?));
    }
    let wanted = match pick.count {
        Count::Exactly(n) | Count::UpTo(n) => Some(n),
        Count::AnyNumber => None,
    };
    make_ready(c, e, pick.zone, wanted);
    let cards = candidates(c, e, pick)?;
    let (least, most) = if pick.by == By::All {
        (cards.len(), cards.len())
    } else {
        span(c, e, pick.count, cards.len())?
    };
    if most == 0 {
        return Some(Picked::Cards(Vec::new()));
    }
    if pick.by == By::Random {
        return Some(Picked::Cards(at_random(c, cards, most)));
    }
    let program = c.program(e.program);
    let naming = names_copy(program, &program.step(e.pc));
    let forced = least == cards.len() && (!naming || put_on_only_copies(c, &cards, chooser));
    if !forced {
        let whole = contents(c, e, pick.zone)?;
        show(c, &whole, chooser);
        c.ledger.set(layout::EFFECT_PROGRESS, CARDS_ASKED);
        c.ask(chooser, Q_CARDS, [least as i32, most as i32, i32::from(naming), 0]);
        return Some(Picked::Asked);
    }
    if !order_matters(c, to, &cards) {
        return Some(Picked::Cards(as_they_lie(c, e, pick, to, cards)));
    }
    show(c, &cards, chooser);
    if to == Some(Dest::ThrownAway) {
        // Junk goes to the reserve, where there is no order.
        for &card in cards.iter().filter(|&&card| c.is_junk(card)).collect::<Vec<_>>() {
            add(c, &cards, card);
        }
    }
    c.ledger.set(layout::EFFECT_PROGRESS, ORDER_ASKED);
    c.ask(chooser, Q_ORDER, [0; 4]);
    Some(Picked::Asked)
}

/// Puts on the copies that need no naming; `false` if one has to be named.
fn put_on_only_copies(c: &mut DaleTable, cards: &[PieceId], user: SeatId) -> bool {
    let ways: Vec<_> = cards.iter().map(|&card| chameleons::guises(c, card, user)).collect();
    if ways.iter().any(|w| w.len() > 1) {
        return false;
    }
    for guise in ways.into_iter().flatten() {
        chameleons::put_on(c, guise);
    }
    true
}

/// The cards after the answer; those whose order nobody named go last, as they lie.
fn answered(
    c: &mut DaleTable,
    e: &RunningEffect,
    pick: &Pick,
    to: Option<Dest>,
) -> Option<Vec<PieceId>> {
    let cards = candidates(c, e, pick)?;
    let mut picked = in_order(c, &cards);
    if progress(c) == ORDER_ASKED {
        let rest = cards.iter().copied().filter(|&card| c.marked(card, mark::PICK) == 0).collect();
        picked.extend(as_they_lie(c, e, pick, to, rest));
    }
    clear(c, &cards);
    let whole = contents(c, e, pick.zone)?;
    cover(c, &whole);
    Some(picked)
}

/// Cards in the order in which they go if nobody says otherwise: cards drawn from a deck go back
/// onto it as they lay there.
fn as_they_lie(
    c: &DaleTable,
    e: &RunningEffect,
    pick: &Pick,
    to: Option<Dest>,
    mut cards: Vec<PieceId>,
) -> Vec<PieceId> {
    let back = matches!(pick.zone, Zone::Buffer(_))
        && to.and_then(|to| goal(c, e, to)).is_some_and(|g| matches!(g, CardGoal::Deck(_)));
    if back {
        cards.reverse();
    }
    cards
}
