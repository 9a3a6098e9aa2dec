//! The bot that takes any offer. It needs no sight, so that whole games run at the table's own
//! speed; it is what tests and measurements play with. It thinks nothing: every offer has a chance,
//! which the game itself sets or which is even.

use super::{Bot, Seen};
use crate::table::{
    action::{Action, Offer},
    catalogue::Catalogue,
    dice::Dice,
    game::Game,
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

impl Bot for RandomBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        let play = &*seen.play;
        self.pick(seen.offers(), play.game(), play.catalogue())
    }
}
