//! Breaks the level files in memory, one way after the other: each breakage must be found with
//! file, line and reason.
//!
//! Nothing here changes a file of the repository.

mod board;
mod pieces;

use crate::common::levels::{self, text};
use caravanserai::games::{
    levels::Printed,
    merchant_of_venus::level::{Level, LevelFile, LevelFiles},
};

const BOARD: LevelFile = LevelFile::Board;

#[test]
fn every_breakage_is_found_with_file_line_and_reason() {
    levels::every_breakage_is_found::<Level>(board::BREAKS);
    levels::every_breakage_is_found::<Level>(pieces::BREAKS);
}

#[test]
fn a_row_left_out_is_noticed() {
    levels::a_row_left_out_is_noticed::<Level>(9);
}

#[test]
fn a_board_that_the_table_has_no_room_for() {
    // Just enough rows that both limits are passed, outside the frame: there nobody asks which of
    // them lie too close together.
    let more = |text: &str, after: &str, row: &dyn Fn(usize) -> String| {
        let rows: String = (0..230).map(|n| row(n) + "\n").collect();
        let line = text.lines().find(|line| line.contains(after)).expect("the row is there");
        text.replacen(line, &format!("{line}\n{rows}"), 1)
    };
    let spaces = |n: usize| {
        format!(
            "    (id: \"far_{n}\", kind: space, colour: yellow, x: 9000, y: {n}, source: \"RULING: test\"),"
        )
    };
    let links = |n: usize| {
        let from = n.checked_sub(1).map_or("jungle-ice_1".to_owned(), |m| format!("far_{m}"));
        format!(
            "    (from: \"{from}\", to: \"far_{n}\", kind: route, cost: 1, source: \"RULING: test\"),"
        )
    };
    let board = more(&text(BOARD), "(id: \"jungle-ice_1\", kind", &spaces);
    let board = more(&board, "(from: \"jungle-ice_1\", to: \"jungle-ice_2\"", &links);
    let found = Level::check_files(&LevelFiles::embedded().with(BOARD, board.clone()));
    for (key, rows, place) in
        [("level-too-large", 320, "(id: "), ("level-too-many-links", 384, "(from: ")]
    {
        let finding = found
            .iter()
            .find(|finding| finding.key == key)
            .unwrap_or_else(|| panic!("{key} is not found: {found:?}"));
        assert!(finding.what.contains(&rows.to_string()) && !finding.rule.is_empty(), "{finding}");
        assert!(
            board.lines().nth(finding.line as usize - 1).is_some_and(|line| line.contains(place)),
            "{finding}"
        );
    }
}
