//! Chameleons (DOM-10.8 to DOM-10.17): what such a card can copy now, and how the copy is named in
//! the command that uses it. It moves no card; what a copy does is the business of whoever uses it.

use super::values;
use crate::games::dale_of_merchants::{
    level::CopySource,
    table::{
        layout::{BIN, mark},
        nouns::DaleView,
        state::DaleTable,
    },
};
use crate::table::{
    ids::{KindId, PieceId, SeatId},
    offers::{No, no},
};

/// Longest chain of chameleons that copy each other.
const DEEPEST: usize = 8;

/// Where a kind of cards takes its copy from; `None` for other cards.
pub fn source(c: &impl DaleView, kind: KindId) -> Option<CopySource> {
    c.card_kind(kind).copies_from()
}

/// Whether a card is a chameleon by print.
pub fn is_chameleon(c: &impl DaleView, card: PieceId) -> bool {
    source(c, c.kind(card)).is_some()
}

/// The cards at which a chameleon of this sort may look, held by `user`.
fn shown_to(
    c: &impl DaleView,
    source: CopySource,
    card: PieceId,
    user: SeatId,
    found: &mut Vec<PieceId>,
) {
    let l = c.layout();
    match source {
        CopySource::RightStack => {
            found.extend(c.last_stack(user).into_iter().flat_map(|z| c.contents(z)).copied())
        }
        CopySource::PileTopOfAnother => {
            found.extend(c.others(user).filter_map(|s| c.top(l.pile(s))))
        }
        CopySource::BinTop => found.extend(c.offered(BIN)),
        CopySource::Market => found.extend((0..BIN).filter_map(|n| c.offered(n))),
        CopySource::ShownHand => found.extend(c.hand(user).iter().copied().filter(|&p| p != card)),
        CopySource::Kept => {
            // Until version 5 of the rules whatever any of them had looked at.
            let by = if c.spec().rules.has(5) { looker_bit(c, card) } else { 0 };
            let kept = |p: &PieceId| {
                c.marked(*p, mark::DETECTED) > 0
                    && (by == 0 || c.marked(*p, mark::LOOKED_BY) & by != 0)
            };
            found.extend(c.others(user).flat_map(|s| c.hand(s)).copied().filter(kept));
        }
    }
}

/// The bit of a chameleon in [`mark::LOOKED_BY`]. Those whose own sentence looks have one each; the
/// others, which can only copy it, share the rest.
pub(super) fn looker_bit(c: &impl DaleView, card: PieceId) -> i32 {
    let own = |p: PieceId| source(c, c.kind(p)) == Some(CopySource::Kept);
    let half = mark::LOOKED_BY.bits / 2;
    let before = c.catalogue().all_pieces().take_while(|&p| p != card);
    let alike = before.filter(|&p| is_chameleon(c, p) && own(p) == own(card)).count() as u32;
    1 << (alike % half + if own(card) { 0 } else { half })
}

/// What a card copies, looked through to the end: a chameleon that copies a chameleon takes over
/// that one's targets; one that has none is copied as its printed self; a cycle is no target
/// (DOM-10.8, DOM-10.13). Returns whether there was anything to look at.
fn follow(
    c: &impl DaleView,
    source: CopySource,
    card: PieceId,
    user: SeatId,
    way: &mut Vec<PieceId>,
    targets: &mut Vec<PieceId>,
) -> bool {
    let mut near = Vec::new();
    shown_to(c, source, card, user, &mut near);
    let any = !near.is_empty();
    for target in near {
        if way.contains(&target) || way.len() >= DEEPEST {
            continue;
        }
        let next = self::source(c, c.kind(target));
        let leads_on = match next {
            None => false,
            Some(next) => {
                way.push(target);
                let any = follow(c, next, target, user, way, targets);
                way.pop();
                any
            }
        };
        if !leads_on && !targets.contains(&target) {
            targets.push(target);
        }
    }
    any
}

/// The cards that a chameleon in the hand of `user` can copy now; empty where it is its printed
/// self. One card of each kind.
pub fn targets(c: &impl DaleView, card: PieceId, user: SeatId) -> Vec<PieceId> {
    let mut targets = Vec::new();
    if let Some(source) = source(c, c.kind(card)) {
        follow(c, source, card, user, &mut vec![card], &mut targets);
        let mut kinds = Vec::new();
        targets.retain(|&t| {
            let kind = c.kind(t);
            let new = !kinds.contains(&kind);
            kinds.push(kind);
            new
        });
    }
    targets
}

