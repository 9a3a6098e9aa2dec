//! The tiny game, plugged in with the one line in its own folder: what it gets from the house
//! without any edit of the house. The common tests that every game has run for it, too.

use caravanserai::{
    engine::{
        session::ProtocolSession,
        simulate::{Order, play_all},
    },
    games,
    table::{catalogue::Chooser, game::Game},
    text::{Language, Localizer, rulebook::Rulebook},
};
use serde_json::{Value, json};
use std::{collections::BTreeMap, fs};

fn game() -> &'static dyn Game {
    games::by_id("tiny_game").expect("the line plugs it in")
}

#[test]
fn it_stands_after_the_games_of_the_house() {
    let ids: Vec<&str> = games::all().iter().map(|game| game.id()).collect();
    assert!(ids.len() > 1 && ids.last() == Some(&"tiny_game"), "{ids:?}");
}

#[test]
fn computer_players_play_it_and_planning_pays() {
    let order = Order {
        game: game(),
        edition: "first".to_owned(),
        seats: 2,
        games: 200,
        first: 0,
        seed: 1,
        bots: vec![Chooser::Greedy, Chooser::Random],
        options: BTreeMap::new(),
        jobs: 2,
        budgets: Vec::new(),
        records: None,
    };
    let (played, _) = play_all(&order, &|| ()).expect("it can be simulated");
    assert!(played.iter().all(|one| one.reason == "tri-end-sold" && one.actions == 24));
    let wins = |seat: usize| played.iter().filter(|one| one.winners == [seat]).count();
    assert!(wins(0) > 0 && wins(1) > 0, "{} to {}", wins(0), wins(1));
}

#[test]
fn it_is_played_over_the_protocol() {
    let mut engine = ProtocolSession::new(Localizer::new(Language::En));
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&engine.answer(&request.to_string())).expect("an answer is JSON")
    };
    let begun = ask(json!({"cmd": "new", "game": "tiny_game", "edition": "first", "seats": 2}));
    assert_eq!(begun["ok"], true, "{begun}");
    let refused = ask(json!({"cmd": "act", "action": "sell #0"}));
    assert_eq!(refused["refusal"]["rule"], "TRI-3.1", "{refused}");
    let done = ask(json!({"cmd": "act", "action": "fetch place_2"}));
    assert_eq!(done["ok"], true, "{done}");
    let rule = ask(json!({"cmd": "rules", "rule": "TRI-2.2"}));
    assert_eq!(rule["title"], "What is in it", "{rule}");
}

#[test]
fn its_rulebook_is_read_and_searched_in_every_language() {
    let book = Rulebook::of("tiny_game").expect("it has a rulebook");
    for (language, words) in [(Language::En, "die"), (Language::Fr, "dé"), (Language::Es, "dado")]
    {
        let hits = book.search(words, Some("first"), Localizer::new(language));
        assert!(hits.iter().any(|hit| hit.id == "TRI-3.2"), "{words}: {hits:?}");
    }
}

#[test]
fn its_level_files_are_checked_like_all_others() {
    assert_eq!(games::check_levels(None), []);
    let dir = tempfile::tempdir().expect("a temporary folder");
    let text = include_str!("../tiny_game/data/crates.ron");
    let write = |name: &str, text: &str| {
        fs::write(dir.path().join(name), text).expect("the temporary folder can be written");
    };
    write("crates.ron", &text.replace("price: 10", "price: 0"));
    let found = games::check_levels(Some(dir.path()));
    let said: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert!(
        said.len() == 1 && said[0].contains("silk") && said[0].ends_with("(TRI-3.1)"),
        "{said:?}"
    );
    write("crates.ron", text);
    write("cratez.ron", text);
    let found = games::check_levels(Some(dir.path()));
    assert!(found.len() == 1 && found[0].key == "level-stray", "{found:?}");
}

#[test]
fn its_lessons_and_puzzles_are_checked_too() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let lesson = include_str!("../tiny_game/data/lessons/first.ron");
    let puzzle = include_str!("../tiny_game/data/puzzles/dear.ron");
    let write = |name: &str, text: String| {
        let path = dir.path().join("tiny_game").join(name);
        fs::create_dir_all(path.parent().expect("it lies in a folder"))
            .and_then(|()| fs::write(path, text))
            .expect("the temporary folder can be written");
    };
    let found = || -> Vec<(&str, String)> {
        let found = games::check_levels(Some(dir.path()));
        found.iter().map(|finding| (finding.key, finding.to_string())).collect()
    };
    write("lessons/a.ron", lesson.to_owned());
    write("puzzles/a.ron", puzzle.to_owned());
    assert_eq!(found(), []);
    write("lessons/a.ron", lesson.replace("TRI-2.1", "no rule"));
    assert!(found().len() == 1 && found()[0].0 == "level-taught-rule", "{:?}", found());
    write("lessons/a.ron", lesson.replace("says: \"sell\"", "says: \"cell\""));
    assert!(found().len() == 3 && found()[0].0 == "level-taught-text", "{:?}", found());
    write("lessons/a.ron", lesson.replace("fetch place_1", "sell #9"));
    assert!(found().len() == 1 && found()[0].1.contains("step 1"), "{:?}", found());
    write("lessons/a.ron", lesson.to_owned());
    write("lessons/b.ron", lesson.to_owned());
    assert!(found().len() == 1 && found()[0].0 == "level-taught-twice", "{:?}", found());
    write("lessons/b.ron", "(".to_owned());
    assert!(found().len() == 1 && found()[0].0 == "level-taught-unreadable", "{:?}", found());
    write("lessons/b.ron", lesson.replace("\"first\", minutes", "\"second\", minutes"));
    assert!(found().iter().all(|(key, _)| *key == "level-taught-text"), "{:?}", found());
    fs::remove_file(dir.path().join("tiny_game/lessons/b.ron")).expect("it is there");
    // Two sales where one is enough.
    let longer = puzzle.replace("within: Some(1)", "within: Some(2)");
    let longer = longer.replace("[\"sell #silk@hand:0\"]", "[\"sell #tea\", \"sell #silk\"]");
    write("puzzles/a.ron", longer.replace("\"chance 5\"", "\"chance 5 5\""));
    assert!(found().len() == 1 && found()[0].0 == "level-taught-otherwise", "{:?}", found());
}
