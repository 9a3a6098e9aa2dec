//! How far it is on the printed board: movement points by the shortest way. For bots and planners,
//! who keep what they get; it knows no position and decides nothing.

use super::level::{Level, LinkKind, SpaceIx, SpaceKind};

/// What stands for a space that cannot be reached.
pub const UNREACHABLE: u16 = u16::MAX;

/// Movement points from a space to every space, in the order of [`Level::spaces`], by the shortest
/// way: every pilot number is assumed at hand, the undrawn link of the Nebula included, gates and
/// turning back left out. Printed spaces of a colour in `drive_colours` (bits of
/// [`super::level::Colour::bit`]) are jumped and cost nothing (MOV-4.11.1); with the Air Foil
/// surface links cost 1 and cities of one planet are joined (MOV-11.4.1). [`UNREACHABLE`] where no
/// way leads.
pub fn distances(level: &Level, from: SpaceIx, drive_colours: u8, air_foil: bool) -> Vec<u16> {
    let mut best = vec![UNREACHABLE; level.spaces.len()];
    let most = level.links.iter().map(|l| usize::from(l.cost)).max().unwrap_or(1).max(1);
    // One list for each distance modulo the dearest step: what lies in a list is never further off
    // than that.
    let mut rings: Vec<Vec<SpaceIx>> = vec![Vec::new(); most + 1];
    let (mut now, mut waiting) = (0u16, 1usize);
    best[from.ix()] = 0;
    rings[0].push(from);
    while waiting > 0 {
        let ring = usize::from(now) % rings.len();
        let Some(here) = rings[ring].pop() else {
            now += 1;
            continue;
        };
        waiting -= 1;
        // A shorter way was found after it was put here.
        if best[here.ix()] != now {
            continue;
        }
        for &(link, to) in &level.space(here).links {
            let l = level.link(link);
            if l.kind == LinkKind::Airfoil && !air_foil {
                continue;
            }
            let s = level.space(to);
            let jumped = matches!(s.kind, SpaceKind::Space | SpaceKind::Hazard)
                && s.colour.is_some_and(|c| c.bit() & drive_colours != 0);
            let cost = match l.kind {
                _ if jumped => 0,
                LinkKind::Surface if air_foil => 1,
                _ => u16::from(l.cost),
            };
            let reach = now.saturating_add(cost);
            if reach < best[to.ix()] {
                best[to.ix()] = reach;
                let ring = usize::from(reach) % rings.len();
                rings[ring].push(to);
                waiting += 1;
            }
        }
    }
    best
}
