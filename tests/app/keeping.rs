//! What the window keeps beside the games themselves: finished games, pictures of positions, files
//! that are dropped on it, copies that are put elsewhere.

use super::saves::{begin, command, end, settle, shell, table};
use crate::common::window::{run, until, window};
use bevy::{
    prelude::*,
    window::{FileDragAndDrop, PrimaryWindow},
};
use caravanserai::{
    app::{
        chooser::ChosenFile,
        session::Session,
        storage::{BackgroundPainter, Folders, Painted, list, picture_of},
    },
    engine::statistics,
    games::{
        self,
        dale_of_merchants::table::verbs::{INVENTORY, LAY, PROPOSE_STOP},
    },
    table::{
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        ids::{SeatId, Seats, Viewer},
        play::Play,
        record::{News, Save},
        turns,
    },
    text::{Language, Localizer},
    ui::{Command, Purpose, Screen, TableText, command::choosing::ChooseFor, settings::Curtain},
};
use std::{collections::BTreeSet, fs, path::Path};

fn finished(folder: &Path) -> usize {
    let file = Folders::within(folder).statistics();
    statistics::read(&file).expect("it can be read").0.len()
}

#[test]
fn a_game_that_ends_is_counted_once_and_stays_counted() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    assert_eq!(finished(folder.path()), 0);
    end(&mut app);
    assert_eq!(finished(folder.path()), 1);
    let file = table(&app).file.clone();
    command(&mut app, Command::Undo);
    command(&mut app, Command::Redo);
    assert_eq!(finished(folder.path()), 1, "the same end is no second game");
    command(&mut app, Command::Go(Screen::Start));
    command(&mut app, Command::Delete(file));
    command(&mut app, Command::Go(Screen::Statistics));
    assert_eq!(shell(&app).screen, Screen::Statistics);
    let games = &app.world().resource::<Session>().finished;
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].seats.iter().filter(|seat| seat.by == Chooser::Person).count(), 2);
    let to = folder.path().join("all.csv");
    command(&mut app, Command::ExportStatistics(to.clone()));
    assert!(fs::read_to_string(to).expect("it was written").contains(",Anna,person,"));
}

/// A file that is dropped is copied into the list, which is shown; what is no save is told, and
/// nothing is lost by it.
#[test]
fn a_file_that_is_dropped_is_brought_in() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    let (good, bad) = (folder.path().join("from afar.ron"), folder.path().join("letter.ron"));
    Save::of(&mut tiny()).write(&good).expect("it can be written");
    fs::write(&bad, "Dear Anna").expect("it can be written");
    for path_buf in [bad.clone(), good.clone()] {
        let world = app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).expect("one window");
        world.write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        run(&mut app, 3);
    }
    assert_eq!(shell(&app).screen, Screen::Saves(Purpose::Play));
    let saves = &app.world().resource::<Session>().saves;
    let names: Vec<&str> = saves.iter().map(|save| save.name.as_str()).collect();
    assert_eq!(names, ["from afar"]);
    assert!(good.exists() && bad.exists(), "what was dropped stays where it was");
    assert!(shell(&app).notes.iter().any(|(note, _)| note.warning), "the letter is told of");
    // A copy goes where it is told to go, and overwrites nothing.
    let save = saves[0].path.clone();
    let to = folder.path().join("copies");
    fs::create_dir(&to).expect("the folder can be made");
    command(&mut app, Command::CopySave(save.clone(), to.clone()));
    let copy = to.join("from afar.caravan");
    assert_eq!(fs::read(&copy).expect("it is there"), fs::read(&save).expect("it is there"));
    fs::write(&copy, "mine").expect("it can be written");
    command(&mut app, Command::CopySave(save, to));
    assert_eq!(fs::read_to_string(&copy).expect("it is there"), "mine");
}

