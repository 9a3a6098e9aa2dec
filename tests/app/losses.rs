//! Nothing is lost: watching, studying, loading and naming overwrite no game, a save that plays
//! differently today is left alone, two windows do not write one file, and whoever cannot save is
//! told before anything is left.

use crate::common::window::{run, window};
use bevy::prelude::*;
use caravanserai::{
    app::{
        session::{CommandSent, Session, Shell},
        storage::{Folders, list},
        table::Table,
    },
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        files::write_atomically,
        game::Setup,
        record::Save,
    },
    text::{Language, Localizer},
    ui::{
        Command, Dialog, Mode, Screen,
        dialogs::Saved,
        saves::Kept,
        settings::{Curtain, Settings},
    },
};
use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process,
};

const EN: Localizer = Localizer::new(Language::En);

fn setup(by: &[Chooser]) -> Setup {
    let seat = |(n, by): (usize, &Chooser)| SeatInfo {
        name: ["Anna", "Ben"][n].into(),
        colour: n as u8,
        race: String::new(),
        by: *by,
    };
    Setup {
        game: "dale_of_merchants".into(),
        edition: "original".into(),
        seats: by.iter().enumerate().map(seat).collect(),
        options: Default::default(),
        seed: 0,
        study: false,
    }
}

pub(super) fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 2);
}

pub(super) fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

fn table(app: &App) -> &Table {
    session(app).table.as_ref().expect("a game is on the table")
}

pub(super) fn dialog(app: &App) -> Option<&Dialog> {
    app.world().resource::<Shell>().dialogs.last()
}

/// A window in which two people play with open hands, some choices old.
pub(super) fn playing(folder: &Path, choices: usize) -> App {
    let mut app = window(folder, |_| ());
    let settings =
        Settings { curtain: Curtain::Never, reduced_motion: true, ..Settings::default() };
    command(&mut app, Command::Set(Box::new(settings)));
    command(&mut app, Command::Begin(Box::new(setup(&[Chooser::Person; 2]))));
    choose(&mut app, choices);
    app
}

pub(super) fn choose(app: &mut App, choices: usize) {
    for _ in 0..choices {
        // The last offer is no agreement to stop.
        let action = table(app)
            .sight
            .offers
            .iter()
            .rfind(|o| table(app).play.catalogue().verb(o.action.verb).name != "propose-stop");
        let action = action.expect("an offer").action;
        command(app, Command::Act(action));
    }
}

/// The number of entries of each save, by its name.
pub(super) fn saves(app: &mut App) -> Vec<(String, usize)> {
    app.world_mut().resource_mut::<Session>().save_now();
    let found = list(&session(app).folders, EN);
    let mut all: Vec<(String, usize)> = found
        .into_iter()
        .map(|s| (s.name, s.content.map_or(usize::MAX, |content| content.actions)))
        .collect();
    all.sort();
    all
}

pub(super) fn own(app: &App) -> PathBuf {
    table(app).file.clone()
}

#[test]
fn playing_on_from_an_earlier_moment_is_another_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 6);
    let main = own(&app);
    let before = {
        saves(&mut app);
        fs::read(&main).expect("the game is saved")
    };
    command(&mut app, Command::WatchThis);
    command(&mut app, Command::Seek(2));
    command(&mut app, Command::PlayOn);
    assert_eq!(table(&app).mode, Mode::Play);
    assert_ne!(own(&app), main);
    assert_eq!(table(&app).branch.map(|b| b.entry), Some(2));
    saves(&mut app);
    assert_eq!(fs::read(&main).expect("the game is there"), before);
    let branch = Save::open(&own(&app)).expect("the branch is kept");
    assert_eq!(branch.tree(), Save::open(&main).expect("the game").tree(), "they stand together");
    let content = |app: &App, file: &Path| {
        let found = list(&session(app).folders, EN).into_iter().find(|s| s.path == file);
        found.and_then(|s| s.content.ok()).expect("it is listed")
    };
    let listed = content(&app, &own(&app));
    assert!(!listed.scenario && !listed.study && listed.branch == Some(2));
    assert_eq!(listed.tree, content(&app, &main).tree);
    // The replay waits at its moment, and below it the game, which goes on where it was.
    command(&mut app, Command::BackToGame);
    assert!(matches!(table(&app).mode, Mode::Replay { at: 2, .. }));
    command(&mut app, Command::BackToGame);
    assert_eq!((own(&app), table(&app).play.entries().len()), (main, 6));
    // At its end "play on" is the game itself.
    command(&mut app, Command::WatchThis);
    command(&mut app, Command::Seek(6));
    command(&mut app, Command::PlayOn);
    assert_eq!((table(&app).mode, table(&app).play.entries().len()), (Mode::Play, 6));
    assert!(table(&app).branch.is_none());
}

