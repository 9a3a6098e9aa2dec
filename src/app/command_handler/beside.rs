//! What is laid beside the game: its record watched, its position studied, a branch of it, and the
//! way back. The game that was left waits as it was.

use super::{
    context::{CommandContext, WATCH},
    look_back::change_file,
};
use crate::{
    app::{
        session::{Session, file_name},
        table::{Fork, Table},
    },
    table::record::{News, Save, Told},
    ui::model::Mode,
};
use std::path::Path;

impl CommandContext<'_, '_> {
    /// Whether the curtain hangs; says so. Behind it nobody in particular looks.
    pub(super) fn curtain_hangs(&mut self) -> bool {
        let hangs = self.session.table.as_ref().is_some_and(|t| t.curtain().is_some());
        if hangs {
            self.tell_key("ui-curtain-first", false);
        }
        hangs
    }

    /// Leaves the game that is played or watched for something beside it: it waits as it is. A
    /// study of a position gives its place up; the game for which it was left still waits.
    pub(super) fn park(&mut self) {
        self.session.autosave();
        if let Some(table) = self.session.table.take().filter(|t| t.mode != Mode::Study) {
            self.session.parked.push(table);
        }
    }

    /// Watches the record of the game on the table from its beginning.
    pub(super) fn watch_this(&mut self) {
        if self.curtain_hangs() {
            return;
        }
        let Some(table) = self.session.table.as_mut().filter(|t| t.writes()) else { return };
        match table.copy() {
            Ok(play) => {
                let mut replay = Table::beside(play, WATCH, table.file.clone(), table.onlooker());
                replay.branch = table.branch;
                replay.remember(table.told.clone(), table.notes_of_all());
                self.park();
                self.put_on_table(replay);
                self.shell.end_shown = true;
            }
            Err(fault) => self.tell_fault(&fault),
        }
    }

    /// Watches what happened since the viewer's own last turn.
    pub(super) fn watch_since(&mut self) {
        let Some(since) = self.session.table.as_ref().map(Table::stretch) else { return };
        self.watch_this();
        let watched = |t: &&mut Table| matches!(t.mode, Mode::Replay { .. });
        if let Some(table) = self.session.table.as_mut().filter(watched) {
            table.watch_from(since);
        }
    }

    /// Studies the position on the table.
    pub(super) fn study_this(&mut self) {
        if self.curtain_hangs() {
            return;
        }
        let Some(mut table) = self.session.table.take() else { return };
        // What is only tried is no ground for a study of its own: nothing of it is kept.
        if table.mode == Mode::Study || table.trial.is_some() || table.learns() {
            self.session.table = Some(table);
            return;
        }
        if self.put_fork_of(&mut table, Mode::Study, "ui-file-study") {
            self.shell.end_shown = true;
            // Kept from the beginning, like a game.
            if let Some(study) = &mut self.session.table {
                study.touch();
            }
            self.session.autosave();
            // The game, or the replay, waits beneath.
            self.session.parked.push(table);
        } else {
            self.session.table = Some(table);
        }
    }

    /// Puts a branch of a table in its place; says whether that was possible.
    pub(super) fn put_fork_of(&mut self, table: &mut Table, mode: Mode, key: &str) -> bool {
        let seed = self.session.fresh_seed();
        let name = file_name(&table.file);
        match table.fork(seed) {
            Ok(Fork { mut play, branch }) => {
                play.set_study(mode == Mode::Study);
                let file = self.file_beside(key, &name, branch.entry);
                let mut fork = Table::beside(play, mode, file, table.onlooker());
                fork.branch = Some(branch);
                if mode == Mode::Play {
                    fork.touch();
                    fork.cover(self.session.settings.curtain, false);
                }
                let words = file_name(&fork.file);
                let dealt = fork.dealt_anew();
                self.put_on_table(fork);
                let texts = self.session.texts();
                let text = match mode {
                    Mode::Study if dealt => texts.text("ui-study-begun-dealt"),
                    Mode::Study => texts.text("ui-study-begun"),
                    _ => texts.named("ui-branch-begun", "name", &words),
                };
                self.tell(text, false);
                true
            }
            Err(fault) => {
                self.tell_fault(&fault);
                false
            }
        }
    }

    /// Plays on from the position that is looked at: the game itself at its end, else a branch with
    /// a file of its own.
    pub(super) fn play_on(&mut self) {
        if self.curtain_hangs() {
            return;
        }
        let Some(mut table) = self.session.table.take() else { return };
        match table.mode {
            Mode::Play => self.session.table = Some(table),
            Mode::Study => {
                table.set_mode(Mode::Play);
                table.touch();
                table.cover(self.session.settings.curtain, false);
                self.put_on_table(table);
                self.tell_key("ui-playing-on", false);
            }
            Mode::Replay { at, of, .. } if at == of && !table.over_now() => {
                if self.session.parked.is_empty() {
                    self.load(&table.file.clone(), Mode::Play);
                    if self.session.table.is_none() {
                        self.session.table = Some(table);
                    }
                } else {
                    self.back_to_game();
                }
            }
            Mode::Replay { .. } => {
                if self.put_fork_of(&mut table, Mode::Play, "ui-file-branch") {
                    // One comes back to the same moment of the replay.
                    self.session.parked.push(table);
                } else {
                    self.session.table = Some(table);
                }
            }
        }
    }

    /// Goes back to the game that was left last; what was tried is kept in its own file.
    pub(super) fn back_to_game(&mut self) {
        if self.session.table.as_ref().is_some_and(|t| t.trial.is_some()) {
            return self.go_to_line(0);
        }
        self.session.autosave();
        let Some(mut home) = self.session.parked.pop() else { return };
        if let Some(left) = self.session.table.as_mut() {
            home.take_analysis(left);
        }
        home.look();
        self.put_on_table(home);
    }

    /// Shows everything in a replay, and tells everybody in the game's own log.
    pub(super) fn open_everything(&mut self) {
        self.session.hold_files();
        let parked = self.session.parked.iter();
        let covered = parked.chain(&self.session.table).any(|t| t.curtain().is_some());
        let table = self.session.table.as_ref().filter(|t| t.keeps_secrets() && !covered);
        let Some((file, news)) = table.map(|t| (t.file.clone(), t.opening())) else { return };
        // Nobody looks at anything of which the others are not told.
        if !self.tell_everybody(&file, news) {
            return;
        }
        let Some(table) = self.session.table.as_mut() else { return };
        table.announce(news);
        table.open_everything();
    }

    /// Tells everybody who plays the game of a file something, in its own log; whether that was
    /// possible. A game that is watched is told by whoever asks for it.
    pub(super) fn tell_everybody(&mut self, file: &Path, news: News) -> bool {
        self.session.hold_files();
        let Session { table, parked, folders, writer, .. } = &mut *self.session;
        let mut open = parked.iter_mut().chain(table);
        if let Some(home) = open.rfind(|t| t.file == file && t.writes()) {
            home.announce(news);
            home.touch();
            let save = home.save();
            writer.write(file.to_owned(), save);
            return true;
        }
        match change_file(folders, file, |save| note(save, news)) {
            Ok(()) => return true,
            Err(Some(fault)) => self.tell_fault(&fault),
            Err(None) => self.tell_key("ui-save-taken-open", true),
        }
        false
    }
}

/// Notes in a save what everybody is told.
pub(super) fn note(save: &mut Save, news: News) {
    save.told.push(Told { entry: save.entries.len(), seat: None, news });
    save.seal();
}
