//! What is worth doing and where rules have spoken, looked for on threads of their own when
//! somebody asks. Both see what the viewer sees, and count only for the position that they were
//! asked in.

use super::{Table, background::BackgroundWork};
use crate::{
    bots,
    table::{
        game::Game,
        play::Play,
        record::Save,
        spoken::SpokenRules,
        worth::{self, WorthDoing},
    },
    ui::model::how::{BestShown, SpokenShown, WorthSheet},
};
use std::{
    sync::{Arc, atomic::AtomicBool},
    task::Poll,
};

/// Positions of this turn that are looked at for its best.
const POSITIONS: usize = 8_000;

/// What was asked of positions.
#[derive(Default)]
pub(super) struct AskedWorks {
    worth: Option<AskedWork<Vec<WorthDoing>>>,
    best: Option<AskedWork<BestShown>>,
    spoken: Option<AskedWork<SpokenRules>>,
}

/// Something that was asked of a position, and what has come of it.
struct AskedWork<T> {
    work: BackgroundWork<T>,
    found: Option<Arc<T>>,
}

impl<T: Default + Send + 'static> AskedWork<T> {
    fn begin(
        name: &str,
        play: &Play,
        look: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Option<AskedWork<T>> {
        let work = BackgroundWork::begin(name, play, look)?;
        Some(AskedWork { work, found: None })
    }

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
        let same = save.clone();
        let all = move |stop: Arc<AtomicBool>| match save.replay(game) {
            Ok((mut play, None)) => worth::worth(&mut play, &stop),
            _ => Vec::new(),
        };
        self.works.worth = AskedWork::begin("worth doing", &self.play, all);
        let best = move |stop: Arc<AtomicBool>| best_of(&same, game, &stop).unwrap_or_default();
        self.works.best = AskedWork::begin("best of the turn", &self.play, best);
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
        self.works.spoken = AskedWork::begin("rules at work", &self.play, look);
    }

    /// Hears whether what was asked has come; whether something is still looked for.
    pub fn hear_worth(&mut self) -> bool {
        let worth = self.works.worth.as_mut().is_some_and(AskedWork::hear);
        let best = self.works.best.as_mut().is_some_and(AskedWork::hear);
        let spoken = self.works.spoken.as_mut().is_some_and(AskedWork::hear);
        worth || best || spoken
    }

    /// What is worth doing in the position that there is, where somebody has asked.
    pub fn worth_sheet(&self) -> Option<WorthSheet> {
        let asked = self.works.worth.as_ref().filter(|asked| asked.work.is_about(&self.play))?;
        let best = self.works.best.as_ref().and_then(|asked| asked.found.clone());
        let (rate, nothing) = (self.play.game().rate()?, self.play.game().nothing());
        Some(WorthSheet { nothing, rate, all: asked.found.clone(), best })
    }

    /// Where rules have spoken until the position that there is, where somebody has asked.
    pub fn spoken_shown(&self) -> Option<SpokenShown> {
        let asked = self.works.spoken.as_ref().filter(|asked| asked.work.is_about(&self.play))?;
        Some(match &asked.found {
            None => SpokenShown::Looking,
            Some(found) => SpokenShown::Found(found.clone()),
        })
    }
}

/// The best of the turn, on a table of its own.
fn best_of(save: &Save, game: &'static dyn Game, stop: &AtomicBool) -> Option<BestShown> {
    let best = bots::best_turn(save, game, (POSITIONS, stop))?;
    let (mut play, None) = save.replay(game).ok()? else { return None };
    let steps = play.worded_line(&best.line);
    Some(BestShown { steps, gained: best.gained, whole: best.whole, open: best.open })
}