fn tiny() -> Play {
    let seat = |n: u8| SeatInfo {
        name: format!("P{n}"),
        colour: n,
        race: String::new(),
        by: Chooser::Person,
    };
    let setup = Setup {
        game: "tiny_game".to_owned(),
        edition: "first".to_owned(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed: 3,
        study: false,
    };
    let game = games::by_id("tiny_game").expect("the line plugs it in");
    Play::begin(game, setup).expect("it can be set up")
}

/// The next picture that a painter has done.
fn painted(painter: &mut BackgroundPainter) -> image::RgbaImage {
    painter.flush();
    let picture = painter.painted().into_iter().find_map(|done| match done {
        Painted::Picture(_, picture) => Some(picture),
        Painted::Position(..) | Painted::Counted => None,
    });
    picture.expect("a picture was asked for").expect("its position can be reached")
}

/// The picture of a save is drawn for somebody without a seat: what one seat alone knows changes no
/// point of it. It is kept, and goes with its save.
#[test]
fn pictures_of_saves_show_no_secret_and_go_with_their_save() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = Folders::within(folder.path());
    fs::create_dir_all(&folders.saves).expect("the folder can be made");
    let mut play = tiny();
    let fetch = play.offers()[0].action;
    play.choose(fetch).expect("an offer is accepted");
    Save::of(&mut play).write(&folders.saves.join("one.ron")).expect("it can be written");
    // The same table, but with hidden crates in other places.
    let before = picture_of(&mut play);
    let hidden = play.hidden_from(Viewer::Public);
    for pair in hidden.chunks_exact(2) {
        play.swap_hidden(pair[0], pair[1]);
    }
    assert!(hidden.len() > 4 && picture_of(&mut play) == before);
    let mut painter = BackgroundPainter::new(folders.pictures());
    let saves = list(&folders, Localizer::new(Language::En));
    assert_eq!(saves[0].content.as_ref().expect("it can be read").round, None);
    painter.paint(saves[0].key());
    let first = painted(&mut painter);
    assert_eq!(first, before);
    let kept = || fs::read_dir(folders.pictures()).map_or(0, Iterator::count);
    assert_eq!(kept(), 1);
    painter.paint(saves[0].key());
    assert_eq!(painted(&mut painter), first, "the one that is kept");
    painter.keep(BTreeSet::new());
    painter.paint(saves[0].key());
    assert_eq!(painted(&mut painter), first, "painted anew");
}

/// What a file says that everybody was told.
fn told(path: &Path) -> Vec<News> {
    Save::open(path).expect("it can be read").told.iter().map(|told| told.news).collect()
}

/// A copy of a running game of several people can be watched with everything open: whoever plays on
/// in the original reads that there is one, and the copy says whose hands were opened in it.
#[test]
fn a_copy_of_a_running_game_is_told_in_the_original() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    let original = table(&app).file.clone();
    command(&mut app, Command::SaveAs("copy".into()));
    let lines = |app: &App| {
        let log = &table(app).log;
        log.iter().filter(|line| line.message.key == "ui-log-copied").count()
    };
    assert_eq!(lines(&app), 1, "in the log that everybody reads");
    command(&mut app, Command::Go(Screen::Start));
    let copy = Folders::within(folder.path()).saves.join("copy.ron");
    assert_eq!((told(&original), told(&copy)), (vec![News::Copied], vec![News::Copied]));
    // From the list of saves, too.
    let away = folder.path().join("away.caravan");
    command(&mut app, Command::CopySave(original.clone(), away.clone()));
    assert_eq!(told(&original), [News::Copied; 2]);
    assert_eq!(told(&away), [News::Copied; 2]);
    command(&mut app, Command::Load(original.clone()));
    assert_eq!(lines(&app), 2, "whoever opens the game again reads it");
    // While another window plays it, nobody there could be told: there is no copy.
    let mut other = window(folder.path(), |_| ());
    let never = folder.path().join("never.caravan");
    command(&mut other, Command::CopySave(original, never.clone()));
    assert!(!never.exists());
    assert!(shell(&other).notes.iter().any(|(note, _)| note.warning));
    // Whose hands are opened stands in the file in which they were.
    command(&mut other, Command::Watch(copy.clone()));
    command(&mut other, Command::OpenEverything);
    let hands = Seats::just(SeatId(0)).with(SeatId(1));
    assert_eq!(told(&copy), [News::Copied, News::OpenedHands(hands)]);
    let line = table(&other).log.iter().find(|line| line.message.key == "ui-log-opened-hands");
    let message = &line.expect("it is told").message;
    let texts = TableText {
        localizer: Localizer::new(Language::En),
        names: Some(&table(&other).sight.catalogue),
    };
    let words = texts.say(message);
    assert!(words.contains("Anna") && words.contains("Ben"), "{words}");
}

/// Who plays alone against computers, or has ended the game, has nobody to be told of a copy.
#[test]
fn a_copy_that_gives_nothing_away_is_not_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    end(&mut app);
    let original = table(&app).file.clone();
    command(&mut app, Command::SaveAs("copy".into()));
    command(&mut app, Command::Go(Screen::Start));
    assert!(told(&original).is_empty());
}

/// The save is called after the game and the people; who they are is known when the next game is
/// set up. Numbers are no names.
#[test]
fn a_game_is_named_after_its_title_and_its_people_are_known_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    let file = table(&app).file.file_stem().expect("a name").to_string_lossy().into_owned();
    let title = Localizer::new(Language::En).word("dom-title");
    assert!(file.starts_with(&title) && file.ends_with("Anna, Ben"), "{file}");
    let known = |app: &App| app.world().resource::<Session>().settings.names.clone();
    assert_eq!(known(&app), ["Anna", "Ben"]);
    let mut setup = table(&app).play.setup().clone();
    setup.seats[0].name = "Player 1".into();
    command(&mut app, Command::Begin(Box::new(setup)));
    assert_eq!(known(&app), ["Anna", "Ben"]);
}

