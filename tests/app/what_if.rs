//! "What if" through the window's doors, for every game: whatever is tried on branches, the game,
//! its record, its file and what could be taken back in it stay as they were; a branch belongs to
//! the one who opened it; its steps are played in the game as far as they come out as planned.

use crate::common::window::{run, window};
use bevy::prelude::*;
use caravanserai::{
    app::{
        session::{ChoiceMade, CommandSent, Session, Shell},
        table::Table,
    },
    games,
    table::{
        action::{Offer, Thing},
        catalogue::{Chooser, SeatInfo},
        dice::Dice,
        game::{Game, Setup},
        ids::{SeatId, Viewer},
        plan::{PlanStep, StepFit},
        record::Save,
    },
    ui::{
        Command, Dialog, Mode, Screen, Tab, WhatIfCommand, game_ui,
        settings::{Curtain, Settings},
    },
    view::board::BoardInput,
};
use std::{fs, path::Path};

pub(super) fn send(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 2);
}

pub(super) fn what_if(app: &mut App, command: WhatIfCommand) {
    send(app, Command::WhatIf(command));
}

pub(super) fn table(app: &App) -> &Table {
    app.world().resource::<Session>().table.as_ref().expect("a game is on the table")
}

pub(super) fn here(app: &App) -> usize {
    table(app).line()
}

/// The steps of the branch on the table.
pub(super) fn plan_of(app: &App) -> Vec<PlanStep> {
    table(app).trial.as_ref().expect("it is a branch").plan.steps().to_vec()
}

