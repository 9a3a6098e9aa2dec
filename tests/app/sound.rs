//! Which sounds are played when, without a device: a speaker that only writes down.

use super::access::setup;
use crate::common::window::{run, window};
use bevy::prelude::*;
use caravanserai::{
    app::{
        session::{ChoiceMade, CommandSent, Session},
        sound::{Sounds, Speaker, WantedSound},
    },
    games,
    table::{action::Action, catalogue::Chooser},
    ui::{
        Command, game_ui,
        settings::{Curtain, Settings},
        sound::{Cue, Timbre},
    },
};
use std::sync::{Arc, Mutex};

/// Writes down what it should play.
#[derive(Clone, Default)]
struct Listener(Arc<Mutex<Vec<WantedSound>>>);

impl Speaker for Listener {
    fn play(&self, wanted: WantedSound) {
        self.0.lock().expect("nobody panics with it").push(wanted);
    }
}

impl Listener {
    fn heard(&self) -> Vec<WantedSound> {
        std::mem::take(&mut self.0.lock().expect("nobody panics with it"))
    }
    fn cues(&self) -> Vec<Cue> {
        self.heard().into_iter().map(|wanted| wanted.cue).collect()
    }
}

fn opened(settings: &Settings) -> (tempfile::TempDir, App, Listener) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let listener = Listener::default();
    let sounds = Sounds::through(listener.clone());
    let mut app = window(folder.path(), |app| {
        app.insert_resource(sounds);
    });
    send(&mut app, Command::Set(Box::new(settings.clone())));
    (folder, app, listener)
}

fn send(app: &mut App, command: Command) {
    app.world_mut().write_message(CommandSent::from(command));
    run(app, 3);
}

fn begin(app: &mut App, game: &str, edition: &str) {
    send(app, Command::Begin(Box::new(setup(game, edition, &[Chooser::Person; 2], 3))));
    send(app, Command::CurtainDown);
}

/// Takes one of the offers that there are.
fn choose(app: &mut App, nth: usize) {
    send(app, Command::Seen);
    send(app, Command::CurtainDown);
    let session = app.world().resource::<Session>();
    let Some(table) = session.table.as_ref().filter(|t| t.asked()) else { return };
    let chosen = ChoiceMade {
        state_no: table.version,
        action: table.sight.offers[nth % table.sight.offers.len()].action,
    };
    app.world_mut().write_message(chosen);
    run(app, 3);
}

fn plain() -> Settings {
    Settings { curtain: Curtain::Never, forced_moves: false, ..Settings::default() }
}

#[test]
fn a_game_is_heard_from_its_first_piece_to_its_end() {
    let (_folder, mut app, listener) = opened(&plain());
    begin(&mut app, "tiny_game", "first");
    assert_eq!(listener.cues(), [], "what is laid out at the beginning makes no sound");
    let mut heard = Vec::new();
    for _ in 0..24 {
        choose(&mut app, 0);
        heard.extend(listener.cues());
    }
    for cue in [Cue::Piece, Cue::Card, Cue::Coin, Cue::Turn] {
        assert!(heard.contains(&cue), "{cue:?} is heard among {heard:?}");
    }
    assert_eq!(heard.iter().filter(|cue| **cue == Cue::Over).count(), 1);
}

#[test]
fn every_game_is_heard_in_its_own_colour() {
    let mut colours: Vec<Timbre> = Vec::new();
    for game in games::all() {
        let (_folder, mut app, listener) = opened(&plain());
        begin(&mut app, game.id(), game.editions()[0].id);
        let mut heard = Vec::new();
        for n in 0..60 {
            choose(&mut app, n * 7);
            heard.extend(listener.heard());
            if !heard.is_empty() {
                break;
            }
        }
        assert!(!heard.is_empty(), "{}: 60 choices are heard", game.id());
        let colour = game_ui::of(game.id()).timbre();
        assert!(heard.iter().all(|wanted| wanted.timbre == colour), "{}", game.id());
        assert!(!colours.contains(&colour), "{} sounds like no other", game.id());
        colours.push(colour);
    }
}

#[test]
fn what_is_refused_is_heard_and_silence_is_kept_where_it_is_wished() {
    // What nobody offers: a place that is none.
    let nothing = |app: &App| {
        let table = app.world().resource::<Session>().table.as_ref().expect("a table");
        let offered = table.sight.offers[0].action;
        Command::Act(Action { args: offered.args.map(|_| 999), ..offered })
    };
    let still = Settings { still_is_silent: true, reduced_motion: true, ..plain() };
    let silent =
        [Settings { sounds: false, ..plain() }, Settings { volume: 0, ..plain() }, still.clone()];
    let loud = [plain(), Settings { reduced_motion: false, ..still }];
    for (settings, audible) in loud.map(|s| (s, true)).into_iter().chain(silent.map(|s| (s, false)))
    {
        let (_folder, mut app, listener) = opened(&settings);
        begin(&mut app, "tiny_game", "first");
        drop(listener.heard());
        let command = nothing(&app);
        send(&mut app, command);
        let heard = listener.cues();
        assert_eq!(heard.contains(&Cue::Refused), audible, "{settings:?}: {heard:?}");
        assert!(audible || heard.is_empty());
    }
    let (_folder, mut app, listener) = opened(&Settings { volume: 50, ..plain() });
    begin(&mut app, "tiny_game", "first");
    let command = nothing(&app);
    send(&mut app, command);
    assert_eq!(listener.heard().last().map(|wanted| wanted.volume), Some(0.25));
}
