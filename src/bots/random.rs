//! The bot that takes any offer, each with the same chance. It needs no sight, so that whole games run at the table's own
//! speed; it is what tests and measurements play with.

use super::{Bot, Seen};
use crate::table::{
    action::{Action, Offer},
    dice::Dice,
};

/// Takes any offer.
pub struct RandomBot {
    dice: Dice,
}

impl RandomBot {
    /// A bot whose choices follow from `seed`.
    pub fn new(seed: u64) -> RandomBot {
        RandomBot { dice: Dice::new(seed) }
    }

    /// Any of these offers, an open amount filled in; `None` if there is none.
    pub fn pick(&mut self, offers: &[Offer]) -> Option<Action> {
        let n = u32::try_from(offers.len()).ok().filter(|&n| n > 0)?;
        let offer = &offers[self.dice.below(n) as usize];
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
        let Seen { play, .. } = seen;
        self.pick(play.offers())
    }
}
