//! A decision that a computer player thinks over on a thread of its own, so that the window goes on
//! drawing. It has a copy of the game and changes nothing: what it finds counts only for the
//! position that it was asked in, and whoever does not want to wait gets the best found so far.

use crate::{
    bots::{Search, Weighed},
    table::{ids::SeatId, play::Play},
};
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, TryRecvError},
    },
    thread,
};

/// Which position: how many entries there are, and what the table is then.
type Position = (usize, u64);

/// Somebody who thinks about a position.
pub(super) struct Thought {
    seat: SeatId,
    of: Position,
    hurry: Arc<AtomicBool>,
    answer: Mutex<Receiver<Vec<Weighed>>>,
}

/// What has become of it.
pub(super) enum Deliberation {
    /// It still thinks.
    Waits,
    /// It has chosen: what was compared, best first. Nothing where it found nothing to choose.
    Chosen(Vec<Weighed>),
}

impl Thought {
    /// Lets a decision in the position that there is be thought over. `None` where no thread can
    /// be had.
    pub(super) fn begin(search: Search, play: &Play) -> Option<Thought> {
        let (seat, of) = (search.seat(), position(play));
        let hurry = Arc::new(AtomicBool::new(false));
        let search = search.hurried_by(hurry.clone());
        let (told, answer) = mpsc::channel();
        let think = move || {
            // Nobody listens any more where the game has gone on without it.
            let _ = told.send(search.ranked(&AtomicBool::new(false)).unwrap_or_default());
        };
        thread::Builder::new().name("computer player".into()).spawn(think).ok()?;
        Some(Thought { seat, of, hurry, answer: Mutex::new(answer) })
    }

    /// Whose choice it is.
    pub(super) fn seat(&self) -> SeatId {
        self.seat
    }

    /// Whether it is about the position that there is now.
    pub(super) fn is_about(&self, play: &Play) -> bool {
        self.of == position(play)
    }

    /// It answers as soon as it can, with the best that it has found.
    pub(super) fn hurry(&self) {
        self.hurry.store(true, Ordering::Relaxed);
    }

    /// What it has chosen, without waiting.
    pub(super) fn hear(&mut self) -> Deliberation {
        let Ok(answer) = self.answer.get_mut() else { return Deliberation::Chosen(Vec::new()) };
        match answer.try_recv() {
            Ok(chosen) => Deliberation::Chosen(chosen),
            Err(TryRecvError::Empty) => Deliberation::Waits,
            Err(TryRecvError::Disconnected) => Deliberation::Chosen(Vec::new()),
        }
    }
}

/// Nothing goes on running for a table that is put away, or for a position that is no more.
impl Drop for Thought {
    fn drop(&mut self) {
        self.hurry();
    }
}

fn position(play: &Play) -> Position {
    let last = play.entries().last().unwrap_or(play.beginning());
    (play.entries().len(), last.hash)
}
