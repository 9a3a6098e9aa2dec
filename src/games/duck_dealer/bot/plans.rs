//! The plans of an action turn as others ask for them: the best ones, and the cheapest way to each
//! first deed; those that are found are looked over once more. It reckons with what lies open and
//! knows no offers.

use super::{
    board::{BoardModel, Sites},
    mending::mended,
    search::{Care, ErrandDraft, ErrandPlan, ErrandSearch, FirstDeed, Firsts, Means},
};
use std::{cmp::Reverse, collections::BTreeMap};

/// The best plans for these means, of those that keep at most so many tokens, best first. Doing
/// nothing is among them as a plan without stops.
pub fn plans(
    board: &BoardModel,
    sites: Sites,
    means: Means,
    keep: u8,
    care: Care,
) -> Vec<ErrandPlan> {
    let mut search = ErrandSearch::of(board, sites, means);
    let mut best: Vec<(i32, ErrandDraft)> = search.ends(keep, care).into_values().collect();
    // Equal ones in the order in which less was spent for them.
    best.sort_by_key(|(value, draft)| (Reverse(*value), draft.last));
    best.truncate(care.plans);
    best.iter().map(|found| told(&mut search, found, care)).collect()
}

/// The cheapest plan by which each deed is done first.
pub fn firsts(
    board: &BoardModel,
    sites: Sites,
    means: Means,
    care: Care,
) -> BTreeMap<FirstDeed, ErrandPlan> {
    let mut search = ErrandSearch::of(board, sites, means);
    search.firsts = Some(Firsts::new());
    search.ends(0, care);
    let firsts = search.firsts.take().unwrap_or_default();
    let plan = |(deed, (_, draft)): (FirstDeed, (usize, ErrandDraft))| {
        (deed, told(&mut search, &(100 * draft.vp, draft), care))
    };
    firsts.into_iter().map(plan).collect()
}

/// A plan as it is carried out, looked over where that is wanted.
fn told(
    search: &mut ErrandSearch<'_>,
    (value, draft): &(i32, ErrandDraft),
    care: Care,
) -> ErrandPlan {
    let draft = if care.mends { mended(search, *draft) } else { *draft };
    search.told(&draft, *value)
}
