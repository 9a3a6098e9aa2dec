//! Lessons and puzzles in the whole window, with those of the tiny game: begun from the list, led
//! by what glows, left and gone on with; no save is written before somebody plays on.

use crate::common::window::{rests, run, window};
use bevy::prelude::*;
use caravanserai::{
    app::{
        board_bridge::{Meaning, meaning},
        session::{CommandSent, Session, Shell},
        storage::{Folders, list},
        table::Table,
    },
    table::action::Thing,
    text::{Language, Localizer},
    ui::{
        Command, LearnCommand, Screen, game_ui,
        learn::{Learning, Tried},
    },
    view::board::BoardClick,
};

/// The game whose lessons these are.
const GAME: &str = "tiny_game";

pub(super) fn send(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 2);
}

pub(super) fn learn(app: &mut App, command: LearnCommand) {
    send(app, Command::Learn(command));
}

fn begin(app: &mut App, again: bool) {
    begin_of(app, GAME, "first", again);
}

pub(super) fn begin_of(app: &mut App, game: &str, lesson: &str, again: bool) {
    let (game, lesson) = (game.to_owned(), lesson.to_owned());
    learn(app, LearnCommand::Lesson { game, lesson, again });
    assert_eq!(app.world().resource::<Shell>().screen, Screen::Table);
}

pub(super) fn table(app: &App) -> &Table {
    app.world().resource::<Session>().table.as_ref().expect("a lesson is on the table")
}

fn at(app: &App) -> usize {
    table(app).lesson().expect("a lesson is on the table").1
}

/// Chooses what is written so.
fn act(app: &mut App, written: &str) {
    let table = table(app);
    let catalogue = table.play.catalogue();
    let offer = table.sight.offers.iter().find(|o| o.action.to_text(catalogue) == written);
    let action = offer.expect("it is offered").action;
    send(app, Command::Act(action));
}

#[test]
fn a_lesson_leads_by_the_hand_and_refuses_gently() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    send(&mut app, Command::Go(Screen::Learn));
    begin(&mut app, false);
    assert_eq!((at(&app), table(&app).led_to().map(<[usize]>::len)), (0, Some(1)));
    let entries = table(&app).play.entries().len();
    act(&mut app, "fetch place_2");
    assert_eq!(table(&app).play.entries().len(), entries, "the lesson wants another crate");
    let shell = app.world().resource::<Shell>();
    let told = shell.notes.last().expect("it is told why");
    assert!(told.0.rule.as_deref() == Some("TRI-2.1"), "{:?}", told.0);
    act(&mut app, "fetch place_1");
    assert_eq!(at(&app), 1);
    assert_eq!(table(&app).play.entries().last().and_then(|e| e.seat), None, "dice were laid");
    send(&mut app, Command::Undo);
    assert_eq!((at(&app), table(&app).play.entries().len()), (0, entries));
    learn(&mut app, LearnCommand::Skip);
    learn(&mut app, LearnCommand::Skip);
    assert_eq!(at(&app), 2);
}

#[test]
fn a_click_on_the_planet_where_the_ship_is_does_what_the_lesson_wants_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    begin_of(&mut app, "duck_dealer", "first-ducks", true);
    for _ in 0..8 {
        learn(&mut app, LearnCommand::Skip);
    }
    let (sight, wanted) = (&table(&app).sight, table(&app).led_to().expect("a lesson leads"));
    assert!(sight.offers.len() > 1 && wanted.len() == 1);
    let sheet = game_ui::of(sight.game);
    let [here] = sheet.targets(sight, &sight.offers[wanted[0]])[..] else { panic!("one planet") };
    let meant = meaning(sight, true, here);
    assert!(matches!(meant, Meaning::Among(hits) if hits.contains(&wanted[0]) && hits.len() > 1));
    let click = BoardClick { key: String::new(), thing: Some(here), button: MouseButton::Left };
    rests(&mut app);
    app.world_mut().write_message(click);
    run(&mut app, 2);
    assert_eq!(at(&app), 9, "the factory stands");
}

