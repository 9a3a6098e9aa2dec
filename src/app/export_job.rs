//! A file that is being written beside the saves: painted and written in the background, told step
//! by step and stopped when it is not wanted any more. What stands in it is decided elsewhere.

use crate::{
    table::{files::write_atomically, record::SaveError},
    view::export::FilmError,
};
use std::{
    fs,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
};

/// How far the painting is, and whether it is still wanted.
#[derive(Default)]
pub(super) struct Painting {
    done: AtomicUsize,
    of: AtomicUsize,
    stopped: AtomicBool,
}

impl Painting {
    /// So many steps of so many are done; whether the others are still wanted.
    pub(super) fn told(&self, done: usize, of: usize) -> bool {
        self.done.store(done, Relaxed);
        self.of.store(of, Relaxed);
        !self.stopped.load(Relaxed)
    }
}

/// What is being written.
pub struct ExportJob {
    file: PathBuf,
    painting: Arc<Painting>,
    worker: JoinHandle<Result<(), ExportError>>,
}

/// Why nothing was written.
pub(super) enum ExportError {
    /// It could not be painted.
    Film(FilmError),
    /// The file could not be written.
    File(SaveError),
}

/// What came of it.
pub(super) enum Exported {
    /// The file is there.
    Written(PathBuf),
    /// It was stopped, and there is no file.
    Stopped,
    /// It failed; without a reason the painting itself did.
    Failed(Option<ExportError>),
}

impl ExportJob {
    /// Begins to write what `paint` makes.
    pub(super) fn begin(
        file: PathBuf,
        paint: impl FnOnce(&Painting) -> Result<Vec<u8>, FilmError> + Send + 'static,
    ) -> ExportJob {
        let painting = Arc::new(Painting::default());
        let (told, path) = (Arc::clone(&painting), file.clone());
        let worker = thread::spawn(move || {
            let bytes = paint(&told).map_err(ExportError::Film)?;
            write_atomically(&path, &bytes).map_err(ExportError::File)
        });
        ExportJob { file, painting, worker }
    }

    /// How many steps of how many are done.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.painting.done.load(Relaxed), self.painting.of.load(Relaxed))
    }

    /// It is not wanted any more. That takes until the painting has done its next step.
    pub(super) fn stop(&self) {
        self.painting.stopped.store(true, Relaxed);
    }

    /// Whether somebody said so.
    pub(super) fn is_stopped(&self) -> bool {
        self.painting.stopped.load(Relaxed)
    }

    /// Whether nothing is done any more.
    pub(super) fn is_over(&self) -> bool {
        self.worker.is_finished()
    }

    /// What came of it.
    pub(super) fn end(self) -> Exported {
        let stopped = self.is_stopped();
        match self.worker.join() {
            // It was written while somebody said that it is not wanted: nobody has been told of it.
            Ok(Ok(())) if stopped && fs::remove_file(&self.file).is_ok() => Exported::Stopped,
            Ok(Ok(())) => Exported::Written(self.file),
            Ok(Err(ExportError::Film(FilmError::Stopped))) => Exported::Stopped,
            Ok(Err(fault)) => Exported::Failed(Some(fault)),
            Err(_) => Exported::Failed(None),
        }
    }
}
