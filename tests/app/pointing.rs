//! The mouse in the window: what stands takes its presses, words on what was pressed go away, and
//! what the keyboard or a refusal left behind glows no longer.

use super::{
    access::setup,
    screen_reader::{Heard, command, heard_window, strike},
    screens::{focused, tab_to},
};
use crate::common::window::{passes, rests, run};
use bevy::{
    a11y::AccessibilityRequested,
    input::{
        ButtonState,
        keyboard::{Key, KeyCode, KeyboardInput},
        mouse::MouseButtonInput,
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};
use bevy_egui::{
    EguiContext,
    egui::{self, Order},
};
use caravanserai::{
    app::{
        board_bridge::{Meaning, meaning},
        session::{CommandSent, Session, Shell},
        table::Table,
    },
    games,
    table::{
        action::{Action, Thing},
        catalogue::Chooser,
        entry::EntryKind,
    },
    text::{Language, Localizer},
    ui::{Command, TableText, command::Dialog, game_ui, settings::Settings},
    view::{
        board::{BoardClick, BoardInput, BoardOutput},
        scene::key_of,
    },
};

const EN: Localizer = Localizer::new(Language::En);

fn window(app: &mut App) -> Entity {
    let world = app.world_mut();
    world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window")
}

/// Moves the mouse to a place.
pub(super) fn move_to(app: &mut App, position: Vec2) {
    let window = window(app);
    let world = app.world_mut();
    // The overlay reads the window's events, the board the state of cursor and buttons.
    if let Some(mut w) = world.get_mut::<Window>(window) {
        w.set_cursor_position(Some(position));
    }
    let moved = CursorMoved { window, position, delta: None };
    world.write_message(WindowEvent::CursorMoved(moved));
}

/// Presses its left button or lets it go.
pub(super) fn left_button(app: &mut App, state: ButtonState) {
    mouse(app, MouseButton::Left, state);
}

/// Presses a button of it or lets it go.
pub(super) fn mouse(app: &mut App, button: MouseButton, state: ButtonState) {
    let window = window(app);
    let input = MouseButtonInput { button, state, window };
    let world = app.world_mut();
    world.write_message(input);
    world.write_message(WindowEvent::MouseButtonInput(input));
}

/// A key goes down and up at once.
pub(super) fn type_key(app: &mut App, key_code: KeyCode, logical_key: &Key) {
    let window = window(app);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let (logical_key, text, repeat) = (logical_key.clone(), None, false);
        let input = KeyboardInput { key_code, logical_key, state, text, repeat, window };
        app.world_mut().write_message(input.clone());
        app.world_mut().write_message(WindowEvent::KeyboardInput(input));
    }
}

pub(super) fn click(app: &mut App) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        left_button(app, state);
        run(app, 1);
    }
}

/// A game of a person and a computer, with nothing that moves by itself.
fn begun(game: &str) -> (tempfile::TempDir, App) {
    begun_by(game, &[Chooser::Person, Chooser::Random], 11)
}

/// A game between these, at the first question of a person.
pub(super) fn begun_by(game: &str, by: &[Chooser], seed: u64) -> (tempfile::TempDir, App) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    app.world().resource::<AccessibilityRequested>().set(true);
    let still = Settings { reduced_motion: true, forced_moves: false, ..Settings::default() };
    command(&mut app, Command::Set(Box::new(still)));
    let edition = games::by_id(game).expect("the game is in the house").editions()[0].id;
    let setup = setup(game, edition, by, seed);
    command(&mut app, Command::Begin(Box::new(setup)));
    for _ in 0..400 {
        if table(&app).asked() {
            break;
        }
        run(&mut app, 1);
    }
    assert!(table(&app).asked(), "{game}");
    rests(&mut app);
    (folder, app)
}

pub(super) fn table(app: &App) -> &Table {
    app.world().resource::<Session>().table.as_ref().expect("a game is on the table")
}

fn entries(app: &App) -> usize {
    table(app).play.entries().len()
}

