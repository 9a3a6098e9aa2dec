//! Which player is "greedy" in which game: the one that the game's bundle brings. Nothing is
//! decided here; a game that has none is told so in a sentence, and its seats are then for people
//! or for `random`.

use super::{Bot, NoBot};
use crate::{
    games,
    table::{ids::SeatId, sight::Sight},
};

/// The part of a game that this layer looks for.
pub struct Player {
    /// Makes a player that plans and reckons, written for that game, whose own chance follows from
    /// a seed.
    pub greedy: fn(u64) -> Box<dyn Bot>,
    /// A number that says how good a position looks for a seat, computed from what that seat may
    /// see.
    pub estimate: fn(&Sight, SeatId) -> i64,
}

fn of(game: &str) -> Option<&'static Player> {
    games::by_id(game).ok()?.part()
}

/// The greedy player of a game, its own chance drawn from `seed`.
///
/// # Errors
/// [`NoBot`] if nobody has written one for this game.
pub(super) fn player(game: &str, seed: u64) -> Result<Box<dyn Bot>, NoBot> {
    let played = || games::all().iter().map(|g| g.id()).filter(|id| plays(id));
    of(game).map(|player| (player.greedy)(seed)).ok_or_else(|| NoBot {
        bot: "greedy",
        game: game.chars().take(40).collect(),
        games: played().collect::<Vec<_>>().join(", "),
    })
}

/// Whether a game has a greedy player.
pub(super) fn plays(game: &str) -> bool {
    of(game).is_some()
}
