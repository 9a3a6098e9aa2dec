//! Levels from a folder: single files take the place of the built-in ones, and what is wrong with
//! them is said with the path that the user knows.

use std::fs;

use crate::common::levels::{self, text, write};
use caravanserai::games::{
    levels::Printed,
    merchant_of_venus::level::{Edition, Level, LevelFile, LevelFiles},
};

#[test]
fn one_file_of_a_folder_takes_the_place_of_the_built_in_one() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    write(dir.path(), "ships.ron", text(LevelFile::Ships).replacen("holds: 2", "holds: 4", 1));
    for edition in Edition::ALL {
        let plain = Level::load(edition).unwrap_or_else(|error| panic!("{error}"));
        let own = Level::load_from(dir.path(), edition).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((plain.ships[0].holds, own.ships[0].holds), (2, 4));
        assert_eq!(plain.spaces, own.spaces);
        let own = LevelFiles::from_dir(dir.path()).unwrap_or_else(|error| panic!("{error}"));
        assert_ne!(LevelFiles::embedded().hash(), own.hash());
    }
    assert!(
        Level::check_all(Some(dir.path())).iter().all(|finding| finding.key == "level-example"),
        "other than printed"
    );
    write(
        dir.path(),
        "examples.ron",
        text(LevelFile::Examples).replacen("ship(\"scout\", 3, 2)", "ship(\"scout\", 3, 4)", 1),
    );
    assert_eq!(Level::check_all(Some(dir.path())), []);
}

#[test]
fn an_empty_folder_gives_the_built_in_level() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    for edition in Edition::ALL {
        let plain = Level::load(edition).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(Level::load_from(dir.path(), edition).as_ref(), Ok(&plain));
    }
    assert_eq!(Level::check_all(Some(dir.path())), []);
}

#[test]
fn a_folder_may_hold_the_game_in_a_folder_of_its_own() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let inner = dir.path().join("merchant_of_venus");
    fs::create_dir(&inner).expect("a folder in it");
    write(&inner, "ships.ron", text(LevelFile::Ships).replacen("dice: 3", "dice: 2", 1));
    let own =
        Level::load_from(dir.path(), Edition::E2012).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(own.ships[0].dice, 2);
}

#[test]
fn line_ends_and_comments_do_not_change_the_hash() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    for file in LevelFile::ALL {
        write(
            dir.path(),
            file.name(),
            format!("{}\r\n// own copy, nothing changed\r\n", text(file).replace('\n', "\r\n")),
        );
    }
    for edition in Edition::ALL {
        let plain = Level::load(edition).unwrap_or_else(|error| panic!("{error}"));
        let own = Level::load_from(dir.path(), edition).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(plain, own);
    }
    assert_eq!(Level::check_all(Some(dir.path())), []);
}

#[test]
fn a_broken_file_of_a_folder_is_named_with_its_path_and_line() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let broken = text(LevelFile::Board).replacen("fee: 30", "fee: thirty", 1);
    let line = broken.lines().position(|line| line.contains("fee: thirty")).map_or(0, |ix| ix + 1);
    write(dir.path(), "board.ron", broken);
    let error = Level::load_from(dir.path(), Edition::E1988).expect_err("a word is no fee");
    let path = dir.path().join("board.ron").display().to_string();
    assert_eq!((error.finding.file.as_str(), error.finding.line as usize), (path.as_str(), line));
    assert!(error.to_string().starts_with(&format!("{path}:{line}: ")), "{error}");
    assert_eq!(Level::check_all(Some(dir.path())), [*error.finding]);
}

#[test]
fn a_file_that_is_no_text_is_refused_without_a_panic() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    write(dir.path(), "cup.ron", [0xff, 0xfe, 0x00, 0xd8]);
    let error = Level::load_from(dir.path(), Edition::E2012).expect_err("no text");
    assert_eq!(error.finding.key, "level-unreadable");
    assert!(error.finding.file.ends_with("cup.ron"), "{error}");
    assert_eq!(Level::check_all(Some(dir.path())).len(), 1);
}

#[test]
fn a_folder_that_is_none_is_refused() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let none = dir.path().join("nowhere");
    let error = Level::load_from(&none, Edition::E2012).expect_err("no folder");
    assert_eq!(error.finding.key, "level-no-folder");
    assert_eq!(Level::check_all(Some(&none)), [*error.finding]);
}

#[test]
fn a_misspelt_file_name_is_noticed() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    write(dir.path(), "ship.ron", text(LevelFile::Ships));
    write(dir.path(), "notes.txt", "anything");
    let found = Level::check_all(Some(dir.path()));
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].key, "level-stray");
    assert!(found[0].file.ends_with("ship.ron"), "{}", found[0]);
}

#[test]
fn files_cut_off_anywhere_or_emptied_never_panic() {
    levels::files_cut_off_are_named::<Level>();
}

#[test]
fn figures_at_the_edge_of_their_type_never_panic() {
    let biggest = "4294967295";
    levels::figures_are_found::<Level>(&[
        (LevelFile::Board, "x: ", "2147483647"),
        (LevelFile::Board, "y: ", "-2147483648"),
        (LevelFile::Board, "width: ", "2147483647"),
        (LevelFile::Board, "fee: ", biggest),
        (LevelFile::Board, "box: (", "-2147483648"),
        (LevelFile::Board, "cost: ", "255"),
        (LevelFile::Cultures, "price: ", biggest),
        (LevelFile::Cultures, "value: ", biggest),
        (LevelFile::Cultures, "number: ", "255"),
        (LevelFile::Cultures, "card: ", biggest),
        (LevelFile::Cup, "count: ", "255"),
        (LevelFile::Cup, "bonus: ", biggest),
        (LevelFile::Cup, "fare: ", biggest),
        (LevelFile::Ships, "dice: ", "255"),
        (LevelFile::Ships, "trade_in: ", biggest),
        (LevelFile::Equipment, "shield(", biggest),
        (LevelFile::Markers, "count: ", "255"),
        (LevelFile::Deeds, "worth: ", biggest),
        (LevelFile::Editions, "start_money_per_seat: (", biggest),
        (LevelFile::Editions, "small_bank: (", biggest),
        (LevelFile::Editions, "port_commission_percent: (", "255"),
        (LevelFile::Editions, "markers: (", "65535"),
    ]);
}
