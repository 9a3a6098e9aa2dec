//! Saved games in the window: what has ended is not gone on with, what is looked for decides what
//! the list shows, a new name is typed at once and given up with Escape, and no curtain hangs
//! before a result.

use crate::common::panels;
use crate::common::panels::press;
use crate::common::window::{run, window};
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
    },
    prelude::*,
    window::{PrimaryWindow, WindowEvent},
};
use bevy_egui::egui;
use caravanserai::{
    app::{
        session::{CommandSent, Session, Shell},
        storage::{Folders, list},
        table::Table,
    },
    games::dale_of_merchants::table::verbs::{AGREE, INVENTORY, LAY, PROPOSE_STOP},
    table::{
        catalogue::{Chooser, SeatInfo},
        edit::Edit,
        game::Setup,
        ids::Viewer,
    },
    text::{Language, Localizer},
    ui::{
        Command, Dialog, Mode, Model, Purpose, Screen, TableText, dialogs, replay,
        saves::{self, SaveContent, SaveFile, SaveList, SavesForm},
        settings::{Curtain, Settings},
    },
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};
use std::{
    path::Path,
    time::{Duration, SystemTime},
};

const EN: Localizer = Localizer::new(Language::En);

pub(super) fn command(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 3);
}

pub(super) fn shell(app: &App) -> &Shell {
    app.world().resource::<Shell>()
}

pub(super) fn table(app: &App) -> &Table {
    app.world().resource::<Session>().table.as_ref().expect("a game is on the table")
}

pub(super) fn settle(app: &mut App, curtain: Curtain) {
    command(
        app,
        Command::Set(Box::new(Settings { curtain, reduced_motion: true, ..Settings::default() })),
    );
}

fn seats() -> Vec<SeatInfo> {
    ["Anna", "Ben"]
        .into_iter()
        .enumerate()
        .map(|(n, name)| SeatInfo {
            name: name.into(),
            colour: n as u8,
            race: String::new(),
            by: Chooser::Person,
        })
        .collect()
}

pub(super) fn begin(app: &mut App) {
    let setup = Setup {
        game: "dale_of_merchants".into(),
        edition: "original".into(),
        seats: seats(),
        options: Default::default(),
        seed: 3,
        study: false,
    };
    command(app, Command::Begin(Box::new(setup)));
}

/// Both agree to stop.
pub(super) fn end(app: &mut App) {
    for verb in [PROPOSE_STOP, AGREE] {
        let action = table(app)
            .sight
            .offers
            .iter()
            .find(|o| o.action.verb == verb)
            .expect("an offer")
            .action;
        command(app, Command::Act(action));
    }
    assert!(table(app).sight.outcome.is_some());
}

fn strike(app: &mut App, key_code: KeyCode, logical_key: Key) {
    let world = app.world_mut();
    let window =
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
    let text = if let Key::Character(letter) = &logical_key { Some(letter.clone()) } else { None };
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let text = text.clone().filter(|_| state == ButtonState::Pressed);
        let input = KeyboardInput {
            key_code,
            logical_key: logical_key.clone(),
            state,
            text,
            repeat: false,
            window,
        };
        app.world_mut().write_message(input.clone());
        app.world_mut().write_message(WindowEvent::KeyboardInput(input));
        app.update();
    }
    run(app, 2);
}

/// A folder with a game that runs and a newer one that has ended.
fn two_games(folder: &Path) {
    let mut app = window(folder, |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    command(&mut app, Command::SaveAs("running".into()));
    command(&mut app, Command::Go(Screen::Start));
    let own = Folders::within(folder).saves;
    drop(app);
    for file in std::fs::read_dir(&own).expect("saves").map(|f| f.expect("a file").path()) {
        if file.file_stem().is_some_and(|s| s != "running") {
            std::fs::remove_file(file).expect("the game's own file");
        }
    }
    let running = std::fs::File::options().append(true).open(own.join("running.ron"));
    let earlier = SystemTime::now() - Duration::from_secs(5);
    running.and_then(|file| file.set_modified(earlier)).expect("the disk keeps dates");
    let mut app = window(folder, |_| ());
    begin(&mut app);
    end(&mut app);
}

#[test]
fn a_game_that_has_ended_is_not_gone_on_with_and_shows_its_result_without_a_curtain() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    two_games(folder.path());
    let saves = list(&Folders::within(folder.path()), EN);
    let over: Vec<bool> =
        saves.iter().map(|s| s.content.as_ref().expect("a sound file").over).collect();
    assert_eq!(over, [true, false], "the newest has ended");
    assert_eq!(saves::newest(&saves).map(|s| s.name.as_str()), Some("running"));
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Always);
    command(&mut app, Command::Load(saves[0].path.clone()));
    assert_eq!(
        (table(&app).curtain(), shell(&app).dialogs.as_slice()),
        (None, [Dialog::End].as_slice())
    );
    command(&mut app, Command::Close);
    assert!(shell(&app).dialogs.is_empty(), "the table, and nothing before it");
    command(&mut app, Command::Go(Screen::Start));
    command(&mut app, Command::Continue);
    assert!(table(&app).sight.outcome.is_none() && table(&app).play.decision_seat().is_some());
    assert!(table(&app).curtain().is_some(), "before a game that goes on the curtain hangs");
}

