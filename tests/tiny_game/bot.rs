//! The computer player: fetches while it can carry more, then sells what brings most. It reads its
//! seat's sight and nothing else.

use super::table::{FETCH, Nouns, SELL, TinySight};
use caravanserai::{
    bots::{Bot, Player, Seen},
    table::{
        action::{Action, Offer},
        ids::SeatId,
        sight::Sight,
    },
};

/// The computer player, as the game brings it.
pub const PLAYER: Player = Player {
    habits: &[],
    greedy: |_, _| Box::new(TinyBot),
    estimate,
    // Nothing was fitted to this game: nobody asks how far it has come.
    progress: |_| 0,
    counts: |_, _| Vec::new(),
};

struct TinyBot;

impl Bot for TinyBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        let fetch = seen.offers().iter().find(|offer| offer.action.verb == FETCH);
        if let Some(fetch) = fetch {
            return Some(fetch.action);
        }
        let sight = seen.sight();
        let table = TinySight::of(&sight)?;
        let brings = |offer: &&Offer| table.sight.dial(table.price_of(offer.action.piece()));
        let sales = seen.offers().iter().filter(|offer| offer.action.verb == SELL);
        sales.max_by_key(brings).map(|offer| offer.action)
    }
}

/// Coins, and what the crates of the hand would bring now.
pub fn estimate(sight: &Sight, seat: SeatId) -> i64 {
    TinySight::of(sight).map_or(0, |table| table.worth(seat))
}
