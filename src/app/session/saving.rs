//! How what is done on the table gets into its file: by itself, in the background, and never over
//! what another window writes. What goes wrong is told once, in a sentence.

use super::state::Session;
use crate::{
    app::{
        storage::{self, Lock},
        table::Table,
    },
    text::{Arg, Args},
    ui::{dialogs::Saved, model::Mode},
};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

impl Session {
    /// Saves what was done on the table to its own file, in the background.
    pub fn autosave(&mut self) {
        let due = |t: &Table, unwritten: &BTreeMap<PathBuf, String>| {
            t.writes() && (t.dirty || t.touched && unwritten.contains_key(&t.file))
        };
        if self.table.as_ref().is_some_and(|t| due(t, &self.unwritten)) {
            self.hold_files();
        }
        let Session { table, unwritten, writer, .. } = self;
        if let Some(table) = table.as_mut().filter(|t| due(t, unwritten)) {
            table.dirty = false;
            let save = table.save();
            writer.write(table.file.clone(), save);
        }
        self.keep_plans();
    }
    /// Sees to it that no other window writes the files of the games that are open, before they are
    /// written: where locks have gone with their folder and another window has a file by now, the
    /// game goes on in a file of its own.
    pub fn hold_files(&mut self) {
        let localizer = self.localizer();
        let Session { table, parked, folders, writer, unwritten, taken, .. } = self;
        for table in table.iter_mut().chain(parked).filter(|t| t.writes()) {
            let Some(lock) = &mut table.lock else { continue };
            if lock.renew(folders, &table.file).is_ok() {
                continue;
            }
            // Else a file that is about to be written would look free.
            writer.flush();
            let name = [("name", Arg::from(file_name(&table.file)))];
            let name = localizer.word_with("ui-file-copy", &Args::from_iter(name));
            let there = storage::fresh_path(folders, &name);
            table.lock = Lock::of(folders, &there).ok();
            let before = std::mem::replace(&mut table.file, there.clone());
            unwritten.remove(&before);
            table.kept.changed = true;
            writer.write(there.clone(), table.save());
            taken.push((before, there));
        }
    }
    /// Keeps what is tried beside the game, where it has changed since.
    fn keep_plans(&mut self) {
        let Session { table, parked, folders, writer, .. } = self;
        let (tried, game) = match table {
            Some(table) if table.trial.is_some() => (Some(table), parked.last_mut()),
            other => (None, other.as_mut()),
        };
        let Some(game) = game.filter(|game| game.writes() && game.mode == Mode::Play) else {
            return;
        };
        let mut changed = std::mem::take(&mut game.kept.changed);
        let tried = tried.map(|table| {
            changed |= std::mem::take(&mut table.dirty);
            &*table
        });
        if changed {
            let plans = game.plans_with(tried);
            writer.write_plans(storage::plans_of(folders, &game.file), plans);
        }
    }
    /// Hears what came of writing; tells what went wrong that had not gone wrong before.
    pub fn hear_writer(&mut self) -> Vec<String> {
        let mut news = Vec::new();
        for (path, done) in self.writer.written() {
            match done {
                Ok(kept) => {
                    self.unwritten.remove(&path);
                    self.kept_beside.extend(kept.map(|there| (path, there)));
                }
                Err(fault) => {
                    let why = self.localizer().fault(&fault);
                    if self.unwritten.insert(path, why.clone()).as_ref() != Some(&why) {
                        news.push(why);
                    }
                }
            }
        }
        news
    }
    /// What somebody else had put in the place of files, and which files other windows have taken,
    /// in sentences, once.
    pub fn tell_kept_beside(&mut self) -> Vec<String> {
        let localizer = self.localizer();
        let sentence = |key: &str, (file, there): (PathBuf, PathBuf)| {
            let args = [("name", file_name(&file)), ("other", file_name(&there))];
            let args = args.map(|(key, name)| (key, Arg::from(name)));
            localizer.word_with(key, &Args::from_iter(args))
        };
        let beside = std::mem::take(&mut self.kept_beside).into_iter();
        let taken = std::mem::take(&mut self.taken).into_iter();
        let beside = beside.map(|files| sentence("ui-save-kept-beside", files));
        beside.chain(taken.map(|files| sentence("ui-save-taken", files))).collect()
    }
    /// Saves the game on the table and waits until that is done; why it could not be.
    pub fn save_now(&mut self) -> Option<String> {
        self.autosave();
        self.writer.flush();
        self.hear_writer();
        self.unwritten.get(&self.table.as_ref()?.file).cloned()
    }
    /// What is true of the file of the game on the table.
    pub fn saved(&self) -> Saved {
        let Some(table) = &self.table else { return Saved::Always };
        match (self.unwritten.get(&table.file), table.mode) {
            (_, Mode::Replay { .. }) => Saved::Watched,
            (None, Mode::Play) if table.trial.is_some() => Saved::Trial,
            (_, Mode::Play) if table.learns() => Saved::Taught,
            (Some(why), _) => Saved::Failed(why.clone()),
            (None, Mode::Play) => Saved::Always,
            (None, Mode::Study) if !table.touched && !table.file.exists() => Saved::Untouched,
            (None, Mode::Study) => Saved::Study(file_name(&table.file)),
        }
    }
}

/// The name of a save for people.
pub fn file_name(path: &Path) -> String {
    path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default()
}