/// As on a new computer, on which a worked example is opened and nothing was ever saved. Who plays
/// on from there takes back what is chosen, not the position.
#[test]
fn a_position_is_kept_where_nothing_was_ever_saved_and_stands_when_it_is_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let saves = Folders::within(folder.path()).saves;
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    command(&mut app, Command::Study(None));
    let dial = table(&app).play.catalogue().dial_by_key("actions").expect("a dial of the game");
    command(&mut app, Command::Arrange(vec![Edit::Dial(dial, 3)]));
    app.world().resource::<Session>().writer.flush();
    std::fs::remove_dir_all(&saves).expect("the folder of the game's own file");
    command(&mut app, Command::SaveScenario("mine".into()));
    assert!(saves.join("mine.ron").exists());
    command(&mut app, Command::PlayOn);
    let hash =
        app.world_mut().resource_mut::<Session>().table.as_mut().expect("a game").play.hash();
    assert_eq!(table(&app).undo_barred(), Some("ui-undo-edited"));
    command(&mut app, Command::Undo);
    assert_eq!(
        app.world_mut().resource_mut::<Session>().table.as_mut().expect("a game").play.hash(),
        hash
    );
    let offer = table(&app)
        .sight
        .offers
        .iter()
        .find(|o| o.action.verb == INVENTORY)
        .expect("an offer")
        .action;
    command(&mut app, Command::Act(offer));
    assert_eq!(table(&app).undo_barred(), None, "a choice that told nothing new is taken back");
}

/// A position begins between two steps: where cards are laid out, the note says what is left out.
#[test]
fn what_is_half_done_is_told_where_only_the_position_is_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    let told = |app: &App, key, name| {
        let told: Vec<&str> = shell(app).notes.iter().map(|(note, _)| note.text.as_str()).collect();
        let words = TableText::plain(EN).named(key, "name", name);
        assert!(told.contains(&words.as_str()), "{told:?}");
    };
    command(&mut app, Command::SaveScenario("whole".into()));
    told(&app, "ui-saved", "whole");
    let verbs = [INVENTORY, LAY];
    for verb in verbs {
        let offers = &table(&app).sight.offers;
        let action = offers.iter().find(|o| o.action.verb == verb).expect("an offer").action;
        command(&mut app, Command::Act(action));
    }
    assert!(shell(&app).notes.is_empty(), "whoever goes on has read it");
    command(&mut app, Command::SaveScenario("part".into()));
    told(&app, "ui-saved-in-part", "part");
}

#[test]
fn every_record_of_a_whole_game_is_known_as_ended_without_playing_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = Folders::within(folder.path());
    std::fs::create_dir_all(&folders.saves).expect("a temporary folder");
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for file in std::fs::read_dir(records).expect("the records").map(|f| f.expect("a file").path())
    {
        if file.file_stem().is_some_and(|s| s != "ends") {
            std::fs::copy(&file, folders.saves.join(file.file_name().expect("a name")))
                .expect("a copy");
        }
    }
    let saves = list(&folders, EN);
    let wanted: usize =
        caravanserai::games::all().iter().map(|game| game.info().endings.len()).sum();
    assert_eq!(saves.len(), wanted);
    for save in &saves {
        assert!(save.content.as_ref().expect("a sound file").over, "{}", save.name);
    }
    assert_eq!(saves::newest(&saves), None);
}

