//! Looks a plan over once more for goods that are mined on a detour, though their mine lies on the
//! way at another time, or another mine of them does. What a plan comes to stays what it is; it
//! costs fewer tokens.

use super::search::{Errand, ErrandDraft, ErrandSearch, PlannedStop};
use std::ops::Range;

/// Most stops of a plan that are moved.
const MOST: usize = 12;

/// The same plan for fewer tokens, as far as moving one stop after the other finds it.
pub(super) fn mended(search: &mut ErrandSearch<'_>, draft: ErrandDraft) -> ErrandDraft {
    let mut best = draft;
    for _ in 0..MOST {
        match cheaper(search, &best) {
            Some(better) => best = better,
            None => break,
        }
    }
    best
}

/// Tokens that a draft has left.
fn left(draft: &ErrandDraft) -> i64 {
    draft.means.tokens.iter().map(|&n| i64::from(n)).sum()
}

/// Whether two drafts have come to the same, but for where the ship is and what they have spent.
fn same(a: &ErrandDraft, b: &ErrandDraft) -> bool {
    let what = |draft: &ErrandDraft| {
        let means = draft.means;
        (means.cargo, means.filled, means.holds, means.hired, draft.vp, draft.ground)
    };
    what(a) == what(b)
}

/// The plan with what is mined in one place, or one good of it, mined elsewhere or at another time,
/// where that saves tokens.
fn cheaper(search: &mut ErrandSearch<'_>, old: &ErrandDraft) -> Option<ErrandDraft> {
    let stops = search.stops(old);
    let mines = |stop: &PlannedStop, planet: u8| {
        stop.errand == Errand::Mine && stop.stack.is_none() && stop.planet == planet
    };
    for at in 0..stops.len() {
        let planet = stops[at].planet;
        let run = stops[at..].iter().take_while(|stop| mines(stop, planet)).count();
        for count in [1, run] {
            let is_run = (1..=run).contains(&count);
            let found = is_run.then(|| moved(search, old, &stops, at..at + count));
            if let Some(found) = found.flatten() {
                return Some(found);
            }
        }
    }
    None
}

/// The plan with these stops, all at the mine of one planet, made at another time or at another
/// mine of the same good.
fn moved(
    search: &mut ErrandSearch<'_>,
    old: &ErrandDraft,
    stops: &[PlannedStop],
    run: Range<usize>,
) -> Option<ErrandDraft> {
    let (mined, mut rest) = (stops.get(run.clone())?, stops.to_vec());
    let from = mined.first()?.planet;
    rest.drain(run.clone());
    let saves = added(search, &rest, run.start, from);
    let good = search.mine(from);
    let mines: Vec<u8> =
        (0..search.board.planets()).filter(|&planet| search.mine(planet) == good).collect();
    for to in (0..=rest.len()).filter(|_| saves > 0) {
        for &planet in &mines {
            if added(search, &rest, to, planet) >= saves {
                continue;
            }
            let mut all = rest.clone();
            let elsewhere = mined.iter().map(|&stop| PlannedStop { planet, ..stop });
            all.splice(to..to, elsewhere);
            let found = search.followed(&all);
            if found.is_some_and(|new| same(old, &new) && left(&new) > left(old)) {
                return found;
            }
        }
    }
    None
}

/// Red tokens that a call at a planet costs between two stops.
fn added(search: &ErrandSearch<'_>, stops: &[PlannedStop], at: usize, planet: u8) -> i64 {
    let (begins, filled) = search.begins();
    let bought = stops[..at].iter().filter(|stop| matches!(stop.errand, Errand::Buy(_)));
    let filled = filled + bought.count() as u8;
    let red = |from: u8, to: u8| i64::from(search.board.reds(from, to, filled));
    let before = at.checked_sub(1).map_or(begins, |before| stops[before].planet);
    match stops.get(at) {
        Some(next) => red(before, planet) + red(planet, next.planet) - red(before, next.planet),
        None => red(before, planet),
    }
}
