//! Cheapest ways: the one search of this game, and the ways over the printed board, as if every
//! pilot number came up and no gate were found.
//!
//! A measure for the level check, for players and for study. It must never decide whether a step is
//! legal: that is the business of the flight.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::board::SpaceKind;
use super::{Level, SpaceIx};

/// What it takes to get to a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Reach {
    /// Fewest movement points.
    pub mp: u32,
    /// Least fees in credits, without shields, among the ways with these movement points.
    pub fee: u32,
}

/// What the cheapest way from any of `starts` to each of so many spaces costs, by index; `None`
/// where none leads. `steps` visits what a space leads to, given what it took to come there, each
/// with what it takes to go on; nothing may get cheaper on the way.
pub fn cheapest<C: Copy + Ord + Default>(
    spaces: usize,
    starts: &[SpaceIx],
    mut steps: impl FnMut(SpaceIx, C, &mut dyn FnMut(SpaceIx, C)),
) -> Vec<Option<C>> {
    let mut best: Vec<Option<C>> = vec![None; spaces];
    let mut open = BinaryHeap::new();
    for &start in starts {
        best[start.ix()] = Some(C::default());
        open.push(Reverse((C::default(), start)));
    }
    while let Some(Reverse((cost, here))) = open.pop() {
        // A cheaper way was found after it was put here.
        if best[here.ix()] != Some(cost) {
            continue;
        }
        steps(here, cost, &mut |there, next| {
            if best[there.ix()].is_none_or(|known| next < known) {
                best[there.ix()] = Some(next);
                open.push(Reverse((next, there)));
            }
        });
    }
    best
}

impl Level {
    /// Whether a ship whose drives jump these colours (bits of [`super::Colour::bit`]) jumps the
    /// space (MOV-4.11.1), markers left out.
    pub fn is_jumped(&self, space: SpaceIx, jumped: u8) -> bool {
        let space = self.space(space);
        let plain = matches!(space.kind, SpaceKind::Space | SpaceKind::Hazard);
        plain && space.colour.is_some_and(|colour| colour.bit() & jumped != 0)
    }

    /// The cheapest ways from any of `starts` to every space, by index; `None` where no way leads.
    /// `jumped` are the colours of the drives as bits. Without the Air Foil a surface city ends
    /// the way (MOV-4.5.3).
    pub fn reach(&self, starts: &[SpaceIx], jumped: u8, air_foil: bool) -> Vec<Option<Reach>> {
        cheapest(self.spaces.len(), starts, |here, reach: Reach, go| {
            if self.space(here).kind == SpaceKind::City && !air_foil && !starts.contains(&here) {
                return;
            }
            for &(link, there) in &self.space(here).links {
                if !self.is_way(link, air_foil) {
                    continue;
                }
                let next = if self.is_jumped(there, jumped) {
                    reach
                } else {
                    Reach {
                        mp: reach.mp + u32::from(self.cost(link, air_foil)),
                        fee: reach.fee + self.space(there).fee,
                    }
                };
                go(there, next);
            }
        })
    }
}
