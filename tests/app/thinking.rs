//! Computer players that think, in the whole window without a screen: it goes on drawing while one
//! of them thinks, whoever does not want to wait hurries it, and nothing is lost meanwhile. What
//! happens is waited for, never a time.

use super::flow::{begun, command, table, take_any};
use bevy::prelude::App;
use caravanserai::{
    app::session::Session,
    bots::RandomBot,
    table::{catalogue::Chooser, ids::SeatId},
    ui::{
        Command,
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
    while table(app).play.entries().len() == entries {
        app.update();
    }
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
