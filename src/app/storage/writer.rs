//! Writes saves, and what was tried beside them or found of them, in the background, the newest of
//! each file only, and tells what came of it. What somebody else has put in a save's place
//! meanwhile is kept beside it, never overwritten. Dropped, it finishes what is waiting.

use super::{
    analyses::{AnalysisFile, write_analysis},
    free_path,
    list::stem,
    make_folder,
    plans::{PlanFile, write_plans},
};
use crate::table::record::{Save, SaveError};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::SystemTime,
};

/// What the worker is asked for.
enum WriteJob {
    /// This file is known: it was opened like that.
    Know(PathBuf, Stamp),
    /// Write this file.
    Write(PathBuf, Content),
    /// Say when everything before is done.
    Flush(Sender<()>),
}

/// What is written.
enum Content {
    /// A game.
    Save(Box<Save>),
    /// What was tried beside one.
    Plans(Box<PlanFile>),
    /// What was found of one.
    Analysis(Box<AnalysisFile>),
}

/// What came of writing a file: where what somebody else had put in its place is kept now, if
/// there was anything.
pub type Written = (PathBuf, Result<Option<PathBuf>, SaveError>);

/// By what the state of a file is known again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    written: SystemTime,
    length: u64,
}

impl Stamp {
    /// That of a plain file, if there is one.
    pub fn of(path: &Path) -> Option<Stamp> {
        let about = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
        let written = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        Some(Stamp { written, length: about.len() })
    }
}

/// The saves as they were opened or written last.
#[derive(Default)]
struct KnownStamps(BTreeMap<PathBuf, Stamp>);

impl KnownStamps {
    fn write(&mut self, path: &Path, content: &Content) -> Result<Option<PathBuf>, SaveError> {
        make_folder(path.parent())?;
        match content {
            Content::Save(save) => self.write_save(path, save),
            Content::Plans(plans) => write_plans(path, plans).map(|()| None),
            Content::Analysis(found) => write_analysis(path, found).map(|()| None),
        }
    }

    /// Writes a save. A file in its place that is not the one that was there last (another computer
    /// has synchronised it, another program has written it) gets a name that is free first.
    fn write_save(&mut self, path: &Path, save: &Save) -> Result<Option<PathBuf>, SaveError> {
        let there = Stamp::of(path);
        let strange = there.is_some() && there.as_ref() != self.0.get(path);
        let kept = if strange { Some(keep_beside(path)?) } else { None };
        save.write(path)?;
        if let Some(stamp) = Stamp::of(path) {
            self.0.insert(path.to_owned(), stamp);
        }
        Ok(kept)
    }
}

/// Gives a file a second name, or copies it where the disk knows none.
fn keep_beside(path: &Path) -> Result<PathBuf, SaveError> {
    let to = free_path(path.parent().unwrap_or(Path::new("")), &stem(path));
    let kept = fs::hard_link(path, &to).or_else(|_| fs::copy(path, &to).map(drop));
    let what = "what another program wrote there cannot be kept";
    match kept {
        Ok(()) => Ok(to),
        Err(source) => Err(SaveError::File { path: path.to_owned(), what, source }),
    }
}

/// Writes saves in the background.
pub struct Writer {
    jobs: Option<Sender<WriteJob>>,
    done: std::sync::Mutex<Receiver<Written>>,
    worker: Option<thread::JoinHandle<()>>,
}

impl Default for Writer {
    fn default() -> Self {
        Writer::new()
    }
}

impl Writer {
    /// Starts the writer.
    pub fn new() -> Writer {
        let (jobs, waiting) = channel::<WriteJob>();
        let (tell, done) = channel();
        let worker = thread::spawn(move || {
            let mut known = KnownStamps::default();
            while let Ok(job) = waiting.recv() {
                let (mut todo, mut flushed) = (Vec::new(), Vec::new());
                for job in std::iter::once(job).chain(waiting.try_iter()) {
                    match job {
                        WriteJob::Know(path, stamp) => drop(known.0.insert(path, stamp)),
                        WriteJob::Write(path, content) => {
                            todo.retain(|(p, _): &(PathBuf, _)| *p != path);
                            todo.push((path, content));
                        }
                        WriteJob::Flush(tell) => flushed.push(tell),
                    }
                }
                for (path, content) in todo {
                    let done = known.write(&path, &content);
                    // Whoever listened has gone: the program ends.
                    let _ = tell.send((path, done));
                }
                for tell in flushed {
                    // As above.
                    let _ = tell.send(());
                }
            }
        });
        Writer { jobs: Some(jobs), done: done.into(), worker: Some(worker) }
    }

    fn ask(&self, job: WriteJob) {
        if let Some(jobs) = &self.jobs {
            // The worker only goes when the writer is dropped.
            let _ = jobs.send(job);
        }
    }

    /// A file was opened when it was like this: as long as it is, it may be written anew.
    pub fn know(&self, path: PathBuf, stamp: Stamp) {
        self.ask(WriteJob::Know(path, stamp));
    }

    /// Writes a save soon.
    pub fn write(&self, path: PathBuf, save: Save) {
        self.ask(WriteJob::Write(path, Content::Save(Box::new(save))));
    }

    /// Writes what was tried beside a game soon.
    pub fn write_plans(&self, path: PathBuf, plans: PlanFile) {
        self.ask(WriteJob::Write(path, Content::Plans(Box::new(plans))));
    }

    /// Writes what was found of a game soon.
    pub fn write_analysis(&self, path: PathBuf, found: AnalysisFile) {
        self.ask(WriteJob::Write(path, Content::Analysis(Box::new(found))));
    }

    /// Waits until everything that was asked for is done, well or badly.
    pub fn flush(&self) {
        let (tell, done) = channel();
        self.ask(WriteJob::Flush(tell));
        // It fails only where there is no worker any more, and so nothing to wait for.
        let _ = done.recv();
    }

    /// What came of the files that were written since somebody last asked.
    pub fn written(&mut self) -> Vec<Written> {
        self.done.get_mut().map_or_else(|_| Vec::new(), |f| f.try_iter().collect())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(worker) = self.worker.take() {
            // A worker that panicked has nothing left to write.
            let _ = worker.join();
        }
    }
}