#[test]
fn a_new_name_is_typed_at_once_and_given_up_with_escape() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    two_games(folder.path());
    let mut app = window(folder.path(), |_| ());
    command(&mut app, Command::Go(Screen::Saves(Purpose::Play)));
    let path = app.world().resource::<Session>().saves[1].path.clone();
    let open = |app: &mut App| {
        app.world_mut().resource_mut::<Shell>().saves_form = SavesForm {
            renaming: Some((path.clone(), "old".into())),
            opened: true,
            ..SavesForm::default()
        };
        run(app, 3);
    };
    let typed = |app: &App| shell(app).saves_form.renaming.as_ref().map(|(_, name)| name.clone());
    open(&mut app);
    strike(&mut app, KeyCode::KeyX, Key::Character("x".into()));
    assert_eq!(typed(&app).as_deref(), Some("oldx"), "nobody had to press the field");
    strike(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(
        (typed(&app), shell(&app).screen),
        (None, Screen::Saves(Purpose::Play)),
        "only the field is closed"
    );
    open(&mut app);
    command(&mut app, Command::Go(Screen::Start));
    assert_eq!(typed(&app), None, "nothing stays open for the next time");
    command(&mut app, Command::Go(Screen::Saves(Purpose::Play)));
    strike(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(shell(&app).screen, Screen::Start);
}

/// A name that is taken is not lost: its field stays open and says why, until another is typed.
#[test]
fn a_name_that_is_taken_stays_to_be_changed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    two_games(folder.path());
    let mut app = window(folder.path(), |_| ());
    command(&mut app, Command::Go(Screen::Saves(Purpose::Play)));
    let saves = app.world().resource::<Session>().saves.clone();
    let (path, other) = (saves[1].path.clone(), saves[0].name.clone());
    app.world_mut().resource_mut::<Shell>().saves_form = SavesForm {
        renaming: Some((path.clone(), other.clone())),
        opened: true,
        ..SavesForm::default()
    };
    command(&mut app, Command::Rename(path.clone(), other.clone()));
    let form = &shell(&app).saves_form;
    assert_eq!(form.renaming, Some((path.clone(), other.clone())));
    assert!(form.refused.is_some(), "the reason stands beside it");
    strike(&mut app, KeyCode::KeyX, Key::Character("x".into()));
    let form = &shell(&app).saves_form;
    assert_eq!(form.renaming, Some((path.clone(), other + "x")), "it has the focus");
    assert_eq!(form.refused, None);
    command(&mut app, Command::Rename(path.clone(), "free".into()));
    assert_eq!((&shell(&app).saves_form.renaming, path.exists()), (&None, false));
    assert!(app.world().resource::<Session>().saves.iter().any(|save| save.name == "free"));
}

/// A panel that collects its commands.
fn harness<'a>(panel: impl FnMut(&mut egui::Ui) -> Vec<Command> + 'a) -> Harness<'a, Vec<Command>> {
    panels::harness(egui::vec2(1100.0, 800.0), 100, panel)
}

#[test]
fn what_is_looked_for_decides_title_main_button_and_what_is_shown() {
    let file = |name: &str, content| SaveFile {
        path: format!("/saves/{name}.ron").into(),
        name: name.into(),
        minutes: 0,
        written: 0,
        stamp: 0,
        content,
    };
    let content = |scenario, over| SaveContent {
        prefix: "dom",
        edition: "original".into(),
        seats: seats(),
        round: None,
        actions: 2,
        study: scenario,
        scenario,
        over,
        tree: 0,
        branch: None,
    };
    let all = [
        file("runs", Ok(content(false, false))),
        file("place", Ok(content(true, false))),
        file("bad", Err("it is cut".into())),
    ];
    let settings = Settings::default();
    for (purpose, title, shown) in [
        (Purpose::Play, "ui-saves", ["runs", "place", "bad"].as_slice()),
        (Purpose::Watch, "ui-replay", &["runs"]),
        (Purpose::Study, "ui-study", &["runs", "place"]),
    ] {
        let mut form = SavesForm::default();
        let h = harness(|ui| {
            saves::saves_ui(
                ui,
                TableText::plain(EN),
                &settings,
                SaveList {
                    saves: &all,
                    folder: "/saves",
                    purpose,
                    kept: &[],
                    away: "/away",
                    pictures: panels::pictures(),
                },
                &mut form,
            )
        });
        assert!(h.query_all_by_label(&EN.word(title)).next().is_some());
        for name in ["runs", "place", "bad"] {
            assert_eq!(
                h.query_by_label(name).is_some(),
                shown.contains(&name),
                "{purpose:?}: {name}"
            );
        }
    }
    let ended = [file("done", Ok(content(false, true)))];
    for purpose in [Purpose::Play, Purpose::Watch, Purpose::Study] {
        let mut form = SavesForm::default();
        let shelf = SaveList {
            saves: &ended,
            folder: "/saves",
            purpose,
            kept: &[],
            away: "/away",
            pictures: panels::pictures(),
        };
        let mut h =
            harness(|ui| saves::saves_ui(ui, TableText::plain(EN), &settings, shelf, &mut form));
        h.get_by_label(&EN.word("ui-save-over"));
        assert!(h.query_by_label(&EN.word("ui-save-load")).is_none(), "nobody can play on");
        assert_eq!(press(&mut h, &EN.word("ui-result")), [Command::Load("/saves/done.ron".into())]);
    }
    // Without anything that fits, it is said what there is none of.
    let places = [file("place", Ok(content(true, false)))];
    let mut form = SavesForm::default();
    let shelf = SaveList {
        saves: &places,
        folder: "/saves",
        purpose: Purpose::Watch,
        kept: &[],
        away: "/away",
        pictures: panels::pictures(),
    };
    let h = harness(|ui| saves::saves_ui(ui, TableText::plain(EN), &settings, shelf, &mut form));
    h.get_by_label(&EN.word("ui-saves-none-watch"));
}

