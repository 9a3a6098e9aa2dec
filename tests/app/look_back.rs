//! Looking back in the window: what is written on a replay is kept in the game's file and read by
//! those for whom it is; one comes back from a study, a branch or a trial to the same moment; and a
//! file shows nobody more than the screen may.

use crate::common::window::{run, window, written};
use bevy::prelude::*;
use caravanserai::{
    app::{
        session::{CommandSent, Session},
        table::Table,
    },
    games::dale_of_merchants::table::verbs::{AGREE, PROPOSE_STOP},
    table::{
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        ids::{SeatId, Verb, Viewer},
        notes::Note,
        record::Save,
    },
    ui::{
        Command, Dialog, Mode, Screen, WhatIfCommand,
        export::{ExportEyes, ExportForm, ExportWhat},
        settings::{Curtain, Settings},
    },
};
use std::path::Path;

const ANNA: SeatId = SeatId(0);

fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 3);
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

fn table(app: &App) -> &Table {
    session(app).table.as_ref().expect("a game is on the table")
}

/// Does the first thing of this sort, or what a computer player would do; whoever has acted has
/// seen it, and the next one sits down.
fn act(app: &mut App, wanted: Option<Verb>) {
    let mut session_mut = app.world_mut().resource_mut::<Session>();
    let played = session_mut.table.as_mut().expect("a game is on the table");
    let action = match wanted {
        None => played.suggest(),
        Some(verb) => played.sight.offers.iter().find(|o| o.action.verb == verb).map(|o| o.action),
    };
    command(app, Command::Act(action.expect("an offer")));
    command(app, Command::Seen);
    if session(app).settings.curtain == Curtain::Never && table(app).curtain().is_some() {
        command(app, Command::CurtainDown);
    }
}

/// A game of two people with some moves, with Anna at the screen.
fn game(folder: &Path) -> App {
    let mut app = window(folder, |_| ());
    let settings = Settings { curtain: Curtain::Never, reduced_motion: true, ..default() };
    command(&mut app, Command::Set(Box::new(settings)));
    let seat = |(n, name): (usize, &str)| SeatInfo {
        name: name.into(),
        colour: n as u8,
        race: String::new(),
        by: Chooser::Person,
    };
    let setup = Setup {
        game: "dale_of_merchants".into(),
        edition: "original".into(),
        seats: ["Anna", "Ben"].into_iter().enumerate().map(seat).collect(),
        options: Default::default(),
        seed: 3,
        study: false,
    };
    command(&mut app, Command::Begin(Box::new(setup)));
    for _ in 0..80 {
        let table = table(&app);
        if table.play.entries().len() >= 8 && table.asked() && table.viewer() == Viewer::Seat(ANNA)
        {
            break;
        }
        act(&mut app, None);
    }
    assert_eq!(table(&app).viewer(), Viewer::Seat(ANNA));
    app
}

/// Both agree to stop.
fn end(app: &mut App) {
    for wanted in [PROPOSE_STOP, AGREE] {
        act(app, Some(wanted));
    }
    assert!(table(app).sight.outcome.is_some());
}

fn note(entry: usize, seat: Option<SeatId>, text: &str) -> Note {
    Note { entry, seat, bookmark: true, text: text.into() }
}

#[test]
fn a_note_is_kept_in_the_file_and_read_by_whom_it_is_for() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = game(folder.path());
    let file = table(&app).file.clone();
    command(&mut app, Command::WatchThis);
    // Whoever pretends to be another writes nothing.
    command(&mut app, Command::Annotate(note(2, Some(SeatId(1)), "forged")));
    command(&mut app, Command::Annotate(note(2, Some(ANNA), "my plan")));
    assert_eq!(table(&app).notes(), [note(2, Some(ANNA), "my plan")]);
    command(&mut app, Command::BackToGame);
    end(&mut app);
    session(&app).writer.flush();
    let save = Save::open(&file).expect("a sound save");
    assert_eq!(save.notes, [note(2, Some(ANNA), "my plan")]);
    // Who watches the file of a game that has ended reads it, and writes for everybody.
    command(&mut app, Command::Go(Screen::Start));
    command(&mut app, Command::Watch(file.clone()));
    assert_eq!(table(&app).notes().len(), 1);
    // Wherever the replay stands, the text tells the game to its end.
    let form = ExportForm { what: ExportWhat::Text, ..default() };
    let text = String::from_utf8(exported(&mut app, form).expect("a text")).expect("text");
    assert!(text.contains("my plan") && text.contains("Nobody wins"), "{text}");
    assert!(matches!(table(&app).mode, Mode::Replay { at: 0, .. }));
    let all = Note { bookmark: false, ..note(3, None, "for all") };
    command(&mut app, Command::Annotate(all.clone()));
    assert_eq!(Save::open(&file).expect("a sound save").notes[1], all);
    command(&mut app, Command::Annotate(Note { text: String::new(), ..all }));
    assert_eq!(Save::open(&file).expect("a sound save").notes.len(), 1);
}

#[test]
fn a_note_of_one_who_still_plays_is_not_read_by_others() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = game(folder.path());
    let file = table(&app).file.clone();
    command(&mut app, Command::WatchThis);
    command(&mut app, Command::Annotate(note(2, Some(ANNA), "my plan")));
    command(&mut app, Command::BackToGame);
    session(&app).writer.flush();
    command(&mut app, Command::Go(Screen::Start));
    // From the file anybody may look.
    command(&mut app, Command::Watch(file.clone()));
    assert_eq!(table(&app).viewer(), Viewer::Public);
    assert_eq!(table(&app).notes(), []);
    command(&mut app, Command::Annotate(note(1, None, "seen by all")));
    let kept = Save::open(&file).expect("a sound save").notes;
    assert_eq!(kept, [note(1, None, "seen by all"), note(2, Some(ANNA), "my plan")]);
}

