//! The check of the level files: everything that must hold for the sets, cards and tables of both
//! editions.
//!
//! It reads files and reports; it never changes one and never stops at the first finding. It
//! decides no rule: each finding names the rule that would go wrong.

mod cards;
mod contents;
mod reactions;
mod sources;

use crate::games::levels::Printed;

use super::{Edition, Level, LevelFindings, Rows};

/// Reports what is wrong with the rows, for every edition.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    sources::check(rows, found);
    cards::check(rows, found);
    let contents = contents::read(rows, found);
    for edition in Edition::ALL {
        let level = Level::build(rows, edition, found);
        if let (Some(contents), Some(level)) = (&contents, &level) {
            contents::check(contents, level, found);
            reactions::check(level, found);
        }
    }
}
