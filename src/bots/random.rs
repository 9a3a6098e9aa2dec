//! The bot that takes any offer. It needs no sight, so that whole games run at the table's own
//! speed; it is what tests and measurements play with. It thinks nothing: every offer has a chance,
//! which the game itself sets or which is even. Only what it lays out to pay or to build with must
//! come to something, for it takes nothing back.

use super::{Bot, Seen};
use crate::table::{
    action::{Action, Offer},
    branch::{Branch, BranchEnd},
    catalogue::Catalogue,
    dice::Dice,
    game::Game,
    trials::Laying,
};

/// Takes any offer.
pub struct RandomBot {
    dice: Dice,
    even: bool,
}

impl RandomBot {
    /// A bot whose choices follow from `seed`, each offer with the chance that
    /// [`Trials::random_weight`](crate::table::trials::Trials::random_weight) gives it: games come
    /// to an end.
    pub fn new(seed: u64) -> RandomBot {
        RandomBot { dice: Dice::new(seed), even: false }
    }
    /// A bot that takes every offer with the same chance: games may never end, but no corner is
    /// left out.
    pub fn even(seed: u64) -> RandomBot {
        RandomBot { dice: Dice::new(seed), even: true }
    }

    /// Any of these offers, an open amount filled in; `None` if there is none.
    pub fn pick(&mut self, offers: &[Offer], game: &dyn Game, c: &Catalogue) -> Option<Action> {
        let weight =
            |o: &Offer| if self.even { 1 } else { game.random_weight(&o.action, c).max(1) };
        let sum = offers.iter().fold(0_u32, |sum, o| sum.saturating_add(weight(o)));
        if sum == 0 {
            return None;
        }
        let drawn = if offers.len() == 1 { 0 } else { self.dice.below(sum) };
        let mut left = drawn;
        let offer = offers.iter().find(|o| {
            let weight = weight(o);
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        })?;
        let mut action = offer.action;
        if let Some(range) = offer.range {
            let span = range.most.abs_diff(range.least).saturating_add(1);
            action.args[range.arg] = range.least.saturating_add_unsigned(self.dice.below(span));
        }
        Some(action)
    }
}

/// Positions that are tried to see whether what is laid out can be settled.
const TRIED: usize = 400;

impl Bot for RandomBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        let game = seen.play.game();
        let laying = |offer: &Offer| game.laying(offer.action.verb);
        if seen.offers().iter().all(|offer| laying(offer) == Laying::Settles) {
            return self.pick(seen.offers(), game, seen.play.catalogue());
        }
        let mut open = seen.offers().to_vec();
        if open.iter().any(|offer| laying(offer) != Laying::Alters) {
            open.retain(|offer| laying(offer) != Laying::Alters);
        }
        while let Some(action) = self.pick(&open, game, seen.play.catalogue()) {
            let adds = game.laying(action.verb) == Laying::Adds;
            if !adds || comes_to_something(&mut seen.branch(), game, action, None, &mut { TRIED }) {
                return Some(action);
            }
            open.retain(|offer| offer.action != action);
        }
        self.pick(seen.offers(), game, seen.play.catalogue())
    }
}

/// Whether what is laid out with an action can be settled, if need be with more. Each choice of
/// cards is tried in one order.
fn comes_to_something(
    branch: &mut Branch,
    game: &dyn Game,
    action: Action,
    last: Option<Action>,
    left: &mut usize,
) -> bool {
    if *left == 0 {
        return false;
    }
    *left -= 1;
    match branch.choose(action) {
        Ok(()) => {}
        Err(why) => return !matches!(why, BranchEnd::Illegal(_)),
    }
    let offers: Vec<Action> = branch.offers().iter().map(|offer| offer.action).collect();
    let is = |laying: Laying| move |a: &&Action| game.laying(a.verb) == laying;
    let later = |a: &&Action| last.is_none_or(|l| (l.verb.0, l.args) < (a.verb.0, a.args));
    let settled = !branch.is_mine() || offers.iter().any(|a| is(Laying::Settles)(&a));
    let more = || offers.iter().filter(is(Laying::Adds)).filter(later);
    let found = settled || more().any(|a| comes_to_something(branch, game, *a, Some(*a), left));
    branch.back();
    found
}