#[test]
fn a_save_without_notes_is_written_as_ever() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let app = game(folder.path());
    session(&app).writer.flush();
    let text = std::fs::read_to_string(&table(&app).file).expect("it is saved");
    assert!(!text.contains("notes"));
    let mut save = Save::read(&text).expect("a sound save");
    save.notes.push(note(1, None, "x"));
    assert!(Save::read(&save.text()).is_err(), "the fingerprint covers notes");
    save.seal();
    assert_eq!(Save::read(&save.text()).expect("a sound save"), save);
}

#[test]
fn from_a_study_a_branch_and_a_trial_one_comes_back_to_the_same_moment() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = game(folder.path());
    end(&mut app);
    command(&mut app, Command::WatchThis);
    for away in [Command::Study(None), Command::PlayOn, Command::WhatIf(WhatIfCommand::Open)] {
        command(&mut app, Command::Seek(4));
        let hash = table(&app).play.entries()[3].hash;
        command(&mut app, away.clone());
        assert!(!matches!(table(&app).mode, Mode::Replay { .. }), "{away:?}");
        if away == Command::WhatIf(WhatIfCommand::Open) {
            // A plan is not played in what is only watched.
            command(&mut app, Command::WhatIf(WhatIfCommand::Play));
            assert!(table(&app).trial.is_some());
        }
        command(&mut app, Command::BackToGame);
        let back = table(&app);
        assert!(matches!(back.mode, Mode::Replay { at: 4, running: false, .. }), "{away:?}");
        assert_eq!(back.play.entries()[3].hash, hash);
    }
    command(&mut app, Command::BackToGame);
    assert_eq!(table(&app).mode, Mode::Play);
}

/// What is written in the background, unless it is refused.
fn exported(app: &mut App, form: ExportForm) -> Option<Vec<u8>> {
    command(app, Command::Export(form));
    written(app);
    let file = app.world_mut().resource_mut::<Session>().exported.take()?;
    Some(std::fs::read(file).expect("it was written"))
}

/// Whatever is stopped writes nothing, however little there is to paint, and that stays to be read
/// until something else is written or the dialog is opened again.
#[test]
fn what_is_stopped_writes_nothing_and_says_so() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = game(folder.path());
    let whats = [ExportWhat::Picture, ExportWhat::Film, ExportWhat::Text, ExportWhat::Record];
    for what in whats {
        let there = folder.path().join(format!("{what:?}"));
        let typed = there.display().to_string();
        let form = ExportForm { what, width: 1000, folder: typed, ..default() };
        for wanted in [Command::Export(form), Command::StopExport] {
            app.world_mut().write_message(CommandSent::from(wanted));
        }
        run(&mut app, 3);
        let model = session(&app).export_model();
        let running = model.progress.is_some();
        assert!(model.stopping == running && model.stopped != running, "{what:?}");
        written(&mut app);
        let model = session(&app).export_model();
        assert!(model.stopped && !model.stopping && model.written.is_none(), "{what:?}");
        let files = std::fs::read_dir(&there).expect("the folder was made").count();
        assert_eq!(files, 0, "{what:?}");
        run(&mut app, 20);
        assert!(session(&app).export_model().stopped, "it stays to be read");
    }
    command(&mut app, Command::Open(Dialog::Export));
    assert!(!session(&app).export_model().stopped, "it is no news any more");
}

#[test]
fn a_file_shows_nobody_more_than_the_screen_may() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = game(folder.path());
    let form = |what, eyes| ExportForm { what, eyes, width: 1000, ..default() };
    let text = |app: &mut App, eyes| {
        let bytes = exported(app, form(ExportWhat::Text, eyes))?;
        Some(String::from_utf8(bytes).expect("text"))
    };
    // While people play, nobody writes everything out.
    assert_eq!(table(&app).all_barred(), Some("ui-export-barred"));
    assert_eq!(text(&mut app, ExportEyes::All), None);
    let public = text(&mut app, ExportEyes::Public).expect("a text");
    let own = text(&mut app, ExportEyes::Own).expect("a text");
    assert!(public.contains("Anna") && public.lines().all(|line| own.contains(line)));
    assert_eq!(table(&app).export_viewer(3, ExportEyes::All), Viewer::Seat(ANNA));
    // Behind the curtain nobody in particular looks.
    let always = Settings { curtain: Curtain::Always, reduced_motion: true, ..default() };
    command(&mut app, Command::Set(Box::new(always)));
    while table(&app).curtain().is_none() {
        act(&mut app, None);
    }
    assert_eq!(table(&app).all_barred(), Some("ui-curtain-first"));
    for eyes in [ExportEyes::Public, ExportEyes::Own, ExportEyes::All] {
        assert_eq!(table(&app).export_viewer(3, eyes), Viewer::Public);
    }
    let public = text(&mut app, ExportEyes::Public).expect("a text");
    assert_eq!(text(&mut app, ExportEyes::Own), Some(public));
    // Record and picture come out whole.
    let record =
        exported(&mut app, form(ExportWhat::Record, ExportEyes::Public)).expect("a record");
    let record = String::from_utf8(record).expect("text");
    let whole = table(&app).play.entries().len();
    assert_eq!(Save::read(&record).expect("it opens again").entries.len(), whole);
    let picture = exported(&mut app, form(ExportWhat::Picture, ExportEyes::Own)).expect("a file");
    assert!(picture.starts_with(b"\x89PNG"));
}