/// A game of two, at which nothing moves by itself.
pub(super) fn begun(
    folder: &Path,
    game: &'static dyn Game,
    by: [Chooser; 2],
    curtain: Curtain,
) -> App {
    let mut app = window(folder, |_| ());
    let settings =
        Settings { curtain, forced_moves: false, reduced_motion: true, ..Settings::default() };
    send(&mut app, Command::Set(Box::new(settings)));
    let seat = |n: usize| SeatInfo {
        name: ["Ann", "Ben"][n].to_owned(),
        colour: n as u8,
        race: String::new(),
        by: by[n],
    };
    let setup = Setup {
        game: game.id().to_owned(),
        edition: game.editions()[0].id.to_owned(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed: 5,
        study: false,
    };
    app.world_mut().resource_mut::<Session>().seeds = Some(40);
    send(&mut app, Command::Begin(Box::new(setup)));
    assert_eq!(app.world().resource::<Shell>().screen, Screen::Table);
    app
}

/// Makes some choices as people do, with the curtain opened where it hangs.
pub(super) fn choose(app: &mut App, choices: usize, dice: &mut Dice) {
    for _ in 0..choices {
        send(app, Command::Seen);
        if table(app).curtain().is_some() {
            send(app, Command::CurtainDown);
        }
        let table = table(app);
        // Nobody agrees to stop here.
        let verb = |offer: &&Offer| table.sight.catalogue.verb(offer.action.verb).name;
        let goes_on = |offer: &&Offer| !["propose-stop", "agree"].contains(&verb(offer));
        let offers: Vec<&Offer> = table.sight.offers.iter().filter(goes_on).collect();
        if offers.is_empty() || !table.asked() {
            return;
        }
        let action = offers[dice.below(offers.len() as u32) as usize].action;
        let state_no = table.version;
        app.world_mut().write_message(ChoiceMade { state_no, action });
        run(app, 2);
    }
}

/// Everything that must stay as it was.
#[derive(PartialEq, Debug)]
pub(super) struct Kept {
    hash: u64,
    save: String,
    undone: usize,
    barred: Option<&'static str>,
    moves: usize,
    viewer: Viewer,
    pub(super) file: Vec<u8>,
}

pub(super) fn kept(app: &mut App) -> Kept {
    let mut session = app.world_mut().resource_mut::<Session>();
    session.writer.flush();
    let game = session.game_mut().expect("a game is played");
    Kept {
        hash: game.play.hash(),
        save: Save::of(&mut game.play).text(),
        undone: game.play.undone().len(),
        barred: game.undo_barred(),
        moves: game.recent_moves().len(),
        viewer: game.viewer(),
        file: fs::read(&game.file).expect("the game is saved"),
    }
}

/// Every game at the same time: each takes long, and nothing else is left to be tested then.
#[test]
fn whatever_is_tried_the_game_stays_as_it_was() {
    std::thread::scope(|all| {
        for &game in games::all() {
            all.spawn(move || stays_as_it_was(game));
        }
    });
}

fn stays_as_it_was(game: &'static dyn Game) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = begun(folder.path(), game, [Chooser::Person, Chooser::Person], Curtain::Secret);
    let mut dice = Dice::new(7);
    choose(&mut app, 9, &mut dice);
    send(&mut app, Command::Seen);
    send(&mut app, Command::CurtainDown);
    send(&mut app, Command::Undo);
    send(&mut app, Command::CurtainDown);
    let before = kept(&mut app);
    let files = || fs::read_dir(folder.path().join("saves")).map_or(0, Iterator::count);
    let there = files();

    what_if(&mut app, WhatIfCommand::Open);
    let notes = &app.world().resource::<Shell>().notes;
    assert_eq!((here(&app), table(&app).mode), (1, Mode::Play), "{}: {notes:?}", game.id());
    assert_eq!(kept(&mut app), before, "{}: a branch is open", game.id());
    choose(&mut app, 6, &mut dice);
    assert!(table(&app).curtain().is_none(), "a branch has one owner and no curtain");
    let steps = table(&app).trial.as_ref().map_or(0, |t| t.plan.steps().len());
    assert!(steps > 0, "{}: nothing was tried", game.id());
    send(&mut app, Command::Undo);
    send(&mut app, Command::Redo);
    what_if(&mut app, WhatIfCommand::Name("bold".to_owned()));
    // A branch of the branch, computer players for the others, and steps changed.
    let hash = |app: &mut App| {
        app.world_mut().resource_mut::<Session>().table.as_mut().map(|t| t.play.hash())
    };
    let (left, steps) = (hash(&mut app), plan_of(&app));
    what_if(&mut app, WhatIfCommand::Open);
    assert_eq!((hash(&mut app), plan_of(&app)), (left, steps), "the same world, once more");
    what_if(&mut app, WhatIfCommand::Bots(true));
    choose(&mut app, 3, &mut dice);
    what_if(&mut app, WhatIfCommand::Bots(false));
    choose(&mut app, 3, &mut dice);
    what_if(&mut app, WhatIfCommand::Shift(1, 0));
    what_if(&mut app, WhatIfCommand::Remove(0));
    what_if(&mut app, WhatIfCommand::At(0));
    assert_eq!(kept(&mut app), before, "{}: branches were played", game.id());
    // What could be kept of a branch is not.
    send(&mut app, Command::SaveAs("tried".to_owned()));
    send(&mut app, Command::Study(None));
    send(&mut app, Command::WatchThis);
    assert_eq!((here(&app), files()), (2, there), "{}: a branch is no file", game.id());
    what_if(&mut app, WhatIfCommand::Go(1));
    assert_eq!(table(&app).trial.as_ref().map(|t| t.info.name.as_str()), Some("bold"));
    what_if(&mut app, WhatIfCommand::Go(0));
    assert_eq!(kept(&mut app), before, "{}: back by the list", game.id());
    what_if(&mut app, WhatIfCommand::Go(2));
    send(&mut app, Command::BackToGame);
    assert_eq!((here(&app), kept(&mut app)), (0, before), "{}: back", game.id());
    what_if(&mut app, WhatIfCommand::Forget(1));
    let lines = app.world().resource::<Session>().lines().len();
    assert_eq!(lines, 1, "one of two branches is left");
    // It goes on as if nothing had been.
    send(&mut app, Command::Redo);
    choose(&mut app, 1, &mut dice);
}

#[test]
fn a_branch_is_its_owners_alone_and_waits_behind_the_curtain() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = games::by_id("dale_of_merchants").expect("it is in the house");
    let mut app = begun(folder.path(), game, [Chooser::Person, Chooser::Person], Curtain::Always);
    // Behind the curtain nobody tries anything.
    if table(&app).curtain().is_none() {
        choose(&mut app, 1, &mut Dice::new(1));
    }
    send(&mut app, Command::CurtainDown);
    let first = table(&app).viewer();
    what_if(&mut app, WhatIfCommand::Open);
    assert_eq!(here(&app), 1);
    send(&mut app, Command::BackToGame);
    let mut dice = Dice::new(3);
    for _ in 0..60 {
        if table(&app).curtain().is_some() {
            break;
        }
        choose(&mut app, 1, &mut dice);
        send(&mut app, Command::Seen);
    }
    assert!(table(&app).curtain().is_some(), "the screen goes to the other one");
    what_if(&mut app, WhatIfCommand::Open);
    what_if(&mut app, WhatIfCommand::Go(1));
    assert_eq!(here(&app), 0, "behind the curtain nobody in particular looks");
    send(&mut app, Command::CurtainDown);
    assert_ne!(table(&app).viewer(), first);
    assert!(app.world().resource::<Session>().lines().is_empty(), "it is not the other one's");
    what_if(&mut app, WhatIfCommand::Go(1));
    assert_eq!(here(&app), 0, "nobody else opens it");
    what_if(&mut app, WhatIfCommand::Open);
    assert_eq!(here(&app), 2);
    assert_eq!(app.world().resource::<Session>().lines().len(), 1);
}

