//! Computer players that think, in the whole window without a screen: it goes on drawing while one
//! of them thinks, whoever does not want to wait hurries it, and nothing is lost meanwhile. What
//! happens is waited for, never a time.

use super::flow::{begun, command, table, take_any};
use crate::common::window::{until, window};
use bevy::prelude::App;
use caravanserai::{
    app::session::{Counsel, Session, Shell},
    bots::{self, RandomBot},
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        ids::SeatId,
        play::Play,
        record::Save,
    },
    ui::{
        Command, Dialog,
        settings::{BotPace, Settings},
    },
};

/// A game of Dale of Merchants in which somebody thinks at this moment.
fn thinking() -> (tempfile::TempDir, App) {
    let (folder, mut app) =
        begun("dale_of_merchants", "original", &[Chooser::Person, Chooser::Master]);
    let still = Settings { reduced_motion: true, forced_moves: false, ..Settings::default() };
    let settings = Settings { pace: BotPace::Quick, ..still };
    command(&mut app, Command::Set(Box::new(settings)));
    let mut any = RandomBot::new(3);
    while table(&app).thinking().is_none() {
        if table(&app).lingers() {
            command(&mut app, Command::Seen);
        } else if table(&app).asked() {
            take_any(&mut app, &mut any);
        } else {
            app.update();
        }
    }
    (folder, app)
}

/// Frames until somebody who thinks has chosen, and that it was a choice of its own.
fn chosen(app: &mut App, entries: usize) {
    until(app, "somebody has chosen", |app| table(app).play.entries().len() > entries);
    let entry = &table(app).play.entries()[entries];
    assert_eq!(entry.seat, Some(SeatId(1)));
}

#[test]
fn the_window_draws_on_while_somebody_thinks() {
    let (_folder, mut app) = thinking();
    let entries = table(&app).play.entries().len();
    assert_eq!(table(&app).thinking(), Some(SeatId(1)));
    assert!(!table(&app).asked() && table(&app).bot_asked() == Some(SeatId(1)));
    chosen(&mut app, entries);
}

#[test]
fn who_thinks_can_be_hurried() {
    let (_folder, mut app) = thinking();
    let entries = table(&app).play.entries().len();
    command(&mut app, Command::SkipBots);
    chosen(&mut app, entries);
}

/// Taking back while somebody thinks ends the thinking; what was taken back can be done again, and
/// then it is thought about anew.
#[test]
fn nothing_is_lost_while_somebody_thinks() {
    let (_folder, mut app) = thinking();
    let hash = |app: &mut App| {
        let mut session = app.world_mut().resource_mut::<Session>();
        session.table.as_mut().expect("a game").play.hash()
    };
    let (entries, before) = (table(&app).play.entries().len(), hash(&mut app));
    command(&mut app, Command::Undo);
    if table(&app).play.entries().len() < entries {
        assert_eq!(table(&app).thinking(), None, "what was thought about is no more");
        while table(&app).play.entries().len() < entries {
            command(&mut app, Command::Redo);
        }
    }
    assert_eq!((table(&app).play.entries().len(), hash(&mut app)), (entries, before));
    chosen(&mut app, entries);
}

/// A person's seat is handed to one that thinks, which is told and thinks, and is taken back.
#[test]
fn a_seat_is_handed_to_one_of_them_and_taken_back() {
    let (_folder, mut app) =
        begun("dale_of_merchants", "original", &[Chooser::Person, Chooser::Greedy]);
    let settings = Settings { reduced_motion: true, pace: BotPace::Quick, ..Settings::default() };
    command(&mut app, Command::Set(Box::new(settings)));
    assert_eq!(table(&app).stand_in_of(SeatId(0)), None);
    command(&mut app, Command::StandIn(SeatId(0), Chooser::Hunter));
    assert_eq!(table(&app).stand_in_of(SeatId(0)), Some(Chooser::Hunter));
    assert!(table(&app).is_person(SeatId(0)) && !table(&app).person_plays(SeatId(0)));
    let entries = table(&app).play.entries().len();
    until(&mut app, "it plays", |app| table(app).play.entries().len() >= entries + 4);
    command(&mut app, Command::StandIn(SeatId(0), Chooser::Person));
    assert!(table(&app).person_plays(SeatId(0)) && table(&app).thinking() != Some(SeatId(0)));
    while !table(&app).asked() {
        if table(&app).lingers() {
            command(&mut app, Command::Seen);
        }
        app.update();
    }
}

