//! The level files: what is wrong with a changed one is found at its line.

use crate::common::levels::{
    Break, Edit, a_row_left_out_is_noticed, b, every_breakage_is_found, files_cut_off_are_named,
};
use caravanserai::games::merchants_cove::level::{Level, LevelFile};

use Edit::In;

const CARDS: LevelFile = LevelFile::Corruption;
const HARBOUR: LevelFile = LevelFile::Harbour;

/// Deliberate faults, one or more for each sentence of the check.
const BREAKS: &[Break<LevelFile>] = &[
    b(
        "a card more",
        CARDS,
        In("c_gy", "copies: 1", "copies: 2"),
        "level-cove-corruption",
        "total:",
    ),
    b("no icon", CARDS, In("c_1", "corruption: 1", "corruption: 0"), "level-cove-icon", "c_1"),
    b(
        "two to discard",
        LevelFile::Townsfolk,
        In("l07", "DiscardUpTo(3)", "DiscardUpTo(2)"),
        "level-cove-number",
        "l07",
    ),
    b(
        "a step without an end",
        LevelFile::Captain,
        In("storm", "choose(6)", "choose(2147483647)"),
        "level-cove-number",
        "storm",
    ),
    b(
        "five harvests",
        LevelFile::Alchemist,
        In("gather", "times: 2", "times: 5"),
        "level-cove-number",
        "gather",
    ),
    b(
        "no coal",
        LevelFile::Blacksmith,
        In("stoke", "Coal(2)", "Coal(0)"),
        "level-cove-number",
        "stoke",
    ),
    b(
        "tiles to mend",
        LevelFile::Chronomancer,
        In("mend", "Mend(4)", "Mend(17)"),
        "level-cove-number",
        "mend",
    ),
    b("a set", LevelFile::Townsfolk, In("s01", "sailors", "locals"), "level-cove-set", "cards:"),
    b(
        "rogues",
        LevelFile::Rogues,
        In("thieves", "bag: 5", "bag: 9"),
        "level-cove-rogues",
        "thieves",
    ),
    b("a hand", HARBOUR, In("\"a\"", "half: 11", "half: 15"), "level-cove-hand", "\"a\""),
    b(
        "an isle",
        LevelFile::Captain,
        In("galleon", "None", "Some(red)"),
        "level-cove-island",
        "waters:",
    ),
    b(
        "an anchor",
        LevelFile::Chronomancer,
        In("kit:", "anchor: (4, 4, 3, 4)", "anchor: (4, 4, 4, 4)"),
        "level-cove-anchor",
        "kit:",
    ),
    b(
        "no source",
        CARDS,
        In("c_rb", "SEED Production 3 kinds of card; RECONSTRUCTED split", "?"),
        "level-source",
        "c_rb",
    ),
    b(
        "a full boat",
        HARBOUR,
        In("boats:", "arrive: 2", "arrive: 4"),
        "level-cove-number",
        "boats:",
    ),
    b(
        "five sides",
        LevelFile::Peddler,
        In("hall", "hours: 1", "hours: 0"),
        "level-cove-number",
        "die:",
    ),
    b(
        "a space",
        LevelFile::Alchemist,
        In("brew", "id: \"brew\"", "id: \"stew\""),
        "level-cove-number",
        "spaces:",
    ),
];

#[test]
fn every_breakage_of_the_files_is_found() {
    every_breakage_is_found::<Level>(BREAKS);
}

#[test]
fn a_row_that_is_missing_is_missed() {
    a_row_left_out_is_noticed::<Level>(4);
}

#[test]
fn cut_files_are_named() {
    files_cut_off_are_named::<Level>();
}