#[test]
fn leaving_in_a_branch_loses_nothing_of_the_game() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = games::by_id("merchant_of_venus").expect("it is in the house");
    let mut app = begun(folder.path(), game, [Chooser::Person, Chooser::Person], Curtain::Secret);
    choose(&mut app, 2, &mut Dice::new(2));
    let before = kept(&mut app);
    let file = table(&app).file.clone();
    what_if(&mut app, WhatIfCommand::Open);
    choose(&mut app, 3, &mut Dice::new(2));
    // The result of something tried is no result.
    assert!(!app.world().resource::<Shell>().dialogs.contains(&Dialog::End));
    send(&mut app, Command::Go(Screen::Start));
    assert!(app.world().resource::<Session>().table.is_none());
    assert_eq!(fs::read(&file).expect("it is there"), before.file);
    send(&mut app, Command::Load(file));
    assert_eq!(here(&app), 0);
    assert_eq!(kept(&mut app).hash, before.hash);
}

#[test]
fn in_others_turns_one_tries_too_and_computer_players_play_only_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = games::by_id("merchant_of_venus").expect("it is in the house");
    let mut app = begun(folder.path(), game, [Chooser::Person, Chooser::Random], Curtain::Secret);
    let mut dice = Dice::new(4);
    for _ in 0..40 {
        if table(&app).bot_asked().is_some() {
            break;
        }
        choose(&mut app, 1, &mut dice);
    }
    assert_eq!(table(&app).bot_asked(), Some(SeatId(1)), "the other one's turn");
    what_if(&mut app, WhatIfCommand::Open);
    let before = kept(&mut app);
    let trial = table(&app).trial.as_ref().expect("it is a branch");
    assert!(trial.info.bots, "alone among computer players");
    // They go on by themselves, as in a game; how fast is no matter.
    send(&mut app, Command::BotsOn);
    send(&mut app, Command::BotsOn);
    assert!(table(&app).trial.as_ref().is_some_and(|t| !t.plan.steps().is_empty()));
    assert_eq!(kept(&mut app), before, "the game waits meanwhile");
    what_if(&mut app, WhatIfCommand::Bots(false));
    assert!(table(&app).bot_asked().is_none());
}

#[test]
fn the_steps_of_a_branch_are_played_in_the_game_as_far_as_it_goes() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = games::by_id("tiny_game").expect("it is in the house");
    let mut app = begun(folder.path(), game, [Chooser::Person, Chooser::Person], Curtain::Never);
    send(&mut app, Command::CurtainDown);
    let owner = table(&app).viewer();
    let entries = table(&app).play.entries().len();
    what_if(&mut app, WhatIfCommand::Open);
    choose(&mut app, 4, &mut Dice::new(1));
    let plan = &table(&app).trial.as_ref().expect("it is a branch").plan;
    assert_eq!(plan.steps().len(), 4);
    assert!(plan.steps().iter().all(|s| matches!(s.fit, StepFit::Works(_))));
    let own = plan.to_play().count();
    assert_eq!(own, 2, "every other step is the own one");
    what_if(&mut app, WhatIfCommand::Play);
    assert_eq!(here(&app), 0, "one sees what is played");
    let played = table(&app).play.entries().len() - entries;
    assert_eq!(played, 1, "then another one chooses");
    assert_eq!(table(&app).play.entries()[entries].seat.map(Viewer::Seat), Some(owner));
    assert!(app.world().resource::<Shell>().tab == Tab::WhatIf);
}

/// Chooses the first offer of a verb.
fn take(app: &mut App, verb: &str) {
    send(app, Command::Seen);
    let table = table(app);
    let named = |offer: &&Offer| table.sight.catalogue.verb(offer.action.verb).name == verb;
    let offer = table.sight.offers.iter().find(named);
    let action = offer.unwrap_or_else(|| panic!("no {verb} is offered")).action;
    let state_no = table.version;
    app.world_mut().write_message(ChoiceMade { state_no, action });
    run(app, 2);
}

