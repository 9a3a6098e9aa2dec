//! The player that sees one move: of a few offers, drawn as the player at random draws them, it
//! takes what looks best after it, and sees even that badly. It plans nothing and remembers
//! nothing; what it cannot foresee looks to it as what there is.

use super::{Bot, NoBot, RandomBot, Seen, greedy};
use crate::table::{action::Action, catalogue::Chooser, dice::Dice, ids::SeatId, sight::Sight};

/// How many offers it looks at.
const LOOKED_AT: usize = 4;
/// Of how many hundredths of what the offers differ by it is mistaken at most.
const MISTAKEN: i64 = 50;

/// Takes the best of a few offers, as far as one move shows it.
struct Beginner {
    any: RandomBot,
    dice: Dice,
    estimate: fn(&Sight, SeatId) -> i64,
}

/// The beginner of a game, its own chance drawn from `seed`.
///
/// # Errors
/// [`NoBot`] if the game has no measure for a position.
pub(super) fn player(game: &str, seed: u64) -> Result<Box<dyn Bot>, NoBot> {
    let estimate = greedy::of(game).ok_or_else(|| NoBot::new(Chooser::Beginner, game))?.estimate;
    let (any, dice) = (RandomBot::new(seed), Dice::new(seed ^ 1));
    Ok(Box::new(Beginner { any, dice, estimate }))
}

impl Bot for Beginner {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        let mut drawn = Vec::new();
        for _ in 0..LOOKED_AT {
            let action = self.any.choose(seen)?;
            if !drawn.contains(&action) {
                drawn.push(action);
            }
        }
        if let [only] = drawn[..] {
            return Some(only);
        }
        let seat = seen.seat();
        let mut branch = seen.branch();
        let now = (self.estimate)(&branch.sight(), seat);
        let mut after = |action: &Action| match branch.choose(*action) {
            Ok(()) => {
                let then = (self.estimate)(&branch.sight(), seat);
                branch.back();
                then
            }
            Err(_) => now,
        };
        let looks: Vec<i64> = drawn.iter().map(&mut after).collect();
        let (least, most) = (looks.iter().min()?, looks.iter().max()?);
        let blur = ((most - least).clamp(0, 1_000_000) * MISTAKEN / 100 + 1) as u32;
        let mut seen_as = |look: &i64| look + i64::from(self.dice.below(blur));
        let seen_as: Vec<i64> = looks.iter().map(&mut seen_as).collect();
        // Of equal ones the first that was drawn.
        let best = seen_as.iter().enumerate().rev().max_by_key(|(_, look)| **look)?;
        drawn.get(best.0).copied()
    }
}
