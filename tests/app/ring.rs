//! The ring of the keyboard in the window: it stays within an open dialog, comes back to what
//! opened a list, and is found again where its control was greyed.

use super::{
    screen_reader::{command, strike},
    screens::{controls, focused, go, opened, shown, tab_to},
};
use crate::common::window::run;
use bevy::{
    input::keyboard::{Key, KeyCode},
    prelude::*,
};
use bevy_egui::egui::accesskit::Role;
use caravanserai::{
    app::session::{Session, Shell},
    text::{Language, Localizer},
    ui::{Command, Dialog, Screen, TableText},
};

const EN: Localizer = Localizer::new(Language::En);

/// The name of what has the ring.
fn at(app: &mut App) -> Option<String> {
    let id = focused(app)?;
    controls(app).get(&id.accesskit_id()).map(|(_, name)| name.clone())
}

#[test]
fn arrows_stay_within_the_menu() {
    let (_folder, mut app) = opened();
    command(&mut app, Command::Continue);
    run(&mut app, 4);
    strike(&mut app, KeyCode::Tab, Key::Tab);
    strike(&mut app, KeyCode::Escape, Key::Escape);
    run(&mut app, 6);
    assert_eq!(app.world().resource::<Shell>().dialogs.last(), Some(&Dialog::Menu));
    let quit = TableText::plain(EN).text("ui-quit");
    let mut been = Vec::new();
    for (code, key) in [(KeyCode::ArrowDown, Key::ArrowDown), (KeyCode::ArrowUp, Key::ArrowUp)] {
        for _ in 0..30 {
            strike(&mut app, code, key.clone());
            been.push(at(&mut app).expect("the ring is never lost"));
        }
    }
    assert!(been.contains(&quit), "{quit:?} is reached: {been:?}");
    assert_eq!(been[28], been[29], "the list ends: {been:?}");
    assert_eq!(been[58], been[59], "and begins: {been:?}");
    strike(&mut app, KeyCode::Escape, Key::Escape);
    run(&mut app, 4);
    assert!(app.world().resource::<Shell>().dialogs.is_empty());
}

#[test]
fn whoever_leaves_a_list_is_where_it_was_opened() {
    let (_folder, mut app) = opened();
    go(&mut app, Screen::NewGame);
    let lists = controls(&app).into_values().filter(|(role, _)| *role == Role::ComboBox);
    let name = lists.map(|(_, name)| name).next().expect("who plays is a list");
    tab_to(&mut app, &name);
    strike(&mut app, KeyCode::Enter, Key::Enter);
    run(&mut app, 4);
    strike(&mut app, KeyCode::Escape, Key::Escape);
    run(&mut app, 4);
    assert_eq!(shown(&app), Screen::NewGame);
    assert_eq!(at(&mut app).as_deref(), Some(name.as_str()));
}

#[test]
fn a_ring_whose_button_was_greyed_is_found_again_beside_it() {
    let (_folder, mut app) = opened();
    command(&mut app, Command::Continue);
    run(&mut app, 4);
    let made = |app: &App| {
        app.world().resource::<Session>().table.as_ref().map(|t| t.play.entries().len())
    };
    tab_to(&mut app, &TableText::plain(EN).text("ui-undo"));
    for _ in 0..made(&app).expect("a table") {
        let left = made(&app);
        strike(&mut app, KeyCode::Enter, Key::Enter);
        run(&mut app, 4);
        assert!(made(&app) < left, "something is taken back");
    }
    strike(&mut app, KeyCode::Enter, Key::Enter);
    run(&mut app, 4);
    assert_eq!(made(&app), Some(0), "an Enter more chooses nothing");
    strike(&mut app, KeyCode::Tab, Key::Tab);
    run(&mut app, 2);
    assert!(at(&mut app).is_some(), "the ring is found again");
}
