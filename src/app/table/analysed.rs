//! A game that is over, looked back at beside the window: chances to win after every entry, and the
//! choices that cost most. It is kept as long as the table stands, and given up with it.

use super::background::BackgroundWork;
use crate::{
    bots::{self, Analysis, Budget, KeptAnalysis},
    table::{catalogue::Chooser, game::Game, play::Play, record::Save},
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    task::Poll,
};

/// How much is thought about each choice.
pub(super) fn playouts(game: &dyn Game) -> u32 {
    Budget::of(Chooser::Thinker, game.id()).map_or(0, |budget| budget.playouts)
}

/// An analysis that is made, or has been.
pub(super) struct Analysed {
    work: Option<BackgroundWork<Option<Analysis>>>,
    found: Poll<Option<Analysis>>,
    /// How much of it is done, in hundredths.
    percent: Arc<AtomicI64>,
    /// Whether it lies beside the save.
    kept: bool,
}

impl Analysed {
    /// Begins to look back at a whole game; where no thread can be had, nothing will be found.
    pub(super) fn begin(play: &mut Play) -> Analysed {
        let (game, save): (&'static dyn Game, Save) = (play.game(), Save::of(play));
        let playouts = playouts(game);
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
        Analysed { work, found, percent, kept: false }
    }

    /// What was kept of it beside its save, of a whole game; `None` where it does not fit.
    pub(super) fn of_kept(kept: &KeptAnalysis, play: &mut Play) -> Option<Analysed> {
        let found = Poll::Ready(Some(Analysis::of_kept(kept, play)?));
        Some(Analysed { work: None, found, percent: Arc::default(), kept: true })
    }

    /// What is to be kept of it, once.
    pub(super) fn keep_once(&mut self, play: &Play) -> Option<KeptAnalysis> {
        let kept = self.found()?.keep(play);
        (!std::mem::replace(&mut self.kept, true)).then_some(kept)
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
