//! The player that sees one move: it often does what the player that plans would do, and else takes
//! of a few offers what looks best right after it, and sees even that badly. It remembers nothing;
//! what it cannot foresee looks to it as what there is.

use super::{Bot, Habits, NoBot, RandomBot, Seen, greedy};
use crate::table::{action::Action, catalogue::Chooser, dice::Dice, ids::SeatId, sight::Sight};

/// How many offers it looks at.
const LOOKED_AT: usize = 4;
/// Of how many hundredths of what the offers differ by it is mistaken at most.
const MISTAKEN: i64 = 50;
/// In how many of a hundred choices it sees no further than one move.
const SHORT_SIGHTED: u32 = 30;

/// Takes the best of a few offers, as far as one move shows it.
struct Beginner {
    any: RandomBot,
    dice: Dice,
    player: &'static greedy::Player,
    seed: u64,
    /// The player that plans, as long as its plan is followed.
    plans: Option<Box<dyn Bot>>,
}

/// The beginner of a game, its own chance drawn from `seed`.
///
/// # Errors
/// [`NoBot`] if the game has no player that plans.
pub(super) fn player(game: &str, seed: u64) -> Result<Box<dyn Bot>, NoBot> {
    let player = greedy::of(game).ok_or_else(|| NoBot::new(Chooser::Beginner, game))?;
    let (any, dice) = (RandomBot::new(seed), Dice::new(seed ^ 1));
    Ok(Box::new(Beginner { any, dice, player, seed, plans: None }))
}

impl Bot for Beginner {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        if self.dice.below(100) < SHORT_SIGHTED
            && let Some(action) = self.one_move(seen)
        {
            self.plans = None;
            return Some(action);
        }
        let fresh = || (self.player.greedy)(self.seed, &Habits::usual());
        self.plans.get_or_insert_with(fresh).choose(seen)
    }
}

impl Beginner {
    /// What looks best after one move; `None` where there is nothing to choose.
    fn one_move(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        let mut drawn = Vec::new();
        for _ in 0..LOOKED_AT {
            let action = self.any.choose(seen)?;
            if !drawn.contains(&action) {
                drawn.push(action);
            }
        }
        let seat = seen.seat();
        let estimate = self.player.estimate;
        let looks = looks_after(seen, seat, estimate, &drawn);
        let (least, most) = (looks.iter().min()?, looks.iter().max()?);
        let blur = ((most - least).clamp(0, 1_000_000) * MISTAKEN / 100 + 1) as u32;
        let seen_as = looks.iter().map(|look| look + i64::from(self.dice.below(blur)));
        let seen_as: Vec<i64> = seen_as.collect();
        // Of equal ones the first that was drawn.
        let best = seen_as.iter().enumerate().rev().max_by_key(|(_, look)| **look)?;
        drawn.get(best.0).copied()
    }
}

/// How the table looks to a seat after each of these actions.
fn looks_after(
    seen: &mut Seen<'_>,
    seat: SeatId,
    estimate: fn(&Sight, SeatId) -> i64,
    actions: &[Action],
) -> Vec<i64> {
    let mut branch = seen.branch();
    let now = estimate(&branch.sight(), seat);
    let after = |action: &Action| match branch.choose(*action) {
        Ok(()) => {
            let then = estimate(&branch.sight(), seat);
            branch.back();
            then
        }
        Err(_) => now,
    };
    actions.iter().map(after).collect()
}