/// A save of which entry 4 comes out differently.
fn differing(folder: &Path) -> (App, PathBuf, Vec<u8>) {
    let mut app = playing(folder, 6);
    saves(&mut app);
    let file = own(&app);
    command(&mut app, Command::Go(Screen::Start));
    let mut save = Save::open(&file).expect("the game is saved");
    let (line, _) = save.entries[3].rsplit_once(';').expect("three parts");
    save.entries[3] = format!("{line};00000001");
    save.level_hash ^= 1;
    save.seal();
    save.write(&file).expect("a temporary folder");
    let bytes = fs::read(&file).expect("the save");
    (app, file, bytes)
}

#[test]
fn a_save_that_plays_differently_is_asked_about_and_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (mut app, file, bytes) = differing(folder.path());
    for load in [
        Command::Load(file.clone()),
        Command::Watch(file.clone()),
        Command::Study(Some(file.clone())),
    ] {
        command(&mut app, load);
        assert!(session(&app).table.is_none());
        let Some(Dialog::Differs(path, parting)) = dialog(&app) else { panic!("nothing is asked") };
        assert_eq!((path, parting.agreed, parting.entries), (&file, 3, 6));
        assert!(parting.other_levels && !parting.other_rules);
        command(&mut app, Command::Close);
    }
    command(&mut app, Command::WatchAgreed(file.clone()));
    assert_eq!(table(&app).mode, Mode::Replay { at: 0, of: 3, running: false });
    command(&mut app, Command::Go(Screen::Start));
    command(&mut app, Command::PlayAgreed(file.clone()));
    assert_eq!((table(&app).mode, table(&app).play.entries().len()), (Mode::Play, 3));
    assert!(table(&app).play.undone().is_empty(), "the entry that differs is gone");
    assert_ne!(own(&app), file);
    assert_eq!(table(&app).branch.map(|b| b.entry), Some(3), "it stands beside the other");
    saves(&mut app);
    assert!(own(&app).exists(), "a game of its own");
    assert_eq!(fs::read(&file).expect("the save"), bytes, "not a letter of it has changed");
}

/// A save that was played with the built-in levels, opened with a folder of other ones in which a
/// hand is smaller.
#[test]
fn what_was_played_with_the_built_in_levels_is_watched_with_them() {
    let test =
        concat!(module_path!(), "::what_was_played_with_the_built_in_levels_is_watched_with_them");
    crate::common::process::alone(test, || {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let game = games::by_id("dale_of_merchants").expect("the game is in the house");
        let mut setup = setup(&[Chooser::Person; 2]);
        setup.seed = 9;
        // The built-in level is only read when no folder was named yet: by another program.
        let (file, entries) = (folder.path().join("then.ron"), 30);
        let mut lines = format!(
            "{}\n",
            serde_json::json!({
                "cmd": "new", "game": game.id(), "edition": setup.edition, "seats": 2, "seed": 9
            })
        );
        lines += &"{\"cmd\":\"act\",\"index\":0}\n".repeat(entries);
        lines += &format!("{}\n", serde_json::json!({ "cmd": "save", "path": file }));
        played_by_the_engine(&lines);
        let tables =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/dale_of_merchants/tables.ron");
        let text = fs::read_to_string(tables).expect("the level");
        let other = text.replacen("hand_size: (value: 5", "hand_size: (value: 4", 1);
        assert_ne!(text, other);
        fs::create_dir(folder.path().join("levels")).expect("a temporary folder");
        fs::write(folder.path().join("levels/tables.ron"), other).expect("a temporary folder");
        games::use_levels(&folder.path().join("levels")).expect("the level can be played");
        let mut app = window(folder.path(), |_| ());
        let bytes = fs::read(&file).expect("the save");
        command(&mut app, Command::Load(file.clone()));
        let Some(Dialog::Differs(_, parting)) = dialog(&app) else { panic!("nothing is asked") };
        assert!(parting.recorded && parting.agreed < entries);
        command(&mut app, Command::Close);
        command(&mut app, Command::WatchAgreed(file.clone()));
        assert_eq!(table(&app).mode, Mode::Replay { at: 0, of: entries, running: false });
        command(&mut app, Command::Seek(entries));
        let hash = Save::open(&file).expect("the save").snapshot.hash;
        assert_eq!(table(&app).play.entries().last().map(|e| e.hash), Some(hash));
        // Today's levels do not lead there: no branch goes on from it, and that is told.
        command(&mut app, Command::Seek(entries - 1));
        command(&mut app, Command::PlayOn);
        assert!(matches!(table(&app).mode, Mode::Replay { .. }));
        assert!(!app.world().resource::<Shell>().notes.is_empty());
        assert_eq!(fs::read(&file).expect("the save"), bytes);
    });
}