#[test]
fn one_flight_is_one_row_of_a_plan_and_is_moved_left_out_and_played_as_a_whole() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = games::by_id("duck_dealer").expect("it is in the house");
    let mut app = begun(folder.path(), game, [Chooser::Person, Chooser::Person], Curtain::Never);
    send(&mut app, Command::CurtainDown);
    for verb in ["equip"; 6].into_iter().chain(["start"; 2]).chain(["collect"; 4]) {
        take(&mut app, verb);
    }
    let entries = table(&app).play.entries().len();
    what_if(&mut app, WhatIfCommand::Open);
    take(&mut app, "act");
    let far = game_ui::of("duck_dealer").within_reach(&table(&app).sight);
    let far = far.into_iter().next().expect("a planet is in reach");
    send(&mut app, Command::Lead(far));
    run(&mut app, 20);
    let rows = |app: &App| table(app).trial.as_ref().expect("a branch").plan.rows();
    let lengths = |app: &App| rows(app).iter().map(ExactSizeIterator::len).collect::<Vec<_>>();
    let flight = lengths(&app)[1];
    assert!(flight > 1, "a flight of several points: {:?}", rows(&app));
    assert_eq!(lengths(&app), [1, flight], "one click is one row");
    take(&mut app, "end-turn");
    assert_eq!(lengths(&app)[..3], [1, flight, 1]);
    // Before the action turn nobody flies: the whole row says so.
    what_if(&mut app, WhatIfCommand::Shift(1, 0));
    assert_eq!(lengths(&app)[..2], [flight, 1]);
    assert!(plan_of(&app)[..flight].iter().all(|s| matches!(s.fit, StepFit::Refused(_))));
    what_if(&mut app, WhatIfCommand::Shift(0, 1));
    assert!(plan_of(&app).iter().all(|s| matches!(s.fit, StepFit::Works(_))));
    let whole = plan_of(&app);
    what_if(&mut app, WhatIfCommand::Remove(1));
    assert_eq!(plan_of(&app).len(), whole.len() - flight, "all of it is left out");
    // In at the same place: the branch stands behind the first row, and flies again.
    what_if(&mut app, WhatIfCommand::At(1));
    send(&mut app, Command::Lead(far));
    run(&mut app, 20);
    what_if(&mut app, WhatIfCommand::At(usize::MAX));
    assert_eq!(lengths(&app)[..3], [1, flight, 1], "put in between");
    let own = table(&app).trial.as_ref().expect("a branch").plan.to_play().count();
    what_if(&mut app, WhatIfCommand::Play);
    assert_eq!((here(&app), table(&app).play.entries().len()), (0, entries + own));
}

/// Nothing on the table changes its place because somebody tries something, though the banner of a
/// branch leaves the board less room.
#[test]
fn the_table_lies_as_it_lay_while_something_is_tried() {
    let places = |app: &App| -> Vec<(String, (f32, f32))> {
        let drawn = &app.world().resource::<BoardInput>().scene.figures;
        drawn.iter().map(|f| (f.key.clone(), f.at)).collect()
    };
    // This game has another arrangement for a low room.
    let game = games::by_id("dale_of_merchants").expect("it is in the house");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = begun(folder.path(), game, [Chooser::Person; 2], Curtain::Never);
    run(&mut app, 1);
    let before = (places(&app), app.world().resource::<Shell>().free);
    what_if(&mut app, WhatIfCommand::Open);
    assert_eq!(here(&app), 1);
    assert!(app.world().resource::<Shell>().free.height() < before.1.height());
    assert_eq!(places(&app), before.0);
}

/// Where energy may be overdrawn the board behaves as in the game: one press on any planet flies
/// there, however many red tokens that takes.
#[test]
fn a_press_flies_to_any_planet_where_energy_may_be_overdrawn() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let game = games::by_id("duck_dealer").expect("it is in the house");
    let mut app = begun(folder.path(), game, [Chooser::Person; 2], Curtain::Never);
    let offered = |app: &App, wanted: &str| {
        let t = table(app);
        let name = |o: &&Offer| t.play.catalogue().verb(o.action.verb).name == wanted;
        t.sight.offers.iter().find(name).map(|o| o.action)
    };
    while offered(&app, "end-turn").is_none() {
        let action = offered(&app, "act").unwrap_or_else(|| table(&app).sight.offers[0].action);
        send(&mut app, Command::Act(action));
        send(&mut app, Command::Seen);
    }
    let planets = |app: &App| game_ui::of("duck_dealer").within_reach(&table(app).sight);
    let before = planets(&app);
    what_if(&mut app, WhatIfCommand::Open);
    what_if(&mut app, WhatIfCommand::Overdraw(true));
    let after = planets(&app);
    assert!(after.len() > before.len(), "{} planets, {}", before.len(), after.len());
    let far = *after.iter().find(|to| !before.contains(to)).expect("one that is too far");
    let entries = table(&app).play.entries().len();
    send(&mut app, Command::Lead(far));
    assert!(table(&app).play.entries().len() > entries, "the ship has flown");
    let here = game_ui::of("duck_dealer").here(&table(&app).sight).expect("a ship");
    assert_eq!(Thing::Space(here), far);
    // What is missing is known at each step of the plan, until nothing is overdrawn any more.
    let lacks = |app: &App| table(app).trial.as_ref().and_then(|trial| trial.lacks.clone());
    assert_eq!(lacks(&app).expect("red is missing").key, "dd-plan-missing");
    what_if(&mut app, WhatIfCommand::At(0));
    assert!(lacks(&app).is_some(), "the steps wait, and lack the same");
    what_if(&mut app, WhatIfCommand::Overdraw(false));
    assert_eq!(lacks(&app), None);
}
