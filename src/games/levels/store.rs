//! The levels of a game in use: each edition is read once, from the folder that was named or from
//! what is built in.
//!
//! It knows no game, and a level on it never changes.

use std::{
    cell::Cell,
    path::{Path, PathBuf},
    sync::{Arc, OnceLock},
};

use super::{Editions, FileSet, Files, Finding, LevelError, Printed};
use crate::table::game::SetupError;

/// The levels of a game, whatever they hold: what can be asked of every game's files.
pub trait Levels: Send + Sync {
    /// Checks the built-in files, or those of a folder, as [`Printed::check_all`].
    fn check(&self, dir: Option<&Path>) -> Vec<Finding>;
    /// Reads the files of a folder from now on, unless one has been read, as
    /// [`LevelStore::use_folder`].
    fn use_folder(&self, folder: &Path);
    /// Reads every edition, as [`LevelStore::read_all`].
    ///
    /// # Errors
    /// A sentence that names file, line and reason.
    fn read_all(&self) -> Result<(), String>;
    /// The names of the files.
    fn file_names(&self) -> Vec<&'static str>;
}

/// The part of a game that the level check looks for.
pub struct LevelPart(pub &'static dyn Levels);

impl<L: Printed + Send + Sync, const N: usize> Levels for LevelStore<L, N> {
    fn check(&self, dir: Option<&Path>) -> Vec<Finding> {
        L::check_all(dir)
    }
    fn use_folder(&self, folder: &Path) {
        self.use_folder(folder.to_owned());
    }
    fn read_all(&self) -> Result<(), String> {
        self.read_all()
    }
    fn file_names(&self) -> Vec<&'static str> {
        L::File::ALL.iter().map(|file| file.name()).collect()
    }
}

/// The levels of `N` editions: those in use, and the built-in ones, which a record of then may ask
/// for.
pub struct LevelStore<L, const N: usize> {
    folder: OnceLock<PathBuf>,
    levels: [OnceLock<Result<Read<L>, String>>; N],
    built_in: [OnceLock<Result<Read<L>, String>>; N],
}

/// A level with the hash of the files that it was read from.
type Read<L> = (Arc<L>, u64);

thread_local! {
    /// Whether this thread asks for the built-in levels now, whatever folder was named.
    static BUILT_IN: Cell<bool> = const { Cell::new(false) };
}

/// Does something with the built-in levels, whatever folder was named. A game that is begun
/// meanwhile keeps them.
pub(in crate::games) fn with_built_in<T>(work: impl FnOnce() -> T) -> T {
    struct Back(bool);
    impl Drop for Back {
        fn drop(&mut self) {
            BUILT_IN.set(self.0);
        }
    }
    let _back = Back(BUILT_IN.replace(true));
    work()
}

impl<L: Printed, const N: usize> Default for LevelStore<L, N> {
    fn default() -> Self {
        LevelStore::new()
    }
}

impl<L: Printed, const N: usize> LevelStore<L, N> {
    /// No level is read yet.
    pub const fn new() -> Self {
        LevelStore {
            folder: OnceLock::new(),
            levels: [const { OnceLock::new() }; N],
            built_in: [const { OnceLock::new() }; N],
        }
    }

    /// Reads levels from a folder instead of the built-in ones. Must be called before the first
    /// game is set up: false, and nothing is done, once a level has been read or a folder
    /// named.
    pub fn use_folder(&self, folder: PathBuf) -> bool {
        self.levels.iter().all(|level| level.get().is_none()) && self.folder.set(folder).is_ok()
    }

    /// The level of an edition, read on first use.
    ///
    /// # Errors
    /// A sentence that names file, line and reason.
    pub fn get(&self, edition: L::Edition) -> Result<Arc<L>, String> {
        self.read(edition).map(|(level, _)| level)
    }

    /// The hash of the files of the edition with an id; 0 where they cannot be read.
    pub fn hash(&self, id: &str) -> u64 {
        let edition = L::Edition::EVERY.iter().find(|edition| edition.id() == id);
        edition.and_then(|&edition| self.read(edition).ok()).map_or(0, |(_, hash)| hash)
    }

    fn read(&self, edition: L::Edition) -> Result<Read<L>, String> {
        let folder = self.folder.get().filter(|_| !BUILT_IN.get());
        let own = self.folder.get().is_some() == folder.is_some();
        let levels = if own { &self.levels } else { &self.built_in };
        let at = L::Edition::EVERY.iter().position(|other| *other == edition);
        let Some(level) = at.and_then(|at| levels.get(at)) else {
            return Err(edition.id().to_owned());
        };
        let load = || {
            let files = match folder {
                Some(folder) => Files::from_dir(folder)?,
                None => Files::embedded(),
            };
            Ok((Arc::new(L::load_files(&files, edition)?), files.hash()))
        };
        level.get_or_init(|| load().map_err(|error: LevelError| error.to_string())).clone()
    }

    /// The level of the edition with an id.
    ///
    /// # Errors
    /// [`SetupError::Edition`] if there is none, [`SetupError::Level`] if its files cannot be read.
    pub fn named(&self, id: &str) -> Result<Arc<L>, SetupError> {
        let known =
            || L::Edition::EVERY.iter().map(|edition| edition.id()).collect::<Vec<_>>().join(", ");
        let edition = L::Edition::EVERY.iter().copied().find(|edition| edition.id() == id);
        self.get(
            edition.ok_or_else(|| SetupError::Edition(id.chars().take(40).collect(), known()))?,
        )
        .map_err(SetupError::Level)
    }

    /// Reads every edition, so that whatever is wrong is known before anything else happens.
    ///
    /// # Errors
    /// As [`LevelStore::get`].
    pub fn read_all(&self) -> Result<(), String> {
        L::Edition::EVERY.iter().try_for_each(|&edition| self.get(edition).map(drop))
    }
}
