//! Computer players over the protocol, records of simulated games, and a player that is new at
//! every step. No test may know a game beyond its list of editions, but for the one that says so.

use caravanserai::{
    bots,
    engine::{
        session::ProtocolSession,
        simulate::{Order, play_all},
    },
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        play::Play,
        record::{Save, snapshot},
    },
    text::{Language, Localizer},
};
use serde_json::{Value, json};
use std::{collections::BTreeMap, process::Command};

#[test]
fn the_command_bot_proposes_acts_and_refuses_unknown_names() {
    for game in games::all() {
        let mut engine = ProtocolSession::new(Localizer::new(Language::En));
        let mut ask = |request: Value| -> Value {
            serde_json::from_str(&engine.answer(&request.to_string())).expect("an answer is JSON")
        };
        let (id, edition) = (game.id(), game.editions()[0].id);
        let begun =
            ask(json!({"cmd": "new", "game": id, "edition": edition, "seats": 2, "seed": 3}));
        assert_eq!(begun["ok"], true, "{begun}");
        let hash =
            |ask: &mut dyn FnMut(Value) -> Value| ask(json!({"cmd": "hash"}))["hash"].clone();
        let at_first = hash(&mut ask);

        let proposed = ask(json!({"cmd": "bot"}));
        assert_eq!(proposed["ok"], true, "{proposed}");
        assert_eq!(proposed["bot"], bots::name_of(bots::best(id)), "{proposed}");
        assert!(proposed["action"].is_string() && proposed["index"].is_u64(), "{proposed}");
        let why = proposed["why"]["text"].as_str().expect("a reason");
        assert!(why.contains(' ') && !why.contains("{$"), "{id}: {why}");
        assert_eq!(hash(&mut ask), at_first, "{id}: a proposal changes nothing");

        let done = ask(json!({"cmd": "bot", "act": true}));
        // Its own chance goes on: asked again it may choose another of equals.
        assert_eq!(done["ok"], true, "{done}");
        assert!(done["action"].is_string() && done["why"]["text"].is_string(), "{done}");
        assert_ne!(hash(&mut ask), at_first, "{id}: it has acted");
        let by_chance = ask(json!({"cmd": "bot", "by": "random", "seed": 4}));
        assert_eq!((&by_chance["ok"], &by_chance["bot"]), (&json!(true), &json!("random")));

        let before = hash(&mut ask);
        let refused = ask(json!({"cmd": "bot", "by": "nobody", "act": true}));
        assert_eq!(refused["ok"], false, "{refused}");
        assert_eq!(refused["error"]["code"], "no-such-bot", "{refused}");
        let sentence = refused["error"]["sentence"].as_str().expect("a sentence");
        assert!(sentence.contains("nobody") && sentence.contains("random"), "{sentence}");
        assert_eq!(hash(&mut ask), before, "{id}: nothing has happened");
    }
}

/// Two games of each game, ended by players at random: the program takes those that are built in.
#[test]
fn records_of_simulated_games_are_accepted() {
    for game in games::all() {
        let folder = tempfile::tempdir().expect("a folder");
        let edition = game.editions()[0].id;
        let order = Order {
            game: *game,
            edition: edition.to_owned(),
            seats: 2,
            games: 2,
            first: 0,
            seed: 12,
            bots: vec![bots::best(game.id())],
            options: BTreeMap::new(),
            jobs: 2,
            budgets: Vec::new(),
            records: Some(folder.path().to_owned()),
        };
        let (played, _) = play_all(&order, &|| ()).unwrap_or_else(|e| panic!("{e}"));
        let mut files: Vec<_> = std::fs::read_dir(folder.path())
            .expect("the folder")
            .map(|file| file.expect("a file").path())
            .collect();
        files.sort();
        assert_eq!(files.len(), 2, "{files:?}");
        for (file, one) in files.iter().zip(&played) {
            let save = Save::open(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
            let (mut play, divergence) = save.replay(*game).unwrap_or_else(|e| panic!("{e}"));
            assert!(divergence.is_none(), "{divergence:?}");
            assert_eq!((play.entries().len(), play.hash()), (one.actions, one.hash));
            let turns = 1..=one.actions as i64;
            assert!(turns.contains(&one.turns), "{}: {} turns", game.id(), one.turns);
            assert!(play.outcome().is_some() && snapshot(&mut play) == save.snapshot);
        }
    }
}

#[test]
fn the_program_writes_records_that_its_check_accepts() {
    let program = |args: &[&str]| {
        let done = Command::new(env!("CARGO_BIN_EXE_caravanserai")).args(args).output();
        let done = done.expect("the program runs");
        assert!(done.status.success(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
    };
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().join("records");
    let dir = dir.to_str().expect("a written path");
    program(
        &["simulate", "--game", "dale_of_merchants", "--games", "2", "--bots", "greedy"]
            .into_iter()
            .chain(["--records", dir])
            .collect::<Vec<_>>(),
    );
    let files: Vec<_> = std::fs::read_dir(dir).expect("it was made").flatten().collect();
    assert_eq!(files.len(), 2);
    for file in files {
        program(&["replay", "--check", file.path().to_str().expect("a written path")]);
    }
}

/// Dale of Merchants: whoever is asked anew at every step goes on with what lies half laid out, as
/// counsel and "the rest of this turn" ask.
#[test]
fn a_new_greedy_player_at_each_step_finishes_a_purchase() {
    let game = games::by_id("dale_of_merchants").unwrap_or_else(|e| panic!("{e}"));
    for edition in game.editions() {
        let seat = |n: usize| SeatInfo {
            name: format!("{n}"),
            colour: n as u8,
            race: String::new(),
            by: Chooser::Greedy,
        };
        let setup = Setup {
            game: game.id().to_owned(),
            edition: edition.id.to_owned(),
            seats: (0..2).map(seat).collect(),
            options: BTreeMap::new(),
            seed: 5,
            study: false,
        };
        let mut play = Play::begin(game, setup).unwrap_or_else(|e| panic!("{e}"));
        let bought = |play: &Play| {
            let lines = play.entries().iter().flat_map(|e| &e.lines);
            lines.filter(|line| line.message.key == "dom-log-buys").count()
        };
        while bought(&play) < 6 {
            let bot = bots::bot(Chooser::Greedy, game.id(), 1);
            let mut new = bot.ok().flatten().expect("it plays this game");
            let action = bots::ask(new.as_mut(), &mut play).expect("it chooses");
            play.choose(action).unwrap_or_else(|e| panic!("{e:?}"));
            assert!(play.entries().len() < 300, "{}: it lays cards for ever", edition.id);
        }
    }
}
