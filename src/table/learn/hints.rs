//! What helps with a puzzle: its solution step by step, as the table words it, and how many stars
//! so many choices are worth. It tells nothing by itself and changes nothing on the table.

use super::puzzle::Puzzle;
use crate::table::{
    action::{Action, Message, Offer},
    example::{ExampleFault, action_of, fault},
    game::Game,
};

/// Most stars of a puzzle.
pub const STARS: u8 = 3;
/// How many choices more than the shortest line has are worth a star less than all.
const SOME_MORE: usize = 2;

/// One choice of the solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SolutionStep {
    /// The position in which it is made.
    pub position: u64,
    /// What is chosen.
    pub action: Action,
    /// How the offer is worded, where it is.
    pub words: Option<Message>,
}

impl Puzzle {
    /// The solution, step by step, with seats of these names.
    ///
    /// # Errors
    /// [`ExampleFault`] where it cannot be played.
    pub fn steps(
        &self,
        game: &'static dyn Game,
        names: &[String],
    ) -> Result<Vec<SolutionStep>, ExampleFault> {
        let (mut play, _) = self.begin(game, names)?;
        let mut steps = Vec::new();
        for (n, line) in self.solution.iter().enumerate() {
            let action = action_of(&mut play, line).map_err(|why| fault(n + 1, line, why))?;
            let offer = |offers: &[Offer]| offers.iter().find(|o| o.accepts(&action)).cloned();
            let words = offer(&play.look().list).and_then(|offer| offer.message);
            let position = play.hash();
            steps.push(SolutionStep { position, action, words: words.map(|words| *words) });
            play.choose(action).map_err(|no| fault(n + 1, line, no.rule))?;
        }
        Ok(steps)
    }

    /// The stars for so many choices: all of them for the shortest line, one in any case.
    pub fn stars(&self, choices: usize) -> u8 {
        match choices.saturating_sub(self.solution.len()) {
            0 => STARS,
            more if more <= SOME_MORE => STARS - 1,
            _ => 1,
        }
    }
}
