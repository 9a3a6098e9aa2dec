//! Every screen beside the table without a mouse: what can be pressed has a name of its own, the
//! Tab key comes to all of it and round again, Enter presses it and Escape leads back.

use super::{
    access::setup,
    screen_reader::{Heard, command, heard_window, strike},
};
use crate::common::window::{passes, rests, run};
use bevy::{
    a11y::AccessibilityRequested,
    input::{
        ButtonState,
        keyboard::{Key, KeyCode},
        mouse::MouseButtonInput,
    },
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};
use bevy_egui::{
    EguiContext,
    egui::{
        Id,
        accesskit::{Node, NodeId, Role},
    },
};
use caravanserai::{
    app::session::{ChoiceMade, Session, Shell},
    games,
    table::{
        catalogue::Chooser,
        learn::{Taught, lessons},
    },
    text::{Language, Localizer},
    ui::{Command, Dialog, Purpose, Screen, TableText},
};
use std::collections::{BTreeMap, BTreeSet};

const EN: Localizer = Localizer::new(Language::En);
/// What can be pressed or typed into.
const CONTROLS: [Role; 8] = [
    Role::Button,
    Role::RadioButton,
    Role::CheckBox,
    Role::ComboBox,
    Role::Link,
    Role::Slider,
    Role::SpinButton,
    Role::TextInput,
];

/// A window with a game among its saves, heard from its start screen.
pub(super) fn opened() -> (tempfile::TempDir, App) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    app.world().resource::<AccessibilityRequested>().set(true);
    let setup = setup("merchant_of_venus", "2012", &[Chooser::Person; 2], 5);
    command(&mut app, Command::Begin(Box::new(setup)));
    let table = app.world().resource::<Session>().table.as_ref().expect("a table");
    let chosen = ChoiceMade { state_no: table.version, action: table.sight.offers[0].action };
    app.world_mut().write_message(chosen);
    run(&mut app, 3);
    command(&mut app, Command::SaveAs("one".to_owned()));
    command(&mut app, Command::Go(Screen::Start));
    (folder, app)
}

/// What a node says beside its name.
fn about(app: &App, id: NodeId) -> String {
    let heard = app.world().resource::<Heard>();
    let node = heard.0.iter().find(|(other, _)| *other == id);
    node.and_then(|(_, node)| node.description()).unwrap_or_default().to_owned()
}

pub(super) fn shown(app: &App) -> Screen {
    app.world().resource::<Shell>().screen
}

pub(super) fn go(app: &mut App, screen: Screen) {
    command(app, Command::Go(screen));
    run(app, 4);
}

fn name(node: &Node) -> String {
    node.label().or(node.value()).unwrap_or_default().trim().to_owned()
}

/// What can be pressed or typed into, by its number; what a name is about stands behind it.
pub(super) fn controls(app: &App) -> BTreeMap<NodeId, (Role, String)> {
    let heard = app.world().resource::<Heard>();
    let control = |(_, node): &&(NodeId, Node)| {
        CONTROLS.contains(&node.role()) && !node.is_disabled() && !node.is_hidden()
    };
    heard.0.iter().filter(control).map(|(id, n)| (*id, (n.role(), name(n)))).collect()
}

pub(super) fn focused(app: &mut App) -> Option<Id> {
    let mut contexts = app.world_mut().query::<&mut EguiContext>();
    let mut context = contexts.iter_mut(app.world_mut()).next().expect("one window");
    context.get_mut().memory(|m| m.focused())
}

/// Strikes Tab until the focus comes to a control with this name.
pub(super) fn tab_to(app: &mut App, wanted: &str) {
    for _ in 0..200 {
        strike(app, KeyCode::Tab, Key::Tab);
        let Some(id) = focused(app) else { continue };
        let found = controls(app).get(&id.accesskit_id()).map(|(_, name)| name.clone());
        if found.as_deref() == Some(wanted) {
            return;
        }
    }
    panic!("the Tab key never comes to {wanted:?}: {:?}", controls(app).values());
}

#[test]
fn a_press_belongs_to_the_button_it_was_made_on() {
    let (_folder, mut app) = opened();
    go(&mut app, Screen::Start);
    let world = app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("one window");
    let heard = app.world().resource::<Heard>();
    let middle = |wanted: &str| {
        let button = |(_, node): &&(NodeId, Node)| name(node) == wanted;
        let (_, node) = heard.0.iter().find(button).expect("the button is there");
        let b = node.bounds().expect("and lies somewhere");
        Vec2::new((b.x0 + b.x1) as f32 / 2.0, (b.y0 + b.y1) as f32 / 2.0)
    };
    let texts = TableText::plain(EN);
    let [new, load] = ["ui-new-game", "ui-load"].map(|key| middle(&texts.text(key)));
    let moved = |position| WindowEvent::CursorMoved(CursorMoved { window, position, delta: None });
    app.world_mut().write_message(moved(new));
    run(&mut app, 2);
    // Pressed, released and moved on to the next button before anything is drawn again.
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = MouseButtonInput { button: MouseButton::Left, state, window };
        app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
    }
    app.world_mut().write_message(moved(load));
    run(&mut app, 4);
    assert_eq!(shown(&app), Screen::NewGame);
}

const SCREENS: [Screen; 8] = [
    Screen::Start,
    Screen::NewGame,
    Screen::Learn,
    Screen::Puzzles,
    Screen::Saves(Purpose::Play),
    Screen::Saves(Purpose::Watch),
    Screen::Saves(Purpose::Study),
    Screen::Statistics,
];

