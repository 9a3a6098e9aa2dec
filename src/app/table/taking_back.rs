//! Taking back and doing again: what one click began is taken back as one, with what bots did after
//! it, up to where something has come to light. It decides no rule; what stands, the table says.

use super::Table;
use crate::{
    table::{
        action::{Action, Message},
        branch::BranchEnd,
        entry::EntryKind,
        journal::Barrier,
        play::UndoError,
    },
    ui::{
        model::{LogLine, Mode},
        settings::Curtain,
    },
};

impl Table {
    /// What was chosen last goes on with what was chosen before it: both are taken back together.
    pub fn join_last(&mut self) {
        self.joined.insert(self.play.entries().len());
        self.note_plan();
        if let Some(trial) = &mut self.trial {
            trial.plan.join_last();
            self.dirty = true;
        }
    }

    /// Whether something was taken back since somebody chose: then nothing happens by itself.
    pub fn held(&self) -> bool {
        self.held
    }

    /// Whether anything was done since somebody was called to the screen.
    pub(super) fn has_acted(&self) -> bool {
        self.lifted == 0 || self.lifted < self.play.entries().len()
    }

    /// How many entries are taken back together: the last one of a person with those that it goes
    /// on from, and what bots did after it. Why not, as a text key.
    fn undo_depth(&self) -> Result<usize, &'static str> {
        let mut depth = self.last_own()?;
        let len = self.play.entries().len();
        // The first entry that is taken back goes on with the one before it.
        while self.joined.contains(&(len + 1 - depth)) && depth < len && self.stands(depth).is_ok()
        {
            depth += 1;
        }
        Ok(depth)
    }

    /// Whether taking back would take back an entry, counted from 1.
    pub fn takes_back(&self, entry: usize) -> bool {
        self.undo_depth().is_ok_and(|depth| self.play.entries().len() < entry + depth)
    }

    /// How many entries there are from the last one of a person on.
    fn last_own(&self) -> Result<usize, &'static str> {
        let study = self.mode == Mode::Study;
        for (n, entry) in self.play.entries().iter().rev().enumerate() {
            self.stands(n)?;
            if study || entry.seat.is_none_or(|s| self.person_plays(s)) {
                return Ok(n + 1);
            }
        }
        Err("ui-undo-nothing")
    }

    /// Whether the entry may be taken back after which so many have been; why not, as a text key.
    fn stands(&self, after: usize) -> Result<(), &'static str> {
        let study = self.mode == Mode::Study || self.trial.is_some();
        let number = self.play.entries().len() - after;
        // What was played before a puzzle is no part of it.
        if number <= self.puzzle_base() {
            return Err("ui-undo-nothing");
        }
        let entry = &self.play.entries()[number - 1];
        if let (Some(barrier), false) = (self.play.bars(entry), study) {
            return Err(stands_because(barrier));
        }
        if matches!(entry.what, EntryKind::Edits(_)) && !study {
            return Err("ui-undo-edited");
        }
        // Before it lies the game itself.
        if self.redealt.iter().any(|(at, _)| *at == number) {
            return Err("ui-undo-dealt");
        }
        let own = entry.seat.is_none_or(|s| self.person_plays(s));
        let handed = number <= self.lifted && !self.play.setup().is_casual();
        if !study && own && handed { Err("ui-undo-handed") } else { Ok(()) }
    }

    /// What came to light in the entry that stands: the last line that the viewer may read and that
    /// tells such a thing. Where none does, the last one of whoever made it: that the next turn
    /// begins is nothing new.
    pub fn came_to_light(&self) -> Option<&Message> {
        let entries = self.play.entries();
        let stands = entries.iter().rposition(|entry| self.play.bars(entry).is_some())?;
        let lines = self.lines_of(stands + 1);
        let lit = |line: &&LogLine| {
            entries[stands].lines.iter().any(|told| told.light && told.message == line.message)
        };
        let own = |line: &&LogLine| line.seat == entries[stands].seat;
        let found = lines.iter().rev().find(lit).or_else(|| lines.iter().rev().find(own));
        found.or(lines.last()).map(|line| &line.message)
    }

    /// What is told of taking back: where it goes back to, by the first line that the viewer may
    /// read of what would be taken back; where something has come to light, what.
    pub fn told_of_undo(&self) -> Option<&Message> {
        match self.undo_depth() {
            Ok(depth) if !self.is_led() => {
                let first = self.play.entries().len() + 1 - depth;
                let from = self.log.partition_point(|line| line.entry < first);
                self.log.get(from).map(|line| &line.message)
            }
            Err(why) if why.starts_with(STANDS) => self.came_to_light(),
            _ => None,
        }
    }

    /// Takes back what a person did last, with what bots did after it.
    ///
    /// # Errors
    /// Why it stands, as a text key: nothing was done, something has come to light, the position
    /// was set up, or another person has the screen now.
    pub fn undo(&mut self, curtain: Curtain) -> Result<(), &'static str> {
        for _ in 0..self.undo_depth()? {
            self.play.undo().map_err(|_| "ui-undo-nothing")?;
        }
        (self.held, self.beat, self.answered) = (true, false, None);
        self.touch();
        self.note_plan();
        self.keep_told();
        self.pass_on(curtain);
        self.look();
        Ok(())
    }

    /// Does again what was taken back together.
    ///
    /// # Errors
    /// As [`crate::table::play::Play::redo`].
    pub fn redo(&mut self, curtain: Curtain) -> Result<(), UndoError> {
        self.play.redo()?;
        while (self.joined.contains(&(self.play.entries().len() + 1)) || self.bot_asked().is_some())
            && self.play.redo().is_ok()
        {}
        self.beat = false;
        self.touch();
        self.note_plan();
        self.pass_on(curtain);
        self.look();
        Ok(())
    }

    /// Whether an action of the seat that must choose cannot be taken back: it leaves something to
    /// chance, or somebody learns something by it. In a study everything can.
    pub fn stands_for_good(&mut self, action: Action) -> bool {
        // What is only tried can all be taken back.
        let counts = self.mode == Mode::Play && self.trial.is_none();
        let Some(seat) = self.play.decision_seat().filter(|_| counts) else { return false };
        matches!(self.play.branch(seat).choose(action), Err(BranchEnd::Unforeseen))
    }

    /// Why the last entry cannot be taken back now, as a text key.
    pub fn undo_barred(&self) -> Option<&'static str> {
        match self.lesson() {
            // A step of a lesson goes back as a whole.
            Some((_, at)) if self.is_led() => (at == 0).then_some("ui-undo-nothing"),
            _ => self.undo_depth().err(),
        }
    }
}

/// What all texts begin with that say why the last action stands.
pub(in crate::app) const STANDS: &str = "ui-undo-stands-";

/// The text that says why an action stands.
fn stands_because(barrier: Barrier) -> &'static str {
    match barrier {
        Barrier::Chance => "ui-undo-stands-chance",
        Barrier::Seen => "ui-undo-stands-seen",
        Barrier::Shown => "ui-undo-stands-shown",
        Barrier::Asked => "ui-undo-stands-asked",
        Barrier::Answered => "ui-undo-stands-answered",
        Barrier::Rule => "ui-undo-stands-rule",
    }
}
