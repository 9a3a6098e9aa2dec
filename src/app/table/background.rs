//! Work on a thread of its own about a position of the table, so that the window goes on drawing.
//! It has a copy of the game and changes nothing; what comes of it is heard without waiting.
//! Nothing goes on for a table that is put away, or for a position that is no more.

use crate::table::play::Play;
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, TryRecvError},
    },
    task::Poll,
    thread,
};

/// Work that is done, or has been.
pub(super) struct BackgroundWork<T> {
    /// About which position: how many entries there are, and what the table is then.
    of: (usize, u64),
    answer: Mutex<Receiver<T>>,
    /// Whether it is to come to its end with what it has.
    stop: Arc<AtomicBool>,
}

impl<T> BackgroundWork<T> {
    /// It ends as soon as it can, with what it has found so far.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<T> Drop for BackgroundWork<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl<T: Send + 'static> BackgroundWork<T> {
    /// Begins work about the position that there is; it is told by what it sees that it is to stop.
    /// `None` where no thread can be had.
    pub(super) fn begin(
        name: &str,
        play: &Play,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Option<BackgroundWork<T>> {
        let (told, answer) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&stop);
        let work = move || {
            // Nobody listens any more where the game has gone on without it.
            let _ = told.send(work(seen));
        };
        thread::Builder::new().name(name.to_owned()).spawn(work).ok()?;
        Some(BackgroundWork { of: mark(play), answer: Mutex::new(answer), stop })
    }

    /// Whether it is about the position that there is now.
    pub(super) fn is_about(&self, play: &Play) -> bool {
        self.of == mark(play)
    }

    /// What has come of it, once; `None` where nothing will.
    pub(super) fn hear(&mut self) -> Poll<Option<T>> {
        let Ok(answer) = self.answer.get_mut() else { return Poll::Ready(None) };
        match answer.try_recv() {
            Ok(came) => Poll::Ready(Some(came)),
            Err(TryRecvError::Empty) => Poll::Pending,
            Err(TryRecvError::Disconnected) => Poll::Ready(None),
        }
    }
}

fn mark(play: &Play) -> (usize, u64) {
    let last = play.entries().last().unwrap_or(play.beginning());
    (play.entries().len(), last.hash)
}
