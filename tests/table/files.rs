//! Files that are written whole or not at all, and what is no file.

use caravanserai::table::files::{read_text, write_atomically};
use std::{fs, path::Path};

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().map(|f| f.unwrap().file_name());
    let mut names: Vec<String> = files.map(|n| n.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn the_previous_file_is_kept_whole_even_after_a_crash_in_between() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.ron");
    write_atomically(&path, b"one").unwrap();
    assert_eq!(names(folder.path()), ["a.ron"]);
    write_atomically(&path, b"two").unwrap();
    // Between keeping the previous file and putting the new one in its place the power went.
    let previous = folder.path().join("a.ron.old");
    fs::remove_file(&previous).unwrap();
    fs::hard_link(&path, &previous).unwrap();
    assert_eq!(read_text(&path).unwrap(), "two");
    write_atomically(&path, b"three").unwrap();
    assert_eq!(read_text(&path).unwrap(), "three");
    assert_eq!(read_text(&previous).unwrap(), "two");
    assert_eq!(names(folder.path()), ["a.ron", "a.ron.old"]);
}

#[test]
fn what_cannot_be_written_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.ron");
    fs::create_dir(&path).unwrap();
    assert!(write_atomically(&path, b"one").is_err());
    assert!(write_atomically(&folder.path().join("no/b.ron"), b"one").is_err());
    assert_eq!(names(folder.path()), ["a.ron"]);
    assert!(read_text(&path).unwrap_err().to_string().contains("no file"));
}

#[cfg(unix)]
#[test]
fn a_pipe_or_a_device_is_a_sentence_and_no_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.ron");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for path in [&pipe, Path::new("/dev/zero")] {
        assert!(read_text(path).unwrap_err().to_string().contains("a pipe or a device"));
        assert!(write_atomically(path, b"one").is_err());
    }
}
