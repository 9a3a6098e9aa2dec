//! Worked examples of one game in its tests: that its numbers are those of the rule specification,
//! and small examples of our own. It runs none of the game's.

use caravanserai::{
    games,
    table::{
        example::{self, Example},
        game::Game,
    },
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The files of a game, in the order of their names.
fn files(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels").join(game).join("worked");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "ron"))
        .collect();
    paths.sort();
    paths
        .iter()
        .map(|p| fs::read_to_string(p).unwrap_or_else(|e| panic!("{}: {e}", p.display())))
        .collect()
}

/// The examples of a game are those with these numbers, and every file of them is built in.
pub fn has_exactly(game: &str, numbers: &[u16]) {
    let files = files(game);
    let game = games::by_id(game).unwrap();
    assert_eq!(files, game.examples(), "the files are built in, in the order of their names");
    let number = |e: &Example| {
        let name = e.example.trim_start_matches('X');
        name.trim_end_matches(|c: char| c.is_ascii_lowercase()).parse().unwrap()
    };
    let found: BTreeSet<u16> = example::all(game).iter().map(number).collect();
    assert_eq!(found, numbers.iter().copied().collect(), "{}", game.id());
    for number in numbers {
        let name = format!("X{number:02}");
        assert!(example::find(game, &name).is_some(), "{name} is missing in {}", game.id());
    }
}

/// A small example of our own.
pub fn of(game: &dyn Game, edits: &[&str], steps: &[&str]) -> Example {
    Example {
        program: "caravanserai".into(),
        format: example::FORMAT,
        example: "X".into(),
        game: game.id().into(),
        editions: vec![game.editions()[0].id.into()],
        rules: Vec::new(),
        help: 0,
        seats: 2,
        races: Vec::new(),
        options: Default::default(),
        seed: 0,
        edits: edits.iter().map(|s| (*s).into()).collect(),
        steps: steps.iter().map(|s| (*s).into()).collect(),
    }
}

/// The same, written in one text each: lines are separated by semicolons or ends of lines.
pub fn written(game: &dyn Game, edits: &str, steps: &str) -> Example {
    fn lines(text: &str) -> Vec<&str> {
        text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()).collect()
    }
    Example { seed: 7, ..of(game, &lines(edits), &lines(steps)) }
}

/// Options, as a set-up holds them.
pub fn options(of: &[(&str, i64)]) -> BTreeMap<String, i64> {
    of.iter().map(|(key, value)| ((*key).to_owned(), *value)).collect()
}
