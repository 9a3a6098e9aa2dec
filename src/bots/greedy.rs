//! Which player is "greedy" in which game: the one that the game's bundle brings. Nothing is
//! decided here; a game that has none is told so in a sentence, and its seats are then for people
//! or for `random`.

use super::{Bot, Habit, Habits, NoBot};
use crate::{
    games,
    table::{catalogue::Chooser, ids::SeatId, sight::Sight},
};

/// What is counted of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Its name, as it stands in `thinking.ron`.
    pub name: &'static str,
    /// How many.
    pub number: i64,
}

/// The part of a game that this layer looks for.
pub struct Player {
    /// By what it goes where it cannot reckon; empty where others do as well as it.
    pub habits: &'static [Habit],
    /// Makes a player that plans and reckons, written for that game, whose own chance follows from
    /// a seed.
    pub greedy: fn(u64, &Habits) -> Box<dyn Bot>,
    /// A number that says how good a position looks for a seat, computed from what that seat may
    /// see.
    pub estimate: fn(&Sight, SeatId) -> i64,
    /// How far the game has come, in hundredths of its way from beginning to end.
    pub progress: fn(&Sight) -> i64,
    /// What else of a seat tells how likely it is to win, beside the estimate, its fortune and the
    /// figures by which plans are compared.
    pub counts: fn(&Sight, SeatId) -> Vec<Count>,
}

/// The player that a game brings.
pub(super) fn of(game: &str) -> Option<&'static Player> {
    games::by_id(game).ok()?.part()
}

/// By what the player of a game goes where it cannot reckon; empty where that was not made figures
/// of, or where nobody has written one.
pub fn habits_of(game: &str) -> &'static [Habit] {
    of(game).map_or(&[], |player| player.habits)
}

/// The greedy player of a game with such habits, its own chance drawn from `seed`.
///
/// # Errors
/// [`NoBot`] if nobody has written one for this game.
pub fn player(game: &str, seed: u64, habits: &Habits) -> Result<Box<dyn Bot>, NoBot> {
    let player = of(game).ok_or_else(|| NoBot::new(Chooser::Greedy, game))?;
    Ok((player.greedy)(seed, habits))
}
