//! The check of the level files: every row says where it comes from, and everything holds that the
//! rules count on.
//!
//! It reads files and reports; it never changes one and never stops at the first finding. It
//! decides no rule: each finding names the rule that would go wrong.

mod figures;
mod sources;

use super::{Edition, Level, LevelFindings, Rows};
use crate::games::levels::Printed;

/// Reports what is wrong with the rows.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    sources::check(rows, found);
    if Level::build(rows, Edition::Standard, found).is_some() {
        figures::check(rows, found);
    }
}
