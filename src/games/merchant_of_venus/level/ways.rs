//! Movement points of the cheapest ways over the board, as if every pilot number came up and no
//! gate were found.
//!
//! A measure for the level check, for bots and for study. It must never decide whether a step is
//! legal: that is the business of the movement rules.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::board::{LinkKind, SpaceKind};
use super::{Level, SpaceIx};

/// What it takes to get to a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reach {
    /// Fewest movement points.
    pub mp: u32,
    /// Least fees in credits, without shields, among the ways with these movement points.
    pub fee: u32,
}

impl Level {
    /// Whether a ship whose drives jump these colours (bits of [`super::Colour::bit`]) jumps the
    /// space (MOV-4.11.1).
    pub fn is_jumped(&self, space: SpaceIx, jumped: u8) -> bool {
        let space = self.space(space);
        let plain = matches!(space.kind, SpaceKind::Space | SpaceKind::Hazard);
        plain && space.colour.is_some_and(|colour| colour.bit() & jumped != 0)
    }

    /// The cheapest ways from any of `starts` to every space, by index; `None` where no way leads.
    /// `jumped` are the colours of the drives as bits. Without the Air Foil a surface city ends
    /// the way (MOV-4.5.3).
    pub fn reach(&self, starts: &[SpaceIx], jumped: u8, air_foil: bool) -> Vec<Option<Reach>> {
        let mut best: Vec<Option<Reach>> = vec![None; self.spaces.len()];
        let mut heap = BinaryHeap::new();
        let start = Reach { mp: 0, fee: 0 };
        for space in starts {
            best[space.ix()] = Some(start);
            heap.push(Reverse((start, *space)));
        }
        while let Some(Reverse((reach, here))) = heap.pop() {
            let ends =
                self.space(here).kind == SpaceKind::City && !air_foil && !starts.contains(&here);
            if best[here.ix()] != Some(reach) || ends {
                continue;
            }
            for (link, there) in &self.space(here).links {
                let link = self.link(*link);
                if link.kind == LinkKind::Airfoil && !air_foil {
                    continue;
                }
                let next = if self.is_jumped(*there, jumped) {
                    reach
                } else {
                    let short = air_foil && link.kind == LinkKind::Surface;
                    Reach {
                        mp: reach.mp + if short { 1 } else { u32::from(link.cost) },
                        fee: reach.fee + self.space(*there).fee,
                    }
                };
                if best[there.ix()].is_none_or(|known| next < known) {
                    best[there.ix()] = Some(next);
                    heap.push(Reverse((next, *there)));
                }
            }
        }
        best
    }
}
