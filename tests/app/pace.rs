//! What settings and the list of keys promise, in the whole window without a screen: the pace of
//! computer players, forced moves, the camera that goes with a ship, and every key and chord. Time
//! goes on by frames here, never by a clock.

use super::flow::{begun, command, here, route, table, take_any, venus};
use crate::common::window::{rests, run};
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
    time::TimeUpdateStrategy,
    window::{PrimaryWindow, WindowEvent},
};
use caravanserai::{
    app::session::{Session, Shell},
    bots::RandomBot,
    table::{action::Thing, catalogue::Chooser, ids::SpaceId},
    ui::{
        Command, Dialog, Tab,
        settings::{BotPace, Settings},
    },
    view::board::{BoardCommand, BoardOutput},
};
use std::time::Duration;

/// From now on each frame takes a fiftieth of a second.
fn by_frames(app: &mut App) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
}

fn entries(app: &App) -> usize {
    table(app).play.entries().len()
}

/// How many frames pass before a computer player makes its first choice after a person's turn.
fn frames_before_a_bot_chooses(pace: BotPace) -> usize {
    let by = [Chooser::Person, Chooser::Greedy];
    let (_folder, mut app) = begun("dale_of_merchants", "original", &by);
    by_frames(&mut app);
    let still = Settings { reduced_motion: true, forced_moves: false, ..Settings::default() };
    command(&mut app, Command::Set(Box::new(Settings { pace, ..still })));
    let mut any = RandomBot::new(9);
    // The computer's first turn, where it begins.
    for _ in 0..4000 {
        if table(&app).asked() {
            break;
        }
        app.update();
    }
    let bots = |app: &App| {
        let own = |e: &&caravanserai::table::entry::Entry| {
            e.seat.is_some_and(|s| !table(app).person_plays(s))
        };
        table(app).play.entries().iter().filter(own).count()
    };
    let before = bots(&app);
    for frame in 0..4000 {
        if bots(&app) > before {
            return frame;
        }
        if table(&app).asked() {
            take_any(&mut app, &mut any);
            if bots(&app) > before {
                return 0;
            }
            continue;
        }
        if table(&app).lingers() {
            command(&mut app, Command::Seen);
            continue;
        }
        // From here on the computer is waited for.
        for waited in 0..400 {
            if bots(&app) > before || table(&app).asked() {
                return waited;
            }
            app.update();
        }
    }
    panic!("no computer player was ever asked")
}

/// To watch takes longest, quick is quicker, and at once waits for nothing.
#[test]
fn computer_players_keep_the_pace_that_is_set() {
    let [watch, quick, instant] =
        [BotPace::Watch, BotPace::Quick, BotPace::Instant].map(frames_before_a_bot_chooses);
    assert!(instant <= 2, "at once: after {instant} frames");
    assert!(quick < watch && instant <= quick, "{watch}, {quick}, {instant} frames");
    assert!(watch > 10, "who watches can follow: {watch} frames");
}

/// The only thing that can be done on a flight is done by itself where that is wanted, and not
/// again once it was taken back.
#[test]
fn forced_moves_are_made_where_they_are_wanted() {
    let (_folder, mut app) = venus("2012");
    by_frames(&mut app);
    let mut any = RandomBot::new(4);
    let flies = |app: &App| {
        let t = table(app);
        let [only] = t.sight.offers.as_slice() else { return false };
        // Whoever has only chosen a pilot number has not flown yet.
        let last = t.past.last().and_then(|past| past.verb);
        let chosen = last.is_some_and(|verb| t.play.catalogue().verb(verb).name == "pilot");
        t.asked()
            && !chosen
            && ["step", "land"].contains(&t.play.catalogue().verb(only.action.verb).name)
    };
    for _ in 0..600 {
        if flies(&app) {
            break;
        }
        if table(&app).curtain().is_some() {
            command(&mut app, Command::CurtainDown);
        } else if table(&app).lingers() {
            command(&mut app, Command::Seen);
        } else {
            take_any(&mut app, &mut any);
        }
    }
    assert!(flies(&app), "some step is the only one");
    let before = entries(&app);
    run(&mut app, 60);
    assert_eq!(entries(&app), before, "nobody wants forced moves");
    let mut wanted = app.world().resource::<Session>().settings.clone();
    wanted.forced_moves = true;
    command(&mut app, Command::Set(Box::new(wanted)));
    for _ in 0..60 {
        if entries(&app) > before {
            break;
        }
        app.update();
    }
    assert_eq!(entries(&app), before + 1, "it is made by itself");
    if table(&app).undo_barred().is_none() {
        command(&mut app, Command::Undo);
        let taken_back = entries(&app);
        assert!(taken_back <= before);
        run(&mut app, 60);
        assert_eq!(entries(&app), taken_back, "what was taken back is left to the person");
    }
}

