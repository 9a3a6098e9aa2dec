//! Files of the person: settings and saves. Everything is written atomically; what cannot be read
//! is told in a sentence and left alone.

use crate::{
    games,
    table::{
        example::Example,
        files::{open_regular, read_text, write_atomically},
        play::Play,
        record::{Save, SaveError},
        scenario::{Scenario, Stored},
    },
    text::Localizer,
    ui::{
        saves::{SaveContent, SaveFile},
        settings::Settings,
    },
};
use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::SystemTime,
};

/// The ending of save files.
pub const ENDING: &str = "ron";
/// Longest settings file that is read.
const LONGEST_SETTINGS: u64 = 64 << 10;

/// Where the person's files lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// The settings file.
    pub settings: PathBuf,
    /// The folder of saves.
    pub saves: PathBuf,
}

impl Folders {
    /// The folders of this computer; the working folder where the system names none.
    pub fn of_person() -> Folders {
        match directories::ProjectDirs::from("", "", "Caravanserai") {
            Some(dirs) => Folders {
                settings: dirs.config_dir().join("settings.ron"),
                saves: dirs.data_dir().join("saves"),
            },
            None => Folders::within(Path::new("caravanserai-files")),
        }
    }
    /// Where faults of the rules are kept for whoever mends them.
    pub fn reports(&self) -> PathBuf {
        self.saves.with_file_name("reports")
    }
    /// Everything inside one folder, for tests.
    pub fn within(folder: &Path) -> Folders {
        Folders { settings: folder.join("settings.ron"), saves: folder.join("saves") }
    }
}

/// Reads the settings. What is wrong with the file comes beside the defaults, as words of the
/// reader.
pub fn read_settings(folders: &Folders) -> (Settings, Option<String>) {
    let path = &folders.settings;
    let text = match open_regular(path) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return (Settings::default(), None),
        Err(e) => return (Settings::default(), Some(e.to_string())),
        Ok((_, length)) if length > LONGEST_SETTINGS => {
            return (Settings::default(), Some(format!("{length} bytes")));
        }
        Ok((mut file, _)) => io::read_to_string(&mut file),
    };
    match text
        .map_err(|e| e.to_string())
        .and_then(|t| ron::from_str::<Settings>(&t).map_err(|e| e.to_string()))
    {
        Ok(settings) => (settings.sound(), None),
        Err(why) => (Settings::default(), Some(why)),
    }
}

/// Keeps the settings.
///
/// # Errors
/// As [`write_atomically`].
pub fn write_settings(folders: &Folders, settings: &Settings) -> Result<(), SaveError> {
    make_folder(folders.settings.parent())?;
    let text =
        ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new()).unwrap_or_default();
    write_atomically(&folders.settings, text.as_bytes())
}

/// Keeps a position. The folder of saves is made where nothing was ever saved.
///
/// # Errors
/// As [`write_atomically`].
pub fn write_scenario(path: &Path, scenario: &Scenario) -> Result<(), SaveError> {
    make_folder(path.parent())?;
    scenario.write(path)
}

fn make_folder(folder: Option<&Path>) -> Result<(), SaveError> {
    let Some(folder) = folder else { return Ok(()) };
    fs::create_dir_all(folder).map_err(|source| SaveError::File {
        path: folder.to_owned(),
        what: "the folder cannot be made",
        source,
    })
}

/// A file name out of what a person typed: letters, digits and a few signs, at most 60.
pub fn file_stem(name: &str) -> String {
    let kept: String = name
        .chars()
        .map(|c| {
            if c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | ',' | '(' | ')' | '.') {
                c
            } else {
                ' '
            }
        })
        .take(60)
        .collect();
    let words = kept.split_whitespace().map(|w| w.trim_matches('.')).filter(|w| !w.is_empty());
    let stem = words.collect::<Vec<_>>().join(" ");
    if stem.is_empty() { "game".to_owned() } else { stem }
}

/// Where a save of this name lies.
pub fn path_of(folders: &Folders, name: &str) -> PathBuf {
    folders.saves.join(format!("{}.{ENDING}", file_stem(name)))
}

/// A path of this name at which nothing lies yet.
pub fn fresh_path(folders: &Folders, name: &str) -> PathBuf {
    let first = path_of(folders, name);
    if !first.exists() {
        return first;
    }
    (2..)
        .map(|n| path_of(folders, &format!("{} {n}", file_stem(name))))
        .find(|p| !p.exists())
        .unwrap_or(first)
}

/// The saves, the newest first.
pub fn list(folders: &Folders, localizer: Localizer) -> Vec<SaveFile> {
    let Ok(files) = fs::read_dir(&folders.saves) else { return Vec::new() };
    let mut found: Vec<(SystemTime, PathBuf)> = files
        .filter_map(Result::ok)
        .map(|f| f.path())
        .filter(|p| p.extension().is_some_and(|e| e == ENDING))
        .map(|p| (fs::metadata(&p).and_then(|m| m.modified()).unwrap_or(SystemTime::UNIX_EPOCH), p))
        .collect();
    found.sort_by(|a, b| b.cmp(a));
    let now = SystemTime::now();
    found
        .into_iter()
        .map(|(written, path)| SaveFile {
            name: path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default(),
            minutes: now.duration_since(written).map_or(0, |d| d.as_secs() / 60),
            content: content(&path, localizer).map_err(|e| localizer.fault(&e)),
            path,
        })
        .collect()
}

