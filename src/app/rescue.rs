//! A fault in the rules does not take the window with it: it is caught where the window asks the
//! table for something, and everything that is needed to find it is kept in a file of the person's.
//! It mends nothing and decides nothing.

use super::table::Table;
use crate::table::{
    files::write_atomically,
    record::{Save, SaveError},
};
use serde::Serialize;
use std::{
    any::Any,
    fs,
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

/// Does what may call the rules.
///
/// # Errors
/// What a panic said.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    // Whoever asks gives the table up after a panic: nobody sees what it left half done.
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|said| words(said.as_ref()))
}

fn words(said: &(dyn Any + Send)) -> String {
    let text = said.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| said.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// Everything that is needed to find a fault.
#[derive(Serialize, Debug)]
struct Report {
    /// The version of the program.
    version: &'static str,
    /// What was asked of the table.
    doing: String,
    /// What the panic said.
    fault: String,
    /// The file of the game.
    file: PathBuf,
    /// The game up to the action before, if it can still be told.
    save: Option<Save>,
}

/// Keeps what happened to a table in a new file of this folder, and says which.
///
/// # Errors
/// If the file cannot be written.
pub fn report(
    folder: &Path,
    table: &mut Table,
    doing: &str,
    fault: &str,
) -> Result<PathBuf, SaveError> {
    let report = Report {
        version: env!("CARGO_PKG_VERSION"),
        doing: doing.to_owned(),
        fault: fault.to_owned(),
        file: table.file.clone(),
        save: guarded(|| table.save()).ok(),
    };
    let text = ron::ser::to_string_pretty(&report, ron::ser::PrettyConfig::new())
        .unwrap_or_else(|error| format!("{error}\n{report:#?}"));
    fs::create_dir_all(folder).map_err(|source| SaveError::File {
        path: folder.to_owned(),
        what: "the folder cannot be made",
        source,
    })?;
    let path = fresh(folder);
    write_atomically(&path, text.as_bytes())?;
    Ok(path)
}

/// A file of this moment that is not there yet.
fn fresh(folder: &Path) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let path = |n: u64| folder.join(format!("fault-{}.ron", now + n));
    (0..).map(path).find(|p| !p.exists()).unwrap_or_else(|| path(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_its_words() {
        assert_eq!(guarded(|| 7), Ok(7));
        assert_eq!(guarded(|| -> u8 { panic!("no space {}", 12) }), Err("no space 12".to_owned()));
        assert_eq!(guarded(|| -> u8 { panic!("plain") }), Err("plain".to_owned()));
    }

    #[test]
    fn no_report_is_written_over_another() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let first = fresh(folder.path());
        fs::write(&first, "one").expect("the folder is there");
        assert_ne!(fresh(folder.path()), first);
    }
}
