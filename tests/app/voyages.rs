//! Ways of Merchant of Venus that one click flies, from a saved game with two circles and a marker
//! between them that nobody knows: the number that serves the whole way, where the flight stops,
//! and what is never done by itself. Which steps are legal is the business of other tests.

use super::flow::{command, route, table};
use crate::common::window::{run, until, window};
use bevy::prelude::*;
use caravanserai::{
    app::session::{Session, Shell},
    games,
    table::{
        action::{Action, Thing},
        entry::EntryKind,
        ids::SpaceId,
        record::Save,
    },
    ui::{Command, route::Route, settings::Settings},
};
use std::path::Path;

/// The goal, and the circle in front of which the marker lies.
const GOAL: &str = "desert_city_dry_city";

/// The saved game, so many entries before its end. The numbers 1, 2 and 3 are rolled; out of the
/// first circle 2 and 3 lead to the second one, and from there 3 alone leads to the goal.
fn two_circles(back: usize, forced_moves: bool) -> (tempfile::TempDir, App) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/venus_two_circles.ron");
    let game = games::by_id("merchant_of_venus").expect("it is on the list");
    let (mut play, differs) = Save::open(&file).unwrap().replay(game).unwrap();
    assert!(differs.is_none(), "today's rules play it alike");
    play.set_study(true);
    assert_eq!(play.undo_steps(back).0, back);
    play.set_study(false);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("before.ron");
    Save::of(&mut play).write(&file).unwrap();
    let mut app = window(folder.path(), |_| ());
    let still = Settings { reduced_motion: true, forced_moves, ..Settings::default() };
    command(&mut app, Command::Set(Box::new(still)));
    command(&mut app, Command::Load(file));
    assert!(table(&app).asked(), "the person flies");
    (folder, app)
}

fn goal(app: &App) -> Thing {
    let space = table(app).play.catalogue().space_by_id(GOAL);
    Thing::Space(space.expect("it is on the board"))
}

fn to_the_goal(app: &App) -> Option<Route> {
    route(app, goal(app))
}

fn written(app: &App, from: usize) -> Vec<String> {
    let t = table(app);
    let of = |what: &EntryKind| match what {
        EntryKind::Action(a) => Some(a.to_text(t.play.catalogue())),
        _ => None,
    };
    t.play.entries()[from..].iter().filter_map(|entry| of(&entry.what)).collect()
}

fn act(app: &mut App, text: &str) {
    let action = Action::parse(text, table(app).play.catalogue()).expect("it can be read");
    command(app, Command::Act(action));
}

/// MOV-4.6.1, MOV-4.6.2: with a goal behind two circles the number is fixed that serves at both,
/// and it is told before the click; what turns up on the way and costs nothing stops nobody.
#[test]
fn mov_4_6_1_the_pilot_number_serves_the_whole_way() {
    let (_folder, mut app) = two_circles(2, true);
    let way = to_the_goal(&app).expect("a way leads there");
    let to_text = |a: &Action| a.to_text(table(&app).play.catalogue());
    let legs: Vec<String> = way.legs.iter().map(|leg| to_text(&leg.action)).collect();
    assert_eq!(legs, ["pilot 3", "step nebula_body_5"], "{way:?}");
    let told: Vec<&str> = way.words.iter().map(|words| words.key).collect();
    assert_eq!(told, ["mov-way-part", "mov-way-unknown", "mov-way-pilot"]);
    let before = table(&app).play.entries().len();
    command(&mut app, Command::Lead(way.to));
    run(&mut app, 80);
    // A hazard turns up whose fee a shield takes off: nobody is asked for nothing.
    let spaces = table(&app).play.catalogue().spaces.clone();
    let step = |space: &SpaceId| format!("step {}", spaces[space.ix()].id);
    let mut flown: Vec<String> = way.way[1..].iter().map(step).collect();
    flown.insert(1, "pay-fee".to_owned());
    flown.insert(0, "pilot 3".to_owned());
    let done = written(&app, before);
    assert_eq!(done[..flown.len().min(done.len())], flown, "all is flown towards the goal");
}

/// MOV-4.6.1: where the number that is fixed leads elsewhere, no step is made by itself that leaves
/// the goal behind, though it is the only one.
#[test]
fn mov_4_6_1_nothing_leaves_its_goal_by_itself() {
    let (_folder, mut app) = two_circles(0, true);
    let to = goal(&app);
    command(&mut app, Command::Lead(to));
    act(&mut app, "pay-fee");
    let paid = table(&app).play.entries().len();
    run(&mut app, 120);
    let offers = table(&app).sight.offers.len();
    assert_eq!((table(&app).play.entries().len(), offers), (paid, 1), "{:?}", written(&app, paid));
    assert!(table(&app).asked(), "the turn goes on");
}

/// MOV-4.6.1: a number that is chosen flies nowhere by itself, and the goal outlives it where it is
/// taken back.
#[test]
fn mov_4_6_1_choosing_a_number_flies_no_further() {
    let (_folder, mut app) = two_circles(2, true);
    let to = goal(&app);
    let bound = |app: &App| {
        let seat = table(app).sight.chooser().expect("somebody flies");
        app.world().resource::<Shell>().course(seat)
    };
    let seat = table(&app).sight.chooser().expect("somebody flies");
    app.world_mut().resource_mut::<Shell>().set_course(seat, to);
    let before = table(&app).play.entries().len();
    act(&mut app, "pilot 2");
    run(&mut app, 120);
    assert_eq!(written(&app, before), ["pilot 2"], "one press is one step");
    assert_eq!(bound(&app), None, "it leads elsewhere");
    command(&mut app, Command::Undo);
    assert_eq!((table(&app).play.entries().len(), bound(&app)), (before, Some(to)));
}

/// A teacher who looks at the roll with which a way begins does not end it: what was told before
/// the click is flown after it.
#[test]
fn a_way_goes_on_after_the_roll_that_a_teacher_held() {
    let (_folder, mut app) = two_circles(4, true);
    let taught = Settings { reduced_motion: true, teacher: true, ..Settings::default() };
    command(&mut app, Command::Set(Box::new(taught)));
    let dealt = &mut app.world_mut().resource_mut::<Session>();
    dealt.table.as_mut().expect("a game").coaching.held_for = None;
    let way = to_the_goal(&app).expect("a way leads there");
    let before = table(&app).play.entries().len();
    command(&mut app, Command::Lead(way.to));
    assert_eq!(table(&app).play.entries().len(), before, "the teacher looks at it first");
    until(&mut app, "the teacher has thought it over", |app| !table(app).is_coaching());
    run(&mut app, 2);
    // Where it has an objection, the person keeps to the choice.
    let notes = &app.world().resource::<Shell>().notes;
    let keep = notes.iter().find(|(note, _)| note.asks.is_some());
    if let Some(keep) = keep.and_then(|(note, _)| note.answers.last()).map(|a| a.command.clone()) {
        command(&mut app, keep);
    }
    run(&mut app, 80);
    let done = written(&app, before);
    assert_eq!(done.first().map(String::as_str), Some("roll"));
    assert!(done.contains(&"step nebula_body_1".to_owned()), "{done:?}");
}
