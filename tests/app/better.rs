//! Looking for better choices than those of one's own game, in the whole window without a screen: a
//! choice is asked in a branch, what is chosen instead is judged, and nothing of the game changes.
//! Which choices cost most is the business of other tests.

use super::{
    flow::{command, table},
    thinking::finished,
};
use crate::common::window::{until, window};
use bevy::prelude::App;
use caravanserai::{
    app::session::Shell,
    table::action::Action,
    ui::{Command, Dialog, command::BetterCommand, model::better_move::Judged, told::CostlyChoice},
};

/// The first choice behind an entry with at least three offers without an amount: its entry, what
/// was done, and what else could have been.
fn choice(app: &mut App, behind: usize) -> (usize, Action, Vec<Action>) {
    for entry in behind + 1.. {
        command(app, Command::LookAt(entry - 1));
        let plain = table(app).sight.offers.iter().filter(|offer| offer.range.is_none());
        let all: Vec<Action> = plain.map(|offer| offer.action).collect();
        let Some(done) = table(app).done_by(entry) else { continue };
        let others: Vec<Action> = all.iter().copied().filter(|action| *action != done).collect();
        if others.len() >= 2 && all.contains(&done) {
            return (entry, done, others);
        }
    }
    unreachable!("there are such choices")
}

fn costly(app: &App, entry: usize, better: Action) -> CostlyChoice {
    CostlyChoice {
        entry,
        turn: 1,
        seat: table(app).play.decision_seat().expect("somebody chooses"),
        done: None,
        chance: 40,
        better: None,
        better_chance: 60,
        line: vec![better],
    }
}

fn judged(app: &App) -> Judged {
    table(app).better_move().expect("a choice is asked").judged
}

#[test]
fn what_is_chosen_instead_is_judged_and_the_game_stays() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("over.ron");
    finished(&file);
    let before = std::fs::read(&file).expect("it is there");
    let mut app = window(folder.path(), |_| ());
    command(&mut app, Command::Load(file.clone()));
    let (entry, done, others) = choice(&mut app, 20);
    let first = costly(&app, entry, others[0]);
    let (second_entry, _, second_others) = choice(&mut app, entry);
    let second = CostlyChoice { seat: first.seat, ..costly(&app, second_entry, second_others[0]) };
    command(&mut app, Command::BackToGame);
    command(&mut app, Command::Open(Dialog::Told));
    app.world_mut().resource_mut::<Shell>().told.costly = vec![first, second];
    command(&mut app, Command::Better(BetterCommand::Ask(entry)));
    let asked = table(&app).better_move().expect("a choice is asked");
    assert_eq!((asked.nth, asked.judged), ((1, 2), Judged::Open));
    let base = table(&app).play.entries().len();

    command(&mut app, Command::Act(done));
    assert_eq!(judged(&app), Judged::AsBefore);
    assert!(!table(&app).asked() && table(&app).bot_asked().is_none(), "it waits");
    command(&mut app, Command::Better(BetterCommand::Again));
    assert_eq!((judged(&app), table(&app).play.entries().len()), (Judged::Open, base));

    command(&mut app, Command::Act(others[1]));
    until(&mut app, "a choice is judged", |app| judged(app) != Judged::Weighing);
    assert!(matches!(judged(&app), Judged::AsGood | Judged::Worse(_)), "{:?}", judged(&app));
    // Taking it back asks it again, too.
    command(&mut app, Command::Undo);
    assert_eq!(judged(&app), Judged::Open);
    command(&mut app, Command::Act(others[0]));
    assert_eq!(judged(&app), Judged::Best);
    command(&mut app, Command::Better(BetterCommand::Show));
    assert_eq!(judged(&app), Judged::Shown);
    assert_eq!(table(&app).play.entries().last().map(|e| e.did(others[0])), Some(true));

    command(&mut app, Command::Better(BetterCommand::Next));
    assert_eq!(table(&app).better_move().map(|asked| asked.nth), Some((2, 2)));
    command(&mut app, Command::Better(BetterCommand::Leave));
    assert!(table(&app).trial.is_none() && table(&app).better_move().is_none());
    assert_eq!(app.world().resource::<Shell>().dialogs.last(), Some(&Dialog::Told));
    assert_eq!(std::fs::read(&file).expect("it is there"), before, "the file is as it was");
}
