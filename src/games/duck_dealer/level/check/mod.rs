//! The check of the level files: everything that must hold for board, goods, figures and reference
//! set-up.
//!
//! It reads files and reports; it never changes one and never stops at the first finding. It
//! decides no rule: each finding names the rule that would go wrong.

mod board;
mod figures;
mod geometry;
mod goods;
mod reference;
mod sources;

use super::{Edition, Level, LevelFindings, Rows};
use crate::games::levels::{Printed, id};

/// Arguments `id`, `have` and `want`.
fn differs(id: &str, have: impl ToString, want: impl ToString) -> Vec<(&'static str, String)> {
    vec![("id", id.to_owned()), ("have", have.to_string()), ("want", want.to_string())]
}

/// Reports what is wrong with the rows.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    sources::check(rows, found);
    let level = Level::build(rows, Edition::Standard, found);
    figures::check(rows, found);
    if let Some(level) = level {
        board::check(&level, found);
        geometry::check(&level, found);
        goods::check(&level, rows, found);
        reference::check(&level, rows, found);
    }
}
