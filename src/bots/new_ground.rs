//! New ground: a computer player whose choice leads back to a position in which its turn has been
//! is asked again without that choice. It knows no game and never looks at what lies there: only
//! whether two positions are the same one.

use super::{Bot, Seen};
use crate::table::{action::Action, play::Play};

/// Entries that are looked back at: more than any turn has.
const LONGEST: usize = 2000;
/// How often a player is asked again before any other offer is taken.
const PATIENCE: usize = 40;

/// What a player chooses, among what leads to something new.
pub(super) fn choose(bot: &mut dyn Bot, play: &mut Play) -> Option<Action> {
    let seat = play.decision_seat()?;
    let first = bot.choose(&mut Seen { play: &mut *play, seat, open: None })?;
    if is_only(play) || !comes_back(play, first) {
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
            Some(next) if !comes_back(play, next) => return Some(next),
            Some(next) => barred.push(next),
            None => break,
        }
    }
    // It insists on what it has planned: then it takes what there is.
    let left: Vec<Action> = play.offers().iter().map(|offer| offer.action).collect();
    let new = left.into_iter().find(|a| !barred.contains(a) && !comes_back(play, *a));
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
    let (entries, seat) = (play.entries(), play.decision_seat());
    let answers = entries.last().is_some_and(|entry| entry.seat != seat);
    let been = entries.iter().rev().take(LONGEST).take_while(|entry| entry.chance.is_empty());
    let from = entries.len() - been.count();
    // The position in which an entry was chosen is the one after the entry before it.
    let chosen_in = |at: usize| at.checked_sub(1).map_or(play.beginning(), |at| &entries[at]).hash;
    let counts = |at: &usize| !answers || entries[*at].seat == seat;
    (from..entries.len()).filter(counts).any(|at| chosen_in(at) == then)
}
