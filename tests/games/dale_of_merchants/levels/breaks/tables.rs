//! Breakages of the level files: patches, tables and editions.

use crate::common::levels::{Break, Edit, b};
use caravanserai::games::dale_of_merchants::level::LevelFile;

const PATCHES: LevelFile = LevelFile::Patches;
const TABLES: LevelFile = LevelFile::Tables;
const EDITIONS: LevelFile = LevelFile::Editions;
const BOX: LevelFile = LevelFile::Box;

use Edit::{Add, Double, Drop, In, Swap};

/// One after the other.
pub const BREAKS: &[Break<LevelFile>] = &[
    // patches
    b(
        "patch of no card",
        PATCHES,
        Swap("id: \"sloth_4\"", "id: \"sloth_9\""),
        "level-unknown",
        "id: \"sloth_9\"",
    ),
    b(
        "patch of an unknown edition",
        PATCHES,
        In("id: \"sloth_4\"", "remastered", "renewed"),
        "level-edition-unknown",
        "id: \"sloth_4\"",
    ),
    b(
        "patch twice",
        PATCHES,
        Add(
            "patches: [",
            "    (id: \"sloth_4\", edition: \"remastered\", bonus: false, source: \"SOURCED B\"),",
        ),
        "level-row-twice",
        "id: \"sloth_4\", edition: \"remastered\",",
    ),
    b(
        "patch that changes nothing",
        PATCHES,
        Add(
            "patches: [",
            "    (id: \"sloth_1\", edition: \"remastered\", bonus: true, source: \"SOURCED B\"),",
        ),
        "level-dale-patch-nothing",
        "id: \"sloth_1\"",
    ),
    b(
        "patch that is not in the box",
        PATCHES,
        Add(
            "patches: [",
            "    (id: \"sloth_1\", edition: \"remastered\", bonus: false, source: \"SOURCED B\"),",
        ),
        "level-dale-list",
        "of: patched, edition: \"remastered\"",
    ),
    b(
        "patch of a technique with a passive",
        PATCHES,
        In("id: \"panda_4\"", "kind: technique", "kind: passive"),
        "level-dale-shape",
        "id: \"panda_4\", edition",
    ),
    b(
        "patch without source",
        PATCHES,
        In("id: \"panda_4\"", "kind: technique,", "source: \"\", kind: technique,"),
        "level-syntax",
        "source: \"SOURCED B\"",
    ),
    // tables
    b("table twice", TABLES, Double("seats: 3"), "level-dale-table-twice", "seats: 3"),
    b("table for five", TABLES, Swap("seats: 3", "seats: 5"), "level-dale-table", "seats: 5"),
    b(
        "team of three",
        TABLES,
        In("seats: 3", "teams: false", "teams: true"),
        "level-dale-table",
        "seats: 3",
    ),
    b(
        "game without a goal",
        TABLES,
        In("seats: 2", "stacks: 8", "stacks: 0"),
        "level-dale-table",
        "seats: 2",
    ),
    b(
        "starting deck too small",
        TABLES,
        In("seats: 2", "junk: 7", "junk: 6"),
        "level-dale-deck-size",
        "seats: 2",
    ),
    b(
        "recommended set unknown",
        TABLES,
        In("seats: 2", "\"sloth\"", "\"slowth\""),
        "level-unknown",
        "seats: 2",
    ),
    b(
        "recommended set twice",
        TABLES,
        In("seats: 2", "\"sloth\"", "\"platypus\""),
        "level-row-twice",
        "seats: 2",
    ),
    b(
        "too few sets recommended",
        TABLES,
        In("seats: 2", ", \"sloth\"", ""),
        "level-dale-first-sets",
        "seats: 2",
    ),
    b("die twice", TABLES, Double("id: \"ocelot\""), "level-id-twice", "id: \"ocelot\""),
    b(
        "die without faces",
        TABLES,
        Swap("[0, 1, 1, 2, 2, 3]", "[]"),
        "level-dale-die",
        "id: \"ocelot\"",
    ),
    b(
        "market without slots",
        TABLES,
        Swap("[0, 1, 2, 3, 4]", "[]"),
        "level-dale-slots",
        "surcharges:",
    ),
    b(
        "no hand",
        TABLES,
        Swap("hand_size: (value: 5", "hand_size: (value: 0"),
        "level-dale-hand",
        "hand_size:",
    ),
    b(
        "junk that is none",
        TABLES,
        Swap("junk: (id: \"junk\"", "junk: (id: \"owl_1\""),
        "level-dale-junk",
        "junk: (id:",
    ),
    b(
        "surcharges without source",
        TABLES,
        In("surcharges:", "SEED", "Book"),
        "level-source",
        "surcharges:",
    ),
    b(
        "table without source",
        TABLES,
        In("seats: 4, teams: true", "SEED (teams); RULING first_sets", ""),
        "level-source",
        "teams: true",
    ),
    // editions
    b("edition gone", EDITIONS, Drop(&["id: \"remastered\""]), "level-no-edition", "editions: ["),
    b(
        "edition that nobody plays",
        EDITIONS,
        Double("id: \"remastered\""),
        "level-id-twice",
        "id: \"remastered\"",
    ),
    b(
        "edition without program",
        EDITIONS,
        Swap("id: \"original\"", "id: \"first\""),
        "level-edition-unplayed",
        "id: \"first\"",
    ),
    b(
        "switch missing",
        EDITIONS,
        In("id: \"original\"", "search_reshuffles: false, ", ""),
        "level-syntax",
        "id: \"original\"",
    ),
    b(
        "edition without source",
        EDITIONS,
        In("id: \"original\"", "SEED", "Book"),
        "level-source",
        "id: \"original\"",
    ),
    // what the boxes hold
    b(
        "box of an unknown edition",
        BOX,
        Swap("edition: \"original\"", "edition: \"first\""),
        "level-unknown",
        "edition: \"first\"",
    ),
    b("box without source", BOX, In("of: kinds", "SOURCED A", ""), "level-source", "of: kinds"),
    b("other make-up", BOX, Swap("(4, 3), ", ""), "level-dale-make-up", "id: \"platypus\""),
    b("other deck", BOX, Swap("value: 10", "value: 11"), "level-dale-deck-size", "seats: 2"),
    b(
        "other list",
        BOX,
        In("of: waiting, edition: \"remastered\"", "\"sloth_1\", ", ""),
        "level-dale-list",
        "of: waiting, edition: \"remastered\"",
    ),
];
