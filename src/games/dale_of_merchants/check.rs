//! The check of the level files: everything that must hold for the sets, cards and tables of both editions.
//!
//! It reads files and reports; it never changes one and never stops at the first finding. It decides no rule: each
//! finding names the rule that would go wrong.

mod cards;
mod contents;
mod sources;

use std::path::Path;

use crate::games::levels::{sorted, strays};

use super::level::{Edition, Findings, LevelFile, LevelFiles, build};

pub use super::level::Finding;

/// Checks the built-in level files, or those of a folder (a file that is missing there is the built-in one). An empty list
/// means that all is well. Findings are ordered by file and line.
pub fn check_all(dir: Option<&Path>) -> Vec<Finding> {
    let Some(dir) = dir else {
        return check_level(&LevelFiles::embedded());
    };
    match LevelFiles::from_dir(dir) {
        Ok(files) => {
            let mut list = strays::<LevelFile>(dir);
            list.extend(check_level(&files));
            list
        }
        Err(error) => vec![*error.finding],
    }
}

/// Checks the texts of one level for every edition. An empty list means that all is well.
pub fn check_level(files: &LevelFiles) -> Vec<Finding> {
    let mut found = Findings::new(files);
    if let Some(rows) = files.parse(&mut found) {
        sources::check(&rows, &mut found);
        cards::check(&rows, &mut found);
        let contents = contents::read(files, &rows, &mut found);
        for edition in Edition::ALL {
            let level = build(&rows, files, edition, &mut found);
            if let (Some(contents), Some(level)) = (&contents, &level) {
                contents::check(contents, level, &mut found);
            }
        }
    }
    sorted(found.list)
}
