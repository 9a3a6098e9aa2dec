//! What was found when a finished game was looked back at, kept with the person's files so that it
//! is not worked out again. Whatever cannot be read, or belongs to another game, is as if it were
//! not there.

use super::{Folders, lock::lock_name, make_folder};
use crate::{
    bots::KeptAnalysis,
    table::{
        files::{read_text, write_atomically},
        record::SaveError,
    },
};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// The version of the file format.
const FORMAT: u32 = 1;

/// An analysis with the game that it is of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnalysisFile {
    format: u32,
    /// The position at the end of the game, as a number.
    end: u64,
    /// How much was thought about each choice.
    playouts: u32,
    /// What was found.
    pub found: KeptAnalysis,
}

impl AnalysisFile {
    /// What was found of a game that ended so, with so much thinking.
    pub fn new(end: u64, playouts: u32, found: KeptAnalysis) -> AnalysisFile {
        AnalysisFile { format: FORMAT, end, playouts, found }
    }
}

/// Where the analysis of the game in a save is kept.
pub fn analysis_of(folders: &Folders, save: &Path) -> PathBuf {
    folders.analyses().join(format!("{}.{}", lock_name(save), super::ENDING))
}

/// Keeps an analysis.
///
/// # Errors
/// [`SaveError::File`]; what was kept is untouched then.
pub fn write_analysis(path: &Path, analysis: &AnalysisFile) -> Result<(), SaveError> {
    make_folder(path.parent())?;
    write_atomically(path, ron::to_string(analysis).unwrap_or_default().as_bytes())
}

/// The analysis that is kept of a game in a save which ended so, with so much thinking.
pub fn read_analysis(
    folders: &Folders,
    save: &Path,
    (end, playouts): (u64, u32),
) -> Option<AnalysisFile> {
    let file: AnalysisFile = ron::from_str(&read_text(&analysis_of(folders, save)).ok()?).ok()?;
    let fits = (file.format, file.end, file.playouts) == (FORMAT, end, playouts);
    fits.then_some(file)
}