/// The boxes with words on something.
fn boxes(app: &mut App) -> Vec<egui::Rect> {
    let world = app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
    context.get_mut().memory(|m| {
        let messages = egui::Id::new("messages");
        let tips = |l: &&egui::LayerId| l.order == Order::Tooltip && l.id != messages;
        let layers: Vec<_> = m.areas().visible_layer_ids().into_iter().collect();
        let rects = layers.iter().filter(tips).filter_map(|l| m.area_rect(l.id));
        rects.filter(|rect| rect.height() > 4.0).collect()
    })
}

fn words(app: &mut App) -> usize {
    boxes(app).len()
}

/// Whether the overlay wants to be drawn again, sooner or later.
fn wants_frames(app: &mut App) -> bool {
    let world = app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
    context.get_mut().has_requested_repaint()
}

/// The middle of what is called so.
fn place_of(app: &App, key: &str) -> Vec2 {
    let name = TableText::plain(EN).text(key);
    let heard = app.world().resource::<Heard>();
    let called = |node: &egui::accesskit::Node| node.label().is_some_and(|label| label == name);
    let (_, node) = heard.0.iter().find(|(_, node)| called(node)).expect("it is there");
    let b = node.bounds().expect("it lies somewhere");
    Vec2::new((b.x0 + b.x1) as f32, (b.y0 + b.y1) as f32) / 2.0
}

/// Words on a button go away when it is pressed, and do not come back before the pointer has been
/// on something else.
#[test]
fn words_on_what_was_pressed_stay_away_until_the_pointer_is_elsewhere() {
    let (_folder, mut app) = begun("merchant_of_venus");
    let [fit, rules] = ["ui-fit", "ui-rules"].map(|key| place_of(&app, key));
    move_to(&mut app, fit);
    passes(&mut app, 60);
    assert_eq!(words(&mut app), 1, "it says what it is");
    click(&mut app);
    passes(&mut app, 20);
    for by in [2.0, -1.0, 3.0] {
        move_to(&mut app, fit + Vec2::new(by, 0.0));
        passes(&mut app, 60);
        assert_eq!(words(&mut app), 0, "they stay away");
        assert!(!wants_frames(&mut app), "and nothing is drawn for their sake");
    }
    move_to(&mut app, rules);
    passes(&mut app, 60);
    assert_eq!(words(&mut app), 1, "of the next one they come");
    move_to(&mut app, fit);
    passes(&mut app, 60);
    assert_eq!(words(&mut app), 1, "and of this one again");
}

/// Where planets and other zones of the board are met on the screen.
fn planets(app: &App) -> Vec<Vec2> {
    let zones = (0..table(app).sight.zones.len() as u16).map(caravanserai::table::ids::ZoneId);
    let (input, board) =
        (app.world().resource::<BoardInput>(), app.world().resource::<BoardOutput>());
    let met = |zone| {
        let key = key_of(Thing::Zone(zone));
        let figure = input.scene.figures.iter().find(|f| f.key == key)?;
        let at = board.to_screen(figure.at);
        (board.hit(input, at) == Some(Thing::Zone(zone))).then_some(at)
    };
    zones.filter_map(met).collect()
}

/// The same on the board, also where something else comes to lie under the pointer.
#[test]
fn words_on_a_figure_that_was_pressed_stay_away() {
    let (_folder, mut app) = begun("merchant_of_venus");
    let planets = planets(&app);
    let [first, second, ..] = planets[..] else { panic!("{planets:?}") };
    move_to(&mut app, first);
    rests(&mut app);
    assert_eq!(words(&mut app), 1, "it says what it is");
    left_button(&mut app, ButtonState::Pressed);
    run(&mut app, 2);
    assert_eq!(words(&mut app), 0, "they go away");
    left_button(&mut app, ButtonState::Released);
    for by in [0.0, 2.0, -2.0] {
        move_to(&mut app, first + Vec2::new(by, 0.0));
        passes(&mut app, 60);
        assert_eq!(words(&mut app), 0, "they stay away");
    }
    move_to(&mut app, second);
    passes(&mut app, 60);
    assert_eq!(words(&mut app), 1, "of the next one they come");
}

