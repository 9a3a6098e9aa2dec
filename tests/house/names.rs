//! One name, one thing: no type that others can name is called like another one of the house, and
//! none by a word that says nothing. Looks at names only, never at what a type is.

use crate::common::sources::{root, sources, split, without_tests};
use std::collections::{BTreeMap, BTreeSet};

/// Names that say nothing of what they name: no type may bear one anew, not even within its file.
const EMPTY: [&str; 5] = ["What", "At", "Kit", "Desk", "Op"];
/// The rooms of a game whose types bear the words that are printed on its boards and in its
/// rulebook.
const PRINTED: [&str; 2] = ["level", "table"];

/// A line without who may name what it makes, if others than its file may.
fn shown(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub")?;
    // `pub(crate)`, `pub(super)`, `pub(in crate::table)`
    let rest = match rest.strip_prefix('(') {
        Some(within) => within.split_once(')')?.1,
        None => rest,
    };
    rest.strip_prefix(' ')
}

/// The name of the type that a line makes, once it is known who may name it.
fn made(line: &str) -> Option<&str> {
    let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
    if !["struct", "enum", "trait", "type"].contains(&words.next()?) {
        return None;
    }
    // What a macro makes for whoever calls it bears no name here.
    words.next().filter(|name| !name.is_empty())
}

/// The names of the types in a code that can be named outside of their file.
fn types(code: &str) -> BTreeSet<&str> {
    code.lines().filter_map(shown).filter_map(made).collect()
}

/// The folders in a folder.
fn folders(folder: &str) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(root().join(folder)) else { return Vec::new() };
    let folders = entries.map(|e| e.unwrap().path()).filter(|path| path.is_dir());
    folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

/// The games of the house, and the merchants that have a shop.
struct Houses {
    games: Vec<String>,
    merchants: BTreeSet<String>,
}

impl Houses {
    fn read() -> Houses {
        let mut games = folders("src/games");
        games.retain(|game| root().join(format!("src/games/{game}/level")).is_dir());
        let shops = games.iter().flat_map(|game| folders(&format!("src/games/{game}/rules/shops")));
        Houses { merchants: shops.collect(), games }
    }

    /// A file of a game: the game, and the file within it.
    fn of<'a>(&self, file: &'a str) -> Option<(&'a str, &'a str)> {
        let (game, rest) = file.strip_prefix("src/games/")?.split_once('/')?;
        self.games.iter().any(|g| g == game).then_some((game, rest))
    }

    /// The file with the same place in each game and in each shop as one.
    fn place(&self, file: &str) -> String {
        let file = self.of(file).map_or(file.to_owned(), |(_, rest)| format!("<game>/{rest}"));
        let Some((before, shop)) = file.split_once("/shops/") else { return file };
        let (shop, rest) = shop.split_at(shop.find(['/', '.']).unwrap_or(shop.len()));
        if self.merchants.contains(shop) { format!("{before}/shops/<shop>{rest}") } else { file }
    }

    /// Where a name stands. A game's printed words are its own: they may be those of another game,
    /// but not twice in the same one.
    fn places(&self, files: &[String]) -> BTreeSet<String> {
        let mut printed: BTreeMap<&str, usize> = BTreeMap::new();
        let mut places = BTreeSet::new();
        for file in files {
            let place = match self.of(file) {
                Some((game, rest))
                    if PRINTED.contains(&rest.split('/').next().unwrap_or(rest))
                        && !rest.starts_with("level/shops/") =>
                {
                    let before = printed.entry(game).or_default();
                    *before += 1;
                    format!("<game>/printed word {before}")
                }
                _ => self.place(file),
            };
            places.insert(place);
        }
        places
    }
}

#[test]
fn the_types_of_a_file_are_seen() {
    let code = "pub struct A<'a> {\nstruct B;\n    pub(super) enum C {\npub(in crate::x) type D = E;\npub trait F: G {\npub fn h() {}\npub struct $name;";
    assert_eq!(types(code).into_iter().collect::<Vec<_>>(), ["A", "C", "D", "F"]);
}

#[test]
fn the_same_place_of_games_and_shops_is_one() {
    let houses = Houses {
        games: vec!["a".into(), "b".into()],
        merchants: ["smith".into(), "captain".into()].into(),
    };
    let places = |files: &[&str]| {
        let files: Vec<String> = files.iter().map(|file| format!("src/games/{file}")).collect();
        houses.places(&files).len()
    };
    assert_eq!(places(&["a/scene/places.rs", "b/scene/places.rs"]), 1);
    assert_eq!(places(&["a/scene/places.rs", "b/bot/board.rs"]), 2);
    assert_eq!(places(&["a/rules/shops/smith/kit.rs", "a/rules/shops/captain/kit.rs"]), 1);
    assert_eq!(places(&["a/ui/shops/smith.rs", "a/ui/shops/captain.rs"]), 1);
    assert_eq!(places(&["a/ui/shops/smith.rs", "a/ui/shops/parts.rs"]), 2);
    // Printed words of two games, of one game twice, and outside of their rooms.
    assert_eq!(places(&["a/level/words.rs", "b/table/nouns.rs"]), 1);
    assert_eq!(places(&["a/level/words.rs", "a/table/nouns.rs"]), 2);
    assert_eq!(places(&["a/level/words.rs", "b/bot/board.rs"]), 2);
    assert_eq!(places(&["levels/words.rs", "b/level/words.rs"]), 2);
}

#[test]
fn no_name_stands_for_two_types() {
    let houses = Houses::read();
    assert!(houses.games.len() >= 4 && houses.merchants.len() >= 4, "games and shops are seen");
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in sources("src") {
        let (code, _) = split(&text);
        for name in types(without_tests(&code)) {
            files.entry(name.to_owned()).or_default().push(file.clone());
        }
    }
    assert!(files.len() > 300, "{} names were seen", files.len());
    files.retain(|_, files| houses.places(files).len() > 1);
    let told = |(name, files): (&String, &Vec<String>)| format!("{name}: {}", files.join(", "));
    let wrong: Vec<String> = files.iter().map(told).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_type_is_called_by_a_word_that_says_nothing() {
    let mut wrong = Vec::new();
    for (file, text) in sources("src").into_iter().chain(sources("tests")) {
        let (code, _) = split(&text);
        let names = code.lines().filter_map(|line| made(shown(line).unwrap_or(line.trim_start())));
        let empty = names.filter(|name| EMPTY.contains(name));
        wrong.extend(empty.map(|name| format!("{file}: {name}")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