fn played_by_the_engine(lines: &str) {
    let mut child = process::Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .arg("engine")
        .stdin(process::Stdio::piped())
        .stdout(process::Stdio::null())
        .spawn()
        .expect("this program");
    let mut input = child.stdin.take().expect("its input");
    input.write_all(lines.as_bytes()).expect("it reads");
    drop(input);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn loading_and_watching_write_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 4);
    saves(&mut app);
    let file = own(&app);
    command(&mut app, Command::Go(Screen::Start));
    let mut save = Save::open(&file).expect("the save");
    // As if another version had written it, though it plays the same.
    save.rules_version += 1;
    save.seal();
    save.write(&file).expect("a temporary folder");
    let bytes = fs::read(&file).expect("the save");
    for load in [
        Command::Load(file.clone()),
        Command::Watch(file.clone()),
        Command::Study(Some(file.clone())),
    ] {
        command(&mut app, load);
        assert!(session(&app).table.is_some());
        assert!(!app.world().resource::<Shell>().notes.is_empty(), "it is told");
        command(&mut app, Command::Go(Screen::Start));
    }
    assert_eq!(fs::read(&file).expect("the save"), bytes);
    assert_eq!(saves(&mut app).len(), 1, "nothing was tried, nothing is kept");
}

#[test]
fn a_name_that_is_taken_is_asked_about_and_what_had_it_can_be_brought_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 2);
    command(&mut app, Command::SaveAs("ours".into()));
    choose(&mut app, 3);
    command(&mut app, Command::SaveAs("ours".into()));
    let Some(Dialog::Confirm(over, _)) = dialog(&app).cloned() else { panic!("nothing is asked") };
    let count = |app: &mut App, name: &str| {
        saves(app).iter().find(|(n, _)| n == name).map(|(_, entries)| *entries)
    };
    assert_eq!(count(&mut app, "ours"), Some(2), "nothing is replaced before the answer");
    command(&mut app, *over);
    assert_eq!(count(&mut app, "ours"), Some(5));
    command(&mut app, Command::Go(Screen::Start));
    let gone = session(&app).kept.iter().find(|f| f.kept == Kept::Deleted).cloned();
    command(&mut app, Command::BringBack(gone.expect("it lies in the trash")));
    assert_eq!(count(&mut app, "ours 2"), Some(2));
    assert_eq!(count(&mut app, "ours"), Some(5));
}

#[test]
fn what_is_deleted_and_what_was_before_can_be_brought_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 2);
    // Of what is waiting to be written the newest alone is.
    saves(&mut app);
    choose(&mut app, 1);
    saves(&mut app);
    let (file, name) = (own(&app), saves(&mut app)[0].0.clone());
    command(&mut app, Command::Go(Screen::Start));
    let earlier = session(&app).kept.iter().find(|f| f.kept == Kept::Earlier).cloned();
    command(&mut app, Command::BringBack(earlier.expect("the version before the last change")));
    let all = saves(&mut app);
    assert_eq!(all.len(), 2);
    assert!(all.contains(&(name.clone(), 3)) && all.iter().any(|(n, _)| *n != name));
    command(&mut app, Command::Delete(file.clone()));
    assert!(!file.exists());
    let gone = session(&app).kept.iter().find(|f| f.kept == Kept::Deleted).cloned();
    command(&mut app, Command::BringBack(gone.expect("it lies in the trash")));
    assert!(saves(&mut app).contains(&(name, 3)));
}

