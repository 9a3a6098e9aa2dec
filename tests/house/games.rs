//! A game is one folder and one line: nobody knows a game by name outside its own folder but the
//! list of games, and its texts stand in its own folder.

use crate::common::{
    fluent::messages,
    sources::{root, sources, without_tests},
};
use caravanserai::{games, table::game::Game, text::files};
use std::{fs, iter};

/// The words by which a game is known in code: its identifier, what its text keys and rule IDs
/// begin with, and the words of its identifier that no other game shares.
fn names(game: &dyn Game) -> Vec<String> {
    let all: Vec<&str> = games::built_in().iter().flat_map(|g| g.id().split('_')).collect();
    let alike = |a: &str, b: &str| a.starts_with(b) || b.starts_with(a);
    let own = |word: &&str| word.len() > 3 && all.iter().filter(|w| alike(w, word)).count() == 1;
    let keys = [format!("\"{}-", game.prefix()), format!("{}-", game.rule_prefix())];
    game.id().split('_').filter(own).map(str::to_owned).chain(keys).collect()
}

/// Whether a line has this in it: a key anywhere, a word as a whole one ("cove" is no part of
/// "cover", but `CoveTable` and `cove_table` are about it).
fn speaks_of(line: &str, name: &str) -> bool {
    if !name.chars().all(|c| c.is_ascii_lowercase()) {
        return line.contains(name);
    }
    let mut spaced = String::new();
    for (before, c) in iter::once(' ').chain(line.chars()).zip(line.chars()) {
        if before.is_lowercase() && c.is_uppercase() {
            spaced.push(' ');
        }
        spaced.extend(c.to_lowercase());
    }
    spaced.split(|c: char| !c.is_alphabetic()).any(|word| word == name)
}

/// Where a game is named all the same: the worlds behind the start screen are painted by one.
const LEFT: &[&str] = &["src/view/art/house.rs"];

/// What knows a game outside its own folder is the list of games alone; texts and docs may say what
/// they like.
#[test]
fn nobody_knows_a_game_but_the_list_of_games() {
    let build = ["Cargo.toml", "build.rs", ".ci/run", ".ci/window", ".ci/window.d/common.sh"];
    let read = |file: &str| (file.to_owned(), fs::read_to_string(root().join(file)).unwrap());
    let code = |(file, text): (String, String)| {
        // Comments may give examples, and a file's own tests may play a game.
        let code: Vec<&str> = without_tests(&text).lines().collect();
        let bare = code.iter().filter(|l| !l.trim_start().starts_with("//"));
        (file, bare.copied().collect::<Vec<_>>().join("\n"))
    };
    let files = ["src", "benches"].into_iter().flat_map(sources).map(code);
    let mut wrong = Vec::new();
    for (file, text) in files.chain(build.into_iter().map(read)) {
        let own = |game: &dyn Game| file.starts_with(&format!("src/games/{}/", game.id()));
        if file == "src/games/mod.rs" || LEFT.contains(&file.as_str()) {
            continue;
        }
        let others = games::built_in().iter().filter(|game| !own(**game));
        for name in others.flat_map(|game| names(*game)) {
            let lines = text.lines().filter(|line| speaks_of(line, &name));
            wrong.extend(lines.map(|line| format!("{file} names \"{name}\": {}", line.trim())));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A script may play a game, but lists no two: a third one would be forgotten there.
#[test]
fn no_script_lists_games() {
    let folders = [".ci", ".ci/window.d"].map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let mut scripts: Vec<_> = folders.into_iter().flatten().map(|f| f.unwrap().path()).collect();
    scripts.push(root().join("benches/window"));
    for script in scripts.iter().filter(|path| path.is_file()) {
        let text = fs::read_to_string(script).unwrap();
        let named = games::built_in().iter().filter(|game| text.contains(game.id())).count();
        assert!(named < 2, "{} lists games", script.display());
    }
}

/// A text of a game bears the game's prefix, and stands in the game's folder; so do findings about
/// its level files, and the names in them that are words of a language.
#[test]
fn every_text_stands_where_its_key_belongs() {
    let mut wrong = Vec::new();
    for file in files() {
        let (folder, name) = file.name.split_once('/').unwrap();
        let game = games::all().iter().find(|game| game.id() == folder);
        assert!(game.is_some() || folder == "house", "{} belongs to nobody", file.name);
        for key in messages(file.text).into_keys() {
            let of = |game: &&dyn Game| {
                [game.prefix(), game.rule_prefix()]
                    .iter()
                    .any(|p| key.starts_with(&format!("{p}-")))
            };
            let owner = games::all().iter().copied().find(of).map(|game| game.id());
            let check = name == "level_check" && key.starts_with("level-");
            let named = game.is_some() && key.starts_with("name-");
            if !check && !named && owner != game.map(|game| game.id()) {
                wrong.push(format!("{key} ({}, {})", file.name, file.language.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
