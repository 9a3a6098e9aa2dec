//! What disk and clock do behind the window's back: a folder that goes or cannot be written, a
//! clock that is set back, a save that another computer puts in the place of the one that is
//! played. Nothing is lost, and whatever happened is told.

use super::losses::{choose, command, dialog, own, playing, saves, session};
use crate::common::window::{run, window};
use bevy::prelude::*;
use caravanserai::{
    app::{session::Shell, storage::Folders},
    table::record::Save,
    ui::{
        Command, Dialog, Screen,
        dialogs::Saved,
        saves::{AHEAD, Kept, KeptFile},
    },
};
use std::{
    fs,
    path::Path,
    time::{Duration, SystemTime},
};

fn notes(app: &App) -> Vec<String> {
    let notes = &app.world().resource::<Shell>().notes;
    notes.iter().filter(|(note, _)| note.warning).map(|(note, _)| note.text.clone()).collect()
}

fn forget_notes(app: &mut App) {
    app.world_mut().resource_mut::<Shell>().notes.clear();
}

fn date(file: &Path, when: SystemTime) {
    let opened = fs::File::options().append(true).open(file).expect("the file is there");
    opened.set_modified(when).expect("the disk keeps dates");
}

/// Opens a game; whoever is to choose says that it is so.
fn open(app: &mut App, file: &Path) {
    command(app, Command::Load(file.to_owned()));
    command(app, Command::CurtainDown);
}

/// The names of the saves in the order of the list, and how many minutes old they are.
fn listed(app: &mut App) -> Vec<(String, u64)> {
    command(app, Command::Go(Screen::Start));
    session(app).saves.iter().map(|save| (save.name.clone(), save.minutes)).collect()
}

#[test]
fn a_clock_that_is_set_back_hides_no_game_and_takes_no_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 2);
    saves(&mut app);
    let first = own(&app);
    let (name, _) = listed(&mut app).remove(0);
    // The clock was two days ahead when it was written.
    date(&first, SystemTime::now() + Duration::from_secs(2 * 86_400));
    assert_eq!(listed(&mut app), [(name.clone(), AHEAD)]);
    let text = fs::read(&first).expect("the first game");
    command(&mut app, Command::Load(first.clone()));
    command(&mut app, Command::Rematch);
    saves(&mut app);
    let second = own(&app);
    assert_ne!(first, second, "the name is taken, whatever its date");
    let all = listed(&mut app);
    assert_eq!(all.iter().map(|(_, minutes)| *minutes).collect::<Vec<_>>(), [0, AHEAD]);
    assert_eq!(all[1].0, name, "what was played last can be gone on with");
    assert_eq!(fs::read(&first).expect("the first game"), text);
    // The clock of another computer is a little ahead: that is the newest one all the same.
    date(&first, SystemTime::now() + Duration::from_secs(300));
    assert_eq!(listed(&mut app).first(), Some(&(name, 0)));
    // It is played on, and has the date of today.
    date(&first, SystemTime::now() + Duration::from_secs(2 * 86_400));
    open(&mut app, &first);
    choose(&mut app, 1);
    assert_eq!(listed(&mut app).iter().map(|(_, m)| *m).collect::<Vec<_>>(), [0, 0]);
    assert_eq!(Save::open(&first).expect("the first game").entries.len(), 3);
}

#[test]
fn a_folder_that_goes_while_somebody_plays_is_made_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 3);
    saves(&mut app);
    let file = own(&app);
    for gone in fs::read_dir(folder.path()).expect("the folder") {
        let gone = gone.expect("a name").path();
        let done = if gone.is_dir() { fs::remove_dir_all(gone) } else { fs::remove_file(gone) };
        done.expect("a temporary folder");
    }
    choose(&mut app, 1);
    assert_eq!(saves(&mut app).iter().map(|(_, entries)| *entries).collect::<Vec<_>>(), [4]);
    assert_eq!(session(&app).saved(), Saved::Always);
    command(&mut app, Command::Set(Box::default()));
    assert!(Folders::within(folder.path()).settings.exists());
    command(&mut app, Command::Go(Screen::Start));
    assert_eq!(session(&app).saves[0].path, file);
    assert_eq!(notes(&app), [] as [&str; 0]);
}

#[test]
fn files_that_go_while_they_are_listed_are_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 2);
    saves(&mut app);
    let file = own(&app);
    command(&mut app, Command::Go(Screen::Start));
    fs::remove_dir_all(Folders::within(folder.path()).saves).expect("the folder of saves");
    let kept = |kept| KeptFile { kept, name: "a".into(), minutes: 0, path: file.clone() };
    for wanted in [
        Command::Load(file.clone()),
        Command::Watch(file.clone()),
        Command::Study(Some(file.clone())),
        Command::OpenCopy(file.clone()),
        Command::PlayAgreed(file.clone()),
        Command::Rename(file.clone(), "other".into()),
        Command::Delete(file.clone()),
        Command::CopySave(file.clone(), folder.path().to_owned()),
        Command::BringBack(kept(Kept::Earlier)),
        Command::BringBack(kept(Kept::Deleted)),
    ] {
        forget_notes(&mut app);
        command(&mut app, wanted.clone());
        assert_eq!(notes(&app).len(), 1, "{wanted:?}");
        assert!(session(&app).table.is_none());
    }
    command(&mut app, Command::Go(Screen::Start));
    assert!(session(&app).saves.is_empty() && session(&app).kept.is_empty());
}

