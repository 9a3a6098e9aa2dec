//! The check of the level files: everything that must hold for the boards and pieces of both editions.
//!
//! It reads files and reports; it never changes one and never stops at the first finding. It decides no rule: each
//! finding names the rule that would go wrong.

mod board;
mod examples;
mod geometry;
mod pieces;
mod sources;
mod trade;

use std::path::Path;

use crate::games::levels::{sorted, strays};

use super::level::{Edition, Findings, LevelFile, LevelFiles, Rows, build};

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
        let examples = examples::read(files, &mut found);
        for edition in Edition::ALL {
            let Some(level) = build(&rows, files, edition, &mut found) else {
                continue;
            };
            board::check(&rows, &level, &mut found);
            geometry::check(&level, &mut found);
            trade::check(&rows, &level, &mut found);
            pieces::check(&rows, &level, &mut found);
            if let Some(examples) = &examples {
                examples::check(examples, &level, &mut found);
            }
        }
    }
    sorted(found.list)
}

/// Argument list of a text.
type Args = Vec<(&'static str, String)>;

/// The argument `id`.
fn id(id: &str) -> Args {
    vec![("id", id.to_string())]
}

/// The arguments `have`, `want` and `edition`.
fn counts(have: usize, want: usize, edition: Edition) -> Args {
    vec![("have", have.to_string()), ("want", want.to_string()), ("edition", edition.id().to_string())]
}

/// The row of a space, link end or other thing of `board.ron` by its id.
fn board_row(id: &str) -> super::level::Mark {
    super::level::Mark::row(LevelFile::Board, "id", id)
}

/// The place of a rule value in `editions.ron`.
fn rule_row(rows: &Rows, edition: Edition, field: &str) -> super::level::Mark {
    let nth = rows.editions.editions.iter().position(|row| row.id == edition.id()).unwrap_or(0);
    super::level::Mark::head(LevelFile::Editions, field).nth(nth)
}