#[test]
fn a_save_from_elsewhere_is_brought_in_and_nothing_else_is() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 3);
    saves(&mut app);
    let from = elsewhere.path().join(own(&app).file_name().expect("a name"));
    fs::copy(own(&app), &from).expect("a temporary folder");
    command(&mut app, Command::Go(Screen::Start));
    command(&mut app, Command::BringIn(from));
    let all = saves(&mut app);
    assert_eq!(all.iter().map(|(_, entries)| *entries).collect::<Vec<_>>(), [3, 3]);
    let strange = elsewhere.path().join("strange.ron");
    fs::write(&strange, "(program: 7)").expect("a temporary folder");
    for file in [strange, elsewhere.path().join("none.ron"), elsewhere.path().to_owned()] {
        app.world_mut().resource_mut::<Shell>().notes.clear();
        command(&mut app, Command::BringIn(file));
        assert_eq!(app.world().resource::<Shell>().notes.len(), 1, "it is told");
    }
    assert_eq!(saves(&mut app), all);
}

#[test]
fn a_study_is_saved_like_play() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 2);
    let main = own(&app);
    command(&mut app, Command::Study(None));
    let study = own(&app);
    assert_eq!(saves(&mut app).len(), 2, "a file of its own from the beginning");
    assert!(matches!(session(&app).saved(), Saved::Study(_)));
    choose(&mut app, 2);
    command(&mut app, Command::Go(Screen::Start));
    assert_eq!(Save::open(&main).expect("the game").entries.len(), 2);
    // Two choices, dealt anew, two choices: it goes on where it was left.
    command(&mut app, Command::Load(study.clone()));
    command(&mut app, Command::CurtainDown);
    assert_eq!((table(&app).mode, table(&app).play.entries().len()), (Mode::Study, 5));
    choose(&mut app, 1);
    saves(&mut app);
    assert_eq!(Save::open(&study).expect("the study").entries.len(), 6);
}

#[test]
fn a_disk_that_says_no_is_told_and_asked_about_before_leaving() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 1);
    saves(&mut app);
    // A file in the place of the folder: nothing can be written there, not even by root.
    let place = Folders::within(folder.path()).saves;
    fs::remove_dir_all(&place).expect("the folder of saves");
    fs::write(&place, "in the way").expect("a temporary folder");
    choose(&mut app, 1);
    session(&app).writer.flush();
    command(&mut app, Command::Open(Dialog::Menu));
    assert!(matches!(session(&app).saved(), Saved::Failed(_)), "the menu says so");
    for leave in [Command::Quit, Command::Go(Screen::Start)] {
        command(&mut app, leave.clone());
        assert_eq!(dialog(&app), Some(&Dialog::Unsaved(Some(Box::new(leave)))));
        assert!(session(&app).table.is_some() && app.should_exit().is_none());
    }
    command(&mut app, Command::SaveInto(place.join("deeper")));
    assert!(app.world().resource::<Shell>().unsaved.why.is_some(), "there neither");
    command(&mut app, Command::SaveInto(elsewhere.path().to_owned()));
    assert_eq!(app.world().resource::<Shell>().unsaved.why, None);
    let file = own(&app);
    assert_eq!(file.parent(), Some(elsewhere.path()));
    assert_eq!(Save::open(&file).expect("it is saved there").entries.len(), 2);
    choose(&mut app, 1);
    command(&mut app, Command::Go(Screen::Start));
    assert!(session(&app).table.is_none());
    assert_eq!(Save::open(&file).expect("it is saved there").entries.len(), 3);
}

