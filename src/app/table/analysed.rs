//! A game that is over, looked back at beside the window: chances to win after every entry, and the
//! choices that cost most. It is kept as long as the table stands, and given up with it.

use super::background::BackgroundWork;
use crate::{
    bots::{self, Analysis, Budget},
    table::{catalogue::Chooser, game::Game, play::Play, record::Save},
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    task::Poll,
};

/// An analysis that is made, or has been.
pub(super) struct Analysed {
    work: Option<BackgroundWork<Option<Analysis>>>,
    found: Poll<Option<Analysis>>,
    /// How much of it is done, in hundredths.
    percent: Arc<AtomicI64>,
}

impl Analysed {
    /// Begins to look back at a whole game; where no thread can be had, nothing will be found.
    pub(super) fn begin(play: &mut Play) -> Analysed {
        let (game, save): (&'static dyn Game, Save) = (play.game(), Save::of(play));
        let playouts = Budget::of(Chooser::Thinker, game.id()).map_or(0, |b| b.playouts);
        let percent = Arc::new(AtomicI64::new(0));
        let noted = Arc::clone(&percent);
        let look_back = move |stop: Arc<AtomicBool>| {
            let (mut play, differs) = save.replay(game).ok()?;
            let told = |done: usize, of: usize| {
                noted.store((100 * done / of.max(1)) as i64, Ordering::Relaxed);
                !stop.load(Ordering::Relaxed)
            };
            if differs.is_some() { None } else { bots::analyse_told(&mut play, playouts, told) }
        };
        let work = BackgroundWork::begin("analysis", play, look_back);
        let found = if work.is_some() { Poll::Pending } else { Poll::Ready(None) };
        Analysed { work, found, percent }
    }

    /// Whether it is about this whole game.
    pub(super) fn is_about(&self, play: &Play) -> bool {
        self.work.as_ref().is_none_or(|work| work.is_about(play))
    }

    /// What was found, if it has come.
    pub(super) fn found(&self) -> Option<&Analysis> {
        match &self.found {
            Poll::Ready(found) => found.as_ref(),
            Poll::Pending => None,
        }
    }

    /// Whether it is still made.
    pub(super) fn is_coming(&self) -> bool {
        self.found.is_pending()
    }

    /// How much of it is done, in hundredths.
    pub(super) fn percent(&self) -> i64 {
        self.percent.load(Ordering::Relaxed)
    }

    /// Hears whether it has come; true once, when it has.
    pub(super) fn hear(&mut self) -> bool {
        let Some(work) = self.work.as_mut().filter(|_| self.found.is_pending()) else {
            return false;
        };
        self.found = work.hear().map(Option::flatten);
        self.found.is_ready()
    }
}
