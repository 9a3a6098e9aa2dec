//! Whoever presses a world to look at it does nothing that cannot be taken back: the first press
//! makes it the goal, the next one sets out. What is reached and known is flown to at once, and a
//! goal outlives what is taken back. Which ways there are is the business of other tests.

use super::{
    flow::{command, route, table, venus},
    learn::begin_of,
};
use crate::common::window::{rests, run, window};
use bevy::prelude::*;
use caravanserai::{
    app::session::Shell,
    games,
    table::{
        action::Thing,
        ids::{SpaceId, ZoneId},
        learn::{Taught, lessons},
    },
    ui::{Command, LearnCommand, route::Route},
    view::{board::BoardClick, scene::key_of},
};

/// A press on a thing of the board.
fn press(app: &mut App, to: Thing) {
    rests(app);
    let button = MouseButton::Left;
    app.world_mut().write_message(BoardClick { key: key_of(to), thing: Some(to), button });
    run(app, 4);
}

fn entries(app: &App) -> usize {
    table(app).play.entries().len()
}

fn goal(app: &App) -> Option<Thing> {
    let seat = table(app).sight.chooser()?;
    app.world().resource::<Shell>().course(seat)
}

fn selected(app: &App) -> Option<Thing> {
    app.world().resource::<Shell>().selected
}

/// The planets to which a way leads, nearest first.
fn planets(app: &App) -> Vec<Thing> {
    let zones = table(app).play.catalogue().zones.len() as u16;
    let mut found: Vec<(usize, Thing)> = (0..zones)
        .map(|zone| Thing::Zone(ZoneId(zone)))
        .filter_map(|to| Some((route(app, to)?.way.len(), to)))
        .collect();
    found.sort_by_key(|(long, _)| *long);
    found.into_iter().map(|(_, to)| to).collect()
}

/// The ways to all spaces.
fn ways(app: &App) -> Vec<Route> {
    let spaces = table(app).play.catalogue().spaces.len() as u16;
    (0..spaces).filter_map(|space| route(app, Thing::Space(SpaceId(space)))).collect()
}

/// Before the roll a press on a world rolls nothing: it is looked at and becomes the goal, another
/// one instead of it; the second press on it sets out.
#[test]
fn a_world_is_looked_at_before_the_dice_are_rolled() {
    let (_folder, mut app) = venus("2012");
    let before = entries(&app);
    let all = planets(&app);
    for to in [all[0], all[1], all[0]] {
        press(&mut app, to);
        assert_eq!(entries(&app), before, "nothing was done");
        assert_eq!((goal(&app), selected(&app)), (Some(to), Some(to)));
    }
    press(&mut app, all[0]);
    assert!(entries(&app) >= before + 2, "heading and roll");
    assert_eq!(selected(&app), None, "no ring is left where something was done");
}

/// After the roll one press flies a way that is known, and all of it can be taken back; one into
/// the unknown only becomes the goal.
#[test]
fn one_press_flies_what_can_be_taken_back() {
    let (_folder, mut app) = venus("2012");
    let far = *planets(&app).last().expect("a planet");
    command(&mut app, Command::Lead(far));
    let rolled = entries(&app);
    let goes_back = |way: &&Route| !way.for_good && way.whole && way.way.len() > 2;
    let known = ways(&app).iter().find(goes_back).cloned().expect("something known is near");
    press(&mut app, known.to);
    assert!(entries(&app) > rolled, "it is flown at once");
    let done = &table(&app).play.entries()[rolled..];
    assert!(done.iter().all(|entry| entry.barrier.is_none()), "{known:?}");
    command(&mut app, Command::Undo);
    assert_eq!(entries(&app), rolled);
    let steps = |way: &&Route| way.for_good && way.legs.len() > 1;
    let unknown = ways(&app).iter().find(steps).cloned().expect("something is unknown");
    press(&mut app, unknown.to);
    assert_eq!((entries(&app), goal(&app)), (rolled, Some(unknown.to)));
    press(&mut app, unknown.to);
    assert!(entries(&app) > rolled);
}

/// No lesson shows a smaller board than three fifths of the window.
#[test]
fn the_board_of_a_lesson_is_large() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    for game in games::all() {
        for lesson in lessons(*game) {
            begin_of(&mut app, game.id(), lesson.id(), true);
            run(&mut app, 4);
            let room = app.world().resource::<Shell>().large;
            let seen = room.width() * room.height() / (1280.0 * 720.0);
            assert!(seen >= 0.6, "{}: {seen}", lesson.id());
            command(&mut app, Command::Learn(LearnCommand::Leave));
        }
    }
}