/// As soon as the disk takes it, it is saved.
#[test]
fn the_menu_tries_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = playing(folder.path(), 1);
    saves(&mut app);
    let place = Folders::within(folder.path()).saves;
    fs::remove_dir_all(&place).expect("the folder of saves");
    fs::write(&place, "in the way").expect("a temporary folder");
    choose(&mut app, 1);
    saves(&mut app);
    assert!(matches!(session(&app).saved(), Saved::Failed(_)));
    fs::remove_file(&place).expect("a temporary folder");
    command(&mut app, Command::Open(Dialog::Menu));
    assert_eq!(session(&app).saved(), Saved::Always);
    assert_eq!(Save::open(&own(&app)).expect("it is saved").entries.len(), 2);
    // Whoever says so leaves without saving.
    fs::remove_dir_all(&place).expect("the folder of saves");
    fs::write(&place, "in the way").expect("a temporary folder");
    choose(&mut app, 1);
    command(&mut app, Command::LeaveAnyway(Box::new(Command::Go(Screen::Start))));
    assert!(session(&app).table.is_none());
}

#[test]
fn two_windows_do_not_write_one_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut one = playing(folder.path(), 2);
    saves(&mut one);
    let file = own(&one);
    let mut two = window(folder.path(), |_| ());
    command(&mut two, Command::Load(file.clone()));
    assert_eq!(dialog(&two), Some(&Dialog::InUse(file.clone())));
    assert!(session(&two).table.is_none());
    command(&mut two, Command::Rename(file.clone(), "mine".into()));
    command(&mut two, Command::Delete(file.clone()));
    assert!(file.exists(), "what is open is neither named anew nor deleted");
    // Of a game between several people no copy is opened of which those who play are not told.
    command(&mut two, Command::OpenCopy(file.clone()));
    assert!(session(&two).table.is_none());
    command(&mut two, Command::Watch(file.clone()));
    assert!(matches!(table(&two).mode, Mode::Replay { .. }), "watching writes nothing");
    command(&mut two, Command::Go(Screen::Start));
    command(&mut one, Command::Go(Screen::Start));
    command(&mut two, Command::Load(file.clone()));
    assert_eq!(own(&two), file, "the lock has gone with the table");
}

#[test]
fn who_plays_alone_may_open_a_copy_in_another_window() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut one = window(folder.path(), |_| ());
    let seats = [Chooser::Person, Chooser::Random];
    command(&mut one, Command::Begin(Box::new(setup(&seats))));
    saves(&mut one);
    let file = own(&one);
    let mut two = window(folder.path(), |_| ());
    command(&mut two, Command::OpenCopy(file.clone()));
    assert_ne!(own(&two), file);
}

#[cfg(unix)]
#[test]
fn only_plain_files_are_opened() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let pipe = Folders::within(folder.path()).saves.join("pipe.ron");
    fs::create_dir_all(pipe.parent().expect("a folder")).expect("a temporary folder");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.is_ok_and(|done| done.success()), "a pipe");
    let mut app = window(folder.path(), |_| ());
    assert!(session(&app).saves.is_empty());
    command(&mut app, Command::Load(pipe));
    assert!(session(&app).table.is_none());
    let [(note, _)] = app.world().resource::<Shell>().notes.as_slice() else {
        panic!("it is told once")
    };
    assert!(note.text.contains(&EN.word("fault-disk-no-file")), "{}", note.text);
}

/// A seed of 9 digits, or one whose last digits stand in a name, can be tried out.
#[test]
fn seeds_use_the_whole_range_and_stand_in_no_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut seeds = Vec::new();
    let mut app = playing(folder.path(), 0);
    app.world_mut().resource_mut::<Session>().seeds = None;
    command(&mut app, Command::Rematch);
    for _ in 0..6 {
        let (seed, file) = (table(&app).play.setup().seed, own(&app));
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(!name.contains(&format!("{:04}", seed % 10_000)), "{name}");
        seeds.push(seed);
        command(&mut app, Command::Rematch);
        assert_ne!(own(&app), file, "no game takes another's file");
    }
    assert!(seeds.iter().filter(|&&s| s > 1 << 56).count() >= 5, "{seeds:?}");
    assert_eq!(saves(&mut app).len(), 8);
}

#[test]
fn the_previous_version_is_a_whole_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("game.ron");
    for text in ["one", "two", "three"] {
        write_atomically(&file, text.as_bytes()).expect("a temporary folder");
    }
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap_or_default();
    assert_eq!((read("game.ron").as_str(), read("game.ron.old").as_str()), ("three", "two"));
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 2, "nothing else is left");
}
