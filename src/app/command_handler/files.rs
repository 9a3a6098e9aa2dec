//! Saves under names, another folder, the trash: everything that is done with files by hand. What
//! is there already is replaced only after a question, and can be brought back.

use super::{beside::note, context::CommandContext};
use crate::{
    app::{
        session::{Session, file_name},
        storage::{self, Lock},
    },
    engine::statistics,
    games,
    table::{
        catalogue::Chooser,
        files::{self, write_atomically},
        record::{News, Save, SaveError},
        scenario::{Scenario, Stored},
    },
    text::tally::csv,
    ui::{
        command::{Command, Dialog, Purpose, Screen},
        saves::{Kept, KeptFile},
        saving::UnsavedModel,
    },
};
use std::{
    fs,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

impl CommandContext<'_, '_> {
    pub(super) fn save_as(&mut self, name: &str) {
        if self.session.table.as_ref().is_some_and(|t| t.trial.is_some()) {
            return self.tell_key("ui-menu-saved-trial", false);
        }
        let path = storage::path_of(&self.session.folders, name);
        // Else a file that is about to be written would look free.
        self.session.writer.flush();
        let own = self.session.table.as_ref().is_some_and(|t| t.file == path && t.writes());
        if own {
            if let Some(table) = &mut self.session.table {
                table.touch();
            }
            self.tell_written(&path, name);
            return;
        }
        if fs::symlink_metadata(&path).is_ok() {
            let over = Command::SaveOver(name.to_owned());
            // The dialog with the name is about to close; the question comes after it.
            self.shell.dialogs.retain(|d| *d != Dialog::SaveAs);
            return self.open(Dialog::Confirm(Box::new(over), "ui-save-over-sure"));
        }
        self.write_under(path, name);
    }

    /// Replaces the save that has the name; it goes to the trash.
    pub(super) fn save_over(&mut self, name: &str) {
        let path = storage::path_of(&self.session.folders, name);
        let Ok(_lock) = Lock::of(&self.session.folders, &path) else {
            return self.tell_key("ui-save-taken-open", true);
        };
        match storage::discard(&self.session.folders, &path) {
            Ok(()) => self.write_under(path, name),
            Err(fault) => self.tell_fault(&fault),
        }
    }

    fn write_under(&mut self, path: PathBuf, name: &str) {
        let Some(table) = &mut self.session.table else { return };
        let (mut save, original) = (table.save(), table.file.clone());
        let told = holds_secrets(&save) && (table.writes() || original.exists());
        if told {
            note(&mut save, News::Copied);
        }
        self.session.writer.write(path.clone(), save);
        if self.tell_written(&path, name) && told {
            self.tell_everybody(&original, News::Copied);
        }
    }

    /// Waits until a file is written, and says what came of it: whether it is there.
    fn tell_written(&mut self, path: &Path, name: &str) -> bool {
        self.session.autosave();
        self.session.writer.flush();
        self.session.hear_writer();
        // A copy that could not be written is no game that is not saved.
        let own = self.session.table.as_ref().is_some_and(|t| t.file == path);
        let why = if own {
            self.session.unwritten.get(path).cloned()
        } else {
            self.session.unwritten.remove(path)
        };
        match why {
            Some(why) => {
                self.tell(why, true);
                false
            }
            None => {
                let name = storage::file_stem(name);
                let text = self.session.texts().named("ui-saved", "name", &name);
                self.tell(text, false);
                true
            }
        }
    }

    /// Keeps the position without its past, as a scenario file.
    pub(super) fn save_scenario(&mut self, name: &str) {
        let path = storage::fresh_path(&self.session.folders, name);
        let Some(table) = &mut self.session.table else { return };
        let written = Scenario::of(&mut table.play, name).and_then(|scenario| {
            storage::write_scenario(&path, &scenario)?;
            Ok(scenario.is_whole(&mut table.play))
        });
        match written {
            Ok(whole) => {
                let key = if whole { "ui-saved" } else { "ui-saved-in-part" };
                let text = self.session.texts().named(key, "name", &file_name(&path));
                self.tell(text, !whole);
            }
            Err(fault) => self.tell_fault(&fault),
        }
    }

    /// Gives a save another name. Where that is not possible, the field in which it was typed stays
    /// open, and the reason stands beside it.
    pub(super) fn rename(&mut self, path: &Path, name: &str) {
        let why = self.renamed(path, name).err();
        let form = &mut self.shell.saves_form;
        let typed = form.renaming.as_ref().is_some_and(|(of, _)| of == path);
        match why {
            // What has gone is not in the list any more, nor is its field.
            Some(why) if typed && fs::symlink_metadata(path).is_ok() => {
                (form.refused, form.opened) = (Some(why), true);
            }
            why => {
                if typed {
                    (form.renaming, form.refused) = (None, None);
                }
                if let Some(why) = why {
                    self.tell(why, true);
                }
            }
        }
        self.session.find_saves();
    }

    /// Does it; else why not, in words of the reader.
    fn renamed(&self, path: &Path, name: &str) -> Result<(), String> {
        let (folders, v) = (&self.session.folders, self.session.texts());
        let to = storage::path_of(folders, name);
        if to == path {
            return Ok(());
        }
        if fs::symlink_metadata(&to).is_ok() {
            return Err(v.text("ui-rename-taken"));
        }
        let Ok(_lock) = Lock::of(folders, path) else { return Err(v.text("ui-save-taken-open")) };
        fs::rename(path, &to).map_err(|source| {
            let what = "the file cannot be given another name";
            v.localizer.fault(&SaveError::File { path: path.to_owned(), what, source })
        })?;
        storage::plans_follow(folders, path, &to);
        Ok(())
    }

    pub(super) fn delete(&mut self, path: &Path) {
        if Lock::of(&self.session.folders, path).is_err() {
            self.tell_key("ui-save-taken-open", true);
        } else {
            match storage::discard(&self.session.folders, path) {
                Ok(()) => self.tell_key("ui-deleted", false),
                Err(fault) => self.tell_fault(&fault),
            }
        }
        self.session.find_saves();
    }

    pub(super) fn bring_back(&mut self, file: &KeptFile) {
        if file.kept == Kept::Earlier && !self.tell_of_earlier(file) {
            return;
        }
        let texts = self.session.texts();
        let name = match file.kept {
            Kept::Deleted => file.name.clone(),
            Kept::Earlier => texts.named("ui-file-earlier", "name", &file.name),
        };
        match storage::bring_back(&self.session.folders, file, &name) {
            Ok(path) => {
                let text = texts.named("ui-kept-done", "name", &file_name(&path));
                self.tell(text, false);
            }
            Err(fault) => self.tell_fault(&fault),
        }
        self.session.find_saves();
    }

    /// An earlier version of a game that still runs is a copy of it: everybody is told, if that is
    /// possible.
    fn tell_of_earlier(&mut self, file: &KeptFile) -> bool {
        self.session.writer.flush();
        let running = file.path.with_extension("");
        let runs = Save::open(&running).is_ok_and(|save| holds_secrets(&save));
        !runs || self.tell_everybody(&running, News::Copied)
    }

    /// Takes a copy of a save or a position from elsewhere into the list.
    pub(super) fn bring_in(&mut self, path: &Path) {
        match storage::bring_in(&self.session.folders, path) {
            Ok(there) => {
                self.shell.saves_form.path.clear();
                let text = self.session.texts().named("ui-import-done", "name", &file_name(&there));
                self.tell(text, false);
                if matches!(self.shell.screen, Screen::Start | Screen::NewGame) {
                    // There it is to be seen.
                    self.go(Screen::Saves(Purpose::Play));
                }
            }
            Err(fault) => self.tell_fault(&fault),
        }
        self.session.find_saves();
    }

    /// Puts a copy of a save elsewhere.
    pub(super) fn copy_save(&mut self, path: &Path, to: &Path) {
        // What was done last shall be in it.
        self.session.writer.flush();
        let text = files::read_text(path).map(|text| match Stored::read(&text) {
            Ok(Stored::Save(mut save)) if holds_secrets(&save) => {
                note(&mut save, News::Copied);
                (save.text(), true)
            }
            Ok(_) | Err(_) => (text, false),
        });
        let out = text.and_then(|(text, told)| Ok((storage::bring_out(path, &text, to)?, told)));
        match out {
            Ok((there, told)) => {
                if told && !self.tell_everybody(path, News::Copied) {
                    // No copy of which the others are not told.
                    let _ = fs::remove_file(there);
                    return;
                }
                let there = there.display().to_string();
                let text = self.session.texts().named("ui-copy-done", "path", &there);
                self.tell(text, false);
            }
            Err(fault) => self.tell_fault(&fault),
        }
    }

    /// Writes the statistics as a table for spreadsheets.
    pub(super) fn export_statistics(&mut self, to: &Path) {
        let to = if to.is_dir() { to.join("caravanserai.csv") } else { to.to_owned() };
        let text = csv(&self.session.finished);
        match write_atomically(&to, text.as_bytes()) {
            Ok(()) => {
                let there = to.display().to_string();
                let text = self.session.texts().named("ui-export-written", "file", &there);
                self.tell(text, false);
            }
            Err(fault) => self.tell_fault(&fault),
        }
    }

    /// Writes the game on the table down among the finished ones. Branches count one deal twice,
    /// and in a study everything can be taken back: neither counts.
    pub(super) fn write_down(&mut self) {
        let file = self.session.folders.statistics();
        let Some(table) = self.session.table.as_mut().filter(|t| t.branch.is_none()) else {
            return;
        };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
        let tree = table.save().tree();
        let Some(game) = statistics::finished(&mut table.play, tree, now) else { return };
        if let Err(fault) = statistics::add(&file, &game) {
            self.tell_fault(&fault);
        }
    }

    /// Whether the game can be left without losing anything; else somebody is asked.
    pub(super) fn may_leave(&mut self, command: &Command) -> bool {
        self.session.save_now();
        let tables = self.session.table.iter().chain(&self.session.parked);
        let lost = tables
            .filter(|t| t.writes())
            .any(|t| t.touched && self.session.unwritten.contains_key(&t.file));
        if lost {
            self.open(Dialog::Unsaved(Some(Box::new(command.clone()))));
        }
        !lost
    }

    /// What was told to be left is left, saved or not.
    pub(super) fn leave_anyway(&mut self, command: Command) {
        let Session { table, parked, unwritten, .. } = &mut *self.session;
        unwritten.clear();
        for table in table.iter_mut().chain(parked) {
            (table.touched, table.dirty) = (false, false);
        }
        self.shell.dialogs.clear();
        self.carry_out(command);
    }

    /// Tries once more to write what could not be written.
    pub(super) fn try_again(&mut self) {
        self.session.hold_files();
        let Session { table, parked, unwritten, writer, .. } = &mut *self.session;
        if unwritten.is_empty() {
            return;
        }
        let tables = table.iter_mut().chain(parked);
        for table in tables.filter(|t| t.writes() && unwritten.contains_key(&t.file)) {
            let save = table.save();
            writer.write(table.file.clone(), save);
        }
        writer.flush();
        self.session.hear_writer();
    }

    pub(super) fn save_again(&mut self) {
        self.try_again();
        self.describe_unsaved();
    }

    /// From now on the game is saved in another folder.
    pub(super) fn save_into(&mut self, folder: &Path) {
        let Session { table, folders, unwritten, .. } = &mut *self.session;
        let Some(table) = table.as_mut() else { return };
        let before = table.file.clone();
        table.file = storage::free_path(folder, &file_name(&before));
        table.touch();
        let there = table.file.clone();
        let old = std::mem::replace(&mut table.lock, Lock::of(folders, &there).ok());
        let kept = unwritten.remove(&before);
        if self.session.save_now().is_some() {
            // There it cannot be kept either: it stays where it belongs.
            let Session { table, unwritten, .. } = &mut *self.session;
            let why = unwritten.remove(&there).or(kept);
            if let (Some(table), Some(why)) = (table, why) {
                (table.file, table.lock) = (before.clone(), old);
                unwritten.insert(before, why);
            }
        } else {
            storage::plans_follow(&self.session.folders, &before, &there);
        }
        self.describe_unsaved();
    }

    /// Looks how it stands with the game's file, and where else it could be kept.
    pub(super) fn describe_unsaved(&mut self) {
        let Some(table) = &self.session.table else { return };
        let waiting = self.session.parked.iter().map(|t| &t.file);
        let mut files = std::iter::once(&table.file).chain(waiting);
        let file = files.find(|f| self.session.unwritten.contains_key(*f)).unwrap_or(&table.file);
        let why = self.session.unwritten.get(file).cloned();
        let name = if why.is_none() { file.display().to_string() } else { file_name(file) };
        let folders = if why.is_none() { Vec::new() } else { storage::other_folders(file) };
        self.shell.unsaved = UnsavedModel { name, why, folders };
    }
}

/// Whether somebody could learn from a copy of this game what the others hold: several people play
/// it, and it is not over.
pub(super) fn holds_secrets(save: &Save) -> bool {
    let people = save.setup.seats.iter().filter(|seat| seat.by == Chooser::Person).count();
    people > 1 && !save.setup.study && !games::is_over(&save.snapshot)
}
