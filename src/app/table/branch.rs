//! A branch: another table that begins at a position of this one, with a file of its own. Where
//! people still play with secrets, everything that the one who looks does not know is dealt anew in
//! it, and so is what chance will bring: whatever is tried there tells nothing of the game.

use super::Table;
use crate::table::{
    edit::Edit,
    ids::Viewer,
    play::Play,
    record::{Branch, Entry, Save, SaveError, What},
};

/// How often a position is dealt anew until it breaks no rule.
const DEALS: u64 = 40;

/// At which entries a record was dealt anew, and for whom.
pub(super) fn redealt(entries: &[Entry]) -> Vec<(usize, Viewer)> {
    let dealt = entries.iter().enumerate().filter_map(|(n, entry)| match &entry.what {
        What::Edits(edits) => edits.iter().find_map(|edit| match edit {
            Edit::Redeal(viewer, _) => Some((n + 1, *viewer)),
            _ => None,
        }),
        What::SetUp | What::Action(_) => None,
    });
    dealt.collect()
}

/// A game that begins at a position of another one.
pub struct Fork {
    /// The game.
    pub play: Play,
    /// Where it leaves the other one.
    pub branch: Branch,
}

impl Table {
    /// A branch from the position that is looked at, for whoever may be looking; `seed` is for what
    /// is dealt anew.
    ///
    /// # Errors
    /// [`SaveError`] says why the record cannot be followed so far or be dealt anew.
    pub fn fork(&mut self, seed: u64) -> Result<Fork, SaveError> {
        let mut save = Save::of(&mut self.play);
        let entry = save.entries.len();
        if self.guarded() {
            // Whatever comes of it, the dice of the game are not tried out.
            save.setup.seed = seed;
        }
        if !self.guarded() || self.opened {
            return Ok(Fork { play: self.replayed(&save)?, branch: Branch { entry } });
        }
        let viewer = match self.viewer() {
            // Only a study is seen whole, and that is a branch already.
            Viewer::Everybody => Viewer::Public,
            other => other,
        };
        let mut play = self.replayed(&save)?;
        play.set_study(true);
        let mut dealt = (0..DEALS)
            .map(|n| play.arrange(&[Edit::Redeal(viewer, seed.wrapping_add(n))]).map(drop));
        let first = dealt.next().unwrap_or(Ok(()));
        let done = if first.is_ok() { Ok(()) } else { dealt.find(Result::is_ok).unwrap_or(first) };
        done.map_err(|e| SaveError::Setup(e.to_string()))?;
        play.set_study(false);
        Ok(Fork { play, branch: Branch { entry } })
    }

    /// The whole game once more, to be watched.
    ///
    /// # Errors
    /// As [`Table::fork`].
    pub fn copy(&mut self) -> Result<Play, SaveError> {
        let save = Save::of(&mut self.play);
        self.replayed(&save)
    }

    /// A record of this table once more. One that is watched with the level files of then can be
    /// followed by today's only as far as both agree: no branch goes on from beyond that.
    fn replayed(&self, save: &Save) -> Result<Play, SaveError> {
        match save.replay(self.play.game())? {
            (play, None) => Ok(play),
            (_, Some(differs)) => Err(SaveError::Entry(differs.entry, differs.why)),
        }
    }
}
