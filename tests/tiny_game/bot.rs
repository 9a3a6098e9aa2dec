//! The computer player: fetches while it can carry more, then sells what brings most. It reads its
//! seat's sight and nothing else.

use super::{
    layout::{FETCH, SELL, coins, hand, price},
    level::GoodIx,
};
use caravanserai::{
    bots::{Bot, Player, Seen},
    table::{
        action::{Action, Offer},
        ids::{KindId, SeatId},
        sight::Sight,
    },
};

/// The computer player, as the game brings it.
pub const PLAYER: Player = Player(|_seed| Box::new(TinyBot));

struct TinyBot;

impl Bot for TinyBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        let fetch = seen.offers().iter().find(|offer| offer.action.verb == FETCH);
        if let Some(fetch) = fetch {
            return Some(fetch.action);
        }
        let sight = seen.sight();
        let brings = |offer: &&Offer| {
            let kind = sight.catalogue.pieces[offer.action.piece().ix()];
            sight.dial(price(GoodIx(kind.0 as u8)))
        };
        let sales = seen.offers().iter().filter(|offer| offer.action.verb == SELL);
        sales.max_by_key(brings).map(|offer| offer.action)
    }
}

/// Coins, and what the crates of the hand would bring now.
pub fn estimate(sight: &Sight, seat: SeatId) -> i64 {
    let brings = |kind: KindId| sight.dial(price(GoodIx(kind.0 as u8)));
    let carried = sight.zone(hand(seat)).pieces.iter().filter_map(|piece| piece.kind);
    sight.purse(coins(seat)) + carried.map(brings).sum::<i64>()
}
