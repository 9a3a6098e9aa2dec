//! A new puzzle, made beside the window out of games that computer players play. Nobody waits for
//! it, and it ends as soon as it is not wanted any more. What a puzzle must be, the maker knows.

use super::threads::ThreadWork;
use crate::{
    bots::PuzzleMaker,
    table::{game::Game, learn::Puzzle},
};
use std::task::Poll;

/// A puzzle that is being made.
pub struct PuzzleMaking {
    /// The game.
    pub(super) game: &'static dyn Game,
    work: ThreadWork<Option<Puzzle>>,
}

impl PuzzleMaking {
    /// Begins to make one of a game; `None` where no puzzles of it can be made, or no thread can
    /// be had.
    pub(super) fn begin(game: &'static dyn Game, seed: u64) -> Option<PuzzleMaking> {
        let mut maker = PuzzleMaker::of(game, seed)?;
        let work = ThreadWork::begin("puzzle", move |stop| maker.next(&stop))?;
        Some(PuzzleMaking { game, work })
    }

    /// What has come of it; `None` where nothing will.
    pub(super) fn hear(&mut self) -> Poll<Option<Puzzle>> {
        self.work.hear().map(Option::flatten)
    }
}