/// The same where a press in a dialog was the last one: what lies on the board below it says
/// nothing before the pointer has left the place that was pressed.
#[test]
fn words_stay_away_from_what_a_press_has_brought_into_view() {
    let (_folder, mut app) = begun("merchant_of_venus");
    let places = planets(&app);
    command(&mut app, Command::Open(Dialog::Settings));
    passes(&mut app, 20);
    let covered = places.into_iter().find(|&at| {
        move_to(&mut app, at);
        passes(&mut app, 4);
        let world = app.world_mut();
        let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("an overlay");
        context.get_mut().is_pointer_over_egui()
    });
    let covered = covered.expect("a dialog covers a planet");
    // A press that comes before the dialog has stood is none.
    rests(&mut app);
    click(&mut app);
    rests(&mut app);
    // Beside a dialog the press has closed it already.
    if !app.world().resource::<Shell>().dialogs.is_empty() {
        command(&mut app, Command::Close);
    }
    passes(&mut app, 60);
    let board = app.world().resource::<BoardOutput>();
    assert!(board.hovered.is_some(), "the pointer lies on a planet now");
    assert_eq!(words(&mut app), 0, "nobody has pointed at it");
    let rules = place_of(&app, "ui-rules");
    for at in [rules, covered] {
        move_to(&mut app, at);
        passes(&mut app, 60);
        assert_eq!(words(&mut app), 1, "the pointer has been elsewhere");
    }
}

/// Whoever takes the mouse finds no ring that looks like something to press.
#[test]
fn the_ring_goes_when_the_mouse_is_taken() {
    let (_folder, mut app) = begun("merchant_of_venus");
    move_to(&mut app, Vec2::new(400.0, 300.0));
    run(&mut app, 2);
    tab_to(&mut app, &TableText::plain(EN).text("ui-rules"));
    assert!(focused(&mut app).is_some());
    move_to(&mut app, Vec2::new(402.0, 300.0));
    run(&mut app, 2);
    assert_eq!(focused(&mut app), None);
    strike(&mut app, KeyCode::Tab, Key::Tab);
    assert!(focused(&mut app).is_some(), "the keyboard goes on with it");
}

/// What cannot be chosen says why, and gets no ring.
#[test]
fn a_refused_click_leaves_no_glow() {
    let mut refused = 0;
    for game in games::all() {
        let (_folder, mut app) = begun(game.id());
        let sight = &table(&app).sight;
        let sheet = game_ui::of(sight.game);
        let mut things: Vec<Thing> = sight
            .refusals
            .iter()
            .flat_map(|no| {
                let message = Some(no.message.clone());
                let offer =
                    caravanserai::table::action::Offer { action: no.action, range: None, message };
                sheet.targets(sight, &offer)
            })
            .collect();
        things.dedup();
        let no = |thing: &Thing| {
            matches!(meaning(sight, true, *thing), Meaning::Refused(_))
                && sheet.route(sight, *thing).is_none()
        };
        let Some(thing) = things.into_iter().find(no) else { continue };
        let button = MouseButton::Left;
        let click = BoardClick { key: key_of(thing), thing: Some(thing), button };
        app.world_mut().write_message(click);
        run(&mut app, 2);
        let shell = app.world().resource::<Shell>();
        assert!(!shell.notes.is_empty(), "{}: it says why", game.id());
        assert_eq!(shell.selected, None, "{}", game.id());
        assert!(app.world().resource::<BoardInput>().selected.is_empty(), "{}", game.id());
        refused += 1;
    }
    assert!(refused > 1, "{refused}");
}

