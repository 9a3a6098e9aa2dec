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
        edit::{Edit, PieceOrKind},
        entry::EntryKind,
        ids::{KindId, SeatId, ZoneId},
        record::Save,
        sight::Sight,
    },
    ui::{
        Command, Mode, Screen, Tab, TableText, game_ui,
        study::{self, MenuOf},
    },
    view::{
        board::{BoardClick, BoardDrop, BoardInput},
        scene::{key_of, thing_of},
    },
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
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
    let dial = app.world().resource::<Session>().texts().text("mov-dial-active");
    assert!(problems[0].contains(&dial), "{problems:?}: it is called as in the lists");
}

/// A piece of the tray that is let go on a seat's box or beside the board has nowhere to lie, and
/// that is said; over the tray it was only put back.
#[test]
fn a_piece_let_go_where_nothing_can_lie_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    studied(&mut app, "merchant_of_venus", "2012");
    let piece = *shell(&app).study_form.off_board.first().expect("a piece beside the board");
    let before = hash(&mut app);
    let localizer = app.world().resource::<Session>().localizer();
    let catalogue = table(&app).play.catalogue().clone();
    let texts = TableText { localizer, names: Some(&catalogue) };
    let sentence = texts.named("ui-study-nowhere", "piece", &texts.piece(piece));
    for (at, told) in [((1200.0, 300.0), false), ((60.0, 30.0), true)] {
        app.world_mut().resource_mut::<Shell>().study_form.let_go = Some((piece, at));
        run(&mut app, 4);
        let said = shell(&app).notes.iter().any(|(note, _)| note.text == sentence);
        assert_eq!(said, told, "let go at {at:?}");
    }
    assert_eq!(hash(&mut app), before);
}

/// Whatever is carried on the board and comes to lie nowhere else says why: beside every place, and
/// where it lay already.
#[test]
fn what_is_carried_in_vain_says_why() {
    for (game, edition) in [("duck_dealer", "standard"), ("merchants_cove", "standard")] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut app = window(folder.path(), |_| ());
        studied(&mut app, game, edition);
        let before = hash(&mut app);
        let carried = app.world().resource::<BoardInput>().handy.clone();
        let sight = &table(&app).sight;
        let piece = |thing: &Thing| match thing {
            Thing::Piece(piece) => Some(*piece),
            Thing::Zone(zone) => sight.zone(*zone).pieces.last().and_then(|piece| piece.id),
            _ => None,
        };
        let with_home = |thing: &Thing| {
            let piece = piece(thing)?;
            let (home, _) = sight.place_of(piece)?;
            Some((*thing, piece, Thing::Zone(home)))
        };
        let (thing, piece, home) = carried.iter().find_map(with_home).expect("something is handy");
        let localizer = app.world().resource::<Session>().localizer();
        let catalogue = table(&app).play.catalogue().clone();
        let texts = TableText { localizer, names: Some(&catalogue) };
        for (onto, why) in [(None, "ui-study-nowhere"), (Some(home), "ui-study-stays")] {
            let_go(&mut app, thing, onto);
            let sentence = texts.named(why, "piece", &texts.piece(piece));
            let said = shell(&app).notes.iter().any(|(note, _)| note.text == sentence);
            assert!(said, "{game}: {sentence}");
        }
        assert_eq!(hash(&mut app), before);
    }
}

/// Edits that lay a piece where another one of its kind lies.
fn regroupings(sight: &Sight) -> Vec<Edit> {
    let mut homes: BTreeMap<KindId, ZoneId> = BTreeMap::new();
    let mut edits = Vec::new();
    for (n, zone) in sight.zones.iter().enumerate() {
        let here = ZoneId(n as u16);
        for piece in &zone.pieces {
            let (Some(id), Some(kind)) = (piece.id, piece.kind) else { continue };
            let home = *homes.entry(kind).or_insert(here);
            if home != here {
                edits.push(Edit::Place(PieceOrKind::Piece(id), home));
            }
        }
    }
    edits
}

/// Whatever the golden records have brought to an end is changed by hand as well, in every game.
#[test]
fn finished_positions_are_edited_in_every_game() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut edited = BTreeSet::new();
    for file in fs::read_dir(records).expect("the records are there") {
        let path = file.expect("a record").path();
        let name = path.display();
        let text = fs::read_to_string(&path).expect("a record is a text");
        // The list of ends is no record, and a game of the tests is not in the house.
        let Ok(save) = Save::read(&text) else { continue };
        let Ok(game) = games::by_id(&save.setup.game) else { continue };
        let (mut play, differs) = save.replay(game).expect("a record is played again");
        assert!(differs.is_none() && play.outcome().is_some(), "{name}");
        play.set_study(true);
        let mut table = Table::new(play, Mode::Study, PathBuf::from("unused.ron"));
        let edits = regroupings(&table.sight);
        // The game of the tests may have a piece of each kind in one place alone.
        if edits.is_empty() {
            continue;
        }
        let why: Vec<_> =
            edits.into_iter().take(80).map_while(|edit| table.arrange(&[edit]).err()).collect();
        let entry = table.play.entries().last().map(|entry| &entry.what);
        assert!(matches!(entry, Some(EntryKind::Edits(_))), "{name}: {why:?}");
        assert!(table.sight.outcome.is_some(), "{name}: it is over until a phase is chosen");
        edited.insert(game.id());
    }
    assert!(edited.len() >= 4, "{edited:?}");
}

/// With a phase that is chosen for it a finished game goes on.
#[test]
fn a_finished_game_goes_on_with_a_phase() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/mov-2012-goal.ron");
    let save = Save::read(&fs::read_to_string(file).expect("the record")).expect("a record");
    let game = games::by_id(&save.setup.game).expect("the game is in the house");
    let (mut play, _) = save.replay(game).expect("a record is played again");
    play.set_study(true);
    let mut table = Table::new(play, Mode::Study, PathBuf::from("unused.ron"));
    let c = table.play.catalogue().clone();
    let with = game_ui::of(game.id()).dials_with("phase", 1).iter().copied();
    let dials = [("phase", 1), ("ended", 0), ("winners", 0)].into_iter().chain(with);
    let edits: Vec<Edit> = dials
        .map(|(key, value)| Edit::Dial(c.dial_by_key(key).expect("a dial of the game"), value))
        .collect();
    table.arrange(&edits).expect("a sound position");
    assert!(table.sight.outcome.is_none() && !table.play.is_over());
}
