//! A decision that a computer player thinks over beside the window: what it finds counts only for
//! the position that it was asked in, and whoever does not want to wait gets the best found so far.

use super::background::BackgroundWork;
use crate::{
    bots::{Search, Weighed},
    table::{ids::SeatId, play::Play},
};
use std::{sync::atomic::AtomicBool, task::Poll};

/// Somebody who thinks about a position.
pub(super) struct Thought {
    seat: SeatId,
    work: BackgroundWork<Vec<Weighed>>,
}

impl Thought {
    /// Lets a decision in the position that there is be thought over. `None` where no thread can
    /// be had.
    pub(super) fn begin(search: Search, play: &Play) -> Option<Thought> {
        let seat = search.seat();
        let think = move |stop| {
            let search = search.hurried_by(stop);
            search.ranked(&AtomicBool::new(false)).unwrap_or_default()
        };
        let work = BackgroundWork::begin("computer player", play, think)?;
        Some(Thought { seat, work })
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
        self.work.stop();
    }

    /// What was compared, best first, without waiting for it; nothing where there was nothing to
    /// choose.
    pub(super) fn hear(&mut self) -> Poll<Vec<Weighed>> {
        self.work.hear().map(Option::unwrap_or_default)
    }
}