/// Keys answer a question that has stood for a moment, wherever the pointer goes meanwhile; what is
/// always there does not wait.
#[test]
fn keys_wait_until_the_question_stands() {
    let (_folder, mut app) = begun_by("merchant_of_venus", &[Chooser::Person; 2], 11);
    let one = |app: &mut App| strike(app, KeyCode::Digit1, Key::Character("1".into()));
    let begun = entries(&app);
    one(&mut app);
    let done = entries(&app);
    assert_eq!(done, begun + 1, "the question had stood");
    for n in 0..4 {
        move_to(&mut app, Vec2::new(300.0 + 40.0 * n as f32, 300.0));
        one(&mut app);
        assert_eq!(entries(&app), done, "it is too early");
    }
    strike(&mut app, KeyCode::KeyU, Key::Character("u".into()));
    assert_eq!(entries(&app), begun, "taking back does not wait");
    one(&mut app);
    assert_eq!(entries(&app), begun, "what is asked again stands anew");
    rests(&mut app);
    one(&mut app);
    assert_eq!(entries(&app), done);
}

/// Where something is said of what lies under the pointer, there are words.
#[test]
fn no_box_of_words_is_empty() {
    let (_folder, mut app) = begun("duck_dealer");
    command(&mut app, Command::Study(None));
    rests(&mut app);
    let input = app.world().resource::<BoardInput>();
    let board = app.world().resource::<BoardOutput>();
    let (free, scene) = (input.free, input.scene.clone());
    let edge = |f: &caravanserai::view::figures::Figure| {
        let left = (f.at.0 - f.half().0 * 0.8, f.at.1);
        [board.to_screen(f.at), board.to_screen(left)]
    };
    let places: Vec<Vec2> = scene.figures.iter().flat_map(edge).collect();
    let mut told = 0;
    for at in places.into_iter().filter(|at| free.contains(*at)).step_by(5) {
        move_to(&mut app, at);
        passes(&mut app, 20);
        run(&mut app, 3);
        let heard = &app.world().resource::<Heard>().0;
        let labels: Vec<egui::Pos2> = heard
            .iter()
            .filter(|(_, node)| node.role() == egui::accesskit::Role::Label)
            .filter_map(|(_, node)| node.bounds())
            .map(|b| egui::pos2((b.x0 + b.x1) as f32 / 2.0, (b.y0 + b.y1) as f32 / 2.0))
            .collect();
        for place in boxes(&mut app) {
            assert!(labels.iter().any(|at| place.contains(*at)), "an empty box at {place:?}");
            told += 1;
        }
    }
    assert!(told > 10, "{told}");
}

/// What somebody looked at and what has gone elsewhere since is not looked at there: a card that is
/// discarded opens no pile.
#[test]
fn what_goes_elsewhere_is_not_looked_at_any_more() {
    let plays = |app: &App| {
        let t = table(app);
        let verb = |a: &Action| t.play.catalogue().verb(a.verb).name;
        t.sight.offers.iter().map(|o| o.action).find(|a| verb(a) == "play")
    };
    let by = [Chooser::Person, Chooser::Random];
    let mut games = (1..40).map(|seed| begun_by("dale_of_merchants", &by, seed));
    let found = games.find_map(|(folder, app)| plays(&app).map(|action| (folder, app, action)));
    let (_folder, mut app, action) = found.expect("some first hand has a technique");
    let card = Thing::Piece(action.piece());
    command(&mut app, Command::Select(Some(card)));
    assert_eq!(app.world().resource::<Shell>().selected, Some(card));
    let lies = |app: &App| {
        let zones = &table(app).sight.zones;
        zones.iter().position(|z| z.pieces.iter().any(|p| p.id == Some(action.piece())))
    };
    let before = lies(&app);
    command(&mut app, Command::Act(action));
    assert_ne!(lies(&app), before, "it has gone");
    assert_eq!(app.world().resource::<Shell>().selected, None);
}

/// The places of the buttons behind which the bar keeps lists: they say how much is in them.
fn lists(app: &App) -> Vec<Vec2> {
    let counted = |label: &str| {
        let inner = label.rsplit_once('(').and_then(|(_, end)| end.strip_suffix(')'));
        inner.is_some_and(|n| n.parse::<usize>().is_ok())
    };
    let heard = app.world().resource::<Heard>();
    let all = heard.0.iter().filter(|(_, node)| node.label().is_some_and(counted));
    let at = |b: egui::accesskit::Rect| Vec2::new((b.x0 + b.x1) as f32, (b.y0 + b.y1) as f32) / 2.0;
    // The bar lies at the foot of the window.
    let places = all.filter_map(|(_, node)| node.bounds()).map(at);
    places.filter(|place| place.y > 560.0).collect()
}

