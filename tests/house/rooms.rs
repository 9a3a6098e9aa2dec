//! The rooms of a game: the same seven in each, which of them may know which, and a table of
//! contents of its rules in which every chapter is found.

use crate::{
    arrows::{arrows, source},
    common::sources::sources,
};
use caravanserai::{
    games,
    table::game::Game,
    text::rulebook::{RuleKind, Rulebook},
};
use std::collections::BTreeSet;

/// What a game's folder holds beside its own file.
const ROOMS: &[&str] = &["rules", "table", "level", "study", "bot", "scene", "ui"];
/// The rooms of rules and of what lies on the table, and what they may never ask.
const BELOW: &[&str] = &["rules", "table", "level"];
const ABOVE: &[&str] = &["study", "bot", "scene", "ui"];
/// How long a game's own file may be: what it is, and its parts.
const SCREEN: usize = 150;

/// The room of a file of a game.
fn room<'a>(file: &'a str, game: &str) -> Option<&'a str> {
    file.strip_prefix(&format!("src/games/{game}/"))?.split_once('/').map(|(room, _)| room)
}

#[test]
fn every_game_has_the_same_rooms() {
    for game in games::built_in() {
        let folder = format!("src/games/{}", game.id());
        let files = sources(&folder);
        let found: BTreeSet<&str> =
            files.iter().filter_map(|(file, _)| room(file, game.id())).collect();
        assert_eq!(found, ROOMS.iter().copied().collect(), "{folder}");
        let beside: Vec<&String> =
            files.iter().map(|(file, _)| file).filter(|f| room(f, game.id()).is_none()).collect();
        assert_eq!(beside, [&format!("{folder}/mod.rs")], "beside its rooms a game is one file");
        let lines = files.iter().find(|(file, _)| file == beside[0]).unwrap().1.lines().count();
        assert!(lines <= SCREEN, "{folder}/mod.rs has {lines} lines");
    }
}

#[test]
fn rules_and_table_ask_neither_study_nor_players_nor_pictures() {
    let house: Vec<_> = sources("src").iter().map(|(file, text)| source(file, text)).collect();
    let mut wrong = Vec::new();
    for ((from, to), names) in &arrows(&house) {
        for game in games::built_in() {
            let rooms = (room(from, game.id()), room(to, game.id()));
            if let (Some(from_room), Some(to_room)) = rooms
                && BELOW.contains(&from_room)
                && ABOVE.contains(&to_room)
            {
                wrong.push(format!("{from} uses {names:?} of {to}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A row of the table of contents: the rules it names, and its files within `rules/`.
struct Row {
    rules: Vec<String>,
    files: Vec<String>,
}

fn contents(text: &str) -> Vec<Row> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! | ")).skip(1);
    let rows = rows.filter(|row| !row.starts_with("--"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_end_matches('|').split('|').map(str::trim).collect();
        let words = |cell: &str| -> Vec<String> {
            cell.split(", ").flat_map(|word| word.split(" to ")).map(str::to_owned).collect()
        };
        let files = cells[2].split(", ").map(|file| file.trim_matches('`').to_owned()).collect();
        Row { rules: words(cells[0]), files }
    })
    .collect()
}

#[test]
fn a_table_of_contents_is_read() {
    let rows = contents(
        "//! | rules | what | file |\n//! |---|---|---|\n//! | MC-3, MC-5.1 to MC-5.4 | x | `a.rs`, `b/` |\n",
    );
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0].rules, ["MC-3", "MC-5.1", "MC-5.4"]);
    assert_eq!(rows[0].files, ["a.rs", "b/"]);
}

/// The chapters of a rulebook whose rules are not carried out by a chapter of code, each with why.
const ELSEWHERE: &[(&str, &str)] = &[
    ("DOM-2", "set-up"),
    ("DD-2", "what lies there, level files"),
    ("DD-15", "figures of the level"),
    ("DD-17", "what is open: the zones say it"),
    ("MOV-1", "words"),
    ("MOV-2", "set-up"),
    ("MOV-5", "places, level files"),
    ("MOV-13", "the editions' switches, asked by every chapter"),
    ("MOV-14", "what is open, and what a program adds"),
    ("MC-1", "words; gold and goods have a row"),
];

#[test]
fn every_chapter_is_found_in_the_table_of_contents() {
    let mut wrong = Vec::new();
    for game in games::built_in() {
        let folder = format!("src/games/{}/rules/", game.id());
        let files = sources(&folder);
        let face = &files.iter().find(|(file, _)| *file == format!("{folder}mod.rs")).unwrap().1;
        let rows = contents(face);
        let holds = |name: &str, file: &str| match name.strip_suffix('/') {
            Some(inner) => file.starts_with(&format!("{folder}{inner}/")),
            None => file == format!("{folder}{name}"),
        };
        // Every file has a row, and every row a file that says its rules.
        for (file, _) in files.iter().filter(|(file, _)| *file != format!("{folder}mod.rs")) {
            if !rows.iter().any(|row| row.files.iter().any(|name| holds(name, file))) {
                wrong.push(format!("{file} stands in no row"));
            }
        }
        for row in &rows {
            let text: String = files
                .iter()
                .filter(|(file, _)| row.files.iter().any(|name| holds(name, file)))
                .map(|(_, text)| text.as_str())
                .collect();
            for rule in row.rules.iter().filter(|rule| rule.as_str() != "–") {
                if !text.contains(&format!("{rule}.")) && !text.contains(rule) {
                    wrong.push(format!("{folder}mod.rs: {:?} do not name {rule}", row.files));
                }
            }
        }
        wrong.extend(missing(*game, &rows));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The chapters of a game that its table of contents leaves out without a reason.
fn missing(game: &dyn Game, rows: &[Row]) -> Vec<String> {
    let book = Rulebook::of(game.id()).expect("a rulebook");
    let played = book.rules.iter().filter(|rule| rule.kind != RuleKind::Explanatory);
    let chapter = |id: &str| id.split('.').next().unwrap_or(id).to_owned();
    let chapters: BTreeSet<String> = played.map(|rule| chapter(&rule.id)).collect();
    let named: BTreeSet<String> =
        rows.iter().flat_map(|row| row.rules.iter().map(|rule| chapter(rule))).collect();
    let excused = |id: &str| ELSEWHERE.iter().any(|(chapter, _)| *chapter == id);
    chapters.into_iter().filter(|id| !named.contains(id) && !excused(id)).collect()
}
