//! Writing a position, a turn or a game into a file. What is shown is decided here, for whoever may
//! be looking; the painting itself goes on in the background.

use super::{
    export_job::{ExportError, ExportJob, Exported, Painting},
    export_report::ReportWork,
    session::{Session, file_name},
    storage,
    table::Table,
};
use crate::{
    table::{
        files::ENDING_AWAY,
        ids::{Seats, Viewer},
        play::Play,
        record::SaveError,
        turns,
    },
    text::Localizer,
    ui::export::{ExportEyes, ExportForm, ExportModel, ExportWhat},
    view::{
        caption::Caption,
        export::{FilmError, film_with, still_told},
        figures::Scene,
        scene::{SceneContext, build_scene},
    },
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// What is to be written: everything of the table is in it already, and for whose eyes.
enum ToWrite {
    Still(Box<(Scene, Caption)>, u64, u32),
    Film(Box<Film>),
    Text(String),
    Report(Box<ReportWork>),
}

/// The turn of a film.
struct Film {
    play: Play,
    /// The entry that is looked at.
    at: usize,
    /// The entry that whoever plays has made last in a turn of their own: that turn is meant.
    own: Option<usize>,
    /// For whom each position is drawn.
    eyes: Vec<Viewer>,
    context: SceneContext,
    width: u32,
}

impl Film {
    fn bytes(mut self, mut told: impl FnMut(usize, usize) -> bool) -> Result<Vec<u8>, FilmError> {
        let turn = match self.own {
            Some(entry) => turns::turn_of(&mut self.play, entry),
            None => turns::turn_at(&mut self.play, self.at),
        };
        // In a long game that has taken a while.
        if !told(0, 1) {
            return Err(FilmError::Stopped);
        }
        let eyes = |entry: usize| self.eyes.get(entry).copied().unwrap_or(Viewer::Public);
        let first = *turn.start();
        let sights = turns::sights(&mut self.play, turn, eyes);
        let scenes: Vec<Scene> = sights.iter().map(|s| build_scene(s, self.context)).collect();
        let fortunes = turns::fortunes(&mut self.play, first, scenes.len());
        let captions: Vec<Caption> = fortunes
            .iter()
            .map(|fortunes| Caption::of(self.play.setup(), fortunes, self.context))
            .collect();
        film_with((&scenes, &captions), self.play.setup().seed, self.width, told)
    }
}

impl ToWrite {
    fn bytes(self, painting: &Painting) -> Result<Vec<u8>, FilmError> {
        let told = |done, of| painting.told(done, of);
        match self {
            ToWrite::Still(still, seed, width) => {
                still_told((&still.0, Some(&still.1)), seed, width, told)
            }
            ToWrite::Film(film) => film.bytes(told),
            ToWrite::Report(report) => report.bytes(told),
            ToWrite::Text(text) if told(1, 1) => Ok(text.into_bytes()),
            ToWrite::Text(_) => Err(FilmError::Stopped),
        }
    }
}

impl Session {
    /// What the dialog must know.
    pub fn export_model(&self) -> ExportModel {
        let Some(table) = &self.table else { return ExportModel::default() };
        let running = self.export.as_ref();
        ExportModel {
            own: matches!(table.viewer(), Viewer::Seat(_)),
            is_told: table.is_told(),
            barred: table.all_barred(),
            folder: self.folders.exports().display().to_string(),
            progress: running.map(ExportJob::progress),
            stopping: running.is_some_and(ExportJob::is_stopped),
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
        self.export = Some(ExportJob::begin(file, move |painting| work.bytes(painting)));
        (self.exported, self.export_stopped) = (None, false);
        Ok(())
    }

    /// What is being written is not wanted any more. That takes until the painting has done its
    /// next step.
    pub fn stop_export(&self) {
        if let Some(job) = &self.export {
            job.stop();
        }
    }

    /// Whether something is being written still; once it is not, [`Self::hear_export`] tells what
    /// came of it.
    pub fn export_runs(&self) -> bool {
        self.export.as_ref().is_some_and(|job| !job.is_over())
    }

    /// What came of writing, once it is done: the words, and whether they are a warning.
    pub fn hear_export(&mut self) -> Option<(String, bool)> {
        let job = self.export.take_if(|job| job.is_over())?;
        let v = self.texts();
        let failed = |why: &str| (v.named("ui-export-failed", "why", why), true);
        Some(match job.end() {
            Exported::Stopped => {
                self.export_stopped = true;
                (v.text("ui-export-stopped"), false)
            }
            Exported::Written(file) => {
                let written = v.named("ui-export-written", "file", &file.display().to_string());
                self.exported = Some(file);
                (written, false)
            }
            Exported::Failed(Some(ExportError::Film(fault))) => failed(&fault.to_string()),
            Exported::Failed(Some(ExportError::File(fault))) => failed(&v.localizer.fault(&fault)),
            Exported::Failed(None) => failed(&v.text("ui-export-fault")),
        })
    }
}

/// A file that is not there yet, named after the game and the entry.
fn name(table: &Table, form: &ExportForm, folder: &Path) -> PathBuf {
    let (at, game) = (table.play.entries().len(), file_name(&table.file));
    let (name, ending) = match form.what {
        ExportWhat::Picture => (format!("{game} {at}"), "png"),
        ExportWhat::Film => (format!("{game} {at} film"), "png"),
        ExportWhat::Text => (game, "txt"),
        ExportWhat::Record => (game, ENDING_AWAY),
        ExportWhat::Report => (game, "html"),
    };
    storage::free_file(folder, &name, ending)
}

/// Everything of the table that is to be written.
fn work(table: &mut Table, form: &ExportForm, context: SceneContext) -> Result<ToWrite, SaveError> {
    let seed = table.play.setup().seed;
    Ok(match form.what {
        ExportWhat::Picture => {
            let viewer = table.export_viewer(table.play.entries().len(), form.eyes);
            let scene = build_scene(&table.play.sight(viewer), context);
            let fortunes = table.play.fortunes();
            let caption = Caption::of(table.play.setup(), &fortunes, context);
            ToWrite::Still(Box::new((scene, caption)), seed, form.width)
        }
        ExportWhat::Film => {
            let (at, own) = (table.play.entries().len(), table.own_turn());
            let play = table.whole()?;
            let eyes = |entry| table.export_viewer(entry, form.eyes);
            let eyes = (0..=play.entries().len()).map(eyes).collect();
            ToWrite::Film(Box::new(Film { play, at, own, eyes, context, width: form.width }))
        }
        ExportWhat::Text => ToWrite::Text(story(table, form.eyes, context.localizer)),
        ExportWhat::Record => ToWrite::Text(table.save().text()),
        ExportWhat::Report => {
            let play = table.whole()?;
            let eyes = |entry| table.export_viewer(entry, form.eyes);
            let eyes = (0..=play.entries().len()).map(eyes).collect();
            let is_open = table.all_barred().is_none();
            ToWrite::Report(Box::new(ReportWork {
                play,
                eyes,
                is_open,
                context,
                width: form.width,
            }))
        }
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