fn list_is_open(app: &mut App) -> bool {
    let world = app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
    egui::Popup::is_any_open(context.get_mut())
}

/// Somebody chooses, and in the same breath, in the same frame or in the next, the place is pressed
/// at which a list could be opened before: none is open for the question that comes then.
#[test]
fn no_list_opens_for_an_older_press() {
    let mut tried = 0;
    for game in ["merchant_of_venus", "dale_of_merchants", "duck_dealer", "merchants_cove"] {
        let (_folder, mut app) = begun(game);
        for turn in 0..16 {
            if !table(&app).asked() {
                command(&mut app, Command::Seen);
                rests(&mut app);
                continue;
            }
            let (before, later) = (table(&app).version, turn % 3);
            let offers = &table(&app).sight.offers;
            let act = Command::Act(offers[turn * 7 % offers.len()].action);
            let places = lists(&app);
            let place = places.get(turn % places.len().max(1)).copied();
            app.world_mut().write_message(CommandSent::from(act));
            let Some(place) = place else {
                run(&mut app, 2);
                rests(&mut app);
                continue;
            };
            if later > 0 {
                run(&mut app, 1);
            }
            move_to(&mut app, place);
            (0..later.max(1)).for_each(|_| click_at_once(&mut app));
            run(&mut app, 1);
            for frame in 0..4 {
                run(&mut app, 1);
                let chosen = table(&app).version != before;
                assert!(!(chosen && list_is_open(&mut app)), "{game}, {turn}: frame {frame}");
            }
            tried += usize::from(table(&app).version != before);
            // Where nothing was chosen, the list was opened for the question that still stands.
            if list_is_open(&mut app) {
                type_key(&mut app, KeyCode::Escape, &Key::Escape);
            }
            run(&mut app, 1);
            rests(&mut app);
        }
    }
    assert!(tried > 4, "{tried} presses followed a choice");
}

/// A whole click within one frame.
fn click_at_once(app: &mut App) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        left_button(app, state);
    }
}

/// One press on a card of the row goes to the space where one recruits and takes that card, or
/// holds it ready where that cannot be taken back: nobody is asked for it once more.
#[test]
fn a_card_that_is_pressed_is_not_asked_for_again() {
    let (_folder, mut app) = begun("merchants_cove");
    let named = |app: &App, action: Action| table(app).sight.catalogue.verb(action.verb).name;
    for _ in 0..40 {
        let visits = |o: &caravanserai::table::action::Offer| named(&app, o.action) == "visit";
        if table(&app).asked() && table(&app).sight.offers.iter().any(visits) {
            break;
        }
        type_key(&mut app, KeyCode::Digit1, &Key::Character("1".into()));
        run(&mut app, 3);
        rests(&mut app);
    }
    let sight = &table(&app).sight;
    let sheet = game_ui::of(sight.game);
    let further = sight.offers.iter().flat_map(|offer| {
        let things = sheet.targets(sight, offer).into_iter();
        things.filter_map(|t| Some((t, sheet.goes_on_to(sight, offer.action, t)?)))
    });
    let (card, then) = further.last().expect("a card of the row can be taken");
    let before = entries(&app);
    let click = BoardClick { key: key_of(card), thing: Some(card), button: MouseButton::Left };
    app.world_mut().write_message(click);
    run(&mut app, 4);
    let done = &table(&app).play.entries()[before..];
    let taken = done.iter().any(|e| e.what == EntryKind::Action(then));
    let held = app.world().resource::<Shell>().armed(table(&app)) == Some(then);
    assert!(!done.is_empty() && (taken || held), "{done:?}");
}