/// Right after one's own turn *this turn* is that one, however much of the next one a computer
/// player has done already.
#[test]
fn this_turn_is_the_own_one_right_after_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    let mut setup = table(&app).play.setup().clone();
    setup.seats[1].by = Chooser::Random;
    command(&mut app, Command::Begin(Box::new(setup)));
    let me = SeatId(0);
    let mut acted = 0;
    for _ in 0..200 {
        let table = table(&app);
        if acted > 0 && table.play.entries().last().is_some_and(|e| e.seat != Some(me)) {
            break;
        }
        if table.play.decision_seat() != Some(me) {
            command(&mut app, Command::BotsOn);
            continue;
        }
        let offers = &table.sight.offers;
        let offer = offers.iter().find(|o| o.action.verb != PROPOSE_STOP).expect("an offer");
        let action = offer.action;
        command(&mut app, Command::Act(action));
        acted += 1;
    }
    let session = app.world_mut().resource_mut::<Session>().into_inner();
    let table = session.table.as_mut().expect("a game");
    let mine = (1..=table.play.entries().len())
        .rfind(|n| table.play.entries()[n - 1].seat == Some(me))
        .expect("an entry of one's own");
    assert_eq!(table.own_turn(), Some(mine));
    let turn = turns::turn_of(&mut table.play, mine);
    assert!(turn.contains(&mine), "{turn:?} is not the turn of entry {mine}");
    let by = |n: usize| table.play.entries()[n - 1].seat;
    let seats: BTreeSet<_> = (turn.start() + 1..=*turn.end()).filter_map(by).collect();
    assert_eq!(seats, BTreeSet::from([me]), "nothing of the next turn: {turn:?}");
}

/// What somebody has begun of a choice when the program is killed can be taken back when the game
/// is opened again, after the curtain; what the other one did cannot.
#[test]
fn a_choice_that_was_begun_can_be_taken_back_after_a_kill() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Always);
    begin(&mut app);
    command(&mut app, Command::CurtainDown);
    let steps = |app: &mut App| {
        let verbs = [INVENTORY, LAY];
        let offers = &table(app).sight.offers;
        let action =
            offers.iter().find(|o| verbs.contains(&o.action.verb)).expect("an offer").action;
        command(app, Command::Act(action));
    };
    steps(&mut app);
    steps(&mut app);
    let (file, laid) = (table(&app).file.clone(), table(&app).play.entries().len());
    assert_eq!(table(&app).undo_barred(), None);
    app.world_mut().resource_mut::<Session>().save_now();
    let mut again = window(folder.path(), |_| ());
    settle(&mut again, Curtain::Always);
    // As if the first window had been killed: nobody holds the file any more.
    drop(app);
    command(&mut again, Command::Load(file));
    command(&mut again, Command::CurtainDown);
    assert_eq!(table(&again).play.entries().len(), laid);
    assert_eq!(table(&again).undo_barred(), None, "the steps of the choice that runs");
    while table(&again).undo_barred().is_none() {
        command(&mut again, Command::Undo);
    }
    assert_eq!(table(&again).play.entries().len(), 0);
}

/// What was chosen in the dialog of the system is done; where none answers, that is said, and a
/// path can be typed as before. The window goes on meanwhile.
#[test]
fn files_are_chosen_in_the_dialog_of_the_system() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    let good = std::env::temp_dir().join(format!("chosen-{}.caravan", std::process::id()));
    Save::of(&mut tiny()).write(&good).expect("it can be written");
    app.world_mut().resource_mut::<Session>().choose_with = Some(|what: &ChooseFor| {
        let name = format!("chosen-{}.caravan", std::process::id());
        match what {
            ChooseFor::BringIn => ChosenFile::Path(what.clone(), std::env::temp_dir().join(name)),
            _ => ChosenFile::NoDialog,
        }
    });
    command(&mut app, Command::Go(Screen::Saves(Purpose::Play)));
    command(&mut app, Command::Choose(ChooseFor::BringIn));
    until(&mut app, "the file that was chosen", |app| {
        app.world().resource::<Session>().saves.len() == 1
    });
    fs::remove_file(good).expect("it is there");
    command(&mut app, Command::Choose(ChooseFor::ExportFolder));
    until(&mut app, "that no dialog answers", |app| {
        shell(app).notes.iter().any(|(note, _)| note.warning)
    });
}
