//! Which player is "greedy" in which game: one that plans and reckons, written for that game alone.
//! Nothing is decided here; a game that has none is told so in a sentence, and its seats are then
//! for people or for `random`.

use super::{Bot, DaleBot, MerchantBot, NoBot};

/// Makes a player whose own chance follows from a seed.
type Maker = fn(u64) -> Box<dyn Bot>;
/// The players, by identifier of the game. A new game's player is one row here.
const PLAYERS: &[(&str, Maker)] = &[
    ("merchant_of_venus", |seed| Box::new(MerchantBot::new(seed))),
    ("dale_of_merchants", |seed| Box::new(DaleBot::new(seed))),
];

/// The greedy player of a game, its own chance drawn from `seed`.
///
/// # Errors
/// [`NoBot`] if nobody has written one for this game.
pub fn player(game: &str, seed: u64) -> Result<Box<dyn Bot>, NoBot> {
    match PLAYERS.iter().find(|(id, _)| *id == game) {
        Some((_, maker)) => Ok(maker(seed)),
        None => Err(NoBot {
            bot: "greedy",
            game: game.chars().take(40).collect(),
            games: PLAYERS.iter().map(|(id, _)| *id).collect::<Vec<_>>().join(", "),
        }),
    }
}

/// Whether a game has a greedy player.
pub fn plays(game: &str) -> bool {
    PLAYERS.iter().any(|(id, _)| *id == game)
}
