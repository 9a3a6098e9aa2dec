//! Names of files, and the file of the settings, without a window.

use caravanserai::{
    app::storage::{Folders, file_stem, read_settings, write_settings},
    ui::settings::Settings,
};
use std::fs;

#[test]
fn names_become_harmless_file_names() {
    assert_eq!(file_stem("Anna & Ben / 2012"), "Anna Ben 2012");
    assert_eq!(file_stem("../../etc/passwd"), "etc passwd");
    assert_eq!(file_stem(" .. "), "game");
    assert_eq!(file_stem("Zoë, José"), "Zoë, José");
}

#[test]
fn damaged_settings_give_defaults_and_a_reason() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = Folders::within(folder.path());
    assert_eq!(read_settings(&folders), (Settings::default(), None));
    let wanted = Settings { text_size: 150, language: "fr".to_owned(), ..Settings::default() };
    write_settings(&folders, &wanted).expect("the folder is there");
    assert_eq!(read_settings(&folders), (wanted, None));
    fs::write(&folders.settings, "(text_size: oops").expect("the folder is there");
    let (settings, why) = read_settings(&folders);
    assert_eq!(settings, Settings::default());
    assert!(why.is_some());
    fs::write(&folders.settings, "(text_size: 9000, language: \"xx\")")
        .expect("the folder is there");
    assert_eq!(read_settings(&folders).0, Settings { text_size: 200, ..Settings::default() });
}