/// The main line of a game and its branches stand together, the branches below it and set in, where
/// the game stands that was played last; other games come after.
#[test]
fn a_game_and_its_branches_are_one_tree() {
    let file = |name: &str, tree, branch| SaveFile {
        path: format!("/saves/{name}.ron").into(),
        name: name.into(),
        minutes: 0,
        written: 0,
        stamp: 0,
        content: Ok(SaveContent {
            prefix: "dom",
            edition: "original".into(),
            seats: seats(),
            round: None,
            actions: 2,
            study: false,
            scenario: false,
            over: false,
            tree,
            branch,
        }),
    };
    // As they come from the folder, the newest first.
    let all = [
        file("a branch", 7, Some(2)),
        file("another game", 8, None),
        file("the main line", 7, None),
        file("a later branch", 7, Some(5)),
        file("a branch of a game that is gone", 9, Some(1)),
    ];
    let settings = Settings::default();
    let mut form = SavesForm::default();
    let shelf = SaveList {
        saves: &all,
        folder: "/saves",
        purpose: Purpose::Play,
        kept: &[],
        away: "/away",
        pictures: panels::pictures(),
    };
    let h = panels::harness(egui::vec2(1100.0, 1600.0), 100, |ui| {
        saves::saves_ui(ui, TableText::plain(EN), &settings, shelf, &mut form)
    });
    let at = |name: &str| h.get_by_label(name).rect();
    let order = [
        "the main line",
        "a branch",
        "a later branch",
        "another game",
        "a branch of a game that is gone",
    ];
    for pair in order.windows(2) {
        assert!(at(pair[0]).bottom() <= at(pair[1]).top(), "{pair:?} stand otherwise");
    }
    let set_in = |name: &str| at(name).left() - at("the main line").left();
    assert!(set_in("a branch") > 4.0 && set_in("a later branch") > 4.0);
    assert!(set_in("another game").abs() < 1.0 && set_in(order[4]).abs() < 1.0);
}

#[test]
fn at_the_end_of_a_game_nobody_plays_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    end(&mut app);
    let turns: Vec<i64> = table(&app).history().iter().map(|(turn, _)| *turn).collect();
    assert_eq!(turns, [0, 1], "the beginning, and the turn of which the log speaks");
    command(&mut app, Command::WatchThis);
    let settings = Settings::default();
    for at in [1, 2] {
        command(&mut app, Command::Seek(at));
        let table = table(&app);
        assert_eq!(
            (table.mode, table.viewer()),
            (Mode::Replay { at, of: 2, running: false }, Viewer::Everybody)
        );
        let model = || Model {
            log: &table.log,
            mode: table.mode,
            ..panels::model(&table.sight, &settings, EN)
        };
        let wanted = if at == 1 { vec![Command::PlayOn] } else { Vec::new() };
        let mut h = harness(|ui| replay::controls_ui(ui, &model()));
        assert_eq!(press(&mut h, &EN.word("ui-play-on")), wanted, "after {at} entries");
        let mut h = harness(|ui| {
            let over = table.sight.outcome.is_some();
            let menu = dialogs::MenuModel { mode: table.mode, over, ..Default::default() };
            dialogs::menu_ui(ui, TableText::plain(EN), &menu)
        });
        assert_eq!(press(&mut h, &EN.word("ui-play-on")), wanted, "after {at} entries");
    }
}

