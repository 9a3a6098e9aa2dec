//! Who has a save open: two windows never write one file. The system holds the lock and lets it go
//! when a program ends, however it ends; a file that is left behind locks nothing.

use super::Folders;
use crate::table::record::fingerprint;
use std::{
    fs::{self, File, TryLockError},
    path::{Path, PathBuf},
};

/// A save that nobody else may write while this lives.
#[derive(Debug)]
pub struct Lock {
    /// The file that is locked, and where it lies. Nothing where the system has no locks: then
    /// nobody is kept out.
    held: Option<(File, PathBuf)>,
}

/// Another window has the save open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Locked;

impl Lock {
    /// Takes the lock of a save, whether that file is there yet or not.
    ///
    /// # Errors
    /// [`Locked`] if another window has it.
    pub fn of(folders: &Folders, save: &Path) -> Result<Lock, Locked> {
        let folder = folders.locks();
        let path = folder.join(lock_name(save));
        let file = fs::create_dir_all(&folder).and_then(|()| File::create(&path)).ok();
        match file.as_ref().map(File::try_lock) {
            Some(Err(TryLockError::WouldBlock)) => Err(Locked),
            Some(Err(TryLockError::Error(_))) | None => Ok(Lock { held: None }),
            Some(Ok(())) => Ok(Lock { held: file.map(|file| (file, path)) }),
        }
    }

    /// Takes it anew where its file has gone, as with a whole folder that somebody removes: a lock
    /// that nobody finds keeps nobody out.
    ///
    /// # Errors
    /// [`Locked`] if another window has it by now.
    pub fn renew(&mut self, folders: &Folders, save: &Path) -> Result<(), Locked> {
        let stands = |(file, path): &(File, PathBuf)| lies_at(file, path);
        if !self.held.as_ref().is_some_and(stands) {
            *self = Lock::of(folders, save)?;
        }
        Ok(())
    }
}

/// Whether an open file is the one that lies there.
#[cfg(unix)]
fn lies_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let number = |about: fs::Metadata| (about.dev(), about.ino());
    let (open, there) = (file.metadata().map(number), fs::metadata(path).map(number));
    matches!((open, there), (Ok(open), Ok(there)) if open == there)
}

/// Whether an open file is the one that lies there. No other can, where an open file keeps its name
/// to itself.
#[cfg(not(unix))]
fn lies_at(_file: &File, path: &Path) -> bool {
    path.exists()
}

/// One name for each file, however it is written.
pub(super) fn lock_name(save: &Path) -> String {
    let folder = save.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // What is not there yet has no other name either; if it cannot be made, nothing is written
    // there.
    let _ = fs::create_dir_all(folder);
    let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    let whole = folder.join(save.file_name().unwrap_or_default());
    format!("{:016x}", fingerprint([whole.to_string_lossy().as_ref()]))
}
