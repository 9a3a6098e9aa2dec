//! What a chameleon can copy, as far as a viewer sees (DOM-10.8, DOM-10.13): the same search as
//! that of the rules, on a sight.

use super::Reckoner;
use crate::games::dale_of_merchants::{
    layout::{BIN, mark},
    level::CopySource,
};
use crate::table::ids::{KindId, PieceId, SeatId};

/// Longest chain of chameleons that copy each other.
const DEEPEST: usize = 8;

impl Reckoner<'_> {
    /// The cards at which a chameleon of this sort looks.
    fn shown_to(&self, source: CopySource, card: PieceId, user: SeatId) -> Vec<(PieceId, KindId)> {
        let l = self.layout;
        let others = self.seats().filter(move |&s| l.is_other(user, s));
        match source {
            CopySource::RightStack => {
                let built = self.stacks(user);
                let last = (built > 0).then(|| l.stack(l.stall_of(user), built as u16 - 1));
                last.into_iter().flat_map(|z| self.known(z)).collect()
            }
            CopySource::PileTopOfAnother => others.filter_map(|s| self.top(l.pile(s))).collect(),
            CopySource::BinTop => self.offered(BIN).into_iter().collect(),
            CopySource::Market => (0..BIN).filter_map(|slot| self.offered(slot)).collect(),
            CopySource::ShownHand => self.known(l.hand(user)).filter(|&(p, _)| p != card).collect(),
            CopySource::Kept => {
                let hands = others.flat_map(|s| &self.sight.zone(l.hand(s)).pieces);
                hands
                    .filter(|p| mark::DETECTED.of(p.mark) > 0)
                    .filter_map(|p| Some((p.id?, p.kind?)))
                    .collect()
            }
        }
    }

    fn follow(
        &self,
        source: CopySource,
        card: PieceId,
        user: SeatId,
        way: &mut Vec<PieceId>,
        found: &mut Vec<(PieceId, KindId)>,
    ) -> bool {
        let near = self.shown_to(source, card, user);
        let any = !near.is_empty();
        for (target, kind) in near {
            if way.contains(&target) || way.len() >= DEEPEST {
                continue;
            }
            let leads_on = self.kind(kind).copies_from().is_some_and(|next| {
                way.push(target);
                let any = self.follow(next, target, user, way, found);
                way.pop();
                any
            });
            if !leads_on && !found.iter().any(|&(_, k)| k == kind) {
                found.push((target, kind));
            }
        }
        any
    }

    /// The cards that a hand card of this kind can copy when `user` uses it now, one of each kind;
    /// empty where it is itself.
    pub fn targets(&self, card: PieceId, kind: KindId, user: SeatId) -> Vec<(PieceId, KindId)> {
        let mut found = Vec::new();
        if let Some(source) = self.kind(kind).copies_from() {
            self.follow(source, card, user, &mut vec![card], &mut found);
        }
        found
    }
}
