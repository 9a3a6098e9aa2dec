//! A game that is over, looked back at on a thread of its own, so that the window goes on drawing.
//! It has a copy of the game and changes nothing.

use crate::{
    bots::{self, Analysis},
    table::{game::Game, play::Play, record::Save},
};
use std::{
    sync::{
        Mutex,
        mpsc::{self, Receiver, TryRecvError},
    },
    thread,
};

/// An analysis that is made, or has been.
pub(super) struct Analysed {
    /// How many entries the game has, and what the table is after them.
    of: (usize, u64),
    coming: Option<Mutex<Receiver<Option<Analysis>>>>,
    found: Option<Analysis>,
}

impl Analysed {
    /// Begins to look back at a whole game; where no thread can be had, nothing will be found.
    pub(super) fn begin(play: &mut Play) -> Analysed {
        let (game, save): (&'static dyn Game, Save) = (play.game(), Save::of(play));
        let (told, coming) = mpsc::channel();
        let look_back = move || {
            let whole = save.replay(game).ok().filter(|(_, differs)| differs.is_none());
            // Nobody listens any more where the table was put away.
            let _ = told.send(whole.and_then(|(mut play, _)| bots::analyse(&mut play)));
        };
        let begun = thread::Builder::new().name("analysis".into()).spawn(look_back).is_ok();
        Analysed { of: mark(play), coming: begun.then(|| Mutex::new(coming)), found: None }
    }

    /// Whether it is about this whole game.
    pub(super) fn is_about(&self, play: &Play) -> bool {
        self.of == mark(play)
    }

    /// What was found, if it has come.
    pub(super) fn found(&self) -> Option<&Analysis> {
        self.found.as_ref()
    }

    /// Whether it is still made.
    pub(super) fn is_coming(&self) -> bool {
        self.coming.is_some()
    }

    /// Hears whether it has come; true once, when it has.
    pub(super) fn hear(&mut self) -> bool {
        let heard = self.coming.as_mut().and_then(|coming| coming.get_mut().ok());
        match heard.map(|coming| coming.try_recv()) {
            None | Some(Err(TryRecvError::Empty)) => false,
            Some(answer) => {
                self.found = answer.ok().flatten();
                self.coming = None;
                true
            }
        }
    }
}

fn mark(play: &Play) -> (usize, u64) {
    let last = play.entries().last().unwrap_or(play.beginning());
    (play.entries().len(), last.hash)
}
