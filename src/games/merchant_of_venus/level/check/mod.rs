//! The check of the level files: everything that must hold for the boards and pieces of both
//! editions.
//!
//! It reads files and reports; it never changes one and never stops at the first finding. It
//! decides no rule: each finding names the rule that would go wrong.

mod board;
mod examples;
mod geometry;
mod pieces;
mod sources;
mod trade;

use crate::games::levels::{Printed, id};

use super::{Edition, Level, LevelFile, LevelFindings, Rows};

/// Reports what is wrong with the rows, for every edition.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    sources::check(rows, found);
    let examples = examples::read(found);
    for edition in Edition::ALL {
        let Some(level) = Level::build(rows, edition, found) else {
            continue;
        };
        board::check(rows, &level, found);
        geometry::check(&level, found);
        trade::check(rows, &level, found);
        pieces::check(rows, &level, found);
        if let Some(examples) = &examples {
            examples::check(examples, &level, found);
        }
    }
}

/// Argument list of a text.
type Args = Vec<(&'static str, String)>;

/// The arguments `have`, `want` and `edition`.
fn counts(have: usize, want: usize, edition: Edition) -> Args {
    vec![
        ("have", have.to_string()),
        ("want", want.to_string()),
        ("edition", edition.id().to_string()),
    ]
}

/// The row of a space, link end or other thing of `board.ron` by its id.
fn board_row(id: &str) -> super::LevelMark {
    super::LevelMark::row(LevelFile::Board, "id", id)
}

/// The place of a rule value in `editions.ron`.
fn rule_row(rows: &Rows, edition: Edition, field: &str) -> super::LevelMark {
    let nth = rows.editions.editions.iter().position(|row| row.id == edition.id()).unwrap_or(0);
    super::LevelMark::head(LevelFile::Editions, field).nth(nth)
}