/// Seen from near, a ship that flies out of sight takes the camera with it.
#[test]
fn the_camera_goes_with_a_ship() {
    let (_folder, mut app) = venus("2012");
    for _ in 0..14 {
        app.world_mut().write_message(BoardCommand::Nearer);
        run(&mut app, 1);
    }
    let start = here(&app).expect("a ship");
    app.world_mut().write_message(BoardCommand::Show(vec![Thing::Space(start)]));
    run(&mut app, 2);
    let seen = |app: &App, space: SpaceId| {
        let at = table(app).play.catalogue().spaces[space.ix()].at;
        let board = app.world().resource::<BoardOutput>();
        board.free.contains(board.to_screen((at.0 as f32 / 10.0, at.1 as f32 / 10.0)))
    };
    assert!(seen(&app, start), "one begins where the ship is");
    let spaces = table(&app).play.catalogue().spaces.len() as u16;
    let ways: Vec<_> = (0..spaces).filter_map(|s| route(&app, Thing::Space(SpaceId(s)))).collect();
    let far = ways.into_iter().max_by_key(|way| way.way.len()).expect("a way");
    for _ in 0..3 {
        if table(&app).asked() && route(&app, far.to).is_some() {
            command(&mut app, Command::Lead(far.to));
        }
    }
    run(&mut app, 3);
    let moved = table(&app).past.iter().flat_map(|p| &p.moved).map(|m| m.to).collect::<Vec<_>>();
    let to = *moved.last().expect("the ship has flown");
    assert!(to != start && seen(&app, to), "the ship at {to:?} is seen");
}

/// A key goes down and up within one frame, with what is held.
fn strike(app: &mut App, held: &[KeyCode], key_code: KeyCode, logical: &Key) {
    let world = app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one");
    let mut send = |key_code: KeyCode, logical_key: Key, state: ButtonState| {
        let input =
            KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
        app.world_mut().write_message(input.clone());
        app.world_mut().write_message(WindowEvent::KeyboardInput(input));
    };
    let holding = |code: &KeyCode| match code {
        KeyCode::ShiftLeft => Key::Shift,
        _ => Key::Control,
    };
    for code in held {
        send(*code, holding(code), ButtonState::Pressed);
    }
    send(key_code, logical.clone(), ButtonState::Pressed);
    send(key_code, logical.clone(), ButtonState::Released);
    for code in held {
        send(*code, holding(code), ButtonState::Released);
    }
    run(app, 4);
}

fn letter(app: &mut App, held: &[KeyCode], key_code: KeyCode, letter: &str) {
    strike(app, held, key_code, &Key::Character(letter.into()));
}

/// What the list of keys promises happens, chords also where quick fingers begin and end them
/// within one frame.
#[test]
fn every_key_of_the_list_does_what_it_says() {
    let (_folder, mut app) = venus("2012");
    let control = KeyCode::ControlLeft;
    let dialogs = |app: &App| app.world().resource::<Shell>().dialogs.clone();
    // What chance decides stands: a heading does not.
    let t = table(&app);
    let head = t.sight.offers.iter().map(|o| o.action);
    let head = head.into_iter().find(|a| t.play.catalogue().verb(a.verb).name == "head");
    command(&mut app, Command::Act(head.expect("a heading")));
    let headed = entries(&app);
    letter(&mut app, &[control], KeyCode::KeyZ, "z");
    assert_eq!(entries(&app), headed - 1, "Ctrl+Z takes back");
    letter(&mut app, &[control], KeyCode::KeyY, "y");
    assert_eq!(entries(&app), headed, "Ctrl+Y does it again");
    letter(&mut app, &[], KeyCode::KeyU, "u");
    assert_eq!(entries(&app), headed - 1, "U takes back");
    letter(&mut app, &[control, KeyCode::ShiftLeft], KeyCode::KeyZ, "Z");
    assert_eq!(entries(&app), headed, "Ctrl+Shift+Z does it again");
    rests(&mut app);
    strike(&mut app, &[], KeyCode::Enter, &Key::Enter);
    assert_eq!(entries(&app), headed + 1, "Enter takes the main choice, the roll");
    letter(&mut app, &[], KeyCode::KeyL, "l");
    assert_eq!(app.world().resource::<Shell>().tab, Tab::Log, "L");
    for (code, name, dialog) in
        [(KeyCode::KeyN, "n", Dialog::Since), (KeyCode::KeyB, "b", Dialog::Rules)]
    {
        letter(&mut app, &[], code, name);
        assert_eq!(dialogs(&app), [dialog], "{name}");
        strike(&mut app, &[], KeyCode::Escape, &Key::Escape);
        assert_eq!(dialogs(&app), [], "Escape closes what {name} opened");
    }
    letter(&mut app, &[control], KeyCode::KeyS, "s");
    assert_eq!(dialogs(&app), [Dialog::SaveAs], "Ctrl+S");
    strike(&mut app, &[], KeyCode::Escape, &Key::Escape);
    strike(&mut app, &[], KeyCode::F1, &Key::F1);
    assert_eq!(dialogs(&app), [Dialog::Help], "F1");
    strike(&mut app, &[], KeyCode::Escape, &Key::Escape);
    strike(&mut app, &[], KeyCode::Escape, &Key::Escape);
    assert_eq!(dialogs(&app), [Dialog::Menu], "Escape opens the menu");
    strike(&mut app, &[], KeyCode::Escape, &Key::Escape);
    strike(&mut app, &[], KeyCode::F11, &Key::F11);
    assert!(app.world().resource::<Session>().settings.full_screen, "F11");
    rests(&mut app);
    letter(&mut app, &[], KeyCode::KeyC, "c");
    assert!(matches!(dialogs(&app)[..], [Dialog::Confirm(..)]), "C asks whether all agree");
    command(&mut app, Command::Close);
    command(&mut app, Command::Counsel(true));
    assert!(app.world().resource::<Shell>().counsel.is_some(), "there is counsel");
    letter(&mut app, &[], KeyCode::KeyT, "t");
    assert!(table(&app).trial.is_some(), "T tries something");
}
