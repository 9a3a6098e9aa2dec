//! Where messages lie over the board: on nothing that may be chosen as long as there is such a
//! place, and where they are as long as something of them stands.

use super::flow::{begun, table, take_any};
use crate::common::window::run;
use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{Id, Rect, pos2, vec2},
};
use caravanserai::{
    app::session::Shell,
    bots::RandomBot,
    table::{action::Thing, catalogue::Chooser},
    view::{
        board::{BoardInput, BoardOutput},
        figures::Figure,
        scene::thing_of,
    },
};

/// Where the messages lie.
fn place(app: &mut App) -> Rect {
    let world = app.world_mut();
    let mut context = world.query::<&mut EguiContext>().single_mut(world).expect("one overlay");
    let place = context.get_mut().memory(|m| m.area_rect(Id::new("messages")));
    place.expect("something is said")
}

fn say(app: &mut App, words: &str) {
    let now = app.world().resource::<Time<Real>>().elapsed();
    app.world_mut().resource_mut::<Shell>().note(words.to_owned(), None, false, now);
    run(app, 3);
}

/// Where on the screen what may be chosen lies.
fn offered(app: &App) -> Vec<Rect> {
    let (input, board) =
        (app.world().resource::<BoardInput>(), app.world().resource::<BoardOutput>());
    let offered = input.all_offered();
    let figures = input.scene.figures.iter();
    let figures = figures.filter(|f| thing_of(&f.key).is_some_and(|t| offered.contains(&t)));
    figures.map(|figure| figure_place(board, figure)).collect()
}

/// Where a figure of the board lies on the screen.
fn figure_place(board: &BoardOutput, figure: &Figure) -> Rect {
    let (at, half) = (board.to_screen(figure.at), figure.half());
    Rect::from_center_size(pos2(at.x, at.y), vec2(half.0, half.1) * board.camera.scale * 2.0)
}

#[test]
fn a_message_lies_on_nothing_that_may_be_chosen_and_stays_where_it_is() {
    let by = [Chooser::Person, Chooser::Person];
    let (_folder, mut app) = begun("merchants_cove", "standard", &by);
    let mut any = RandomBot::new(5);
    while !table(&app).sight.offers.iter().any(|offer| {
        let verbs = &table(&app).sight.catalogue.verbs;
        verbs[offer.action.verb.ix()].name == "visit"
    }) {
        take_any(&mut app, &mut any);
    }
    run(&mut app, 3);
    say(
        &mut app,
        "Whatever is done at a space takes its hours, and the next one is whose hourglass is behind.",
    );
    let (lies, choices) = (place(&mut app), offered(&app));
    assert!(choices.len() > 3, "{choices:?}");
    for choice in &choices {
        assert!(!choice.intersects(lies), "{lies:?} on {choice:?}");
    }
    say(&mut app, "And another thing.");
    let both = place(&mut app);
    let corners = |r: Rect| [r.left_top(), r.right_top(), r.left_bottom(), r.right_bottom()];
    let same = corners(lies).into_iter().zip(corners(both)).any(|(a, b)| a.distance(b) < 1.0);
    assert!(same, "{lies:?}, then {both:?}");
}

/// A new message lies on nothing of which it speaks, even if another one stands in that corner.
#[test]
fn a_message_does_not_lie_on_what_it_speaks_of() {
    let by = [Chooser::Person, Chooser::Person];
    let (_folder, mut app) = begun("duck_dealer", "standard", &by);
    run(&mut app, 3);
    say(&mut app, "Somebody has said something that stands here for a while.");
    let before = place(&mut app);
    let under: Vec<Thing> = {
        let (input, board) =
            (app.world().resource::<BoardInput>(), app.world().resource::<BoardOutput>());
        let figures = input.scene.figures.iter();
        let lies = figures.filter(|figure| figure_place(board, figure).intersects(before));
        lies.filter_map(|figure| thing_of(&figure.key)).collect()
    };
    let thing = *under.first().expect("something of the board lies there");
    let now = app.world().resource::<Time<Real>>().elapsed();
    let mut shell = app.world_mut().resource_mut::<Shell>();
    shell.note("And something about what lies there.".to_owned(), None, false, now);
    shell.speaks_of(vec![thing]);
    run(&mut app, 3);
    let lies = place(&mut app);
    let (input, board) =
        (app.world().resource::<BoardInput>(), app.world().resource::<BoardOutput>());
    let meant = input.scene.figures.iter().filter(|f| thing_of(&f.key) == Some(thing));
    for figure in meant {
        let place = figure_place(board, figure);
        assert!(!place.intersects(lies), "{lies:?} on {place:?} of {}", figure.key);
    }
}
