//! How long a ship needs on this board: movement points with what hazards, circles and unknown markers cost beside them. An
//! estimate from what one seat sees; the rules alone say where a ship may fly.

use crate::{
    games::merchant_of_venus::{
        level::{Effect, LinkKind, SpaceIx, SpaceKind},
        nouns::{MarkerSight, Nouns},
    },
    table::ids::SeatId,
};
use std::{cmp::Reverse, collections::BinaryHeap};

/// What stands for a space that cannot be reached.
pub const FAR: u32 = u32::MAX / 4;
/// Tenths of a movement point: the unit of all estimates here.
pub const POINT: u32 = 10;

/// What entering each space costs beside the link, and what makes links free, for one ship.
pub struct Ways {
    toll: Vec<u32>,
    jumped: Vec<bool>,
    air_foil: bool,
}

impl Ways {
    /// The ways of a seat's ship as it is equipped now.
    pub fn of(n: &Nouns<'_>, seat: SeatId) -> Ways {
        let colours = n.drive_colours(seat);
        let shields = n.shield_sum(seat);
        let spaces = n.level.spaces.len() as u16;
        let mut ways = Ways { toll: vec![0; usize::from(spaces)], jumped: vec![false; usize::from(spaces)], air_foil: n.has(seat, &Effect::AirFoil) };
        for space in (0..spaces).map(SpaceIx) {
            let s = n.level.space(space);
            ways.jumped[space.ix()] = matches!(s.kind, SpaceKind::Space | SpaceKind::Hazard) && s.colour.is_some_and(|c| c.bit() & colours != 0);
            let hazard = n.hazard(space).filter(|(colour, _)| colour.bit() & colours == 0);
            ways.toll[space.ix()] = match (s.kind, hazard) {
                // Paid in credits, or with the rest of the turn.
                (_, Some((_, fee))) => ((fee - shields).max(0) as u32 * POINT / 5).min(5 * POINT),
                (SpaceKind::Nav, _) => POINT,
                (SpaceKind::Encounter, _) if matches!(n.marker(space), MarkerSight::Down(..)) => POINT / 2,
                _ => 0,
            };
        }
        ways
    }

    /// Tenths of movement points from every space to the nearest of `goals`; [`FAR`] where no way leads.
    pub fn to(&self, n: &Nouns<'_>, goals: &[SpaceIx]) -> Vec<u32> {
        let mut best = vec![FAR; n.level.spaces.len()];
        let mut open = BinaryHeap::new();
        for &goal in goals {
            best[goal.ix()] = 0;
            open.push(Reverse((0, goal)));
        }
        while let Some(Reverse((cost, here))) = open.pop() {
            if cost > best[here.ix()] {
                continue;
            }
            for &(link, there) in &n.level.space(here).links {
                let l = n.level.link(link);
                let step = match l.kind {
                    LinkKind::Airfoil if !self.air_foil => continue,
                    // The ship flies from `there` to `here`.
                    _ if self.jumped[here.ix()] => 0,
                    LinkKind::Surface if self.air_foil => POINT,
                    _ => u32::from(l.cost) * POINT,
                };
                // What lies at the goal is reached by landing, not by flying on.
                let toll = if cost == 0 { 0 } else { self.toll[here.ix()] };
                let reach = cost + step + toll;
                if reach < best[there.ix()] {
                    best[there.ix()] = reach;
                    open.push(Reverse((reach, there)));
                }
            }
        }
        best
    }
}
