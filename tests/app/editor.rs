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
    table::{
        action::Thing,
        catalogue::Chooser,
        edit::Edit,
        ids::{SeatId, ZoneId},
    },
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

/// Carries pieces about until one has changed the position; what does not change it is refused in
/// words. Where several zones could be meant, a menu asks.
fn carry_one(app: &mut App, game: &str) {
    let input = app.world().resource::<BoardInput>();
    let (carried, shown) = (input.handy.clone(), input.scene.figures.clone());
    let mut places: Vec<Thing> = shown.iter().filter_map(|f| thing_of(&f.key)).collect();
    places.sort();
    places.dedup();
    if carried.is_empty() {
        let pieces = places.iter().filter(|thing| matches!(thing, Thing::Piece(_)));
        assert_eq!(pieces.count(), 0, "{game}: what is shown by itself can be carried");
        return;
    }
    let before = hash(app);
    for from in carried {
        let sight = &table(app).sight;
        let put = |onto: &Thing| study::put(sight, from, *onto, (0.0, 0.0));
        let meant = |onto: &&Thing| matches!(put(onto), Ok(Some(_)));
        let onto: Vec<Thing> = places.iter().filter(meant).copied().collect();
        let asking = places.iter().find(|onto| put(onto).is_err()).copied();
        // Three places of all that there are for it.
        for onto in onto.iter().step_by(onto.len() / 3 + 1) {
            let_go(app, from, Some(*onto));
            if hash(app) != before {
                send(app, Command::Undo);
                assert_eq!(hash(app), before, "{game}: it is taken back");
                return;
            }
            let form = &shell(app).study_form;
            assert!(!form.problems.is_empty(), "{game}: {from:?} onto {onto:?} is refused");
            assert!(!shell(app).notes.is_empty(), "{game}: and told beside the board");
        }
        if let Some(onto) = asking {
            let_go(app, from, Some(onto));
            let menu = shell(app).study_form.menu.as_ref().map(|menu| &menu.of);
            assert!(matches!(menu, Some(MenuOf::Where(..))), "{game}: {from:?} onto {onto:?}");
        }
        app.world_mut().resource_mut::<Shell>().study_form.menu = None;
    }
    panic!("{game}: no piece was laid anywhere");
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
    studied(&mut app, "dale_of_merchants", "original");
    let c = table(&app).play.catalogue().clone();
    let hand = |seat: u8| {
        let owned = |z: &&ZoneId| c.zones[z.ix()].owner == Some(SeatId(seat));
        let mut zones = c.zones.iter().enumerate().map(|(n, _)| ZoneId(n as u16));
        zones.by_ref().filter(|z| c.zones[z.ix()].key.starts_with("hand")).find(|z| owned(&z))
    };
    let (from, to) = (hand(0).expect("a hand"), hand(1).expect("another hand"));
    let card = table(&app).sight.zone(from).pieces[0].id.expect("everything is seen");
    let panel = Vec2::new(1270.0, 400.0);
    assert!(!shell(&app).free.contains(panel));
    let before = hash(&mut app);
    let put = |app: &mut App| {
        let from = Thing::Piece(card);
        app.world_mut().write_message(BoardDrop { from, onto: None, at: panel });
        run(app, 2);
    };
    put(&mut app);
    assert_eq!(hash(&mut app), before, "no place is open as the tray");
    app.world_mut().resource_mut::<Shell>().study_form.tray = Some(to);
    put(&mut app);
    let now = table(&app).sight.place_of(card).map(|(zone, _)| zone);
    assert_eq!(now, Some(to), "{:?}", shell(&app).study_form.problems);
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
