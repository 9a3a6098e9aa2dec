//! Who has a save open: two windows never write one file. The system holds the lock and lets it go
//! when a program ends, however it ends; a file that is left behind locks nothing.

use super::Folders;
use crate::table::record::fingerprint;
use std::{
    fs::{self, File, TryLockError},
    path::Path,
};

/// A save that nobody else may write while this lives.
#[derive(Debug)]
pub struct Lock {
    /// Nothing where the system has no locks: then nobody is kept out.
    _file: Option<File>,
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
        let name = lock_name(save);
        let file = fs::create_dir_all(&folder).and_then(|()| File::create(folder.join(name))).ok();
        match file.as_ref().map(File::try_lock) {
            Some(Err(TryLockError::WouldBlock)) => Err(Locked),
            Some(Err(TryLockError::Error(_))) | None => Ok(Lock { _file: None }),
            Some(Ok(())) => Ok(Lock { _file: file }),
        }
    }
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
