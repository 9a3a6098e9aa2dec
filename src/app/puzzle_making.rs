//! A new puzzle, made beside the window out of games that computer players play. Nobody waits for
//! it, and it ends as soon as it is not wanted any more. What a puzzle must be, the maker knows.

use crate::{
    bots::PuzzleMaker,
    table::{game::Game, learn::Puzzle},
};
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, TryRecvError},
    },
    task::Poll,
    thread,
};

/// A puzzle that is being made.
pub struct PuzzleMaking {
    /// The game.
    pub(super) game: &'static dyn Game,
    answer: Mutex<Receiver<Option<Puzzle>>>,
    stop: Arc<AtomicBool>,
}

impl Drop for PuzzleMaking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl PuzzleMaking {
    /// Begins to make one of a game; `None` where no puzzles of it can be made, or no thread can
    /// be had.
    pub(super) fn begin(game: &'static dyn Game, seed: u64) -> Option<PuzzleMaking> {
        let mut maker = PuzzleMaker::of(game, seed)?;
        let stop = Arc::new(AtomicBool::new(false));
        let (seen, (told, answer)) = (Arc::clone(&stop), mpsc::channel());
        let work = move || {
            // Nobody listens any more where it is not wanted.
            let _ = told.send(maker.next(&seen));
        };
        thread::Builder::new().name("puzzle".to_owned()).spawn(work).ok()?;
        Some(PuzzleMaking { game, answer: Mutex::new(answer), stop })
    }

    /// What has come of it; `None` where nothing will.
    pub(super) fn hear(&mut self) -> Poll<Option<Puzzle>> {
        let Ok(answer) = self.answer.get_mut() else { return Poll::Ready(None) };
        match answer.try_recv() {
            Ok(made) => Poll::Ready(made),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }
}
