//! The tiny game in the whole window: played to its end, its rules, help and panels opened.

use crate::common::window::{run, window};
use bevy::prelude::*;
use caravanserai::{
    app::session::{ChoiceMade, CommandSent, Session, Shell},
    table::{
        catalogue::{Chooser, SeatInfo},
        game::Setup,
    },
    ui::{Command, Dialog, Screen, game_ui},
};

/// Its identifier.
const GAME: &str = "tiny_game";

fn begun(app: &mut App) {
    let seat = |n: u8| SeatInfo {
        name: format!("P{n}"),
        colour: n,
        race: String::new(),
        by: Chooser::Person,
    };
    let setup = Setup {
        game: GAME.to_owned(),
        edition: "first".to_owned(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed: 3,
        study: true,
    };
    send(app, Command::Begin(Box::new(setup)));
    assert_eq!(app.world().resource::<Shell>().screen, Screen::Table);
}

fn send(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 2);
}

#[test]
fn it_is_played_from_the_first_crate_to_the_last() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    send(&mut app, Command::Go(Screen::NewGame));
    begun(&mut app);
    for _ in 0..24 {
        let session = app.world().resource::<Session>();
        let table = session.table.as_ref().expect("it is on the table");
        let chosen = ChoiceMade { state_no: table.version, action: table.sight.offers[0].action };
        app.world_mut().write_message(chosen);
        run(&mut app, 2);
    }
    let session = app.world().resource::<Session>();
    let table = session.table.as_ref().expect("it is on the table");
    assert!(table.play.is_over() && table.sight.outcome.is_some());
    run(&mut app, 5);
}

#[test]
fn its_rules_help_and_panels_open() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut app = window(folder.path(), |_| ());
    begun(&mut app);
    for dialog in [Dialog::Rules, Dialog::Help, Dialog::Credits] {
        send(&mut app, Command::Open(dialog));
        run(&mut app, 3);
        send(&mut app, Command::Close);
    }
    assert_eq!(game_ui::of(GAME).tabs().len(), 1);
}
