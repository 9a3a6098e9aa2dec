//! What somebody tried beside a game, kept with the person's files: one file for each save, found
//! by where that save lies. No save holds any of it, and a copy of a save that goes elsewhere takes
//! none of it along. What does not belong to the save is left alone.

use super::{Folders, analysis_of, lock::lock_name, make_folder};
use crate::table::{
    files::{read_text, write_atomically},
    ids::{SeatId, Viewer},
    record::{Save, SaveError},
};
use serde::{Deserialize, Serialize};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The version of the file format.
const FORMAT: u32 = 1;
/// Most entries of records in one file: more would be noticed when the game is opened.
const MOST_ENTRIES: usize = 40_000;

/// The branches of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanFile {
    format: u32,
    /// Which deal they belong to: [`Save::tree`].
    pub tree: u64,
    /// How many branches were ever opened.
    pub opened: usize,
    /// The records of the positions at which branches begin.
    pub beginnings: Vec<Save>,
    /// The branches in the order of their numbers.
    pub plans: Vec<KeptPlan>,
}

/// What is known of a branch, on the table as in its file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BranchInfo {
    /// Its number.
    pub number: usize,
    /// The line that it left; the game is 0.
    pub of: usize,
    /// The name that somebody gave it; empty at first.
    pub name: String,
    /// The turn in which it left.
    pub turn: i64,
    /// Who was to choose there.
    pub asked: Option<SeatId>,
    /// Whose it is: nobody else sees it.
    pub owner: Viewer,
    /// Whether computer players choose for the others.
    pub bots: bool,
    /// Whether the one who tries may spend what is not there; nothing where the game knows no such
    /// thing.
    pub overdraws: Option<bool>,
}

/// One branch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptPlan {
    /// What is known of it.
    pub info: BranchInfo,
    /// Which of the beginnings is its own.
    pub beginning: usize,
    /// How many of its steps lie before the position that was looked at last.
    pub at: usize,
    /// What was tried.
    pub steps: Vec<KeptStep>,
}

/// One step of a branch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptStep {
    /// Who chooses.
    pub seat: Option<SeatId>,
    /// What is chosen, in its written form.
    pub action: String,
    /// Whether it goes on with the step before it.
    pub goes_on: bool,
    /// By which entry of the game it was played there.
    pub played: Option<usize>,
}

impl PlanFile {
    /// A file without a branch.
    pub fn new(tree: u64, opened: usize) -> PlanFile {
        PlanFile { format: FORMAT, tree, opened, beginnings: Vec::new(), plans: Vec::new() }
    }

    /// Adds a branch that begins at this record, unless the file would grow too long by it. Records
    /// are few: branches of branches share theirs.
    pub fn add(&mut self, beginning: &Save, mut plan: KeptPlan) {
        let known = self.beginnings.iter().position(|save| save == beginning);
        let held: usize = self.beginnings.iter().map(|save| save.entries.len()).sum();
        if known.is_none() && held + beginning.entries.len() > MOST_ENTRIES {
            return;
        }
        plan.beginning = known.unwrap_or(self.beginnings.len());
        if known.is_none() {
            self.beginnings.push(beginning.clone());
        }
        self.plans.push(plan);
    }
}

/// Where the branches of the game in a save are kept.
pub fn plans_of(folders: &Folders, save: &Path) -> PathBuf {
    folders.plans().join(format!("{}.{}", lock_name(save), super::ENDING))
}

/// Writes the branches of a game; without one nothing is kept.
///
/// # Errors
/// [`SaveError::File`]; what was kept is untouched then.
pub fn write_plans(path: &Path, plans: &PlanFile) -> Result<(), SaveError> {
    if plans.plans.is_empty() {
        return match fs::remove_file(path) {
            Err(source) if source.kind() != io::ErrorKind::NotFound => {
                let what = "the file cannot be deleted";
                Err(SaveError::File { path: path.to_owned(), what, source })
            }
            _ => Ok(()),
        };
    }
    make_folder(path.parent())?;
    let pretty = ron::ser::PrettyConfig::new().depth_limit(4).indentor(" ").struct_names(false);
    // As a save: strings, numbers and lists.
    let text = ron::ser::to_string_pretty(plans, pretty).unwrap_or_default();
    write_atomically(path, text.as_bytes())
}

/// The branches that are kept of the game in a save; none where there are none, and none that
/// belong to another deal, which had this name before.
///
/// # Errors
/// [`SaveError`] says what is wrong with the file.
pub fn read_plans(
    folders: &Folders,
    save: &Path,
    tree: u64,
) -> Result<Option<PlanFile>, SaveError> {
    let path = plans_of(folders, save);
    if fs::symlink_metadata(&path).is_err() {
        return Ok(None);
    }
    let file: PlanFile = ron::from_str(&read_text(&path)?).map_err(|e| SaveError::Unreadable {
        line: e.span.start.line,
        column: e.span.start.col,
        why: e.code.to_string(),
    })?;
    if file.format != FORMAT {
        return Err(SaveError::Format(file.format));
    }
    Ok((file.tree == tree).then_some(file))
}

/// The save lies elsewhere now, and what was tried beside it and found of it goes with it. Where
/// that is not possible, nothing is lost but the list of branches.
pub fn plans_follow(folders: &Folders, from: &Path, to: &Path) {
    for beside in [plans_of, analysis_of] {
        let (from, to) = (beside(folders, from), beside(folders, to));
        if fs::symlink_metadata(&from).is_ok() {
            let _ = fs::rename(from, to);
        }
    }
}
