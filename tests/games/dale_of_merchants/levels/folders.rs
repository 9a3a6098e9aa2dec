//! Levels from a folder: single files take the place of the built-in ones, the files of two games
//! may lie side by side, and what is wrong is said with the path that the user knows.

use std::{fs, path::Path};

use crate::common::levels::{self, text, write};
use caravanserai::games::{
    check_levels,
    dale_of_merchants::level::{Edition, Level, LevelFile, LevelFiles},
    level_file_names,
    levels::Printed,
};

#[test]
fn one_file_of_a_folder_takes_the_place_of_the_built_in_one() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    write(dir.path(), "tables.ron", text(LevelFile::Tables).replacen("stacks: 8", "stacks: 6", 1));
    for edition in Edition::ALL {
        let plain = Level::load(edition).unwrap_or_else(|error| panic!("{error}"));
        let own = Level::load_from(dir.path(), edition).unwrap_or_else(|error| panic!("{error}"));
        let goal = |level: &Level| level.table(2, false).map(|table| table.stacks);
        assert_eq!((goal(&plain), goal(&own)), (Some(8), Some(6)));
        assert_eq!((&plain.cards, &plain.programs), (&own.cards, &own.programs));
        let own = LevelFiles::from_dir(dir.path()).unwrap_or_else(|error| panic!("{error}"));
        assert_ne!(LevelFiles::embedded().hash(), own.hash());
    }
    assert_eq!(Level::check_all(Some(dir.path())), []);
}

#[test]
fn the_box_file_is_no_part_of_the_game() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    write(dir.path(), "box.ron", text(LevelFile::Box).replacen("want: 72", "want: 73", 1));
    let own =
        Level::load_from(dir.path(), Edition::Original).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(Level::load(Edition::Original), Ok(own));
    assert_eq!(Level::check_all(Some(dir.path())).len(), 1);
}

#[test]
fn the_files_of_two_games_may_lie_side_by_side() {
    let mut names = level_file_names();
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all, "two games share the name of a file");
    let levels = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels");
    assert_eq!(check_levels(Some(&levels)), []);
    let dir = tempfile::tempdir().expect("a temporary folder");
    for game in ["merchant_of_venus", "dale_of_merchants"] {
        for entry in fs::read_dir(levels.join(game)).expect("the levels lie there").flatten() {
            let name = entry.file_name();
            if level_file_names().iter().any(|known| name == **known) {
                fs::copy(entry.path(), dir.path().join(name))
                    .expect("the temporary folder can be written");
            }
        }
    }
    assert_eq!(check_levels(Some(dir.path())), []);
    write(dir.path(), "cardz.ron", text(LevelFile::Cards));
    let found = check_levels(Some(dir.path()));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].key == "level-stray" && found[0].file.ends_with("cardz.ron"), "{}", found[0]);
}

#[test]
fn files_cut_off_anywhere_or_emptied_never_panic() {
    levels::files_cut_off_are_named::<Level>();
}

#[test]
fn figures_at_the_edge_of_their_type_never_panic() {
    levels::figures_are_found::<Level>(&[
        (LevelFile::Cards, "value: ", "255"),
        (LevelFile::Cards, "copies: ", "255"),
        (LevelFile::Cards, "fixed(", "2147483647"),
        (LevelFile::Cards, "fixed(", "-2147483648"),
        (LevelFile::Cards, "stack_needs(", "2147483647"),
        (LevelFile::Cards, "refill_cap(", "255"),
        (LevelFile::Cards, "min: ", "255"),
        (LevelFile::Tables, "seats: ", "255"),
        (LevelFile::Tables, "sets: ", "255"),
        (LevelFile::Tables, "junk: ", "255"),
        (LevelFile::Tables, "stacks: ", "255"),
        (LevelFile::Tables, "faces: [", "255"),
        (LevelFile::Tables, "values: [", "255"),
        (LevelFile::Tables, "hand_size: (value: ", "255"),
        (LevelFile::Sets, "luck: ", "255"),
        (LevelFile::Box, "want: ", "4294967295"),
    ]);
}