/// Clicks a space of the board.
fn click_space(app: &mut App, space: &str) {
    let space = table(app).play.catalogue().space_by_id(space).expect("it lies on the board");
    let (key, thing) = (String::new(), Some(Thing::Space(space)));
    rests(app);
    app.world_mut().write_message(BoardClick { key, thing, button: MouseButton::Left });
    run(app, 2);
}

#[test]
fn one_press_is_one_step_of_a_lesson() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    begin_of(&mut app, "merchant_of_venus", "first-voyage", true);
    let said = |app: &App| table(app).sentence();
    // The flight is eight choices, which belong to one sentence.
    for sentence in 1..=3 {
        assert_eq!(said(&app), Some(sentence));
        click_space(&mut app, "colony_city_southern_comfort");
    }
    assert_eq!((said(&app), at(&app)), (Some(4), 10), "the ship has landed");
    let warned = app.world().resource::<Shell>().notes.iter().any(|(note, _)| note.warning);
    assert!(!warned, "nobody is scolded");
    send(&mut app, Command::Undo);
    assert_eq!((said(&app), at(&app)), (Some(3), 2), "the whole flight is taken back");
    learn(&mut app, LearnCommand::Skip);
    assert_eq!(said(&app), Some(4));
}

#[test]
fn another_way_to_the_same_goal_is_taken_and_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    begin_of(&mut app, "merchant_of_venus", "first-profit", true);
    let last_but_one = 2;
    for _ in 0..table(&app).lesson().expect("it leads").0.sentence(usize::MAX).1 - last_but_one {
        learn(&mut app, LearnCommand::Skip);
    }
    let told = |app: &App| app.world().resource::<Shell>().notes.len();
    let before = told(&app);
    act(&mut app, "buy yellow_drive");
    assert_eq!(told(&app), before + 1, "the lesson shows dust, and a drive is as good");
}

/// The sentence that stands in a lesson.
fn says(app: &App) -> String {
    match table(app).learning() {
        Some(Learning::Lesson { says, .. }) => says,
        other => panic!("no lesson: {other:?}"),
    }
}

/// Money that is raised step by step comes to what a lesson asks for.
#[test]
fn an_amount_may_be_raised_step_by_step() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    begin_of(&mut app, "merchant_of_venus", "deals", true);
    while says(&app) != "mov-lesson-deals-money" {
        learn(&mut app, LearnCommand::Skip);
    }
    let step = at(&app);
    for (amount, then) in [(10, step), (20, step), (30, step), (40, step + 1)] {
        let table = table(&app);
        let catalogue = table.play.catalogue();
        let money = |verb| catalogue.verb(verb).name == "deal-money";
        let offer = table.sight.offers.iter().find(|offer| money(offer.action.verb));
        let mut action = offer.expect("an amount may be set").action;
        action.args[0] = amount;
        send(&mut app, Command::Act(action));
        assert_eq!(at(&app), then, "{amount}");
    }
}

#[test]
fn a_question_that_a_lesson_knows_nothing_of_is_answered_as_one_likes() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    let to_the_boat = |app: &mut App| {
        begin_of(app, "merchants_cove", "captain", true);
        while says(app) != "mc-lesson-captain-load-two" {
            learn(app, LearnCommand::Skip);
        }
    };
    to_the_boat(&mut app);
    let step = at(&app);
    // Three are aboard: the fourth fills the boat, and it asks where it lands.
    act(&mut app, "board boat-1");
    assert_eq!((at(&app), says(&app).as_str()), (step, "ui-lesson-aside"));
    assert!(table(&app).is_led() && table(&app).led_to().is_none(), "everything can be chosen");
    learn(&mut app, LearnCommand::Back);
    assert_eq!((at(&app), says(&app).as_str()), (step, "mc-lesson-captain-load-two"));
    send(&mut app, Command::Redo);
    assert_eq!((at(&app), says(&app).as_str()), (step, "ui-lesson-aside"), "done again");
    learn(&mut app, LearnCommand::Back);
    act(&mut app, "board boat-1");
    let action = table(&app).sight.offers.last().expect("berths are free").action;
    send(&mut app, Command::Act(action));
    assert_eq!((at(&app), says(&app).as_str()), (step + 1, "mc-lesson-captain-haul-two"));
    to_the_boat(&mut app);
    act(&mut app, "board boat-1");
    learn(&mut app, LearnCommand::Skip);
    assert_eq!(says(&app), "mc-lesson-captain-haul-two", "it is shown as well");
}

