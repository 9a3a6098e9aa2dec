//! The levels of a game in use: each edition is read once, from the folder that was named or from what is built in.
//!
//! It knows no game, and a level on it never changes.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, OnceLock},
};

use super::LevelError;

/// The levels of `N` editions.
pub(in crate::games) struct Shelf<L, const N: usize> {
    folder: OnceLock<PathBuf>,
    levels: [OnceLock<Result<Arc<L>, String>>; N],
}

impl<L, const N: usize> Shelf<L, N> {
    /// An empty shelf.
    pub(in crate::games) const fn new() -> Self {
        Shelf { folder: OnceLock::new(), levels: [const { OnceLock::new() }; N] }
    }

    /// Reads levels from a folder instead of the built-in ones. False, and nothing is done, once a level has been read or a
    /// folder named.
    pub(in crate::games) fn use_folder(&self, folder: PathBuf) -> bool {
        self.levels.iter().all(|level| level.get().is_none()) && self.folder.set(folder).is_ok()
    }

    /// The level of the edition at a place, read on first use.
    ///
    /// # Errors
    /// A sentence that names file, line and reason; or that there is no such place.
    pub(in crate::games) fn get(&self, at: usize, load: impl FnOnce(Option<&Path>) -> Result<L, LevelError>) -> Result<Arc<L>, String> {
        let Some(level) = self.levels.get(at) else { return Err(at.to_string()) };
        level.get_or_init(|| load(self.folder.get().map(PathBuf::as_path)).map(Arc::new).map_err(|error| error.to_string())).clone()
    }
}