fn content(path: &Path, localizer: Localizer) -> Result<SaveContent, SaveError> {
    let stored = Stored::open(path)?;
    let setup = stored.setup();
    let game = games::by_id(&setup.game).map_err(|e| SaveError::Setup(localizer.fault(&e)))?;
    let (actions, scenario, over) = match &stored {
        // The position at the end stands in the file: nothing has to be played again.
        Stored::Save(save) => (
            save.entries.len(),
            save.entries.len() == 1 && save.entries[0].starts_with('!'),
            games::is_over(&save.snapshot),
        ),
        Stored::Scenario(_) => (0, true, false),
    };
    let study = setup.study || scenario;
    Ok(SaveContent {
        prefix: game.prefix(),
        edition: setup.edition.clone(),
        seats: setup.seats.clone(),
        actions,
        study,
        scenario,
        over,
    })
}

/// A save that was opened.
pub struct Opened {
    /// The game.
    pub play: Play,
    /// What must be told: where today's rules part from the record.
    pub note: Option<String>,
    /// A position without a past: what is tried in it is kept in a file of its own.
    pub scenario: bool,
}

/// Opens a save and plays it again, or sets a scenario or the position of a worked example up.
///
/// # Errors
/// A sentence that says what is wrong and where.
pub fn open(path: &Path, localizer: Localizer) -> Result<Opened, String> {
    let text = read_text(path).map_err(|e| localizer.fault(&e))?;
    // The number of an example stands in its first line.
    if text.lines().take(3).any(|line| line.contains(" example: ")) {
        let example = Example::read(&text).map_err(|e| localizer.fault(&e))?;
        let game = games::by_id(&example.game).map_err(|e| localizer.fault(&e))?;
        let edition = example.editions.first().map_or("", String::as_str);
        let play = example.begin(game, edition).map_err(|e| localizer.fault(&e))?;
        return Ok(Opened { play, note: None, scenario: true });
    }
    let stored = Stored::read(&text).map_err(|e| localizer.fault(&e))?;
    let game = games::by_id(&stored.setup().game).map_err(|e| localizer.fault(&e))?;
    let (play, divergence) = stored.begin(game).map_err(|e| localizer.fault(&e))?;
    let note = divergence.map(|d| {
        let args = crate::text::Args::from_iter([
            ("entry", crate::text::Arg::from(d.entry as i64)),
            ("why", crate::text::Arg::from(d.why)),
        ]);
        localizer.word_with("ui-load-differs", &args)
    });
    Ok(Opened { play, note, scenario: matches!(stored, Stored::Scenario(_)) })
}

/// Writes saves in the background, the newest of each file only. Dropped, it finishes what is
/// waiting.
pub struct Writer {
    jobs: Option<Sender<(PathBuf, Save)>>,
    faults: std::sync::Mutex<Receiver<SaveError>>,
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
        let (jobs, waiting) = channel::<(PathBuf, Save)>();
        let (told, faults) = channel();
        let worker = thread::spawn(move || {
            while let Ok(job) = waiting.recv() {
                let mut todo = vec![job];
                for job in waiting.try_iter() {
                    todo.retain(|(path, _)| *path != job.0);
                    todo.push(job);
                }
                for (path, save) in todo {
                    let done = make_folder(path.parent()).and_then(|()| save.write(&path));
                    if let Err(fault) = done
                        && told.send(fault).is_err()
                    {
                        return;
                    }
                }
            }
        });
        Writer { jobs: Some(jobs), faults: faults.into(), worker: Some(worker) }
    }
    /// Writes a save soon.
    pub fn write(&self, path: PathBuf, save: Save) {
        if let Some(jobs) = &self.jobs {
            // The worker only goes when the writer is dropped.
            let _ = jobs.send((path, save));
        }
    }
    /// What went wrong since somebody last asked.
    pub fn faults(&mut self) -> Vec<SaveError> {
        self.faults.get_mut().map_or_else(|_| Vec::new(), |f| f.try_iter().collect())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_harmless_file_names() {
        assert_eq!(file_stem("Anna & Ben / 2012"), "Anna Ben 2012");
        assert_eq!(file_stem("../../etc/passwd"), "etc passwd");
        assert_eq!(file_stem(" .. "), "game");
        assert_eq!(file_stem("Zoë, José"), "Zoë, José");
    }

    #[test]
    fn damaged_settings_give_defaults_and_a_reason() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let folders = Folders::within(folder.path());
        assert_eq!(read_settings(&folders), (Settings::default(), None));
        let wanted = Settings { text_size: 150, language: "fr".to_owned(), ..Settings::default() };
        write_settings(&folders, &wanted).expect("the folder is there");
        assert_eq!(read_settings(&folders), (wanted, None));
        fs::write(&folders.settings, "(text_size: oops").expect("the folder is there");
        let (settings, why) = read_settings(&folders);
        assert_eq!(settings, Settings::default());
        assert!(why.is_some());
        fs::write(&folders.settings, "(text_size: 9000, language: \"xx\")")
            .expect("the folder is there");
        assert_eq!(read_settings(&folders).0, Settings { text_size: 200, ..Settings::default() });
    }
}
