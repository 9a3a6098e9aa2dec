//! What has the large place of the table: the shop while one acts in it, the harbour while others
//! do, and what somebody has chosen. A press on new ground does nothing.

use super::{
    access::setup,
    screen_reader::{Heard, command, heard_window},
};
use crate::common::window::{rests, run};
use bevy::{a11y::AccessibilityRequested, prelude::*};
use bevy_egui::{EguiContext, egui};
use caravanserai::{
    app::session::{Session, Shell},
    table::catalogue::Chooser,
    ui::{Command, settings::Settings, stage},
};

/// A game of two people whose first question is one of the shop.
fn begun() -> (tempfile::TempDir, App) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = heard_window(folder.path());
    app.world().resource::<AccessibilityRequested>().set(true);
    let still = Settings { reduced_motion: true, forced_moves: false, ..Settings::default() };
    command(&mut app, Command::Set(Box::new(still)));
    let by = [Chooser::Person, Chooser::Random];
    command(&mut app, Command::Begin(Box::new(setup("merchants_cove", "standard", &by, 11))));
    for _ in 0..400 {
        if on(&mut app) {
            break;
        }
        let table = app.world().resource::<Session>().table.as_ref().expect("a game");
        let first = table.sight.offers.first().map(|offer| offer.action);
        match first.filter(|_| table.asked()) {
            Some(action) => command(&mut app, Command::Act(action)),
            None => run(&mut app, 1),
        }
        run(&mut app, 30);
    }
    (folder, app)
}

fn context(app: &mut App) -> egui::Context {
    let world = app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
    context.get_mut().clone()
}

fn on(app: &mut App) -> bool {
    stage::is_on(&context(app))
}

fn place(app: &mut App) -> Option<egui::Rect> {
    let drawn = on(app);
    context(app).memory(|m| m.area_rect(egui::Id::new("stage"))).filter(|_| drawn)
}

#[test]
fn the_shop_has_the_large_place_until_the_harbour_is_chosen() {
    let (_folder, mut app) = begun();
    rests(&mut app);
    let free = app.world().resource::<Shell>().free;
    let shop = place(&mut app).expect("one acts in the shop");
    let share = shop.area() / (free.width() * free.height());
    assert!(share >= 0.6, "{share}");
    assert!(!app.world().resource::<Heard>().0.is_empty());
    stage::choose(&context(&mut app), false);
    rests(&mut app);
    assert!(!on(&mut app), "the choice stays while the question does");
    stage::choose(&context(&mut app), true);
    rests(&mut app);
    assert!(on(&mut app));
}
