//! Writing a position, a turn or a game into a file. What is shown is decided here, for whoever may
//! be looking; painting goes on in the background, is told step by step and can be stopped.

use super::{
    session::{Session, file_name},
    storage,
    table::Table,
};
use crate::{
    table::{
        files::{ENDING_AWAY, write_atomically},
        ids::{Seats, Viewer},
        play::Play,
        record::SaveError,
        turns,
    },
    text::Localizer,
    ui::export::{ExportEyes, ExportForm, ExportModel, ExportWhat},
    view::{
        export::{FilmError, film, still_told},
        figures::Scene,
        scene::{SceneContext, build_scene},
    },
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
struct Progress {
    done: AtomicUsize,
    of: AtomicUsize,
    stopped: AtomicBool,
}

/// What is being written.
pub struct ExportJob {
    file: PathBuf,
    progress: Arc<Progress>,
    worker: JoinHandle<Result<(), ExportError>>,
}

/// Why nothing was written.
enum ExportError {
    Film(FilmError),
    File(SaveError),
}

/// What is to be written: everything of the table is in it already, and for whose eyes.
enum Work {
    Still(Box<Scene>, u64, u32),
    Film(Box<Film>),
    Text(String),
}

/// The turn of a film.
struct Film {
    play: Play,
    /// The entry that is looked at.
    at: usize,
    /// For whom each position is drawn.
    eyes: Vec<Viewer>,
    context: SceneContext,
    width: u32,
}

impl Film {
    fn bytes(mut self, mut told: impl FnMut(usize, usize) -> bool) -> Result<Vec<u8>, FilmError> {
        let turn = turns::turn_at(&mut self.play, self.at);
        // In a long game that has taken a while.
        if !told(0, 1) {
            return Err(FilmError::Stopped);
        }
        let eyes = |entry: usize| self.eyes.get(entry).copied().unwrap_or(Viewer::Public);
        let sights = turns::sights(&mut self.play, turn, eyes);
        let scenes: Vec<Scene> = sights.iter().map(|s| build_scene(s, self.context)).collect();
        film(&scenes, self.play.setup().seed, self.width, told)
    }
}

impl Work {
    fn bytes(self, progress: &Progress) -> Result<Vec<u8>, FilmError> {
        let told = |done, of| {
            progress.done.store(done, Relaxed);
            progress.of.store(of, Relaxed);
            !progress.stopped.load(Relaxed)
        };
        match self {
            Work::Still(scene, seed, width) => still_told(&scene, seed, width, told),
            Work::Film(film) => film.bytes(told),
            Work::Text(text) if told(1, 1) => Ok(text.into_bytes()),
            Work::Text(_) => Err(FilmError::Stopped),
        }
    }
}

impl Session {
    /// What the dialog must know.
    pub fn export_model(&self) -> ExportModel {
        let Some(table) = &self.table else { return ExportModel::default() };
        let running = self.export.as_ref().map(|job| &job.progress);
        ExportModel {
            own: matches!(table.viewer(), Viewer::Seat(_)),
            barred: table.all_barred(),
            folder: self.folders.exports().display().to_string(),
            progress: running.map(|p| (p.done.load(Relaxed), p.of.load(Relaxed))),
            stopping: running.is_some_and(|p| p.stopped.load(Relaxed)),
            stopped: self.export_stopped,
            written: self.exported.as_ref().map(|file| file.display().to_string()),
        }
    }

    /// Begins to write what is wanted; why it cannot be, in words of the reader.
    ///
    /// # Errors
    /// A sentence: the folder cannot be made, or the record cannot be followed.
    pub fn begin_export(&mut self, form: &ExportForm) -> Result<(), String> {
        let v = self.localizer();
        let context = SceneContext { localizer: v, palette: self.settings.seat_set(), room: None };
        let typed = form.folder.trim();
        let folder = if typed.is_empty() { self.folders.exports() } else { PathBuf::from(typed) };
        let Some(table) = &mut self.table else { return Ok(()) };
        if form.eyes == ExportEyes::All
            && form.what != ExportWhat::Record
            && let Some(why) = table.all_barred()
        {
            return Err(v.word(why));
        }
        let work = work(table, form, context).map_err(|e| v.fault(&e))?;
        let file = name(table, form, &folder);
        fs::create_dir_all(&folder).map_err(|source| {
            v.fault(&SaveError::File { path: folder, what: "the folder cannot be made", source })
        })?;
        let progress = Arc::new(Progress::default());
        let (told, path) = (Arc::clone(&progress), file.clone());
        let worker = thread::spawn(move || {
            let bytes = work.bytes(&told).map_err(ExportError::Film)?;
            write_atomically(&path, &bytes).map_err(ExportError::File)
        });
        self.export = Some(ExportJob { file, progress, worker });
        (self.exported, self.export_stopped) = (None, false);
        Ok(())
    }

    /// What is being written is not wanted any more. That takes until the painting has done its
    /// next step.
    pub fn stop_export(&self) {
        if let Some(job) = &self.export {
            job.progress.stopped.store(true, Relaxed);
        }
    }

    /// Whether something is being written still; once it is not, [`Self::hear_export`] tells what
    /// came of it.
    pub fn export_runs(&self) -> bool {
        self.export.as_ref().is_some_and(|job| !job.worker.is_finished())
    }

    /// What came of writing, once it is done: the words, and whether they are a warning.
    pub fn hear_export(&mut self) -> Option<(String, bool)> {
        let job = self.export.take_if(|job| job.worker.is_finished())?;
        let stopped = job.progress.stopped.load(Relaxed);
        let v = self.texts();
        let failed = |why: &str| (v.named("ui-export-failed", "why", why), true);
        let halted = (v.text("ui-export-stopped"), false);
        Some(match job.worker.join() {
            // It was written while somebody said that it is not wanted: nobody has been told of it.
            Ok(Ok(())) if stopped && fs::remove_file(&job.file).is_ok() => {
                self.export_stopped = true;
                halted
            }
            Ok(Ok(())) => {
                let file = job.file.display().to_string();
                let written = v.named("ui-export-written", "file", &file);
                self.exported = Some(job.file);
                (written, false)
            }
            Ok(Err(ExportError::Film(FilmError::Stopped))) => {
                self.export_stopped = true;
                halted
            }
            Ok(Err(ExportError::Film(fault))) => failed(&fault.to_string()),
            Ok(Err(ExportError::File(fault))) => failed(&v.localizer.fault(&fault)),
            Err(_) => failed(&v.text("ui-export-fault")),
        })
    }
}

/// A file that is not there yet, named after the game and the entry.
fn name(table: &Table, form: &ExportForm, folder: &std::path::Path) -> PathBuf {
    let (at, game) = (table.play.entries().len(), file_name(&table.file));
    let (name, ending) = match form.what {
        ExportWhat::Picture => (format!("{game} {at}"), "png"),
        ExportWhat::Film => (format!("{game} {at} film"), "png"),
        ExportWhat::Text => (game, "txt"),
        ExportWhat::Record => (game, ENDING_AWAY),
    };
    storage::free_file(folder, &name, ending)
}

/// Everything of the table that is to be written.
fn work(table: &mut Table, form: &ExportForm, context: SceneContext) -> Result<Work, SaveError> {
    let seed = table.play.setup().seed;
    Ok(match form.what {
        ExportWhat::Picture => {
            let viewer = table.export_viewer(table.play.entries().len(), form.eyes);
            let scene = build_scene(&table.play.sight(viewer), context);
            Work::Still(Box::new(scene), seed, form.width)
        }
        ExportWhat::Film => {
            let at = table.play.entries().len();
            let play = table.whole()?;
            let eyes = |entry| table.export_viewer(entry, form.eyes);
            let eyes = (0..=play.entries().len()).map(eyes).collect();
            Work::Film(Box::new(Film { play, at, eyes, context, width: form.width }))
        }
        ExportWhat::Text => Work::Text(story(table, form.eyes, context.localizer)),
        ExportWhat::Record => Work::Text(table.save().text()),
    })
}

/// What happened, as far as those eyes may read it.
fn story(table: &mut Table, eyes: ExportEyes, v: Localizer) -> String {
    let outcome = table.ending();
    let notes: Vec<_> = match eyes {
        ExportEyes::Public if table.guarded() => {
            table.notes().into_iter().filter(|n| n.seat.is_none()).collect()
        }
        _ => table.notes(),
    };
    let story = crate::text::story::Story {
        game: table.play.game(),
        setup: table.play.setup(),
        names: table.play.catalogue(),
        entries: table.told_entries().collect(),
        notes: &notes,
        outcome: outcome.as_ref(),
    };
    story.tell(v, |entry, line| match table.export_viewer(entry, eyes) {
        Viewer::Everybody => true,
        Viewer::Public => line.audience == Seats::ALL,
        Viewer::Seat(seat) => line.audience.has(seat),
    })
}
