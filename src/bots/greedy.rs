//! The bot that looks for the best profit for its time. For Merchant of Venus it plans a way, buys what it can sell and sells what
//! it has; in a game that it does not know it takes any offer. It reads its seat's sight and nothing else.

mod merchant;
mod plan;
mod ways;
mod worth;

use super::{Bot, RandomBot, Seen};
use crate::{games::merchant_of_venus::nouns::Nouns, table::action::Action};
use plan::Plan;

/// Looks for the best profit.
pub struct GreedyBot {
    any: RandomBot,
    /// Where the ship is going, with the turn in which that was decided.
    plan: Option<(i64, Plan)>,
}

impl GreedyBot {
    /// A bot whose choices follow from `seed` where nothing else decides.
    pub fn new(seed: u64) -> GreedyBot {
        GreedyBot { any: RandomBot::new(seed), plan: None }
    }
}

impl Bot for GreedyBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        // Where there is no choice there is nothing to think about.
        if let [only] = seen.offers()
            && only.range.is_none()
        {
            return Some(only.action);
        }
        let sight = seen.sight();
        let thought = Nouns::of(&sight).and_then(|nouns| merchant::Mind { n: &nouns, me: seen.seat(), plan: &mut self.plan }.choose(&sight.offers));
        // Whatever it came up with must be on offer: a bot may err, but it may not stop the game.
        thought.filter(|a| sight.offers.iter().any(|o| o.accepts(a))).or_else(|| self.any.choose(seen))
    }
}