#[test]
fn every_control_of_every_screen_has_a_name_of_its_own() {
    let (_folder, mut app) = opened();
    for screen in SCREENS {
        go(&mut app, screen);
        let all = controls(&app);
        assert!(all.len() >= 2, "{screen:?}: {all:?}");
        let mut known = BTreeSet::new();
        for (id, (role, name)) in &all {
            assert!(!name.is_empty(), "{screen:?}: a {role:?} without a name");
            let told = (*role, name, about(&app, *id));
            assert!(known.insert(told), "{screen:?}: two {role:?} are called {name:?}");
        }
    }
}

#[test]
fn the_tab_key_comes_to_every_control_and_round_again() {
    let (_folder, mut app) = opened();
    for screen in SCREENS {
        go(&mut app, screen);
        let wanted: BTreeSet<NodeId> = controls(&app).into_keys().collect();
        let mut reached = BTreeSet::new();
        // A picture that is ready by now has taken the place of what stood for it.
        let mut said = wanted.clone();
        let mut first = None;
        for _ in 0..wanted.len() * 2 + 8 {
            strike(&mut app, KeyCode::Tab, Key::Tab);
            said.extend(controls(&app).into_keys());
            let Some(id) = focused(&mut app) else { continue };
            if first == Some(id) {
                break;
            }
            first = first.or(Some(id));
            reached.insert(id.accesskit_id());
        }
        let heard = controls(&app);
        let missing: Vec<_> = wanted.difference(&reached).filter_map(|id| heard.get(id)).collect();
        assert!(missing.is_empty(), "{screen:?}: the Tab key never comes to {missing:?}");
        said.extend(heard.into_keys());
        let strange = reached.difference(&said).count();
        assert_eq!(strange, 0, "{screen:?}: the focus rests on what says nothing");
    }
}

#[test]
fn escape_leads_back_from_every_screen_and_quits_nothing() {
    let (_folder, mut app) = opened();
    for screen in SCREENS {
        go(&mut app, screen);
        strike(&mut app, KeyCode::Escape, Key::Escape);
        assert_eq!(shown(&app), Screen::Start, "{screen:?}");
    }
    assert!(app.should_exit().is_none());
}

#[test]
fn enter_presses_what_has_the_focus() {
    let (_folder, mut app) = opened();
    let texts = TableText::plain(EN);
    let press = |app: &mut App, name: &str| {
        tab_to(app, name);
        rests(app);
        strike(app, KeyCode::Enter, Key::Enter);
        run(app, 4);
    };
    for (key, screen) in [
        ("ui-new-game", Screen::NewGame),
        ("ui-learn", Screen::Learn),
        ("ui-puzzles", Screen::Puzzles),
        ("ui-load", Screen::Saves(Purpose::Play)),
        ("ui-statistics", Screen::Statistics),
    ] {
        go(&mut app, Screen::Start);
        press(&mut app, &texts.text(key));
        assert_eq!(shown(&app), screen, "{key}");
    }
    // The card of a game on the start screen, and on the screen of new games.
    for (index, game) in games::all().iter().enumerate().take(4) {
        let title = texts.text(&format!("{}-title", game.prefix()));
        go(&mut app, Screen::Start);
        press(&mut app, &texts.named("ui-new-game-of", "game", &title));
        assert_eq!(shown(&app), Screen::NewGame);
        assert_eq!(app.world().resource::<Shell>().new_game.game, index, "{title}");
        let other = games::all()[(index + 1) % 4];
        press(&mut app, &texts.text(&format!("{}-title", other.prefix())));
        let chosen = app.world().resource::<Shell>().new_game.game;
        assert_eq!(games::all()[chosen].id(), other.id(), "its card is pressed");
    }
    // A lesson.
    go(&mut app, Screen::Learn);
    let game = games::all()[0];
    let title = texts.text(&lessons(game)[0].text_key(game));
    press(&mut app, &format!("{}: {title}", texts.text("ui-lesson-begin")));
    assert_eq!(shown(&app), Screen::Table);
    // The game that is gone on with.
    go(&mut app, Screen::Start);
    press(&mut app, &texts.text("ui-continue"));
    assert_eq!(shown(&app), Screen::Table);
}

/// The help has pictures of positions; each is named, and opens in study.
#[test]
fn positions_of_the_help_are_opened_with_the_keyboard() {
    let (_folder, mut app) = opened();
    let texts = TableText::plain(EN);
    command(&mut app, Command::Open(Dialog::Help));
    run(&mut app, 6);
    tab_to(&mut app, &texts.text("help-positions"));
    // What has only just come up takes no press.
    passes(&mut app, 60);
    strike(&mut app, KeyCode::Enter, Key::Enter);
    run(&mut app, 4);
    let open = texts.text("help-positions-open");
    let names: Vec<String> = controls(&app)
        .into_values()
        .filter(|(role, name)| *role == Role::Button && name.starts_with(&open))
        .map(|(_, name)| name)
        .collect();
    assert!(!names.is_empty(), "{:?}", controls(&app).values());
    tab_to(&mut app, &names[0]);
    strike(&mut app, KeyCode::Enter, Key::Enter);
    run(&mut app, 4);
    assert_eq!(shown(&app), Screen::Table);
    let table = app.world().resource::<Session>().table.as_ref().expect("a table");
    assert!(table.example_at().is_some() && table.sight.study, "an example lies in study");
}
