//! Writes saves, and what was tried beside them, in the background, the newest of each file only,
//! and tells what came of it. Dropped, it finishes what is waiting.

use super::{
    make_folder,
    plans::{PlanFile, write_plans},
};
use crate::table::record::{Save, SaveError};
use std::{
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

/// What the worker is asked for.
enum Job {
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
}

impl Content {
    fn write(&self, path: &Path) -> Result<(), SaveError> {
        make_folder(path.parent())?;
        match self {
            Content::Save(save) => save.write(path),
            Content::Plans(plans) => write_plans(path, plans),
        }
    }
}

/// What came of writing a file.
pub type Written = (PathBuf, Result<(), SaveError>);

/// Writes saves in the background.
pub struct Writer {
    jobs: Option<Sender<Job>>,
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
        let (jobs, waiting) = channel::<Job>();
        let (tell, done) = channel();
        let worker = thread::spawn(move || {
            while let Ok(job) = waiting.recv() {
                let (mut todo, mut flushed) = (Vec::new(), Vec::new());
                for job in std::iter::once(job).chain(waiting.try_iter()) {
                    match job {
                        Job::Write(path, content) => {
                            todo.retain(|(p, _): &(PathBuf, _)| *p != path);
                            todo.push((path, content));
                        }
                        Job::Flush(tell) => flushed.push(tell),
                    }
                }
                for (path, content) in todo {
                    let done = content.write(&path);
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

    fn ask(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // The worker only goes when the writer is dropped.
            let _ = jobs.send(job);
        }
    }

    /// Writes a save soon.
    pub fn write(&self, path: PathBuf, save: Save) {
        self.ask(Job::Write(path, Content::Save(Box::new(save))));
    }

    /// Writes what was tried beside a game soon.
    pub fn write_plans(&self, path: PathBuf, plans: PlanFile) {
        self.ask(Job::Write(path, Content::Plans(Box::new(plans))));
    }

    /// Waits until everything that was asked for is done, well or badly.
    pub fn flush(&self) {
        let (tell, done) = channel();
        self.ask(Job::Flush(tell));
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