/// One way to use a hand card: as itself, or as a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guise {
    /// The card.
    pub card: PieceId,
    /// What it copies, for a chameleon with a target.
    pub target: Option<PieceId>,
    /// What it counts as.
    pub kind: KindId,
}

/// Every way in which `user` can use a hand card now. A chameleon with a target must copy one
/// (DOM-10.8).
pub fn guises(c: &impl DaleView, card: PieceId, user: SeatId) -> Vec<Guise> {
    let own = Guise { card, target: None, kind: c.kind(card) };
    if !is_chameleon(c, card) {
        return vec![own];
    }
    let targets = targets(c, card, user);
    if targets.is_empty() {
        return vec![own];
    }
    targets.into_iter().map(|t| Guise { card, target: Some(t), kind: c.kind(t) }).collect()
}

/// The guise that a command names: without a target the card itself, else the copy (DOM-10.8,
/// DOM-10.13).
///
/// # Errors
/// The refusal where a copy must be named, or that card cannot be copied.
pub fn named(
    c: &impl DaleView,
    card: PieceId,
    target: Option<PieceId>,
    user: SeatId,
) -> Result<Guise, No> {
    let ways = guises(c, card, user);
    match target {
        None => match ways.first() {
            Some(way) if way.target.is_none() => Ok(*way),
            _ => Err(no("DOM-10.8", "dom-no-name-copy").arg("card", c.name(card))),
        },
        Some(target) => {
            let kind = c.kind(target);
            let way = ways.into_iter().find(|w| w.target.is_some() && w.kind == kind);
            way.map(|w| Guise { target: Some(target), ..w }).ok_or_else(|| {
                no("DOM-10.8", "dom-no-copy")
                    .arg("card", c.name(card))
                    .arg("target", c.name(target))
            })
        }
    }
}

/// The highest value with which `user` could use a hand card now.
pub fn best_value(c: &impl DaleView, card: PieceId, user: SeatId) -> i64 {
    if !is_chameleon(c, card) {
        return values::as_used(c, card, c.kind(card), user);
    }
    guises(c, card, user).iter().map(|g| values::as_used(c, card, g.kind, user)).max().unwrap_or(0)
}

/// One way to use a hand card, and what it counts then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardUse {
    /// As what it is used.
    pub guise: Guise,
    /// What it counts (DOM-11.1).
    pub value: i64,
}

/// Every way to use each known card of a hand, card by card (DOM-10.8).
pub fn uses_of_hand(c: &impl DaleView, user: SeatId) -> Vec<CardUse> {
    let mut all = Vec::with_capacity(16);
    let used =
        |guise: Guise| CardUse { guise, value: values::as_used(c, guise.card, guise.kind, user) };
    for &card in c.hand(user) {
        if is_chameleon(c, card) {
            all.extend(guises(c, card, user).into_iter().map(used));
        } else {
            all.push(used(Guise { card, target: None, kind: c.kind(card) }));
        }
    }
    all
}

/// Writes on the card what it is used as; the shown hand card of a copy lies open for all until it
/// is covered again.
pub fn put_on(c: &mut DaleTable, guise: Guise) {
    c.mark(guise.card, mark::COPY, guise.target.map_or(0, |_| i32::from(guise.kind.0) + 1));
}

/// Shows everybody what a used card copies out of the hand (Seeing Doubles, DOM-10.10).
pub fn show_target(c: &mut DaleTable, guise: Guise) {
    if let Some(target) = guise.target
        && c.layout().hand_of(c.ledger.zone_of(target)).is_some()
    {
        c.ledger.turn_up(target);
    }
}

/// Covers hand cards again that were shown, but for those that an alteration keeps open (DOM-15).
pub fn cover(c: &mut DaleTable, seat: SeatId) {
    let hand = c.layout().hand(seat);
    for n in 0..c.ledger.count(hand) {
        let card = c.ledger.contents(hand)[n];
        if c.ledger.piece(card).face_up && !values::is_altered(c, card) {
            c.ledger.turn_down(card);
        }
    }
}
