//! Taking back and doing again, and going along a whole line of play. Barriers hold a game that is
//! played; study and replay pass them.

use super::running::Play;
use crate::table::{
    entry::{Entry, EntryKind},
    journal::Barrier,
    offers::Verdict,
};

/// Why something could not be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Nothing was done yet, or nothing was undone.
    #[error("there is nothing left")]
    Nothing,
    /// Chance was drawn or something was learnt: only study mode goes on.
    #[error(
        "dice were rolled, tokens were drawn, something hidden was seen or another seat has answered; it stands, except in study mode"
    )]
    Barrier,
    /// The position was set up by edits: only study mode goes behind it.
    #[error("the game goes on from a position that was set up; only study mode goes behind it")]
    Edited,
}

impl Play {
    /// Takes the last entry back.
    ///
    /// # Errors
    /// [`UndoError`] where nothing is left or where it stands.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.may_undo()?;
        self.back();
        self.refresh();
        Ok(())
    }

    /// Takes so many entries back, as far as it goes: how many, and what stopped it.
    pub fn undo_steps(&mut self, steps: usize) -> (usize, Option<UndoError>) {
        self.many(steps, |play| {
            play.may_undo()?;
            play.back();
            Ok(())
        })
    }

    /// Does again what was taken back last, with the same chance.
    ///
    /// # Errors
    /// [`UndoError::Nothing`] where nothing was taken back.
    pub fn redo(&mut self) -> Result<(), UndoError> {
        self.forth()?;
        self.refresh();
        Ok(())
    }

    /// Does so many entries again, as far as it goes: how many, and what stopped it.
    pub fn redo_steps(&mut self, steps: usize) -> (usize, Option<UndoError>) {
        self.many(steps, Play::forth)
    }

    fn many(
        &mut self,
        steps: usize,
        mut step: impl FnMut(&mut Play) -> Result<(), UndoError>,
    ) -> (usize, Option<UndoError>) {
        let gone = (0..steps).try_fold(0, |gone, _| match step(self) {
            Ok(()) => Ok(gone + 1),
            Err(why) => Err((gone, Some(why))),
        });
        self.refresh();
        gone.map_or_else(|stopped| stopped, |gone| (gone, None))
    }

    /// Whether the last entry could be taken back.
    ///
    /// # Errors
    /// As [`Play::undo`].
    pub fn may_undo(&self) -> Result<(), UndoError> {
        let last = self.entries.last().ok_or(UndoError::Nothing)?;
        match last.what {
            _ if self.setup.study => Ok(()),
            // One step would take a whole position away, and nobody at the table has put it there
            // as a choice of the game.
            EntryKind::Edits(_) => Err(UndoError::Edited),
            EntryKind::Action(_) | EntryKind::SetUp if self.bars(last).is_some() => {
                Err(UndoError::Barrier)
            }
            EntryKind::Action(_) | EntryKind::SetUp => Ok(()),
        }
    }

    /// Why an entry stands at this table. What a rule alone lets stand is taken back by whoever
    /// plays alone, and where all have agreed to it: nobody has learnt anything.
    pub fn bars(&self, entry: &Entry) -> Option<Barrier> {
        entry.barrier.filter(|barrier| *barrier != Barrier::Rule || !self.setup.is_casual())
    }

    fn back(&mut self) {
        let Some(entry) = self.entries.pop() else {
            return;
        };
        let mark = self.entries.last().map_or(self.beginning.mark, |e| e.mark);
        self.revert(mark);
        self.undone.push(entry);
    }

    /// Does one entry again. Offers are not collected: whoever calls this refreshes in the end.
    fn forth(&mut self) -> Result<(), UndoError> {
        let entry = self.undone.pop().ok_or(UndoError::Nothing)?;
        self.state_mut().dice.script = entry.chance.iter().copied().collect();
        let done = match &entry.what {
            EntryKind::Action(action) => {
                // The same rules on the same position with the same chance: it is legal, and the
                // log says the same again.
                let listening = std::mem::replace(&mut self.state_mut().narrator.listening, false);
                self.run(Some(*action), Verdict::Again);
                self.listen(listening);
                let done = self.entry(entry.what, entry.seat);
                Ok(Entry { lines: entry.lines, barrier: entry.barrier, ..done })
            }
            EntryKind::Edits(edits) => self.edit(edits).map_err(|_| UndoError::Nothing),
            EntryKind::SetUp => Err(UndoError::Nothing),
        };
        self.end_script();
        self.entries.push(done?);
        Ok(())
    }

    /// Goes to the position after `entries` entries of the whole line, as far as there are any.
    /// Study and replay only: it passes every barrier.
    pub fn seek(&mut self, entries: usize) {
        while self.entries.len() > entries {
            self.back();
        }
        while self.entries.len() < entries && self.forth().is_ok() {}
        self.refresh();
    }

    /// Goes to the position after `entries` entries for good: what came after is gone.
    pub(in crate::table) fn forget_after(&mut self, entries: usize) {
        self.seek(entries);
        self.undone.clear();
    }

    /// Goes through the whole line once, from the set-up to its end, and shows the position there
    /// and after every entry. Offers are collected only in the end: what is shown on the way
    /// has none.
    pub fn go_through(&mut self, mut see: impl FnMut(&mut Play)) {
        while !self.entries.is_empty() {
            self.back();
        }
        see(self);
        while self.forth().is_ok() {
            see(self);
        }
        self.refresh();
    }
}
