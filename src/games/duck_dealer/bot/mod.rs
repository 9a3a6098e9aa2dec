//! The greedy player of Duck Dealer. It reads its seat's sight and nothing else.

use crate::{
    bots::{Bot, Player, RandomBot, Seen},
    table::action::Action,
};

/// The computer player, as the game brings it.
pub const PLAYER: Player = Player(|seed| Box::new(DuckBot { any: RandomBot::new(seed) }));

struct DuckBot {
    any: RandomBot,
}

impl Bot for DuckBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        self.any.choose(seen)
    }
}
