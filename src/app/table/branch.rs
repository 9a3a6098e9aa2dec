//! A branch: another table that begins at a position of this one, with a file of its own. Where
//! people still play with secrets, everything that the one who looks does not know is dealt anew in
//! it, and so is what chance will bring: whatever is tried there tells nothing of the game.

use super::Table;
use crate::table::{
    ids::Viewer,
    play::Play,
    record::{ForkPoint, Save, SaveError},
};

/// A game that begins at a position of another one.
pub struct Fork {
    /// The game.
    pub play: Play,
    /// Where it leaves the other one.
    pub branch: ForkPoint,
}

impl Table {
    /// A branch from the position that is looked at, for whoever may be looking; `seed` is for what
    /// is dealt anew.
    ///
    /// # Errors
    /// [`SaveError`] says why the record cannot be followed so far or be dealt anew.
    pub fn fork(&mut self, seed: u64) -> Result<Fork, SaveError> {
        let branch = ForkPoint { entry: self.play.entries().len() };
        let play = if !self.guarded() {
            self.copy()?
        } else if self.opened {
            // Whatever comes of it, the dice of the game are not tried out.
            self.play.fork(None, seed)?
        } else {
            let viewer = match self.viewer() {
                // Only a study is seen whole, and that is a branch already.
                Viewer::Everybody => Viewer::Public,
                other => other,
            };
            let mut play = self.play.fork(Some(viewer), seed)?;
            play.set_study(false);
            play
        };
        Ok(Fork { play, branch })
    }

    /// The whole game once more, to be watched.
    ///
    /// # Errors
    /// As [`Table::fork`].
    pub fn copy(&mut self) -> Result<Play, SaveError> {
        let save = Save::of(&mut self.play);
        self.play.again(&save)
    }
}
