//! What is worth doing and where rules have spoken, looked for on threads of their own when
//! somebody asks. Both see what the viewer sees, and count only for the position that they were
//! asked in.

use super::{Table, background::BackgroundWork, how::worded};
use crate::{
    bots,
    table::{game::Game, record::Save, spoken::SpokenRules, worth},
    ui::model::how::{BestShown, SpokenShown, WorthFound, WorthSheet},
};
use std::{
    sync::{Arc, atomic::AtomicBool},
    task::Poll,
};

/// Positions of this turn that are looked at for its best.
const POSITIONS: usize = 8_000;

/// Something that was asked of a position, and what has come of it.
pub(super) struct AskedWork<T> {
    work: BackgroundWork<T>,
    found: Option<Arc<T>>,
}

impl<T: Default + Send + 'static> AskedWork<T> {
    /// Hears whether it has come; whether it is still looked for.
    fn hear(&mut self) -> bool {
        if self.found.is_some() {
            return false;
        }
        match self.work.hear() {
            Poll::Pending => true,
            Poll::Ready(found) => {
                self.found = Some(Arc::new(found.unwrap_or_default()));
                false
            }
        }
    }
}

impl Table {
    /// Looks for what is worth doing.
    pub fn ask_worth(&mut self) {
        if !self.may_ask_how() {
            return;
        }
        let (save, game) = (Save::of(&mut self.play), self.play.game());
        let look = move |stop: Arc<AtomicBool>| found(&save, game, &stop);
        let work = BackgroundWork::begin("worth doing", &self.play, look);
        self.worth = work.map(|work| AskedWork { work, found: None });
    }

    /// Looks where rules have spoken in this game.
    pub fn ask_spoken(&mut self) {
        let (save, game) = (Save::of(&mut self.play), self.play.game());
        // Where a part of it was dealt anew, only what all could see.
        let viewer = self.viewer_at(0);
        let look = move |_: Arc<AtomicBool>| match save.replay(game) {
            Ok((mut play, None)) => SpokenRules::of(&mut play, viewer),
            _ => SpokenRules::default(),
        };
        let work = BackgroundWork::begin("rules at work", &self.play, look);
        self.spoken = work.map(|work| AskedWork { work, found: None });
    }

    /// Hears whether what was asked has come; whether something is still looked for.
    pub fn hear_worth(&mut self) -> bool {
        let worth = self.worth.as_mut().is_some_and(AskedWork::hear);
        let spoken = self.spoken.as_mut().is_some_and(AskedWork::hear);
        worth || spoken
    }

    /// What is worth doing in the position that there is, where somebody has asked.
    pub fn worth_sheet(&self) -> Option<WorthSheet> {
        let asked = self.worth.as_ref().filter(|asked| asked.work.is_about(&self.play))?;
        Some(WorthSheet { rate: self.play.game().rate()?, found: asked.found.clone() })
    }

    /// Where rules have spoken until the position that there is, where somebody has asked.
    pub fn spoken_shown(&self) -> Option<SpokenShown> {
        let asked = self.spoken.as_ref().filter(|asked| asked.work.is_about(&self.play))?;
        Some(match &asked.found {
            None => SpokenShown::Looking,
            Some(found) => SpokenShown::Found(found.clone()),
        })
    }
}

/// What is worth doing, on a table of its own.
fn found(save: &Save, game: &'static dyn Game, stop: &AtomicBool) -> WorthFound {
    let Ok((mut play, None)) = save.replay(game) else { return WorthFound::default() };
    let all = worth::worth(&mut play, stop);
    let best = bots::best_turn(save, game, (POSITIONS, stop)).map(|best| {
        let steps = worded(&mut play, &best.line);
        BestShown { steps, gained: best.gained, whole: best.whole }
    });
    WorthFound { all, best }
}