#[test]
fn one_goes_on_where_one_left_and_plays_on_in_a_game_of_ones_own() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = Folders::within(folder.path());
    let mut app = window(folder.path(), |_| ());
    begin(&mut app, false);
    let proposed = app.world().resource::<Shell>().new_game.game().id();
    assert_eq!(proposed, GAME, "whoever learns a game is proposed to play it");
    act(&mut app, "fetch place_1");
    for (command, step) in [(Command::Undo, 0), (Command::Redo, 1)] {
        send(&mut app, command);
        assert_eq!(at(&app), step, "the lesson goes back and on with the table");
    }
    learn(&mut app, LearnCommand::Leave);
    assert_eq!(app.world().resource::<Shell>().screen, Screen::Learn);
    begin(&mut app, false);
    assert_eq!(at(&app), 1);
    learn(&mut app, LearnCommand::Skip);
    learn(&mut app, LearnCommand::Skip);
    assert!(!table(&app).is_led(), "the lesson is over");
    assert!(app.world().resource::<Session>().progress.has_finished(GAME, "first"));
    let saves = |folders: &Folders| list(folders, Localizer::new(Language::En)).len();
    assert_eq!(saves(&folders), 0, "no save is written by a lesson");
    learn(&mut app, LearnCommand::PlayOn);
    assert!(!table(&app).learns() && table(&app).writes());
    assert!(table(&app).counselled, "counsel is given unasked");
    app.world_mut().resource_mut::<Session>().save_now();
    assert_eq!(saves(&folders), 1);
    begin(&mut app, true);
    assert_eq!(at(&app), 0);
    learn(&mut app, LearnCommand::Leave);
    assert!(!table(&app).learns(), "the game that waited is back");
}

#[test]
fn a_puzzle_is_missed_tried_again_solved_and_remembered() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    send(&mut app, Command::Go(Screen::Puzzles));
    let (game, puzzle) = (GAME.to_owned(), "dear".to_owned());
    learn(&mut app, LearnCommand::Puzzle { game, puzzle });
    let tried = |app: &App| match table(app).learning() {
        Some(Learning::Puzzle(puzzle)) => puzzle.tried,
        other => panic!("{other:?}"),
    };
    assert_eq!(tried(&app), Tried::Open);
    act(&mut app, "sell #0");
    assert_eq!(tried(&app), Tried::Missed);
    assert!(!table(&app).asked(), "nothing more is to be chosen");
    learn(&mut app, LearnCommand::Again);
    assert_eq!(tried(&app), Tried::Open);
    assert!(table(&app).lesson_things().is_empty(), "nobody has asked for a hint");
    let hints = |app: &App| match table(app).learning() {
        Some(Learning::Puzzle(puzzle)) => (puzzle.hints.len(), puzzle.wanted.len()),
        other => panic!("{other:?}"),
    };
    for (asked, named) in [(1, 0), (2, 0), (3, 1), (3, 1)] {
        learn(&mut app, LearnCommand::Hint);
        assert_eq!(hints(&app), (asked, named));
    }
    act(&mut app, "sell #5");
    assert_eq!((tried(&app), hints(&app)), (Tried::Solved, (0, 0)));
    let progress = &app.world().resource::<Session>().progress;
    assert!(progress.has_solved(GAME, "dear"));
    assert_eq!(progress.stars(GAME, "dear"), 3, "nothing shorter solves it");
    learn(&mut app, LearnCommand::Leave);
    assert_eq!(app.world().resource::<Shell>().screen, Screen::Puzzles);
    let (again, _) = Session::open(Folders::within(folder.path()));
    assert!(again.progress.has_solved(GAME, "dear"), "another window knows it, too");
}
