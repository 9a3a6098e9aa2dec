//! The position editor by hand in the whole window, for every game alike: what is carried on the
//! board changes the position or says why not, and a right click opens a menu.

use super::{access::setup, screen_reader::strike};
use crate::common::window::{run, window};
use bevy::{
    input::keyboard::{Key, KeyCode},
    prelude::*,
};
use caravanserai::{
    app::{
        session::{CommandSent, Session, Shell},
        table::Table,
    },
    games,
    table::{action::Thing, catalogue::Chooser, edit::Edit},
    ui::{
        Command, Screen, Tab,
        study::{self, MenuOf},
    },
    view::{
        board::{BoardClick, BoardDrop, BoardInput},
        scene::{key_of, thing_of},
    },
};

fn send(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 3);
}

fn table(app: &App) -> &Table {
    app.world().resource::<Session>().table.as_ref().expect("a table")
}

fn hash(app: &mut App) -> u64 {
    let mut session = app.world_mut().resource_mut::<Session>();
    session.table.as_mut().expect("a table").play.hash()
}

fn shell(app: &App) -> &Shell {
    app.world().resource::<Shell>()
}

/// A study of a fresh game with the editor in front.
fn studied(app: &mut App, game: &'static str, edition: &str) {
    send(app, Command::Begin(Box::new(setup(game, edition, &[Chooser::Person; 2], 3))));
    send(app, Command::CurtainDown);
    send(app, Command::Study(None));
    send(app, Command::OpenTab(Tab::Study));
    assert_eq!(shell(app).screen, Screen::Table, "{game}");
}

fn press_right(app: &mut App, thing: Option<Thing>) {
    let key = thing.map(key_of).unwrap_or_default();
    app.world_mut().write_message(BoardClick { key, thing, button: MouseButton::Right });
    run(app, 2);
}

fn let_go(app: &mut App, from: Thing, onto: Option<Thing>) {
    let at = shell(app).free.center();
    app.world_mut().write_message(BoardDrop { from, onto, at });
    run(app, 2);
}

/// Carries pieces about until one has changed the position; what does not change it opens a menu,
/// is refused in words, or lay there before.
fn carry_one(app: &mut App, game: &str) {
    let input = app.world().resource::<BoardInput>();
    let (carried, shown) = (input.handy.clone(), input.scene.figures.clone());
    let mut places: Vec<Thing> = shown.iter().filter_map(|f| thing_of(&f.key)).collect();
    places.dedup();
    assert!(!carried.is_empty(), "{game}: pieces can be carried");
    let before = hash(app);
    for (n, from) in carried.iter().copied().enumerate().take(24) {
        let onto = places[(n * 7 + 3) % places.len()];
        let_go(app, from, Some(onto));
        if hash(app) != before {
            send(app, Command::Undo);
            assert_eq!(hash(app), before, "{game}: it is taken back");
            return;
        }
        let form = &shell(app).study_form;
        let refused = !form.problems.is_empty() && !shell(app).notes.is_empty();
        let asks = matches!(form.menu.as_ref().map(|m| &m.of), Some(MenuOf::Where(..)));
        let sight = &table(app).sight;
        let at = shell(app).free.center().into();
        let idle = study::put(sight, from, onto, at).is_ok_and(|wish| wish.is_none());
        assert!(refused || asks || idle, "{game}: {from:?} onto {onto:?} is answered");
        send(app, Command::Close);
        app.world_mut().resource_mut::<Shell>().study_form.menu = None;
        app.world_mut().resource_mut::<Shell>().dialogs.clear();
    }
    panic!("{game}: of 24 pieces none was laid anywhere");
}

#[test]
fn pieces_are_carried_and_menus_opened_in_every_game() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    for game in games::all() {
        let (id, edition) = (game.id(), game.editions()[0].id);
        studied(&mut app, id, edition);
        press_right(&mut app, None);
        let of = |app: &App| shell(app).study_form.menu.as_ref().map(|menu| menu.of.clone());
        assert_eq!(of(&app), Some(MenuOf::Table), "{id}");
        strike(&mut app, KeyCode::Escape, Key::Escape);
        assert_eq!((of(&app), shell(&app).dialogs.len()), (None, 0), "{id}: Escape closes it");
        let carried = app.world().resource::<BoardInput>().handy.clone();
        let piece = carried.iter().copied().find(|thing| matches!(thing, Thing::Piece(_)));
        if let Some(thing @ Thing::Piece(piece)) = piece {
            press_right(&mut app, Some(thing));
            assert_eq!(of(&app), Some(MenuOf::Piece(piece)), "{id}");
            strike(&mut app, KeyCode::Escape, Key::Escape);
        }
        carry_one(&mut app, id);
    }
}

/// A piece let go over the panel joins the open tray; without an open place nothing happens.
#[test]
fn a_piece_is_carried_into_the_open_tray() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    studied(&mut app, "duck_dealer", "standard");
    let input = app.world().resource::<BoardInput>();
    let pieces: Vec<Thing> =
        input.handy.iter().copied().filter(|thing| matches!(thing, Thing::Piece(_))).collect();
    let panel = Vec2::new(1270.0, 400.0);
    assert!(!shell(&app).free.contains(panel));
    let before = hash(&mut app);
    let put = |app: &mut App, from: Thing| {
        app.world_mut().write_message(BoardDrop { from, onto: None, at: panel });
        run(app, 2);
    };
    put(&mut app, pieces[0]);
    assert_eq!(hash(&mut app), before);
    // The place of another piece of the same sort is open as the tray.
    let mut moved = false;
    for from in &pieces {
        let Thing::Piece(piece) = *from else { continue };
        let sight = &table(&app).sight;
        let Some((here, _)) = sight.place_of(piece) else { continue };
        let key = sight.catalogue.zones[here.ix()].key.clone();
        let sort = key.split(':').next().unwrap_or_default().to_owned();
        let other = (0..sight.zones.len() as u16).map(caravanserai::table::ids::ZoneId).find(|z| {
            let zone = &sight.catalogue.zones[z.ix()].key;
            *z != here && zone.split(':').next() == Some(sort.as_str())
        });
        let Some(other) = other else { continue };
        app.world_mut().resource_mut::<Shell>().study_form.tray = Some(other);
        put(&mut app, *from);
        let form = &shell(&app).study_form;
        let now = table(&app).sight.place_of(piece).map(|(zone, _)| zone);
        moved |= now == Some(other);
        assert!(now == Some(other) || !form.problems.is_empty(), "it lies there, or why not");
        if moved {
            break;
        }
    }
    assert!(moved, "one of them lies in the tray");
}

/// What the rules do not bear is refused in a sentence, beside the board, too.
#[test]
fn an_edit_that_breaks_a_rule_is_told_beside_the_board() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    studied(&mut app, "merchant_of_venus", "2012");
    let before = hash(&mut app);
    let c = table(&app).play.catalogue().clone();
    let active = c.dial_by_key("active").expect("whose turn it is");
    send(&mut app, Command::Arrange(vec![Edit::Dial(active, 77)]));
    let told: Vec<String> = shell(&app).notes.iter().map(|(n, _)| n.text.clone()).collect();
    assert_eq!(hash(&mut app), before);
    let problems = &shell(&app).study_form.problems;
    assert!(!problems.is_empty() && told.contains(&problems[0]), "{problems:?} {told:?}");
}
