//! Files of the person: settings and saves. Everything is written atomically; what cannot be read
//! is told in a sentence and left alone, and nothing is overwritten but a game by itself.

mod analyses;
mod list;
mod lock;
mod opening;
mod pictures;
mod plans;
mod recover;
mod writer;

pub use analyses::{AnalysisFile, analysis_of, read_analysis, write_analysis};
pub use list::list;
pub use lock::{Lock, Locked};
pub use opening::{Opened, open};
pub use pictures::{BackgroundPainter, Painted, picture_of};
pub use plans::{
    BranchInfo, KeptPlan, KeptStep, PlanFile, plans_follow, plans_of, read_plans, write_plans,
};
pub use recover::{bring_back, bring_in, bring_out, discard, kept};
pub use writer::{Stamp, Writer};

use crate::{
    table::{
        files::{ENDING, open_regular, read_text_within, write_atomically},
        record::SaveError,
        scenario::Scenario,
    },
    ui::{learn::Progress, settings::Settings},
};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

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
    /// Where deleted games lie.
    pub fn trash(&self) -> PathBuf {
        self.saves.join("trash")
    }
    /// Where faults of the rules are kept for whoever mends them.
    pub fn reports(&self) -> PathBuf {
        self.saves.with_file_name("reports")
    }
    /// Where pictures of saved positions are kept.
    pub fn pictures(&self) -> PathBuf {
        self.saves.with_file_name("pictures")
    }
    /// Where finished games are written down.
    pub fn statistics(&self) -> PathBuf {
        crate::engine::statistics::beside(&self.saves)
    }
    /// Where pictures and texts of games are written.
    pub fn exports(&self) -> PathBuf {
        self.saves.with_file_name("exports")
    }
    /// Where lies what was tried beside games.
    fn plans(&self) -> PathBuf {
        self.saves.with_file_name("plans")
    }
    /// Where lies what was found when games were looked back at.
    fn analyses(&self) -> PathBuf {
        self.saves.with_file_name("analyses")
    }
    /// Where the locks of games that are open lie.
    fn locks(&self) -> PathBuf {
        self.saves.with_file_name("locks")
    }
    /// The file that keeps what somebody has learnt.
    fn progress(&self) -> PathBuf {
        self.settings.with_file_name("learnt.ron")
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

/// Reads what somebody has learnt. A file that cannot be read counts as nothing learnt: it is
/// written anew when something is.
pub fn read_progress(folders: &Folders) -> Progress {
    let text = read_text_within(&folders.progress(), LONGEST_SETTINGS);
    text.ok().and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
}

/// Keeps what somebody has learnt.
///
/// # Errors
/// As [`write_atomically`].
pub fn write_progress(folders: &Folders, progress: &Progress) -> Result<(), SaveError> {
    let path = folders.progress();
    make_folder(path.parent())?;
    let text =
        ron::ser::to_string_pretty(progress, ron::ser::PrettyConfig::new()).unwrap_or_default();
    write_atomically(&path, text.as_bytes())
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
    free_path(&folders.saves, name)
}

/// The folder that is proposed for copies: the person's documents.
pub fn away() -> PathBuf {
    let person = directories::UserDirs::new();
    let documents = person.as_ref().and_then(|p| p.document_dir());
    documents.or(person.as_ref().map(|p| p.home_dir())).map_or_else(PathBuf::new, Path::to_owned)
}

/// Folders in which a file could be kept that cannot be written where it belongs.
pub fn other_folders(file: &Path) -> Vec<PathBuf> {
    let person = directories::UserDirs::new();
    let home = person.as_ref().map(|p| p.home_dir().to_owned());
    let documents = person.as_ref().and_then(|p| p.document_dir().map(Path::to_owned));
    let folders = [documents, home, Some(std::env::temp_dir())];
    let mut other: Vec<PathBuf> = Vec::new();
    for folder in folders.into_iter().flatten() {
        if file.parent() != Some(&folder) && !other.contains(&folder) && takes_files(&folder) {
            other.push(folder);
        }
    }
    other
}

/// Whether a file can be made in a folder.
fn takes_files(folder: &Path) -> bool {
    let probe = folder.join(format!(".caravanserai-{}", std::process::id()));
    let made = fs::OpenOptions::new().write(true).create_new(true).open(&probe).is_ok();
    made && fs::remove_file(&probe).is_ok()
}

/// A path of this name in a folder, at which nothing lies yet.
pub fn free_path(folder: &Path, name: &str) -> PathBuf {
    free_file(folder, name, ENDING)
}

/// As [`free_path`], with another ending.
pub fn free_file(folder: &Path, name: &str, ending: &str) -> PathBuf {
    let stem = file_stem(name);
    let first = folder.join(format!("{stem}.{ending}"));
    // What is no file, or leads nowhere, is in the way as well.
    let free = |p: &PathBuf| fs::symlink_metadata(p).is_err();
    if free(&first) {
        return first;
    }
    (2..).map(|n| folder.join(format!("{stem} {n}.{ending}"))).find(free).unwrap_or(first)
}
