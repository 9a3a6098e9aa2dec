//! New ground: a computer player whose choice leads back to a position in which its turn has been
//! is asked again without that choice. It knows no game and never looks at what lies there: only
//! whether two positions are the same one.

use super::{Bot, Seen};
use crate::table::{
    action::{Action, Offer},
    play::Play,
};

/// Entries that are looked back at: more than any turn has.
const LONGEST: usize = 2000;
/// How often a player is asked again before any other offer is taken.
const PATIENCE: usize = 40;
/// Where no more than so many choices are left, a choice may lead to where all of them lead back.
const FEW: usize = 4;

/// What a player chooses, among what leads to something new.
pub(super) fn choose(bot: &mut dyn Bot, play: &mut Play) -> Option<Action> {
    let seat = play.decision_seat()?;
    let first = bot.choose(&mut Seen { play: &mut *play, seat, open: None })?;
    if is_only(play) || goes_on(play, first) {
        return Some(first);
    }
    let mut barred = vec![first];
    while barred.len() <= PATIENCE {
        let is_open = |action: &Action| !barred.contains(action);
        let open: Vec<_> =
            play.offers().iter().filter(|offer| is_open(&offer.action)).cloned().collect();
        if open.is_empty() {
            break;
        }
        let next = bot.choose(&mut Seen { play: &mut *play, seat, open: Some(open) });
        match next.filter(|action| is_open(action)) {
            Some(next) if goes_on(play, next) => return Some(next),
            Some(next) => barred.push(next),
            None => break,
        }
    }
    // It insists on what it has planned: then it takes what there is.
    let left: Vec<Action> = play.offers().iter().map(|offer| offer.action).collect();
    let open = |action: &Action| !barred.contains(action);
    let goes = left.iter().copied().find(|action| open(action) && goes_on(play, *action));
    let new = goes.or_else(|| left.into_iter().find(|action| !comes_back(play, *action)));
    new.or(Some(first))
}

fn is_only(play: &Play) -> bool {
    matches!(play.offers(), [only] if only.range.is_none())
}

/// Whether an action leads to the position that there is, or to one that has been since chance last
/// decided something: before that, chance itself stood elsewhere. Who only answers another one may
/// lead back to where that one stood, as a deal that is turned down does: for an answer the
/// positions count in which the same seat has chosen.
pub(super) fn comes_back(play: &mut Play, action: Action) -> bool {
    let (then, foreseen) = play.glimpse(action, Play::hash);
    if !foreseen {
        return false;
    }
    if then == play.hash() {
        return true;
    }
    been(play).any(|hash| hash == then)
}

/// The positions that count as those in which the turn has been.
fn been(play: &Play) -> impl Iterator<Item = u64> + '_ {
    let (entries, seat) = (play.entries(), play.decision_seat());
    let answers = entries.last().is_some_and(|entry| entry.seat != seat);
    let been = entries.iter().rev().take(LONGEST).take_while(|entry| entry.chance.is_empty());
    let from = entries.len() - been.count();
    // The position in which an entry was chosen is the one after the entry before it.
    let chosen_in = |at: usize| at.checked_sub(1).map_or(play.beginning(), |at| &entries[at]).hash;
    let counts = move |at: &usize| !answers || entries[*at].seat == seat;
    (from..entries.len()).filter(counts).map(chosen_in)
}

/// Whether an action leads to something new, and not to where only the way back is left.
fn goes_on(play: &mut Play, action: Action) -> bool {
    if comes_back(play, action) {
        return false;
    }
    let Some(seat) = play.decision_seat() else { return true };
    let mut known: Vec<u64> = been(play).collect();
    known.push(play.hash());
    let mut branch = play.branch(seat);
    if branch.choose(action).is_err() || !branch.is_mine() {
        return true;
    }
    let offers: Vec<Offer> = branch.offers().iter().take(FEW + 1).cloned().collect();
    if offers.len() > FEW || offers.iter().any(|offer| offer.range.is_some()) {
        return true;
    }
    known.push(branch.hash());
    offers.iter().any(|offer| {
        // What chance or another seat decides leads on.
        let leads_on = match branch.choose(offer.action) {
            Err(_) => return true,
            Ok(()) => !branch.is_mine() || !known.contains(&branch.hash()),
        };
        branch.back();
        leads_on
    })
}
