//! A decision that a computer player thinks over beside the window: what it finds counts only for
//! the position that it was asked in, and whoever does not want to wait gets the best found so far.

use super::background::BackgroundWork;
use crate::{
    bots::{Search, Weighed},
    table::{ids::SeatId, play::Play},
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::Poll,
};

/// Somebody who thinks about a position.
pub(super) struct Thought {
    seat: SeatId,
    hurry: Arc<AtomicBool>,
    work: BackgroundWork<Vec<Weighed>>,
}

impl Thought {
    /// Lets a decision in the position that there is be thought over. `None` where no thread can
    /// be had.
    pub(super) fn begin(search: Search, play: &Play) -> Option<Thought> {
        let (seat, hurry) = (search.seat(), Arc::new(AtomicBool::new(false)));
        let search = search.hurried_by(hurry.clone());
        let think = move || search.ranked(&AtomicBool::new(false)).unwrap_or_default();
        let work = BackgroundWork::begin("computer player", play, think)?;
        Some(Thought { seat, hurry, work })
    }

    /// Whose choice it is.
    pub(super) fn seat(&self) -> SeatId {
        self.seat
    }

    /// Whether it is about the position that there is now.
    pub(super) fn is_about(&self, play: &Play) -> bool {
        self.work.is_about(play)
    }

    /// It answers as soon as it can, with the best that it has found.
    pub(super) fn hurry(&self) {
        self.hurry.store(true, Ordering::Relaxed);
    }

    /// What was compared, best first, without waiting for it; nothing where there was nothing to
    /// choose.
    pub(super) fn hear(&mut self) -> Poll<Vec<Weighed>> {
        self.work.hear().map(Option::unwrap_or_default)
    }
}

/// Nothing goes on running for a table that is put away, or for a position that is no more.
impl Drop for Thought {
    fn drop(&mut self) {
        self.hurry();
    }
}
