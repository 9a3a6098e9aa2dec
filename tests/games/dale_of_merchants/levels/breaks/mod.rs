//! Breaks the level files in memory, one way after the other: each breakage must be found with
//! file, line and reason.
//!
//! Nothing here changes a file of the repository.

mod cards;
mod effects;
mod tables;

use crate::common::levels;
use caravanserai::games::dale_of_merchants::level::Level;

#[test]
fn every_breakage_is_found_with_file_line_and_reason() {
    levels::every_breakage_is_found::<Level>(cards::BREAKS);
    levels::every_breakage_is_found::<Level>(effects::BREAKS);
    levels::every_breakage_is_found::<Level>(tables::BREAKS);
}

#[test]
fn a_row_left_out_is_noticed() {
    levels::a_row_left_out_is_noticed::<Level>(1);
}