/// A game of two computer players that is over, in a file.
pub(super) fn finished(file: &std::path::Path) {
    let game = games::by_id("dale_of_merchants").unwrap_or_else(|e| panic!("{e}"));
    let seat = |n: u8| SeatInfo {
        name: ["Anna", "Ben"][usize::from(n)].into(),
        colour: n,
        race: String::new(),
        by: Chooser::Greedy,
    };
    let setup = Setup {
        game: game.id().into(),
        edition: "original".into(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed: 9,
        study: false,
    };
    let mut play = Play::begin(game, setup).expect("a game");
    let mut players: Vec<_> =
        (0..2).map(|n| bots::bot(Chooser::Greedy, game.id(), n).ok().flatten()).collect();
    while let Some(seat) = play.decision_seat() {
        let player = players[seat.ix()].as_mut().expect("a player");
        let action = bots::ask(player.as_mut(), &mut play).expect("it chooses");
        play.choose(action).expect("it is offered");
    }
    Save::of(&mut play).write(file).expect("a temporary folder");
}

#[test]
fn chances_of_a_finished_game_are_worked_out_beside_the_window() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("over.ron");
    finished(&file);
    let mut app = window(folder.path(), |_| ());
    command(&mut app, Command::Load(file.clone()));
    command(&mut app, Command::Open(Dialog::Told));
    let told = |app: &App| app.world().resource::<Shell>().told.clone();
    // It is told at once, and the chances come as soon as they are known.
    assert!(told(&app).turns.len() > 10);
    until(&mut app, "the chances are known", |app| {
        let told = told(app);
        assert!(told.weighing || !told.shares.is_empty(), "nothing will come any more");
        !told.shares.is_empty()
    });
    let told = told(&app);
    assert!(!told.weighing && told.figures.contains(&"ui-told-chance"));
    assert_eq!(told.shares.len(), 2);
    // What one has won the other has lost, each rounded.
    let sums: i64 = told.shares.iter().flatten().sum();
    assert!(sums.abs() <= 2, "{:?}", told.shares);
    // It is not done again in the replay, nor on the way back from it.
    command(&mut app, Command::LookAt(3));
    command(&mut app, Command::Open(Dialog::Told));
    assert!(!table(&app).is_analysing());
    let again = app.world().resource::<Shell>().told.clone();
    assert_eq!((&again.shares, &again.costly), (&told.shares, &told.costly));
    command(&mut app, Command::Close);
    command(&mut app, Command::BackToGame);
    command(&mut app, Command::Open(Dialog::Told));
    assert!(!table(&app).is_analysing());
    for choice in &told.costly {
        assert!(choice.better_chance >= choice.chance && !choice.line.is_empty(), "{choice:?}");
        let (at, steps) = (Some(choice.entry - 1), choice.line.clone());
        command(&mut app, Command::TryLine { at, steps: steps.clone(), overdraws: false });
        let trial = table(&app).trial.as_ref().expect("a branch");
        assert_eq!(trial.plan.steps()[0].action, steps[0]);
        command(&mut app, Command::BackToGame);
        command(&mut app, Command::BackToGame);
    }
    // It lies beside the save: whoever opens the game again finds it.
    drop(app);
    let mut app = window(folder.path(), |_| ());
    command(&mut app, Command::Load(file));
    command(&mut app, Command::Open(Dialog::Told));
    let kept = app.world().resource::<Shell>().told.clone();
    assert!(!kept.weighing && !table(&app).is_analysing());
    assert_eq!((kept.shares, kept.swings), (told.shares, told.swings));
    assert_eq!(kept.costly, told.costly);
}

/// Counsel answers at once, and again with chances when it has been thought over; the table does
/// not change by it.
#[test]
fn counsel_is_thought_over_while_it_is_read() {
    let (_folder, mut app) =
        begun("dale_of_merchants", "original", &[Chooser::Person, Chooser::Greedy]);
    while !table(&app).asked() {
        match table(&app).lingers() {
            true => command(&mut app, Command::Seen),
            false => app.update(),
        }
    }
    let entries = table(&app).play.entries().len();
    command(&mut app, Command::Counsel(true));
    let counsel = |app: &App| app.world().resource::<Shell>().counsel.clone();
    let first = counsel(&app).expect("an answer at once");
    assert!(table(&app).sight.offers.iter().any(|offer| offer.accepts(&first.action)));
    assert!(first.lines.len() == 1 && first.lines[0].chance.is_none());
    let weighed = |counsel: Counsel| counsel.lines[0].chance.is_some();
    until(&mut app, "it is thought over", |app| counsel(app).is_some_and(weighed));
    let counsel = counsel(&app).expect("counsel");
    assert_eq!(counsel.lines.first().map(|line| line.action), Some(counsel.action));
    for line in counsel.lines.iter() {
        assert!(table(&app).sight.offers.iter().any(|offer| offer.accepts(&line.action)));
        assert!(line.chance.is_some_and(|chance| (0..=100).contains(&chance)), "{line:?}");
    }
    assert_eq!(table(&app).play.entries().len(), entries);
}
