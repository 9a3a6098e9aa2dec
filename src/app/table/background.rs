//! Work on a thread of its own about a position of the table. It has a copy of the game and changes
//! nothing. Nothing goes on for a table that is put away, or for a position that is no more.

use crate::{app::threads::ThreadWork, table::play::Play};
use std::{
    sync::{Arc, atomic::AtomicBool},
    task::Poll,
};

/// Work that is done, or has been.
pub(super) struct BackgroundWork<T> {
    /// About which position: how many entries there are, and what the table is then.
    of: (usize, u64),
    work: ThreadWork<T>,
}

impl<T> BackgroundWork<T> {
    /// It ends as soon as it can, with what it has found so far.
    pub(super) fn stop(&self) {
        self.work.stop();
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
        Some(BackgroundWork { of: mark(play), work: ThreadWork::begin(name, work)? })
    }

    /// Whether it is about the position that there is now.
    pub(super) fn is_about(&self, play: &Play) -> bool {
        self.of == mark(play)
    }

    /// What has come of it, once; `None` where nothing will.
    pub(super) fn hear(&mut self) -> Poll<Option<T>> {
        self.work.hear()
    }
}

fn mark(play: &Play) -> (usize, u64) {
    let last = play.entries().last().unwrap_or(play.beginning());
    (play.entries().len(), last.hash)
}