/// Nobody may write there, not even the system's owner.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_is_told_until_it_can() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 1);
    saves(&mut app);
    let place = Folders::within(folder.path()).saves;
    let aside = folder.path().join("aside");
    fs::rename(&place, &aside).expect("a temporary folder");
    std::os::unix::fs::symlink("/proc/self/fdinfo", &place).expect("a temporary folder");
    choose(&mut app, 1);
    saves(&mut app);
    command(&mut app, Command::Open(Dialog::Menu));
    let Saved::Failed(why) = session(&app).saved() else { panic!("nothing is said") };
    assert!(why.contains("fdinfo") || why.contains("saves"), "{why}");
    command(&mut app, Command::Quit);
    assert!(app.should_exit().is_none(), "it asks first");
    fs::remove_file(&place).expect("a temporary folder");
    fs::rename(&aside, &place).expect("a temporary folder");
    command(&mut app, Command::Open(Dialog::Menu));
    assert_eq!(session(&app).saved(), Saved::Always);
    assert_eq!(Save::open(&own(&app)).expect("it is saved").entries.len(), 2);
}

#[test]
fn a_save_that_another_computer_puts_in_its_place_is_kept_beside_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 2);
    saves(&mut app);
    let file = own(&app);
    let theirs = fs::read(&file).expect("the save");
    choose(&mut app, 3);
    saves(&mut app);
    assert_eq!(notes(&app), [] as [&str; 0], "what the window wrote itself is no surprise");
    fs::write(&file, &theirs).expect("a temporary folder");
    for more in 1..3 {
        choose(&mut app, 1);
        let mut entries: Vec<usize> = saves(&mut app).into_iter().map(|(_, n)| n).collect();
        entries.sort();
        assert_eq!(entries, [2, 5 + more], "both are there, and no third");
        run(&mut app, 2);
        assert_eq!(notes(&app).len(), 1, "it is told once");
    }
    let beside = saves(&mut app).iter().find(|(_, n)| *n == 2).map(|(name, _)| name.clone());
    let beside = Folders::within(folder.path()).saves.join(beside.expect("it") + ".ron");
    assert_eq!(fs::read(beside).expect("their version"), theirs);
}

#[test]
fn what_came_before_the_first_choice_is_kept_as_well() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 2);
    saves(&mut app);
    let file = own(&app);
    drop(app);
    // Opened, changed from outside before anything is done, and played on.
    let mut app = window(folder.path(), |_| ());
    open(&mut app, &file);
    let ours = fs::read(&file).expect("the save");
    choose(&mut app, 1);
    saves(&mut app);
    assert_eq!(saves(&mut app).len(), 1, "what was opened may be written anew");
    command(&mut app, Command::Go(Screen::Start));
    open(&mut app, &file);
    fs::write(&file, &ours).expect("a temporary folder");
    choose(&mut app, 1);
    let mut entries: Vec<usize> = saves(&mut app).into_iter().map(|(_, n)| n).collect();
    entries.sort();
    assert_eq!(entries, [2, 4]);
}

/// Its lock goes with the folder, and is there again as soon as the save is.
#[test]
fn a_folder_that_goes_lets_no_other_window_in() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut one = playing(folder.path(), 2);
    saves(&mut one);
    let file = own(&one);
    for gone in fs::read_dir(folder.path()).expect("the folder").flatten() {
        if gone.path().is_dir() {
            fs::remove_dir_all(gone.path()).expect("a temporary folder");
        }
    }
    choose(&mut one, 1);
    saves(&mut one);
    let mut two = window(folder.path(), |_| ());
    open(&mut two, &file);
    assert_eq!(dialog(&two), Some(&Dialog::InUse(file.clone())));
    assert!(session(&two).table.is_none());
    assert_eq!(notes(&one), [] as [&str; 0]);
}

/// The folder of a game comes back, and another window is quicker: both games are kept, each in a
/// file that one window writes.
#[test]
fn a_file_that_another_window_has_by_now_is_left_to_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut one = playing(folder.path(), 2);
    saves(&mut one);
    let file = own(&one);
    fs::remove_dir_all(folder.path().join("locks")).expect("a temporary folder");
    let mut two = window(folder.path(), |_| ());
    open(&mut two, &file);
    assert_eq!(own(&two), file, "nothing keeps it out");
    choose(&mut two, 3);
    saves(&mut two);
    choose(&mut one, 1);
    saves(&mut one);
    run(&mut one, 2);
    assert_ne!(own(&one), file);
    assert_eq!(notes(&one).len(), 1, "it is told once");
    for (app, entries) in [(&mut one, 5), (&mut two, 7)] {
        choose(app, 2);
        saves(app);
        assert_eq!(Save::open(&own(app)).expect("a whole game").entries.len(), entries);
    }
    assert_eq!(saves(&mut one).len(), 2, "there is no third");
    command(&mut two, Command::Go(Screen::Start));
    let taken = own(&one);
    open(&mut two, &taken);
    assert_eq!(dialog(&two), Some(&Dialog::InUse(taken)));
}