/// Between two entries that the log tells of, the row of the earlier one is marked.
#[test]
fn one_row_of_a_replay_is_marked_wherever_it_stands() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    settle(&mut app, Curtain::Never);
    begin(&mut app);
    for _ in 0..40 {
        let action = table(&app)
            .sight
            .offers
            .iter()
            .find(|o| o.action.verb != PROPOSE_STOP)
            .expect("an offer")
            .action;
        command(&mut app, Command::Act(action));
    }
    command(&mut app, Command::WatchThis);
    let settings = Settings::default();
    let (mut between, whole) = (0, table(&app).play.undone().len());
    for at in (0..whole).step_by(3) {
        command(&mut app, Command::Seek(at));
        let table = table(&app);
        let entries: Vec<usize> = table.log.iter().map(|line| line.entry).collect();
        between += usize::from(!entries.contains(&at));
        let row = entries.iter().rev().find(|&&entry| entry <= at).expect("the set-up");
        let line = table.log.iter().find(|line| line.entry == *row).expect("its first line");
        let texts = TableText { localizer: EN, names: Some(&table.sight.catalogue) };
        let model = || Model {
            log: &table.log,
            mode: table.mode,
            ..panels::model(&table.sight, &settings, EN)
        };
        let h = harness(|ui| replay::entries_ui(ui, &model()));
        let marked: Vec<String> = h
            .root()
            .children_recursive()
            .filter(|n| {
                n.accesskit_node().is_selected() == Some(true)
                    || n.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
            })
            .filter_map(|n| n.accesskit_node().label())
            .collect();
        assert_eq!(marked, [texts.say(&line.message)], "after {at} entries");
    }
    assert!(between > 0, "some entries are not told of");
}

/// A badge and its name are not parted by the end of a line, and a very long name is cut instead of
/// running out of the card.
#[test]
fn a_seat_of_the_list_stays_in_one_line() {
    let long = |n: usize| SeatInfo {
        name: format!("Jugadora {n} de nombre largo"),
        colour: n as u8,
        race: String::new(),
        by: Chooser::Person,
    };
    let content = |seats| SaveContent {
        prefix: "dom",
        edition: "original".into(),
        seats,
        round: None,
        actions: 2,
        study: true,
        scenario: false,
        over: true,
        tree: 0,
        branch: None,
    };
    let save = SaveFile {
        path: "/saves/a.ron".into(),
        name: "a".into(),
        minutes: 0,
        written: 0,
        stamp: 0,
        content: Ok(content((0..4).map(long).collect())),
    };
    let settings = Settings { text_size: 200, ..Settings::default() };
    for wide in [500.0, 900.0, 1200.0] {
        let mut form = SavesForm::default();
        let saves = [save.clone()];
        let h = panels::harness(egui::vec2(wide, 1200.0), 200, |ui| {
            saves::saves_ui(
                ui,
                TableText::plain(EN),
                &settings,
                SaveList {
                    saves: &saves,
                    folder: "/saves",
                    purpose: Purpose::Play,
                    kept: &[],
                    away: "/away",
                    pictures: panels::pictures(),
                },
                &mut form,
            )
        });
        for key in ["ui-save-over", "ui-mode-study"] {
            let chip = h.get_by_label(&EN.word(key)).rect();
            assert!(
                chip.height() < 50.0 && chip.right() <= wide,
                "{wide}: {key} is broken: {chip:?}"
            );
        }
        for n in 0..4 {
            let name = long(n).name;
            let named: Vec<egui::Rect> = h.query_all_by_label(&name).map(|n| n.rect()).collect();
            let [badge, words] = named.as_slice() else {
                panic!("{name}: badge and name, not {named:?}")
            };
            assert!(
                words.left() - badge.right() < 40.0 && words.left() >= badge.right(),
                "{wide}: {badge:?} {words:?}"
            );
            assert!(
                (words.center().y - badge.center().y).abs() < 8.0 && words.right() <= wide,
                "{wide}: {badge:?} {words:?}"
            );
        }
    }
}
